//! The actions of players, the questions to chance and its outcomes, with their notation.
//!
//! | notation | meaning |
//! |---|---|
//! | `T.wbg`, `T.kk` | take these tokens |
//! | `T.wwb` | take a pair and, with the second trading post, a third |
//! | `T.w` | take the token of the first trading post |
//! | `R.47` | reserve the face-up card 47 |
//! | `R.L2` | reserve the top card of the level 2 deck |
//! | `B.47`, `B.47+w1k2` | buy card 47; with gold for one white and for two black |
//! | `D.wa` | return (discard) these tokens |
//! | `N.5` | receive noble 5 |
//! | `Y.3` | take city 3 |
//! | `S.47` | place a stronghold on card 47 |
//! | `M.12-47` | move a stronghold from card 12 to card 47 |
//! | `X.47` | remove another player's stronghold from card 47 |
//! | `Q.47`, `Q.47+w1` | conquer card 47, paid for like a purchase |
//! | `W` | waive the conquest |
//! | `P` | pass, where nothing else is possible |
//! | `card.47`, `noble.5`, `city.3` | (chance) this card, this noble, this face of a city tile turns up |
//!
//! Colours are `w b g r k`, gold is `a`. Cards, nobles and cities are numbered by their rows in the component files.

use std::fmt;
use std::str::FromStr;

use jewels::notation::{level, purchase, tokens, write_purchase};
use kernel::{NotationError, Question, Seat};

use crate::data::{CardId, NobleId};
use crate::gems::Gems;
use crate::modules::{CityId, Module};

/// An action of a player. It can express illegal actions, so that they can be refused with a reason. Its text form, the
/// notation, is permanent: stored games are written in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Take tokens (`splendor 41`, `42`).
    Take(Gems),
    /// Reserve a face-up card (`splendor 43`).
    Reserve(CardId),
    /// Reserve the top card of this level's deck, from 0 (`splendor 49`).
    ReserveTop(u8),
    /// Buy a card (`splendor 44`).
    Buy {
        /// The card.
        card: CardId,
        /// How many gems of each colour gold stands for; gems pay the rest of the price.
        gold_as: Gems,
    },
    /// Return tokens over ten (`splendor 46`).
    Return(Gems),
    /// Receive this noble, one of several that would visit (`splendor 72`).
    Receive(NobleId),
    /// Pass, where nothing else is possible (`splendor C23`).
    Pass,
    /// Take this city, one of several whose requirements are met (`cities 7`).
    TakeCity(CityId),
    /// Place a stronghold on this card (`cities 15`).
    Place(CardId),
    /// Move a stronghold to another card (`cities 15`).
    Move {
        /// The card on which it stands.
        from: CardId,
        /// The card on which it will stand.
        to: CardId,
    },
    /// Remove a stronghold of another player from this card (`cities 18`).
    Remove(CardId),
    /// Buy the card with three own strongholds (`cities 21`).
    Conquer {
        /// The card.
        card: CardId,
        /// How many gems of each colour gold stands for; gems pay the rest of the price.
        gold_as: Gems,
    },
    /// Conquer nothing, where a conquest is possible (`cities 95`).
    Waive,
}

impl Action {
    /// Returns the module without which there is no such action; none for an action of the base game.
    pub(crate) fn module(self) -> Option<Module> {
        match self {
            Action::TakeCity(_) => Some(Module::Cities),
            Action::Place(_)
            | Action::Move { .. }
            | Action::Remove(_)
            | Action::Conquer { .. }
            | Action::Waive => Some(Module::Strongholds),
            Action::Take(_)
            | Action::Reserve(_)
            | Action::ReserveTop(_)
            | Action::Buy { .. }
            | Action::Return(_)
            | Action::Receive(_)
            | Action::Pass => None,
        }
    }
}

/// A question to chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// Which noble is revealed.
    Noble,
    /// Which card of this level (from 0) is turned up.
    Card {
        /// The level of the deck, counted from 0.
        level: u8,
    },
    /// Which card of this level a player draws blind.
    Blind {
        /// The level of the deck, counted from 0.
        level: u8,
        /// The only seat that may see the card.
        seat: Seat,
    },
    /// Which city is revealed.
    City,
}

/// An outcome of chance. Its text form, the notation, is permanent: stored games are written in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// A noble.
    Noble(NobleId),
    /// A card from a deck.
    Card(CardId),
    /// A city.
    City(CityId),
}

impl Question for Chance {
    /// Returns 0 for the nobles, 1 to 3 for the decks, 4 for the cities. A card drawn blind comes from the same deck as
    /// one turned up.
    fn source(&self) -> u8 {
        match self {
            Chance::Noble => 0,
            Chance::Card { level } | Chance::Blind { level, .. } => level + 1,
            Chance::City => 4,
        }
    }

    fn private_to(&self) -> Option<Seat> {
        match self {
            Chance::Blind { seat, .. } => Some(*seat),
            _ => None,
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Noble => f.write_str("noble"),
            Chance::Card { level } => write!(f, "card L{}", level + 1),
            Chance::Blind { level, seat } => write!(f, "card L{} for seat {seat}", level + 1),
            Chance::City => f.write_str("city"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take(gems) => write!(f, "T.{gems}"),
            Action::Reserve(card) => write!(f, "R.{card}"),
            Action::ReserveTop(level) => write!(f, "R.L{}", level + 1),
            Action::Buy { card, gold_as } => {
                f.write_str("B.")?;
                write_purchase(f, card, *gold_as)
            }
            Action::Return(gems) => write!(f, "D.{gems}"),
            Action::Receive(noble) => write!(f, "N.{noble}"),
            Action::Pass => f.write_str("P"),
            Action::TakeCity(city) => write!(f, "Y.{city}"),
            Action::Place(card) => write!(f, "S.{card}"),
            Action::Move { from, to } => write!(f, "M.{from}-{to}"),
            Action::Remove(card) => write!(f, "X.{card}"),
            Action::Conquer { card, gold_as } => {
                f.write_str("Q.")?;
                write_purchase(f, card, *gold_as)
            }
            Action::Waive => f.write_str("W"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        match text {
            "P" => return Ok(Action::Pass),
            "W" => return Ok(Action::Waive),
            _ => {}
        }
        let unknown = || NotationError::new(text, "splendor-form-action");
        let (kind, rest) = text.split_once('.').ok_or_else(unknown)?;
        match kind {
            "T" => tokens(rest).map(Action::Take),
            "D" => tokens(rest).map(Action::Return),
            "R" => match rest.strip_prefix('L') {
                Some(deck) => level(deck).map(Action::ReserveTop),
                None => rest.parse().map(Action::Reserve),
            },
            "B" => purchase(rest).map(|(card, gold_as)| Action::Buy { card, gold_as }),
            "N" => rest.parse().map(Action::Receive),
            "Y" => rest.parse().map(Action::TakeCity),
            "S" => rest.parse().map(Action::Place),
            "M" => match rest.split_once('-') {
                Some((from, to)) => Ok(Action::Move { from: from.parse()?, to: to.parse()? }),
                None => Err(NotationError::new(rest, "splendor-form-move")),
            },
            "X" => rest.parse().map(Action::Remove),
            "Q" => purchase(rest).map(|(card, gold_as)| Action::Conquer { card, gold_as }),
            _ => Err(unknown()),
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Noble(noble) => write!(f, "noble.{noble}"),
            Outcome::Card(card) => write!(f, "card.{card}"),
            Outcome::City(city) => write!(f, "city.{city}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Outcome, NotationError> {
        match text.split_once('.') {
            Some(("noble", rest)) => rest.parse().map(Outcome::Noble),
            Some(("card", rest)) => rest.parse().map(Outcome::Card),
            Some(("city", rest)) => rest.parse().map(Outcome::City),
            _ => Err(NotationError::new(text, "splendor-form-outcome")),
        }
    }
}

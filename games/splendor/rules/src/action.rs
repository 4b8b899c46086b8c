//! The actions of players, the questions to chance and its outcomes, with their notation.
//!
//! | notation | meaning |
//! |---|---|
//! | `T.wbg`, `T.kk` | take these tokens |
//! | `T.wwb` | take a pair and, with the second trading post, a third |
//! | `T.w` | take the token of the first trading post |
//! | `R.47` | reserve the face-up card 47 |
//! | `R.L2` | reserve the top card of the level 2 deck |
//! | `R.O2` | reserve the top card of the level 2 deck of the Orient |
//! | `B.47`, `B.47+w1k2` | buy card 47; with gold for one white and for two black |
//! | `B.47+w1k2*1` | with a card of double gold, and a gold token for what is left |
//! | `B.118-12-14`, `B.118-104` | buy card 118 for the bonuses of other cards |
//! | `D.wa` | return (discard) these tokens |
//! | `N.5` | receive noble 5 |
//! | `Y.3` | take city 3 |
//! | `S.47` | place a stronghold on card 47 |
//! | `M.12-47` | move a stronghold from card 12 to card 47 |
//! | `X.47` | remove another player's stronghold from card 47 |
//! | `Q.47`, `Q.47+w1` | conquer card 47, paid for like a purchase |
//! | `W` | waive the conquest |
//! | `C.r` | the satchel copies red |
//! | `R.N5` | reserve noble 5 |
//! | `F.12` | take card 12 for nothing |
//! | `P` | pass, where nothing else is possible |
//! | `card.47`, `noble.5`, `city.3` | (chance) this card, this noble, this face of a city tile turns up |
//!
//! Colours are `w b g r k`, gold is `a`. Cards, nobles and cities are numbered by their rows in the component files.

use std::fmt;
use std::str::FromStr;

use jewels::notation::{level, number, purchase, tokens, write_purchase};
use jewels::{Colour, Kind, LEVELS};
use kernel::{NotationError, Question, Seat};

use crate::data::{CardId, NobleId};
use crate::gems::{Gem, Gems};
use crate::modules::{CityId, Module, Spent};

/// An action of a player. It can express illegal actions, so that they can be refused with a reason. Its text form, the
/// notation, is permanent: stored games are written in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Take tokens (`splendor 41`, `42`).
    Take(Gems),
    /// Reserve a face-up card (`splendor 43`).
    Reserve(CardId),
    /// Reserve the top card of this level's deck, from 0 (`splendor 49`); those of the Orient follow (`cities 103`).
    ReserveTop(u8),
    /// Buy a card (`splendor 44`).
    Buy {
        /// The card.
        card: CardId,
        /// The number of gems of each colour that gold stands for; gems pay the rest of the price.
        gold_as: Gems,
        /// The cards that are spent beside tokens.
        spent: Spent,
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
        /// The number of gems of each colour that gold stands for; gems pay the rest of the price.
        gold_as: Gems,
        /// The cards that are spent beside tokens.
        spent: Spent,
    },
    /// Conquer nothing, where a conquest is possible (`cities 95`).
    Waive,
    /// Tie the satchel to a card whose bonus has this colour (`cities 54`).
    Copy(Colour),
    /// Reserve this noble (`cities 60`).
    ReserveNoble(NobleId),
    /// Take this card for nothing (`cities 57`, `62`).
    TakeFree(CardId),
}

impl Action {
    /// Returns the purchase of a card with tokens.
    pub const fn buy(card: CardId, gold_as: Gems) -> Action {
        Action::Buy { card, gold_as, spent: Spent::Nothing }
    }

    /// Returns the modules without which there is no such action; none for an action of the base game.
    pub(crate) fn modules(self) -> impl Iterator<Item = Module> {
        self.module().into_iter().chain(self.is_of_orient().then_some(Module::Orient))
    }

    /// Returns whether the action asks for a noble.
    pub(crate) fn names_noble(self) -> bool {
        matches!(self, Action::Receive(_) | Action::ReserveNoble(_))
    }

    /// Returns whether the action has a card or a deck that only the Orient has, or spends cards.
    fn is_of_orient(self) -> bool {
        match self {
            Action::Reserve(card) | Action::Place(card) | Action::Remove(card) => card.is_of_orient(),
            Action::Move { from, to } => from.is_of_orient() || to.is_of_orient(),
            Action::ReserveTop(deck) => usize::from(deck) >= LEVELS,
            Action::Buy { card, spent, .. } | Action::Conquer { card, spent, .. } => {
                card.is_of_orient() || spent != Spent::Nothing
            }
            _ => false,
        }
    }

    /// Returns the module that brings this kind of action; none for a kind that the base game has.
    pub const fn module(self) -> Option<Module> {
        match self {
            Action::TakeCity(_) => Some(Module::Cities),
            Action::Copy(_) | Action::ReserveNoble(_) | Action::TakeFree(_) => Some(Module::Orient),
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
    /// The noble that is revealed.
    Noble,
    /// The card of this level (from 0) that is turned up.
    Card {
        /// The level of the deck, counted from 0; those of the Orient follow.
        level: u8,
    },
    /// The card of this level that a player draws blind.
    Blind {
        /// The level of the deck, counted from 0; those of the Orient follow.
        level: u8,
        /// The only seat that may see the card.
        seat: Seat,
    },
    /// The city that is revealed.
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
    /// Returns 0 for the nobles, 1 to 3 for the decks, 4 for the cities, 5 to 7 for the decks of the Orient. A card drawn
    /// blind comes from the same deck as one turned up.
    fn source(&self) -> u8 {
        match self {
            Chance::Noble => 0,
            // Those of modules are behind the old ones, so that seeds deal as before.
            Chance::Card { level } | Chance::Blind { level, .. } => {
                level + if usize::from(*level) < LEVELS { 1 } else { 2 }
            }
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
            Chance::Card { level } => write!(f, "card {}", Deck(*level)),
            Chance::Blind { level, seat } => write!(f, "card {} for seat {seat}", Deck(*level)),
            Chance::City => f.write_str("city"),
        }
    }
}

/// A deck, as it is written: `L2`, or `O2` for one of the Orient.
struct Deck(u8);

impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.checked_sub(LEVELS as u8) {
            None => write!(f, "L{}", self.0 + 1),
            Some(level) => write!(f, "O{}", level + 1),
        }
    }
}

/// Writes a purchase with the cards that it spends.
fn write_payment(f: &mut fmt::Formatter<'_>, card: CardId, gold_as: Gems, spent: Spent) -> fmt::Result {
    write_purchase(f, card, gold_as)?;
    match spent {
        Spent::Nothing => Ok(()),
        Spent::DoubleGold(cards) => write!(f, "*{cards}"),
        Spent::Cards(card, None) => write!(f, "-{card}"),
        Spent::Cards(card, Some(other)) => write!(f, "-{card}-{other}"),
    }
}

/// Reads a purchase with the cards that it spends.
fn read_payment(text: &str) -> Result<(CardId, Gems, Spent), NotationError> {
    if let Some((card, cards)) = text.split_once('-') {
        // Nothing else pays beside cards, so that what is wrong with a price is not taken for a wrong card.
        return match card.split_once('*') {
            // A sign that stands where the number of cards of double gold is expected.
            Some((_, golds)) if number(golds).is_none() => {
                Err(NotationError::new(text, "splendor-form-double-gold"))
            }
            None if !card.contains('+') => Ok((card.parse()?, Gems::NONE, read_cards(cards)?)),
            _ => Err(NotationError::new(text, "splendor-form-cards")),
        };
    }
    let Some((rest, cards)) = text.split_once('*') else {
        return purchase(text).map(|(card, gold_as)| (card, gold_as, Spent::Nothing));
    };
    let (card, gold_as) = purchase(rest)?;
    match number(cards) {
        Some(cards @ 1..=DOUBLE_GOLDS) if !gold_as.is_none() => Ok((card, gold_as, Spent::DoubleGold(cards))),
        _ => Err(NotationError::new(text, "splendor-form-double-gold")),
    }
}

/// The cards of double gold in the game.
const DOUBLE_GOLDS: u8 = 5;

/// Reads the cards that pay for another one: one, or two different ones in any order.
fn read_cards(text: &str) -> Result<Spent, NotationError> {
    let malformed = || NotationError::new(text, "splendor-form-cards");
    let read = |card: &str| match card.bytes().all(|byte| byte.is_ascii_digit()) {
        true if !card.is_empty() => card.parse::<CardId>(),
        _ => Err(malformed()),
    };
    match text.split_once('-') {
        None => Ok(Spent::Cards(read(text)?, None)),
        Some((one, other)) => match (read(one)?, read(other)?) {
            (one, other) if one == other => Err(malformed()),
            (one, other) => Ok(Spent::two(one, other)),
        },
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take(gems) => write!(f, "T.{gems}"),
            Action::Reserve(card) => write!(f, "R.{card}"),
            Action::ReserveTop(level) => write!(f, "R.{}", Deck(*level)),
            Action::Buy { card, gold_as, spent } => {
                f.write_str("B.")?;
                write_payment(f, *card, *gold_as, *spent)
            }
            Action::Return(gems) => write!(f, "D.{gems}"),
            Action::Receive(noble) => write!(f, "N.{noble}"),
            Action::Pass => f.write_str("P"),
            Action::TakeCity(city) => write!(f, "Y.{city}"),
            Action::Place(card) => write!(f, "S.{card}"),
            Action::Move { from, to } => write!(f, "M.{from}-{to}"),
            Action::Remove(card) => write!(f, "X.{card}"),
            Action::Conquer { card, gold_as, spent } => {
                f.write_str("Q.")?;
                write_payment(f, *card, *gold_as, *spent)
            }
            Action::Waive => f.write_str("W"),
            Action::Copy(colour) => write!(f, "C.{}", colour.letter()),
            Action::ReserveNoble(noble) => write!(f, "R.N{noble}"),
            Action::TakeFree(card) => write!(f, "F.{card}"),
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
            "R" => match (rest.strip_prefix('L'), rest.strip_prefix('O'), rest.strip_prefix('N')) {
                (Some(deck), ..) => level(deck).map(Action::ReserveTop),
                (_, Some(deck), _) => level(deck).map(|level| Action::ReserveTop(LEVELS as u8 + level)),
                (.., Some(noble)) => noble.parse().map(Action::ReserveNoble),
                _ => rest.parse().map(Action::Reserve),
            },
            "B" => read_payment(rest).map(|(card, gold_as, spent)| Action::Buy { card, gold_as, spent }),
            "N" => rest.parse().map(Action::Receive),
            "Y" => rest.parse().map(Action::TakeCity),
            "S" => rest.parse().map(Action::Place),
            "M" => match rest.split_once('-') {
                Some((from, to)) => Ok(Action::Move { from: from.parse()?, to: to.parse()? }),
                None => Err(NotationError::new(rest, "splendor-form-move")),
            },
            "X" => rest.parse().map(Action::Remove),
            "Q" => read_payment(rest).map(|(card, gold_as, spent)| Action::Conquer { card, gold_as, spent }),
            "C" => match Gem::from_key(rest).and_then(Gem::colour) {
                Some(colour) => Ok(Action::Copy(colour)),
                None => Err(NotationError::new(rest, "splendor-form-colour")),
            },
            "F" => rest.parse().map(Action::TakeFree),
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

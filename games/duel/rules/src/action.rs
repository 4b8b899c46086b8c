//! The actions of players, the questions to chance and its outcomes, with their notation.
//!
//! | notation | meaning |
//! |---|---|
//! | `V.c3` | use a privilege: take the token on c3 |
//! | `F` | replenish (fill up) the board |
//! | `T.a1b2c3` | take the tokens on these spaces |
//! | `R.47@c3` | take the gold on c3 and reserve the face-up card 47 |
//! | `R.L2@c3` | take the gold on c3 and reserve the top card of the level 2 deck |
//! | `B.47`, `B.47+w1p1` | buy card 47; with one gold as white and one as pearl |
//! | `C.r` | the card just bought copies red |
//! | `E.c3` | effect of a card: take the token on c3 |
//! | `S.p` | effect of a card: steal a pearl |
//! | `Q.2` | take royal card 2 |
//! | `D.w` | discard a white token |
//! | `card.47`, `token.w` | (chance) this card, this token comes |
//!
//! Colours are `w b g r k`, pearl is `p`, gold is `a`. Spaces are a column letter and a row number, `a1` at the
//! upper left. Cards and royal cards are numbered by their rows in the component files.

use std::fmt;
use std::str::FromStr;

use jewels::notation::{level, purchase, write_purchase};
use jewels::{Colour, Kind};
use kernel::{NotationError, Question, Seat};

use crate::board::{Space, Spaces};
use crate::data::{CardId, RoyalId};
use crate::gems::{Gem, Gems};

/// An action of a player. It can express illegal actions, so that they can be refused with a reason. Its text form, the
/// notation, is permanent: stored games are written in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Use a privilege for the token on a space (`duel P1`, `P2`).
    UsePrivilege(Space),
    /// Replenish the board (`duel B3`).
    Replenish,
    /// Take the tokens on these spaces (`duel K1`).
    Take(Spaces),
    /// Take a gold and reserve a face-up card (`duel G3`, `G4`).
    Reserve {
        /// The card.
        card: CardId,
        /// The space with the gold.
        gold: Space,
    },
    /// Take a gold and reserve the top card of a deck (`duel G4`).
    ReserveTop {
        /// The level of the deck, counted from 0.
        level: u8,
        /// The space with the gold.
        gold: Space,
    },
    /// Buy a card (`duel C1`).
    Buy {
        /// The card.
        card: CardId,
        /// The number of gold tokens that stand for each kind; other tokens pay the rest of the price.
        gold_as: Gems,
    },
    /// Choose the colour that the card just bought copies (`duel E3`).
    Copy(Colour),
    /// Take the token on a space, by a card's effect (`duel E5`).
    TakeSame(Space),
    /// Steal a token of this kind, by a card's effect (`duel E8`).
    Steal(Gem),
    /// Take a royal card (`duel Q2`).
    TakeRoyal(RoyalId),
    /// Discard a token over ten (`duel N2`).
    Discard(Gem),
}

/// A question to chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// The token of the bag that is put on this space.
    Token {
        /// The space.
        space: Space,
    },
    /// The card of this level (from 0) that is turned up.
    Card {
        /// The level of the deck, counted from 0.
        level: u8,
    },
    /// The card of this level that a player draws blind.
    Blind {
        /// The level of the deck, counted from 0.
        level: u8,
        /// The only seat that may see the card.
        seat: Seat,
    },
}

/// An outcome of chance. Its text form, the notation, is permanent: stored games are written in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// A token from the bag.
    Token(Gem),
    /// A card from a deck.
    Card(CardId),
}

impl Question for Chance {
    /// Returns 0 for the bag, 1 to 3 for the decks. A card drawn blind comes from the same deck as one turned up.
    fn source(&self) -> u8 {
        match self {
            Chance::Token { .. } => 0,
            Chance::Card { level } | Chance::Blind { level, .. } => level + 1,
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
            Chance::Token { space } => write!(f, "token {space}"),
            Chance::Card { level } => write!(f, "card L{}", level + 1),
            Chance::Blind { level, seat } => write!(f, "card L{} for seat {seat}", level + 1),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::UsePrivilege(space) => write!(f, "V.{space}"),
            Action::Replenish => f.write_str("F"),
            Action::Take(spaces) => write!(f, "T.{spaces}"),
            Action::Reserve { card, gold } => write!(f, "R.{card}@{gold}"),
            Action::ReserveTop { level, gold } => write!(f, "R.L{}@{gold}", level + 1),
            Action::Buy { card, gold_as } => {
                f.write_str("B.")?;
                write_purchase(f, card, *gold_as)
            }
            Action::Copy(colour) => write!(f, "C.{}", colour.key()),
            Action::TakeSame(space) => write!(f, "E.{space}"),
            Action::Steal(gem) => write!(f, "S.{}", gem.letter()),
            Action::TakeRoyal(royal) => write!(f, "Q.{royal}"),
            Action::Discard(gem) => write!(f, "D.{}", gem.letter()),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        if text == "F" {
            return Ok(Action::Replenish);
        }
        let unknown = || NotationError::new(text, "duel-form-action");
        let (kind, rest) = text.split_once('.').ok_or_else(unknown)?;
        match kind {
            "V" => rest.parse().map(Action::UsePrivilege),
            "T" => rest.parse().map(Action::Take),
            "R" => {
                let (what, gold) = rest.split_once('@').ok_or_else(unknown)?;
                let gold = gold.parse()?;
                match what.strip_prefix('L') {
                    Some(deck) => level(deck).map(|level| Action::ReserveTop { level, gold }),
                    None => what.parse().map(|card| Action::Reserve { card, gold }),
                }
            }
            "B" => purchase(rest).map(|(card, gold_as)| Action::Buy { card, gold_as }),
            "C" => gem(rest)?.colour().map(Action::Copy).ok_or_else(unknown),
            "E" => rest.parse().map(Action::TakeSame),
            "S" => gem(rest).map(Action::Steal),
            "Q" => rest.parse().map(Action::TakeRoyal),
            "D" => gem(rest).map(Action::Discard),
            _ => Err(unknown()),
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Token(gem) => write!(f, "token.{}", gem.letter()),
            Outcome::Card(card) => write!(f, "card.{card}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Outcome, NotationError> {
        match text.split_once('.') {
            Some(("token", rest)) => gem(rest).map(Outcome::Token),
            Some(("card", rest)) => rest.parse().map(Outcome::Card),
            _ => Err(NotationError::new(text, "duel-form-outcome")),
        }
    }
}

fn gem(text: &str) -> Result<Gem, NotationError> {
    Gem::from_key(text).ok_or_else(|| NotationError::new(text, Gem::EXPECTED))
}

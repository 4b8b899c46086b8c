//! The actions of players, the questions to chance and its outcomes, with their notation.
//!
//! | notation | meaning |
//! |---|---|
//! | `T.17` | take catch 17 from the quay |
//! | `F` | fill up with oil |
//! | `G`, `K` | give a measure of oil to the beacon, or keep it |
//! | `J.17` | throw (jettison) catch 17 overboard |
//! | `D.5` | deliver order 5 |
//! | `order.5`, `catch.17`, `storm` | (chance) this order, this catch, a storm comes |

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, Question, Seat};

use crate::pieces::{Catch, Order};

/// An action of a player. Its text form, the notation, is permanent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Take a catch from the quay (`skerries 11`).
    Take(Catch),
    /// Fill up with oil (`skerries 13`).
    Fill,
    /// Give oil to the beacon (`skerries 14`).
    Give,
    /// Keep the oil (`skerries 14`).
    Keep,
    /// Throw a catch overboard (`skerries 19`).
    Jettison(Catch),
    /// Deliver an order (`skerries 23`).
    Deliver(Order),
}

/// A question to chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// The order that a player gets.
    Order {
        /// The only seat that may see it.
        seat: Seat,
    },
    /// The catch that is dealt while the game is set up, when no storm is in the deck yet.
    Catch,
    /// The card that is turned up from the deck.
    Card,
}

/// An outcome of chance. Its text form, the notation, is permanent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// An order from the deck.
    Order(Order),
    /// A catch from the deck.
    Catch(Catch),
    /// A storm.
    Storm,
}

impl Question for Chance {
    /// Returns 0 for the orders, 1 for the deck.
    fn source(&self) -> u8 {
        match self {
            Chance::Order { .. } => 0,
            Chance::Catch | Chance::Card => 1,
        }
    }

    fn private_to(&self) -> Option<Seat> {
        match self {
            Chance::Order { seat } => Some(*seat),
            Chance::Catch | Chance::Card => None,
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Order { seat } => write!(f, "order for seat {seat}"),
            Chance::Catch => f.write_str("catch"),
            Chance::Card => f.write_str("catch or storm"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take(catch) => write!(f, "T.{catch}"),
            Action::Fill => f.write_str("F"),
            Action::Give => f.write_str("G"),
            Action::Keep => f.write_str("K"),
            Action::Jettison(catch) => write!(f, "J.{catch}"),
            Action::Deliver(order) => write!(f, "D.{order}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        match (text, text.split_once('.')) {
            ("F", _) => Ok(Action::Fill),
            ("G", _) => Ok(Action::Give),
            ("K", _) => Ok(Action::Keep),
            (_, Some(("T", number))) => number.parse().map(Action::Take),
            (_, Some(("J", number))) => number.parse().map(Action::Jettison),
            (_, Some(("D", number))) => number.parse().map(Action::Deliver),
            _ => Err(NotationError::new(text, "skerries-form-action")),
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Order(order) => write!(f, "order.{order}"),
            Outcome::Catch(catch) => write!(f, "catch.{catch}"),
            Outcome::Storm => f.write_str("storm"),
        }
    }
}

impl FromStr for Outcome {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Outcome, NotationError> {
        match (text, text.split_once('.')) {
            ("storm", _) => Ok(Outcome::Storm),
            (_, Some(("order", number))) => number.parse().map(Outcome::Order),
            (_, Some(("catch", number))) => number.parse().map(Outcome::Catch),
            _ => Err(NotationError::new(text, "skerries-form-outcome")),
        }
    }
}

//! The actions of players, the questions to chance and its outcomes, with their notation.
//!
//! | notation | meaning |
//! |---|---|
//! | `T.f5`, `T.f1r2n2` | take these money cards |
//! | `B.t9b:54` | buy a tile for these cards, none of which is to spare |
//! | `S.t9b` | begin to pay for a tile with cards to spare |
//! | `P.5`, `E` | lay down the next card of such a payment; it is enough |
//! | `L.t9b@2,-1`, `L.t9b@r`, `L.t9b@n` | build a bought tile, put it in the reserve, give it to the neutral player |
//! | `R.t9b@2,-1` | redesign: build a tile of the reserve |
//! | `R.t9b@r` | redesign: take a tile of the board into the reserve |
//! | `R.t9b@g7` | redesign: put a tile of the reserve in the place of one of the board |
//! | `P` | pass, where nothing else can be done |
//! | `money.f5`, `round.1`, `tile.t9b` | (chance) this money card, this scoring card, this tile |

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, Question, Seat};

use crate::cell::Cell;
use crate::money::{Card, Handful, Payment, VALUE_MAX};
use crate::tile::Tile;

/// An action of a player. Its text form, the notation, is permanent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Take money cards (`alhambra 27`, `28`).
    Take(Handful),
    /// Buy a tile with no card to spare (`alhambra 31`).
    Buy(Tile, Payment),
    /// Begin to pay for a tile with cards to spare (`alhambra C14`).
    Start(Tile),
    /// Lay down a card of this value.
    Pay(u8),
    /// End the payment.
    Enough,
    /// Place a tile that was bought, or got at the end (`alhambra 38`).
    Place(Tile, Spot),
    /// Redesign the board (`alhambra 46-48`).
    Redesign(Tile, Change),
    /// Pass (`alhambra C33`).
    Pass,
}

/// The place to which a tile goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spot {
    /// The tile is built at a cell.
    Cell(Cell),
    /// The tile goes into the reserve.
    Reserve,
    /// The tile is given to the neutral player.
    Neutral,
}

/// The change to a board by a redesign with a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Change {
    /// The tile is built at a cell, from the reserve.
    Build(Cell),
    /// The tile goes from the board into the reserve.
    Remove,
    /// The tile goes from the reserve to the place of this one, which goes into the reserve.
    Replace(Tile),
}

/// A question to chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// The money card that is drawn, or a scoring card.
    Money,
    /// The tile that is drawn.
    Tile,
}

/// An outcome of chance. Its text form, the notation, is permanent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// The money card that is drawn.
    Money(Card),
    /// The scoring card of this round, 1 or 2.
    Round(u8),
    /// This tile.
    Tile(Tile),
}

impl Question for Chance {
    /// Returns 0 for the money, 1 for the bag.
    fn source(&self) -> u8 {
        *self as u8
    }

    /// Returns none: nothing is hidden.
    fn private_to(&self) -> Option<Seat> {
        None
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Chance::Money => "money",
            Chance::Tile => "tile",
        })
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Cell(cell) => cell.fmt(f),
            Spot::Reserve => f.write_str("r"),
            Spot::Neutral => f.write_str("n"),
        }
    }
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Change::Build(cell) => cell.fmt(f),
            Change::Remove => f.write_str("r"),
            Change::Replace(tile) => tile.fmt(f),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take(cards) => write!(f, "T.{cards}"),
            Action::Buy(tile, cards) => write!(f, "B.{tile}:{cards}"),
            Action::Start(tile) => write!(f, "S.{tile}"),
            Action::Pay(value) => write!(f, "P.{value}"),
            Action::Enough => f.write_str("E"),
            Action::Place(tile, spot) => write!(f, "L.{tile}@{spot}"),
            Action::Redesign(tile, change) => write!(f, "R.{tile}@{change}"),
            Action::Pass => f.write_str("P"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let form = || NotationError::new(text, "alhambra-form-action");
        let (letter, rest) = match (text, text.split_once('.')) {
            ("E", _) => return Ok(Action::Enough),
            ("P", _) => return Ok(Action::Pass),
            (_, parts) => parts.ok_or_else(form)?,
        };
        let at = || rest.split_once('@').ok_or_else(form);
        match letter {
            "T" => rest.parse().map(Action::Take),
            "B" => {
                let (tile, cards) = rest.split_once(':').ok_or_else(form)?;
                Ok(Action::Buy(tile.parse()?, cards.parse()?))
            }
            "S" => rest.parse().map(Action::Start),
            "P" => match rest.as_bytes() {
                [value @ b'1'..=b'9'] => Ok(Action::Pay(value - b'0')),
                _ => Err(NotationError::new(rest, "alhambra-form-value")),
            },
            "L" => {
                let (tile, spot) = at()?;
                let spot = match spot {
                    "r" => Spot::Reserve,
                    "n" => Spot::Neutral,
                    cell => {
                        let cell = cell.parse().map_err(|_| NotationError::new(cell, "alhambra-form-spot"));
                        Spot::Cell(cell?)
                    }
                };
                Ok(Action::Place(tile.parse()?, spot))
            }
            "R" => {
                let (tile, change) = at()?;
                let change = match change {
                    "r" => Change::Remove,
                    cell if cell.contains(',') => Change::Build(cell.parse()?),
                    other => Change::Replace(other.parse()?),
                };
                Ok(Action::Redesign(tile.parse()?, change))
            }
            _ => Err(form()),
        }
    }
}

const _: () = assert!(VALUE_MAX == 9);

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Money(card) => write!(f, "money.{card}"),
            Outcome::Round(round) => write!(f, "round.{round}"),
            Outcome::Tile(tile) => write!(f, "tile.{tile}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Outcome, NotationError> {
        match text.split_once('.') {
            Some(("money", card)) => card.parse().map(Outcome::Money),
            Some(("round", "1")) => Ok(Outcome::Round(1)),
            Some(("round", "2")) => Ok(Outcome::Round(2)),
            Some(("tile", tile)) => tile.parse().map(Outcome::Tile),
            _ => Err(NotationError::new(text, "alhambra-form-outcome")),
        }
    }
}

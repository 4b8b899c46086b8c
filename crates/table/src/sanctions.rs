//! The decisions of a table's owner about people without a seat.

use std::collections::BTreeMap;

use crate::sitter::{FORMER, Holder};

/// A decision of the owner of a table about a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sanction {
    /// The person's lines are hidden, and new ones are refused.
    Muted,
    /// The person is also no longer admitted to the table.
    Removed,
}

/// The decisions about people without a seat, by person.
pub type Sanctions = BTreeMap<Holder, Sanction>;

/// Everybody without a seat: the host who closes a table removes them for good, whatever its owner decides.
pub const EVERYBODY: Holder = FORMER;

/// A change of the decisions about people without a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Moderation {
    /// The decision about a person; none takes it back.
    Person(Holder, Option<Sanction>),
    /// All decisions about single people are taken back.
    Everybody,
    /// Whether spectators are admitted once the game has begun.
    Spectators(bool),
}

impl Moderation {
    /// Applies the change.
    pub fn apply(&self, sanctions: &mut Sanctions, spectators: &mut bool) {
        match *self {
            Moderation::Person(person, Some(sanction)) => _ = sanctions.insert(person, sanction),
            Moderation::Person(person, None) => _ = sanctions.remove(&person),
            Moderation::Everybody => sanctions.retain(|person, _| *person == EVERYBODY),
            Moderation::Spectators(admitted) => *spectators = admitted,
        }
    }
}

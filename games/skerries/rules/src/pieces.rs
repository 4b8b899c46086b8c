//! Catches and orders. The print of a card follows from its number, which is permanent.

use std::fmt;
use std::str::FromStr;

use kernel::NotationError;
use serde::{Deserialize, Serialize};

/// The name of the set of catches, as in messages.
pub const SET: &str = "skerries";
/// The name of the set of the kinds of fish and the oil, as in messages.
pub const PIECES: &str = "fish";
/// The letter of the oil.
pub const OIL: char = 'o';

/// A kind of fish.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[expect(missing_docs, reason = "they are what their names say")]
pub enum Fish {
    Herring,
    Cod,
    Eel,
    Mussel,
}

impl Fish {
    /// All kinds of fish.
    pub const ALL: [Fish; 4] = [Fish::Herring, Fish::Cod, Fish::Eel, Fish::Mussel];

    /// Returns the letter of the kind, by which messages name it.
    pub fn letter(self) -> char {
        ['h', 'c', 'e', 'm'][self as usize]
    }
}

/// A card by its number, from 1 to `MOST`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Numbered<const MOST: u8>(u8);

/// A catch (`skerries 2`).
pub type Catch = Numbered<60>;
/// An order (`skerries 3`).
pub type Order = Numbered<12>;

impl<const MOST: u8> Numbered<MOST> {
    /// All cards as a set.
    pub(crate) const ALL: u64 = (1 << MOST) - 1;

    /// Returns the card of this number, if there is one.
    pub fn new(number: u8) -> Option<Self> {
        (1..=MOST).contains(&number).then_some(Numbered(number))
    }

    /// Returns the number of the card.
    pub fn number(self) -> u8 {
        self.0
    }

    /// Returns all cards.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::of(Self::ALL)
    }

    /// Returns the members of a set.
    pub(crate) fn of(set: u64) -> impl Iterator<Item = Self> + Clone {
        kernel::members(set).map(|bit| Numbered(bit + 1))
    }

    /// Returns the set of this card alone.
    pub(crate) fn bit(self) -> u64 {
        1 << (self.0 - 1)
    }
}

impl Catch {
    /// Returns the kind of fish (`skerries 2`): fifteen of each.
    pub fn fish(self) -> Fish {
        Fish::ALL[usize::from((self.0 - 1) / 15)]
    }

    /// Returns the value of the catch (`skerries 2`): three of each from 1 to 5 for every kind.
    pub fn value(self) -> u8 {
        (self.0 - 1) % 5 + 1
    }
}

impl Order {
    /// Returns the two kinds of fish that the order names (`skerries 3`): the one that brings two points each, then the
    /// one that brings one.
    pub fn wants(self) -> [Fish; 2] {
        let (first, second) = ((self.0 - 1) / 3, (self.0 - 1) % 3);
        [first, second + u8::from(second >= first)].map(|kind| Fish::ALL[usize::from(kind)])
    }

    /// Returns the points of the order with these catches (`skerries 23`).
    pub fn points(self, catches: impl Iterator<Item = Catch>) -> u8 {
        let [first, second] = self.wants();
        catches.map(|catch| 2 * u8::from(catch.fish() == first) + u8::from(catch.fish() == second)).sum()
    }
}

impl<const MOST: u8> TryFrom<u8> for Numbered<MOST> {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, &'static str> {
        Self::new(number).ok_or("there is no card of this number")
    }
}

impl<const MOST: u8> From<Numbered<MOST>> for u8 {
    fn from(card: Numbered<MOST>) -> u8 {
        card.0
    }
}

impl<const MOST: u8> fmt::Display for Numbered<MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<const MOST: u8> FromStr for Numbered<MOST> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let is_plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
        let number = text.parse().ok().filter(|_| is_plain).and_then(Self::new);
        number.ok_or_else(|| NotationError::new(text, "skerries-form-number"))
    }
}

//! The board of 5 by 5 spaces, and sets of spaces as 25 bits.
//!
//! The content of a space is a number of three bits (0 for nothing, else one more than the kind's place in the order).
//! The board keeps each of the three bits of all spaces in a word of its own. So a space can never hold two tokens, and
//! questions about all spaces at once are a few operations.

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, members};
use serde::{Deserialize, Serialize};

use crate::gems::{Gem, Gems};
use jewels::Kind;

/// The number of spaces in a row and in a column.
pub const SIDE: usize = 5;
/// The number of spaces, which is that of the tokens (`duel R3`).
pub const SPACES: usize = SIDE * SIDE;

/// A space: its row, then its column, from the upper left. Written as a column letter and a row number, `c3` in
/// the middle, `a1` at the upper left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(u8);

impl Space {
    pub(crate) const CENTRE: Space = Space(SPACES as u8 / 2);

    /// Returns the space in this row and column, from 0.
    pub const fn at(row: u8, column: u8) -> Option<Space> {
        if row < SIDE as u8 && column < SIDE as u8 { Some(Space(row * SIDE as u8 + column)) } else { None }
    }

    /// Returns the space of this number, row by row.
    pub const fn new(number: u8) -> Option<Space> {
        if number < SPACES as u8 { Some(Space(number)) } else { None }
    }

    /// Returns the number, row by row from 0.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the row, from 0.
    pub const fn row(self) -> u8 {
        self.0 / SIDE as u8
    }

    /// Returns the column, from 0.
    pub const fn column(self) -> u8 {
        self.0 % SIDE as u8
    }

    #[inline]
    const fn bit(self) -> u32 {
        1 << self.0
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl FromStr for Space {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Space, NotationError> {
        let space = match *text.as_bytes() {
            [column @ b'a'..=b'e', row @ b'1'..=b'5'] => Space::at(row - b'1', column - b'a'),
            _ => None,
        };
        space.ok_or_else(|| NotationError::new(text, "duel-form-space"))
    }
}

impl Serialize for Space {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A set of spaces: bit `n` is the space of number `n`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Spaces(u32);

impl Spaces {
    const ALL: u32 = (1 << SPACES) - 1;

    /// The empty set.
    pub const NONE: Spaces = Spaces(0);

    /// Returns the set of one space.
    #[inline]
    pub const fn one(space: Space) -> Spaces {
        Spaces(space.bit())
    }

    #[inline]
    pub(crate) const fn from_bits(bits: u32) -> Spaces {
        Spaces(bits & Spaces::ALL)
    }

    /// Returns the set as bits.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Returns the number of spaces.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether the space is in the set.
    #[inline]
    pub const fn contains(self, space: Space) -> bool {
        self.0 & space.bit() != 0
    }

    /// Returns the spaces of this set that are not in the other.
    #[inline]
    pub const fn without(self, other: Spaces) -> Spaces {
        Spaces(self.0 & !other.0)
    }

    /// Returns the spaces by number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Space> + Clone {
        members(self.0.into()).map(Space)
    }

    /// Returns whether these are one to three neighbours in one unbroken straight line (`duel K1`, `K2`).
    pub fn is_line(self) -> bool {
        let mut all = self.iter();
        let Some(first) = all.next() else { return false };
        let Some(second) = all.next() else { return true };
        let by = (second.row() as i8 - first.row() as i8, second.column() as i8 - first.column() as i8);
        let ends_there = |last: Space, rest: Option<Space>| match rest {
            None => true,
            Some(next) => {
                (next.row() as i8 - last.row() as i8, next.column() as i8 - last.column() as i8) == by
            }
        };
        (0..=1).contains(&by.0) && by.1.abs() <= 1 && ends_there(second, all.next()) && all.next().is_none()
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Spaces {
        Spaces(spaces.into_iter().fold(0, |bits, space| bits | space.bit()))
    }
}

impl fmt::Display for Spaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|space| space.fmt(f))
    }
}

/// Spaces in any order, each once; at least one.
impl FromStr for Spaces {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Spaces, NotationError> {
        let error = || NotationError::new(text, "duel-form-spaces");
        if text.is_empty() || text.len() > 2 * SPACES || !text.is_ascii() {
            return Err(error());
        }
        let mut spaces = Spaces::NONE;
        for at in (0..text.len()).step_by(2) {
            let space: Space = text.get(at..at + 2).ok_or_else(error)?.parse()?;
            if spaces.contains(space) {
                return Err(error());
            }
            spaces.0 |= space.bit();
        }
        Ok(spaces)
    }
}

impl Serialize for Spaces {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Spaces {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}

/// The tokens on the spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Board([u32; 3]);

impl Board {
    /// The board without tokens.
    pub const EMPTY: Board = Board([0; 3]);

    /// Returns the spaces with a token.
    #[inline]
    pub const fn occupied(&self) -> Spaces {
        let [one, two, four] = self.0;
        Spaces(one | two | four)
    }

    /// Returns the spaces without one.
    #[inline]
    pub const fn empty(&self) -> Spaces {
        Spaces(!self.occupied().0 & Spaces::ALL)
    }

    /// Returns the spaces with this kind of token.
    #[inline]
    pub fn of(&self, gem: Gem) -> Spaces {
        let code = gem.index() as u32 + 1;
        let spaces = (0..3).fold(Spaces::ALL, |spaces, bit| {
            // The bit of the code spread out, so that both its values are one operation.
            spaces & !(self.0[bit] ^ (code >> bit & 1).wrapping_neg())
        });
        Spaces(spaces)
    }

    /// Returns the spaces with gold.
    #[inline]
    pub const fn gold(&self) -> Spaces {
        // Gold is the last kind: all three bits.
        let [one, two, four] = self.0;
        Spaces(one & two & four)
    }

    /// Returns the spaces with a gem or a pearl.
    #[inline]
    pub const fn takeable(&self) -> Spaces {
        self.occupied().without(self.gold())
    }

    /// Returns the token on a space, if there is one.
    #[inline]
    pub fn get(&self, space: Space) -> Option<Gem> {
        let [one, two, four] = self.0.map(|bits| bits >> space.0 & 1);
        Gem::ALL.get((one | two << 1 | four << 2).wrapping_sub(1) as usize).copied()
    }

    /// Returns the tokens on some spaces.
    #[inline]
    pub fn gems(&self, spaces: Spaces) -> Gems {
        spaces.iter().filter_map(|space| self.get(space)).collect()
    }

    /// Puts a token on an empty space.
    #[inline]
    pub fn put(&mut self, space: Space, gem: Gem) {
        debug_assert!(self.get(space).is_none());
        let code = gem.index() as u32 + 1;
        for (bit, plane) in self.0.iter_mut().enumerate() {
            *plane |= (code >> bit & 1) << space.0;
        }
    }

    /// Takes the tokens off some spaces.
    #[inline]
    pub fn take(&mut self, spaces: Spaces) -> Gems {
        let gems = self.gems(spaces);
        for plane in &mut self.0 {
            *plane &= !spaces.0;
        }
        gems
    }

    /// Returns the three words, for digests.
    pub(crate) const fn planes(&self) -> [u32; 3] {
        self.0
    }
}

const _: () = assert!(Gem::Gold as usize + 1 == 7);

//! The gem colours that every game of the family has, and the kinds of tokens of one of them.

use std::fmt;
use std::hash::Hash;

/// One of the five gem colours, in the order used everywhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Colour {
    /// Diamond, `w`.
    White,
    /// Sapphire, `b`.
    Blue,
    /// Emerald, `g`.
    Green,
    /// Ruby, `r`.
    Red,
    /// Onyx, `k`.
    Black,
}

impl Colour {
    /// The five, in order.
    pub const ALL: [Colour; 5] = [Colour::White, Colour::Blue, Colour::Green, Colour::Red, Colour::Black];

    /// The token of this colour.
    #[inline]
    pub fn gem<K: Kind>(self) -> K {
        K::KINDS[self.index()]
    }

    /// The letter in the notation.
    pub const fn letter(self) -> char {
        self.key().as_bytes()[0] as char
    }

    /// The letter in the notation, as a text.
    pub const fn key(self) -> &'static str {
        ["w", "b", "g", "r", "k"][self.index()]
    }

    /// The place in the order, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The kinds of tokens that a game counts: at most eight. The five colours come first, gold comes last. The example of
/// [the crate](crate) has a game's.
pub trait Kind: Copy + Ord + Hash + fmt::Debug + Send + Sync + 'static {
    /// All of them, in the order used everywhere.
    const KINDS: &'static [Self];
    /// Their letters in the notation, in the same order; one byte each.
    const LETTERS: &'static str;
    /// The message that says how letters are written, for somebody who wrote something else.
    const EXPECTED: &'static str;
    /// The message that says how golds are written with what they stand for.
    const EXPECTED_GOLD: &'static str;
    /// The one that pays for every other.
    const GOLD: Self = Self::KINDS[Self::KINDS.len() - 1];

    /// The place in the order, from 0.
    fn index(self) -> usize;

    /// The letter in the notation.
    #[inline]
    fn letter(self) -> char {
        char::from(Self::LETTERS.as_bytes()[self.index()])
    }

    /// The letter in the notation, as a text.
    fn key(self) -> &'static str {
        &Self::LETTERS[self.index()..=self.index()]
    }

    /// The kind of a letter of the notation.
    fn from_letter(letter: char) -> Option<Self> {
        Self::LETTERS.find(letter).map(|at| Self::KINDS[at])
    }

    /// The kind of a text of one letter.
    fn from_key(key: &str) -> Option<Self> {
        let mut letters = key.chars();
        letters.next().and_then(Self::from_letter).filter(|_| letters.next().is_none())
    }

    /// The colour, where it has one.
    #[inline]
    fn colour(self) -> Option<Colour> {
        Colour::ALL.get(self.index()).copied()
    }
}

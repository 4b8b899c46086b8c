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
    /// All five colours, in order.
    pub const ALL: [Colour; 5] = [Colour::White, Colour::Blue, Colour::Green, Colour::Red, Colour::Black];

    /// Returns the token of this colour.
    #[inline]
    pub fn gem<K: Kind>(self) -> K {
        K::KINDS[self.index()]
    }

    /// Returns the letter in the notation.
    pub const fn letter(self) -> char {
        self.key().as_bytes()[0] as char
    }

    /// Returns the letter in the notation, as a text.
    pub const fn key(self) -> &'static str {
        ["w", "b", "g", "r", "k"][self.index()]
    }

    /// Returns the place in the order, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The kinds of tokens that a game counts: at most eight. The five colours come first, gold comes last. The example of
/// [the crate](crate) has a game's.
pub trait Kind: Copy + Ord + Hash + fmt::Debug + Send + Sync + 'static {
    /// All kinds, in the order used everywhere.
    const KINDS: &'static [Self];
    /// The letters of the kinds in the notation, in the same order; one byte each.
    const LETTERS: &'static str;
    /// The message that says how letters are written, for text with other letters.
    const EXPECTED: &'static str;
    /// The message that says how gold is written with what it replaces.
    const EXPECTED_GOLD: &'static str;
    /// The kind that pays for every other.
    const GOLD: Self = Self::KINDS[Self::KINDS.len() - 1];

    /// Returns the place in the order, from 0.
    fn index(self) -> usize;

    /// Returns the letter in the notation.
    #[inline]
    fn letter(self) -> char {
        char::from(Self::LETTERS.as_bytes()[self.index()])
    }

    /// Returns the letter in the notation, as a text.
    fn key(self) -> &'static str {
        &Self::LETTERS[self.index()..=self.index()]
    }

    /// Returns the kind of a letter of the notation.
    fn from_letter(letter: char) -> Option<Self> {
        Self::LETTERS.find(letter).map(|at| Self::KINDS[at])
    }

    /// Returns the kind of a text of one letter.
    fn from_key(key: &str) -> Option<Self> {
        let mut letters = key.chars();
        letters.next().and_then(Self::from_letter).filter(|_| letters.next().is_none())
    }

    /// Returns the colour, if it has one.
    #[inline]
    fn colour(self) -> Option<Colour> {
        Colour::ALL.get(self.index()).copied()
    }
}

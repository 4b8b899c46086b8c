//! Gems, tokens and bonuses by colour, eight small counts in one word.
//!
//! Costs, holdings and bonuses are compared millions of times a second in a search, so a count by colour is
//! a 64-bit word with one byte a colour, and the arithmetic works on all of them at once. No count ever
//! reaches 128, which the tricks below rely on.

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, Pieces};
use serde::{Deserialize, Serialize};

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

/// A kind of token: a gem colour or gold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Gem {
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
    /// Gold, `a` (for Au).
    Gold,
}

impl Colour {
    /// The five, in order.
    pub const ALL: [Colour; 5] = [Colour::White, Colour::Blue, Colour::Green, Colour::Red, Colour::Black];

    /// The token of this colour.
    #[inline]
    pub const fn gem(self) -> Gem {
        Gem::ALL[self as usize]
    }

    /// The place in the order, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Gem {
    /// The six, gold last.
    pub const ALL: [Gem; 6] = [Gem::White, Gem::Blue, Gem::Green, Gem::Red, Gem::Black, Gem::Gold];

    /// The letter in the notation.
    pub const fn letter(self) -> char {
        [b'w', b'b', b'g', b'r', b'k', b'a'][self as usize] as char
    }

    /// The letter as a text.
    pub const fn key(self) -> &'static str {
        ["w", "b", "g", "r", "k", "a"][self as usize]
    }

    /// The gem of a letter of the notation.
    pub fn from_letter(letter: char) -> Option<Gem> {
        Gem::ALL.into_iter().find(|gem| gem.letter() == letter)
    }

    /// The place in the order, from 0; gold is 5.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour, unless it is gold.
    pub fn colour(self) -> Option<Colour> {
        Colour::ALL.get(self.index()).copied()
    }
}

/// A count for each of the five colours and gold: a price, a holding, a payment, bonuses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Gems(u64);

const HIGH_BITS: u64 = 0x8080_8080_8080_8080;
const ONES: u64 = 0x0101_0101_0101_0101;
const COLOURS: u64 = 0x0000_00ff_ffff_ffff;

impl Gems {
    /// None of any.
    pub const NONE: Gems = Gems(0);

    /// One of a kind.
    #[inline]
    pub const fn one(gem: Gem) -> Gems {
        Gems(1 << (8 * gem as u32))
    }

    /// The counts in order: white, blue, green, red, black, gold.
    pub const fn from_counts(counts: [u8; 6]) -> Gems {
        Gems(u64::from_le_bytes([counts[0], counts[1], counts[2], counts[3], counts[4], counts[5], 0, 0]))
    }

    /// The counts in order: white, blue, green, red, black, gold.
    pub const fn counts(self) -> [u8; 6] {
        let [w, b, g, r, k, a, _, _] = self.0.to_le_bytes();
        [w, b, g, r, k, a]
    }

    /// How many of a kind.
    #[inline]
    pub const fn get(self, gem: Gem) -> u8 {
        (self.0 >> (8 * gem as u32)) as u8
    }

    /// How many of a colour.
    #[inline]
    pub const fn of(self, colour: Colour) -> u8 {
        (self.0 >> (8 * colour as u32)) as u8
    }

    /// How many golds.
    #[inline]
    pub const fn gold(self) -> u8 {
        self.get(Gem::Gold)
    }

    /// How many of all kinds together.
    #[inline]
    pub const fn total(self) -> u8 {
        (self.0.wrapping_mul(ONES) >> 56) as u8
    }

    /// Whether there is none at all.
    #[inline]
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// The same without the gold.
    #[inline]
    pub const fn colours(self) -> Gems {
        Gems(self.0 & COLOURS)
    }

    /// `n` more of a kind.
    #[inline]
    pub const fn plus_n(self, gem: Gem, n: u8) -> Gems {
        Gems(self.0 + ((n as u64) << (8 * gem as u32)))
    }

    /// Kind by kind what is left of this after `other` is taken from it, nothing where `other` has more.
    #[inline]
    pub const fn less(self, other: Gems) -> Gems {
        // A byte keeps its borrowed high bit exactly if it is at least the other's.
        let difference = (self.0 | HIGH_BITS) - other.0;
        let enough = difference & HIGH_BITS;
        Gems(difference & (enough - (enough >> 7)))
    }

    /// Kind by kind the smaller count.
    #[inline]
    pub const fn least(self, other: Gems) -> Gems {
        Gems(self.0 - self.less(other).0)
    }

    /// Whether it has at least `other` of every kind.
    #[inline]
    pub const fn covers(self, other: Gems) -> bool {
        ((self.0 | HIGH_BITS) - other.0) & HIGH_BITS == HIGH_BITS
    }

    /// The colours of which there are at least `n` (1 to 100), bit 0 for white; gold is left out.
    #[inline]
    pub const fn with_at_least(self, n: u8) -> u8 {
        let bits = (self.colours().0 + ONES * (0x80 - n as u64)) & HIGH_BITS & COLOURS;
        // Gathers the high bits of five bytes into the five low bits.
        ((bits >> 7).wrapping_mul(0x0010_2040_8100) >> 36 & 0x1f) as u8
    }

    /// One of each colour in a set of colours (bit 0 for white).
    #[inline]
    pub const fn one_each(colours: u8) -> Gems {
        // Five copies, each seven bits further: bit `n` of copy `n` falls on byte `n`.
        Gems((colours as u64).wrapping_mul(0x1020_4081) & ONES & COLOURS)
    }

    /// The kinds with their counts, where there are any, in order.
    pub fn iter(self) -> impl Iterator<Item = (Gem, u8)> {
        Gem::ALL.into_iter().map(move |gem| (gem, self.get(gem))).filter(|&(_, n)| n > 0)
    }

    /// The letters, each as often as there are gems of it, in order.
    pub fn letters(self) -> impl Iterator<Item = char> {
        self.iter().flat_map(|(gem, n)| std::iter::repeat_n(gem.letter(), usize::from(n)))
    }

    /// The letters as an argument of a message.
    pub fn pieces(self) -> Pieces {
        Pieces::new(self.letters())
    }

    /// All the counts as one word, one byte a kind, white lowest. Stable: digests are made of it.
    #[inline]
    pub const fn word(self) -> u64 {
        self.0
    }
}

impl std::ops::Add for Gems {
    type Output = Gems;

    #[inline]
    fn add(self, other: Gems) -> Gems {
        Gems(self.0 + other.0)
    }
}

impl std::ops::AddAssign for Gems {
    #[inline]
    fn add_assign(&mut self, other: Gems) {
        self.0 += other.0;
    }
}

/// `self` must [cover](Gems::covers) the other.
impl std::ops::Sub for Gems {
    type Output = Gems;

    #[inline]
    fn sub(self, other: Gems) -> Gems {
        debug_assert!(self.covers(other), "{self} does not cover {other}");
        Gems(self.0 - other.0)
    }
}

impl std::ops::SubAssign for Gems {
    #[inline]
    fn sub_assign(&mut self, other: Gems) {
        *self = *self - other;
    }
}

impl FromIterator<Gem> for Gems {
    fn from_iter<I: IntoIterator<Item = Gem>>(gems: I) -> Gems {
        gems.into_iter().fold(Gems::NONE, |all, gem| all + Gems::one(gem))
    }
}

impl fmt::Display for Gems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write;
        self.letters().try_for_each(|letter| f.write_char(letter))
    }
}

impl fmt::Debug for Gems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Gems({self})")
    }
}

/// Letters in any order, at most 40.
impl FromStr for Gems {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Gems, NotationError> {
        const EXPECTED: &str = "splendor-form-gems";
        if text.len() > Pieces::MAX {
            return Err(NotationError::new(text, EXPECTED));
        }
        text.chars()
            .map(|letter| Gem::from_letter(letter).ok_or_else(|| NotationError::new(text, EXPECTED)))
            .collect()
    }
}

impl Serialize for Gems {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Gems {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples() -> impl Iterator<Item = [u8; 6]> {
        // A fixed spread of small counts; every kind meets every count from 0 to 7.
        (0u32..4096).map(|n| [0, 1, 2, 3, 4, 5].map(|k| (n.wrapping_mul(2_654_435_761) >> (k * 4) & 7) as u8))
    }

    #[test]
    fn word_arithmetic_agrees_with_counting() {
        let mut previous = [3; 6];
        for counts in samples() {
            let (a, b) = (Gems::from_counts(counts), Gems::from_counts(previous));
            let zip = |f: fn(u8, u8) -> u8| std::array::from_fn(|k| f(counts[k], previous[k]));
            assert_eq!(a.less(b).counts(), zip(u8::saturating_sub));
            assert_eq!(a.least(b).counts(), zip(u8::min));
            assert_eq!((a + b).counts(), zip(|x, y| x + y));
            assert_eq!(a.covers(b), counts.iter().zip(&previous).all(|(x, y)| x >= y));
            assert_eq!(a.total(), counts.iter().sum::<u8>());
            for n in 1..=7 {
                let expected = (0..5).filter(|&k| counts[k] >= n).fold(0, |set, k| set | 1 << k);
                assert_eq!(a.with_at_least(n), expected);
            }
            previous = counts;
        }
    }

    #[test]
    fn letters_read_back() {
        for counts in samples() {
            let gems = Gems::from_counts(counts);
            if gems.total() <= 40 {
                assert_eq!(gems.to_string().parse(), Ok(gems));
            }
        }
        assert!("wx".parse::<Gems>().is_err());
    }
}

//! Pieces counted by kind: eight small counts in one word.
//!
//! Costs, holdings and bonuses are compared millions of times a second in a search, so a count by kind is a 64-bit word
//! with one byte a kind, and the arithmetic works on all of them at once. No count ever reaches 128, on which the bit
//! operations below rely.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use kernel::{Draw, NotationError, Pieces};
use serde::{Deserialize, Serialize};

use crate::kind::{Colour, Kind};

/// A count for each kind: a price, a holding, a payment, bonuses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tally<K>(u64, PhantomData<K>);

const HIGH_BITS: u64 = 0x8080_8080_8080_8080;
const ONES: u64 = 0x0101_0101_0101_0101;

impl<K> Tally<K> {
    /// The tally with no pieces.
    pub const NONE: Tally<K> = Tally::from_word(0);

    /// Returns the counts as one word, one byte for each kind, the first lowest. The word is permanent, since digests
    /// are computed from it.
    #[inline]
    pub const fn word(self) -> u64 {
        self.0
    }

    #[inline]
    pub(crate) const fn from_word(word: u64) -> Tally<K> {
        Tally(word, PhantomData)
    }

    /// Creates a tally from the counts in the order of the kinds; at most eight.
    #[inline]
    pub const fn from_counts<const N: usize>(counts: [u8; N]) -> Tally<K> {
        let mut bytes = [0; 8];
        bytes.split_at_mut(N).0.copy_from_slice(&counts);
        Tally::from_word(u64::from_le_bytes(bytes))
    }

    /// Returns the counts in order; 0 behind the last kind.
    #[inline]
    pub const fn counts(self) -> [u8; 8] {
        self.0.to_le_bytes()
    }

    /// Returns one of each kind of a set, bit 0 for the first.
    #[inline]
    pub const fn one_each(set: u8) -> Tally<K> {
        // Bit `n` of the copy in byte `n`, then 1 for what is left of it.
        let bits = (set as u64).wrapping_mul(ONES) & 0x8040_2010_0804_0201;
        Tally::from_word((bits + !HIGH_BITS) >> 7 & ONES)
    }

    /// Returns the count of the kind at a place in the order.
    #[inline]
    pub(crate) const fn at(self, index: usize) -> u8 {
        (self.0 >> (8 * index)) as u8
    }

    /// Returns the number of pieces of a colour.
    #[inline]
    pub const fn of(self, colour: Colour) -> u8 {
        self.at(colour.index())
    }

    /// Returns the number of pieces of all kinds.
    #[inline]
    pub const fn total(self) -> u8 {
        (self.0.wrapping_mul(ONES) >> 56) as u8
    }

    /// Returns whether the tally is empty.
    #[inline]
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// Returns, kind by kind, what is left of this without `other`, and zero where `other` has more.
    #[inline]
    pub const fn less(self, other: Tally<K>) -> Tally<K> {
        // A byte keeps its borrowed high bit exactly if it is at least the other's.
        let difference = (self.0 | HIGH_BITS) - other.0;
        let enough = difference & HIGH_BITS;
        Tally::from_word(difference & (enough - (enough >> 7)))
    }

    /// Returns, kind by kind, half of the count, rounded up.
    #[inline]
    pub const fn halves(self) -> Tally<K> {
        Tally::from_word((self.0 + ONES) >> 1 & !HIGH_BITS)
    }

    /// Returns, kind by kind, the smaller count.
    #[inline]
    pub const fn least(self, other: Tally<K>) -> Tally<K> {
        Tally::from_word(self.0 - self.less(other).0)
    }

    /// Returns whether it has at least as many as `other` of every kind.
    #[inline]
    pub const fn covers(self, other: Tally<K>) -> bool {
        ((self.0 | HIGH_BITS) - other.0) & HIGH_BITS == HIGH_BITS
    }

    /// Returns the kinds of which there are at least `n` (1 to 100), bit 0 for the first.
    #[inline]
    pub const fn with_at_least(self, n: u8) -> u8 {
        let bits = (self.0 + ONES * (0x80 - n as u64)) & HIGH_BITS;
        // Gathers the high bits of the eight bytes.
        ((bits >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
    }
}

impl<K: Kind> Tally<K> {
    const GOLD_SHIFT: u32 = 8 * (K::KINDS.len() as u32 - 1);

    /// Creates a tally of one piece.
    #[inline]
    pub fn one(kind: K) -> Tally<K> {
        Tally::from_word(1 << (8 * kind.index()))
    }

    /// Returns the number of pieces of a kind.
    #[inline]
    pub fn get(self, kind: K) -> u8 {
        self.at(kind.index())
    }

    /// Returns the number of gold tokens.
    #[inline]
    pub const fn gold(self) -> u8 {
        (self.0 >> Self::GOLD_SHIFT) as u8
    }

    /// Returns the tally without gold.
    #[inline]
    pub const fn without_gold(self) -> Tally<K> {
        Tally::from_word(self.0 & !(0xff << Self::GOLD_SHIFT))
    }

    /// Adds `n` pieces of a kind.
    #[inline]
    pub fn plus_n(self, kind: K, n: u8) -> Tally<K> {
        Tally::from_word(self.0 + (u64::from(n) << (8 * kind.index())))
    }

    /// Returns the kind of the `n`-th piece, counted from 0, in the order of the kinds. There must be more than `n`
    /// pieces, and fewer than 128 in all.
    #[inline]
    pub fn nth(self, n: u8) -> K {
        debug_assert!(n < self.total());
        // Byte `k` is how many pieces there are up to kind `k`; it keeps its high bit if `n` lies behind.
        let up_to = self.0.wrapping_mul(ONES);
        let behind = ((u64::from(n) * ONES) | HIGH_BITS).wrapping_sub(up_to) & HIGH_BITS;
        K::KINDS[((behind >> 7).wrapping_mul(ONES) >> 56) as usize]
    }

    /// Draws a piece uniformly and returns its kind. There must be one.
    #[inline]
    pub fn draw(self, chance: &mut impl Draw) -> K {
        self.nth(chance.below(self.total().into()) as u8)
    }

    /// Returns the kinds of which there are any with their counts, in order.
    pub fn iter(self) -> impl Iterator<Item = (K, u8)> {
        K::KINDS.iter().map(move |&kind| (kind, self.get(kind))).filter(|&(_, n)| n > 0)
    }

    /// Returns the letters, each as often as there are pieces of it, in order.
    pub fn letters(self) -> impl Iterator<Item = char> {
        self.iter().flat_map(|(kind, n)| std::iter::repeat_n(kind.letter(), usize::from(n)))
    }

    /// Returns the letters as an argument of a message.
    pub fn pieces(self) -> Pieces {
        Pieces::new(crate::SET, self.letters())
    }
}

impl<K> Default for Tally<K> {
    fn default() -> Tally<K> {
        Tally::NONE
    }
}

impl<K> std::ops::Add for Tally<K> {
    type Output = Tally<K>;

    #[inline]
    fn add(self, other: Tally<K>) -> Tally<K> {
        Tally::from_word(self.0 + other.0)
    }
}

impl<K> std::ops::AddAssign for Tally<K> {
    #[inline]
    fn add_assign(&mut self, other: Tally<K>) {
        self.0 += other.0;
    }
}

/// `self` must [cover](Tally::covers) the other: a kind with too few pieces would borrow from the next, and every count
/// behind it would be wrong. Such a difference panics in every build.
impl<K> std::ops::Sub for Tally<K> {
    type Output = Tally<K>;

    #[inline]
    fn sub(self, other: Tally<K>) -> Tally<K> {
        let left = self.0.wrapping_sub(other.0);
        // The lowest kind that borrows is left with its high bit.
        assert!(left & HIGH_BITS == 0, "there are not so many");
        Tally::from_word(left)
    }
}

impl<K: Copy> std::ops::SubAssign for Tally<K> {
    #[inline]
    fn sub_assign(&mut self, other: Tally<K>) {
        *self = *self - other;
    }
}

impl<K: Kind> FromIterator<K> for Tally<K> {
    fn from_iter<I: IntoIterator<Item = K>>(kinds: I) -> Tally<K> {
        kinds.into_iter().fold(Tally::NONE, |all, kind| all + Tally::one(kind))
    }
}

impl<K: Kind> fmt::Display for Tally<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write;
        self.letters().try_for_each(|letter| f.write_char(letter))
    }
}

impl<K: Kind> fmt::Debug for Tally<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tally({self})")
    }
}

/// Parses letters in any order, at most 40.
impl<K: Kind> FromStr for Tally<K> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Tally<K>, NotationError> {
        if text.len() > Pieces::MAX {
            return Err(NotationError::new(text, K::EXPECTED));
        }
        text.chars()
            .map(|letter| K::from_letter(letter).ok_or_else(|| NotationError::new(text, K::EXPECTED)))
            .collect()
    }
}

impl<K: Kind> Serialize for Tally<K> {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de, K: Kind> Deserialize<'de> for Tally<K> {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// The digits of octal numbers, the last one gold.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub(crate) struct Digit(pub(crate) u8);

    impl Kind for Digit {
        const KINDS: &'static [Digit] =
            &[Digit(0), Digit(1), Digit(2), Digit(3), Digit(4), Digit(5), Digit(6), Digit(7)];
        const LETTERS: &'static str = "01234567";
        const EXPECTED: &'static str = "test-form-digits";
        const EXPECTED_GOLD: &'static str = "test-form-gold";

        fn index(self) -> usize {
            self.0.into()
        }
    }

    fn samples() -> impl Iterator<Item = [u8; 8]> {
        // A fixed spread of small counts; every kind meets every count from 0 to 7.
        (0u64..4096).map(|n| {
            let spread = n.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
            std::array::from_fn(|kind| (spread >> (kind * 4) & 7) as u8)
        })
    }

    #[test]
    fn word_arithmetic_agrees_with_counting() {
        let mut previous = [3; 8];
        for counts in samples() {
            let (a, b) = (Tally::<Digit>::from_counts(counts), Tally::from_counts(previous));
            let zip = |f: fn(u8, u8) -> u8| std::array::from_fn(|kind| f(counts[kind], previous[kind]));
            assert_eq!(a.less(b).counts(), zip(u8::saturating_sub));
            assert_eq!(a.least(b).counts(), zip(u8::min));
            assert_eq!((a + b).counts(), zip(|x, y| x + y));
            assert_eq!(a.halves().counts(), counts.map(|count| count.div_ceil(2)));
            assert_eq!(a.covers(b), counts.iter().zip(&previous).all(|(x, y)| x >= y));
            assert_eq!(a.total(), counts.iter().sum::<u8>());
            assert_eq!((a.gold(), a.without_gold().total()), (counts[7], a.total() - counts[7]));
            let set = a.with_at_least(1);
            assert_eq!(Tally::<Digit>::one_each(set).counts(), counts.map(|count| count.min(1)));
            for n in 1..=7 {
                let expected = (0..8).filter(|&kind| counts[kind] >= n).fold(0, |set, kind| set | 1 << kind);
                assert_eq!(a.with_at_least(n), expected);
            }
            let pieces: String = (0..a.total()).map(|n| a.nth(n).letter()).collect();
            assert_eq!(pieces, a.to_string());
            previous = counts;
        }
    }

    #[test]
    #[should_panic(expected = "there are not so many")]
    fn no_kind_borrows_from_the_next() {
        let _ = Tally::one(Digit(1)) - Tally::one(Digit(0));
    }

    #[test]
    fn a_difference_is_there_exactly_if_one_covers_the_other() {
        let mut previous = [127, 0, 1, 127, 0, 100, 1, 0];
        // Few: every panic writes a backtrace.
        for counts in samples().take(24) {
            let (a, b) = (Tally::<Digit>::from_counts(counts), Tally::from_counts(previous));
            for (a, b) in [(a, b), (b, a), (a + b, b)] {
                let difference = std::panic::catch_unwind(|| a - b).ok();
                assert_eq!(difference, a.covers(b).then(|| a.less(b)));
            }
            previous = counts;
        }
    }

    #[test]
    fn letters_read_back() {
        for counts in samples() {
            let tally = Tally::<Digit>::from_counts(counts);
            if tally.total() <= 40 {
                assert_eq!(tally.to_string().parse(), Ok(tally));
            }
        }
        assert!("08".parse::<Tally<Digit>>().is_err());
    }
}

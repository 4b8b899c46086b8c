//! Sources of chance.

use kernel::{Draw, Question};
use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A source of chance for whole games, which answers draws from decks.
/// ```
/// use catalog::{SeededSource, Source};
///
/// // The same draw from the same seed, regardless of draws from other decks.
/// let mut source = SeededSource::new(7);
/// let card = source.below(1, 0, 40);
/// source.below(2, 0, 30);
/// assert_eq!(source.below(1, 0, 40), card);
/// ```
pub trait Source: Send {
    /// Draws a number below `n` for the `ordinal`-th draw (from 0) from the deck or bag `deck`.
    fn below(&mut self, deck: u8, ordinal: u32, n: u32) -> u32;
}

/// The operating system's randomness, requested for each draw: a live table keeps no seed, since a stored seed would
/// determine all future draws.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Clone, Copy, Debug, Default)]
pub struct OsSource;

#[cfg(not(target_arch = "wasm32"))]
impl Source for OsSource {
    fn below(&mut self, _deck: u8, _ordinal: u32, n: u32) -> u32 {
        even(n, || getrandom::u64().expect("the operating system gives random numbers"))
    }
}

/// A source of chance that is determined by a seed. Each draw is keyed by (seed, deck, ordinal), so that the cards of
/// one deck do not depend on what was drawn from another: in duplicate play the actions of one player do not change
/// the cards of the others. The stream is permanent: a seed names the same game in every version.
#[derive(Clone, Copy, Debug)]
pub struct SeededSource {
    seed: u64,
}

impl SeededSource {
    /// Creates the source of this seed.
    pub const fn new(seed: u64) -> Self {
        SeededSource { seed }
    }
}

impl Source for SeededSource {
    fn below(&mut self, deck: u8, ordinal: u32, n: u32) -> u32 {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.seed.to_le_bytes());
        key[8] = deck;
        key[9..13].copy_from_slice(&ordinal.to_le_bytes());
        let mut stream = ChaCha12Rng::from_seed(key);
        even(n, || stream.next_u64())
    }
}

/// Draws a number below `n` without bias: words beyond the last whole multiple of `n` are discarded.
fn even(n: u32, mut word: impl FnMut() -> u64) -> u32 {
    let n = u64::from(n);
    let whole = u64::MAX - u64::MAX % n;
    loop {
        let drawn = word();
        if drawn < whole {
            return (drawn % n) as u32;
        }
    }
}

/// A question of the rules to a source.
pub(crate) struct Asked<'a> {
    source: &'a mut dyn Source,
    deck: u8,
    ordinal: u32,
}

impl<'a> Asked<'a> {
    pub(crate) fn new(source: &'a mut dyn Source, question: &impl Question, ordinal: u32) -> Self {
        Asked { source, deck: question.source(), ordinal }
    }
}

impl Draw for Asked<'_> {
    fn below(&mut self, n: u32) -> u32 {
        self.source.below(self.deck, self.ordinal, n)
    }
}

/// Fills in what a viewer cannot see, differently for each number.
pub(crate) struct Belief {
    source: SeededSource,
    drawn: u32,
}

impl Belief {
    pub(crate) fn new(number: u64) -> Self {
        Belief { source: SeededSource::new(number), drawn: 0 }
    }
}

impl Draw for Belief {
    fn below(&mut self, n: u32) -> u32 {
        self.drawn += 1;
        self.source.below(0, self.drawn, n)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeded_draws_stay_as_they_were_published() {
        let mut source = SeededSource::new(42);
        let drawn: Vec<u32> = (0..6).map(|ordinal| source.below(1, ordinal, 40 - ordinal)).collect();
        assert_eq!(drawn, PUBLISHED);
    }

    const PUBLISHED: [u32; 6] = [23, 25, 23, 6, 27, 34];

    #[test]
    fn every_number_comes_about_equally_often() {
        let mut counts = [0u32; 7];
        for ordinal in 0..7000 {
            counts[SeededSource::new(7).below(0, ordinal, 7) as usize] += 1;
        }
        // Each expects 1000, with a standard deviation below 30.
        assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
    }
}

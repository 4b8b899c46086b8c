//! The kinds of tokens, and counts of them.

use jewels::{Kind, Tally};

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

/// A count for each of the five colours and gold: a price, a holding, a payment, bonuses.
pub type Gems = Tally<Gem>;

impl Gem {
    /// All kinds of tokens, gold last.
    pub const ALL: [Gem; 6] = [Gem::White, Gem::Blue, Gem::Green, Gem::Red, Gem::Black, Gem::Gold];
}

impl Kind for Gem {
    const KINDS: &'static [Gem] = &Gem::ALL;
    const LETTERS: &'static str = "wbgrka";
    const EXPECTED: &'static str = "splendor-form-gems";
    const EXPECTED_GOLD: &'static str = "splendor-form-gold";

    fn index(self) -> usize {
        self as usize
    }
}

//! The kinds of tokens, and counts of them.

use jewels::{Kind, Tally};

/// A kind of token: a gem colour, pearl or gold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Gem {
    /// `w`.
    White,
    /// `b`.
    Blue,
    /// `g`.
    Green,
    /// `r`.
    Red,
    /// `k`.
    Black,
    /// `p`.
    Pearl,
    /// `a` (for Au).
    Gold,
}

/// A count for each of the five colours, pearl and gold: a price, a holding, a payment, bonuses.
pub type Gems = Tally<Gem>;

impl Gem {
    /// All kinds of tokens, pearl and gold last.
    pub const ALL: [Gem; 7] =
        [Gem::White, Gem::Blue, Gem::Green, Gem::Red, Gem::Black, Gem::Pearl, Gem::Gold];
}

impl Kind for Gem {
    const KINDS: &'static [Gem] = &Gem::ALL;
    const LETTERS: &'static str = "wbgrkpa";
    const EXPECTED: &'static str = "duel-form-token";
    const EXPECTED_GOLD: &'static str = "duel-form-gold";

    #[inline]
    fn index(self) -> usize {
        self as usize
    }
}

/// All the tokens of the game (`duel R3`).
pub const ALL_TOKENS: Gems = Gems::from_counts([4, 4, 4, 4, 4, 2, 3]);

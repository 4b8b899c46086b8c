//! Gem colours, pearls and gold, and counts of them.

use jewels::{Kind, Tally};

/// One of the five gem colours, in the order used everywhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Colour {
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
}

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

impl Colour {
    /// The five, in order.
    pub const ALL: [Colour; 5] = [Colour::White, Colour::Blue, Colour::Green, Colour::Red, Colour::Black];

    /// The token of this colour.
    #[inline]
    pub const fn gem(self) -> Gem {
        Gem::KINDS[self as usize]
    }

    /// The place in the order, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Gem {
    /// The seven, pearl and gold last.
    pub const KINDS: [Gem; 7] =
        [Gem::White, Gem::Blue, Gem::Green, Gem::Red, Gem::Black, Gem::Pearl, Gem::Gold];

    /// The colour, unless it is pearl or gold.
    #[inline]
    pub fn colour(self) -> Option<Colour> {
        Colour::ALL.get(self.index()).copied()
    }
}

impl Kind for Gem {
    const ALL: &'static [Gem] = &Gem::KINDS;
    const LETTERS: &'static [u8] = b"wbgrkpa";
    const EXPECTED: &'static str = "duel-form-token";
    const GOLD: Gem = Gem::Gold;

    #[inline]
    fn index(self) -> usize {
        self as usize
    }
}

/// All the tokens of the game (`duel R3`).
pub const ALL_TOKENS: Gems = Gems::from_counts([4, 4, 4, 4, 4, 2, 3, 0]);

//! The one source of everything that is left to chance.

use catalog::Source;

/// A generator whose whole future follows from its seed.
#[derive(Clone, Debug)]
pub(crate) struct Odd(u64);

impl Odd {
    pub fn new(seed: u64) -> Self {
        let mut odd = Odd(seed ^ 0x9E37_79B9_7F4A_7C15);
        odd.next();
        odd
    }

    /// The next 32 bits (splitmix64, the upper half).
    fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) >> 32) as u32
    }

    /// A number below `n`.
    pub fn under(&mut self, n: u32) -> u32 {
        self.next() % n
    }

    /// True so often in a hundred.
    pub fn percent(&mut self, chance: u32) -> bool {
        self.under(100) < chance
    }
}

impl Source for Odd {
    fn below(&mut self, _deck: u8, _ordinal: u32, n: u32) -> u32 {
        self.under(n)
    }
}

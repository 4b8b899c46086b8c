//! The only source of randomness of the simulation.

use catalog::Source;
use laws::Dice;

/// A random number generator whose whole sequence follows from its seed. Recorded runs are identified by their seeds,
/// so the sequence may not change.
#[derive(Clone, Debug)]
pub(crate) struct Odd(Dice);

impl Odd {
    pub fn new(seed: u64) -> Self {
        let mut dice = Dice::new(seed ^ 0x9E37_79B9_7F4A_7C15);
        dice.word();
        Odd(dice)
    }

    /// Returns a number below `n`.
    pub fn under(&mut self, n: u32) -> u32 {
        (self.0.word() >> 32) as u32 % n
    }

    /// Returns true with this probability, in percent.
    pub fn percent(&mut self, chance: u32) -> bool {
        self.under(100) < chance
    }
}

impl Source for Odd {
    fn below(&mut self, _deck: u8, _ordinal: u32, n: u32) -> u32 {
        self.under(n)
    }
}

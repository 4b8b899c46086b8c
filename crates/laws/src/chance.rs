use kernel::Draw;

/// The generator of the tests and the simulation (SplitMix64). Its numbers are permanent, since golden files contain
/// its seeds.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Creates the generator of this seed.
    pub const fn new(seed: u64) -> Self {
        Dice(seed)
    }

    /// Returns the next 64-bit word.
    pub const fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

impl Draw for Dice {
    fn below(&mut self, n: u32) -> u32 {
        // The bias of the high half of a product is far below what a test could see.
        (self.word() >> 32).wrapping_mul(u64::from(n)).wrapping_shr(32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_stay_as_they_are() {
        let mut dice = Dice::new(5);
        let words: [u64; 2] = std::array::from_fn(|_| dice.word());
        let rolled: [u32; 8] = std::array::from_fn(|_| dice.below(6));
        assert_eq!((words, rolled), (WORDS, ROLLED));
    }

    const WORDS: [u64; 2] = [0x6303_3b0c_a389_c35a, 0xc097_314d_9397_36f8];
    const ROLLED: [u32; 8] = [1, 0, 1, 2, 5, 3, 2, 3];
}

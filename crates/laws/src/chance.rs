use kernel::Draw;

/// The suite's own generator (SplitMix64): its seeds stand in test names and golden files.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// The generator of this seed.
    pub const fn new(seed: u64) -> Self {
        Dice(seed)
    }
}

impl Draw for Dice {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        // The bias of the high half of a product is far below what a test could see.
        ((z ^ (z >> 31)) >> 32).wrapping_mul(u64::from(n)).wrapping_shr(32) as u32
    }
}

use kernel::Draw;

/// A small fast generator for playouts (SplitMix64). The same seed gives the same numbers on every target.
/// It is no source of secrets and never decides a real game.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// Creates the generator of this seed.
    pub const fn new(seed: u64) -> Self {
        Rng(seed)
    }

    /// Returns the next 64-bit word.
    #[inline]
    pub const fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

impl Draw for Rng {
    /// Draws without bias: the high half of a product, drawn again in the rare case that would favour some numbers.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        let mut product = (self.word() >> 32) * u64::from(n);
        if (product as u32) < n {
            let favoured = n.wrapping_neg() % n;
            while (product as u32) < favoured {
                product = (self.word() >> 32) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_comes_about_equally_often() {
        let mut rng = Rng::new(1);
        let mut counts = [0u32; 6];
        for _ in 0..6000 {
            counts[rng.below(6) as usize] += 1;
        }
        // Each expects 1000, with a standard deviation below 30.
        assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
    }
}

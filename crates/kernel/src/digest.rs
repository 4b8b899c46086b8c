/// A 64-bit digest of a state. It is permanent, since tests and stored games hold digests, and the same on every
/// target. The fields are therefore fed one by one with their stated widths, never through the derived `Hash` (which
/// writes lengths and discriminants of the target's size).
///
/// It distinguishes states in tests and stored games; it is no defence against an adversary, and a digest of a state
/// with hidden parts never leaves the server, since hidden pieces could be guessed from it.
#[derive(Clone, Copy, Debug)]
pub struct Digest(u64);

impl Digest {
    /// Creates the digest of an empty input.
    pub const fn new() -> Self {
        Digest(0x9e37_79b9_7f4a_7c15)
    }

    /// Feeds one word.
    #[must_use]
    pub const fn word(self, word: u64) -> Self {
        // The finaliser of SplitMix64 over the running value: every input bit reaches every output bit.
        let mut z = (self.0 ^ word).wrapping_add(0x9e37_79b9_7f4a_7c15);
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        Digest(z ^ (z >> 31))
    }

    /// Feeds the number of bytes and then the bytes, eight to a word, the last word padded with zeros.
    #[must_use]
    pub fn bytes(self, bytes: &[u8]) -> Self {
        let mut digest = self.word(bytes.len() as u64);
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            digest = digest.word(u64::from_le_bytes(word));
        }
        digest
    }

    /// Returns the digest of all that was fed.
    pub const fn finish(self) -> u64 {
        self.0
    }
}

impl Default for Digest {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::Digest;

    #[test]
    fn stays_as_it_was_published() {
        // Stored games carry digests: this value may never change.
        assert_eq!(Digest::new().word(1).bytes(b"cabochon").finish(), 13_648_450_328_379_671_532);
    }

    #[test]
    fn order_and_length_matter() {
        let of = |bytes: &[u8]| Digest::new().bytes(bytes).finish();
        assert_ne!(of(b"ab"), of(b"ba"));
        assert_ne!(of(b"a"), of(b"a\0"));
    }
}

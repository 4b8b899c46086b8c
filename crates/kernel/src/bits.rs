//! Small sets of pieces as the bits of a word.

use crate::Draw;

/// Returns the members of a set, lowest first.
#[inline]
pub fn members(mut set: u64) -> impl Iterator<Item = u8> + Clone {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let member = set.trailing_zeros() as u8;
            set &= set - 1;
            member
        })
    })
}

/// A set whose members can be looked up by number; the counts up to each byte are computed once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ranked {
    set: u64,
    /// The number of members up to and including each byte, byte by byte.
    up_to: u64,
}

impl Ranked {
    const BYTES: u64 = 0x0101_0101_0101_0101;

    /// Returns the members of a set in ascending order.
    #[inline]
    pub fn new(set: u64) -> Ranked {
        let pairs = set - (set >> 1 & 0x5555_5555_5555_5555);
        let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        let eights = (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
        Ranked { set, up_to: eights.wrapping_mul(Ranked::BYTES) }
    }

    /// Returns the members as a set.
    #[inline]
    pub fn set(self) -> u64 {
        self.set
    }

    /// Returns the number of members.
    #[inline]
    pub fn count(self) -> u32 {
        (self.up_to >> 56) as u32
    }

    /// Returns the number of members below a multiple of eight, from 8 to 64.
    #[inline]
    pub fn count_below(self, member: u8) -> u32 {
        (self.up_to >> (member - 8) & 0xff) as u32
    }

    /// Returns the `n`-th member, counted from 0. There must be more than `n`.
    #[inline]
    pub fn nth(self, n: u32) -> u8 {
        const HIGHS: u64 = 0x8080_8080_8080_8080;
        debug_assert!(n < self.count());
        // A byte keeps its high bit if `n` lies behind it; so many bytes are passed over.
        let behind = ((u64::from(n) * Ranked::BYTES) | HIGHS).wrapping_sub(self.up_to) & HIGHS;
        let shift = 8 * ((behind >> 7).wrapping_mul(Ranked::BYTES) >> 56);
        let skip = u64::from(n) - ((self.up_to << 8) >> shift & 0xff);
        // The wanted member of a byte is as good as random, so a table is used, which needs no guess of a branch.
        shift as u8 + MEMBERS[(self.set >> shift & 0xff) as usize][skip as usize & 7]
    }

    /// Returns any member, each equally likely. There must be one.
    #[inline]
    pub fn draw(self, chance: &mut impl Draw) -> u8 {
        self.nth(chance.below(self.count()))
    }
}

/// The members of every byte, lowest first.
static MEMBERS: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut set = 0;
    while set < 256 {
        let (mut member, mut n) = (0, 0);
        while member < 8 {
            if set >> member & 1 == 1 {
                table[set][n] = member;
                n += 1;
            }
            member += 1;
        }
        set += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::{Ranked, members};
    use crate::Draw;

    #[test]
    fn members_by_number_agree_with_the_list() {
        for set in [1u64, 0x8000_0000_0000_0000, 0xdead_beef_0123_4567, u64::MAX, 0x0f0f_0000_0000_00f1] {
            let ranked = Ranked::new(set);
            assert_eq!(ranked.count(), set.count_ones());
            assert_eq!(ranked.count_below(64), set.count_ones());
            assert_eq!(ranked.count_below(24), (set & 0xff_ffff).count_ones());
            assert!((0..ranked.count()).map(|n| ranked.nth(n)).eq(members(set)));
            let drawn = (0..ranked.count()).map(|n| ranked.draw(&mut Always(n, set.count_ones())));
            assert!(drawn.eq(members(set)));
        }
        assert_eq!(Ranked::default(), Ranked::new(0));
    }

    /// Answers `.0`, and expects to be asked for one of `.1`.
    struct Always(u32, u32);

    impl Draw for Always {
        fn below(&mut self, n: u32) -> u32 {
            assert_eq!(n, self.1);
            self.0
        }
    }
}

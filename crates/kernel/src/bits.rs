//! Small sets of pieces as the bits of a word.

use crate::Draw;

/// The members of a set, lowest first.
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

/// The `n`-th member of a set, counted from 0 in ascending order.
///
/// The set must have more than `n` members.
#[inline]
pub fn nth_member(set: u64, n: u32) -> u8 {
    debug_assert!(n < set.count_ones());
    nth_in(set, members_up_to(set), n)
}

/// A member of a set that must not be empty, each equally likely.
#[inline]
pub fn draw_member(set: u64, chance: &mut impl Draw) -> u8 {
    let up_to = members_up_to(set);
    nth_in(set, up_to, chance.below((up_to >> 56) as u32))
}

const BYTES: u64 = 0x0101_0101_0101_0101;

/// How many members there are up to and with each byte, byte by byte.
#[inline]
fn members_up_to(set: u64) -> u64 {
    let pairs = set - (set >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    ((fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(BYTES)
}

#[inline]
fn nth_in(set: u64, up_to: u64, n: u32) -> u8 {
    const HIGHS: u64 = 0x8080_8080_8080_8080;
    // A byte keeps its high bit if `n` lies behind it; so many bytes are passed over.
    let behind = ((u64::from(n) * BYTES) | HIGHS).wrapping_sub(up_to) & HIGHS;
    let shift = 8 * ((behind >> 7).wrapping_mul(BYTES) >> 56);
    let skip = u64::from(n) - ((up_to << 8) >> shift & 0xff);
    // Which of a byte's members is wanted is as good as random: a table does not have to guess.
    shift as u8 + MEMBERS[(set >> shift & 0xff) as usize][skip as usize & 7]
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
    use super::{draw_member, members, nth_member};
    use crate::Draw;

    #[test]
    fn nth_member_agrees_with_the_list() {
        for set in [1u64, 0x8000_0000_0000_0000, 0xdead_beef_0123_4567, u64::MAX, 0x0f0f_0000_0000_00f1] {
            for (n, member) in members(set).enumerate() {
                assert_eq!(nth_member(set, n as u32), member);
            }
            assert_eq!(members(set).count(), set.count_ones() as usize);
            let drawn = (0..set.count_ones()).map(|n| draw_member(set, &mut Always(n, set.count_ones())));
            assert!(drawn.eq(members(set)));
        }
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

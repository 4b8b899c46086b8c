//! Small sets of pieces as the bits of a word.

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
    const BYTES: u64 = 0x0101_0101_0101_0101;
    const HIGHS: u64 = 0x8080_8080_8080_8080;
    // Members up to and with each byte, all eight at once.
    let pairs = set - (set >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let up_to = ((fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(BYTES);
    // A byte keeps its high bit if `n` lies behind it; so many bytes are passed over.
    let behind = ((u64::from(n) * BYTES) | HIGHS).wrapping_sub(up_to) & HIGHS;
    let shift = 8 * ((behind >> 7).wrapping_mul(BYTES) >> 56);
    let skip = u64::from(n) - ((up_to << 8) >> shift & 0xff);
    let mut rest = set >> shift;
    for _ in 0..skip {
        rest &= rest - 1;
    }
    shift as u8 + rest.trailing_zeros() as u8
}

#[cfg(test)]
mod tests {
    use super::{members, nth_member};

    #[test]
    fn nth_member_agrees_with_the_list() {
        for set in [1u64, 0x8000_0000_0000_0000, 0xdead_beef_0123_4567, u64::MAX, 0x0f0f_0000_0000_00f1] {
            for (n, member) in members(set).enumerate() {
                assert_eq!(nth_member(set, n as u32), member);
            }
            assert_eq!(members(set).count(), set.count_ones() as usize);
        }
    }
}

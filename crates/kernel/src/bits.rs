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
    // Halving by the population count of the lower part takes the same few steps for every `n`.
    let (mut rest, mut n, mut base) = (set, n, 0u8);
    for half in [32u8, 16, 8] {
        let low = rest & ((1u64 << half) - 1);
        let count = low.count_ones();
        if n >= count {
            n -= count;
            rest >>= half;
            base += half;
        } else {
            rest = low;
        }
    }
    for _ in 0..n {
        rest &= rest - 1;
    }
    base + rest.trailing_zeros() as u8
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

//! The payments where a gold token replaces up to two gems of one kind, or where there is more gold than tokens of it.
//! Few players ever have that, so they are kept out of the code for other players. Those with no more gold than tokens of
//! it are counted by polynomials, as those of one gem for each gold are, and the others directly.

use super::Price;
use crate::kind::Kind;
use crate::tally::Tally;

/// An upper bound on the gold tokens of a player.
const GOLDS: usize = 16;

/// The numbers of payments by the number of gold tokens that they spend.
type ByGold = [u32; GOLDS];

/// Returns the fewest and the most gems that `golds` tokens replace, of those that are due; none if they replace none
/// of it.
fn replaced<K: Kind>(price: &Price<K>, place: usize, golds: usize) -> Option<(u8, u8)> {
    let (lacking, due) = (price.lacking.at(place), price.due.at(place));
    let all = price.gold_for * golds as u8;
    let most = due.min(all);
    // One gold fewer does not replace as many: none is superfluous.
    let least = lacking.max((all + 1).saturating_sub(price.gold_for));
    (least <= most).then_some((least, most))
}

/// Returns the payments for the kinds from `first` on, with no more gold than there is.
fn ways<K: Kind>(price: &Price<K>, first: usize) -> ByGold {
    let gold = usize::from(price.gold);
    let mut ways = [0; GOLDS];
    ways[0] = 1;
    for place in (first..K::GOLD.index()).filter(|&place| price.due.at(place) > 0) {
        let mut more = [0; GOLDS];
        for golds in 0..=usize::from(price.due.at(place).div_ceil(price.gold_for)).min(gold) {
            if let Some((least, most)) = replaced(price, place, golds) {
                for (all, before) in more[golds..=gold].iter_mut().zip(ways) {
                    *all += before * u32::from(most - least + 1);
                }
            }
        }
        ways = more;
    }
    ways
}

/// The highest power of a counting polynomial: no game has more tokens of gold.
const POWER: u8 = 5;
/// The bits of a coefficient. The coefficients of all powers together stay below their limit, since no card costs more
/// than four kinds.
const BITS: u32 = 10;

/// The payments for one kind where a gold replaces two gems. The coefficient of `x^n` is the number of payments with
/// `n` gold tokens more than necessary, by the parity of the gems that are lacking and by the number that may be
/// replaced beside them.
const FACTORS: [[u64; 8]; 2] = {
    let mut factors = [[0; 8]; 2];
    let mut at = 0usize;
    while at < 16 {
        let (odd, most) = (at / 8, at % 8);
        let mut more = 0;
        while more <= most {
            // The gold of an odd gem replaces one more.
            let golds = (odd + more).div_ceil(2) - odd;
            factors[odd][most] += 1 << (BITS * golds as u32);
            more += 1;
        }
        at += 1;
    }
    factors
};

/// Returns the number of payments.
#[inline(never)]
pub(super) fn payments<K: Kind>(price: &Price<K>) -> u32 {
    if price.gold_for != 2 || price.gold > POWER {
        return ways(price, 0).into_iter().sum();
    }
    let replaceable = price.due - price.lacking;
    let ways = (0..K::GOLD.index()).fold(1u64, |ways, place| {
        let odd = price.lacking.at(place) & 1;
        // Overflow only runs upwards.
        ways.wrapping_mul(FACTORS[usize::from(odd)][usize::from(replaceable.at(place) & 7)])
    });
    // The higher powers are shifted out, and the sum of the others comes together in the highest bits.
    let spare = u32::from(price.gold - price.gold_least());
    let kept = ways << (u64::BITS - BITS * (spare + 1));
    const ONES: u64 = 0x0004_0100_4010_0401;
    (kept.wrapping_mul(ONES) >> (u64::BITS - BITS)) as u32
}

/// Returns the `n`-th payment as what gold replaces, by kind.
#[cold]
#[inline(never)]
pub(super) fn nth_payment<K: Kind>(price: &Price<K>, mut n: u32) -> Tally<K> {
    let all = ways(price, 0);
    let mut left = 0;
    while n >= all[left] {
        n -= all[left];
        left += 1;
    }
    let mut gold_as = Tally::NONE;
    for (place, &kind) in K::KINDS.iter().enumerate().take(K::GOLD.index()) {
        let rest = ways(price, place + 1);
        for golds in 0..=left {
            let Some((least, most)) = replaced(price, place, golds) else { continue };
            let each = rest[left - golds];
            let here = each * u32::from(most - least + 1);
            if n < here {
                // More gems replaced first.
                gold_as = gold_as.plus_n(kind, most - (n / each) as u8);
                n %= each;
                left -= golds;
                break;
            }
            n -= here;
        }
    }
    gold_as
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tally::tests::Digit;

    #[test]
    fn payments_are_complete_distinct_and_least_gold_first() {
        let cases = [
            ([7, 3, 0, 0, 2], [7, 3, 0, 0, 2, 0, 0, 15]),
            ([3, 3, 5, 3, 0], [2, 3, 3, 1, 1, 0, 0, 9]),
            ([0, 0, 0, 0, 0], [1, 1, 1, 1, 1, 0, 0, 5]),
            ([3, 0, 2, 0, 1], [2, 0, 1, 0, 1, 0, 0, 3]),
            ([7, 3, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 5]),
            ([7, 3, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 6]),
            ([3, 3, 5, 3, 0], [2, 3, 3, 1, 1, 0, 0, 3]),
            ([1, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 1]),
        ];
        for ((cost, tokens), gold_for) in cases.into_iter().flat_map(|case| [(case, 1), (case, 2)]) {
            let price: Price<Digit> =
                Price::of(Tally::from_counts(cost), Tally::NONE, Tally::from_counts(tokens))
                    .with_gold_for(gold_for);
            // With one gem for each gold, this also checks what counts them faster.
            let listed: Vec<_> = (0..price.payments()).map(|n| price.nth_payment(n)).collect();
            let every = (0..8u32.pow(5)).map(|n| {
                let counts: [u8; 5] = std::array::from_fn(|kind| (n >> (3 * kind) & 7) as u8);
                Tally::<Digit>::from_counts(counts)
            });
            let expected: Vec<_> = every.filter(|&gold_as| price.allows(gold_as)).collect();
            let mut sorted = listed.clone();
            sorted.sort();
            assert_eq!(
                sorted,
                {
                    let mut all = expected;
                    all.sort();
                    all
                },
                "{cost:?} of {tokens:?}"
            );
            let key = |gold_as: &Tally<Digit>| (price.golds(*gold_as), std::cmp::Reverse(gold_as.total()));
            assert!(listed.windows(2).all(|pair| key(&pair[0]).0 <= key(&pair[1]).0));
            assert!(listed.first().is_none_or(|first| listed.iter().all(|other| key(first) <= key(other))));
            assert_eq!(price.is_payable(), !listed.is_empty());
            // No two leave the same tokens.
            let mut tokens: Vec<_> = listed.iter().map(|&gold_as| price.tokens(gold_as)).collect();
            tokens.sort();
            tokens.dedup();
            assert_eq!(tokens.len(), listed.len());
        }
    }
}

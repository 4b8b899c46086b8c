//! Counts the payments of one card after the other for a player, where each gold replaces one gem.

use crate::kind::Kind;
use crate::price::{GOLDS_MAX, Ways, Weights};
use crate::tally::Tally;

/// The means of a player, to count the payments of cards. It counts as [`crate::Price`] does, but only for cards that
/// can be paid for, and looks only at the parts of a price on which the number of payments depends.
#[derive(Clone, Copy, Debug)]
pub struct Payer<K: Kind> {
    bonuses: Tally<K>,
    tokens: Tally<K>,
}

/// The parts of a price on which the number of payments depends.
struct Due<K> {
    /// The gems that are due and not lacking: gold may replace any of them.
    held: Tally<K>,
    /// The number of gems that are lacking.
    lacking: u8,
}

impl<K: Kind> Payer<K> {
    /// Returns the payer with these bonuses and tokens, gold among them.
    #[inline]
    pub fn new(bonuses: Tally<K>, tokens: Tally<K>) -> Payer<K> {
        Payer { bonuses, tokens }
    }

    /// Returns whether the gold is not more than [`Payer::payments`] counts.
    #[inline]
    pub fn is_counted(&self) -> bool {
        self.tokens.gold() <= GOLDS_MAX
    }

    #[cfg(not(target_arch = "x86_64"))]
    #[inline]
    fn due(&self, cost: Tally<K>) -> Due<K> {
        let due = cost.less(self.bonuses);
        let lacking = due.less(self.tokens);
        Due { held: due - lacking, lacking: lacking.total() }
    }

    #[cfg(target_arch = "x86_64")]
    #[inline]
    fn due(&self, cost: Tally<K>) -> Due<K> {
        use safe_arch::{
            get_i64_from_m128i_s as low, m128i, min_u8_m128i as least, sub_saturating_u8_m128i as less,
            sum_of_u8_abs_diff_m128i as totals, zeroed_m128i as zero,
        };
        let word = |tally: Tally<K>| m128i::from([tally.word(), 0]);
        let (bonuses, tokens) = (word(self.bonuses), word(self.tokens));
        let due = less(word(cost), bonuses);
        let lacking = totals(less(due, tokens), zero());
        Due { held: Tally::from_word(low(least(due, tokens)) as u64), lacking: low(lacking) as u8 }
    }

    /// Returns the number of payments of a card with this printed cost, which must be possible.
    #[inline]
    pub fn payments(&self, cost: Tally<K>) -> u32 {
        let Due { held, lacking } = self.due(cost);
        Ways::to_replace(held).up_to(self.tokens.gold() - lacking)
    }

    /// Returns the number of ways in which gold can replace a part of the price, each counted as often as `weights` say: for
    /// each number of gems that are lacking, those of the numbers of gems replaced beyond them. Returns the number of
    /// gems that are due too.
    #[inline]
    pub fn weighed<const LACKING: usize>(&self, cost: Tally<K>, weights: &[Weights; LACKING]) -> (u32, u8) {
        let Due { held, lacking } = self.due(cost);
        let ways = Ways::to_replace(held).weighed(&weights[usize::from(lacking) % LACKING]);
        (ways, held.total() + lacking)
    }
}

#[cfg(test)]
mod tests {
    use kernel::Draw;
    use laws::Dice;

    use super::*;
    use crate::price::Price;
    use crate::tally::tests::Digit;

    /// Returns the sum of the ways, counted one by one, each times its weight.
    fn weighed_by_hand(price: &Price<Digit>, weights: [u8; Weights::COUNT]) -> u32 {
        let held = price.due - price.lacking;
        let every = (0..4u32.pow(5)).map(|n| [0, 2, 4, 6, 8].map(|at| (n >> at & 3) as u8));
        let ways = every.map(Tally::from_counts).filter(|&more| held.covers(more));
        ways.filter_map(|more| weights.get(usize::from(more.total()))).map(|&weight| u32::from(weight)).sum()
    }

    #[test]
    fn payments_are_counted_as_those_of_a_price() {
        let mut dice = Dice::new(16);
        let mut below = move |n: u32| dice.below(n) as u8;
        let (mut several, mut lacking) = (0, 0);
        for _ in 0..5_000 {
            let cost = Tally::<Digit>::from_counts([(); 5].map(|()| below(4)));
            let bonuses = Tally::from_counts([(); 5].map(|()| below(3)));
            let tokens = Tally::from_counts([3, 3, 3, 3, 3, 1, 1, 6].map(&mut below));
            let (price, payer) = (Price::of(cost, bonuses, tokens), Payer::new(bonuses, tokens));
            assert!(payer.is_counted());
            let weights = |gems: usize| std::array::from_fn(|more| ((gems + more) % 7) as u8);
            let gems = usize::from(price.lacking.total());
            let weighed =
                payer.weighed(cost, &std::array::from_fn::<_, 16, _>(|gems| Weights::new(weights(gems))));
            assert_eq!(weighed, (weighed_by_hand(&price, weights(gems)), price.due.total()));
            if price.is_payable() {
                assert_eq!(payer.payments(cost), price.payments());
                several += u32::from(price.payments() > 1);
                lacking += u32::from(gems > 0);
            }
        }
        assert!(several > 1_000 && lacking > 1_000, "all cases come up: {several}, {lacking}");
    }
}

//! Finds the cards within reach that a player can pay for. This is computed at every turn of every playout, so on
//! processors that work on many bytes at once all places are compared together, and elsewhere one after the other.

use crate::hand::BLIND;
use crate::rows::SLOTS;
use crate::tally::Tally;

/// The places of a hand.
const HAND: usize = 3;
/// The most places that can be compared.
const PLACES_MAX: usize = 24;

/// The cards within a player's reach, as the bytes of [`crate::Rows`] (or of more places, at most 21) and of
/// [`crate::Hand`], and what they cost.
#[derive(Clone, Copy)]
#[expect(missing_docs, reason = "the fields are what their names say")]
pub struct Reach<'a, K, const ROWS: usize = SLOTS> {
    pub rows: &'a [u8; ROWS],
    pub hand: &'a [u8; HAND],
    /// The printed cost of the card that a byte stands for: [`costs_by_byte`].
    pub costs: &'a [Tally<K>; 256],
}

/// Returns the printed cost of the card that a byte of the rows or of a hand stands for, from the costs by row (row 0
/// is padding). A byte that stands for no card costs more than anybody can have.
pub const fn costs_by_byte<K: Copy, const ROWS: usize>(by_row: &[Tally<K>; ROWS]) -> [Tally<K>; 256] {
    let mut costs = [Tally::from_counts([100]); 256];
    let mut row = 1;
    while row < ROWS {
        costs[row] = by_row[row];
        costs[row | BLIND as usize] = by_row[row];
        row += 1;
    }
    costs
}

impl<K: Copy, const ROWS: usize> Reach<'_, K, ROWS> {
    /// Returns the byte of a place: those of the hand follow those of the rows.
    #[inline]
    pub fn byte(self, place: usize) -> u8 {
        if place < ROWS { self.rows[place] } else { self.hand[place - ROWS] }
    }

    /// Returns what the card at a place costs.
    #[inline]
    pub fn cost(self, place: usize) -> Tally<K> {
        self.costs[usize::from(self.byte(place))]
    }
}

/// Returns the places whose cards can be paid for, bit 0 for the first. The cost beyond `means` (bonuses and tokens
/// together, without gold) must be covered by gold, each token of which replaces up to `gold_for` (one or two) of a
/// kind.
#[cfg(not(target_arch = "x86_64"))]
#[inline]
pub fn affordable<K: Copy, const ROWS: usize>(
    reach: Reach<'_, K, ROWS>,
    means: Tally<K>,
    gold: u8,
    gold_for: u8,
) -> u32 {
    const { assert!(ROWS + HAND <= PLACES_MAX) };
    let payable = |place: usize| {
        let lacking = reach.cost(place).less(means);
        (if gold_for == 1 { lacking } else { lacking.halves() }).total() <= gold
    };
    (0..ROWS + HAND).fold(0, |set, place| set | u32::from(payable(place)) << place)
}

/// Returns the places whose cards can be paid for, bit 0 for the first. The cost beyond `means` (bonuses and tokens
/// together, without gold) must be covered by gold, each token of which replaces up to `gold_for` (one or two) of a
/// kind.
#[cfg(target_arch = "x86_64")]
#[inline]
pub fn affordable<K: Copy, const ROWS: usize>(
    reach: Reach<'_, K, ROWS>,
    means: Tally<K>,
    gold: u8,
    gold_for: u8,
) -> u32 {
    use safe_arch::{
        cmp_gt_mask_i8_m128i as greater, move_mask_i8_m128i as mask, pack_i16_to_i8_m128i as bytes,
        set_splat_i8_m128i as all, zeroed_m128i as zero,
    };
    const { assert!(ROWS + HAND <= PLACES_MAX) };
    let eight = |at: usize| lacking_of_eight(reach, means, gold_for, at);
    let gold = all(gold as i8);
    let mut over = mask(greater(bytes(eight(0), eight(8)), gold)) as u32;
    if ROWS + HAND > 16 {
        over |= (mask(greater(bytes(eight(16), zero()), gold)) as u32) << 16;
    }
    !over & (u32::MAX >> (32 - (ROWS + HAND)))
}

/// Returns what each of eight cards from a place on costs beyond the means, in all, or how much gold replaces it; nothing
/// where there are no places.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn lacking_of_eight<K: Copy, const ROWS: usize>(
    reach: Reach<'_, K, ROWS>,
    means: Tally<K>,
    gold_for: u8,
    at: usize,
) -> safe_arch::m128i {
    use safe_arch::{
        average_u8_m128i as average, m128i, pack_i32_to_i16_m128i as narrow, sub_saturating_u8_m128i as less,
        sum_of_u8_abs_diff_m128i as totals, zeroed_m128i as zero,
    };
    // Two cards at a time: what each costs beyond the means, kind by kind, then in all.
    let means = m128i::from([means.word(); 2]);
    let cost = |place: usize| if place < ROWS + HAND { reach.cost(place).word() } else { 0 };
    let lacking = |at: usize| {
        if at >= ROWS + HAND {
            return zero();
        }
        let lacking = less(m128i::from([cost(at), cost(at + 1)]), means);
        // The average with nothing is half, rounded up.
        totals(if gold_for == 1 { lacking } else { average(lacking, zero()) }, zero())
    };
    // A total is a word of 64 bits; they are brought together as bytes.
    let four = |at: usize| narrow(lacking(at), lacking(at + 2));
    narrow(four(at), four(at + 4))
}

#[cfg(test)]
mod tests {
    use kernel::Draw;
    use laws::Dice;

    use super::*;
    use crate::price::Price;
    use crate::tally::tests::Digit;

    #[test]
    fn what_can_be_paid_for_is_what_the_price_says() {
        let mut dice = Dice::new(2014);
        let mut below = move |n: u32| dice.below(n) as u8;
        let mut by_row = [Tally::<Digit>::NONE; 91];
        for cost in &mut by_row {
            *cost = Tally::from_counts([(); 6].map(|()| below(4)));
        }
        let costs = costs_by_byte(&by_row);
        let mut affordable_ones = 0;
        for n in 0..20_000 {
            let tokens = Tally::from_counts([(); 8].map(|()| below(4)));
            let bonuses = Tally::from_counts([(); 8].map(|()| below(3))).without_gold();
            let rows: [u8; SLOTS] =
                std::array::from_fn(|slot| if slot == n % 20 { 0 } else { 1 + below(90) });
            let hand = [1 + below(90), (1 + below(90)) | BLIND, if n % 3 == 0 { 0 } else { 252 }];
            let reach = Reach { rows: &rows, hand: &hand, costs: &costs };
            let gold_for = 1 + (n % 2) as u8;
            let set = affordable(reach, bonuses + tokens.without_gold(), tokens.gold(), gold_for);
            for (place, byte) in rows.into_iter().chain(hand).enumerate() {
                let price = || Price::of(by_row[usize::from(byte & !BLIND)], bonuses, tokens);
                let payable = byte != 0 && byte != 252 && price().with_gold_for(gold_for).is_payable();
                assert_eq!(set >> place & 1 == 1, payable, "{byte} for {tokens:?} and {bonuses:?}");
            }
            affordable_ones += set.count_ones();
            // The same cards in the first of more places, then in the last ones.
            for from in [0, 6] {
                let mut more = [0; SLOTS + 6];
                more[from..from + SLOTS].copy_from_slice(&rows);
                let reach = Reach { rows: &more, hand: &hand, costs: &costs };
                let means = bonuses + tokens.without_gold();
                let of_more = affordable(reach, means, tokens.gold(), gold_for);
                let (of_rows, of_hand) = (set & ((1 << SLOTS) - 1), set >> SLOTS);
                assert_eq!(of_more, of_rows << from | of_hand << more.len());
            }
        }
        assert!((20_000..200_000).contains(&affordable_ones), "both answers come up: {affordable_ones}");
    }
}

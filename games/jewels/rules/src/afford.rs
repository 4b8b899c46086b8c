//! Finds the cards within reach that a player can pay for. This is computed at every turn of every playout, so on
//! processors that work on many bytes at once all places are compared together, and elsewhere one after the other.

use crate::hand::BLIND;
use crate::rows::SLOTS;
use crate::tally::Tally;

/// The places that are compared: those of the rows, then those of a hand.
pub const PLACES: usize = SLOTS + 3;

/// The cards within a player's reach, as the bytes of [`crate::Rows`] and [`crate::Hand`], and what they cost.
#[derive(Clone, Copy)]
#[expect(missing_docs, reason = "the fields are what their names say")]
pub struct Reach<'a, K> {
    pub rows: &'a [u8; SLOTS],
    pub hand: &'a [u8; 3],
    /// The printed cost of the card that a byte stands for: [`costs_by_byte`].
    pub costs: &'a [Tally<K>; 256],
}

/// Returns the printed cost of the card that a byte of the rows or of a hand stands for, from the costs by row (row 0
/// is padding); for a byte that stands for no card, more than anybody can have.
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

impl<K: Copy> Reach<'_, K> {
    #[inline]
    fn cost(self, place: usize) -> Tally<K> {
        let byte = match place {
            0..SLOTS => self.rows[place],
            SLOTS..PLACES => self.hand[place - SLOTS],
            _ => 0,
        };
        self.costs[usize::from(byte)]
    }
}

/// Returns the places whose cards can be paid for, bit 0 for the first: what a card costs beyond `means` (bonuses and
/// tokens together, without gold) must be covered by gold, each of which replaces up to `gold_for` (one or two) of a kind.
#[cfg(not(target_arch = "x86_64"))]
#[inline]
pub fn affordable<K: Copy>(reach: Reach<'_, K>, means: Tally<K>, gold: u8, gold_for: u8) -> u16 {
    let payable = |place: usize| {
        let lacking = reach.cost(place).less(means);
        (if gold_for == 1 { lacking } else { lacking.halves() }).total() <= gold
    };
    (0..PLACES).fold(0, |set, place| set | (u16::from(payable(place)) << place))
}

/// Returns the places whose cards can be paid for, bit 0 for the first: what a card costs beyond `means` (bonuses and
/// tokens together, without gold) must be covered by gold, each of which replaces up to `gold_for` (one or two) of a kind.
#[cfg(target_arch = "x86_64")]
#[inline]
pub fn affordable<K: Copy>(reach: Reach<'_, K>, means: Tally<K>, gold: u8, gold_for: u8) -> u16 {
    use safe_arch::{
        cmp_gt_mask_i8_m128i as greater, move_mask_i8_m128i as mask, pack_i16_to_i8_m128i as bytes,
        set_splat_i8_m128i as all,
    };
    let eight = |at: usize| lacking_of_eight(|place| reach.cost(place), means, gold_for, at);
    let over = greater(bytes(eight(0), eight(8)), all(gold as i8));
    !(mask(over) as u16)
}

/// Returns what each of eight cards from a place on costs beyond the means, in all, or how much gold replaces it.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn lacking_of_eight<K: Copy>(
    cost: impl Fn(usize) -> Tally<K>,
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
    let lacking = |at: usize| {
        let costs = m128i::from([cost(at).word(), cost(at + 1).word()]);
        let lacking = less(costs, means);
        // The average with nothing is half, rounded up.
        totals(if gold_for == 1 { lacking } else { average(lacking, zero()) }, zero())
    };
    // A total is a word of 64 bits; they are brought together as bytes.
    let four = |at: usize| narrow(lacking(at), lacking(at + 2));
    narrow(four(at), four(at + 4))
}

/// The places that [`affordable_of_many`] compares.
pub const MANY: usize = 24;

/// Returns what [`affordable`] does for more places, whose cards are given by their bytes; a place with 0 is empty.
#[cfg(not(target_arch = "x86_64"))]
#[inline]
pub fn affordable_of_many<K: Copy>(
    places: &[u8; MANY],
    costs: &[Tally<K>; 256],
    means: Tally<K>,
    gold: u8,
    gold_for: u8,
) -> u32 {
    let payable = |byte: u8| {
        let lacking = costs[usize::from(byte)].less(means);
        (if gold_for == 1 { lacking } else { lacking.halves() }).total() <= gold
    };
    (0..MANY).fold(0, |set, place| set | u32::from(payable(places[place])) << place)
}

/// Returns what [`affordable`] does for more places, whose cards are given by their bytes; a place with 0 is empty.
#[cfg(target_arch = "x86_64")]
#[inline]
pub fn affordable_of_many<K: Copy>(
    places: &[u8; MANY],
    costs: &[Tally<K>; 256],
    means: Tally<K>,
    gold: u8,
    gold_for: u8,
) -> u32 {
    use safe_arch::{
        cmp_gt_mask_i8_m128i as greater, move_mask_i8_m128i as mask, pack_i16_to_i8_m128i as bytes,
        set_splat_i8_m128i as all, zeroed_m128i as zero,
    };
    let eight = |at: usize| lacking_of_eight(|place| costs[usize::from(places[place])], means, gold_for, at);
    let gold = all(gold as i8);
    let first = mask(greater(bytes(eight(0), eight(8)), gold)) as u32;
    let last = mask(greater(bytes(eight(16), zero()), gold)) as u32;
    !(first | last << 16) & ((1 << MANY) - 1)
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
            let rows = std::array::from_fn(|slot| if slot == n % 20 { 0 } else { 1 + below(90) });
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
            // The same cards in the first places of many, then in the last ones.
            for from in [0, MANY - PLACES] {
                let mut many = [0; MANY];
                many[from..from + SLOTS].copy_from_slice(&rows);
                many[from + SLOTS..from + PLACES].copy_from_slice(&hand);
                let means = bonuses + tokens.without_gold();
                let of_many = affordable_of_many(&many, &costs, means, tokens.gold(), gold_for);
                assert_eq!(of_many, u32::from(set & ((1 << PLACES) - 1)) << from);
            }
        }
        assert!((20_000..200_000).contains(&affordable_ones), "both answers come up: {affordable_ones}");
    }
}

//! Which of the cards within reach a player can pay for. This is asked at every turn of every playout, so
//! where the processor is known to work on many bytes at once, all places are looked at together; elsewhere
//! one after the other.

use crate::body::{HAND_MAX, SLOTS, UNSEEN};
use crate::data::CardId;
use crate::gems::Gems;

/// The places that are looked at: the rows, then a hand.
#[derive(Clone, Copy)]
pub(crate) struct Reach<'a> {
    pub(crate) rows: &'a [u8; SLOTS],
    pub(crate) hand: &'a [u8; HAND_MAX],
}

impl Reach<'_> {
    /// The printed cost of the card at a place.
    #[inline]
    fn cost(self, place: usize) -> Gems {
        let byte = match place {
            0..SLOTS => self.rows[place],
            SLOTS..PLACES => self.hand[place - SLOTS],
            _ => 0,
        };
        COSTS[usize::from(byte)]
    }
}

const PLACES: usize = SLOTS + HAND_MAX;

/// What stands for the cost of an empty place or of a hidden card: nobody has that much.
const NOBODY_HAS: Gems = Gems::from_counts([100, 0, 0, 0, 0, 0]);

/// The printed cost of the card that a place's byte stands for.
static COSTS: [Gems; 256] = {
    let mut costs = [NOBODY_HAS; 256];
    let mut row = 1;
    while let Some(card) = CardId::new(row) {
        costs[row as usize] = card.cost();
        costs[(row | UNSEEN) as usize] = card.cost();
        row += 1;
    }
    costs
};

/// The places whose cards can be paid for, bit 0 for the first: what a card costs beyond `means` (bonuses and
/// gems together, without gold) must be covered by gold.
#[cfg(not(target_arch = "x86_64"))]
#[inline]
pub(crate) fn affordable(reach: Reach<'_>, means: Gems, gold: u8) -> u16 {
    let payable = |place: usize| reach.cost(place).less(means).total() <= gold;
    (0..PLACES).fold(0, |set, place| set | (u16::from(payable(place)) << place))
}

/// The places whose cards can be paid for, bit 0 for the first: what a card costs beyond `means` (bonuses and
/// gems together, without gold) must be covered by gold.
#[cfg(target_arch = "x86_64")]
#[inline]
pub(crate) fn affordable(reach: Reach<'_>, means: Gems, gold: u8) -> u16 {
    use safe_arch::{
        cmp_gt_mask_i8_m128i as greater, m128i, move_mask_i8_m128i as mask, pack_i16_to_i8_m128i as bytes,
        pack_i32_to_i16_m128i as narrow, set_splat_i8_m128i as all, sub_saturating_u8_m128i as less,
        sum_of_u8_abs_diff_m128i as totals, zeroed_m128i as zero,
    };
    // Two cards at a time: what each costs beyond the means, colour by colour, then in all.
    let means = m128i::from([means.word(); 2]);
    let lacking = |at: usize| {
        let costs = m128i::from([reach.cost(at).word(), reach.cost(at + 1).word()]);
        totals(less(costs, means), zero())
    };
    // A total is a word of 64 bits; they are brought together as bytes.
    let four = |at: usize| narrow(lacking(at), lacking(at + 2));
    let eight = |at: usize| narrow(four(at), four(at + 4));
    let over = greater(bytes(eight(0), eight(8)), all(gold as i8));
    !(mask(over) as u16)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::price::Price;

    /// Means of every size, from nothing to more than anybody ever has use for.
    fn all_means() -> impl Iterator<Item = (Gems, Gems)> {
        let mut chance = 2014u32;
        let mut below = move |n: u32| {
            chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            ((chance >> 16) % n) as u8
        };
        (0..20_000).map(move |_| {
            let tokens = Gems::from_counts([(); 6].map(|()| below(6)));
            let bonuses = [(); 5].map(|()| below(8));
            let [w, b, g, r, k] = bonuses;
            (tokens, Gems::from_counts([w, b, g, r, k, 0]))
        })
    }

    #[test]
    fn what_can_be_paid_for_is_what_the_price_says() {
        let cards: Vec<CardId> = (1..=90).filter_map(CardId::new).collect();
        let mut affordable_ones = 0;
        for (n, (tokens, bonuses)) in all_means().enumerate() {
            let card = |place: usize| cards[(n * 7 + place) % cards.len()].row();
            let rows = std::array::from_fn(|slot| if slot == n % 20 { 0 } else { card(slot) });
            let hand = [card(SLOTS), card(SLOTS + 1) | UNSEEN, if n % 3 == 0 { 0 } else { 252 }];
            let reach = Reach { rows: &rows, hand: &hand };
            let set = affordable(reach, bonuses + tokens.colours(), tokens.gold());
            for (place, byte) in rows.into_iter().chain(hand).enumerate() {
                let card = if byte == 252 { None } else { CardId::new(byte & !UNSEEN) };
                let payable = card.is_some_and(|card| Price::of(card.cost(), bonuses, tokens).is_payable());
                assert_eq!(set >> place & 1 == 1, payable, "{card:?} for {tokens:?} and {bonuses:?}");
            }
            affordable_ones += set.count_ones();
        }
        assert!(affordable_ones > 10_000, "both answers come up: {affordable_ones}");
    }
}

//! Which of the cards within reach a player can pay for. This is asked at every turn of every playout, so
//! all places are looked at alike and at once: the loops are written so that a compiler makes vectors of them.
//!
//! What a card costs is five fields of six bits, one a colour: five for the number, and one to borrow from.
//! Nobody ever has more than 25 of a colour in tokens and bonuses together.

use crate::body::UNSEEN;
use crate::data::CardId;
use crate::gems::Gems;

/// How many places are looked at: the rows, a hand and one that is always empty.
pub(crate) const PLACES: usize = 16;

/// The bits of a field.
const FIELD: u32 = 6;
/// The bit to borrow from, in every field.
const BORROW: u32 = 0b100000_100000_100000_100000_100000;

/// The printed cost of the card that a place's byte stands for. Nobody can pay what stands for an empty
/// place or a hidden card.
static COSTS: [u32; 256] = {
    let mut costs = [31; 256];
    let mut row = 1;
    while let Some(card) = CardId::new(row) {
        costs[row as usize] = fields(card.cost());
        costs[(row | UNSEEN) as usize] = fields(card.cost());
        row += 1;
    }
    costs
};

/// The five colours as fields, white lowest.
const fn fields(gems: Gems) -> u32 {
    let [w, b, g, r, k, _] = gems.counts();
    let (w, b, g, r, k) = (w as u32, b as u32, g as u32, r as u32, k as u32);
    w | b << FIELD | g << (2 * FIELD) | r << (3 * FIELD) | k << (4 * FIELD)
}

/// The places whose cards can be paid for, bit 0 for the first: what a card costs beyond `means` (bonuses and
/// gems together, without gold) must be covered by gold.
#[inline]
pub(crate) fn affordable(places: [u8; PLACES], means: Gems, gold: u8) -> u16 {
    let means = fields(means);
    let gold = u32::from(gold);
    let mut costs = [0; PLACES];
    for (cost, place) in costs.iter_mut().zip(places) {
        *cost = COSTS[usize::from(place)];
    }
    let mut set = 0;
    for (place, cost) in costs.into_iter().enumerate() {
        // A field keeps the bit it could borrow from exactly if its cost is at least the means.
        let over = (cost | BORROW) - means;
        let short = over & BORROW;
        let lacking = over & (short - (short >> (FIELD - 1)));
        // All five fields are added up in the lowest.
        let two = lacking + (lacking >> FIELD);
        let five = two + (two >> (2 * FIELD)) + (lacking >> (4 * FIELD));
        let enough = u32::from(five & 63 <= gold);
        set |= enough << place;
    }
    set as u16
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
            let mut places = [0; PLACES];
            for (place, byte) in places.iter_mut().enumerate().take(PLACES - 1) {
                let row = cards[(n * 7 + place) % cards.len()].row();
                *byte = if place % 4 == 3 { row | UNSEEN } else { row };
            }
            let set = affordable(places, bonuses + tokens.colours(), tokens.gold());
            for (place, byte) in places.into_iter().enumerate() {
                let card = CardId::new(byte & !UNSEEN);
                let payable = card.is_some_and(|card| Price::of(card.cost(), bonuses, tokens).is_payable());
                assert_eq!(set >> place & 1 == 1, payable, "{card:?} for {tokens:?} and {bonuses:?}");
            }
            affordable_ones += set.count_ones();
        }
        assert!(affordable_ones > 10_000, "both answers come up: {affordable_ones}");
    }
}

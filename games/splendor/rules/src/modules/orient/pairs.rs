//! Counts the payments with double gold where a gold token replaces two gems (`cities 38`, `49`, `105`), all those that
//! replace so many pairs and so many single gems together.

use super::means::GOLDS;
use super::payment::{DOUBLE_GOLDS, WORTH};
use crate::body::Price;
use crate::gems::Gem;

/// The colours of gems.
const COLOURS: usize = Gem::ALL.len() - 1;
/// The numbers of colours of which a single gem is replaced.
const SINGLES: usize = COLOURS + 1;
/// The numbers of pairs have a byte each.
const PAIRS: usize = 8;
/// More gems than any card costs of one colour.
const EACH: usize = 8;
const ONES: u64 = 0x0101_0101_0101_0101;

/// The ways to replace gems of one colour, from those that are lacking to those that are due, without a single gem and
/// with one, by pairs.
static FACTORS: [[[u64; 2]; EACH]; EACH] = {
    let (mut factors, mut at) = ([[[0; 2]; EACH]; EACH], 0);
    while at < EACH * EACH {
        let (lacking, due) = (at / EACH, at % EACH);
        let mut replaced = lacking;
        while replaced <= due {
            factors[lacking][due][replaced % 2] += 1 << (u8::BITS as usize * (replaced / 2));
            replaced += 1;
        }
        at += 1;
    }
    factors
};

/// For so many gold tokens, so many cards that are spent and so many single gems: the numbers of pairs that may be
/// replaced, as whole bytes.
type Table = [[[u64; SINGLES]; DOUBLE_GOLDS as usize + 1]; GOLDS as usize + 1];

/// These numbers in version 1 of the rules, where all gold of cards replaces something, and in version 2, where one may be
/// lost (`cities 137`).
static ALLOWED: [Table; 2] = [allowed(0), allowed(1)];

/// Returns the numbers where so many gold of cards may be lost.
const fn allowed(lost: usize) -> Table {
    let mut allowed = [[[0; SINGLES]; DOUBLE_GOLDS as usize + 1]; GOLDS as usize + 1];
    let mut at = 0;
    while at < allowed.len() * allowed[0].len() * SINGLES {
        let (single, cards) = (at % SINGLES, at / SINGLES % allowed[0].len());
        let gold = at / (SINGLES * allowed[0].len());
        let (of_cards, mut pairs) = (WORTH as usize * cards, 0);
        while pairs < PAIRS {
            // A gold of a card spares a token for a single gem; elsewhere two are needed.
            let tokens = if of_cards <= single {
                pairs + single - of_cards
            } else {
                pairs.saturating_sub((of_cards - single) / WORTH as usize)
            };
            if tokens <= gold && 2 * pairs + single + lost >= of_cards {
                allowed[gold][cards][single] |= 0xff << (u8::BITS as usize * pairs);
            }
            pairs += 1;
        }
        at += 1;
    }
    allowed
}

/// Returns the ways to replace what may be replaced of a price, by single gems, and then by pairs.
fn ways(price: &Price) -> [u64; SINGLES] {
    let mut ways = [0u64; SINGLES];
    ways[0] = 1;
    for (place, &gem) in Gem::ALL[..COLOURS].iter().enumerate() {
        let [even, odd] =
            FACTORS[usize::from(price.lacking.get(gem)) % EACH][usize::from(price.due.get(gem)) % EACH];
        for singles in (1..=place + 1).rev() {
            ways[singles] =
                ways[singles].wrapping_mul(even).wrapping_add(ways[singles - 1].wrapping_mul(odd));
        }
        ways[0] = ways[0].wrapping_mul(even);
    }
    ways
}

/// Returns the number of payments with up to so many cards of double gold, as [`ALLOWED`] has them; none where there is more
/// gold than in the game.
pub(super) fn payments(price: &Price, cards: u8, rules: u8) -> Option<u32> {
    let allowed = ALLOWED[usize::from(rules > 1)].get(usize::from(price.gold))?.get(..=usize::from(cards))?;
    let ways = ways(price);
    let of_cards = |allowed: &[u64; SINGLES]| {
        let sums = ways.iter().zip(allowed).map(|(ways, allowed)| (ways & allowed).wrapping_mul(ONES) >> 56);
        sums.sum::<u64>()
    };
    Some(allowed.iter().map(of_cards).sum::<u64>() as u32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::CardId;
    use crate::gems::Gems;

    #[test]
    fn the_ways_to_pay_for_a_card_fit_into_their_bytes() {
        for card in CardId::all() {
            let cost = card.card().cost;
            assert!(Gem::ALL.into_iter().all(|gem| usize::from(cost.get(gem)) < EACH), "{card}");
            // Nothing is lacking, so that there are the most ways.
            let every =
                (0..8u32.pow(5)).map(|n| Gems::from_counts([0, 3, 6, 9, 12].map(|at| (n >> at & 7) as u8)));
            let mut counts = [0u32; SINGLES];
            for gems in every.filter(|&gems| cost.covers(gems)) {
                let singles: u8 = Gem::ALL.into_iter().map(|gem| gems.get(gem) & 1).sum();
                assert!(usize::from(gems.halves().total() - singles) < PAIRS, "{card}");
                counts[usize::from(singles)] += 1;
            }
            assert!(counts.into_iter().all(|count| count < 256), "{card}: {counts:?}");
            let price = Price::of(cost, Gems::NONE, cost);
            let sums = ways(&price).map(|ways| ways.to_le_bytes().into_iter().map(u32::from).sum::<u32>());
            assert_eq!(sums, counts, "{card}");
        }
    }
}

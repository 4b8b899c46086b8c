//! Counts the payments of all cards within reach at once, where players have gold or cards of double gold.

use jewels::{Payer, Weights};
use kernel::members;

use super::payment::{DOUBLE_GOLDS, Funds, WORTH};
use crate::body::{Player, Price};
use crate::gems::{Gem, Gems};

/// Returns the number of payments with a gold that has no use in version 1 of the rules (`cities 137`): where the whole
/// price, of so many gems, is one gem less than some of the cards are worth, they pay all of it. In version 2 they are
/// among the others.
pub(super) fn half_used(due: u8, cards: u8, rules: u8) -> u32 {
    u32::from((due % WORTH) & u8::from(due < WORTH * cards && rules == 1))
}

/// The means of a player to pay, looked at once for all cards.
pub(super) enum Means {
    /// Gold tokens that replace one gem each.
    Tokens(Payer<Gem>),
    /// Such tokens and so many cards of double gold, with the weights for each number of gems that are lacking, and the
    /// version of the rules.
    Cards { payer: Payer<Gem>, cards: u8, weights: &'static [Weights; LACKING], rules: u8 },
    /// The means that are counted for each price by itself: bonuses, tokens, the gems that a token of gold replaces,
    /// cards, and the version of the rules.
    Rare { bonuses: Gems, tokens: Gems, gold_for: u8, cards: u8, rules: u8 },
}

impl Means {
    pub(super) fn of(player: &Player, rules: u8) -> Means {
        let (bonuses, tokens, cards) = (player.bonuses, player.tokens, player.double_golds());
        let (payer, gold_for) = (Payer::new(bonuses, tokens), player.gold_covers());
        match (gold_for, cards, weights_of(tokens.gold(), cards, rules)) {
            (1, 0, Some(_)) => Means::Tokens(payer),
            (1, _, Some(weights)) if tokens.gold() + WORTH * cards <= SPARE_MAX => {
                Means::Cards { payer, cards, weights, rules }
            }
            _ => Means::Rare { bonuses, tokens, gold_for, cards, rules },
        }
    }

    /// Returns the places whose cards can be paid for, and the number of all their payments: `places`, which are within the
    /// player's means, have cards with these costs.
    pub(super) fn payments_of_all(&self, places: u32, cost: impl Fn(u8) -> Gems) -> (u32, u32) {
        let mut payments = 0;
        // Loops, since the sum of an iterator would be a call.
        match *self {
            Means::Tokens(payer) => {
                for place in members(places.into()) {
                    payments += payer.payments(cost(place));
                }
            }
            Means::Cards { payer, cards, weights, rules } => {
                for place in members(places.into()) {
                    payments += with_cards(payer, cards, weights, rules, cost(place));
                }
            }
            Means::Rare { .. } => {
                let mut payable = 0;
                for place in members(places.into()) {
                    let here = self.payments(cost(place));
                    payable |= u32::from(here > 0) << place;
                    payments += here;
                }
                return (payable, payments);
            }
        }
        (places, payments)
    }

    /// Returns the place with the `n`-th of the payments of all these places, and reduces `n` by the number of those before
    /// it; if there are not so many, by the number of all. The cards have these costs, except those whose payments are
    /// counted by `otherwise`.
    pub(super) fn place_of(
        &self,
        places: u32,
        n: &mut u32,
        cost: impl Fn(u8) -> Gems,
        otherwise: impl Fn(u8) -> Option<u32>,
    ) -> Option<u8> {
        // A copy of the loop for each kind of means, as above.
        match *self {
            Means::Tokens(payer) => {
                place_of(places, n, |place| otherwise(place).unwrap_or_else(|| payer.payments(cost(place))))
            }
            _ => place_of(places, n, |place| otherwise(place).unwrap_or_else(|| self.payments(cost(place)))),
        }
    }

    /// Returns the number of ways to pay for a card within the player's means that costs gems; a satchel needs something to
    /// copy too.
    pub(super) fn payments(&self, cost: Gems) -> u32 {
        match *self {
            Means::Tokens(payer) => payer.payments(cost),
            Means::Cards { payer, cards, weights, rules } => with_cards(payer, cards, weights, rules, cost),
            Means::Rare { bonuses, tokens, gold_for, cards, rules } => {
                Funds { price: Price::of(cost, bonuses, tokens).with_gold_for(gold_for), cards, rules }
                    .payments()
            }
        }
    }
}

/// Returns the place with the `n`-th of the payments, as [`Means::place_of`] does.
fn place_of(places: u32, n: &mut u32, payments: impl Fn(u8) -> u32) -> Option<u8> {
    for place in members(places.into()) {
        let here = payments(place);
        if *n < here {
            return Some(place);
        }
        *n -= here;
    }
    None
}

/// Returns the weights of payments with so many gold tokens and cards for each number of gems that are lacking.
pub(super) fn weights_of(gold: u8, cards: u8, rules: u8) -> Option<&'static [Weights; LACKING]> {
    WEIGHTS[usize::from(rules > 1)].get(usize::from(gold))?.get(usize::from(cards))
}

/// Returns the number of payments of a player with cards of double gold.
pub(super) fn with_cards(
    payer: Payer<Gem>,
    cards: u8,
    weights: &[Weights; LACKING],
    rules: u8,
    cost: Gems,
) -> u32 {
    let (payments, due) = payer.weighed(cost, weights);
    payments + half_used(due, cards, rules)
}

/// The gold tokens of the game (`splendor 12`).
pub(super) const GOLDS: u8 = 5;
/// The most gold beyond what is lacking that [`Weights`] count.
pub(super) const SPARE_MAX: u8 = Weights::COUNT as u8 - 1;
/// More than the gems that any card costs.
pub(super) const LACKING: usize = 16;

/// The weights by numbers of gold tokens, cards of double gold and lacking gems.
type Table = [[[Weights; LACKING]; DOUBLE_GOLDS as usize + 1]; GOLDS as usize + 1];

/// The weights: for each number of gems replaced, the numbers of cards with which it can be paid so that all their gold has
/// a use, and in version 2 of the rules those of which one gold is lost too (`cities 137`).
static WEIGHTS: [Table; 2] = [weights(0), weights(1)];

/// Returns the weights where so many gold of cards may be lost.
const fn weights(lost: usize) -> Table {
    let mut table =
        [[[Weights::new([0; Weights::COUNT]); LACKING]; DOUBLE_GOLDS as usize + 1]; GOLDS as usize + 1];
    let mut at = 0;
    while at < table.len() * table[0].len() * LACKING {
        let (lacking, cards) = (at % LACKING, at / LACKING % table[0].len());
        let gold = at / (LACKING * table[0].len());
        let (mut weights, mut more) = ([0; Weights::COUNT], 0);
        while more < weights.len() {
            let (replaced, mut spent) = (lacking + more, 0);
            while spent <= cards {
                let of_cards = WORTH as usize * spent;
                if of_cards <= replaced + lost && replaced <= of_cards + gold {
                    weights[more] += 1;
                }
                spent += 1;
            }
            more += 1;
        }
        table[gold][cards][lacking] = Weights::new(weights);
        at += 1;
    }
    table
}

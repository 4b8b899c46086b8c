//! The price of a card for a player, and all the ways to pay it.
//!
//! The price is the printed cost less the bonuses, paid exactly. Gold may replace any other kind, also one that the
//! player holds, so a payment is determined by the number of gold tokens for each kind. It must cover what the player
//! lacks, and may replace more. Where a gold is worth more than one gem, a payment is still the number of gems of each
//! kind that gold replaces, and the last gold of a kind may be worth more than what is left for it.

mod doubled;

use kernel::{Arg, Message};

use crate::kind::Kind;
use crate::tally::Tally;

/// A card's price for one player, and the gold with which that player can pay it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Price<K: Kind> {
    /// The cost after bonuses, without gold.
    pub due: Tally<K>,
    /// The part of it that the player lacks, kind by kind: at least this much gold is needed.
    pub lacking: Tally<K>,
    /// The number of gold tokens that the player holds.
    pub gold: u8,
    /// The number of gems of one kind that a gold token replaces: one or two.
    pub gold_for: u8,
}

/// The reason why a payment is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are the numbers the sentence speaks of")]
pub enum PaymentRefusal<K: Kind> {
    /// The player cannot pay the price: so many gold tokens are missing, of which each replaces `gold_for` gems.
    NotAffordable { lacking: Tally<K>, gold: u8, short: u8, gold_for: u8 },
    /// The payment leaves a part of the price open, which gold would have to cover.
    GoldMissing { lacking: Tally<K>, chosen: Tally<K> },
    /// The payment has more gold for a kind than the price has of it.
    GoldNotDue { gem: K, chosen: u8, due: u8 },
    /// The payment has more gold than the player.
    NotThatMuchGold { chosen: u8, held: u8 },
}

impl<K: Kind> PaymentRefusal<K> {
    /// Returns the sentence that states the facts.
    pub fn message(self) -> Message {
        match self {
            PaymentRefusal::NotAffordable { lacking, gold, short, gold_for } => {
                Message::new("jewels-no-not-affordable")
                    .with("lacking", Arg::Pieces(lacking.pieces()))
                    .number("gold", gold)
                    .number("short", short)
                    .number("each", gold_for)
            }
            PaymentRefusal::GoldMissing { lacking, chosen } => {
                let message =
                    Message::new("jewels-no-gold-missing").with("lacking", Arg::Pieces(lacking.pieces()));
                message.number("chosen", chosen.total())
            }
            PaymentRefusal::GoldNotDue { gem, chosen, due } => Message::new("jewels-no-gold-not-due")
                .with("gem", Arg::Pieces(Tally::one(gem).pieces()))
                .number("chosen", chosen)
                .number("due", due),
            PaymentRefusal::NotThatMuchGold { chosen, held } => {
                let message = Message::new("jewels-no-not-that-much-gold");
                message.number("chosen", chosen).number("held", held)
            }
        }
    }
}

impl<K: Kind> Price<K> {
    /// Returns the price of a card with this printed `cost`.
    #[inline]
    pub const fn of(cost: Tally<K>, bonuses: Tally<K>, tokens: Tally<K>) -> Price<K> {
        let due = cost.less(bonuses);
        Price { due, lacking: due.less(tokens), gold: tokens.gold(), gold_for: 1 }
    }

    /// Returns the price with another number of gems of one kind that a gold token replaces: one or two.
    #[inline]
    #[must_use]
    pub const fn with_gold_for(self, gold_for: u8) -> Price<K> {
        Price { gold_for, ..self }
    }

    /// Returns the number of gold tokens that replace these gems.
    #[inline]
    pub const fn golds(&self, replaced: Tally<K>) -> u8 {
        if self.gold_for == 1 { replaced.total() } else { replaced.halves().total() }
    }

    /// Returns the tokens that a payment spends, gold included.
    #[inline]
    pub fn tokens(&self, gold_as: Tally<K>) -> Tally<K> {
        (self.due - gold_as).plus_n(K::GOLD, self.golds(gold_as))
    }

    /// Returns whether the player can pay the price at all.
    #[inline]
    pub const fn is_payable(&self) -> bool {
        self.gold_least() <= self.gold
    }

    /// Returns the least number of gold tokens that must be spent.
    #[inline]
    pub const fn gold_least(&self) -> u8 {
        self.golds(self.lacking)
    }

    /// Returns whether `gold_as` (what gold replaces, by kind) is a legal payment.
    pub const fn allows(&self, gold_as: Tally<K>) -> bool {
        gold_as.gold() == 0
            && gold_as.covers(self.lacking)
            && self.due.covers(gold_as)
            && self.golds(gold_as) <= self.gold
    }

    /// Checks a payment as [`Price::allows`] does, and says why it is refused.
    ///
    /// # Errors
    /// If [`Price::allows`] returns false.
    pub fn check(&self, gold_as: Tally<K>) -> Result<(), PaymentRefusal<K>> {
        let Price { due, lacking, gold, gold_for } = *self;
        if !self.is_payable() {
            let short = self.gold_least() - gold;
            return Err(PaymentRefusal::NotAffordable { lacking, gold, short, gold_for });
        }
        if !gold_as.covers(lacking) {
            return Err(PaymentRefusal::GoldMissing { lacking, chosen: gold_as });
        }
        // No gold is ever due, so that none stands for gold.
        if let Some((gem, chosen)) = gold_as.iter().find(|&(gem, chosen)| chosen > due.get(gem)) {
            return Err(PaymentRefusal::GoldNotDue { gem, chosen, due: due.get(gem) });
        }
        match self.golds(gold_as) {
            chosen if chosen > gold => Err(PaymentRefusal::NotThatMuchGold { chosen, held: gold }),
            _ => Ok(()),
        }
    }

    /// Returns whether the payments are more than [`Ways`] can count.
    #[inline]
    const fn is_counted_plainly(&self) -> bool {
        self.gold_for > 1 || self.gold > GOLDS_MAX
    }

    /// Returns the number of payments; 0 if the price cannot be paid.
    #[inline]
    pub fn payments(&self) -> u32 {
        let least = self.gold_least();
        if least > self.gold {
            return 0;
        }
        if self.is_counted_plainly() {
            return doubled::payments(self);
        }
        self.ways(0).up_to(self.gold - least)
    }

    /// Returns the `n`-th payment as what gold replaces, by kind: those with the least gold first, then those with more
    /// gold for the later kinds, and where a gold replaces more, those with fewer gems.
    #[inline]
    pub fn nth_payment(&self, n: u32) -> Tally<K> {
        if self.is_counted_plainly() {
            return doubled::nth_payment(self, n);
        }
        // There is one payment that spends no more gold than what is lacking.
        if n == 0 { self.lacking } else { self.nth_with_spare_gold(n) }
    }

    /// Returns the `n`-th payment with more gold than necessary; rarely called, so it is not inlined.
    #[inline(never)]
    fn nth_with_spare_gold(&self, mut n: u32) -> Tally<K> {
        let all = self.ways(0);
        let mut extra = 0;
        while n >= all.exactly(extra) {
            n -= all.exactly(extra);
            extra += 1;
        }
        self.nth_replacing(extra, n)
    }

    /// Returns the number of ways in which gold can replace what is lacking and so many gems more (at most 7), where each
    /// gold replaces one. There must be fewer than 256.
    #[inline]
    pub fn ways_replacing(&self, extra: u8) -> u32 {
        self.ways(0).exactly(extra)
    }

    /// Returns the `n`-th of the ways that [`Price::ways_replacing`] counts, those with more gold for the later kinds
    /// first.
    pub fn nth_replacing(&self, mut extra: u8, mut n: u32) -> Tally<K> {
        let mut gold_as = self.lacking;
        for (place, &kind) in K::KINDS.iter().enumerate() {
            if extra == 0 {
                break;
            }
            let rest = self.ways(place + 1);
            let mut here = 0;
            while n >= rest.exactly(extra - here) {
                n -= rest.exactly(extra - here);
                here += 1;
            }
            gold_as = gold_as.plus_n(kind, here);
            extra -= here;
        }
        gold_as
    }

    /// Returns the number of ways to replace held tokens of the kinds from `first` on by spare gold, by the number of
    /// gold tokens spent.
    #[inline]
    fn ways(&self, first: usize) -> Ways {
        // Gems that are due and not lacking are held, and any of them may be replaced; no gold is ever due.
        let held = self.due.word().wrapping_sub(self.lacking.word()) & !0 << (8 * first);
        Ways::to_replace(Tally::<K>::from_word(held))
    }
}

/// The counting polynomials of two kinds with up to seven items each, by the numbers of items in three bits each.
static PAIRS: [u64; 64] = {
    let (mut pairs, mut at) = ([0; 64], 0);
    while at < pairs.len() {
        let mut one = 0;
        while one <= at % 8 {
            let mut other = 0;
            while other <= at / 8 {
                // There is no room for higher powers.
                if one + other < 8 {
                    pairs[at] += 1 << (8 * (one + other));
                }
                other += 1;
            }
            one += 1;
        }
        at += 1;
    }
    pairs
};

/// The weight of a payment by the number of gems that it replaces beyond those that are lacking, from 0 to 7. A payment
/// that replaces more does not count.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// Those of the even numbers, in lanes of 16 bits, that of 0 highest.
    even: u64,
    /// Those of the odd numbers, that of 1 highest.
    odd: u64,
}

impl Weights {
    /// The numbers of gems that have a weight.
    pub const COUNT: usize = 8;
    const LANES: u64 = 0x00ff_00ff_00ff_00ff;

    /// Returns the weights of 0 to 7 gems, each at most 6.
    pub const fn new(weights: [u8; Weights::COUNT]) -> Weights {
        let (mut even, mut odd, mut pair) = (0, 0, 0);
        while pair < Weights::COUNT / 2 {
            // With four lanes of less than 256 each the sums stay in their lanes.
            assert!(weights[2 * pair] <= 6 && weights[2 * pair + 1] <= 6);
            even = even << 16 | weights[2 * pair] as u64;
            odd = odd << 16 | weights[2 * pair + 1] as u64;
            pair += 1;
        }
        Weights { even, odd }
    }
}

/// The maximum number of gold tokens that [`Ways`] counts: no game has more.
pub(crate) const GOLDS_MAX: u8 = 5;

/// A counting polynomial: byte `n` is the number of ways to choose `n` items in all. Products of
/// `1 + x + … + x^cap` count the choices of up to `cap` items of each kind.
///
/// Of payments with tokens alone only the coefficients 0 to 5 are used ([`GOLDS_MAX`]), and with five kinds, or with six
/// kinds and three golds, they stay below 256, so that none of these bytes overflows into the next.
#[derive(Clone, Copy)]
pub(crate) struct Ways(u64);

impl Ways {
    const ONES: u64 = 0x0101_0101_0101_0101;

    /// Returns the ways to choose some of what is held, by their number.
    #[inline]
    pub(crate) fn to_replace<K: Kind>(held: Tally<K>) -> Ways {
        // Two kinds come together in six bits.
        let pairs = held.word() | held.word() >> 5;
        let of_pair = |place: u8| PAIRS[(pairs >> (8 * place) & 63) as usize];
        let ways = Ways(of_pair(0)).times(of_pair(2)).times(of_pair(4));
        if K::KINDS.len() > 7 { ways.times(of_pair(6)) } else { ways }
    }

    /// Multiplies by the polynomial of more kinds. Overflow in the powers from 6 on only runs upwards.
    #[inline]
    fn times(self, more: u64) -> Ways {
        Ways(self.0.wrapping_mul(more))
    }

    /// Returns the sum of all coefficients, each times its weight; each must be below 256.
    #[inline]
    pub(crate) fn weighed(self, weights: &Weights) -> u32 {
        // In the highest lane of a product the lanes meet those in the opposite order.
        let even = (self.0 & Weights::LANES).wrapping_mul(weights.even);
        let odd = (self.0 >> 8 & Weights::LANES).wrapping_mul(weights.odd);
        ((even >> 48) + (odd >> 48)) as u32
    }

    /// Returns the number of ways to choose exactly `n`, fewer than 256.
    #[inline]
    fn exactly(self, n: u8) -> u32 {
        (self.0 >> (8 * n) & 0xff) as u32
    }

    /// Returns the number of ways to choose at most `n` (at most 5).
    #[inline]
    pub(crate) fn up_to(self, n: u8) -> u32 {
        ((self.0 & (!0 >> (56 - 8 * n))).wrapping_mul(Self::ONES) >> 56) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tally::tests::Digit;

    /// Returns all payments by plain counting, in no order.
    fn by_hand(price: &Price<Digit>) -> Vec<Tally<Digit>> {
        let mut found = Vec::new();
        for n in 0..6u32.pow(6) {
            let counts: [u8; 6] = std::array::from_fn(|kind| (n / 6u32.pow(kind as u32) % 6) as u8);
            let gold_as = Tally::from_counts(counts);
            assert_eq!(price.check(gold_as).is_ok(), price.allows(gold_as), "{gold_as:?}");
            if price.allows(gold_as) {
                found.push(gold_as);
            }
        }
        found
    }

    #[test]
    fn payments_are_complete_distinct_and_least_gold_first() {
        let cases = [
            ([0, 0, 0, 0, 0, 0], [0; 6], [1, 1, 1, 1, 1, 1, 0, 5]),
            ([3, 0, 2, 0, 1, 0], [1, 0, 0, 0, 0, 0], [2, 0, 1, 0, 1, 0, 0, 3]),
            ([7, 3, 0, 0, 0, 0], [0; 6], [4, 3, 0, 0, 0, 0, 0, 5]),
            ([1, 1, 1, 1, 0, 1], [0; 6], [1, 1, 1, 1, 0, 1, 0, 3]),
            ([3, 3, 5, 3, 0, 1], [2, 1, 2, 0, 0, 0], [1, 2, 2, 2, 0, 1, 0, 3]),
            ([0, 0, 0, 0, 8, 0], [0; 6], [0, 0, 0, 0, 4, 0, 0, 2]),
        ];
        for (cost, bonuses, tokens) in cases {
            let [cost, bonuses] = [cost, bonuses].map(Tally::from_counts);
            let price = Price::of(cost, bonuses, Tally::from_counts(tokens));
            let listed: Vec<_> = (0..price.payments()).map(|n| price.nth_payment(n)).collect();
            let mut sorted = listed.clone();
            sorted.sort();
            let mut expected = by_hand(&price);
            expected.sort();
            assert_eq!(sorted, expected);
            assert!(listed.windows(2).all(|pair| pair[0].total() <= pair[1].total()));
        }
    }
}

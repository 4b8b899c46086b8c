//! Payments for tiles. A payment has cards to spare if it still reaches the price without its smallest card.
//!
//! A payment without cards to spare is one action, and there are few of them: at most [`PLAIN_MAX`] for a price. One
//! with cards to spare is laid down card by card in descending order ([`can_follow`], [`is_enough`]), so that every set
//! of cards that reaches the price is paid in exactly one way, and every beginning can be completed.

use crate::money::{COPIES, Payment, VALUE_MAX};

/// The highest price (`alhambra 6`).
pub const PRICE_MAX: u8 = 13;
/// The maximum number of payments without a card to spare that there are for one price.
pub const PLAIN_MAX: usize = 104;

/// The payments without a card to spare, by price.
static PLAIN: [Plain; PRICE_MAX as usize + 1] = {
    let mut table = [Plain { list: [0; PLAIN_MAX], len: 0 }; PRICE_MAX as usize + 1];
    let mut price = 1;
    while price < table.len() {
        fill(&mut table[price], price as u8, 0, 0, VALUE_MAX);
        price += 1;
    }
    table
};

/// The payments for one price, in the bits of a [`Payment`].
#[derive(Clone, Copy)]
struct Plain {
    list: [u32; PLAIN_MAX],
    len: usize,
}

/// Adds the payments that begin with some cards of this sum, in descending order of the values.
const fn fill(into: &mut Plain, price: u8, cards: u32, sum: u8, last: u8) {
    let mut value = last;
    while value > 0 {
        let (mut count, mut bit) = (0, value - 1);
        while count < COPIES && cards >> bit & 1 == 1 {
            count += 1;
            bit += VALUE_MAX;
        }
        if count < COPIES {
            let cards = cards | 1 << bit;
            // The last card is the smallest: before it the price was not reached.
            if sum + value >= price {
                into.list[into.len] = cards;
                into.len += 1;
            } else {
                fill(into, price, cards, sum + value, value);
            }
        }
        value -= 1;
    }
}

/// Returns the payments for a price without a card to spare that these cards allow, in a stable order.
pub(crate) fn plain(price: u8, hand: Payment) -> impl Iterator<Item = Payment> {
    let Plain { list, len } = &PLAIN[usize::from(price)];
    list[..*len].iter().map(|&cards| Payment(cards)).filter(move |cards| cards.is_within(hand))
}

/// Returns the number of these payments.
pub(crate) fn plain_count(price: u8, hand: Payment) -> u32 {
    let Plain { list, len } = &PLAIN[usize::from(price)];
    list[..*len].iter().map(|cards| u32::from(cards & !hand.0 == 0)).sum()
}

/// Returns whether some cards reach the price, and none of them is to spare.
pub(crate) fn is_plain(price: u8, cards: Payment) -> bool {
    cards.least().is_some_and(|least| cards.sum() >= price && cards.sum() - least < price)
}

/// Returns whether some cards reach the price even without the smallest of them.
pub(crate) fn is_enough(price: u8, cards: Payment) -> bool {
    cards.least().is_some_and(|least| cards.sum() - least >= price)
}

/// Returns whether a card of this value may follow those of a chain: it is in hand, none of them is smaller, and what
/// is left can still end with one to spare.
pub(crate) fn can_follow(price: u8, hand: Payment, chain: Payment, value: u8) -> bool {
    if chain.least().is_some_and(|last| value > last) || chain.count(value) >= hand.count(value) {
        return false;
    }
    // The most that can be spared: everything from this card down, without the smallest.
    let rest = hand.below(value);
    let again = hand.count(value) - chain.count(value);
    let all = chain.sum() + again * value + rest.sum();
    all - rest.least().unwrap_or(value) >= price
}

/// Returns the values that may follow in a chain, the highest first.
pub(crate) fn follow(price: u8, hand: Payment, chain: Payment) -> impl Iterator<Item = u8> + Clone {
    (1..=VALUE_MAX).rev().filter(move |&value| can_follow(price, hand, chain, value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_list_is_full() {
        assert_eq!(PLAIN.iter().map(|plain| plain.len).max(), Some(PLAIN_MAX));
    }
}

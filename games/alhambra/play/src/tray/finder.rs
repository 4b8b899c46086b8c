//! The finder of payments: which sets of a player's cards pay a price exactly, the best one first.

use std::cmp::Reverse;

use alhambra::{Body, PRICE_MAX, Payment};

/// Returns the payments that a click on a square prepares one after the other, for the player whose turn it is: all
/// exact ones, the best first, or if there is none the smallest overpayment. It is empty if the player's money does not
/// reach the price, or if the square is empty.
///
/// The best payment leaves cards that pay the most of the tiles in the bag exactly; of several such payments it is the
/// one with the fewest cards.
pub fn payments(body: &Body, square: usize) -> Vec<Payment> {
    let Some(tile) = body.on_square(square) else { return Vec::new() };
    let held = body.purse(body.turn(), square);
    let mut all = Vec::new();
    body.each_payment(square, |cards| all.push(cards));
    let least = all.iter().map(|cards| cards.sum()).min();
    all.retain(|cards| Some(cards.sum()) == least);
    all.sort_by_key(|cards| {
        (Reverse(paid_exactly(body, held.without(*cards))), cards.len(), Reverse(*cards))
    });
    if least != Some(tile.price()) {
        all.truncate(1);
    }
    all
}

/// Returns how many of the tiles in the bag some cards of one currency could pay exactly, if each came to the square of
/// that currency.
pub fn paid_exactly(body: &Body, cards: Payment) -> u8 {
    let sums = sums(cards);
    body.bag().map(|tile| u8::from(sums >> tile.price() & 1 == 1)).sum()
}

/// Returns the sums of all sets of some cards, as bits of a word; those beyond the highest price are left out.
fn sums(cards: Payment) -> u32 {
    let within = (1 << (PRICE_MAX + 1)) - 1;
    cards.values().fold(1u32, |sums, value| (sums | sums << value) & within)
}

/// Returns whether some cards reach a price even without the smallest of them: then they are laid down one by one
/// (`alhambra C14`).
pub fn has_card_to_spare(price: u8, cards: Payment) -> bool {
    cards.least().is_some_and(|least| cards.sum() - least >= price)
}

/// Returns the cards of a payment that are to spare: the smallest ones, without which the others reach the price.
pub fn to_spare(price: u8, cards: Payment) -> Payment {
    let (mut needed, mut spare) = (cards, Payment::NONE);
    while let Some(least) = needed.least().filter(|least| needed.sum() - least >= price) {
        let one = Payment::NONE.with(least).unwrap_or_default();
        needed = needed.without(one);
        spare = spare.with(least).unwrap_or(spare);
    }
    spare
}

/// Returns the smallest payment with a card to spare that the player whose turn it is can make for a square.
pub(super) fn smallest_with_spare(body: &Body, square: usize) -> Option<Payment> {
    let price = body.on_square(square)?.price();
    let held = body.purse(body.turn(), square);
    let mut best: Option<Payment> = None;
    body.each_payment(square, |cards| {
        for value in held.without(cards).values() {
            let more = cards.with(value).filter(|more| has_card_to_spare(price, *more));
            let better =
                |more: &Payment| best.is_none_or(|best| (more.sum(), more.len()) < (best.sum(), best.len()));
            if let Some(more) = more.filter(better) {
                best = Some(more);
            }
        }
    });
    best
}

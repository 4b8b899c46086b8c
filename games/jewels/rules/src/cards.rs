//! A set of cards.

use std::marker::PhantomData;

use kernel::members;

use crate::numbered::Levelled;

/// A set of cards, in no order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cards<C>([u64; 2], PhantomData<C>);

impl<C> Cards<C> {
    /// The empty set.
    pub const NONE: Cards<C> = Cards([0; 2], PhantomData);

    /// Returns the set as words: bit `n % 64` of word `n / 64` is the card of row `n`. The words are permanent, since
    /// digests are computed from them.
    #[inline]
    pub fn words(&self) -> [u64; 2] {
        self.0
    }
}

impl<C: Levelled> Cards<C> {
    /// Adds a card.
    #[inline]
    pub fn put(&mut self, card: C) {
        self.0[usize::from(card.row() / 64)] |= 1 << (card.row() % 64);
    }

    /// Returns the cards in the order of the component file.
    pub fn iter(&self) -> impl Iterator<Item = C> + use<C> {
        let [low, high] = self.0.map(members);
        low.chain(high.map(|row| row + 64)).filter_map(C::from_row)
    }
}

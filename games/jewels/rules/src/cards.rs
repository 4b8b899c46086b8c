//! A set of cards.

use std::marker::PhantomData;

use kernel::members;

use crate::levelled::Levelled;

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

    /// Removes a card; returns whether it was there.
    pub fn take(&mut self, card: C) -> bool {
        let held = self.holds(card);
        self.0[usize::from(card.row() / 64)] &= !(1 << (card.row() % 64));
        held
    }

    /// Returns whether a card is in the set.
    #[inline]
    pub fn holds(&self, card: C) -> bool {
        self.0[usize::from(card.row() / 64)] >> (card.row() % 64) & 1 == 1
    }

    /// Returns the cards that both sets have, where the other one is given by its words.
    pub fn among(&self, words: [u64; 2]) -> Cards<C> {
        Cards([self.0[0] & words[0], self.0[1] & words[1]], PhantomData)
    }

    /// Returns the number of cards.
    pub fn len(&self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }

    /// Returns whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 2]
    }

    /// Returns the cards in the order of the component file.
    pub fn iter(&self) -> impl Iterator<Item = C> + use<C> {
        let [low, high] = self.0.map(members);
        low.chain(high.map(|row| row + 64)).filter_map(C::from_row)
    }
}

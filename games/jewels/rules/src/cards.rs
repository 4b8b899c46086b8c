//! A set of cards.

use std::marker::PhantomData;

use kernel::members;

use crate::numbered::Levelled;

/// Cards that lie together, in no order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cards<C>([u64; 2], PhantomData<C>);

impl<C> Cards<C> {
    /// No card.
    pub const NONE: Cards<C> = Cards([0; 2], PhantomData);

    /// Bit `n % 64` of word `n / 64` is the card of row `n`. Stable: digests are made of it.
    #[inline]
    pub fn words(&self) -> [u64; 2] {
        self.0
    }
}

impl<C: Levelled> Cards<C> {
    /// A card is laid to them.
    #[inline]
    pub fn put(&mut self, card: C) {
        self.0[usize::from(card.row() / 64)] |= 1 << (card.row() % 64);
    }

    /// The cards in the order of the component file.
    pub fn iter(&self) -> impl Iterator<Item = C> + use<C> {
        let [low, high] = self.0.map(members);
        low.chain(high.map(|row| row + 64)).filter_map(C::from_row)
    }
}

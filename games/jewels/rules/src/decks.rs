//! The cards that may still be drawn.

use std::marker::PhantomData;

use kernel::{Draw, Ranked, members};

use crate::levelled::{LEVELS, Levelled};

/// The cards that may still be drawn, by level. In the truth they are the cards in the decks; in a view they
/// include the cards hidden in hands, so that nothing can be inferred by elimination.
///
/// There are as many decks as the cards have levels: those of one market, or of two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decks<C, const DECKS: usize = LEVELS>([u64; DECKS], PhantomData<C>);

impl<C: Levelled, const DECKS: usize> Decks<C, DECKS> {
    /// Returns the decks with all cards.
    pub fn full() -> Self {
        const { assert!(C::LEVEL_SIZES.len() == DECKS) };
        Decks(std::array::from_fn(|level| (1 << C::LEVEL_SIZES[level]) - 1), PhantomData)
    }

    /// Returns one word for each level: bit `n` is the level's `n`-th card in the component file. The words are
    /// permanent, since digests are computed from them.
    #[inline]
    pub fn words(&self) -> [u64; DECKS] {
        self.0
    }

    /// Returns whether a card may still be drawn.
    #[inline]
    pub fn holds(&self, card: C) -> bool {
        self.0[usize::from(card.level())] >> card.place() & 1 == 1
    }

    /// Removes a card.
    #[inline]
    pub fn take(&mut self, card: C) {
        self.0[usize::from(card.level())] &= !(1 << card.place());
    }

    /// Adds a card, which may be drawn again.
    #[inline]
    pub(crate) fn put_back(&mut self, card: C) {
        self.0[usize::from(card.level())] |= 1 << card.place();
    }

    /// Returns how many cards of a level (from 0) may still be drawn.
    #[inline]
    pub fn count(&self, level: u8) -> u8 {
        self.0[usize::from(level)].count_ones() as u8
    }

    /// Returns whether no card of a level (from 0) may still be drawn; true if there is no such level.
    #[inline]
    pub fn is_empty(&self, level: u8) -> bool {
        self.0.get(usize::from(level)).is_none_or(|&cards| cards == 0)
    }

    /// Returns the levels of which a card may still be drawn, bit 0 for level 1.
    #[inline]
    pub fn open(&self) -> u8 {
        (0..DECKS).fold(0, |set, level| set | u8::from(self.0[level] != 0) << level)
    }

    /// Returns the levels of the first market of which a card may still be drawn, bit 0 for level 1.
    #[inline]
    pub fn open_in_first(&self) -> u8 {
        (0..LEVELS).fold(0, |set, level| set | u8::from(self.0[level] != 0) << level)
    }

    /// Removes all cards of the levels of a second market, for a game without one.
    pub fn close_second(&mut self) {
        self.0.iter_mut().skip(LEVELS).for_each(|level| *level = 0);
    }

    /// Returns the cards of a level (from 0) that may still be drawn, in the order of the file.
    pub fn iter(&self, level: u8) -> impl Iterator<Item = C> + use<C, DECKS> {
        members(self.0[usize::from(level)]).map(move |place| C::at(level, place))
    }

    /// Draws one of the cards of a level (from 0) that may still be drawn, uniformly.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub fn draw(&self, level: u8, chance: &mut impl Draw) -> C {
        C::at(level, Ranked::new(self.0[usize::from(level)]).draw(chance))
    }
}

#[cfg(test)]
mod tests {
    use kernel::First;

    use super::*;
    use crate::hand::{Hand, Reserved};

    crate::numbered! {
        struct Id(9): "test-form-id"
    }

    crate::levelled!(Id: [4, 3, 2]);

    #[test]
    fn a_card_is_known_by_its_level_and_place() {
        let places: Vec<_> = Id::all().map(|card| (card.level(), card.place())).collect();
        assert_eq!(places, [(0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1)]);
        assert!(Id::all().all(|card| Id::at(card.level(), card.place()) == card));
        let listed: Vec<Id> = (0..3).flat_map(|level| Decks::<Id>::full().iter(level)).collect();
        assert_eq!(listed, Id::all().collect::<Vec<_>>());
    }

    #[test]
    fn what_is_hidden_may_come_again_and_is_filled_in() {
        let card = |row| Id::new(row).expect("a card");
        let (mut decks, mut hand) = (Decks::<Id>::full(), Hand::EMPTY);
        for (row, blind) in [(8, true), (2, false), (6, true)] {
            decks.take(card(row));
            hand.put(Reserved::Known { card: card(row), blind });
        }
        assert!(hand.is_full() && !decks.holds(card(6)) && decks.open() == 0b111);
        let (truth, known) = (hand, decks);
        hand.hide(&mut decks);
        let seen: Vec<_> = hand.iter().collect();
        let open = Reserved::Known { card: card(2), blind: false };
        assert_eq!(seen, [open, Reserved::Hidden(1), Reserved::Hidden(2)]);
        assert_eq!([0, 1, 2].map(|level| (decks.count(level), hand.hidden(level))), [(3, 0), (3, 1), (2, 1)]);
        assert!(decks.holds(card(6)) && decks.holds(card(8)) && !decks.holds(card(2)));

        hand.complete(&mut decks, &mut First);
        let filled: Vec<_> = hand.iter().filter_map(Reserved::card).collect();
        assert_eq!(filled, [2, 5, 8].map(card));
        assert_eq!([0, 1, 2].map(|level| decks.count(level)), [0, 1, 2].map(|level| known.count(level)));
        assert!(truth.holds(card(6)) && hand.take(card(8)) && !hand.take(card(8)));
        assert!(decks.is_empty(3));
    }

    crate::numbered! {
        struct OfTwo(120): "test-form-id"
    }

    crate::levelled!(OfTwo: [40, 30, 20, 10, 10, 10]);

    #[test]
    fn a_second_market_has_decks_of_its_own() {
        let mut decks: Decks<OfTwo, 6> = Decks::full();
        assert_eq!(OfTwo::all().filter(|&card| OfTwo::at(card.level(), card.place()) == card).count(), 120);
        assert_eq!((decks.open(), decks.count(5)), (0b11_1111, 10));
        // In order: those of the first market, then those of the second.
        let mut hand = Hand::EMPTY;
        for row in [120, 91, 90] {
            let card = OfTwo::new(row).expect("a card");
            decks.take(card);
            hand.put(Reserved::Known { card, blind: true });
        }
        let truth = hand;
        hand.hide(&mut decks);
        assert_eq!(hand.iter().collect::<Vec<_>>(), [2, 3, 5].map(Reserved::Hidden));
        assert_eq!((decks.count(3), hand.hidden(3), decks.lying(3, [hand].iter())), (10, 1, Some(9)));
        for row in [90, 91, 120] {
            decks.take(OfTwo::new(row).expect("a card"));
        }
        hand.complete(&mut decks, &mut First);
        assert!(hand != truth && hand.iter().all(|card| card.card().is_some()));
    }
}

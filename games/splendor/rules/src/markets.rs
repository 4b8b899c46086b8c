//! The face-up cards, and which places have one: turns of games with modules ask for that several times.

use jewels::{Levelled, Rows, SLOTS, find_row};

use crate::data::CardId;
use crate::modules::orient::ORIENT_SLOTS;

/// The places of both markets.
pub(crate) const PLACES: usize = SLOTS + ORIENT_SLOTS;

/// The face-up cards by place, each as its row in the component file, 0 where none lies. Those of the rows come first,
/// four of level 1, then of level 2 and 3; behind them are those of the Orient, two of each level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Markets {
    /// There are two places more than are used, so that the second market is found as one word.
    rows: [u8; SECOND + 8],
    /// The places with a card, bit 0 for the first: it follows from the rows.
    occupied: u32,
}

const SECOND: usize = SLOTS;
const _: () = assert!(PLACES <= SECOND + 8);

impl Markets {
    /// Markets without any card.
    pub(crate) const EMPTY: Markets = Markets { rows: [0; SECOND + 8], occupied: 0 };

    /// Returns the markets with the cards of these.
    pub(crate) fn of(first: &Rows, second: &Rows<ORIENT_SLOTS>) -> Markets {
        let mut markets = Markets::EMPTY;
        for (slot, &row) in (0..).zip(first.bytes().iter().chain(second.bytes())) {
            markets.set(slot, row);
        }
        markets
    }

    /// Returns the cards of the first market and of the second.
    pub(crate) fn rows(&self) -> (Rows, Rows<ORIENT_SLOTS>) {
        let (mut first, mut second) = (Rows::EMPTY, Rows::EMPTY);
        (0..).zip(self.first()).for_each(|(slot, &row)| first.set(slot, row));
        (0..).zip(self.second()).for_each(|(slot, &row)| second.set(slot, row));
        (first, second)
    }

    /// Returns the rows of the cards by place.
    pub(crate) fn bytes(&self) -> &[u8; PLACES] {
        self.rows.first_chunk().expect("there are as many places")
    }

    /// Returns the rows of the first market.
    pub(crate) fn first(&self) -> &[u8; SLOTS] {
        self.rows.first_chunk().expect("there are as many places")
    }

    /// Returns the rows of the second market.
    pub(crate) fn second(&self) -> &[u8; ORIENT_SLOTS] {
        self.rows[SECOND..].first_chunk().expect("there are as many places")
    }

    /// Returns the places with a card, bit 0 for the first.
    pub(crate) fn occupied(&self) -> u32 {
        self.occupied
    }

    /// Puts a card in a place.
    pub(crate) fn lay(&mut self, slot: u8, card: CardId) {
        self.rows[usize::from(slot)] = card.row();
        self.occupied |= 1 << slot;
    }

    /// Empties a place.
    pub(crate) fn lift(&mut self, slot: u8) {
        self.rows[usize::from(slot)] = 0;
        self.occupied &= !(1 << slot);
    }

    fn set(&mut self, slot: u8, row: u8) {
        match CardId::new(row) {
            Some(card) => self.lay(slot, card),
            None => self.lift(slot),
        }
    }

    /// Returns the place of a card.
    pub(crate) fn find(&self, card: CardId) -> Option<u8> {
        // Without cards in the second market fewer places are compared.
        if self.occupied >> SECOND == 0 {
            return find_row(self.rows.first_chunk().expect("there are as many places"), card.row());
        }
        self.find_in_both(card)
    }

    fn find_in_both(&self, card: CardId) -> Option<u8> {
        const HIGH_BITS: u64 = u64::from_le_bytes([0x80; 8]);
        // The first places of the three words. The last two overlap.
        const STARTS: [u8; 3] = [0, 8, SECOND as u8];
        let here = |word: u64| {
            // As in `find_row`.
            let differ = (word ^ u64::from_le_bytes([card.row(); 8])) + !HIGH_BITS;
            !differ & HIGH_BITS
        };
        let [first, second, third] = self.words().map(here);
        let found = first | second >> 1 | third >> 2;
        (found != 0).then(|| {
            let bit = found.trailing_zeros() as u8;
            STARTS[usize::from(7 - bit % 8)] + bit / 8
        })
    }

    /// Returns the first eight rows, the next eight, and those of the second market.
    fn words(&self) -> [u64; 3] {
        let word = |start: usize| {
            u64::from_le_bytes(*self.rows[start..].first_chunk().expect("there are as many places"))
        };
        [word(0), word(8), word(SECOND)]
    }

    /// Returns the card in a place, where one must lie.
    pub(crate) fn card_in(&self, slot: u8) -> CardId {
        CardId::new(self.bytes()[usize::from(slot)]).expect("a card lies at this place of the market")
    }

    /// Returns the cards, place by place.
    pub(crate) fn cards(&self) -> impl Iterator<Item = CardId> + use<> {
        self.rows.into_iter().filter_map(CardId::from_row)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_found_where_they_lie_in_both_markets() {
        let card = |row| CardId::new(row).expect("a card");
        let mut markets = Markets::EMPTY;
        let laid =
            [(0, 1), (3, 90), (11, 64), (12, 91), (16, 119), (17, 120)].map(|(slot, row)| (slot, card(row)));
        for (slot, card) in laid {
            assert_eq!(markets.find(card), None);
            markets.lay(slot, card);
        }
        assert!(
            laid.iter()
                .all(|&(slot, card)| markets.find(card) == Some(slot) && markets.card_in(slot) == card)
        );
        assert_eq!(markets.occupied(), 0b11_0001_1000_0000_1001);
        assert!(markets.cards().eq(laid.map(|(_, card)| card)));
        let (first, second) = markets.rows();
        assert_eq!(Markets::of(&first, &second), markets);
        laid.iter().for_each(|&(slot, _)| markets.lift(slot));
        assert_eq!(markets, Markets::EMPTY);
    }
}

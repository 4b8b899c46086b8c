//! Reserved cards, some of which are hidden from the viewer.

use std::marker::PhantomData;

use kernel::Draw;

use crate::decks::Decks;
use crate::levelled::{LEVELS, Levelled};

/// The maximum number of cards in a hand.
const HAND_MAX: usize = 3;

/// A reserved card, or the part of it that a viewer may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reserved<C> {
    /// A known card.
    Known {
        /// The card.
        card: C,
        /// Whether it was drawn from a deck, so that the other players do not know it.
        blind: bool,
    },
    /// A card of another player drawn from this level's deck (from 0), of which only the back shows.
    Hidden(u8),
}

impl<C: Levelled> Reserved<C> {
    /// Returns the card's level, from 0.
    pub fn level(self) -> u8 {
        match self {
            Reserved::Known { card, .. } => card.level(),
            Reserved::Hidden(level) => level,
        }
    }

    /// Returns the card, if it is known.
    pub fn card(self) -> Option<C> {
        match self {
            Reserved::Known { card, .. } => Some(card),
            Reserved::Hidden(_) => None,
        }
    }
}

// A hand's place as one byte: 0 for an empty place; for a known card its row, plus 128 if it was drawn blind. A hidden
// card is 252 to 254 for level 0 to 2, and 249 to 251 for level 3 to 5, the decks of a second market: the rows of cards
// up to 120 leave room for them. Thus a player's whole hand fits beside the counts in one cache line.

/// The number that is added to a card's row in a hand's byte if it was drawn blind.
pub const BLIND: u8 = 0x80;
const HIDDEN: u8 = 252;
/// The code of a hidden card from the lowest deck of a second market; those of higher decks follow.
const HIDDEN_MORE: u8 = HIDDEN - LEVELS as u8;

/// Returns the byte of a hidden card of a level (from 0).
const fn hidden(level: u8) -> u8 {
    if (level as usize) < LEVELS { HIDDEN + level } else { HIDDEN_MORE + level - LEVELS as u8 }
}

fn from_byte<C: Levelled>(byte: u8) -> Option<Reserved<C>> {
    match byte {
        0 => None,
        HIDDEN..=254 => Some(Reserved::Hidden(byte - HIDDEN)),
        HIDDEN_MORE..HIDDEN => Some(Reserved::Hidden(byte - HIDDEN_MORE + LEVELS as u8)),
        _ => C::from_row(byte & !BLIND).map(|card| Reserved::Known { card, blind: byte & BLIND != 0 }),
    }
}

fn byte<C: Levelled>(reserved: Reserved<C>) -> u8 {
    match reserved {
        Reserved::Known { card, blind } => card.row() | if blind { BLIND } else { 0 },
        Reserved::Hidden(level) => hidden(level),
    }
}

/// The reserved cards of one player: first those that everybody saw, oldest first, then those drawn blind, in the order
/// of their decks. Any other order would tell the others which of two blind cards of a deck was bought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hand<C>([u8; HAND_MAX], PhantomData<C>);

impl<C> Hand<C> {
    /// The empty hand.
    pub const EMPTY: Hand<C> = Hand([0; HAND_MAX], PhantomData);
    /// The maximum number of cards in a hand.
    pub const MAX: usize = HAND_MAX;

    /// Returns the bytes by place.
    #[inline]
    pub fn bytes(&self) -> &[u8; HAND_MAX] {
        &self.0
    }

    /// Returns the number of cards.
    #[inline]
    pub fn size(&self) -> u8 {
        // A hand has no gaps.
        self.0.iter().map(|&byte| u8::from(byte != 0)).sum()
    }

    /// Returns whether the hand is full.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.0[HAND_MAX - 1] != 0
    }
}

impl<C: Levelled> Hand<C> {
    /// Returns the cards in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Reserved<C>> + '_ {
        self.0.iter().map_while(|&byte| from_byte(byte))
    }

    /// Returns whether the hand contains this card, as far as it is known.
    pub fn holds(&self, card: C) -> bool {
        self.iter().any(|reserved| reserved.card() == Some(card))
    }

    /// Inserts a card at its place in the order.
    ///
    /// # Panics
    /// If the hand is full.
    pub fn put(&mut self, reserved: Reserved<C>) {
        let order = |reserved: Reserved<C>| match reserved {
            Reserved::Known { blind: false, .. } => 0,
            hidden => 1 + hidden.level(),
        };
        let size = usize::from(self.size());
        let place = self.iter().take_while(|&held| order(held) <= order(reserved)).count();
        self.0.copy_within(place..size, place + 1);
        self.0[place] = byte(reserved);
    }

    /// Removes a known card; returns whether it was there.
    #[inline]
    pub fn take(&mut self, card: C) -> bool {
        // No hidden card looks like a row, even without the bit for blind.
        let Some(place) = self.0.iter().position(|&byte| byte & !BLIND == card.row()) else { return false };
        self.0.copy_within(place + 1.., place);
        self.0[HAND_MAX - 1] = 0;
        true
    }

    /// Returns the number of hidden cards of a level (from 0).
    pub fn hidden(&self, level: u8) -> u8 {
        self.iter().map(|reserved| u8::from(reserved == Reserved::Hidden(level))).sum()
    }

    /// Hides the cards that were drawn blind: for other viewers they may still be drawn.
    pub fn hide<const DECKS: usize>(&mut self, decks: &mut Decks<C, DECKS>) {
        self.map(|reserved| match reserved {
            Reserved::Known { card, blind: true } => {
                decks.put_back(card);
                Reserved::Hidden(card.level())
            }
            open => open,
        });
    }

    /// Fills in the hidden cards, drawn uniformly from those that may still be drawn.
    pub fn complete<const DECKS: usize>(&mut self, decks: &mut Decks<C, DECKS>, chance: &mut impl Draw) {
        self.map(|reserved| match reserved {
            Reserved::Hidden(level) => {
                let card = decks.draw(level, chance);
                decks.take(card);
                Reserved::Known { card, blind: true }
            }
            known => known,
        });
    }

    /// Replaces each card in its place; the level must stay.
    fn map(&mut self, mut each: impl FnMut(Reserved<C>) -> Reserved<C>) {
        for place in &mut self.0 {
            if let Some(reserved) = from_byte(*place) {
                *place = byte(each(reserved));
            }
        }
    }
}

impl<C: Levelled, const DECKS: usize> Decks<C, DECKS> {
    /// Returns the number of cards in a level's deck (from 0), which is public: those that may still be drawn, except
    /// the ones hidden in the hands of all players. None if more are hidden than there can be.
    pub fn lying<'a>(&self, level: u8, hands: impl Iterator<Item = &'a Hand<C>>) -> Option<u8>
    where
        C: 'a,
    {
        self.count(level).checked_sub(hands.map(|hand| hand.hidden(level)).sum())
    }
}

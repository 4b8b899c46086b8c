use alhambra::{COPIES, Payment, VALUE_MAX};

/// Some of a player's cards of one currency: which of those with the same print does matter, as each can be clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Picked(u32);

impl Picked {
    /// No cards.
    pub const NONE: Picked = Picked(0);

    /// Returns the first cards of each value that make up a payment, after those of another payment.
    pub fn first_of(cards: Payment, after: Payment) -> Picked {
        (1..=VALUE_MAX).fold(Picked::NONE, |picked, value| {
            let first = after.count(value);
            (first..first + cards.count(value)).fold(picked, |picked, copy| picked.with(value, copy))
        })
    }

    /// Returns whether this card is among them.
    pub fn has(self, value: u8, copy: u8) -> bool {
        self.0 & bit(value, copy) != 0
    }

    /// Returns the cards with this one.
    pub fn with(self, value: u8, copy: u8) -> Picked {
        Picked(self.0 | bit(value, copy))
    }

    /// Returns the cards without this one.
    pub fn without(self, value: u8, copy: u8) -> Picked {
        Picked(self.0 & !bit(value, copy))
    }

    /// Returns whether there are no cards.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the values, as a payment.
    pub fn payment(self) -> Payment {
        let cards = (1..=VALUE_MAX).flat_map(|value| (0..COPIES).map(move |copy| (value, copy)));
        cards
            .filter(|&(value, copy)| self.has(value, copy))
            .fold(Payment::NONE, |cards, (value, _)| cards.with(value).unwrap_or(cards))
    }
}

fn bit(value: u8, copy: u8) -> u32 {
    1 << (copy * VALUE_MAX + value - 1)
}

//! The money: 108 cards of four currencies, counted as sets. Cards with the same print are not distinguished.

use std::fmt;
use std::str::FromStr;

use kernel::{Draw, NotationError, Ranked, members};
use serde::{Deserialize, Serialize};

/// The highest value of a card (`alhambra 11`); the lowest is 1.
pub const VALUE_MAX: u8 = 9;
/// The number of cards of each value and currency (`alhambra 11`), except with two players (`alhambra 89`).
pub const COPIES: u8 = 3;
/// The number of different cards.
pub(crate) const KINDS: u8 = 4 * VALUE_MAX;
/// All kinds as a plane of a purse.
const ALL_KINDS: u64 = (1 << KINDS) - 1;
/// All values as a plane of a payment.
const VALUES: u32 = (1 << VALUE_MAX) - 1;

/// A currency. The squares of the market have them in this order (`alhambra C9`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "they are what their names say")]
pub enum Currency {
    Florin,
    Dirham,
    Dinar,
    Ducat,
}

kernel::words!(Currency {
    Florin = "florin",
    Dirham = "dirham",
    Dinar = "dinar",
    Ducat = "ducat",
});

impl Currency {
    /// All currencies, in the order of the squares.
    pub const ALL: [Currency; 4] = [Currency::Florin, Currency::Dirham, Currency::Dinar, Currency::Ducat];

    /// Returns the letter in the notation.
    pub const fn letter(self) -> char {
        ['f', 'r', 'n', 'u'][self as usize]
    }

    /// Returns the letter as the word of a message.
    pub const fn word(self) -> &'static str {
        ["f", "r", "n", "u"][self as usize]
    }

    /// Returns the name of the set of its cards, as in messages: the letter of each card is its value.
    pub const fn set(self) -> &'static str {
        ["florin", "dirham", "dinar", "ducat"][self as usize]
    }

    /// Returns the currency of a letter.
    pub fn of_letter(letter: char) -> Option<Currency> {
        Currency::ALL.into_iter().find(|currency| currency.letter() == letter)
    }
}

/// A money card, such as `f5`: a currency and a value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card(u8);

impl Card {
    /// Returns the card of this currency and value, if there is one.
    pub fn new(currency: Currency, value: u8) -> Option<Card> {
        (1..=VALUE_MAX).contains(&value).then(|| Card(currency as u8 * VALUE_MAX + value - 1))
    }

    /// Returns all cards that are printed differently, by currency and value.
    pub fn all() -> impl Iterator<Item = Card> + Clone {
        (0..KINDS).map(Card)
    }

    /// Returns the card with this number among [`Card::all`].
    pub(crate) fn at(kind: u8) -> Card {
        debug_assert!(kind < KINDS);
        Card(kind)
    }

    /// Returns the number among [`Card::all`].
    pub(crate) fn kind(self) -> u8 {
        self.0
    }

    /// Returns the currency.
    pub fn currency(self) -> Currency {
        Currency::ALL[usize::from(self.0 / VALUE_MAX)]
    }

    /// Returns the value.
    pub fn value(self) -> u8 {
        self.0 % VALUE_MAX + 1
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.currency().letter(), self.value())
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Card, NotationError> {
        let mut letters = text.chars();
        let card = match (letters.next(), letters.next(), letters.next()) {
            (Some(currency), Some(value), None) => Currency::of_letter(currency)
                .zip(value.to_digit(10))
                .and_then(|(currency, value)| Card::new(currency, value as u8)),
            _ => None,
        };
        card.ok_or_else(|| NotationError::new(text, "alhambra-form-card"))
    }
}

impl TryFrom<String> for Card {
    type Error = NotationError;

    fn try_from(text: String) -> Result<Card, NotationError> {
        text.parse()
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        card.to_string()
    }
}

/// The sum of the values of every set of values.
static SUMS: [u8; 1 << VALUE_MAX] = {
    let mut sums = [0; 1 << VALUE_MAX];
    let mut set = 1usize;
    while set < sums.len() {
        sums[set] = sums[set & (set - 1)] + set.trailing_zeros() as u8 + 1;
        set += 1;
    }
    sums
};

/// Some cards of one currency, at most three of a value: bit `9 * n + value - 1` says that there are more than `n` of
/// that value. In JSON it is the list of the values, the highest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct Payment(pub(crate) u32);

impl Payment {
    /// No cards.
    pub const NONE: Payment = Payment(0);

    /// Returns whether there are no cards.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns how many cards of a value there are.
    pub fn count(self, value: u8) -> u8 {
        let bit = value - 1;
        (self.0 >> bit & 1) as u8
            + (self.0 >> (VALUE_MAX + bit) & 1) as u8
            + (self.0 >> (2 * VALUE_MAX + bit) & 1) as u8
    }

    /// Returns how many cards there are.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns the sum of their values.
    pub fn sum(self) -> u8 {
        let plane = |n: u8| SUMS[(self.0 >> (n * VALUE_MAX) & VALUES) as usize];
        plane(0) + plane(1) + plane(2)
    }

    /// Returns the cards with one more of this value, unless there are three of it.
    pub fn with(self, value: u8) -> Option<Payment> {
        let count = self.count(value);
        (count < COPIES).then(|| Payment(self.0 | 1 << (count * VALUE_MAX + value - 1)))
    }

    /// Returns the cards without these, which must be among them.
    #[must_use]
    pub fn without(self, cards: Payment) -> Payment {
        let rest = cards.values().fold(self.0, |rest, value| {
            let bits = 1 << (value - 1) | 1 << (VALUE_MAX + value - 1) | 1 << (2 * VALUE_MAX + value - 1);
            let highest = 31 - (rest & bits).leading_zeros().min(31);
            rest & !(1 << highest)
        });
        Payment(rest)
    }

    /// Returns the lowest value among them.
    pub fn least(self) -> Option<u8> {
        // The lowest plane has every value: of one with several cards there is also one.
        let one = self.0 & VALUES;
        (one != 0).then(|| one.trailing_zeros() as u8 + 1)
    }

    /// Returns the cards of lower values.
    pub(crate) fn below(self, value: u8) -> Payment {
        let plane = (1u32 << (value - 1)) - 1;
        Payment(self.0 & (plane | plane << VALUE_MAX | plane << (2 * VALUE_MAX)))
    }

    /// Returns whether all these cards are among `those`.
    #[inline]
    pub fn is_within(self, those: Payment) -> bool {
        self.0 & !those.0 == 0
    }

    /// Returns the values, the highest first.
    pub fn values(self) -> impl Iterator<Item = u8> + Clone {
        (1..=VALUE_MAX).rev().flat_map(move |value| std::iter::repeat_n(value, self.count(value).into()))
    }
}

impl fmt::Display for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.values().try_for_each(|value| write!(f, "{value}"))
    }
}

impl FromStr for Payment {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Payment, NotationError> {
        let values = text.chars().map(|value| value.to_digit(10).filter(|&value| value > 0));
        let with = |payment: Payment, value: Option<u32>| payment.with(value? as u8);
        let payment = { values }.try_fold(Payment::NONE, with);
        let payment = payment.filter(|payment| !payment.is_empty());
        payment.ok_or_else(|| NotationError::new(text, "alhambra-form-payment"))
    }
}

impl TryFrom<Vec<u8>> for Payment {
    type Error = &'static str;

    fn try_from(values: Vec<u8>) -> Result<Payment, &'static str> {
        let mut payment = Payment::NONE;
        for value in values {
            let is_value = (1..=VALUE_MAX).contains(&value);
            payment = Some(payment)
                .filter(|_| is_value)
                .and_then(|payment| payment.with(value))
                .ok_or("a payment has cards from 1 to 9, at most three of each")?;
        }
        Ok(payment)
    }
}

impl From<Payment> for Vec<u8> {
    fn from(payment: Payment) -> Vec<u8> {
        payment.values().collect()
    }
}

/// Any cards, at most three of a kind: three sets of kinds, those with at least one card, with at least two, and with
/// three.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Purse([u64; COPIES as usize]);

impl Purse {
    /// Returns this number of every card.
    pub(crate) fn full(copies: u8) -> Purse {
        Purse([0, 1, 2].map(|plane| if plane < copies { ALL_KINDS } else { 0 }))
    }

    /// Returns the sets; each contains the next.
    pub(crate) fn planes(&self) -> [u64; COPIES as usize] {
        self.0
    }

    /// Returns how many of a card there are.
    pub fn count(&self, card: Card) -> u8 {
        self.0.iter().map(|plane| (plane >> card.0 & 1) as u8).sum()
    }

    /// Returns how many cards there are.
    pub fn len(&self) -> u32 {
        self.0.iter().map(|plane| plane.count_ones()).sum()
    }

    /// Returns whether there are no cards.
    pub fn is_empty(&self) -> bool {
        self.0[0] == 0
    }

    /// Adds a card. There must not be three of it.
    #[inline]
    pub(crate) fn put(&mut self, card: Card) {
        let mut bit = 1 << card.0;
        for plane in &mut self.0 {
            let had = *plane & bit;
            *plane |= bit;
            bit = had;
        }
        debug_assert!(bit == 0, "there are four of {card}");
    }

    /// Removes a card. There must be one.
    #[inline]
    pub(crate) fn take(&mut self, card: Card) {
        let mut bit = 1 << card.0;
        for plane in self.0.iter_mut().rev() {
            let has = *plane & bit;
            *plane ^= has;
            bit ^= has;
        }
        debug_assert!(bit == 0, "there is no {card}");
    }

    /// Returns the cards of a currency.
    #[inline]
    pub fn of(&self, currency: Currency) -> Payment {
        let first = currency as u8 * VALUE_MAX;
        let plane = |n: usize| (self.0[n] >> first) as u32 & VALUES;
        Payment(plane(0) | plane(1) << VALUE_MAX | plane(2) << (2 * VALUE_MAX))
    }

    /// Returns the sum of all values, of whatever currency.
    pub fn total(&self) -> u16 {
        Currency::ALL.map(|currency| u16::from(self.of(currency).sum())).iter().sum()
    }

    /// Returns the cards, by currency and value.
    pub fn cards(&self) -> impl Iterator<Item = Card> + Clone + use<> {
        let purse = *self;
        members(self.0[0]).map(Card).flat_map(move |card| std::iter::repeat_n(card, purse.count(card).into()))
    }

    /// Returns the `n`-th card, when they are counted plane by plane.
    pub(crate) fn nth(&self, mut n: u32) -> Card {
        for plane in self.0 {
            let kinds = Ranked::new(plane);
            if n < kinds.count() {
                return Card(kinds.nth(n));
            }
            n -= kinds.count();
        }
        panic!("there are not that many cards")
    }

    /// Returns any of the cards, each equally likely. There must be one.
    pub(crate) fn draw(&self, chance: &mut impl Draw) -> Card {
        self.nth(chance.below(self.len()))
    }
}

/// The maximum number of cards that lie open.
pub const OPEN: usize = 4;
/// The value of a place without a card.
pub(crate) const NO_CARD: u8 = u8::MAX;

/// From one to four cards, taken together: such as `f1r2n2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Handful([u8; OPEN]);

impl Handful {
    /// Creates a handful of one to four cards; none for any other number.
    pub fn new(cards: impl IntoIterator<Item = Card>) -> Option<Handful> {
        let mut handful = [NO_CARD; OPEN];
        let mut taken = 0;
        for card in cards {
            *handful.get_mut(taken)? = card.0;
            taken += 1;
        }
        handful.sort_unstable();
        (taken > 0).then_some(Handful(handful))
    }

    /// Returns the cards, by currency and value.
    pub fn cards(&self) -> impl Iterator<Item = Card> + Clone + use<> {
        self.0.into_iter().filter(|&kind| kind != NO_CARD).map(Card)
    }

    /// Returns the sum of their values.
    pub fn sum(&self) -> u8 {
        self.cards().map(Card::value).sum()
    }
}

impl fmt::Display for Handful {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards().try_for_each(|card| card.fmt(f))
    }
}

impl FromStr for Handful {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Handful, NotationError> {
        let form = || NotationError::new(text, "alhambra-form-card");
        if !text.is_ascii() || !text.len().is_multiple_of(2) || text.len() > 2 * OPEN {
            return Err(form());
        }
        let pairs = (0..text.len()).step_by(2).map(|at| text[at..at + 2].parse::<Card>());
        let cards = pairs.collect::<Result<Vec<_>, _>>().map_err(|_| form())?;
        Handful::new(cards).ok_or_else(form)
    }
}

#[cfg(test)]
mod tests {
    use super::Payment;

    #[test]
    fn what_is_taken_from_some_cards_leaves_the_others() {
        let rest = |all: &str, cards: &str| all.parse::<Payment>().unwrap().without(cards.parse().unwrap());
        assert_eq!(rest("998773331", "98731").to_string(), "9733");
        assert_eq!(rest("998773331", "333"), "998771".parse().unwrap());
        assert_eq!(rest("111", "11"), "1".parse().unwrap());
        assert!(rest("5", "5").is_empty());
    }
}

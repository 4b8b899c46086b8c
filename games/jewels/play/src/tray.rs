//! The common parts of the Splendor games' trays: what a player holds before and after an action, the payment of a
//! card, and the names of pieces.

use jewels::{Kind, LEVELS, Price, Tally};
use kernel::{Arg, Message};
use tray::Use;

/// A player's holdings: those that every game of the family counts, and `more` for one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holdings<K: Kind, M = ()> {
    /// The tokens by kind.
    pub tokens: Tally<K>,
    /// The bonuses by colour.
    pub bonuses: Tally<K>,
    /// The prestige points.
    pub points: u8,
    /// The number of reserved cards.
    pub reserved: u8,
    /// The further counts of one game.
    pub more: M,
}

impl<K: Kind, M> Holdings<K, M> {
    /// Returns the change in the number of tokens of a kind.
    pub fn token_change(&self, before: &Self, kind: K) -> i8 {
        change(self.tokens.get(kind), before.tokens.get(kind))
    }

    /// Returns the change in the number of bonuses of a colour.
    pub fn bonus_change(&self, before: &Self, kind: K) -> i8 {
        change(self.bonuses.get(kind), before.bonuses.get(kind))
    }

    /// Returns the change in points.
    pub fn point_change(&self, before: &Self) -> i8 {
        change(self.points, before.points)
    }
}

fn change(after: u8, before: u8) -> i8 {
    after as i8 - before as i8
}

/// The payment for a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Payment<C, K: Kind> {
    /// The card.
    pub card: C,
    /// The printed cost.
    pub cost: Tally<K>,
    /// The price after the player's bonuses.
    pub due: Tally<K>,
    /// The gems that gold replaces, by kind.
    pub gold_as: Tally<K>,
    /// The number of gems of one kind that a gold token replaces.
    pub gold_for: u8,
}

impl<C, K: Kind> Payment<C, K> {
    /// Returns the number of tokens of this kind that are paid.
    pub fn tokens_of(&self, kind: K) -> u8 {
        self.due.get(kind) - self.gold_as.get(kind)
    }

    /// Returns the number of gold tokens that are paid in the place of this kind.
    pub fn golds(&self, kind: K) -> u8 {
        self.gold_as.get(kind).div_ceil(self.gold_for)
    }

    /// Returns all tokens that are paid, gold included.
    pub fn tokens(&self) -> Tally<K> {
        let golds = self.gold_as.iter().map(|(kind, _)| self.golds(kind)).sum();
        self.due.less(self.gold_as).plus_n(K::GOLD, golds)
    }
}

/// Returns the sentence with a price that cannot be paid, the tokens that the player holds for it, and how many are
/// missing.
pub fn price_in_full<K: Kind>(price: &Price<K>, tokens: Tally<K>) -> Message {
    let useful = tokens.iter().filter(|&(kind, _)| kind == K::GOLD || price.due.get(kind) > 0);
    let useful = useful.fold(Tally::NONE, |useful, (kind, n)| useful.plus_n(kind, n));
    Message::new("jewels-why-price")
        .with("due", Arg::Pieces(price.due.pieces()))
        .with("held", Arg::Pieces(useful.pieces()))
        .number("tokens", useful.total())
        .number("short", price.gold_least().saturating_sub(price.gold))
        .number("each", price.gold_for)
}

/// The name of the purchase among the uses of a card.
pub const BUY: &str = "buy";
/// The name of the reservation among the uses of a card.
pub const RESERVE: &str = "reserve";

/// Returns the uses of a card: it can be bought, and a face-up card can also be reserved. A use that is not possible now
/// has its reason; `chosen` names the one that is being prepared.
pub fn card_uses<W>(chosen: Option<&str>, buy: Option<W>, reserve: Option<Option<W>>) -> Vec<Use<W>> {
    let of = |name, words, why_not| Use { name, words, chosen: chosen == Some(name), why_not };
    let reserve = reserve.map(|why_not| of(RESERVE, "jewels-act-reserve", why_not));
    [of(BUY, "jewels-act-buy", buy)].into_iter().chain(reserve).collect()
}

/// Reads the level, from 0, of a deck that is named by its number from 1.
pub fn deck(name: &str) -> Option<u8> {
    name.parse::<u8>().ok()?.checked_sub(1).filter(|&level| usize::from(level) < LEVELS)
}

/// Reads a place of a hand, from 0.
pub fn place(name: &str) -> Option<u8> {
    name.parse().ok().filter(|&place| usize::from(place) < jewels::Hand::<()>::MAX)
}

//! What the trays of the Splendor games have in common: what a player holds before and after an action, how a card is
//! paid for, and how pieces are named.

use jewels::{Kind, LEVELS, Price, Tally};
use kernel::{Arg, Message};
use tray::Use;

/// What counts of a player's holdings: in every game of the family, and `more` in one of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holdings<K: Kind, M = ()> {
    /// Tokens by kind.
    pub tokens: Tally<K>,
    /// Bonuses by colour.
    pub bonuses: Tally<K>,
    /// Prestige points.
    pub points: u8,
    /// Reserved cards.
    pub reserved: u8,
    /// What else counts.
    pub more: M,
}

impl<K: Kind, M> Holdings<K, M> {
    /// How many more tokens of a kind there are than there were.
    pub fn token_change(&self, before: &Self, kind: K) -> i8 {
        change(self.tokens.get(kind), before.tokens.get(kind))
    }

    /// How many more bonuses of a kind there are than there were.
    pub fn bonus_change(&self, before: &Self, kind: K) -> i8 {
        change(self.bonuses.get(kind), before.bonuses.get(kind))
    }

    /// How many more points there are than there were.
    pub fn point_change(&self, before: &Self) -> i8 {
        change(self.points, before.points)
    }
}

fn change(after: u8, before: u8) -> i8 {
    after as i8 - before as i8
}

/// How a card is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Payment<C, K: Kind> {
    /// Which card.
    pub card: C,
    /// The printed cost.
    pub cost: Tally<K>,
    /// The price after the player's bonuses.
    pub due: Tally<K>,
    /// How many golds stand for each kind of it.
    pub gold_as: Tally<K>,
}

impl<C, K: Kind> Payment<C, K> {
    /// How many tokens of this kind are paid.
    pub fn tokens_of(&self, kind: K) -> u8 {
        self.due.get(kind) - self.gold_as.get(kind)
    }

    /// How many golds are paid in place of this kind.
    pub fn golds(&self, kind: K) -> u8 {
        self.gold_as.get(kind)
    }

    /// All tokens that are paid, gold included.
    pub fn tokens(&self) -> Tally<K> {
        self.due.less(self.gold_as).plus_n(K::GOLD, self.gold_as.total())
    }
}

/// The sentence of this name with a price that cannot be paid, what the player holds of it, and how much is missing.
pub fn price_in_full<K: Kind>(id: &'static str, price: &Price<K>, tokens: Tally<K>) -> Message {
    let useful = tokens.iter().filter(|&(kind, _)| kind == K::GOLD || price.due.get(kind) > 0);
    let useful = useful.fold(Tally::NONE, |useful, (kind, n)| useful.plus_n(kind, n));
    Message::new(id)
        .with("due", Arg::Pieces(price.due.pieces()))
        .with("held", Arg::Pieces(useful.pieces()))
        .number("tokens", useful.total())
        .number("short", price.gold_least().saturating_sub(price.gold))
}

/// The name of buying a card, among its uses.
pub const BUY: &str = "buy";
/// The name of reserving it.
pub const RESERVE: &str = "reserve";

/// What a card can be used for: it can be bought, and one that lies face up also reserved. Of each that it cannot be used
/// for now the reason is given; `chosen` names the one that is being prepared.
pub fn card_uses<W>(chosen: Option<&str>, buy: Option<W>, reserve: Option<Option<W>>) -> Vec<Use<W>> {
    let of = |name, why_not| Use { name, chosen: chosen == Some(name), why_not };
    let reserve = reserve.map(|why_not| of(RESERVE, why_not));
    [of(BUY, buy)].into_iter().chain(reserve).collect()
}

/// The level, from 0, of a deck that is named by its number from 1.
pub fn deck(name: &str) -> Option<u8> {
    name.parse::<u8>().ok()?.checked_sub(1).filter(|&level| usize::from(level) < LEVELS)
}

/// A place of a hand, from 0.
pub fn place(name: &str) -> Option<u8> {
    name.parse().ok().filter(|&place| usize::from(place) < jewels::Hand::<()>::MAX)
}

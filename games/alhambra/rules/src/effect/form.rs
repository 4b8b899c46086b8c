//! Parsing of effects.

use std::fmt;

use kernel::Seat;
use serde::Deserialize;
use serde::de::{Deserializer, Error, SeqAccess, Visitor};

use super::Effect;
use crate::cell::Cell;
use crate::form::fields;
use crate::money::{Card, Currency, Payment};
use crate::tile::{Kind, Tile};

/// The fields of all kinds of effects. Parsing them with serde as a tagged enum would need several times as much code,
/// which browsers load.
#[derive(Default)]
pub(super) struct Form {
    effect: String,
    seat: Option<Seat>,
    card: Option<Card>,
    cards: Option<NumberOrValues>,
    round: Option<u8>,
    square: Option<u8>,
    tile: Option<Tile>,
    old: Option<Tile>,
    cell: Option<Cell>,
    currency: Option<Currency>,
    kind: Option<Kind>,
    points: Option<u8>,
    sum: Option<u8>,
    next: Option<u8>,
    exact: Option<bool>,
}

fields!(Form { effect } {
    seat, card, cards, round, square, tile, old, cell, currency, kind, points, sum, next, exact
});

/// Some cards: their number, or the values of those of one currency.
enum NumberOrValues {
    Number(u8),
    Values(Payment),
}

impl<'de> Deserialize<'de> for NumberOrValues {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<NumberOrValues, D::Error> {
        from.deserialize_any(Either)
    }
}

struct Either;

impl<'de> Visitor<'de> for Either {
    type Value = NumberOrValues;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number of cards, or their values")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<NumberOrValues, E> {
        u8::try_from(number).map(NumberOrValues::Number).map_err(E::custom)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut values: A) -> Result<NumberOrValues, A::Error> {
        let mut all = Vec::new();
        while let Some(value) = values.next_element()? {
            all.push(value);
        }
        Payment::try_from(all).map(NumberOrValues::Values).map_err(Error::custom)
    }
}

/// The name of a field that an effect lacks, or whose value it cannot have.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Lacks(&'static str);

impl fmt::Display for Lacks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no `{}`, or no such one", self.0)
    }
}

impl Form {
    fn number(&self) -> Result<u8, Lacks> {
        if let Some(NumberOrValues::Number(number)) = self.cards { Ok(number) } else { Err(Lacks("cards")) }
    }

    fn values(&self) -> Result<Payment, Lacks> {
        if let Some(NumberOrValues::Values(cards)) = self.cards { Ok(cards) } else { Err(Lacks("cards")) }
    }
}

impl TryFrom<Form> for Effect {
    type Error = Lacks;

    fn try_from(form: Form) -> Result<Effect, Lacks> {
        let seat = form.seat.ok_or(Lacks("seat"));
        let card = form.card.ok_or(Lacks("card"));
        let round = form.round.ok_or(Lacks("round"));
        let square = form.square.ok_or(Lacks("square"));
        let tile = form.tile.ok_or(Lacks("tile"));
        let old = form.old.ok_or(Lacks("old"));
        let cell = form.cell.ok_or(Lacks("cell"));
        let currency = form.currency.ok_or(Lacks("currency"));
        let kind = form.kind.ok_or(Lacks("kind"));
        let points = form.points.ok_or(Lacks("points"));
        let sum = form.sum.ok_or(Lacks("sum"));
        Ok(match form.effect.as_str() {
            "dealt" => Effect::Dealt { seat: seat?, card: card? },
            "begins" => Effect::Begins { seat: seat?, cards: form.number()? },
            "opened" => Effect::Opened { card: card? },
            "round_came" => Effect::RoundCame { round: round? },
            "shuffled" => Effect::Shuffled { cards: form.number()? },
            "laid" => Effect::Laid { square: square?, tile: tile? },
            "neutral_got" => Effect::NeutralGot { tile: tile? },
            "took" => Effect::Took { seat: seat?, currency: currency?, cards: form.values()? },
            "pays" => Effect::Pays { seat: seat?, tile: tile? },
            "added" => Effect::Added { seat: seat?, card: card? },
            "bought" => Effect::Bought {
                seat: seat?,
                tile: tile?,
                currency: currency?,
                cards: form.values()?,
                exact: form.exact.ok_or(Lacks("exact"))?,
            },
            "built" => Effect::Built { seat: seat?, tile: tile?, cell: cell? },
            "kept" => Effect::Kept { seat: seat?, tile: tile? },
            "gave" => Effect::Gave { seat: seat?, tile: tile? },
            "rebuilt" => Effect::Rebuilt { seat: seat?, tile: tile?, cell: cell? },
            "removed" => Effect::Removed { seat: seat?, tile: tile? },
            "replaced" => Effect::Replaced { seat: seat?, tile: tile?, old: old? },
            "passed" => Effect::Passed { seat: seat? },
            "round_scored" => Effect::RoundScored { round: round? },
            "majority" => Effect::Majority { round: round?, kind: kind?, seat: seat?, points: points? },
            "neutral_majority" => Effect::NeutralMajority { round: round?, kind: kind?, points: points? },
            "wall" => Effect::Wall { round: round?, seat: seat?, points: points? },
            "ending" => Effect::Ending,
            "last_won" => Effect::LastWon {
                square: square?,
                tile: tile?,
                seat: seat?,
                sum: sum?,
                next: form.next.ok_or(Lacks("next"))?,
            },
            "last_left" => Effect::LastLeft { square: square?, tile: tile?, sum: sum? },
            "ended" => Effect::Ended,
            _ => return Err(Lacks("effect")),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_effect_is_read_as_it_was_written() {
        let (seat, round, square, points, sum) = (Seat(2), 3, 4, 21, 17);
        let tile: Tile = "t9b".parse().expect("a tile");
        let old: Tile = "p2".parse().expect("a tile");
        let card: Card = "f5".parse().expect("a card");
        let cell: Cell = "2,-1".parse().expect("a cell");
        let values = Payment::try_from(vec![5, 4]).expect("cards");
        let (currency, kind) = (Currency::Dinar, Kind::Garden);
        let all = [
            Effect::Dealt { seat, card },
            Effect::Begins { seat, cards: 5 },
            Effect::Opened { card },
            Effect::RoundCame { round },
            Effect::Shuffled { cards: 40 },
            Effect::Laid { square, tile },
            Effect::NeutralGot { tile },
            Effect::Took { seat, currency, cards: values },
            Effect::Pays { seat, tile },
            Effect::Added { seat, card },
            Effect::Bought { seat, tile, currency, cards: values, exact: true },
            Effect::Bought { seat, tile, currency, cards: values, exact: false },
            Effect::Built { seat, tile, cell },
            Effect::Kept { seat, tile },
            Effect::Gave { seat, tile },
            Effect::Rebuilt { seat, tile, cell },
            Effect::Removed { seat, tile },
            Effect::Replaced { seat, tile, old },
            Effect::Passed { seat },
            Effect::RoundScored { round },
            Effect::Majority { round, kind, seat, points },
            Effect::NeutralMajority { round, kind, points },
            Effect::Wall { round, seat, points },
            Effect::Ending,
            Effect::LastWon { square, tile, seat, sum, next: 5 },
            Effect::LastLeft { square, tile, sum },
            Effect::Ended,
        ];
        for effect in all {
            let text = serde_json::to_string(&effect).expect("it is written");
            assert_eq!(serde_json::from_str::<Effect>(&text).ok(), Some(effect), "{text}");
            // Without any one of its fields it is refused.
            let fields: serde_json::Map<_, _> = serde_json::from_str(&text).expect("an object");
            for name in fields.keys() {
                let mut fewer = fields.clone();
                fewer.remove(name);
                let fewer = serde_json::Value::from(fewer).to_string();
                assert!(serde_json::from_str::<Effect>(&fewer).is_err(), "{fewer}");
            }
        }
    }

    #[test]
    fn what_is_no_effect_is_refused() {
        for text in [
            r#"{"effect":"flew","seat":0}"#,
            r#"{"effect":"took","seat":0,"currency":"dinar","cards":2}"#,
            r#"{"effect":"took","seat":0,"currency":"dinar","cards":[4,10]}"#,
            r#"{"effect":"begins","seat":0,"cards":[2]}"#,
            r#"{"effect":"begins","seat":0,"cards":256}"#,
            r#"{"effect":"kept","seat":0,"tile":"x9"}"#,
            "[]",
        ] {
            assert!(serde_json::from_str::<Effect>(text).is_err(), "{text}");
        }
    }
}

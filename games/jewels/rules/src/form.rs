//! The common parts of the JSON form of the family's views. Parsing trusts nothing: every card must be in one place
//! only.

use kernel::{Agenda, Awaiting, GameResult, Seat};
use serde::{Deserialize, Serialize};

use crate::decks::Decks;
use crate::hand::{Hand, Reserved};
use crate::kind::Kind;
use crate::levelled::{LEVELS, Levelled};
use crate::rows::Rows;
use crate::tally::Tally;

/// The fault of a view that was read.
pub type Fault = &'static str;

impl<C: Levelled, const DECKS: usize> Decks<C, DECKS> {
    /// Removes a card that may be missing, for reading a view.
    ///
    /// # Errors
    /// If the card is missing.
    pub fn claim(&mut self, card: C) -> Result<(), Fault> {
        if !self.holds(card) {
            return Err("a card is in two places");
        }
        self.take(card);
        Ok(())
    }
}

/// The viewer of the open view.
pub const ALL: &str = "all";

/// The next input that the game waits for, as it is written in JSON.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AwaitingForm {
    /// An action of a seat is awaited.
    Decision {
        /// The seat to act.
        seat: Seat,
    },
    /// An answer of chance to this question is awaited.
    Chance(String),
    /// The game is over.
    #[default]
    Over,
}

impl<C: ToString> From<Awaiting<C>> for AwaitingForm {
    fn from(awaiting: Awaiting<C>) -> AwaitingForm {
        match awaiting {
            Awaiting::Decision(seat) => AwaitingForm::Decision { seat },
            Awaiting::Chance(chance) => AwaitingForm::Chance(chance.to_string()),
            Awaiting::Over => AwaitingForm::Over,
        }
    }
}

/// The result of a game, as it is written in JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ResultForm {
    places: Vec<u8>,
    winners: Vec<Seat>,
    ended: String,
    decided: String,
}

impl ResultForm {
    /// Writes the result of a game with this number of players.
    pub fn new(result: &GameResult, players: u8) -> ResultForm {
        ResultForm {
            places: result.places[..usize::from(players)].to_vec(),
            winners: result.winners().collect(),
            ended: result.ended.to_string(),
            decided: result.decided.to_string(),
        }
    }
}

/// A row of face-up cards with its deck, as it is written in JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RowForm<C> {
    /// The level, from 1.
    level: u8,
    /// The number of cards in the deck.
    deck: u8,
    cards: Vec<Option<C>>,
    /// The part of the row that belongs to a second market; absent without one.
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    orient: Option<SecondForm<C>>,
}

/// The face-up cards of a level of a second market with their deck, as they are written in JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SecondForm<C> {
    /// The number of cards in the deck.
    deck: u8,
    cards: Vec<Option<C>>,
}

/// Returns the rows, level 1 first. The places of a level, so many as it has columns, follow those of the level before
/// it.
pub fn rows<C: Levelled>(
    rows: &Rows,
    columns: [u8; LEVELS],
    deck_count: impl Fn(u8) -> u8,
) -> Vec<RowForm<C>> {
    let mut places = rows.bytes().iter().map(|&row| C::from_row(row));
    (0..)
        .zip(columns)
        .map(|(level, columns)| RowForm {
            level: level + 1,
            deck: deck_count(level),
            cards: places.by_ref().take(columns.into()).collect(),
            orient: None,
        })
        .collect()
}

/// Adds a second market to the rows, with so many places for each level.
pub fn with_second<C: Levelled, const PLACES: usize>(
    forms: &mut [RowForm<C>],
    rows: &Rows<PLACES>,
    columns: usize,
    deck_count: impl Fn(u8) -> u8,
) {
    for ((level, form), places) in (LEVELS as u8..).zip(forms).zip(rows.bytes().chunks(columns)) {
        let cards = places.iter().map(|&row| C::from_row(row)).collect();
        form.orient = Some(SecondForm { deck: deck_count(level), cards });
    }
}

/// Parses the output of [`rows`]; the cards are removed from those that may still be drawn.
///
/// # Errors
/// If the game has other rows, or a card is also in another place.
pub fn read_rows<C: Levelled, const DECKS: usize>(
    forms: &[RowForm<C>],
    columns: [u8; LEVELS],
    unseen: &mut Decks<C, DECKS>,
) -> Result<Rows, Fault> {
    if forms.len() != LEVELS {
        return Err("there are three rows");
    }
    let (mut rows, mut slots) = (Rows::EMPTY, 0u8..);
    for ((level, columns), form) in (0..).zip(columns).zip(forms) {
        if form.level != level + 1 || form.cards.len() != usize::from(columns) {
            return Err("a row has its level and its places");
        }
        lay(&mut rows, &form.cards, &mut slots, level, unseen)?;
    }
    Ok(rows)
}

/// Parses the second market of the rows, with so many places for each level; the cards are removed from those that may
/// still be drawn.
///
/// # Errors
/// If there is no such market or it has other places, or a card is also in another place.
pub fn read_second<C: Levelled, const DECKS: usize, const PLACES: usize>(
    forms: &[RowForm<C>],
    columns: usize,
    unseen: &mut Decks<C, DECKS>,
) -> Result<Rows<PLACES>, Fault> {
    let (mut rows, mut slots) = (Rows::EMPTY, 0u8..);
    for (level, form) in (LEVELS as u8..).zip(forms) {
        match &form.orient {
            Some(second) if second.cards.len() == columns => {
                lay(&mut rows, &second.cards, &mut slots, level, unseen)?;
            }
            _ => return Err("a row of the second market has its places"),
        }
    }
    Ok(rows)
}

/// Returns whether the rows have a part of a second market.
pub fn has_second<C>(forms: &[RowForm<C>]) -> bool {
    forms.iter().any(|form| form.orient.is_some())
}

/// Lays the cards of a level in the next places.
fn lay<C: Levelled, const DECKS: usize, const PLACES: usize>(
    rows: &mut Rows<PLACES>,
    cards: &[Option<C>],
    slots: &mut impl Iterator<Item = u8>,
    level: u8,
    unseen: &mut Decks<C, DECKS>,
) -> Result<(), Fault> {
    for (card, slot) in cards.iter().zip(slots) {
        if let Some(card) = *card {
            if card.level() != level {
                return Err("a card lies in the row of another level");
            }
            unseen.claim(card)?;
            rows.set(slot, card.row());
        }
    }
    Ok(())
}

/// Checks that the decks have as many cards as the rows say: `deck_count` is called once all hands have been read, and
/// returns none if more cards are hidden than there can be.
///
/// # Errors
/// If a number differs.
pub fn check_decks<C>(rows: &[RowForm<C>], deck_count: impl Fn(u8) -> Option<u8>) -> Result<(), Fault> {
    let second = |level: u8, row: &RowForm<C>| {
        row.orient.as_ref().is_none_or(|second| deck_count(level + LEVELS as u8) == Some(second.deck))
    };
    match (0..).zip(rows).all(|(level, row)| deck_count(level) == Some(row.deck) && second(level, row)) {
        true => Ok(()),
        false => Err("the deck has another number of cards"),
    }
}

/// A reserved card, as it is written in JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReservedForm<C> {
    /// The level, from 1.
    level: u8,
    /// The card; absent if the viewer may not know it.
    card: Option<C>,
    /// Whether it was drawn from a deck; otherwise everybody has seen it, even though it lies face down.
    unseen: bool,
    /// Whether it is a card of the second market; absent in a game without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    orient: Option<bool>,
}

/// Writes the reserved cards of one player, in a game with one market or with two.
pub fn hand<C: Levelled>(hand: &Hand<C>, second: bool) -> Vec<ReservedForm<C>> {
    const FIRST: u8 = LEVELS as u8;
    hand.iter()
        .map(|reserved| ReservedForm {
            level: reserved.level() % FIRST + 1,
            card: reserved.card(),
            unseen: !matches!(reserved, Reserved::Known { blind: false, .. }),
            orient: second.then_some(reserved.level() >= FIRST),
        })
        .collect()
}

/// Parses the output of [`hand`], of a game with one market or with two; the known cards are removed from those that may
/// still be drawn.
///
/// # Errors
/// If there are too many cards, or one is also in another place.
pub fn read_hand<C: Levelled, const DECKS: usize>(
    forms: &[ReservedForm<C>],
    second: bool,
    unseen: &mut Decks<C, DECKS>,
) -> Result<Hand<C>, Fault> {
    if forms.len() > Hand::<C>::MAX {
        return Err("at most three cards are reserved");
    }
    let mut hand = Hand::EMPTY;
    for form in forms {
        if form.orient.is_some() != second {
            return Err("a reserved card says which market it is of, where there are two");
        }
        let second = form.orient == Some(true);
        hand.put(match form.card {
            Some(card) if (usize::from(card.level()) >= LEVELS) != second => {
                return Err("a reserved card belongs to the other market");
            }
            Some(card) => {
                unseen.claim(card)?;
                Reserved::Known { card, blind: form.unseen }
            }
            None if (1..=LEVELS).contains(&form.level.into()) => {
                Reserved::Hidden(form.level - 1 + if second { LEVELS as u8 } else { 0 })
            }
            None => return Err("there is no such level"),
        });
    }
    Ok(hand)
}

/// Parses the remaining duties, the next one last. A duty is a word, which may be followed by a number (0 if it is left
/// out); `duty` converts both.
///
/// # Errors
/// If a word is not a duty, or there are too many duties.
pub fn read_agenda<D: Copy, const N: usize>(
    words: &[String],
    filler: D,
    duty: impl Fn(&str, u8) -> Option<D>,
) -> Result<Agenda<D, N>, Fault> {
    if words.len() > N {
        return Err("the agenda is too long");
    }
    let mut agenda = Agenda::of([], filler);
    for word in words {
        let (name, number) = word.split_once(' ').unwrap_or((word, "0"));
        let read = number.parse().ok().and_then(|number| duty(name, number));
        agenda.push(read.ok_or("there is no such duty")?);
    }
    Ok(agenda)
}

/// Reads a field that may be null as one that is there; for fields with `serde(default, deserialize_with =
/// "jewels::form::present")`, which may also be absent.
///
/// # Errors
/// If the value cannot be read.
pub fn present<'de, T: Deserialize<'de>, D: serde::Deserializer<'de>>(
    from: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

/// Reads and writes counts as an object with a number for each letter; for fields with `serde(with =
/// "jewels::form::counts")`.
pub mod counts {
    use std::fmt;
    use std::marker::PhantomData;

    use serde::de::{Error, IgnoredAny, MapAccess, Visitor};
    use serde::{Deserializer, Serializer};

    use super::{Kind, Tally};

    /// Writes every kind, in order.
    ///
    /// # Errors
    /// If the format reports an error.
    pub fn serialize<K: Kind, S: Serializer>(tally: &Tally<K>, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(K::KINDS.iter().map(|&kind| (kind.letter(), tally.get(kind))))
    }

    /// Reads the counts; every kind must be present.
    ///
    /// # Errors
    /// If the value is anything else.
    pub fn deserialize<'de, K: Kind, D: Deserializer<'de>>(from: D) -> Result<Tally<K>, D::Error> {
        from.deserialize_map(Counts(PhantomData))
    }

    /// The maximum count of a kind in a view: more than any game has, and small enough that two such counts fit the
    /// seven bits of a tally's count.
    const COUNT_MAX: u8 = 63;

    struct Counts<K>(PhantomData<K>);

    impl<'de, K: Kind> Visitor<'de> for Counts<K> {
        type Value = Tally<K>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "a number for each of {}", K::LETTERS)
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Tally<K>, A::Error> {
            let (mut counts, mut found) = ([0; 8], 0u8);
            while let Some(key) = map.next_key::<String>()? {
                match K::LETTERS.find(&key).filter(|_| key.len() == 1) {
                    Some(place) => {
                        counts[place] = map.next_value()?;
                        if counts[place] > COUNT_MAX {
                            return Err(A::Error::custom("there are not so many tokens"));
                        }
                        found |= 1 << place;
                    }
                    None => drop(map.next_value::<IgnoredAny>()?),
                }
            }
            match found.count_ones() as usize == K::KINDS.len() {
                true => Ok(Tally::from_counts(counts)),
                false => Err(A::Error::custom("a kind of token is not counted")),
            }
        }
    }
}

/// Writes the counts of the colours only, as an object with a number for each letter.
///
/// # Errors
/// If the format reports an error.
pub fn by_colour<K: Kind, S: serde::Serializer>(tally: &Tally<K>, to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(crate::Colour::ALL.into_iter().map(|colour| (colour.letter(), tally.of(colour))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tally::tests::Digit;

    #[derive(Serialize, Deserialize)]
    struct Holding {
        #[serde(with = "counts")]
        tokens: Tally<Digit>,
        #[serde(skip_deserializing, serialize_with = "by_colour")]
        bonuses: Tally<Digit>,
    }

    #[test]
    fn counts_have_a_number_for_each_kind() {
        let tokens = Tally::from_counts([2, 0, 1, 0, 0, 0, 0, 3]);
        let text = serde_json::to_string(&Holding { tokens, bonuses: tokens }).unwrap();
        let all = r#"{"0":2,"1":0,"2":1,"3":0,"4":0,"5":0,"6":0,"7":3}"#;
        assert_eq!(text, format!(r#"{{"tokens":{all},"bonuses":{{"w":2,"b":0,"g":1,"r":0,"k":0}}}}"#));
        let read = |text: &str| serde_json::from_str::<Holding>(text).map(|holding| holding.tokens).ok();
        assert_eq!(read(&text), Some(tokens));
        assert_eq!(read(&text.replacen("\"0\":2", "\"00\":7,\"0\":2", 1)), Some(tokens));
        assert_eq!((read(&text.replacen("\"0\":2,", "", 1)), read(r#"{"tokens":[]}"#)), (None, None));
        assert_eq!(read(&text.replacen("\"0\":2", "\"0\":64", 1)), None, "more than any game has");
    }
}

//! Parts of the positions that the tests of all games of the family write alike. The games' tests include this file; a
//! position is built as a view is read from the wire, so the rules have no back door for tests.

use jewels::{LEVELS, Levelled};
use serde_json::{Value, json};

/// The value of an option of a part: `tokens=wwa` gives `wwa`.
pub fn option(name: &str, part: &str) -> Option<String> {
    part.split_whitespace().find_map(|word| word.strip_prefix(name)?.strip_prefix('=').map(str::to_owned))
}

/// The parts of a list.
pub fn list(text: Option<String>) -> Vec<String> {
    let text = text.unwrap_or_default();
    text.split(',').filter(|part| !part.is_empty()).map(str::to_owned).collect()
}

/// Numbers with commas between them.
pub fn numbers(text: Option<String>) -> Vec<u8> {
    list(text).iter().map(|number| number.parse().unwrap()).collect()
}

/// The number that an option has, or 0.
pub fn number(name: &str, part: &str) -> u32 {
    option(name, part).map_or(0, |number| number.parse().unwrap())
}

/// Tokens as the views count them.
pub fn counts(letters: &str, kinds: &str) -> Value {
    let count = |kind: char| (kind.to_string(), json!(letters.matches(kind).count()));
    kinds.chars().map(count).collect()
}

/// The face-up cards of an option, level by level, or else the first of each level from this one on.
fn face_up<C: Levelled>(name: &str, head: &str, first: u8, columns: [u8; LEVELS]) -> Vec<Vec<u8>> {
    let of_level = |(level, columns)| (0..columns).map(|place| C::at(level, place).row()).collect();
    match option(name, head) {
        Some(rows) => rows.split('/').map(|row| numbers(Some(row.into()))).collect(),
        None => (first..).zip(columns).map(of_level).collect(),
    }
}

/// The cards of a position, which are given out one after the other.
pub struct Cards<C> {
    rows: Vec<Vec<u8>>,
    /// The rows of a second market; none without one.
    second: Vec<Vec<u8>>,
    /// Those that lie somewhere.
    used: Vec<u8>,
    card: fn(u8) -> Option<C>,
}

impl<C: Levelled> Cards<C> {
    /// The face-up cards are those of the option `rows`, or else the first of each level, as many as it has columns.
    pub fn new(head: &str, columns: [u8; LEVELS]) -> Cards<C> {
        let rows = face_up::<C>("rows", head, 0, columns);
        Cards { used: rows.concat(), rows, second: Vec::new(), card: C::from_row }
    }

    /// Adds a second market, whose face-up cards are those of the option `orient`, or else the first of each of its levels.
    #[allow(dead_code, reason = "only one game of the family has a second market")]
    pub fn with_second(mut self, head: &str, columns: [u8; LEVELS]) -> Cards<C> {
        self.second = face_up::<C>("orient", head, LEVELS as u8, columns);
        self.give(&self.second.concat());
        self
    }

    /// These cards lie with a player.
    pub fn give(&mut self, rows: &[u8]) {
        self.used.extend(rows);
    }

    /// The option `hand` of a seat: reserved cards, behind a `u` those that were drawn unseen.
    pub fn hand(&mut self, part: &str) -> Vec<Value> {
        let hand = list(option("hand", part));
        let reserved = hand.iter().map(|card| {
            let row = card.trim_start_matches('u').parse().unwrap();
            self.used.push(row);
            let level = (self.card)(row).unwrap().level();
            let first = LEVELS as u8;
            let mut form =
                json!({ "level": level % first + 1, "card": row, "unseen": card.starts_with('u') });
            if !self.second.is_empty() {
                form["orient"] = (level >= first).into();
            }
            form
        });
        reserved.collect()
    }

    /// With the options `deck1` to `deck3` the cards that those leave for nobody.
    pub fn gone(&mut self, head: &str) -> Vec<u8> {
        let mut all = Vec::new();
        let decks = (0..LEVELS as u8 + self.second.len() as u8).zip(1..);
        for (level, number) in decks {
            if let Some(left) = option(&format!("deck{number}"), head) {
                let left = numbers(Some(left));
                let gone = self.undealt(level).into_iter().filter(|row| !left.contains(row));
                all.extend(gone);
            }
        }
        self.give(&all);
        all
    }

    /// The rows as a view shows them, once all cards have been given out.
    pub fn rows(&self) -> Vec<Value> {
        let card = |&row: &u8| (row > 0).then_some(row);
        (0..)
            .zip(&self.rows)
            .map(|(level, row)| {
                let cards: Vec<Option<u8>> = row.iter().map(card).collect();
                let mut form =
                    json!({ "level": level + 1, "deck": self.undealt(level).len(), "cards": cards });
                if let Some(row) = self.second.get(usize::from(level)) {
                    let cards: Vec<Option<u8>> = row.iter().map(card).collect();
                    form["orient"] =
                        json!({ "deck": self.undealt(LEVELS as u8 + level).len(), "cards": cards });
                }
                form
            })
            .collect()
    }

    fn undealt(&self, level: u8) -> Vec<u8> {
        let of_level = (0..C::LEVEL_SIZES[usize::from(level)]).map(|place| C::at(level, place).row());
        of_level.filter(|row| !self.used.contains(row)).collect()
    }
}

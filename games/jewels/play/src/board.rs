//! The common parts of the Splendor games' boards in the terminal: prices, counts of tokens, rows of cards, hands.

use std::ops::Range;

use jewels::{Kind, Levelled, Price, Reserved, Tally};
use kernel::{Awaiting, Seat};
use serde::de::DeserializeOwned;
use text::Value;

use terminal::{Look, Row, columns};

/// Reads the position of the pieces from the JSON of a view or of the open view.
///
/// # Errors
/// If the text is neither.
pub fn read<V: DeserializeOwned, O: DeserializeOwned, B: Copy>(
    view: &str,
    of_view: fn(&V) -> &B,
    of_open: fn(&O) -> &B,
) -> Result<B, String> {
    let read = |error: serde_json::Error| {
        let open = serde_json::from_str(view).map(|open| *of_open(&open));
        open.map_err(|_| format!("this is no view: {error}"))
    };
    serde_json::from_str(view).map(|view| *of_view(&view)).or_else(read)
}

/// Says in words what the game waits for.
pub fn told<C: ToString>(awaiting: Awaiting<C>, look: &Look) -> String {
    let story = look.story;
    match awaiting {
        Awaiting::Decision(seat) => {
            story.say("board-jewels-to-act", &[("player", Value::Text(&story.name(seat)))])
        }
        Awaiting::Chance(question) => {
            story.say("board-jewels-turning-up", &[("question", Value::Text(&question.to_string()))])
        }
        Awaiting::Over => story.say("board-jewels-over", &[]),
    }
}

/// Writes a text on the ground of a gem's colour.
pub fn gem(letter: char, text: &str, look: &Look) -> String {
    look.story.piece(jewels::SET, letter, text)
}

/// Writes counts as letters with numbers, such as `w2 k1`.
pub fn counts<K: Kind>(counts: Tally<K>, between: &str, look: &Look, row: &mut Row) {
    for (place, (kind, n)) in counts.iter().enumerate() {
        row.put(if place > 0 { between } else { "" });
        row.put_as(&format!("{}{n}", kind.letter()), |text| gem(kind.letter(), text, look));
    }
}

/// Writes what a card costs the player, in at most `width` columns: the price with the least gold, or how many tokens
/// are missing and which.
pub fn price<K: Kind>(price: &Price<K>, width: usize, look: &Look, row: &mut Row) {
    let (story, least) = (look.story, price.gold_least());
    if price.due.is_none() {
        row.put_as(&story.say("board-jewels-free", &[]), |text| story.paint().good(text));
    } else if price.is_payable() {
        let paid = price.tokens(price.nth_payment(0));
        let pay = story.say("board-jewels-pay", &[]);
        // The word is left out where there is no room for it: the colour says it too.
        if columns(&pay) + 1 + 2 * paid.iter().count() <= width {
            row.put_as(&pay, |text| story.paint().good(text)).put(" ");
        }
        counts(paid, "", look, row);
    } else {
        let which: String = price.lacking.iter().map(|(kind, n)| format!("{}{n}", kind.letter())).collect();
        missing(least - price.gold, &which, width, look, row);
    }
}

/// Writes how many pieces are missing, and which where there is room.
pub fn missing(count: u8, which: &str, width: usize, look: &Look, row: &mut Row) {
    let story = look.story;
    let short = story.say("board-jewels-short", &[("tokens", Value::Number(count.into()))]);
    let whole = format!("{short}: {which}");
    let shown = if columns(&whole) <= width { &whole } else { &short };
    row.put_as(shown, |text| story.paint().faint(text));
}

/// The layout of the rows of cards: the column at which they begin, their maximum number, and the width of one with its
/// edge.
pub struct Layout {
    /// The column at which the first card begins.
    pub at: usize,
    /// The number of cards in a row.
    pub cards: usize,
    /// The number of columns of a card.
    pub width: usize,
}

impl Layout {
    /// Writes a line across, with the edges of the cards marked.
    pub fn edge(&self, cross: char, table: &mut String) {
        let mut line = "─".repeat(self.at);
        for _ in 0..self.cards {
            line.push(cross);
            line.push_str(&"─".repeat(self.width - 1));
        }
        table.push_str(&line);
        table.push('\n');
    }

    /// Writes some lines of cards side by side: `put` writes one line of a card, which ends before a column. An empty place
    /// says so in line 0.
    pub fn cards<C: Copy>(
        &self,
        label: &[String; 2],
        cards: &[Option<C>],
        lines: Range<usize>,
        look: &Look,
        table: &mut String,
        put: impl Fn(usize, C, usize, &mut Row),
    ) {
        for line in lines {
            let mut row = Row::default();
            row.put(label.get(line).map_or("", String::as_str));
            for (column, card) in cards.iter().enumerate() {
                let at = self.at + column * self.width;
                row.to(at).put("│ ");
                match *card {
                    Some(card) => put(line, card, at + self.width - 1, &mut row),
                    None if line == 0 => {
                        row.put(&look.story.say("board-jewels-empty", &[]));
                    }
                    None => {}
                }
            }
            row.end(table);
        }
    }
}

/// Writes the label of a row: its level (given from 0), and the number of cards in the deck.
pub fn label(level: u8, deck: u8, look: &Look) -> [String; 2] {
    [
        look.story.say("board-jewels-level", &[("level", Value::Number(i64::from(level) + 1))]),
        look.story.say("board-jewels-deck", &[("cards", Value::Number(deck.into()))]),
    ]
}

/// Writes the letters of the kinds of tokens, above their columns.
pub fn letters<K: Kind>(at: usize, width: usize, look: &Look, row: &mut Row) {
    for (place, kind) in K::KINDS.iter().enumerate() {
        row.to(at + width * place);
        let letter = kind.letter();
        row.put_as(&format!(" {letter} "), |text| gem(letter, text, look));
    }
}

/// Writes tokens by kind, each with its bonuses behind a `+`.
pub fn tokens<K: Kind>(
    tokens: Tally<K>,
    bonuses: Tally<K>,
    at: usize,
    width: usize,
    look: &Look,
    row: &mut Row,
) {
    for (place, &kind) in K::KINDS.iter().enumerate() {
        row.to(at + width * place);
        match (tokens.get(kind), bonuses.get(kind)) {
            (0, 0) => row.put_as("·", |text| look.story.paint().faint(text)),
            (held, 0) => row.put(&held.to_string()),
            (held, bonus) => row.put(&format!("{held}+{bonus}")),
        };
    }
}

/// Writes a player's name, cut to some columns and marked if it is their turn.
pub fn name(seat: Seat, turn: bool, width: usize, look: &Look, row: &mut Row) {
    let name = shortened(&look.story.name(seat), width);
    row.put(if turn { "▸ " } else { "  " });
    row.put_as(&name, |text| if turn { look.story.paint().strong(text) } else { text.to_owned() });
}

/// Writes the name of one of so many players in at most `width` columns: cut, where it is longer, and if it would then
/// read like another player's, with the end that tells them apart.
pub fn short_name(seat: Seat, players: u8, width: usize, look: &Look, row: &mut Row) {
    let others = Seat::all(players).filter(|&other| other != seat).map(|other| look.story.name(other));
    row.put(&told_apart(&look.story.name(seat), &others.collect::<Vec<_>>(), width));
}

/// Cuts a name to some columns so that it differs from the others, cut alike: by as many of its last letters as that
/// takes, after a dot.
fn told_apart(name: &str, others: &[String], width: usize) -> String {
    let cut = |name: &str, last: usize| {
        let end: String = name.chars().skip(name.chars().count().saturating_sub(last)).collect();
        match width.checked_sub(columns(&end) + 1) {
            _ if columns(name) <= width => Some(name.to_owned()),
            _ if last == 0 => Some(shortened(name, width)),
            Some(room) if room > 0 => Some(format!("{}.{end}", shortened(name, room).trim_end())),
            _ => None,
        }
    };
    let apart =
        |&last: &usize| others.iter().all(|other| other == name || cut(other, last) != cut(name, last));
    let short = (0..width).find(apart).and_then(|last| cut(name, last));
    short.unwrap_or_else(|| shortened(name, width))
}

/// Writes the reserved cards by their numbers, or by their levels where they are hidden.
pub fn hand<C: Levelled + ToString>(hand: impl Iterator<Item = Reserved<C>>, row: &mut Row) {
    for reserved in hand {
        row.put(&match reserved.card() {
            // Three numbers of three digits have just enough room.
            Some(card) => format!(" {}", card.to_string()),
            None => format!(" L{}", reserved.level() + 1),
        });
    }
}

/// Cuts a text to some columns.
fn shortened(text: &str, width: usize) -> String {
    let mut short = String::new();
    for letter in text.chars() {
        short.push(letter);
        if columns(&short) > width {
            short.pop();
            break;
        }
    }
    short
}

#[cfg(test)]
mod tests {
    use super::told_apart;

    #[test]
    fn a_cut_name_is_told_from_others() {
        let cut = |names: [&str; 3], width| {
            let others: Vec<_> = names[1..].iter().map(|&name| name.to_owned()).collect();
            told_apart(names[0], &others, width)
        };
        assert_eq!(cut(["Player 1", "Player 2", "Player 3"], 8), "Player 1");
        assert_eq!(cut(["Player 1", "Player 2", "Player 3"], 7), "Playe.1");
        assert_eq!(cut(["Player 1", "Player 2", "Player 3"], 5), "Pla.1");
        assert_eq!(cut(["Mirabelle", "Player 2", "Anna"], 5), "Mirab");
        assert_eq!(cut(["プレイヤー1", "プレイヤー2", "Anna"], 5), "プ.1");
        let long = "Bartholomew Featherste";
        assert_eq!(cut([&format!("{long}in"), &format!("{long}on"), long], 9), "Bartho.in");
        // Names that are alike stay so.
        assert_eq!(cut(["Alexandra", "Alexandra", "Anna"], 4), "Alex");
    }
}

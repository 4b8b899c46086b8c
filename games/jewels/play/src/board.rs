//! What the tables of the Splendor games have in common: prices, counts of tokens, lines across.

use kernel::Seat;
use serde::Deserialize;
use text::Value;

use terminal::{Look, Row, columns};

/// What a view waits for.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Awaiting {
    /// A decision of this seat.
    Decision {
        /// Whose.
        seat: Seat,
    },
    /// An answer of chance to this question.
    Chance(String),
    /// Nothing: the game is over.
    Over,
}

impl Awaiting {
    /// What is awaited, in words.
    pub fn told(&self, look: &Look) -> String {
        let story = look.story;
        match self {
            Awaiting::Decision { seat } => {
                story.say("board-to-act", &[("player", Value::Text(&story.name(*seat)))])
            }
            Awaiting::Chance(question) => {
                story.say("board-turning-up", &[("question", Value::Text(question))])
            }
            Awaiting::Over => story.say("board-over", &[]),
        }
    }
}

/// A level's deck and its face-up cards.
#[derive(Deserialize)]
pub struct Level<C> {
    /// The level, from 1.
    pub level: u8,
    /// How many cards its deck has.
    pub deck: u8,
    /// The cards that lie face up.
    pub cards: Vec<Option<C>>,
}

impl<C> Level<C> {
    /// What stands beside the cards: which level, and how many lie in the deck.
    pub fn label(&self, look: &Look) -> [String; 2] {
        [
            look.story.say("board-level", &[("level", Value::Number(self.level.into()))]),
            look.story.say("board-deck", &[("cards", Value::Number(self.deck.into()))]),
        ]
    }
}

/// A reserved card, as far as it is known.
#[derive(Deserialize)]
pub struct InHand<C> {
    /// The level, from 1.
    pub level: u8,
    /// The card, for those who know it.
    pub card: Option<C>,
}

/// Kinds of tokens by their letters, each with a number.
pub type Counts = Vec<(char, u8)>;

/// How far a card is from being bought.
pub enum Price {
    /// Nothing is to be paid.
    Free,
    /// This is to be paid, with the least gold.
    Pay(Counts),
    /// So many tokens are missing, of these.
    Short(u8, Counts),
}

/// A text on the ground of a gem's colour.
pub fn gem(letter: char, text: &str, look: &Look) -> String {
    look.story.piece(jewels::SET, letter, text)
}

/// Counts as letters with numbers, such as `w2 k1`.
pub fn counts(counts: &[(char, u8)], between: &str, look: &Look, row: &mut Row) {
    for (place, &(letter, n)) in counts.iter().enumerate() {
        row.put(if place > 0 { between } else { "" });
        row.put_as(&format!("{letter}{n}"), |text| gem(letter, text, look));
    }
}

/// What a card costs, in at most so many columns.
pub fn price(price: &Price, width: usize, look: &Look, row: &mut Row) {
    match price {
        Price::Free => {
            row.put_as(&look.story.say("board-free", &[]), |text| look.story.paint().good(text));
        }
        Price::Pay(paid) => {
            let pay = look.story.say("board-pay", &[]);
            // The word goes where there is no room for it: the colour says it too.
            if columns(&pay) + 1 + 2 * paid.len() <= width {
                row.put_as(&pay, |text| look.story.paint().good(text)).put(" ");
            }
            counts(paid, "", look, row);
        }
        Price::Short(tokens, lacking) => {
            let short = look.story.say("board-short", &[("tokens", Value::Number((*tokens).into()))]);
            let which: String = lacking.iter().map(|(letter, n)| format!("{letter}{n}")).collect();
            let whole = format!("{short}: {which}");
            let shown = if columns(&whole) <= width { &whole } else { &short };
            row.put_as(shown, |text| look.story.paint().faint(text));
        }
    }
}

/// A line across, with the edges of so many cards marked.
pub fn rule(cross: char, cards: usize, at: usize, width: usize, table: &mut String) {
    let mut line = "─".repeat(at);
    for _ in 0..cards {
        line.push(cross);
        line.push_str(&"─".repeat(width - 1));
    }
    table.push_str(&line);
    table.push('\n');
}

/// As much of a text as fits into some columns.
pub fn shortened(text: &str, width: usize) -> String {
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

use kernel::{Arg, Seat};

/// What a message is told about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value<'a> {
    /// A number: it also chooses plural forms.
    Number(i64),
    /// Words that are already in the reader's language, or a key that selects a variant.
    Text(&'a str),
    /// Pieces in notation letters, such as `wwa`.
    Pieces(&'a str),
    /// A seat, shown by its holder's name.
    Seat(Seat),
    /// A card by its number in the component file.
    Card(u8),
}

impl<'a> From<&'a Arg> for Value<'a> {
    fn from(arg: &'a Arg) -> Value<'a> {
        match arg {
            Arg::Number(number) => Value::Number(i64::from(*number)),
            Arg::Seat(seat) => Value::Seat(*seat),
            Arg::Pieces(pieces) => Value::Pieces(pieces.as_str()),
            Arg::Card(card) => Value::Card(*card),
            Arg::Key(key) => Value::Text(key),
            Arg::Typed(text) => Value::Text(text),
        }
    }
}

/// A stretch of a sentence. The shells draw pieces, seats and cards as they can.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// Words.
    Text(String),
    /// Pieces in notation letters, such as `wwa`. Never empty: a sentence that may speak of no pieces says
    /// so in words, chosen by a number.
    Pieces(String),
    /// A seat and its holder's name.
    Seat(Seat, String),
    /// A card by its number in the component file.
    Card(u8),
}

/// What the shell calls the seats.
pub trait Names {
    /// The name of a seat's holder, in the reader's language ("You", "Anya", "Player 2").
    fn seat(&self, seat: Seat) -> String;
}

impl<F: Fn(Seat) -> String> Names for F {
    fn seat(&self, seat: Seat) -> String {
        self(seat)
    }
}

/// English names by number, "Player 1" for seat 0: for tools and tests that know no names.
#[derive(Clone, Copy, Debug, Default)]
pub struct SeatNumbers;

impl Names for SeatNumbers {
    fn seat(&self, seat: Seat) -> String {
        format!("Player {}", u16::from(seat.0) + 1)
    }
}

/// The sentence as one text: pieces as their letters, cards as `#47`.
pub fn plain(parts: &[Part]) -> String {
    let mut text = String::new();
    for part in parts {
        match part {
            Part::Text(words) | Part::Pieces(words) | Part::Seat(_, words) => text.push_str(words),
            Part::Card(card) => text.push_str(&format!("#{card}")),
        }
    }
    text
}

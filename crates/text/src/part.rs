use kernel::{Arg, Seat};

/// The value of an argument of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value<'a> {
    /// A number, which also selects plural forms.
    Number(i64),
    /// Words that are already in the reader's language, or a key that selects a variant.
    Text(&'a str),
    /// Pieces of a set in notation letters, such as `wwa`.
    Pieces {
        /// The set, which names, draws and colours them.
        set: &'static str,
        /// The letters.
        letters: &'a str,
    },
    /// A seat, shown by its holder's name.
    Seat(Seat),
    /// A card of a set.
    Card {
        /// The set, which draws it.
        set: &'static str,
        /// The number of the card in the set's component file.
        number: u8,
    },
}

impl<'a> From<&'a Arg> for Value<'a> {
    fn from(arg: &'a Arg) -> Value<'a> {
        match arg {
            Arg::Number(number) => Value::Number(i64::from(*number)),
            Arg::Seat(seat) => Value::Seat(*seat),
            Arg::Pieces(pieces) => Value::Pieces { set: pieces.set(), letters: pieces.letters() },
            Arg::Card { set, number } => Value::Card { set, number: *number },
            Arg::Key(key) => Value::Text(key),
            Arg::Typed(text) => Value::Text(text),
        }
    }
}

/// A part of a formatted sentence. Each shell (a program that talks to a person: the page, the terminal) draws
/// pieces, seats and cards in its own way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// Words.
    Text(String),
    /// Pieces of a set in notation letters, such as `wwa`. Never empty: a sentence about no pieces has a variant
    /// without them, selected by a number.
    Pieces {
        /// The set, which names, draws and colours them.
        set: &'static str,
        /// The letters.
        letters: String,
    },
    /// A seat and its holder's name.
    Seat(Seat, String),
    /// A card of a set.
    Card {
        /// The set, which draws it.
        set: &'static str,
        /// The number of the card in the set's component file.
        number: u8,
    },
}

/// The names of the seats.
///
/// ```
/// use kernel::Seat;
/// use text::Names;
///
/// let names = |seat: Seat| ["Anya", "Ben"][seat.index()].to_owned();
/// assert_eq!(names.seat(Seat(1)), "Ben");
/// ```
pub trait Names {
    /// Returns the name of a seat's holder, in the reader's language ("You", "Anya", "Player 2").
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

/// Joins the parts of a sentence into one text: pieces as their letters, cards as `#47`.
pub fn plain(parts: &[Part]) -> String {
    let mut text = String::new();
    for part in parts {
        match part {
            Part::Text(words) | Part::Pieces { letters: words, .. } | Part::Seat(_, words) => {
                text.push_str(words);
            }
            Part::Card { number, .. } => text.push_str(&format!("#{number}")),
        }
    }
    text
}

//! Tools for drawing a game's table as text in a terminal: lines that track their width, colours, and sentences in the
//! reader's language. The games draw their [`Board`]s with it; the program shows them.
//!
//! ```
//! use kernel::Seat;
//! use terminal::{Paint, PieceSet, Row, Story, wrap};
//! use text::Texts;
//!
//! // Pieces have the colours of their set, where the output shows any.
//! static STONES: PieceSet = PieceSet { name: "stone", colour: |letter| (letter == 'r').then_some("41") };
//! let story = Story::new(Texts::english_for_lobby(&[]), vec![&STONES], Paint::ALWAYS);
//! assert_eq!(story.piece("stone", 'r', "3"), "\u{1b}[41m3\u{1b}[0m");
//!
//! // A row knows how wide it shows: what follows a coloured word stands in the right column.
//! let (mut row, mut shown) = (Row::default(), String::new());
//! row.put_as("you", |text| story.paint().strong(text)).to(8).put("7 points").end(&mut shown);
//! assert_eq!(shown, "\u{1b}[1myou\u{1b}[0m     7 points\n");
//!
//! assert_eq!(wrap("one two three", 8, 2), "one two\n  three");
//! assert_eq!(story.with_names(vec!["Ada".into()]).name(Seat(0)), "Ada");
//! ```

mod board;
mod paint;
mod row;
mod story;

pub use board::{Board, Look, Move};
pub use paint::Paint;
pub use row::Row;
pub use story::{Story, columns, hanging, wrap};

/// The widest line of a table, in characters.
pub const WIDTH: usize = 80;

/// A set of pieces as a terminal shows them.
pub struct PieceSet {
    /// The name of the set, as in messages.
    pub name: &'static str,
    /// Returns the attributes of the escape sequence for the background of a piece, by its letter: readable on dark and
    /// on light terminals.
    pub colour: fn(char) -> Option<&'static str>,
}

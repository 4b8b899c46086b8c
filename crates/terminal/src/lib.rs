//! What a game's table needs to be drawn as text in a terminal: lines that know their width, colours, and sentences in
//! the reader's language. The games draw their [`Board`]s with it; the program shows them.

mod board;
mod paint;
mod row;
mod story;

pub use board::{Board, Look};
pub use paint::Paint;
pub use row::Row;
pub use story::{Story, columns, hanging, wrap};

/// The widest line of a table, in characters.
pub const WIDTH: usize = 80;

/// A set of pieces as a terminal shows them.
pub struct PieceSet {
    /// The name, by which messages name the set.
    pub name: &'static str,
    /// The attributes of the escape sequence for the ground of a piece, by its letter: readable on dark and on light
    /// terminals alike.
    pub colour: fn(char) -> Option<&'static str>,
}

use kernel::Seat;

use crate::{PieceSet, Story};

/// How a table is shown.
pub struct Look<'a> {
    /// The language, the names and the colours.
    pub story: &'a Story,
    /// For whom prices are worked out, if for anybody.
    pub eye: Option<Seat>,
}

/// What the terminal knows of a game.
pub struct Board {
    /// The table from its view, or why the view is none of this game.
    pub draw: fn(&str, &Look) -> Result<String, String>,
    /// The message that says what an action is called in a list of legal actions.
    pub kind: fn(&str) -> &'static str,
    /// How moves are written, for the help: examples, each with the message that says what it means.
    pub moves: &'static [(&'static str, &'static str)],
    /// The message that says what the letters stand for.
    pub colours: &'static str,
    /// The sets of its pieces.
    pub sets: &'static [&'static PieceSet],
}

impl Board {
    /// The table from its view.
    ///
    /// # Errors
    /// If the view is not one of this game.
    pub fn draw(&self, view: &str, look: &Look) -> Result<String, String> {
        (self.draw)(view, look)
    }
}

use kernel::Seat;

use crate::{PieceSet, Story};

/// The settings for showing a table.
pub struct Look<'a> {
    /// The language, the names and the colours.
    pub story: &'a Story,
    /// The seat for which prices are computed, if any.
    pub eye: Option<Seat>,
    /// The seat whose pieces are asked for in particular, where a game shows those of one player more closely; otherwise
    /// those of the one who looks.
    pub about: Option<Seat>,
}

/// The terminal interface of a game: how its table, its actions and its pieces are shown.
pub struct Board {
    /// Draws the table from a view; an error says why the text is not a view of this game.
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
    /// Draws the table from a view.
    ///
    /// # Errors
    /// If the view is not one of this game.
    pub fn draw(&self, view: &str, look: &Look) -> Result<String, String> {
        (self.draw)(view, look)
    }
}

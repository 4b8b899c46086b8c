use kernel::Seat;

use crate::{PieceSet, Story};

/// The settings for showing a table.
pub struct Look<'a> {
    /// The language, the names and the colours.
    pub story: &'a Story,
    /// The seat for which prices are computed, if any.
    pub eye: Option<Seat>,
    /// The seat whose pieces are shown in more detail, in a game that shows one player's so; by default the viewer's.
    pub about: Option<Seat>,
}

/// Examples of a move in its notation, with the message that explains them.
pub type Move = (&'static str, &'static str);

/// The terminal interface of a game: how its table, its actions and its pieces are shown.
pub struct Board {
    /// Draws the table from a view; an error says why the text is not a view of this game.
    pub draw: fn(&str, &Look) -> Result<String, String>,
    /// Returns the name of the message with the kind of an action, for a list of legal actions.
    pub kind: fn(&str) -> &'static str,
    /// Returns the notation of the moves of a game with this set-up line, for the help.
    pub moves: fn(&str) -> Vec<Move>,
    /// The message that explains the letters.
    pub colours: &'static str,
    /// The sets of the game's pieces.
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

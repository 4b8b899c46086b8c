//! A game's table as text, drawn from the same JSON that every other program gets.

mod row;
mod splendor;

use kernel::Seat;

use crate::story::Story;

/// The widest line of a table, in characters.
pub const WIDTH: usize = 80;

/// How a table is shown.
pub struct Look<'a> {
    /// The language, the names and the colours.
    pub story: &'a Story,
    /// For whom prices are worked out, if for anybody.
    pub eye: Option<Seat>,
}

/// The table of a game, from its view.
///
/// # Errors
/// If the view is not one of this game.
pub fn draw(game: &str, view: &str, look: &Look) -> Result<String, String> {
    match game {
        "splendor" => splendor::draw(view, look),
        // A game without a drawing of its own still shows all there is to know.
        _ => Ok(format!("{view}\n")),
    }
}

/// The message that says what an action of a game is called in a list of legal actions.
pub fn kind(game: &str, action: &str) -> &'static str {
    match game {
        "splendor" => splendor::kind(action),
        _ => "cli-kind-possible",
    }
}

/// How moves of a game are written, for the help: examples, each with the message that says what it means.
pub fn moves(game: &str) -> &'static [(&'static str, &'static str)] {
    match game {
        "splendor" => &splendor::MOVES,
        _ => &[],
    }
}

//! A game's table as text, drawn from the same JSON that every other program gets.

mod row;
mod splendor;

use kernel::Seat;

use crate::paint::Paint;

/// The widest line of a table, in characters.
pub const WIDTH: usize = 80;

/// How a table is shown.
pub struct Look<'a> {
    /// With colours or without.
    pub paint: Paint,
    /// What the seats' holders are called.
    pub names: &'a dyn Fn(Seat) -> String,
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

/// What an action of a game is called in a list of legal actions.
pub fn kind(game: &str, action: &str) -> &'static str {
    match game {
        "splendor" => splendor::kind(action),
        _ => "possible",
    }
}

/// How moves of a game are written, for the help.
pub fn notation(game: &str) -> &'static str {
    match game {
        "splendor" => splendor::NOTATION,
        _ => "",
    }
}

//! A game's table as text, drawn from the same JSON that every other program gets.

mod duel;
mod jewels;
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

/// What the terminal knows of a game.
pub struct Board {
    /// The table from its view, or why the view is none of this game.
    draw: fn(&str, &Look) -> Result<String, String>,
    /// The message that says what an action is called in a list of legal actions.
    pub kind: fn(&str) -> &'static str,
    /// How moves are written, for the help: examples, each with the message that says what it means.
    pub moves: &'static [(&'static str, &'static str)],
    /// The message that says what the letters stand for.
    pub colours: &'static str,
}

impl Board {
    /// That of a game.
    ///
    /// # Panics
    /// For a game that the terminal does not know; a test sees to it that it knows those of the catalog.
    pub fn of(game: &str) -> &'static Board {
        match game {
            "splendor" => &splendor::BOARD,
            "duel" => &duel::BOARD,
            _ => panic!("the terminal has no table for {game}"),
        }
    }

    /// The table from its view.
    ///
    /// # Errors
    /// If the view is not one of this game.
    pub fn draw(&self, view: &str, look: &Look) -> Result<String, String> {
        (self.draw)(view, look)
    }
}

#[cfg(test)]
mod tests {
    use super::{Board, Look};
    use crate::story::Story;

    #[test]
    fn every_game_of_the_catalog_has_a_table_and_its_letters() {
        let story = Story::by_number();
        for game in catalog::games() {
            let board = Board::of(game);
            assert_ne!(story.say(board.colours, &[]), board.colours, "{game}");
            for (_, meaning) in board.moves {
                assert_ne!(story.say(meaning, &[]), *meaning, "{game}");
            }
            let session = catalog::open(&format!("{game} players=2")).unwrap();
            let drawn = board.draw(&session.open_view(), &Look { story: &story, eye: None });
            assert!(drawn.is_ok_and(|table| table.lines().count() > 5), "{game}");
        }
    }
}

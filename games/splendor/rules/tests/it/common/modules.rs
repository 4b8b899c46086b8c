//! The questions of the tests of the modules to a position.
//!
//! Cards by bonus: white 46 (3 points), 43-45 (2), 71-74; blue 52 (3), 49-51 (2); green 58 (3), 55-57 (2); red 64 (3),
//! 61-63 (2); black 70 (3), 67-69 (2). Cards of level 1 without points: white 2-7, blue 10-15, green 18-23, red 25-30,
//! black 33-39. Level 3 has white 74, blue 78, green 82, red 86 and black 90 with five points each.

use kernel::Seat;
use laws::check;
use splendor::{Effect, Splendor};

use super::common::position;

/// Face-up cards that cost three of one colour, in the first row: three blue for a white bonus, black for blue, red for
/// green, white for red.
pub const ROWS: &str = "rows=6,9,17,31/41,47,53,59/71,75,79,83";

/// A position with these modules and, if the head names no rows, [`ROWS`]; `rest` is what follows.
pub fn with(modules: &str, head: &str, rest: &str) -> Splendor {
    let (players, head) = head.split_once(' ').unwrap_or((head, ""));
    let rows = if head.contains("rows=") { "" } else { ROWS };
    position(&format!("{players} modules={modules} {rows} {head} {rest}"))
}

/// The points of a player.
pub fn points(game: &Splendor, seat: u8) -> u8 {
    game.body().seat(Seat(seat)).points
}

/// Returns the effects of an action, up to the next question or decision, and the game after it.
pub fn told(game: &Splendor, action: &str) -> (Vec<Effect>, Splendor) {
    check(game, action, "ok");
    let (mut game, mut effects) = (*game, Vec::new());
    kernel::Game::play(&mut game, action.parse().unwrap(), &mut effects);
    (effects, game)
}

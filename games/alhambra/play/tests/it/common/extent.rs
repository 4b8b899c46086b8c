//! The beginning of a game up to a very large board.

use alhambra::{Alhambra, Cell};
use kernel::{Awaiting, Game, Quiet, Seat};

/// The columns and rows of the largest board that has to stay usable.
pub const WIDE: (i8, i8) = (20, 12);
/// The seat of the player who has it.
pub const BUILDER: Seat = Seat(0);

/// Returns the columns and rows of a seat's board.
pub fn extent(game: &Alhambra, seat: Seat) -> (i8, i8) {
    let cells = || game.body().built(seat).map(|(_, cell)| cell).chain([Cell::FOUNTAIN]);
    let span =
        |of: fn(Cell) -> i8| cells().map(of).max().unwrap_or(0) - cells().map(of).min().unwrap_or(0) + 1;
    (span(Cell::x), span(Cell::y))
}

/// Returns the beginning of a game up to a decision of the player with so large a board, if it comes to that.
pub fn beginning(log: &str) -> Option<String> {
    let mut lines = log.lines().filter(|line| !line.starts_with('#'));
    let setup = lines.next()?;
    let mut game = Alhambra::new(&setup.parse().ok()?);
    let mut played = vec![setup];
    for line in lines {
        match game.awaiting() {
            Awaiting::Decision(BUILDER) if extent(&game, BUILDER) == WIDE => {
                return Some(played.join("\n") + "\n");
            }
            Awaiting::Decision(_) => game.play(line.parse().ok()?, &mut Quiet),
            Awaiting::Chance(_) => game.resolve(line.parse().ok()?, &mut Quiet),
            Awaiting::Over => return None,
        }
        played.push(line);
    }
    None
}

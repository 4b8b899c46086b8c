//! The holdings of a player.

use kernel::Seat;
use splendor::Splendor;

/// The tokens of a player, in the notation.
pub fn tokens(game: &Splendor, seat: u8) -> String {
    game.body().seat(Seat(seat)).tokens.to_string()
}

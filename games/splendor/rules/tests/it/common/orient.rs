//! The questions of the tests of the Orient to a position.

use kernel::Seat;
use splendor::{CardId, PostId, Splendor};

/// The card of a row.
pub fn card(row: u8) -> CardId {
    CardId::new(row).unwrap()
}

/// The bonuses of a player, in the notation.
pub fn bonuses(game: &Splendor, seat: u8) -> String {
    game.body().seat(Seat(seat)).bonuses.to_string()
}

/// The posts with a shield of the first player, by row.
pub fn own_shields(game: &Splendor) -> Vec<u8> {
    game.body().seat(Seat(0)).shields().map(PostId::row).collect()
}

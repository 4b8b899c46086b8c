//! A turn that changes little, and the shields that a turn leads to.

use kernel::Seat;
use laws::{after, legal_like};
use splendor::{PostId, Splendor};

/// The posts on which a player has a shield, by row.
pub fn shields_of(game: &Splendor, seat: u8) -> Vec<u8> {
    game.body().seat(Seat(seat)).shields().map(PostId::row).collect()
}

/// A whole turn that changes little: three tokens, and what chance answers.
pub fn turn(game: &Splendor) -> Splendor {
    let take = legal_like(game, "T.").into_iter().find(|action| action.len() == 5).expect("three tokens");
    after(game, &take)
}

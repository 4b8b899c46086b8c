//! The pieces of Splendor Duel that Splendor has not: its cards with crowns and effects, royal cards, the board
//! with the engraved spiral, privileges, the bag, and the dials of the three victories.
//!
//! Symbols in the sprite: `gem-wild` (box 100 x 100); `crown` (24 x 20); `badge-X` (24 x 24), X being a
//! [`BADGES`] name; `scroll`, `scroll-tied`, `scroll-none` (40 x 40: a privilege that a player holds, one that
//! lies in the supply, the place of one that is gone); `bag` (48 x 48).

mod board;
mod card;
mod dial;
mod marks;
mod privilege;
mod royal;
mod vignette;

pub use board::{BOARD_EDGE, BOARD_PITCH, BOARD_SIDE, board, mat};
pub use card::{Bonus, Card, Format, card};
pub use dial::{DialFormat, dial};
pub use marks::{Ability, BADGES};
pub use royal::{Royal, RoyalFormat, royal};
pub use vignette::vignette;

use crate::svg::Svg;

/// Writes the gradients and patterns that the symbols below and the pieces of a page refer to.
pub(crate) fn shared(out: &mut Svg) {
    board::shared(out);
    privilege::shared(out);
}

/// Writes all symbols of the game.
pub(crate) fn symbols(out: &mut Svg) {
    marks::symbols(out);
    privilege::symbols(out);
}

//! The code that the tests of the tray and those in a browser share.

use skerries::Action;
use skerries_play::tray::Piece;

/// Returns the piece that is clicked for an action.
pub fn piece_of(action: Action) -> Piece {
    match action {
        Action::Take(catch) => Piece::Quay(catch),
        Action::Fill => Piece::Stock,
        Action::Give => Piece::Beacon,
        Action::Keep => Piece::Own,
        Action::Jettison(catch) => Piece::Boat(catch),
        Action::Deliver(order) => Piece::Order(order),
    }
}

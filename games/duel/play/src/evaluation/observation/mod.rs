//! The description of a position for a learned judgement: counts about the table, about each player, and about each
//! card within a player's reach.

mod haul;
mod piece;
mod reach;
mod seat;
mod table;

use duel::{Reserved, View};
use kernel::{Seat, Viewer};
use neural::{Layout, Observation};

use super::plan::REACH_MAX;
use haul::Haul;
use reach::Reach;

/// The meanings of the counts.
pub(super) const LAYOUT: Layout = Layout {
    table: table::NAMES,
    seat: seat::NAMES,
    zones: &["pyramid", "hand"],
    piece: piece::NAMES,
    pieces_max: REACH_MAX,
};

const PYRAMID: usize = 0;
const HAND: usize = 1;

/// Fills an observation with what a seat knows at the beginning of its turn.
///
/// # Panics
/// If the view is not that of a seat.
pub(super) fn observe(view: &View, out: &mut Observation) {
    let Viewer::Seat(viewer) = view.viewer() else { panic!("only a seat has a position to judge") };
    let body = view.body();
    let haul = Haul::of(body);
    let [own, other] = [viewer, Seat(viewer.0 ^ 1)].map(|seat| Reach::of(body, seat, &haul));
    out.begin(&table::counts(body, &haul));
    for (reach, rival) in [(&own, &other), (&other, &own)] {
        out.seat(&seat::counts(reach));
        for (card, others) in reach.pyramid().iter().zip(rival.pyramid()) {
            out.piece(PYRAMID, &piece::counts(card, Some(others)));
        }
        for card in reach.hand() {
            out.piece(HAND, &piece::counts(card, None));
        }
        for reserved in reach.owner.player.hand() {
            if let Reserved::Hidden(level) = reserved {
                out.piece(HAND, &piece::hidden(level));
            }
        }
    }
}

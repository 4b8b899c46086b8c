//! The description of a position at the beginning of a turn, for a network.

mod counts;
mod piece;
mod scene;
mod seat;
mod table;

use alhambra::{OPEN, SQUARES, Tile, View};
use kernel::{Seat, Viewer};
use neural::{Layout, Observation};

use scene::Scene;

/// The places of an observation.
pub(super) const LAYOUT: Layout = Layout {
    table: table::TABLE,
    seat: seat::SEAT,
    zones: &["the market", "the reserve", "the open money"],
    piece: piece::PIECE,
    pieces_max: SQUARES + KEPT + OPEN,
};

/// The zones by their numbers.
const MARKET: usize = 0;
const RESERVE: usize = 1;
const MONEY: usize = 2;
/// The greatest number of tiles of a reserve that are shown: those that bring most.
const KEPT: usize = 8;

/// Fills an observation with what a seat sees, which is everything but the order of the deck and the bag.
pub(super) fn observe(view: &View, out: &mut Observation) {
    let Viewer::Seat(viewer) = view.viewer() else { panic!("a position is judged with the eyes of a seat") };
    let body = view.body();
    let scene = Scene::new(body, viewer);
    out.begin(&table::table(&scene));
    for seat in scene.in_order() {
        out.seat(&seat::seat(&scene, seat));
        for (square, tile) in body.market() {
            out.piece(MARKET, &piece::on_market(&scene, seat, square, tile));
        }
        for tile in best_of_reserve(&scene, seat).into_iter().flatten() {
            out.piece(RESERVE, &piece::in_reserve(&scene, seat, tile));
        }
        for card in body.open() {
            out.piece(MONEY, &piece::open_money(&scene, seat, card));
        }
    }
}

/// Returns the tiles of a reserve that bring most.
fn best_of_reserve(scene: &Scene, seat: Seat) -> [Option<Tile>; KEPT] {
    let mut best = [None::<(f32, Tile)>; KEPT];
    for tile in scene.body.reserve(seat) {
        let mut entry = Some((scene.more(tile.kind(), seat), tile));
        for place in &mut best {
            if entry.map(|(more, _)| more) > place.map(|(more, _)| more) {
                std::mem::swap(place, &mut entry);
            }
        }
    }
    best.map(|entry| entry.map(|(_, tile)| tile))
}

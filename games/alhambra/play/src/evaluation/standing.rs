//! The evaluation of a position: for each player a weighted sum of features, and from the difference of two players'
//! sums the probability that one of them comes in before the other.

use alhambra::{Body, Kind, SQUARES, TILES};
use kernel::{SEATS_MAX, Seat};
use search::shares;

use super::hopes::Hopes;
use super::plan::{exactly_payable, is_exact, payable};
use super::weights::WEIGHTS;

/// The number of features of a player.
pub(super) const FEATURES: usize = 20;

/// The features of one player, in the order of [`NAMES`].
pub(super) type Features = [f32; FEATURES];

/// The names of the features. The gain from a tile is the rise of the hopes for its kind.
pub(super) const NAMES: [&str; FEATURES] = [
    "points",
    "hopes for majorities",
    "majorities of the next round, as things are",
    "majorities of the last round, as things are",
    "the longest wall in each round that is left",
    "the longest wall",
    "tiles built",
    "tiles that could be built, of those nobody has",
    "tiles in the reserve",
    "what the tiles of the reserve bring",
    "the same, of those that could be built now",
    "money, while there is something to buy",
    "money cards, likewise",
    "tiles that could be paid exactly, likewise",
    "tiles that could be paid, likewise",
    "what the market's tiles bring that could be paid exactly, the sooner the more",
    "what the market's tiles bring that could be paid, the sooner the more",
    "the best of the market's tiles that could be paid",
    "what the last tiles bring, by who is richest",
    "turns to wait, in rounds",
];

/// The number of tiles in the bag below which money loses value.
pub(super) const MUCH: f32 = 12.0;
/// The number of tiles in the bag below which the richest player in a currency matters.
const ENDING: f32 = 12.0;

/// Computes the features of a player.
pub(super) fn features(body: &Body, hopes: &Hopes, seat: Seat) -> Features {
    let at = seat.index();
    let next = body.next_round();
    let gets = |round: u8| body.would_get(round).iter().map(|shares| f32::from(shares[at])).sum::<f32>();
    let (wall, room) = body.judged(seat);
    let wall = f32::from(wall);
    let hand = body.hand(seat);
    let purses: [_; SQUARES] = std::array::from_fn(|square| body.purse(seat, square));
    let much = (f32::from(body.bag_size()) / MUCH).min(1.0);
    // A player who waits for their turn has had one more turn than the player to act, or will have one fewer.
    let waits = f32::from((seat.0 + body.players() - body.turn().0) % body.players());
    let brings = Kind::ALL.map(|kind| hopes.more(kind, seat));
    let of = |tile: alhambra::Tile| brings[tile.kind() as usize];
    let kept: f32 = body.reserve(seat).map(of).sum();
    let fitting: f32 = body.reserve(seat).filter(|&tile| body.has_place(seat, tile)).map(of).sum();
    let (mut exact, mut paid, mut best) = (0.0, 0.0, 0.0f32);
    for (square, tile) in body.market() {
        if purses[square].sum() >= tile.price() {
            paid += of(tile);
            best = best.max(of(tile));
            if is_exact(purses[square], tile.price()) {
                exact += of(tile);
            }
        }
    }
    let soon = 1.0 / (1.0 + waits);
    [
        f32::from(body.scores()[at]),
        hopes.all(seat),
        gets(next),
        gets(alhambra::ROUNDS as u8),
        wall * hopes.rounds_left(),
        wall,
        body.built(seat).count() as f32,
        room as f32 / TILES as f32,
        body.reserve(seat).count() as f32,
        kept,
        fitting,
        much * f32::from(hand.total()),
        much * hand.len() as f32,
        much * purses.map(exactly_payable).iter().sum::<f32>() / TILES as f32,
        much * purses.map(payable).iter().sum::<f32>() / TILES as f32,
        soon * exact,
        soon * paid,
        soon * best,
        last(body, seat, &brings),
        waits / f32::from(body.players()),
    ]
}

/// Returns what the tiles of the market bring a player who gets them at the end, by how likely that is.
pub(super) fn last(body: &Body, seat: Seat, brings: &[f32; 6]) -> f32 {
    let ending = 1.0 - f32::from(body.bag_size()) / ENDING;
    if ending <= 0.0 {
        return 0.0;
    }
    let others = Seat::all(body.players()).filter(|&other| other != seat);
    let mut worth = 0.0;
    for (square, tile) in body.market() {
        let most = others.clone().map(|other| body.purse(other, square).sum()).max().unwrap_or(0);
        let more = f32::from(body.purse(seat, square).sum()) - f32::from(most);
        worth += super::plan::richer(more) * brings[tile.kind() as usize];
    }
    ending * worth
}

/// Returns how near the end of the game is, from 0 to 1, by the tiles in the bag.
pub(super) fn lateness(body: &Body) -> f32 {
    1.0 - f32::from(body.bag_size()) / TILES as f32
}

/// Returns the expected result of each seat, from 0 for the last place to 1 for the first.
pub(super) fn standing(body: &Body) -> [f32; SEATS_MAX] {
    let hopes = Hopes::new(body);
    let weights = &WEIGHTS[usize::from(body.players()) - 2];
    shares(Seat::all(body.players()).map(|seat| features(body, &hopes, seat)), weights, lateness(body))
}

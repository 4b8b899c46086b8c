//! Heuristics of Skerries: the plan of a sensible player, in points, and the static evaluation of a position.

use kernel::{Game, SEATS_MAX, Seat};
use search::{Planned, Weights};
use skerries::{Action, BOAT_FULL, Body, Catch, FILL, Player, Skerries, Weather};

use crate::SkerriesPlay;

/// The value of a measure of oil.
const OIL: f32 = 0.7;
/// The additional value of the first measures: without any only the first place is in reach.
const DRY: f32 = 1.2;
/// The cost of the turn that filling up takes: a boat holds a limited number of catches.
const TURN: f32 = 2.2;
/// The cost of a sunk boat.
const SUNK: f32 = 12.0;
/// The cost of throwing a catch overboard, with the turn that taking it took.
const OVERBOARD: f32 = 3.0;
/// The number of points behind that counts as certainly lost.
const FAR_BEHIND: f32 = 12.0;

/// Returns what a catch is worth to a player: its value, and what the better of their orders pays for it.
fn worth(player: &Player, catch: Catch) -> f32 {
    let paid = player.hand().map(|order| order.points(std::iter::once(catch))).max().unwrap_or(0);
    // The order that will be delivered is not chosen yet.
    f32::from(catch.value()) + 0.8 * f32::from(paid)
}

/// Returns the value of giving oil to the beacon for the player to act, without its cost.
fn giving(body: &Body, seat: Seat) -> f32 {
    let one_more = body.is_sunk_after(body.strikes + 1);
    let loses = seat == body.turn() || body.weather() == Weather::Gale;
    let danger = if one_more { SUNK } else { f32::from(body.strikes) };
    // One gift does the more to the storm, the fewer are still needed.
    let share = 1.0 / f32::from(body.needed() - body.given);
    share * (danger + if loses { OVERBOARD } else { 0.0 }) - OIL
}

impl Planned for SkerriesPlay {
    type Game = Skerries;

    fn consider(game: &Skerries, mut each: impl FnMut(Action, f32)) {
        let body = game.body();
        let seat = game.awaiting().seat().expect("a decision is due");
        let player = body.seat(seat);
        game.legal_actions(|action| {
            let score = match action {
                Action::Take(catch) => {
                    worth(player, catch) - OIL * body.place_of(catch).unwrap_or_default() as f32
                }
                Action::Fill => {
                    let oil = f32::from(body.stock.min(FILL));
                    TURN + oil * (OIL + DRY / f32::from(player.oil + 1)) - OIL * f32::from(player.oil)
                }
                Action::Give => giving(body, seat),
                Action::Keep => 0.0,
                Action::Jettison(catch) => -worth(player, catch),
                Action::Deliver(order) => order.points(player.boat()).into(),
            };
            each(action, score);
        });
    }

    fn standing(game: &Skerries) -> [f32; SEATS_MAX] {
        let body = game.body();
        let most = body.seats().map(Player::boat_size).max().unwrap_or(0).min(BOAT_FULL);
        let late = f32::from(most) / f32::from(BOAT_FULL);
        let shares = search::shares(body.seats().map(counted), &WEIGHTS, late);
        // The nearer the boats are to sinking, the less anybody may hope for.
        shares.map(|share| share * if body.is_sunk_after(body.strikes + 1) { 0.8 } else { 1.0 })
    }

    fn nearness(game: &Skerries, seat: Seat) -> f32 {
        if game.body().is_sunk() {
            return 0.0;
        }
        let scores = &game.scores()[..usize::from(game.players())];
        let behind = scores.iter().max().copied().unwrap_or(0) - scores[seat.index()];
        1.0 - (f32::from(behind) / FAR_BEHIND).clamp(0.0, 1.0)
    }
}

/// Returns the features of a player: points, the points of the best order so far, oil.
fn counted(player: &Player) -> [f32; 3] {
    let order = player.hand().map(|order| order.points(player.boat())).max().unwrap_or(0);
    [player.points().into(), order.into(), player.oil.into()]
}

/// The weight of each feature, at the beginning of the game and at its end.
const WEIGHTS: Weights<3> = [[0.15, 0.45], [0.1, 0.45], [0.12, 0.05]];

//! Heuristics of Alhambra: the plan of a sensible player, in points (`plan`), and the static evaluation of a position.

mod hopes;
mod plan;

use alhambra::{Action, Alhambra, Body, Decision, ROUNDS};
use kernel::{Game, SEATS_MAX, Seat};
use search::{Planned, Weights, chances};

use crate::AlhambraPlay;
use plan::Plan;

/// The number of points behind that counts as certainly lost.
const FAR_BEHIND: f32 = 60.0;

impl Planned for AlhambraPlay {
    type Game = Alhambra;

    const UNIT: f32 = 2.5;
    const ROUNDS: u32 = 1;

    fn consider(game: &Alhambra, mut each: impl FnMut(Action, f32)) {
        let body = game.body();
        let seat = game.awaiting().seat().expect("a decision is due");
        let plan = Plan::new(body, seat);
        match game.decision() {
            Some(Decision::Act) if plan.act(&mut each) => {}
            Some(decision @ (Decision::Place | Decision::PlaceLast)) => plan.place(game, decision, &mut each),
            // A payment with cards to spare is never begun by plan: it is ended as soon as can be.
            _ => game.legal_actions(|action| {
                let score = match action {
                    Action::Enough => 1.0,
                    Action::Pay(value) => -0.1 * f32::from(value),
                    Action::Start(_) => -9.0,
                    _ => 0.0,
                };
                each(action, score);
            }),
        }
    }

    fn standing(game: &Alhambra) -> [f32; SEATS_MAX] {
        let body = game.body();
        let late = 1.0 - f32::from(body.bag_size()) / 54.0;
        chances(Seat::all(body.players()).map(|seat| counted(body, seat)), &WEIGHTS, late)
    }

    fn nearness(game: &Alhambra, seat: Seat) -> f32 {
        let scores = &game.scores()[..usize::from(game.players())];
        let behind = scores.iter().max().copied().unwrap_or(0) - scores[seat.index()];
        1.0 - (f32::from(behind) / FAR_BEHIND).clamp(0.0, 1.0)
    }
}

/// Returns the features of a player: points, the points of the remaining rounds as things are, tiles built, money,
/// tiles in reserve.
fn counted(body: &Body, seat: Seat) -> [f32; 5] {
    let rounds = body.next_round()..=ROUNDS as u8;
    let left = f32::from(*rounds.end() + 1 - *rounds.start());
    let kinds: f32 = rounds
        .map(|round| body.would_get(round).iter().map(|shares| f32::from(shares[seat.index()])).sum::<f32>())
        .sum();
    let built = body.built(seat).count() as f32;
    [
        f32::from(body.scores()[seat.index()]),
        kinds + f32::from(body.wall(seat)) * left,
        built,
        f32::from(body.hand(seat).total()),
        body.reserve(seat).count() as f32,
    ]
}

/// The weight of each feature, at the beginning of the game and at its end.
const WEIGHTS: Weights<5> = [[0.04, 0.1], [0.03, 0.1], [0.15, 0.05], [0.03, 0.01], [0.06, 0.0]];

//! Heuristics of Alhambra: the plan of a sensible player, in points (`plan`), and the static evaluation of a position.

mod hopes;
mod observation;
mod plan;
mod standing;
mod weights;

use std::sync::LazyLock;

use alhambra::{Action, Alhambra, Decision};
use kernel::{Game, SEATS_MAX, Seat};
use search::{Counted, Judge, Learned, Planned};

use crate::AlhambraPlay;
use hopes::Hopes;
use observation::{LAYOUT, observe};
use plan::{Plan, Sight};

/// The network for two players, trained as `docs/learned.md` says.
static OF_TWO: LazyLock<Judge> =
    LazyLock::new(|| Judge::built_in(include_bytes!("../../nets/alhambra.net"), &LAYOUT, SEATS_MAX, 0));

/// The number of points behind that counts as certainly lost.
const FAR_BEHIND: f32 = 60.0;

/// Calls `each` with every action worth considering and its value, for a player who sees so much.
fn consider(game: &Alhambra, sight: Sight, mut each: impl FnMut(Action, f32)) {
    let body = game.body();
    let seat = game.awaiting().seat().expect("a decision is due");
    let plan = Plan::new(body, seat, sight);
    match game.decision() {
        Some(Decision::Act | Decision::ActAgain) if plan.act(&mut each) => {}
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

impl Planned for AlhambraPlay {
    type Game = Alhambra;

    const UNIT: f32 = 2.5;
    const ROUNDS: u32 = 1;

    fn consider(game: &Alhambra, each: impl FnMut(Action, f32)) {
        consider(game, Sight::Whole, each);
    }

    fn glance(game: &Alhambra, each: impl FnMut(Action, f32)) {
        consider(game, Sight::Short, each);
    }

    fn standing(game: &Alhambra) -> [f32; SEATS_MAX] {
        standing::standing(game.body())
    }

    fn nearness(game: &Alhambra, seat: Seat) -> f32 {
        let scores = &game.scores()[..usize::from(game.players())];
        let behind = scores.iter().max().copied().unwrap_or(0) - scores[seat.index()];
        1.0 - (f32::from(behind) / FAR_BEHIND).clamp(0.0, 1.0)
    }

    const LEARNED: Option<Learned<Alhambra>> = Some(Learned {
        layout: LAYOUT,
        observe,
        // With more players no network has passed its gate.
        judge: |game| if game.players() == 2 { Some(&OF_TWO) } else { None },
    });
}

impl Counted for AlhambraPlay {
    const NAMES: &'static [&'static str] = &standing::NAMES;

    fn counted(game: &Alhambra, seat: Seat) -> Vec<f32> {
        standing::features(game.body(), &Hopes::new(game.body()), seat).to_vec()
    }

    fn lateness(game: &Alhambra) -> f32 {
        standing::lateness(game.body())
    }
}

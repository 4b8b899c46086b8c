//! Heuristics of Splendor Duel. The plan of a sensible player (`plan`) aims at the nearest of the three victories,
//! takes pearls, buys the card that advances it most for the turns that it takes, and does not leave a winning card to
//! the opponent. The evaluation of a position (`standing`) estimates how well each seat stands.

mod observation;
mod plan;
mod race;
mod standing;
mod weights;

use std::sync::LazyLock;

use duel::{Action, Duel, PLAYERS};
use kernel::{SEATS_MAX, Seat};
use search::{Counted, Judge, Learned, Planned};

use crate::DuelPlay;
use plan::{Plan, Sight};
use race::Race;

/// The network, trained as `docs/learned.md` says.
static JUDGE: LazyLock<Judge> = LazyLock::new(|| {
    Judge::built_in(include_bytes!("../../nets/duel.net"), &observation::LAYOUT, PLAYERS, 0)
});

impl Planned for DuelPlay {
    type Game = Duel;

    fn consider(game: &Duel, each: impl FnMut(Action, f32)) {
        Plan::of(game, Sight::Whole).consider(game, each);
    }

    fn glance(game: &Duel, each: impl FnMut(Action, f32)) {
        Plan::of(game, Sight::Short).consider(game, each);
    }

    fn standing(game: &Duel) -> [f32; SEATS_MAX] {
        standing::standing(game.body())
    }

    fn nearness(game: &Duel, seat: Seat) -> f32 {
        Race::of(game.body().seat(seat)).nearest()
    }

    const LEARNED: Option<Learned<Duel>> =
        Some(Learned { layout: observation::LAYOUT, observe: observation::observe, judge: |_| Some(&JUDGE) });
}

impl Counted for DuelPlay {
    const NAMES: &'static [&'static str] = &standing::NAMES;

    fn counted(game: &Duel, seat: Seat) -> Vec<f32> {
        standing::features(game.body(), seat).to_vec()
    }

    fn lateness(game: &Duel) -> f32 {
        standing::lateness(game.body())
    }
}

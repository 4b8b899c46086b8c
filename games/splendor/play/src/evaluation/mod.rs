//! Heuristics of Splendor. The plan of a sensible player (`plan`) buys the card that advances it most for the turns
//! that it takes, and otherwise collects for its best target. The evaluation of a position (`standing`) estimates how
//! well each seat stands.

mod modules;
mod observation;
mod orient;
mod patience;
mod plan;
mod standing;
mod strongholds;
mod unaware;
mod weights;

use std::sync::LazyLock;

use kernel::{Game, SEATS_MAX, Seat};
use search::{Counted, Judge, Learned, Planned};
use splendor::{Action, Modules, PLAYERS_MAX, Splendor};

use crate::SplendorPlay;
use plan::{Plan, Sight};

pub use unaware::Unaware;

/// The number of points behind that counts as certainly lost.
const FAR_BEHIND: f32 = 8.0;

/// Returns how near a seat is to those ahead of it, from 0 to 1.
fn nearness(game: &Splendor, seat: Seat) -> f32 {
    let scores = &game.scores()[..usize::from(game.players())];
    let own = scores[seat.index()];
    let rivals = scores.iter().enumerate().filter(|&(other, _)| other != seat.index());
    let behind = rivals.map(|(_, &score)| score - own).max().unwrap_or(0);
    1.0 - (f32::from(behind) / FAR_BEHIND).clamp(0.0, 1.0)
}

/// The network for two players without modules, trained as `docs/learned.md` says.
static OF_BASE_2: LazyLock<Judge> = LazyLock::new(|| built_in(include_bytes!("../../nets/base-2.net")));
/// The network for every other set-up.
static OF_OTHERS: LazyLock<Judge> = LazyLock::new(|| built_in(include_bytes!("../../nets/splendor.net")));

fn built_in(file: &[u8]) -> Judge {
    Judge::built_in(file, &observation::LAYOUT, PLAYERS_MAX, 0)
}

/// Returns the judge of positions with a game's modules and number of players.
fn judge(game: &Splendor) -> &'static Judge {
    let is_base = game.body().modules() == Modules::NONE;
    if is_base && game.players() == 2 { &OF_BASE_2 } else { &OF_OTHERS }
}

impl Planned for SplendorPlay {
    type Game = Splendor;

    fn consider(game: &Splendor, each: impl FnMut(Action, f32)) {
        Plan::of(game, Sight::Whole).consider(game, each);
    }

    fn glance(game: &Splendor, each: impl FnMut(Action, f32)) {
        Plan::of(game, Sight::Short).consider(game, each);
    }

    fn standing(game: &Splendor) -> [f32; SEATS_MAX] {
        standing::standing(game.body())
    }

    fn nearness(game: &Splendor, seat: Seat) -> f32 {
        nearness(game, seat)
    }

    const LEARNED: Option<Learned<Splendor>> = Some(Learned {
        layout: observation::LAYOUT,
        observe: observation::observe,
        judge: |game| Some(judge(game)),
    });
}

impl Counted for SplendorPlay {
    const NAMES: &'static [&'static str] = &standing::NAMES;

    fn counted(game: &Splendor, seat: Seat) -> Vec<f32> {
        standing::features(game.body(), seat).to_vec()
    }

    fn lateness(game: &Splendor) -> f32 {
        standing::lateness(game.body())
    }
}

//! The plan of a player who knows the base game alone: what knowing the modules is worth is measured against it
//! (`docs/bots.md`).

use kernel::{Game, SEATS_MAX, Seat};
use search::Planned;
use splendor::{Action, Splendor};

use super::{Plan, Sight, nearness, standing};

/// The heuristics of the base game in a game with modules. Where a module asks for a decision, the first legal action is
/// taken.
pub struct Unaware;

impl Planned for Unaware {
    type Game = Splendor;

    fn consider(game: &Splendor, mut each: impl FnMut(Action, f32)) {
        let first = game.nth_action(0);
        if first.module().is_some() {
            each(first, 0.0);
        } else {
            Plan::of(game, Sight::BaseGame).consider(game, each);
        }
    }

    fn standing(game: &Splendor) -> [f32; SEATS_MAX] {
        standing::standing(game.body())
    }

    fn nearness(game: &Splendor, seat: Seat) -> f32 {
        nearness(game, seat)
    }
}

//! Alhambra: what a sensible player would do, in points, and how the seats stand at sight.

use alhambra::{Action, Alhambra};
use kernel::{Game, SEATS_MAX, Seat};
use search::Planned;

use crate::AlhambraPlay;

impl Planned for AlhambraPlay {
    type Game = Alhambra;

    fn consider(game: &Alhambra, mut each: impl FnMut(Action, f32)) {
        game.legal_actions(|action| each(action, 0.0));
    }

    fn standing(_: &Alhambra) -> [f32; SEATS_MAX] {
        [0.5; SEATS_MAX]
    }

    fn nearness(_: &Alhambra, _: Seat) -> f32 {
        0.0
    }
}

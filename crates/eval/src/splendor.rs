//! Splendor: a plan that any sensible player would make (`plan`): it buys what brings it forward most for the turns
//! it takes, and otherwise collects for its best target; and how the seats stand, judged at sight (`standing`).

mod plan;
mod standing;
mod weights;

use kernel::{Game, SEATS_MAX, Seat};
use splendor::{Action, Splendor};

use crate::{Counted, Planned};
use plan::Plan;

/// How many points behind are as far from winning as can be.
const FAR_BEHIND: f32 = 8.0;

impl Planned for Splendor {
    fn consider(&self, each: impl FnMut(Action, f32)) {
        Plan::of(self).consider(self, each);
    }

    fn standing(&self) -> [f32; SEATS_MAX] {
        standing::standing(self.body())
    }

    fn nearness(&self, seat: Seat) -> f32 {
        let scores = &self.scores()[..usize::from(self.players())];
        let own = scores[seat.index()];
        let rivals = scores.iter().enumerate().filter(|&(other, _)| other != seat.index());
        let behind = rivals.map(|(_, &score)| score - own).max().unwrap_or(0);
        1.0 - (f32::from(behind) / FAR_BEHIND).clamp(0.0, 1.0)
    }
}

impl Counted for Splendor {
    const NAMES: &'static [&'static str] = &standing::NAMES;

    fn counted(&self, seat: Seat) -> Vec<f32> {
        standing::features(self.body(), seat).to_vec()
    }

    fn lateness(&self) -> f32 {
        standing::lateness(self.body())
    }
}

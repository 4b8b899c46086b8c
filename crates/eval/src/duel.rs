//! Splendor Duel: a plan that any sensible player would make (`plan`): it races for whichever of the three victories
//! is nearest, takes pearls, buys what brings it forward most for the turns it takes, and does not let a winning
//! card lie for the opponent; and how the seats stand, judged at sight (`standing`).

mod plan;
mod race;
mod standing;
mod weights;

use duel::{Action, Duel};
use kernel::{SEATS_MAX, Seat};

use crate::{Counted, Planned};
use plan::Plan;
use race::Race;

impl Planned for Duel {
    fn consider(&self, each: impl FnMut(Action, f32)) {
        Plan::of(self).consider(self, each);
    }

    fn standing(&self) -> [f32; SEATS_MAX] {
        standing::standing(self.body())
    }

    fn nearness(&self, seat: Seat) -> f32 {
        Race::of(self.body().seat(seat)).nearest()
    }
}

impl Counted for Duel {
    const NAMES: &'static [&'static str] = &standing::NAMES;

    fn counted(&self, seat: Seat) -> Vec<f32> {
        standing::features(self.body(), seat).to_vec()
    }

    fn lateness(&self) -> f32 {
        standing::lateness(self.body())
    }
}

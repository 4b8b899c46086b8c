//! Conduct that the rules allow and that a table may penalise (stalling): nothing here decides what is legal.

use kernel::{Game, Seat};

use crate::play::Play;

/// A side that stalls, or that will stall with its next turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stall {
    /// The side.
    pub side: Seat,
    /// The number of consecutive turns at whose beginning the side has held on.
    pub turns: u32,
    /// The number of turns from which it counts as stalling.
    pub counts: u32,
}

impl Stall {
    /// Returns whether the side stalls; otherwise this is a warning.
    pub fn is_full(self) -> bool {
        self.turns >= self.counts
    }
}

/// The turns for which each side has held on, from the beginning of a game to a state.
#[derive(Clone, Copy, Default)]
pub(crate) struct Held {
    /// By side: how far it had got when it began to hold on, and at the beginning of how many turns since.
    sides: [Option<(u32, u32)>; kernel::SEATS_MAX],
    /// The number of completed turns where a turn last began.
    turns: Option<u32>,
}

impl Held {
    /// Notes the next state of a game, the first one included.
    pub(crate) fn see<P: Play>(&mut self, state: &P::Game) {
        if P::STALLING.is_none() {
            return;
        }
        let begins = state.awaiting().seat().filter(|_| self.turns != Some(state.turns()));
        if begins.is_some() {
            self.turns = Some(state.turns());
        }
        for seat in Seat::all(state.players()) {
            let now = P::holds_on(state, seat);
            let since = &mut self.sides[seat.index()];
            // A side that let go, or made progress, begins again.
            *since = since.filter(|(got, _)| now == Some(*got));
            if begins == Some(seat)
                && let Some(got) = now
            {
                *since = Some((got, since.map_or(1, |(_, times)| times + 1)));
            }
        }
    }

    /// Returns the side that stalls in the last state, or will with its next turn: it holds on now, and held on at the
    /// beginning of its last turns, as many as count or one less, without making progress.
    pub(crate) fn stall<P: Play>(&self) -> Option<Stall> {
        let counts = P::STALLING?.turns;
        let stall = |seat: Seat| {
            let (_, turns) = self.sides[seat.index()]?;
            (turns + 1 >= counts).then_some(Stall { side: seat, turns, counts })
        };
        Seat::all(kernel::SEATS_MAX as u8).find_map(stall)
    }
}

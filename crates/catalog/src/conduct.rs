//! Conduct that the rules allow and that a table may penalise (stalling): nothing here decides what is legal.

use kernel::{Game, Rule, Seat};

use crate::Play;

/// The definition of stalling in a game: a side keeps what the opponent needs, turn after turn, without making
/// progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stalling {
    /// The rule that defines it.
    pub rule: Rule,
    /// The number of consecutive turns at whose beginning a side must hold on for it to count as stalling.
    pub turns: u32,
}

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
    /// Whether the side stalls; otherwise this is a warning.
    pub fn is_full(self) -> bool {
        self.turns >= self.counts
    }
}

/// Returns the side that stalls in the last of these states, or will with its next turn: it holds on now, and held on
/// at the beginning of its last turns, as many as count or one less, without making progress.
pub(crate) fn stalling<'a, P: Play>(states: impl Iterator<Item = &'a P::Game>) -> Option<Stall> {
    let counts = P::STALLING?.turns;
    // By side: how far it had got when it began to hold on, and at the beginning of how many turns since.
    let mut held = [None::<(u32, u32)>; kernel::SEATS_MAX];
    let mut turns = None;
    for state in states {
        let begins = state.awaiting().seat().filter(|_| turns != Some(state.turns()));
        if begins.is_some() {
            turns = Some(state.turns());
        }
        for seat in Seat::all(state.players()) {
            let now = P::holds_on(state, seat);
            let since = &mut held[seat.index()];
            // A side that let go, or made progress, begins again.
            *since = since.filter(|(got, _)| now == Some(*got));
            if begins == Some(seat)
                && let Some(got) = now
            {
                *since = Some((got, since.map_or(1, |(_, times)| times + 1)));
            }
        }
    }
    let stall = |seat: Seat| {
        let (_, turns) = held[seat.index()]?;
        (turns + 1 >= counts).then_some(Stall { side: seat, turns, counts })
    };
    Seat::all(kernel::SEATS_MAX as u8).find_map(stall)
}

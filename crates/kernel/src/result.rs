use crate::{Rule, SEATS_MAX, Seat};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// The place of each seat, 1 for the first; tied seats share a place, and the next one is left out.
    /// 0 for seats the game does not have. Where nobody wins, nobody has place 1.
    pub places: [u8; SEATS_MAX],
    /// The rule by which the game ended.
    pub ended: Rule,
    /// The rule that decided who won.
    pub decided: Rule,
}

impl GameResult {
    /// The seats on the first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..SEATS_MAX as u8).map(Seat).filter(|seat| self.places[seat.index()] == 1)
    }
}

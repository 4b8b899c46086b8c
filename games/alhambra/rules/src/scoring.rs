//! A round of scoring (`alhambra 65-78`).

use kernel::{Seat, Sink};

use crate::body::{Body, NEUTRAL, RANKED, SQUARES};
use crate::effect::Effect;
use crate::points::{Points, shares};
use crate::tile::Kind;

impl Body {
    /// Returns the number of tiles of a kind that each player has built, then that of the neutral player.
    fn numbers(&self, kind: Kind) -> [u8; RANKED] {
        let of = |tiles: u64| (tiles & kind.set()).count_ones() as u8;
        std::array::from_fn(|at| if at == NEUTRAL { of(self.neutral) } else { of(self.built[at]) })
    }

    /// Returns the points that every player would get for each kind in a round, from 1; the neutral player comes after
    /// the seats.
    pub fn would_get(&self, round: u8) -> [[u8; RANKED]; 6] {
        Kind::ALL.map(|kind| shares(kind, round, self.numbers(kind)))
    }

    /// Returns the points for a kind in a round, from 1, that a player would get who had built all tiles of it that
    /// nobody else has. These include the tiles in the bag and on the market, and the player's own that are not built.
    pub fn could_get(&self, round: u8, kind: Kind, seat: Seat) -> u8 {
        let market =
            (0..SQUARES).filter_map(|square| self.on_square(square)).fold(0, |all, tile| all | tile.bit());
        let bought = if seat == self.turn { self.bought } else { 0 };
        let free = self.bag | market | bought | self.reserve[seat.index()];
        let mut numbers = self.numbers(kind);
        numbers[seat.index()] += (free & kind.set()).count_ones() as u8;
        shares(kind, round, numbers)[seat.index()]
    }

    /// Returns the neutral player's part of the points for a kind.
    pub fn neutral_gain(&self, shares: &[u8; RANKED]) -> u8 {
        shares[NEUTRAL]
    }

    /// Scores a round, from 1.
    pub(crate) fn score(&mut self, round: u8, sink: &mut impl Sink<Effect>) {
        sink.push(Effect::RoundScored { round });
        let mut got = [Points::default(); RANKED];
        for kind in Kind::ALL {
            let shares = shares(kind, round, self.numbers(kind));
            for (at, &points) in shares.iter().enumerate().filter(|(_, points)| **points > 0) {
                got[at].kinds += points;
                sink.push(if at == NEUTRAL {
                    Effect::NeutralMajority { round, kind, points }
                } else {
                    Effect::Majority { round, kind, seat: Seat(at as u8), points }
                });
            }
        }
        // `alhambra 75`, `94`: after the majorities the wall, which the neutral player has none of.
        for seat in Seat::all(self.players) {
            let wall = self.wall(seat);
            got[seat.index()].wall = wall;
            if wall > 0 {
                sink.push(Effect::Wall { round, seat, points: wall });
            }
        }
        self.rounds[usize::from(round) - 1] = got;
    }
}

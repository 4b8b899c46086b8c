//! The points of a round of scoring (`alhambra 65-78`).

use kernel::{Seat, Sink};

use crate::body::{Body, NEUTRAL, RANKED, SQUARES};
use crate::effect::Effect;
use crate::table::{after_field, after_line, number};
use crate::tile::Kind;

/// The points of a player in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Points {
    /// The points for majorities.
    pub kinds: u8,
    /// The points for the wall.
    pub wall: u8,
}

impl Points {
    /// Returns the sum of both.
    pub fn sum(self) -> i16 {
        i16::from(self.kinds) + i16::from(self.wall)
    }
}

/// The points of the first, second and third place, by kind and round (`alhambra 66-68`).
static TABLE: [[[u8; 3]; 3]; 6] = read(include_bytes!("../../data/alhambra-scoring.csv"));

const fn read(file: &[u8]) -> [[[u8; 3]; 3]; 6] {
    let mut table = [[[0; 3]; 3]; 6];
    let (mut at, mut row) = (after_line(file, 0), 0);
    while row < 18 {
        let round = after_field(file, at);
        assert!(number(file, round) as usize == row % 3 + 1);
        at = after_field(file, round);
        let mut place = 0;
        while place < 3 {
            table[row / 3][row % 3][place] = number(file, at);
            at = after_field(file, at);
            place += 1;
        }
        row += 1;
    }
    assert!(at == file.len());
    table
}

/// Returns the points of the first, second and third place for a kind in a round, from 1.
pub fn places(kind: Kind, round: u8) -> [u8; 3] {
    TABLE[kind as usize][usize::from(round) - 1]
}

/// Returns the points of every player for a kind in a round, from 1, by their numbers of tiles (`alhambra 69-74`,
/// `C36`).
pub fn shares<const N: usize>(kind: Kind, round: u8, numbers: [u8; N]) -> [u8; N] {
    let points = places(kind, round);
    numbers.map(|number| {
        if number == 0 {
            return 0;
        }
        let better = numbers.iter().filter(|&&other| other > number).count();
        let tied = numbers.iter().filter(|&&other| other == number).count();
        // Those who share hold the places behind the better ones, as far as these are worth anything.
        let sum: u8 = points.iter().skip(better).take(tied).sum();
        sum / tied as u8
    })
}

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

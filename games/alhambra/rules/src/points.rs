//! The points of a round of scoring, and how players share them (`alhambra 65-74`).

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

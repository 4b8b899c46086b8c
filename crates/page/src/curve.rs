use std::fmt::Write;

use kernel::Seat;

/// A count of every player by move: the points, or another count that wins.
///
/// ```
/// use kernel::Seat;
/// use page::Curve;
///
/// // The first player got two points with the second move, and lost one with the third.
/// let points = Curve::of([(2, Seat(0), 2), (3, Seat(0), -1)], 2, 4);
/// assert_eq!((points.at(Seat(0), 1), points.at(Seat(0), 2), points.last(Seat(0))), (0, 2, 1));
/// assert_eq!(points.range(), (0, 2));
/// assert_eq!(points.path(Seat(0)), "M0 0H2V-2H3V-1H4");
/// assert_eq!(points.path(Seat(1)), "M0 0H4");
/// assert_eq!(points.changes(), [2, 3]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Curve {
    /// The count by seat and move; the first is that before the first move.
    lines: Vec<Vec<i16>>,
}

impl Curve {
    /// Adds up gains, each with the number of its move; those of move 0 came before the first move.
    pub fn of(gains: impl IntoIterator<Item = (usize, Seat, i16)>, players: u8, moves: usize) -> Curve {
        let mut lines = vec![vec![0; moves + 1]; usize::from(players)];
        for (number, seat, amount) in gains {
            let line = lines.get_mut(seat.index());
            line.into_iter().flatten().skip(number.min(moves)).for_each(|count| *count += amount);
        }
        Curve { lines }
    }

    /// Returns the higher of two counts for each player and move.
    #[must_use]
    pub fn higher(mut self, other: &Curve) -> Curve {
        for (line, others) in self.lines.iter_mut().zip(&other.lines) {
            line.iter_mut().zip(others).for_each(|(count, other)| *count = (*count).max(*other));
        }
        self
    }

    /// Returns the count of a player after so many moves.
    pub fn at(&self, seat: Seat, moves: usize) -> i16 {
        self.lines[seat.index()][moves]
    }

    /// Returns the count of a player at the end.
    pub fn last(&self, seat: Seat) -> i16 {
        self.at(seat, self.moves())
    }

    /// Returns the number of moves.
    pub fn moves(&self) -> usize {
        self.lines.first().map_or(0, |line| line.len() - 1)
    }

    /// Returns the lowest and the highest count, 0 included.
    pub fn range(&self) -> (i16, i16) {
        let all = || self.lines.iter().flatten().copied().chain([0]);
        (all().min().unwrap_or(0), all().max().unwrap_or(0))
    }

    /// Returns the moves after which the count of a player was another one than before.
    pub fn changes(&self) -> Vec<usize> {
        let changed = |number: &usize| self.lines.iter().any(|line| line[*number] != line[*number - 1]);
        (1..=self.moves()).filter(changed).collect()
    }

    /// Returns the line of a player as a path of SVG: a unit to the right for a move, and one up for a count of 1.
    pub fn path(&self, seat: Seat) -> String {
        let line = &self.lines[seat.index()];
        let mut path = format!("M0 {}", -line[0]);
        for (number, pair) in (1..).zip(line.windows(2)) {
            if pair[0] != pair[1] {
                let _ = write!(path, "H{number}V{}", -pair[1]);
            }
        }
        let _ = write!(path, "H{}", self.moves());
        path
    }
}

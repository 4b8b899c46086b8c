//! The rows of the final table.

use kernel::{GameResult, Seat};

/// A row of the final table that belongs to no seat: that of a bank, or of a dummy player.
#[derive(Clone, PartialEq, Debug)]
pub struct Beside {
    /// The message with its name.
    pub name: &'static str,
    /// The place of the row, if it is ranked among the seats; rows without one stand last.
    pub place: Option<u8>,
    /// The figures of the row under the first columns of the table; the others stay empty.
    pub figures: Vec<u32>,
}

/// A row of the final table.
#[derive(Clone, PartialEq, Debug)]
pub enum Row {
    /// The row of a seat, with its place.
    Seat(Seat, u8),
    /// A row that belongs to no seat.
    Beside(Beside),
}

impl Row {
    /// Returns the sort key: the place, and with equal places seats first.
    fn rank(&self) -> (u8, bool) {
        match self {
            Row::Seat(_, place) => (*place, false),
            Row::Beside(beside) => (beside.place.unwrap_or(u8::MAX), true),
        }
    }
}

/// Returns all rows of the final table of a game with this number of players, in the order of their places.
pub fn rows(players: u8, result: &GameResult, beside: Vec<Beside>) -> Vec<Row> {
    let seats = Seat::all(players).map(|seat| Row::Seat(seat, result.places[seat.index()]));
    let mut rows: Vec<Row> = seats.chain(beside.into_iter().map(Row::Beside)).collect();
    rows.sort_by_key(Row::rank);
    rows
}

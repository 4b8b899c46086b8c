//! Changes by a host to tables and people, and the data that is stored about a person.

use protocol::Seat;
use table::{FORMER, Line, Sanction};

use crate::{Owner, SeatRecord};

/// The text that stands for that of a line that was removed.
pub const REMOVED_TEXT: &str = "…";

/// A change that a host makes, or a person to what is stored about them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// Takes a table out of the lobby, and closes it to people without a seat.
    Close(String),
    /// Deletes a table with everything that belongs to it.
    RemoveTable(String),
    /// Removes the text and the speaker's name of a line of chat; that something was said stays.
    RemoveLine {
        /// The table.
        table: String,
        /// The number of the line.
        line: u32,
    },
    /// Removes everything that is stored about a person. Games stay: in those that have begun the person's seats are
    /// held by [`FORMER`] players, in others they are open again. Lines are removed as above. Other writes go on
    /// between one table and the next: a removal that is cut off has been made at some of them, and goes on when it is
    /// made again. If one of the tables is damaged, nothing is removed.
    RemovePerson {
        /// The person.
        person: Owner,
        /// The new owner of the tables that the person set up; nobody's secret leads to it, so nobody can act as it.
        /// None if the tables have no owner any more.
        heir: Option<Owner>,
    },
}

/// The data that is stored about a person at one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// The name of the table in addresses.
    pub table: String,
    /// The set-up line.
    pub setup: String,
    /// Whether the person set the table up.
    pub owned: bool,
    /// Whether the person removed the table from their list.
    pub removed: bool,
    /// The seats that the person holds, with the names.
    pub seats: Vec<(Seat, String)>,
    /// The moves that the person requested from these seats.
    pub moves: Vec<KeptMove>,
    /// The lines of chat that the person wrote.
    pub lines: Vec<Line>,
    /// The owner's decision about the person, if there is one.
    pub sanction: Option<Sanction>,
    /// Whether the table is damaged. Then its set-up, seats, moves and lines are empty: nobody knows what they were.
    pub is_damaged: bool,
}

/// A move of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptMove {
    /// The seat.
    pub seat: Seat,
    /// The version after it.
    pub version: u32,
    /// The action, without the chance that followed; empty for an undo.
    pub action: String,
    /// The time, in milliseconds since 1970.
    pub at: u64,
}

/// Returns what is left of a person's seat; a seat of a game that has not begun is open again.
pub(crate) fn left_seat(begun: bool) -> SeatRecord {
    SeatRecord { owner: begun.then_some(FORMER), ..SeatRecord::default() }
}

/// Returns what is left of a line.
pub(crate) fn left_line(line: Line) -> Line {
    Line { name: String::new(), text: REMOVED_TEXT.into(), key: String::new(), body: 0, ..line }
}

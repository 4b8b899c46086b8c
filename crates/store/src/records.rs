//! The translation between the records of the store and the parts of a table, in both directions, so that programs that
//! run tables over a store (the server, the simulation) need not do it.
//!
//! ```
//! use store::records;
//! use table::{Seating, Sitter};
//!
//! let sitters = vec![Sitter::Person { holder: [7; 32], name: "Anna".into(), program: false }, Sitter::Open];
//! let stored = records::reseat(Seating { revision: 3, sitters, deal: None }, records::now());
//! assert_eq!((stored.revision, stored.seats[0].name.as_str()), (3, "Anna"));
//! assert!(stored.seats[1].owner.is_none() && stored.start.is_none());
//! ```

use std::time::{SystemTime, UNIX_EPOCH};

use protocol::{Awaiting, OpenTable, Seat, SeatInfo, TableSummary};
use table::{
    Batch, Damaged, FORMER, Holder, Past, Record, Seating, Sitter, Standing, TableDraft, Unplayable,
};

use crate::{Entry, NewTable, Reseat, SeatRecord, Start, Stored, Summary};

/// Returns the current time, in milliseconds since 1970.
pub fn now() -> u64 {
    milliseconds(SystemTime::now())
}

/// A clock that was never set shows a time before 1970, which counts as its first moment.
fn milliseconds(time: SystemTime) -> u64 {
    time.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

/// Converts a table that was drafted at this time, in milliseconds since 1970, to the record that is stored.
pub fn new_table(id: String, draft: TableDraft, rematch_of: Option<String>, at: u64) -> NewTable {
    NewTable {
        id,
        setup: draft.setup,
        owner: draft.owner,
        options: draft.options,
        seats: draft.sitters.into_iter().map(seat_record).collect(),
        start: draft.deal.map(|deal| start(deal, at)),
        rematch_of,
        at,
    }
}

fn start(deal: Batch, at: u64) -> Start {
    let (deal, standing) = entry(deal, at);
    Start { deal, standing }
}

/// Converts a batch that was made at this time, in milliseconds since 1970, to the entry that is stored, and the
/// position after it.
pub fn entry(batch: Batch, at: u64) -> (Entry, Standing) {
    let Batch { seq, version, inputs, undo, key, standing } = batch;
    (Entry { seq, version, inputs, undo, key, at }, standing)
}

/// Converts a change of seats at this time, in milliseconds since 1970, to the record that is stored.
pub fn reseat(seating: Seating, at: u64) -> Reseat {
    Reseat {
        revision: seating.revision,
        seats: seating.sitters.into_iter().map(seat_record).collect(),
        start: seating.deal.map(|deal| start(deal, at)),
        at,
    }
}

fn seat_record(sitter: Sitter) -> SeatRecord {
    match sitter {
        Sitter::Person { holder, name, program } => {
            SeatRecord { owner: Some(holder), name, program, ..SeatRecord::default() }
        }
        Sitter::Bot(bot) => SeatRecord { level: Some(bot.to_string()), ..SeatRecord::default() },
        Sitter::Open => SeatRecord::default(),
    }
}

fn sitter(seat: SeatRecord) -> Result<Sitter, Damaged> {
    match (seat.owner, seat.level) {
        (Some(holder), None) => Ok(Sitter::Person { holder, name: seat.name, program: seat.program }),
        (None, Some(level)) => {
            level.parse().map(Sitter::Bot).map_err(|_| Damaged(format!("there is no bot `{level}`")))
        }
        (None, None) => Ok(Sitter::Open),
        (Some(_), Some(_)) => Err(Damaged("a seat is held twice".into())),
    }
}

/// Converts a stored table to the record that a table is loaded from.
///
/// # Errors
/// If the record cannot be one of a table.
pub fn record(stored: Stored) -> Result<Record, Unplayable> {
    let past = |entry: Entry| Past {
        version: entry.version,
        inputs: entry.inputs,
        undo: entry.undo,
        key: entry.key,
    };
    Ok(Record {
        id: stored.id,
        setup: stored.setup,
        owner: stored.owner,
        options: stored.options,
        revision: stored.revision,
        sitters: stored.seats.into_iter().map(sitter).collect::<Result<_, _>>()?,
        past: stored.entries.into_iter().map(past).collect(),
        lines: stored.lines,
        sanctions: stored.sanctions,
        rematch: stored.rematch,
    })
}

fn seat_infos(seats: Vec<SeatRecord>, holder: Option<Holder>) -> Vec<SeatInfo> {
    let info = |(seat, record): (u8, SeatRecord)| SeatInfo {
        seat: Seat(seat),
        mine: record.owner.is_some() && record.owner == holder,
        open: record.owner.is_none() && record.level.is_none(),
        former: record.owner == Some(FORMER),
        program: record.program,
        name: record.name,
        level: record.level,
    };
    (0u8..).zip(seats).map(info).collect()
}

/// Converts a stored summary to an entry of a person's list of tables.
pub fn summary(summary: Summary, holder: Holder) -> TableSummary {
    let awaiting = match &summary.standing {
        None => Awaiting::Players,
        Some(Standing { awaiting: Some(seat), .. }) => Awaiting::Decision { seat: *seat },
        Some(Standing { awaiting: None, .. }) => Awaiting::Over,
    };
    let (scores, turns) =
        summary.standing.map_or((Vec::new(), 0), |standing| (standing.scores, standing.turns));
    TableSummary {
        table: summary.id,
        setup: summary.setup,
        options: summary.options,
        seats: seat_infos(summary.seats, Some(holder)),
        awaiting,
        scores,
        turns,
        changed: summary.changed / 1000,
    }
}

/// Converts a stored summary to an entry of the lobby.
pub fn open_table(summary: Summary, holder: Option<Holder>) -> OpenTable {
    OpenTable {
        table: summary.id,
        setup: summary.setup,
        seats: seat_infos(summary.seats, holder),
        options: summary.options,
        changed: summary.changed / 1000,
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_clock_before_1970_breaks_nothing() {
        let minute = Duration::from_secs(60);
        assert_eq!(milliseconds(UNIX_EPOCH - minute), 0);
        assert_eq!(milliseconds(UNIX_EPOCH + minute), 60_000);
    }
}

//! How many bytes of the data file records take, about: their texts, and for each row what it has besides.

use crate::{ChatLine, Entry, NewTable, SeatRecord, Stored};

/// A table without its seats and entries, with its places in indexes.
pub(crate) const TABLE: u64 = 600;
/// A seat without its name.
pub(crate) const SEAT: u64 = 150;
/// An entry without its inputs.
pub(crate) const ENTRY: u64 = 70;
/// A line without its name and text.
pub(crate) const LINE: u64 = 130;

/// Returns the bytes that an entry takes.
pub fn of_entry(entry: &Entry) -> u64 {
    let inputs: usize = entry.inputs.iter().map(|input| input.len() + 1).sum();
    ENTRY + (inputs.saturating_sub(1)) as u64
}

/// Returns the bytes that a line takes.
pub fn of_line(line: &ChatLine) -> u64 {
    LINE + (line.name.len() + line.text.len()) as u64
}

fn of_seats(seats: &[SeatRecord]) -> u64 {
    seats.iter().map(|seat| SEAT + seat.name.len() as u64).sum()
}

/// Returns the bytes that a new table takes.
pub fn of_new(table: &NewTable) -> u64 {
    let deal = table.start.as_ref().map_or(0, |start| of_entry(&start.deal));
    TABLE + of_seats(&table.seats) + deal
}

/// Returns the bytes that a table with its history and these lines takes.
pub(crate) fn of(stored: &Stored) -> u64 {
    let entries: u64 = stored.entries.iter().map(of_entry).sum();
    let lines: u64 = stored.lines.iter().map(of_line).sum();
    TABLE + of_seats(&stored.seats) + entries + lines
}

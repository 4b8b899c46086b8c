//! Estimates how many bytes of the data file records take: their texts, and for each row what it has besides.

use crate::{Entry, NewTable, SeatRecord, Stored};
use table::Line;

/// A table without its seats and entries, with its places in indexes.
pub(crate) const TABLE: u64 = 600;
/// A seat without its name.
pub(crate) const SEAT: u64 = 150;
/// An entry without its inputs.
pub(crate) const ENTRY: u64 = 70;
/// A line without its name and text.
pub(crate) const LINE: u64 = 130;

/// The maximum number of bytes of texts that a row has room for beside others on a page. Longer texts take pages of
/// their own.
pub(crate) const SHARED: u64 = 800;
/// A page of the data file.
pub(crate) const PAGE: u64 = 4096;

/// Returns the bytes that a row with these bytes of texts takes.
fn of_row(row: u64, texts: usize) -> u64 {
    let texts = texts as u64;
    row + texts + if texts > SHARED { PAGE } else { 0 }
}

/// Returns the bytes that an entry takes.
pub fn of_entry(entry: &Entry) -> u64 {
    let inputs: usize = entry.inputs.iter().map(|input| input.len() + 1).sum();
    of_row(ENTRY, inputs.saturating_sub(1))
}

/// Returns the bytes that a line takes.
pub fn of_line(line: &Line) -> u64 {
    of_row(LINE, line.name.len() + line.text.len())
}

fn of_seats(seats: &[SeatRecord]) -> u64 {
    seats.iter().map(|seat| of_row(SEAT, seat.name.len())).sum()
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

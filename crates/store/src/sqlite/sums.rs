//! The checksums of a data file, which reveal damage that leaves the file readable. They are permanent, since files
//! contain them: the values of which they are computed may change only together with the layout.
//!
//! Each is computed of the values that the program reads, not of the bytes in the file, so that a row whose checksum
//! matches is what was written. They defend against damage, not against people who can write to the file.

use kernel::Digest;
use protocol::{Order, TableOptions};
use table::{Line, Standing};

use super::room_name;
use crate::{Entry, Owner, SeatRecord, SigningKey};

/// A checksum that is being computed. A mark of presence is fed before an optional value, and the length before a text,
/// so that no two rows feed the same words.
#[derive(Clone, Copy)]
struct Sum(Digest);

impl Sum {
    fn new(kind: u8) -> Self {
        Sum(Digest::new().word(kind.into()))
    }

    fn number(self, number: impl Into<i64>) -> Self {
        Sum(self.0.word(number.into().cast_unsigned()))
    }

    fn count(self, count: u64) -> Self {
        Sum(self.0.word(count))
    }

    fn bytes(self, bytes: &[u8]) -> Self {
        Sum(self.0.bytes(bytes))
    }

    fn maybe<T>(self, value: Option<T>, feed: impl FnOnce(Self, T) -> Self) -> Self {
        match value {
            Some(value) => feed(self.number(true), value),
            None => self.number(false),
        }
    }

    /// SQLite's numbers are signed.
    fn finish(self) -> i64 {
        self.0.finish().cast_signed()
    }
}

/// The parts of a table that moves do not change.
pub(super) struct Identity<'a> {
    pub number: i64,
    pub id: &'a str,
    pub setup: &'a str,
    pub created: i64,
    pub owner: Option<Owner>,
    pub options: &'a TableOptions,
    pub revision: Option<u32>,
    pub seats: &'a [SeatRecord],
    pub rematch: Option<&'a str>,
}

impl Identity<'_> {
    pub fn sum(&self) -> i64 {
        let mut sum = Sum::new(0)
            .number(self.number)
            .bytes(self.id.as_bytes())
            .bytes(self.setup.as_bytes())
            .number(self.created)
            .maybe(self.owner, |sum, owner| sum.bytes(&owner))
            .number(self.options.order == Order::Drawn)
            .number(self.options.public)
            .number(self.options.spectators)
            .count(self.options.chosen.len() as u64);
        for (key, value) in &self.options.chosen {
            sum = sum.bytes(key.as_bytes()).bytes(value.as_bytes());
        }
        sum = sum
            .maybe(self.revision, |sum, revision| sum.number(revision))
            .maybe(self.rematch, |sum, rematch| sum.bytes(rematch.as_bytes()))
            .count(self.seats.len() as u64);
        for seat in self.seats {
            sum = sum
                .maybe(seat.owner, |sum, owner| sum.bytes(&owner))
                .bytes(seat.name.as_bytes())
                .maybe(seat.level.as_deref(), |sum, level| sum.bytes(level.as_bytes()));
            // Older layouts have no such mark, and keep their sums.
            if seat.program {
                sum = sum.number(true);
            }
        }
        sum.finish()
    }
}

/// An entry of a history, and the checksum of all entries to this one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Link {
    pub seq: u32,
    pub sum: i64,
}

impl Link {
    /// Adds an entry to the history of a table, whose last entry was `last`.
    pub fn after(last: Option<Link>, number: i64, entry: &Entry) -> Self {
        let sum = Sum::new(1)
            .maybe(last, |sum, last| sum.number(last.sum))
            .number(number)
            .number(entry.seq)
            .number(entry.version)
            .bytes(entry.inputs.join(" ").as_bytes())
            .maybe(entry.undo, |sum, undo| sum.number(undo))
            .maybe(entry.key.as_ref(), |sum, key| {
                sum.number(key.seat.0).bytes(key.key.as_bytes()).count(key.body)
            })
            .count(entry.at);
        Link { seq: entry.seq, sum: sum.finish() }
    }
}

/// Returns the checksum of the parts of a table that moves change: when it last changed, where its game stands, and
/// its last entry.
pub(super) fn progress(number: i64, changed: i64, standing: &Standing, last: Option<Link>) -> i64 {
    let mut sum = Sum::new(2)
        .number(number)
        .number(changed)
        .maybe(standing.awaiting, |sum, seat| sum.number(seat.0))
        .count(standing.scores.len() as u64);
    for points in &standing.scores {
        sum = sum.number(*points);
    }
    sum.number(standing.turns)
        .maybe(standing.places.as_deref(), Sum::bytes)
        .maybe(last, |sum, last| sum.number(last.seq).number(last.sum))
        .finish()
}

/// Returns the checksum of a line of a table's chat.
pub(super) fn line(number: i64, line: &Line) -> i64 {
    Sum::new(3)
        .number(number)
        .number(line.id)
        .bytes(room_name(line.room).as_bytes())
        .maybe(line.seat, |sum, seat| sum.number(seat.0))
        .bytes(&line.speaker)
        .bytes(line.name.as_bytes())
        .bytes(line.text.as_bytes())
        .bytes(line.key.as_bytes())
        .count(line.body)
        .count(line.at)
        .finish()
}

/// Returns the checksum of a table's removal from somebody's list.
pub(super) fn removed(owner: &[u8], number: i64) -> i64 {
    Sum::new(4).bytes(owner).number(number).finish()
}

/// Returns the checksum of somebody whom the file knew before anything was signed.
pub(super) fn unsigned(owner: &[u8]) -> i64 {
    Sum::new(5).bytes(owner).finish()
}

/// Returns the checksum of the time up to which the age of tables is counted.
pub(super) fn swept(at: i64) -> i64 {
    Sum::new(7).number(at).finish()
}

/// Returns the checksum of a secret.
pub(super) fn secret(hash: &[u8], person: &[u8], refused: bool) -> i64 {
    Sum::new(8).bytes(hash).bytes(person).number(refused).finish()
}

/// Returns the checksum of a decision about a guest of a table.
pub(super) fn sanction(number: i64, person: &[u8], removed: bool) -> i64 {
    Sum::new(9).number(number).bytes(person).number(removed).finish()
}

/// Returns the checksum of a ban.
pub(super) fn ban(kind: &str, subject: &[u8], until: i64) -> i64 {
    Sum::new(10).bytes(kind.as_bytes()).bytes(subject).number(until).finish()
}

/// Returns the checksum of the key with which the server signs.
pub(super) fn signing(key: &SigningKey) -> i64 {
    Sum::new(6).bytes(key).finish()
}

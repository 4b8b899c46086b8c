//! The simulated server: the table as it lives now, its store, and the writes in progress.

use std::pin::pin;
use std::task::{Context, Poll, Waker};

use catalog::{Registry, Session};
use driver::{Driver, Moment};
use store::{EventStore, Expired, Fault, Memory, Stored, WriteError, records};
use table::{Table, TableDraft, Trouble, Unplayable, Write};

use crate::Broken;
use crate::odd::Odd;

/// The name of the only table.
pub(crate) const TABLE: &str = "table";

/// The date at which a simulation begins, in milliseconds since 1970.
pub(crate) const BEGINS: u64 = 1_000 * DAY_MS;

/// The time for which a table whose game does not begin is kept, in milliseconds.
const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// A client that waits for an answer.
pub(crate) struct Caller {
    pub client: usize,
    /// The number of the request.
    pub number: u32,
}

/// An open connection.
pub(crate) struct Connection {
    pub client: usize,
    /// The number of frames in transit to it.
    pub frames: u32,
}

/// A running server.
pub(crate) struct Live {
    pub driver: Driver<Caller, Connection>,
    /// The write in progress, with its date.
    pub writing: Option<(Write, u64)>,
    /// The uptime at which the driver is woken next.
    pub wakes_at: Option<u64>,
}

/// Returns the result of a future of the store in memory, which never has to wait.
fn now<T>(later: impl Future<Output = T>) -> T {
    let mut later = pin!(later);
    match later.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(answer) => answer,
        Poll::Pending => unreachable!("a store in memory answers at once"),
    }
}

/// Sets up the table.
pub(crate) fn create(store: &Memory, draft: TableDraft) -> Result<(), Broken> {
    let made = now(store.create(records::new_table(TABLE.into(), draft, None, BEGINS)));
    made.map(|_| ()).map_err(|error| Broken(error.to_string()))
}

/// Carries out a write, unless a fault is injected.
pub(crate) fn write(
    store: &Memory,
    (write, at): (Write, u64),
    odd: &mut Odd,
    faulty: bool,
) -> Result<(), Trouble> {
    if faulty && odd.percent(8) {
        store.fail_next([if odd.percent(50) { Fault::NotStored } else { Fault::StoredUnknown }]);
    }
    let written = match write {
        Write::Batch(batch) => {
            let (entry, standing) = records::entry(batch, at);
            now(store.append(TABLE, entry, standing))
        }
        Write::Seats(seating) => now(store.reseat(TABLE, records::reseat(seating, at))).map(|_| ()),
        Write::Chat(line) => now(store.say(TABLE, line)).map(|_| ()),
        Write::Moderation(moderation) => now(store.moderate(TABLE, moderation)),
    };
    written.map_err(|error| match error {
        WriteError::NotStored(why) => Trouble::NotStored(why),
        WriteError::Conflict => Trouble::Conflict,
    })
}

pub(crate) fn stored(store: &Memory) -> Result<Stored, Broken> {
    let stored = now(store.load(TABLE)).map_err(|error| Broken(error.to_string()))?;
    stored.ok_or_else(|| Broken("the table is gone".into()))
}

/// Deletes what a server deletes by its rules; the table is not among it, since it changed a moment ago.
pub(crate) fn sweep(store: &Memory, date: u64) -> Result<(), Broken> {
    let gathering = date - DAY_MS;
    let swept = now(store.sweep(Expired { gathering, ..Expired::default() }));
    match swept {
        Ok(tables) if !tables.is_empty() => Err(Broken(format!("{tables:?} were deleted before their time"))),
        // A fault may have been injected.
        Ok(_) | Err(_) => Ok(()),
    }
}

fn unplayable(why: Unplayable) -> Broken {
    Broken(why.to_string())
}

/// Loads the stored game, once it has begun.
pub(crate) fn session(games: Registry, stored: Stored) -> Result<Option<Box<dyn Session>>, Broken> {
    records::record(stored).and_then(|record| record.session(games)).map_err(unplayable)
}

/// Loads the table.
pub(crate) fn load(games: Registry, store: &Memory) -> Result<Table, Broken> {
    records::record(stored(store)?).and_then(|record| Table::load(games, record)).map_err(unplayable)
}

/// Starts a server.
pub(crate) fn start(games: Registry, store: &Memory, now: Moment) -> Result<Live, Broken> {
    Ok(Live { driver: Driver::new(load(games, store)?, now), writing: None, wakes_at: None })
}

//! Reads data files after their server has stopped, and makes some that only an earlier version could have left.

use std::collections::BTreeMap;
use std::path::Path;

use catalog::Awaiting;
use futures_util::future::try_join_all;
use store::{DataFile, Entry, EventStore, Key, Options, Sqlite, Standing, records};

/// The number of entries of a table that are handed to the store at the same time, so that they share a flush. Futures
/// that are this few are polled in their order, so that the store gets the entries in theirs.
const AT_ONCE: usize = 30;

/// Returns the names of the tables whose stored history ends before what was acknowledged.
///
/// # Errors
/// If the file cannot be read.
pub(crate) async fn lost(data: &Path, acknowledged: &BTreeMap<String, u32>) -> Result<Vec<String>, String> {
    let file = DataFile::open(data).await.map_err(|error| error.to_string())?;
    let mut lost = Vec::new();
    for (table, version) in acknowledged {
        let stored = file.load(table).await.map_err(|error| error.to_string())?;
        let last = stored.as_ref().and_then(|stored| stored.entries.last());
        if last.is_none_or(|last| last.version < *version) {
            lost.push(table.clone());
        }
    }
    Ok(lost)
}

/// Adds moves that are each undone to tables whose games have just begun, until each has this number of entries.
///
/// # Errors
/// If a table cannot be loaded or written.
pub(crate) async fn lengthen(data: &Path, tables: &[String], entries: u32) -> Result<(), String> {
    let store = Sqlite::open(data, Options::default()).await.map_err(|error| error.to_string())?;
    let done = try_join_all(tables.iter().map(|table| lengthen_one(&store, table, entries))).await;
    store.close().await;
    done.map(|_| ())
}

async fn lengthen_one(store: &Sqlite, table: &str, entries: u32) -> Result<(), String> {
    let stored = store.load(table).await.map_err(|error| error.to_string())?.ok_or("no such table")?;
    let last = stored.entries.last().ok_or("a table whose game has not begun")?.clone();
    let record = records::record(stored).map_err(|error| error.to_string())?;
    let session = record.session(games::REGISTRY).map_err(|error| error.to_string())?;
    let session = session.ok_or("a table whose game has not begun")?;
    let Awaiting::Decision { seat } = session.awaiting() else { return Err("a game that is over".into()) };
    let action = suites::picks::quiet(session.as_ref()).into_iter().next().ok_or("no move to undo")?;
    let standing = Standing { awaiting: Some(seat), ..Standing::default() };
    let key = |number: u32| Key { seat, key: format!("stored-{number}"), body: number.into() };
    let entry = |number: u32| {
        let (inputs, undo) = match number % 2 {
            0 => (vec![action.clone()], None),
            _ => (Vec::new(), Some(last.version)),
        };
        let (seq, version) = (last.seq + 1 + number, last.version + 1 + number);
        Entry { seq, version, inputs, undo, key: Some(key(number)), at: last.at }
    };
    // A history ends with an undo, as the position says.
    let all: Vec<u32> = (0..entries.saturating_sub(last.seq + 1) / 2 * 2).collect();
    for few in all.chunks(AT_ONCE) {
        let appended = few.iter().map(|&number| store.append(table, entry(number), standing.clone()));
        try_join_all(appended).await.map_err(|error| error.to_string())?;
    }
    Ok(())
}

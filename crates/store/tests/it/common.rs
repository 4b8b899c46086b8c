//! Tables and entries to store, and the stores that keep them.

use std::sync::Arc;

use protocol::{Room, Seat, TableOptions};
use store::{
    Changed, Entry, EventStore, Key, Line, Memory, NewTable, Options, SeatRecord, Sqlite, Standing, Start,
    WriteError,
};

/// Returns the names of the tables that were changed or deleted.
pub fn names(changed: Result<Vec<Changed>, WriteError>) -> Result<Vec<String>, WriteError> {
    changed.map(|changed| changed.into_iter().map(|changed| changed.table).collect())
}

/// Runs the trial on each store.
pub async fn each<F: Future<Output = ()>>(trial: impl Fn(Arc<dyn EventStore>) -> F) {
    trial(Arc::new(Memory::new())).await;
    let folder = tempfile::tempdir().unwrap();
    let sqlite = Sqlite::open(&folder.path().join("data.sqlite"), Options::default()).await.unwrap();
    let sqlite = Arc::new(sqlite);
    trial(sqlite.clone()).await;
    sqlite.close().await;
}

pub fn person(owner: u8) -> SeatRecord {
    SeatRecord { owner: Some([owner; 32]), name: format!("Player {owner}"), ..open() }
}

pub fn bot() -> SeatRecord {
    SeatRecord { level: Some("master".into()), ..open() }
}

pub fn open() -> SeatRecord {
    SeatRecord::default()
}

pub fn entry(seq: u32) -> Entry {
    Entry {
        seq,
        version: 10 + seq,
        inputs: vec![format!("T.w{seq}"), "card.3".into()],
        undo: None,
        key: (seq > 0).then(|| Key {
            seat: Seat(1),
            key: format!("key-{seq}"),
            body: u64::MAX - u64::from(seq),
        }),
        at: 1_700_000_000_000 + u64::from(seq),
    }
}

pub fn waiting_for(seat: u8) -> Standing {
    Standing { awaiting: Some(Seat(seat)), scores: vec![3, -1], turns: 7, places: None }
}

pub fn table(id: &str, seats: Vec<SeatRecord>) -> NewTable {
    NewTable {
        id: id.into(),
        setup: "splendor players=2 rules=1".into(),
        owner: None,
        options: TableOptions::default(),
        seats,
        start: Some(start()),
        rematch_of: None,
        at: entry(0).at,
    }
}

pub fn start() -> Start {
    Start { deal: entry(0), standing: waiting_for(0) }
}

/// A table that waits for players, set up by the first of them.
pub fn gathering(id: &str, public: bool) -> NewTable {
    let options = TableOptions { public, ..TableOptions::default() };
    let seats = vec![person(1), open()];
    NewTable { owner: Some([1; 32]), options, start: None, ..table(id, seats) }
}

pub fn line(id: u32, room: Room) -> Line {
    Line {
        id,
        room,
        seat: (room == Room::Table).then_some(Seat(1)),
        speaker: [3; 32],
        name: "Player 3".into(),
        text: format!("\"{id}\" — привет"),
        key: format!("line-{id}"),
        body: u64::MAX - u64::from(id),
        at: 1_700_000_000_000 + u64::from(id),
    }
}

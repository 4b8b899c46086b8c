//! The memory that a table takes, counted in bytes that are allocated.

use allocation_counter::measure;
use catalog::{Awaiting, Session};
use protocol::TableOptions;
use table::{Event, Key, Known, Past, Record, Socket, Table, TableDraft};

use crate::common::{ANNA, human, wish};

/// The number of inputs of a long game.
const INPUTS: u32 = 10_000;
/// The most that an input may take, so that a table with a long game takes less than two megabytes.
const INPUT_MAX: u64 = 150;
/// The most that a table takes besides its inputs.
const TABLE_MAX: u64 = 50_000;

/// A game of each kind, as long as it can be drawn out.
fn long() -> Vec<Box<dyn Session>> {
    let drawn_out = |game| {
        let mut session = games::open(&format!("{game} players=2")).unwrap();
        suites::picks::draw_out(session.as_mut(), INPUTS, 1);
        session
    };
    games::names().into_iter().map(drawn_out).collect()
}

/// The record of a table at which a game was played move by move, each requested with a key.
fn record(session: &dyn Session) -> Record {
    let mut source = catalog::SeededSource::new(1);
    let seats = [human("Anna"), human("Bert")];
    let draft = TableDraft::new(games::REGISTRY, &wish(&seats), ANNA, &mut source).unwrap();
    let mut past = vec![Past { version: 0, inputs: Vec::new(), undo: None, key: None }];
    for (version, input) in (1..).zip(session.inputs(0)) {
        if let Some(seat) = input.seat {
            let key = Key { seat, key: format!("00000000-0000-0000-0000-{version:012}"), body: version };
            past.push(Past { version: 0, inputs: Vec::new(), undo: None, key: Some(key) });
        }
        let batch = past.last_mut().unwrap();
        batch.version = version as u32;
        batch.inputs.push(input.text);
    }
    // A move with the chance that follows is whole.
    let whole =
        |past: &Past| !matches!(session.at(past.version).unwrap().awaiting(), Awaiting::Chance { .. });
    past.retain(whole);
    Record {
        id: "room".into(),
        setup: session.setup(),
        owner: draft.owner,
        options: TableOptions::default(),
        revision: None,
        sitters: draft.sitters,
        past,
        lines: Vec::new(),
        sanctions: Default::default(),
        rematch: None,
    }
}

#[test]
fn a_watched_table_of_ten_thousand_inputs_takes_two_megabytes() {
    let long = long();
    assert!(long.iter().any(|session| session.version() >= INPUTS), "a game can be drawn out");
    for session in long {
        let (game, inputs) = (session.game(), u64::from(session.version()));
        let record = record(session.as_ref());
        drop(session);
        let mut table = None;
        let taken = measure(|| {
            let record = record.clone();
            let mut loaded = Table::load(games::REGISTRY, record).unwrap();
            let socket = Event::Joined { socket: Socket(1), holder: Some(ANNA), known: Known::default() };
            drop(loaded.step(socket, 0, &mut catalog::SeededSource::new(1)));
            table = Some(loaded);
        });
        let (table, taken) = (table.unwrap(), taken.bytes_current.unsigned_abs());
        assert_eq!(u64::from(table.snapshot(None, Known::default()).version), inputs);
        assert!(taken < TABLE_MAX + inputs * INPUT_MAX, "{game}: {taken} bytes for {inputs} inputs");
        // The count for the owner's address covers the memory that the table takes, generously.
        let counted = taken..2 * taken + TABLE_MAX;
        assert!(counted.contains(&table.weight()), "{game}: {taken} bytes, counted as {}", table.weight());
    }
}

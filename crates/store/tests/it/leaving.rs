//! The removal of data: in transactions that let other writes through, and from the journal too.

use std::cell::RefCell;

use protocol::Room;
use store::{Change, Entry, EventStore, Expired, Line, NewTable, SeatRecord, Start, WriteError};

use crate::common::{each, entry, gathering, line, open, person, table, waiting_for};
use crate::contract::leaving;
use crate::data_file::{Folder, sql};

/// A line of person 1 with a text that is found among bytes.
fn secret(id: u32) -> Line {
    Line { speaker: [1; 32], text: "a secret of mine".into(), ..line(id, Room::Table) }
}

/// Returns whether the text is in the data file or its journal.
fn is_written(folder: &Folder) -> bool {
    folder.files().values().any(|bytes| bytes.windows(16).any(|window| window == b"a secret of mine"))
}

#[tokio::test]
async fn others_write_while_a_person_is_removed_from_many_tables() {
    let folder = Folder::new();
    let store = folder.open().await.unwrap();
    for number in 0..30 {
        store.create(table(&format!("t{number}"), vec![person(1), person(2)])).await.unwrap();
    }
    store.create(table("other", vec![person(3), person(4)])).await.unwrap();
    let order = RefCell::new(Vec::new());
    let removal = async {
        let left = store.change(Change::RemovePerson { person: [1; 32], heir: None }).await.unwrap();
        order.borrow_mut().push(format!("{} tables", left.len()));
    };
    let others = async {
        for id in 0..3 {
            store.say("other", line(id, Room::Table)).await.unwrap();
            order.borrow_mut().push(format!("line {id}"));
        }
    };
    tokio::join!(removal, others);
    assert_eq!(*order.borrow(), ["line 0", "line 1", "line 2", "30 tables"]);
    assert_eq!(store.check().await, Ok(Vec::new()));
    store.close().await;
}

#[tokio::test]
async fn what_is_removed_is_in_the_journal_no_more() {
    let folder = Folder::new();
    let store = folder.open().await.unwrap();
    let removals = [
        Change::RemoveLine { table: "t".into(), line: 0 },
        Change::RemovePerson { person: [1; 32], heir: None },
        Change::RemoveTable("t".into()),
    ];
    for removal in removals {
        store.create(table("t", vec![person(1), person(2)])).await.unwrap();
        store.say("t", secret(0)).await.unwrap();
        assert!(is_written(&folder));
        store.change(removal.clone()).await.unwrap();
        assert!(!is_written(&folder), "after {removal:?}");
        let _ = store.change(Change::RemoveTable("t".into())).await;
    }
    // If somebody reads just then, nobody waits for that: the text goes with the next removal.
    store.create(table("t", vec![person(1), person(2)])).await.unwrap();
    store.say("t", secret(0)).await.unwrap();
    let connect = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.data()).read_only(true);
    let pool = sqlx::sqlite::SqlitePool::connect_with(connect).await.unwrap();
    let mut reader = pool.begin().await.unwrap();
    sqlx::query("SELECT count(*) FROM lines").fetch_one(&mut *reader).await.unwrap();
    store.change(Change::RemoveLine { table: "t".into(), line: 0 }).await.unwrap();
    store.say("t", line(1, Room::Table)).await.unwrap();
    assert!(is_written(&folder));
    reader.rollback().await.unwrap();
    pool.close().await;
    store.change(Change::RemoveLine { table: "t".into(), line: 1 }).await.unwrap();
    assert!(!is_written(&folder));
    store.close().await;
}

#[tokio::test]
async fn nothing_is_removed_where_one_of_the_tables_is_damaged() {
    let folder = Folder::new();
    let store = folder.open().await.unwrap();
    for id in ["t1", "t2"] {
        store.create(table(id, vec![person(1), person(2)])).await.unwrap();
    }
    store.close().await;
    sql(&folder.data(), "UPDATE seats SET name = 'Nobody' WHERE number = 2").await;
    let store = folder.open().await.unwrap();
    let removal = store.change(Change::RemovePerson { person: [1; 32], heir: None }).await;
    assert!(matches!(removal, Err(WriteError::NotStored(_))), "{removal:?}");
    assert_eq!(store.load("t1").await.unwrap().unwrap().seats, [person(1), person(2)]);
    store.close().await;
}

#[tokio::test]
async fn large_tables_are_not_all_deleted_in_one_transaction() {
    let folder = Folder::new();
    let store = folder.open().await.unwrap();
    for number in 0..4 {
        let deal = Entry { inputs: vec!["x".repeat(600_000)], ..entry(0) };
        let large = Start { deal, standing: waiting_for(0) };
        let of_two = table(&format!("t{number}"), vec![person(1), person(2)]);
        store.create(NewTable { start: Some(large), ..of_two }).await.unwrap();
    }
    let all = Expired { gathering: u64::MAX, finished: u64::MAX, running: u64::MAX };
    for left in [2, 2, 0] {
        assert_eq!(store.sweep(all).await.unwrap().len(), left);
    }
    store.close().await;
}

#[tokio::test]
async fn the_seat_of_a_program_is_marked_until_the_person_is_removed() {
    each(|store| async move {
        let seats = vec![SeatRecord { program: true, ..person(1) }, person(2)];
        store.create(table("t", seats.clone())).await.unwrap();
        assert_eq!(store.load("t").await.unwrap().unwrap().seats, seats);
        assert_eq!(store.tables_of([2; 32], 0, 10).await.unwrap().tables[0].seats, seats);
        let open_seats = vec![seats[0].clone(), open()];
        let gathers = NewTable { seats: open_seats.clone(), ..gathering("o", true) };
        store.create(gathers).await.unwrap();
        assert_eq!(store.lobby(0, 10).await.unwrap()[0].seats, open_seats);
        store.change(leaving(1, None)).await.unwrap();
        let former = SeatRecord { owner: Some([0; 32]), ..open() };
        assert_eq!(store.load("t").await.unwrap().unwrap().seats, [former, person(2)]);
    })
    .await;
}

//! What every store keeps, tried on each of them.

mod common;

use std::sync::Arc;

use common::{bot, entry, person, table, waiting_for};
use store::{Created, EventStore, Fault, Memory, Options, Sqlite, Standing, WriteError};

/// Runs the trial on each store.
async fn each<F: Future<Output = ()>>(trial: impl Fn(Arc<dyn EventStore>) -> F) {
    trial(Arc::new(Memory::new())).await;
    let folder = tempfile::tempdir().unwrap();
    let sqlite = Sqlite::open(&folder.path().join("data.sqlite"), Options::default()).await.unwrap();
    let sqlite = Arc::new(sqlite);
    trial(sqlite.clone()).await;
    sqlite.close().await;
}

#[tokio::test]
async fn gives_back_what_was_stored() {
    each(|store| async move {
        assert_eq!(store.create(table("t", vec![person(1), bot()])).await, Ok(Created::New));
        assert_eq!(store.append("t", entry(1), waiting_for(1)).await, Ok(()));
        let stored = store.load("t").await.unwrap().unwrap();
        assert_eq!((stored.id.as_str(), stored.setup.as_str()), ("t", "splendor players=2 rules=1"));
        assert_eq!(stored.seats, [person(1), bot()]);
        assert_eq!(stored.entries, [entry(0), entry(1)]);
        assert_eq!(stored.rematch, None);
        assert_eq!(store.load("other").await, Ok(None));
    })
    .await;
}

#[tokio::test]
async fn a_history_cannot_be_continued_in_two_ways() {
    each(|store| async move {
        store.create(table("t", vec![person(1), person(2)])).await.unwrap();
        store.append("t", entry(1), waiting_for(1)).await.unwrap();
        assert_eq!(store.append("t", entry(1), waiting_for(1)).await, Err(WriteError::Conflict));
        assert_eq!(store.append("t", entry(3), waiting_for(1)).await, Err(WriteError::Conflict), "a gap");
        assert_eq!(store.append("other", entry(1), waiting_for(1)).await, Err(WriteError::Conflict));
        assert_eq!(store.create(table("t", vec![bot(), bot()])).await, Err(WriteError::Conflict));
        let stored = store.load("t").await.unwrap().unwrap();
        assert_eq!((stored.entries.len(), stored.seats.len()), (2, 2));
        assert_eq!(stored.seats, [person(1), person(2)]);
    })
    .await;
}

#[tokio::test]
async fn a_rematch_is_linked_once() {
    each(|store| async move {
        store.create(table("first", vec![person(1), person(2)])).await.unwrap();
        let rematch = |id: &str| {
            let mut table = table(id, vec![person(2), person(1)]);
            table.rematch_of = Some("first".into());
            table
        };
        assert_eq!(store.create(rematch("second")).await, Ok(Created::New));
        assert_eq!(store.create(rematch("third")).await, Ok(Created::Already("second".into())));
        assert_eq!(store.load("first").await.unwrap().unwrap().rematch.as_deref(), Some("second"));
        assert_eq!(store.load("third").await, Ok(None));
    })
    .await;
}

#[tokio::test]
async fn lists_the_tables_of_a_person_the_last_changed_first() {
    each(|store| async move {
        for (id, seats) in [("a", vec![person(1), person(1)]), ("b", vec![bot(), person(1)])] {
            store.create(table(id, seats)).await.unwrap();
        }
        store.create(table("c", vec![person(2), bot()])).await.unwrap();
        let ids = |owner: u8, limit: u32| {
            let store = store.clone();
            async move {
                let found = store.tables_of([owner; 32], limit).await.unwrap();
                found.into_iter().map(|summary| summary.id).collect::<Vec<_>>()
            }
        };
        assert_eq!(ids(1, 10).await, ["a", "b"]);
        store.append("b", entry(1), waiting_for(1)).await.unwrap();
        assert_eq!(ids(1, 10).await, ["b", "a"]);
        assert_eq!(ids(1, 1).await, ["b"]);
        assert_eq!(ids(2, 10).await, ["c"]);
        assert_eq!(ids(3, 10).await, [""; 0]);
        let summary = &store.tables_of([1; 32], 1).await.unwrap()[0];
        assert_eq!(summary.standing, waiting_for(1));
        assert_eq!((summary.changed, &summary.seats), (entry(1).at, &vec![bot(), person(1)]));
    })
    .await;
}

#[tokio::test]
async fn knows_which_tables_wait_for_bots() {
    each(|store| async move {
        store.create(table("t", vec![person(1), bot()])).await.unwrap();
        assert_eq!(store.awaiting_bots().await.unwrap(), [""; 0]);
        store.append("t", entry(1), waiting_for(1)).await.unwrap();
        assert_eq!(store.awaiting_bots().await.unwrap(), ["t"]);
        let over = Standing { awaiting: None, places: Some(vec![1, 2]), ..waiting_for(0) };
        store.append("t", entry(2), over).await.unwrap();
        assert_eq!(store.awaiting_bots().await.unwrap(), [""; 0]);
    })
    .await;
}

#[tokio::test]
async fn many_tables_are_written_at_once_and_none_is_mixed_up() {
    each(|store| async move {
        let tables: Vec<String> = (0..50).map(|table| format!("table-{table}")).collect();
        let play = tables.iter().map(|id| {
            let (store, id) = (store.clone(), id.clone());
            tokio::spawn(async move {
                store.create(table(&id, vec![person(1), bot()])).await.unwrap();
                for seq in 1..=10 {
                    store.append(&id, entry(seq), waiting_for(0)).await.unwrap();
                }
            })
        });
        for table in play.collect::<Vec<_>>() {
            table.await.unwrap();
        }
        for id in &tables {
            let stored = store.load(id).await.unwrap().unwrap();
            assert_eq!(stored.entries, (0..=10).map(entry).collect::<Vec<_>>());
        }
    })
    .await;
}

#[tokio::test]
async fn a_closed_store_refuses() {
    each(|store| async move {
        store.create(table("t", vec![person(1), bot()])).await.unwrap();
        store.close().await;
        let late = store.append("t", entry(1), waiting_for(0)).await;
        assert!(matches!(late, Err(WriteError::NotStored(_))), "{late:?}");
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn the_store_in_memory_fails_as_asked() {
    let store = Memory::new();
    store.create(table("t", vec![person(1), bot()])).await.unwrap();
    store.fail_next([Fault::NotStored, Fault::None, Fault::StoredUnknown]);
    let not_stored = |result: Result<(), WriteError>| matches!(result, Err(WriteError::NotStored(_)));
    assert!(not_stored(store.append("t", entry(1), waiting_for(0)).await));
    assert_eq!(store.append("t", entry(1), waiting_for(0)).await, Ok(()));
    assert!(not_stored(store.append("t", entry(2), waiting_for(0)).await));
    assert_eq!(store.append("t", entry(2), waiting_for(0)).await, Err(WriteError::Conflict));
    assert_eq!(store.load("t").await.unwrap().unwrap().entries.len(), 3);
}

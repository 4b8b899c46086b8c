//! The contract that every store keeps, tried on each of them.

use crate::common::{bot, each, entry, gathering, line, names, open, person, start, table, waiting_for};
use protocol::{CHAT_SHOWN, Order, Room, Seat, TableOptions};
use store::{
    Change, Created, Entry, EventStore, Expired, Fault, Kept, KeptMove, Key, Line, Memory, NewTable, Options,
    Owner, Page, REMOVED_TEXT, Removal, Reseat, SeatRecord, Sqlite, Standing, WriteError,
};

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
async fn a_table_of_six_keeps_every_seat_with_its_score() {
    each(|store| async move {
        let seats: Vec<_> = (1..=5).map(person).chain([bot()]).collect();
        store.create(table("t", seats.clone())).await.unwrap();
        let standing = Standing { scores: vec![5, -1, 0, 12, 3, 8], ..waiting_for(5) };
        store.append("t", entry(1), standing.clone()).await.unwrap();
        assert_eq!(store.load("t").await.unwrap().unwrap().seats, seats);
        for owner in 1..=5 {
            let found = store.tables_of([owner; 32], 0, 10).await.unwrap().tables;
            assert_eq!(found.len(), 1, "the table of person {owner}");
            assert_eq!((&found[0].seats, &found[0].standing), (&seats, &Some(standing.clone())));
        }
        let places = Some(vec![3, 6, 5, 1, 4, 2]);
        let over = Standing { awaiting: None, places, ..standing };
        assert_eq!(store.append("t", entry(2), over).await, Ok(()));
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
                let found = store.tables_of([owner; 32], 0, limit).await.unwrap().tables;
                found.into_iter().map(|summary| summary.id).collect::<Vec<_>>()
            }
        };
        assert_eq!(ids(1, 10).await, ["a", "b"]);
        store.append("b", entry(1), waiting_for(1)).await.unwrap();
        assert_eq!(ids(1, 10).await, ["b", "a"]);
        assert_eq!(ids(1, 1).await, ["b"]);
        assert_eq!(ids(2, 10).await, ["c"]);
        assert_eq!(ids(3, 10).await, [""; 0]);
        let summary = &store.tables_of([1; 32], 0, 1).await.unwrap().tables[0];
        assert_eq!(summary.standing, Some(waiting_for(1)));
        assert_eq!((summary.changed, &summary.seats), (entry(1).at, &vec![bot(), person(1)]));
    })
    .await;
}

#[tokio::test]
async fn a_person_has_tables_by_a_seat_or_by_setting_one_up() {
    each(|store| async move {
        let own = NewTable { owner: Some([3; 32]), ..table("own", vec![bot(), open()]) };
        for one in [table("t", vec![bot(), person(1)]), own] {
            store.create(one).await.unwrap();
        }
        for (owner, expected) in [(1, true), (2, false), (3, true)] {
            assert_eq!(store.has_tables([owner; 32]).await, Ok(expected), "person {owner}");
        }
        store.remove([1; 32], Removal::Table("t".into())).await.unwrap();
        assert_eq!(store.has_tables([1; 32]).await, Ok(true), "whatever their list shows");
    })
    .await;
}

#[tokio::test]
async fn a_list_is_read_page_by_page() {
    each(|store| async move {
        for number in 0..5 {
            store.create(table(&format!("t{number}"), vec![person(1), person(2)])).await.unwrap();
        }
        let over = Standing { awaiting: None, places: Some(vec![1, 2]), ..waiting_for(0) };
        store.append("t0", entry(1), over).await.unwrap();
        let page = |from: u32| {
            let store = store.clone();
            async move {
                let page = store.tables_of([1; 32], from, 2).await.unwrap();
                assert_eq!((page.total, page.running), (5, 4));
                let ids: Vec<_> = page.tables.into_iter().map(|summary| summary.id).collect();
                (page.from, ids.join(" "))
            }
        };
        assert_eq!(page(0).await, (0, "t1 t2".to_owned()));
        assert_eq!(page(2).await, (2, "t3 t4".to_owned()));
        for behind in [4, 5, 100] {
            assert_eq!(page(behind).await, (4, "t0".to_owned()));
        }
        assert_eq!(store.tables_of([3; 32], 7, 2).await.unwrap(), Page::default());
    })
    .await;
}

#[tokio::test]
async fn what_somebody_removes_leaves_their_list_alone() {
    each(|store| async move {
        let ids = |owner: u8| {
            let store = store.clone();
            async move {
                let tables = store.tables_of([owner; 32], 0, 10).await.unwrap().tables;
                tables.into_iter().map(|summary| summary.id).collect::<Vec<_>>()
            }
        };
        let over = Standing { awaiting: None, places: Some(vec![1, 2]), ..waiting_for(0) };
        for id in ["over", "runs"] {
            store.create(table(id, vec![person(1), person(2)])).await.unwrap();
        }
        store.create(gathering("gathers", false)).await.unwrap();
        store.append("over", entry(1), over).await.unwrap();
        let before = store.load("over").await.unwrap();
        assert_eq!(store.remove([1; 32], Removal::Finished).await, Ok(()));
        assert!(!ids(1).await.contains(&"over".to_owned()) && ids(1).await.contains(&"runs".to_owned()));
        assert!(ids(2).await.contains(&"over".to_owned()), "the other one keeps it");
        assert_eq!(store.load("over").await.unwrap(), before, "the table itself stays");
        // Again, of nobody's, and of no table: nothing happens.
        for owner in [1, 3] {
            assert_eq!(store.remove([owner; 32], Removal::Finished).await, Ok(()));
            assert_eq!(store.remove([owner; 32], Removal::Table("nowhere".into())).await, Ok(()));
        }
        assert_eq!(store.remove([3; 32], Removal::Table("runs".into())).await, Ok(()));
        assert_eq!(store.remove([1; 32], Removal::Table("runs".into())).await, Ok(()));
        assert!(!ids(1).await.contains(&"runs".to_owned()) && ids(2).await.contains(&"runs".to_owned()));
        // The move of another changes nothing, their own brings it back.
        let by = |seat: u8, seq: u32| Entry {
            key: Some(Key { seat: Seat(seat), key: format!("k{seq}"), body: 1 }),
            ..entry(seq)
        };
        store.append("runs", by(1, 1), waiting_for(0)).await.unwrap();
        assert!(!ids(1).await.contains(&"runs".to_owned()));
        store.append("runs", by(0, 2), waiting_for(1)).await.unwrap();
        assert!(ids(1).await.contains(&"runs".to_owned()));
    })
    .await;
}

#[tokio::test]
async fn what_waits_for_a_person_comes_first_and_what_is_over_last() {
    each(|store| async move {
        let over = Standing { awaiting: None, places: Some(vec![1, 2]), ..waiting_for(0) };
        store.create(table("over", vec![person(1), person(2)])).await.unwrap();
        store.append("over", entry(1), over).await.unwrap();
        store.create(table("my-turn", vec![person(1), person(2)])).await.unwrap();
        store.create(gathering("mine-to-fill", false)).await.unwrap();
        store.create(table("their-turn", vec![person(2), person(1)])).await.unwrap();
        let later = Entry { at: entry(1).at + 1, ..entry(1) };
        store.append("their-turn", later, waiting_for(0)).await.unwrap();
        let found = store.tables_of([1; 32], 0, 10).await.unwrap().tables;
        let ids: Vec<&str> = found.iter().map(|summary| summary.id.as_str()).collect();
        assert_eq!(ids, ["my-turn", "their-turn", "mine-to-fill", "over"]);
        assert_eq!(found[2].standing, None);
        // A person who set a table up finds it, without a seat too.
        let seats = vec![open(), open()];
        let reseat = Reseat { revision: 0, seats, start: None, at: entry(0).at };
        store.reseat("mine-to-fill", reseat).await.unwrap();
        assert_eq!(store.tables_of([1; 32], 0, 10).await.unwrap().tables.len(), 4);
    })
    .await;
}

#[tokio::test]
async fn seats_are_taken_until_the_game_begins() {
    each(|store| async move {
        store.create(gathering("t", true)).await.unwrap();
        let stored = store.load("t").await.unwrap().unwrap();
        assert_eq!((stored.revision, stored.entries.len(), stored.owner), (Some(0), 0, Some([1; 32])));
        assert_eq!(stored.seats, [person(1), open()]);
        let reseat = |revision, seats, start| {
            let store = store.clone();
            let change = Reseat { revision, seats, start, at: entry(5).at };
            async move { store.reseat("t", change).await }
        };
        assert_eq!(store.append("t", entry(0), waiting_for(0)).await, Err(WriteError::Conflict));
        assert!(reseat(0, vec![open(), person(2)], None).await.is_ok());
        assert_eq!(reseat(0, vec![person(3), person(2)], None).await, Err(WriteError::Conflict));
        assert_eq!(store.load("t").await.unwrap().unwrap().seats, [open(), person(2)]);
        assert!(reseat(1, vec![bot(), person(2)], Some(start())).await.is_ok());
        assert_eq!(reseat(2, vec![open(), open()], None).await, Err(WriteError::Conflict), "it has begun");
        let stored = store.load("t").await.unwrap().unwrap();
        assert_eq!((stored.revision, stored.seats), (None, vec![bot(), person(2)]));
        assert_eq!(stored.entries, [entry(0)]);
        assert_eq!(store.awaiting_bots().await.unwrap(), ["t"]);
        assert_eq!(store.append("t", entry(1), waiting_for(1)).await, Ok(()));
    })
    .await;
}

#[tokio::test]
async fn the_lobby_shows_public_tables_with_open_seats() {
    each(|store| async move {
        for (id, public) in [("private", false), ("public", true), ("other", true)] {
            store.create(gathering(id, public)).await.unwrap();
        }
        let mut held = gathering("held", true);
        let chosen = [("adjudicate", "yes"), ("modules", "cities,posts")];
        let chosen = chosen.map(|(key, value)| (key.to_owned(), value.to_owned()));
        let options = TableOptions { order: Order::Drawn, spectators: false, ..held.options };
        held.options = options.with_chosen(chosen.into());
        held.at += 5;
        store.create(held.clone()).await.unwrap();
        let lobby = |since: u64, limit: u32| {
            let store = store.clone();
            async move { store.lobby(since, limit).await.unwrap() }
        };
        let ids = |found: &[store::Summary]| found.iter().map(|one| one.id.clone()).collect::<Vec<_>>();
        let found = lobby(0, 10).await;
        assert_eq!(ids(&found), ["held", "other", "public"]);
        assert_eq!((&found[0].options, &found[0].seats), (&held.options, &held.seats));
        assert!(held.options.adjudicate && found[1].options.chosen.is_empty());
        assert_eq!(store.tables_of([1; 32], 0, 10).await.unwrap().tables[0].options, held.options);
        assert_eq!(ids(&lobby(0, 1).await), ["held"]);
        assert_eq!(ids(&lobby(held.at, 10).await), ["held"], "what has not changed for long is left out");
        // On a clock before 1970 every time is 0.
        store.create(NewTable { at: 0, ..gathering("early", true) }).await.unwrap();
        assert_eq!(ids(&lobby(0, 10).await), ["held", "other", "public", "early"]);
        let full = Reseat { revision: 0, seats: vec![person(1), bot()], start: Some(start()), at: held.at };
        store.reseat("held", full).await.unwrap();
        assert_eq!(ids(&lobby(0, 10).await), ["other", "public", "early"]);
        assert_eq!(store.load("held").await.unwrap().unwrap().options, held.options);
    })
    .await;
}

/// Nobody pushes the tables of others out of the lobby, by setting up many or by changing seats.
#[tokio::test]
async fn the_lobby_shows_a_few_tables_of_each_person() {
    each(|store| async move {
        store.create(gathering("other", true)).await.unwrap();
        for number in 0..9 {
            let id = format!("many-{number}");
            let owner = Some([7; 32]);
            store.create(NewTable { owner, at: 100 + number, ..gathering(&id, true) }).await.unwrap();
        }
        let listed = async || {
            let found = store.lobby(0, 10).await.unwrap();
            found.into_iter().map(|one| one.id).collect::<Vec<_>>()
        };
        let before = listed().await;
        assert_eq!(before.len(), store::LISTED_OF_ONE as usize + 1);
        assert_eq!(before.iter().filter(|id| *id == "other").count(), 1);
        let again = store.load("many-5").await.unwrap().unwrap();
        let renamed = Reseat { revision: 0, seats: again.seats, start: None, at: 10_000 };
        store.reseat("many-5", renamed).await.unwrap();
        assert_eq!(listed().await, before);
    })
    .await;
}

#[tokio::test]
async fn what_was_taken_back_is_kept() {
    each(|store| async move {
        store.create(table("t", vec![person(1), bot()])).await.unwrap();
        let undo = Entry { inputs: Vec::new(), undo: Some(10), ..entry(1) };
        store.append("t", undo.clone(), waiting_for(0)).await.unwrap();
        assert_eq!(store.load("t").await.unwrap().unwrap().entries, [entry(0), undo]);
    })
    .await;
}

#[tokio::test]
async fn lines_are_kept_in_order_and_the_last_of_each_room_are_given_back() {
    each(|store| async move {
        store.create(gathering("t", false)).await.unwrap();
        assert_eq!(store.say("t", line(1, Room::Table)).await, Err(WriteError::Conflict), "a gap");
        assert_eq!(store.say("other", line(0, Room::Table)).await, Err(WriteError::Conflict));
        store.say("t", line(0, Room::Table)).await.unwrap();
        assert_eq!(store.say("t", line(0, Room::Spectators)).await, Err(WriteError::Conflict));
        let shown = CHAT_SHOWN as u32;
        for id in 1..=shown + 10 {
            store.say("t", line(id, Room::Spectators)).await.unwrap();
        }
        let lines = store.load("t").await.unwrap().unwrap().lines;
        assert_eq!(lines[0], line(0, Room::Table), "who looks on does not drive out what players said");
        let rest: Vec<_> = (11..=shown + 10).map(|id| line(id, Room::Spectators)).collect();
        assert_eq!(lines[1..], rest);
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
        store.create(table("bots", vec![bot(), bot()])).await.unwrap();
        assert_eq!(store.awaiting_bots().await.unwrap(), ["t"], "not where only bots are");
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

/// A table whose game is over since its second entry.
async fn finished(store: &dyn EventStore, table: NewTable) {
    let id = table.id.clone();
    store.create(table).await.unwrap();
    let over = Standing { awaiting: None, places: Some(vec![1, 2]), ..waiting_for(0) };
    store.append(&id, entry(1), over).await.unwrap();
}

#[tokio::test]
async fn deletes_what_has_expired_and_nothing_else() {
    each(|store| async move {
        let changed = entry(0).at;
        store.create(gathering("gathering", true)).await.unwrap();
        store.create(table("running", vec![person(1), bot()])).await.unwrap();
        finished(&*store, table("finished", vec![person(1), person(2)])).await;
        store.say("gathering", line(0, Room::Table)).await.unwrap();
        store.remove([2; 32], Removal::Table("finished".into())).await.unwrap();
        let all = ["finished", "gathering", "running"];
        let left = async || {
            let mut left = Vec::new();
            for name in all {
                if store.load(name).await.unwrap().is_some() {
                    left.push(name);
                }
            }
            left
        };
        let none = Expired::default();
        assert_eq!(names(store.sweep(none).await), Ok(vec![]));
        let exactly = Expired { gathering: changed, running: changed, finished: changed + 1 };
        assert_eq!(names(store.sweep(exactly).await), Ok(vec![]), "what changed at that time stays");
        assert_eq!(left().await, all);
        let later = changed + 2;
        assert_eq!(
            names(store.sweep(Expired { gathering: later, ..none }).await),
            Ok(vec!["gathering".into()])
        );
        assert_eq!(left().await, ["finished", "running"]);
        assert_eq!(store.lobby(0, 10).await.unwrap().len(), 0);
        assert_eq!(
            names(store.sweep(Expired { finished: later, ..none }).await),
            Ok(vec!["finished".into()])
        );
        assert_eq!(left().await, ["running"]);
        assert_eq!(store.append("finished", entry(2), waiting_for(1)).await, Err(WriteError::Conflict));
        assert_eq!(names(store.sweep(Expired { running: later, ..none }).await), Ok(vec!["running".into()]));
        assert_eq!(store.tables_of([1; 32], 0, 10).await.unwrap().total, 0);
    })
    .await;
}

#[tokio::test]
async fn a_rematch_that_was_deleted_can_be_asked_for_again() {
    each(|store| async move {
        let seats = vec![person(1), person(2)];
        store.create(table("first", seats.clone())).await.unwrap();
        let at = entry(0).at - 10;
        let again = NewTable { rematch_of: Some("first".into()), at, ..gathering("second", false) };
        store.create(again.clone()).await.unwrap();
        let expired = Expired { gathering: at + 1, ..Expired::default() };
        assert_eq!(names(store.sweep(expired).await), Ok(vec!["second".into()]));
        assert_eq!(store.load("first").await.unwrap().unwrap().rematch, None);
        assert_eq!(store.create(NewTable { id: "third".into(), ..again }).await, Ok(Created::New));
    })
    .await;
}

#[tokio::test]
async fn however_many_have_expired_all_are_deleted_and_the_file_has_no_fault() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("data.sqlite"), Options::default()).await.unwrap();
    for number in 0..120 {
        store.create(gathering(&format!("t{number}"), true)).await.unwrap();
        store.say(&format!("t{number}"), line(0, Room::Table)).await.unwrap();
        store.remove([1; 32], Removal::Table(format!("t{number}"))).await.unwrap();
    }
    store.create(table("kept", vec![person(1), person(2)])).await.unwrap();
    let (mut swept, mut times) = (0, 0);
    let expired = Expired { gathering: u64::MAX, ..Expired::default() };
    loop {
        let few = store.sweep(expired).await.unwrap().len();
        if few == 0 {
            break;
        }
        swept += few;
        times += 1;
    }
    assert!(swept == 120 && times > 1, "{swept} in {times} parts");
    assert_eq!(store.check().await.unwrap(), [""; 0]);
    assert!(store.load("kept").await.unwrap().is_some());
    store.close().await;
}

/// A table of persons 1 and 2 that person 1 set up, a table that gathers, and what person 3 said at the first.
async fn tables_of_two(store: &dyn EventStore) {
    let begun = NewTable { owner: Some([1; 32]), ..table("t", vec![person(1), person(2)]) };
    store.create(begun).await.unwrap();
    store.append("t", entry(1), waiting_for(0)).await.unwrap();
    store.create(gathering("g", true)).await.unwrap();
    for id in 0..3 {
        store.say("t", line(id, Room::Table)).await.unwrap();
    }
    let own = Line { speaker: [1; 32], ..line(3, Room::Table) };
    store.say("t", own).await.unwrap();
    store.remove([1; 32], Removal::Table("t".into())).await.unwrap();
}

/// The removal of a person.
pub fn leaving(person: u8, heir: Option<Owner>) -> Change {
    Change::RemovePerson { person: [person; 32], heir }
}

/// Everything that is stored about a person.
pub async fn kept(store: &dyn EventStore, owner: u8) -> Vec<Kept> {
    let (mut all, mut after) = (Vec::new(), 0);
    while let Some((place, kept)) = store.kept([owner; 32], after).await.unwrap() {
        assert!(place > after);
        (after, all) = (place, [all, vec![kept]].concat());
    }
    all
}

#[tokio::test]
async fn a_person_can_have_everything_and_have_it_removed() {
    each(|store| async move {
        tables_of_two(store.as_ref()).await;
        let mut all = kept(store.as_ref(), 1).await;
        all.sort_by(|one, other| one.table.cmp(&other.table));
        let [gathers, begun] = &all[..] else { panic!("{all:?}") };
        assert!(gathers.table == "g" && gathers.owned && !gathers.removed && gathers.moves.is_empty());
        assert_eq!(
            (begun.owned, begun.removed, begun.seats.clone()),
            (true, true, vec![(Seat(0), "Player 1".into())])
        );
        assert_eq!(begun.lines.iter().map(|line| line.id).collect::<Vec<_>>(), [3]);
        let second = kept(store.as_ref(), 2).await;
        // The chance that followed may be hidden.
        let moves = vec![KeptMove { seat: Seat(1), version: 11, action: "T.w1".into(), at: entry(1).at }];
        assert_eq!((second.len(), &second[0].moves), (1, &moves));
        assert_eq!(kept(store.as_ref(), 3).await[0].lines.len(), 3);
        assert!(kept(store.as_ref(), 9).await.is_empty());

        let mut changed = names(store.change(leaving(1, Some([8; 32]))).await).unwrap();
        changed.sort();
        assert_eq!(changed, ["g", "t"]);
        assert!(kept(store.as_ref(), 1).await.is_empty());
        let stored = store.load("t").await.unwrap().unwrap();
        let former = SeatRecord { owner: Some([0; 32]), ..open() };
        assert_eq!((stored.owner, stored.seats), (Some([8; 32]), vec![former, person(2)]));
        assert_eq!(stored.entries, [entry(0), entry(1)], "games stay");
        assert_eq!(stored.lines[..3], [0, 1, 2].map(|id| line(id, Room::Table)));
        let left = &stored.lines[3];
        assert_eq!((left.id, left.text.as_str(), left.speaker), (3, REMOVED_TEXT, [0; 32]));
        assert!(left.name.is_empty() && left.key.is_empty());
        let gathers = store.load("g").await.unwrap().unwrap();
        assert_eq!(
            (gathers.seats, gathers.revision, gathers.owner),
            (vec![open(), open()], Some(1), Some([8; 32]))
        );
        assert_eq!(store.tables_of([1; 32], 0, 10).await.unwrap().total, 0);
        assert!(store.change(leaving(1, None)).await.unwrap().is_empty());
        assert!(store.held([8; 32]).await.unwrap() > 1000 && store.held([1; 32]).await.unwrap() == 0);
        // The table goes on.
        assert_eq!(store.append("t", entry(2), waiting_for(1)).await, Ok(()));
        assert!(store.say("t", line(4, Room::Table)).await.is_ok());
    })
    .await;
}

#[tokio::test]
async fn a_seat_is_idle_until_its_holder_moves_and_when_it_is_their_turn() {
    each(|store| async move {
        let idle = |people: &[u8], since| {
            let (store, people) = (store.clone(), people.iter().map(|person| [*person; 32]).collect());
            async move { store.idle_seats(people, since).await.unwrap() }
        };
        let open_to_all = || TableOptions { public: true, ..TableOptions::default() };
        let of_two = || vec![person(1), person(2)];
        store
            .create(NewTable { seats: vec![person(2), open()], ..gathering("gathers", true) })
            .await
            .unwrap();
        store
            .create(NewTable { owner: Some([1; 32]), options: open_to_all(), ..table("begun", of_two()) })
            .await
            .unwrap();
        store.create(NewTable { owner: Some([1; 32]), ..table("private", of_two()) }).await.unwrap();
        let changed = entry(0).at;
        assert_eq!(
            (idle(&[2], changed).await, idle(&[1], 0).await),
            (2, 0),
            "hosts are idle at their own tables"
        );
        assert_eq!((idle(&[7, 2, 1], changed).await, idle(&[7], 0).await, idle(&[], 0).await), (2, 0, 0));
        assert_eq!(idle(&[2], changed + 1).await, 1, "the other began too long ago");
        // The second seat moves.
        store.append("begun", entry(1), waiting_for(0)).await.unwrap();
        assert_eq!(idle(&[2], 0).await, 1);
        store.append("begun", entry(2), waiting_for(1)).await.unwrap();
        assert_eq!(idle(&[2], 0).await, 2, "the others wait for the second seat");
        store.append("begun", entry(3), waiting_for(0)).await.unwrap();
        assert_eq!(idle(&[2], 0).await, 1);
        let ends = NewTable { owner: Some([1; 32]), options: open_to_all(), ..table("over", of_two()) };
        finished(&*store, ends).await;
        assert_eq!(idle(&[2], 0).await, 1);
    })
    .await;
}

#[tokio::test]
async fn the_tables_of_people_in_the_lobby_are_counted() {
    each(|store| async move {
        let count = |people: &[u8], since| {
            let (store, people) = (store.clone(), people.iter().map(|person| [*person; 32]).collect());
            async move { store.gathering(people, since).await.unwrap() }
        };
        for (name, public, owner) in [("a", true, 1), ("b", true, 1), ("c", true, 2), ("d", false, 1)] {
            store.create(NewTable { owner: Some([owner; 32]), ..gathering(name, public) }).await.unwrap();
        }
        let options = TableOptions { public: true, ..TableOptions::default() };
        let begun = table("begun", vec![person(1), person(2)]);
        store.create(NewTable { owner: Some([1; 32]), options, ..begun }).await.unwrap();
        assert_eq!((count(&[1], 0).await, count(&[2, 7, 1], 0).await, count(&[], 0).await), (2, 3, 0));
        assert_eq!(count(&[1], u64::MAX >> 1).await, 0, "they are listed no more");
    })
    .await;
}

#[tokio::test]
async fn a_host_closes_and_removes_tables_and_lines() {
    each(|store| async move {
        tables_of_two(store.as_ref()).await;
        let line_of = |table: &str, line| Change::RemoveLine { table: table.into(), line };
        assert_eq!(names(store.change(line_of("t", 1)).await), Ok(vec!["t".into()]));
        for nothing in
            [line_of("t", 9), line_of("x", 0), Change::Close("x".into()), Change::RemoveTable("x".into())]
        {
            assert_eq!(store.change(nothing.clone()).await, Ok(vec![]), "{nothing:?}");
        }
        let lines = store.load("t").await.unwrap().unwrap().lines;
        let texts: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
        assert_eq!((texts[1], texts[0]), (REMOVED_TEXT, line(0, Room::Table).text.as_str()));
        assert!(!lines[1].name.contains("Player"));

        assert_eq!(store.lobby(0, 10).await.unwrap().len(), 1);
        assert_eq!(names(store.change(Change::Close("g".into())).await), Ok(vec!["g".into()]));
        assert!(store.lobby(0, 10).await.unwrap().is_empty());
        let stored = store.load("g").await.unwrap().unwrap();
        assert!(!stored.options.public && !stored.options.spectators);
        let revision = stored.revision.expect("it gathers");
        assert_eq!(revision & table::CLOSED, table::CLOSED, "also before its game begins");
        assert_eq!(store.change(Change::Close("g".into())).await.map(|changed| changed.len()), Ok(1));
        assert_eq!(store.load("g").await.unwrap().unwrap().revision, Some(revision), "once is enough");
        let reseat = Reseat { revision, seats: stored.seats, start: None, at: entry(9).at };
        assert!(store.reseat("g", reseat).await.is_ok());
        assert_eq!(store.load("g").await.unwrap().unwrap().revision, Some(revision + 1), "and it lasts");
        store.change(Change::Close("t".into())).await.unwrap();
        let begun = store.load("t").await.unwrap().unwrap();
        assert!(begun.revision.is_none() && !begun.options.spectators);

        let again = NewTable { rematch_of: Some("t".into()), ..table("r", vec![person(1), person(2)]) };
        assert_eq!(store.create(again).await, Ok(Created::New));
        assert_eq!(names(store.change(Change::RemoveTable("r".into())).await), Ok(vec!["r".into()]));
        assert_eq!(store.load("r").await, Ok(None));
        assert_eq!(store.load("t").await.unwrap().unwrap().rematch, None);
    })
    .await;
}

#[tokio::test]
async fn what_is_removed_leaves_a_file_without_faults() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("data.sqlite");
    let store = Sqlite::open(&path, Options::default()).await.unwrap();
    tables_of_two(&store).await;
    let line = Change::RemoveLine { table: "t".into(), line: 0 };
    for change in [line, Change::Close("g".into()), leaving(1, None), leaving(3, None)] {
        assert!(!store.change(change.clone()).await.unwrap().is_empty());
        assert_eq!(store.check().await, Ok(vec![]), "after {change:?}");
    }
    store.change(Change::RemoveTable("t".into())).await.unwrap();
    assert_eq!(store.check().await, Ok(vec![]));
    store.close().await;
    let bytes = std::fs::read(&path).unwrap();
    assert!(!bytes.windows(32).any(|window| window == [1; 32]), "nothing of the person is left in use");
}

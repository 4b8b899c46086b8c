//! The bytes that the store counts.

use std::collections::BTreeMap;

use protocol::Room;
use store::{
    Change, Changed, EventStore, Expired, LINES_KEPT, Line, NewTable, Options, Owner, Reseat, Sqlite, size,
};

use crate::common::{bot, each, entry, gathering, line, open, person, start, table, waiting_for};

#[tokio::test]
async fn what_a_person_holds_is_what_is_stored_of_their_tables() {
    each(|store| async move {
        let own = |id: &str| NewTable { owner: Some([1; 32]), ..table(id, vec![person(2), bot()]) };
        assert_eq!(store.held([1; 32]).await, Ok(0));
        let mut held = size::of_new(&own("t")) + size::of_new(&own("u"));
        for id in ["t", "u"] {
            store.create(own(id)).await.unwrap();
        }
        store.create(table("other", vec![person(1), person(2)])).await.unwrap();
        assert_eq!(store.held([1; 32]).await, Ok(held));
        store.append("t", entry(1), waiting_for(1)).await.unwrap();
        store.say("t", line(0, Room::Table)).await.unwrap();
        held += size::of_entry(&entry(1)) + size::of_line(&line(0, Room::Table));
        assert_eq!(store.held([1; 32]).await, Ok(held));
        assert_eq!(store.held([2; 32]).await, Ok(0), "a seat is no table");
        let long = Line { text: "й".repeat(500), ..line(1, Room::Table) };
        store.say("t", long.clone()).await.unwrap();
        held += size::of_line(&long);
        assert_eq!(store.held([1; 32]).await, Ok(held));
        store.change(Change::RemoveTable("u".into())).await.unwrap();
        assert_eq!(store.held([1; 32]).await, Ok(held - size::of_new(&own("u"))));
    })
    .await;
}

#[tokio::test]
async fn what_long_lines_take_on_the_disk_is_counted() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("data.sqlite");
    let store = Sqlite::open(&path, Options::default()).await.unwrap();
    store.create(NewTable { owner: Some([1; 32]), ..table("t", vec![person(1), person(2)]) }).await.unwrap();
    for id in 0..200 {
        // A line of the greatest length, of letters that take four bytes.
        let text = "😀".repeat(300);
        store.say("t", Line { text, ..line(id, Room::Table) }).await.unwrap();
    }
    let held = store.held([1; 32]).await.unwrap();
    store.close().await;
    let file = std::fs::metadata(&path).unwrap().len();
    assert!(held > file * 3 / 4 && held < file * 4 / 3, "{held} counted, {file} in the file");
}

/// Every write of a table says by how much it grew, so that nobody has to count it again.
#[tokio::test]
async fn what_a_table_grows_by_is_what_is_held_more() {
    each(|store| async move {
        store.create(gathering("t", false)).await.unwrap();
        let mut held = store.held([1; 32]).await.unwrap().cast_signed();
        assert_eq!(held, size::of_new(&gathering("t", false)).cast_signed());
        let seats = [vec![person(1), person(200)], vec![open(), open()], vec![person(1), bot()]];
        for (revision, seats) in (0..).zip(seats) {
            let start = (revision == 2).then(start);
            held += store.reseat("t", Reseat { revision, seats, start, at: entry(5).at }).await.unwrap();
            assert_eq!(store.held([1; 32]).await.unwrap().cast_signed(), held, "{revision}");
        }
        let mut most = 0;
        for id in 0..LINES_KEPT + 20 {
            // Of the lines that are deleted each has a length of its own, some with a page.
            let text = "й".repeat(if id < 10 { 450 + id as usize } else { 1 });
            held += store.say("t", Line { text, ..line(id, Room::Spectators) }).await.unwrap();
            most = most.max(held);
        }
        assert_eq!(store.held([1; 32]).await.unwrap().cast_signed(), held);
        assert!(held < most - 40_000, "{held} of {most}");
    })
    .await;
}

/// After any deletion nobody has to be counted again.
#[tokio::test]
async fn what_is_deleted_is_held_no_more() {
    each(|store| async move {
        let people = [1, 2, 8].map(|person| [person; 32]);
        for (id, owner) in [("t", 1), ("u", 2), ("v", 1)] {
            let seats = vec![person(1), person(2)];
            store.create(NewTable { owner: Some([owner; 32]), ..table(id, seats) }).await.unwrap();
            for (line_id, speaker) in [(0, 1), (1, 3), (2, 3)] {
                let text = "й".repeat(500);
                let line = Line { speaker: [speaker; 32], text, ..line(line_id, Room::Table) };
                store.say(id, line).await.unwrap();
            }
        }
        store.create(gathering("g", true)).await.unwrap();
        let mut held: BTreeMap<Owner, i64> = BTreeMap::new();
        for owner in people {
            held.insert(owner, store.held(owner).await.unwrap().cast_signed());
        }
        let leaving = |person: u8, heir: Option<u8>| Change::RemovePerson {
            person: [person; 32],
            heir: heir.map(|heir| [heir; 32]),
        };
        let changes = [
            Some(Change::RemoveLine { table: "t".into(), line: 1 }),
            Some(Change::Close("u".into())),
            Some(leaving(3, None)),
            Some(Change::RemoveTable("v".into())),
            Some(leaving(1, Some(8))),
            None,
            Some(leaving(2, None)),
        ];
        for change in changes {
            if change == Some(leaving(1, Some(8))) {
                let left = held.insert([1; 32], 0).unwrap();
                held.insert([8; 32], left);
            }
            let changed = match change.clone() {
                Some(change) => store.change(change).await,
                None => store.sweep(Expired { gathering: u64::MAX, ..Expired::default() }).await,
            };
            for Changed { owner, grown, .. } in changed.unwrap() {
                *held.get_mut(&owner.unwrap()).unwrap() += grown;
            }
            for owner in people {
                let counted = store.held(owner).await.unwrap().cast_signed();
                assert_eq!(held[&owner], counted, "{} after {change:?}", owner[0]);
            }
        }
        assert!(held[&[1; 32]] == 0 && held[&[2; 32]] == 0 && held[&[8; 32]] > 0);
    })
    .await;
}

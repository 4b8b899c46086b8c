//! Damage that leaves a file readable: it is found by checksums, and what is intact is saved.

#![expect(clippy::print_stdout, reason = "what became of the bits is part of the result")]

use std::collections::BTreeMap;
use std::path::Path;

use kernel::Digest;
use protocol::Room;
use store::{
    Ban, Banned, Change, Contents, DataFile, Entry, EventStore, NewTable, OpenError, Options, Removal,
    Sqlite, Standing, Stored, Summary, salvage,
};

use table::{Moderation, Sanction, Sanctions};

use crate::common::{bot, entry, gathering, line, names, person, table, waiting_for};
use crate::data_file::{Folder, lead_back, sql};

/// The number of bits that every run of the tests flips; `cargo xtask soak` flips more.
const FLIPS: u64 = 15;

/// A closed file with tables of every kind, lines, tables that were removed from lists, and people who were known before
/// anything was signed.
async fn full() -> Folder {
    let folder = Folder::new();
    let store = folder.open().await.unwrap();
    store.create(table("old", vec![person(8), person(9)])).await.unwrap();
    store.close().await;
    lead_back(&folder.data(), 5, "").await;
    let store = folder.open().await.unwrap();
    std::fs::remove_file(folder.0.path().join("data.sqlite.layout-5")).unwrap();
    for id in ["running", "over"] {
        store.create(table(id, vec![person(1), bot()])).await.unwrap();
        for seq in 1..30 {
            store.append(id, entry(seq), waiting_for(0)).await.unwrap();
        }
    }
    let end = Standing { awaiting: None, places: Some(vec![2, 1]), ..waiting_for(0) };
    store.append("over", Entry { undo: None, ..entry(30) }, end).await.unwrap();
    let rematch = NewTable { rematch_of: Some("over".into()), ..table("rematch", vec![person(1), bot()]) };
    store.create(rematch).await.unwrap();
    store.create(gathering("gathering", true)).await.unwrap();
    for id in 0..12 {
        let room = if id % 3 == 2 { Room::Spectators } else { Room::Table };
        store.say("running", line(id, room)).await.unwrap();
    }
    store.remove([1; 32], Removal::Table("over".into())).await.unwrap();
    for (person, sanction) in [([3; 32], Sanction::Muted), ([4; 32], Sanction::Removed)] {
        store.moderate("gathering", Moderation::Person(person, Some(sanction))).await.unwrap();
    }
    store.ban(Ban { banned: Banned::Network("2001:db8::/56".into()), until: u64::MAX / 2 }, 0).await.unwrap();
    store.close().await;
    folder
}

/// Everything that a server says of a file.
#[derive(PartialEq, Debug)]
struct Told {
    tables: BTreeMap<String, Stored>,
    lists: Vec<Vec<Summary>>,
    key: [u8; 64],
    known: Vec<bool>,
    bans: Vec<Ban>,
}

/// Reads these tables and all lists of a file.
async fn told(store: &Sqlite, ids: impl IntoIterator<Item = impl AsRef<str>>) -> Result<Told, String> {
    let mut tables = BTreeMap::new();
    for id in ids {
        let id = id.as_ref();
        let stored = store.load(id).await.map_err(|error| error.0)?;
        tables.insert(id.to_owned(), stored.ok_or_else(|| format!("{id} is missing"))?);
    }
    let mut lists = vec![store.lobby(0, 100).await.map_err(|error| error.0)?];
    let mut known = Vec::new();
    for owner in [1, 8, 9] {
        lists.push(store.tables_of([owner; 32], 0, 100).await.map_err(|error| error.0)?.tables);
        known.push(store.knew_unsigned([owner; 32]).await.map_err(|error| error.0)?);
    }
    let bans = store.bans().await.map_err(|error| error.0)?;
    Ok(Told { tables, lists, key: *store.signing_key(), known, bans })
}

/// The effect of a flipped bit.
#[derive(PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Outcome {
    /// The file is refused.
    Refused,
    /// A check finds it.
    Found,
    /// No effect: the bit belongs to nothing.
    Unused,
}

/// Opens a file with a flipped bit as a server does.
async fn outcome(path: &Path, before: &Told) -> Outcome {
    let Ok(store) = Sqlite::open(path, Options::default()).await else { return Outcome::Refused };
    let found = store.check().await;
    for (id, written) in &before.tables {
        // No table is ever loaded that is not the one that was written.
        if let Ok(Some(stored)) = store.load(id).await {
            // A decision about a guest that cannot be found is missed by the check.
            assert_eq!(Stored { sanctions: written.sanctions.clone(), ..stored }, *written);
        }
    }
    let outcome = match found {
        Ok(faults) if faults.is_empty() => {
            assert_eq!(
                told(&store, before.tables.keys()).await.as_ref(),
                Ok(before),
                "a change that nobody notices"
            );
            Outcome::Unused
        }
        _ => Outcome::Found,
    };
    store.close().await;
    outcome
}

/// Saves what is intact in a damaged file, and checks that it is what was written. Returns how many tables were saved;
/// none if nothing of the file can be read.
async fn saved(data: &Path, to: &Path, before: &Told) -> Option<usize> {
    let damaged = std::fs::read(data).unwrap();
    let salvaged = match salvage(data, to).await {
        Ok(salvaged) => salvaged,
        Err(error) => {
            assert!(matches!(error, OpenError::Damaged { .. } | OpenError::Newer { .. }), "{error}");
            return None;
        }
    };
    assert!(damaged == std::fs::read(data).unwrap(), "the damaged file stays as it was");
    let store = Sqlite::open(to, Options::default()).await.unwrap();
    assert_eq!(store.check().await.unwrap(), Vec::<String>::new());
    let mut tables = 0;
    for (id, written) in &before.tables {
        let Some(stored) = store.load(id).await.unwrap() else {
            assert!(!salvaged.lost.is_empty(), "{id} is lost, and nothing says so");
            continue;
        };
        tables += 1;
        let game =
            |stored: &Stored| Stored { lines: Vec::new(), sanctions: Sanctions::new(), ..stored.clone() };
        assert_eq!(game(&stored), game(written));
    }
    assert_eq!(salvaged.contents.tables, tables as u64);
    if salvaged.lost.is_empty() {
        assert_eq!(told(&store, before.tables.keys()).await.as_ref(), Ok(before));
    }
    store.close().await;
    Some(tables)
}

#[tokio::test]
async fn no_flipped_bit_changes_or_hides_anything_silently() {
    let amount =
        std::env::var("CABOCHON_FLIPS").ok().map_or(FLIPS, |flips| flips.parse().expect("a number of flips"));
    let (folder, saves) = (full().await, Folder::new());
    let store = folder.open().await.unwrap();
    let mut ids = ["running", "over", "rematch", "gathering", "old"].map(str::to_owned).to_vec();
    // Pages that are as full as those of a long life.
    for more in 0..12 {
        let id = format!("more-{more}");
        store.create(table(&id, vec![person(more), person(1)])).await.unwrap();
        for seq in 1..120 {
            store.append(&id, entry(seq), waiting_for(0)).await.unwrap();
        }
        ids.push(id);
    }
    let before = told(&store, &ids).await.unwrap();
    assert_eq!(store.check().await.unwrap(), Vec::<String>::new());
    store.close().await;
    let whole = std::fs::read(folder.data()).unwrap();
    let (mut outcomes, mut rescued) = (BTreeMap::<Outcome, u64>::new(), Vec::new());
    for flip in 0..amount {
        let bit = Digest::new().word(flip).finish() as usize % (whole.len() * 8);
        let mut bytes = whole.clone();
        bytes[bit / 8] ^= 1 << (bit % 8);
        std::fs::write(folder.data(), &bytes).unwrap();
        let outcome = outcome(&folder.data(), &before).await;
        if outcome != Outcome::Unused {
            std::fs::write(folder.data(), &bytes).unwrap();
            rescued.push(saved(&folder.data(), &saves.data(), &before).await);
            let _ = std::fs::remove_file(saves.data());
        }
        *outcomes.entry(outcome).or_default() += 1;
    }
    println!("{amount} flips of {} bits: {outcomes:?}", whole.len() * 8);
    println!("tables of {} that were saved from each damaged file: {rescued:?}", ids.len());
    assert!(outcomes.contains_key(&Outcome::Found), "{outcomes:?}");
}

/// A page of a table with all histories, as a bad sector leaves it: SQLite refuses the file.
#[tokio::test]
async fn a_lost_page_costs_only_the_tables_on_it() {
    let (folder, saves) = (Folder::filled().await, Folder::new());
    let store = folder.open().await.unwrap();
    let ids: Vec<String> = (0..40).map(|id| format!("table-{id}")).collect();
    let before = told(&store, &ids).await.unwrap();
    store.close().await;
    let mut bytes = std::fs::read(folder.data()).unwrap();
    // The last page with entries is no inner page of the tree.
    let key = bytes.windows(6).rposition(|key| key == b"key-17").expect("an entry");
    bytes[key / 4096 * 4096..][..4096].fill(0xAA);
    std::fs::write(folder.data(), &bytes).unwrap();
    assert!(matches!(folder.open().await, Err(OpenError::Damaged { .. })));
    let saved = saved(&folder.data(), &saves.data(), &before).await.expect("a file that can be read");
    assert!((30..40).contains(&saved), "{saved}");
}

/// A check that a person can read, for one damage of each kind.
#[tokio::test]
async fn each_kind_of_damage_is_named() {
    for (change, fault) in [
        ("UPDATE tables SET setup = 'splendor players=3 rules=1' WHERE id = 'over'", "its seats and options"),
        ("UPDATE tables SET id = 'else' WHERE id = 'over'", "its seats and options"),
        ("UPDATE seats SET name = 'Playor 1' WHERE seat = 0 AND number = 2", "its seats and options"),
        ("UPDATE tables SET scores = '3 1' WHERE id = 'running'", "its position"),
        ("UPDATE tables SET awaits_bot = 1 WHERE id = 'running'", "its position"),
        ("UPDATE results SET place = 1", "its position"),
        ("UPDATE entries SET inputs = 'T.w9 card.3' WHERE seq = 7 AND number = 2", "entry 7"),
        ("DELETE FROM entries WHERE seq = 7 AND number = 2", "a gap"),
        ("DELETE FROM entries WHERE seq = 29 AND number = 2", "its position"),
        ("UPDATE lines SET text = 'Hello' WHERE id = 11", "line 11"),
        ("DELETE FROM lines WHERE id = 3", "fewer or more lines"),
        ("DELETE FROM removed", "0 tables removed from lists, and 1 were written"),
        ("UPDATE removed SET number = 1", "removal of a table"),
        (
            "UPDATE unsigned SET owner = zeroblob(32) WHERE owner = (SELECT min(owner) FROM unsigned)",
            "known before",
        ),
        (
            "PRAGMA foreign_keys = OFF; DELETE FROM tables WHERE id = 'gathering'",
            "4 tables, and 5 were written",
        ),
        ("UPDATE sanctions SET removed = 1", "a decision about a guest"),
        ("DELETE FROM sanctions WHERE removed = 1", "1 decisions about guests, and 2 were written"),
        ("UPDATE bans SET until = 1", "a ban"),
        ("DELETE FROM bans", "0 bans, and 1 were written"),
        ("UPDATE signing SET key = zeroblob(64)", "signing key"),
        ("UPDATE signing SET key = x'00'", "signing key"),
        ("UPDATE signing SET sum = sum + 1", "signing key"),
        ("DELETE FROM signing", "signing key"),
    ] {
        let folder = full().await;
        sql(&folder.data(), change).await;
        let file = DataFile::open(&folder.data()).await.unwrap();
        let faults = file.check().await.unwrap();
        assert!(faults.iter().any(|found| found.contains(fault)), "{change}: {faults:?}");
    }
}

/// A server refuses a file whose signing key is damaged, so nothing else may call it sound.
#[tokio::test]
async fn a_damaged_signing_key_is_found_wherever_the_file_is_used() {
    let (folder, other, saves) = (full().await, Folder::small().await, Folder::new());
    let whole = std::fs::read(folder.data()).unwrap();
    let store = folder.open().await.unwrap();
    let key = *store.signing_key();
    store.close().await;
    let at = whole.windows(key.len()).position(|bytes| bytes == key).expect("the key");
    for bit in [0, 64 * 8 - 1] {
        let mut bytes = whole.clone();
        bytes[at + bit / 8] ^= 1 << (bit % 8);
        std::fs::write(folder.data(), bytes).unwrap();
        let refusal = folder.open().await.err().unwrap();
        assert!(refusal.to_string().contains("signing key"), "{refusal}");
        let file = DataFile::open(&folder.data()).await.unwrap();
        assert_eq!(file.check().await.unwrap(), ["the signing key is missing or changed"]);
        drop(file);
        let before = other.files();
        let refusal = store::restore(&folder.data(), &other.data()).await.unwrap_err();
        assert!(refusal.to_string().contains("signing key"), "{refusal}");
        assert!(before == other.files());
        // Everything else is saved, with a new key.
        let salvaged = salvage(&folder.data(), &saves.data()).await.unwrap();
        assert_eq!(salvaged.contents.tables, 5);
        assert!(salvaged.lost.len() == 1 && salvaged.lost[0].contains("signing key"), "{:?}", salvaged.lost);
        let store = saves.open().await.unwrap();
        assert!(*store.signing_key() != key);
        assert_eq!(store.check().await.unwrap(), Vec::<String>::new());
        store.close().await;
        std::fs::remove_file(saves.data()).unwrap();
    }
}

/// A damaged table is in no list; the others are as before.
#[tokio::test]
async fn a_damaged_table_is_not_shown() {
    let folder = full().await;
    sql(&folder.data(), "UPDATE tables SET turns = 9 WHERE id = 'running'").await;
    let store = folder.open().await.unwrap();
    let error = store.load("running").await.unwrap_err();
    assert!(error.0.contains("its position"), "{error}");
    let tables = store.tables_of([1; 32], 0, 10).await.unwrap().tables;
    assert_eq!(tables.iter().map(|table| table.id.as_str()).collect::<Vec<_>>(), ["rematch", "gathering"]);
    store.close().await;
    let file = DataFile::open(&folder.data()).await.unwrap();
    let tables = file.tables().await.unwrap();
    assert_eq!(tables.iter().filter(|table| table.is_ok()).count(), 4);
    let damaged = tables.into_iter().find_map(Result::err).unwrap();
    assert_eq!(damaged.table, "running");
}

#[tokio::test]
async fn what_is_intact_is_saved_and_the_rest_is_named() {
    let (folder, saves) = (full().await, Folder::new());
    sql(
        &folder.data(),
        "UPDATE tables SET turns = 9 WHERE id = 'running'; UPDATE removed SET owner = zeroblob(32)",
    )
    .await;
    let salvaged = salvage(&folder.data(), &saves.data()).await.unwrap();
    assert_eq!(salvaged.contents, Contents { tables: 4, entries: 33, lines: 0 });
    assert_eq!(salvaged.lost.len(), 2, "{:?}", salvaged.lost);
    assert!(salvaged.lost[0].starts_with("the table running is damaged"), "{:?}", salvaged.lost);
    // A server begins on it, and everything goes on.
    let store = saves.open().await.unwrap();
    store.append("rematch", entry(1), waiting_for(0)).await.unwrap();
    assert!(store.knew_unsigned([8; 32]).await.unwrap());
    assert_eq!(store.tables_of([1; 32], 0, 10).await.unwrap().tables.len(), 3, "what was removed is back");
    store.close().await;
    assert_eq!(saves.files().len(), 1);
    // No file is overwritten, and none is read that a server has open.
    assert!(matches!(salvage(&folder.data(), &saves.data()).await, Err(OpenError::Exists(_))));
    let store = folder.open().await.unwrap();
    assert!(matches!(salvage(&folder.data(), &saves.0.path().join("b")).await, Err(OpenError::InUse(_))));
    store.close().await;
}

#[tokio::test]
async fn the_damaged_file_stays_whatever_its_name() {
    let folder = full().await;
    let named_new = folder.0.path().join("saved.new");
    std::fs::rename(folder.data(), &named_new).unwrap();
    let salvaged = salvage(&named_new, &folder.0.path().join("saved")).await.unwrap();
    assert_eq!((salvaged.contents.tables, salvaged.lost), (5, Vec::new()));
    assert_eq!(salvage(&named_new, &folder.data()).await.unwrap().contents.tables, 5);
}

#[tokio::test]
async fn a_table_that_was_deleted_is_not_lost() {
    let (folder, saves) = (full().await, Folder::new());
    let store = folder.open().await.unwrap();
    store.change(Change::RemoveTable("over".into())).await.unwrap();
    store.close().await;
    let salvaged = salvage(&folder.data(), &saves.data()).await.unwrap();
    assert_eq!((salvaged.contents.tables, salvaged.lost), (4, Vec::new()));
    // One whose row is gone is.
    sql(&folder.data(), "PRAGMA foreign_keys = OFF; DELETE FROM tables WHERE id = 'running'").await;
    let salvaged = salvage(&folder.data(), &saves.0.path().join("other")).await.unwrap();
    assert_eq!(salvaged.contents.tables, 3);
    assert_eq!(salvaged.lost, ["1 of 4 tables, which are not found"]);
}

/// A file that was cut short has its other pages.
#[tokio::test]
async fn a_file_that_was_cut_short_is_saved_but_for_what_was_cut() {
    let folder = full().await;
    let store = folder.open().await.unwrap();
    let ids = ["running", "over", "rematch", "gathering", "old"];
    let before = told(&store, ids).await.unwrap();
    store.close().await;
    let whole = std::fs::read(folder.data()).unwrap();
    let mut saves = Vec::new();
    for cut in 1..=whole.len() / 4096 - 1 {
        let (short, to) = (Folder::new(), Folder::new());
        std::fs::write(short.data(), &whole[..whole.len() - cut * 4096]).unwrap();
        assert!(short.open().await.is_err(), "it is not served");
        saves.extend(saved(&short.data(), &to.data(), &before).await);
    }
    assert!(saves.iter().any(|tables| (1..=5).contains(tables)), "of files cut short: {saves:?}");
    println!("saved of a file with one page less, two, and so on: {saves:?}");
}

/// A chat with a damaged line costs its table nothing but that line.
#[tokio::test]
async fn a_damaged_line_is_lost_alone() {
    let (folder, saves) = (full().await, Folder::new());
    sql(&folder.data(), "UPDATE lines SET text = 'Hello' WHERE id = 4").await;
    let salvaged = salvage(&folder.data(), &saves.data()).await.unwrap();
    assert_eq!((salvaged.contents.tables, salvaged.contents.lines), (5, 11));
    assert_eq!(salvaged.lost, ["the chat of the table running, of which 11 lines are intact"]);
    let store = saves.open().await.unwrap();
    assert_eq!(store.load("running").await.unwrap().unwrap().lines.len(), 11);
    store.say("running", line(12, Room::Table)).await.unwrap();
    assert_eq!(store.check().await.unwrap(), Vec::<String>::new());
    store.close().await;
}

/// A line that is deleted by a rule, or removed as a host may, breaks no checksum.
#[tokio::test]
async fn old_lines_go_without_a_fault() {
    let folder = Folder::of(3..8).await;
    let store = folder.open().await.unwrap();
    for id in 0..store::LINES_KEPT + 3 {
        store.say("table-3", line(id, Room::Table)).await.unwrap();
    }
    assert_eq!(store.check().await.unwrap(), Vec::<String>::new());
    store.close().await;
}

/// The time of a table's last change may be what is damaged.
#[tokio::test]
async fn a_damaged_table_is_not_deleted_for_its_age() {
    let folder = full().await;
    sql(&folder.data(), "UPDATE tables SET changed = 0 WHERE id = 'running'").await;
    let store = folder.open().await.unwrap();
    let expired = store::Expired { gathering: 1000, running: 1000, finished: 1000 };
    assert_eq!(store.sweep(expired).await, Ok(Vec::new()));
    let all = store::Expired { gathering: u64::MAX, running: u64::MAX, finished: u64::MAX };
    assert!(!names(store.sweep(all).await).unwrap().contains(&"running".to_owned()));
    assert_eq!(store.check().await.unwrap().len(), 1, "it is still there to be salvaged");
    store.close().await;
}

#[tokio::test]
async fn people_who_have_nothing_left_are_forgotten() {
    let folder = full().await;
    let store = folder.open().await.unwrap();
    assert!(store.knew_unsigned([8; 32]).await.unwrap());
    let all = store::Expired { gathering: u64::MAX, running: u64::MAX, finished: u64::MAX };
    assert_eq!(store.sweep(all).await.unwrap().len(), 5);
    assert!(!store.knew_unsigned([8; 32]).await.unwrap());
    assert_eq!(store.check().await.unwrap(), Vec::<String>::new());
    store.close().await;
}

#[tokio::test]
async fn a_file_without_checksums_is_not_salvaged() {
    let (folder, saves) = (full().await, Folder::new());
    lead_back(&folder.data(), 6, "").await;
    let refusal = salvage(&folder.data(), &saves.data()).await.unwrap_err();
    assert!(refusal.to_string().contains("restore a backup"), "{refusal}");
    assert!(saves.files().is_empty());
}

#[tokio::test]
async fn a_file_without_marks_of_programs_is_salvaged() {
    let (folder, saves) = (Folder::of(0..3).await, Folder::new());
    lead_back(&folder.data(), 9, "").await;
    let salvaged = salvage(&folder.data(), &saves.data()).await.unwrap();
    assert_eq!((salvaged.contents.tables, salvaged.lost), (3, Vec::new()));
    let store = saves.open().await.unwrap();
    assert_eq!(store.load("table-1").await.unwrap().unwrap().seats, [person(1), bot()]);
    assert_eq!(store.check().await.unwrap(), Vec::<String>::new());
    store.close().await;
}

/// A mark that came or went unnoticed would show a person as a program.
#[tokio::test]
async fn a_changed_mark_of_a_program_is_damage() {
    let folder = Folder::small().await;
    sql(&folder.data(), "UPDATE seats SET program = 1 WHERE seat = 0").await;
    let store = folder.open().await.unwrap();
    assert!(store.load("table-7").await.is_err());
    store.close().await;
}

/// SQLite would leave out everything from a damaged frame of the journal on, and nobody would know.
#[tokio::test]
async fn a_damaged_journal_is_refused_and_what_is_before_it_is_saved() {
    let folder = Folder::small().await;
    let store = folder.open().await.unwrap();
    for id in ["first", "second", "third"] {
        store.create(table(id, vec![person(1), bot()])).await.unwrap();
    }
    let crashed = folder.crashed();
    store.close().await;
    let journal = crashed.0.path().join("data.sqlite-wal");
    let whole = std::fs::read(&journal).unwrap();
    assert_eq!(DataFile::open(&crashed.data()).await.unwrap().incomplete_from(), None);
    let mut flipped = whole.clone();
    let middle = whole.len() / 2;
    flipped[middle] ^= 4;
    std::fs::write(&journal, &flipped).unwrap();

    let refused = crashed.refused().await.to_string();
    assert!(refused.contains("of its journal is damaged"), "{refused}");
    assert!(DataFile::open(&crashed.data()).await.is_err());
    assert_eq!(std::fs::read(&journal).unwrap(), flipped);
    let to = Folder::new();
    let saved = salvage(&crashed.data(), &to.data()).await.unwrap();
    assert!(saved.lost.iter().any(|lost| lost.contains("of its journal")), "{:?}", saved.lost);
    assert!(saved.contents.tables >= 1 && saved.contents.tables < 4, "{:?}", saved.contents);
}

/// The host is told that something at the end of the journal is left out.
#[tokio::test]
async fn an_incomplete_journal_is_told() {
    let folder = Folder::small().await;
    let store = folder.open().await.unwrap();
    store.create(table("first", vec![person(1), bot()])).await.unwrap();
    let crashed = folder.crashed();
    store.close().await;
    let journal = crashed.0.path().join("data.sqlite-wal");
    let whole = std::fs::read(&journal).unwrap();
    std::fs::write(&journal, &whole[..whole.len() - 100]).unwrap();

    assert!(DataFile::open(&crashed.data()).await.unwrap().incomplete_from().is_some());
    let saved = salvage(&crashed.data(), &Folder::new().data()).await.unwrap();
    assert!(saved.lost.iter().any(|lost| lost.contains("incomplete")), "{:?}", saved.lost);
}

/// The data about a person names a damaged table, and says nothing that was not written.
#[tokio::test]
async fn what_is_kept_of_a_damaged_table_is_not_told() {
    let folder = Folder::small().await;
    let store = folder.open().await.unwrap();
    store.create(NewTable { owner: Some([1; 32]), ..table("first", vec![person(1), bot()]) }).await.unwrap();
    let (_, kept) = store.kept([1; 32], 0).await.unwrap().unwrap();
    assert!(!kept.is_damaged && !kept.seats.is_empty());
    store.close().await;
    sql(&folder.data(), "UPDATE seats SET name = 'Hugo' WHERE owner IS NOT NULL").await;

    let store = folder.open().await.unwrap();
    let (_, kept) = store.kept([1; 32], 0).await.unwrap().unwrap();
    assert!(kept.is_damaged && kept.seats.is_empty() && kept.setup.is_empty(), "{kept:?}");
    store.close().await;
}

//! A data file that an earlier program wrote opens, shows what it showed, and its games go on.
//!
//! `kept.sqlite` holds tables of both games: one with undone moves, one won by a side because the other stalled, one a
//! move before that, one with bots, one that is over, one with an open seat. `kept.txt` holds the cookie of the person
//! who set them up, and for each table its name, its version and a digest of what it shows.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use catalog::SeededSource;
use kernel::Digest;
use protocol::{Awaiting, MyTables, NewTable, Seat, Snapshot, TableOptions, UndoRequest, UndoWord};
use sha2::{Digest as _, Sha256};
use store::{Options, Sqlite};
use table::TableDraft;

use crate::house::{Browser, House, bot, human, open};

/// The game in which the first seat has just begun its third turn with all gold and both pearls (`duel X46`). It is needed
/// to write the data file, not to read it.
fn game_that_stalls() -> String {
    let at = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games/duel/stalled.cab");
    std::fs::read_to_string(at).unwrap()
}

const KEPT: &str = include_str!("kept.txt");

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/it").join(name)
}

/// Returns a digest of what a table shows to a reader, without the table's name and the presence of people.
fn shown(snapshot: &Snapshot) -> u64 {
    let mut folded = Digest::new();
    let mut fold = |text: &str| folded = folded.bytes(text.as_bytes());
    fold(&snapshot.setup);
    fold(&serde_json::to_string(&(&snapshot.awaiting, &snapshot.seats, &snapshot.stalling)).unwrap());
    for seen in &snapshot.seen {
        fold(&serde_json::to_string(seen).unwrap());
    }
    folded.finish()
}

async fn opened() -> (House, Browser, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.sqlite");
    std::fs::copy(file("kept.sqlite"), &data).unwrap();
    let house = House::on(Arc::new(Sqlite::open(&data, Options::default()).await.unwrap())).await;
    let mut anna = house.browser();
    anna.cookie = KEPT.lines().next().map(str::to_owned);
    (house, anna, folder)
}

fn tables() -> BTreeMap<String, (u32, u64)> {
    let line = |line: &str| {
        let mut words = line.split(' ');
        let mut word = || words.next().unwrap().to_owned();
        (word(), (word().parse().unwrap(), word().parse().unwrap()))
    };
    KEPT.lines().skip(1).map(line).collect()
}

#[tokio::test]
async fn tables_of_an_earlier_program_show_what_they_showed() {
    assert!(std::fs::metadata(file("kept.sqlite")).unwrap().len() < 200_000);
    let (mut house, anna, _folder) = opened().await;
    for (table, (version, digest)) in tables() {
        // A bot may be about to move on its own.
        let snapshot = anna.snapshot(&table).await;
        let agreed = snapshot.options.chosen.get("adjudicate").map(String::as_str);
        assert_eq!(agreed, table.starts_with("stall").then_some("yes"), "{table}");
        if snapshot.seats.iter().any(|seat| seat.level.is_some()) {
            assert!(snapshot.version >= version, "{table}");
        } else {
            assert_eq!((snapshot.version, shown(&snapshot)), (version, digest), "{table}");
        }
    }
    house.stop().await;
}

/// An earlier program did not sign its cookies: those of the people whom its file knows count, and are replaced.
#[tokio::test]
async fn people_of_an_earlier_program_keep_their_seats() {
    let (mut house, mut anna, _folder) = opened().await;
    let first = anna.get("/api/mine").await;
    let mine: MyTables = first.json();
    assert_eq!(mine.total as usize, tables().len());
    let unsigned = anna.cookie.clone().unwrap();
    anna.keep(&first);
    assert!(anna.cookie.as_ref().unwrap().len() > unsigned.len());
    let again = anna.get("/api/mine").await;
    assert_eq!(again.json::<MyTables>().total, mine.total);
    assert!(!again.headers.contains_key("set-cookie"), "it is signed");
    let mut stranger = house.browser();
    stranger.cookie = Some(format!("cabochon={}", "1".repeat(64)));
    let answer = stranger.get("/api/mine").await;
    assert!(answer.json::<MyTables>().total == 0 && !answer.headers.contains_key("set-cookie"));
    house.stop().await;
}

#[tokio::test]
async fn games_of_an_earlier_program_go_on_to_their_ends() {
    let (mut house, anna, _folder) = opened().await;
    let (mut finished, mut waiting) = (0, 0);
    for table in tables().into_keys() {
        if anna.snapshot(&table).await.awaiting == Awaiting::Players {
            waiting += 1;
            assert_eq!(house.browser().take(&table, 1, "Bert").await.status, 200);
            continue;
        }
        play_out(&house, &anna, &table).await;
        assert_eq!(anna.snapshot(&table).await.awaiting, Awaiting::Over);
        finished += 1;
    }
    assert_eq!((finished, waiting), (6, 1));
    house.stop().await;
}

/// Plays a table to its end; bots that sit there play in between.
async fn play_out(house: &House, anna: &Browser, table: &str) {
    for number in 0..100_000 {
        let snapshot = anna.snapshot(table).await;
        match snapshot.awaiting {
            Awaiting::Over => return,
            Awaiting::Decision { seat } if snapshot.seats[seat.index()].mine => {
                let request = house.next_move(table, &format!("on-{number}")).await.unwrap();
                anna.play(table, &request).await.unwrap();
            }
            _ => tokio::time::sleep(std::time::Duration::from_millis(2)).await,
        }
    }
    panic!("the game does not end");
}

// --- writing the file ------------------------------------------------------------------------------------------

async fn moves(house: &House, anna: &Browser, table: &str, count: u32) {
    for number in 0..count {
        let version = house.version(table).await;
        let request = house.next_move(table, &format!("{version}-{number}")).await.unwrap();
        anna.play(table, &request).await.unwrap();
    }
}

async fn undo(house: &House, anna: &Browser, table: &str) {
    let version = house.version(table).await;
    let stored = house.store.load(table).await.unwrap().unwrap();
    let session = store::records::record(stored).unwrap().session(games::REGISTRY).unwrap().unwrap();
    let seat = session.inputs(0).iter().rev().find_map(|input| input.seat).unwrap();
    let request =
        UndoRequest { key: format!("undo-{version}"), seat: Seat(seat.0), version, word: UndoWord::Ask };
    let answer = anna.post(&format!("/api/tables/{table}/undo"), &request).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
}

/// A table with the game in which a side stalls, without its last `less` moves.
async fn stalled(house: &House, anna: &Browser, id: &str, less: usize) {
    // The signature comes before it.
    let cookie = anna.cookie.as_ref().unwrap();
    let hex = &cookie[cookie.len() - 64..];
    let secret: Vec<u8> =
        (0..32).map(|at| u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).unwrap()).collect();
    let holder: [u8; 32] = Sha256::digest(secret).into();
    let session = games::load(&game_that_stalls()).unwrap();
    let moves: Vec<u32> = (1..=session.version()).filter(|&input| session.actor(input).is_some()).collect();
    let end = if less == 0 { session.version() } else { moves[moves.len() - less] - 1 };
    let log = session.at(end).unwrap().log();
    let seats = [human("Anna"), human("Bert")];
    let options = TableOptions { adjudicate: true, ..TableOptions::default() };
    let mut source = SeededSource::new(1);
    let wish = NewTable { setup: "duel players=2".into(), seats: seats.to_vec(), options };
    let held = TableDraft::new(games::REGISTRY, &wish, holder, &mut source).unwrap();
    let played = TableDraft::from_log(games::REGISTRY, &log, &seats, holder, &mut source).unwrap();
    let draft = TableDraft { options: held.options, ..played };
    house.store.create(store::records::new_table(id.into(), draft, None, 0)).await.unwrap();
}

#[tokio::test]
#[ignore = "writes the data file anew: only for a program whose files must be kept"]
async fn write_the_file() {
    let _ = std::fs::remove_file(file("kept.sqlite"));
    let store = Sqlite::open(&file("kept.sqlite"), Options::default()).await.unwrap();
    let mut house = House::on(Arc::new(store)).await;
    let mut anna = house.browser();
    let seats = [human("Anna"), human("Bert"), human("Clara")];
    let base = anna.set_up(&seats).await;
    for _ in 0..60 {
        // A move that turned a card up cannot be undone: those that can, are.
        moves(&house, &anna, &base, 1).await;
        let stored = house.store.load(&base).await.unwrap().unwrap();
        let session = store::records::record(stored).unwrap().session(games::REGISTRY).unwrap().unwrap();
        let last = session.version();
        if last.is_multiple_of(4) && !session.reveals(last) {
            undo(&house, &anna, &base).await;
            moves(&house, &anna, &base, 2).await;
        }
    }
    let duel = anna.set_up_of("duel", &seats[..2], TableOptions::default()).await;
    moves(&house, &anna, &duel, 24).await;
    let over = anna.set_up(&seats[..2]).await;
    house.play_out(&anna, &over).await;
    let bots = anna.set_up(&[human("Anna"), bot("greedy"), bot("master:20"), bot("random")]).await;
    let waiting = anna.set_up(&[human("Anna"), open()]).await;
    stalled(&house, &anna, "stalled", 0).await;
    stalled(&house, &anna, "stalls-soon", 1).await;
    let mut kept = format!("{}\n", anna.cookie.clone().unwrap());
    for table in [base, duel, over, bots, waiting, "stalled".to_owned(), "stalls-soon".to_owned()] {
        let snapshot = anna.snapshot(&table).await;
        kept += &format!("{table} {} {}\n", snapshot.version, shown(&snapshot));
    }
    std::fs::write(file("kept.txt"), kept).unwrap();
    house.stop().await;
}

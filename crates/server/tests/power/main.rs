//! Power cuts: everything that SQLite reported as stored to a busy server, and the server to its players, is in every
//! state that a disk can have after the power failed.
//!
//! A server in a process of its own writes to a disk that records every write and flush of the data file and its journal,
//! and each acknowledgement that reaches a player (`disk.rs`). Now and then its flushes fail for a moment. At each
//! flush the two files are then put together as a power cut would leave them (`cut.rs`): what was flushed, and of the
//! rest nothing, everything, a part, or writes without those before them. Each copy is opened as a server opens it; it
//! must be without faults and have everything that was acknowledged before.
//!
//! The disk does not model the names of files, which are made before anything is acknowledged, nor disks that report a
//! flush that has not happened.

#![expect(clippy::print_stdout, reason = "what became of the copies is part of the result")]

#[expect(dead_code, reason = "other tests do more with a server")]
#[path = "../it/house.rs"]
mod house;

mod cut;
mod disk;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, LazyLock};

use futures_util::future::join_all;
use laws::Dice;
use mind::Level;
use protocol::{Awaiting, Created, MoveRequest, Moved, NewTable, SayRequest, Seat, TableOptions, Viewer};
use serde::Serialize;
use store::{EventStore, Options, Sqlite};

use crate::cut::{Fate, Files, Power};
use crate::disk::{Acknowledged, Disk, Event, Recording, Which};
use crate::house::{Answer, Browser, House, human};

/// The number of copies that every run of the tests opens; `cargo xtask soak` opens more.
const COPIES: usize = 60;
/// The number of flushes of each recording, and the most copies that are made of one.
const FLUSHES_RECORDED: usize = 600;
const COPIES_OF_ONE: usize = 1000;
/// The number of tables that are played at the same time.
const TABLES: usize = 6;
/// The folder of the recording, for the process that makes it.
const FOLDER: &str = "CABOCHON_RECORDING";
/// The number of flushes, for the same process.
const FLUSHES: &str = "CABOCHON_FLUSHES";

fn copies() -> usize {
    std::env::var("CABOCHON_CUTS").ok().map_or(COPIES, |cuts| cuts.parse().expect("a number of copies"))
}

fn data(folder: &Path) -> PathBuf {
    folder.join("data.sqlite")
}

/// Repeats a request for as long as it cannot be stored.
async fn insist(person: &Browser, path: &str, body: &impl Serialize) -> Answer {
    loop {
        let answer = person.post(path, body).await;
        if answer.status != 503 {
            return answer;
        }
    }
}

/// Plays at a table of one person at one screen, one game after the other, until enough has been recorded.
async fn play(mut person: Browser, number: usize, disk: &Disk, flushes: usize) {
    let mut moves = 0;
    let listed = &games::LIST[number % games::LIST.len()];
    let (about, entry) = (listed.about(), listed.entry);
    let game = about.name;
    while disk.flushes() < flushes {
        let seats = vec![human("Anna"); usize::from(*about.seats.start())];
        let setup = format!("{game} players={}", seats.len());
        let wanted = NewTable { setup, seats, options: TableOptions::default() };
        let answer = insist(&person, "/api/tables", &wanted).await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        person.keep(&answer);
        let table = answer.json::<Created>().table;
        disk.acknowledged(Acknowledged::Table { table: table.clone() });
        while disk.flushes() < flushes {
            let snapshot = person.snapshot(&table).await;
            let Awaiting::Decision { seat } = snapshot.awaiting else { break };
            let view = snapshot.seen.iter().find(|seen| seen.viewer == Viewer::Seat(seat)).unwrap();
            let advice = entry
                .advise(&Level::GREEDY.into(), snapshot.version.into(), view.view.get(), &[], &mut || true)
                .expect("a view");
            let action = advice.expect("the seat is to act").best();
            let key = format!("move-{moves}");
            let request = MoveRequest { key: key.clone(), seat, version: snapshot.version, action };
            let answer = insist(&person, &format!("/api/tables/{table}/moves"), &request).await;
            assert_eq!(answer.status, 200, "{}", answer.text());
            let version = answer.json::<Moved>().version;
            disk.acknowledged(Acknowledged::Move { table: table.clone(), key, version });
            if moves % 8 == 7 {
                let key = format!("line-{moves}");
                let (name, text) = (String::new(), "well played".into());
                let line = SayRequest { key: key.clone(), seat: Some(Seat(0)), name, text };
                let answer = insist(&person, &format!("/api/tables/{table}/chat"), &line).await;
                assert_eq!(answer.status, 200, "{}", answer.text());
                disk.acknowledged(Acknowledged::Line { table: table.clone(), key });
            }
            moves += 1;
        }
    }
}

/// The process that is recorded: a server and its players.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "the test of this file starts it in a process of its own, since all of SQLite's files go through its disk"]
async fn a_busy_server_is_recorded() {
    let Some(folder) = std::env::var_os(FOLDER).map(PathBuf::from) else { return };
    let flushes = std::env::var(FLUSHES).unwrap().parse().unwrap();
    let disk = Disk::default();
    sqlite_vfs::register("recorder", disk.clone(), true).unwrap();
    let store = Sqlite::open(&data(&folder), Options::default()).await.unwrap();
    let mut house = House::on(Arc::new(store)).await;
    join_all((0..TABLES).map(|number| play(house.browser(), number, &disk, flushes))).await;
    house.stop().await;
    disk.recording.lock().unwrap().save(&folder);
}

/// A recording, with the data file before it.
struct Recorded {
    recording: Recording,
    before: Files,
}

impl Recorded {
    /// Records a busy server until it has flushed so often.
    fn new(flushes: usize) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async {
            Sqlite::open(&data(folder.path()), Options::default()).await.unwrap().close().await;
        });
        let before = Files::new(std::fs::read(data(folder.path())).unwrap());
        let recorder = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "a_busy_server_is_recorded", "--ignored", "--nocapture"])
            .env(FOLDER, folder.path())
            .env(FLUSHES, flushes.to_string())
            .output()
            .unwrap();
        let said = || String::from_utf8_lossy(&recorder.stderr).into_owned();
        assert!(recorder.status.success(), "{}", said());
        let recording = Recording::open(folder.path());
        assert!(recording.flushes >= flushes, "{} flushes: {}", recording.flushes, said());
        Recorded { recording, before }
    }

    /// Cuts the power at flushes, spread evenly, until there are this many copies, and opens each. Returns what is
    /// missing in those that lack something, and how many were opened of each kind.
    fn cut(&self, events: &[Event], copies: usize) -> (Vec<String>, BTreeMap<Fate, usize>) {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        let folder = tempfile::tempdir().unwrap();
        let (mut dice, mut missing, mut opened) = (Dice::new(0xCAB0), Vec::new(), BTreeMap::new());
        let mut power = Power::new(&self.recording, self.before.clone());
        let flushes = events.iter().filter(|event| matches!(event, Event::Flushed { .. })).count();
        let (mut flush, mut made) = (0, 0);
        for event in events {
            if let Event::Flushed { file } = event {
                flush += 1;
                // Every cut while the journal is written back counts: there are few.
                let here = if *file == Which::Data { Fate::ALL.len() } else { 0 };
                let until = (made + here).max(copies * flush / flushes);
                // Just before the flush returns: everything that people were told has been flushed earlier.
                while made < until {
                    let fate = Fate::ALL[made % Fate::ALL.len()];
                    let place = folder.path().join(made.to_string());
                    std::fs::create_dir(&place).unwrap();
                    power.cut(fate, &mut dice).save(&data(&place));
                    let lacks = runtime.block_on(power.missing(&data(&place)));
                    missing
                        .extend(lacks.into_iter().map(|lack| format!("{fate:?} at flush {flush}: {lack}")));
                    std::fs::remove_dir_all(&place).unwrap();
                    *opened.entry(fate).or_default() += 1;
                    made += 1;
                }
            }
            power.event(event);
        }
        (missing, opened)
    }
}

/// One recording for all tests; if there are many copies, more follow.
static RECORDED: LazyLock<Recorded> = LazyLock::new(|| Recorded::new(FLUSHES_RECORDED));

#[test]
fn every_copy_after_a_power_cut_has_what_was_acknowledged() {
    let mut left = copies();
    for round in 0.. {
        let more = (round > 0).then(|| Recorded::new(FLUSHES_RECORDED));
        let recorded = more.as_ref().unwrap_or(&RECORDED);
        let copies = left.min(COPIES_OF_ONE);
        let events = &recorded.recording.events;
        let count = |wanted: fn(&Event) -> bool| events.iter().filter(|event| wanted(event)).count();
        let written_back = count(|event| matches!(event, Event::Flushed { file: Which::Data }));
        let (missing, opened) = recorded.cut(events, copies);
        println!(
            "{} flushes of the journal and {written_back} of the data file, {} acknowledgements; copies: {opened:?}",
            recorded.recording.flushes,
            count(|event| matches!(event, Event::Acknowledged(_))),
        );
        assert_eq!(missing, Vec::<String>::new());
        // The journal was begun anew at least once, besides the end.
        assert!(written_back > 1);
        left -= copies;
        if left == 0 {
            return;
        }
    }
}

/// A store that acknowledges what the disk has only in its memory, as with `synchronous=NORMAL` or `OFF`, is found out.
#[test]
fn a_journal_that_is_not_flushed_is_found_out() {
    let mut events = RECORDED.recording.events.clone();
    events.retain(|event| !matches!(event, Event::Flushed { file: Which::Journal }));
    // Then a cut is looked for elsewhere: after each hundredth acknowledgement.
    let mut told = 0;
    let with_cuts = events.into_iter().flat_map(|event| {
        told += usize::from(matches!(event, Event::Acknowledged(_)));
        let here = matches!(event, Event::Acknowledged(_)) && told % 100 == 99;
        // Nothing of the data file is pending there, so that this flush says nothing else.
        [Some(event), here.then_some(Event::Flushed { file: Which::Data })].into_iter().flatten()
    });
    let (missing, _) = RECORDED.cut(&with_cuts.collect::<Vec<_>>(), 8);
    assert!(missing.iter().any(|missing| missing.contains("Move")), "{missing:?}");
}

/// A server that acknowledges one flush too early is found out.
#[test]
fn an_acknowledgement_before_its_flush_is_found_out() {
    let mut events = Vec::<Event>::new();
    for event in &RECORDED.recording.events {
        let flush = events.iter().rposition(|event| matches!(event, Event::Flushed { file: Which::Journal }));
        match (event, flush) {
            (Event::Acknowledged(_), Some(flush)) => events.insert(flush, event.clone()),
            _ => events.push(event.clone()),
        }
    }
    let (missing, _) = RECORDED.cut(&events, 40);
    assert!(missing.iter().any(|missing| missing.contains("Move")), "{missing:?}");
}

//! The corpus of Skerries has a game for every way to end, in both weathers, one of five and one of six.
//!
//! `cargo test -p skerries-play --test it corpus -- --ignored` looks for these games anew.

use std::collections::BTreeSet;
use std::path::PathBuf;

use catalog::{Legal, Registry, SeededSource, Session};
use skerries_play::ENTRY;

static GAMES: Registry = Registry::new(&[&ENTRY]);

/// The games of more players than the others have.
const FULL: [&str; 2] = ["six-players-outright", "five-players-outright"];
/// The weathers, and the ways to end that each must have a game of.
const WEATHERS: [&str; 2] = ["fair", "gale"];
const ENDINGS: [&str; 4] = ["outright", "tie-by-oil", "shared", "sunk"];

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../corpus")
}

fn ending(session: &dyn Session) -> &'static str {
    let decided = session.result().expect("the game is over").decided;
    match (decided.list, decided.item) {
        ("skerries", "24") => "outright",
        ("skerries", "25") => "tie-by-oil",
        ("skerries", "26") => "shared",
        ("skerries", "21") | ("gale", "2") => "sunk",
        other => panic!("decided by {other:?}"),
    }
}

/// The names of the games there must be.
fn wanted() -> BTreeSet<String> {
    let each = |weather| ENDINGS.map(|ending| format!("{weather}-{ending}"));
    WEATHERS.into_iter().flat_map(each).chain(FULL.map(str::to_owned)).collect()
}

#[test]
fn every_way_to_end_has_a_game() {
    let mut names = BTreeSet::new();
    for path in std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()) {
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let session = GAMES.load(&std::fs::read_to_string(path).unwrap()).unwrap();
        assert!(name.ends_with(ending(&*session)), "{name} ends {}", ending(&*session));
        assert_eq!(name.starts_with("gale"), session.log().contains("weather=gale"), "{name}");
        names.insert(name);
    }
    assert_eq!(names, wanted());
}

/// A game of which some seats are held by `greedy` and the others by `random`.
fn play(setup: &str, seed: u64) -> Box<dyn Session> {
    let mut session = GAMES.open(setup).unwrap();
    let mut chance = SeededSource::new(seed);
    let bot = (if seed.is_multiple_of(3) { "random" } else { "greedy" }).parse().unwrap();
    loop {
        match session.legal() {
            Legal::Over => return session,
            Legal::Outcomes(_) => drop(session.draw_in(&mut chance)),
            Legal::Actions(_) => {
                let action = session.think(&bot, seed).expect("a decision is due");
                session.play(&action).unwrap();
            }
        }
    }
}

#[test]
#[ignore = "looks for the games anew and writes them"]
fn find_games() {
    let mut missing = wanted();
    for seed in 0..200_000u64 {
        let weather = WEATHERS[(seed % 2) as usize];
        let (players, name) = match seed % 7 {
            0 if missing.contains(FULL[0]) => (6, "six-players"),
            0 => (5, "five-players"),
            _ => (2 + seed % 3, weather),
        };
        if players > 4 && weather == "gale" {
            continue;
        }
        let option = if weather == "gale" { " weather=gale" } else { "" };
        let session = play(&format!("skerries players={players}{option}"), seed);
        let ending = ending(&*session);
        let name = format!("{name}-{ending}");
        if missing.remove(&name) {
            let head = format!("# ending: {ending}\n# digest: {:016x}\n", session.digest());
            std::fs::write(folder().join(format!("{name}.cab")), head + &session.log()).unwrap();
        }
        if missing.is_empty() {
            return;
        }
    }
    panic!("not found: {missing:?}");
}

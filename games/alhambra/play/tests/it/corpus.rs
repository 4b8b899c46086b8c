//! The corpus of Alhambra has a game for each number of players with each way to count walls. It also has one whose
//! victory is shared, one of hoarders, one in which somebody had to pass, and one with a board of twenty columns and
//! twelve rows.
//!
//! `cargo test -p alhambra-play --test it corpus -- --ignored` looks for these games anew.

use std::collections::BTreeSet;
use std::path::PathBuf;

use alhambra_play::ENTRY;
use catalog::{Legal, Registry, SeededSource, Session};
use kernel::{Draw, Seat};
use laws::Dice;

static GAMES: Registry = Registry::new(&[&ENTRY]);

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../corpus")
}

fn ending(session: &dyn Session) -> &'static str {
    match session.result().expect("the game is over").decided.item {
        "86" => "outright",
        "87" => "shared",
        other => panic!("decided by {other:?}"),
    }
}

/// The names of the games there must be.
fn wanted() -> BTreeSet<String> {
    let each = |players| ["sides", "tiles"].map(|walls| format!("{players}-{walls}-outright"));
    let more = ["shared", "hoarders-outright", "passed-outright", "wide-outright"].map(str::to_owned);
    (2..=6).flat_map(each).chain(more).collect()
}

#[test]
fn every_kind_of_game_is_there() {
    let mut names = BTreeSet::new();
    for path in std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()) {
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let log = std::fs::read_to_string(path).unwrap();
        let session = GAMES.load(&log).unwrap();
        assert!(name.ends_with(ending(&*session)), "{name} ends {}", ending(&*session));
        assert_eq!(name.contains("tiles"), session.setup().contains("walls=tiles"), "{name}");
        assert!(log.lines().any(|line| line.starts_with("S.")), "{name}: nobody pays with cards to spare");
        // The cards of such a payment are undone together.
        for (input, number) in session.inputs(0).iter().zip(1..) {
            let goes_on = input.text.starts_with("P.") || input.text == "E";
            assert_eq!(session.continues_action(number), goes_on, "{name}, {number}: {}", input.text);
        }
        if name.starts_with("passed") {
            assert!(log.lines().any(|line| line == "P"), "{name}");
        }
        if name.starts_with("wide") {
            assert!(crate::extent::beginning(&log).is_some(), "{name}");
        }
        names.insert(name);
    }
    assert_eq!(names, wanted());
}

/// The manner in which a seat plays.
#[derive(Clone, Copy)]
enum Manner {
    Random,
    Greedy,
    /// Takes as much money as it can, and buys only what it must.
    Hoard,
    /// Spends what it has on anything, and gives it away.
    Spend,
}

fn choose(manner: Manner, session: &dyn Session, actions: &[String], dice: &mut Dice, seed: u64) -> String {
    let longest = |start: &str| {
        let all = actions.iter().filter(|action| action.starts_with(start));
        all.max_by_key(|action| action.len()).cloned()
    };
    let any = actions[dice.below(actions.len() as u32) as usize].clone();
    match manner {
        Manner::Random => any,
        Manner::Greedy => session.think(&"greedy".parse().expect("a bot"), seed).expect("a decision is due"),
        Manner::Hoard => longest("T.").unwrap_or(any),
        Manner::Spend => {
            let given =
                actions.iter().find(|action| action.ends_with("@n") || action.ends_with("@r")).cloned();
            let taken = actions.iter().find(|action| action.starts_with("T.")).cloned();
            longest("S.").or(longest("P.")).or(longest("B.")).or(given).or(taken).unwrap_or(any)
        }
    }
}

fn play(setup: &str, seed: u64, manner: impl Fn(Seat) -> Manner) -> Box<dyn Session> {
    let mut session = GAMES.open(setup).unwrap();
    let mut chance = SeededSource::new(seed);
    let mut dice = Dice::new(seed);
    loop {
        match session.legal() {
            Legal::Over => return session,
            Legal::Outcomes(_) => drop(session.draw_in(&mut chance)),
            Legal::Actions(actions) => {
                let catalog::Awaiting::Decision { seat } = session.awaiting() else { return session };
                let action = choose(manner(seat), &*session, &actions, &mut dice, seed);
                session.play(&action).unwrap();
            }
        }
    }
}

fn write(name: &str, session: &dyn Session) {
    let head = format!("# ending: {}\n# digest: {:016x}\n", ending(session), session.digest());
    std::fs::write(folder().join(format!("{name}.cab")), head + &session.log()).unwrap();
}

#[test]
#[ignore = "looks for the games anew and writes them"]
fn find_games() {
    let mut missing = wanted();
    for seed in 0..5_000u64 {
        let players = 2 + seed % 5;
        let walls = if seed / 5 % 2 == 0 { "sides" } else { "tiles" };
        let option = if walls == "tiles" { " walls=tiles" } else { "" };
        let mut keep = |name: String, session: &dyn Session| {
            if missing.remove(&name) {
                write(&name, session);
            }
        };
        let mixed = |seat: Seat| {
            if (seed / 10 + u64::from(seat.0)) % 2 == 0 { Manner::Random } else { Manner::Greedy }
        };
        let session = play(&format!("alhambra players={players}{option}"), seed, mixed);
        let decided = ending(&*session);
        keep(format!("{players}-{walls}-{decided}"), &*session);
        if walls == "sides" {
            keep(decided.to_owned(), &*session);
        }
        let hoarders = play("alhambra players=3", seed, |_| Manner::Hoard);
        keep(format!("hoarders-{}", ending(&*hoarders)), &*hoarders);
        let poor =
            play("alhambra players=2", seed, |seat| if seat.0 == 0 { Manner::Spend } else { Manner::Hoard });
        if poor.log().lines().any(|line| line == "P") {
            keep(format!("passed-{}", ending(&*poor)), &*poor);
        }
        if let Some(session) = crate::wide::find(seed).and_then(|log| GAMES.load(&log).ok()) {
            keep(format!("wide-{}", ending(&*session)), &*session);
        }
        if missing.is_empty() {
            return;
        }
    }
    panic!("not found: {missing:?}");
}

//! The corpus: whole games as logs, replayed strictly in every run. A rules change that breaks a stored game shows
//! here first. Each player count of Splendor has one for every way in which a game can end; what Duel's games must
//! show is said in `games/duel/rules/tests/corpus.rs`.
//!
//! `cargo test -p games --test corpus -- --ignored` looks for the games of Splendor anew.

use std::collections::BTreeMap;
use std::path::PathBuf;

use catalog::{Awaiting, Legal, SeededSource, Session, Source};
use kernel::Viewer;

/// The ways to end that every player count of Splendor must have a game of.
const ENDINGS: [&str; 6] =
    ["outright", "tie-by-cards", "shared", "through-a-noble", "last-seat", "all-passed"];

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games")
}

fn files(game: &str) -> Vec<(String, String)> {
    let mut files: Vec<_> = std::fs::read_dir(folder().join(game).join("corpus"))
        .unwrap_or_else(|error| panic!("the corpus of {game}: {error}"))
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "cab"))
        .map(|path| {
            (path.file_stem().unwrap().to_str().unwrap().to_owned(), std::fs::read_to_string(path).unwrap())
        })
        .collect();
    files.sort();
    files
}

/// All the ways in which a finished game of Splendor ended.
fn endings(session: &dyn Session) -> Vec<&'static str> {
    let result = session.result().expect("the game is over");
    if result.ended.item == "C23" {
        return vec!["all-passed"];
    }
    let mut endings = vec![match result.decided.item {
        "76" => "outright",
        "77" => "tie-by-cards",
        "C22" => "shared",
        other => panic!("decided by {other}"),
    }];
    // The turn that first brought fifteen points, by the points before and after each input.
    let steps = session.steps(Viewer::Spectator, 0);
    let reached = steps.iter().find(|step| {
        let then = session.at(step.version).unwrap();
        then.scores().iter().any(|&points| points >= 15)
    });
    let received = |step: &catalog::Step| step.effects.iter().any(|effect| effect.contains("\"received\""));
    if let Some(step) = reached
        && received(step)
        && session.at(step.version).unwrap().scores().iter().all(|&points| points < 18)
    {
        endings.push("through-a-noble");
    }
    if !steps.iter().any(|step| step.effects.iter().any(|effect| effect.contains("\"last_round\""))) {
        endings.push("last-seat");
    }
    endings
}

#[test]
fn every_game_of_the_corpus_replays_to_its_ending() {
    for game in games::names() {
        let files = files(game);
        assert!(!files.is_empty(), "{game} has no corpus");
        for (name, log) in files {
            let session = games::load(&log).unwrap_or_else(|error| panic!("{game}/{name}: {error}"));
            assert_eq!(session.awaiting(), Awaiting::Over, "{name} is not over");
            let named = log.lines().find_map(|line| line.strip_prefix("# ending: ")).expect("a named ending");
            assert!(name.ends_with(named), "{name} names another ending, {named}");
            let stated = log.lines().find_map(|line| line.strip_prefix("# digest: ")).expect("a digest");
            assert_eq!(format!("{:016x}", session.digest()), stated, "{name} reaches another state");
            // What is written again is what was read.
            let inputs: String =
                log.lines().filter(|line| !line.starts_with('#')).map(|line| format!("{line}\n")).collect();
            assert_eq!(session.log(), inputs, "{name}");
        }
    }
}

#[test]
fn every_way_to_end_has_a_game() {
    let files = files("splendor");
    for (name, log) in &files {
        let ends = endings(&*games::load(log).unwrap());
        assert!(ends.iter().any(|ending| name.ends_with(ending)), "{name} ends {ends:?}");
    }
    let names: Vec<&String> = files.iter().map(|(name, _)| name).collect();
    for players in 2..=4 {
        for ending in ENDINGS {
            let wanted = format!("{players}p-{ending}");
            assert!(names.contains(&&wanted), "the corpus lacks {wanted}");
        }
    }
}

#[test]
fn a_spoiled_game_is_refused_at_the_first_bad_line() {
    for (game, strange) in [("splendor", "T.wwwww"), ("duel", "T.a1a2a3a4")] {
        a_spoiled_game_is_refused(game, strange);
    }
}

/// A game with a line that is in no notation, or that is and never legal.
fn a_spoiled_game_is_refused(game: &str, strange: &str) {
    let (name, log) = files(game).remove(0);
    let lines: Vec<&str> = log.lines().collect();
    let spoil = |at: usize, with: &str| {
        let mut spoiled = lines.clone();
        spoiled[at] = with;
        games::load(&spoiled.join("\n")).err().unwrap_or_else(|| panic!("{name} spoiled at {at} loads"))
    };
    let middle = lines.len() / 2;
    assert_eq!(spoil(middle, "nonsense").line as usize, middle + 1);
    assert_eq!(spoil(middle, strange).line as usize, middle + 1);
    assert_eq!(
        games::load(&format!("{log}{strange}\n")).err().map(|error| error.line as usize),
        Some(lines.len() + 1)
    );
}

// --- looking for the games ------------------------------------------------------------------------------------

/// How the players of a search choose: one of the legal actions.
type Policy = fn(&dyn Session, &[String], &mut dyn FnMut(u32) -> u32) -> usize;

fn any(_: &dyn Session, actions: &[String], below: &mut dyn FnMut(u32) -> u32) -> usize {
    below(actions.len() as u32) as usize
}

/// Buys when it can, for games that people would recognise.
fn buyer(_: &dyn Session, actions: &[String], below: &mut dyn FnMut(u32) -> u32) -> usize {
    let buys: Vec<usize> = (0..actions.len()).filter(|&n| actions[n].starts_with("B.")).collect();
    match buys.len() {
        0 => below(actions.len() as u32) as usize,
        n => buys[below(n as u32) as usize],
    }
}

/// Never buys if it can be helped, keeps few colours and no gold: so the table runs dry and all must pass.
fn hoarder(session: &dyn Session, actions: &[String], below: &mut dyn FnMut(u32) -> u32) -> usize {
    let Awaiting::Decision { seat } = session.awaiting() else { return 0 };
    // Each player likes some colours better than others.
    let liking = |letter: char| {
        "wbgrk".find(letter).map_or(0, |colour| 10 - ((colour + 10 - 2 * usize::from(seat.0)) % 5) as i32 * 2)
    };
    let worth = |action: &str| match action.split_at(action.len().min(2)) {
        ("T.", gems) => 100 + gems.chars().map(liking).sum::<i32>(),
        ("D.", gems) => -gems.chars().map(liking).sum::<i32>(),
        ("R.", _) => 60,
        _ => 0,
    };
    let noise: Vec<i32> = actions.iter().map(|_| below(60) as i32).collect();
    (0..actions.len()).max_by_key(|&n| worth(&actions[n]) + noise[n]).unwrap_or(0)
}

fn play(players: u8, seed: u64, policy: Policy) -> Option<Box<dyn Session>> {
    let mut session = games::open(&format!("splendor players={players}")).unwrap();
    let (mut chance, mut choice) = (SeededSource::new(seed), SeededSource::new(!seed));
    for turn in 0..1_500 {
        match session.legal() {
            Legal::Over => return Some(session),
            Legal::Outcomes(_) => {
                session.draw_in(&mut chance).unwrap();
            }
            Legal::Actions(actions) => {
                let mut ordinal = 0;
                let mut below = |n: u32| {
                    ordinal += 1;
                    choice.below(0, turn * 1_000 + ordinal, n)
                };
                let chosen = policy(&*session, &actions, &mut below);
                session.play(&actions[chosen]).unwrap();
            }
        }
    }
    None
}

#[test]
#[ignore = "looks for the games anew and writes them"]
fn find_games() {
    for players in 2..=4 {
        let mut missing: BTreeMap<&str, ()> = ENDINGS.into_iter().map(|ending| (ending, ())).collect();
        for seed in 0..200_000 {
            if missing.is_empty() {
                break;
            }
            let policy: Policy = match seed % 4 {
                _ if missing.len() == 1 && missing.contains_key("all-passed") => hoarder,
                0 | 1 => buyer,
                2 => any,
                _ => hoarder,
            };
            let Some(session) = play(players, seed, policy) else { continue };
            for ending in endings(&*session) {
                if missing.remove(ending).is_some() {
                    let head = format!("# ending: {ending}\n# digest: {:016x}\n", session.digest());
                    let path = folder().join(format!("splendor/corpus/{players}p-{ending}.cab"));
                    std::fs::write(path, head + &session.log()).unwrap();
                }
            }
        }
        assert!(missing.is_empty(), "{players} players: not found {missing:?}");
    }
}

/// What `docs/protocol/referee.md` says of a game's effects: the rows of their table.
fn described(game: &str) -> String {
    let page = include_str!("../../../docs/protocol/referee.md");
    let title = match game {
        "splendor" => "\n## Splendor\n",
        "duel" => "\n## Splendor Duel\n",
        other => panic!("{other} has no part in docs/protocol/referee.md"),
    };
    let (_, part) = page.split_once(title).expect("a part of the page");
    let part = part.split_once("\n## ").map_or(part, |(part, _)| part);
    part.split_once("### The effects").expect("a table of effects").1.to_owned()
}

#[test]
fn every_effect_is_described() {
    for game in games::names() {
        let (table, mut seen) = (described(game), BTreeMap::new());
        for (name, log) in files(game) {
            let session = games::load(&log).unwrap_or_else(|error| panic!("{name}: {error}"));
            for effect in
                session.steps(Viewer::Seat(kernel::Seat(0)), 0).into_iter().flat_map(|step| step.effects)
            {
                let effect: serde_json::Value = serde_json::from_str(&effect).unwrap();
                let fields = effect.as_object().unwrap().keys().filter(|key| *key != "effect").cloned();
                seen.insert(effect["effect"].as_str().unwrap().to_owned(), fields.collect::<Vec<_>>());
            }
        }
        let rows = table.lines().filter(|line| line.starts_with("| `")).count() - 1;
        assert_eq!(seen.len(), rows, "{game}: the corpus shows {:?}", seen.keys());
        for (effect, fields) in seen {
            let row = table.lines().find(|line| line.starts_with(&format!("| `{effect}` |")));
            let row = row.unwrap_or_else(|| panic!("{game}: {effect} is not described"));
            let told: Vec<&str> = row.split('|').nth(2).unwrap().split('`').skip(1).step_by(2).collect();
            let (mut told, mut fields) = (told, fields);
            told.sort_unstable();
            fields.sort_unstable();
            assert_eq!(told, fields, "{game}: {effect}");
        }
    }
}

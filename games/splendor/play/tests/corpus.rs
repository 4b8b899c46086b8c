//! The corpus of Splendor has a game for every way to end, with each number of players.
//!
//! `cargo test -p splendor-play --test corpus -- --ignored` looks for these games anew.

use std::collections::BTreeMap;
use std::path::PathBuf;

use catalog::{Awaiting, Legal, Registry, SeededSource, Session, Source};
use kernel::Viewer;
use splendor_play::ENTRY;

static GAMES: Registry = Registry::new(&[&ENTRY]);

/// The ways to end that every player count of Splendor must have a game of.
const ENDINGS: [&str; 6] =
    ["outright", "tie-by-cards", "shared", "through-a-noble", "last-seat", "all-passed"];

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../corpus")
}

/// The stored games, each with its name.
fn files() -> Vec<(String, String)> {
    let paths = std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<_> = paths
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
fn every_way_to_end_has_a_game() {
    let files = files();
    for (name, log) in &files {
        let ends = endings(&*GAMES.load(log).unwrap());
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
    let mut session = GAMES.open(&format!("splendor players={players}")).unwrap();
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
                    let path = folder().join(format!("{players}p-{ending}.cab"));
                    std::fs::write(path, head + &session.log()).unwrap();
                }
            }
        }
        assert!(missing.is_empty(), "{players} players: not found {missing:?}");
    }
}

//! The corpus: whole games as logs, replayed strictly in every run. A rules change that breaks a stored game shows here
//! first. The tests in a game's folder say what its corpus must show.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use catalog::Awaiting;
use kernel::Viewer;
use text::Language;

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
            // The log is written again as it was read.
            let inputs: String =
                log.lines().filter(|line| !line.starts_with('#')).map(|line| format!("{line}\n")).collect();
            assert_eq!(session.log(), inputs, "{name}");
        }
    }
}

#[test]
fn a_spoiled_game_is_refused_at_the_first_bad_line() {
    for game in games::names() {
        a_spoiled_game_is_refused(game);
    }
}

/// A game with a line that is in no notation, or with an action in a place where it is not legal.
fn a_spoiled_game_is_refused(game: &str) {
    let (name, log) = files(game).remove(0);
    let lines: Vec<&str> = log.lines().collect();
    let spoil = |at: usize, with: &str| {
        let mut spoiled = lines.clone();
        spoiled[at] = with;
        games::load(&spoiled.join("\n")).err().unwrap_or_else(|| panic!("{name} spoiled at {at} loads"))
    };
    let middle = lines.len() / 2;
    // An action of the game's own that is in the notation and not legal there.
    let before = games::load(&lines[..middle].join("\n")).unwrap();
    let whole = games::load(&log).unwrap();
    let inputs = whole.inputs(0);
    let actions = inputs.iter().filter(|input| input.seat.is_some()).map(|input| input.text.as_str());
    let is_illegal = |action: &&str| before.check(action).is_err_and(|refused| refused.unread.is_none());
    let strange = actions.into_iter().find(is_illegal).expect("most actions are not legal in the middle");
    assert_eq!(spoil(middle, "nonsense").line as usize, middle + 1);
    assert_eq!(spoil(middle, strange).line as usize, middle + 1);
    assert_eq!(
        games::load(&format!("{log}{strange}\n")).err().map(|error| error.line as usize),
        Some(lines.len() + 1)
    );
}

/// Returns the table of a game's effects in `games/NAME/REFEREE.md`.
fn described(game: &str) -> String {
    let page = std::fs::read_to_string(folder().join(game).join("REFEREE.md")).expect("a page for programs");
    page.split_once("## The effects").expect("a table of effects").1.to_owned()
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
                let effect: serde_json::Value = serde_json::from_str(effect.get()).unwrap();
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

#[test]
fn the_course_of_every_game_of_the_corpus_adds_up_to_its_points() {
    for game in games::names() {
        let (mut gains, mut origins) = (0, BTreeSet::new());
        for (name, log) in files(game) {
            let session = games::load(&log).unwrap_or_else(|error| panic!("{name}: {error}"));
            let course = session.course();
            let mut sums = vec![0; usize::from(session.players())];
            let mut rest = course.gains.iter().peekable();
            for version in 0..=session.version() {
                while let Some((_, gain)) = rest.next_if(|(input, _)| *input == version) {
                    assert!(course.origins.contains(&gain.origin), "{name}: {gain:?}");
                    sums[gain.seat.index()] += if gain.origin.wins_by.is_none() { gain.amount } else { 0 };
                }
                assert_eq!(sums, session.at(version).unwrap().scores(), "{name} after {version}");
            }
            gains += course.gains.len();
            origins.extend(course.origins.iter().map(|origin| origin.words));
        }
        assert!(gains > 0, "{game} brings no points");
        for language in Language::ALL {
            let texts = games::texts(language);
            let unnamed: Vec<_> = origins.iter().filter(|origin| !texts.has(origin)).collect();
            assert!(unnamed.is_empty(), "{game}: {unnamed:?} have no words");
        }
    }
}

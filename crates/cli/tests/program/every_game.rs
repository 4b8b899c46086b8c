//! The terminal with every game of the list, whatever game it is.

use std::fs;
use std::thread;

use catalog::SeededSource;
use serde_json::Value;
use suites::picks;

use crate::common::{assert_plain, complained, played_against_greedy, root, said, typed};

const LANGUAGES: [&str; 3] = ["en", "ru", "ja"];

#[test]
fn rules_are_printed_whole_or_item_by_item() {
    for list in games::LIST.iter().flat_map(|game| game.about().lists) {
        let items: Vec<String> = list.items().collect();
        for language in LANGUAGES {
            let all = said(&typed(&["rules", list.name, "--lang", language], ""));
            assert_plain(&all);
            // A message without a text would show its own name.
            assert!(!all.contains(&format!("{}-", list.name)), "{all}");
            let begun = |item: &String| all.lines().any(|line| line.starts_with(&format!("{item} ")));
            let missing: Vec<_> = items.iter().filter(|item| !begun(item)).collect();
            assert!(missing.is_empty(), "{missing:?} of {} in {language}", list.name);
            let last = items.last().expect("a list has items");
            let one = said(&typed(&["rules", list.name, &last.to_lowercase(), "--lang", language], ""));
            assert!(one.starts_with(&format!("{last} ")) && all.contains(&one), "{one}");
        }
        let output = typed(&["rules", list.name, "Z999"], "");
        assert_eq!(output.status.code(), Some(2));
        let complaint = complained(&output);
        assert!(complaint.contains("no rule Z999") && complaint.contains(&items[0]), "{complaint}");
    }
    let output = typed(&["rules", "chess", "1"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(complained(&output).contains("no rules for `chess`"), "{}", complained(&output));
}

/// Checks that a text fits the screen and that no message of it is missing, which would show its own name.
fn assert_told(text: &str, game: &str) {
    assert_plain(text);
    let names = ["cli-".to_owned(), "board-".to_owned(), format!("{game}-")];
    assert!(!names.iter().any(|name| text.contains(name)), "a message is missing:\n{text}");
}

#[test]
fn a_human_plays_a_whole_game_against_a_bot() {
    for about in
        suites::games_that("have two seats", |about| about.seats.contains(&2)).iter().map(|game| game.about())
    {
        assert_told(&played_against_greedy(about.name), about.name);
    }
}

#[test]
fn everything_at_the_prompt_is_answered_in_every_language() {
    for about in
        suites::games_that("have two seats", |about| about.seats.contains(&2)).iter().map(|game| game.about())
    {
        // The terminal deals the same game from the same seed.
        let mut session = games::open(&format!("{} players=2", about.name)).unwrap();
        let mut source = SeededSource::new(3);
        while session.draw_in(&mut source).is_some() {}
        let legal = picks::greedy(session.as_ref()).unwrap();
        let illegal = picks::illegal(session.as_ref());
        let refused = session.check(&illegal).unwrap_err();
        let rule = refused.rule.expect("a rule forbids it").to_string();
        let script = format!(
            "help\nlegal\nhint\nwhy {legal}\nwhy {illegal}\n{illegal}\nfoo\n{legal}\nlog\nundo\nquit\n"
        );
        for (language, help) in
            [("en", "undo your last move"), ("ru", "отменить свой последний ход"), ("ja", "自分の最後の手")]
        {
            let game = ["play", about.name, "--seats", "human,human", "--seed", "3", "--nodes", "50"];
            let output = typed(&[&game[..], &["--lang", language]].concat(), &script);
            assert!(output.status.success(), "{}", complained(&output));
            let text = said(&output);
            assert_told(&text, about.name);
            for part in [help, &legal, &rule, "`foo`: "] {
                assert!(text.contains(part), "no `{part}` in {language}:\n{text}");
            }
        }
    }
}

#[test]
fn stored_games_are_printed_and_checked_in_every_language() {
    thread::scope(|scope| {
        for turn in 0..LANGUAGES.len() {
            scope.spawn(move || {
                games::LIST.iter().for_each(|game| stored_games_are_printed(game.about().name, turn))
            });
        }
    });
}

/// How many stored games of each game are printed in each language, unless `CABOCHON_FILES` says otherwise.
const PRINTED: usize = 6;

/// Checks and prints the stored games of a game whose turn it is in a language. Each is checked in one language, and a
/// number of them is printed in it.
fn stored_games_are_printed(game: &str, turn: usize) {
    let language = LANGUAGES[turn];
    let folder = root().join("games").join(game).join("corpus");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<String> = files.map(|path| path.to_str().unwrap().to_owned()).collect();
    files.sort();
    let files = files.iter().map(String::as_str);
    let files: Vec<&str> = files.skip(turn).step_by(LANGUAGES.len()).collect();
    let all: Vec<&str> = ["verify"].iter().chain(&files).chain(&["--lang", language]).copied().collect();
    let output = typed(&all, "");
    assert!(output.status.success(), "{}", complained(&output));
    let printed = std::env::var("CABOCHON_FILES").map_or(PRINTED, |printed| printed.parse().unwrap());
    for &file in files.iter().step_by((files.len() / printed).max(1)) {
        for arguments in [vec!["replay", file], vec!["replay", file, "--at", "12"]] {
            let text = said(&typed(&[&arguments[..], &["--lang", language]].concat(), ""));
            assert_told(&text, game);
            assert!(text.lines().count() > 5, "{text}");
        }
    }
}

#[test]
fn bench_measures_every_game() {
    for about in games::LIST.iter().map(|game| game.about()) {
        let players = about.seats.end().to_string();
        let bench = ["bench", about.name, "--players", &players, "--seconds", "0.2", "--json"];
        let report: Value = serde_json::from_str(&said(&typed(&bench, ""))).unwrap();
        assert_eq!((&report["game"], report["players"].to_string()), (&about.name.into(), players));
        assert!(report["state_bytes"].as_u64().unwrap() <= about.state_bytes_max as u64, "{report}");
        assert!(report["games"].as_u64().unwrap() > 10, "{report}");
    }
}

#[test]
fn a_wrong_number_of_players_is_a_usage_error() {
    for about in games::LIST.iter().map(|game| game.about()) {
        for players in [about.seats.start() - 1, about.seats.end() + 1] {
            let seats = vec!["human"; players.into()].join(",");
            let number = players.to_string();
            for arguments in
                [["play", about.name, "--seats", &seats], ["bench", about.name, "--players", &number]]
            {
                let output = typed(&arguments, "");
                assert_eq!(output.status.code(), Some(2), "{arguments:?}");
                let why = format!("players, not {players}");
                assert!(complained(&output).contains(&why), "{}", complained(&output));
            }
        }
    }
}

//! The program that is released has no samples: it names the games there are, and serves no file of another. Nor does it
//! serve what bots are made of.

use std::process::{Command, Output};

use serde_json::json;

use crate::common::{Referee, cabochon, complained, released, root};
use crate::served::Served;

fn ran(mut command: Command) -> Output {
    command.output().unwrap()
}

/// The names of the games that are not released; where there are none, it is said that the test is skipped.
fn samples() -> Vec<&'static str> {
    let released = games::RELEASED.names();
    let samples = suites::games_that("are samples", |about| !released.contains(&about.name));
    samples.into_iter().map(|game| game.about().name).collect()
}

/// A stored game of a sample.
fn stored(name: &str) -> String {
    let corpus = root().join("games").join(name).join("corpus");
    let game = std::fs::read_dir(corpus).unwrap().next().unwrap().unwrap().path();
    game.to_str().unwrap().to_owned()
}

#[test]
fn a_sample_is_refused_with_the_games_there_are() {
    let there_are = games::RELEASED.names();
    for name in samples() {
        let game = &stored(name);
        for arguments in [
            vec!["play", name, "--seats", "random,random"],
            vec!["bench", name, "--players", "2", "--seconds", "0.01"],
            vec!["arena", name, "--a", "random", "--b", "random", "--games", "1"],
            vec!["rules", name],
            vec!["replay", game],
            vec!["verify", game],
        ] {
            let refused = ran(released(&arguments));
            assert!(!refused.status.success(), "{arguments:?}");
            let said = complained(&refused);
            // A game may have several lists of rules.
            let named = there_are.iter().all(|game| said.contains(game));
            assert!(said.contains(name) && named, "{arguments:?}: {said}");
        }
        assert!(
            ran(cabochon(&["verify", game])).status.success(),
            "the program that tests are made with has it"
        );
    }
}

#[test]
fn a_referee_without_a_sample_names_the_games_it_has() {
    let there_are = games::RELEASED.names().join(", ");
    for name in samples() {
        let setup = format!("{name} players=2");
        let mut referee = Referee::released();
        let opened = referee.ask(json!({"op": "new", "setup": setup}));
        let read = std::fs::read_to_string(stored(name)).unwrap();
        let loaded = referee.ask(json!({"op": "load", "log": read}));
        for refused in [opened, loaded] {
            let said = refused.to_string();
            assert_eq!(refused["ok"], false, "{said}");
            assert!(said.contains(name) && said.contains(&there_are), "{said}");
        }
        referee.end();
    }
}

/// Returns whether a file of the client is a game's: one of the words of its name is.
fn is_of(path: &str, name: &str) -> bool {
    path.rsplit('/').next().unwrap_or(path).split(['-', '.', '_']).any(|word| word == name)
}

#[test]
fn nothing_of_a_sample_is_in_the_program() {
    for name in samples() {
        for file in cli::client::RELEASED {
            assert!(!is_of(file.path, name), "{} is in the program that is released", file.path);
        }
        let part = |game: &str| {
            cli::client::ALL.iter().any(|file| is_of(file.path, game) && file.path.ends_with(".wasm"))
        };
        // Without a built client there is no part of any game; a game without a kit has none.
        if games::RELEASED.names().into_iter().any(part) {
            assert!(part(name), "one client is built, and it has a part of {name}");
        }
    }
}

/// The files of the page that hold a text.
fn files_with(text: &str) -> Vec<&str> {
    let files = cli::client::ALL.iter();
    let files = files.filter(|file| String::from_utf8_lossy(file.bytes).contains(text));
    files.map(|file| file.path).collect()
}

/// Bots think in the server: a page that loads weights, or code of the search, loads them for nothing.
#[test]
fn no_file_of_the_page_holds_weights_or_a_search() {
    // Code that can panic names its file.
    let [of_page, of_bots @ ..] = ["crates/web/src/", "crates/neural/src/", "crates/search/src/"];
    // Without a built client there is no file at all.
    assert!(cli::client::ALL.is_empty() || !files_with(of_page).is_empty(), "code is recognised");
    let weights = std::str::from_utf8(neural::MAGIC).unwrap();
    for text in of_bots.into_iter().chain([weights]) {
        assert!(text == weights || root().join(text).is_dir(), "{text} is gone");
        assert_eq!(files_with(text), [""; 0], "these files of the page hold `{text}`");
    }
}

#[test]
fn the_games_that_are_offered_are_the_released_ones() {
    let folder = tempfile::tempdir().unwrap();
    let (server, _) = Served::start(released, &folder.path().join("cabochon.sqlite"));
    let (status, listed) = server.ask("GET", "/api/games", "");
    assert_eq!(status, 200, "{listed}");
    for name in games::RELEASED.names() {
        assert!(listed.contains(&format!("\"{name}\"")), "{listed}");
    }
    for name in samples() {
        assert!(!listed.contains(&format!("\"{name}\"")), "{name} is offered: {listed}");
    }
}

#[test]
fn a_table_of_a_sample_is_refused_with_the_games_there_are() {
    let folder = tempfile::tempdir().unwrap();
    let (server, _) = Served::start(released, &folder.path().join("cabochon.sqlite"));
    let there_are = games::RELEASED.names().join(", ");
    for name in samples() {
        let log = std::fs::read_to_string(stored(name)).unwrap();
        let opened = server.ask("POST", "/api/games", &json!({"log": log, "seats": []}).to_string());
        for (status, said) in [server.set_up(&format!("{name} players=2")), opened] {
            assert!((400..500).contains(&status), "{status} {said}");
            assert!(said.contains(name) && said.contains(&there_are), "{said}");
        }
    }
}

#[test]
fn no_file_of_a_sample_is_handed_out() {
    let folder = tempfile::tempdir().unwrap();
    let served = [
        (Served::start(cabochon, &folder.path().join("all.sqlite")).0, 200),
        (Served::start(released, &folder.path().join("released.sqlite")).0, 404),
    ];
    let names = samples();
    for file in cli::client::ALL.iter().filter(|file| names.iter().any(|name| is_of(file.path, name))) {
        for (server, status) in &served {
            let answer = server.ask("GET", &format!("/{}", file.path), "");
            assert_eq!(answer.0, *status, "{}: {}", file.path, answer.1);
        }
    }
}

#[test]
fn a_link_to_a_table_of_a_sample_says_which_game_is_missing() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("cabochon.sqlite");
    let there_are = games::RELEASED.names().join(", ");
    for name in samples() {
        let (with_it, _) = Served::start(cabochon, &data);
        let (status, made) = with_it.set_up(&format!("{name} players=2"));
        assert_eq!(status, 201, "{made}");
        let made: serde_json::Value = serde_json::from_str(&made).unwrap();
        let table = made["table"].as_str().unwrap();
        drop(with_it);

        let (without_it, _) = Served::start(released, &data);
        for path in ["", "/at/0", "/log"] {
            let (status, said) = without_it.ask("GET", &format!("/api/tables/{table}{path}"), "");
            assert_eq!(status, 404, "{said}");
            assert!(said.contains(&format!("`{name}`")) && said.contains(&there_are), "{said}");
        }
        // The page itself comes, and says it to whoever follows the link.
        assert_eq!(without_it.ask("GET", &format!("/t/{table}"), "").0, 200);
        let (_, offered) = without_it.ask("GET", "/api/lobby", "");
        assert!(!offered.contains(table), "{offered}");
    }
}

//! Splendor Duel at the terminal: the same program, another table.

mod common;

use std::fs;

use common::{assert_aligned, assert_plain, complained, played_against_greedy, root, said, typed};

const LANGUAGES: [&str; 3] = ["en", "ru", "ja"];

/// A table whose columns of cards stand where they should.
fn assert_table(text: &str) {
    assert_plain(text);
    assert_aligned(text, 9, 14);
    // A message without a text would show its own name.
    for name in ["cli-", "board-", "duel-"] {
        assert!(!text.contains(name), "a message is missing:\n{text}");
    }
}

#[test]
fn a_human_plays_a_whole_game_against_a_bot() {
    let heard = played_against_greedy("duel", "F");
    assert_table(&heard);
}

#[test]
fn everything_at_the_prompt_is_answered_in_every_language() {
    let script = "help\nlegal\nhint\nwhy T.b2c2d2e2\nwhy B.1\nwhy F\nfoo\nB.999\nT.a1a1\nV.f9\nB.1+w\nlog\nundo\nquit\n";
    for (language, words) in [
        (
            "en",
            [
                "to act",
                "`foo`: An action is",
                "`999`: A card is a number from 1 to 67.",
                "duel K1",
                "duel B1",
                "Privileges",
            ],
        ),
        (
            "ru",
            [
                "ходит Игрок 1",
                "`foo`: Ход пишут",
                "`999`: Карта — это номер от 1 до 67.",
                "duel K1",
                "duel B1",
                "Привилегий",
            ],
        ),
        (
            "ja",
            [
                "プレイヤー1の番",
                "`foo`: 手の書き方",
                "`999`: カードは1から67までの番号。",
                "duel K1",
                "duel B1",
                "特権",
            ],
        ),
    ] {
        let game =
            ["play", "duel", "--seats", "human,greedy", "--seed", "3", "--nodes", "50", "--lang", language];
        let text = said(&typed(&game, script));
        assert_table(&text);
        for word in words {
            assert!(text.contains(word), "no `{word}` in {language}:\n{text}");
        }
    }
}

#[test]
fn stored_games_are_told_shown_and_checked_in_every_language() {
    let folder = root().join("games/duel/corpus");
    let games: Vec<String> = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().path().to_str().unwrap().to_owned())
        .collect();
    for language in LANGUAGES {
        let all: Vec<&str> = ["verify"]
            .into_iter()
            .chain(games.iter().map(String::as_str))
            .chain(["--lang", language])
            .collect();
        let output = typed(&all, "");
        assert!(output.status.success(), "{}", complained(&output));
        for game in &games {
            let told = said(&typed(&["replay", game, "--lang", language], ""));
            assert_table(&told);
            assert!(told.lines().count() > 100, "{told}");
        }
        let shown = said(&typed(&["replay", &games[0], "--at", "60", "--lang", language], ""));
        assert_table(&shown);
        assert!(shown.contains("a b c d e") && shown.contains('│'), "{shown}");
    }
}

#[test]
fn the_rules_are_told_whole_or_item_by_item() {
    for language in LANGUAGES {
        let all = said(&typed(&["rules", "duel", "--lang", language], ""));
        assert_plain(&all);
        assert!(!all.contains("duel-rule") && !all.contains("duel-section"), "{all}");
        let one = said(&typed(&["rules", "duel", "k5", "--lang", language], ""));
        assert!(one.starts_with("K5 ") && all.contains(&one), "{one}");
    }
    let output = typed(&["rules", "duel", "K7"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(complained(&output).contains("K1–K6") && complained(&output).contains("X1–X47"));
}

#[test]
fn what_cannot_be_asked_for_is_a_usage_error() {
    for (arguments, why) in [
        (vec!["play", "duel", "--seats", "human"], "2 players, not 1"),
        (vec!["bench", "duel", "--players", "3"], "2 players, not 3"),
    ] {
        let output = typed(&arguments, "");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(complained(&output).contains(why), "{}", complained(&output));
    }
    let report = said(&typed(&["bench", "duel", "--seconds", "0.2", "--json"], ""));
    let report: serde_json::Value = serde_json::from_str(&report).unwrap();
    assert_eq!(report["game"], "duel");
    assert!(report["state_bytes"].as_u64().unwrap() <= 256 && report["games"].as_u64().unwrap() > 10);
}

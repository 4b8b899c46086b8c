//! Splendor Duel at the terminal: the same program, another table.

mod common;

use std::fs;

use common::{assert_aligned, assert_plain, played_against_greedy, root, said, typed};

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
fn a_stored_game_is_shown_with_its_board_in_every_language() {
    let folder = root().join("games/duel/corpus");
    let game = fs::read_dir(folder).unwrap().next().unwrap().unwrap().path();
    for language in LANGUAGES {
        let arguments = ["replay", game.to_str().unwrap(), "--at", "60", "--lang", language];
        let shown = said(&typed(&arguments, ""));
        assert_table(&shown);
        assert!(shown.contains("a b c d e") && shown.contains('│'), "{shown}");
    }
}

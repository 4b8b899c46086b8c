//! Every item of `games/duel/RULES.md` has a test that names it, or a written reason; the page
//! `games/duel/COVERAGE.md` shows which. `UPDATE=1 cargo test -p duel --test coverage` writes it anew.

use std::fmt::Write;
use std::path::{Path, PathBuf};

/// Items that no such test can name, with the reason or the test that shows them otherwise.
const OTHERWISE: &[(&str, &str)] = &[(
    "S2",
    "where the decks lie on a table: `two_people_play_a_whole_game_of_duel_at_one_screen` in \
         `browser/tests/game/duel.rs`",
)];

/// The folder of the game.
fn game() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The items of the rules page, in its order.
fn items() -> Vec<String> {
    let page = std::fs::read_to_string(game().join("RULES.md")).unwrap();
    page.lines()
        .filter_map(|line| line.strip_prefix("- **")?.split_once(".**").map(|(item, _)| item.to_owned()))
        .collect()
}

/// The tests of both files with the items their names begin with: `duel_k6_x7_both_…` shows K6 and X7.
fn tests() -> Vec<(String, Vec<String>)> {
    let files = [include_str!("rules.rs"), include_str!("rules_of_cards.rs")];
    files
        .into_iter()
        .flat_map(str::lines)
        .filter_map(|line| line.strip_prefix("fn duel_")?.split_once('('))
        .map(|(name, _)| {
            let is_item = |word: &&str| {
                let digits = word.trim_start_matches(|c: char| c.is_ascii_lowercase());
                word.len() == digits.len() + 1 && !digits.is_empty() && digits.parse::<u8>().is_ok()
            };
            let items = name.split('_').take_while(is_item).map(str::to_uppercase).collect();
            (format!("duel_{name}"), items)
        })
        .collect()
}

#[test]
fn every_item_has_a_test_or_a_reason() {
    let (items, tests) = (items(), tests());
    assert_eq!(items.len(), 84 + 9 + 47, "the rules page has lost an item");
    let mut page = String::from(
        "# Which test shows which rule of Duel\n\nMade by `games/duel/rules/tests/coverage.rs`; the tests are in \
         `rules.rs` and `rules_of_cards.rs` there.\n\n| item | shown by |\n|---|---|\n",
    );
    let mut bare = Vec::new();
    for item in &items {
        let shown: Vec<&str> =
            tests.iter().filter(|(_, items)| items.contains(item)).map(|(name, _)| name.as_str()).collect();
        let reason = OTHERWISE.iter().find(|(otherwise, _)| otherwise == item).map(|&(_, reason)| reason);
        let shown = match (shown.as_slice(), reason) {
            ([], None) => {
                bare.push(item);
                continue;
            }
            ([], Some(reason)) => reason.to_owned(),
            (tests, _) => tests.iter().map(|test| format!("`{test}`")).collect::<Vec<_>>().join(", "),
        };
        writeln!(page, "| `duel {item}` | {shown} |").unwrap();
    }
    assert!(bare.is_empty(), "these have neither a test nor a reason: {bare:?}");
    for (name, named) in &tests {
        assert!(!named.is_empty(), "{name} names no item");
        assert!(named.iter().all(|item| items.contains(item)), "{name} names an item that there is not");
    }
    let path = game().join("COVERAGE.md");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &page).unwrap();
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(written, page, "games/duel/COVERAGE.md is out of date: run with UPDATE=1");
}

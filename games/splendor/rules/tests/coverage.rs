//! Every item of `games/splendor/RULES.md` has a test that names it, or a written reason; the page
//! `games/splendor/COVERAGE.md` shows which. `UPDATE=1 cargo test -p splendor --test coverage` writes it anew.

use std::fmt::Write;
use std::path::{Path, PathBuf};

/// Items that no test of `rules.rs` can name, with the reason or the test that shows them otherwise.
const OTHERWISE: &[(&str, &str)] = &[(
    "6",
    "where the decks lie on a table: `ones_own_turn_fits_the_screen` in `browser/tests/game/page.rs`",
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

/// The tests of `rules.rs` with the items their names begin with: `splendor_42_c6_pair_…` shows 42 and C6.
fn tests() -> Vec<(String, Vec<String>)> {
    let code = include_str!("rules.rs");
    code.lines()
        .filter_map(|line| line.strip_prefix("fn splendor_")?.split_once('('))
        .map(|(name, _)| {
            let is_item = |word: &&str| {
                let digits = word.strip_prefix('c').unwrap_or(word);
                !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
            };
            let items = name.split('_').take_while(is_item).map(str::to_uppercase).collect();
            (format!("splendor_{name}"), items)
        })
        .collect()
}

#[test]
fn every_item_has_a_test_or_a_reason() {
    let (items, tests) = (items(), tests());
    assert_eq!(items.len(), 77 + 27, "the rules page has lost an item");
    let mut page = String::from(
        "# Which test shows which rule\n\nMade by `games/splendor/rules/tests/coverage.rs`; the tests are in \
         `games/splendor/rules/tests/rules.rs`.\n\n| item | shown by |\n|---|---|\n",
    );
    for item in &items {
        let shown: Vec<&str> =
            tests.iter().filter(|(_, items)| items.contains(item)).map(|(name, _)| name.as_str()).collect();
        let reason = OTHERWISE.iter().find(|(otherwise, _)| otherwise == item).map(|&(_, reason)| reason);
        let shown = match (shown.as_slice(), reason) {
            ([], None) => panic!("splendor {item} has neither a test nor a reason"),
            ([], Some(reason)) => reason.to_owned(),
            (tests, _) => tests.iter().map(|test| format!("`{test}`")).collect::<Vec<_>>().join(", "),
        };
        writeln!(page, "| `splendor {item}` | {shown} |").unwrap();
    }
    for (name, named) in &tests {
        assert!(named.iter().all(|item| items.contains(item)), "{name} names an item that there is not");
    }
    let path = game().join("COVERAGE.md");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &page).unwrap();
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(written, page, "games/splendor/COVERAGE.md is out of date: run with UPDATE=1");
}

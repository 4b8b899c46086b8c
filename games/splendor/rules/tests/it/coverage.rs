//! Every item of `games/splendor/RULES.md` has a test that names it, or a written reason; the page
//! `games/splendor/COVERAGE.md` shows which. `UPDATE=1 cargo test -p splendor --test it coverage` writes it anew.

use std::path::Path;

/// Items that no test of `rules.rs` can name, with the reason or the test that shows them otherwise.
const OTHERWISE: &[(&str, &str)] = &[(
    "splendor 6",
    "where the decks lie on a table: `ones_own_turn_fits_the_screen` in `games/splendor/browser/tests/pictures/turn.rs`",
)];

/// The same of the modules.
const CITIES_OTHERWISE: &[(&str, &str)] =
    &[("cities 29", "where the board lies on a table: no rule depends on it")];

/// The code of the tests of the modules.
const CITIES_TESTS: &[&str] = &[
    include_str!("cities.rs"),
    include_str!("posts.rs"),
    include_str!("strongholds.rs"),
    include_str!("orient.rs"),
    include_str!("orient_payment.rs"),
];

#[test]
fn every_item_of_the_modules_has_a_test_or_a_reason() {
    let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let coverage = laws::Coverage {
        lists: &[&splendor::CITIES_RULES],
        rules: &game.join("CITIES.md"),
        tests: CITIES_TESTS,
        otherwise: CITIES_OTHERWISE,
        page: (
            &game.join("COVERAGE-CITIES.md"),
            "# Which test shows which rule of the modules\n\nMade by `games/splendor/rules/tests/it/coverage.rs`; the tests \
             are in `games/splendor/rules/tests`: `cities.rs`, `posts.rs`, `strongholds.rs`, `orient.rs` and `orient_payment.rs`. Positions that play hardly ever reaches are made there: two \
             cities at once (7), fourteen points and the third black bonus (41, 44), a noble and post 4 in one turn (40, \
             68), a bank that is empty but for the token just spent (36), one gold against a white and a black (101), three \
             white for two golds (38), ties between owners of cities (77), fifteen points without a city (75), two gaps in one \
             turn (135), three strongholds on a card that can be paid for with tokens, with the gold of a reservation, in the \
             last turn of the game (21, 90, 91), all three on one card and another one bought (82), a stack of three that \
             loses one (84), returns of four, also with a conquest of the Orient (140), a city that the point of a shield wins a turn later (101a), a city where all players pass (9, 10), a card of the Orient conquered as the last move (21), every card occupied, so that a player passes (19), two satchels of one colour and a discard (65, 121), one satchel and a card with two bonuses (122), a chain with two satchels (109), half a double gold and the tie that it decides (52), points that drop below fifteen (123), empty decks of the Orient (102), an own reserved and an open noble in one turn (118), and post 3 and double gold in one price (105).",
        ),
    };
    coverage.check();
}

#[test]
fn every_step_of_a_turn_with_the_modules_names_its_tests() {
    let tests = CITIES_TESTS.concat();
    let list = include_str!("../../src/modules/points.rs").lines().map_while(|line| line.strip_prefix("//!"));
    let mut named = Vec::new();
    for line in list.map(str::trim_start) {
        if line.starts_with(&format!("{}. ", named.len() + 1)) {
            named.push(0);
        }
        for test in line.split('`').filter(|name| name.starts_with("cities_")) {
            assert!(tests.contains(&format!("#[test]\nfn {test}() {{")), "there is no {test}");
            named.last_mut().into_iter().for_each(|count| *count += 1);
        }
    }
    assert_eq!(named.len(), 10);
    assert!(named.iter().all(|&count| count > 0), "{named:?}");
}

#[test]
fn every_item_has_a_test_or_a_reason() {
    let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let coverage = laws::Coverage {
        lists: &[&splendor::RULES],
        rules: &game.join("RULES.md"),
        tests: &[include_str!("rules.rs")],
        otherwise: OTHERWISE,
        page: (
            &game.join("COVERAGE.md"),
            "# Which test shows which rule\n\nMade by `games/splendor/rules/tests/it/coverage.rs`; the tests are in \
             `games/splendor/rules/tests/it/rules.rs`.",
        ),
    };
    coverage.check();
}

/// The items of a page of rules that say, in italics below them, which reading was chosen.
fn readings(page: &str) -> Vec<String> {
    let (mut items, mut item) = (Vec::new(), String::new());
    for line in page.lines() {
        if let Some((number, _)) = line.strip_prefix("- **").and_then(|line| line.split_once(".**")) {
            item = number.to_owned();
        } else if line.starts_with("  *") && items.last() != Some(&item) {
            items.push(item.clone());
        }
    }
    items
}

#[test]
fn our_readings_are_marked_as_such_in_every_language() {
    let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let read = |path: &str| std::fs::read_to_string(game.join(path)).expect(path);
    let chosen = readings(&read("CITIES.md"));
    assert!(chosen.len() > 20, "{chosen:?}");
    for (language, mark) in [("en", "(our reading)"), ("ru", "(наше прочтение)"), ("ja", "（私たちの解釈）")]
    {
        let texts = read(&format!("words/{language}/rules.ftl"));
        let marked = texts.lines().filter(|line| line.contains(mark));
        let marked: Vec<&str> = marked
            .filter_map(|line| line.strip_prefix("cities-rule-"))
            .filter_map(|rest| rest.split_once(" =").map(|(item, _)| item))
            .collect();
        assert_eq!(marked, chosen, "{language}");
    }
}

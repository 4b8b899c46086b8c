//! Every item of `games/duel/RULES.md` has a test that names it, or a written reason; the page
//! `games/duel/COVERAGE.md` shows which. `UPDATE=1 cargo test -p duel --test it coverage` writes it anew.

use std::path::Path;

/// Items that no such test can name, with the reason or the test that shows them otherwise.
const OTHERWISE: &[(&str, &str)] = &[(
    "duel S2",
    "where the decks lie on a table: `two_people_play_a_whole_game_of_duel_at_one_screen` in \
         `games/duel/browser/tests/browser/main.rs`",
)];

#[test]
fn every_item_has_a_test_or_a_reason() {
    let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let coverage = laws::Coverage {
        lists: duel::LISTS,
        rules: &game.join("RULES.md"),
        tests: &[include_str!("rules.rs"), include_str!("rules_of_cards.rs")],
        otherwise: OTHERWISE,
        page: (
            &game.join("COVERAGE.md"),
            "# Which test shows which rule of Duel\n\nMade by `games/duel/rules/tests/it/coverage.rs`; the tests are in \
             `rules.rs` and `rules_of_cards.rs` there.",
        ),
    };
    coverage.check();
}

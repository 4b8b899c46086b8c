//! Every item of `games/splendor/RULES.md` has a test that names it, or a written reason; the page
//! `games/splendor/COVERAGE.md` shows which. `UPDATE=1 cargo test -p splendor --test coverage` writes it anew.

use std::path::Path;

/// Items that no test of `rules.rs` can name, with the reason or the test that shows them otherwise.
const OTHERWISE: &[(&str, &str)] = &[(
    "splendor 6",
    "where the decks lie on a table: `ones_own_turn_fits_the_screen` in `browser/tests/game/page.rs`",
)];

#[test]
fn every_item_has_a_test_or_a_reason() {
    let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let coverage = laws::Coverage {
        lists: splendor::LISTS,
        rules: &game.join("RULES.md"),
        tests: &[include_str!("rules.rs")],
        otherwise: OTHERWISE,
        page: (
            &game.join("COVERAGE.md"),
            "# Which test shows which rule\n\nMade by `games/splendor/rules/tests/coverage.rs`; the tests are in \
             `games/splendor/rules/tests/rules.rs`.",
        ),
    };
    coverage.check();
}

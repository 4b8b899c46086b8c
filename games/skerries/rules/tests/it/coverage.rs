//! Every item of both lists of `games/skerries/RULES.md` has a test that names it; the page `COVERAGE.md` shows which.
//! `UPDATE=1 cargo test -p skerries --test it coverage` writes it anew.

use std::path::Path;

#[test]
fn every_item_has_a_test() {
    let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let coverage = laws::Coverage {
        lists: skerries::LISTS,
        rules: &game.join("RULES.md"),
        tests: &[include_str!("rules.rs")],
        otherwise: &[],
        page: (
            &game.join("COVERAGE.md"),
            "# Which test shows which rule of Skerries\n\nMade by `games/skerries/rules/tests/it/coverage.rs`; the tests \
             are in `rules.rs` there.",
        ),
    };
    coverage.check();
}

//! Every item of `games/alhambra/RULES.md` has a test that names it, or a written reason; the page
//! `games/alhambra/COVERAGE.md` shows which. `UPDATE=1 cargo test -p alhambra --test it coverage` writes it anew.

use std::path::Path;

/// Items that no test can name, with the reason or the test that shows them otherwise.
const OTHERWISE: &[(&str, &str)] = &[
    ("alhambra 9", "a component: the points are in every view (`scores`), which `alhambra_65_72_…` reads"),
    ("alhambra 10", "a component that nothing depends on: colours are the page's"),
    ("alhambra 15", "what the game is about; its parts are 65 to 78 and 86"),
    ("alhambra 16", "a component that nothing depends on, but for the fountain: `alhambra_2_40_c20_…`"),
    (
        "alhambra 17",
        "counters: where a board begins is shown by `alhambra_2_40_c20_…`, the points by `scores`",
    ),
    ("alhambra 19", "where the market lies on a table"),
    ("alhambra 21", "a gap of the rulebook, filled by C1 to C8"),
    ("alhambra 23", "where the deck lies; that it cannot be known is `alhambra_22_c1_c6_c7_…`"),
    ("alhambra 78", "how points are marked on a track; the page and the terminal show numbers"),
    (
        "alhambra C40",
        "what other programs do; `alhambra_69_70_71_73_74_c36_c37_c38_c39_…` shows that it is not followed",
    ),
    ("alhambra C56", "a name that is not used here"),
    ("alhambra C65", "a remark about editions; the components are compared in `alhambra_3_4_5_6_…`"),
];

#[test]
fn every_item_has_a_test_or_a_reason() {
    let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let coverage = laws::Coverage {
        lists: alhambra::LISTS,
        rules: &game.join("RULES.md"),
        tests: &[include_str!("rules.rs"), include_str!("building.rs"), include_str!("scoring.rs")],
        otherwise: OTHERWISE,
        page: (
            &game.join("COVERAGE.md"),
            "# Which test shows which rule of Alhambra\n\nMade by `games/alhambra/rules/tests/it/coverage.rs`; the tests \
             are in `rules.rs`, `building.rs` and `scoring.rs` there.",
        ),
    };
    coverage.check();
}

#[test]
fn our_readings_are_marked_as_such_in_every_language() {
    let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    assert_eq!(laws::readings_are_marked(&game, "RULES.md", &alhambra::RULES), 3);
}

//! No game is left out: each has its laws run, its corpus and its rules page.

use std::path::Path;

#[test]
fn every_game_of_the_catalog_is_held_to_the_laws() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for game in catalog::games() {
        let suite = std::fs::read_to_string(root.join(format!("crates/{game}/tests/laws.rs")))
            .unwrap_or_else(|error| panic!("{game} does not run the law suite: {error}"));
        let laws =
            [".keeps_the_laws(", ".replays(", ".shows_nothing_hidden(", ".loses_no_piece(", "laws::perft("];
        for law in laws {
            assert!(suite.contains(law), "{game} does not run {law}");
        }
        let page = format!("docs/rules/{game}.md");
        assert!(root.join(&page).exists(), "{page} is missing");
        assert!(root.join("corpus").join(game).is_dir(), "{game} has no corpus");
    }
}

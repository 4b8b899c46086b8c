//! No game is left out: each has its list of rules and its corpus in its folder, and its texts in every language.

use std::path::Path;

#[test]
fn every_game_has_its_rules_and_its_corpus() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    for game in games::names() {
        for name in ["RULES.md", "COVERAGE.md", "REFEREE.md", "SHOWN", "corpus", "words"] {
            assert!(games.join(game).join(name).exists(), "games/{game} has no {name}");
        }
    }
}

#[test]
fn every_game_states_what_is_so() {
    for game in &games::LIST {
        let about = game.about();
        for players in about.seats.clone() {
            let session = games::open(&format!("{} players={players}", about.name)).unwrap();
            assert_eq!((session.game(), session.players()), (about.name, players));
        }
        let outside = about.seats.end() + 1;
        assert!(games::open(&format!("{} players={outside}", about.name)).is_err());
        assert!(game.entry.state_bytes() <= about.state_bytes_max, "{}", about.name);
    }
}

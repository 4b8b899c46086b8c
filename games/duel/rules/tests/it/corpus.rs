//! The corpus: whole games as logs, replayed strictly in every run. There is one for every way in which a game can
//! end, and for every rare thing that can happen on the way. A rules change that breaks a stored game shows here
//! first.
//!
//! `cargo test -p duel --test it corpus -- --ignored` looks for the games anew.

use std::collections::BTreeSet;
use std::path::PathBuf;

use duel::{Action, Duel, Effect, Outcome, Setup};
use kernel::{Awaiting, Draw, Game, Log};
use laws::Dice;

/// The kinds of games that there must be: the three victories, then rare events.
const KINDS: [&str; 8] = [
    "points",
    "crowns",
    "colour",
    "playing-again",
    "forced-replenishing",
    "stolen-token",
    "empty-deck",
    "two-royal-cards",
];

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../corpus")
}

/// Watches a game and collects of what kinds it is.
#[derive(Default)]
struct Witness {
    kinds: BTreeSet<&'static str>,
    /// Whether the turn that runs is a further one.
    further: bool,
}

impl Witness {
    /// Before an action.
    fn decision(&mut self, game: &Duel) {
        if game.action_count() == 1 && game.nth_action(0) == Action::Replenish {
            self.kinds.insert("forced-replenishing");
        }
    }

    /// After a step.
    fn step(&mut self, before: &Duel, game: &Duel, effects: &[Effect]) {
        let plays_again = effects.iter().any(|effect| matches!(effect, Effect::PlaysAgain { .. }));
        if let Some(result) = game.result() {
            let kind = match result.ended.item {
                "W1" => "points",
                "W2" => "crowns",
                "W3" => "colour",
                other => panic!("ended by {other}"),
            };
            self.kinds.insert(kind);
            if self.further {
                self.kinds.insert("playing-again");
            }
        } else if before.turns() != game.turns() {
            self.further = plays_again;
        }
        if effects.iter().any(|effect| matches!(effect, Effect::Stole { .. })) {
            self.kinds.insert("stolen-token");
        }
        if (0..3).any(|level| game.body().deck_count(level) == 0) {
            self.kinds.insert("empty-deck");
        }
        if game.body().seats().any(|player| player.royals().count() == 2) {
            self.kinds.insert("two-royal-cards");
        }
    }
}

/// Replays a log, believing nothing.
fn replay(log: &Log<'_>) -> Result<(Duel, Witness), String> {
    let setup: Setup = log.setup.parse().map_err(|error| format!("{error}"))?;
    let (mut game, mut witness) = (Duel::new(&setup), Witness::default());
    for &(line, input) in &log.inputs {
        let (before, mut effects) = (game, Vec::new());
        match game.awaiting() {
            Awaiting::Over => return Err(format!("line {line}: the game is over")),
            Awaiting::Chance(_) => {
                let outcome: Outcome = input.parse().map_err(|error| format!("line {line}: {error}"))?;
                game.check_outcome(outcome).map_err(|no| format!("line {line}: {no:?}"))?;
                assert_eq!(outcome.to_string(), input, "line {line} is written otherwise");
                game.resolve(outcome, &mut effects);
            }
            Awaiting::Decision(_) => {
                let action: Action = input.parse().map_err(|error| format!("line {line}: {error}"))?;
                game.check(action).map_err(|no| format!("line {line}: {no:?}"))?;
                assert_eq!(action.to_string(), input, "line {line} is written otherwise");
                witness.decision(&game);
                game.play(action, &mut effects);
            }
        }
        witness.step(&before, &game, &effects);
    }
    Ok((game, witness))
}

#[test]
fn every_kind_of_game_replays_to_its_end() {
    for kind in KINDS {
        let text = std::fs::read_to_string(folder().join(format!("2p-{kind}.cab"))).unwrap();
        let (game, witness) =
            replay(&Log::parse(&text).unwrap()).unwrap_or_else(|error| panic!("{kind}: {error}"));
        assert_eq!(game.awaiting(), Awaiting::Over, "{kind} is not over");
        assert!(text.contains(&format!("# ending: {kind}\n")), "{kind} names another kind");
        assert!(witness.kinds.contains(kind), "{kind} is of the kinds {:?}", witness.kinds);
        assert!(
            text.contains(&format!("# digest: {:016x}\n", game.digest())),
            "{kind} reaches another state"
        );
    }
    assert_eq!(std::fs::read_dir(folder()).unwrap().count(), KINDS.len(), "a game of no known kind");
}

#[test]
fn a_spoiled_game_is_refused_at_the_first_bad_line() {
    let text = std::fs::read_to_string(folder().join("2p-points.cab")).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let middle = lines.len() / 2;
    for bad in ["nonsense", "T.a1a2a3a4", "token.a", "card.67"] {
        let mut spoiled = lines.clone();
        spoiled[middle] = bad;
        let spoiled = spoiled.join("\n");
        let error = replay(&Log::parse(&spoiled).unwrap()).err().unwrap_or_else(|| panic!("{bad} is taken"));
        assert!(error.starts_with(&format!("line {}:", middle + 1)), "{error}");
    }
    assert!(replay(&Log::parse(&format!("{text}F\n")).unwrap()).is_err());
}

// --- looking for the games ------------------------------------------------------------------------------------

/// The liking of a player of a search for an action; the best liked one is played, with some noise.
type Taste = fn(&str) -> u32;

/// Buys when it can and takes long lines: games that people would recognise.
fn buyer(action: &str) -> u32 {
    match action.split_at(1).0 {
        "B" => 1_000,
        "T" => 10 * action.len() as u32,
        "R" => 45,
        "V" => 40,
        _ => 1,
    }
}

/// Reserves and empties the board, so that replenishing is put off to the last.
fn hoarder(action: &str) -> u32 {
    match action.split_at(1).0 {
        "R" => 400,
        "V" => 300,
        "T" => 200 + 10 * action.len() as u32,
        "F" => 0,
        _ => 1,
    }
}

fn any(_: &str) -> u32 {
    0
}

fn play(seed: u64, taste: Taste) -> Option<(Vec<String>, Duel, Witness)> {
    let mut dice = Dice::new(seed);
    let (mut game, mut witness) = (Duel::new(&Setup::new(2).unwrap()), Witness::default());
    let mut inputs = Vec::new();
    for _ in 0..900 {
        let (before, mut effects) = (game, Vec::new());
        match game.awaiting() {
            Awaiting::Over => return Some((inputs, game, witness)),
            Awaiting::Chance(_) => {
                let outcome = game.draw(&mut dice);
                inputs.push(outcome.to_string());
                game.resolve(outcome, &mut effects);
            }
            Awaiting::Decision(_) => {
                let mut best = (0, game.nth_action(0));
                game.legal_actions(|action| {
                    best = best.max((1 + taste(&action.to_string()) + dice.below(60), action));
                });
                witness.decision(&game);
                inputs.push(best.1.to_string());
                game.play(best.1, &mut effects);
            }
        }
        witness.step(&before, &game, &effects);
    }
    None
}

#[test]
#[ignore = "looks for the games anew and writes them"]
fn find_games() {
    let mut missing = BTreeSet::from(KINDS);
    for seed in 0..100_000 {
        let taste: Taste = match seed % 4 {
            0 | 1 => buyer,
            2 => hoarder,
            _ => any,
        };
        let Some((inputs, game, witness)) = play(seed, taste) else { continue };
        // A game of its own for each kind.
        if let Some(kind) = witness.kinds.into_iter().find(|kind| missing.remove(kind)) {
            let head = format!("# ending: {kind}\n# digest: {:016x}\n", game.digest());
            let log = format!("{head}{}\n{}\n", Setup::new(2).unwrap(), inputs.join("\n"));
            std::fs::write(folder().join(format!("2p-{kind}.cab")), log).unwrap();
        }
        if missing.is_empty() {
            return;
        }
    }
    panic!("not found: {missing:?}");
}

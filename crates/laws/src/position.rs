//! Queries of what is legal in a position, for tests of single rules.

use kernel::{Awaiting, Explain, Game, Quiet};

/// Lists the legal actions, in notation.
pub fn legal<G: Game>(game: &G) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal_actions(|action| actions.push(action.to_string()));
    actions
}

/// Lists the legal actions that begin with `start`.
pub fn legal_like<G: Game>(game: &G, start: &str) -> Vec<String> {
    legal(game).into_iter().filter(|action| action.starts_with(start)).collect()
}

/// Checks an action against what is expected: `ok`, or the number of the rule that refuses it.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../kernel/tests/nim/mod.rs")); }
/// # use nim::Nim;
/// use kernel::Game;
/// use laws::{after, check, legal};
///
/// let five = after(&Nim::new(&"nim".parse()?), "5");
/// check(&five, "2", "ok");
/// // Item 2 forbids three.
/// check(&five, "3", "2");
/// assert_eq!(legal(&after(&five, "2 2")), ["1"]);
/// # Ok::<(), kernel::SetupError>(())
/// ```
///
/// # Panics
/// If the check gives another result, or the list of legal actions contradicts it.
#[track_caller]
pub fn check<G: Game>(game: &G, action: &str, expected: &str) {
    let read: G::Action = action.parse().expect("an action");
    let found = match game.check(read) {
        Ok(()) => "ok",
        Err(refusal) => refusal.rule().item,
    };
    assert_eq!(found, expected, "{action}");
    let listed = legal(game).iter().any(|listed| listed == action);
    assert_eq!(listed, expected == "ok", "{action} is not as listed");
}

/// Plays inputs (actions and outcomes) that must be legal.
///
/// # Panics
/// At the first that is not legal.
#[track_caller]
pub fn after<G: Game>(game: &G, inputs: &str) -> G {
    let mut game = *game;
    for input in inputs.split_whitespace() {
        match game.awaiting() {
            Awaiting::Decision(_) => {
                check(&game, input, "ok");
                game.play(input.parse().expect("an action"), &mut Quiet);
            }
            Awaiting::Chance(_) => {
                let outcome = input.parse().expect("an outcome");
                assert_eq!(game.check_outcome(outcome), Ok(()), "{input}");
                game.resolve(outcome, &mut Quiet);
            }
            Awaiting::Over => panic!("over before {input}"),
        }
    }
    game
}

use kernel::{Awaiting, Draw, Game, Quiet};

/// Counts the sequences of `depth` decisions from a state; `dice` answers chance between them. The count changes when
/// the set of legal actions changes.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../kernel/tests/nim/mod.rs")); }
/// # use nim::Nim;
/// use laws::{Dice, after, perft};
///
/// // Of three stones: 1 1, 1 2, and 2 1.
/// let three = after(&kernel::Game::new(&"nim".parse()?), "5 2");
/// assert_eq!(perft::<Nim>(&three, 2, &mut Dice::new(0)), 3);
/// # Ok::<(), kernel::SetupError>(())
/// ```
pub fn perft<G: Game>(game: &G, depth: u32, dice: &mut (impl Draw + Clone)) -> u64 {
    let mut game = *game;
    while let Awaiting::Chance(_) = game.awaiting() {
        let outcome = game.draw(dice);
        game.resolve(outcome, &mut Quiet);
    }
    if depth == 0 || game.awaiting() == Awaiting::Over {
        return 1;
    }
    let mut lines = 0;
    game.legal_actions(|action| {
        let mut after = game;
        after.play(action, &mut Quiet);
        lines += perft(&after, depth - 1, &mut dice.clone());
    });
    lines
}

use kernel::{Awaiting, Digest, Draw, Game, Quiet};

use crate::Dice;

/// One number for many random games: the digests of all states of the games with these seeds, folded together. It
/// changes whenever any rule does, and with nothing else.
pub fn fold<G: Game>(setup: &G::Setup, seeds: impl IntoIterator<Item = u64>) -> u64 {
    let mut folded = Digest::new();
    for seed in seeds {
        let mut dice = Dice::new(seed);
        let mut game = G::new(setup);
        loop {
            folded = folded.word(game.digest());
            match game.awaiting() {
                Awaiting::Over => break,
                Awaiting::Chance(_) => {
                    let outcome = game.draw(&mut dice);
                    game.resolve(outcome, &mut Quiet);
                }
                Awaiting::Decision(_) => {
                    let action = game.nth_action(dice.below(game.action_count()));
                    game.play(action, &mut Quiet);
                }
            }
        }
    }
    folded.finish()
}

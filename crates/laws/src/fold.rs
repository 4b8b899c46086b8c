use kernel::{Digest, Game, Quiet};

use crate::{Dice, play_out};

/// One number for many random games: the digests of all states of the games with these seeds, folded together. It
/// changes whenever any rule does, and with nothing else.
pub fn fold<G: Game>(setup: &G::Setup, seeds: impl IntoIterator<Item = u64>) -> u64 {
    let mut folded = Digest::new();
    for seed in seeds {
        play_out::<G>(setup, &mut Dice::new(seed), &mut Quiet, |game| folded = folded.word(game.digest()));
    }
    folded.finish()
}

use kernel::{Digest, Game, Quiet};

use crate::{Dice, play_out};

/// Folds the digests of all states of many random games, those with these seeds, into one number. It changes only
/// when a rule changes.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../kernel/tests/nim/mod.rs")); }
/// # use nim::{Nim, Setup};
/// let folded = laws::fold::<Nim>(&Setup(2), 0..10);
/// assert_eq!(folded, laws::fold::<Nim>(&Setup(2), 0..10));
/// assert_ne!(folded, laws::fold::<Nim>(&Setup(3), 0..10), "other rules");
/// ```
pub fn fold<G: Game>(setup: &G::Setup, seeds: impl IntoIterator<Item = u64>) -> u64 {
    let mut folded = Digest::new();
    for seed in seeds {
        play_out::<G>(setup, &mut Dice::new(seed), &mut Quiet, |game| folded = folded.word(game.digest()));
    }
    folded.finish()
}

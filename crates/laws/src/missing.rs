//! The test of a count of pieces: it notices every piece that is missing.

use std::collections::BTreeSet;

use kernel::{Game, Quiet};

use crate::{Dice, play_out};

/// The number of games in which pieces are removed, of all set-ups together; of each there are one to four.
const GAMES: usize = 48;

/// Checks that a count of pieces finds fault with every state from which a piece was removed. `robbed` returns copies of
/// a state without one piece, each with the name of the place where that piece lay; every one of `places` must occur in
/// random games of these set-ups. Only a game's own rules can remove a piece, so each has this check among its unit
/// tests.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../kernel/tests/nim/mod.rs")); }
/// # use nim::{Nim, Setup};
/// let whole = |game: &Nim| if game.heap.is_some() { Ok(()) } else { Err("there is no heap".to_owned()) };
/// let robbed = |game: &Nim| {
///     let mut less = *game;
///     less.heap = None;
///     game.heap.map(|_| ("heap", less)).into_iter().collect()
/// };
/// laws::notices_what_is_missing::<Nim, Nim>(&[Setup(2)], &["heap"], robbed, whole);
/// ```
///
/// # Panics
/// If a missing piece is not noticed, or none was removed from one of the places.
pub fn notices_what_is_missing<G: Game, B: Into<G>>(
    setups: &[G::Setup],
    places: &[&'static str],
    robbed: impl Fn(&G) -> Vec<(&'static str, B)>,
    conserved: impl Fn(&G) -> Result<(), String>,
) {
    let mut met = BTreeSet::new();
    let seeds = (GAMES / setups.len()).clamp(1, 4) as u64;
    for (setup, seed) in setups.iter().flat_map(|setup| (1..=seeds).map(move |seed| (setup, seed))) {
        play_out::<G>(setup, &mut Dice::new(seed), &mut Quiet, |game| {
            for (place, less) in robbed(game) {
                met.insert(place);
                let less = less.into();
                assert!(conserved(&less).is_err(), "nobody notices that a {place} is missing in {less:?}");
            }
        });
    }
    let places = places.iter().copied().collect();
    assert_eq!(met, places, "the places from which a piece was removed, and those that are named");
}

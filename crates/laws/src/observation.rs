//! The observations of a network: the positions that it is asked about, and helpers for the tests of every game.

use kernel::{Awaiting, Decision, Draw, Game, Quiet, Seat, Viewer};
use neural::Observation;
use search::{Learned, Planned, Rng, Seen, greedy};

use crate::{Dice, Pair, pair_of_truths};

/// Returns the learned judgement of a game, which must have one.
fn learned<P: Planned>() -> Learned<P::Game> {
    P::LEARNED.expect("its positions are described")
}

/// Returns the observation of a position with the eyes of a seat.
///
/// # Panics
/// If the game has no observations.
pub fn observed<P: Planned>(game: &P::Game, viewer: Seat) -> Observation {
    let learned = learned::<P>();
    let mut observation = Observation::new(&learned.layout);
    (learned.observe)(&game.view(Viewer::Seat(viewer)), &mut observation);
    observation
}

/// Returns the positions at the beginnings of the turns of a game by `greedy`, in which one decision in `stray` is any.
pub fn positions<P: Planned>(setup: &<P::Game as Game>::Setup, seed: u64, stray: u32) -> Vec<P::Game> {
    let (mut rng, mut bot) = (Rng::new(seed), greedy::<P>(seed));
    let mut found = Vec::new();
    let mut game = P::Game::new(setup);
    loop {
        match game.awaiting() {
            Awaiting::Over => return found,
            Awaiting::Chance(_) => {
                let outcome = game.draw(&mut rng);
                game.resolve(outcome, &mut Quiet);
            }
            Awaiting::Decision(seat) => {
                if game.decision().is_some_and(Decision::begins_turn) {
                    found.push(game);
                }
                let action = match rng.below(stray) {
                    0 => game.nth_action(rng.below(game.action_count())),
                    _ => bot.choose(Seen::of(&game.view(Viewer::Seat(seat)))),
                };
                game.play(action, &mut Quiet);
            }
        }
    }
}

/// Returns the count with this meaning.
///
/// # Panics
/// If none has it.
#[track_caller]
pub fn count(meanings: &[&str], counts: &[u8], meaning: &str) -> u8 {
    let place = meanings.iter().position(|&of| of == meaning);
    counts[place.unwrap_or_else(|| panic!("no count means {meaning}"))]
}

/// Checks with this number of pairs of truths that look alike to a seat that their observations are the same.
///
/// # Panics
/// If they are not, or if hardly any pair differed.
pub fn truths_that_look_alike_are_shown_alike<P: Planned>(setups: &[<P::Game as Game>::Setup], pairs: usize) {
    let (mut dice, mut apart) = (Dice::new(4), 0);
    for setup in setups.iter().cycle().take(pairs) {
        let Pair { one, two, viewer } = pair_of_truths::<P::Game>(setup, &mut dice);
        let Viewer::Seat(seat) = viewer else { continue };
        let [here, there] = [&one, &two].map(|game| format!("{:?}", observed::<P>(game, seat)));
        assert_eq!(here, there);
        apart += usize::from(one != two);
    }
    assert!(apart > pairs / 20, "only {apart} of {pairs} pairs differed");
}

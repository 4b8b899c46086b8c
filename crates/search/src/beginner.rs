//! A bot that plays by the plan at a glance, and slips.

use std::marker::PhantomData;

use kernel::{Decision, Draw, First, Game, Quiet};

use crate::planner::{ActionOf, best, comes_to_decision};
use crate::{Advice, Bot, Planned, Rng, Seen, rng_for};

/// The slips of a [`beginner`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slips {
    /// The chance of a slip at a decision, in hundredths.
    pub chance: u32,
    /// The greatest loss by a slip, in hundredths of the way from the best score to the median one.
    pub reach: u32,
}

impl Slips {
    /// Returns the lowest score of these, at least one, that a slip leads to.
    ///
    /// ```
    /// # use search::Slips;
    /// let slips = Slips { chance: 100, reach: 25 };
    /// assert_eq!(slips.floor([0.0, 6.0, 1.0, 4.0, 5.0]), 5.5, "the best is 6, the median 4");
    /// ```
    pub fn floor(self, scores: impl IntoIterator<Item = f32>) -> f32 {
        let mut scores: Vec<f32> = scores.into_iter().collect();
        scores.sort_by(|one, other| other.total_cmp(one));
        scores[0] - (scores[0] - scores[scores.len() / 2]) * self.reach as f32 / 100.0
    }
}

/// Creates a bot without search that scores actions [at a glance](Planned::glance). It plays the best, or where it slips
/// any within [reach](Slips::reach); it never misses an action that wins the game at once.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../kernel/tests/nim/mod.rs")); }
/// # use {kernel::{SEATS_MAX, Seat}, nim::{Nim, Stones}, search::Planned};
/// # struct NimPlan;
/// # impl Planned for NimPlan {
/// #     type Game = Nim;
/// #     fn consider(game: &Nim, mut each: impl FnMut(Stones, f32)) {
/// #         game.legal_actions(|action| each(action, -f32::from(action.0)));
/// #     }
/// #     fn standing(_: &Nim) -> [f32; SEATS_MAX] { [0.5; SEATS_MAX] }
/// #     fn nearness(_: &Nim, _: Seat) -> f32 { 0.0 }
/// # }
/// use kernel::{Game, Quiet, Viewer};
/// use search::{Seen, Slips, beginner};
///
/// let choose = |heap: &str, reach| {
///     let mut game = Nim::new(&"nim".parse().unwrap());
///     game.resolve(heap.parse().unwrap(), &mut Quiet);
///     let view = game.view(Viewer::Seat(Seat(0)));
///     beginner::<NimPlan>(Slips { chance: 100, reach }, 7).choose(Seen::of(&view))
/// };
/// // By this plan one stone is better than two, but the last stones win.
/// assert_eq!(choose("8", 0), Stones(1));
/// assert_eq!(choose("2", 0), Stones(2));
/// ```
pub fn beginner<P: Planned>(slips: Slips, seed: u64) -> Box<dyn Bot<P::Game>> {
    Box::new(Beginner::<P> { slips, seed, plan: PhantomData })
}

struct Beginner<P> {
    slips: Slips,
    seed: u64,
    plan: PhantomData<P>,
}

impl<P: Planned> Bot<P::Game> for Beginner<P> {
    fn advise(&mut self, seen: Seen<'_, P::Game>, _go_on: &mut dyn FnMut() -> bool) -> Advice<ActionOf<P>> {
        // The plan looks at nothing that is hidden, so any completion of the view will do.
        let game = P::Game::determinize(seen.view, &mut First);
        let mut rng = rng_for::<P::Game>(self.seed, seen.view);
        let mut scored = Vec::new();
        P::glance(&game, |action, score| scored.push((action, score)));
        let winning = scored.iter().find(|(action, _)| wins::<P>(&game, *action, &mut rng));
        Advice::unsearched(match winning {
            Some((action, _)) => *action,
            None => any_within::<P>(self.slips, &scored, &mut rng),
        })
    }
}

/// Returns any of the actions with the best score or, at a slip, within its reach.
fn any_within<P: Planned>(slips: Slips, scored: &[(ActionOf<P>, f32)], rng: &mut Rng) -> ActionOf<P> {
    let reach = if rng.below(100) < slips.chance { slips.reach } else { 0 };
    let floor = Slips { reach, ..slips }.floor(scored.iter().map(|(_, score)| *score));
    let mut within = scored.iter().filter(|(_, score)| *score >= floor);
    let count = within.clone().count() as u32;
    within.nth(rng.below(count) as usize).expect("the best is within reach").0
}

/// Returns whether an action wins the game for the seat to act, if the rest of the turn goes by plan.
fn wins<P: Planned>(game: &P::Game, action: ActionOf<P>, rng: &mut Rng) -> bool {
    let seat = game.awaiting().seat();
    let mut after = *game;
    after.play(action, &mut Quiet);
    while comes_to_decision(&mut after, &mut First) {
        if after.awaiting().seat() != seat || after.decision().is_some_and(Decision::begins_turn) {
            return false;
        }
        let action = best::<P>(&after, rng);
        after.play(action, &mut Quiet);
    }
    after.result().is_some_and(|result| result.winners().eq(seat))
}

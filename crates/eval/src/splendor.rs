//! Splendor: a plan that any sensible player would make, as a bot by itself, as the search's first guess and
//! for playing games on.

mod plan;

use kernel::{Awaiting, Draw, Game, Quiet, SEATS_MAX};
use search::{Bot, Evaluator, Ismcts, Rng, Seen, worth_of_places};
use splendor::Splendor;

use plan::Plan;

/// A sensible player without search: it buys what brings it forward most for the turns it takes, and
/// otherwise collects for its best target.
pub fn greedy(seed: u64) -> Box<dyn Bot<Splendor>> {
    Box::new(Greedy(Rng::new(seed)))
}

/// Tree search with so many nodes a move.
pub fn master(nodes: u32, seed: u64) -> Box<dyn Bot<Splendor>> {
    Box::new(Ismcts::new(Planner, nodes, seed))
}

struct Greedy(Rng);

impl Bot<Splendor> for Greedy {
    fn choose(&mut self, seen: Seen<'_, Splendor>) -> splendor::Action {
        let game = Splendor::determinize(seen.view, &mut self.0);
        best(&game)
    }
}

/// The action that the plan likes best; the first of equals.
fn best(game: &Splendor) -> splendor::Action {
    let plan = Plan::of(game);
    let mut best = (game.nth_action(0), f32::NEG_INFINITY);
    plan.consider(game, |action, score| {
        if score > best.1 {
            best = (action, score);
        }
    });
    best.0
}

struct Planner;

/// How much likelier an action is that the plan likes better by one.
const SHARPNESS: f32 = 1.3;
/// How much of a position's value lies in how near to winning it was, or how soon it was won, rather than in
/// the places.
const NEARNESS_SHARE: f32 = 0.1;
/// How many points behind are as far from winning as can be.
const FAR_BEHIND: f32 = 8.0;
/// How much of the nearness a win loses with every decision that it still takes: what is won sooner is surer.
const DELAY: f32 = 0.005;
/// In playing on, one decision in so many is any of the considered ones.
const STRAY: u32 = 10;

impl Evaluator<Splendor> for Planner {
    fn candidates(&mut self, game: &Splendor, out: &mut Vec<(splendor::Action, f32)>) {
        let plan = Plan::of(game);
        plan.consider(game, |action, score| out.push((action, score)));
        let most = out.iter().map(|&(_, score)| score).fold(f32::NEG_INFINITY, f32::max);
        for (_, score) in out {
            // Never nothing: the search must be able to find what the plan overlooks.
            *score = ((*score - most) * SHARPNESS).exp() + 0.02;
        }
    }

    fn value(&mut self, mut game: Splendor, rng: &mut Rng) -> [f32; SEATS_MAX] {
        // Plans collect and buy, so games end; the bound is for the impossible.
        let mut decisions = 0;
        while decisions < 1000 {
            match game.awaiting() {
                Awaiting::Over => break,
                Awaiting::Chance(_) => {
                    let outcome = game.draw(rng);
                    game.resolve(outcome, &mut Quiet);
                }
                Awaiting::Decision(_) => {
                    decisions += 1;
                    let action = if rng.below(STRAY) == 0 { stray(&game, rng) } else { best(&game) };
                    game.play(action, &mut Quiet);
                }
            }
        }
        let players = usize::from(game.players());
        let scores = game.scores();
        let mut worth = match game.result() {
            Some(result) => worth_of_places(&result.places[..players]),
            None => [0.5; SEATS_MAX],
        };
        for seat in 0..players {
            let rival = (0..players).filter(|&other| other != seat).map(|other| scores[other]).max();
            let behind = f32::from(rival.unwrap_or(0) - scores[seat]) / FAR_BEHIND;
            let nearness = 1.0 - behind.clamp(0.0, 1.0) - DELAY * decisions.min(200) as f32 * worth[seat];
            worth[seat] = (1.0 - NEARNESS_SHARE) * worth[seat] + NEARNESS_SHARE * nearness.max(0.0);
        }
        worth
    }
}

fn stray(game: &Splendor, rng: &mut Rng) -> splendor::Action {
    let mut chosen = (game.nth_action(0), 0);
    Plan::of(game).consider(game, |action, _| {
        chosen.1 += 1;
        if rng.below(chosen.1) == 0 {
            chosen.0 = action;
        }
    });
    chosen.0
}

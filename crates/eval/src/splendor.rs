//! Splendor: a plan that any sensible player would make (`plan`), as a bot by itself, as the search's first
//! guess and for playing on; and how the seats stand, judged at sight (`standing`).

mod plan;
// Public for `examples/fit.rs` alone, which works out the weights.
#[doc(hidden)]
pub mod standing;
mod weights;

use kernel::{Awaiting, Draw, First, Game, GameResult, Quiet, SEATS_MAX};
use search::{Bot, Evaluator, Ismcts, Rng, Seen, rng_for, worth_of_places};
use splendor::{Action, Splendor};

use plan::Plan;
use standing::{exp, standing};

/// A sensible player without search: it buys what brings it forward most for the turns it takes, and
/// otherwise collects for its best target. The seed decides between what it likes equally well.
pub fn greedy(seed: u64) -> Box<dyn Bot<Splendor>> {
    Box::new(Greedy { seed })
}

/// Tree search with so many nodes a move.
pub fn master(nodes: u32, seed: u64) -> Box<dyn Bot<Splendor>> {
    Box::new(Ismcts::new(Planner, nodes, seed))
}

struct Greedy {
    seed: u64,
}

impl Bot<Splendor> for Greedy {
    fn choose(&mut self, seen: Seen<'_, Splendor>) -> Action {
        // The plan looks at nothing that is hidden, so any completion of the view will do.
        best(&Splendor::determinize(seen.view, &mut First), &mut rng_for::<Splendor>(self.seed, seen.view))
    }
}

/// The action that the plan likes best; of several, any of them.
fn best(game: &Splendor, rng: &mut Rng) -> Action {
    let (mut chosen, mut most, mut equals) = (game.nth_action(0), f32::NEG_INFINITY, 0);
    Plan::of(game).consider(game, |action, score| {
        if score > most {
            (most, equals) = (score, 0);
        }
        if score == most {
            equals += 1;
            if rng.below(equals) == 0 {
                chosen = action;
            }
        }
    });
    chosen
}

/// Any action that the plan considers, each equally likely.
fn stray(game: &Splendor, rng: &mut Rng) -> Action {
    let (mut chosen, mut considered) = (game.nth_action(0), 0);
    Plan::of(game).consider(game, |action, _| {
        considered += 1;
        if rng.below(considered) == 0 {
            chosen = action;
        }
    });
    chosen
}

/// How much likelier an action is to be searched that the plan likes better: by the factor e for each
/// 1/`SHARPNESS` of a point.
const SHARPNESS: f32 = 1.3;
/// The weight, beside 1 for the best, that even the least liked action has: the search must be able to find
/// what the plan overlooks.
const FLOOR: f32 = 0.02;
/// How many rounds a position is played on before it is judged at sight. Fewer leave what is about to happen
/// to the judgement, which is worse at it; more cost time, in which the search could look at more positions.
const ROUNDS: u32 = 2;
/// In playing on, one decision in so many is any of the considered ones: players are not all alike.
const STRAY: u32 = 10;
/// How much of a finished game's value lies in how near to winning it was, or how soon it was won, rather
/// than in the places: so that a lost game is played well to its end, and a won one is ended.
const NEARNESS_SHARE: f32 = 0.1;
/// How many points behind are as far from winning as can be.
const FAR_BEHIND: f32 = 8.0;
/// How much of the nearness a win loses with every decision that it still takes: what is won sooner is surer.
const DELAY: f32 = 0.005;

/// What the search wants to know of Splendor: the plan's likings are its first guess, and a position is
/// played on for a little by plan before it is judged.
#[derive(Clone, Copy, Default, Debug)]
pub struct Planner;

impl Evaluator<Splendor> for Planner {
    fn candidates(&mut self, game: &Splendor, out: &mut Vec<(Action, f32)>) {
        Plan::of(game).consider(game, |action, score| out.push((action, score)));
        let most = out.iter().map(|&(_, score)| score).fold(f32::NEG_INFINITY, f32::max);
        for (_, score) in out {
            *score = exp((*score - most) * SHARPNESS) + FLOOR;
        }
    }

    fn value(&mut self, mut game: Splendor, rng: &mut Rng) -> [f32; SEATS_MAX] {
        let decisions = play_on(&mut game, rng);
        match game.result() {
            Some(result) => value_of_end(&game, &result, decisions),
            None => standing(game.body()),
        }
    }
}

/// Plays on by plan: to the end of the turn that is under way, then for [`ROUNDS`] rounds, so that every
/// position is judged as many turns after its last action. Returns how many decisions that took.
fn play_on(game: &mut Splendor, rng: &mut Rng) -> u32 {
    let (mut decisions, mut end) = (0, None);
    while comes_to_decision(game, rng) {
        if end.is_none() && begins_turn(game) {
            end = Some(game.turns() + ROUNDS * u32::from(game.players()));
        }
        if end == Some(game.turns()) {
            break;
        }
        let action = if rng.below(STRAY) == 0 { stray(game, rng) } else { best(game, rng) };
        game.play(action, &mut Quiet);
        decisions += 1;
    }
    decisions
}

/// Lets chance answer until a decision is awaited; false if the game is over instead.
fn comes_to_decision(game: &mut Splendor, rng: &mut Rng) -> bool {
    loop {
        match game.awaiting() {
            Awaiting::Decision(_) => return true,
            Awaiting::Over => return false,
            Awaiting::Chance(_) => {
                let outcome = game.draw(rng);
                game.resolve(outcome, &mut Quiet);
            }
        }
    }
}

/// Whether the decision that is awaited is a turn's first: the others only return tokens or choose a noble.
fn begins_turn(game: &Splendor) -> bool {
    !matches!(game.nth_action(0), Action::Return(_) | Action::Receive(_))
}

/// What a finished game is worth, which took so many more decisions to finish.
fn value_of_end(game: &Splendor, result: &GameResult, decisions: u32) -> [f32; SEATS_MAX] {
    let players = usize::from(game.players());
    let scores = &game.scores()[..players];
    let mut worth = worth_of_places(&result.places[..players]);
    for (seat, worth) in worth[..players].iter_mut().enumerate() {
        let rivals = scores.iter().enumerate().filter(|&(other, _)| other != seat);
        let behind = rivals.map(|(_, &score)| score - scores[seat]).max().unwrap_or(0);
        let far = (f32::from(behind) / FAR_BEHIND).clamp(0.0, 1.0);
        let nearness = 1.0 - far - DELAY * decisions as f32 * *worth;
        *worth = (1.0 - NEARNESS_SHARE) * *worth + NEARNESS_SHARE * nearness.max(0.0);
    }
    worth
}

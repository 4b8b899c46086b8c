//! What the evaluations of all games share: a bot that follows a plan, a search that guesses by it, and positions
//! judged by playing on for a little and then at sight.

use std::marker::PhantomData;

use crate::worth::exp;
use crate::{Bot, Evaluator, Ismcts, Rng, Seen, rng_for, worth_of_places};
use kernel::{Awaiting, Decision, Draw, First, Game, Quiet, SEATS_MAX, Seat};

/// The action of a planned game.
type ActionOf<P> = <<P as Planned>::Game as Game>::Action;

/// A plan for a game, and a judgement of its positions at sight. It is implemented on the type that stands for a game
/// above its rules.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../kernel/tests/nim/mod.rs")); }
/// # use nim::{Nim, Stones};
/// use kernel::{Game, SEATS_MAX, Seat};
/// use search::Planned;
///
/// struct NimPlan;
///
/// impl Planned for NimPlan {
///     type Game = Nim;
///
///     // Whoever leaves a multiple of three stones wins.
///     fn consider(game: &Nim, mut each: impl FnMut(Stones, f32)) {
///         let heap = game.heap.unwrap_or(0);
///         game.legal_actions(|action| each(action, f32::from((heap - action.0) % 3 == 0)));
///     }
///
///     fn standing(_: &Nim) -> [f32; SEATS_MAX] {
///         [0.5; SEATS_MAX]
///     }
///
///     fn nearness(_: &Nim, _: Seat) -> f32 {
///         0.0
///     }
/// }
/// ```
pub trait Planned: Send + Sync + Sized + 'static {
    /// The game that the plan is for.
    type Game: Game;

    /// How many points of the plan make a difference that the search takes for large. One is right for a game of about
    /// fifteen points.
    const UNIT: f32 = 1.0;
    /// How many rounds a position is played on before it is judged at sight. Fewer leave what is about to happen to the
    /// judgement, which is worse at it; more cost time, in which the search could look at more positions.
    const ROUNDS: u32 = 2;

    /// Calls `each` with every action worth considering, at least one, and how much it brings the seat to act; one
    /// unit is about one point. A decision is due, and nothing that the seat may not know is looked at.
    fn consider(game: &Self::Game, each: impl FnMut(ActionOf<Self>, f32));

    /// Estimates the prospects of each seat without search: from 0 for the last place to 1 for the first.
    fn standing(game: &Self::Game) -> [f32; SEATS_MAX];

    /// How near a seat of a finished game came to winning it, from 0 to 1.
    fn nearness(game: &Self::Game, seat: Seat) -> f32;
}

/// What [`fit`](crate::fit) asks of a game, to work out by what weights a position is best judged.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../kernel/tests/nim/mod.rs")); }
/// # use nim::{Nim, Stones};
/// use kernel::{Game, SEATS_MAX, Seat};
/// use search::{Counted, Planned};
///
/// struct NimPlan;
///
/// # impl Planned for NimPlan {
/// #     type Game = Nim;
/// #     fn consider(game: &Nim, mut each: impl FnMut(Stones, f32)) {
/// #         game.legal_actions(|action| each(action, 0.0));
/// #     }
/// #     fn standing(_: &Nim) -> [f32; SEATS_MAX] {
/// #         [0.5; SEATS_MAX]
/// #     }
/// #     fn nearness(_: &Nim, _: Seat) -> f32 {
/// #         0.0
/// #     }
/// # }
/// #
/// impl Counted for NimPlan {
///     const NAMES: &'static [&'static str] = &["to act with a multiple of three"];
///
///     fn counted(game: &Nim, seat: Seat) -> Vec<f32> {
///         let bad = game.awaiting().seat() == Some(seat) && game.heap.is_some_and(|heap| heap % 3 == 0);
///         vec![f32::from(bad)]
///     }
///
///     fn lateness(game: &Nim) -> f32 {
///         1.0 - f32::from(game.heap.unwrap_or(9)) / 9.0
///     }
/// }
/// ```
pub trait Counted: Planned {
    /// What is counted about a player.
    const NAMES: &'static [&'static str];
    /// The counts for a seat, in that order.
    fn counted(game: &Self::Game, seat: Seat) -> Vec<f32>;
    /// How near the end of the game is, from 0 to 1.
    fn lateness(game: &Self::Game) -> f32;
}

/// Creates a bot without search that plays the action with the highest score in the plan; the seed breaks ties.
pub fn greedy<P: Planned>(seed: u64) -> Box<dyn Bot<P::Game>> {
    Box::new(Greedy::<P> { seed, plan: PhantomData })
}

/// Creates a bot that searches a tree of `nodes` nodes for each move.
pub fn master<P: Planned>(nodes: u32, seed: u64) -> Box<dyn Bot<P::Game>> {
    Box::new(Ismcts::new(Planner::<P>::default(), nodes, seed))
}

struct Greedy<P> {
    seed: u64,
    plan: PhantomData<P>,
}

impl<P: Planned> Bot<P::Game> for Greedy<P> {
    fn choose(&mut self, seen: Seen<'_, P::Game>) -> ActionOf<P> {
        // The plan looks at nothing that is hidden, so any completion of the view will do.
        let game = P::Game::determinize(seen.view, &mut First);
        best::<P>(&game, &mut rng_for::<P::Game>(self.seed, seen.view))
    }
}

/// The action that the plan likes best; of several, any of them.
fn best<P: Planned>(game: &P::Game, rng: &mut Rng) -> ActionOf<P> {
    let (mut chosen, mut most, mut equals) = (game.nth_action(0), f32::NEG_INFINITY, 0);
    P::consider(game, |action, score| {
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
fn stray<P: Planned>(game: &P::Game, rng: &mut Rng) -> ActionOf<P> {
    let (mut chosen, mut considered) = (game.nth_action(0), 0);
    P::consider(game, |action, _| {
        considered += 1;
        if rng.below(considered) == 0 {
            chosen = action;
        }
    });
    chosen
}

/// How much likelier an action is to be searched that the plan likes better: by the factor e for each
/// 1/`SHARPNESS` of a [unit](Planned::UNIT).
const SHARPNESS: f32 = 1.3;
/// The weight, beside 1 for the best, that even the least liked action has: the search must be able to find
/// what the plan overlooks.
const FLOOR: f32 = 0.02;
/// In playing on, one decision in so many is any of the considered ones: players are not all alike.
const STRAY: u32 = 10;
/// How much of a finished game's value lies in how near to winning it was, or how soon it was won, rather
/// than in the places: so that a lost game is played well to its end, and a won one is ended.
const NEARNESS_SHARE: f32 = 0.1;
/// How much of the nearness a win loses with every decision that it still takes: what is won sooner is surer.
const DELAY: f32 = 0.005;

/// The evaluator of a game with a plan: the scores of the plan are the search's prior, and a position is played on
/// by plan for some rounds before it is judged.
#[derive(Debug)]
pub struct Planner<P>(PhantomData<P>);

impl<P> Default for Planner<P> {
    fn default() -> Self {
        Planner(PhantomData)
    }
}

impl<P: Planned> Evaluator<P::Game> for Planner<P> {
    fn candidates(&mut self, game: &P::Game, out: &mut Vec<(ActionOf<P>, f32)>) {
        P::consider(game, |action, score| out.push((action, score)));
        let most = out.iter().map(|&(_, score)| score).fold(f32::NEG_INFINITY, f32::max);
        for (_, score) in out {
            *score = exp((*score - most) * (SHARPNESS / P::UNIT)) + FLOOR;
        }
    }

    fn value(&mut self, mut game: P::Game, rng: &mut Rng) -> [f32; SEATS_MAX] {
        let decisions = play_on::<P>(&mut game, rng);
        match game.result() {
            Some(result) => value_of_end::<P>(&game, &result.places, decisions),
            None => P::standing(&game),
        }
    }
}

/// Plays on by plan: to the end of the turn that is under way, then for [`Planned::ROUNDS`] rounds, so that every
/// position is judged as many turns after its last action. Returns how many decisions that took.
fn play_on<P: Planned>(game: &mut P::Game, rng: &mut Rng) -> u32 {
    let (mut decisions, mut end) = (0, None);
    while comes_to_decision(game, rng) {
        if end.is_none() && game.decision().is_some_and(Decision::begins_turn) {
            end = Some(game.turns() + P::ROUNDS * u32::from(game.players()));
        }
        if end.is_some_and(|end| game.turns() >= end) {
            break;
        }
        let action = if rng.below(STRAY) == 0 { stray::<P>(game, rng) } else { best::<P>(game, rng) };
        game.play(action, &mut Quiet);
        decisions += 1;
    }
    decisions
}

/// Lets chance answer until a decision is awaited; false if the game is over instead.
fn comes_to_decision<G: Game>(game: &mut G, rng: &mut Rng) -> bool {
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

/// What a finished game with these places is worth, which took so many more decisions to finish.
fn value_of_end<P: Planned>(game: &P::Game, places: &[u8; SEATS_MAX], decisions: u32) -> [f32; SEATS_MAX] {
    let players = usize::from(game.players());
    let mut worth = worth_of_places(&places[..players]);
    for (seat, worth) in (0u8..).map(Seat).zip(&mut worth[..players]) {
        let nearness = P::nearness(game, seat) - DELAY * decisions as f32 * *worth;
        *worth = (1.0 - NEARNESS_SHARE) * *worth + NEARNESS_SHARE * nearness.max(0.0);
    }
    worth
}

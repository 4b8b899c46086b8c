//! The common part of the evaluations of all games: a bot that follows a plan, a search with the plan as its prior, and
//! positions that are evaluated by a short playout and then statically.

use std::marker::PhantomData;

use neural::{Observation, exp};

use crate::{Advice, Bot, Evaluator, Ismcts, Judgement, Learned, Rng, Seen, Worth, rng_for};
use kernel::{Awaiting, Decision, Draw, First, Game, GameResult, Quiet, SEATS_MAX, Seat};

/// The action of a planned game.
pub(crate) type ActionOf<P> = <<P as Planned>::Game as Game>::Action;

/// A plan for a game, and a static evaluation of its positions. It is implemented on the type that represents the game
/// in the registry.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../kernel/tests/nim/mod.rs")); }
/// # use nim::{Nim, Stones};
/// use kernel::{Game, Quiet, SEATS_MAX, Seat, Viewer};
/// use search::{Planned, Seen, greedy, master};
///
/// struct NimPlan;
///
/// impl Planned for NimPlan {
///     type Game = Nim;
///
///     // The player who leaves a multiple of three stones wins.
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
///
/// // Both bots leave three stones of five; the one that searches looks at 50 positions for it.
/// let mut game = Nim::new(&"nim".parse()?);
/// game.resolve("5".parse()?, &mut Quiet);
/// let view = game.view(Viewer::Seat(Seat(0)));
/// for mut bot in [greedy::<NimPlan>(1), master::<NimPlan>(50, 1)] {
///     assert_eq!(bot.choose(Seen::of(&view)), Stones(2));
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Planned: Send + Sync + Sized + 'static {
    /// The game that the plan is for.
    type Game: Game;

    /// The difference in points of the plan that the search takes for large. One is right for a game of about fifteen
    /// points.
    const UNIT: f32 = 1.0;
    /// The number of rounds that a position is played on before the static evaluation. With fewer, the static
    /// evaluation has to foresee what is about to happen, which it does worse; more cost time in which the search could
    /// visit more positions.
    const ROUNDS: u32 = 2;

    /// Calls `each` with every action worth considering, at least one, and its gain for the seat to act; one unit is
    /// about one point. A decision must be due. The result depends on nothing that the seat may not know.
    fn consider(game: &Self::Game, each: impl FnMut(ActionOf<Self>, f32));

    /// Calls `each` like [`Planned::consider`], but overlooks what a beginner overlooks.
    fn glance(game: &Self::Game, each: impl FnMut(ActionOf<Self>, f32)) {
        Self::consider(game, each);
    }

    /// Estimates the expected share of the victory of each seat without search; the shares sum to 1.
    fn standing(game: &Self::Game) -> [f32; SEATS_MAX];

    /// Returns how near a seat of a finished game came to winning it, from 0 to 1.
    fn nearness(game: &Self::Game, seat: Seat) -> f32;

    /// The learned judgement of positions, if the game has one: with it the static evaluation is only for comparison.
    const LEARNED: Option<Learned<Self::Game>> = None;
}

/// The features of a game, by which [`fit`](crate::fit) fits the weights of its static evaluation.
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
    /// The names of the features of a player.
    const NAMES: &'static [&'static str];
    /// Returns the features of a seat, in the order of [`Counted::NAMES`].
    fn counted(game: &Self::Game, seat: Seat) -> Vec<f32>;
    /// Returns how near the end of the game is, from 0 to 1.
    fn lateness(game: &Self::Game) -> f32;
}

/// Creates a bot without search that plays the action with the highest score in the plan; the seed breaks ties.
/// [`Planned`] has an example.
pub fn greedy<P: Planned>(seed: u64) -> Box<dyn Bot<P::Game>> {
    Box::new(Greedy::<P> { seed, plan: PhantomData })
}

/// Creates a bot that searches a tree of `nodes` nodes for each move. [`Planned`] has an example.
pub fn master<P: Planned>(nodes: u32, seed: u64) -> Box<dyn Bot<P::Game>> {
    master_by::<P>(Judgement::Best, nodes, seed)
}

/// Creates a bot like [`master`] that values positions by this judgement.
pub fn master_by<P: Planned>(judgement: Judgement, nodes: u32, seed: u64) -> Box<dyn Bot<P::Game>> {
    Box::new(Ismcts::new(Planner::<P>::new(judgement), nodes, seed))
}

struct Greedy<P> {
    seed: u64,
    plan: PhantomData<P>,
}

impl<P: Planned> Bot<P::Game> for Greedy<P> {
    fn advise(&mut self, seen: Seen<'_, P::Game>, _go_on: &mut dyn FnMut() -> bool) -> Advice<ActionOf<P>> {
        // The plan looks at nothing that is hidden, so any completion of the view will do.
        let game = P::Game::determinize(seen.view, &mut First);
        Advice::unsearched(best::<P>(&game, &mut rng_for::<P::Game>(self.seed, seen.view)))
    }
}

/// Returns the action with the highest score in the plan; of several, any of them.
pub(crate) fn best<P: Planned>(game: &P::Game, rng: &mut Rng) -> ActionOf<P> {
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

/// Returns any action that the plan considers, each equally likely.
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

/// The dependence of an action's weight in the search on its score in the plan: a factor of e for each 1/`SHARPNESS` of
/// a [unit](Planned::UNIT).
const SHARPNESS: f32 = 1.3;
/// The weight of the action with the lowest score, where the best has 1: the search must be able to find what the plan
/// overlooks.
const FLOOR: f32 = 0.02;
/// In a playout, one decision in this number is any of the considered ones: players are not all alike.
const STRAY: u32 = 10;
/// The part of what a seat maximises at the end of a game that depends on how near to winning it was, or how soon it
/// won, rather than on its share of the victory. It makes a bot play a lost game well to its end, and end a won one.
const NEARNESS_PART: f32 = 0.02;
/// The part of the nearness that a win loses with every decision that it still takes: an earlier win is more certain.
const DELAY: f32 = 0.025;

/// The evaluator of a game with a plan: the scores of the plan are the search's prior, and a position is played on by
/// plan for some rounds before it is judged.
#[derive(Debug)]
pub struct Planner<P> {
    judgement: Judgement,
    /// The observation of the position that is being judged; none if nothing is learned about the game.
    observation: Option<Observation>,
    plan: PhantomData<P>,
}

impl<P: Planned> Planner<P> {
    /// Creates the evaluator that judges so.
    pub fn new(judgement: Judgement) -> Self {
        let observation = P::LEARNED.map(|learned| Observation::new(&learned.layout));
        Planner { judgement, observation, plan: PhantomData }
    }
}

impl<P: Planned> Default for Planner<P> {
    fn default() -> Self {
        Planner::new(Judgement::default())
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

    fn value(&mut self, mut game: P::Game, rng: &mut Rng) -> Worth {
        let learned = P::LEARNED;
        let judge = self.judgement.judge(learned.as_ref(), &game);
        let decisions = play_on::<P>(&mut game, judge.map_or(P::ROUNDS, |judge| judge.rounds), rng);
        let to_act = match game.awaiting() {
            Awaiting::Decision(seat) => seat,
            _ => {
                let result = game.result().expect("it is played on to a decision or to the end");
                return worth_of_end::<P>(&game, &result, decisions);
            }
        };
        Worth::of_shares(match (&learned, judge, &mut self.observation) {
            (Some(learned), Some(judge), Some(observation)) => {
                learned.shares(judge, &game, to_act, observation)
            }
            _ => P::standing(&game),
        })
    }
}

/// Plays on by plan: to the end of the turn that is under way, then for this number of rounds, so that every position is
/// evaluated the same number of turns after its last action. Returns the number of decisions made.
fn play_on<P: Planned>(game: &mut P::Game, rounds: u32, rng: &mut Rng) -> u32 {
    let (mut decisions, mut end) = (0, None);
    while comes_to_decision(game, rng) {
        if end.is_none() && game.decision().is_some_and(Decision::begins_turn) {
            end = Some(game.turns() + rounds * u32::from(game.players()));
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
pub(crate) fn comes_to_decision<G: Game>(game: &mut G, chance: &mut impl Draw) -> bool {
    loop {
        match game.awaiting() {
            Awaiting::Decision(_) => return true,
            Awaiting::Over => return false,
            Awaiting::Chance(_) => {
                let outcome = game.draw(chance);
                game.resolve(outcome, &mut Quiet);
            }
        }
    }
}

/// Returns the value of a finished game with this result, which took this number of further decisions.
fn worth_of_end<P: Planned>(game: &P::Game, result: &GameResult, decisions: u32) -> Worth {
    let mut worth = Worth::of_result(result);
    for seat in Seat::all(game.players()) {
        let aim = &mut worth.aims[seat.index()];
        let nearness = P::nearness(game, seat) - DELAY * decisions as f32 * *aim;
        *aim = (1.0 - NEARNESS_PART) * *aim + NEARNESS_PART * nearness.max(0.0);
    }
    worth
}

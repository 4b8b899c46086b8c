//! A search that asks a network, and what it makes of the end of a game.

#[path = "../../kernel/tests/nim/mod.rs"]
mod nim;
#[path = "../../neural/tests/weights/mod.rs"]
mod weights;

use std::sync::OnceLock;

use kernel::{Awaiting, Game, GameResult, Quiet, Rule, SEATS_MAX, Seat, Viewer};
use neural::{Layout, Net, Observation, SEAT, Shape};
use nim::{Nim, Setup, Stones};
use search::{
    Advice, Evaluator, Judge, Judgement, Learned, Planned, Planner, Rng, Seen, Worth, master, master_by,
};
use weights::{any_file, file, layers};

const LAYOUT: Layout = Layout { table: &["turns"], seat: &["number"], zones: &[], piece: &[], pieces_max: 0 };

/// The evidence for each number of a seat, and for each turn.
const EVIDENCE: f32 = 0.125;

/// Returns a network whose evidence for a seat is its number, and for the viewer the number of turns too.
fn net() -> Net {
    let shape = Shape::of(&LAYOUT, SEATS_MAX);
    let mut layers = layers(&shape);
    let [_, seat, head, last, out] = &mut layers;
    seat.rows[0][0] = 1;
    out.scale = EVIDENCE;
    for order in 0..SEATS_MAX {
        (head.rows[order * SEAT][order], last.rows[order][order], out.rows[order][order]) = (1, 1, 1);
    }
    head.rows[SEATS_MAX * SEAT][0] = 1;
    Net::read(&file(&shape, &layers), &shape).unwrap()
}

fn judge(rounds: u32) -> &'static Judge {
    static JUDGES: [OnceLock<Judge>; 3] = [const { OnceLock::new() }; 3];
    JUDGES[rounds as usize].get_or_init(|| Judge { net: net(), rounds })
}

fn observe(view: &<Nim as Game>::View, observation: &mut Observation) {
    let (_, turns, players, viewer) = *view;
    observation.begin(&[turns]);
    (0..players).for_each(|after| observation.seat(&[1 + (viewer + after) % players]));
}

/// The share of each seat without a network.
const FITTED: [f32; SEATS_MAX] = [0.75, 0.25, 0.0, 0.0, 0.0, 0.0];

/// Knows no plan. The end that is nearer for a seat is the later one, or the sooner one. Only for five players nothing was
/// learned.
struct NoPlan<const LATER: bool>;

impl<const LATER: bool> Planned for NoPlan<LATER> {
    type Game = Nim;

    const LEARNED: Option<Learned<Nim>> =
        Some(Learned { layout: LAYOUT, observe, judge: |game| (game.players() != 5).then(|| judge(0)) });

    fn consider(game: &Nim, mut each: impl FnMut(Stones, f32)) {
        game.legal_actions(|action| each(action, 0.0));
    }

    fn standing(_: &Nim) -> [f32; SEATS_MAX] {
        FITTED
    }

    fn nearness(game: &Nim, _: Seat) -> f32 {
        f32::from((game.turns() > 2) == LATER)
    }
}

/// Returns a game of this number of players with a heap, after a number of turns in which one stone was taken.
fn game(players: u8, heap: u8, turns: u8) -> Nim {
    let mut game = Nim::new(&Setup(players));
    game.resolve(Stones(heap + turns), &mut Quiet);
    (0..turns).for_each(|_| game.play(Stones(1), &mut Quiet));
    game
}

fn value<const LATER: bool>(judgement: Judgement, game: &Nim) -> Worth {
    Planner::<NoPlan<LATER>>::new(judgement).value(*game, &mut Rng::new(3))
}

/// Checks that the shares are those of the network, which is asked after so many rounds.
#[track_caller]
fn is_judged(judgement: Judgement, rounds: u32, game: &Nim) {
    let players = usize::from(game.players());
    let Awaiting::Decision(to_act) = game.awaiting() else { panic!("a decision is due") };
    // After whole rounds the same seat is to act.
    let turns = game.turns() as usize + rounds as usize * players;
    let mut wanted = [0.0; SEATS_MAX];
    for (seat, wanted) in wanted[..players].iter_mut().enumerate() {
        let of_turns = if seat == to_act.index() { turns } else { 0 };
        *wanted = (1 + seat + of_turns) as f32 * EVIDENCE;
    }
    neural::softmax(&mut wanted[..players]);
    let worth = value::<true>(judgement, game);
    let differs = |(one, other): (&f32, &f32)| (one - other).abs() > 1e-5;
    assert!(!worth.shares.iter().zip(&wanted).any(differs), "{to_act}: {:?}, not {wanted:?}", worth.shares);
    assert_eq!(worth.aims, worth.shares);
}

#[test]
fn the_shares_are_those_of_the_right_seats() {
    for players in 2..=SEATS_MAX as u8 {
        for turns in 0..players {
            let game = game(players, 100, turns);
            for rounds in 0..3 {
                is_judged(Judgement::Trial(judge(rounds)), rounds, &game);
            }
            if players != 5 {
                is_judged(Judgement::Best, 0, &game);
            }
        }
    }
}

#[test]
fn where_nothing_was_learned_the_fitted_sum_judges() {
    for players in 2..=SEATS_MAX as u8 {
        let game = game(players, 100, 1);
        assert_eq!(value::<true>(Judgement::Fitted, &game).shares, FITTED);
        assert_eq!(value::<true>(Judgement::Best, &game).shares == FITTED, players == 5);
    }
}

#[test]
fn a_search_is_that_of_its_judgement() {
    let view = game(2, 9, 0).view(Viewer::Seat(Seat(0)));
    let advice =
        |judgement| master_by::<NoPlan<true>>(judgement, 60, 1).advise(Seen::of(&view), &mut || true);
    let best = master::<NoPlan<true>>(60, 1).advise(Seen::of(&view), &mut || true);
    assert_eq!(best, advice(Judgement::Best));
    assert_eq!(best, advice(Judgement::Trial(judge(0))), "the same network");
    assert_ne!(best, advice(Judgement::Fitted));
    assert_ne!(best, advice(Judgement::Trial(judge(1))));
}

#[test]
fn with_any_weights_the_shares_of_every_estimate_sum_to_one() {
    let shape = Shape::of(&LAYOUT, SEATS_MAX);
    for (players, rounds) in (2..=SEATS_MAX as u8).zip([0, 1].into_iter().cycle()) {
        let net = Net::read(&any_file(&shape, 3.0, players.into()), &shape).unwrap();
        let judgement = Judgement::Trial(Box::leak(Box::new(Judge { net, rounds })));
        let mut game = game(players, 9, 0);
        while let Awaiting::Decision(seat) = game.awaiting() {
            let view = game.view(Viewer::Seat(seat));
            let mut bot = master_by::<NoPlan<true>>(judgement, 40, 2);
            let advice = bot.advise(Seen::of(&view), &mut || true);
            for estimate in advice.considered.iter().map(|one| &one.estimate).chain([&advice.position]) {
                let values = &estimate.as_ref().unwrap().values;
                assert_eq!(values.len(), usize::from(players));
                assert!((values.iter().sum::<f64>() - 1.0).abs() < 1e-5, "{values:?}");
            }
            game.play(advice.best(), &mut Quiet);
        }
    }
}

#[test]
fn the_victory_is_shared_by_those_who_win() {
    let rule = Rule { list: Nim::NAME, item: "1" };
    for (places, shares) in [
        ([2, 2, 3, 0, 0, 0], [0.0; SEATS_MAX]),
        ([2, 1, 3, 0, 0, 0], [0.0, 1.0, 0.0, 0.0, 0.0, 0.0]),
        ([1, 4, 1, 1, 0, 0], [1.0 / 3.0, 0.0, 1.0 / 3.0, 1.0 / 3.0, 0.0, 0.0]),
        ([1, 1, 1, 1, 1, 1], [1.0 / 6.0; SEATS_MAX]),
    ] {
        let worth = Worth::of_result(&GameResult { places, ended: rule, decided: rule });
        assert_eq!((worth.shares, worth.aims), (shares, shares));
    }
}

#[test]
fn how_near_an_end_was_moves_aims_and_no_shares() {
    // Two turns are played: an end that is near for those of `NoPlan<false>` only.
    let ended = game(2, 0, 2);
    let [far, near] = [value::<true>(Judgement::Best, &ended), value::<false>(Judgement::Best, &ended)];
    assert_eq!((far.shares, near.shares), ([0.0, 1.0, 0.0, 0.0, 0.0, 0.0], far.shares));
    for seat in 0..2 {
        let (gain, share) = (near.aims[seat] - far.aims[seat], near.shares[seat]);
        assert!(0.0 < gain && gain < 0.05, "seat {seat}: {gain}");
        assert!((near.aims[seat] - share).abs() < 0.05, "seat {seat}: {near:?}");
    }
    assert!(near.aims[1] > near.aims[0] + 0.9, "a victory is worth more than any nearness");
    // The last stone is still to be taken, which the playout does.
    let sooner = value::<false>(Judgement::Trial(judge(2)), &game(2, 0, 2));
    let later = value::<false>(Judgement::Trial(judge(2)), &game(2, 1, 1));
    assert_eq!(sooner.shares, later.shares);
    assert!(sooner.aims[1] > later.aims[1] && sooner.aims[0] == later.aims[0], "{sooner:?} {later:?}");
}

#[test]
fn a_bot_that_has_lost_prefers_the_end_that_is_nearer() {
    // Of four stones seat 0 takes one, and seat 2 wins in the third turn; or two, and seat 1 wins in the second.
    fn advice<const LATER: bool>() -> Advice<Stones> {
        let view = game(3, 4, 0).view(Viewer::Seat(Seat(0)));
        master::<NoPlan<LATER>>(2_000, 1).advise(Seen::of(&view), &mut || true)
    }
    for (advice, wanted) in [(advice::<true>(), Stones(1)), (advice::<false>(), Stones(2))] {
        assert_eq!(advice.considered.len(), 2);
        for one in &advice.considered {
            let values = &one.estimate.as_ref().unwrap().values;
            // No nearness: only what happened before the others found their best.
            assert!(values[0] < 0.02, "{}: {values:?}", one.action);
            assert!((values.iter().sum::<f64>() - 1.0).abs() < 1e-5, "{values:?}");
        }
        assert_eq!(advice.best(), wanted);
    }
}

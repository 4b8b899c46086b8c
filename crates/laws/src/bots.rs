//! The laws of bots, for every game: advice is sound, choices are legal and reproducible, depend on the view alone, and do
//! not miss a win.
//!
//! ```
//! # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../kernel/tests/nim/mod.rs")); }
//! # use nim::{Nim, Stones};
//! # use kernel::{Game, SEATS_MAX, Seat};
//! # use search::Planned;
//! # struct NimPlan;
//! # impl Planned for NimPlan {
//! #     type Game = Nim;
//! #     fn consider(game: &Nim, mut each: impl FnMut(Stones, f32)) {
//! #         let heap = game.heap.unwrap_or(0);
//! #         game.legal_actions(|action| each(action, f32::from((heap - action.0) % 3 == 0)));
//! #     }
//! #     fn standing(_: &Nim) -> [f32; SEATS_MAX] {
//! #         [0.5; SEATS_MAX]
//! #     }
//! #     fn nearness(_: &Nim, _: Seat) -> f32 {
//! #         0.0
//! #     }
//! # }
//! use laws::bots::{self, Winner};
//!
//! // A plan for Nim: leave a multiple of three stones.
//! bots::is_legal_and_reproducible::<NimPlan>(2, Winner::Certain);
//! bots::wins_where_one_move_wins::<NimPlan>(100, Seat(0));
//! bots::greedy_beats_random::<NimPlan>(2, 40, 0.7);
//! let fold = |every| bots::fold_of_choices::<NimPlan>(&[nim::Setup(2)], every);
//! assert!(fold(1) == fold(1) && fold(1) != fold(2));
//! ```

use kernel::{Awaiting, Decision, Digest, Draw, First, Game, Quiet, Seat, Viewer};
use neural::Observation;
use search::{
    Advice, Bot, Estimate, Ismcts, Planned, Planner, RandomBot, Rng, Seen, Slips, beginner, greedy, master,
};

use crate::Dice;

/// The most by which rounding moves a sum of shares.
const ROUNDING: f64 = 1e-4;

type MakeBot<P> = fn(u64) -> Box<dyn Bot<<P as Planned>::Game>>;
type ActionOf<P> = <<P as Planned>::Game as Game>::Action;

/// The slips of a beginner that often slips, and far.
const SLIPS: Slips = Slips { chance: 90, reach: 50 };

fn bots<P: Planned>() -> [(&'static str, MakeBot<P>); 4] {
    [
        ("random", |seed| Box::new(RandomBot::new(seed))),
        ("beginner", |seed| beginner::<P>(SLIPS, seed)),
        ("greedy", greedy::<P>),
        ("master", |seed| master::<P>(40, seed)),
    ]
}

/// Returns a new game for this number of players.
fn deal<G: Game>(players: u8) -> G {
    G::new(&format!("{} players={players}", G::NAME).parse().unwrap())
}

/// Returns states of a random game in which a decision is due: one of every `every`.
fn decisions<G: Game>(players: u8, seed: u64, every: u32) -> Vec<G> {
    let mut rng = Rng::new(seed);
    let mut game: G = deal(players);
    let mut found = Vec::new();
    loop {
        match game.awaiting() {
            Awaiting::Over => return found,
            Awaiting::Chance(_) => {
                let outcome = game.draw(&mut rng);
                game.resolve(outcome, &mut Quiet);
            }
            Awaiting::Decision(_) => {
                if rng.below(every) == 0 {
                    found.push(game);
                }
                let action = game.nth_action(rng.below(game.action_count()));
                game.play(action, &mut Quiet);
            }
        }
    }
}

fn choose<P: Planned>(bot: MakeBot<P>, seed: u64, view: &<P::Game as Game>::View) -> ActionOf<P> {
    bot(seed).choose(Seen::of(view))
}

fn own_view<G: Game>(game: &G) -> G::View {
    game.view(Viewer::Seat(game.awaiting().seat().unwrap()))
}

/// Whether somebody wins every game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Winner {
    /// Every game has a winner, so the shares of the victory sum to 1.
    Certain,
    /// In some games nobody wins, so the shares of the victory sum to at most 1.
    Uncertain,
}

/// Checks that a bot's choices are legal and reproducible, and that its advice begins with them and adds up.
///
/// # Panics
/// If it is not so.
pub fn is_legal_and_reproducible<P: Planned>(players: u8, winner: Winner) {
    for game in (0..4).flat_map(|seed| decisions::<P::Game>(players, seed, 8)) {
        for (name, bot) in bots::<P>() {
            let action = choose::<P>(bot, 5, &own_view(&game));
            assert_eq!(game.check(action), Ok(()), "{name} chose {action}");
            assert_eq!(action, choose::<P>(bot, 5, &own_view(&game)), "{name} is not reproducible");
            let advice = bot(5).advise(Seen::of(&own_view(&game)), &mut || true);
            is_sound(&game, &advice, winner);
            assert_eq!(advice.best(), action, "{name} chooses otherwise than it advises");
        }
    }
}

/// Checks that advice considers different legal actions, the more visited ones first, whose estimates add up to that of
/// the position, and whose shares add up; a bot that does not search considers one.
fn is_sound<G: Game>(game: &G, advice: &Advice<G::Action>, winner: Winner) {
    let mut actions: Vec<G::Action> = advice.considered.iter().map(|one| one.action).collect();
    assert!(actions.iter().all(|action| game.check(*action).is_ok()), "{actions:?}");
    actions.sort();
    actions.dedup();
    assert_eq!(actions.len(), advice.considered.len(), "an action is there twice");
    let estimates: Vec<&Estimate> =
        advice.considered.iter().filter_map(|one| one.estimate.as_ref()).collect();
    let Some(position) = &advice.position else {
        assert_eq!((advice.considered.len(), estimates.len(), advice.is_cut), (1, 0, false));
        return;
    };
    assert_eq!(estimates.len(), advice.considered.len());
    assert!(estimates.windows(2).all(|pair| pair[0].visits >= pair[1].visits));
    assert_eq!(estimates.iter().map(|estimate| estimate.visits).sum::<u32>(), position.visits);
    for estimate in estimates.iter().copied().chain([position]) {
        assert_eq!(estimate.values.len(), usize::from(game.players()));
        assert!(estimate.values.iter().all(|value| (0.0..=1.0).contains(value)), "{estimate:?}");
        let sum: f64 = estimate.values.iter().sum();
        let least = if winner == Winner::Certain { 1.0 - ROUNDING } else { 0.0 };
        assert!((least..=1.0 + ROUNDING).contains(&sum), "{estimate:?}");
        assert_eq!(estimate.error.is_some(), estimate.visits > 1);
        // Values from 0 to 1 cannot spread more.
        assert!(estimate.error.is_none_or(|error| (0.0..=0.5).contains(&error)), "{estimate:?}");
    }
    for seat in Seat::all(game.players()) {
        let weighted = |estimate: &Estimate| estimate.values[seat.index()] * f64::from(estimate.visits);
        let sum: f64 = estimates.iter().copied().map(weighted).sum();
        assert!((sum - weighted(position)).abs() < 1e-6, "seat {seat}: {sum}");
    }
}

/// Checks that a bot gives the same advice for two truths that look alike, and that what a network is shown of them is
/// the same.
///
/// # Panics
/// If it does not.
pub fn knows_its_view_only<P: Planned>(players: u8, seeds: u64, every: u32) {
    let mut differed = 0;
    for game in (0..seeds).flat_map(|seed| decisions::<P::Game>(players, 100 + seed, every)) {
        let view = own_view(&game);
        let other = P::Game::determinize(&view, &mut Rng::new(9));
        differed += u32::from(other != game);
        let views = [view, own_view(&other)];
        for (name, bot) in bots::<P>() {
            let [here, there] = views.each_ref().map(|view| bot(3).advise(Seen::of(view), &mut || true));
            assert_eq!(here, there, "{name} knows more than its view");
        }
        if let Some(learned) = P::LEARNED {
            let [here, there] = views.each_ref().map(|view| {
                let mut observation = Observation::new(&learned.layout);
                (learned.observe)(view, &mut observation);
                format!("{observation:?}")
            });
            assert_eq!(here, there, "a network is shown more than the view");
        }
    }
    assert!(differed > 10, "the truths must differ for this to mean anything");
}

/// Returns whether the action ends the game with this seat as the only winner, however chance answers and whatever the
/// others do, if what is chosen within the turn is chosen well.
fn wins<G: Game>(game: &G, action: G::Action, seat: Seat) -> bool {
    let mut after = *game;
    after.play(action, &mut Quiet);
    loop {
        match after.awaiting() {
            Awaiting::Chance(_) => {
                let outcome = after.draw(&mut First);
                after.resolve(outcome, &mut Quiet);
            }
            Awaiting::Decision(to_act)
                if to_act == seat && !after.decision().is_some_and(Decision::begins_turn) =>
            {
                let mut won = false;
                after.legal_actions(|action| won |= wins(&after, action, seat));
                return won;
            }
            _ => return after.result().is_some_and(|result| result.winners().eq([seat])),
        }
    }
}

/// Checks in this number of random games that the search and a beginner make a winning move of this seat if there is one.
///
/// # Panics
/// If one makes another.
pub fn wins_where_one_move_wins<P: Planned>(seeds: u64, seat: Seat) {
    let mut seen = 0;
    for seed in 0..seeds {
        let found = decisions::<P::Game>(2, seed, 1).into_iter().find_map(|game| {
            let mut winning = None;
            game.legal_actions(|action| {
                if game.awaiting().seat() == Some(seat) && wins(&game, action, seat) {
                    winning = Some(action);
                }
            });
            winning.map(|action| (game, action))
        });
        if let Some((game, winning)) = found {
            seen += 1;
            let bots: [MakeBot<P>; 2] = [|seed| master::<P>(200, seed), |seed| beginner::<P>(SLIPS, seed)];
            for bot in bots {
                let chosen = choose::<P>(bot, 1, &own_view(&game));
                assert!(wins(&game, chosen, seat), "{chosen}, though {winning} wins");
            }
        }
    }
    assert!(seen > 30, "only {seen} such positions");
}

/// Checks that a beginner plays one of the best actions unless it slips, and then one within its reach, in some positions
/// another than the best. An action that wins the game at once is within any reach.
///
/// # Panics
/// If it does not.
pub fn a_beginner_slips_within_reach<P: Planned>(players: u8) {
    let mut slipped = 0;
    for game in (0..4).flat_map(|seed| decisions::<P::Game>(players, 200 + seed, 4)) {
        let seat = game.awaiting().seat().expect("a decision is due");
        let mut scored = Vec::new();
        P::glance(&game, |action, score| scored.push((action, score)));
        let floor = |reach| Slips { chance: 100, reach }.floor(scored.iter().map(|(_, score)| *score));
        for (chance, reach) in [(0, 0), (100, 50)] {
            let slips = Slips { chance, reach: 50 };
            let chosen = beginner::<P>(slips, 1).choose(Seen::of(&own_view(&game)));
            let (_, score) =
                scored.iter().find(|(action, _)| *action == chosen).expect("it is seen at a glance");
            let is_within = *score >= floor(reach) || wins(&game, chosen, seat);
            assert!(is_within, "{chosen} has a score of {score} with {slips:?}");
            slipped += u32::from(*score < floor(0));
        }
    }
    assert!(slipped > 10, "it slipped {slipped} times");
}

/// Checks that a search that is stopped early gives the same result as one with that number of passes.
///
/// # Panics
/// If it does not.
pub fn a_stopped_search_knows_what_it_searched<P: Planned>(players: u8) {
    let search = |nodes, stop_at| {
        let mut asked = 0;
        let game = decisions::<P::Game>(players, 4, 1)[30];
        let advice =
            Ismcts::<P::Game, _>::new(Planner::<P>::default(), nodes, 8).search(&own_view(&game), |passes| {
                assert!(passes > asked, "asked again without having searched");
                asked = passes;
                passes < stop_at
            });
        (advice, asked)
    };
    let (stopped, asked) = search(1_000_000, 96);
    assert_eq!(asked, 96, "the search went on");
    assert!(stopped.is_cut);
    assert_eq!(Advice { is_cut: false, ..stopped.clone() }, search(96, u32::MAX).0);
    assert_eq!(stopped.position.map(|position| position.visits), Some(96));
    let (first, asked) = search(1_000_000, 0);
    assert!(
        !first.considered.is_empty() && asked < 96,
        "even a search stopped at once has something to play"
    );
}

/// Checks that a bot under a time limit returns the best action found so far.
///
/// # Panics
/// If it does not.
pub fn settles_in_a_hurry<P: Planned>(players: u8) {
    for game in decisions::<P::Game>(players, 3, 8) {
        let view = own_view(&game);
        let mut asked = 0;
        let mut bot = master::<P>(u32::MAX, 4);
        let action = bot.choose_while(Seen::of(&view), &mut || {
            asked += 1;
            false
        });
        assert_eq!(game.check(action), Ok(()));
        // It did not ask again, and where there is but one action it had nothing to ask.
        assert_eq!(asked, u32::from(game.action_count() > 1));
    }
}

/// Folds the choices of bots into one number: for each set-up those of `greedy` in a whole game, and those of `master:200`
/// at one of `every` decisions of that game. The number changes only when a rule or a bot changes.
///
/// # Panics
/// If `master` decides nowhere in a game.
pub fn fold_of_choices<P: Planned>(setups: &[<P::Game as Game>::Setup], every: u32) -> u64 {
    setups.iter().fold(Digest::new(), |folded, setup| fold_of_game::<P>(setup, every, folded)).finish()
}

fn fold_of_game<P: Planned>(setup: &<P::Game as Game>::Setup, every: u32, mut folded: Digest) -> Digest {
    let mut chance = Dice::new(49);
    let mut game = P::Game::new(setup);
    let mut decisions = 0;
    let fold = |folded: Digest, action: ActionOf<P>| folded.bytes(action.to_string().as_bytes());
    loop {
        match game.awaiting() {
            Awaiting::Over => break,
            Awaiting::Chance(_) => {
                let outcome = game.draw(&mut chance);
                game.resolve(outcome, &mut Quiet);
            }
            Awaiting::Decision(_) => {
                let view = own_view(&game);
                decisions += 1;
                if decisions % every == 0 {
                    folded = fold(folded, choose::<P>(|seed| master::<P>(200, seed), 7, &view));
                }
                let action = choose::<P>(greedy::<P>, 7, &view);
                folded = fold(folded, action);
                game.play(action, &mut Quiet);
            }
        }
    }
    assert!(decisions >= every, "{setup}: `master` decides nowhere, since there are {decisions} decisions");
    folded
}

/// Plays this number of games in which one seat, another each time, is held by `greedy` and the others by `random`, and
/// checks that `greedy` wins at least this share of the games that somebody wins.
///
/// # Panics
/// If it wins fewer, or hardly any game is won.
pub fn greedy_beats_random<P: Planned>(players: u8, games: u64, share: f32) {
    let (mut won, mut greedily) = (0, 0);
    for seed in 0..games {
        let sharp = Seat((seed % u64::from(players)) as u8);
        let mut rng = Rng::new(seed);
        let mut game: P::Game = deal(players);
        loop {
            match game.awaiting() {
                Awaiting::Over => break,
                Awaiting::Chance(_) => {
                    let outcome = game.draw(&mut rng);
                    game.resolve(outcome, &mut Quiet);
                }
                Awaiting::Decision(seat) => {
                    let action = if seat == sharp {
                        choose::<P>(greedy::<P>, seed, &own_view(&game))
                    } else {
                        game.nth_action(rng.below(game.action_count()))
                    };
                    game.play(action, &mut Quiet);
                }
            }
        }
        let winners: Vec<Seat> = game.result().expect("it is over").winners().collect();
        won += u32::from(!winners.is_empty());
        greedily += u32::from(winners == [sharp]);
    }
    assert!(u64::from(won) > games / 4, "{players} players: only {won} of {games} games were won");
    let (least, all) = (share * won as f32, f64::from(won));
    assert!(greedily as f32 >= least, "{players} players: greedy won {greedily} of {all} games");
}

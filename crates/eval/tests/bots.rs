//! What every bot of every game must keep: legal, honest, reproducible, and no fool.

use duel::Duel;
use eval::{Planned, Planner, greedy, master};
use kernel::{Awaiting, Decision, Draw, First, Game, Quiet, Seat, Viewer};
use search::{Bot, Ismcts, RandomBot, Rng, Seen};
use splendor::Splendor;

type MakeBot<G> = fn(u64) -> Box<dyn Bot<G>>;

fn bots<G: Planned>() -> [(&'static str, MakeBot<G>); 3] {
    [
        ("random", |seed| Box::new(RandomBot::new(seed))),
        ("greedy", greedy),
        ("master", |seed| master(40, seed)),
    ]
}

/// A game for so many.
fn deal<G: Game>(players: u8) -> G {
    G::new(&format!("{} players={players}", G::NAME).parse().unwrap())
}

/// A random game's states at which a decision is due, one in `every`.
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

fn choose<G: Game>(bot: MakeBot<G>, seed: u64, view: &G::View) -> G::Action {
    bot(seed).choose(Seen { view, history: &[] })
}

fn own_view<G: Game>(game: &G) -> G::View {
    game.view(Viewer::Seat(game.awaiting().seat().unwrap()))
}

fn is_legal_and_reproducible<G: Planned>(players: u8) {
    for game in (0..4).flat_map(|seed| decisions::<G>(players, seed, 8)) {
        for (name, bot) in bots::<G>() {
            let action = choose(bot, 5, &own_view(&game));
            assert_eq!(game.check(action), Ok(()), "{name} chose {action}");
            assert_eq!(action, choose(bot, 5, &own_view(&game)), "{name} is not reproducible");
        }
    }
}

#[test]
fn what_a_bot_chooses_is_legal_and_reproducible() {
    (2..=4).for_each(is_legal_and_reproducible::<Splendor>);
    is_legal_and_reproducible::<Duel>(2);
}

fn knows_its_view_only<G: Planned>(players: u8, seeds: u64, every: u32) {
    let mut differed = 0;
    for game in (0..seeds).flat_map(|seed| decisions::<G>(players, 100 + seed, every)) {
        let view = own_view(&game);
        let other = G::determinize(&view, &mut Rng::new(9));
        differed += u32::from(other != game);
        for (name, bot) in bots::<G>() {
            let (here, there) = (choose(bot, 3, &view), choose(bot, 3, &own_view(&other)));
            assert_eq!(here, there, "{name} knows more than its view");
        }
    }
    assert!(differed > 10, "the truths must differ for this to mean anything");
}

#[test]
fn a_bot_decides_alike_where_its_view_is_alike() {
    knows_its_view_only::<Splendor>(3, 10, 6);
    knows_its_view_only::<Duel>(2, 10, 12);
}

/// Whether the action ends the game with this seat as the only winner, however chance answers and whatever the
/// others do, if what is chosen within the turn is chosen well.
fn wins<G: Planned>(game: &G, action: G::Action, seat: Seat) -> bool {
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

/// In so many random games: where one move of this seat wins, the search makes one that does.
fn wins_where_one_move_wins<G: Planned>(seeds: u64, seat: Seat) {
    let mut seen = 0;
    for seed in 0..seeds {
        let found = decisions::<G>(2, seed, 1).into_iter().find_map(|game| {
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
            let chosen = choose::<G>(|seed| master(200, seed), 1, &own_view(&game));
            assert!(wins(&game, chosen, seat), "{chosen}, though {winning} wins");
        }
    }
    assert!(seen > 30, "only {seen} such positions");
}

#[test]
fn the_search_wins_where_one_move_wins() {
    // In the last seat, where the round ends with the move.
    wins_where_one_move_wins::<Splendor>(300, Seat(1));
    wins_where_one_move_wins::<Duel>(100, Seat(0));
}

#[test]
fn a_search_that_is_stopped_knows_what_as_long_a_search_knows() {
    let search = |nodes, stop_at| {
        let mut asked = 0;
        let game = decisions::<Splendor>(3, 4, 1)[30];
        let lines = Ismcts::<Splendor, _>::new(Planner, nodes, 8).search(&own_view(&game), |passes| {
            assert!(passes > asked, "asked again without having searched");
            asked = passes;
            passes < stop_at
        });
        (lines, asked)
    };
    let (stopped, asked) = search(1_000_000, 96);
    assert_eq!(asked, 96, "the search went on");
    assert_eq!(stopped, search(96, u32::MAX).0);
    assert_eq!(stopped.iter().map(|line| line.visits).sum::<u32>(), 96);
    let (first, asked) = search(1_000_000, 0);
    assert!(!first.is_empty() && asked < 96, "even a search stopped at once has something to play");
}

#[test]
fn a_bot_in_a_hurry_settles_for_what_it_has_found() {
    for game in decisions::<Duel>(2, 3, 8) {
        let view = own_view(&game);
        let mut asked = 0;
        let mut bot = master::<Duel>(u32::MAX, 4);
        let action = bot.choose_while(Seen { view: &view, history: &[] }, &mut || {
            asked += 1;
            false
        });
        assert_eq!(game.check(action), Ok(()));
        // It did not ask again, and where there is but one action it had nothing to ask.
        assert_eq!(asked, u32::from(game.action_count() > 1));
    }
}

//! What every bot of Splendor must keep: legal, honest, reproducible, and no fool.

use eval::splendor::Planner;
use kernel::{Awaiting, Draw, First, Game, Quiet, Seat, Viewer};
use search::{Bot, Ismcts, RandomBot, Rng, Seen};
use splendor::{Action, Setup, Splendor, View};

type MakeBot = fn(u64) -> Box<dyn Bot<Splendor>>;

fn bots() -> [(&'static str, MakeBot); 3] {
    [
        ("random", |seed| Box::new(RandomBot::new(seed))),
        ("greedy", eval::splendor::greedy),
        ("master", |seed| eval::splendor::master(40, seed)),
    ]
}

/// A random game's states at which a decision is due, one in `every`.
fn decisions(players: u8, seed: u64, every: u32) -> Vec<Splendor> {
    let mut rng = Rng::new(seed);
    let mut game = Splendor::new(&Setup::new(players).unwrap());
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

fn choose(bot: MakeBot, seed: u64, view: &View) -> Action {
    bot(seed).choose(Seen { view, history: &[] })
}

fn own_view(game: &Splendor) -> View {
    game.view(Viewer::Seat(game.awaiting().seat().unwrap()))
}

#[test]
fn what_a_bot_chooses_is_legal_and_reproducible() {
    for players in 2..=4 {
        for game in (0..4).flat_map(|seed| decisions(players, seed, 8)) {
            for (name, bot) in bots() {
                let action = choose(bot, 5, &own_view(&game));
                assert_eq!(game.check(action), Ok(()), "{name} chose {action}");
                assert_eq!(action, choose(bot, 5, &own_view(&game)), "{name} is not reproducible");
            }
        }
    }
}

#[test]
fn a_bot_decides_alike_where_its_view_is_alike() {
    let mut differed = 0;
    for game in (0..10).flat_map(|seed| decisions(3, 100 + seed, 6)) {
        let view = own_view(&game);
        let other = Splendor::determinize(&view, &mut Rng::new(9));
        differed += u32::from(other != game);
        for (name, bot) in bots() {
            let (here, there) = (choose(bot, 3, &view), choose(bot, 3, &own_view(&other)));
            assert_eq!(here, there, "{name} knows more than its view");
        }
    }
    assert!(differed > 10, "the truths must differ for this to mean anything");
}

/// Whether the action ends the game with this seat as the only winner, however chance answers.
fn wins(game: &Splendor, action: Action, seat: Seat) -> bool {
    let mut after = *game;
    after.play(action, &mut Quiet);
    loop {
        match after.awaiting() {
            Awaiting::Chance(_) => {
                let outcome = after.draw(&mut First);
                after.resolve(outcome, &mut Quiet);
            }
            // Which tokens go back and which noble comes does not decide it.
            Awaiting::Decision(to_act) if to_act == seat => after.play(after.nth_action(0), &mut Quiet),
            _ => break,
        }
    }
    after.result().is_some_and(|result| result.winners().eq([seat]))
}

#[test]
fn the_search_wins_where_one_move_wins() {
    let mut seen = 0;
    for seed in 0..300 {
        let found = decisions(2, seed, 1).into_iter().find_map(|game| {
            // In the last seat, where the round ends with the move.
            let mut winning = None;
            game.legal_actions(|action| {
                if game.body().turn() == Seat(1) && wins(&game, action, Seat(1)) {
                    winning = Some(action);
                }
            });
            winning.map(|action| (game, action))
        });
        if let Some((game, winning)) = found {
            seen += 1;
            let chosen = choose(|seed| eval::splendor::master(200, seed), 1, &own_view(&game));
            assert!(wins(&game, chosen, Seat(1)), "{chosen}, though {winning} wins");
        }
    }
    assert!(seen > 30, "only {seen} such positions");
}

#[test]
fn a_search_that_is_stopped_knows_what_as_long_a_search_knows() {
    let search = |nodes, stop_at| {
        let mut asked = 0;
        let game = decisions(3, 4, 1)[30];
        let lines = Ismcts::new(Planner, nodes, 8).search(&own_view(&game), |passes| {
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

//! The laws that every bot of every game must keep, and a check that `greedy` is no straw man.

use alhambra::{Action, Alhambra, Spot};
use alhambra_play::AlhambraPlay;
use kernel::{Awaiting, Draw, Game, Quiet, Seat, Viewer};
use laws::bots::{self, Winner};
use search::{Rng, Seen, greedy};

#[test]
fn what_a_bot_chooses_is_legal_and_reproducible() {
    for players in [2, 4, 6] {
        bots::is_legal_and_reproducible::<AlhambraPlay>(players, Winner::Certain);
    }
}

#[test]
fn greedy_beats_random() {
    for players in [2, 4, 6] {
        bots::greedy_beats_random::<AlhambraPlay>(players, 200, 0.98);
    }
}

#[test]
fn a_beginner_slips_to_a_move_that_is_nearly_as_good() {
    [2, 4, 6].into_iter().for_each(bots::a_beginner_slips_within_reach::<AlhambraPlay>);
}

#[test]
fn a_search_that_is_stopped_knows_what_as_long_a_search_knows() {
    bots::a_stopped_search_knows_what_it_searched::<AlhambraPlay>(3);
}

/// Returns the action of a plain player, which buys exactly if it can, otherwise takes the most money, and places tiles
/// where they give the most wall.
fn plain(game: &Alhambra, rng: &mut Rng) -> Action {
    let seat = game.awaiting().seat().expect("a decision is due");
    let mut best = (f32::NEG_INFINITY, game.nth_action(0));
    game.legal_actions(|action| {
        let score = match action {
            Action::Buy(tile, cards) if cards.sum() == tile.price() => 100.0 + f32::from(tile.price()),
            Action::Take(cards) => f32::from(cards.sum()),
            Action::Place(tile, Spot::Cell(cell)) => 1.0 + f32::from(game.body().wall_with(seat, tile, cell)),
            _ => -1.0,
        };
        let score = score + rng.below(100) as f32 / 1000.0;
        if score > best.0 {
            best = (score, action);
        }
    });
    best.1
}

#[test]
fn greedy_beats_a_plain_player() {
    let mut won = 0;
    for seed in 0..200u64 {
        let mut rng = Rng::new(seed);
        let mut game = Alhambra::new(&"alhambra players=2".parse().unwrap());
        let sharp = Seat((seed % 2) as u8);
        loop {
            match game.awaiting() {
                Awaiting::Over => break,
                Awaiting::Chance(_) => game.resolve(game.draw(&mut rng), &mut Quiet),
                Awaiting::Decision(seat) if seat == sharp => {
                    let view = game.view(Viewer::Seat(seat));
                    let action = greedy::<AlhambraPlay>(seed).choose(Seen::of(&view));
                    game.play(action, &mut Quiet);
                }
                Awaiting::Decision(_) => game.play(plain(&game, &mut rng), &mut Quiet),
            }
        }
        won += u32::from(game.result().unwrap().winners().eq([sharp]));
    }
    assert!(won >= 150, "greedy won {won} of 200 games");
}

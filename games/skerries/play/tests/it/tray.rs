//! The tray of Skerries, in the positions of random games.

use kernel::Game;
use laws::Dice;
use laws::trays::{clicking_about_keeps_it_true, every_action_comes_together, games, play_through};
use skerries::{Action, Skerries};
use skerries_play::TEXTS;
use skerries_play::tray::Tray;
use tray::Turn;

use crate::common::piece_of;

fn through(players: u8, gale: bool, seed: u64, each: impl FnMut(&Skerries, Tray, &mut Dice)) {
    let weather = if gale { " weather=gale" } else { "" };
    let setup = format!("skerries players={players}{weather}");
    play_through(&setup, seed, |action| matches!(action, Action::Take(_)), each);
}

/// Every position of some random games, with 2 to 6 players and both kinds of weather in turn.
fn play_games(mut each: impl FnMut(&Skerries, Tray, &mut Dice)) {
    for seed in games(12) {
        through(2 + (seed % 5) as u8, seed % 2 == 1, seed, &mut each);
    }
}

#[test]
fn every_legal_action_can_be_clicked_together() {
    play_games(|game, fresh, _| {
        every_action_comes_together(game, &fresh, |tray, action| tray.click(piece_of(action)));
    });
}

#[test]
fn every_legal_action_has_a_key() {
    play_games(|game, fresh, _| {
        let keys = ["1", "2", "3", "4", "5", "6", "7", "8", "f", "g", "k"];
        let pieces: Vec<_> = keys.iter().filter_map(|key| fresh.piece_of_key(key)).collect();
        for action in (0..game.action_count()).map(|number| game.nth_action(number)) {
            assert!(pieces.contains(&piece_of(action)), "no key for {action}: {pieces:?}");
        }
    });
}

#[test]
fn whatever_is_clicked_the_tray_stays_true() {
    let texts = text::Texts::of(text::Language::English, TEXTS);
    play_games(|game, fresh, chance| {
        clicking_about_keeps_it_true(game, &fresh, chance, &texts, |_| {});
    });
}

#[test]
fn every_decision_is_named() {
    let mut doings = std::collections::BTreeSet::new();
    for seed in 0..20 {
        through(3, seed % 2 == 0, seed, |game, mut tray, chance| {
            doings.insert(tray.doing());
            let action = game.nth_action(kernel::Draw::below(chance, game.action_count()));
            assert!(tray.prepare(action));
            doings.insert(tray.doing());
        });
    }
    assert!(doings.into_iter().eq(["delivering", "filling", "fishing", "jettison", "nothing", "watching"]));
}

//! The laws that hold in every position, tried in those of random games with 2, 3 and 4 players.

use super::texts;
use kernel::{Awaiting, Draw, Game, Quiet, Seat, Viewer};
use laws::Dice;
use laws::trays::{clicking_about_keeps_it_true, every_action_comes_together, games, is_a_sentence};
use splendor::{Action, Decision, Effect, Gem, Gems, Module, POINTS_TO_END, Spent, Splendor, TOKENS_MAX};
use splendor_play::tray::{Mode, Piece, Tray};
use text::{SeatNumbers, plain};
use tray::Turn;

use super::common::{
    SETS, click_together, play_through, play_through_with, the_light_is_that_of_the_way, ways_can_be_chosen,
};

/// Every position of this many random games, or more of them in a soak: of each set of modules in turn, for 2, 3 and 4
/// players in turn.
fn play_games(sample: u64, mut each: impl FnMut(&Splendor, Tray, &mut Dice)) {
    for seed in games(sample) {
        let set = SETS[seed as usize % SETS.len()];
        play_through_with(set, 2 + (seed % 3) as u8, seed, &mut each);
    }
}

#[test]
fn every_legal_action_can_be_clicked_together() {
    play_games(32, |game, fresh, _| {
        every_action_comes_together(game, &fresh, |tray, action| click_together(tray, game, action));
        if matches!(fresh.mode(), Mode::Stronghold(_)) {
            ways_can_be_chosen(game, &fresh);
        }
    });
}

#[test]
fn whatever_is_clicked_the_tray_stays_true() {
    let texts = texts();
    play_games(16, |game, fresh, chance| {
        // Of every fourth turn: the other tests look at each position.
        if !game.turns().is_multiple_of(4) {
            return;
        }
        clicking_about_keeps_it_true(game, &fresh, chance, &texts, |tray| {
            for note in tray.prepared().iter().flat_map(|prepared| prepared.notes()) {
                is_a_sentence(&plain(&texts.message(&note, &SeatNumbers)));
            }
            nothing_is_reserved_only_where_nothing_can_be(tray);
            the_light_is_that_of_the_way(game, tray);
        });
    });
}

#[test]
fn a_preview_is_what_happens() {
    play_games(16, |game, mut tray, chance| {
        let action = game.nth_action(chance.below(game.action_count()));
        assert!(tray.prepare(action));
        same_as_played(game, &tray, action, chance);
    });
}

fn nothing_is_reserved_only_where_nothing_can_be(tray: &Tray) {
    let mut fresh = tray.clone();
    fresh.clear();
    let can = fresh.lit().iter().any(|(piece, _)| matches!(piece, Piece::Deck(_)));
    assert!(!can || tray.mode() == Mode::Returning || fresh.other_use().is_ok());
}

/// Plays the prepared action in the truth and compares.
fn same_as_played(game: &Splendor, tray: &Tray, action: Action, chance: &mut Dice) {
    let prepared = tray.prepared().expect("it is prepared");
    let seat = tray.seat();
    let before = *game.body().seat(seat);
    let mut truth = *game;
    let mut effects = Vec::new();
    truth.play(action, &mut effects);
    let tokens = truth.body().seat(seat).tokens;
    assert_eq!((prepared.before.tokens, prepared.after.tokens), (before.tokens, tokens));
    if let Some(payment) = prepared.payment {
        // The token of a trading post comes at once where there is but one kind of it.
        let came = effects.iter().filter_map(|effect| match effect {
            Effect::PostToken { gems, .. } => Some(*gems),
            _ => None,
        });
        let came = came.fold(Gems::NONE, |all, gems| all + gems);
        let paid = match prepared.spent {
            Spent::DoubleGold(_) => effects.iter().find_map(|effect| match effect {
                Effect::Bought { paid, .. } | Effect::Conquered { paid, .. } => Some(*paid),
                _ => None,
            }),
            _ => Some(payment.tokens()),
        };
        assert_eq!(Some(before.tokens + came), paid.map(|paid| tokens + paid));
    }
    let (mut asked_for_nobles, mut asked_for_cities, mut asked_for_token) = (0, 0, false);
    let (mut asked_for_stronghold, mut asked_for_effect) = (false, None);
    loop {
        match truth.awaiting() {
            Awaiting::Chance(_) => truth.resolve(truth.draw(chance), &mut Quiet),
            Awaiting::Decision(next) if next == seat => {
                match truth.decision() {
                    // A card that is taken for nothing is not foretold, nor is anything after it.
                    Some(Decision::Return) if prepared.open => {}
                    Some(Decision::Return) => {
                        let held = truth.body().seat(seat).tokens.total();
                        assert_eq!(prepared.to_return, held - TOKENS_MAX);
                    }
                    Some(Decision::PostToken) => asked_for_token = true,
                    Some(Decision::TakeCity) => asked_for_cities = truth.action_count(),
                    Some(Decision::Stronghold | Decision::PlaceAgain) => {
                        asked_for_stronghold |= asked_for_effect.is_none();
                    }
                    // A conquest is a second purchase, which no preview of the first one has.
                    Some(Decision::Conquer) => {
                        truth.play(Action::Waive, &mut Quiet);
                        continue;
                    }
                    Some(effect @ (Decision::Copy | Decision::ReserveNoble | Decision::TakeFree)) => {
                        asked_for_effect = asked_for_effect.or(Some(effect));
                    }
                    _ => asked_for_nobles = truth.action_count(),
                }
                truth.play(truth.nth_action(chance.below(truth.action_count())), &mut Quiet);
            }
            _ => break,
        }
    }
    assert_eq!((prepared.stronghold, prepared.effect), (asked_for_stronghold, asked_for_effect));
    if matches!(asked_for_effect, Some(Decision::Copy | Decision::TakeFree)) {
        // The rest of the turn depends on the answer.
        return assert!(prepared.open);
    }
    let after = truth.body().seat(seat);
    assert_eq!(prepared.after.points, after.points);
    assert_eq!(prepared.after.bonuses, after.bonuses);
    assert_eq!(prepared.after.reserved, after.hand_size());
    assert_eq!(prepared.nobles.len() as u32, asked_for_nobles);
    assert_eq!(prepared.ends, truth.awaiting() == Awaiting::Over);
    // By a city where there are cities, else by points.
    let cities = game.body().modules().has(Module::Cities);
    let has_ended_it = |other: Seat| match truth.body().seat(other) {
        player if cities => player.city().is_some(),
        player => player.points >= POINTS_TO_END,
    };
    let first_there = Seat::all(game.players()).all(|other| (other == seat) == has_ended_it(other));
    assert_eq!(prepared.last_round, first_there && !prepared.ends);
    assert_eq!((u32::from(prepared.cities), prepared.token), (asked_for_cities, asked_for_token));
    if asked_for_cities == 0 && !matches!(action, Action::TakeCity(_)) {
        assert_eq!(prepared.city, after.city().filter(|_| before.city().is_none()));
    }
    let shields: Vec<_> = after.shields().filter(|post| !before.has_post(*post)).collect();
    assert_eq!(prepared.shields.iter().map(|(post, _)| *post).collect::<Vec<_>>(), shields);
    let came = after.nobles().find(|&noble| !before.nobles().any(|had| had == noble));
    if asked_for_nobles == 0 && !matches!(action, Action::Receive(_)) {
        assert_eq!(prepared.noble, came);
    }
    assert!(Gem::ALL.iter().all(|&gem| {
        i16::from(prepared.token_change(gem))
            == i16::from(tokens.get(gem)) - i16::from(before.tokens.get(gem))
    }));
}

#[test]
fn only_the_seat_to_act_has_a_tray() {
    play_through(3, 7, |game, tray, _| {
        for viewer in Viewer::all(3) {
            let has = Tray::new(&game.view(viewer)).is_some();
            assert_eq!(has, viewer == Viewer::Seat(tray.seat()));
        }
    });
}

//! The law suite on Duel.

use duel::{Duel, Setup};
use duel_laws::DuelLaws;
use duel_play::DuelPlay;
use kernel::Game;
use laws::{Dice, Specimen};

#[test]
fn every_state_keeps_the_laws() {
    DuelLaws::subject().keeps_the_laws(100);
}

#[test]
fn a_log_replays() {
    DuelLaws::subject().replays(300);
}

#[test]
fn two_truths_look_alike_to_those_who_cannot_tell() {
    let apart = DuelLaws::subject().shows_nothing_hidden(800);
    // The law would be empty if the truths never differed.
    assert!(apart > 200, "only {} of 800 pairs differed", apart);
}

#[test]
fn a_million_decisions_lose_no_piece() {
    DuelLaws::subject().loses_no_piece(1_000_000);
}

#[test]
fn the_same_seed_gives_the_same_games_everywhere() {
    // Digests of whole games: they may change only together with the rules version.
    let setup = Setup::new(2).unwrap();
    let digests = [2014, 2022, 2026].map(|seed| laws::replay::<Duel>(&setup, seed, 3_000).unwrap());
    assert_eq!((Duel::RULES, digests), (1, GOLDEN));
}

const GOLDEN: [u64; 3] = [2_629_776_161_268_056_792, 16_208_925_224_998_039_825, 6_840_553_693_208_261_595];

#[test]
fn ten_thousand_games_go_as_they_always_went() {
    let fold = laws::fold::<Duel>(&DuelLaws::subject().setups[0], 0..10_000);
    assert_eq!((Duel::RULES, fold), (1, FOLD));
}

const FOLD: u64 = 13_450_920_856_704_433_860;

#[test]
fn bots_choose_as_they_always_chose() {
    // They may change only together with a bot, or with the rules version.
    let fold = laws::bots::fold_of_choices::<DuelPlay>(&DuelLaws::setups(), 1);
    assert_eq!((Duel::RULES, fold), (1, CHOICES));
}

const CHOICES: u64 = 17_895_438_843_125_076_094;

#[test]
fn perft_stays() {
    let setup = Setup::new(2).unwrap();
    assert_eq!(laws::perft(&Duel::new(&setup), 2, &mut Dice::new(5)), 22_743);
}

#[test]
fn what_happened_is_read_as_it_was_written() {
    // The card that was drawn is hidden from the others: they are told no card.
    assert_eq!(DuelLaws::subject().tells_what_happened(40, DuelLaws::may_lack), 17);
}

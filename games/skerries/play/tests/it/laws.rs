//! The law suite on Skerries.

use kernel::Game;
use laws::{Dice, Specimen};
use skerries::Skerries;
use skerries_laws::SkerriesLaws;
use skerries_play::SkerriesPlay;

#[test]
fn every_state_keeps_the_laws() {
    SkerriesLaws::subject().keeps_the_laws(40);
}

#[test]
fn a_log_replays() {
    SkerriesLaws::subject().replays(200);
}

#[test]
fn two_truths_look_alike_to_those_who_cannot_tell() {
    let apart = SkerriesLaws::subject().shows_nothing_hidden(300);
    assert!(apart > 1_500, "only {apart} of 3000 pairs differed");
}

#[test]
fn many_decisions_lose_no_piece() {
    SkerriesLaws::subject().loses_no_piece(200_000);
}

#[test]
fn the_same_seed_gives_the_same_games_everywhere() {
    // Digests of whole games: they may change only together with the rules version.
    let folds: Vec<u64> =
        SkerriesLaws::subject().setups.iter().map(|setup| laws::fold::<Skerries>(setup, 0..1_000)).collect();
    assert_eq!((Skerries::RULES, folds.as_slice()), (1, &FOLDS[..]));
}

const FOLDS: [u64; 10] = [
    12_334_976_630_411_887_391,
    6_074_557_903_726_900_797,
    6_993_352_665_826_808_200,
    8_322_201_804_701_902_603,
    10_788_657_925_105_417_693,
    6_626_352_569_929_483_843,
    12_873_373_763_906_889_861,
    6_622_902_218_510_785_232,
    6_051_351_246_856_429_732,
    5_702_398_621_879_201_439,
];

#[test]
fn bots_choose_as_they_always_chose() {
    // They may change only together with a bot, or with the rules version.
    let fold = laws::bots::fold_of_choices::<SkerriesPlay>(&SkerriesLaws::setups(), 2);
    assert_eq!((Skerries::RULES, fold), (1, CHOICES));
}

const CHOICES: u64 = 8_798_306_926_169_709_608;

#[test]
fn perft_stays() {
    let counts: Vec<u64> = SkerriesLaws::subject()
        .setups
        .iter()
        .map(|setup| laws::perft(&Skerries::new(setup), 4, &mut Dice::new(5)))
        .collect();
    assert_eq!(counts, [218, 62, 625, 193, 625, 218, 60, 625, 193, 625]);
}

#[test]
fn what_happened_is_read_as_it_was_written() {
    // An order that was dealt is hidden from the others: they are told none.
    assert_eq!(SkerriesLaws::subject().tells_what_happened(60, SkerriesLaws::may_lack), 16);
}

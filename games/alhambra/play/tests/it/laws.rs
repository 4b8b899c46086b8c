//! The law suite on Alhambra.

use alhambra::Alhambra;
use alhambra_laws::{AlhambraLaws, SUITE};
use alhambra_play::AlhambraPlay;
use kernel::Game;
use laws::{Dice, Specimen};

#[test]
fn every_state_keeps_the_laws() {
    AlhambraLaws::subject().keeps_the_laws(1);
}

#[test]
fn a_log_replays() {
    AlhambraLaws::subject().replays(20);
}

#[test]
fn everybody_may_know_everything() {
    AlhambraLaws::subject().keep(1, laws::open_to_all::<Alhambra>);
}

#[test]
fn many_decisions_lose_no_piece() {
    AlhambraLaws::subject().loses_no_piece(100_000);
}

#[test]
fn the_same_seed_gives_the_same_games_everywhere() {
    // Digests of whole games: they may change only together with the rules version.
    let folds: Vec<u64> =
        AlhambraLaws::subject().setups.iter().map(|setup| laws::fold::<Alhambra>(setup, 0..100)).collect();
    assert_eq!((Alhambra::RULES, folds.as_slice()), (1, &FOLDS[..]));
}

const FOLDS: [u64; 10] = [
    14_657_746_327_861_197_164,
    7_062_398_937_968_723_891,
    13_460_269_214_283_770_668,
    7_687_141_961_272_454_420,
    2_884_640_797_850_228_052,
    1_523_258_992_824_197_202,
    16_959_299_566_064_007_215,
    11_560_891_739_357_402_882,
    17_771_120_780_138_344_485,
    9_729_727_858_749_194_880,
];

#[test]
fn bots_choose_as_they_always_chose() {
    // They may change only together with a bot, or with the rules version.
    let fold = laws::bots::fold_of_choices::<AlhambraPlay>(&AlhambraLaws::setups(), 30);
    assert_eq!((Alhambra::RULES, fold), (1, CHOICES));
}

const CHOICES: u64 = 4_152_067_218_030_390_178;

#[test]
fn perft_stays() {
    let counts: Vec<u64> = AlhambraLaws::subject()
        .setups
        .iter()
        .map(|setup| laws::perft(&Alhambra::new(setup), 3, &mut Dice::new(5)))
        .collect();
    assert_eq!(counts, [392, 254, 125, 99, 492, 392, 254, 125, 99, 492]);
}

#[test]
fn what_happened_is_read_as_it_was_written() {
    assert_eq!(SUITE.tells_what_happened(40), 25);
}

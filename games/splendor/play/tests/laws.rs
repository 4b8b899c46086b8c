//! The law suite on Splendor.

use kernel::Game;
use laws::{Dice, Specimen};
use splendor::{Setup, Splendor};
use splendor_play::SplendorPlay;

/// The set-ups of the base game.
fn base() -> Vec<Setup> {
    SplendorPlay::setups().into_iter().filter(|setup| setup.modules().is_none()).collect()
}

/// The set-ups with modules: three sets for two, three and four players.
fn with_modules() -> Vec<Setup> {
    SplendorPlay::setups().into_iter().filter(|setup| !setup.modules().is_none()).collect()
}

#[test]
fn every_state_keeps_the_laws() {
    SplendorPlay::subject().keeps_the_laws(60);
}

#[test]
fn a_log_replays() {
    SplendorPlay::subject().replays(300);
}

#[test]
fn two_truths_look_alike_to_those_who_cannot_tell() {
    let apart = SplendorPlay::subject().shows_nothing_hidden(1_000);
    // Most random games have hidden cards: the law would be empty if the truths never differed.
    assert!(apart > 1_000, "only {} of 3000 pairs differed", apart);
}

#[test]
fn a_million_decisions_lose_no_piece() {
    SplendorPlay::subject().loses_no_piece(1_000_000);
}

#[test]
fn the_same_seed_gives_the_same_games_everywhere() {
    // Digests of whole games: they may change only together with the rules version.
    let digests: Vec<u64> =
        base().iter().map(|setup| laws::replay::<Splendor>(setup, 2014, 3_000).unwrap()).collect();
    assert_eq!((Splendor::RULES, digests.as_slice()), (1, &GOLDEN[..]));
}

const GOLDEN: [u64; 3] = [13_754_878_175_143_073_110, 15_533_103_651_856_786_931, 13_074_360_260_077_586_418];

#[test]
fn thirty_thousand_games_go_as_they_always_went() {
    let folds: Vec<u64> = base().iter().map(|setup| laws::fold::<Splendor>(setup, 0..10_000)).collect();
    assert_eq!((Splendor::RULES, folds.as_slice()), (1, &FOLDS[..]));
}

const FOLDS: [u64; 3] = [6_587_630_607_710_135_765, 8_812_489_383_811_019_010, 1_060_955_271_438_788_866];

#[test]
fn games_with_modules_go_as_they_always_went() {
    let folds: Vec<u64> = with_modules().iter().map(|setup| laws::fold::<Splendor>(setup, 0..400)).collect();
    assert_eq!((Splendor::RULES, folds.as_slice()), (1, &FOLDS_WITH_MODULES[..]));
}

const FOLDS_WITH_MODULES: [u64; 9] = [
    7_040_897_100_039_208_118,
    9_248_716_157_976_921_783,
    18_227_160_027_739_941_651,
    7_128_327_184_327_600_670,
    4_202_674_204_925_495_488,
    14_402_467_950_693_598_017,
    10_350_373_326_440_204_812,
    17_842_273_957_343_846_439,
    1_495_156_400_102_175_622,
];

#[test]
fn perft_stays() {
    let counts: Vec<u64> =
        base().iter().map(|setup| laws::perft(&Splendor::new(setup), 3, &mut Dice::new(5))).collect();
    assert_eq!(counts, [24_190, 26_380, 26_995]);
}

#[test]
fn what_happened_is_read_as_it_was_written() {
    // The card that was drawn is hidden from the others: they are told no card.
    assert_eq!(SplendorPlay::subject().tells_what_happened(40, SplendorPlay::may_lack), 17);
}

//! The law suite on Splendor.

use kernel::Game;
use laws::{Dice, Specimen};
use splendor::Splendor;
use splendor_play::SplendorPlay;

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
    let digests: Vec<u64> = SplendorPlay::subject()
        .setups
        .iter()
        .map(|setup| laws::replay::<Splendor>(setup, 2014, 3_000).unwrap())
        .collect();
    assert_eq!((Splendor::RULES, digests.as_slice()), (1, &GOLDEN[..]));
}

const GOLDEN: [u64; 3] = [13_754_878_175_143_073_110, 15_533_103_651_856_786_931, 13_074_360_260_077_586_418];

#[test]
fn thirty_thousand_games_go_as_they_always_went() {
    let folds: Vec<u64> =
        SplendorPlay::subject().setups.iter().map(|setup| laws::fold::<Splendor>(setup, 0..10_000)).collect();
    assert_eq!((Splendor::RULES, folds.as_slice()), (1, &FOLDS[..]));
}

const FOLDS: [u64; 3] = [6_587_630_607_710_135_765, 8_812_489_383_811_019_010, 1_060_955_271_438_788_866];

#[test]
fn perft_stays() {
    let counts: Vec<u64> = SplendorPlay::subject()
        .setups
        .iter()
        .map(|setup| laws::perft(&Splendor::new(setup), 3, &mut Dice::new(5)))
        .collect();
    assert_eq!(counts, [24_190, 26_380, 26_995]);
}

#[test]
fn what_happened_is_read_as_it_was_written() {
    // The card that was drawn is hidden from the others: they are told no card.
    assert_eq!(SplendorPlay::subject().tells_what_happened(40, SplendorPlay::may_lack), 12);
}

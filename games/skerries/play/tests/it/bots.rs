//! The laws that every bot of every game must keep.

use laws::bots::{self, Winner};
use skerries_play::SkerriesPlay;

#[test]
fn what_a_bot_chooses_is_legal_and_reproducible() {
    (2..=6).for_each(|players| bots::is_legal_and_reproducible::<SkerriesPlay>(players, Winner::Uncertain));
}

#[test]
fn a_bot_decides_alike_where_its_view_is_alike() {
    bots::knows_its_view_only::<SkerriesPlay>(3, 10, 6);
}

#[test]
fn greedy_beats_random() {
    // Nobody wins where all boats sink, so a share of the games that somebody wins is asked for.
    for players in [2, 4, 6] {
        bots::greedy_beats_random::<SkerriesPlay>(players, 200, 0.9);
    }
}

#[test]
fn a_search_that_is_stopped_knows_what_as_long_a_search_knows() {
    bots::a_stopped_search_knows_what_it_searched::<SkerriesPlay>(3);
}

#[test]
fn a_bot_in_a_hurry_settles_for_what_it_has_found() {
    bots::settles_in_a_hurry::<SkerriesPlay>(2);
}

//! The laws that every bot of every game must keep.

use duel_play::DuelPlay;
use kernel::Seat;
use laws::bots::{self, Winner};

#[test]
fn what_a_bot_chooses_is_legal_and_reproducible() {
    bots::is_legal_and_reproducible::<DuelPlay>(2, Winner::Certain);
}

#[test]
fn a_bot_decides_alike_where_its_view_is_alike() {
    bots::knows_its_view_only::<DuelPlay>(2, 10, 12);
}

#[test]
fn the_search_and_a_beginner_win_where_one_move_wins() {
    bots::wins_where_one_move_wins::<DuelPlay>(100, Seat(0));
}

#[test]
fn a_beginner_slips_to_a_move_that_is_nearly_as_good() {
    bots::a_beginner_slips_within_reach::<DuelPlay>(2);
}

#[test]
fn a_search_that_is_stopped_knows_what_as_long_a_search_knows() {
    bots::a_stopped_search_knows_what_it_searched::<DuelPlay>(2);
}

#[test]
fn a_bot_in_a_hurry_settles_for_what_it_has_found() {
    bots::settles_in_a_hurry::<DuelPlay>(2);
}

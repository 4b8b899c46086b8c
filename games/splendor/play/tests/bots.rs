//! What every bot of every game must keep.

use kernel::Seat;
use laws::bots;
use splendor_play::SplendorPlay;

#[test]
fn what_a_bot_chooses_is_legal_and_reproducible() {
    (2..=4).for_each(bots::is_legal_and_reproducible::<SplendorPlay>);
}

#[test]
fn a_bot_decides_alike_where_its_view_is_alike() {
    bots::knows_its_view_only::<SplendorPlay>(3, 10, 6);
}

#[test]
fn the_search_wins_where_one_move_wins() {
    // In the last seat, where the round ends with the move.
    bots::wins_where_one_move_wins::<SplendorPlay>(300, Seat(1));
}

#[test]
fn a_search_that_is_stopped_knows_what_as_long_a_search_knows() {
    bots::a_stopped_search_knows_what_it_searched::<SplendorPlay>(2);
}

#[test]
fn a_bot_in_a_hurry_settles_for_what_it_has_found() {
    bots::settles_in_a_hurry::<SplendorPlay>(2);
}

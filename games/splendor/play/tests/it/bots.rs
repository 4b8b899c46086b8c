//! The laws that every bot of every game must keep.

use kernel::{Game, Seat, Viewer};
use laws::bots::{self, Winner};
use laws::{after, check};
use search::{Planned, Seen, master};
use splendor::Splendor;
use splendor_play::SplendorPlay;

use crate::common::position;

#[test]
fn what_a_bot_chooses_is_legal_and_reproducible() {
    (2..=4).for_each(|players| bots::is_legal_and_reproducible::<SplendorPlay>(players, Winner::Certain));
}

#[test]
fn a_bot_decides_alike_where_its_view_is_alike() {
    bots::knows_its_view_only::<SplendorPlay>(3, 10, 6);
}

#[test]
fn the_search_and_a_beginner_win_where_one_move_wins() {
    // In the last seat, where the round ends with the move.
    bots::wins_where_one_move_wins::<SplendorPlay>(300, Seat(1));
}

#[test]
fn a_beginner_slips_to_a_move_that_is_nearly_as_good() {
    (2..=4).for_each(bots::a_beginner_slips_within_reach::<SplendorPlay>);
}

#[test]
fn a_search_that_is_stopped_knows_what_as_long_a_search_knows() {
    bots::a_stopped_search_knows_what_it_searched::<SplendorPlay>(2);
}

#[test]
fn a_bot_in_a_hurry_settles_for_what_it_has_found() {
    bots::settles_in_a_hurry::<SplendorPlay>(2);
}

/// Returns the action that the plan thinks best.
fn planned(game: &Splendor) -> String {
    let mut best = (String::new(), f32::MIN);
    SplendorPlay::consider(game, |action, worth| {
        if worth > best.1 {
            best = (action.to_string(), worth);
        }
    });
    best.0
}

/// Returns the action that the search thinks best, with enough nodes to look beyond the plan.
fn searched(game: &Splendor) -> String {
    let viewer = Viewer::Seat(game.awaiting().seat().expect("a decision is due"));
    master::<SplendorPlay>(400, 3).choose(Seen::of(&game.view(viewer))).to_string()
}

/// Checks that the plan and the search choose an action.
#[track_caller]
fn check_chosen(game: &Splendor, action: &str) {
    assert_eq!((planned(game).as_str(), searched(game).as_str()), (action, action));
}

const ROWS: &str = "rows=6,9,17,35/41,47,53,59/71,75,79,83";

#[test]
fn a_bot_buys_the_card_that_brings_the_city() {
    // Fifteen points, and a card for two more among others that can be paid for.
    let seats = "| cards=74,78,82,11 hand=49,10 tokens=bbbbgg | ";
    check_chosen(&position(&format!("2p modules=cities cities=14 {ROWS} {seats}")), "B.49");
}

#[test]
fn a_bot_does_not_end_a_round_that_it_loses() {
    // The other player has more points and will take the other city.
    let seats = "| cards=74,78,82,11 hand=49,10 tokens=bbbbgg | cards=18,19,20,21,22,23,90,86,70,64,58";
    let game = position(&format!("2p modules=cities cities=3,14 {ROWS} {seats}"));
    assert_ne!(planned(&game), "B.49");
    assert_ne!(searched(&game), "B.49");
}

#[test]
fn a_bot_buys_the_card_whose_shield_wins() {
    // Fourteen points and two black bonuses: the third brings the fifth post and its point.
    let seats = "| cards=34,36,74,78,55,56 tokens=gggkkk | ";
    check_chosen(&position(&format!("2p modules=posts {ROWS} {seats}")), "B.35");
}

#[test]
fn a_bot_conquers_the_card_that_wins() {
    // Twelve points, and three strongholds on a card for three more, among others that can be paid for.
    let rows = "rows=6,9,17,35/41,52,53,59/71,75,79,83";
    let seats = "| cards=74,78,49 tokens=bbbbbbgg on=52,52,52 | | | ";
    let game = position(&format!("4p modules=strongholds {rows} {seats}"));
    let take = after(&game, "T.wrk");
    check_chosen(&take, "Q.52");
    // Two tokens are missing: it takes them first.
    let seats = "| cards=74,78,49 tokens=bbbgg on=52,52,52 | | | ";
    let game = position(&format!("4p modules=strongholds {rows} {seats}"));
    check_chosen(&game, "T.bb");
}

#[test]
fn a_bot_breaks_up_the_three_of_a_player_who_could_pay() {
    // The other player wins by a conquest in the next turn unless one of the three is removed.
    let rows = "rows=6,9,17,35/41,52,53,59/71,75,79,83";
    let seats = "| tokens=ggg on=71 | cards=74,78,49 tokens=bbbbb on=52,52,52 | ";
    let game = position(&format!("3p modules=strongholds {rows} {seats}"));
    check_chosen(&after(&game, "B.35"), "X.52");
}

#[test]
fn a_bot_keeps_what_it_is_about_to_buy() {
    // Both players can pay for the best card after this turn.
    let rows = "rows=6,9,17,35/41,52,53,59/71,75,79,83";
    let seats = "| cards=10,11 tokens=gggbbbb | cards=12,13,14 tokens=bbb | | ";
    let game = position(&format!("4p modules=strongholds {rows} {seats}"));
    check_chosen(&after(&game, "B.35"), "S.52");
}

#[test]
fn a_bot_spends_double_gold_where_that_wins() {
    // Twelve points, and two gems missing for a card for three more.
    let rows = "rows=6,9,17,35/41,52,53,59/71,75,79,83 orient=91,92/101,103/111,112";
    let seats = "| cards=74,78,49,93 tokens=bbb | ";
    check_chosen(&position(&format!("2p modules=orient {rows} {seats}")), "B.52+b2*1");
}

#[test]
fn a_bot_discards_where_that_wins() {
    // Twelve points, and a card for three more whose price is two white bonuses.
    let rows = "rows=6,9,17,35/41,52,53,59/71,75,79,83 orient=91,92/101,103/111,117";
    let seats = "| cards=74,78,49,1,2,3 tokens=bbb | ";
    check_chosen(&position(&format!("2p modules=orient {rows} {seats}")), "B.117-1-2");
}

#[test]
fn a_bot_keeps_the_bonuses_that_its_city_needs() {
    // Three white and four blue bonuses, as the city requires, and three points missing: two cards bring them for two
    // bonuses of either colour.
    let rows = "rows=6,9,17,35/41,52,53,59/71,75,79,83 orient=91,92/101,103/117,118";
    let seats = "| cards=74,78,1,2,10,11,12 tokens=b | ";
    let game = position(&format!("2p modules=cities,orient cities=6 {rows} {seats}"));
    check(&game, "B.117-1-2", "ok");
    check(&game, "B.118-10-11", "ok");
    for chosen in [planned(&game), searched(&game)] {
        assert!(!chosen.contains('-'), "{chosen}");
    }
}

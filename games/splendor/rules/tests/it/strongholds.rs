//! The rules of the Strongholds, item by item: a test is named for the items it shows (`games/splendor/CITIES.md`).

use kernel::{Awaiting, Explain, First, Game, Seat, Viewer};
use laws::{after, check, legal, legal_like};
use splendor::{Action, CardId, Decision, Effect, Module, STRONGHOLDS, Setup, Splendor, View};

use crate::common::position;
use crate::held::tokens;
use crate::modules::{ROWS, points, told, with};

/// A change of a view, and what is said of it.
type Spoiled<'a> = (&'a dyn Fn(&mut serde_json::Value), &'a str);

fn dealt(players: u8) -> Splendor {
    let setup = Setup::new(players).unwrap().with([Module::Strongholds].into_iter().collect());
    laws::dealt(&setup, &mut First)
}

fn left(game: &Splendor, seat: u8) -> u8 {
    game.body().seat(Seat(seat)).strongholds_left()
}

/// The strongholds on cards: card, seat, number.
fn on(game: &Splendor) -> Vec<(u8, u8, u8)> {
    game.body().strongholds().map(|(card, seat, count)| (card.row(), seat.0, count)).collect()
}

fn card(row: u8) -> CardId {
    CardId::new(row).unwrap()
}

fn is_chance(game: &Splendor) -> bool {
    matches!(game.awaiting(), Awaiting::Chance(_))
}

// --- placing ----------------------------------------------------------------------------------------------------

#[test]
fn cities_12_13_three_strongholds_for_each_player() {
    assert_eq!(STRONGHOLDS, 3);
    for players in 2..=4 {
        let game = dealt(players);
        assert!((0..players).all(|seat| left(&game, seat) == 3));
        assert_eq!(on(&game), []);
        let view = serde_json::to_value(game.view(Viewer::Spectator)).unwrap();
        assert_eq!(view["strongholds"], serde_json::json!([]));
        assert!((0..usize::from(players)).all(|seat| view["seats"][seat]["strongholds"] == 3));
    }
}

#[test]
fn cities_14_86_138_a_choice_after_a_purchase_before_the_gap_is_filled() {
    let game = with("strongholds", "2p", "| tokens=www | on=47");
    let (effects, game) = told(&game, "B.31");
    assert_eq!(effects.len(), 1);
    assert_eq!((game.decision(), game.awaiting().seat()), (Some(Decision::Stronghold), Some(Seat(0))));
    assert_eq!(game.body().face_up(0, 3), None);
    // The card counts at once.
    assert_eq!(game.body().seat(Seat(0)).bonuses.to_string(), "r");
    let places = ["S.6", "S.9", "S.17", "S.41", "S.53", "S.59", "S.71", "S.75", "S.79", "S.83"];
    assert_eq!(legal(&game), [&places[..], &["X.47"]].concat());
    for other in ["T.wbg", "P", "R.6", "B.6", "D.w", "Q.47", "W"] {
        check(&game, other, "14");
    }
    let (effects, game) = told(&game, "S.53");
    assert_eq!(effects, [Effect::PlacedStronghold { seat: Seat(0), card: card(53) }]);
    assert!(is_chance(&game));
    let game = after(&game, "card.30");
    assert_eq!(game.body().face_up(0, 3), Some(card(30)));
    assert_eq!((game.awaiting().seat(), on(&game)), (Some(Seat(1)), vec![(47, 1, 1), (53, 0, 1)]));
    // Without a purchase there is no choice.
    check(&game, "S.6", "14");
    check(&game, "M.47-6", "14");
    check(&game, "X.53", "14");
}

#[test]
fn cities_15_96_one_is_placed_or_one_is_moved() {
    let game = with("strongholds", "2p", "| tokens=www on=47,53");
    let game = after(&game, "B.31");
    let places = legal_like(&game, "S.");
    assert_eq!(
        (places.len(), legal_like(&game, "M.47-").len(), legal_like(&game, "M.53-").len()),
        (11, 10, 10)
    );
    assert_eq!(legal(&game).len(), 31);
    check(&game, "M.6-9", "15");
    let (effects, moved) = told(&game, "M.47-6");
    assert_eq!(effects, [Effect::MovedStronghold { seat: Seat(0), from: card(47), to: card(6) }]);
    assert_eq!((on(&moved), left(&moved, 0)), (vec![(6, 0, 1), (53, 0, 1)], 1));
    // One only: then the gap is filled.
    assert!(is_chance(&moved));
    let placed = after(&game, "S.6");
    assert!(is_chance(&placed));
    assert_eq!((on(&placed).len(), left(&placed, 0)), (3, 0));
}

#[test]
fn cities_16_17_a_card_has_strongholds_of_one_player_only() {
    let game = after(&with("strongholds", "2p", "| tokens=www on=53 | on=47,47"), "B.31");
    check(&game, "S.47", "16");
    check(&game, "M.53-47", "16");
    // Its own ones it may have several of.
    let game = after(&game, "S.53");
    assert_eq!(on(&game), [(47, 1, 2), (53, 0, 2)]);
}

#[test]
fn cities_18_84_one_of_another_player_is_removed_from_any_stack() {
    let game = after(&with("strongholds", "3p", "| tokens=www on=6 | on=47,47,47 | on=53"), "B.31");
    assert_eq!(legal_like(&game, "X."), ["X.47", "X.53"]);
    check(&game, "X.6", "18");
    check(&game, "X.9", "18");
    check(&game, "X.90", "18");
    let (effects, game) = told(&game, "X.47");
    assert_eq!(effects, [Effect::RemovedStronghold { seat: Seat(0), card: card(47), owner: Seat(1) }]);
    assert_eq!((on(&game), left(&game, 1)), (vec![(6, 0, 1), (47, 1, 2), (53, 2, 1)], 1));
    assert!(is_chance(&game));
}

// --- occupation -------------------------------------------------------------------------------------------------

#[test]
fn cities_19_an_occupied_card_is_its_owners() {
    let game = with("strongholds", "2p", "| tokens=wwwbbb | on=31,47");
    check(&game, "B.31", "19");
    check(&game, "R.31", "19");
    check(&game, "R.47", "19");
    check(&game, "B.6", "ok");
    assert_eq!(legal_like(&game, "B."), ["B.6"]);
    assert!(!legal(&game).iter().any(|action| action == "R.31" || action == "R.47"));
    // With gold there is a choice of payments, and with a shield another count of actions.
    for (modules, seat) in
        [("strongholds", "tokens=wwwbbba"), ("strongholds,posts", "tokens=wwwbbba shields=3")]
    {
        let game = with(modules, "2p", &format!("| {seat} | on=31,47"));
        check(&game, "B.31", "19");
        assert!(legal_like(&game, "B.31").is_empty() && !legal_like(&game, "B.6").is_empty());
    }
    // Its owner may do either.
    let game = with("strongholds", "2p turn=1", "| | tokens=wwwbbb on=31,47");
    check(&game, "B.31", "ok");
    check(&game, "R.47", "ok");
    // A card in the hand is nobody else's.
    let game = with("strongholds", "2p", "| tokens=bgr hand=13 | on=31");
    check(&game, "R.31", "19");
    assert_eq!(legal(&game).last().map(String::as_str), Some("R.L3"));
}

#[test]
fn cities_19_a_player_passes_where_every_card_is_occupied() {
    let rows = "rows=31,0,0,0/47,0,0,0/71,0,0,0";
    let head = format!("4p bank= {rows}");
    let hands = "| tokens=www hand=90,74,78 | on=31";
    let game = with("strongholds", &head, &format!("{hands} | on=47 | on=71"));
    assert_eq!(legal(&game), ["P"]);
    // Gaps for which there are cards are filled, and then it is the next player's turn.
    assert!(is_chance(&after(&game, "P")));
    let free = with("strongholds", &head, "| tokens=www hand=90,74,78 | | on=47 | on=71");
    check(&free, "P", "C23");
}

#[test]
fn cities_20_88_the_strongholds_of_an_obtained_card_come_back() {
    let game = with("strongholds", "2p", "| tokens=www on=31,31,53 | on=47");
    let (effects, bought) = told(&game, "B.31");
    let back = Effect::TookStrongholdsBack { seat: Seat(0), card: card(31), count: 2 };
    assert!(matches!(effects[0], Effect::Bought { .. }));
    assert_eq!((effects[1], effects.len(), left(&bought, 0)), (back, 2, 2));
    // Reserving is not buying: no choice follows.
    let (effects, reserved) = told(&game, "R.31");
    assert!(matches!(effects[0], Effect::Reserved { .. }));
    assert_eq!((effects[1], effects.len(), left(&reserved, 0)), (back, 2, 2));
    let game = after(&reserved, "card.30");
    assert_eq!((game.awaiting().seat(), on(&game)), (Some(Seat(1)), vec![(47, 1, 1), (53, 0, 1)]));
}

#[test]
fn cities_81a_own_strongholds_on_the_bought_card_come_back_first() {
    // All three are on it; one of them can be placed at once, but not on the same card.
    let game = with("strongholds", "2p", "| tokens=www on=31,31,31");
    let game = after(&game, "B.31");
    assert_eq!((left(&game, 0), legal(&game).len()), (3, 11));
    assert!(legal(&game).iter().all(|action| action.starts_with("S.")));
    check(&game, "S.31", "83");
    check(&game, "M.31-6", "15");
    let game = after(&game, "S.6 card.30");
    assert_eq!((left(&game, 0), game.awaiting().seat()), (2, Some(Seat(1))));
}

#[test]
fn cities_82_what_is_possible_must_be_done() {
    // All three on one card that is not conquered: one must be moved, or one of another player's removed.
    let game = after(&with("strongholds", "2p", "| tokens=www on=71,71,71 | on=47"), "B.31");
    check(&game, "S.6", "15");
    assert_eq!((legal_like(&game, "S.").len(), legal_like(&game, "M.").len()), (0, 9));
    assert_eq!(legal_like(&game, "X."), ["X.47"]);
    // Nobody else has any: one of the own is placed or moved.
    let game = after(&with("strongholds", "2p", "| tokens=www"), "B.31");
    assert!(legal(&game).iter().all(|action| action.starts_with("S.")));
    // Every other card is another player's: one of those is removed.
    let head = "4p rows=31,6,0,0/47,0,0,0/71,0,0,0 deck1= deck2= deck3=";
    let game = after(&with("strongholds", head, "| tokens=www | on=6 | on=47 | on=71"), "B.31");
    assert_eq!(legal(&game), ["X.6", "X.47", "X.71"]);
    // Neither is possible: nothing is done.
    let rows = "2p rows=0,0,0,0/0,0,0,0/71,0,0,0 deck1=2 deck2= deck3=";
    let game = with("strongholds", rows, "| tokens=www hand=31 on=71,71,71");
    let (effects, game) = told(&game, "B.31");
    assert_eq!((effects.len(), is_chance(&game)), (1, true));
}

#[test]
fn cities_83_only_cards_of_the_market_have_strongholds() {
    let game = after(&with("strongholds", "2p", "| tokens=www hand=50 on=53 | hand=90"), "B.31");
    for place in ["S.50", "S.90", "S.31", "S.2", "M.53-50", "M.53-31"] {
        check(&game, place, "83");
    }
}

#[test]
fn cities_85_a_move_goes_to_another_card() {
    let game = after(&with("strongholds", "2p", "| tokens=www on=47"), "B.31");
    check(&game, "M.47-47", "85");
    assert!(!legal(&game).contains(&"M.47-47".to_owned()));
}

#[test]
fn cities_87_a_purchase_from_the_hand_too() {
    let game = with("strongholds", "2p", "| tokens=www hand=32 cards=2");
    let (effects, game) = told(&game, "B.32");
    assert_eq!((effects.len(), legal(&game).len()), (1, 12));
    // The market is complete.
    assert_eq!(after(&game, "S.31").awaiting().seat(), Some(Seat(1)));
}

// --- conquest ---------------------------------------------------------------------------------------------------

#[test]
fn cities_21_90_a_conquest_after_taking_tokens() {
    let game = with("strongholds", "2p", "| tokens=ww on=31,31,31");
    // It is no action, even if the card can be paid for.
    check(&game, "Q.31", "21");
    check(&game, "W", "95");
    let (effects, game) = told(&game, "T.wbg");
    assert_eq!((effects.len(), game.decision()), (1, Some(Decision::Conquer)));
    assert_eq!(legal(&game), ["Q.31", "W"]);
    for other in ["T.wbg", "P", "B.31", "S.6"] {
        check(&game, other, "21");
    }
    check(&game, "Q.6", "21");
    check(&game, "Q.90", "21");
    check(&game, "Q.31+w1", "59");
    let (effects, game) = told(&game, "Q.31");
    let paid = "www".parse().unwrap();
    let back = Effect::TookStrongholdsBack { seat: Seat(0), card: card(31), count: 3 };
    assert_eq!(effects, [Effect::Conquered { seat: Seat(0), card: card(31), paid }, back]);
    assert_eq!(tokens(&game, 0), "bg");
    // Fewer than three are not enough.
    let game = with("strongholds", "2p", "| tokens=ww on=31,31,53");
    assert_eq!(after(&game, "T.wbg").awaiting().seat(), Some(Seat(1)));
}

#[test]
fn cities_21_91_a_conquest_after_a_reservation_with_its_gold() {
    let game = with("strongholds", "2p", "| tokens=ww on=31,31,31");
    let game = after(&game, "R.6");
    // The gap of the reserved card is filled first, and the card that came is no target of the conquest.
    assert!(is_chance(&game));
    let game = after(&game, "card.7");
    assert_eq!((game.decision(), game.body().face_up(0, 0)), (Some(Decision::Conquer), Some(card(7))));
    assert_eq!(legal(&game), ["Q.31+w1", "W"]);
    let game = after(&game, "Q.31+w1");
    assert_eq!((tokens(&game, 0).as_str(), game.decision()), ("", Some(Decision::PlaceAgain)));
    check(&game, "S.7", "ok");
    // A card drawn unseen brings gold too.
    let game = after(&with("strongholds", "2p", "| tokens=ww on=31,31,31"), "R.L1 card.7");
    assert_eq!(legal(&game), ["Q.31+w1", "W"]);
}

#[test]
fn cities_21_89_134_the_third_one_may_be_placed_in_the_same_turn() {
    // Blue for a white bonus, which counts for the price of the conquest.
    let game = with("strongholds", "2p", "| tokens=bbbww on=31,31");
    let game = after(&game, "B.6");
    assert_eq!(game.decision(), Some(Decision::Stronghold));
    let game = after(&game, "S.31 card.7");
    assert_eq!(legal(&game), ["Q.31", "W"]);
    let game = after(&game, "Q.31");
    assert_eq!((tokens(&game, 0).as_str(), game.body().seat(Seat(0)).cards), ("", 2));
    // Placed elsewhere, there is none.
    let game = with("strongholds", "2p", "| tokens=bbbwww on=31,31");
    assert!(is_chance(&after(&game, "B.6 S.53")));
}

#[test]
fn cities_22_95_a_conquest_is_paid_like_a_purchase_and_optional() {
    let game = after(&with("strongholds", "2p bank=wwbbggrraaa", "| tokens=wwwaa on=31,31,31"), "T.bgr");
    assert_eq!(legal_like(&game, "Q.31"), ["Q.31", "Q.31+w1", "Q.31+w2"]);
    check(&game, "Q.31+w3", "59");
    check(&game, "Q.31+k1", "C14");
    let bank = |game: &Splendor| game.body().bank.to_string();
    assert_eq!((bank(&game), bank(&after(&game, "Q.31+w2"))), ("wwbgraaa".into(), "wwwbgraaaaa".into()));
    let (effects, waived) = told(&game, "W");
    assert_eq!(effects, [Effect::Waived { seat: Seat(0), card: card(31) }]);
    assert_eq!((on(&waived), waived.awaiting().seat()), (vec![(31, 0, 3)], Some(Seat(1))));
    // A player who cannot pay is not asked.
    let game = with("strongholds", "2p", "| tokens=w on=31,31,31");
    assert_eq!(after(&game, "T.wbg").awaiting().seat(), Some(Seat(1)));
}

#[test]
fn cities_23_24_25_93_94_then_one_is_placed_before_the_gap_is_filled() {
    let game = after(&with("strongholds", "2p", "| tokens=www on=31,31,31 | on=47"), "T.bgr Q.31");
    assert_eq!((left(&game, 0), game.decision()), (3, Some(Decision::PlaceAgain)));
    assert_eq!(game.body().face_up(0, 3), None);
    assert_eq!(legal(&game).len(), 10);
    assert!(legal(&game).iter().all(|action| action.starts_with("S.")));
    check(&game, "X.47", "93");
    check(&game, "S.47", "16");
    check(&game, "S.31", "83");
    check(&game, "M.31-6", "15");
    check(&game, "T.wbg", "24");
    check(&game, "P", "24");
    check(&game, "Q.31", "24");
    let game = after(&game, "S.6");
    assert!(is_chance(&game));
    let game = after(&game, "card.30");
    assert_eq!((on(&game), game.awaiting().seat()), (vec![(6, 0, 1), (47, 1, 1)], Some(Seat(1))));
    // No card is left for it.
    let game = with(
        "strongholds",
        "2p rows=31,0,0,0/0,0,0,0/0,0,0,0 deck1= deck2= deck3=",
        "| tokens=www on=31,31,31",
    );
    assert_eq!(after(&game, "T.bgr Q.31").awaiting().seat(), Some(Seat(1)));
}

#[test]
fn cities_26_a_conquest_comes_before_the_visit() {
    // The third red bonus brings the noble.
    let game = with("strongholds", "2p nobles=3", "| cards=18,19,20,21,25,26,27 tokens=www on=31,31,31");
    let game = after(&game, "T.bgr Q.31 S.6");
    let (mut game, mut effects) = (game, Vec::new());
    game.resolve("card.30".parse().unwrap(), &mut effects);
    assert!(matches!(effects[1], Effect::Received { .. }), "{effects:?}");
    // Fifteen points, and two of the conquered card.
    let seat = "| cards=74,78,82 tokens=bbbbb on=49,49,49";
    let game = with("cities,strongholds", "3p cities=14 rows=6,9,17,31/41,49,53,59/71,75,79,83", seat);
    let mut game = after(&game, "T.wgr Q.49 S.6");
    let mut effects = Vec::new();
    game.resolve("card.50".parse().unwrap(), &mut effects);
    assert!(matches!(effects[1], Effect::TookCity { .. }), "{effects:?}");
    assert!(game.body().last_round());
}

#[test]
fn cities_27_a_conquest_comes_before_tokens_are_returned() {
    // Thirteen tokens, of which three pay.
    let game = with("strongholds", "2p", "| tokens=wwbbggrrkk on=31,31,31");
    let game = after(&game, "T.wbg");
    assert_eq!(game.decision(), Some(Decision::Conquer));
    let conquered = after(&game, "Q.31 S.6 card.30");
    assert_eq!((tokens(&conquered, 0).len(), conquered.awaiting().seat()), (10, Some(Seat(1))));
    let waived = after(&game, "W");
    check(&waived, "D.w", "C8");
    check(&waived, "D.www", "ok");
}

#[test]
fn cities_92_135_the_gap_of_a_purchase_is_filled_before_the_conquest() {
    let game = after(&with("strongholds", "2p", "| tokens=wwwbbb on=6,6"), "B.31 S.6");
    assert!(is_chance(&game));
    // The new card is seen before the decision.
    let game = after(&game, "card.30");
    assert_eq!(legal(&game), ["Q.6", "W"]);
    assert_eq!(after(&game, "W").awaiting().seat(), Some(Seat(1)), "no gap is left");
    // It may have the stronghold that is placed after the conquest; the gap of the conquered card comes last.
    let game = after(&game, "Q.6 S.30");
    assert_eq!((game.body().face_up(0, 0), game.body().face_up(0, 3)), (None, Some(card(30))));
    let game = after(&game, "card.7");
    assert_eq!((on(&game), game.awaiting().seat()), (vec![(30, 0, 1)], Some(Seat(1))));
    // It may also not be replaced.
    let game = after(&with("strongholds", "2p deck1=", "| tokens=wwwbbb on=6,6"), "B.31 S.6");
    assert_eq!(legal(&game), ["Q.6", "W"]);
}

#[test]
fn cities_92_135_both_gaps_are_filled_after_the_conquest_in_version_1() {
    let game = with("strongholds", "2p rules=1", "| tokens=wwwbbb on=6,6,6");
    let game = after(&game, "B.31 M.6-53");
    // One was moved away, so there is no conquest.
    assert!(is_chance(&game));
    let game = with("strongholds", "2p rules=1", "| tokens=wwwbbb on=6,6");
    let game = after(&game, "B.31 S.6 Q.6 S.41");
    assert!(is_chance(&game));
    assert_eq!((game.body().face_up(0, 0), game.body().face_up(0, 3)), (None, None));
    // In the order of the places.
    let game = after(&game, "card.7 card.30");
    assert_eq!((game.body().face_up(0, 0), game.body().face_up(0, 3)), (Some(card(7)), Some(card(30))));
    assert_eq!((on(&game), game.awaiting().seat()), (vec![(41, 0, 1)], Some(Seat(1))));
}

#[test]
fn cities_21_as_the_last_move_of_the_game() {
    let head = "3p turn=2 rows=6,9,17,31/41,49,53,59/71,75,79,83";
    let game = with("strongholds", head, "| | | cards=74,78,82 tokens=bbbbb on=49,49,49");
    let mut game = after(&game, "T.wgr Q.49 S.6");
    let mut effects = Vec::new();
    game.resolve("card.50".parse().unwrap(), &mut effects);
    assert_eq!((effects.last(), points(&game, 2)), (Some(&Effect::Ended), 17));
    assert_eq!(game.result().unwrap().places[..3], [2, 2, 1]);
}

#[test]
fn cities_140_four_tokens_are_returned() {
    // Ten, three taken, a conquest for nothing, and the token of the first post.
    let seat = "| shields=1 cards=2,3,4 tokens=bbgggrrkkk on=31,31,31";
    let game = with("strongholds,posts", "2p", seat);
    let game = after(&game, "T.wbg Q.31 S.6 T.w card.30");
    assert_eq!((tokens(&game, 0).len(), game.decision()), (14, Some(Decision::Return)));
    check(&game, "D.wbg", "C8");
    check(&game, "D.wwbg", "ok");
    let listed = legal(&game);
    assert!(listed.iter().all(|action| action.len() == "D.".len() + 4));
    let distinct: std::collections::BTreeSet<&String> = listed.iter().collect();
    assert_eq!((distinct.len(), listed.len() as u32), (listed.len(), game.action_count()));
    assert_eq!(tokens(&after(&game, "D.wwbg"), 0).len(), 10);
}

// --- the order of a turn with cities and posts ----------------------------------------------------------------------

#[test]
fn cities_14_33_the_stronghold_comes_before_the_token() {
    let game = after(&with("strongholds,posts", "2p", "| shields=1 tokens=www"), "B.31");
    assert_eq!(game.decision(), Some(Decision::Stronghold));
    check(&game, "T.w", "14");
    let game = after(&game, "S.6");
    assert_eq!(game.decision(), Some(Decision::PostToken));
    check(&game, "S.6", "33");
    assert!(is_chance(&after(&game, "T.w")));
}

#[test]
fn cities_33_21_the_token_comes_before_the_conquest_and_pays_for_it() {
    let game = with("strongholds,posts", "2p", "| shields=1 tokens=bbbw on=31,31,31 cards=2");
    // One has to be moved away: nothing to conquer.
    let game = after(&game, "B.6 M.31-47");
    assert_eq!(game.decision(), Some(Decision::PostToken));
    assert!(is_chance(&after(&game, "T.w")));
    // Two white bonuses are there; the token is the third white.
    let game = with("strongholds,posts", "2p", "| shields=1 tokens=bbb on=31,31 cards=2");
    let game = after(&game, "B.6 S.31");
    assert_eq!(game.decision(), Some(Decision::PostToken));
    assert_eq!(legal(&after(&game, "T.w card.7")), ["Q.31", "W"]);
    assert_eq!(
        after(&game, "T.b card.7").awaiting().seat(),
        Some(Seat(1)),
        "without it there is no conquest"
    );
}

#[test]
fn cities_24_100_a_conquest_brings_a_stronghold_and_then_a_token_before_the_gap() {
    let game = with("strongholds,posts", "2p", "| shields=1 tokens=www on=31,31,31");
    let game = after(&game, "T.bgr Q.31");
    assert_eq!(game.decision(), Some(Decision::PlaceAgain));
    let game = after(&game, "S.6");
    assert_eq!(game.decision(), Some(Decision::PostToken));
    // The tokens just spent are there.
    let game = after(&game, "T.w");
    assert!(is_chance(&game));
    assert_eq!(tokens(&after(&game, "card.30"), 0), "wbgr");
}

#[test]
fn cities_25_27_gaps_are_filled_before_tokens_are_returned() {
    let game = with("strongholds", "2p", "| cards=2,3,4 tokens=bbggrrkkkk on=31,31,31");
    let game = after(&game, "T.wbg Q.31 S.6");
    assert!(is_chance(&game));
    assert_eq!(after(&game, "card.30").decision(), Some(Decision::Return));
}

#[test]
fn cities_26_31_shields_come_after_what_a_conquest_brought() {
    // The third black bonus is conquered: its shield brings the fifteenth point.
    let head = "2p rows=6,9,17,35/41,47,53,59/71,75,79,83";
    let game = with("strongholds,posts", head, "| cards=34,36,74,78,55,56 tokens=ggg on=35,35,35");
    assert_eq!(points(&game, 0), 14);
    let mut game = after(&game, "T.wbr Q.35 S.6");
    let mut effects = Vec::new();
    game.resolve("card.33".parse().unwrap(), &mut effects);
    assert!(matches!(effects[1..], [Effect::PlacedShield { .. }, Effect::LastRound { .. }]), "{effects:?}");
    // Points of a shield do not count for the city of the same turn, those of the conquest do.
    let head = "2p cities=14 rows=6,9,17,35/41,47,53,59/71,75,79,83";
    let seat = "| cards=34,36,74,78,82,40 tokens=ggg on=35,35,35";
    let mut game = after(&with("cities,strongholds,posts", head, seat), "T.wbr Q.35 S.6");
    game.resolve("card.33".parse().unwrap(), &mut kernel::Quiet);
    assert_eq!((points(&game, 0), game.body().seat(Seat(0)).city()), (17, None));
}

// --- what comes from outside -------------------------------------------------------------------------------------

#[test]
fn cities_12_what_a_game_without_the_module_does_not_have() {
    for game in [position(&format!("2p {ROWS} | tokens=www")), with("posts", "2p", "| tokens=www")] {
        for action in ["S.47", "M.12-47", "X.47", "Q.47", "Q.47+w1", "W"] {
            check(&game, action, "12");
        }
        let view = serde_json::to_value(game.view(Viewer::Spectator)).unwrap();
        assert!(view.get("strongholds").is_none() && view["seats"][0].get("strongholds").is_none());
    }
    for text in ["S.121", "S.", "M.12", "M.12-121", "M.12-13-14", "X.x", "Q.", "Q.47+", "W.", "W.47"] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    for text in ["S.47", "M.12-47", "X.47", "Q.47", "Q.47+w1k2", "W"] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    let refusal = dealt(2).check("S.47".parse().unwrap()).unwrap_err();
    assert_eq!(refusal.rule().to_string(), "cities 14");
}

#[test]
fn cities_12_16_a_view_that_cannot_be_is_refused() {
    let game = with("strongholds", "2p", "| on=47,47,53 | on=6");
    let view = serde_json::to_value(game.view(Viewer::Spectator)).unwrap();
    let there = serde_json::json!([
        { "card": 6, "seat": 1, "count": 1 },
        { "card": 47, "seat": 0, "count": 2 },
        { "card": 53, "seat": 0, "count": 1 },
    ]);
    assert_eq!(view["strongholds"], there);
    assert_eq!((&view["seats"][0]["strongholds"], &view["seats"][1]["strongholds"]), (&0.into(), &2.into()));
    let read = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut view = view.clone();
        change(&mut view);
        serde_json::from_value::<View>(view).map(|_| ()).map_err(|error| error.to_string())
    };
    assert_eq!(read(&|_| {}), Ok(()));
    let (three, one_player) = ("a player has three strongholds", "belong to one player");
    let end = ["end_turn", "receive_noble", "return_tokens", "fill_gaps"];
    let faults: [Spoiled; 14] = [
        // Nothing can be conquered, and no card was bought by somebody for whom a place is left.
        (&|view| view["agenda"] = [&end[..], &["conquer"]].concat().into(), "no card can be conquered"),
        (&|view| view["agenda"] = [&end[..3], &["stronghold"]].concat().into(), "in its order"),
        // Four of one seat, on cards and with those that are left.
        (&|view| view["strongholds"][1]["count"] = 3.into(), three),
        (&|view| view["strongholds"][1]["count"] = 255.into(), three),
        (&|view| view["strongholds"][0]["count"] = 0.into(), three),
        (&|view| view["seats"][0]["strongholds"] = 1.into(), three),
        (&|view| view["seats"][1]["strongholds"] = 3.into(), three),
        // Two colours on a card, or a card twice.
        (&|view| view["strongholds"][0]["card"] = 47.into(), one_player),
        (&|view| view["strongholds"][2]["card"] = 47.into(), one_player),
        (&|view| view["strongholds"][0]["card"] = 90.into(), "not in the market"),
        (&|view| view["strongholds"][0]["seat"] = 2.into(), "a seat that does not exist"),
        (&|view| view["strongholds"] = serde_json::Value::Null, "belong to their module"),
        (&|view| view["modules"] = serde_json::json!(["posts"]), "no such version"),
        (&|view| view["rules"] = 3.into(), "no such version"),
    ];
    for (n, (change, fault)) in faults.into_iter().enumerate() {
        let error = read(change).unwrap_err();
        assert!(error.contains(fault), "{n}: {error}");
    }
}

//! The rules, item by item: a test is named for the items it shows (`games/duel/RULES.md`). Here buying, the effects
//! of cards, crowns, the end of a turn and victory; the rest is in `rules.rs`.

use duel::{Ability, CardId, Colour, Gem, Price, RoyalId};
use kernel::{Explain, Game, Seat};

use crate::common::*;

// --- buying ---------------------------------------------------------------------------------------------------

#[test]
fn duel_c1_only_from_the_pyramid_or_the_own_hand() {
    let game = position("| tokens=gggbbb | hand=7");
    check(&game, "B.7", "C1");
    check(&game, "B.12", "C1");
    check(&game, "B.4", "ok");
    check(&position("turn=1 | | hand=7 tokens=ggg"), "B.7", "ok");
}

#[test]
fn duel_c2_c4_c5_tokens_go_into_the_bag() {
    let game = position("board=wbgr./...../...../...../..... rest=1 | tokens=bbbg");
    check(&game, "B.5", "C2");
    let game = after(&game, "B.4 card.10");
    assert_eq!((tokens(&game, 0), game.body().bag), ("g".into(), gems("bbb")));
    assert_eq!(game.body().board().occupied().to_string(), "a1b1c1d1");
    assert!(game.body().seat(Seat(0)).bought().eq([card(4)]));
}

#[test]
fn duel_c3_z3_x17_x20_gold_stands_for_any_gem_and_for_a_pearl() {
    // Card 3 costs two blue, two green and a pearl.
    let game = position("| tokens=bbggpaa");
    let expected =
        ["B.3", "B.3+p1", "B.3+g1", "B.3+b1", "B.3+g1p1", "B.3+g2", "B.3+b1p1", "B.3+b1g1", "B.3+b2"];
    assert_eq!(legal_like(&game, "B.3"), expected);
    assert_eq!(tokens(&after(&game, "B.3+g1p1 card.10"), 0), "gp");
    check(&position("| tokens=bbgga"), "B.3", "C3");
    check(&position("| tokens=bbgga"), "B.3+p1", "ok");
    check(&position("| tokens=bbggrrr"), "B.3", "C2");
    check(&position("| tokens=bbggpa"), "B.3+b1g1", "C3");
}

#[test]
fn duel_c6_c7_c8_bonuses_lower_the_price() {
    // Card 36 has two blue bonuses; card 4 costs three blue.
    let game = position("| tokens=bb cards=36");
    assert_eq!(tokens(&after(&game, "B.4 card.10"), 0), "b");
    let game = position("| cards=36,8");
    assert_eq!(legal_like(&game, "B.4"), ["B.4"]);
    assert_eq!(game.body().seat(Seat(0)).bonuses, gems("bbb"));
}

#[test]
fn duel_c9_c10_x18_the_price_is_paid_exactly() {
    // Four blue bonuses and a card of three blue.
    let game = position("| tokens=bbaa cards=36,8,9");
    assert_eq!(tokens(&after(&game, "B.4 card.10"), 0), "bbaa");
    check(&game, "B.4+b1", "X18");
    check(&position("| tokens=bbbaa"), "B.4+w1", "X18");
    // No bonus pays for a pearl.
    check(&position("rows=26,2,3,4,5/31,32,33,34/55,56,57 | tokens=wwww cards=8"), "B.26", "C2");
}

#[test]
fn duel_c13_the_price_of_the_rulebook() {
    let price = Price::of(card(55).card().cost, gems("rrrbbg"), gems("brrkkkp"));
    assert_eq!((price.due, price.payments()), (gems("brrkkkp"), 1));
    // Cards 44 and 18 give three red, 36 two blue, 13 a green.
    let game = position("| tokens=brrkkkp cards=44,18,36,13");
    assert_eq!(tokens(&after(&game, "B.55 card.58"), 0), "");
}

#[test]
fn duel_x19_a_card_does_not_help_to_pay_for_itself() {
    // Card 58 is blue and costs two white, six blue and two green.
    let game = position("rows=1,2,3,4,5/31,32,33,34/55,56,58 | tokens=wwbbbgg cards=36");
    check(&game, "B.58", "C2");
    check(&position("rows=1,2,3,4,5/31,32,33,34/55,56,58 | tokens=wwbbbbgg cards=36"), "B.58", "ok");
}

// --- effects --------------------------------------------------------------------------------------------------

#[test]
fn duel_e1_e5_x9_a_token_of_the_same_colour_of_choice() {
    // Card 1 is white; the last token of a line of three white gives the opponent nothing.
    let game = position("board=w...w/..a../b..../...../..... | tokens=wwrrkk");
    let game = after(&game, "B.1 card.10");
    check(&game, "E.a3", "E5");
    check(&game, "E.b1", "K4");
    check(&game, "T.a1", "X10");
    assert_eq!(legal(&game), ["E.a1", "E.e1"]);
    let game = after(&game, "E.e1");
    assert_eq!((tokens(&game, 0), privileges(&game)), ("www".into(), [0, 0, 3]));
    assert!(turn_of(&game, 1));
    // A single one comes by itself.
    let game = position("board=w..../...../...../...../..... | tokens=rrkk");
    assert_eq!(tokens(&after(&game, "B.1 card.10"), 0), "w");
}

#[test]
fn duel_e6_nothing_where_the_board_has_none() {
    let game = after(&position("board=b..../...../...../...../..... | tokens=rrkk"), "B.1 card.10");
    assert_eq!((tokens(&game, 0), turn_of(&game, 1)), (String::new(), true));
}

#[test]
fn duel_e2_x26_playing_again_is_a_whole_turn() {
    let game = position("board=.pw../...../...../...../..... | tokens=bbggp priv=1");
    let game = after(&game, "B.3 card.10");
    assert!(turn_of(&game, 0));
    assert_eq!(game.turns(), 41);
    // Optional actions are open again.
    check(&game, "V.b1", "ok");
    check(&game, "F", "ok");
    // Only one more turn.
    assert!(turn_of(&after(&game, "T.b1"), 1));
}

#[test]
fn duel_e3_x22_x24_a_wild_card_copies_a_colour() {
    let rows = "rows=27,2,3,4,5/31,32,33,34/55,56,57";
    let game = position(&format!("{rows} | tokens=kkkkp cards=8,13"));
    let game = after(&game, "B.27 card.10");
    check(&game, "C.w", "X22");
    check(&game, "T.a1", "E3");
    assert_eq!(legal(&game), ["C.b", "C.g"]);
    let game = after(&game, "C.g");
    assert_eq!(game.body().seat(Seat(0)).bonuses, gems("bgg"));
    assert_eq!(game.body().copied_colour(card(27)), Some(Colour::Green));
    assert!(turn_of(&game, 1));
    check(&game, "C.b", "E3");
    // With a single colour there is nothing to choose; a wild card may lie on a wild card.
    let game = after(&position(&format!("{rows} | tokens=kkkkp cards=8,26b")), "B.27 card.10");
    assert_eq!(game.body().seat(Seat(0)).bonuses, gems("bbb"));
}

#[test]
fn duel_e4_z7_x23_a_wild_card_needs_a_card_with_a_bonus() {
    let rows = "rows=27,2,3,4,5/31,32,33,34/55,56,57 board=a..../...../...../...../.....";
    let game = position(&format!("{rows} | tokens=kkkkp hand=26"));
    check(&game, "B.27", "E4");
    check(&game, "R.27@a1", "ok");
    check(&position(&format!("{rows} | tokens=kkkkp cards=30 royals=4")), "B.27", "E4");
    check(&position(&format!("{rows} | tokens=wwwwp hand=26")), "B.26", "E4");
    check(&position(&format!("{rows} | tokens=wwwwp hand=26 cards=8")), "B.26", "ok");
}

#[test]
fn duel_x21_a_wild_card_has_one_bonus_even_on_two() {
    let game = position("rows=27,2,3,4,5/31,32,33,34/55,56,57 | tokens=kkkkp cards=36");
    assert_eq!(after(&game, "B.27 card.10").body().seat(Seat(0)).bonuses, gems("bbb"));
}

#[test]
fn duel_e7_a_privilege_by_a_card() {
    // Card 34 costs four white, two black and a pearl.
    let game = position("| tokens=wwwwkkp | priv=3");
    assert_eq!(privileges(&after(&game, "B.34 card.40")), [1, 2, 0]);
    assert_eq!(privileges(&after(&position("| tokens=wwwwkkp"), "B.34 card.40")), [1, 0, 2]);
}

#[test]
fn duel_e8_e10_a_token_of_the_opponent_is_stolen() {
    // Card 31 costs four blue and three red.
    let game = after(&position("| tokens=bbbbrrr | tokens=wpa"), "B.31 card.40");
    check(&game, "S.a", "E10");
    check(&game, "S.g", "E9");
    check(&game, "T.a1", "X10");
    assert_eq!(legal(&game), ["S.w", "S.p"]);
    let game = after(&game, "S.p");
    assert_eq!((tokens(&game, 0), tokens(&game, 1)), ("p".into(), "wa".into()));
}

#[test]
fn duel_e9_nothing_where_the_opponent_has_only_gold() {
    let game = after(&position("| tokens=bbbbrrr | tokens=aa"), "B.31 card.40");
    assert_eq!((tokens(&game, 0), turn_of(&game, 1)), (String::new(), true));
}

#[test]
fn duel_x10_x35_effects_are_not_optional() {
    let game = after(&position("| tokens=bbbbrrr | tokens=wp"), "B.31 card.40");
    assert!(legal(&game).iter().all(|action| action.starts_with("S.")));
    let game = after(&position("| tokens=bbb cards=7,12"), "B.4 card.10");
    check(&game, "T.a1", "X35");
    assert_eq!(legal(&game), ["Q.1", "Q.2", "Q.3", "Q.4"]);
}

#[test]
fn duel_x25_the_wild_card_of_eight_red_does_both() {
    // Six red bonuses and two red tokens.
    let rows = "rows=1,2,3,4,5/31,32,33,34/66,56,57";
    let game = position(&format!("{rows} | tokens=rrr cards=44,18,17,20,8"));
    let game = after(&game, "B.66 card.55");
    let game = after(&game, "C.b");
    assert!(turn_of(&game, 0));
    assert_eq!(game.body().seat(Seat(0)).bonuses, gems("bbrrrrr"));
}

// --- crowns and royal cards -----------------------------------------------------------------------------------

#[test]
fn duel_q2_q4_q5_q6_x34_the_third_crown_brings_a_royal_card() {
    // The white card 4 brings the third crown.
    let game = position("| tokens=bbb cards=7,12");
    let game = after(&game, "B.4 card.10 Q.3");
    let player = game.body().seat(Seat(0));
    assert_eq!((player.points, player.crowns, privileges(&game)), (2, 3, [1, 0, 2]));
    assert!(player.royals().eq([RoyalId::new(3).unwrap()]));
    assert_eq!(game.body().royals().count(), 3);
    assert!(turn_of(&game, 1));
    check(&game, "Q.1", "Q2");
    // A wild card gets its colour first: card 26 brings the third crown.
    let game = position("rows=26,2,3,4,5/31,32,33,34/55,56,57 | tokens=wwwwp cards=7,12");
    let game = after(&game, "B.26 card.10");
    check(&game, "Q.1", "E3");
    check(&after(&game, "C.b"), "Q.1", "ok");
}

#[test]
fn duel_q3_x31_the_sixth_crown_brings_another() {
    let game = position("| tokens=bbb cards=59,61,16 royals=4 | royals=1");
    let game = after(&game, "B.4 card.10");
    check(&game, "Q.1", "Q2");
    assert_eq!(legal(&game), ["Q.2", "Q.3"]);
    // In a further turn as well, and the royal card itself may bring the next one.
    let game = position("| tokens=bbbgp cards=7,12");
    let game = after(&game, "B.3 card.10");
    assert!(turn_of(&game, 0));
    let game = after(&game, "B.4 card.13 Q.1");
    assert!(turn_of(&game, 0));
}

#[test]
fn duel_x32_jumping_over_the_third_crown_reaches_it() {
    // Two crowns and two more by card 55.
    let game = position("| tokens=bbbrrkkkp cards=59,44,18");
    let game = after(&game, "B.55 card.58");
    assert!(legal(&game).contains(&"Q.1".to_owned()));
    // The fourth crown alone brings nothing.
    let game = after(&position("| tokens=bbb cards=59,16 royals=4"), "B.4 card.10");
    assert!(turn_of(&game, 1));
}

#[test]
fn duel_x33_the_ninth_crown_brings_nothing() {
    let game = position("| tokens=bbb cards=59,61,63,16,7 royals=1,2");
    let game = after(&game, "B.4 card.10");
    assert_eq!((game.body().seat(Seat(0)).crowns, turn_of(&game, 1)), (9, true));
}

#[test]
fn duel_x29_a_card_that_plays_again_has_no_crowns() {
    let again = CardId::all().filter(|id| id.card().ability == Some(Ability::PlayAgain));
    assert!(again.into_iter().all(|id| id.card().crowns == 0));
}

// --- the end of a turn ----------------------------------------------------------------------------------------

#[test]
fn duel_n1_n2_n3_z8_x38_more_than_ten_are_discarded() {
    let game = position("board=rk.../...../...../...../..... | tokens=wwwwbbbbpa");
    let game = after(&game, "T.a1b1");
    assert_eq!(game.body().seat(Seat(0)).tokens.total(), 12);
    check(&game, "D.g", "N2");
    check(&game, "T.a1", "N2");
    assert_eq!(legal(&game), ["D.w", "D.b", "D.r", "D.k", "D.p", "D.a"]);
    let bag = game.body().bag;
    let game = after(&game, "D.p D.a");
    assert_eq!((tokens(&game, 0), game.body().bag), ("wwwwbbbbrk".into(), bag + gems("pa")));
    assert!(turn_of(&game, 1));
    check(&game, "D.w", "N2");
}

#[test]
fn duel_n4_x39_victory_comes_after_the_discards() {
    // Card 4 brings the tenth crown; eleven tokens are left.
    let game = position(
        "board=w..../...../...../...../..... rows=1,2,3,24,5/31,32,33,34/65,56,57 | \
                         tokens=wwwbbbbgggkkpp cards=59,61,63,16,7,12 royals=3,4",
    );
    let game = after(&game, "B.24 card.10");
    assert_eq!(ending(&game), None);
    assert_eq!(ending(&after(&game, "D.b")), Some((Seat(0), "W2")));
}

#[test]
fn duel_x37_x27_the_first_turn_ends_in_full() {
    // Card 3 plays again; eleven tokens are left, and one of them goes before the further turn.
    let game = position("| tokens=bbggpwwwwrrrrkkk");
    let game = after(&game, "B.3 card.10");
    check(&game, "T.a1", "N2");
    let game = after(&game, "D.k");
    assert!(turn_of(&game, 0));
    // A victory ends the game before the further turn: card 66 gives the points that lack.
    let rows = "rows=1,2,3,4,5/31,32,33,34/66,56,57";
    let game = position(&format!("{rows} | tokens=rrrr cards=44,18,17,62,30,54,67"));
    let game = after(&game, "B.66 card.55");
    assert_eq!(ending(&game), Some((Seat(0), "W1")));
}

#[test]
fn duel_x28_a_further_turn_may_bring_another() {
    let game = position("rows=3,19,1,4,5/31,32,33,34/55,56,57 | tokens=bbggpwwkkp");
    let game = after(&game, "B.3 card.10");
    let game = after(&game, "B.19 card.13");
    assert!(turn_of(&game, 0));
    assert_eq!(game.turns(), 42);
}

// --- victory --------------------------------------------------------------------------------------------------

#[test]
fn duel_w1_x40_twenty_points_of_all_cards() {
    // Coloured, wild and bonusless cards and a royal card: 4 + 1 + 6 + 5 + 3, and one more point by card 5.
    let game = position("| tokens=ggrrr cards=58,27b,67,54 royals=4");
    assert_eq!(game.scores()[0], 19);
    let game = after(&game, "B.5 card.10");
    assert_eq!((game.scores()[0], ending(&game)), (20, Some((Seat(0), "W1"))));
    let result = game.result().unwrap();
    assert_eq!((result.places[..2].to_vec(), result.decided.to_string()), (vec![1, 2], "duel W6".into()));
}

#[test]
fn duel_w2_ten_crowns() {
    let game = position("| tokens=bbb cards=59,61,63,16,7,12 royals=3,4");
    assert_eq!(ending(&after(&game, "B.4 card.10")), Some((Seat(0), "W2")));
}

#[test]
fn duel_w3_w4_x41_ten_points_of_a_colour() {
    // White: card 56 has four, 55 three, 32 (two bonuses) one, the wild card 27 one; card 5 brings the tenth.
    let rows = "rows=1,2,3,4,5/31,40,33,34/61,58,57";
    let game = position(&format!("{rows} | tokens=ggrrr cards=56,55,32,27w"));
    assert_eq!(game.body().seat(Seat(0)).colour_points.get(Gem::White), 9);
    assert_eq!(ending(&after(&game, "B.5 card.10")), Some((Seat(0), "W3")));
    let other = position(&format!("{rows} | tokens=ggrrr cards=56,55,32,9,27b royals=4"));
    assert_eq!(ending(&after(&other, "B.5 card.10")), None);
}

#[test]
fn duel_w5_cards_without_a_bonus_are_of_no_colour() {
    let game =
        after(&position("rows=1,2,3,4,5/31,32,33,34/55,56,57 | tokens=ggrrr cards=30,54,67"), "B.5 card.10");
    assert_eq!((game.scores()[0], ending(&game)), (15, None));
    assert_eq!(game.body().seat(Seat(0)).colour_points, gems("w"));
}

#[test]
fn duel_w6_z9_x42_at_the_end_of_the_own_turn_at_once() {
    // The opponent has the points already; that shows only at the end of a turn of theirs.
    let game = position(
        "board=w...b/...../...../...../..... rows=1,2,3,4,5/31,32,33,34/55,61,57 | | cards=56,58,60,62,64",
    );
    let game = after(&game, "T.a1");
    assert_eq!(ending(&game), None);
    let last_turn = game.body().turn_number();
    let game = after(&game, "T.e1");
    assert_eq!(ending(&game), Some((Seat(1), "W1")));
    assert_eq!(game.body().turn_number(), last_turn);
    assert!(legal(&game).is_empty());
    assert_eq!(game.check("T.a1".parse().unwrap()).unwrap_err().rule().item, "W6");
}

//! The rules, item by item: a test is named for the items it shows (`games/splendor/RULES.md`).

use kernel::{Awaiting, Explain, First, Game, Seat, Viewer};
use laws::{after, check, legal, legal_like};
use splendor::{CardId, Colour, Gem, Gems, LEVEL_SIZES, NobleId, Open, Outcome, Reserved, Setup, Splendor};

use crate::common::position;
use crate::held::tokens;

fn new(players: u8) -> Splendor {
    Splendor::new(&Setup::new(players).unwrap())
}

/// A new game with everything dealt in the order of the component files.
fn dealt(players: u8) -> Splendor {
    laws::dealt(&Setup::new(players).unwrap(), &mut First)
}

fn gems(letters: &str) -> Gems {
    letters.parse().unwrap()
}

// --- components and set-up ------------------------------------------------------------------------------------

#[test]
fn splendor_1_two_to_four_play() {
    for players in 0..=9 {
        assert_eq!(Setup::new(players).is_ok(), (2..=4).contains(&players), "{players}");
    }
}

#[test]
fn splendor_2_10_12_15_17_tokens_of_four_players() {
    assert_eq!(new(4).body().bank, Gems::from_counts([7, 7, 7, 7, 7, 5]));
    assert_eq!([2, 3].map(|players| new(players).body().bank.gold()), [5, 5]);
}

#[test]
fn splendor_3_4_c1_cards_and_nobles() {
    let all = || CardId::all().filter(|card| !card.is_of_orient());
    assert_eq!((all().count(), NobleId::all().count()), (90, 10));
    for (level, size) in (0..).zip(LEVEL_SIZES) {
        assert_eq!(all().filter(|card| card.card().level == level).count(), usize::from(size));
    }
    assert_eq!(LEVEL_SIZES, [40, 30, 20]);
    // The totals of the component file.
    let points: u32 = all().map(|card| u32::from(card.card().points)).sum();
    let costs: u32 = all().map(|card| u32::from(card.card().cost.total())).sum();
    assert_eq!((points, costs), (TOTAL_POINTS, TOTAL_COSTS));
    for colour in Colour::ALL {
        assert_eq!(all().filter(|card| card.card().bonus == Some(colour)).count(), 18);
    }
}
const TOTAL_POINTS: u32 = 140;
const TOTAL_COSTS: u32 = 585;

#[test]
fn splendor_5_every_card_of_a_level_may_come() {
    let game = after(&new(2), "noble.1 noble.2 noble.3");
    let mut outcomes = Vec::new();
    game.outcomes(|outcome, weight| outcomes.push((outcome, weight)));
    assert_eq!(outcomes.len(), 40);
    assert!(outcomes.iter().all(|&(_, weight)| weight == outcomes[0].1));
}

#[test]
fn splendor_7_four_cards_of_each_level_lie_open() {
    let game = dealt(3);
    for level in 0..3 {
        let open: Vec<_> = (0..4).filter_map(|column| game.body().face_up(level, column)).collect();
        assert_eq!(open.len(), 4);
        assert!(open.iter().all(|card| card.card().level == level));
    }
    assert_eq!([0, 1, 2].map(|level| game.body().deck_count(level)), [36, 26, 16]);
}

#[test]
fn splendor_8_9_13_16_one_noble_more_than_players() {
    for players in 2..=4 {
        assert_eq!(dealt(players).body().nobles().count(), usize::from(players) + 1);
    }
}

#[test]
fn splendor_11_14_fewer_tokens_for_fewer_players() {
    assert_eq!(new(2).body().bank, Gems::from_counts([4, 4, 4, 4, 4, 5]));
    assert_eq!(new(3).body().bank, Gems::from_counts([5, 5, 5, 5, 5, 5]));
}

// --- check cards and nobles -----------------------------------------------------------------------------------

#[test]
fn splendor_26_27_28_36_37_check_pieces() {
    let card = |cost: &str, points: u8, bonus: Gem| {
        CardId::all().any(|card| {
            let card = card.card();
            (card.cost, card.points, card.gives) == (gems(cost), points, Gems::one(bonus))
        })
    };
    assert!(card("wwwwwwbbbkkk", 4, Gem::Blue));
    assert!(card("wwrrkkk", 1, Gem::Red));
    let noble = |needs: &str| NobleId::all().any(|noble| noble.needs() == gems(needs));
    assert!(noble("bbbgggwww"));
    assert!(noble("bbbbgggg"));
}

// --- the turn -------------------------------------------------------------------------------------------------

#[test]
fn splendor_38_39_c27_seat_0_starts_and_play_goes_round() {
    let mut game = dealt(3);
    for seat in [0, 1, 2, 0] {
        assert_eq!(game.awaiting(), Awaiting::Decision(Seat(seat)));
        game = after(&game, "T.wbg");
        game = after(&game, "");
        if game.awaiting().seat() == Some(Seat(seat)) {
            panic!("the turn does not pass");
        }
    }
}

#[test]
fn splendor_18_40_a_turn_is_one_action() {
    let game = after(&dealt(2), "T.wbg");
    assert_eq!(game.awaiting(), Awaiting::Decision(Seat(1)));
    check(&dealt(2), "P", "C23");
}

#[test]
fn splendor_41_c2_three_different_colours() {
    let game = dealt(2);
    check(&game, "T.wbg", "ok");
    check(&game, "T.wb", "C2");
    check(&game, "T.w", "C2");
    check(&game, "T.wbgr", "41");
    assert_eq!(tokens(&after(&game, "T.wrk"), 0), "wrk");
    check(&position("2p bank=wbg"), "T.wbr", "41");
}

#[test]
fn splendor_42_c6_pair_only_from_four_before_taking() {
    check(&position("2p bank=wwwwbbb"), "T.ww", "ok");
    check(&position("2p bank=wwwwbbb"), "T.bb", "42");
    let game = after(&position("2p bank=wwwwbg"), "T.ww");
    assert_eq!(game.body().bank, gems("wwbg"));
    check(&game, "T.ww", "42");
}

#[test]
fn splendor_c3_with_two_colours_left_both_with_one_the_one() {
    assert_eq!(legal_like(&position("2p bank=wwb"), "T."), ["T.wb"]);
    check(&position("2p bank=wwb"), "T.w", "C3");
    assert_eq!(legal_like(&position("2p bank=rr"), "T."), ["T.r"]);
    assert_eq!(legal_like(&position("2p bank=rrrr"), "T."), ["T.r", "T.rr"]);
    assert!(legal_like(&position("2p bank=aaaaa"), "T.").is_empty());
}

#[test]
fn splendor_c4_56_gold_is_not_taken() {
    check(&dealt(2), "T.wba", "C4");
    check(&dealt(2), "T.aa", "C4");
}

#[test]
fn splendor_c5_the_two_ways_of_taking_do_not_mix() {
    check(&dealt(2), "T.wwb", "C5");
    check(&dealt(2), "T.www", "41");
}

#[test]
fn splendor_45_46_47_c7_c8_the_surplus_goes_back() {
    let game = after(&position("2p | tokens=wwwwbbbbg"), "T.grk");
    assert_eq!(game.awaiting(), Awaiting::Decision(Seat(0)));
    check(&game, "D.gr", "ok");
    check(&game, "D.wb", "ok");
    check(&game, "D.g", "C8");
    check(&game, "D.wwb", "C8");
    check(&game, "D.a", "46");
    check(&game, "T.wbg", "46");
    let game = after(&game, "D.gk");
    assert_eq!((tokens(&game, 0).len(), game.awaiting()), (10, Awaiting::Decision(Seat(1))));
    // With ten or fewer nothing goes back.
    check(&position("2p | tokens=wwwwbbbbgg"), "D.w", "C8");
    assert_eq!(after(&position("2p | tokens=wwwwbbb"), "T.grk").awaiting(), Awaiting::Decision(Seat(1)));
}

#[test]
fn splendor_48_63_tokens_bonuses_and_points_show() {
    let game = position("2p turn=1 | tokens=wwa cards=45,46 nobles=2");
    let other = game.view(Viewer::Seat(Seat(1)));
    let (seen, real) = (*other.body().seat(Seat(0)), *game.body().seat(Seat(0)));
    assert_eq!((seen.tokens, seen.bonuses, seen.points), (real.tokens, real.bonuses, real.points));
    assert_eq!(real.points, 2 + 3 + 3);
}

// --- reserving ------------------------------------------------------------------------------------------------

#[test]
fn splendor_43_49_51_55_64_a_face_up_card_is_reserved_and_replaced() {
    let game = after(&position("2p"), "R.41");
    assert_eq!(tokens(&game, 0), "a");
    let hand: Vec<_> = game.body().seat(Seat(0)).hand().filter_map(Reserved::card).collect();
    assert_eq!(hand, [CardId::new(41).unwrap()]);
    assert!(matches!(game.awaiting(), Awaiting::Chance(_)));
    let game = after(&game, "card.50");
    assert_eq!(game.body().face_up(1, 0), CardId::new(50));
}

#[test]
fn splendor_49_50_c25_a_card_from_a_deck_is_hidden_from_the_others() {
    let game = after(&position("2p"), "R.L2 card.60");
    let hand = |viewer| game.view(viewer).body().seat(Seat(0)).hand().collect::<Vec<_>>();
    let card = CardId::new(60).unwrap();
    assert_eq!(hand(Viewer::Seat(Seat(0))), [Reserved::Known { card, blind: true }]);
    assert_eq!(hand(Viewer::Seat(Seat(1))), [Reserved::Hidden(1)]);
    assert_eq!(hand(Viewer::Spectator), [Reserved::Hidden(1)]);
    assert!(game.view(Viewer::Spectator).body().unseen(1).any(|unseen| unseen == card));
    // One from the table was seen by all.
    let open = after(&position("2p"), "R.41 card.50").view(Viewer::Spectator);
    assert!(open.body().seat(Seat(0)).hand().all(|held| held.card().is_some()));
}

#[test]
fn splendor_53_c12_no_fourth_card_and_nothing_from_an_empty_deck() {
    let full = position("2p | hand=50,51,u52");
    check(&full, "R.41", "53");
    check(&full, "R.L1", "53");
    let game = position("2p deck1=");
    check(&game, "R.L1", "C12");
    check(&game, "R.1", "ok");
    check(&game, "R.50", "49");
}

#[test]
fn splendor_57_c10_gold_while_there_is_some() {
    let game = after(&position("2p bank=wwww"), "R.41 card.50");
    assert_eq!(tokens(&game, 0), "");
    let game = after(&position("2p bank=wwwwa"), "R.41 card.50");
    assert_eq!((tokens(&game, 0), game.body().bank.gold()), ("a".into(), 0));
}

#[test]
fn splendor_c9_reserving_with_ten_tokens_returns_one() {
    let game = after(&position("2p | tokens=wwwwbbbbgg"), "R.41 card.50");
    assert_eq!(legal(&game), ["D.w", "D.b", "D.g", "D.a"]);
    assert_eq!(tokens(&after(&game, "D.a"), 0), "wwwwbbbbgg");
}

#[test]
fn splendor_c11_a_payable_card_may_be_reserved() {
    let game = position("2p | tokens=rrk");
    check(&game, "B.1", "ok");
    check(&game, "R.1", "ok");
}

#[test]
fn splendor_52_54_c26_a_reserved_card_stays_and_counts_nothing() {
    let game = position("2p | hand=90,80");
    let player = game.body().seat(Seat(0));
    assert_eq!((player.points, player.cards, player.bonuses), (0, 0, Gems::NONE));
    assert!(legal(&game).iter().all(|action| !action.starts_with("D.")));
}

// --- buying ---------------------------------------------------------------------------------------------------

#[test]
fn splendor_24_44_58_60_62_a_card_is_bought_and_the_tokens_go_back() {
    // Card 1 costs two red and one black and gives a white bonus.
    let game = position("2p bank=wwwwa | tokens=rrkg");
    let game = after(&game, "B.1");
    assert_eq!(tokens(&game, 0), "g");
    assert_eq!(game.body().bank, gems("wwwwrrka"));
    assert_eq!(game.body().seat(Seat(0)).bonuses, gems("w"));
    check(&position("2p | tokens=rrg"), "B.1", "58");
}

#[test]
fn splendor_25_61_only_the_holder_buys_a_reserved_card() {
    let game = position("2p | tokens=rrrr | hand=9 tokens=kkk");
    check(&game, "B.9", "61");
    let game = position("2p turn=1 | tokens=kkk | hand=9 tokens=kkk");
    check(&game, "B.9", "ok");
    // It leaves no gap on the table.
    assert_eq!(after(&game, "B.9").awaiting(), Awaiting::Decision(Seat(0)));
}

#[test]
fn splendor_59_c13_gold_stands_for_any_colour() {
    let game = position("2p | tokens=rrkaa");
    assert_eq!(legal_like(&game, "B.1"), ["B.1", "B.1+k1", "B.1+r1", "B.1+r1k1", "B.1+r2"]);
    let bought = after(&game, "B.1+r1k1 card.10");
    assert_eq!(tokens(&bought, 0), "rk");
    let game = position("2p | tokens=ra");
    check(&game, "B.1", "58");
    let game = position("2p | tokens=raa");
    assert_eq!(legal_like(&game, "B.1"), ["B.1+r1k1"]);
    check(&game, "B.1", "59");
}

#[test]
fn splendor_c14_no_overpaying() {
    let game = position("2p | tokens=rrkaaaa");
    check(&game, "B.1+w1", "C14");
    check(&game, "B.1+k2", "C14");
    let game = position("2p | cards=9,10 tokens=rrkk");
    assert_eq!(tokens(&after(&game, "B.1 card.11"), 0), "k");
}

#[test]
fn splendor_20_66_67_68_bonuses_lower_the_price() {
    // Two blue bonuses: a card of two blue and one green costs one green.
    let price = splendor::Price::of(gems("bbg"), gems("bb"), gems("g"));
    assert_eq!((price.due, price.lacking), (gems("g"), Gems::NONE));
}

#[test]
fn splendor_69_c15_enough_bonuses_cost_nothing_and_the_own_one_does_not_help() {
    // Cards 25, 26 and 33 give two reds and a black: card 1 is free.
    let game = position("2p | cards=25,26,33");
    assert_eq!(legal_like(&game, "B.1"), ["B.1"]);
    assert_eq!(tokens(&after(&game, "B.1 card.10"), 0), "");
    // Card 6 costs three blue and gives white; card 9 three black and gives blue.
    check(&position("2p rows=6,9,3,4/41,42,43,44/71,72,73,74 | tokens=bb"), "B.6", "58");
}

#[test]
fn splendor_64_65_an_empty_deck_leaves_the_place_empty() {
    let game = after(&position("2p deck1= | tokens=rrk"), "B.1");
    assert_eq!((game.body().face_up(0, 0), game.awaiting()), (None, Awaiting::Decision(Seat(1))));
}

// --- nobles ---------------------------------------------------------------------------------------------------

// Noble 5 asks for four blue and four green; noble 1 for four red and four black.
const FOUR_BLUE: &str = "9,10,11,12";
const FOUR_GREEN: &str = "17,18,19,20";

#[test]
fn splendor_21_30_32_33_34_70_73_c16_a_noble_comes_by_itself_after_any_action() {
    let game = position(&format!("2p nobles=5 | cards={FOUR_BLUE},{FOUR_GREEN}"));
    let game = after(&game, "T.wrk");
    let player = game.body().seat(Seat(0));
    assert_eq!((player.points, player.nobles().count()), (3, 1));
    assert_eq!(game.awaiting(), Awaiting::Decision(Seat(1)));
}

#[test]
fn splendor_31_c17_tokens_and_reserved_cards_do_not_count_and_nobles_are_not_replaced() {
    let game = position("2p nobles=5 | tokens=bbbbgggg");
    assert_eq!(after(&game, "T.wrk D.w").body().seat(Seat(0)).nobles().count(), 0);
    let game = position(&format!("2p nobles=5,1 | cards={FOUR_BLUE},{FOUR_GREEN}"));
    assert_eq!(after(&game, "T.wrk").body().nobles().count(), 1);
}

#[test]
fn splendor_35_72_of_several_one_is_chosen_and_only_one_comes() {
    // Four white too: noble 10 asks for four white and four blue.
    let game = position(
        &format!("2p nobles=5,10,1 | cards=1,2,3,4,{FOUR_BLUE},{FOUR_GREEN}")
            .replace("2p ", "2p rows=30,31,32,33/41,42,43,44/71,72,73,74 "),
    );
    let game = after(&game, "T.wrk");
    assert_eq!(legal(&game), ["N.5", "N.10"]);
    check(&game, "N.1", "71");
    check(&game, "N.2", "C17");
    check(&game, "T.wbg", "72");
    let game = after(&game, "N.10");
    assert_eq!(game.body().seat(Seat(0)).points, 3);
    // The other one comes at the end of the next turn, whatever is done in it.
    let game = after(&game, "T.wbg T.wbg");
    assert_eq!(game.body().seat(Seat(0)).points, 6);
}

#[test]
fn splendor_71_more_than_asked_is_fine() {
    let game = position(&format!("2p nobles=5 | cards={FOUR_BLUE},13,14,{FOUR_GREEN},21"));
    assert_eq!(after(&game, "T.wrk").body().seat(Seat(0)).nobles().count(), 1);
    let game = position("2p nobles=5 | cards=9,10,11,17,18,19,20,21");
    assert_eq!(after(&game, "T.wrk").body().seat(Seat(0)).nobles().count(), 0);
}

// --- the end --------------------------------------------------------------------------------------------------

// Five points each.
const FIFTEEN: &str = "74,78,82";

#[test]
fn splendor_22_74_75_the_round_is_completed() {
    let rows = "rows=1,2,3,4/41,42,43,44/71,72,73,0";
    let game = position(&format!("3p {rows} turn=1 | | cards={FIFTEEN}"));
    let game = after(&game, "T.wbg");
    assert_eq!((game.awaiting(), game.body().round()), (Awaiting::Decision(Seat(2)), 21));
    let game = after(&game, "T.wrk");
    assert_eq!((game.awaiting(), game.body().round()), (Awaiting::Over, 21));
    let result = game.result().unwrap();
    assert_eq!((result.ended.item, result.winners().collect::<Vec<_>>()), ("74", vec![Seat(1)]));
}

#[test]
fn splendor_c20_the_last_seat_ends_the_game_at_once() {
    let game = position(&format!("2p rows=1,2,3,4/41,42,43,44/71,72,73,0 turn=1 | | cards={FIFTEEN}"));
    assert_eq!(after(&game, "T.wbg").awaiting(), Awaiting::Over);
}

#[test]
fn splendor_c19_c21_a_noble_of_the_last_turn_counts() {
    let rows = "rows=1,2,3,4/41,42,43,44/71,72,73,0";
    let game =
        position(&format!("2p {rows} nobles=5 turn=1 | cards={FIFTEEN} | cards={FOUR_BLUE},{FOUR_GREEN}"));
    let game = after(&game, "T.wrk");
    assert_eq!((game.awaiting(), game.scores()[1]), (Awaiting::Over, 3));
}

#[test]
fn splendor_19_76_77_c22_most_points_then_fewest_cards_then_shared() {
    let rows = "rows=1,2,3,4/41,42,43,44/71,72,73,0";
    let end = |seats: &str| {
        let game = after(&position(&format!("2p {rows} turn=1 {seats}")), "T.wbg");
        let result = game.result().unwrap();
        (result.decided.item, result.places[..2].to_vec())
    };
    assert_eq!(end("| cards=74,78,82 | cards=86"), ("76", vec![1, 2]));
    // Fifteen each, with three cards and with four; then with four each. Reserved cards do not count.
    assert_eq!(end("| cards=74,78,82 hand=50 | cards=76,77,80,75"), ("77", vec![1, 2]));
    assert_eq!(end("| cards=74,76,75,79 | cards=78,77,83,87 hand=50"), ("C22", vec![1, 1]));
    // A noble is no card: it breaks no tie.
    assert_eq!(end("| cards=74,76,75 nobles=2 | cards=78,77,83,87").0, "77");
}

#[test]
fn splendor_c23_a_pass_only_where_nothing_is_possible() {
    let stuck = "2p bank=aaaaa | hand=70,71,72 tokens=w | hand=81,82,83 tokens=b";
    let game = position(&stuck.replace("2p ", "2p rows=1,2,3,4/41,42,43,44/75,76,77,78 "));
    assert_eq!(legal(&game), ["P"]);
    let game = after(&game, "P");
    assert_eq!(game.awaiting(), Awaiting::Decision(Seat(1)));
    let game = after(&game, "P");
    assert_eq!(game.awaiting(), Awaiting::Over);
    assert_eq!(game.result().unwrap().ended.item, "C23");
}

#[test]
fn splendor_c23_a_noble_that_comes_after_a_pass_leaves_it_a_pass() {
    // Neither can do anything: nothing lies anywhere, hands are full of what is too dear.
    let stuck = |nobles: &str| {
        format!(
            "2p bank=aaaaa rows=0,0,0,0/0,0,0,0/0,0,0,0 nobles={nobles} \
             | hand=85,86,89 tokens=w cards=9,10,11,12,17,18,19,20,1,2,3,4,33,34,35,36 \
             | hand=81,82,83 tokens=b"
        )
    };
    // It comes by itself, or is chosen: the passes are in a row all the same.
    for (nobles, passes) in [("5", "P P"), ("5,9", "P N.5 P")] {
        let game = after(&position(&stuck(nobles)), passes);
        assert_eq!(game.result().unwrap().ended.item, "C23", "{nobles}");
        assert_eq!(game.body().seat(Seat(0)).nobles().count(), 1);
    }
}

#[test]
fn splendor_c18_the_surplus_goes_back_before_the_noble_comes() {
    let game = position(&format!("2p nobles=5 | tokens=wwwrrrkkk cards={FOUR_BLUE},{FOUR_GREEN}"));
    let game = after(&game, "T.wrk");
    assert_eq!(game.body().seat(Seat(0)).nobles().count(), 0);
    assert_eq!(after(&game, "D.wr").body().seat(Seat(0)).nobles().count(), 1);
}

#[test]
fn splendor_c24_taking_and_returning_may_go_on() {
    let mut game = position("2p | tokens=wwwwbbbbgg | tokens=rrrrkkkkgg");
    for _ in 0..50 {
        game = after(&game, "T.wrk D.wrk T.wbr D.wbr");
    }
    assert!(game.result().is_none());
}

#[test]
fn a_view_with_more_duties_than_a_turn_has_is_refused() {
    let view = serde_json::to_value(dealt(2).view(Viewer::Spectator)).unwrap();
    let with = |duties: usize| {
        let mut view = view.clone();
        view["agenda"] = vec!["end_turn"; duties].into();
        serde_json::from_value::<splendor::View>(view).map_err(|error| error.to_string())
    };
    for duties in 7..20 {
        assert!(with(duties).unwrap_err().contains("agenda is too long"), "{duties} duties");
    }
}

#[test]
fn splendor_23_29_65_what_lies_open_shows_to_all() {
    let game = dealt(4);
    let seen = game.view(Viewer::Spectator);
    assert_eq!(seen.body().nobles().count(), 5);
    assert!((0..12).all(|slot| seen.body().face_up(slot / 4, slot % 4).is_some()));
}

#[test]
fn outcomes_that_cannot_come_are_refused() {
    let game = after(&position("2p"), "R.41");
    for outcome in ["card.41", "card.1", "noble.2"] {
        let outcome: Outcome = outcome.parse().unwrap();
        assert_eq!(game.check_outcome(outcome).unwrap_err().rule().item, "64");
    }
}

#[test]
fn what_is_dealt_is_refused_by_the_rule_that_asks_for_it() {
    // The nobles (8), the first rows (7) and a card drawn unseen (49).
    let asks = [
        (new(2), "card.1", "8"),
        (after(&new(2), "noble.1 noble.2 noble.3"), "noble.9", "7"),
        (after(&position("2p"), "R.L1"), "noble.1", "49"),
    ];
    for (game, outcome, item) in asks {
        let outcome: Outcome = outcome.parse().unwrap();
        assert_eq!(game.check_outcome(outcome).unwrap_err().rule().item, item, "{outcome}");
        assert_eq!(game.check(splendor::Action::Pass).unwrap_err().rule().item, item, "{outcome}");
    }
}

#[test]
fn only_what_holds_everything_is_open() {
    let game = after(&position("2p"), "R.L1 card.5");
    let json = serde_json::to_string(&game.open()).unwrap();
    assert_eq!(serde_json::from_str(&json).ok(), Some(game.open()));
    let json = serde_json::to_string(&game.view(Viewer::Spectator)).unwrap();
    let pretended = json.replace(r#""viewer":"spectator""#, r#""viewer":"all""#);
    assert!(pretended != json && serde_json::from_str::<Open>(&pretended).is_err());
}

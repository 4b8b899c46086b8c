//! The rules, item by item: a test is named for the items it shows (`games/duel/RULES.md`). Here set-up, the turn,
//! tokens, privileges and reserving; what cards do and how the game ends is in `rules_of_cards.rs`.

use duel::{
    ALL_TOKENS, Ability, Bonus, CardId, Chance, Colour, Duel, Gem, Gems, LEVEL_SIZES, Open, Reserved,
    RoyalId, SPIRAL, Setup,
};
use kernel::{Awaiting, First, Game, Quiet, Seat, Viewer};

use crate::common::*;

/// A new game, nothing dealt.
fn new() -> Duel {
    Duel::new(&Setup::new(2).unwrap())
}

/// A new game with everything dealt in the order of the component files and of the kinds of tokens.
fn dealt() -> Duel {
    laws::dealt(&Setup::new(2).unwrap(), &mut First)
}

/// A full board.
const FULL: &str = "board=wbgrk/wbgrk/pbgrp/wbgrk/wakaa";

// --- components and set-up ------------------------------------------------------------------------------------

#[test]
fn duel_r1_two_play() {
    for players in 0..=9 {
        assert_eq!(Setup::new(players).is_ok(), players == 2, "{players}");
    }
}

#[test]
fn duel_r2_c7_q1_x25_x30_x36_cards() {
    assert_eq!((CardId::all().count(), RoyalId::all().count(), new().body().supply()), (67, 4, 2));
    for (level, size) in (0..).zip(LEVEL_SIZES) {
        assert_eq!(CardId::all().filter(|card| card.card().level == level).count(), usize::from(size));
    }
    // The totals of the component file.
    let sum = |of: fn(&duel::Card) -> u8| CardId::all().map(|id| u32::from(of(id.card()))).sum::<u32>();
    assert_eq!(sum(|card| card.points), TOTAL_POINTS);
    assert_eq!(sum(|card| card.crowns), TOTAL_CROWNS);
    assert_eq!(sum(|card| card.bonus_count), TOTAL_BONUSES);
    assert_eq!(sum(|card| card.cost.total()), TOTAL_COSTS);
    assert_eq!(sum(|card| card.cost.get(Gem::Pearl)), TOTAL_PEARLS);
    assert_eq!(sum(|card| card.cost.gold()), 0);
    for colour in Colour::ALL {
        assert_eq!(CardId::all().filter(|id| id.card().bonus == Bonus::Of(colour)).count(), 11);
    }
    let with = |ability| CardId::all().filter(|id| id.card().ability == Some(ability)).count();
    assert_eq!([Ability::PlayAgain, Ability::TakeSameColour].map(with), [6, 5]);
    assert_eq!([Ability::TakePrivilege, Ability::StealToken].map(with), [5, 5]);
    assert_eq!((card(66).is_wild(), card(66).card().ability), (true, Some(Ability::PlayAgain)));
    let royals: Vec<_> = RoyalId::all().map(|id| (id.royal().points, id.royal().ability)).collect();
    let two = |ability| (2, Some(ability));
    let [again, steal, privilege] =
        [Ability::PlayAgain, Ability::StealToken, Ability::TakePrivilege].map(two);
    assert_eq!(royals, [again, steal, privilege, (3, None)]);
}
const TOTAL_POINTS: u32 = 92;
const TOTAL_CROWNS: u32 = 28;
const TOTAL_BONUSES: u32 = 69;
const TOTAL_COSTS: u32 = 434;
const TOTAL_PEARLS: u32 = 29;

#[test]
fn duel_r3_tokens() {
    assert_eq!(new().body().bag, gems("wwwwbbbbggggrrrrkkkkppaaa"));
    assert_eq!(ALL_TOKENS.total(), 25);
}

#[test]
fn duel_s1_every_card_of_a_level_may_come() {
    let mut outcomes = Vec::new();
    new().outcomes(|outcome, weight| outcomes.push((outcome, weight)));
    assert_eq!(outcomes.len(), 30);
    assert!(outcomes.iter().all(|&(_, weight)| weight == outcomes[0].1));
}

#[test]
fn duel_s3_the_pyramid_has_five_four_and_three() {
    let game = dealt();
    let open = |level| (0..9).filter_map(|column| game.body().face_up(level, column)).collect::<Vec<_>>();
    for (level, wide) in [(0, 5), (1, 4), (2, 3)] {
        assert_eq!(open(level).len(), wide);
        assert!(open(level).iter().all(|card| card.card().level == level));
    }
    assert_eq!([0, 1, 2].map(|level| game.body().deck_count(level)), [25, 20, 10]);
}

#[test]
fn duel_s4_b2_tokens_come_by_their_number_along_the_spiral() {
    let mut game = new();
    let mut spaces = Vec::new();
    loop {
        match game.awaiting() {
            Awaiting::Chance(Chance::Token { space }) => {
                spaces.push(space);
                let mut weights = Gems::NONE;
                game.outcomes(|outcome, weight| {
                    let duel::Outcome::Token(gem) = outcome else { panic!("{outcome}") };
                    weights = weights.plus_n(gem, weight as u8);
                });
                assert_eq!(weights, game.body().bag);
            }
            Awaiting::Chance(_) => {}
            _ => break,
        }
        let outcome = game.draw(&mut First);
        game.resolve(outcome, &mut Quiet);
    }
    assert_eq!(spaces, SPIRAL);
    let names: String = spaces.iter().map(ToString::to_string).collect();
    assert_eq!(names, "c3c4b4b3b2c2d2d3d4d5c5b5a5a4a3a2a1b1c1d1e1e2e3e4e5");
    assert!(game.body().board().empty().is_empty() && game.body().bag.is_none());
}

#[test]
fn duel_s5_s8_z1_the_second_player_has_a_privilege() {
    assert_eq!(privileges(&dealt()), [0, 1, 2]);
}

/// The table draws who sits there (`a_drawn_order_is_drawn_once_and_stays` in `crates/table/tests/it/seats.rs`).
#[test]
fn duel_s7_seat_0_begins() {
    assert!(turn_of(&dealt(), 0));
}

#[test]
fn duel_s6_four_royal_cards_lie_open() {
    assert_eq!(dealt().body().royals().count(), 4);
}

// --- the turn -------------------------------------------------------------------------------------------------

#[test]
fn duel_t1_t2_m1_n5_one_mandatory_action_then_the_opponent() {
    let game = dealt();
    assert!(turn_of(&game, 0));
    let game = after(&game, "T.c3");
    assert!(turn_of(&game, 1));
    assert!(turn_of(&after(&game, "T.b3"), 0));
}

#[test]
fn duel_t3_x1_x3_privileges_then_replenishing_then_the_action() {
    check(&position("board=w..../...../...../...../....."), "V.a1", "P1");
    let game = position("board=wb.../...../...../...../....a deck1= deck2= deck3= | priv=2");
    let game = after(&game, "V.b1 V.a1");
    // The board has no gem any more, and the bag brings new ones.
    check(&game, "F", "ok");
    let mut game = after(&game, "F");
    while let Awaiting::Chance(_) = game.awaiting() {
        let outcome = game.draw(&mut First);
        game.resolve(outcome, &mut Quiet);
    }
    assert!(turn_of(&game, 0));
    // Both returned privileges lay in the supply, so the opponent took one of them.
    assert_eq!(privileges(&game), [0, 1, 2]);
    check(&game, "F", "B1");
    check(&game, "V.c3", "X1");
    assert!(turn_of(&after(&game, "T.c3"), 1));
}

#[test]
fn duel_t4_c11_tokens_bonuses_points_and_crowns_show() {
    let game = position("| tokens=wwpa priv=2 cards=39,26r,59 royals=4");
    let other = game.view(Viewer::Seat(Seat(1)));
    let seen = other.body().seat(Seat(0));
    assert_eq!(seen, game.body().seat(Seat(0)));
    assert_eq!((seen.bonuses, seen.points, seen.crowns), (gems("gggr"), 1 + 3 + 3, 1 + 2));
}

// --- optional actions -----------------------------------------------------------------------------------------

#[test]
fn duel_p1_p2_p3_p4_x5_x6_privileges_bring_any_gem_or_pearl() {
    let game = position("board=p.g.p/...../..a../...../g...g | priv=3");
    check(&game, "V.c3", "P3");
    check(&game, "V.b1", "K4");
    assert_eq!(legal_like(&game, "V.").len(), 5);
    // Both pearls, or three of a colour, bring the opponent nothing.
    let pearls = after(&game, "V.a1 V.e1");
    assert_eq!((tokens(&pearls, 0), privileges(&pearls)), ("pp".into(), [1, 0, 2]));
    let green = after(&game, "V.a5 V.e5 V.c1");
    assert_eq!((tokens(&green, 0), privileges(&green)), ("ggg".into(), [0, 0, 3]));
    check(&green, "V.a1", "P1");
    // The turn is still to come.
    assert!(turn_of(&green, 0));
    check(&green, "T.a1", "ok");
}

#[test]
fn duel_b1_not_with_an_empty_bag() {
    check(&position(FULL), "F", "B1");
    check(&position("board=.bgrk/wbgrk/pbgrp/wbgrk/wakaa"), "F", "ok");
}

#[test]
fn duel_b3_b4_x4_empty_spaces_are_filled_along_the_spiral() {
    let game = position("board=wbgrk/wbg.k/pb.rp/wbgrk/.akaa | tokens=w");
    let game = after(&game, "F");
    assert_eq!(game.awaiting(), Awaiting::Chance(Chance::Token { space: "c3".parse().unwrap() }));
    let game = after(&game, "token.r");
    assert_eq!(game.awaiting(), Awaiting::Chance(Chance::Token { space: "d2".parse().unwrap() }));
    // Two tokens were in the bag, so the last space stays empty.
    let game = after(&game, "token.g");
    assert!(turn_of(&game, 0) && game.body().bag.is_none());
    assert_eq!(game.body().board().empty().to_string(), "a5");
    assert_eq!(game.body().board().get("c3".parse().unwrap()), Some(Gem::Red));
    assert_eq!(privileges(&game), [0, 1, 2]);
}

// --- privileges -----------------------------------------------------------------------------------------------

#[test]
fn duel_v1_from_the_supply() {
    assert_eq!(privileges(&after(&position("board=www../...../...../...../....."), "T.a1b1c1")), [0, 1, 2]);
}

#[test]
fn duel_v2_z2_x8_with_an_empty_supply_from_the_other() {
    let board = "board=www../...../...../...../.....";
    let game = position(&format!("{board} | priv=2 | priv=1"));
    assert_eq!(privileges(&after(&game, "T.a1b1c1")), [1, 2, 0]);
    let game = position(&format!("{board} | priv=3"));
    assert_eq!(privileges(&after(&game, "T.a1b1c1")), [2, 1, 0]);
}

#[test]
fn duel_v3_who_has_all_three_takes_none() {
    let game = position("board=www../...../...../...../..... | | priv=3");
    let game = after(&game, "T.a1b1c1");
    assert_eq!((tokens(&game, 0), privileges(&game)), ("www".into(), [0, 3, 0]));
}

// --- taking tokens --------------------------------------------------------------------------------------------

#[test]
fn duel_k1_one_to_three() {
    let game = position(FULL);
    for (action, expected) in [("T.a1", "ok"), ("T.a1b1", "ok"), ("T.a1b1c1", "ok"), ("T.a1b1c1d1", "K1")] {
        check(&game, action, expected);
    }
    assert_eq!(tokens(&after(&game, "T.a1b1c1"), 0), "wbg");
}

#[test]
fn duel_k2_neighbours_in_a_straight_line() {
    let game = position(FULL);
    for action in ["T.a1a2a3", "T.a1b2c3", "T.c1b2a3", "T.d3d4", "T.b2a3"] {
        check(&game, action, "ok");
    }
    for action in ["T.a1c1", "T.a1b1b2", "T.e1a2", "T.a1b1d1", "T.d1e1a2", "T.a1b3"] {
        check(&game, action, "K2");
    }
}

#[test]
fn duel_k3_gold_is_not_taken_and_breaks_a_line() {
    let game = position("board=waw../...../...../...../.....");
    check(&game, "T.b1", "K3");
    check(&game, "T.a1b1c1", "K3");
    assert_eq!(legal_like(&game, "T."), ["T.a1", "T.c1"]);
}

#[test]
fn duel_k4_a_gap_breaks_a_line() {
    let game = position("board=w.w../...../...../...../.....");
    check(&game, "T.a1b1c1", "K4");
    assert_eq!(legal_like(&game, "T."), ["T.a1", "T.c1"]);
}

#[test]
fn duel_k5_three_of_a_colour_give_a_privilege() {
    let game = position("board=g..../.g.../..g../...../.....");
    assert_eq!(privileges(&after(&game, "T.a1b2c3")), [0, 1, 2]);
    assert_eq!(privileges(&after(&game, "T.a1b2")), [0, 0, 3]);
    let mixed = position("board=g..../.g.../..w../...../.....");
    assert_eq!(privileges(&after(&mixed, "T.a1b2c3")), [0, 0, 3]);
}

#[test]
fn duel_k6_x7_both_pearls_give_one_privilege_wherever_they_lie() {
    for (board, action) in [("ppw..", "T.a1b1"), ("ppw..", "T.a1b1c1"), ("pwp..", "T.a1b1c1")] {
        let game = position(&format!("board={board}/...../...../...../....."));
        assert_eq!(privileges(&after(&game, action)), [0, 1, 2]);
        assert_eq!(privileges(&after(&game, "T.a1")), [0, 0, 3]);
    }
}

// --- reserving ------------------------------------------------------------------------------------------------

#[test]
fn duel_g1_z5_not_without_gold_on_the_board() {
    let game = position("board=w..../...../...../...../..... rest=1");
    check(&game, "R.1@a1", "G1");
    check(&game, "R.L1@b1", "G1");
}

#[test]
fn duel_g2_g5_not_with_three_reserved_cards() {
    let full = position("board=a..../...../...../...../..... | hand=40,41,u42");
    check(&full, "R.1@a1", "G2");
    check(&full, "R.L1@a1", "G2");
    check(&position("board=a..../...../...../...../..... | hand=40,41"), "R.1@a1", "ok");
}

#[test]
fn duel_g3_g4_g7_z4_x11_a_gold_of_choice_and_a_card() {
    let game = position("board=a..../...../..a../...../....w");
    check(&game, "R.1@e5", "G3");
    check(&game, "R.9@a1", "G4");
    check(&game, "T.a1", "K3");
    assert_eq!(legal_like(&game, "R.").len(), 2 * (12 + 3));
    let game = after(&game, "R.31@c3");
    assert_eq!((tokens(&game, 0), game.body().board().gold().to_string()), ("a".into(), "a1".into()));
    assert!(game.body().seat(Seat(0)).holds(card(31)));
}

#[test]
fn duel_g6_x15_reserved_cards_lie_face_down() {
    let game = position("board=aa.../...../...../...../.....");
    let game = after(&game, "R.L2@a1 card.40");
    let hand = |game: &Duel, viewer| game.view(viewer).body().seat(Seat(0)).hand().collect::<Vec<_>>();
    let [own, other] = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))];
    assert_eq!(hand(&game, own), [Reserved::Known { card: card(40), blind: true }]);
    assert_eq!(hand(&game, other), [Reserved::Hidden(1)]);
    assert_eq!(hand(&game, Viewer::Spectator), [Reserved::Hidden(1)]);
    assert!(game.view(other).body().unseen(1).any(|unseen| unseen == card(40)));
    // One of the pyramid was seen by both, whoever looks.
    let open = after(&position("board=aa.../...../...../...../....."), "R.31@a1 card.40");
    assert_eq!(hand(&open, other), [Reserved::Known { card: card(31), blind: false }]);
}

#[test]
fn duel_g8_g9_z6_a_reserved_card_gives_and_costs_nothing() {
    let game = position("board=w..../...../...../...../..... | hand=54,59,67");
    let player = game.body().seat(Seat(0));
    assert_eq!((player.points, player.crowns, player.bonuses), (0, 0, Gems::NONE));
    // They do not count at the end either.
    let won = position(
        "rows=1,2,3,4,5/31,32,33,34/64,56,57 | cards=60,58,62,61,59 tokens=wwwrrkkkkaa hand=30,54,67",
    );
    let won = after(&won, "B.64+k2 card.55");
    assert_eq!((ending(&won), won.scores()[0]), (Some((Seat(0), "W1")), 22));
}

#[test]
fn duel_g10_c12_x13_x14_a_gap_in_the_pyramid_is_filled_at_once() {
    let game = after(&position("board=a..../...../...../...../....."), "R.31@a1");
    assert_eq!(game.awaiting(), Awaiting::Chance(Chance::Card { level: 1 }));
    let game = after(&game, "card.40");
    assert_eq!(game.body().face_up(1, 0), Some(card(40)));
    assert!(turn_of(&game, 1));
    // Before the effect of the card and before discarding.
    let game = after(&position("board=ww.../...../...../...../..... | tokens=rrkk"), "B.1");
    assert_eq!(game.awaiting(), Awaiting::Chance(Chance::Card { level: 0 }));
    check(&after(&game, "card.10"), "E.a1", "ok");
    // Where the deck is empty the place stays empty.
    let game = after(&position("board=a..../...../...../...../..... deck2="), "R.31@a1");
    assert_eq!((game.body().face_up(1, 0), turn_of(&game, 1)), (None, true));
    // A bought reserved card leaves no gap.
    let game = position("| tokens=ggg hand=u7");
    assert!(turn_of(&after(&game, "B.7"), 1));
}

#[test]
fn duel_x12_nothing_from_an_empty_deck() {
    let game = position("board=a..../...../...../...../..... deck1=");
    check(&game, "R.L1@a1", "X12");
    check(&game, "R.1@a1", "ok");
    // With no card anywhere, there is nothing to reserve.
    let game =
        position("board=aw.../...../...../...../..... rows=0,0,0,0,0/0,0,0,0/0,0,0 deck1= deck2= deck3=");
    assert!(legal_like(&game, "R.").is_empty());
}

// --- nothing to do --------------------------------------------------------------------------------------------

#[test]
fn duel_m2_x2_x43_who_can_do_nothing_replenishes() {
    // Only gold on the board, three reserved cards, nothing payable.
    let board = "board=a..../...../...../...../.....";
    let game = position(&format!("{board} | hand=58,60,u59 priv=1"));
    assert_eq!(legal(&game), ["F"]);
    let mut game = after(&game, "F");
    while let Awaiting::Chance(_) = game.awaiting() {
        let outcome = game.draw(&mut First);
        game.resolve(outcome, &mut Quiet);
    }
    check(&game, "V.c3", "X1");
    assert_eq!(privileges(&game), [1, 1, 1]);
    assert!(!legal(&game).is_empty());
    // A payable card in the hand is enough to escape it.
    let game = position(&format!("{board} | hand=58,60,u16 tokens=kkk"));
    assert_eq!(legal(&game), ["F", "B.16"]);
}

#[test]
fn duel_x16_being_forced_does_not_show() {
    let board = "board=a..../...../...../...../.....";
    let forced = position(&format!("{board} | hand=58,60,u12 tokens=kkk"));
    let free = position(&format!("{board} | hand=58,60,u16 tokens=kkk"));
    assert_ne!(legal(&forced), legal(&free));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let json = |game: &Duel| serde_json::to_string(&game.view(viewer)).unwrap();
        assert_eq!(json(&forced), json(&free));
    }
}

#[test]
fn duel_x44_after_replenishing_there_are_gems() {
    // The fewest that board and bag can hold at the start of a turn: two hands of ten.
    let dear = "rows=26,27,28,29,30/51,52,53,54/65,66,67 board=aa.../...../...../...../.....";
    let game = position(&format!("{dear} | tokens=wwwwbbbbgg hand=58,60,u59 | tokens=ggrrrrkkkk"));
    assert_eq!(legal(&game), ["F"]);
    let game = after(&game, "F token.p token.p token.a");
    assert_eq!(legal(&game).len(), 3);
}

#[test]
fn duel_x45_a_privilege_leaves_something_to_do() {
    let hand = "hand=58,60,u59";
    // The last gem of board and bag, nothing payable, no place for a reservation.
    let stuck = position(&format!("board=wa.../...../...../...../..... rest=1 | {hand} priv=1"));
    check(&stuck, "V.a1", "X45");
    check(&stuck, "T.a1", "ok");
    // With gems in the bag, with a place in the hand, or with a card that the token pays for, it is fine.
    check(&position(&format!("board=wa.../...../...../...../..... | {hand} priv=1")), "V.a1", "ok");
    let reserving = position("board=wa.../...../...../...../..... rest=1 | hand=58,60 priv=1");
    assert_eq!(legal_like(&after(&reserving, "V.a1"), "R.").len(), 15);
    let buying = position("board=ka.../...../...../...../..... rest=1 | hand=58,60,u16 tokens=kk priv=1");
    assert_eq!(legal(&after(&buying, "V.a1")), ["B.16"]);
    let not_yet = position("board=ka.../...../...../...../..... rest=1 | hand=58,60,u16 tokens=k priv=1");
    check(&not_yet, "V.a1", "X45");
}

/// Agreements at a table are no business of the rules (`games/duel/play/tests/it/stalling.rs`).
#[test]
fn duel_x46_whoever_holds_all_gold_and_both_pearls_plays_on() {
    let mut game = position("board=w.b.g/...../r.k.w/...../b.g.r | tokens=aaapp | tokens=");
    for turn in 0..8 {
        let line = legal_like(&game, "T.").into_iter().next().expect("a line");
        check(&game, &line, "ok");
        game = after(&game, &line);
        assert_eq!((game.result(), turn_of(&game, (turn + 1) % 2)), (None, true), "turn {turn}");
    }
}

#[test]
fn duel_x47_nothing_of_an_expansion_belongs_to_it() {
    let abilities: Vec<_> = CardId::all().filter_map(|id| id.card().ability).collect();
    let printed = [Ability::PlayAgain, Ability::TakeSameColour, Ability::TakePrivilege, Ability::StealToken];
    assert!(abilities.iter().all(|ability| printed.contains(ability)));
    assert_eq!((Gem::ALL.len(), RoyalId::all().count(), CardId::all().count()), (7, 4, 67));
}

#[test]
fn only_what_holds_everything_is_open() {
    let game = after(&position("board=a..../...../...../...../....."), "R.L1@a1 card.6");
    let json = serde_json::to_string(&game.open()).unwrap();
    assert_eq!(serde_json::from_str(&json).ok(), Some(game.open()));
    let json = serde_json::to_string(&game.view(Viewer::Spectator)).unwrap();
    let pretended = json.replace(r#""viewer":"spectator""#, r#""viewer":"all""#);
    assert!(pretended != json && serde_json::from_str::<Open>(&pretended).is_err());
}

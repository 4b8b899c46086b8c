//! The rules of the Orient, item by item: a test is named for the items it shows (`games/splendor/CITIES.md`).
//!
//! Its cards: double gold 91 to 95 for three gems of one colour each, satchels 96 to 100, with a card of level 1 for
//! nothing 101 and 102. Two bonuses 103 to 107, a reserved noble 108 to 110, a card of level 2 for nothing 111 to 115,
//! and 116 to 120 for two black, white, blue, green and red bonuses. The colours are in the order white, blue, green,
//! red, black.

use kernel::{Awaiting, Explain, First, Game, Question, Seat, Viewer};
use laws::{after, check, legal, legal_like};
use splendor::{Decision, Effect, Gems, Module, NobleId, Setup, Splendor, View};

use crate::held::tokens;
use crate::modules::{points, told, with};
use crate::pieces::{bonuses, card, own_shields};

fn dealt(players: u8) -> Splendor {
    let setup = Setup::new(players).unwrap().with([Module::Orient].into_iter().collect());
    laws::dealt(&setup, &mut First)
}

fn question(game: &Splendor) -> String {
    match game.awaiting() {
        Awaiting::Chance(chance) => chance.to_string(),
        other => panic!("no question: {other:?}"),
    }
}

// --- the market --------------------------------------------------------------------------------------------------

#[test]
fn cities_45_46_48_two_cards_of_each_level_beside_the_rows() {
    for players in 2..=4 {
        let game = dealt(players);
        for level in 0..3 {
            let open: Vec<_> =
                (0..2).filter_map(|column| game.body().orient_face_up(level, column)).collect();
            assert_eq!(open.len(), 2);
            assert!(open.iter().all(|card| card.card().level == level && card.is_of_orient()));
            assert_eq!(game.body().deck_count(3 + level), 8);
            assert_eq!((0..4).filter_map(|column| game.body().face_up(level, column)).count(), 4);
        }
    }
    let view = serde_json::to_value(dealt(2).view(Viewer::Spectator)).unwrap();
    assert_eq!(view["rows"][1]["orient"], serde_json::json!({ "deck": 8, "cards": [101, 102] }));
    assert_eq!(
        (&view["box"], &view["seats"][1]["satchels"]),
        (&serde_json::json!([]), &serde_json::json!([]))
    );
}

#[test]
fn cities_45_what_a_game_without_the_module_does_not_have() {
    let game = with("cities", "2p", "| tokens=www cards=2");
    for action in ["R.O2", "R.96", "B.118", "B.118-2-3", "B.31+w1*1", "C.r", "F.12", "R.N5", "B.91"] {
        check(&game, action, "45");
    }
    let refusal = after(&game, "B.31").check_outcome("card.91".parse().unwrap()).unwrap_err();
    assert_eq!(refusal.rule().item, "45");
    // Nor do other modules have its cards.
    let game = after(&with("strongholds", "2p", "| tokens=www"), "B.31");
    check(&game, "S.91", "45");
    check(&game, "M.91-6", "45");
    // Its sources of chance come after all others.
    let sources = [3, 4, 5].map(|level| splendor::Chance::Card { level }.source());
    assert_eq!((sources, splendor::Chance::City.source()), ([5, 6, 7], 4));
}

#[test]
fn cities_47_115_each_gap_is_filled_from_its_own_deck_after_the_effects() {
    let game = with("orient", "4p", "| tokens=wwwww");
    assert_eq!(question(&after(&game, "R.92")), "card O1");
    assert_eq!(question(&after(&game, "B.91")), "card O1");
    assert_eq!(question(&after(&game, "B.31")), "card L1");
    // A free card leaves a second gap; both are filled after it, and no new card can be taken.
    let game = with("orient", "4p", "| tokens=wbbbbbbggg");
    let game = after(&game, "B.111");
    assert_eq!((game.body().orient_face_up(2, 0), game.decision()), (None, Some(Decision::TakeFree)));
    let game = after(&game, "F.47");
    assert_eq!(question(&game), "card L2");
    assert_eq!(question(&after(&game, "card.48")), "card O3");
}

#[test]
fn cities_102_an_empty_deck_leaves_its_place_empty() {
    let game = with("orient", "2p deck4=", "| tokens=www");
    check(&game, "R.O1", "102");
    let game = after(&game, "B.91");
    assert_eq!((game.body().orient_face_up(0, 0), game.awaiting().seat()), (None, Some(Seat(1))));
    // So does reserving, whose gap is filled at once elsewhere.
    let game = after(&game, "R.92");
    assert_eq!((game.body().orient_face_up(0, 1), game.awaiting().seat()), (None, Some(Seat(0))));
}

#[test]
fn cities_103_cards_of_the_orient_are_reserved_like_others() {
    let game = with("orient", "2p", "|");
    assert_eq!(legal_like(&game, "R.O"), ["R.O1", "R.O2", "R.O3"]);
    let blind = after(&game, "R.O2");
    assert_eq!((question(&blind), tokens(&blind, 0)), ("card O2 for seat 0".to_owned(), "a".to_owned()));
    let blind = after(&blind, "card.107");
    // The others see the level and the market only.
    let seen = serde_json::to_value(blind.view(Viewer::Seat(Seat(1)))).unwrap();
    let hidden = serde_json::json!([{ "level": 2, "card": null, "unseen": true, "orient": true }]);
    assert_eq!(seen["seats"][0]["reserved"], hidden);
    assert_eq!((seen["rows"][1]["orient"]["deck"].as_u64(), blind.body().deck_count(4)), (Some(7), 7));
    let view: View = serde_json::from_value(seen).unwrap();
    assert_eq!(view.body().unseen(4).count(), 8);
    // Three in hand in all.
    let full = with("orient", "2p", "| hand=90,u107,96");
    check(&full, "R.O1", "53");
    assert_eq!(legal_like(&full, "R."), <[String; 0]>::default());
}

// --- satchels ----------------------------------------------------------------------------------------------------

/// A market with a satchel first in every row that has some: card 96 costs three white and two red.
const SATCHELS: &str = "2p orient=96,97/101,102/111,112";

#[test]
fn cities_54_56_106_107_a_satchel_copies_a_colour_for_good() {
    let game = with("orient", SATCHELS, "| tokens=wwwrr cards=103,18");
    let (effects, game) = told(&game, "B.96");
    assert_eq!((effects.len(), game.decision()), (1, Some(Decision::Copy)));
    // Before its gap is filled.
    assert_eq!(
        (legal(&game), game.body().orient_face_up(0, 0)),
        (vec!["C.w".to_owned(), "C.g".to_owned()], None)
    );
    check(&game, "C.r", "54");
    check(&game, "T.wbg", "54");
    let (effects, game) = told(&game, "C.w");
    // One bonus, also of a card with two.
    let colour = "w".parse().unwrap();
    assert_eq!(effects, [Effect::TiedSatchel { seat: Seat(0), card: card(96), colour }]);
    assert_eq!((bonuses(&game, 0), question(&game)), ("wwwg".to_owned(), "card O1".to_owned()));
    let game = after(&game, "card.98");
    check(&game, "C.g", "109");
    let view = serde_json::to_value(game.view(Viewer::Spectator)).unwrap();
    assert_eq!(view["seats"][0]["satchels"], serde_json::json!([{ "card": 96, "colour": "w" }]));
}

#[test]
fn cities_54_where_there_is_one_colour_none_is_asked_for() {
    let game = with("orient", SATCHELS, "| tokens=wwrr cards=2");
    let (effects, game) = told(&game, "B.96");
    assert!(matches!(effects[1], Effect::TiedSatchel { colour, .. } if colour == "w".parse().unwrap()));
    assert_eq!((bonuses(&game, 0), question(&game)), ("ww".to_owned(), "card O1".to_owned()));
}

#[test]
fn cities_55_110_a_satchel_needs_a_card_with_a_bonus() {
    let game = with("orient", SATCHELS, "| tokens=wwwrr");
    check(&game, "B.96", "55");
    assert_eq!(legal_like(&game, "B.96"), <[String; 0]>::default());
    // It may be reserved.
    check(&game, "R.96", "ok");
    // A satchel taken for nothing finds the bonus of the card that brought it.
    let game = with("orient", "4p orient=96,97/101,102/111,112", "| tokens=wbbbbbbggg");
    let (effects, game) = told(&after(&game, "B.111"), "F.101");
    assert!(effects.iter().any(|effect| matches!(effect, Effect::TiedSatchel { .. })));
    assert_eq!(bonuses(&game, 0), "ww");
}

#[test]
fn cities_108_a_copied_bonus_counts_everywhere() {
    // Towards a price, a noble and a post.
    let game = with("posts,orient", "2p", "| tokens=w cards=96,2 copies=96w");
    check(&game, "B.31", "ok");
    let game = after(&game, "B.31 card.32");
    assert_eq!(own_shields(&game), [2]);
    let needs = NobleId::new(5).unwrap().needs();
    let colour = needs.letters().next().unwrap();
    let cards = cards_for(needs.less(colour.to_string().parse().unwrap()));
    let noble = with("orient", "2p nobles=5", &format!("| cards=96,{cards} copies=96{colour}"));
    assert_eq!(points(&after(&noble, "T.wbg"), 0), 3);
}

// --- free cards --------------------------------------------------------------------------------------------------

#[test]
fn cities_57_a_satchel_and_then_a_card_of_level_1() {
    // Card 101 costs four white, three blue and a black.
    let game = with("orient", "2p", "| tokens=wwwwbbk cards=10,18");
    let game = after(&game, "B.101");
    assert_eq!(legal(&game), ["C.b", "C.g"]);
    let game = after(&game, "C.b");
    assert_eq!(game.decision(), Some(Decision::TakeFree));
    assert_eq!(legal(&game), ["F.6", "F.9", "F.17", "F.31", "F.91", "F.92"]);
    check(&game, "F.41", "57");
    check(&game, "F.2", "112");
    check(&game, "P", "57");
    let (effects, game) = told(&game, "F.31");
    assert_eq!(effects, [Effect::TookFree { seat: Seat(0), card: card(31) }]);
    assert_eq!((bonuses(&game, 0), tokens(&game, 0)), ("bbgr".to_owned(), String::new()));
    assert_eq!(question(&game), "card L1");
}

#[test]
fn cities_62_111_113_a_card_of_level_2_counts_at_once_and_must_be_taken() {
    let game = with("orient", "4p", "| tokens=wbbbbbbggg");
    let game = after(&game, "B.111");
    assert_eq!(legal(&game), ["F.41", "F.47", "F.53", "F.59", "F.101", "F.102"]);
    check(&game, "F.71", "62");
    let before = points(&game, 0);
    let game = after(&game, "F.47");
    assert_eq!(points(&game, 0), before + card(47).card().points);
    // Where no card lies the purchase stands; a single one comes by itself.
    let rows = "rows=6,9,17,31/0,0,0,0/71,75,79,83";
    let none = format!("4p {rows} orient=91,92/0,0/111,112 deck2= deck5=");
    let (effects, none) = told(&with("orient", &none, "| tokens=wbbbbbbggg"), "B.111");
    assert_eq!((effects.len(), question(&none)), (1, "card O3".to_owned()));
    let one = format!("4p {rows} orient=91,92/103,0/111,112 deck2= deck5=");
    let (effects, one) = told(&with("orient", &one, "| tokens=wbbbbbbggg"), "B.111");
    assert_eq!(effects[1], Effect::TookFree { seat: Seat(0), card: card(103) });
    assert_eq!(bonuses(&one, 0), "www");
}

#[test]
fn cities_109_a_chain_from_level_3_to_level_1_with_two_satchels() {
    // One of the six blue is a bonus.
    let game = with("orient", "4p orient=96,97/101,102/111,112", "| tokens=wbbbbbggg cards=10");
    let game = after(&game, "B.111");
    let game = after(&game, "F.101");
    assert_eq!(legal(&game), ["C.w", "C.b"]);
    let game = after(&game, "C.w");
    assert!(legal(&game).contains(&"F.96".to_owned()));
    let game = after(&game, "F.96");
    assert_eq!(legal(&game), ["C.w", "C.b"]);
    let game = after(&game, "C.b");
    assert_eq!(bonuses(&game, 0), "wwbb");
    // All three gaps, in the order of their places: those of the Orient by level.
    assert_eq!(question(&game), "card O1");
    let game = after(&game, "card.98");
    assert_eq!(question(&game), "card O2");
    assert_eq!(question(&after(&game, "card.103")), "card O3");
}

#[test]
fn cities_109_a_noble_card_taken_for_nothing_reserves_a_noble() {
    let head = "4p nobles=3,5 orient=91,92/108,102/111,112";
    let game = after(&with("orient", head, "| tokens=wbbbbbbggg"), "B.111 F.108");
    assert_eq!(
        (game.decision(), legal(&game)),
        (Some(Decision::ReserveNoble), vec!["R.N3".to_owned(), "R.N5".to_owned()])
    );
}

#[test]
fn cities_112_neither_the_hand_nor_a_deck_gives_a_free_card() {
    let game = after(&with("orient", "4p", "| tokens=wbbbbbbggg hand=43"), "B.111");
    check(&game, "F.43", "112");
    check(&game, "F.48", "112");
}

#[test]
fn cities_114_a_free_card_is_no_purchase() {
    // Post 1 brings one token, for the card that was bought; a stronghold is placed once.
    let game = with("strongholds,posts,orient", "4p", "| tokens=wbbbbbbggg shields=1");
    let game = after(&game, "B.111");
    assert_eq!(game.decision(), Some(Decision::Stronghold));
    let game = after(&game, "S.6");
    assert_eq!(game.decision(), Some(Decision::TakeFree));
    let game = after(&game, "F.47");
    assert_eq!(game.decision(), Some(Decision::PostToken));
    let game = after(&game, "T.w");
    assert_eq!(question(&game), "card L2");
}

#[test]
fn cities_81a_116_strongholds_and_free_cards() {
    let head = "4p";
    let game = with("strongholds,orient", head, "| tokens=wbbbbbbggg on=47,53 | on=41");
    let game = after(&game, "B.111 S.6");
    // Not from under another player's.
    check(&game, "F.41", "19");
    assert_eq!(legal(&game), ["F.47", "F.53", "F.59", "F.101", "F.102"]);
    // The own ones come back.
    let (effects, game) = told(&game, "F.47");
    assert_eq!(effects[1], Effect::TookStrongholdsBack { seat: Seat(0), card: card(47), count: 1 });
    assert_eq!(game.body().seat(Seat(0)).strongholds_left(), 1);
    // So do all of a stack, and each of them can be placed again.
    let seats = "| tokens=bbbggg cards=2,3,10,11,12 on=47,47 | on=41";
    let game = after(&with("strongholds,orient", "2p", seats), "B.111 S.9");
    assert_eq!(game.body().seat(Seat(0)).strongholds_left(), 0);
    let (effects, game) = told(&game, "F.47");
    assert_eq!(effects[1], Effect::TookStrongholdsBack { seat: Seat(0), card: card(47), count: 2 });
    assert_eq!(game.body().seat(Seat(0)).strongholds_left(), 2);
    let game = after(&game, "card.48 card.113 T.grk B.31 S.17 card.30 T.grk B.6 S.17");
    assert_eq!(game.body().seat(Seat(0)).strongholds_left(), 0);
    let there: Vec<_> = game.body().strongholds().collect();
    assert_eq!(there, [(card(9), Seat(0), 1), (card(17), Seat(0), 2), (card(41), Seat(1), 1)]);
}

#[test]
fn cities_57_62_113_116_no_free_card_where_all_are_under_other_players_strongholds() {
    let took = |effects: &[Effect]| effects.iter().any(|effect| matches!(effect, Effect::TookFree { .. }));
    // Six cards of level 2 under three strongholds of each of two others: the purchase stands, and only its gap is filled.
    let rivals = |last| format!("| tokens=wbbbbbbggg | on=41,47,53 | on=59,101,{last}");
    let game = after(&with("strongholds,orient", "4p", &rivals(102)), "B.111");
    let (effects, none) = told(&game, "S.6");
    assert_eq!((took(&effects), question(&none)), (false, "card O3".to_owned()));
    assert_eq!(bonuses(&none, 0), "w");
    // The stronghold comes first, so it may clear one of them: that one comes by itself.
    let (effects, one) = told(&game, "X.47");
    assert_eq!(effects[1], Effect::TookFree { seat: Seat(0), card: card(47) });
    assert_eq!((question(&one), bonuses(&one, 0)), ("card L2".to_owned(), "wb".to_owned()));
    // So does the only one that never had a stronghold; with another one cleared there is a choice.
    let game = after(&with("strongholds,orient", "4p orient=91,92/101,103/111,112", &rivals(101)), "B.111");
    let (effects, one) = told(&game, "S.6");
    assert_eq!(effects[1], Effect::TookFree { seat: Seat(0), card: card(103) });
    assert_eq!(question(&one), "card O2");
    let two = after(&game, "X.47");
    assert_eq!(
        (two.decision(), legal(&two)),
        (Some(Decision::TakeFree), vec!["F.47".into(), "F.103".into()])
    );
    // Level 1 likewise: the satchel is tied, and then there is nothing to take.
    let seats = "| tokens=wwwwbbk cards=10,18 | on=6,9,17 | on=31,91,92";
    let game = after(&with("strongholds,orient", "4p", seats), "B.101");
    let (effects, none) = told(&after(&game, "S.41"), "C.b");
    assert_eq!((took(&effects), question(&none)), (false, "card O2".to_owned()));
    let (effects, one) = told(&after(&game, "X.9"), "C.b");
    assert_eq!(effects[1], Effect::TookFree { seat: Seat(0), card: card(9) });
    assert_eq!(question(&one), "card L1");
}

// --- double bonuses and nobles -----------------------------------------------------------------------------------

#[test]
fn cities_58_59_two_bonuses_count_everywhere() {
    let game = with("orient", "2p orient=91,92/103,102/116,117", "| tokens=bbbbggg");
    let game = after(&game, "B.103 card.105");
    assert_eq!(bonuses(&game, 0), "ww");
    let game = with("orient", "2p orient=91,92/104,102/116,117", "| tokens=w cards=103");
    // Towards a price and as a price.
    check(&game, "B.31", "ok");
    check(&game, "B.117-103", "ok");
}

#[test]
fn cities_60_61_118a_a_noble_is_reserved_openly_and_without_gold() {
    let head = "2p nobles=3,5,7 orient=91,92/108,102/111,112";
    let game = after(&with("orient", head, "| tokens=bbggrrkk"), "B.108");
    assert_eq!(legal(&game), ["R.N3", "R.N5", "R.N7"]);
    check(&game, "R.N1", "C17");
    check(&game, "N.3", "60");
    let (effects, game) = told(&game, "R.N5");
    assert_eq!(effects, [Effect::ReservedNoble { seat: Seat(0), noble: NobleId::new(5).unwrap() }]);
    assert_eq!((tokens(&game, 0), game.body().bank.gold()), (String::new(), 5));
    // Everybody knows it; its place stays empty.
    let view = serde_json::to_value(game.view(Viewer::Seat(Seat(1)))).unwrap();
    assert_eq!(
        (&view["seats"][0]["reserved_nobles"], &view["nobles"]),
        (&serde_json::json!([5]), &serde_json::json!([3, 7]))
    );
    // Several may be reserved.
    let game = with("orient", "2p nobles=3,7 orient=91,92/110,102/111,112", "| tokens=wwbbggkk own_nobles=5");
    assert_eq!(rows_of(&after(&game, "B.110 R.N3")), [3, 5]);
    // A single one is reserved without asking.
    let game = with("orient", "2p nobles=3 orient=91,92/108,102/111,112", "| tokens=bbggrrkk");
    assert_eq!(rows_of(&after(&game, "B.108")), [3]);
}

fn rows_of(game: &Splendor) -> Vec<u8> {
    game.body().reserved_nobles(Seat(0)).map(NobleId::row).collect()
}

#[test]
fn cities_60_118_only_its_owner_receives_a_reserved_noble() {
    let needs = |row: u8| NobleId::new(row).unwrap().needs();
    let five = cards_for(needs(5));
    let game = with("orient", "2p nobles=1", &format!("| cards={five} own_nobles=5"));
    assert_eq!(points(&game, 0), 0);
    let game = after(&game, "T.wbg");
    assert_eq!((points(&game, 0), rows_of(&game)), (3, vec![]));
    // Nobody else does.
    let game = with("orient", "2p nobles=1", &format!("| cards={five} | own_nobles=5"));
    let game = after(&game, "T.wbg");
    assert_eq!((points(&game, 0), game.body().reserved_nobles(Seat(1)).count()), (0, 1));
    // One visit a turn, open and own together.
    let both = needs(5) + needs(1).less(needs(5));
    let game = with("orient", "2p nobles=1", &format!("| cards={} own_nobles=5", cards_for(both)));
    let game = after(&game, "T.wbg");
    assert_eq!(
        (game.decision(), legal(&game)),
        (Some(Decision::Receive), vec!["N.1".to_owned(), "N.5".to_owned()])
    );
    let game = after(&game, "N.1");
    assert_eq!((points(&game, 0), rows_of(&game)), (3, vec![5]));
    // It is no noble for post 4 before it has come.
    let game = with("posts,orient", "2p nobles=1", "| own_nobles=5 cards=18,19,20,21,22");
    assert_eq!(own_shields(&after(&game, "T.wbk")), <[u8; 0]>::default());
}

/// Cards of level 1 without points that give these bonuses, by their rows.
fn cards_for(needs: Gems) -> String {
    let first = [2, 10, 18, 25, 33];
    let cards = needs.counts().into_iter().zip(first).flat_map(|(count, first)| first..first + count);
    cards.map(|row| row.to_string()).collect::<Vec<_>>().join(",")
}

#[test]
fn cities_60_another_players_reserved_noble_is_refused() {
    let needs = |row: u8| NobleId::new(row).unwrap().needs();
    let both = needs(1) + needs(2).less(needs(1));
    let game = with("orient", "2p nobles=1,2", &format!("| cards={} | own_nobles=5", cards_for(both)));
    let game = after(&game, "T.wbg");
    check(&game, "N.5", "60");
    check(&game, "N.1", "ok");
}

#[test]
fn cities_117_119_without_a_noble_there_is_only_the_card() {
    let game = with("orient", "2p nobles= orient=91,92/108,102/111,112", "| tokens=bbggrrkk");
    let game = after(&game, "B.108");
    assert_eq!(
        (question(&game), bonuses(&game, 0), points(&game, 0)),
        ("card O2".to_owned(), "w".to_owned(), 1)
    );
    let game = with("cities,orient", "2p orient=91,92/108,102/111,112", "| tokens=bbggrrkk");
    assert_eq!(question(&after(&game, "B.108")), "card O2");
}

// --- the order of a turn -----------------------------------------------------------------------------------------

#[test]
fn cities_14_54_the_stronghold_comes_before_the_effect_and_the_token_after_it() {
    let game = with("strongholds,posts,orient", SATCHELS, "| tokens=wwwrr cards=10,18 shields=1");
    let game = after(&game, "B.96");
    assert_eq!(game.decision(), Some(Decision::Stronghold));
    let game = after(&game, "S.6");
    assert_eq!(game.decision(), Some(Decision::Copy));
    let game = after(&game, "C.g");
    assert_eq!(game.decision(), Some(Decision::PostToken));
    assert_eq!(question(&after(&game, "T.w")), "card O1");
}

#[test]
fn cities_14_60_a_noble_is_reserved_between_the_stronghold_and_the_token() {
    let head = "2p nobles=3,5 orient=91,92/108,102/111,112";
    let mut game = with("strongholds,posts,orient", head, "| tokens=bbggrrkk shields=1");
    for (action, next) in
        [("B.108", Decision::Stronghold), ("S.6", Decision::ReserveNoble), ("R.N3", Decision::PostToken)]
    {
        game = after(&game, action);
        assert_eq!(game.decision(), Some(next), "after {action}");
    }
}

#[test]
fn cities_68_a_turn_with_all_four_modules_in_its_order() {
    // Bonuses pay for both purchases. The conquest brings the one red that the city asks for, the satchel the third black.
    let cards = "cards=2,43,10,11,12,13,14,15,18,19,20,34,36,74,78,82";
    let seat = format!("| {cards} tokens=wwbbggrrkk shields=1,2,3 on=31,31");
    let mut game = with("cities,strongholds,posts,orient", "4p cities=13", &seat);
    for (action, next) in [
        ("B.111", Some(Decision::Stronghold)),
        ("S.31", Some(Decision::TakeFree)),
        ("F.101", Some(Decision::Copy)),
        ("C.k", Some(Decision::TakeFree)),
        ("F.9", Some(Decision::PostToken)),
        ("T.w", None),
    ] {
        (_, game) = told(&game, action);
        assert_eq!(game.decision(), next, "after {action}");
    }
    for (asked, outcome) in [("card L1", "card.8"), ("card O2", "card.103"), ("card O3", "card.113")] {
        assert_eq!(question(&game), asked);
        game = after(&game, outcome);
    }
    assert_eq!(game.decision(), Some(Decision::Conquer));
    let game = after(&game, "Q.31 S.17 T.b");
    assert_eq!(question(&game), "card L1");
    let game = after(&game, "card.30");
    assert_eq!((game.decision(), tokens(&game, 0).len()), (Some(Decision::Return), 12));
    let (effects, game) = told(&game, "D.gr");
    assert!(
        matches!(
            effects[..],
            [
                Effect::Returned { .. },
                Effect::TookCity { .. },
                Effect::LastRoundByCity { .. },
                Effect::PlacedShield { points: 4, .. },
            ]
        ),
        "{effects:?}"
    );
    assert_eq!(game.awaiting().seat(), Some(Seat(1)));
}

#[test]
fn cities_21_a_card_of_the_orient_is_conquered_and_acts() {
    // Card 111 for one white, six blue and three green, with a card of double gold.
    let seat = "| tokens=bbbbbggg cards=2,93 on=111,111,111 shields=1";
    let game = after(&with("strongholds,posts,orient", "4p", seat), "T.grk");
    assert_eq!(game.decision(), Some(Decision::Conquer));
    assert_eq!(legal(&game), ["Q.111+b1g1*1", "Q.111+b2*1", "Q.111+b1*1", "W"]);
    let game = after(&game, "Q.111+b2*1");
    // One is placed, then comes what the card does, then the token.
    assert_eq!(game.decision(), Some(Decision::PlaceAgain));
    let game = after(&game, "S.47");
    assert_eq!(game.decision(), Some(Decision::TakeFree));
    let game = after(&game, "F.47");
    assert_eq!(
        (game.decision(), game.body().seat(Seat(0)).strongholds_left()),
        (Some(Decision::PostToken), 3)
    );
    let game = after(&game, "T.w");
    assert_eq!(question(&game), "card L2");
    // A satchel without a host is not conquered.
    let game = with("strongholds,orient", SATCHELS, "| tokens=wwwrr on=96,96,96");
    assert_eq!(question_or_seat(&after(&game, "T.wbg")), "1");
}

#[test]
fn cities_21_a_card_of_the_orient_is_conquered_as_the_last_move() {
    let seats = "| | cards=74,78,82 tokens=ww on=91,91,91";
    let game = after(&with("strongholds,orient", "2p turn=1", seats), "T.bgr Q.91 S.6");
    let (mut game, mut effects) = (game, Vec::new());
    assert_eq!(question(&game), "card O1");
    game.resolve("card.95".parse().unwrap(), &mut effects);
    assert_eq!((effects.last(), points(&game, 1)), (Some(&Effect::Ended), 15));
    assert_eq!(game.result().unwrap().places[..2], [2, 1]);
}

#[test]
fn cities_140_four_tokens_are_returned_after_a_conquest_of_the_orient() {
    // Ten, three taken, a conquest for nothing but bonuses, and the token of the first post.
    let seat = "| shields=1 cards=2,3,4 tokens=bbgggrrkkk on=91,91,91";
    let game = after(&with("strongholds,posts,orient", "2p", seat), "T.wbg Q.91 S.6 T.w card.95");
    assert_eq!((tokens(&game, 0).len(), game.decision()), (14, Some(Decision::Return)));
    check(&game, "D.wbg", "C8");
    assert_eq!(tokens(&after(&game, "D.wwbg"), 0).len(), 10);
}

fn question_or_seat(game: &Splendor) -> String {
    game.awaiting().seat().map_or_else(|| question(game), |seat| seat.to_string())
}

#[test]
fn cities_19_strongholds_on_cards_of_the_orient() {
    let game = with("strongholds,orient", "2p", "| tokens=wwww hand=32 | on=91");
    check(&game, "B.91", "19");
    check(&game, "R.91", "19");
    let game = after(&game, "B.32");
    assert!(legal(&game).contains(&"S.112".to_owned()) && legal(&game).contains(&"X.91".to_owned()));
    check(&game, "S.91", "16");
    let game = after(&game, "S.112");
    assert_eq!(game.body().strongholds_on(card(112)), Some((Seat(0), 1)));
}

#[test]
fn cities_135_the_gaps_of_a_turn_in_the_order_of_their_places() {
    // The action buys a card of the Orient, the conquest one of level 3 of the base game, which costs seven black.
    let rows = "rows=8,9,17,31/41,47,53,59/72,75,79,83";
    let cost = card(72).card().cost;
    let seat = format!("| tokens=www cards={} on=72,72,72", cards_for(cost));
    let game = after(&with("strongholds,orient", &format!("2p {rows}"), &seat), "B.91");
    // One of the three must be moved: without them no conquest.
    assert_eq!(legal_like(&game, "S."), <[String; 0]>::default());
    let game = after(&game, "M.72-8");
    assert_eq!(question(&game), "card O1");
    // With another player's to remove, both cards are bought.
    let bought = |head: &str| after(&with("strongholds,orient", head, &format!("{seat} | on=8")), "B.91 X.8");
    let game = bought(&format!("2p {rows}"));
    assert_eq!(question(&game), "card O1");
    assert_eq!(question(&after(&game, "card.95 Q.72 S.9")), "card L3");
    // In version 1 both gaps are filled at the end, and those of the Orient come last.
    let game = after(&bought(&format!("2p rules=1 {rows}")), "Q.72 S.9");
    assert_eq!(question(&game), "card L3");
    assert_eq!(question(&after(&game, "card.73")), "card O1");
}

//! The payment for cards with the Orient, and its notation: a test is named for the items it shows
//! (`games/splendor/CITIES.md`). The cards are listed in `orient.rs`.

use kernel::{Game, Seat, Viewer};
use laws::{after, check, legal_like};
use splendor::{CardId, Effect, Splendor, View};

use crate::held::tokens;
use crate::modules::{points, told, with};
use crate::pieces::{bonuses, card, own_shields};

/// The cards in the box, by row.
fn spent(game: &Splendor) -> Vec<u8> {
    game.body().spent().map(CardId::row).collect()
}

/// The bought cards of a player, by row.
fn cards_of(game: &Splendor, seat: u8) -> Vec<u8> {
    game.body().seat(Seat(seat)).bought().map(CardId::row).collect()
}

// --- double gold -------------------------------------------------------------------------------------------------

#[test]
fn cities_49_53_104_double_gold_is_spent_in_one_purchase() {
    let game = with("orient", "2p", "| tokens=w cards=93,95");
    assert_eq!((bonuses(&game, 0), game.body().seat(Seat(0)).cards), (String::new(), 2));
    // One card pays for two of three white.
    assert_eq!(legal_like(&game, "B.31"), ["B.31+w2*1", "B.31+w3*2"]);
    let (effects, game) = told(&game, "B.31+w2*1");
    assert_eq!(effects[0], Effect::SpentCard { seat: Seat(0), card: card(93) });
    assert!(matches!(effects[1], Effect::Bought { paid, .. } if paid == "w".parse().unwrap()));
    // It is in the box, gives nothing any more and counts for nothing.
    assert_eq!((spent(&game), cards_of(&game, 0)), (vec![93], vec![31, 95]));
    assert_eq!((game.body().seat(Seat(0)).cards, game.body().seat(Seat(0)).double_golds()), (2, 1));
}

#[test]
fn cities_49_104_it_does_not_pay_for_itself_and_has_no_bonus_for_a_satchel() {
    let game = with("orient", "2p", "| tokens=g hand=93");
    check(&game, "B.93+g2*1", "49");
    let game = with("orient", "2p orient=91,96/101,102/111,112", "| tokens=wwwrr cards=92");
    check(&game, "B.96", "55");
    check(&game, "B.91", "ok");
}

#[test]
fn cities_50_double_gold_does_not_count_towards_ten_tokens() {
    let game = with("orient", "2p", "| tokens=wwbbggr cards=93,94");
    let game = after(&game, "T.wbg");
    assert_eq!((tokens(&game, 0).len(), game.awaiting().seat()), (10, Some(Seat(1))));
}

#[test]
fn cities_51_each_of_the_two_stands_for_any_colour() {
    // Card 101 costs four white, three blue and a black.
    let game = with("orient", "2p", "| tokens=wwwbbbaa cards=2,93,94");
    let payments = legal_like(&game, "B.101");
    assert_eq!(payments[0], "B.101+k1", "the least gold first: the white card is one of the bonuses");
    assert!(payments.contains(&"B.101+w1k1*1".to_owned()) && payments.contains(&"B.101+b1k1*1".to_owned()));
    assert!(payments.contains(&"B.101+w2b1k1*1".to_owned()), "with two tokens of gold");
    check(&game, "B.101+w2b2k1*1", "59");
    // Tokens of gold pay only for what the cards leave open.
    assert_eq!(tokens(&after(&game, "B.101+w2b1k1*2"), 0), "wwbaa");
}

#[test]
fn cities_52_137_of_two_golds_one_may_be_lost() {
    let game = with("orient", "2p", "| tokens=www cards=93,94,43,44");
    // Two of three white are bonuses: a single one is left, and the other gold is lost.
    assert_eq!(legal_like(&game, "B.31"), ["B.31", "B.31+w1*1"]);
    assert_eq!(tokens(&after(&game, "B.31+w1*1"), 0), "www");
    check(&game, "B.31+w1*2", "137");
    // Also where it could replace a gem.
    let game = with("orient", "2p", "| tokens=www cards=93,94");
    assert_eq!(legal_like(&game, "B.31"), ["B.31", "B.31+w2*1", "B.31+w1*1", "B.31+w3*2"]);
    assert_eq!(tokens(&after(&game, "B.31+w1*1"), 0), "w");
    // A card without any use may not be spent, and nor may one that the player does not have.
    check(&game, "B.31+w2*2", "137");
    check(&game, "B.31+w3*3", "49");
    assert_eq!(tokens(&after(&game, "B.31+w3*2"), 0), "www");
    // Where a token counts twice too.
    let game = with("posts,orient", "2p", "| tokens=wwwa cards=93,94 shields=3");
    check(&game, "B.31+w1*1", "ok");
    check(&game, "B.31+w2*2", "137");
}

#[test]
fn cities_52_137_in_version_1_one_is_lost_only_where_nothing_is_left() {
    let game = with("orient", "2p rules=1", "| tokens=www cards=93,94,43,44");
    assert_eq!(legal_like(&game, "B.31"), ["B.31", "B.31+w1*1"]);
    // With more to pay both are used.
    let game = with("orient", "2p rules=1", "| tokens=www cards=93,94");
    check(&game, "B.31+w1*1", "137");
    assert_eq!(legal_like(&game, "B.31"), ["B.31", "B.31+w2*1", "B.31+w3*2"]);
    check(&game, "B.31+w2*2", "137");
}

#[test]
fn cities_52_half_a_double_gold_decides_a_tie() {
    // Both have 15 points in the last turn of the game. A single white is due for card 31.
    let rows = "2p turn=1 rows=31,9,17,6/41,47,53,59/71,75,79,83";
    let game = with("orient", rows, "| cards=86,90,46,43,10,11 | cards=74,78,82,2,18,93 tokens=w");
    assert_eq!((points(&game, 0), points(&game, 1)), (15, 15));
    let places = |game: &Splendor| game.result().expect("the game is over").places[..2].to_vec();
    // Paid for with a token, the card is one too many; a card in the box does not count.
    assert_eq!(places(&after(&game, "B.31 card.32")), [1, 2]);
    assert_eq!(places(&after(&game, "B.31+w1*1 card.32")), [1, 1]);
}

#[test]
fn cities_105_with_post_3_a_gold_of_a_card_counts_once() {
    let game = with("posts,orient", "2p orient=91,92/103,102/111,112", "| tokens=aww shields=3 cards=95,51");
    // Card 31: three white. A token pays for two, a gold of a card for one.
    let payments = legal_like(&game, "B.31");
    assert_eq!(payments[0], "B.31+w2");
    assert!(payments.contains(&"B.31+w1".to_owned()) && payments.contains(&"B.31+w3*1".to_owned()));
    assert_eq!(tokens(&after(&game, "B.31+w2*1"), 0), "wa");
    // Four of one colour for one token and one card.
    let game = with("posts,orient", "2p orient=91,92/105,102/111,112", "| tokens=arrr shields=3 cards=95");
    check(&game, "B.105+w4*1", "ok");
    assert_eq!(
        (tokens(&after(&game, "B.105+w4*1"), 0), legal_like(&game, "B.105")),
        (String::new(), vec!["B.105+w4*1".to_owned()])
    );
}

// --- prices in bonuses -------------------------------------------------------------------------------------------

/// A market with cards that cost two black, white and blue bonuses.
const DISCARDS: &str = "2p orient=91,92/103,102/116,117";

#[test]
fn cities_63_123_125_two_bonuses_go_to_the_box_with_their_points() {
    // White cards: 2 and 43, which has two points.
    let game = with("orient", DISCARDS, "| cards=2,3,43,10");
    assert_eq!((points(&game, 0), game.body().seat(Seat(0)).cards), (2, 4));
    assert_eq!(legal_like(&game, "B.117"), ["B.117-2-3", "B.117-2-43", "B.117-3-43"]);
    // Too few, or of another colour.
    check(&game, "B.116", "120");
    check(&game, "B.116-3-10", "63");
    let (effects, game) = told(&game, "B.117-2-43");
    assert_eq!(effects[..2], [2, 43].map(|row| Effect::SpentCard { seat: Seat(0), card: card(row) }));
    assert_eq!((spent(&game), cards_of(&game, 0)), (vec![2, 43], vec![3, 10, 117]));
    assert_eq!((points(&game, 0), bonuses(&game, 0)), (3, "wbb".to_owned()));
    assert_eq!(game.body().seat(Seat(0)).cards, 3);
}

#[test]
fn cities_63_64_what_cannot_be_discarded() {
    let game = with("orient", DISCARDS, "| cards=2,3,10,93 hand=43");
    check(&game, "B.117-2-43", "64");
    check(&game, "B.117-2-10", "64");
    check(&game, "B.117-2-93", "64");
    check(&game, "B.117-2", "63");
    // Other cards do not cost cards.
    check(&game, "B.31-2-3", "63");
}

#[test]
fn cities_120_nothing_else_pays() {
    let game = with("orient", DISCARDS, "| tokens=wwwwaaaaa cards=2,3,93");
    for payment in ["B.117", "B.117+w2", "B.117+w2*1"] {
        check(&game, payment, "120");
    }
    // Bonuses of another colour give no discount.
    let game = with("orient", DISCARDS, "| cards=2,10,11,18 tokens=aaaaa");
    assert_eq!(legal_like(&game, "B.117"), <[String; 0]>::default());
    check(&game, "B.117-2-10", "63");
}

#[test]
fn cities_65_121_124_139_satchels_of_the_colour_go_first() {
    let game = with("orient", DISCARDS, "| cards=2,3,96 copies=96w");
    assert_eq!(legal_like(&game, "B.117"), ["B.117-2-96", "B.117-3-96"]);
    check(&game, "B.117-2-3", "65");
    // Of three, the player chooses two; the cards under them stay.
    let game = with("orient", DISCARDS, "| cards=2,3,96,97,98,99 copies=96w,97w,98w,99b");
    assert_eq!(legal_like(&game, "B.117"), ["B.117-96-97", "B.117-96-98", "B.117-97-98"]);
    check(&game, "B.117-2-96", "65");
    check(&game, "B.117-96-99", "64");
    let game = after(&game, "B.117-96-98");
    assert_eq!((bonuses(&game, 0), spent(&game)), ("wwwbb".to_owned(), vec![96, 98]));
    let view = serde_json::to_value(game.view(Viewer::Spectator)).unwrap();
    let left = serde_json::json!([{ "card": 97, "colour": "w" }, { "card": 99, "colour": "b" }]);
    assert_eq!(view["seats"][0]["satchels"], left);
}

#[test]
fn cities_122_a_card_with_two_bonuses_pays_alone_or_beside_one_satchel() {
    let game = with("orient", "2p orient=91,92/104,102/116,117", "| cards=2,3,103");
    assert_eq!(legal_like(&game, "B.117"), ["B.117-2-3", "B.117-103"]);
    check(&game, "B.117-2-103", "122");
    let game = with("orient", "2p orient=91,92/104,102/116,117", "| cards=2,103,96 copies=96w");
    // Its other bonus is lost, if the player chooses so.
    assert_eq!(legal_like(&game, "B.117"), ["B.117-2-96", "B.117-96-103"]);
    check(&game, "B.117-103", "65");
    assert_eq!(bonuses(&after(&game, "B.117-96-103"), 0), "wb");
    // Alone it is the whole price.
    let game = with("orient", "2p orient=91,92/104,102/116,117", "| cards=103");
    assert_eq!(legal_like(&game, "B.117"), ["B.117-103"]);
}

#[test]
fn cities_123_nobles_and_shields_stay_and_points_may_drop_below_fifteen() {
    let game = with("posts,orient", DISCARDS, "| cards=2,46,45,44 nobles=5 shields=2");
    let before = points(&game, 0);
    let game = after(&game, "B.117-45-46");
    assert_eq!(points(&game, 0), before - 5 + 3);
    let player = game.body().seat(Seat(0));
    assert_eq!((player.nobles().count(), own_shields(&game)), (1, vec![2]));
    // A conquest can take points away again: no last round is called.
    let head = "2p orient=91,92/103,102/116,117";
    let game = with("strongholds,orient", head, "| tokens=www cards=46,45,44,74,52 on=117,117,117");
    assert_eq!(points(&game, 0), 3 + 2 + 2 + 5 + 3);
    let (effects, game) = told(&game, "T.wbg");
    assert!(effects.iter().all(|effect| !matches!(effect, Effect::LastRound { .. })));
    assert_eq!(legal_like(&game, "Q.117").len(), 6);
    let game = after(&game, "Q.117-46-74 S.6");
    assert_eq!((points(&game, 0), game.body().last_round()), (10, false));
}

#[test]
fn cities_126_such_a_card_may_be_reserved_and_bought_from_the_hand() {
    let game = with("orient", DISCARDS, "| cards=2,3");
    check(&game, "R.117", "ok");
    let game = with("orient", "2p orient=91,92/103,102/116,118", "| cards=2,3 hand=117,u119");
    assert_eq!(legal_like(&game, "B."), ["B.117-2-3"]);
    let (effects, game) = told(&game, "B.117-2-3");
    assert!(matches!(effects.last(), Some(Effect::Bought { .. })));
    assert_eq!(game.awaiting().seat(), Some(Seat(1)));
}

// --- notation and views ------------------------------------------------------------------------------------------

#[test]
fn cities_49_63_actions_have_one_spelling() {
    for text in
        ["B.47+w1k2*1", "B.118-12-14", "B.118-104", "R.O2", "C.r", "F.12", "R.N5", "Q.118-12-14", "Q.47+w1*2"]
    {
        assert_eq!(text.parse::<splendor::Action>().unwrap().to_string(), text);
    }
    assert_eq!("B.118-14-12".parse::<splendor::Action>().unwrap().to_string(), "B.118-12-14");
    for text in [
        "B.47*1",
        "B.47+w1*0",
        "B.47+w1*6",
        "B.47+w1*",
        "B.47+w1*1*1",
        "B.118-",
        "B.118-12-",
        "B.118-12-12",
        "B.118-12-14-15",
        "B.118+w1-12",
        "B.121",
        "R.O4",
        "R.O",
        "R.N11",
        "C.",
        "C.a",
        "C.wb",
        "F.",
        "F.0",
    ] {
        assert!(text.parse::<splendor::Action>().is_err(), "{text}");
    }
}

#[test]
fn cities_49_63_a_malformed_payment_is_told_what_was_expected() {
    let told = |text: &str| {
        let error = text.parse::<splendor::Action>().expect_err(text);
        (error.text().to_owned(), error.message().id.to_owned())
    };
    // A price in cards is one card or two, and nothing else.
    for (text, at) in [
        ("B.118-", ""),
        ("B.118-12-", "12-"),
        ("B.118-12-12", "12-12"),
        ("B.118-12-14-15", "12-14-15"),
        ("B.118-12-14-400", "12-14-400"),
        ("B.118-12-14+w1", "12-14+w1"),
        ("B.118-12*1", "12*1"),
        ("B.118+w1-12", "118+w1-12"),
        ("B.118*1-12", "118*1-12"),
        ("B.118-w", "w"),
        ("Q.118-12-14-15", "12-14-15"),
    ] {
        assert_eq!(told(text), (at.to_owned(), "splendor-form-cards".to_owned()), "{text}");
    }
    // A number that no card has is a wrong card.
    for (text, at) in [("B.118-12-121", "121"), ("B.118-0", "0"), ("B.121-12", "121"), ("B.-12", "")] {
        assert_eq!(told(text), (at.to_owned(), "splendor-form-card".to_owned()), "{text}");
    }
    for text in ["B.47*1", "B.47+w1*0", "B.47+w1*6", "B.47+w1*", "B.47+w1*1*1", "B.47*1+w1", "B.1+w1*-1"] {
        assert_eq!(told(text).1, "splendor-form-double-gold", "{text}");
    }
    for text in ["B.47+", "B.47+w", "B.47+w1w1", "B.47+a1"] {
        assert_eq!(told(text).1, "splendor-form-gold", "{text}");
    }
}

/// A change of a view, and what is said of it.
type Spoiled<'a> = (&'a dyn Fn(&mut serde_json::Value), &'a str);

#[test]
fn cities_54_60_a_view_that_cannot_be_is_refused() {
    let seats = "| tokens=www cards=2,96 copies=96w own_nobles=5 hand=u117";
    let game = with("orient", "2p nobles=3 box=12,91 orient=92,93/101,102/111,112", seats);
    let view = serde_json::to_value(game.view(Viewer::Seat(Seat(0)))).unwrap();
    let read = |view: &serde_json::Value| serde_json::from_value::<View>(view.clone());
    assert_eq!(read(&view).unwrap().body(), game.view(Viewer::Seat(Seat(0))).body());
    let spoiled: [Spoiled; 16] = [
        (&|view| view["seats"][0]["nobles"] = serde_json::json!([5]), "a noble is in two places"),
        (&|view| view["seats"][1]["nobles"] = serde_json::json!([1, 2]), "one noble more than"),
        (&|view| view["seats"][1]["cards"] = serde_json::json!([96]), "a card is in two places"),
        (&|view| view["box"] = serde_json::json!([12, 12]), "two places"),
        (&|view| view["box"] = serde_json::Value::Null, "belong to the Orient"),
        (&|view| view["rows"][0]["orient"]["cards"] = serde_json::json!([92]), "its places"),
        (&|view| view["rows"][0]["orient"]["cards"] = serde_json::json!([92, 101]), "another level"),
        (&|view| view["rows"][0]["orient"]["deck"] = serde_json::json!(9), "another number of cards"),
        (&|view| view["seats"][0]["satchels"] = serde_json::json!([]), "without a colour"),
        (&|view| view["seats"][0]["satchels"][0]["colour"] = "wb".into(), "one colour"),
        (&|view| view["seats"][0]["satchels"][0]["card"] = 97.into(), "that its player has"),
        (&|view| view["seats"][1]["reserved_nobles"] = serde_json::json!([5]), "two places"),
        (&|view| view["seats"][0]["reserved"][0]["orient"] = false.into(), "the other market"),
        (&|view| view["agenda"][3] = "satchel 97".into(), "without a colour"),
        (&|view| view["modules"] = serde_json::json!([]), "no such version"),
        (&|view| view["rules"] = 0.into(), "no such version"),
    ];
    for (n, (spoil, said)) in spoiled.into_iter().enumerate() {
        let mut other = view.clone();
        spoil(&mut other);
        let error = read(&other).expect_err(&format!("spoiled {n}")).to_string();
        assert!(error.contains(said), "{n}: {error}");
    }
    // With cities nobody reserves a noble.
    let game = with("cities,orient", "2p", "|");
    let mut view = serde_json::to_value(game.view(Viewer::Seat(Seat(0)))).unwrap();
    view["seats"][0]["reserved_nobles"] = serde_json::json!([5]);
    assert!(read(&view).unwrap_err().to_string().contains("no nobles with cities"));
}

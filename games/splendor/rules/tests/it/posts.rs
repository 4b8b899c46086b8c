//! The rules of the Trading Posts, item by item: a test is named for the items it shows (`games/splendor/CITIES.md`).

use kernel::{Awaiting, First, Game, Quiet, Seat};
use laws::{after, check, legal, legal_like};
use splendor::{Effect, Gems, POSTS, PostId};

use crate::common::position;
use crate::held::tokens;
use crate::modules::{ROWS, points, told, with};
use crate::shields::{shields_of, turn};

fn gems(letters: &str) -> Gems {
    letters.parse().unwrap()
}

#[test]
fn cities_28_30_98_five_posts_and_a_place_on_each_for_everybody() {
    assert_eq!((POSTS, PostId::all().count()), (5, 5));
    let needs: Vec<(String, u8)> =
        PostId::all().map(PostId::post).map(|post| (post.needs.to_string(), post.nobles)).collect();
    let expected = [("wrrr", 0), ("ww", 0), ("bbbk", 0), ("ggggg", 1), ("kkk", 0)];
    assert_eq!(needs, expected.map(|(needs, nobles)| (needs.to_owned(), nobles)));
    // `cities 98`: one after the other puts a shield on the same post, without being asked.
    let game = with("posts", "2p", "| cards=2,3 | cards=4,5");
    let game = turn(&turn(&game));
    assert_eq!((shields_of(&game, 0), shields_of(&game, 1)), (vec![2], vec![2]));
}

#[test]
fn cities_31_97_shields_at_the_end_of_the_own_turn_on_all_posts_met() {
    let game = with("posts", "2p", "| | cards=2,3,33,34,35,10,11,12");
    let game = turn(&game);
    assert_eq!(shields_of(&game, 1), Vec::<u8>::new());
    assert_eq!(shields_of(&turn(&game), 1), [2, 3, 5]);
}

#[test]
fn cities_32_99_a_power_is_kept() {
    // The requirement is not met any more; only the Orient can bring that about.
    let game = with("posts", "2p", "| shields=2,3 tokens=aa");
    check(&game, "T.wwb", "ok");
    check(&game, "B.31+w3", "ok");
    assert_eq!(shields_of(&turn(&game), 0), [2, 3]);
}

#[test]
fn cities_33_35_a_token_after_a_purchase_before_the_gap_is_filled() {
    let game = with("posts", "2p", "| tokens=wwwbbb shields=1 hand=13");
    let (effects, game) = told(&game, "B.31");
    assert_eq!(effects.len(), 1);
    assert_eq!((game.awaiting().seat(), game.body().face_up(0, 3)), (Some(Seat(0)), None));
    assert_eq!(legal(&game), ["T.w", "T.b", "T.g", "T.r", "T.k"]);
    check(&game, "T.wb", "33");
    check(&game, "T.bb", "33");
    check(&game, "P", "33");
    check(&game, "R.L1", "33");
    let (effects, game) = told(&game, "T.g");
    assert_eq!(effects, [Effect::PostToken { seat: Seat(0), gems: gems("g") }]);
    assert_eq!((tokens(&game, 0).as_str(), game.awaiting().seat()), ("bbbg", None));
    let game = after(&game, "card.30");
    assert_eq!(
        (game.body().face_up(0, 3).map(|card| card.row()), game.awaiting().seat()),
        (Some(30), Some(Seat(1)))
    );
    // A player who has no shield there gets none.
    let game = with("posts", "2p", "| tokens=www shields=2");
    assert!(matches!(told(&game, "B.31").1.awaiting(), Awaiting::Chance(_)));
}

#[test]
fn cities_34_no_token_in_the_turn_of_the_shield() {
    let game = with("posts", "2p", "| cards=25,26,27 tokens=bbb");
    let (effects, game) = told(&game, "B.6");
    assert_eq!(effects.len(), 1);
    let mut more = Vec::new();
    let mut game = game;
    game.resolve("card.5".parse().unwrap(), &mut more);
    let shield = Effect::PlacedShield { seat: Seat(0), post: PostId::TOKEN, points: 0 };
    assert_eq!(more[1..], [shield]);
    assert_eq!((shields_of(&game, 0), tokens(&game, 0)), (vec![1], String::new()));
}

#[test]
fn cities_36_the_token_just_spent() {
    // The bank has nothing but what was just spent: there is no choice.
    let game = with("posts", "2p bank=aaaaa", "| tokens=bbb shields=1");
    let (effects, game) = told(&game, "B.6");
    assert_eq!(effects[1..], [Effect::PostToken { seat: Seat(0), gems: gems("b") }]);
    assert_eq!((tokens(&game, 0).as_str(), game.body().bank.to_string().as_str()), ("b", "bbaaaaa"));
}

#[test]
fn cities_37_a_third_token_with_the_pair() {
    let game = with("posts", "2p", "| shields=2");
    let trios = ["T.wwb", "T.wwg", "T.wwr", "T.wwk", "T.wbb", "T.bbg", "T.bbr", "T.bbk"];
    let takes = legal_like(&game, "T.");
    assert_eq!(takes.len(), 10 + 20);
    assert!(trios.iter().all(|trio| takes.iter().any(|take| take == trio)));
    check(&game, "T.ww", "101");
    check(&game, "T.www", "41");
    check(&game, "T.wwbg", "41");
    check(&game, "T.wwbb", "41");
    check(&game, "T.wwa", "C4");
    assert_eq!(tokens(&after(&game, "T.wwb"), 0), "wwb");
    check(&with("posts", "2p", "| shields=1"), "T.wwb", "37");
    // In a game without the posts both are what they are in the base game.
    for game in [position(&format!("2p {ROWS} | ")), with("strongholds", "2p", "|")] {
        check(&game, "T.wwb", "C5");
        check(&game, "T.w", "C2");
    }
    // All three count for the ten tokens.
    let game = with("posts", "2p", "| shields=2 tokens=wwwwkkkkr");
    check(&after(&game, "T.bbk"), "D.ww", "ok");
}

#[test]
fn cities_38_a_gold_pays_for_two_of_one_colour() {
    // Three white for two golds, or for one and a token.
    let game = with("posts", "2p", "| shields=3 tokens=aa");
    assert_eq!(legal_like(&game, "B.31"), ["B.31+w3"]);
    assert_eq!(tokens(&after(&game, "B.31+w3"), 0), "");
    let game = with("posts", "2p", "| shields=3 tokens=waa");
    assert_eq!(legal_like(&game, "B.31"), ["B.31+w2", "B.31+w3"]);
    assert_eq!(tokens(&after(&game, "B.31+w2"), 0), "a");
    // Without the post a gold is one gem.
    let game = with("posts", "2p", "| tokens=waa");
    assert_eq!(tokens(&after(&game, "B.31+w2"), 0), "");
    check(&with("posts", "2p", "| tokens=aa"), "B.31+w3", "58");
    // More than are held.
    check(&with("posts", "2p", "| shields=3 tokens=wwwa"), "B.31+w3", "38");
}

#[test]
fn cities_39_towards_ten_tokens_a_gold_is_one() {
    let game = with("posts", "2p", "| shields=3 tokens=wwwwaaa");
    assert_eq!(after(&game, "T.bgr").awaiting().seat(), Some(Seat(1)));
    let game = with("posts", "3p", "| shields=3 tokens=wwwwwaaa");
    let game = after(&game, "T.bgr");
    check(&game, "D.a", "ok");
    check(&game, "D.aa", "C8");
}

#[test]
fn cities_40_42_five_points_once_for_five_green_and_a_noble() {
    let greens = "18,19,20,21,22";
    // The noble comes in this turn.
    let game = with("posts", "2p nobles=2", &format!("| cards={greens},25,26,27,34,35,36"));
    let (effects, game) = told(&game, "T.wbg");
    let shield = |post, points| Effect::PlacedShield { seat: Seat(0), post, points };
    assert!(matches!(effects[1], Effect::Received { .. }));
    assert_eq!(effects[2..], [shield(PostId::FIVE, 5), shield(PostId::EACH, 2)]);
    assert_eq!(points(&game, 0), 3 + 5 + 2);
    // Without a noble there is nothing, and with a noble and four green neither.
    for lacking in [&format!("| cards={greens}"), "| cards=18,19,20,21 nobles=2"] {
        assert_eq!(shields_of(&turn(&with("posts", "2p", lacking)), 0), Vec::<u8>::new(), "{lacking}");
    }
    // A second noble changes nothing.
    let game = with("posts", "2p", &format!("| cards={greens} nobles=2,3 shields=4"));
    assert_eq!((points(&game, 0), points(&turn(&game), 0)), (11, 11));
}

#[test]
fn cities_41_44_points_of_shields_may_begin_the_last_round() {
    // Ten points, five green and a noble.
    let game = with("posts", "2p", "| cards=18,19,20,21,22,74,46 nobles=2 tokens=kkk");
    assert_eq!(points(&game, 0), 11);
    let (effects, game) = told(&game, "T.wbg");
    assert_eq!((points(&game, 0), effects.last()), (16, Some(&Effect::LastRound { seat: Seat(0) })));
    // Fourteen points and the third black bonus.
    let game =
        with("posts", "2p rows=6,9,17,35/41,47,53,59/71,75,79,83", "| cards=34,36,74,78,55,56 tokens=ggg");
    assert_eq!(points(&game, 0), 14);
    let (_, mut game) = told(&game, "B.35");
    let mut effects = Vec::new();
    game.resolve("card.33".parse().unwrap(), &mut effects);
    let shield = Effect::PlacedShield { seat: Seat(0), post: PostId::EACH, points: 1 };
    assert_eq!(effects[1..], [shield, Effect::LastRound { seat: Seat(0) }]);
    assert_eq!(points(&game, 0), 15);
}

#[test]
fn cities_43_a_point_for_each_shield() {
    // The third post in the same turn is put there before the fifth, and a later one adds a point.
    let game = with("posts", "2p", "| cards=33,34,35,10,11,12,2 hand=3 tokens=bgrk");
    let game = turn(&game);
    assert_eq!((shields_of(&game, 0), points(&game, 0)), (vec![3, 5], 2));
    let game = turn(&game);
    let (_, mut game) = told(&game, "B.3");
    while let Awaiting::Chance(_) = game.awaiting() {
        game.resolve(game.draw(&mut First), &mut Quiet);
    }
    assert_eq!((shields_of(&game, 0), points(&game, 0)), (vec![2, 3, 5], 3));
}

#[test]
fn cities_100_the_token_must_be_taken_where_there_is_one() {
    // From the hand too; never gold.
    let game = with("posts", "2p", "| tokens=wk cards=33 shields=1 hand=12");
    let (_, game) = told(&game, "B.12");
    check(&game, "T.a", "100");
    check(&game, "T.w", "ok");
    assert_eq!(after(&game, "T.w").awaiting().seat(), Some(Seat(1)));
    // Nothing but gold is there: no token, and nobody is asked.
    let head = "2p bank=aaaaa rows=5,9,17,31/41,47,53,59/71,75,79,83";
    let game = with("posts", head, "| cards=10,11,12 shields=1 hand=6");
    let (effects, game) = told(&game, "B.6");
    assert_eq!((effects.len(), game.awaiting().seat()), (1, Some(Seat(1))));
    // A colour that has run out.
    let game = with("posts", "2p bank=bgaaaaa", "| tokens=rrr shields=1");
    check(&after(&game, "B.17"), "T.w", "41");
}

#[test]
fn cities_101_what_the_powers_leave_as_it_is() {
    // A pair needs four of its colour; without another colour it comes alone.
    let game = with("posts", "2p bank=wwwbbbbaaaaa", "| shields=2");
    check(&game, "T.wwb", "42");
    check(&game, "T.wbb", "ok");
    let game = with("posts", "2p bank=bbbbaaaaa", "| shields=2");
    assert_eq!(legal_like(&game, "T."), ["T.b", "T.bb"]);
    // One gold against one white and one black.
    let one = "rows=12,9,17,31/41,47,53,59/71,75,79,83";
    let against =
        |tokens: &str| position(&format!("2p modules=posts {one} | shields=3 cards=34 tokens={tokens}"));
    check(&against("a"), "B.12+w1k1", "58");
    check(&against("aa"), "B.12+w1k1", "ok");
    check(&against("ka"), "B.12+w1", "ok");
    check(&against("ka"), "B.12+w1k1", "38");
    // Open nobles do not count for the fourth post; the shield of the fifth counts for its own.
    let game = with("posts", "2p nobles=1,2", "| cards=18,19,20,21,22");
    assert_eq!(shields_of(&turn(&game), 0), Vec::<u8>::new());
    let game = with("posts", "2p", "| cards=33,34,35");
    assert_eq!(points(&turn(&game), 0), 1);
}

#[test]
fn cities_135_gaps_are_filled_in_the_order_of_their_places() {
    // Two places are empty though there are cards: the one of the purchase is filled after the one before it.
    let game = position("2p modules=posts rows=6,0,17,31/41,47,53,59/71,75,79,83 | tokens=www shields=1");
    let game = after(&after(&game, "B.31"), "T.b");
    let game = after(&game, "card.9");
    assert_eq!(game.body().face_up(0, 1).map(|card| card.row()), Some(9));
    let game = after(&game, "card.30");
    assert_eq!(
        (game.body().face_up(0, 3).map(|card| card.row()), game.awaiting().seat()),
        (Some(30), Some(Seat(1)))
    );
    // The gap of a reservation at once, and then the others.
    let game = position("2p modules=posts rows=6,0,17,31/41,47,53,59/71,75,79,83 | ");
    let game = after(&game, "R.31");
    let game = after(&game, "card.30");
    assert_eq!(game.body().face_up(0, 3).map(|card| card.row()), Some(30));
    assert_eq!(after(&game, "card.9").body().face_up(0, 1).map(|card| card.row()), Some(9));
    // An empty deck leaves a place empty.
    let game = position("2p modules=posts rows=0,9,17,31/41,47,53,59/71,75,79,83 deck1= | tokens=www");
    assert_eq!(after(&game, "B.31").awaiting().seat(), Some(Seat(1)));
}

#[test]
fn cities_136_gems_are_paid_exactly_and_a_gold_covers_one_too_many() {
    let game = with("posts", "2p", "| shields=3 tokens=wwwaa");
    let payments = ["B.31", "B.31+w2", "B.31+w1", "B.31+w3"];
    assert_eq!(legal_like(&game, "B.31"), payments);
    for (payment, left) in payments.into_iter().zip(["aa", "wwa", "wa", "www"]) {
        assert_eq!(tokens(&after(&game, payment), 0), left, "{payment}");
    }
    check(&game, "B.31+w4", "C14");
}

//! A test for the items about set-up, money, buying, the turn, its end and the end of the game; those about building and
//! scoring are in files of their own.

use alhambra::{Alhambra, Card, Currency, Decision, Effect, Kind, Outcome, PILES, Refusal, Tile};
use kernel::{Awaiting, Game, Quiet, Seat, Viewer};
use laws::{after, check, legal, legal_like};

use crate::common::{card, dealt, made, new, refilled, sum, tile, told};

#[test]
fn alhambra_1_is_for_two_to_six() {
    for players in 2..=6 {
        assert_eq!(new(players).players(), players);
    }
    let error = |line: &str| line.parse::<alhambra::Setup>().unwrap_err().to_string();
    assert_eq!(error("alhambra players=7"), "alhambra is for 2 to 6 players, not 7 (alhambra 1)");
    assert_eq!(error("alhambra players=1"), "alhambra is for 2 to 6 players, not 1 (alhambra 1)");
    let round = "`round` is not a valid value for the option `walls`; choose from: sides, tiles";
    assert_eq!(error("alhambra players=3 walls=round"), round);
}

#[test]
fn alhambra_3_4_5_6_the_tiles_are_those_of_the_component_file() {
    let file = include_str!("../../../data/alhambra-tiles.csv");
    let rows: Vec<Vec<&str>> = file.lines().skip(1).map(|line| line.split(',').collect()).collect();
    assert_eq!(rows.len(), 54);
    for (row, tile) in rows.iter().zip(Tile::all()) {
        assert_eq!(format!("{:?}", tile.kind()).to_lowercase(), row[0]);
        assert_eq!(tile.price().to_string(), row[1]);
        let walls = alhambra::Side::ALL.map(|side| u8::from(tile.has_wall(side)).to_string());
        assert_eq!(walls.as_slice(), &row[2..]);
        assert!(walls.iter().filter(|wall| *wall == "1").count() <= 3);
        assert_eq!(tile.to_string().parse(), Ok(tile));
    }
    let of = |kind| Tile::all().filter(move |tile| tile.kind() == kind);
    let totals = Kind::ALL.map(|kind| {
        let prices: Vec<u8> = of(kind).map(Tile::price).collect();
        (
            prices.len(),
            prices[0],
            prices[prices.len() - 1],
            prices.iter().map(|&price| u32::from(price)).sum::<u32>(),
        )
    });
    assert_eq!(
        totals,
        [(7, 2, 8, 35), (7, 3, 9, 42), (9, 4, 10, 63), (9, 5, 11, 72), (11, 6, 12, 99), (11, 7, 13, 110)]
    );
    let walls: usize =
        Tile::all().map(|tile| alhambra::Side::ALL.iter().filter(|&&side| tile.has_wall(side)).count()).sum();
    assert_eq!(walls, 80);
}

#[test]
fn alhambra_7_8_c9_each_square_has_a_currency() {
    let game = made(3).market("p2 p3 p4 p5").hand(0, "f2 r3 n4 u5").open("f1").game();
    assert_eq!(legal_like(&game, "B."), ["B.p2:2", "B.p3:3", "B.p4:4", "B.p5:5"]);
    assert_eq!(Currency::ALL.map(Currency::letter), ['f', 'r', 'n', 'u']);
}

#[test]
fn alhambra_11_89_c10_the_money_is_108_cards_or_72() {
    let count = |players| {
        let game = new(players);
        Card::all().map(|card| u32::from(game.body().deck().count(card))).collect::<Vec<_>>()
    };
    assert_eq!(count(3), [3; 36]);
    assert_eq!(count(2), [2; 36]);
}

#[test]
fn alhambra_12_14_18_28_what_comes_is_drawn() {
    let game = new(4);
    assert_eq!(game.body().bag_size(), 54);
    assert_eq!(game.awaiting(), Awaiting::Chance(alhambra::Chance::Money));
    assert!(game.check_outcome(Outcome::Round(1)).is_err());
}

#[test]
fn alhambra_20_tiles_are_laid_on_the_squares_in_order() {
    let mut game = new(3);
    let mut laid = Vec::new();
    while let Awaiting::Chance(_) = game.awaiting() {
        let mut effects = Vec::new();
        game.resolve(game.draw(&mut kernel::First), &mut effects);
        laid.extend(effects.into_iter().filter_map(|effect| match effect {
            Effect::Laid { square, .. } => Some(square),
            _ => None,
        }));
    }
    assert_eq!(laid, [1, 2, 3, 4]);
}

#[test]
fn alhambra_22_c1_c6_c7_the_scoring_cards_are_in_the_second_and_the_fourth_pile() {
    for (players, seed) in (2..=6).flat_map(|players| (0..40).map(move |seed| (players, seed))) {
        let mut game = dealt(players, seed);
        let left = game.body().deck().len();
        let sizes: [u32; PILES] = std::array::from_fn(|pile| left / 5 + u32::from((pile as u32) < left % 5));
        // Money is taken, four cards at a time or one, until both have come.
        let (mut drawn, mut came, mut dice) = (0, Vec::new(), laws::Dice::new(seed));
        while game.body().rounds_come() < 2 && game.awaiting() != Awaiting::Over {
            match game.awaiting() {
                Awaiting::Chance(_) => {
                    let outcome = game.draw(&mut dice);
                    match outcome {
                        Outcome::Round(round) => came.push((round, drawn)),
                        Outcome::Money(_) => drawn += 1,
                        Outcome::Tile(_) => {}
                    }
                    game.resolve(outcome, &mut Quiet);
                }
                _ => {
                    let take = legal_like(&game, "T.")[0].parse().unwrap();
                    game.play(take, &mut Quiet);
                }
            }
        }
        let [(1, first), (2, second)] = came[..] else { panic!("{came:?}") };
        assert!((sizes[0]..=sizes[0] + sizes[1]).contains(&first), "{players}: {first} of {sizes:?}");
        let before: u32 = sizes[..3].iter().sum();
        assert!((before..=before + sizes[3]).contains(&second), "{players}: {second} of {sizes:?}");
    }
    // Two players: 59 cards are 12, 12, 12, 12 and 11.
    let view = serde_json::to_value(
        (0..100)
            .map(|seed| dealt(2, seed))
            .find(|game| game.body().deck().len() == 59)
            .unwrap()
            .view(Viewer::Spectator),
    )
    .unwrap();
    assert_eq!(view["piles"], serde_json::json!([12, 12, 12, 12, 11]));
}

#[test]
fn alhambra_12_61_c6_a_scoring_card_comes_by_the_cards_left_in_its_pile() {
    let game = made(3).market("p2 p3 p4 p5").open("f9 f9 f9").piles([0, 2, 44, 44, 15], 0);
    let game = after(&game.game(), "T.f9");
    let mut weights = Vec::new();
    game.outcomes(|outcome, weight| weights.push((outcome, weight)));
    let all: u32 = weights.iter().map(|(_, weight)| weight).sum();
    let round = weights.iter().find(|(outcome, _)| *outcome == Outcome::Round(1)).unwrap().1;
    assert_eq!((all, round), (3 * 105, 105));
    assert_eq!(game.body().round_chance(), Some((1, 3)));
    let last = after(&game, "money.r1");
    assert_eq!(last.body().round_chance(), Some((1, 2)));
}

#[test]
fn alhambra_24_56_turns_go_round() {
    let mut game = dealt(4, 1);
    let first = game.body().first().0;
    for turn in 0..9 {
        assert_eq!(game.awaiting(), Awaiting::Decision(Seat((first + turn) % 4)));
        let take = legal_like(&game, "T.")[0].clone();
        game = refilled(&after(&game, &take));
    }
}

#[test]
fn alhambra_25_26_a_turn_is_one_of_three_things() {
    let game = made(3).market("p2 p3 p4 p5").open("f9 r9 n9 u9").hand(0, "f3").board(0, "p8 0,1").game();
    let starts: std::collections::BTreeSet<String> =
        legal(&game).iter().map(|action| action[..1].to_owned()).collect();
    assert!(starts.into_iter().eq(["B", "R", "T"]));
    let next = refilled(&after(&game, "T.f9"));
    assert_eq!((next.body().open().count(), next.turns()), (4, 10));
}

#[test]
fn alhambra_27_28_29_c12_money_is_taken_one_card_or_several_worth_five() {
    let game = made(3).market("p8 s9 a10 c11").open("f9 r1 n1 u2").game();
    let mut takes = legal_like(&game, "T.");
    takes.sort();
    let all = ["T.f9", "T.n1", "T.n1u2", "T.r1", "T.r1n1", "T.r1n1u2", "T.r1u2", "T.u2"];
    assert_eq!(takes, all);
    check(&game, "T.f9r1", "28");
    check(&game, "T.f8", "27");
    check(&game, "T.r1r1", "27");
    let of = |text: &str| game.check(text.parse().unwrap());
    assert_eq!(of("T.f8"), Err(Refusal::NotOpen { card: card("f8"), open: 0 }));
    assert_eq!(of("T.r1r1"), Err(Refusal::NotOpen { card: card("r1"), open: 1 }));
    let game = made(3).market("p8 s9 a10 c11").open("f1 r1 n1 u2").game();
    check(&game, "T.f1r1n1u2", "ok");
    assert_eq!(legal_like(&game, "T.").len(), 15);
    let alike = made(3).market("p8 s9 a10 c11").open("f1 f1 f1 u6").game();
    assert_eq!(legal_like(&alike, "T."), ["T.f1", "T.f1f1", "T.f1f1f1", "T.u6"]);
    let next = after(&game, "T.f1u2");
    assert_eq!((sum(&next, 0, Currency::Florin), sum(&next, 0, Currency::Ducat)), (1, 2));
}

#[test]
fn alhambra_30_31_32_c13_c14_a_tile_is_bought_with_its_currency() {
    let game = made(3).market("g10a p2 - -").open("u9").hand(0, "f7 f4 f3 f1 r9").game();
    check(&game, "B.g10a:73", "ok");
    check(&game, "B.g10a:74", "ok");
    check(&game, "B.g10a:7", "31");
    check(&game, "B.g10a:9", "31");
    check(&game, "B.t9b:9", "30");
    check(&game, "B.p2:9", "ok");
    // 11 is reached by 7 and 4 alone.
    check(&game, "B.g10a:743", "C14");
    check(&game, "S.g10a", "ok");
    check(&game, "S.p2", "C14");
    let next = after(&game, "B.g10a:74 L.g10a@r");
    assert_eq!(sum(&next, 0, Currency::Florin), 4, "no change is given");
}

#[test]
fn alhambra_33_what_is_paid_goes_to_the_discard_pile() {
    let game = made(3).market("g10a p2 - -").open("u9").hand(0, "f7 f4 f3").game();
    let next = after(&game, "B.g10a:73");
    assert!(next.body().discard().cards().eq([card("f3"), card("f7")]));
}

#[test]
fn alhambra_34_35_an_exact_payment_gives_another_action() {
    let game = made(3).market("g10a p2 - -").open("u9").hand(0, "f7 f4 f3 r2 r3").game();
    let exact = after(&game, "B.g10a:73");
    assert_eq!(exact.awaiting(), Awaiting::Decision(Seat(0)));
    check(&exact, "T.u9", "ok");
    check(&exact, "B.p2:2", "ok");
    // It is not the beginning of a turn.
    assert_eq!((game.decision(), exact.decision()), (Some(Decision::Act), Some(Decision::ActAgain)));
    let over = after(&game, "B.g10a:74");
    check(&over, "T.u9", "53");
    check(&over, "L.g10a@r", "ok");
    assert_eq!(after(&over, "L.g10a@r").turns(), 10);
}

#[test]
fn alhambra_36_37_c11_c19_five_actions_at_most() {
    let game = made(3).market("p2 p3 p4 p5").open("u9 f1").hand(0, "f2 r3 n4 u5").board(0, "p8 0,1").game();
    let four = after(&game, "B.p2:2 B.p3:3 B.p4:4 B.p5:5");
    assert_eq!(four.body().market().count(), 0, "nothing is laid on the market");
    assert!(legal_like(&four, "B.").is_empty() && legal_like(&four, "P").is_empty());
    let fifth = after(&four, "R.p8@r");
    assert_eq!(fifth.body().bought().count(), 4);
    let done = after(&fifth, "L.p2@r L.p3@r L.p4@r L.p5@r");
    assert_eq!((done.turns(), done.body().reserve(Seat(0)).count()), (10, 5));
    // Without a purchase the turn is over at once.
    assert_eq!(after(&game, "T.u9").turns(), 10);
    assert_eq!(after(&game, "R.p8@r").turns(), 10);
}

#[test]
fn alhambra_c14_cards_to_spare_are_laid_down_one_by_one() {
    let game = made(3).market("p4 - - -").open("u9").hand(0, "f5 f3 f2 f1").game();
    assert_eq!(legal_like(&game, "B."), ["B.p4:5", "B.p4:32", "B.p4:31"]);
    let paying = after(&game, "S.p4");
    // After 2 only 1 could follow, which is not enough.
    assert_eq!(legal(&paying), ["P.5", "P.3"]);
    check(&paying, "T.u9", "C14");
    check(&paying, "P.2", "C14");
    check(&paying, "P.4", "31");
    check(&paying, "E", "C14");
    let five = after(&paying, "P.5");
    assert_eq!(legal(&five), ["P.3", "P.2", "P.1"]);
    let enough = after(&five, "P.3");
    assert_eq!(legal(&enough), ["P.2", "P.1", "E"]);
    check(&enough, "P.5", "31");
    let ended = after(&enough, "E");
    assert!(ended.body().discard().cards().eq([card("f3"), card("f5")]));
    // It ends by itself where nothing can follow.
    let all = told(&after(&enough, "P.2"), "P.1");
    assert!(matches!(all[..], [Effect::Added { .. }, Effect::Bought { exact: false, .. }]), "{all:?}");
    assert_eq!(game.check("P.5".parse().unwrap()).unwrap_err(), Refusal::NotPaying);
}

#[test]
fn alhambra_38_39_54_55_57_c18_what_was_bought_is_placed_in_any_order() {
    let game = made(3).market("p2 p6 - -").open("u9").hand(0, "f2 r7").board(0, "p8 0,1").game();
    let bought = after(&game, "B.p2:2 B.p6:7");
    for order in ["L.p2@r L.p6@r", "L.p6@r L.p2@r", "L.p6@0,2 L.p2@r"] {
        assert_eq!(after(&bought, order).turns(), 10, "{order}");
    }
    check(&bought, "L.p2@n", "97");
    check(&bought, "L.p8@r", "53");
    check(&game, "L.p2@r", "53");
}

#[test]
fn alhambra_52_53_c15_c16_a_redesign_comes_before_what_was_bought_is_placed() {
    let game = made(3).market("p2 - - -").open("u9").hand(0, "f2").reserve(0, "p8").game();
    let bought = after(&game, "B.p2:2");
    check(&bought, "R.p2@0,1", "46");
    check(&bought, "L.p2@r", "53");
    let redesigned = after(&bought, "R.p8@0,1");
    check(&redesigned, "R.p8@r", "53");
    check(&redesigned, "L.p2@r", "ok");
}

#[test]
fn alhambra_58_c30_money_then_the_market_in_order() {
    let game = made(3).market("p2 s9 p4 a10").open("f1").hand(0, "f2 n5").game();
    let game = after(&game, "B.p2:2 B.p4:5 L.p2@r L.p4@r");
    let money = after(&game, "money.f9 money.f9 money.f9");
    assert_eq!(money.awaiting(), Awaiting::Chance(alhambra::Chance::Tile));
    let tiles = after(&money, "tile.t13 tile.p8");
    let market: Vec<String> = tiles.body().market().map(|(_, tile)| tile.to_string()).collect();
    assert_eq!(market, ["t13", "s9", "p8", "a10"]);
}

#[test]
fn alhambra_59_c32_the_discard_pile_becomes_the_deck() {
    // At once when the last card is drawn.
    let game = made(3).market("p2 s9 a10 c11").open("u9 u9 u9 f1").discard("f2 f3").deck("r9").game();
    let taken = after(&game, "T.f1");
    let effects = told(&taken, "money.r9");
    assert!(effects.contains(&Effect::Shuffled { cards: 2 }), "{effects:?}");
    // As soon as something is paid, if there was nothing.
    let game = made(3).market("p2 s9 a10 c11").open("u9 u9 u9").hand(0, "f5").deck("").game();
    let effects = told(&game, "B.p2:5");
    assert!(effects.contains(&Effect::Shuffled { cards: 1 }), "{effects:?}");
    let shuffled = after(&game, "B.p2:5");
    assert_eq!(shuffled.body().deck().len(), 1);
    // `alhambra C31`: a scoring card that came is not among them.
    assert!(shuffled.body().round_chance().is_none());
}

#[test]
fn alhambra_60_61_62_63_64_c31_a_scoring_card_is_laid_aside_and_its_round_scored() {
    let game =
        made(3).market("p2 s9 a10 c11").open("u9 f1 f1 f1").board(1, "t13 0,1").piles([0, 0, 44, 44, 16], 0);
    let taken = after(&game.game(), "T.u9");
    assert_eq!(legal(&taken).len(), 0);
    check_only(&taken, "round.1");
    let came = after(&taken, "round.1");
    assert_eq!(came.scores()[1], 0, "not before the money is filled up");
    let effects = told(&came, "money.r1");
    assert!(effects.contains(&Effect::RoundScored { round: 1 }), "{effects:?}");
    let scored = after(&came, "money.r1");
    assert_eq!((scored.scores()[1], scored.awaiting()), (6 + 1, Awaiting::Decision(Seat(1))));
    assert!(scored.body().round_chance().is_none(), "it does not come again");
}

/// Chance can answer this alone.
fn check_only(game: &Alhambra, outcome: &str) {
    let mut all = Vec::new();
    game.outcomes(|outcome, _| all.push(outcome.to_string()));
    assert_eq!(all, [outcome]);
}

#[test]
fn alhambra_79_80_c50_c51_the_game_ends_when_a_square_stays_empty() {
    let full = made(3).market("p2 s9 a10 c11").open("u9").hand(0, "f2").bag("");
    // An empty bag alone ends nothing.
    assert_eq!(refilled(&after(&full.clone().game(), "T.u9")).awaiting(), Awaiting::Decision(Seat(1)));
    let ended = refilled(&after(&full.game(), "B.p2:2 T.u9 L.p2@r"));
    // At once: seat 1 has no turn, and seat 0, who has most ducats, places the last of them.
    check(&ended, "T.u9", "84");
    let over = after(&ended, "L.c11@r");
    assert_eq!(over.awaiting(), Awaiting::Over);
    assert_eq!(over.result().unwrap().ended.item, "79");
    check(&over, "T.u9", "79");
    let two = made(3).market("p2 p3 a10 c11").open("u9").hand(0, "f2 r3").bag("t13").game();
    let bought = after(&two, "B.p2:2 B.p3:3 T.u9 L.p2@r L.p3@r");
    let last = refilled(&bought);
    assert_eq!(last.body().on_square(0), Some(tile("t13")), "filled as far as the tiles go");
}

#[test]
fn alhambra_81_82_83_84_c52_c53_c58_c61_last_tiles_tied_held_by_nobody_and_two_for_one() {
    let game = made(2).market("p2 g6 g7 a4").open("u1").hand(0, "f2 n3").hand(1, "r5 n3 u9 u9");
    let rest: Vec<String> = Tile::all()
        .map(|tile| tile.to_string())
        .filter(|tile| !["p2", "g6", "g7", "a4"].contains(&tile.as_str()))
        .collect();
    let game = game.neutral(&rest.join(" ")).bag("").game();
    let moved = after(&game, "B.p2:2 T.u1 L.p2@r");
    let mut last = moved;
    let mut effects = Vec::new();
    for outcome in ["money.f9", "money.f9", "money.f8", "money.f8"] {
        assert_eq!(last.check_outcome(outcome.parse().unwrap()), Ok(()));
        last.resolve(outcome.parse().unwrap(), &mut effects);
    }
    let tied = Effect::LastLeft { square: 3, tile: tile("g7"), sum: 3 };
    assert!(effects.contains(&tied), "{effects:?}");
    let won =
        |square, name, sum, next| Effect::LastWon { square, tile: tile(name), seat: Seat(1), sum, next };
    assert!(effects.contains(&won(2, "g6", 5, 0)), "{effects:?}");
    assert!(effects.contains(&won(4, "a4", 18, 1)), "{effects:?}");
    assert_eq!(last.awaiting(), Awaiting::Decision(Seat(1)));
    check(&last, "L.g6@n", "C58");
    check(&last, "L.g7@r", "84");
    for action in ["T.f9", "B.g6:5", "S.g6", "R.p2@r", "P"] {
        check(&last, action, "84");
        assert_eq!(last.check(action.parse().unwrap()), Err(Refusal::PlaceLastFirst));
    }
    let over = after(&last, "L.g6@r L.a4@r");
    assert_eq!(over.awaiting(), Awaiting::Over);
    assert_eq!(over.body().hand(Seat(1)).len(), 4, "no cards are spent");
    assert_eq!(over.body().on_square(2), Some(tile("g7")), "it stays on the market");
    // Nobody has florins.
    assert!(made(3).market("g6 - - -").open("u1").game().body().richest(0).0.is_none());
}

#[test]
fn alhambra_c54_the_last_tiles_are_placed_in_order_after_who_moved_last() {
    let game = made(3).market("p2 g6 g7 a4").open("u1 u1 u1").hand(0, "f2 u9").hand(1, "n3").hand(2, "r5");
    let rest: Vec<String> = Tile::all()
        .map(|tile| tile.to_string())
        .filter(|tile| !["p2", "g6", "g7", "a4"].contains(&tile.as_str()))
        .collect();
    let game = game.reserve(0, &rest.join(" ")).bag("").game();
    let moved = refilled(&after(&game, "B.p2:2 T.u1 L.p2@r"));
    assert_eq!(moved.awaiting(), Awaiting::Decision(Seat(1)));
    let second = after(&moved, "L.g7@r");
    assert_eq!(second.awaiting(), Awaiting::Decision(Seat(2)));
    let third = after(&second, "L.g6@r");
    assert_eq!(third.awaiting(), Awaiting::Decision(Seat(0)));
    assert_eq!(after(&third, "L.a4@r").awaiting(), Awaiting::Over);
}

#[test]
fn alhambra_85_c34_c35_the_round_of_the_refill_then_the_last_tiles_then_the_third_round() {
    let rest: Vec<String> = Tile::all()
        .map(|tile| tile.to_string())
        .filter(|tile| !["p2", "g6", "g7", "a4", "t13"].contains(&tile.as_str()))
        .collect();
    let game =
        made(3).market("p2 g6 g7 a4").open("u1 u1 u1 f9").hand(0, "f2").hand(1, "r5").board(1, "t13 0,1");
    let game = game.reserve(0, &rest.join(" ")).bag("").piles([0, 0, 0, 0, 102], 1).game();
    let moved = after(&game, "B.p2:2 T.f9 L.p2@r");
    let mut effects = told(&moved, "round.2");
    let came = after(&moved, "round.2");
    effects.extend(told(&came, "money.u9"));
    let at = |wanted: &dyn Fn(&Effect) -> bool| effects.iter().position(wanted).unwrap();
    let second = at(&|effect| *effect == Effect::RoundScored { round: 2 });
    assert!(second < at(&|effect| *effect == Effect::Ending));
    // `alhambra C53`: nobody has dinars.
    assert!(effects.contains(&Effect::LastLeft { square: 3, tile: tile("g7"), sum: 0 }), "{effects:?}");
    let over = after(&came, "money.u9 L.g6@r");
    assert_eq!(over.awaiting(), Awaiting::Over);
    assert_eq!(over.body().points(2, Some(Seat(1))).kinds, 13);
    assert_eq!(over.body().points(3, Some(Seat(1))).kinds, 21);
    // A round whose card did not come is not scored.
    let early = made(3).market("p2 g6 g7 a4").open("u1 u1 u1 f9").hand(0, "f2").board(1, "t13 0,1");
    let early = early.reserve(0, &rest.join(" ")).bag("").piles([9, 30, 30, 30, 4], 0).game();
    let over = refilled(&after(&early, "B.p2:2 T.f9 L.p2@r"));
    assert_eq!((over.awaiting(), over.body().points(1, Some(Seat(1))).kinds), (Awaiting::Over, 0));
}

#[test]
fn alhambra_86_87_c55_most_points_win_and_several_share() {
    let rest: Vec<String> = Tile::all()
        .map(|tile| tile.to_string())
        .filter(|tile| !["p2", "p8", "t13", "t12"].contains(&tile.as_str()))
        .collect();
    let end = |one: &str, other: &str| {
        let game = made(3).market("p2 - - -").open("u1 u1 u1 f9").hand(0, "f2").board(1, one).board(2, other);
        refilled(&after(&game.reserve(0, &rest.join(" ")).bag("").game(), "B.p2:2 T.f9 L.p2@r"))
    };
    let won = end("t12 0,1", "p8 0,1");
    let places = won.result().unwrap();
    assert_eq!((places.places[..3].to_vec(), places.decided.item), (vec![3, 1, 2], "86"));
    let tied = made(3)
        .market("p2 - - -")
        .open("u1 u1 u1 f9")
        .hand(0, "f2")
        .reserve(
            0,
            &Tile::all()
                .map(|tile| tile.to_string())
                .filter(|tile| tile != "p2")
                .collect::<Vec<_>>()
                .join(" "),
        )
        .bag("")
        .game();
    let tied = refilled(&after(&tied, "B.p2:2 T.f9 L.p2@r")).result().unwrap();
    assert_eq!((tied.places[..3].to_vec(), tied.decided.item), (vec![1, 1, 1], "87"));
}

#[test]
fn alhambra_88_90_91_92_the_neutral_player_is_given_six_tiles() {
    let game = dealt(2, 3);
    assert_eq!((game.body().neutral().count(), game.body().bag_size()), (6, 54 - 6 - 4));
    assert_eq!(dealt(3, 3).body().neutral().count(), 0);
    let mut turns = std::collections::BTreeSet::new();
    let mut game = game;
    for _ in 0..6 {
        turns.extend(game.awaiting().seat());
        let take = legal_like(&game, "T.")[0].clone();
        game = refilled(&after(&game, &take));
    }
    assert!(turns.into_iter().eq([Seat(0), Seat(1)]));
}

#[test]
fn alhambra_95_96_c63_c64_the_neutral_player_is_given_more_after_the_rounds() {
    let base = made(2).market("p2 s9 a10 c11").open("u9 f1 f1 r1");
    let first = base.clone().piles([0, 0, 22, 23, 23], 0).game();
    let scored = after(&first, "T.u9 round.1 money.r2");
    assert_eq!(scored.awaiting(), Awaiting::Chance(alhambra::Chance::Tile));
    assert_eq!(refilled(&scored).body().neutral().count(), 6);
    // Of what is left when the market is full: a third of 47, rounded down, and not of 48.
    let bought =
        made(2).market("p2 s9 a10 c11").open("u9 f1 f1 r1").hand(0, "f2").piles([0, 0, 0, 33, 34], 1);
    let mut view = bought.neutral("t12 t13").game();
    assert_eq!(view.body().bag_size(), 48);
    view = after(&view, "B.p2:2 T.u9 L.p2@r");
    let mut outcomes = 0;
    while let Awaiting::Chance(_) = view.awaiting() {
        let mut first = None;
        view.outcomes(|outcome, _| {
            if first.is_none() || matches!(outcome, Outcome::Round(_)) {
                first = Some(outcome)
            }
        });
        view.resolve(first.unwrap(), &mut Quiet);
        outcomes += 1;
    }
    assert!(outcomes > 3);
    assert_eq!(view.body().neutral().count(), 2 + 15);
    let few = base.bag("t13 t12").piles([0, 0, 22, 23, 23], 0).game();
    assert_eq!(refilled(&after(&few, "T.u9")).body().neutral().count(), 2);
}

#[test]
fn alhambra_97_c57_what_was_bought_can_be_given_to_the_neutral_player() {
    let game = made(2).market("p2 p6 - -").open("u9").hand(0, "f2 r7").board(0, "p8 0,1").game();
    let bought = after(&game, "B.p2:2 B.p6:7");
    let given = after(&bought, "L.p2@n L.p6@0,2");
    assert!(given.body().neutral().eq([tile("p2")]));
    check(&bought, "L.p8@n", "53");
}

#[test]
fn alhambra_c2_c5_everybody_is_dealt_twenty_or_more() {
    for (players, seed) in (2..=6).flat_map(|players| (0..20).map(move |seed| (players, seed))) {
        let game = dealt(players, seed);
        for seat in Seat::all(players) {
            let hand = game.body().hand(seat);
            assert!((20..29).contains(&hand.total()), "{}", hand.total());
        }
        assert_eq!(game.body().open().count(), 4);
    }
    // One after the other: seat 1 gets nothing before seat 0 has 20.
    let mut game = new(3);
    for outcome in ["money.f9", "money.f9", "money.r1"] {
        game = after(&game, outcome);
        assert!(game.body().hand(Seat(1)).is_empty());
    }
    assert_eq!(after(&game, "money.r1 money.u5").body().hand(Seat(1)).len(), 1);
}

#[test]
fn alhambra_c4_the_deal_decides_who_begins() {
    let begin = |hands: &str| {
        let mut game = new(3);
        let mut first = None;
        for outcome in hands.split_whitespace() {
            let mut effects = Vec::new();
            assert_eq!(game.check_outcome(outcome.parse().unwrap()), Ok(()));
            game.resolve(outcome.parse().unwrap(), &mut effects);
            first = effects.iter().find_map(|effect| match effect {
                Effect::Begins { seat, .. } => Some(*seat),
                _ => None,
            });
        }
        (first.expect("the deal is over").0, game.body().begins_by())
    };
    let (four, low, high) =
        ("money.f4 money.f4 money.f4 money.f9", "money.r7 money.r7 money.r6", "money.u9 money.u9 money.u9");
    assert_eq!(begin(&format!("{four} {low} {high}")), (1, "money"), "of three cards those with less money");
    assert_eq!(begin(&format!("{four} {high} {low}")), (2, "money"));
    let same = "money.n7 money.n7 money.n6";
    assert_eq!(begin(&format!("{high} {low} {same}")), (1, "seat"), "the earlier seat");
    // A player with more cards may have less money.
    let five = "money.n4 money.n4 money.n4 money.r4 money.r4";
    assert_eq!(begin(&format!("{high} {five} {four}")), (0, "cards"));
}

#[test]
fn alhambra_c3_c8_everybody_may_know_everything() {
    let game = dealt(3, 8);
    let of = |viewer| {
        let mut view = serde_json::to_value(game.view(viewer)).unwrap();
        view["viewer"] = "".into();
        view
    };
    for viewer in Viewer::all(3) {
        assert_eq!(of(viewer), of(Viewer::Spectator));
        assert_eq!(Alhambra::determinize(&game.view(viewer), &mut kernel::First), game);
    }
}

#[test]
fn alhambra_c17_an_earlier_tile_may_make_a_later_one_legal() {
    // t9c has no open side towards the fountain's neighbours but by way of p8.
    let game = made(3).market("p8 t13 - -").open("u9").hand(0, "f8 r9 r4").game();
    let bought = after(&game, "B.p8:8 B.t13:94 T.u9");
    check(&bought, "L.t13@2,0", "43");
    let first = after(&bought, "L.p8@1,0");
    check(&first, "L.t13@2,0", "ok");
}

#[test]
fn alhambra_c33_a_pass_only_where_nothing_can_be_done() {
    let game = made(3).market("p2 s9 a10 c11").hand(1, "f1").deck("").game();
    assert_eq!(legal(&game), ["P"]);
    let next = after(&game, "P");
    assert_eq!(next.awaiting(), Awaiting::Decision(Seat(1)), "fewer than four cards lie open");
    let able = made(3).market("p2 s9 a10 c11").open("f1").game();
    check(&able, "P", "C33");
}

#[test]
fn alhambra_13_a_view_that_has_a_tile_twice_is_none() {
    assert_eq!(made(3).market("p2 p2 - -").fault(), "the tile p2 is in two places");
    assert_eq!(made(3).market("p2 - - -").reserve(1, "p2").fault(), "the tile p2 is in two places");
    assert_eq!(made(3).hand(0, "f1 f1 f1 f1").fault(), "there are too many cards f1");
    assert_eq!(made(3).board(0, "p8 0,2").fault(), "the board of seat 0 breaks the building rules");
    assert_eq!(made(3).board(0, "p8 0,1; p7 0,1").fault(), "the board of seat 0 breaks the building rules");
    assert!(made(3).set("agenda", serde_json::json!(["foo"])).fault().contains("no such duty: foo"));
    assert!(made(3).set("players", 7.into()).fault().contains("2 to 6 seats"));
    assert!(made(3).set("walls", "round".into()).fault().contains("sides, tiles"));
}

//! A test for the items about scoring, and the law of payments against all sets of cards.

use std::collections::BTreeSet;

use alhambra::{
    Action, Alhambra, Cell, Currency, Kind, PLAIN_MAX, PRICE_MAX, Payment, Tile, Walls, places, shares,
};
use kernel::{Awaiting, Draw, Game, Quiet, Seat};
use laws::{Dice, after, legal_like};

use crate::common::{made, refilled};

#[test]
fn alhambra_66_67_68_the_points_are_those_of_the_component_file() {
    let file = include_str!("../../../data/alhambra-scoring.csv");
    for row in file.lines().skip(1).map(|line| line.split(',').collect::<Vec<_>>()) {
        let kind = Kind::ALL.into_iter().find(|kind| format!("{kind:?}").to_lowercase() == row[0]).unwrap();
        assert_eq!(places(kind, row[1].parse().unwrap()).map(|points| points.to_string()), row[2..]);
    }
    assert_eq!(places(Kind::Tower, 3), [21, 13, 6]);
    assert_eq!(places(Kind::Pavilion, 1), [1, 0, 0]);
}

#[test]
fn alhambra_69_70_71_73_74_c36_c37_c38_c39_tied_players_share() {
    let towers = |round, numbers: [u8; 6]| shares(Kind::Tower, round, numbers);
    // Round 1.
    assert_eq!(towers(1, [2, 2, 1, 0, 0, 0]), [3, 3, 0, 0, 0, 0]);
    assert_eq!(towers(1, [2, 2, 2, 1, 0, 0]), [2, 2, 2, 0, 0, 0]);
    assert_eq!(towers(1, [1, 1, 1, 1, 0, 0]), [1, 1, 1, 1, 0, 0]);
    assert_eq!(towers(1, [1, 1, 1, 1, 1, 0]), [1, 1, 1, 1, 1, 0]);
    assert_eq!(towers(1, [1; 6]), [1; 6]);
    assert_eq!(shares(Kind::Pavilion, 1, [1, 1, 0]), [0, 0, 0]);
    // Round 2.
    assert_eq!(towers(2, [3, 3, 2, 0, 0, 0]), [9, 9, 0, 0, 0, 0]);
    assert_eq!(towers(2, [3, 3, 3, 2, 0, 0]), [6, 6, 6, 0, 0, 0]);
    assert_eq!(towers(2, [3, 2, 2, 1, 0, 0]), [13, 3, 3, 0, 0, 0]);
    // Round 3.
    assert_eq!(towers(3, [3, 3, 2, 1, 0, 0]), [17, 17, 6, 0, 0, 0]);
    assert_eq!(towers(3, [3, 3, 3, 1, 0, 0]), [13, 13, 13, 0, 0, 0]);
    assert_eq!(towers(3, [2, 2, 2, 2, 0, 0]), [10, 10, 10, 10, 0, 0]);
    assert_eq!(towers(3, [3, 2, 2, 1, 0, 0]), [21, 9, 9, 0, 0, 0]);
    assert_eq!(towers(3, [3, 2, 2, 2, 0, 0]), [21, 6, 6, 6, 0, 0]);
    assert_eq!(towers(3, [4, 3, 2, 2, 0, 0]), [21, 13, 3, 3, 0, 0]);
    assert_eq!(towers(3, [0; 6]), [0; 6], "without a tile nothing");
}

/// The game at the end of a refill in which a round's card came.
fn scored(game: crate::common::Made, round: u8) -> Alhambra {
    let open = game.market("g12 s3 s4 s5").open("u9 f1 f1 r1");
    // The piles have to hold what lies nowhere else.
    let probe = open.clone().piles([0, 0, 0, 0, 0], 2).game();
    let left = probe.body().deck().len() as u8;
    let piles = if round == 1 { [0, 0, left, 0, 0] } else { [0, 0, 0, 0, left] };
    let mut game = after(&open.piles(piles, round - 1).game(), &format!("T.u9 round.{round}"));
    while let Awaiting::Chance(alhambra::Chance::Money) = game.awaiting() {
        game.resolve(game.draw(&mut kernel::First), &mut Quiet);
    }
    game
}

#[test]
fn alhambra_65_72_only_built_tiles_count() {
    let game = scored(made(3).board(0, "t13 0,1").reserve(1, "t12 t8 t7"), 1);
    assert_eq!(
        (game.body().points(1, Some(Seat(0))).kinds, game.body().points(1, Some(Seat(1))).kinds),
        (6, 0)
    );
}

#[test]
fn alhambra_93_94_c59_c60_the_neutral_player_is_ranked_like_any_other() {
    let towers = |neutral: &str, round| {
        let game = scored(made(2).board(0, "t13 0,1; t12 0,-1").board(1, "t10 0,1").neutral(neutral), round);
        let kinds = |seat| game.body().points(round, seat).kinds;
        (kinds(Some(Seat(0))), kinds(Some(Seat(1))), kinds(None), game.body().points(round, None).wall)
    };
    // Of towers, and one chambers against none elsewhere.
    assert_eq!(towers("t7 t8 t9a", 1), (0, 0, 6, 0));
    assert_eq!(towers("t7 t8", 1), (3, 0, 3, 0));
    assert_eq!(towers("t7 t8 t9a", 2), (6, 0, 13, 0));
    assert_eq!(towers("t7", 2), (13, 3, 3, 0));
    assert_eq!(towers("t7 t8", 2), (9, 0, 9, 0));
}

#[test]
fn alhambra_c60_each_tie_with_the_neutral_player() {
    // Towers of seat 0, of seat 1 and of the neutral player, and what they bring in each round (`alhambra C37` to C39).
    let (two, one, other) = ("t13 0,1; t12 0,-1", "t13 0,1", "t10 0,1");
    for (boards, neutral, rounds) in [
        ([one, other], "t7", [[2, 2, 2], [6, 6, 6], [13, 13, 13]]),
        ([two, other], "t7 t8", [[3, 0, 3], [9, 0, 9], [17, 6, 17]]),
        ([two, other], "t7", [[6, 0, 0], [13, 3, 3], [21, 9, 9]]),
        ([one, other], "t7 t8", [[0, 0, 6], [3, 3, 13], [9, 9, 21]]),
        ([one, other], "", [[3, 3, 0], [9, 9, 0], [17, 17, 0]]),
    ] {
        for (round, expected) in (1..).zip(rounds) {
            assert_eq!(
                with_neutral(boards, neutral, round),
                expected,
                "round {round} of {boards:?} and {neutral}"
            );
        }
    }
    // One point for two is none for either.
    assert_eq!(with_neutral(["p5 0,1", other], "p6", 1), [0, 6, 0]);
}

/// The points for buildings of both players and of the neutral player in a round, with these boards.
fn with_neutral(boards: [&str; 2], neutral: &str, round: u8) -> [u8; 3] {
    let game = made(2).board(0, boards[0]).board(1, boards[1]).neutral(neutral);
    let game = if round == 3 {
        // Nobody has money for the squares of the first three currencies.
        let end = game.market("p2 s9 a10 c11").open("u9").hand(0, "f2").bag("").game();
        after(&refilled(&after(&end, "B.p2:2 T.u9 L.p2@r")), "L.c11@r")
    } else {
        scored(game, round)
    };
    [Some(Seat(0)), Some(Seat(1)), None].map(|seat| game.body().points(round, seat).kinds)
}

fn wall_of(board: &str, walls: &str) -> u8 {
    made(3).set("walls", walls.into()).board(0, board).open("u9").game().body().wall(Seat(0))
}

#[test]
fn alhambra_75_76_77_c41_c42_c43_c44_c46_the_longest_wall() {
    // Walled all round: every side scores.
    let all = "p2 0,1; a4 1,0; s3 0,-1; c5 -1,0";
    assert_eq!((wall_of(all, "sides"), wall_of(all, "tiles")), (12, 4));
    let other = "a8a 1,0; t11a 2,0; p6 0,1; g7 -1,0";
    assert_eq!((wall_of(other, "sides"), wall_of(other, "tiles")), (3, 2));
    // Around an outer corner, and broken by an open side.
    assert_eq!(wall_of("p5 0,1", "sides"), 2);
    // Two walls that face each other are inner: neither counts.
    assert_eq!(wall_of("p7 0,1; p8 1,0; s7 1,1", "sides"), 0);
}

#[test]
fn alhambra_c44_a_wall_goes_on_around_an_inner_corner() {
    let bay = "s7 0,1; p6 -1,0";
    // s7 at 0,1 has a wall in the west, p6 at -1,0 one in the north: they meet at a point of the bay.
    assert_eq!(wall_of(bay, "sides"), 2);
    assert_eq!(wall_of(bay, "tiles"), 2);
}

#[test]
fn alhambra_c45_a_wall_wraps_round_the_beginning_of_the_outline() {
    let board = "p2 0,1; a4 1,0; c5 -1,0";
    assert_eq!(wall_of(board, "sides"), 9);
}

#[test]
fn alhambra_c47_c49_the_fountain_adds_nothing() {
    assert_eq!(made(3).open("u9").game().body().wall(Seat(0)), 0);
    assert_eq!(wall_of("p8 0,1", "sides"), 0);
    // The fountain's open side lies between the two walls to the north.
    assert_eq!(wall_of("p6 1,0; p5 -1,0", "sides"), 2);
}

#[test]
fn alhambra_75_c48_the_wall_scores_in_every_round() {
    for round in [1, 2] {
        let game = scored(made(3).board(0, "p5 0,1"), round);
        assert_eq!(game.body().points(round, Some(Seat(0))).wall, 2);
    }
    let mut game = laws::dealt::<Alhambra>(&"alhambra players=3".parse().unwrap(), &mut Dice::new(2));
    let mut dice = Dice::new(5);
    let mut walls = [0; 3];
    while game.awaiting() != Awaiting::Over {
        match game.awaiting() {
            Awaiting::Chance(_) => game.resolve(game.draw(&mut dice), &mut Quiet),
            _ => game.play(game.nth_action(dice.below(game.action_count())), &mut Quiet),
        }
        walls = [0, 1, 2].map(|seat| game.body().wall(Seat(seat)));
    }
    for seat in 0..3 {
        assert_eq!(game.body().points(3, Some(Seat(seat))).wall, walls[usize::from(seat)]);
    }
}

#[test]
fn alhambra_c62_the_neutral_player_never_wins() {
    let rest: Vec<String> = Tile::all().map(|tile| tile.to_string()).filter(|tile| tile != "p2").collect();
    let game = made(2).market("p2 - - -").open("u1 u1 f9").hand(0, "f2").neutral(&rest.join(" ")).game();
    let mut over = after(&game, "B.p2:2 T.f9 L.p2@0,1");
    assert_eq!(over.awaiting(), Awaiting::Chance(alhambra::Chance::Money));
    while let Awaiting::Chance(_) = over.awaiting() {
        over.resolve(over.draw(&mut kernel::First), &mut Quiet);
    }
    assert!(over.body().neutral_points() > over.scores()[0]);
    assert!(over.result().unwrap().winners().next().is_some());
}

// --- payments -----------------------------------------------------------------------------------------------------

/// All sets of cards of a hand that reach a price, as what is paid.
fn all_payments(hand: &[u8], price: u8) -> BTreeSet<Payment> {
    let sets = (1u32..1 << hand.len()).map(|set| (0..hand.len()).filter(move |at| set >> at & 1 == 1));
    let payments =
        sets.map(|set| set.fold(Payment::NONE, |cards, at| cards.with(hand[at]).expect("at most three")));
    payments.filter(|cards| cards.sum() >= price).collect()
}

/// Everything that can be paid for the tile on the first square, by playing on: each must be reached in one way only.
fn paid(game: &Alhambra, into: &mut Vec<Payment>) {
    let before = game.body().discard().of(Currency::Florin);
    assert!(before.is_empty());
    let buys: Vec<Action> = actions(game)
        .into_iter()
        .filter(|action| {
            matches!(action, Action::Buy(..) | Action::Start(_) | Action::Pay(_) | Action::Enough)
        })
        .collect();
    assert!(!buys.is_empty() || game.body().paying().is_none(), "a chain that leads nowhere");
    for action in buys {
        let mut next = *game;
        next.play(action, &mut Quiet);
        match next.body().discard().of(Currency::Florin) {
            cards if cards.is_empty() => paid(&next, into),
            cards => into.push(cards),
        }
    }
}

fn actions(game: &Alhambra) -> Vec<Action> {
    let mut all = Vec::new();
    game.legal_actions(|action| all.push(action));
    all
}

#[test]
fn alhambra_31_c14_every_set_that_reaches_the_price_is_paid_in_exactly_one_way() {
    let mut dice = Dice::new(11);
    for round in 0..300 {
        let mut hand: Vec<u8> = Vec::new();
        for _ in 0..1 + dice.below(9) {
            let value = 1 + dice.below(9) as u8;
            if hand.iter().filter(|&&other| other == value).count() < 3 {
                hand.push(value);
            }
        }
        let tiles: Vec<Tile> = Tile::all().collect();
        let tile = tiles[dice.below(54) as usize];
        let cards: Vec<String> = hand.iter().map(|value| format!("f{value}")).collect();
        let game = made(3)
            .set("market", serde_json::json!([tile, null, null, null]))
            .open("u9")
            .hand(0, &cards.join(" "));
        let mut found = Vec::new();
        paid(&game.game(), &mut found);
        let once: BTreeSet<Payment> = found.iter().copied().collect();
        assert_eq!(once.len(), found.len(), "{round}: paid in two ways: {hand:?} for {tile}");
        assert_eq!(once, all_payments(&hand, tile.price()), "{round}: {hand:?} for {tile}");
    }
}

#[test]
fn alhambra_31_no_square_has_more_purchases_than_are_counted() {
    let all: Vec<String> = (1..=9).flat_map(|value| std::iter::repeat_n(format!("f{value}"), 3)).collect();
    let most = Kind::ALL
        .into_iter()
        .flat_map(|kind| Tile::all().filter(move |tile| tile.kind() == kind))
        .map(|tile| {
            let game = made(3)
                .set("market", serde_json::json!([tile, null, null, null]))
                .open("u9")
                .hand(0, &all.join(" "))
                .game();
            assert!(tile.price() <= PRICE_MAX);
            legal_like(&game, "B.").len()
        });
    assert_eq!(most.max(), Some(PLAIN_MAX));
    assert_eq!(Walls::WORDS, ["sides", "tiles"]);
}

#[test]
fn the_longest_wall_is_drawn_as_long_as_it_is() {
    let mut drawn = 0;
    for seed in 0..40 {
        let walls = if seed % 2 == 0 { "sides" } else { "tiles" };
        let setup = format!("alhambra players={} walls={walls}", 2 + seed % 5).parse().expect("a set-up");
        let mut game = Alhambra::new(&setup);
        let mut dice = Dice::new(seed);
        while game.awaiting() != Awaiting::Over {
            match game.awaiting() {
                Awaiting::Chance(_) => game.resolve(game.draw(&mut dice), &mut Quiet),
                _ => game.play(game.nth_action(dice.below(game.action_count())), &mut Quiet),
            }
        }
        for seat in Seat::all(game.players()) {
            let run = game.body().longest_wall(seat);
            let mut cells: Vec<_> = run.iter().map(|(cell, _)| *cell).collect();
            cells.sort_unstable();
            cells.dedup();
            let length = if walls == "sides" { run.len() } else { cells.len() };
            assert_eq!(length, usize::from(game.body().wall(seat)));
            for (cell, side) in run {
                let tile = game.body().tile_at(seat, cell).expect("a wall belongs to a tile");
                assert!(tile.has_wall(side));
                let beside = cell.beside(side).expect("a cell");
                assert!(beside != Cell::FOUNTAIN && game.body().tile_at(seat, beside).is_none());
                drawn += 1;
            }
        }
    }
    assert!(drawn > 100, "{drawn}");
}

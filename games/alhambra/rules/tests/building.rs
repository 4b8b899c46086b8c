//! A test for the items about building and redesigning, and what must hold of any board, by other means than the rules use.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use alhambra::{Alhambra, Cell, Refusal, Side, Spot, Tile, Walls};
use common::{made, tile};
use kernel::{Awaiting, Draw, Game, Quiet, Seat};
use laws::{Dice, after, check, legal_like};

/// A position in which seat 0 has bought a tile and places it on a board; an empty one is of the fountain alone.
fn placing(board: &str, bought: &str) -> Alhambra {
    let game = made(3).open("u9").set("bought", serde_json::json!([bought]));
    let game = if board.is_empty() { game } else { game.board(0, board) };
    game.set("agenda", serde_json::json!(["end_turn", "place"])).game()
}

/// A position in which seat 0 may redesign.
fn redesigning(board: &str, reserve: &str) -> Alhambra {
    let game = made(3).market("p2 - - -").open("u9").reserve(0, reserve);
    if board.is_empty() { game.game() } else { game.board(0, board).game() }
}

fn refusal(game: &Alhambra, action: &str) -> Refusal {
    game.check(action.parse().expect("an action")).expect_err("it is not legal")
}

#[test]
fn alhambra_2_40_c20_boards_begin_with_a_fountain_without_walls() {
    let game = placing("", "p8");
    assert_eq!(legal_like(&game, "L.p8@").len(), 1 + 4);
    for cell in ["0,1", "1,0", "0,-1", "-1,0"] {
        check(&game, &format!("L.p8@{cell}"), "ok");
    }
    check(&game, "L.p8@0,0", "43");
}

#[test]
fn alhambra_41_45_touching_sides_must_be_alike() {
    // p6 has a wall in the north, which the fountain has not.
    let game = placing("", "p6");
    assert_eq!(refusal(&game, "L.p6@0,-1"), Refusal::Differs { tile: tile("p6"), side: Side::North });
    check(&game, "L.p6@0,-1", "41");
    check(&game, "L.p6@0,1", "ok");
    // Two walls against each other agree, though nobody can walk there.
    let walls = placing("p6 0,1", "s8");
    assert_eq!(refusal(&walls, "L.s8@0,2"), Refusal::NoWay { tile: tile("s8"), side: Side::South });
}

#[test]
fn alhambra_42_45_c21_a_tile_must_be_reachable_on_foot() {
    let game = placing("p6 0,1", "s8");
    check(&game, "L.s8@0,2", "42");
    // From the side it can be reached, wall against wall or not.
    let around = placing("p6 0,1; s9 1,0; a9 1,1; a10 1,2", "s8");
    check(&around, "L.s8@0,2", "ok");
}

#[test]
fn alhambra_43_45_a_corner_is_not_enough() {
    let game = placing("", "p8");
    check(&game, "L.p8@1,1", "43");
    check(&game, "L.p8@9,9", "43");
    assert_eq!(refusal(&game, "L.p8@1,1"), Refusal::Apart { cell: Cell::new(1, 1).unwrap() });
}

#[test]
fn alhambra_44_45_c22_c23_c24_c25_no_gaps() {
    // As in the list of positions: an open tile at 1,-2 closes 1,-1; at 1,-1 it is legal.
    let board = "p8 1,0; s9 2,0; a9 2,-1; a10 0,-1; c10 0,-2";
    let game = placing(board, "t12");
    check(&game, "L.t12@1,-2", "44");
    assert_eq!(
        refusal(&game, "L.t12@1,-2"),
        Refusal::Gap { tile: tile("t12"), gap: Cell::new(1, -1).unwrap() }
    );
    check(&game, "L.t12@1,-1", "ok");
    // A crack at a corner opens nothing: 2,-2 would touch c10's row only by the corner of 1,-2.
    check(&game, "L.t12@2,-2", "ok");
    let closed = placing(&format!("{board}; t12 2,-2"), "g11");
    check(&closed, "L.g11@1,-2", "44");
    // Two empty places together are a gap too.
    let wide = placing("p8 1,0; s9 2,0; a9 3,0; a10 3,-1; c10 3,-2; c11 2,-2; g11 0,-1", "t12");
    check(&wide, "L.t12@1,-2", "44");
    check(&wide, "L.t12@1,-1", "44");
    check(&wide, "L.t12@2,-1", "ok");
}

#[test]
fn alhambra_46_50_c29_a_tile_of_the_reserve_is_built() {
    let game = redesigning("p8 1,0", "t9a p6");
    check(&game, "R.t9a@2,0", "ok");
    check(&game, "R.t9a@1,0", "43");
    check(&game, "R.p6@0,-1", "41");
    check(&game, "R.t12@0,1", "46");
    let next = after(&game, "R.t9a@2,0");
    assert_eq!(
        (next.body().tile_at(Seat(0), Cell::new(2, 0).unwrap()), next.turns()),
        (Some(tile("t9a")), 10)
    );
}

#[test]
fn alhambra_47_51_c26_a_tile_is_taken_away() {
    let game = redesigning("p8 1,0; t9a 2,0", "c10 p6 p7");
    // t9a hangs on p8.
    check(&game, "R.p8@r", "42");
    assert_eq!(refusal(&game, "R.p8@r"), Refusal::CutsOff { tile: tile("p8"), other: tile("t9a") });
    check(&game, "R.t9a@r", "ok");
    check(&game, "R.t12@r", "47");
    assert!(after(&game, "R.t9a@r").body().reserve(Seat(0)).any(|own| own == tile("t9a")));
    // s7 touches p7 by walls only, so p8 must stay.
    let walls = redesigning("p7 0,1; p8 1,0; s7 1,1", "");
    check(&walls, "R.p8@r", "42");
    check(&walls, "R.p7@r", "ok");
    check(&walls, "R.s7@r", "ok");
    // A tile with neighbours on all sides.
    let all = redesigning("p8 1,0; s9 2,0; a9 1,1; a10 1,-1; c10 0,1; c11 0,-1", "");
    check(&all, "R.p8@r", "44");
    assert_eq!(legal_like(&all, "R.").len(), 5);
}

#[test]
fn alhambra_48_49_c27_c28_a_tile_is_exchanged() {
    let game = redesigning("p8 1,0; t9a 2,0", "c10 p6 p7");
    check(&game, "R.c10@p8", "ok");
    check(&game, "R.p6@p8", "ok");
    // p7 has a wall in the east, towards t9a.
    check(&game, "R.p7@p8", "41");
    check(&game, "R.c10@p7", "47");
    let next = after(&game, "R.c10@p8");
    assert_eq!(next.body().tile_at(Seat(0), Cell::new(1, 0).unwrap()), Some(tile("c10")));
    assert!(next.body().reserve(Seat(0)).any(|own| own == tile("p8")));
    // One that is surrounded, too.
    let all = redesigning("p8 1,0; s9 2,0; a9 1,1; a10 1,-1; c10 0,1; c11 0,-1", "t12");
    check(&all, "R.t12@p8", "ok");
}

#[test]
fn alhambra_38_44_a_cell_out_of_reach_is_none() {
    for text in ["L.p8@55,0", "L.p8@0,-55", "L.p8@1", "L.p8@01,0", "L.p8@+1,0", "R.p8@1,"] {
        assert!(text.parse::<alhambra::Action>().is_err(), "{text}");
    }
    assert_eq!("L.p8@-54,54".parse::<alhambra::Action>().unwrap().to_string(), "L.p8@-54,54");
}

// --- what holds of any board --------------------------------------------------------------------------------------

/// A board of a test's own: tiles by cells.
type Slow = BTreeMap<(i8, i8), Option<Tile>>;

fn slow(game: &Alhambra, seat: Seat) -> Slow {
    let built = game.body().built(seat).map(|(tile, cell)| ((cell.x(), cell.y()), Some(tile)));
    [((0, 0), None)].into_iter().chain(built).collect()
}

fn wall(board: &Slow, (x, y): (i8, i8), side: Side) -> Option<bool> {
    board.get(&(x, y)).map(|tile| tile.is_some_and(|tile| tile.has_wall(side)))
}

fn beside((x, y): (i8, i8), side: Side) -> (i8, i8) {
    let (east, north) = side.step();
    (x + east, y + north)
}

/// Whether a board keeps all rules, by flood fill of its tiles on foot and of its empty places from outside.
fn is_legal(board: &Slow) -> bool {
    let alike = board.keys().all(|&cell| {
        Side::ALL.iter().all(|&side| {
            wall(board, beside(cell, side), side.opposite())
                .is_none_or(|facing| Some(facing) == wall(board, cell, side))
        })
    });
    let mut reached = BTreeSet::from([(0, 0)]);
    let mut ahead = vec![(0, 0)];
    while let Some(cell) = ahead.pop() {
        for side in Side::ALL {
            let next = beside(cell, side);
            let is_open =
                wall(board, cell, side) == Some(false) && wall(board, next, side.opposite()) == Some(false);
            if is_open && reached.insert(next) {
                ahead.push(next);
            }
        }
    }
    let (xs, ys): (Vec<i8>, Vec<i8>) = board.keys().copied().unzip();
    let bound = |list: &[i8]| (list.iter().min().unwrap() - 1, list.iter().max().unwrap() + 1);
    let ((west, east), (south, north)) = (bound(&xs), bound(&ys));
    let mut outside = BTreeSet::from([(west, south)]);
    let mut ahead = vec![(west, south)];
    while let Some(cell) = ahead.pop() {
        for side in Side::ALL {
            let (x, y) = beside(cell, side);
            let is_within = (west..=east).contains(&x) && (south..=north).contains(&y);
            if is_within && !board.contains_key(&(x, y)) && outside.insert((x, y)) {
                ahead.push((x, y));
            }
        }
    }
    let all = usize::from((east - west + 1) as u8) * usize::from((north - south + 1) as u8);
    alike && reached.len() == board.len() && outside.len() + board.len() == all
}

/// The longest wall by another way than round the outline: walled outer sides are joined where they share an end.
fn slow_wall(board: &Slow, walls: Walls) -> u8 {
    let mut sides = Vec::new();
    for &(x, y) in board.keys() {
        for side in Side::ALL {
            if wall(board, (x, y), side) == Some(true) && !board.contains_key(&beside((x, y), side)) {
                let ends = match side {
                    Side::North => [(x, y + 1), (x + 1, y + 1)],
                    Side::South => [(x, y), (x + 1, y)],
                    Side::West => [(x, y), (x, y + 1)],
                    Side::East => [(x + 1, y), (x + 1, y + 1)],
                };
                sides.push(((x, y), ends));
            }
        }
    }
    let mut best = 0;
    let mut left: Vec<_> = sides;
    while let Some(one) = left.pop() {
        let mut run = vec![one];
        while let Some(at) = left
            .iter()
            .position(|(_, ends)| run.iter().any(|(_, other)| ends.iter().any(|end| other.contains(end))))
        {
            run.push(left.swap_remove(at));
        }
        let cells: BTreeSet<_> = run.iter().map(|(cell, _)| *cell).collect();
        best = best.max(match walls {
            Walls::Sides => run.len(),
            Walls::Tiles => cells.len(),
        });
    }
    best as u8
}

/// How many random changes are compared; `CABOCHON_LAWS` multiplies it.
const CHANGES: u32 = 1_000_000;

#[test]
fn alhambra_41_42_43_44_c24_c26_c27_c28_random_changes_agree_with_flood_fill() {
    let times: u32 = std::env::var("CABOCHON_LAWS").map_or(1, |times| times.parse().expect("a number"));
    let mut compared = 0;
    for seed in 0.. {
        let (mut dice, walls) = (Dice::new(seed), if seed % 2 == 0 { Walls::Sides } else { Walls::Tiles });
        let setup = alhambra::Setup::new(2 + (seed % 5) as u8, walls).unwrap();
        laws::play_out::<Alhambra>(&setup, &mut dice, &mut Quiet, |game| {
            let mut dice = Dice::new(seed ^ u64::from(game.turns()));
            let Awaiting::Decision(seat) = game.awaiting() else { return };
            if dice.below(8) > 0 {
                return;
            }
            let board = slow(game, seat);
            assert!(is_legal(&board), "{board:?}");
            assert_eq!(game.body().wall(seat), slow_wall(&board, walls), "{board:?}");
            compared += compare(game, seat, &board, &mut dice);
        });
        if compared > CHANGES * times {
            break;
        }
    }
}

/// Compares random placements, removals and exchanges on a board with flood fill; says how many.
fn compare(game: &Alhambra, seat: Seat, board: &Slow, dice: &mut Dice) -> u32 {
    let cells: Vec<(i8, i8)> = board.keys().copied().collect();
    let own: BTreeSet<Tile> = game.body().built(seat).map(|(tile, _)| tile).collect();
    for _ in 0..4 {
        let new = loop {
            let new = Tile::new(1 + dice.below(54) as u8).unwrap();
            if !own.contains(&new) {
                break new;
            }
        };
        let near = cells[dice.below(cells.len() as u32) as usize];
        let (x, y) = (near.0 + dice.below(3) as i8 - 1, near.1 + dice.below(3) as i8 - 1);
        let Some(cell) = Cell::new(x, y) else { continue };
        let mut with = board.clone();
        let lies = with.insert((x, y), Some(new));
        let is_exchange = lies.is_some();
        if !is_exchange {
            // Another rule than the flood fill's: a tile apart would be neither reached nor be beside.
            assert_eq!(
                game.body().check_build(seat, new, cell).is_ok(),
                is_legal(&with),
                "{new} at {cell} of {board:?}"
            );
        }
    }
    let reserve: BTreeSet<Tile> = game.body().reserve(seat).collect();
    if game.decision() == Some(alhambra::Decision::Act) {
        for (tile, cell) in game.body().built(seat) {
            let mut without = board.clone();
            without.remove(&(cell.x(), cell.y()));
            let action = alhambra::Action::Redesign(tile, alhambra::Change::Remove);
            assert_eq!(game.check(action).is_ok(), is_legal(&without), "{action} of {board:?}");
            for &new in reserve.iter().take(3) {
                let mut with = board.clone();
                with.insert((cell.x(), cell.y()), Some(new));
                let action = alhambra::Action::Redesign(new, alhambra::Change::Replace(tile));
                assert_eq!(game.check(action).is_ok(), is_legal(&with), "{action} of {board:?}");
            }
        }
    }
    4 + own.len() as u32 * (1 + reserve.len().min(3) as u32)
}

#[test]
fn alhambra_c45_the_outline_passes_each_point_once() {
    for seed in 0..40 {
        let setup = alhambra::Setup::new(2, Walls::Sides).unwrap();
        laws::play_out::<Alhambra>(&setup, &mut Dice::new(seed), &mut Quiet, |game| {
            for seat in Seat::all(2).filter(|_| game.turns() % 8 == 0) {
                let board = slow(game, seat);
                // At every point where four cells meet the outline passes at most once: the occupied ones hang together.
                for &(x, y) in board.keys() {
                    for (east, north) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                        let (x, y) = (x + east, y + north);
                        let has = |x: i8, y: i8| board.contains_key(&(x, y));
                        let around = [has(x - 1, y - 1), has(x, y - 1), has(x, y), has(x - 1, y)];
                        let changes = (0..4).filter(|&at| around[at] != around[(at + 1) % 4]).count();
                        assert!(changes <= 2, "{board:?}");
                    }
                }
            }
        });
    }
}

#[test]
fn alhambra_44_a_board_of_every_size_is_counted_alike() {
    // A path of tiles grows east and north, through sets of cells of one word, two, four and more.
    let mut rest: Vec<Tile> =
        Tile::all().filter(|tile| !["p2", "s8"].contains(&&*tile.to_string())).collect();
    let (mut board, mut cell, mut to, mut words) = (Vec::new(), Cell::FOUNTAIN, Side::East, BTreeSet::new());
    let mut game = redesigning("", "s8");
    for at in 0..40 {
        cell = cell.beside(to).unwrap();
        let ways = if cell.x() > cell.y() { [Side::North, Side::East] } else { [Side::East, Side::North] };
        let found = ways.into_iter().find_map(|way| {
            let fits =
                |tile: &Tile| !tile.has_wall(way) && game.body().check_build(Seat(0), *tile, cell).is_ok();
            Some((way, rest.iter().position(fits)?))
        });
        let Some((way, found)) = found else { break };
        to = way;
        board.push(format!("{} {cell}", rest.remove(found)));
        game = made(3).market("p2 - - -").open("u9").reserve(0, "s8").board(0, &board.join("; ")).game();
        assert!(compare(&game, Seat(0), &slow(&game, Seat(0)), &mut Dice::new(at)) > 4);
        legal_like(&game, "R.")
            .iter()
            .for_each(|action| assert_eq!(game.check(action.parse().unwrap()), Ok(())));
        let cells = u32::from(cell.x() as u8 + 3) * u32::from(cell.y() as u8 + 3);
        words.insert(cells.div_ceil(64));
    }
    assert!(
        words.contains(&1) && words.contains(&2) && words.contains(&4) && words.contains(&5),
        "{words:?}"
    );
}

#[test]
fn a_place_is_judged_as_if_the_tile_were_built_there() {
    let mut judged = 0;
    for seed in 0..30 {
        let setup = alhambra::Setup::new(2 + (seed % 5) as u8, Walls::Sides).unwrap();
        laws::play_out::<Alhambra>(&setup, &mut Dice::new(seed), &mut Quiet, |game| {
            let body = game.body();
            if game.decision() != Some(alhambra::Decision::Place) || game.turns() % 4 > 0 {
                return;
            }
            let seat = body.turn();
            for tile in body.bought() {
                let mut cells = Vec::new();
                body.each_place(seat, tile, |cell| cells.push(cell));
                assert_eq!(body.has_place(seat, tile), !cells.is_empty());
                for cell in cells {
                    let mut after = *game;
                    after.play(alhambra::Action::Place(tile, Spot::Cell(cell)), &mut Quiet);
                    let others = body.bag().chain(body.market().map(|(_, tile)| tile));
                    let fitting = others.filter(|&other| after.body().has_place(seat, other)).count() as u32;
                    assert_eq!(body.judged_with(seat, tile, cell), (after.body().wall(seat), fitting));
                    judged += 1;
                }
            }
        });
    }
    assert!(judged > 500, "{judged}");
}

//! A test for the items about building and redesigning, and what must hold of any board, by other means than the rules use.

use std::collections::BTreeSet;

use alhambra::{Action, Alhambra, Cell, Change, Decision, Refusal, Side, Spot, Tile, Walls};
use kernel::{Awaiting, Draw, Game, Quiet, Seat};
use laws::{Dice, after, check, legal_like};

use crate::common::{made, tile};

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
    check(&game, "L.p8@0,0", "C20");
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
    check(&game, "R.t9a@1,0", "C20");
    check(&game, "R.t9a@0,0", "51");
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
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    assert_eq!("L.p8@-54,54".parse::<Action>().unwrap().to_string(), "L.p8@-54,54");
}

// --- what holds of any board --------------------------------------------------------------------------------------

/// A board of a test's own: what lies at each cell, 0 for nothing, else [`SOMETHING`] with the walls as bits.
#[derive(Clone)]
struct Slow {
    field: Vec<u8>,
    /// Where something lies.
    cells: Vec<(i8, i8)>,
}

/// The cells of a row of the field, in the middle of which the fountain lies.
const ROW: i16 = 128;
const SOMETHING: u8 = 16;

impl std::fmt::Debug for Slow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.cells.iter().map(|&cell| (cell, self.at(cell)))).finish()
    }
}

fn place((x, y): (i8, i8)) -> usize {
    ((i16::from(y) + ROW / 2) * ROW + i16::from(x) + ROW / 2) as usize
}

impl Slow {
    fn at(&self, cell: (i8, i8)) -> u8 {
        self.field[place(cell)]
    }

    fn has(&self, cell: (i8, i8)) -> bool {
        self.at(cell) != 0
    }

    fn put(&mut self, cell: (i8, i8), tile: Option<Tile>) {
        let walls = Side::ALL.into_iter().filter(|&side| tile.is_some_and(|tile| tile.has_wall(side)));
        self.take(cell);
        self.cells.push(cell);
        self.field[place(cell)] = walls.fold(SOMETHING, |walls, side| walls | 1 << side as u8);
    }

    fn take(&mut self, cell: (i8, i8)) {
        self.cells.retain(|&other| other != cell);
        self.field[place(cell)] = 0;
    }

    /// Returns whether a wall is there; none if nothing lies at the cell.
    fn wall(&self, cell: (i8, i8), side: Side) -> Option<bool> {
        let here = self.at(cell);
        (here != 0).then_some(here >> side as u8 & 1 == 1)
    }

    /// The south-western and the north-eastern cell of the smallest field around the board that has an empty margin.
    fn bounds(&self) -> [(i8, i8); 2] {
        self.cells.iter().fold([(-1, -1), (1, 1)], |[(west, south), (east, north)], &(x, y)| {
            [(west.min(x - 1), south.min(y - 1)), (east.max(x + 1), north.max(y + 1))]
        })
    }

    /// Returns how many cells can be reached from one by allowed steps, without leaving the bounds.
    fn flood(&self, from: (i8, i8), may: impl Fn((i8, i8), Side, (i8, i8)) -> bool) -> usize {
        let [(west, south), (east, north)] = self.bounds();
        let row = usize::from((east - west) as u8) + 1;
        let at = |(x, y): (i8, i8)| usize::from((y - south) as u8) * row + usize::from((x - west) as u8);
        let mut reached = vec![false; at((east, north)) + 1];
        let (mut ahead, mut count) = (vec![from], 1);
        reached[at(from)] = true;
        while let Some(cell) = ahead.pop() {
            for side in Side::ALL {
                let next = beside(cell, side);
                let is_within = (west..=east).contains(&next.0) && (south..=north).contains(&next.1);
                if is_within && !reached[at(next)] && may(cell, side, next) {
                    reached[at(next)] = true;
                    count += 1;
                    ahead.push(next);
                }
            }
        }
        count
    }
}

fn slow(game: &Alhambra, seat: Seat) -> Slow {
    let mut board = Slow { field: vec![0; (ROW * ROW) as usize], cells: Vec::new() };
    board.put((0, 0), None);
    game.body().built(seat).for_each(|(tile, cell)| board.put((cell.x(), cell.y()), Some(tile)));
    board
}

fn beside((x, y): (i8, i8), side: Side) -> (i8, i8) {
    let (east, north) = side.step();
    (x + east, y + north)
}

/// Returns whether a board keeps all rules, by flood fill of its tiles on foot and of its empty places from outside.
fn is_legal(board: &Slow) -> bool {
    let alike = board.cells.iter().all(|&cell| {
        Side::ALL.iter().all(|&side| {
            board
                .wall(beside(cell, side), side.opposite())
                .is_none_or(|facing| Some(facing) == board.wall(cell, side))
        })
    });
    if !alike {
        return false;
    }
    let on_foot = board.flood((0, 0), |cell, side, next| {
        board.wall(cell, side) == Some(false) && board.wall(next, side.opposite()) == Some(false)
    });
    let [(west, south), (east, north)] = board.bounds();
    let all = usize::from((east - west + 1) as u8) * usize::from((north - south + 1) as u8);
    on_foot == board.cells.len()
        && board.flood((west, south), |_, _, next| !board.has(next)) + board.cells.len() == all
}

/// The longest wall by another way than round the outline: walled outer sides are joined where they share an end.
fn slow_wall(board: &Slow, walls: Walls) -> u8 {
    let mut sides = Vec::new();
    for &(x, y) in &board.cells {
        for side in Side::ALL {
            if board.wall((x, y), side) == Some(true) && !board.has(beside((x, y), side)) {
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

/// The number of random changes that are compared; `CABOCHON_LAWS` multiplies it.
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
            let mut board = slow(game, seat);
            assert!(is_legal(&board), "{board:?}");
            assert_eq!(game.body().wall(seat), slow_wall(&board, walls), "{board:?}");
            compared += compare(game, seat, &mut board, &mut dice);
        });
        if compared > CHANGES * times {
            break;
        }
    }
}

/// Compares placements of some tiles at every cell in or around a board, and the removals and exchanges that are possible
/// now, with flood fill; says how many changes these were.
fn compare(game: &Alhambra, seat: Seat, board: &mut Slow, dice: &mut Dice) -> u32 {
    let mut compared = 0;
    let own: BTreeSet<Tile> = game.body().built(seat).map(|(tile, _)| tile).collect();
    let [(west, south), (east, north)] = board.bounds();
    for _ in 0..4 {
        let new = loop {
            let new = Tile::new(1 + dice.below(54) as u8).unwrap();
            if !own.contains(&new) {
                break new;
            }
        };
        let mut listed = BTreeSet::new();
        game.body().each_place(seat, new, |cell| listed.extend([(cell.x(), cell.y())]));
        let cells = (south..=north).flat_map(|y| (west..=east).map(move |x| (x, y)));
        for cell in cells.filter_map(|(x, y)| Cell::new(x, y)) {
            let at = (cell.x(), cell.y());
            let legal = !board.has(at) && {
                board.put(at, Some(new));
                let legal = is_legal(board);
                board.take(at);
                legal
            };
            assert_eq!(listed.contains(&at), legal, "{new} at {cell} of {board:?}");
            // The other way by which the rules judge, which says why, is slower.
            if legal || dice.below(4) == 0 {
                let explained = game.body().check_build(seat, new, cell);
                assert_eq!(explained.is_ok(), legal, "{new} at {cell} of {board:?}: {explained:?}");
            }
            compared += 1;
        }
    }
    if matches!(game.decision(), Some(Decision::Act | Decision::ActAgain)) {
        let reserve: Vec<Tile> = game.body().reserve(seat).take(3).collect();
        for (tile, cell) in game.body().built(seat) {
            let at = (cell.x(), cell.y());
            board.take(at);
            let action = Action::Redesign(tile, Change::Remove);
            assert_eq!(game.check(action).is_ok(), is_legal(board), "{action} of {board:?}");
            for &new in &reserve {
                board.put(at, Some(new));
                let action = Action::Redesign(new, Change::Replace(tile));
                assert_eq!(game.check(action).is_ok(), is_legal(board), "{action} of {board:?}");
            }
            board.put(at, Some(tile));
            compared += 1 + reserve.len() as u32;
        }
    }
    compared
}

#[test]
fn alhambra_c45_the_outline_passes_each_point_once() {
    for seed in 0..40 {
        let setup = alhambra::Setup::new(2, Walls::Sides).unwrap();
        laws::play_out::<Alhambra>(&setup, &mut Dice::new(seed), &mut Quiet, |game| {
            for seat in Seat::all(2).filter(|_| game.turns() % 8 == 0) {
                let board = slow(game, seat);
                // At every point where four cells meet the outline passes at most once: the occupied ones hang together.
                for &(x, y) in &board.cells {
                    for (east, north) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                        let (x, y) = (x + east, y + north);
                        let has = |x: i8, y: i8| board.has((x, y));
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
        assert!(compare(&game, Seat(0), &mut slow(&game, Seat(0)), &mut Dice::new(at)) > 4);
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
            if game.decision() != Some(Decision::Place) || game.turns() % 4 > 0 {
                return;
            }
            let seat = body.turn();
            for tile in body.bought() {
                let mut cells = Vec::new();
                body.each_place(seat, tile, |cell| cells.push(cell));
                assert_eq!(body.has_place(seat, tile), !cells.is_empty());
                for cell in cells {
                    let mut after = *game;
                    after.play(Action::Place(tile, Spot::Cell(cell)), &mut Quiet);
                    let others = body.bag().chain(body.market().map(|(_, tile)| tile));
                    let fitting = others.filter(|&other| after.body().has_place(seat, other)).count() as u32;
                    assert_eq!(body.judged_with(seat, tile, cell), (after.body().wall(seat), fitting));
                    assert_eq!(after.body().judged(seat), (after.body().wall(seat), fitting));
                    judged += 1;
                }
            }
        });
    }
    assert!(judged > 500, "{judged}");
}

//! A board as sets of cells, for queries that concern many cells at a time: where a tile can be built, which tiles can
//! be exchanged or removed, and how long the wall is.
//!
//! The cells of a board and a margin of one around it are numbered row by row from the south-west, so that the
//! neighbours of a whole set are the set shifted. The number of words of a set follows from the size of the board: one,
//! two or four for nearly all, [`WORDS_MAX`] for any.

use std::ops::{BitAnd, BitOr, Not};

use kernel::Ranked;

use crate::cell::Cell;
use crate::setup::Walls;
use crate::tile::{Side, TILES, Tile};

/// The number of words of a set for the largest board. The width and height of a connected board add up to at most 56
/// cells, so with its margin it has at most 30 times 30 cells.
const WORDS_MAX: usize = 15;

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cells<const N: usize>([u64; N]);

impl<const N: usize> Cells<N> {
    const NONE: Self = Cells([0; N]);

    #[inline]
    fn add(&mut self, cell: u32) {
        self.0[(cell / 64) as usize] |= 1 << (cell % 64);
    }

    #[inline]
    pub(crate) fn has(&self, cell: u32) -> bool {
        self.0[(cell / 64) as usize] >> (cell % 64) & 1 == 1
    }

    #[inline]
    fn without(mut self, cell: u32) -> Self {
        self.0[(cell / 64) as usize] &= !(1 << (cell % 64));
        self
    }

    #[inline]
    pub(crate) fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Returns the first cell; there must be one.
    fn first(self) -> u32 {
        let (at, word) = (0u32..).zip(self.0).find(|&(_, word)| word != 0).expect("a cell");
        at * 64 + word.trailing_zeros()
    }

    /// Returns the cells in order.
    fn iter(self) -> impl Iterator<Item = u32> {
        (0u32..)
            .zip(self.0)
            .flat_map(|(word, set)| kernel::members(set).map(move |member| word * 64 + u32::from(member)))
    }

    /// Returns the `n`-th cell; if there are not so many, reduces `n` by their number.
    #[inline]
    fn nth(self, n: &mut u32) -> Option<u32> {
        for (at, word) in (0u32..).zip(self.0) {
            let word = Ranked::new(word);
            if *n < word.count() {
                return Some(at * 64 + u32::from(word.nth(*n)));
            }
            *n -= word.count();
        }
        None
    }

    /// Returns all cells shifted up by `by` bits, at least one and less than a word.
    #[inline]
    fn up(self, by: u32) -> Self {
        let mut moved = [0; N];
        for word in (0..N).rev() {
            moved[word] = self.0[word] << by;
            if word > 0 {
                moved[word] |= self.0[word - 1] >> (64 - by);
            }
        }
        Cells(moved)
    }

    /// Returns all cells shifted down by `by` bits, at least one and less than a word.
    #[inline]
    fn down(self, by: u32) -> Self {
        Cells(std::array::from_fn(|word| {
            let next = if word + 1 < N { self.0[word + 1] << (64 - by) } else { 0 };
            self.0[word] >> by | next
        }))
    }
}

impl<const N: usize> BitAnd for Cells<N> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Cells(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl<const N: usize> BitOr for Cells<N> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Cells(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl<const N: usize> Not for Cells<N> {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Cells(self.0.map(|word| !word))
    }
}

/// The place of each built tile: its distance east and north of its owner's fountain, in cells.
pub(crate) type Places = [[i8; 2]; TILES];

/// The tiles that one player has built.
#[derive(Clone, Copy)]
pub(crate) struct Built<'a> {
    pub(crate) tiles: u64,
    pub(crate) places: &'a Places,
}

/// A query on a board of any size.
pub(crate) trait Ask {
    type Answer;

    fn ask<const N: usize>(self, grid: &Grid<N>) -> Self::Answer;
}

impl Built<'_> {
    pub(crate) fn cells(self) -> impl Iterator<Item = (Tile, Cell)> {
        Tile::of(self.tiles).map(move |tile| {
            let [x, y] = self.places[tile.index()];
            (tile, Cell::known(x, y))
        })
    }

    /// Returns the tile at a cell, if one is built there.
    pub(crate) fn tile_at(self, cell: Cell) -> Option<Tile> {
        self.cells().find(|&(_, at)| at == cell).map(|(tile, _)| tile)
    }

    /// Runs a query on this board.
    #[inline]
    pub(crate) fn ask<A: Ask>(self, ask: A) -> A::Answer {
        let (mut west, mut south, mut east, mut north) = (0i8, 0i8, 0i8, 0i8);
        for tile in kernel::members(self.tiles) {
            let [x, y] = self.places[usize::from(tile)];
            (west, east) = (west.min(x), east.max(x));
            (south, north) = (south.min(y), north.max(y));
        }
        let frame = Frame {
            x0: west - 1,
            y0: south - 1,
            stride: u32::from((east - west) as u8) + 3,
            rows: u32::from((north - south) as u8) + 3,
        };
        if cfg!(target_arch = "wasm32") {
            // Each size is code that a browser fetches, and a board is asked a few times for each click: one is enough.
            return ask.ask(&Grid::<WORDS_MAX>::new(self, frame));
        }
        match (frame.stride * frame.rows).div_ceil(64) {
            1 => ask.ask(&Grid::<1>::new(self, frame)),
            2 => ask.ask(&Grid::<2>::new(self, frame)),
            3 | 4 => ask.ask(&Grid::<4>::new(self, frame)),
            _ => ask.ask(&Grid::<WORDS_MAX>::new(self, frame)),
        }
    }
}

/// The numbering of the cells.
#[derive(Clone, Copy)]
pub(crate) struct Frame {
    /// The south-western cell of the margin.
    x0: i8,
    y0: i8,
    /// The number of cells of a row.
    stride: u32,
    rows: u32,
}

impl Frame {
    fn cell(self, x: i8, y: i8) -> u32 {
        u32::from((y - self.y0) as u8) * self.stride + u32::from((x - self.x0) as u8)
    }

    pub(crate) fn place(self, cell: u32) -> Cell {
        let (x, y) = ((cell % self.stride) as i8, (cell / self.stride) as i8);
        Cell::known(x + self.x0, y + self.y0)
    }

    /// Returns the cell beside another at this side.
    fn beside(self, cell: u32, side: Side) -> u32 {
        match side {
            Side::North => cell + self.stride,
            Side::East => cell + 1,
            Side::South => cell - self.stride,
            Side::West => cell - 1,
        }
    }
}

/// A board as sets of cells.
pub(crate) struct Grid<const N: usize> {
    pub(crate) frame: Frame,
    fountain: u32,
    /// The cells with the fountain or a tile.
    occupied: Cells<N>,
    /// The cells with a wall at each side.
    pub(crate) walls: [Cells<N>; 4],
    /// The cells whose neighbour at a side is there and has no wall towards them.
    open: [Cells<N>; 4],
    /// The cells whose neighbour at a side is there and has a wall towards them.
    walled: [Cells<N>; 4],
}

impl<const N: usize> Grid<N> {
    fn new(built: Built, frame: Frame) -> Grid<N> {
        let fountain = frame.cell(0, 0);
        let (mut occupied, mut walls) = (Cells::NONE, [Cells::<N>::NONE; 4]);
        occupied.add(fountain);
        for tile in kernel::members(built.tiles) {
            let [x, y] = built.places[usize::from(tile)];
            let cell = frame.cell(x, y);
            occupied.add(cell);
            let printed = Tile::at(tile).walls();
            let (word, bit) = ((cell / 64) as usize, cell % 64);
            for (walls, is_wall) in walls.iter_mut().zip(BY_SIDE[usize::from(printed)]) {
                walls.0[word] |= is_wall << bit;
            }
        }
        let mut grid =
            Grid { frame, fountain, occupied, walls, open: [Cells::NONE; 4], walled: [Cells::NONE; 4] };
        for side in Side::ALL {
            let facing = grid.walls[side.opposite() as usize];
            grid.walled[side as usize] = grid.seen_from(facing, side);
            grid.open[side as usize] = grid.seen_from(grid.occupied & !facing, side);
        }
        grid
    }

    /// Returns the cells whose neighbour at this side is in a set.
    #[inline]
    fn seen_from(&self, set: Cells<N>, side: Side) -> Cells<N> {
        match side {
            Side::North => set.down(self.frame.stride),
            Side::East => set.down(1),
            Side::South => set.up(self.frame.stride),
            Side::West => set.up(1),
        }
    }

    /// Returns the cells with a tile, without the fountain.
    fn tiles(&self) -> Cells<N> {
        self.occupied.without(self.fountain)
    }

    /// Returns the empty cells that leave no gap when they are filled (`alhambra C24`): going round the eight cells
    /// about one of them, empty becomes occupied exactly once.
    fn room(&self) -> Cells<N> {
        let stride = self.frame.stride;
        let beside = |side: Side| self.open[side as usize] | self.walled[side as usize];
        let round = [
            beside(Side::North),
            self.occupied.down(stride + 1),
            beside(Side::East),
            self.occupied.up(stride - 1),
            beside(Side::South),
            self.occupied.up(stride + 1),
            beside(Side::West),
            self.occupied.down(stride - 1),
        ];
        let (mut once, mut again) = (Cells::NONE, Cells::NONE);
        for at in 0..8 {
            let rises = !round[at] & round[(at + 1) % 8];
            again = again | (once & rises);
            once = once | rises;
        }
        once & !again & !self.occupied
    }

    /// Returns the cells at which a tile with these walls agrees with all neighbours there are (`alhambra 41`), and
    /// those from which a neighbour can be reached on foot, as far as it agrees (`alhambra C21`).
    #[inline]
    fn fitting(&self, walls: u8) -> (Cells<N>, Cells<N>) {
        let (mut differing, mut reached) = (Cells::NONE, Cells::NONE);
        for (side, is_wall) in BY_SIDE[usize::from(walls)].into_iter().enumerate() {
            let wall = Cells([is_wall.wrapping_neg(); N]);
            differing = differing | (self.open[side] & wall) | (self.walled[side] & !wall);
            reached = reached | (self.open[side] & !wall);
        }
        (!differing, reached)
    }

    /// Returns the cells at which a tile with these walls can be built.
    fn places(&self, walls: u8, room: Cells<N>) -> Cells<N> {
        let (agreeing, reached) = self.fitting(walls);
        agreeing & reached & room
    }

    /// Returns the tiles that a tile with these walls can replace (`alhambra C28`).
    fn exchanges(&self, walls: u8) -> Cells<N> {
        self.fitting(walls).0 & self.tiles()
    }

    /// Returns the tiles that can be removed (`alhambra C26`).
    fn removable(&self) -> Cells<N> {
        let beside = |side: Side| self.open[side as usize] | self.walled[side as usize];
        let surrounded = Side::ALL.map(beside).into_iter().fold(self.occupied, |all, one| all & one);
        let links = Side::ALL.map(|side| {
            let side = side as usize;
            self.occupied & !self.walls[side] & self.open[side]
        });
        let (mut once, mut again) = (Cells::NONE, Cells::NONE);
        for link in links {
            again = again | (once & link);
            once = once | link;
        }
        let candidates = self.tiles() & !surrounded;
        // A tile that is linked to one other is on nobody's way.
        let ends = candidates & once & !again;
        // Where no way leads round, every other tile is on one.
        if links[0].count() + links[1].count() < self.occupied.count() {
            return ends;
        }
        let (ring, hung) = self.rings(&links);
        // The tiles that hang on one are cut off without it.
        let mut removable = ends;
        for cell in (candidates & ring & !hung).iter() {
            if self.hangs_together(ring.without(cell), &links) {
                removable.add(cell);
            }
        }
        removable
    }

    /// Returns the cells on cycles of ways or between such cycles, and those of them to which cells on no cycle are
    /// attached.
    fn rings(&self, links: &[Cells<N>; 4]) -> (Cells<N>, Cells<N>) {
        let mut ring = self.occupied;
        loop {
            let (mut once, mut again, mut hung) = (Cells::NONE, Cells::NONE, Cells::NONE);
            for side in Side::ALL {
                let link = links[side as usize] & ring;
                let within = link & self.seen_from(ring, side);
                hung = hung | (link & !within);
                again = again | (once & within);
                once = once | within;
            }
            let rest = ring & again;
            if rest == ring {
                return (ring, hung);
            }
            ring = rest;
        }
    }

    /// Returns whether all of a set can be reached on foot from any of it.
    fn hangs_together(&self, rest: Cells<N>, [north, east, south, west]: &[Cells<N>; 4]) -> bool {
        let stride = self.frame.stride;
        let mut reached = Cells::NONE;
        reached.add(rest.first());
        loop {
            let wider = reached
                | ((reached & *north).up(stride)
                    | (reached & *east).up(1)
                    | (reached & *south).down(stride)
                    | (reached & *west).down(1))
                    & rest;
            if wider == reached {
                return reached == rest;
            }
            reached = wider;
        }
    }

    /// Calls `each` with every side of the outline, clockwise once round the board (`alhambra C45`): the sides that
    /// face an empty cell.
    pub(crate) fn outline(&self, mut each: impl FnMut(u32, Side)) {
        let first = self.occupied.first();
        let (mut cell, mut side) = (first, Side::South);
        loop {
            each(cell, side);
            let along = side.next();
            let ahead = self.frame.beside(cell, along);
            let across = self.frame.beside(ahead, side);
            if self.occupied.has(across) {
                (cell, side) = (across, along.opposite());
            } else if self.occupied.has(ahead) {
                cell = ahead;
            } else {
                side = along;
            }
            if (cell, side) == (first, Side::South) {
                return;
            }
        }
    }
}

/// A query for the length of the longest wall (`alhambra C42-C49`, `C41`).
pub(crate) struct LongestWall(pub(crate) Walls);

impl Ask for LongestWall {
    type Answer = u8;

    fn ask<const N: usize>(self, grid: &Grid<N>) -> u8 {
        match self.0 {
            Walls::Sides => longest_by_sides(grid),
            Walls::Tiles => longest_by_tiles(grid),
        }
    }
}

/// Returns the number of sides of the longest run of walls.
fn longest_by_sides<const N: usize>(grid: &Grid<N>) -> u8 {
    // The run with which the outline begins is joined to the one with which it ends.
    let (mut run, mut longest, mut first) = (0u8, 0, None);
    grid.outline(|cell, side| {
        if grid.walls[side as usize].has(cell) {
            run += 1;
        } else {
            first.get_or_insert(run);
            longest = longest.max(run);
            run = 0;
        }
    });
    longest.max(run + first.unwrap_or(0))
}

/// Returns the number of tiles of the run of walls that has the most.
fn longest_by_tiles<const N: usize>(grid: &Grid<N>) -> u8 {
    let (mut tiles, mut most) = (Cells::<N>::NONE, 0);
    // Twice round, so that a run that wraps is seen as a whole.
    for _ in 0..2 {
        grid.outline(|cell, side| {
            if grid.walls[side as usize].has(cell) {
                tiles.add(cell);
            } else {
                most = most.max(tiles.count());
                tiles = Cells::NONE;
            }
        });
    }
    most.max(tiles.count()) as u8
}

/// A query for the length of the longest wall, and for how many of some tiles can be built.
pub(crate) struct Prospect(pub(crate) Walls, pub(crate) u64);

impl Ask for Prospect {
    type Answer = (u8, u32);

    fn ask<const N: usize>(self, grid: &Grid<N>) -> (u8, u32) {
        let room = grid.room();
        let fitting =
            by_walls(self.1, |walls, tiles| if grid.places(walls, room) == Cells::NONE { 0 } else { tiles });
        (LongestWall(self.0).ask(grid), fitting)
    }
}

/// A query for the number of cells at which the tiles of a set can be built.
pub(crate) struct CountPlaces(pub(crate) u64);

impl Ask for CountPlaces {
    type Answer = u32;

    /// Returns the number for all tiles of the set together.
    fn ask<const N: usize>(self, grid: &Grid<N>) -> u32 {
        let room = grid.room();
        by_walls(self.0, |walls, tiles| tiles * grid.places(walls, room).count())
    }
}

/// Adds up the counts for the tiles of a set, computed once for tiles with the same walls.
fn by_walls(tiles: u64, mut count: impl FnMut(u8, u32) -> u32) -> u32 {
    let (mut sum, mut rest) = (0, tiles);
    while rest != 0 {
        let walls = Tile::at(rest.trailing_zeros() as u8).walls();
        let alike = rest & WITH_WALLS[usize::from(walls)];
        sum += count(walls, alike.count_ones());
        rest &= !alike;
    }
    sum
}

/// The walls of a tile by side, 0 or 1, by the bits of its walls.
static BY_SIDE: [[u64; 4]; 16] = {
    let mut table = [[0; 4]; 16];
    let mut at = 0;
    while at < 64 {
        table[at / 4][at % 4] = (((at / 4) >> (at % 4)) & 1) as u64;
        at += 1;
    }
    table
};

/// The tiles with certain walls, as sets.
static WITH_WALLS: [u64; 16] = crate::tile::with_walls();

/// A query that calls a function with every cell at which a tile can be built, until the function returns that it
/// should stop.
pub(crate) struct EachPlace<F>(pub(crate) Tile, pub(crate) F);

impl<F: FnMut(Cell)> Ask for EachPlace<F> {
    type Answer = ();

    fn ask<const N: usize>(mut self, grid: &Grid<N>) {
        let cells = grid.places(self.0.walls(), grid.room());
        cells.iter().for_each(|cell| self.1(grid.frame.place(cell)));
    }
}

/// A query for the `n`-th way to place one of some tiles: for each of them `ways` without building it, then its cells.
pub(crate) struct NthPlace {
    pub(crate) tiles: u64,
    pub(crate) ways: u32,
    pub(crate) n: u32,
}

impl Ask for NthPlace {
    type Answer = Option<(Tile, Result<Cell, u32>)>;

    /// Returns the tile with its cell, or with the number of a way without building it.
    fn ask<const N: usize>(self, grid: &Grid<N>) -> Self::Answer {
        let (room, mut n) = (grid.room(), self.n);
        for tile in Tile::of(self.tiles) {
            if n < self.ways {
                return Some((tile, Err(n)));
            }
            n -= self.ways;
            if let Some(cell) = grid.places(tile.walls(), room).nth(&mut n) {
                return Some((tile, Ok(grid.frame.place(cell))));
            }
        }
        None
    }
}

/// A query for the number of ways to redesign a board with these tiles in reserve.
pub(crate) struct CountRedesigns(pub(crate) u64);

impl Ask for CountRedesigns {
    type Answer = u32;

    fn ask<const N: usize>(self, grid: &Grid<N>) -> u32 {
        let room = grid.room();
        let with_reserve = by_walls(self.0, |walls, tiles| {
            tiles * (grid.places(walls, room).count() + grid.exchanges(walls).count())
        });
        with_reserve + grid.removable().count()
    }
}

/// A way to redesign a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Redesigned {
    /// A tile of the reserve is built.
    Built(Tile, Cell),
    /// A tile of the reserve takes the place of the one there.
    Exchanged(Tile, Cell),
    /// The tile there is removed.
    Removed(Cell),
}

/// A query that calls a function with every way to redesign a board with these tiles in reserve, in a stable order.
pub(crate) struct EachRedesign<F>(pub(crate) u64, pub(crate) F);

impl<F: FnMut(Redesigned)> Ask for EachRedesign<F> {
    type Answer = ();

    fn ask<const N: usize>(mut self, grid: &Grid<N>) {
        let room = grid.room();
        for tile in Tile::of(self.0) {
            for cell in grid.places(tile.walls(), room).iter() {
                (self.1)(Redesigned::Built(tile, grid.frame.place(cell)));
            }
            for cell in grid.exchanges(tile.walls()).iter() {
                (self.1)(Redesigned::Exchanged(tile, grid.frame.place(cell)));
            }
        }
        grid.removable().iter().for_each(|cell| (self.1)(Redesigned::Removed(grid.frame.place(cell))));
    }
}

/// A query for the `n`-th way to redesign a board with these tiles in reserve, in the order of [`EachRedesign`]; none
/// if there are not so many.
pub(crate) struct NthRedesign(pub(crate) u64, pub(crate) u32);

impl Ask for NthRedesign {
    type Answer = Option<Redesigned>;

    fn ask<const N: usize>(self, grid: &Grid<N>) -> Option<Redesigned> {
        let (room, mut n) = (grid.room(), self.1);
        let place = |cell| grid.frame.place(cell);
        for tile in Tile::of(self.0) {
            if let Some(cell) = grid.places(tile.walls(), room).nth(&mut n) {
                return Some(Redesigned::Built(tile, place(cell)));
            }
            if let Some(cell) = grid.exchanges(tile.walls()).nth(&mut n) {
                return Some(Redesigned::Exchanged(tile, place(cell)));
            }
        }
        grid.removable().nth(&mut n).map(|cell| Redesigned::Removed(place(cell)))
    }
}

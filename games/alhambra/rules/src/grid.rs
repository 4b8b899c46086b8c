//! A board as sets of cells, for all questions that concern many cells at a time: where a tile can be built, what can be
//! exchanged or taken away, and how long the wall is.
//!
//! The cells of a board and a margin of one around it are numbered row by row from the south-west, so that the neighbours
//! of a whole set are the set shifted. How many words a set has follows from the size of the board: one or two for nearly
//! all, [`WORDS_MAX`] for any.

use std::ops::{BitAnd, BitOr, Not};

use crate::cell::Cell;
use crate::setup::Walls;
use crate::tile::{Side, TILES, Tile};

/// The words of a set for the largest board. A board whose tiles hang together is at most 56 cells wide and high
/// together, so with its margin it has at most 30 times 30 cells.
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
    fn has(&self, cell: u32) -> bool {
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

    /// The cells in order.
    fn iter(self) -> impl Iterator<Item = u32> {
        (0u32..)
            .zip(self.0)
            .flat_map(|(word, set)| kernel::members(set).map(move |member| word * 64 + u32::from(member)))
    }

    /// All cells moved up by so many, at least one and less than a word.
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

    /// All cells moved down likewise.
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

/// Where each tile lies that is built: steps east and north of its owner's fountain.
pub(crate) type Places = [[i8; 2]; TILES];

/// The tiles that one player has built.
#[derive(Clone, Copy)]
pub(crate) struct Built<'a> {
    pub(crate) tiles: u64,
    pub(crate) places: &'a Places,
}

/// Something that is asked of a board, whatever its size.
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

    /// The tile at a cell, if one is built there.
    pub(crate) fn tile_at(self, cell: Cell) -> Option<Tile> {
        self.cells().find(|&(_, at)| at == cell).map(|(tile, _)| tile)
    }

    /// Asks this board.
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
        match (frame.stride * frame.rows).div_ceil(64) {
            1 => ask.ask(&Grid::<1>::new(self, frame)),
            2 => ask.ask(&Grid::<2>::new(self, frame)),
            _ => ask.ask(&Grid::<WORDS_MAX>::new(self, frame)),
        }
    }
}

/// How the cells are numbered.
#[derive(Clone, Copy)]
struct Frame {
    /// The south-western cell of the margin.
    x0: i8,
    y0: i8,
    /// Cells of a row.
    stride: u32,
    rows: u32,
}

impl Frame {
    fn cell(self, x: i8, y: i8) -> u32 {
        u32::from((y - self.y0) as u8) * self.stride + u32::from((x - self.x0) as u8)
    }

    fn place(self, cell: u32) -> Cell {
        let (x, y) = ((cell % self.stride) as i8, (cell / self.stride) as i8);
        Cell::known(x + self.x0, y + self.y0)
    }

    /// The cell beside another at this side.
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
    frame: Frame,
    fountain: u32,
    /// Where something lies, the fountain or a tile.
    occupied: Cells<N>,
    /// Where something with a wall at a side lies.
    walls: [Cells<N>; 4],
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
            for (side, walls) in walls.iter_mut().enumerate() {
                walls.0[word] |= u64::from(printed >> side & 1) << bit;
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

    /// The cells whose neighbour at this side is in a set.
    #[inline]
    fn seen_from(&self, set: Cells<N>, side: Side) -> Cells<N> {
        match side {
            Side::North => set.down(self.frame.stride),
            Side::East => set.down(1),
            Side::South => set.up(self.frame.stride),
            Side::West => set.up(1),
        }
    }

    /// Everything but the fountain.
    fn tiles(&self) -> Cells<N> {
        self.occupied.without(self.fountain)
    }

    /// The empty cells that leave no gap when they are filled (`alhambra C24`): going round the eight cells about one of
    /// them, empty becomes occupied exactly once.
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

    /// The cells at which a tile with these walls agrees with all neighbours there are (`alhambra 41`).
    fn agreeing(&self, walls: u8) -> Cells<N> {
        let mut differing = Cells::NONE;
        for side in 0..4 {
            let other = if walls >> side & 1 == 1 { self.open[side] } else { self.walled[side] };
            differing = differing | other;
        }
        !differing
    }

    /// The cells at which a tile with these walls can be walked to from a neighbour (`alhambra C21`), as far as it agrees.
    fn reached(&self, walls: u8) -> Cells<N> {
        let open = (0..4).filter(|side| walls >> side & 1 == 0);
        open.fold(Cells::NONE, |reached, side| reached | self.open[side])
    }

    /// The cells at which a tile with these walls can be built.
    fn places(&self, walls: u8, room: Cells<N>) -> Cells<N> {
        self.agreeing(walls) & self.reached(walls) & room
    }

    /// The tiles that one with these walls can take the place of (`alhambra C28`).
    fn exchanges(&self, walls: u8) -> Cells<N> {
        self.agreeing(walls) & self.tiles()
    }

    /// The tiles that can be taken away (`alhambra C26`).
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
        let mut removable = candidates & once & !again;
        for cell in (candidates & again).iter() {
            if self.holds_without(cell, &links) {
                removable.add(cell);
            }
        }
        removable
    }

    /// Whether everything can be reached on foot once a tile is gone.
    fn holds_without(&self, cell: u32, [north, east, south, west]: &[Cells<N>; 4]) -> bool {
        let rest = self.occupied.without(cell);
        let stride = self.frame.stride;
        let mut reached = Cells::NONE;
        reached.add(self.fountain);
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

    /// Goes once round the board, clockwise along the outline (`alhambra C45`): every side with an empty cell before it.
    fn outline(&self, mut each: impl FnMut(u32, Side)) {
        let first = self.occupied.iter().next().expect("the fountain is there");
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

/// How long the longest wall is (`alhambra C42-C49`, `C41`).
pub(crate) struct LongestWall(pub(crate) Walls);

impl Ask for LongestWall {
    type Answer = u8;

    fn ask<const N: usize>(self, grid: &Grid<N>) -> u8 {
        let (mut run, mut longest, mut all) = (0u32, 0, 0);
        let (mut tiles, mut most) = (Cells::<N>::NONE, 0);
        // Twice round, so that a run that wraps is seen as a whole.
        for _ in 0..2 {
            all = 0;
            grid.outline(|cell, side| {
                all += 1;
                if grid.walls[side as usize].has(cell) {
                    run += 1;
                    longest = longest.max(run);
                    tiles.add(cell);
                } else {
                    most = most.max(tiles.count());
                    (run, tiles) = (0, Cells::NONE);
                }
            });
        }
        match self.0 {
            Walls::Sides => longest.min(all) as u8,
            Walls::Tiles => most.max(tiles.count()) as u8,
        }
    }
}

/// At how many cells a tile can be built.
pub(crate) struct CountPlaces(pub(crate) u64);

impl Ask for CountPlaces {
    type Answer = u32;

    /// The number for all tiles of the set together.
    fn ask<const N: usize>(self, grid: &Grid<N>) -> u32 {
        let room = grid.room();
        by_walls(self.0, |walls, tiles| tiles * grid.places(walls, room).count())
    }
}

/// Adds up what is counted for the tiles of a set that have the same walls.
fn by_walls(tiles: u64, mut count: impl FnMut(u8, u32) -> u32) -> u32 {
    let mut sum = 0;
    for (walls, &with) in (0u8..).zip(&WITH_WALLS) {
        let number = (tiles & with).count_ones();
        if number > 0 {
            sum += count(walls, number);
        }
    }
    sum
}

/// The tiles with certain walls, as sets.
static WITH_WALLS: [u64; 16] = crate::tile::with_walls();

/// Tells every cell at which each tile of a set can be built; it stops when it is told to.
pub(crate) struct EachPlace<F>(pub(crate) Tile, pub(crate) F);

impl<F: FnMut(Cell)> Ask for EachPlace<F> {
    type Answer = ();

    fn ask<const N: usize>(mut self, grid: &Grid<N>) {
        let cells = grid.places(self.0.walls(), grid.room());
        cells.iter().for_each(|cell| self.1(grid.frame.place(cell)));
    }
}

/// How many ways there are to redesign a board with these tiles in reserve.
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
    /// The tile there is taken away.
    Removed(Cell),
}

/// Tells every way to redesign a board with these tiles in reserve, in a stable order, and whether to go on.
pub(crate) struct EachRedesign<F>(pub(crate) u64, pub(crate) F);

impl<F: FnMut(Redesigned) -> bool> Ask for EachRedesign<F> {
    type Answer = ();

    fn ask<const N: usize>(mut self, grid: &Grid<N>) {
        let room = grid.room();
        let place = |cell| grid.frame.place(cell);
        for tile in Tile::of(self.0) {
            let built =
                grid.places(tile.walls(), room).iter().map(|cell| Redesigned::Built(tile, place(cell)));
            let exchanged =
                grid.exchanges(tile.walls()).iter().map(|cell| Redesigned::Exchanged(tile, place(cell)));
            for redesigned in built.chain(exchanged) {
                if !self.1(redesigned) {
                    return;
                }
            }
        }
        for cell in grid.removable().iter() {
            if !self.1(Redesigned::Removed(place(cell))) {
                return;
            }
        }
    }
}

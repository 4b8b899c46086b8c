//! The rules of building one cell at a time (`alhambra 40-44`): why a tile may not lie at a cell, and whether a board
//! from outside is valid. Slower than `grid.rs` and independent of it, so that the laws compare the two.

use crate::cell::Cell;
use crate::grid::Built;
use crate::refusal::Refusal;
use crate::tile::{Side, Tile};

/// The number of empty cells around a board on all sides: one for a further tile, and one to go round it.
const MARGIN: i8 = 2;

/// The content of the cells of a board.
pub(crate) struct Walk {
    /// 0 for nothing, 1 for the fountain, else the row of a tile and one more; row by row from the south-west.
    field: Vec<u8>,
    /// The first and the last column and row of the field.
    west: i8,
    south: i8,
    east: i8,
    north: i8,
}

impl Walk {
    pub(crate) fn new(built: Built<'_>) -> Walk {
        let bound = |of: fn(Cell) -> i8, pick: fn(i8, i8) -> i8| {
            built.cells().map(|(_, cell)| of(cell)).fold(0, pick)
        };
        let (west, east) = (bound(Cell::x, i8::min) - MARGIN, bound(Cell::x, i8::max) + MARGIN);
        let (south, north) = (bound(Cell::y, i8::min) - MARGIN, bound(Cell::y, i8::max) + MARGIN);
        let mut walk = Walk { field: Vec::new(), west, south, east, north };
        walk.field = vec![0; usize::from((north - south + 1) as u8) * walk.row_len()];
        walk.put(Cell::FOUNTAIN, 1);
        for (tile, cell) in built.cells() {
            walk.put(cell, tile.row() + 1);
        }
        walk
    }

    fn row_len(&self) -> usize {
        usize::from((self.east - self.west + 1) as u8)
    }

    /// Returns the place of a cell in the field, if it is within.
    fn index(&self, x: i8, y: i8) -> Option<usize> {
        let within = (self.west..=self.east).contains(&x) && (self.south..=self.north).contains(&y);
        let place =
            || usize::from((y - self.south) as u8) * self.row_len() + usize::from((x - self.west) as u8);
        within.then(place)
    }

    fn put(&mut self, cell: Cell, what: u8) {
        let place = self.index(cell.x(), cell.y()).expect("a cell beside the board is within its margin");
        self.field[place] = what;
    }

    fn at(&self, x: i8, y: i8) -> u8 {
        self.index(x, y).map_or(0, |place| self.field[place])
    }

    /// Returns whether the content of a cell has a wall at a side; none if the cell is empty.
    fn wall(&self, x: i8, y: i8, side: Side) -> Option<bool> {
        match self.at(x, y) {
            0 => None,
            1 => Some(false),
            row => Some(Tile::new(row - 1).is_some_and(|tile| tile.has_wall(side))),
        }
    }

    /// Returns for each side of a cell whether its neighbour has a wall towards it; none without a neighbour.
    fn facing(&self, cell: Cell) -> [Option<bool>; 4] {
        Side::ALL.map(|side| {
            let (x, y) = side.step();
            self.wall(cell.x() + x, cell.y() + y, side.opposite())
        })
    }

    /// Checks that a tile agrees with the neighbours at a cell (`alhambra 41`).
    pub(crate) fn agrees(&self, tile: Tile, cell: Cell) -> Result<(), Refusal> {
        for (side, facing) in Side::ALL.into_iter().zip(self.facing(cell)) {
            if facing.is_some_and(|wall| wall != tile.has_wall(side)) {
                return Err(Refusal::Differs { tile, side });
            }
        }
        Ok(())
    }

    /// Checks whether a tile can be built at a cell.
    pub(crate) fn takes(&mut self, tile: Tile, cell: Cell) -> Result<(), Refusal> {
        if self.at(cell.x(), cell.y()) != 0 {
            return Err(Refusal::Occupied { cell });
        }
        let facing = self.facing(cell);
        let Some(beside) = facing.iter().position(Option::is_some) else {
            return Err(Refusal::Apart { cell });
        };
        self.agrees(tile, cell)?;
        if !facing.contains(&Some(false)) {
            return Err(Refusal::NoWay { tile, side: Side::ALL[beside] });
        }
        self.put(cell, tile.row() + 1);
        let gap = self.gap(cell);
        self.put(cell, 0);
        gap.map_or(Ok(()), |gap| Err(Refusal::Gap { tile, gap }))
    }

    /// Returns the cells of the field that can be reached from one, as far as `to` allows steps.
    fn flood(&self, from: (i8, i8), to: impl Fn((i8, i8), Side, (i8, i8)) -> bool) -> Vec<bool> {
        let mut reached = vec![false; self.field.len()];
        let mut ahead = vec![from];
        if let Some(place) = self.index(from.0, from.1) {
            reached[place] = true;
        }
        while let Some((x, y)) = ahead.pop() {
            for side in Side::ALL {
                let (east, north) = side.step();
                let next = (x + east, y + north);
                let Some(place) = self.index(next.0, next.1) else { continue };
                if !reached[place] && to((x, y), side, next) {
                    reached[place] = true;
                    ahead.push(next);
                }
            }
        }
        reached
    }

    /// Returns an empty cell that cannot be reached from outside (`alhambra C22`), near `about` if there are several.
    fn gap(&self, about: Cell) -> Option<Cell> {
        let outside = self.flood((self.west, self.south), |_, _, (x, y)| self.at(x, y) == 0);
        let cells = (self.south..=self.north).flat_map(|y| (self.west..=self.east).map(move |x| (x, y)));
        let enclosed = cells.zip(&self.field).zip(outside).filter(|&((_, &what), out)| what == 0 && !out);
        let far = |&(x, y): &(i8, i8)| (x - about.x()).unsigned_abs() + (y - about.y()).unsigned_abs();
        enclosed.map(|((cell, _), _)| cell).min_by_key(far).and_then(|(x, y)| Cell::new(x, y))
    }

    /// Returns a tile that cannot be reached on foot from the fountain (`alhambra 42`).
    fn unreached(&self) -> Option<Tile> {
        let reached = self.flood((0, 0), |(x, y), side, (east, north)| {
            self.wall(x, y, side) == Some(false) && self.wall(east, north, side.opposite()) == Some(false)
        });
        let row = self.field.iter().zip(reached).find(|&(&what, reached)| what > 1 && !reached);
        row.and_then(|(&what, _)| Tile::new(what - 1))
    }

    /// Checks whether a tile can be removed from a cell (`alhambra C26`).
    pub(crate) fn spares(&mut self, tile: Tile, cell: Cell) -> Result<(), Refusal> {
        if self.facing(cell).iter().all(Option::is_some) {
            return Err(Refusal::Surrounded { tile });
        }
        self.put(cell, 0);
        let unreached = self.unreached();
        self.put(cell, tile.row() + 1);
        unreached.map_or(Ok(()), |other| Err(Refusal::CutsOff { tile, other }))
    }

    /// Returns whether a board follows all rules: its tiles do not overlap, agree, and can be reached on foot, and
    /// there is no gap.
    pub(crate) fn is_sound(built: Built<'_>) -> bool {
        let mut cells: Vec<Cell> = built.cells().map(|(_, cell)| cell).collect();
        cells.push(Cell::FOUNTAIN);
        cells.sort_unstable();
        let all = cells.len();
        cells.dedup();
        let walk = Walk::new(built);
        cells.len() == all
            && built.cells().all(|(tile, cell)| walk.agrees(tile, cell).is_ok())
            && walk.unreached().is_none()
            && walk.gap(Cell::FOUNTAIN).is_none()
    }
}

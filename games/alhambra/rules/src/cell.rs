//! The places of a board, counted from the fountain.

use std::fmt;
use std::str::FromStr;

use kernel::{Arg, Message, NotationError};
use serde::{Deserialize, Serialize};

use crate::tile::Side;

/// The maximum distance of a tile from the fountain, in cells: the number of tiles.
pub const REACH: i8 = 54;

/// A place of a board, such as `2,-1`: its distance east and north of the fountain, in cells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "(i8, i8)", into = "(i8, i8)")]
pub struct Cell {
    x: i8,
    y: i8,
}

impl Cell {
    /// The place of the fountain (`alhambra C20`).
    pub const FOUNTAIN: Cell = Cell { x: 0, y: 0 };

    /// Returns the place at this distance east and north of the fountain, if it is within reach.
    pub fn new(x: i8, y: i8) -> Option<Cell> {
        let within = |steps: i8| (-REACH..=REACH).contains(&steps);
        (within(x) && within(y)).then_some(Cell { x, y })
    }

    /// Returns a place that is within reach.
    pub(crate) fn known(x: i8, y: i8) -> Cell {
        debug_assert!(Cell::new(x, y).is_some());
        Cell { x, y }
    }

    /// Returns the distance east of the fountain, in cells.
    pub fn x(self) -> i8 {
        self.x
    }

    /// Returns the distance north of the fountain, in cells.
    pub fn y(self) -> i8 {
        self.y
    }

    /// Returns the neighbour at this side, if it is within reach.
    pub fn beside(self, side: Side) -> Option<Cell> {
        let (x, y) = side.step();
        Cell::new(self.x + x, self.y + y)
    }
}

/// Adds a place of a board to a message: the steps east or west of the fountain, and those north or south of it.
#[must_use]
pub fn with_cell(message: Message, cell: Cell) -> Message {
    let way = |steps: i8, ways: [Side; 2]| match steps {
        0 => "none",
        _ => ways[usize::from(steps < 0)].word(),
    };
    message
        .with("across", Arg::Key(way(cell.x, [Side::East, Side::West])))
        .number("x", cell.x.unsigned_abs())
        .with("along", Arg::Key(way(cell.y, [Side::North, Side::South])))
        .number("y", cell.y.unsigned_abs())
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl FromStr for Cell {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Cell, NotationError> {
        let number = |text: &str| text.parse::<i8>().ok().filter(|number| number.to_string() == text);
        let cell = text.split_once(',').and_then(|(x, y)| Cell::new(number(x)?, number(y)?));
        cell.ok_or_else(|| NotationError::new(text, "alhambra-form-cell"))
    }
}

impl TryFrom<(i8, i8)> for Cell {
    type Error = &'static str;

    fn try_from((x, y): (i8, i8)) -> Result<Cell, &'static str> {
        Cell::new(x, y).ok_or("a cell lies within 54 steps of the fountain")
    }
}

impl From<Cell> for (i8, i8) {
    fn from(cell: Cell) -> (i8, i8) {
        (cell.x, cell.y)
    }
}

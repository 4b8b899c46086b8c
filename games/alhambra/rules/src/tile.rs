//! The building tiles, read from the component file while compiling. A tile's number is its row in
//! `alhambra-tiles.csv`, from 1 to 54, which is permanent.

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, members};
use serde::{Deserialize, Serialize};

use crate::table::{after_field, after_line, number};

/// The name of the set of tiles, as in messages.
pub const SET: &str = "building";
/// The number of tiles (`alhambra 3`).
pub const TILES: usize = 54;
/// All tiles as a set.
pub(crate) const ALL: u64 = (1 << TILES) - 1;

/// A kind of building.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[expect(missing_docs, reason = "they are what their names say")]
pub enum Kind {
    Pavilion,
    Seraglio,
    Arcades,
    Chambers,
    Garden,
    Tower,
}

kernel::words!(Kind {
    Pavilion = "pavilion",
    Seraglio = "seraglio",
    Arcades = "arcades",
    Chambers = "chambers",
    Garden = "garden",
    Tower = "tower",
});

impl Kind {
    /// All kinds, in the order of the list (`alhambra 6`).
    pub const ALL: [Kind; 6] =
        [Kind::Pavilion, Kind::Seraglio, Kind::Arcades, Kind::Chambers, Kind::Garden, Kind::Tower];

    /// Returns the letter, by which tiles are written.
    pub const fn letter(self) -> char {
        ['p', 's', 'a', 'c', 'g', 't'][self as usize]
    }

    /// Returns the letter as the word of a message.
    pub const fn word(self) -> &'static str {
        ["p", "s", "a", "c", "g", "t"][self as usize]
    }

    /// Returns the tiles of this kind, as a set.
    pub(crate) const fn set(self) -> u64 {
        SETS[self as usize]
    }
}

/// A side of a tile. Tiles are never turned (`alhambra 40`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "they are what their names say")]
pub enum Side {
    North,
    East,
    South,
    West,
}

impl Side {
    /// All sides, clockwise.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// Returns the side of the neighbour that touches this side.
    pub const fn opposite(self) -> Side {
        Side::ALL[(self as usize + 2) % 4]
    }

    /// Returns the next side clockwise.
    pub const fn next(self) -> Side {
        Side::ALL[(self as usize + 1) % 4]
    }

    /// Returns how many cells east and north the neighbour at this side lies.
    pub const fn step(self) -> (i8, i8) {
        [(0, 1), (1, 0), (0, -1), (-1, 0)][self as usize]
    }

    /// Returns the word in messages.
    pub const fn word(self) -> &'static str {
        ["north", "east", "south", "west"][self as usize]
    }
}

/// The print of a tile.
#[derive(Clone, Copy)]
struct Printed {
    kind: Kind,
    price: u8,
    /// The walls: bit 0 north, then clockwise.
    walls: u8,
    /// The number of earlier tiles of this kind and price, and the number of all of them.
    alike: (u8, u8),
}

static PRINTED: [Printed; TILES] = read(include_bytes!("../../data/alhambra-tiles.csv"));

const SETS: [u64; 6] = {
    let printed = read(include_bytes!("../../data/alhambra-tiles.csv"));
    let (mut sets, mut at) = ([0; 6], 0);
    while at < TILES {
        sets[printed[at].kind as usize] |= 1 << at;
        at += 1;
    }
    sets
};

const fn kind(file: &[u8], at: usize) -> Kind {
    match file[at] {
        b'p' => Kind::Pavilion,
        b's' => Kind::Seraglio,
        b'a' => Kind::Arcades,
        b'c' => Kind::Chambers,
        b'g' => Kind::Garden,
        b't' => Kind::Tower,
        _ => panic!("no such kind of building"),
    }
}

const fn read(file: &[u8]) -> [Printed; TILES] {
    let mut tiles = [Printed { kind: Kind::Pavilion, price: 0, walls: 0, alike: (0, 0) }; TILES];
    let (mut at, mut row) = (after_line(file, 0), 0);
    while row < TILES {
        let kind = kind(file, at);
        at = after_field(file, at);
        let price = number(file, at);
        at = after_field(file, at);
        let (mut walls, mut side) = (0, 0);
        while side < 4 {
            walls |= number(file, at) << side;
            at = after_field(file, at);
            side += 1;
        }
        tiles[row] = Printed { kind, price, walls, alike: (0, 0) };
        row += 1;
    }
    assert!(at == file.len(), "the file has more rows than there are tiles");
    let mut one = 0;
    while one < TILES {
        let mut other = 0;
        while other < TILES {
            if tiles[other].kind as u8 == tiles[one].kind as u8 && tiles[other].price == tiles[one].price {
                tiles[one].alike.0 += (other < one) as u8;
                tiles[one].alike.1 += 1;
            }
            other += 1;
        }
        one += 1;
    }
    tiles
}

/// A building tile by its row in the component file. Its text form, the notation, is permanent: the letter of its kind,
/// its price, and a letter where several are alike in both, such as `p2` and `t9b`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Tile(u8);

impl Tile {
    /// Returns the tile of this row, from 1.
    pub const fn new(row: u8) -> Option<Tile> {
        if row >= 1 && row as usize <= TILES { Some(Tile(row - 1)) } else { None }
    }

    /// Returns the row in the component file, from 1.
    pub const fn row(self) -> u8 {
        self.0 + 1
    }

    /// Returns all tiles in the order of the file.
    pub fn all() -> impl Iterator<Item = Tile> + Clone {
        Tile::of(ALL)
    }

    /// Returns the members of a set.
    pub(crate) fn of(set: u64) -> impl Iterator<Item = Tile> + Clone {
        members(set).map(Tile)
    }

    /// Returns the tile of this place in the file, from 0.
    pub(crate) const fn at(place: u8) -> Tile {
        assert!((place as usize) < TILES);
        Tile(place)
    }

    /// Returns the place in the file, from 0.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the set of this tile alone.
    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }

    fn printed(self) -> &'static Printed {
        &PRINTED[self.index()]
    }

    /// Returns the kind.
    pub fn kind(self) -> Kind {
        self.printed().kind
    }

    /// Returns the price (`alhambra 4`).
    pub fn price(self) -> u8 {
        self.printed().price
    }

    /// Returns whether the tile has a wall at this side (`alhambra 5`).
    pub fn has_wall(self, side: Side) -> bool {
        self.walls() >> side as u8 & 1 == 1
    }

    /// Returns the walls: bit 0 north, then clockwise.
    pub(crate) fn walls(self) -> u8 {
        self.printed().walls
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (before, alike) = self.printed().alike;
        write!(f, "{}{}", self.kind().letter(), self.price())?;
        if alike > 1 { write!(f, "{}", char::from(b'a' + before)) } else { Ok(()) }
    }
}

impl FromStr for Tile {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Tile, NotationError> {
        let no_tile = || NotationError::new(text, "alhambra-form-tile");
        let letter = text.chars().next().ok_or_else(no_tile)?;
        let kind = Kind::ALL.into_iter().find(|kind| kind.letter() == letter).ok_or_else(no_tile)?;
        // Only a text of at most four letters can be one, so that nothing long is compared.
        if text.len() > 4 {
            return Err(no_tile());
        }
        Tile::of(kind.set()).find(|tile| tile.to_string() == text).ok_or_else(no_tile)
    }
}

impl TryFrom<String> for Tile {
    type Error = NotationError;

    fn try_from(text: String) -> Result<Tile, NotationError> {
        text.parse()
    }
}

impl From<Tile> for String {
    fn from(tile: Tile) -> String {
        tile.to_string()
    }
}

/// Returns the tiles with each pattern of walls, as sets.
pub(crate) const fn with_walls() -> [u64; 16] {
    let printed = read(include_bytes!("../../data/alhambra-tiles.csv"));
    let (mut sets, mut at) = ([0; 16], 0);
    while at < TILES {
        sets[printed[at].walls as usize] |= 1 << at;
        at += 1;
    }
    sets
}

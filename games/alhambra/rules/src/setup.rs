use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use kernel::{Game, SEATS_MAX, SetupError, SetupLine};

use crate::{Alhambra, rule};

/// How many may play (`alhambra 1`).
pub const PLAYERS: RangeInclusive<u8> = 2..=SEATS_MAX as u8;

/// How the length of a wall is counted (`alhambra C41`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Walls {
    /// A point for each walled side of the longest run.
    #[default]
    Sides,
    /// A point for each tile that has a part in the run with the most tiles.
    Tiles,
}

impl Walls {
    /// The words for them in the set-up line, the default first.
    pub const WORDS: &'static [&'static str] = &["sides", "tiles"];

    /// Its word in the set-up line.
    pub fn word(self) -> &'static str {
        Walls::WORDS[self as usize]
    }

    /// The one with this place in the list of words.
    fn at(place: usize) -> Walls {
        if place == 0 { Walls::Sides } else { Walls::Tiles }
    }
}

impl FromStr for Walls {
    type Err = SetupError;

    fn from_str(word: &str) -> Result<Walls, SetupError> {
        kernel::choice("walls", word, Walls::WORDS).map(Walls::at)
    }
}

/// Who plays what: written `alhambra players=4 walls=tiles`, where walls by sides may be left out, and stored with the
/// version of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    players: u8,
    walls: Walls,
}

impl Setup {
    /// A game for 2 to 6 players (`alhambra 1`).
    ///
    /// # Errors
    /// For any other number.
    pub fn new(players: u8, walls: Walls) -> Result<Setup, SetupError> {
        if PLAYERS.contains(&players) {
            return Ok(Setup { players, walls });
        }
        Err(SetupError::Players { rule: rule("1"), players, range: (*PLAYERS.start(), *PLAYERS.end()) })
    }

    /// The number of players.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// How walls are counted.
    pub fn walls(&self) -> Walls {
        self.walls
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} players={}", Alhambra::NAME, self.players)?;
        if self.walls == Walls::Tiles {
            write!(f, " walls={}", self.walls.word())?;
        }
        write!(f, " rules={}", Alhambra::RULES)
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(line: &str) -> Result<Setup, SetupError> {
        let mut parts = SetupLine::of_game(line, Alhambra::NAME, Alhambra::RULES)?;
        let missing = SetupError::Missing { game: Alhambra::NAME, option: "players" };
        let players = parts.take("players")?.ok_or(missing)?;
        let walls = Walls::at(parts.take_choice("walls", Walls::WORDS)?);
        parts.finish()?;
        Setup::new(players, walls)
    }
}

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use kernel::{Game, SEATS_MAX, SetupError, SetupLine};

use crate::{Alhambra, rule};

/// The numbers of players (`alhambra 1`).
pub const PLAYERS: RangeInclusive<u8> = 2..=SEATS_MAX as u8;

/// The way in which the length of a wall is counted (`alhambra C41`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Walls {
    /// Each walled side of the longest run counts a point.
    #[default]
    Sides,
    /// Each tile that is part of the run with the most tiles counts a point.
    Tiles,
}

impl Walls {
    /// The words of the ways to count in the set-up line, the default first.
    pub const WORDS: &'static [&'static str] = &["sides", "tiles"];

    /// Returns the word in the set-up line.
    pub fn word(self) -> &'static str {
        Walls::WORDS[self as usize]
    }

    /// Returns the way to count with this index in the list of words.
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

/// The set-up of a game: written `alhambra players=4 walls=tiles`, where walls by sides may be left out, and stored
/// with the version of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    players: u8,
    walls: Walls,
}

impl Setup {
    /// Creates the set-up of a game for 2 to 6 players (`alhambra 1`).
    ///
    /// # Errors
    /// If the number of players is another one.
    pub fn new(players: u8, walls: Walls) -> Result<Setup, SetupError> {
        if PLAYERS.contains(&players) {
            return Ok(Setup { players, walls });
        }
        Err(SetupError::Players { rule: rule("1"), players, range: (*PLAYERS.start(), *PLAYERS.end()) })
    }

    /// Returns the number of players.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// Returns how walls are counted.
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

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use kernel::{Game, SEATS_MAX, SetupError, SetupLine};

use crate::{Skerries, rule};

/// The numbers of players (`skerries 1`).
pub const PLAYERS: RangeInclusive<u8> = 2..=SEATS_MAX as u8;

/// The rules of storms that are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Weather {
    /// The rules of the chief list.
    #[default]
    Fair,
    /// The rules of the variant (`gale 1`).
    Gale,
}

impl Weather {
    /// Returns the word of the weather in the set-up line.
    pub fn word(self) -> &'static str {
        match self {
            Weather::Fair => "fair",
            Weather::Gale => "gale",
        }
    }

    /// Returns the number of storms that have to strike until all boats sink (`skerries 21`, `gale 2`).
    pub fn strikes_max(self) -> u8 {
        match self {
            Weather::Fair => 3,
            Weather::Gale => 2,
        }
    }
}

impl FromStr for Weather {
    type Err = ();

    fn from_str(word: &str) -> Result<Weather, ()> {
        [Weather::Fair, Weather::Gale].into_iter().find(|weather| weather.word() == word).ok_or(())
    }
}

/// The set-up of a game: written `skerries players=3 weather=gale`, where fair weather may be left out, and stored with
/// the version of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    players: u8,
    weather: Weather,
}

impl Setup {
    /// Creates the set-up of a game for 2 to 6 players (`skerries 1`).
    ///
    /// # Errors
    /// If the number of players is another one.
    pub fn new(players: u8, weather: Weather) -> Result<Setup, SetupError> {
        if PLAYERS.contains(&players) {
            return Ok(Setup { players, weather });
        }
        Err(SetupError::Players { rule: rule("1"), players, range: (*PLAYERS.start(), *PLAYERS.end()) })
    }

    /// Returns the number of players.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// Returns the rules of storms.
    pub fn weather(&self) -> Weather {
        self.weather
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} players={}", Skerries::NAME, self.players)?;
        if self.weather == Weather::Gale {
            write!(f, " weather={}", self.weather.word())?;
        }
        write!(f, " rules={}", Skerries::RULES)
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(line: &str) -> Result<Setup, SetupError> {
        let mut parts = SetupLine::of_game(line, Skerries::NAME, Skerries::RULES)?;
        let missing = SetupError::Missing { game: Skerries::NAME, option: "players" };
        let players = parts.take("players")?.ok_or(missing)?;
        let weather = parts.take("weather")?.unwrap_or_default();
        parts.finish()?;
        Setup::new(players, weather)
    }
}

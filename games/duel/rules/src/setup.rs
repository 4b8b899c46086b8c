use std::fmt;
use std::str::FromStr;

use kernel::{Game, SetupError, SetupLine};

use crate::body::PLAYERS;
use crate::{Duel, rule};

/// The set-up of a game, which has no choices: written `duel players=2`, stored with the rules version, `duel
/// players=2 rules=1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup(());

impl Setup {
    /// Creates the set-up of a game for two players (`duel R1`).
    ///
    /// # Errors
    /// If the number of players is another one.
    pub fn new(players: u8) -> Result<Setup, SetupError> {
        if usize::from(players) == PLAYERS {
            Ok(Setup(()))
        } else {
            Err(SetupError::Players { rule: rule("R1"), players, range: (PLAYERS as u8, PLAYERS as u8) })
        }
    }

    /// Returns the number of players.
    pub fn players(&self) -> u8 {
        PLAYERS as u8
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} players={} rules={}", Duel::NAME, self.players(), Duel::RULES)
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(line: &str) -> Result<Setup, SetupError> {
        let mut parts = SetupLine::of_game(line, Duel::NAME, Duel::RULES)?;
        let players = parts.take("players")?.unwrap_or(PLAYERS as u8);
        parts.finish()?;
        Setup::new(players)
    }
}

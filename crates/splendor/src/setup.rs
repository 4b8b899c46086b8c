use std::fmt;
use std::str::FromStr;

use kernel::{Game, SetupError, SetupLine};

use crate::Splendor;
use crate::body::PLAYERS_MAX;

/// Who plays what: written `splendor players=3`, stored with the rules version, `splendor players=3 rules=1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    players: u8,
}

impl Setup {
    /// A game for 2 to 4 players (`splendor 1`).
    ///
    /// # Errors
    /// For any other number.
    pub fn new(players: u8) -> Result<Setup, SetupError> {
        if (2..=PLAYERS_MAX as u8).contains(&players) {
            Ok(Setup { players })
        } else {
            Err(SetupError(format!("splendor is for 2 to 4 players, not {players} (splendor 1)")))
        }
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.players
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} players={} rules={}", Splendor::NAME, self.players, Splendor::RULES)
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(line: &str) -> Result<Setup, SetupError> {
        let mut parts = SetupLine::parse(line)?;
        if parts.game != Splendor::NAME {
            return Err(SetupError(format!("this is no set-up of {}", Splendor::NAME)));
        }
        let players = parts
            .take("players")?
            .ok_or_else(|| SetupError("splendor needs the option `players` (2, 3 or 4)".into()))?;
        let rules: u16 = parts.take("rules")?.unwrap_or(Splendor::RULES);
        parts.finish()?;
        if rules != Splendor::RULES {
            return Err(SetupError(format!(
                "rules version {rules} of splendor is not known here, only version {}",
                Splendor::RULES
            )));
        }
        Setup::new(players)
    }
}

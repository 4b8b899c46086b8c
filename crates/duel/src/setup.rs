use std::fmt;
use std::str::FromStr;

use kernel::{Game, SetupError, SetupLine};

use crate::Duel;
use crate::body::PLAYERS;

/// The set-up has nothing to choose: written `duel players=2`, stored with the rules version,
/// `duel players=2 rules=1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup(());

impl Setup {
    /// A game for two players (`duel R1`).
    ///
    /// # Errors
    /// For any other number.
    pub fn new(players: u8) -> Result<Setup, SetupError> {
        if usize::from(players) == PLAYERS {
            Ok(Setup(()))
        } else {
            Err(SetupError(format!("duel is for 2 players, not {players} (duel R1)")))
        }
    }

    /// How many play.
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
        let mut parts = SetupLine::parse(line)?;
        if parts.game != Duel::NAME {
            return Err(SetupError(format!("this is no set-up of {}", Duel::NAME)));
        }
        let players = parts.take("players")?.unwrap_or(PLAYERS as u8);
        let rules: u16 = parts.take("rules")?.unwrap_or(Duel::RULES);
        parts.finish()?;
        if rules != Duel::RULES {
            return Err(SetupError(format!(
                "rules version {rules} of duel is not known here, only version {}",
                Duel::RULES
            )));
        }
        Setup::new(players)
    }
}

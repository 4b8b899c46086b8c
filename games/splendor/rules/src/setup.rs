use std::fmt;
use std::str::FromStr;

use kernel::{Game, SetupError, SetupLine};

use crate::body::PLAYERS_MAX;
use crate::modules::{Module, Modules};
use crate::{Splendor, rule};

/// The set-up of a game: written `splendor players=3`, with modules `splendor players=3 modules=cities,posts`, and
/// stored with the rules version, `splendor players=3 rules=1`. Version 2 differs from version 1 with strongholds or the
/// Orient only, so other games have version 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    players: u8,
    modules: Modules,
    rules: u8,
}

impl Setup {
    /// Creates the set-up of a game for 2 to 4 players (`splendor 1`).
    ///
    /// # Errors
    /// If the number of players is another one.
    pub fn new(players: u8) -> Result<Setup, SetupError> {
        if (2..=PLAYERS_MAX as u8).contains(&players) {
            Ok(Setup { players, modules: Modules::NONE, rules: 1 })
        } else {
            Err(SetupError::Players { rule: rule("1"), players, range: (2, PLAYERS_MAX as u8) })
        }
    }

    /// Returns the set-up with these modules, and the newest version of the rules that they have.
    #[must_use]
    pub fn with(self, modules: Modules) -> Setup {
        Setup { modules, rules: modules.newest_rules(), ..self }
    }

    /// Returns the set-up with an older version of the rules, if the modules have one.
    #[must_use]
    pub fn with_first_rules(self) -> Setup {
        Setup { rules: 1, ..self }
    }

    /// Returns the version of the rules.
    pub fn rules(&self) -> u8 {
        self.rules
    }

    /// Returns the modules that are played.
    pub fn modules(&self) -> Modules {
        self.modules
    }

    /// Returns the number of players.
    pub fn players(&self) -> u8 {
        self.players
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} players={}", Splendor::NAME, self.players)?;
        for (n, module) in self.modules.iter().enumerate() {
            write!(f, "{}{}", if n == 0 { " modules=" } else { "," }, module.word())?;
        }
        write!(f, " rules={}", self.rules)
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(line: &str) -> Result<Setup, SetupError> {
        let mut parts = SetupLine::of_game(line, Splendor::NAME, Splendor::RULES)?;
        let missing = SetupError::Missing { game: Splendor::NAME, option: "players" };
        let players = parts.take("players")?.ok_or(missing)?;
        let modules = parts.take_some("modules", Modules::AVAILABLE, &[])?;
        let asked = parts.rules;
        parts.finish()?;
        let modules = Module::ALL.into_iter().filter(|module| modules.contains(&module.word())).collect();
        let newest = Setup::new(players)?.with(modules);
        match asked.map(|asked| asked as u8) {
            Some(asked) if asked > newest.rules => {
                let (asked, known) = (asked.into(), newest.rules.into());
                Err(SetupError::Rules { game: Splendor::NAME, asked, known })
            }
            asked => Ok(Setup { rules: asked.unwrap_or(newest.rules), ..newest }),
        }
    }
}

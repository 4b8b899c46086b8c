use std::fmt;
use std::str::FromStr;

use search::{Bot, Judgement, Planned, RandomBot, Seen};

use crate::{Advice, Level, Method};

/// A specification of a bot: the name of its level, or `master:1000` for another number of nodes per move.
///
/// ```
/// use mind::{BotSpec, Level};
///
/// let master: BotSpec = "master:4000".parse()?;
/// assert_eq!((master, master.to_string().as_str()), (Level::MASTER.into(), "master"));
/// # Ok::<(), mind::UnknownBot>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotSpec {
    /// The level.
    pub level: Level,
    /// The way in which the bot decides: that of its level, but for the number of nodes.
    method: Method,
}

impl BotSpec {
    /// The largest number of nodes per move.
    pub const NODES_MAX: u32 = 10_000_000;

    /// Reads the specification of a bot of one of these levels.
    ///
    /// # Errors
    /// If there is no such level among them, or the bot cannot have this number of nodes.
    pub fn among(levels: &[Level], text: &str) -> Result<Self, UnknownBot> {
        let unknown = |why: &str| UnknownBot(format!("`{}`: {why}", kernel::typed(text)));
        let (name, nodes) = match text.split_once(':') {
            Some((name, nodes)) => (name, Some(nodes)),
            None => (text, None),
        };
        let level = levels.iter().find(|level| level.name == name);
        let names = || levels.iter().map(|level| level.name).collect::<Vec<_>>().join(", ");
        let level = level.ok_or_else(|| unknown(&format!("a bot is one of: {}", names())))?;
        let bot = BotSpec::from(*level);
        match nodes.map(str::parse) {
            None => Ok(bot),
            Some(Ok(nodes)) if bot.nodes().is_some() && (1..=BotSpec::NODES_MAX).contains(&nodes) => {
                Ok(bot.with_nodes(nodes))
            }
            Some(_) => {
                let most = BotSpec::NODES_MAX;
                Err(unknown(&format!("a bot that searches has 1 to {most} nodes per move, another none")))
            }
        }
    }

    /// Returns the number of nodes per move; none if the bot does not search.
    pub fn nodes(&self) -> Option<u32> {
        match self.method {
            Method::Search { nodes, .. } => Some(nodes),
            Method::Random | Method::Beginner(_) | Method::Greedy => None,
        }
    }

    /// Returns the bot with this number of nodes per move; the same bot if it does not search.
    #[must_use]
    pub fn with_nodes(self, nodes: u32) -> Self {
        let method = match self.method {
            Method::Search { judgement, .. } => Method::Search { nodes, judgement },
            other => other,
        };
        BotSpec { method, ..self }
    }

    /// Returns the bot with this judgement of positions; the same bot if it does not search.
    #[must_use]
    pub fn with_judgement(self, judgement: Judgement) -> Self {
        let method = match self.method {
            Method::Search { nodes, .. } => Method::Search { nodes, judgement },
            other => other,
        };
        BotSpec { method, ..self }
    }

    /// Creates the bot for a game. Its play is determined by the seed.
    pub fn bot<P: Planned>(&self, seed: u64) -> Box<dyn Bot<P::Game>> {
        match self.method {
            Method::Random => Box::new(RandomBot::new(seed)),
            Method::Beginner(slips) => search::beginner::<P>(slips, seed),
            Method::Greedy => search::greedy::<P>(seed),
            Method::Search { nodes, judgement } => search::master_by::<P>(judgement, nodes, seed),
        }
    }

    /// Returns the bot's [advice](Bot::advise) in notation.
    pub fn advise<P: Planned>(
        &self,
        seed: u64,
        seen: Seen<'_, P::Game>,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Advice {
        self.bot::<P>(seed).advise(seen, go_on).map(|action| action.to_string())
    }
}

impl From<Level> for BotSpec {
    fn from(level: Level) -> Self {
        BotSpec { level, method: level.method }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.level.name)?;
        let own = self.nodes().filter(|_| self.method != self.level.method);
        own.map_or(Ok(()), |nodes| write!(f, ":{nodes}"))
    }
}

/// The reason why a text does not specify a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot(String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for UnknownBot {}

impl FromStr for BotSpec {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        BotSpec::among(Level::KNOWN, text)
    }
}

//! The bots by name: levels and specifications.

use std::fmt;
use std::str::FromStr;

use search::{Bot, Planned};

/// The level of a bot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Plays uniformly random legal actions.
    Random,
    /// Follows the game's plan without search.
    Greedy,
    /// Searches a tree.
    Master,
}

impl Level {
    /// All levels, from the weakest to the strongest.
    pub const ALL: [Level; 3] = [Level::Random, Level::Greedy, Level::Master];

    /// Returns the name of the level in requests.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Master => "master",
        }
    }
}

/// A specification of a bot: `random`, `greedy`, `master`, or `master:1000` for another number of nodes per move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotSpec {
    /// The level.
    pub level: Level,
    /// The number of nodes per move, for a bot that searches.
    pub nodes: u32,
}

impl BotSpec {
    /// The default number of nodes per move.
    pub const NODES: u32 = 4_000;
    /// The largest number of nodes per move.
    pub const NODES_MAX: u32 = 10_000_000;

    /// Creates the bot for a game. Its play is determined by the seed.
    pub fn bot<P: Planned>(&self, seed: u64) -> Box<dyn Bot<P::Game>> {
        match self.level {
            Level::Random => Box::new(search::RandomBot::new(seed)),
            Level::Greedy => search::greedy::<P>(seed),
            Level::Master => search::master::<P>(self.nodes, seed),
        }
    }
}

impl From<Level> for BotSpec {
    fn from(level: Level) -> Self {
        BotSpec { level, nodes: BotSpec::NODES }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.level.name())?;
        if self.nodes == BotSpec::NODES { Ok(()) } else { write!(f, ":{}", self.nodes) }
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
        let unknown = |why: &str| UnknownBot(format!("`{}`: {why}", kernel::typed(text)));
        let (name, nodes) = match text.split_once(':') {
            Some((name, nodes)) => (name, Some(nodes)),
            None => (text, None),
        };
        let level = Level::ALL.into_iter().find(|level| level.name() == name);
        let level = level.ok_or_else(|| unknown("a bot is random, greedy or master"))?;
        let nodes = match nodes.map(str::parse) {
            None => BotSpec::NODES,
            Some(Ok(nodes)) if level == Level::Master && (1..=BotSpec::NODES_MAX).contains(&nodes) => nodes,
            Some(_) => {
                return Err(unknown("master:N searches 1 to 10000000 nodes per move"));
            }
        };
        Ok(BotSpec { level, nodes })
    }
}

//! The sides of a contest: one of our bots, or an engine.

use std::str::FromStr;
use std::time::Duration;

use catalog::{Entry, Session};
use kernel::Seat;
use mind::BotSpec;
use terminal::Story;
use text::Value;

use crate::engine::{CommandLine, Engine, Fault, Player};
use crate::failure::Failure;
use crate::rival::Rival;
use crate::usage::Wanted;

/// A side as it is written: one of our bots, or `engine:COMMAND`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entrant {
    /// One of our bots.
    Ours(Rival),
    /// Another program.
    Engine(CommandLine),
}

/// The beginning of an engine as it is written.
const ENGINE: &str = "engine:";

impl Entrant {
    /// Returns the side for a game. An engine is started, and has this time for an action.
    ///
    /// # Errors
    /// If a network cannot be read or an engine cannot be started.
    pub fn side(&self, entry: &dyn Entry, time: Duration, story: &Story) -> Result<Side, Failure> {
        match self {
            Entrant::Ours(rival) => Side::ours(rival, entry, story),
            Entrant::Engine(command) => start_engine(command, time, story).map(Side::Engine),
        }
    }
}

/// Starts an engine, which has this time for an action.
///
/// # Errors
/// If it cannot be started.
pub fn start_engine(command: &CommandLine, time: Duration, story: &Story) -> Result<Engine, Failure> {
    Engine::start(command.clone(), time).map_err(|error| {
        let (command, why) = (command.to_string(), story.io(&error));
        let args = [("command", Value::Text(&command)), ("why", Value::Text(&why))];
        Failure::Failed(story.say("arena-no-engine", &args))
    })
}

impl FromStr for Entrant {
    type Err = Wanted;

    fn from_str(text: &str) -> Result<Self, Wanted> {
        match text.strip_prefix(ENGINE) {
            Some(command) => {
                command.parse().map(Entrant::Engine).map_err(|_| Wanted::new("usage-wants-engine"))
            }
            None => text.parse().map(Entrant::Ours).map_err(Wanted::or_engine),
        }
    }
}

/// A side that is ready to play.
pub enum Side {
    /// One of our bots.
    Bot {
        /// The bot as it was written.
        rival: Rival,
        /// The bot as it plays.
        spec: BotSpec,
    },
    /// Another program.
    Engine(Engine),
}

impl Side {
    /// Returns the side of one of our bots.
    ///
    /// # Errors
    /// If its network cannot be read.
    pub fn ours(rival: &Rival, entry: &dyn Entry, story: &Story) -> Result<Side, Failure> {
        Ok(Side::Bot { rival: rival.clone(), spec: rival.bot(entry, story)? })
    }

    /// Returns how the side is written, with the number of nodes that it has.
    pub fn told(&self) -> String {
        match self {
            Side::Bot { rival, spec } => rival.told(spec),
            Side::Engine(engine) => format!("{ENGINE}{}", engine.command()),
        }
    }

    /// Returns whether the side plays alike whenever it plays: an engine may depend on its time and on anything else.
    pub fn is_reproducible(&self) -> bool {
        matches!(self, Side::Bot { .. })
    }

    /// Changes the bot; an engine stays as it is.
    pub fn change_bot(&mut self, change: impl FnOnce(BotSpec) -> BotSpec) {
        if let Side::Bot { spec, .. } = self {
            *spec = change(*spec);
        }
    }

    /// Returns the one who plays for the side in one game.
    pub fn mover(&self) -> Mover<'_> {
        match self {
            Side::Bot { spec, .. } => Mover::Bot(*spec),
            Side::Engine(engine) => Mover::Engine(engine.player()),
        }
    }
}

/// The one who plays for a side in one game.
pub enum Mover<'a> {
    /// One of our bots.
    Bot(BotSpec),
    /// Another program.
    Engine(Player<'a>),
}

impl Mover<'_> {
    /// Waits until an engine is ready for a game.
    ///
    /// # Errors
    /// If the engine does anything wrong.
    pub fn begin(&mut self, session: &dyn Session) -> Result<(), Fault> {
        match self {
            Mover::Bot(_) => Ok(()),
            Mover::Engine(player) => player.begin(session.setup()),
        }
    }

    /// Chooses an action of the seat to act, once the game has begun.
    ///
    /// # Errors
    /// If an engine does anything wrong. Our bots do not.
    pub fn choose(&mut self, session: &dyn Session, seat: Seat, seed: u64) -> Result<String, Fault> {
        match self {
            Mover::Bot(bot) => Ok(session.think(bot, seed).unwrap_or_default()),
            Mover::Engine(player) => player.choose(session, seat, seed),
        }
    }

    /// Tells an engine how the game ended: the places by seat.
    pub fn over(self, places: Vec<u8>) {
        if let Mover::Engine(player) = self {
            player.over(places);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_engine_is_told_from_our_bots() {
        let read = |text: &str| text.parse::<Entrant>();
        assert_eq!(read("greedy"), Ok(Entrant::Ours("greedy".parse().unwrap())));
        assert_eq!(read("engine:sh 'my bot'"), Ok(Entrant::Engine("sh 'my bot'".parse().unwrap())));
        assert!(read("engine:").unwrap_err().to_string().contains("COMMAND"));
        let why = read("wizard").unwrap_err().to_string();
        assert!(why.contains("engine:COMMAND") && why.contains("greedy"), "{why}");
    }
}

//! A bot of the arena: one that can be met at a table, the fitted judgement, or a search with a network from a file.

use std::path::{Path, PathBuf};
use std::str::FromStr;

use catalog::Entry;
use mind::{BotSpec, Level};
use neural::{Layout, Net, Shape};
use search::{Judge, Judgement};
use terminal::Story;
use text::Value;

use crate::failure::Failure;
use crate::story::file_name;
use crate::usage::{Wanted, levels};

/// The end of the name of a file of weights.
const FILE: &str = ".net";

/// A bot as it is written: `master:1000`, or `FILE.net@ROUNDS:1000` for a network from a file, which is asked after this
/// number of rounds, by default none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rival {
    bot: BotSpec,
    trial: Option<Trial>,
}

/// A network to try.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Trial {
    file: PathBuf,
    rounds: u32,
}

/// The most rounds that a position is played on before a network is asked.
const ROUNDS_MAX: u32 = 100;

/// Returns the layout of a game's observations.
///
/// # Errors
/// If its positions are not described.
pub fn layout(entry: &dyn Entry, story: &Story) -> Result<Layout, Failure> {
    let game = entry.about().name;
    let told = || story.say("learn-nothing", &[("game", Value::Text(game))]);
    entry.layout().ok_or_else(|| Failure::Failed(told()))
}

fn read(file: &Path, story: &Story) -> Result<Vec<u8>, Failure> {
    std::fs::read(file).map_err(|error| Failure::Failed(format!("{}: {}", file_name(file), story.io(&error))))
}

impl Rival {
    /// Returns the bot for a game. The network of a file is read, and kept until the program ends.
    ///
    /// # Errors
    /// If the file cannot be read, or is no network for the game.
    pub fn bot(&self, entry: &dyn Entry, story: &Story) -> Result<BotSpec, Failure> {
        let Some(Trial { file, rounds }) = &self.trial else { return Ok(self.bot) };
        let layout = layout(entry, story)?;
        let (shown, bytes) = (file_name(file), read(file, story)?);
        let about = entry.about();
        let net =
            Net::read(&bytes, &Shape::of(&layout, usize::from(*about.seats.end()))).map_err(|error| {
                let why = story.sentence(&error.message());
                let args = [("file", shown.as_str()), ("game", about.name), ("why", &why)];
                Failure::Failed(story.say("net-fault", &args.map(|(name, value)| (name, Value::Text(value)))))
            })?;
        let judge = Box::leak(Box::new(Judge { net, rounds: *rounds }));
        Ok(self.bot.with_judgement(Judgement::Trial(judge)))
    }

    /// Returns the digest of the network's file, in hexadecimal; none for a bot without one.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn weights(&self, story: &Story) -> Result<Option<String>, Failure> {
        let Some(Trial { file, .. }) = &self.trial else { return Ok(None) };
        let digest = kernel::Digest::new().bytes(&read(file, story)?).finish();
        Ok(Some(format!("{digest:016x}")))
    }

    /// Returns how the bot is written, with the number of nodes that it has.
    pub fn told(&self, bot: &BotSpec) -> String {
        match &self.trial {
            None => bot.to_string(),
            Some(Trial { file, rounds }) => {
                let nodes = bot.nodes().map_or(String::new(), |nodes| format!(":{nodes}"));
                format!("{}@{rounds}{nodes}", file.display())
            }
        }
    }
}

impl From<Level> for Rival {
    fn from(level: Level) -> Self {
        Rival { bot: level.into(), trial: None }
    }
}

impl FromStr for Rival {
    type Err = Wanted;

    fn from_str(text: &str) -> Result<Self, Wanted> {
        let wanted = || Wanted::rival(&levels(Level::MEASURED, ", "), ROUNDS_MAX);
        let (bot, trial) = match text.rsplit_once(FILE) {
            None => (text.to_owned(), None),
            Some((file, rest)) => {
                let (rounds, nodes) = rest.find(':').map_or((rest, ""), |colon| rest.split_at(colon));
                let rounds = if rounds.is_empty() { Some("0") } else { rounds.strip_prefix('@') };
                let rounds = rounds.and_then(|rounds| rounds.parse().ok());
                let rounds = rounds.filter(|rounds| *rounds <= ROUNDS_MAX).ok_or_else(wanted)?;
                let file = PathBuf::from(format!("{file}{FILE}"));
                (format!("{}{nodes}", Level::MASTER.name), Some(Trial { file, rounds }))
            }
        };
        let bot = BotSpec::among(Level::MEASURED, &bot).map_err(|_| wanted())?;
        Ok(Rival { bot, trial })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_read_as_it_is_written() {
        let read = |text: &str| text.parse::<Rival>().ok().map(|rival| (rival.bot.nodes(), rival.trial));
        let trial = |rounds| Some(Trial { file: PathBuf::from("a/b.net"), rounds });
        assert_eq!(read("fitted:20"), Some((Some(20), None)));
        assert_eq!(read("greedy"), Some((None, None)));
        assert_eq!(read("a/b.net"), Some((Some(4_000), trial(0))));
        assert_eq!(read("a/b.net:20"), Some((Some(20), trial(0))));
        assert_eq!(read("a/b.net@2:20"), Some((Some(20), trial(2))));
        assert_eq!(read("a/b.net@1"), Some((Some(4_000), trial(1))));
        let within = Some(Trial { file: PathBuf::from("c.net/b.net"), rounds: 0 });
        assert_eq!(read("c.net/b.net:20"), Some((Some(20), within)), "the last end of a name counts");
        let none =
            ["grandmaster", "a/b.net@x", "a/b.net@101", "a/b.net:0", "a/b.net:", "a/b.net20", "greedy:3"];
        for text in none {
            assert_eq!(read(text), None, "{text}");
        }
    }
}

use catalog::{BotSpec, Level, UnknownBot};
use terminal::Story;
use text::Value;

use crate::failure::Failure;

/// The holder of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holder {
    /// A person at this terminal.
    Human,
    /// A bot.
    Bot(BotSpec),
}

impl Holder {
    /// Parses the holder of a seat.
    ///
    /// # Errors
    /// If it is neither `human` nor a bot.
    pub fn read(text: &str, story: &Story) -> Result<Holder, Failure> {
        if text == "human" {
            return Ok(Holder::Human);
        }
        text.parse().map(Holder::Bot).map_err(|_: UnknownBot| {
            let most = Value::Number(BotSpec::NODES_MAX.into());
            let seat = kernel::typed(text);
            Failure::Usage(story.say("cli-no-holder", &[("seat", Value::Text(&seat)), ("most", most)]))
        })
    }

    /// Sets the number of nodes of a searching bot, unless it was given with its own.
    pub fn with_nodes(self, nodes: Option<u32>) -> Holder {
        match (self, nodes) {
            (Holder::Bot(spec), Some(nodes)) => Holder::Bot(with_nodes(spec, nodes)),
            _ => self,
        }
    }

    /// Returns the name of the holder of the seat with this number (from 1).
    pub fn name(self, number: i64, story: &Story) -> String {
        let kind = match self {
            Holder::Human => "player-number",
            Holder::Bot(spec) => match spec.level {
                Level::Random => "cli-name-random",
                Level::Greedy => "cli-name-greedy",
                Level::Master => "cli-name-master",
            },
        };
        story.say(kind, &[("number", Value::Number(number))])
    }
}

/// Creates a searching bot with this number of nodes, unless its name has a number of its own.
pub fn with_nodes(spec: BotSpec, nodes: u32) -> BotSpec {
    let searches = spec.level == Level::Master && spec.nodes == BotSpec::NODES;
    if searches { BotSpec { nodes, ..spec } } else { spec }
}

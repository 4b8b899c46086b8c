use kernel::Seat;
use mind::{BotSpec, Level, UnknownBot};
use protocol::{NewSeat, bot_number};
use terminal::Story;
use text::Value;

use crate::failure::Failure;
use crate::usage::levels;

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
            let (seat, levels) = (kernel::typed(text), levels(Level::ALL, &story.say("list-comma", &[])));
            let args = [("seat", Value::Text(&seat)), ("levels", Value::Text(&levels)), ("most", most)];
            Failure::Usage(story.say("cli-no-holder", &args))
        })
    }

    /// Returns the holder of a seat of a game file.
    pub fn of(seat: &NewSeat) -> Holder {
        match seat {
            NewSeat::Bot { level } => level.parse().map_or(Holder::Human, Holder::Bot),
            NewSeat::Human { .. } | NewSeat::Open {} => Holder::Human,
        }
    }

    /// Sets the number of nodes of a searching bot, unless it was given with its own.
    pub fn with_nodes(self, nodes: Option<u32>) -> Holder {
        match self {
            Holder::Bot(spec) => Holder::Bot(with_nodes(spec, nodes)),
            Holder::Human => self,
        }
    }

    /// Returns the bot as it is written; none for a person.
    pub fn level(self) -> Option<String> {
        match self {
            Holder::Human => None,
            Holder::Bot(spec) => Some(spec.to_string()),
        }
    }

    /// Returns the message with the level of a bot; none for a person.
    pub fn level_message(self) -> Option<String> {
        match self {
            Holder::Human => None,
            Holder::Bot(spec) => Some(format!("level-{}", spec.level.name)),
        }
    }
}

/// Returns the names by which the holders of the seats are called: people without a name by number, bots as the page
/// names them.
pub fn names(seats: &[NewSeat], story: &Story) -> Vec<String> {
    let level = |seat: &NewSeat| Holder::of(seat).level();
    let levels: Vec<Option<String>> = seats.iter().map(level).collect();
    let levels: Vec<Option<&str>> = levels.iter().map(Option::as_deref).collect();
    let name = |seat: Seat| match &seats[seat.index()] {
        NewSeat::Human { name } if !name.is_empty() => name.clone(),
        NewSeat::Bot { .. } => story.say(&format!("bot-name-{}", bot_number(&levels, seat)), &[]),
        _ => story.say("player-number", &[("number", Value::Number(i64::from(seat.0) + 1))]),
    };
    Seat::all(seats.len() as u8).map(name).collect()
}

/// Returns the bot with this number of nodes, if one is given and its name has none of its own.
pub fn with_nodes(spec: BotSpec, nodes: Option<u32>) -> BotSpec {
    let nodes = nodes.filter(|_| spec == spec.level.into());
    nodes.map_or(spec, |nodes| spec.with_nodes(nodes))
}

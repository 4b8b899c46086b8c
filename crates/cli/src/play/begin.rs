//! The game that is played at the terminal: a new one, or one that a file continues.

use std::path::{Path, PathBuf};

use catalog::{Chosen, Session};
use protocol::{NewSeat, Order};
use table::Lineup;
use terminal::Story;
use text::Value;

use super::Options;
use super::holder::Holder;
use crate::failure::Failure;
use crate::story::file_name;
use crate::{gamefile, offered};

/// The holders of the seats of a new game, unless others are named.
const SEATS: [&str; 2] = ["human", "master"];

/// A game with its players.
pub struct Begun {
    /// The game.
    pub session: Box<dyn Session>,
    /// The options of the table.
    pub chosen: Chosen,
    /// The players.
    pub lineup: Lineup,
    /// The file that is continued.
    pub file: Option<PathBuf>,
}

impl Begun {
    /// Begins the game that the options name, or opens its file.
    ///
    /// # Errors
    /// If there is no such game or file, or the players do not fit the game.
    pub fn of(options: &Options, story: &Story) -> Result<Self, Failure> {
        // The name of a game has neither.
        let may_be_file = options.game.contains(['.', '/', '\\']) || Path::new(&options.game).exists();
        match offered().named(&options.game) {
            None if may_be_file => Self::continued(Path::new(&options.game), options, story),
            _ => Self::new(options, story),
        }
    }

    fn new(options: &Options, story: &Story) -> Result<Self, Failure> {
        let seats = match &options.seats {
            Some(seats) => seats.clone(),
            None => SEATS.map(str::to_owned).to_vec(),
        };
        let seats = holders(&seats, options, story)?;
        let players = u8::try_from(seats.len()).unwrap_or(u8::MAX);
        let (setup, chosen) = offered().set_up(&options.game, players, &options.chosen)?;
        let session = offered().registry().open_with(&setup, &chosen)?;
        let seats = seats.into_iter().map(|holder| seat(holder, "")).collect();
        Ok(Begun { session, chosen, lineup: Lineup { seats, order: Order::AsSeated }, file: None })
    }

    fn continued(path: &Path, options: &Options, story: &Story) -> Result<Self, Failure> {
        let (session, text) = gamefile::open(path, story)?;
        let file = file_name(path);
        let file = ("file", Value::Text(&file));
        if !options.chosen.is_empty() {
            return Err(Failure::Usage(story.say("cli-file-has-options", &[file])));
        }
        let chosen = offered().registry().options_in(&session.setup(), &text);
        let mut lineup = Lineup::read(&text, session.players());
        let told: Vec<Holder> = match &options.seats {
            None => lineup.seats.iter().map(|seat| Holder::of(seat).with_nodes(options.nodes)).collect(),
            Some(seats) => holders(seats, options, story)?,
        };
        if told.len() != lineup.seats.len() {
            let players = ("players", Value::Number(lineup.seats.len() as i64));
            return Err(Failure::Usage(story.say("cli-file-has-seats", &[file, players])));
        }
        for (here, holder) in lineup.seats.iter_mut().zip(told) {
            let name = if let NewSeat::Human { name } = here { std::mem::take(name) } else { String::new() };
            *here = seat(holder, &name);
        }
        Ok(Begun { session, chosen, lineup, file: Some(path.to_owned()) })
    }
}

fn holders(seats: &[String], options: &Options, story: &Story) -> Result<Vec<Holder>, Failure> {
    seats.iter().map(|text| Ok(Holder::read(text, story)?.with_nodes(options.nodes))).collect()
}

/// Returns a seat as a game file tells of it; the name is a person's.
fn seat(holder: Holder, name: &str) -> NewSeat {
    match holder.level() {
        None => NewSeat::Human { name: name.to_owned() },
        Some(level) => NewSeat::Bot { level },
    }
}

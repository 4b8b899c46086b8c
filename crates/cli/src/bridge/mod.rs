//! An engine at the tables of a server: it is asked here, on its owner's machine, and plays there over HTTP.

mod game;
mod house;
mod secret;

use std::collections::BTreeSet;
use std::io::Write;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use protocol::{Awaiting, OpenTable, RefusalKind, Seat, SeatRequest, Snapshot};
use terminal::{Paint, Story};
use text::{Language, Value};

use crate::engine::{Cause, CommandLine, Engine, Fault, Player};
use crate::failure::Failure;
use crate::side::start_engine;
use crate::story::story;
use game::{End, Game};
use house::{House, Trouble};

/// The time between two looks at the lobby.
const LOOK: Duration = Duration::from_secs(5);

/// The options of `bot`.
#[derive(clap::Args, Debug)]
pub struct Options {
    /// The address of the server, such as https://games.example
    #[arg(long, value_name = "URL")]
    server: String,
    /// The table, by its link or the letters in it; by default public tables that welcome programs, one after the other
    #[arg(long)]
    table: Option<String>,
    /// The name that the players are shown
    #[arg(long)]
    name: String,
    /// The program that speaks the bot protocol, with its arguments, quoted as for a shell
    #[arg(long, value_name = "COMMAND", value_parser = command)]
    engine: CommandLine,
    /// Milliseconds that the engine has for an action
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    ms: u64,
    /// End after this many games
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    games: Option<u32>,
    /// The file with the bot's identity, made if it is missing: with it the bot comes back to its games
    #[arg(long, value_name = "FILE")]
    secret: Option<PathBuf>,
}

/// Plays until the games are over.
///
/// # Errors
/// If the engine cannot be started or makes a fault, or the server cannot be reached or refuses.
pub fn run(options: &Options, language: Language, output: &mut dyn Write) -> Result<(), Failure> {
    let story = story(language, Paint::NONE);
    let engine = start_engine(&options.engine, Duration::from_millis(options.ms), &story)?;
    let mut house = House::new(&options.server).ok_or_else(|| {
        Failure::Usage(
            story.say("bot-no-address", &[("server", Value::Text(&kernel::typed(&options.server)))]),
        )
    })?;
    let mut bot = Bot { options, story: &story, engine: &engine, declined: BTreeSet::new(), output };
    bot.enter(&mut house)?;
    bot.play(&house)
}

struct Bot<'a> {
    options: &'a Options,
    story: &'a Story,
    engine: &'a Engine,
    /// The games that the engine does not play.
    declined: BTreeSet<String>,
    output: &'a mut dyn Write,
}

impl<'a> Bot<'a> {
    /// Gives the bot an identity on the server: that of the file, or else a new one.
    fn enter(&self, house: &mut House) -> Result<(), Failure> {
        let file = self.options.secret.as_deref();
        let known = file.map(|file| secret::read(file).map_err(|error| self.unkept(file, &error)));
        let secret = match known.transpose()?.flatten() {
            Some(secret) => secret,
            None => {
                let secret = house.identity().map_err(|trouble| self.failed(&trouble))?;
                if let Some(file) = file {
                    secret::write(file, &secret).map_err(|error| self.unkept(file, &error))?;
                }
                secret
            }
        };
        house.identify(secret);
        Ok(())
    }

    fn play(&mut self, house: &House) -> Result<(), Failure> {
        let (options, mut played) = (self.options, 0);
        loop {
            let (player, table) = match &options.table {
                Some(table) => self.sit_at(house, table)?,
                None => self.sit_anywhere(house)?,
            };
            self.tell("bot-sits", &[("table", &table), ("name", &options.name)])?;
            let end = Game::new(house, &table).play(player);
            match end.map_err(|why| self.ended(&why))? {
                End::Places(places, Seat(seat)) => {
                    played += 1;
                    match places.get(usize::from(seat)) {
                        Some(place) => {
                            self.tell("bot-over", &[("table", &table), ("place", &place.to_string())])?;
                        }
                        None => self.tell("bot-ended", &[("table", &table)])?,
                    }
                }
                End::SeatLost => self.tell("bot-seat-lost", &[("table", &table)])?,
            }
            if options.table.is_some() || options.games == Some(played) {
                return Ok(());
            }
        }
    }

    /// Takes a seat at a table, unless the bot has one there.
    fn sit_at(&mut self, house: &House, table: &str) -> Result<(Player<'a>, String), Failure> {
        let table = table.rsplit('/').next().unwrap_or_default().to_owned();
        let shown = house.look(&table).map_err(|trouble| self.failed(&trouble))?;
        let player = self.ready(&shown.setup).map_err(|fault| self.at_fault(&fault))?;
        if self.take(house, &table, &shown).map_err(|trouble| self.failed(&trouble))? {
            return Ok((player, table));
        }
        Err(Failure::Failed(self.story.say("bot-no-seat", &[("table", Value::Text(&table))])))
    }

    /// Comes back to a game that is not over, or takes a seat at the first table that welcomes programs.
    fn sit_anywhere(&mut self, house: &House) -> Result<(Player<'a>, String), Failure> {
        let mut waits = false;
        loop {
            let own = house.unfinished().map_err(|trouble| self.failed(&trouble))?;
            let lobby = house.lobby().map_err(|trouble| self.failed(&trouble))?;
            let welcoming = lobby.into_iter().filter(welcomes).map(|open| (open.table, open.setup));
            for (table, setup) in own.into_iter().chain(welcoming) {
                let game = setup.split(' ').next().unwrap_or_default().to_owned();
                if self.declined.contains(&game) {
                    continue;
                }
                let player = match self.ready(&setup) {
                    Ok(player) => player,
                    Err(Fault { cause: Cause::Declined(_), .. }) => {
                        self.declined.insert(game);
                        continue;
                    }
                    Err(fault) => return Err(self.at_fault(&fault)),
                };
                // The lobby may be a second old.
                let taken = house.look(&table).and_then(|shown| match shown.awaiting {
                    Awaiting::Over => Ok(false),
                    _ => self.take(house, &table, &shown),
                });
                match taken {
                    Ok(true) => return Ok((player, table)),
                    // Somebody was faster, or the table is gone.
                    Ok(false) | Err(Trouble::Refused(_)) => player.over(Vec::new()),
                    Err(trouble) => return Err(self.failed(&trouble)),
                }
            }
            if !waits {
                self.tell("bot-waits", &[])?;
            }
            waits = true;
            thread::sleep(LOOK);
        }
    }

    /// Returns the engine, which is ready for a game with this set-up line.
    fn ready(&self, setup: &str) -> Result<Player<'a>, Fault> {
        let mut player = self.engine.player();
        player.begin(setup.to_owned())?;
        Ok(player)
    }

    /// Takes the first open seat of a table, unless the bot has one. Returns whether it has one then.
    fn take(&self, house: &House, table: &str, shown: &Snapshot) -> Result<bool, Trouble> {
        if shown.seats.iter().any(|seat| seat.mine) {
            return Ok(true);
        }
        for seat in shown.seats.iter().filter(|seat| seat.open) {
            let take = SeatRequest::Take { name: self.options.name.clone(), program: true };
            match house.sit(table, seat.seat, &take) {
                Ok(()) => return Ok(true),
                Err(Trouble::Refused(refusal)) if refusal.kind == RefusalKind::SeatTaken => {}
                Err(trouble) => return Err(trouble),
            }
        }
        Ok(false)
    }

    fn tell(&mut self, id: &str, args: &[(&str, &str)]) -> Result<(), Failure> {
        let args: Vec<_> = args.iter().map(|(name, value)| (*name, Value::Text(value))).collect();
        writeln!(self.output, "{}", self.story.say(id, &args))?;
        Ok(self.output.flush()?)
    }

    fn ended(&self, why: &game::Broken) -> Failure {
        match why {
            game::Broken::Server(trouble) => self.failed(trouble),
            game::Broken::Engine(fault) => self.at_fault(fault),
            game::Broken::Refused { action, why } => {
                let args = [("action", Value::Text(action)), ("why", Value::Text(why))];
                Failure::Failed(self.story.say("engine-fault-illegal", &args))
            }
        }
    }

    fn at_fault(&self, fault: &Fault) -> Failure {
        let told = fault.told(self.story);
        Failure::Failed(self.story.say("bot-fault", &[("fault", Value::Text(&told))]))
    }

    fn failed(&self, trouble: &Trouble) -> Failure {
        let (id, why) = match trouble {
            Trouble::Refused(refusal) => ("bot-refused", refusal.why.clone()),
            Trouble::Unreachable(why) => ("bot-unreachable", why.clone()),
        };
        let (server, why) = (kernel::harmless(&self.options.server), kernel::harmless(&why));
        let args = [("server", Value::Text(&server)), ("why", Value::Text(&why))];
        Failure::Failed(self.story.say(id, &args))
    }

    fn unkept(&self, file: &std::path::Path, error: &std::io::Error) -> Failure {
        let (file, why) = (kernel::harmless(&file.display().to_string()), self.story.io(error));
        let args = [("file", Value::Text(&file)), ("why", Value::Text(&why))];
        Failure::Failed(self.story.say("bot-no-secret", &args))
    }
}

fn welcomes(table: &OpenTable) -> bool {
    table.seats.iter().any(|seat| seat.open) && catalog::welcomes_programs(&table.options.chosen)
}

fn command(text: &str) -> Result<CommandLine, crate::usage::Wanted> {
    text.parse().map_err(|_| crate::usage::Wanted::new("usage-wants-command"))
}

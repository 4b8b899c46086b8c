//! Measures one server with many people at many tables, over real sockets of this machine and for a bounded time: the
//! delay from sending a move until everybody at its table has received it, and the resources that the server needs.
//!
//! With `--bots` it measures instead how long a person waits for bots while many tables of bots play on their own.
//!
//! It starts the server itself, with a temporary data file, and prints one JSON object.

#![expect(clippy::print_stdout, reason = "the figures are the result")]

mod bots;
mod connection;
mod http;
mod report;
mod served;
mod table;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use clap::Parser;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, interval};

use crate::report::{Report, Tally};
use crate::served::Served;

/// Plays many games at once against one server and measures.
#[derive(Parser, Clone, Debug)]
struct Options {
    /// Which game is played
    #[arg(long, default_value = games::names()[0], value_parser = game)]
    game: &'static str,
    /// The options of the game, as KEY=VALUE
    #[arg(value_name = "KEY=VALUE")]
    chosen: Vec<String>,
    /// How many players sit at each table; else as few as the game allows
    #[arg(long, value_name = "PLAYERS")]
    players: Option<u8>,
    /// How many tables are played at a time
    #[arg(long, default_value_t = 500)]
    tables: usize,
    /// How many spectators there are, each at another table
    #[arg(long, default_value_t = 200)]
    spectators: usize,
    /// How many moves a second are made at all tables together
    #[arg(long, default_value_t = 150)]
    rate: u32,
    /// For how long, in seconds
    #[arg(long, default_value_t = 120)]
    seconds: u64,
    /// Measures how long a person's bots take while this number of tables of bots that search play on their own
    #[arg(long, value_name = "TABLES")]
    bots: Option<usize>,
    /// The program to measure; by default the one beside this that has the game
    #[arg(long, value_name = "FILE")]
    cabochon: Option<PathBuf>,
}

fn game(name: &str) -> Result<&'static str, String> {
    let names = games::names();
    names
        .iter()
        .find(|game| **game == name)
        .copied()
        .ok_or_else(|| format!("the games are {}", names.join(", ")))
}

/// Returns the number of players at each table.
fn players(options: &Options) -> Result<u8, String> {
    let about = games::named(options.game).ok_or("there is no such game")?.about();
    let (least, most) = (*about.seats.start(), *about.seats.end());
    match options.players.unwrap_or(least) {
        players if about.seats.contains(&players) => Ok(players),
        players if least == most => Err(format!("{} is for {least} players, not {players}", about.name)),
        players => Err(format!("{} is for {least} to {most} players, not {players}", about.name)),
    }
}

/// The state that all tables share.
pub(crate) struct Shared {
    /// The server's address.
    pub address: String,
    /// A permit for each move that is due.
    pub due: Semaphore,
    /// Whether the measurement is over.
    pub stop: AtomicBool,
    pub tally: Tally,
}

/// The maximum number of tables that are set up at the same time.
const AT_ONCE: usize = 16;
/// The longest time that setting up may take.
const SET_UP_MOST: Duration = Duration::from_secs(120);
/// The longest time that requests in progress may take to end.
const END_MOST: Duration = Duration::from_secs(20);

#[tokio::main]
async fn main() -> ExitCode {
    match measure(&Options::parse()).await {
        Ok(report) => {
            println!("{}", report.json());
            if report.is_clean() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(why) => {
            println!("{}", serde_json::json!({"error": why}));
            ExitCode::FAILURE
        }
    }
}

async fn measure(options: &Options) -> Result<Report, String> {
    let players = players(options)?;
    let held = table::Held::new(options.game, players, &options.chosen).map_err(|error| error.to_string())?;
    let mut served = Served::start(options.cabochon.as_deref(), options.game)?;
    if let Some(tables) = options.bots {
        return bots::measure(&mut served, options.game, tables).await;
    }
    let shared = Arc::new(Shared {
        address: served.address().to_owned(),
        due: Semaphore::new(0),
        stop: AtomicBool::new(false),
        tally: Tally::default(),
    });
    let mut tables = set_up(options, held, &shared).await?;
    let rested = served.memory()?;

    let since = Instant::now();
    pace(options, &shared).await;
    let took = since.elapsed();
    shared.stop.store(true, Ordering::Relaxed);
    shared.due.close();
    let ended = tokio::time::timeout(END_MOST, async {
        while let Some(table) = tables.join_next().await {
            if let Err(error) = table {
                shared.tally.error(&format!("a table fell over: {error}"));
            }
        }
    });
    if ended.await.is_err() {
        shared.tally.error("a table did not end");
    }
    Ok(Report::new(options, players, took, &shared.tally, rested, served.memory()?))
}

/// Sets up all tables, a few at a time; each then plays independently.
async fn set_up(options: &Options, held: table::Held, shared: &Arc<Shared>) -> Result<JoinSet<()>, String> {
    let held = Arc::new(held);
    let mut tables = JoinSet::new();
    let doors = Arc::new(Semaphore::new(AT_ONCE));
    let ready = Arc::new(Semaphore::new(0));
    for number in 0..options.tables {
        let (shared, doors, ready) = (shared.clone(), doors.clone(), ready.clone());
        let (held, watched) = (held.clone(), number < options.spectators);
        tables.spawn(async move {
            let entered = doors.acquire().await;
            let made = table::Table::set_up(&shared.address, &held, watched).await;
            drop(entered);
            match made {
                Ok(table) => {
                    ready.add_permits(1);
                    table.play(&shared).await;
                }
                Err(why) => shared.tally.error(&why),
            }
        });
    }
    let all = ready.acquire_many(options.tables as u32);
    match tokio::time::timeout(SET_UP_MOST, all).await {
        Ok(_) => Ok(tables),
        Err(_) => Err(format!("the tables could not be set up: {:?}", shared.tally.errors())),
    }
}

/// Releases moves at an even rate, for the requested time.
async fn pace(options: &Options, shared: &Shared) {
    let mut beat = interval(Duration::from_secs(1) / options.rate.max(1));
    // Moves that were not released in time are released later, so that the average rate is kept.
    beat.set_missed_tick_behavior(MissedTickBehavior::Burst);
    let until = Instant::now() + Duration::from_secs(options.seconds);
    while Instant::now() < until {
        beat.tick().await;
        shared.due.add_permits(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_as_many_players_as_its_game_allows() {
        for game in games::LIST.iter().map(games::Listed::about) {
            let asked = |number: Option<u8>| {
                let number = number.map(|number| format!("--players={number}"));
                players(&Options::parse_from(
                    ["load", "--game", game.name].into_iter().chain(number.as_deref()),
                ))
            };
            assert_eq!(asked(None), Ok(*game.seats.start()));
            for number in game.seats.clone() {
                assert_eq!(asked(Some(number)), Ok(number));
            }
            for number in [game.seats.start() - 1, game.seats.end() + 1] {
                let why = asked(Some(number)).unwrap_err();
                for word in [game.name.to_owned(), game.seats.end().to_string(), number.to_string()] {
                    assert!(why.contains(&word), "{why}: {word}");
                }
            }
        }
    }
}

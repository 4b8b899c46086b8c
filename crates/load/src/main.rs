//! Measures one server with many people at many tables, over real sockets of this machine and for a bounded time. The
//! results are the delay from sending a move until everybody at its table has received it, and the resources that the
//! server needs.
//!
//! Other measures have an option each ([`Instead`]): bots, long histories, half-open connections, abandoned tables, costs,
//! dear requests, thinking time, greedy homes, and a comparison with an earlier program. Those that have a bound fail where it is exceeded.
//!
//! It starts the server itself, with a temporary data file, and prints one JSON object.

#![expect(clippy::print_stdout, reason = "the figures are the result")]

mod abandoned;
mod against;
mod bots;
mod connection;
mod contest;
mod costs;
mod dear;
mod half_open;
mod histories;
mod household;
mod http;
mod place;
mod play;
mod report;
mod served;
mod stored;
mod table;
mod thinking;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use serde_json::json;
use tokio::time::Instant;

use crate::play::{Playing, Then};
use crate::report::{Report, load_average, megabytes, moves, percentile, rounded};
use crate::served::{Memory, Served, memory};
use crate::table::Held;

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
    /// Fails if more than one of 100 moves is seen by everybody only after this number of milliseconds
    #[arg(long, value_name = "MS")]
    seen_within: Option<u64>,
    /// Fails if the server ever takes more resident memory than this number of megabytes
    #[arg(long, value_name = "MB")]
    memory_within: Option<u64>,
    #[command(flatten)]
    instead: Instead,
    /// How many entries each of the histories has
    #[arg(long, default_value_t = 90_000, requires = "histories")]
    entries: u32,
    /// The program to measure; by default the one beside this that has the game
    #[arg(long, value_name = "FILE")]
    cabochon: Option<PathBuf>,
}

/// What is measured instead.
#[derive(clap::Args, Clone, Debug)]
#[group(multiple = false)]
struct Instead {
    /// Measures how long a person's bots take while this number of tables of bots that search play on their own
    #[arg(long, value_name = "TABLES")]
    bots: Option<usize>,
    /// Measures how long others wait while this number of tables with very long histories is loaded
    #[arg(long, value_name = "TABLES")]
    histories: Option<usize>,
    /// Measures how long a person waits while somebody else holds this number of half-sent requests open
    #[arg(long, value_name = "CONNECTIONS")]
    half_open: Option<usize>,
    /// Measures what memory is given back after this number of tables was created and left
    #[arg(long, value_name = "TABLES")]
    abandoned: Option<usize>,
    /// Measures what this number of tables costs in memory, and on the disk when their games are over
    #[arg(long, value_name = "TABLES")]
    costs: Option<usize>,
    /// Measures what processor time one address can take, with each kind of request for this number of seconds
    #[arg(long, value_name = "SECONDS")]
    dear: Option<u64>,
    /// Measures how long a person's bot takes while people of this number of networks let bots search
    #[arg(long, value_name = "NETWORKS")]
    thinking: Option<u8>,
    /// Measures what is left for others while one home takes all it can from this number of its networks
    #[arg(long, value_name = "NETWORKS")]
    household: Option<u16>,
    /// Compares the times of moves with those of an earlier program
    #[arg(long, value_name = "FILE")]
    against: Option<PathBuf>,
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

#[tokio::main]
async fn main() -> ExitCode {
    // Each viewer is a connection of its own; where the limit cannot be raised, connecting fails and says so.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    match measure(&Options::parse()).await {
        Ok(report) => {
            println!("{}", report.json());
            if report.is_clean() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(why) => {
            println!("{}", json!({"error": why}));
            ExitCode::FAILURE
        }
    }
}

async fn measure(options: &Options) -> Result<Report, String> {
    let held = Held::new(options.game, players(options)?, &options.chosen);
    let held = held.map_err(|error| error.to_string())?;
    let program = options.cabochon.as_deref();
    match &options.instead {
        Instead { bots: Some(tables), .. } => {
            bots::measure(&mut Served::start(program, options.game)?, options.game, *tables).await
        }
        Instead { histories: Some(tables), .. } => {
            histories::measure(program, options.game, *tables, options.entries).await
        }
        Instead { half_open: Some(number), .. } => half_open::measure(program, options.game, *number).await,
        Instead { abandoned: Some(tables), .. } => abandoned::measure(program, options.game, *tables).await,
        Instead { costs: Some(tables), .. } => costs::measure(program, options.game, held, *tables).await,
        Instead { dear: Some(seconds), .. } => dear::measure(program, options.game, *seconds).await,
        Instead { thinking: Some(networks), .. } => thinking::measure(program, options.game, *networks).await,
        Instead { household: Some(networks), .. } => {
            household::measure(program, options.game, *networks).await
        }
        Instead { against: Some(before), .. } => {
            let programs = [program, Some(before.as_path())];
            against::measure(programs, &held, options.tables, options.rate, options.seconds).await
        }
        Instead { .. } => load(options, program, held).await,
    }
}

/// Measures a server at whose tables moves are made at an even rate.
async fn load(options: &Options, program: Option<&Path>, held: Held) -> Result<Report, String> {
    let mut served = Served::start(program, options.game)?;
    let players = usize::from(held.players());
    let mut playing =
        Playing::begin(served.place(), held, options.tables, options.spectators, Then::Again).await?;
    let rested = served.memory()?;
    let since = Instant::now();
    playing.pace(options.rate, Duration::from_secs(options.seconds)).await;
    let seconds = since.elapsed().as_secs_f64();
    playing.end().await;
    let (worked, most) = (served.memory()?, served.most_memory()?);
    let own = memory("self", Memory::Now).unwrap_or_default();
    served.stop()?;
    let tally = &playing.shared.tally;
    let lost = stored::lost(&served.data(), &tally.versions()).await?;
    let (took, errors) = (tally.take(), tally.errors());
    let seen: Vec<Duration> = took.iter().map(|took| took.seen).collect();
    let in_time =
        options.seen_within.is_none_or(|within| percentile(&seen, 99) <= Duration::from_millis(within));
    let in_memory = options.memory_within.is_none_or(|within| most <= within * 1_000_000);
    let figures = json!({
        "tables": options.tables,
        "players": options.tables * players,
        "spectators": options.spectators.min(options.tables),
        "load_average": load_average(),
        "seconds": rounded(seconds),
        "moves": took.len(),
        "moves_per_second": rounded(took.len() as f64 / seconds),
        "times": moves(&took),
        "server_memory_mb": {
            "at_rest": megabytes(rested),
            "after": megabytes(worked),
            "most": megabytes(most),
        },
        "load_memory_mb": megabytes(own),
        "lost": lost.len(),
        "errors": errors,
        "in_bounds": in_time && in_memory,
    });
    Ok(Report::of(figures, errors.is_empty() && lost.is_empty() && in_time && in_memory))
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

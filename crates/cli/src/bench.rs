//! Measures how many whole random games per second the rules play.

use std::io::Write;
use std::time::{Duration, Instant};

use catalog::{Played, Playouts};
use serde::Serialize;
use terminal::{Paint, Story};
use text::{Language, Value};

use crate::failure::Failure;
use crate::offered;
use crate::story::story;
use crate::usage::{Wanted, players, seed};

/// The options of `bench`.
#[derive(clap::Args, Debug)]
pub struct Options {
    /// The game
    game: String,
    /// The options of the game
    #[arg(value_name = "KEY=VALUE")]
    chosen: Vec<String>,
    /// The number of players
    #[arg(long, default_value_t = 2, value_parser = players())]
    players: u8,
    /// Seconds to measure, after the warm-up
    #[arg(long, default_value_t = 10.0, value_parser = seconds)]
    seconds: f64,
    /// Seed of the random games
    #[arg(long, default_value_t = 1, value_parser = seed())]
    seed: u64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<f64, Wanted> {
    match text.parse() {
        Ok(seconds) if (0.01..=3600.0).contains(&seconds) => Ok(seconds),
        _ => Err(Wanted::new("usage-wants-seconds")),
    }
}

/// The number of rounds that the time is divided into; the result is their median, which a disturbance in one round
/// does not change.
const ROUNDS: u32 = 7;
/// The number of games between two checks of the clock.
const GAMES_A_LOOK: u32 = 64;

const METHOD: &str = "one thread; every action uniformly among the legal ones by action_count, nth_action \
                      and play, every outcome by draw and resolve; warm-up of a seventh of the time, then \
                      the median of seven rounds";

#[derive(Serialize)]
struct Report {
    game: &'static str,
    players: u8,
    /// The options of the game, as KEY=VALUE.
    options: Vec<String>,
    games_per_second: f64,
    turns_per_game: f64,
    decisions_per_game: f64,
    outcomes_per_game: f64,
    nanoseconds_per_step: f64,
    games: u64,
    seconds: f64,
    games_per_second_by_round: Vec<f64>,
    state_bytes: usize,
    seed: u64,
    threads: u8,
    debug_assertions: bool,
    method: &'static str,
}

impl Report {
    /// Formats the report for a person.
    fn told(&self, story: &Story) -> Vec<String> {
        let rates = self.games_per_second_by_round.iter().copied();
        let slowest = format!("{:.0}", rates.clone().fold(f64::INFINITY, f64::min));
        let fastest = format!("{:.0}", rates.fold(0.0, f64::max));
        let args = [("fastest", Value::Text(&fastest)), ("rounds", Value::Number(ROUNDS.into()))];
        let figures = [
            ("bench-games", format!("{:.0}", self.games_per_second)),
            ("bench-slowest", slowest),
            ("bench-turns", format!("{:.1}", self.turns_per_game)),
            ("bench-decisions", format!("{:.1}", self.decisions_per_game)),
            ("bench-outcomes", format!("{:.1}", self.outcomes_per_game)),
            ("bench-step", format!("{:.1}", self.nanoseconds_per_step)),
            ("bench-bytes", self.state_bytes.to_string()),
        ];
        let game = named(self.game, &self.options);
        let head = [("game", Value::Text(&game)), ("players", Value::Number(self.players.into()))];
        let mut lines = vec![story.say("bench-head", &head)];
        lines.extend(figures.map(|(id, figure)| format!("  {figure:>12} {}", story.say(id, &args))));
        if self.debug_assertions {
            lines.push(format!("  {}", story.say("bench-development", &[])));
        }
        lines
    }
}

/// Measures and prints the report.
///
/// # Errors
/// If there is no such game, or it is not for this number of players.
pub fn run(options: &Options, language: Language, output: &mut dyn Write) -> Result<(), Failure> {
    let report = measure(options)?;
    if options.json {
        let json = serde_json::to_string(&report).map_err(std::io::Error::from)?;
        writeln!(output, "{json}")?;
        return Ok(());
    }
    for line in report.told(&story(language, Paint::NONE)) {
        writeln!(output, "{line}")?;
    }
    Ok(())
}

/// Returns a game and its options as they are typed.
pub fn named(game: &str, options: &[String]) -> String {
    std::iter::once(game).chain(options.iter().map(String::as_str)).collect::<Vec<_>>().join(" ")
}

fn measure(options: &Options) -> Result<Report, Failure> {
    // The options of a table make no difference to random games.
    let (line, _) = offered().set_up(&options.game, options.players, &options.chosen)?;
    let entry = offered().registry().of_setup(&line)?;
    let mut playouts = entry.playouts(&line, options.seed)?;
    let round = Duration::from_secs_f64(options.seconds / f64::from(ROUNDS));
    play_for(&mut *playouts, round);
    let (mut all, mut rates, mut seconds) = (Played::default(), Vec::new(), 0.0);
    for _ in 0..ROUNDS {
        let (played, took) = play_for(&mut *playouts, round);
        rates.push(played.games as f64 / took);
        all += played;
        seconds += took;
    }
    let mut sorted = rates.clone();
    sorted.sort_by(f64::total_cmp);
    let games_per_second = sorted[sorted.len() / 2];
    let per_game = |count: u64| count as f64 / all.games as f64;
    let steps_per_game = per_game(all.decisions + all.outcomes);
    Ok(Report {
        game: entry.about().name,
        players: options.players,
        options: options.chosen.clone(),
        games_per_second,
        turns_per_game: per_game(all.turns),
        decisions_per_game: per_game(all.decisions),
        outcomes_per_game: per_game(all.outcomes),
        nanoseconds_per_step: 1e9 / (games_per_second * steps_per_game),
        games: all.games,
        seconds,
        games_per_second_by_round: rates,
        state_bytes: entry.state_bytes(),
        seed: options.seed,
        threads: 1,
        debug_assertions: cfg!(debug_assertions),
        method: METHOD,
    })
}

/// Plays whole games until the time is over; returns what was played, and the time in seconds.
fn play_for(playouts: &mut dyn Playouts, time: Duration) -> (Played, f64) {
    let mut played = Played::default();
    let began = Instant::now();
    while began.elapsed() < time {
        played += playouts.play(GAMES_A_LOOK);
    }
    (played, began.elapsed().as_secs_f64())
}

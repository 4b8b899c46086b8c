//! Lets bots play against each other, in every seat in turn, and reports the score with an interval.

use std::io::{IsTerminal, Write};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;

use catalog::{Awaiting, SeededSource, Session};
use kernel::Seat;
use mind::BotSpec;
use serde::Serialize;
use terminal::{Paint, Story};
use text::{Language, Value};

use crate::bench::named;
use crate::failure::Failure;
use crate::offered;
use crate::play::with_nodes;
use crate::story::{Tell, story};
use crate::usage::{bot, nodes, players, seed, whole};

/// The options of `arena`.
#[derive(clap::Args, Debug)]
pub struct Options {
    /// The game
    game: String,
    /// The options of the game
    #[arg(value_name = "KEY=VALUE")]
    chosen: Vec<String>,
    /// The bot that is measured: random, greedy, master, master:NODES
    #[arg(long, value_parser = bot())]
    a: BotSpec,
    /// The bot that holds all other seats
    #[arg(long, value_parser = bot())]
    b: BotSpec,
    /// The number of games
    #[arg(long, default_value_t = 200, value_parser = whole::<u32>(1..=1_000_000))]
    games: u32,
    /// The number of players: one seat is held by A, the others by B
    #[arg(long, default_value_t = 2, value_parser = players())]
    players: u8,
    /// Nodes per move for the bots that search
    #[arg(long, value_parser = nodes())]
    nodes: Option<u32>,
    /// The seed that all cards and bots follow from
    #[arg(long, default_value_t = 1, value_parser = seed())]
    seed: u64,
    /// The number of games that are played at the same time; the results do not depend on it
    #[arg(long, value_parser = whole::<u32>(1..=256))]
    threads: Option<u32>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// More inputs than any game between bots that try to win has.
const INPUTS_MAX: u32 = 100_000;

const METHOD: &str = "the seats are taken in turn, the same cards for each of them; cards and bots follow \
                      from the seed; score: 1 for a victory, shared among those who share it, 0 where nobody wins, which \
                      counts as a draw; ci95: Wilson \
                      interval of the score";

#[derive(Serialize)]
struct Report {
    game: String,
    players: u8,
    /// The options of the game, as KEY=VALUE.
    options: Vec<String>,
    a: String,
    b: String,
    games: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    score: f64,
    ci95: [f64; 2],
    /// The score of equal players.
    even: f64,
    turns_per_game: f64,
    a_ms_per_move: f64,
    a_ms_longest_move: f64,
    b_ms_per_move: f64,
    b_ms_longest_move: f64,
    seconds: f64,
    threads: u32,
    seed: u64,
    method: &'static str,
}

impl Report {
    /// Formats the report for a person.
    fn told(&self, story: &Story) -> Vec<String> {
        let count = |number: u32| Value::Number(number.into());
        let tenths = |value: f64| format!("{value:.1}");
        let percent = |share: f64| tenths(100.0 * share);
        let (score, even, [low, high]) = (percent(self.score), percent(self.even), self.ci95.map(percent));
        let game = named(&self.game, &self.options);
        let mut lines = vec![
            story.say(
                "arena-head",
                &[
                    ("game", Value::Text(&game)),
                    ("players", count(self.players.into())),
                    ("a", Value::Text(&self.a)),
                    ("b", Value::Text(&self.b)),
                ],
            ),
            story.say(
                "arena-games",
                &[
                    ("games", count(self.games)),
                    ("wins", count(self.wins)),
                    ("draws", count(self.draws)),
                    ("losses", count(self.losses)),
                ],
            ),
            story.say(
                "arena-score",
                &[
                    ("score", Value::Text(&score)),
                    ("low", Value::Text(&low)),
                    ("high", Value::Text(&high)),
                    ("even", Value::Text(&even)),
                ],
            ),
            story.say("arena-turns", &[("turns", Value::Text(&tenths(self.turns_per_game)))]),
        ];
        for (bot, mean, longest) in [
            (&self.a, self.a_ms_per_move, self.a_ms_longest_move),
            (&self.b, self.b_ms_per_move, self.b_ms_longest_move),
        ] {
            let (mean, longest) = (tenths(mean), tenths(longest));
            let args = [("bot", bot), ("mean", &mean), ("longest", &longest)];
            lines.push(story.say("arena-clock", &args.map(|(name, value)| (name, Value::Text(value)))));
        }
        let (head, figures) = lines.split_at(1);
        head.iter().cloned().chain(figures.iter().map(|line| format!("  {line}"))).collect()
    }
}

/// The result of one game for A.
#[derive(Clone, Copy, Default)]
struct Outcome {
    /// A's share of the victory.
    share: f64,
    /// Whether nobody won.
    won_by_nobody: bool,
    turns: u32,
    a: Clock,
    b: Clock,
}

/// The times of one side's moves, in milliseconds.
#[derive(Clone, Copy, Default)]
struct Clock {
    moves: u32,
    total: f64,
    longest: f64,
}

impl Clock {
    fn add(&mut self, milliseconds: f64) {
        self.moves += 1;
        self.total += milliseconds;
        self.longest = self.longest.max(milliseconds);
    }

    fn with(self, other: Clock) -> Clock {
        Clock {
            moves: self.moves + other.moves,
            total: self.total + other.total,
            longest: self.longest.max(other.longest),
        }
    }

    fn mean(&self) -> f64 {
        if self.moves == 0 { 0.0 } else { self.total / f64::from(self.moves) }
    }
}

/// Plays the games and prints the report.
///
/// # Errors
/// If there is no such game, the game is not for this number of players, or a game does not end.
pub fn run(options: &Options, language: Language, output: &mut dyn Write) -> Result<(), Failure> {
    let story = story(language, Paint::NONE);
    let report = play_all(options, &story)?;
    if options.json {
        let json = serde_json::to_string(&report).map_err(std::io::Error::from)?;
        return Ok(writeln!(output, "{json}")?);
    }
    for line in report.told(&story) {
        writeln!(output, "{line}")?;
    }
    Ok(())
}

fn play_all(options: &Options, story: &Story) -> Result<Report, Failure> {
    let (setup, chosen) = offered().set_up(&options.game, options.players, &options.chosen)?;
    let session = offered().registry().open_with(&setup, &chosen)?;
    let game = session.game().to_owned();
    let [a, b] = [options.a, options.b].map(|spec| with_nodes(spec, options.nodes));
    let threads = options.threads.unwrap_or_else(|| {
        std::thread::available_parallelism().map_or(1, |cores| u32::try_from(cores.get()).unwrap_or(1))
    });
    let match_up = MatchUp { session, players: options.players, a, b, seed: options.seed, story };
    let began = Instant::now();
    let outcomes = match_up.play(options.games, threads)?;
    let seconds = began.elapsed().as_secs_f64();

    let games = f64::from(options.games);
    let count =
        |wanted: fn(&Outcome) -> bool| outcomes.iter().filter(|outcome| wanted(outcome)).count() as u32;
    let score = outcomes.iter().map(|outcome| outcome.share).sum::<f64>() / games;
    let clock = |side: fn(&Outcome) -> Clock| outcomes.iter().map(side).fold(Clock::default(), Clock::with);
    let (a_clock, b_clock) = (clock(|outcome| outcome.a), clock(|outcome| outcome.b));
    Ok(Report {
        game,
        players: options.players,
        options: options.chosen.clone(),
        a: a.to_string(),
        b: b.to_string(),
        games: options.games,
        wins: count(|outcome| outcome.share == 1.0),
        draws: count(|outcome| outcome.won_by_nobody || outcome.share > 0.0 && outcome.share < 1.0),
        losses: count(|outcome| outcome.share == 0.0 && !outcome.won_by_nobody),
        score,
        ci95: wilson95(score, games),
        even: 1.0 / f64::from(options.players),
        turns_per_game: outcomes.iter().map(|outcome| f64::from(outcome.turns)).sum::<f64>() / games,
        a_ms_per_move: a_clock.mean(),
        a_ms_longest_move: a_clock.longest,
        b_ms_per_move: b_clock.mean(),
        b_ms_longest_move: b_clock.longest,
        seconds,
        threads,
        seed: options.seed,
        method: METHOD,
    })
}

/// Returns the 95 % Wilson interval of a share observed in `n` games.
fn wilson95(share: f64, n: f64) -> [f64; 2] {
    const Z: f64 = 1.959_963_984_540_054;
    let square = Z * Z;
    let centre = share + square / (2.0 * n);
    let spread = Z * (share * (1.0 - share) / n + square / (4.0 * n * n)).sqrt();
    [(centre - spread) / (1.0 + square / n), (centre + spread) / (1.0 + square / n)]
        // Digits beyond the ninth contain only rounding errors.
        .map(|bound| (bound.clamp(0.0, 1.0) * 1e9).round() / 1e9)
}

/// The two bots.
struct MatchUp<'a> {
    /// The game before the deal.
    session: Box<dyn Session>,
    players: u8,
    a: BotSpec,
    b: BotSpec,
    seed: u64,
    story: &'a Story,
}

impl MatchUp<'_> {
    /// Plays the games, some at the same time; the results are in the games' order.
    fn play(&self, games: u32, threads: u32) -> Result<Vec<Outcome>, Failure> {
        let (next, done) = (AtomicU32::new(0), AtomicU32::new(0));
        let mut outcomes = vec![Outcome::default(); games as usize];
        let played: Vec<Result<Vec<(u32, Outcome)>, Failure>> = std::thread::scope(|scope| {
            let worker = || {
                let mut mine = Vec::new();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        progress("");
                        return Ok(mine);
                    }
                    let outcome = self.play_one(number).inspect_err(|_| {
                        // The other threads stop.
                        next.store(games, Ordering::Relaxed);
                    })?;
                    mine.push((number, outcome));
                    let count = |number: u32| Value::Number(number.into());
                    let done = done.fetch_add(1, Ordering::Relaxed) + 1;
                    let args = [("done", count(done)), ("games", count(games))];
                    progress(&self.story.say("arena-progress", &args));
                }
            };
            let workers: Vec<_> = (0..threads.min(games)).map(|_| scope.spawn(worker)).collect();
            workers.into_iter().map(|worker| worker.join().expect("a worker does not panic")).collect()
        });
        for result in played {
            for (number, outcome) in result? {
                outcomes[number as usize] = outcome;
            }
        }
        Ok(outcomes)
    }

    /// Plays game `number`: with `n` players, each `n` consecutive games have the same cards, and A in another seat.
    fn play_one(&self, number: u32) -> Result<Outcome, Failure> {
        let players = u32::from(self.players);
        let (deal, seat_of_a) = (number / players, Seat((number % players) as u8));
        let mut source = SeededSource::new(mixed(self.seed, deal));
        let bot_seed = mixed(!self.seed, number);
        let mut session = self.session.clone_box();
        let mut outcome = Outcome::default();
        loop {
            match session.awaiting() {
                Awaiting::Chance { .. } => {
                    session.draw_in(&mut source);
                }
                Awaiting::Decision { seat } => {
                    let is_a = seat == seat_of_a;
                    let (bot, clock) =
                        if is_a { (&self.a, &mut outcome.a) } else { (&self.b, &mut outcome.b) };
                    let began = Instant::now();
                    let action = session.think(bot, mixed(bot_seed, session.version())).unwrap_or_default();
                    clock.add(began.elapsed().as_secs_f64() * 1000.0);
                    session.play(&action).map_err(|refused| {
                        let (bot, why) = (bot.to_string(), self.story.why(&refused));
                        let args = [("bot", bot.as_str()), ("action", &action), ("why", &why)];
                        let mut args = args.map(|(name, value)| (name, Value::Text(value))).to_vec();
                        args.push(("number", Value::Number(number.into())));
                        Failure::Failed(self.story.say("arena-chose", &args))
                    })?;
                }
                Awaiting::Over => break,
            }
            if session.version() > INPUTS_MAX {
                let args = [("number", Value::Number(number.into()))];
                return Err(Failure::Failed(self.story.say("arena-endless", &args)));
            }
        }
        let winners: Vec<Seat> =
            session.result().iter().flat_map(|result| result.winners().collect::<Vec<_>>()).collect();
        let won = winners.contains(&seat_of_a);
        outcome.share = if won { 1.0 / winners.len() as f64 } else { 0.0 };
        outcome.won_by_nobody = winners.is_empty();
        outcome.turns = session.turns();
        Ok(outcome)
    }
}

/// Derives a seed from the main seed and a number.
fn mixed(seed: u64, number: u32) -> u64 {
    search::Rng::new(seed ^ u64::from(number).wrapping_mul(0xd6e8_feb8_6659_fd93)).word()
}

/// Shows the progress on a terminal; an empty text clears it.
fn progress(text: &str) {
    let mut screen = std::io::stderr();
    if screen.is_terminal() {
        // An output error is ignored: measuring goes on.
        drop(write!(screen, "\r\x1b[K{text}"));
    }
}

#[cfg(test)]
mod tests {
    use super::wilson95;

    #[test]
    fn the_interval_is_wilsons() {
        // The bounds are where the share is 1.96 standard errors (of the bound itself) away.
        for (share, n) in [(0.9, 200.0), (0.5, 11.0), (0.0, 10.0), (1.0, 10.0)] {
            for bound in wilson95(share, n) {
                let error = (bound * (1.0 - bound) / n).sqrt();
                assert!(((share - bound).abs() - 1.959_964 * error).abs() < 1e-6, "{share} of {n}: {bound}");
            }
        }
        // 180 of 200, calculated by hand.
        let [low, high] = wilson95(0.9, 200.0);
        assert!((low - 0.8506).abs() < 5e-4 && (high - 0.9344).abs() < 5e-4, "{low} {high}");
    }
}

//! Lets bots and engines play against each other, in every seat in turn, and reports the score with an interval.

use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Arg;
use serde::Serialize;
use terminal::{Paint, Story};
use text::{Language, Value};

use crate::bench::named;
use crate::contest::{Contest, Games, Outcome, Sides, clocks, even, score};
use crate::crowd;
use crate::failure::Failure;
use crate::league;
use crate::play::with_nodes;
use crate::report::{Told, print, wilson95};
use crate::saved::Folder;
use crate::side::{Entrant, Side};
use crate::story::story;
use crate::usage::{nodes, whole};

/// The options of `arena`.
#[derive(clap::Args, Debug)]
#[command(mut_args(or_league))]
pub struct Options {
    #[command(flatten)]
    played: Games,
    #[command(flatten)]
    sides: Option<Sides<Entrant>>,
    /// Play a league instead
    #[arg(long, conflicts_with_all = ["a", "b", "a_seats", "nodes", "ms", "save"])]
    league: bool,
    #[command(flatten)]
    in_league: league::Options,
    /// The number of games
    #[arg(long, value_parser = whole::<u32>(1..=1_000_000))]
    games: Option<u32>,
    /// Nodes per move for the bots that search
    #[arg(long, value_parser = nodes())]
    nodes: Option<u32>,
    /// Milliseconds per action for engines
    #[arg(long, default_value_t = 1_000, value_parser = whole::<u64>(1..=3_600_000))]
    ms: u64,
    /// The folder, new or empty, to which the games are saved
    #[arg(long, value_name = "FOLDER")]
    save: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// The number of games between two sides, unless another is given.
const GAMES: u32 = 200;

/// Requires the sides only where no league is played.
fn or_league(arg: Arg) -> Arg {
    match arg.get_id().as_str() {
        "a" | "b" => arg.required(false).required_unless_present("league"),
        _ => arg,
    }
}

const METHOD: &str = "A holds every set of so many seats in turn, the same cards for each of them; cards and bots follow \
                      from the seed; score: A's share of the victory, 0 where nobody wins, which \
                      counts as a draw; ci95: Wilson \
                      interval of the score; faults: games that an engine forfeited, among more than two players \
                      to greedy, which played on";

#[derive(Serialize)]
struct Report {
    game: String,
    players: u8,
    a_seats: u8,
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
    /// Whether the games follow from the seed.
    reproducible: bool,
    /// The games that engines forfeited, in all and by side.
    faults: u32,
    a_faults: u32,
    b_faults: u32,
    method: &'static str,
}

impl Told for Report {
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
        for (bot, faults) in [(&self.a, self.a_faults), (&self.b, self.b_faults)] {
            if faults > 0 {
                lines
                    .push(story.say("arena-faults", &[("bot", Value::Text(bot)), ("faults", count(faults))]));
            }
        }
        let (head, figures) = lines.split_at(1);
        head.iter().cloned().chain(figures.iter().map(|line| format!("  {line}"))).collect()
    }
}

/// Plays the games and prints the report.
///
/// # Errors
/// If there is no such game, the game is not for this number of players, or a game does not end.
pub fn run(options: &Options, language: Language, output: &mut dyn Write) -> Result<(), Failure> {
    let story = story(language, Paint::NONE);
    let Options { played, sides, league, in_league, games, json, .. } = options;
    if *league {
        return print(&league::play(in_league, played, *games, &story)?, *json, &story, output);
    }
    let sides = sides.as_ref().expect("the sides are required unless there is a league");
    print(&play_all(options, sides, &story)?, *json, &story, output)
}

fn play_all(options: &Options, sides: &Sides<Entrant>, story: &Story) -> Result<Report, Failure> {
    let played = &options.played;
    let games = options.games.unwrap_or(GAMES);
    let time = Duration::from_millis(options.ms);
    let mut contest = Contest::open(played, sides, story, |entrant, entry| entrant.side(entry, time, story))?;
    for side in &mut contest.sides {
        side.change_bot(|bot| with_nodes(bot, options.nodes));
    }
    let folder = options.save.as_deref().map(|path| Folder::open(path, games, story)).transpose()?;
    let began = Instant::now();
    let outcomes = contest.outcomes(0..games, played.threads, story, |number, played| match &folder {
        Some(folder) => folder.save(number, played, &contest, story),
        None => Ok(()),
    })?;
    let seconds = began.elapsed().as_secs_f64();

    let count =
        |wanted: fn(&Outcome) -> bool| outcomes.iter().filter(|outcome| wanted(outcome)).count() as u32;
    let score = score(&outcomes);
    let [a_clock, b_clock] = clocks(&outcomes);
    let [a_faults, b_faults] =
        [0, 1].map(|side| outcomes.iter().filter(|outcome| outcome.forfeited[side]).count() as u32);
    let [a, b] = contest.names();
    Ok(Report {
        game: contest.session.game().to_owned(),
        players: played.players,
        a_seats: sides.a_seats,
        options: played.chosen.clone(),
        a,
        b,
        games,
        wins: count(|outcome| outcome.share == 1.0),
        draws: count(|outcome| outcome.won_by_nobody || outcome.share > 0.0 && outcome.share < 1.0),
        losses: count(|outcome| outcome.share == 0.0 && !outcome.won_by_nobody),
        score,
        ci95: wilson95(score, games.into()),
        even: even(sides.a_seats, played.players),
        turns_per_game: outcomes.iter().map(|outcome| f64::from(outcome.turns)).sum::<f64>()
            / f64::from(games),
        a_ms_per_move: a_clock.mean(),
        a_ms_longest_move: a_clock.longest,
        b_ms_per_move: b_clock.mean(),
        b_ms_longest_move: b_clock.longest,
        seconds,
        threads: crowd::threads(played.threads),
        seed: played.seed,
        reproducible: contest.sides.iter().all(Side::is_reproducible),
        faults: a_faults + b_faults,
        a_faults,
        b_faults,
        method: METHOD,
    })
}

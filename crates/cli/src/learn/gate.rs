//! Decides by games whether one bot is stronger than another at equal time.
//!
//! The time is made equal beforehand: some games tell how long a move of each bot takes, and A gets as many nodes as fit
//! into the time of B. Then games are played until a sequential test has decided whether A's score is even, or a tenth of
//! that above it: 50 or 55 % with two players. Its observations are the mean scores of games with the same cards.

use std::io::Write;

use mind::BotSpec;
use serde::Serialize;
use terminal::Paint;
use text::Language;

use crate::contest::{Contest, Games, Sides, clocks, even, score};
use crate::failure::Failure;
use crate::report::wilson95;
use crate::rival::Rival;
use crate::side::Side;
use crate::story::story;
use crate::usage::whole;

/// The options of `gate`.
#[derive(clap::Args, Debug)]
pub struct Options {
    #[command(flatten)]
    played: Games,
    #[command(flatten)]
    sides: Sides<Rival>,
    /// The most games
    #[arg(long, default_value_t = 2_000, value_parser = whole::<u32>(1..=1_000_000))]
    games: u32,
    /// The fewest games; the test decides no earlier
    #[arg(long, default_value_t = 1, value_parser = whole::<u32>(1..=1_000_000))]
    least: u32,
}

/// The number of deals by which the time of a move is measured.
const DEALS_TIMED: u32 = 8;
/// The number of deals between two looks at the test.
const DEALS_A_LOOK: u32 = 10;
/// The factor by which A's score is to be above even.
const WANTED: f64 = 1.1;
/// The logarithm of the odds at which the test decides: an error of either kind in about one gate of twenty.
const DECIDED: f64 = 2.944_438_979_166_44;

/// The outcome of a gate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
enum Decision {
    Passed,
    Failed,
    Undecided,
}

#[derive(Serialize)]
struct Report {
    game: String,
    options: Vec<String>,
    players: u8,
    a_seats: u8,
    a: String,
    b: String,
    games: usize,
    score: f64,
    ci95: [f64; 2],
    /// The score of equal players.
    even: f64,
    /// The logarithm of the odds of the wanted score against an even one.
    odds: f64,
    decision: Decision,
    a_ms_per_move: f64,
    b_ms_per_move: f64,
    seed: u64,
}

/// Plays the games, and prints the report.
///
/// # Errors
/// If there is no such game, a network cannot be read, or a game does not end.
pub fn run(options: &Options, language: Language, output: &mut dyn Write) -> Result<(), Failure> {
    let story = story(language, Paint::NONE);
    let Options { played, sides, .. } = options;
    let mut contest = Contest::open(played, sides, &story, |rival, entry| Side::ours(rival, entry, &story))?;
    let deal = contest.games_a_deal();
    let play = |contest: &Contest, numbers| contest.outcomes(numbers, played.threads, &story, |_, _| Ok(()));
    // The games by which time is measured are others than those that count.
    contest.seed = !played.seed;
    let [a, b] = clocks(&play(&contest, 0..DEALS_TIMED * deal)?).map(|clock| clock.mean());
    contest.seed = played.seed;
    contest.sides[0].change_bot(|bot| {
        let equal = |nodes: u32| (f64::from(nodes) * b / a).round().clamp(1.0, f64::from(BotSpec::NODES_MAX));
        bot.nodes().map_or(bot, |nodes| bot.with_nodes(equal(nodes) as u32))
    });
    let even = even(sides.a_seats, played.players);
    // Whole deals, at least one.
    let most = (options.games / deal).max(1) * deal;
    let mut outcomes = Vec::new();
    let (odds, decision) = loop {
        let from = outcomes.len() as u32;
        let to = (from + DEALS_A_LOOK * deal).min(most);
        outcomes.extend(play(&contest, from..to)?);
        let means = outcomes
            .chunks_exact(deal as usize)
            .map(|games| games.iter().map(|outcome| outcome.share).sum::<f64>() / f64::from(deal));
        let odds = log_odds(&means.collect::<Vec<_>>(), even);
        let is_over = to == most;
        match decision(odds) {
            Decision::Undecided if !is_over => {}
            decision if to >= options.least || is_over => break (odds, decision),
            _ => {}
        }
    };
    let games = outcomes.len();
    let score = score(&outcomes);
    let [a_clock, b_clock] = clocks(&outcomes);
    let [a, b] = contest.names();
    let report = Report {
        game: contest.session.game().to_owned(),
        options: played.chosen.clone(),
        players: played.players,
        a_seats: sides.a_seats,
        a,
        b,
        games,
        score,
        ci95: wilson95(score, games as f64),
        even,
        odds,
        decision,
        a_ms_per_move: a_clock.mean(),
        b_ms_per_move: b_clock.mean(),
        seed: played.seed,
    };
    Ok(writeln!(output, "{}", serde_json::to_string(&report).map_err(std::io::Error::from)?)?)
}

/// Returns the logarithm of the odds that the mean of these scores is [`WANTED`] times even, against that it is even, as if
/// they were normally distributed with the spread that they show. Scores that are all alike could still have differed: the
/// spread is at least that of one game among them that went otherwise.
fn log_odds(scores: &[f64], even: f64) -> f64 {
    let number = scores.len() as f64;
    if number < 2.0 {
        return 0.0;
    }
    let mean = scores.iter().sum::<f64>() / number;
    let variance = scores.iter().map(|score| (score - mean).powi(2)).sum::<f64>() / (number - 1.0);
    let variance = variance.max(even * (1.0 - even) / number);
    let wanted = WANTED * even;
    number / variance * (wanted - even) * (mean - (wanted + even) / 2.0)
}

fn decision(odds: f64) -> Decision {
    match odds {
        odds if odds >= DECIDED => Decision::Passed,
        odds if odds <= -DECIDED => Decision::Failed,
        _ => Decision::Undecided,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_test_decides_by_what_it_sees() {
        let of = |wins: usize, pairs: usize| {
            let scores: Vec<f64> =
                (0..pairs).map(|pair| if pair * wins % pairs < wins { 1.0 } else { 0.0 }).collect();
            decision(log_odds(&scores, 0.5))
        };
        assert_eq!(of(300, 400), Decision::Passed);
        assert_eq!(of(180, 400), Decision::Failed);
        assert_eq!(of(210, 400), Decision::Undecided, "half way between 50 and 55 %");
        // Calculated by hand: twenty wins of forty have a variance of 10/39.
        let scores: Vec<f64> = (0..40).map(|pair| f64::from(pair % 2)).collect();
        assert!((log_odds(&scores, 0.5) + 40.0 * 3.9 * 0.05 * 0.025).abs() < 1e-9);
        assert_eq!(decision(log_odds(&[1.0], 0.5)), Decision::Undecided, "a single deal tells nothing");
        assert_eq!(decision(log_odds(&[1.0; 10], 0.5)), Decision::Passed, "A won every game");
        assert_eq!(decision(log_odds(&[0.5; 10], 0.5)), Decision::Undecided);
        assert_eq!(decision(log_odds(&[0.5; 40], 0.5)), Decision::Failed, "a bot is no stronger than itself");
    }
}

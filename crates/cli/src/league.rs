//! A league: bots of several levels play against their neighbours and against one that all meet, and get ratings on one
//! scale.

mod ratings;

use std::time::Instant;

use mind::Level;
use serde::Serialize;
use terminal::Story;
use text::Value;

use self::ratings::{Met, ratings};
use crate::bench::named;
use crate::contest::{Contest, Games, Sides, clocks, even, score};
use crate::crowd;
use crate::failure::Failure;
use crate::report::{Told, wilson95};
use crate::rival::Rival;
use crate::side::Side;
use crate::usage::whole;

/// The options of a league.
#[derive(clap::Args, Debug)]
#[group(skip)]
pub struct Options {
    /// The bots, from the weakest to the strongest
    #[arg(long, value_delimiter = ',', requires = "league")]
    levels: Vec<Rival>,
    /// The number of games of each bot, but for its neighbours, against greedy
    #[arg(long, default_value_t = 100, requires = "league", value_parser = whole::<u32>(1..=1_000_000))]
    greedy_games: u32,
}

/// The number of games between neighbours, unless another is given.
const GAMES: u32 = 400;

const METHOD: &str = "neighbours play each other, and all play the first bot that is greedy, or else the weakest; one of \
                      the two holds one seat, each in turn with the same cards, and the other all others; score: the \
                      share of the victory of the one; ci95: Wilson interval; ratings: the Bradley-Terry model on the \
                      scale of Elo, with half a game for either side added to each pair, and 1000 for the bot that all \
                      meet; their intervals: from the information of the model";

/// The results of a league.
#[derive(Serialize)]
pub struct Report {
    game: String,
    players: u8,
    options: Vec<String>,
    pairs: Vec<Pair>,
    ratings: Vec<Rated>,
    seconds: f64,
    threads: u32,
    seed: u64,
    method: &'static str,
}

/// The games between two bots.
#[derive(Serialize)]
struct Pair {
    a: String,
    b: String,
    games: u32,
    score: f64,
    ci95: [f64; 2],
    a_ms_per_move: f64,
    a_ms_longest_move: f64,
}

/// A bot's place on the scale.
#[derive(Serialize)]
struct Rated {
    bot: String,
    rating: f64,
    ci95: [f64; 2],
}

impl Told for Report {
    fn told(&self, story: &Story) -> Vec<String> {
        let count = |number: u32| Value::Number(number.into());
        let game = named(&self.game, &self.options);
        let head = [("game", Value::Text(&game)), ("players", count(self.players.into()))];
        let mut lines = vec![story.say("league-head", &head)];
        for Pair { a, b, games, score, ci95, .. } in &self.pairs {
            let [score, low, high] = [*score, ci95[0], ci95[1]].map(|share| format!("{:.1}", 100.0 * share));
            let texts = [("a", a), ("b", b), ("score", &score), ("low", &low), ("high", &high)];
            let mut args: Vec<_> = texts.map(|(name, value)| (name, Value::Text(value))).into();
            args.push(("games", count(*games)));
            lines.push(format!("  {}", story.say("league-pair", &args)));
        }
        lines.push(story.say("league-ratings", &[]));
        for Rated { bot, rating, ci95 } in &self.ratings {
            let [rating, low, high] = [*rating, ci95[0], ci95[1]].map(|rating| format!("{rating:.0}"));
            let texts = [("bot", bot), ("rating", &rating), ("low", &low), ("high", &high)];
            let args = texts.map(|(name, value)| (name, Value::Text(value)));
            lines.push(format!("  {}", story.say("league-rating", &args)));
        }
        lines
    }
}

/// Plays a league, with so many games between neighbours.
///
/// # Errors
/// If there is no such game, the game is not for this number of players, or a game does not end.
pub fn play(options: &Options, played: &Games, games: Option<u32>, story: &Story) -> Result<Report, Failure> {
    let began = Instant::now();
    let bots = bots(&options.levels);
    let anchor = anchor(&bots);
    if bots.len() < 2 {
        return Err(Failure::Usage(story.say("league-alone", &[])));
    }
    let (mut pairs, mut met) = (Vec::new(), Vec::new());
    let (mut game, mut names) = (String::new(), vec![String::new(); bots.len()]);
    for (a, b) in schedule(bots.len(), anchor) {
        let number = if a == b + 1 { games.unwrap_or(GAMES) } else { options.greedy_games };
        let sides = Sides { a: bots[a].clone(), b: bots[b].clone(), a_seats: 1 };
        let contest = Contest::open(played, &sides, story, |rival, entry| Side::ours(rival, entry, story))?;
        let outcomes = contest.outcomes(0..number, played.threads, story, |_, _| Ok(()))?;
        let (score, [clock, _]) = (score(&outcomes), clocks(&outcomes));
        game = contest.session.game().to_owned();
        [names[a], names[b]] = contest.names();
        met.push(Met { a, b, games: number.into(), score });
        pairs.push(Pair {
            a: names[a].clone(),
            b: names[b].clone(),
            games: number,
            score,
            ci95: wilson95(score, number.into()),
            a_ms_per_move: clock.mean(),
            a_ms_longest_move: clock.longest,
        });
    }
    let rated = ratings(&met, bots.len(), anchor, even(1, played.players));
    let rated = names.into_iter().zip(rated).map(|(bot, (rating, ci95))| Rated { bot, rating, ci95 });
    Ok(Report {
        game,
        players: played.players,
        options: played.chosen.clone(),
        pairs,
        ratings: rated.collect(),
        seconds: began.elapsed().as_secs_f64(),
        threads: crowd::threads(played.threads),
        seed: played.seed,
        method: METHOD,
    })
}

/// Returns the bots of a league: those that are wanted, or if none are, one of each level.
fn bots(wanted: &[Rival]) -> Vec<Rival> {
    if wanted.is_empty() {
        Level::ALL.iter().map(|level| Rival::from(*level)).collect()
    } else {
        wanted.to_vec()
    }
}

/// Returns the place of the bot that all meet: `greedy`, or else the weakest.
fn anchor(bots: &[Rival]) -> usize {
    let greedy = Rival::from(Level::GREEDY);
    bots.iter().position(|bot| *bot == greedy).unwrap_or(0)
}

/// Returns the pairs that play, the stronger bot first: neighbours, then all others with the one that all meet.
fn schedule(bots: usize, anchor: usize) -> Vec<(usize, usize)> {
    let neighbours = (1..bots).map(|above| (above, above - 1));
    let others = (0..bots).filter(|bot| bot.abs_diff(anchor) > 1);
    neighbours.chain(others.map(|bot| (bot.max(anchor), bot.min(anchor)))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_play_and_all_meet_greedy() {
        let bots = bots(&[]);
        assert_eq!((bots.len(), anchor(&bots)), (7, 2));
        let neighbours = [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5)];
        let others = [(2, 0), (4, 2), (5, 2), (6, 2)];
        assert_eq!(schedule(7, 2), [&neighbours[..], &others].concat());
        assert_eq!(schedule(2, 0), [(1, 0)]);
    }
}

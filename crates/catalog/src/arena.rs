//! Bots against each other.

use crate::bots::BotSpec;
use crate::open;
use crate::session::{Awaiting, Session};
use crate::source::{SeededSource, Source};
use kernel::SetupError;

/// The most decisions of a game between bots: no game of bots that want to win comes near it.
const DECISIONS_MAX: u32 = 20_000;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Match {
    /// The set-up line.
    pub setup: String,
    /// The bot whose results are counted; it has one seat.
    pub a: BotSpec,
    /// The bot in all other seats.
    pub b: BotSpec,
    /// How many games.
    pub games: u32,
    /// What the games' chance and the bots' seeds follow from.
    pub seed: u64,
    /// How many threads share the games; the results do not depend on it.
    pub threads: u32,
}

/// How a match went, from the side of bot A.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tally {
    /// Games played.
    pub games: u32,
    /// Games that A alone won.
    pub wins: u32,
    /// Games that A shared with others.
    pub draws: u32,
    /// The other games.
    pub losses: u32,
    /// A's share of the victories: 1 for a win, its part of a shared one.
    pub score: f64,
    /// The 95 % interval of A's victories by Wilson's method, shared ones counted by their part.
    pub ci95: (f64, f64),
    /// The mean time of A's decisions, in milliseconds.
    pub a_ms: f64,
    /// The longest of A's decisions, in milliseconds.
    pub a_ms_max: f64,
    /// Turns of a game, all players together, on the average.
    pub turns: f64,
}

/// One game's end.
#[derive(Clone, Copy, Debug, Default)]
struct Game {
    /// A's part of the victory.
    part: f64,
    turns: u32,
    decisions: u32,
    decisions_of_a: u32,
    seconds: f64,
    seconds_max: f64,
}

/// Plays a match. A sits in each seat equally often (as far as the number of games goes into the number of
/// seats), and as many games as there are seats share their chance, so that luck weighs less.
///
/// # Errors
/// If the set-up line cannot be used, or a game does not end.
pub fn arena(wanted: &Match) -> Result<Tally, SetupError> {
    open(&wanted.setup)?;
    let threads = wanted.threads.clamp(1, wanted.games.max(1));
    let mut games = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|worker| {
                scope.spawn(move || {
                    (worker..wanted.games)
                        .step_by(threads as usize)
                        .map(|game| play(wanted, game).map(|end| (game, end)))
                        .collect::<Result<Vec<_>, SetupError>>()
                })
            })
            .collect();
        let mut all = Vec::new();
        for worker in workers {
            all.extend(worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?);
        }
        Ok(all)
    })?;
    games.sort_by_key(|&(game, _)| game);
    Ok(tally(games.iter().map(|(_, end)| end)))
}

fn play(wanted: &Match, number: u32) -> Result<Game, SetupError> {
    let mut session = open(&wanted.setup)?;
    let players = u32::from(session.players());
    let seat_of_a = number % players;
    let mut chance = SeededSource::new(wanted.seed.wrapping_add(u64::from(number / players)));
    let mut end = Game::default();
    loop {
        match session.awaiting() {
            Awaiting::Over => break,
            Awaiting::Chance { .. } => resolve(&mut *session, &mut chance)?,
            Awaiting::Decision { seat } => {
                end.decisions += 1;
                let of_a = u32::from(seat.0) == seat_of_a;
                let bot = if of_a { wanted.a } else { wanted.b };
                // Each decision has a seed of its own.
                let seed = wanted.seed ^ u64::from(number) << 32 ^ u64::from(session.version());
                let start = std::time::Instant::now();
                let action = session.think(&bot, seed);
                let seconds = start.elapsed().as_secs_f64();
                if of_a {
                    end.decisions_of_a += 1;
                    end.seconds += seconds;
                    end.seconds_max = end.seconds_max.max(seconds);
                }
                let played = action.is_some_and(|action| session.play(&action).is_ok());
                if !played || end.decisions > DECISIONS_MAX {
                    return Err(SetupError(format!("game {number} does not end")));
                }
            }
        }
    }
    let result = session.result().ok_or_else(|| SetupError("the game has no result".into()))?;
    let winners: Vec<_> = result.winners().collect();
    if winners.iter().any(|seat| u32::from(seat.0) == seat_of_a) {
        end.part = 1.0 / winners.len() as f64;
    }
    end.turns = session.turns();
    Ok(end)
}

fn resolve(session: &mut dyn Session, chance: &mut dyn Source) -> Result<(), SetupError> {
    match session.draw(chance) {
        Some(outcome) if session.resolve(&outcome).is_ok() => Ok(()),
        _ => Err(SetupError("chance gave no possible answer".into())),
    }
}

fn tally<'a>(games: impl Iterator<Item = &'a Game> + Clone) -> Tally {
    let count = games.clone().count() as u32;
    let wins = games.clone().filter(|game| game.part == 1.0).count() as u32;
    let draws = games.clone().filter(|game| game.part > 0.0 && game.part < 1.0).count() as u32;
    let n = f64::from(count.max(1));
    let sum = |of: fn(&Game) -> f64| games.clone().map(of).sum::<f64>();
    let decisions_of_a = games.clone().map(|game| f64::from(game.decisions_of_a)).sum::<f64>();
    let score = sum(|game| game.part) / n;
    Tally {
        games: count,
        wins,
        draws,
        losses: count - wins - draws,
        score,
        ci95: wilson(score, n),
        a_ms: 1000.0 * sum(|game| game.seconds) / decisions_of_a.max(1.0),
        a_ms_max: 1000.0 * games.clone().map(|game| game.seconds_max).fold(0.0, f64::max),
        turns: sum(|game| f64::from(game.turns)) / n,
    }
}

/// The 95 % interval of a rate seen in `n` trials, by Wilson's method.
fn wilson(rate: f64, n: f64) -> (f64, f64) {
    const Z: f64 = 1.959_964;
    let middle = (rate + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
    let half = Z / (1.0 + Z * Z / n) * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_agrees_with_the_textbook() {
        // 90 of 100: 0.8256 to 0.9448.
        let (low, high) = wilson(0.9, 100.0);
        assert!((low - 0.8256).abs() < 1e-3 && (high - 0.9448).abs() < 1e-3, "{low} {high}");
    }

    #[test]
    fn the_result_does_not_depend_on_the_number_of_threads() {
        let of = |threads| Match {
            setup: "splendor players=2".into(),
            a: crate::Level::Greedy.into(),
            b: crate::Level::Random.into(),
            games: 6,
            seed: 11,
            threads,
        };
        let (one, two) = (arena(&of(1)).unwrap(), arena(&of(2)).unwrap());
        assert_eq!((one.wins, one.draws, one.turns), (two.wins, two.draws, two.turns));
        assert_eq!(one.wins, 6, "a plan beats chance");
    }
}

//! How fast the rules are: uniformly random games through the trait.

use std::time::{Duration, Instant};

use kernel::{Awaiting, Draw, Game, Quiet, SetupError, SetupLine};
use search::Rng;

use crate::{for_each_game, games};

/// What was measured.
#[derive(Clone, PartialEq, Debug)]
pub struct Speed {
    /// The game's name.
    pub game: &'static str,
    /// How many play.
    pub players: u8,
    /// Complete games a second on one thread: the median of the rounds.
    pub games_per_second: f64,
    /// The slowest and the fastest round.
    pub range: (f64, f64),
    /// Rounds measured.
    pub rounds: u32,
    /// Games played in all rounds.
    pub games: u64,
    /// Turns of a game, all players together, on the average.
    pub turns_per_game: f64,
    /// Decisions of a game, on the average.
    pub decisions_per_game: f64,
    /// Answers of chance in a game, on the average.
    pub outcomes_per_game: f64,
}

/// Plays uniformly random games for `rounds` rounds of this length, after one that is not counted, on one
/// thread: `action_count`, `nth_action` and `play` for every decision, `draw` and `resolve` for every answer
/// of chance.
///
/// # Errors
/// If the set-up line cannot be used.
pub fn bench(setup: &str, round: Duration, rounds: u32) -> Result<Speed, SetupError> {
    let name = SetupLine::parse(setup)?.game;
    macro_rules! bench {
        ($($game:ty),*) => {{
            $(if name == <$game as Game>::NAME {
                return Ok(measure::<$game>(&setup.parse()?, round, rounds.max(1)));
            })*
        }};
    }
    for_each_game!(bench);
    Err(SetupError(format!("there is no game `{name}`; there is: {}", games().join(", "))))
}

#[derive(Clone, Copy, Default)]
struct Counts {
    games: u64,
    turns: u64,
    decisions: u64,
    outcomes: u64,
}

fn measure<G: Game>(setup: &G::Setup, round: Duration, rounds: u32) -> Speed {
    let mut rng = Rng::new(1);
    play_for::<G>(setup, round, &mut rng, &mut Counts::default());
    let mut counts = Counts::default();
    let mut speeds: Vec<f64> =
        (0..rounds).map(|_| play_for::<G>(setup, round, &mut rng, &mut counts)).collect();
    speeds.sort_by(f64::total_cmp);
    let per_game = |count: u64| count as f64 / counts.games as f64;
    Speed {
        game: G::NAME,
        players: G::new(setup).players(),
        games_per_second: speeds[speeds.len() / 2],
        range: (speeds[0], speeds[speeds.len() - 1]),
        rounds,
        games: counts.games,
        turns_per_game: per_game(counts.turns),
        decisions_per_game: per_game(counts.decisions),
        outcomes_per_game: per_game(counts.outcomes),
    }
}

/// Plays for at least so long and returns the games a second.
fn play_for<G: Game>(setup: &G::Setup, time: Duration, rng: &mut Rng, counts: &mut Counts) -> f64 {
    let (start, before) = (Instant::now(), counts.games);
    loop {
        // The clock is asked once in a hundred games, so that it does not count.
        for _ in 0..100 {
            play_one::<G>(setup, rng, counts);
        }
        let elapsed = start.elapsed();
        if elapsed >= time {
            return (counts.games - before) as f64 / elapsed.as_secs_f64();
        }
    }
}

fn play_one<G: Game>(setup: &G::Setup, rng: &mut Rng, counts: &mut Counts) {
    let mut game = G::new(setup);
    loop {
        match game.awaiting() {
            Awaiting::Decision(_) => {
                let action = game.nth_action(rng.below(game.action_count()));
                game.play(action, &mut Quiet);
                counts.decisions += 1;
            }
            Awaiting::Chance(_) => {
                let outcome = game.draw(rng);
                game.resolve(outcome, &mut Quiet);
                counts.outcomes += 1;
            }
            Awaiting::Over => break,
        }
    }
    counts.games += 1;
    counts.turns += u64::from(game.turns());
}

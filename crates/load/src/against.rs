//! Compares the times of moves of two programs in one run. Both servers run with the same number of tables. Moves are
//! made at one of them and then at the other, in short turns, so that both meet the same disturbances.

use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};

use crate::play::{Playing, Then};
use crate::report::{Report, Took, load_average, moves, percentile, rounded};
use crate::served::Served;
use crate::table::Held;

/// The time for which moves are made at one of the programs before it is the other's turn.
const TURN: Duration = Duration::from_secs(5);
/// A time that belongs to no measurement: the moves of a turn that are still in progress end in it.
const PAUSE: Duration = Duration::from_millis(500);
/// The maximum ratio of the time of a move to its time before.
const SLOWER_MOST: f64 = 1.1;

/// Returns a percentile of the times of moves until everybody has seen them, in milliseconds.
fn seen(took: &[Took], percent: usize) -> f64 {
    let seen: Vec<Duration> = took.iter().map(|took| took.seen).collect();
    percentile(&seen, percent).as_secs_f64() * 1000.0
}

/// Returns the median; zero of nothing.
fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers.get(numbers.len() / 2).copied().unwrap_or_default()
}

/// The measurements of one of the programs.
struct Side {
    served: Served,
    playing: Playing,
    /// The times of moves, turn by turn.
    turns: Vec<Vec<Took>>,
    /// The processor time that the server took for them.
    busy: Duration,
}

impl Side {
    async fn begin(program: Option<&Path>, held: &Held, tables: usize) -> Result<Self, String> {
        let served = Served::start(program, held.game())?;
        let playing = Playing::begin(served.place(), held.clone(), tables, 0, Then::Again).await?;
        Ok(Side { served, playing, turns: Vec::new(), busy: Duration::ZERO })
    }

    async fn turn(&mut self, rate: u32) -> Result<(), String> {
        let before = self.served.busy()?;
        self.playing.pace(rate, TURN).await;
        tokio::time::sleep(PAUSE).await;
        self.turns.push(self.playing.shared.tally.take());
        self.busy += self.served.busy()?.saturating_sub(before);
        Ok(())
    }

    /// Returns the processor time of the server for a move, in milliseconds.
    fn busy_each(&self) -> f64 {
        self.busy.as_secs_f64() * 1000.0 / self.all().len().max(1) as f64
    }

    fn all(&self) -> Vec<Took> {
        self.turns.concat()
    }
}

/// Measures this program against an earlier one: `tables` at each, `rate` moves a second, for `seconds` in all.
///
/// # Errors
/// If a server cannot be started, or its tables cannot be set up.
pub(crate) async fn measure(
    programs: [Option<&Path>; 2],
    held: &Held,
    tables: usize,
    rate: u32,
    seconds: u64,
) -> Result<Report, String> {
    let [now, before] = programs;
    let mut now = Side::begin(now, held, tables).await?;
    let mut before = Side::begin(before, held, tables).await?;
    let rounds = (seconds / (2 * TURN.as_secs())).max(1);
    // The first turn of each only warms up.
    for side in [&mut before, &mut now] {
        side.turn(rate).await?;
        (side.turns, side.busy) = (Vec::new(), Duration::ZERO);
    }
    for round in 0..rounds {
        let order = if round % 2 == 0 { [&mut before, &mut now] } else { [&mut now, &mut before] };
        for side in order {
            side.turn(rate).await?;
        }
    }
    for side in [&mut before, &mut now] {
        side.playing.end().await;
    }
    let ratio = |percent: usize| {
        let rounds = now.turns.iter().zip(&before.turns);
        median(rounds.map(|(now, before)| seen(now, percent) / seen(before, percent)).collect())
    };
    let whole = |percent: usize| seen(&now.all(), percent) / seen(&before.all(), percent);
    let ratios: Vec<f64> = [50, 99].map(ratio).to_vec();
    let errors: Vec<_> =
        [&before, &now].into_iter().flat_map(|side| side.playing.shared.tally.errors()).collect();
    let in_time = ratios.iter().all(|ratio| *ratio <= SLOWER_MOST);
    let both = |figures: fn(&Side) -> Value| json!({"before": figures(&before), "now": figures(&now)});
    let figures = json!({
        "tables": tables,
        "moves_per_second": rate,
        "rounds": rounds,
        "load_average": load_average(),
        "moves": both(|side| json!(side.all().len())),
        "cpu_ms_of_the_server_for_a_move": both(|side| json!((side.busy_each() * 1000.0).round() / 1000.0)),
        "times": both(|side| moves(&side.all())),
        "ratio_of_all_moves": {"p50": rounded(whole(50)), "p99": rounded(whole(99))},
        "median_of_the_ratios_of_rounds": {"p50": rounded(ratios[0]), "p99": rounded(ratios[1])},
        "errors": errors,
        "in_time": in_time,
    });
    Ok(Report::of(figures, in_time && errors.is_empty()))
}

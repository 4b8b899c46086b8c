//! Collects and reports the measurements.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::{Value, json};

use crate::Options;
use crate::served::memory;

/// The measurements while they are taken.
#[derive(Default)]
pub(crate) struct Tally {
    /// The delays from sending a move to its acknowledgement, and to its arrival at the last viewer.
    times: Mutex<Vec<(Duration, Duration)>>,
    errors: Mutex<BTreeMap<String, u32>>,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // No thread panics while it holds this lock.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Tally {
    pub fn moved(&self, acknowledged: Duration, seen: Duration) {
        locked(&self.times).push((acknowledged, seen));
    }

    pub fn error(&self, why: &str) {
        *locked(&self.errors).entry(why.to_owned()).or_default() += 1;
    }

    pub fn errors(&self) -> BTreeMap<String, u32> {
        locked(&self.errors).clone()
    }
}

/// The figures of a finished measurement.
pub(crate) struct Report {
    figures: Value,
    clean: bool,
}

impl Report {
    /// `players` is how many play at each table; `rested` and `worked` are the server's memory before and after, in bytes.
    pub fn new(
        options: &Options,
        players: u8,
        took: Duration,
        tally: &Tally,
        rested: u64,
        worked: u64,
    ) -> Self {
        let times = locked(&tally.times).clone();
        let errors = tally.errors();
        let acknowledged = times.iter().map(|(acknowledged, _)| *acknowledged).collect();
        let seen = times.iter().map(|(_, seen)| *seen).collect();
        let figures = json!({
            "tables": options.tables,
            "players": options.tables * usize::from(players),
            "spectators": options.spectators.min(options.tables),
            "seconds": rounded(took.as_secs_f64()),
            "moves": times.len(),
            "moves_per_second": rounded(times.len() as f64 / took.as_secs_f64()),
            "sent_to_acknowledged_ms": distribution(acknowledged),
            "sent_to_seen_by_all_ms": distribution(seen),
            "server_memory_mb": {"at_rest": megabytes(rested), "after": megabytes(worked)},
            "load_memory_mb": megabytes(memory("self").unwrap_or_default()),
            "errors": errors,
        });
        Report { figures, clean: errors.is_empty() }
    }

    /// Returns a report of these figures.
    pub fn of(figures: Value, clean: bool) -> Self {
        Report { figures, clean }
    }

    pub fn json(&self) -> String {
        format!("{:#}", self.figures)
    }

    /// Whether no error occurred.
    pub fn is_clean(&self) -> bool {
        self.clean
    }
}

/// Returns the time that this percentage of all do not exceed; zero if there are none.
pub(crate) fn percentile(times: &[Duration], percent: usize) -> Duration {
    let mut times = times.to_vec();
    times.sort_unstable();
    let place = (times.len() * percent / 100).min(times.len().saturating_sub(1));
    times.get(place).copied().unwrap_or_default()
}

pub(crate) fn distribution(times: Vec<Duration>) -> Value {
    let at =
        |percent| (!times.is_empty()).then(|| rounded(percentile(&times, percent).as_secs_f64() * 1000.0));
    json!({"p50": at(50), "p90": at(90), "p99": at(99), "most": at(100)})
}

fn megabytes(bytes: u64) -> f64 {
    rounded(bytes as f64 / 1e6)
}

fn rounded(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

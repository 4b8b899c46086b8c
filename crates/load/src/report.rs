//! Collects and reports the measurements.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::{Value, json};

/// The time of a move: from sending it to its acknowledgement, and to its arrival at the last viewer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Took {
    pub acknowledged: Duration,
    pub seen: Duration,
}

/// The measurements while they are taken.
#[derive(Default)]
pub(crate) struct Tally {
    times: Mutex<Vec<Took>>,
    /// The last acknowledged version of each table.
    versions: Mutex<BTreeMap<String, u32>>,
    /// The number of games that are over at tables that have stopped.
    ended: AtomicU32,
    errors: Mutex<BTreeMap<String, u32>>,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // No thread panics while it holds this lock.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Tally {
    pub fn moved(&self, table: &str, version: u32, acknowledged: Duration, seen: Duration) {
        locked(&self.times).push(Took { acknowledged, seen });
        locked(&self.versions).insert(table.to_owned(), version);
    }

    pub fn begun(&self, table: &str) {
        locked(&self.versions).insert(table.to_owned(), 0);
    }

    pub fn ended(&self) {
        self.ended.fetch_add(1, Ordering::Relaxed);
    }

    pub fn error(&self, why: &str) {
        *locked(&self.errors).entry(why.to_owned()).or_default() += 1;
    }

    pub fn errors(&self) -> BTreeMap<String, u32> {
        locked(&self.errors).clone()
    }

    pub fn games(&self) -> u32 {
        self.ended.load(Ordering::Relaxed)
    }

    /// Returns how long the moves took since it was asked last.
    pub fn take(&self) -> Vec<Took> {
        std::mem::take(&mut *locked(&self.times))
    }

    /// Returns the last acknowledged version of each table that was set up.
    pub fn versions(&self) -> BTreeMap<String, u32> {
        locked(&self.versions).clone()
    }
}

/// The figures of a finished measurement.
pub(crate) struct Report {
    figures: Value,
    clean: bool,
}

impl Report {
    /// Returns a report of these figures.
    pub fn of(figures: Value, clean: bool) -> Self {
        Report { figures, clean }
    }

    pub fn json(&self) -> String {
        format!("{:#}", self.figures)
    }

    /// Returns whether no error occurred and no bound was exceeded.
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

/// Describes times by their percentiles, in milliseconds.
pub(crate) fn distribution(times: &[Duration]) -> Value {
    let at = |percent| (!times.is_empty()).then(|| milliseconds(percentile(times, percent)));
    json!({"p50": at(50), "p90": at(90), "p99": at(99), "most": at(100)})
}

/// Describes how long moves took.
pub(crate) fn moves(took: &[Took]) -> Value {
    let acknowledged: Vec<Duration> = took.iter().map(|took| took.acknowledged).collect();
    let seen: Vec<Duration> = took.iter().map(|took| took.seen).collect();
    json!({
        "sent_to_acknowledged_ms": distribution(&acknowledged),
        "sent_to_seen_by_all_ms": distribution(&seen),
    })
}

pub(crate) fn milliseconds(time: Duration) -> f64 {
    rounded(time.as_secs_f64() * 1000.0)
}

pub(crate) fn megabytes(bytes: u64) -> f64 {
    rounded(bytes as f64 / 1e6)
}

pub(crate) fn rounded(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

/// Returns the load average of this machine over the last minute; figures by the clock say little without it.
pub(crate) fn load_average() -> Option<f64> {
    std::fs::read_to_string("/proc/loadavg").ok()?.split(' ').next()?.parse().ok()
}

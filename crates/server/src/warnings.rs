//! Warnings about limits that are reached: few, however often that happens.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::address::Network;

/// The time for which a limit is not warned about again.
const PAUSE: Duration = Duration::from_secs(60);

/// The last warning about a limit, and how often it was reached since.
struct Last {
    at: Instant,
    since: u64,
}

/// Warns about limits, which have the names of their options, if they have some.
#[derive(Default)]
pub(crate) struct Warnings(Mutex<HashMap<&'static str, Last>>);

impl Warnings {
    /// Logs that a limit was reached, unless that was logged a short time ago.
    pub fn reached(&self, limit: &'static str, from: Option<Network>, now: Instant) {
        let Some(silent) = self.due(limit, now) else { return };
        let from = from.map(|from| from.to_string()).unwrap_or_default();
        tracing::warn!(limit, from, silent, "a limit is reached");
    }

    /// Returns how often a limit was reached silently since the last warning, if it is time for another.
    fn due(&self, limit: &'static str, now: Instant) -> Option<u64> {
        // A thread that panicked while it held the lock left the times valid.
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match all.get_mut(limit) {
            Some(last) if now.saturating_duration_since(last.at) < PAUSE => {
                last.since += 1;
                None
            }
            _ => Some(all.insert(limit, Last { at: now, since: 0 }).map_or(0, |last| last.since)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_is_warned_about_once_a_minute() {
        let (warnings, start) = (Warnings::default(), Instant::now());
        assert_eq!(warnings.due("moves", start), Some(0));
        for second in 0..60 {
            assert_eq!(warnings.due("moves", start + Duration::from_secs(second)), None);
        }
        assert_eq!(warnings.due("lines", start), Some(0), "each for itself");
        assert_eq!(warnings.due("moves", start + PAUSE), Some(60));
        assert_eq!(warnings.due("moves", start + PAUSE * 2), Some(0));
    }
}

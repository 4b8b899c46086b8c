//! The renewal of cookies.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use table::Holder;

/// The time after which the cookie of a person who comes back is renewed.
const RENEWED_EVERY: Duration = Duration::from_secs(24 * 60 * 60);

/// The times at which the cookies of people were renewed: once a day is enough.
#[derive(Default)]
pub(crate) struct Renewals(Mutex<HashMap<Holder, Instant>>);

impl Renewals {
    /// Returns whether the cookie of a person is to be renewed now, and notes it.
    pub fn is_due(&self, holder: Holder) -> bool {
        self.is_due_at(holder, Instant::now())
    }

    fn is_due_at(&self, holder: Holder, now: Instant) -> bool {
        // Every state of the map is valid.
        let mut renewed = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_recent = |since: &Instant| now.duration_since(*since) < RENEWED_EVERY;
        if renewed.get(&holder).is_some_and(is_recent) {
            return false;
        }
        renewed.retain(|_, since| is_recent(since));
        renewed.insert(holder, now);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_renewed_once_a_day() {
        let (renewals, start) = (Renewals::default(), Instant::now());
        let hour = |hours: u32| start + Duration::from_secs(3600) * hours;
        let due = [0, 1, 23, 24, 25].map(|hours| renewals.is_due_at([1; 32], hour(hours)));
        assert_eq!(due, [true, false, false, true, false]);
        assert!(renewals.is_due_at([2; 32], hour(25)));
    }
}

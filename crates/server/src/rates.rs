//! Limits how often something may happen, with the crate `governor`, which refills a burst evenly.

use std::fmt;
use std::hash::Hash;
use std::num::NonZeroU32;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use governor::clock::{Clock, MonotonicClock};
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DefaultKeyedStateStore;
use governor::{Quota, RateLimiter};
use table::Holder;

use crate::address::Network;
use crate::refuse::Refused;
use crate::warnings::Warnings;

/// The units of a time: their letters, and their seconds.
const UNITS: [(char, u64); 3] = [('h', 3600), ('m', 60), ('s', 1)];
/// The longest time in which a burst is refilled, in seconds: a day.
const WITHIN_MAX: u64 = 24 * 3600;
/// The highest number of a rate: as good as no limit.
const RATE_MAX: u32 = 100_000;
/// The number of counters above which those that have expired are removed.
const COUNTS_MAX: usize = 10_000;

/// A limit on how often something may happen, written `30/3s` or `60/1h`: so many times at once, which are evenly
/// possible again within the time. In a span of time of this length at most twice as many happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    most: NonZeroU32,
    within: Duration,
}

impl Rate {
    pub(crate) const fn of(most: u32, within: Duration) -> Self {
        Rate { most: NonZeroU32::new(most).expect("a rate is above zero"), within }
    }

    fn quota(self) -> Quota {
        let each = Quota::with_period(self.within / self.most.get()).expect("a rate is bounded");
        each.allow_burst(self.most)
    }
}

impl FromStr for Rate {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let read = || {
            let (most, within) = text.split_once('/')?;
            let unit = within.chars().next_back()?;
            let (_, seconds) = UNITS.into_iter().find(|(letter, _)| *letter == unit)?;
            let count: u64 = within.strip_suffix(unit)?.parse().ok()?;
            let within = count.checked_mul(seconds).filter(|within| (1..=WITHIN_MAX).contains(within))?;
            let most = most.parse().ok().filter(|most| (1..=RATE_MAX).contains(most))?;
            Some(Rate::of(most, Duration::from_secs(within)))
        };
        read().ok_or_else(|| "it must be a number and a time, such as 30/3s or 60/1h".into())
    }
}

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let within = self.within.as_secs();
        let whole = UNITS.into_iter().find(|(_, seconds)| within.is_multiple_of(*seconds));
        let (letter, seconds) = whole.unwrap_or(('s', 1));
        write!(f, "{}/{}{letter}", self.most, within / seconds)
    }
}

/// The subject of a limit: an address, a person or a table.
pub(crate) trait Counted: Clone + Eq + Hash {
    /// Returns the address, if it is one, for the log, which names no other subject.
    fn network(&self) -> Option<Network> {
        None
    }
}

/// A person.
impl Counted for Holder {}
/// A table.
impl Counted for String {}
/// A person at a table.
impl Counted for (Holder, String) {}

impl Counted for Network {
    fn network(&self) -> Option<Network> {
        Some(*self)
    }
}

/// A limit on how often something happens, for each that is counted.
pub(crate) struct Limiter<K: Counted, C: Clock = MonotonicClock> {
    /// The name of the option that sets it.
    name: &'static str,
    most: NonZeroU32,
    counters: RateLimiter<K, DefaultKeyedStateStore<K>, C, NoOpMiddleware<C::Instant>>,
    /// The number of counters at which those that have expired are removed next.
    full: AtomicUsize,
    warnings: Arc<Warnings>,
}

impl<K: Counted> Limiter<K> {
    pub fn new(name: &'static str, rate: Rate, warnings: &Arc<Warnings>) -> Self {
        Self::by(MonotonicClock, name, rate, warnings)
    }
}

impl<K: Counted, C: Clock> Limiter<K, C> {
    fn by(clock: C, name: &'static str, rate: Rate, warnings: &Arc<Warnings>) -> Self {
        let counters = RateLimiter::new(rate.quota(), DefaultKeyedStateStore::default(), clock);
        let (full, warnings) = (COUNTS_MAX.into(), warnings.clone());
        Limiter { name, most: rate.most, counters, full, warnings }
    }

    /// Counts one event, or refuses it if the limit is reached.
    ///
    /// # Errors
    /// If the limit is reached; the event is not counted then.
    pub fn take(&self, key: &K) -> Result<(), Refused> {
        self.take_all(key, 1)
    }

    /// Counts this number of events, all or none; see [`Limiter::take`].
    ///
    /// # Errors
    /// If the limit is reached.
    pub fn take_all(&self, key: &K, count: u32) -> Result<(), Refused> {
        self.wait_for(key, count).map_err(|wait| {
            self.warnings.reached(self.name, key.network(), Instant::now());
            Refused::too_many("too many requests of this kind", wait.as_secs() + 1)
        })
    }

    /// Counts this number of events, all or none. A larger number than a burst counts as a whole burst: else it would
    /// never be possible.
    ///
    /// # Errors
    /// Returns how long it takes until they are possible, if they are not.
    pub fn wait_for(&self, key: &K, count: u32) -> Result<(), Duration> {
        let Some(count) = NonZeroU32::new(count) else { return Ok(()) };
        self.tidy();
        let counted = self.counters.check_key_n(key, count.min(self.most)).expect("at most a burst");
        counted.map_err(|until| until.wait_time_from(self.counters.clock().now()))
    }

    /// Removes the counters that have expired, if there are many. They are looked through again when there are twice as
    /// many as remain, or each request would take longer the more people there are.
    fn tidy(&self) {
        if self.counters.len() >= self.full.load(Ordering::Relaxed) {
            self.counters.retain_recent();
            self.counters.shrink_to_fit();
            self.full.store((2 * self.counters.len()).max(COUNTS_MAX), Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use governor::clock::FakeRelativeClock;
    use protocol::RefusalKind;

    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn limiter<K: Counted>(rate: &str) -> (Limiter<K, FakeRelativeClock>, FakeRelativeClock) {
        let clock = FakeRelativeClock::default();
        (Limiter::by(clock.clone(), "limit", rate.parse().unwrap(), &Arc::default()), clock)
    }

    fn address(number: u32) -> Network {
        Network::of(std::net::Ipv4Addr::from(number).into())
    }

    #[test]
    fn a_burst_and_then_one_after_the_other() {
        let (lines, clock) = limiter::<String>("5/10s");
        let anna = "anna".to_owned();
        let taken = |most: u32| (0..most).take_while(|_| lines.take(&anna).is_ok()).count();
        assert_eq!(taken(9), 5);
        let refused = lines.take(&anna).unwrap_err();
        assert_eq!((refused.kind(), refused.again()), (RefusalKind::TooMany, Some(3)));
        clock.advance(SECOND);
        assert_eq!(lines.take(&anna).unwrap_err().again(), Some(2));
        clock.advance(SECOND);
        assert_eq!(taken(9), 1, "what was refused has not counted");
        clock.advance(SECOND * 5);
        assert_eq!(taken(9), 2);
        clock.advance(SECOND * 100);
        assert_eq!(taken(9), 5, "never more than a burst at once");
        assert!(lines.take(&"bert".to_owned()).is_ok(), "each for itself");
    }

    #[test]
    fn several_count_together_or_not_at_all() {
        let (requests, clock) = limiter::<Network>("10/10s");
        let from = address(1);
        assert!(requests.take_all(&from, 8).is_ok() && requests.take_all(&from, 0).is_ok());
        assert_eq!(requests.wait_for(&from, 5), Err(SECOND * 3));
        assert!(requests.take_all(&from, 2).is_ok());
        assert!(requests.take(&from).is_err());
        // A larger number than is ever allowed takes everything.
        assert_eq!(requests.wait_for(&from, 1000), Err(SECOND * 10));
        clock.advance(SECOND * 10);
        assert_eq!(requests.wait_for(&from, 1000), Ok(()));
        assert!(requests.take(&from).is_err());
    }

    #[test]
    fn rates_are_written_as_they_are_read() {
        for text in ["30/3s", "60/1h", "1/10m", "90/90s", "1/24h", "100000/1s"] {
            assert_eq!(text.parse::<Rate>().unwrap().to_string(), text);
        }
        assert_eq!("6/60s".parse::<Rate>().unwrap().to_string(), "6/1m");
        for text in [
            "",
            "30",
            "30/",
            "/3s",
            "0/3s",
            "3/0s",
            "30/3",
            "30/3d",
            "-1/3s",
            "1/25h",
            "1/3ы",
            "100001/1s",
            "1/99999999999999999999h",
        ] {
            assert!(text.parse::<Rate>().is_err(), "{text}");
        }
    }

    #[test]
    fn old_counts_are_thrown_away() {
        let (requests, clock) = limiter("400/4s");
        for number in 0..COUNTS_MAX as u32 {
            requests.take(&address(number)).unwrap();
        }
        assert_eq!(requests.counters.len(), COUNTS_MAX);
        clock.advance(SECOND);
        requests.take(&address(0)).unwrap();
        assert_eq!(requests.counters.len(), 1);
    }

    #[test]
    fn counts_are_looked_through_more_seldom_than_they_grow() {
        let (requests, _) = limiter("400/4s");
        let (mut looked, mut full) = (0, COUNTS_MAX);
        for number in 0..8 * COUNTS_MAX as u32 {
            requests.take(&address(number)).unwrap();
            let now = requests.full.load(Ordering::Relaxed);
            looked += u32::from(full != std::mem::replace(&mut full, now));
        }
        assert!(looked <= 3, "{looked} times");
    }
}

//! Limits how often something may happen, with the crate `governor`, which refills a burst evenly.

use std::fmt;
use std::hash::Hash;
use std::num::NonZeroU32;
use std::str::FromStr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};
use std::time::{Duration, Instant};

use governor::clock::{Clock, MonotonicClock};
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DefaultKeyedStateStore;
use governor::{Quota, RateLimiter};
use table::Holder;

use crate::address::Network;
use crate::meter::Meter;
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

/// A limit on how often something happens from an address.
pub(crate) struct AddressLimiter {
    /// The name of the option that sets it.
    name: &'static str,
    meter: Meter,
    warnings: Arc<Warnings>,
}

impl AddressLimiter {
    pub fn new(name: &'static str, rate: Rate, warnings: &Arc<Warnings>) -> Self {
        let meter = Meter::of_events(rate.most.get(), rate.within);
        AddressLimiter { name, meter, warnings: warnings.clone() }
    }

    /// Changes the limit; what was counted stays so.
    pub fn allow(&self, rate: Rate) {
        self.meter.allow(rate.most.get(), Some(rate.within));
    }

    /// Counts one event, or refuses it if the limit is reached.
    ///
    /// # Errors
    /// If the limit is reached; the event is not counted then.
    pub fn take(&self, from: Network) -> Result<(), Refused> {
        self.take_all(from, 1)
    }

    /// Counts this number of events, all or none; see [`AddressLimiter::take`].
    ///
    /// # Errors
    /// If the limit is reached.
    pub fn take_all(&self, from: Network, count: u32) -> Result<(), Refused> {
        let now = Instant::now();
        self.meter.take(from, count, now).map_err(|full| {
            self.warnings.reached(self.name, Some(full.network), now);
            too_many(full.wait.unwrap_or_default())
        })
    }

    /// Counts this number of events, all or none.
    ///
    /// # Errors
    /// Returns how long it takes until they are possible, if they are not.
    pub fn wait_for(&self, from: Network, count: u32) -> Result<(), Duration> {
        self.meter.take(from, count, Instant::now()).map_err(|full| full.wait.unwrap_or_default())
    }
}

fn too_many(wait: Duration) -> Refused {
    Refused::too_many("too many requests of this kind", wait.as_secs() + 1)
}

/// The subject of a limit: a person, or a table.
pub(crate) trait Counted: Clone + Eq + Hash {}

/// A person.
impl Counted for Holder {}
/// A table.
impl Counted for String {}
/// A person at a table.
impl Counted for (Holder, String) {}
/// Everybody.
impl Counted for () {}

/// A limit on how often something happens, for each that is counted.
pub(crate) struct Limiter<K: Counted, C: Clock = MonotonicClock> {
    /// The name of the option that sets it.
    name: &'static str,
    clock: C,
    counters: RwLock<Counters<K, C>>,
    warnings: Arc<Warnings>,
}

/// The counters of a limit.
struct Counters<K: Counted, C: Clock> {
    rate: Rate,
    all: RateLimiter<K, DefaultKeyedStateStore<K>, C, NoOpMiddleware<C::Instant>>,
    /// The number of counters at which those that have expired are removed next.
    full: AtomicUsize,
}

impl<K: Counted, C: Clock> Counters<K, C> {
    fn new(rate: Rate, clock: C) -> Self {
        let all = RateLimiter::new(rate.quota(), DefaultKeyedStateStore::default(), clock);
        Counters { rate, all, full: COUNTS_MAX.into() }
    }

    /// Removes the counters that have expired, if there are many. They are looked through again when there are twice as
    /// many as remain, or each request would take longer the more people there are.
    fn tidy(&self) {
        if self.all.len() >= self.full.load(Ordering::Relaxed) {
            self.all.retain_recent();
            self.all.shrink_to_fit();
            self.full.store((2 * self.all.len()).max(COUNTS_MAX), Ordering::Relaxed);
        }
    }
}

impl<K: Counted> Limiter<K> {
    pub fn new(name: &'static str, rate: Rate, warnings: &Arc<Warnings>) -> Self {
        Self::by(MonotonicClock, name, rate, warnings)
    }
}

impl<K: Counted, C: Clock + Clone> Limiter<K, C> {
    fn by(clock: C, name: &'static str, rate: Rate, warnings: &Arc<Warnings>) -> Self {
        let counters = RwLock::new(Counters::new(rate, clock.clone()));
        Limiter { name, clock, counters, warnings: warnings.clone() }
    }

    /// Changes the limit, if it is another; then everybody's count begins anew.
    pub fn allow(&self, rate: Rate) {
        // No thread panics while it holds this lock.
        let mut counters = self.counters.write().unwrap_or_else(PoisonError::into_inner);
        if counters.rate != rate {
            *counters = Counters::new(rate, self.clock.clone());
        }
    }

    fn counters(&self) -> RwLockReadGuard<'_, Counters<K, C>> {
        self.counters.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts one event, or refuses it if the limit is reached.
    ///
    /// # Errors
    /// If the limit is reached; the event is not counted then.
    pub fn take(&self, key: &K) -> Result<(), Refused> {
        let counters = self.counters();
        counters.tidy();
        counters.all.check_key(key).map_err(|until| {
            self.warnings.reached(self.name, None, Instant::now());
            too_many(until.wait_time_from(self.clock.now()))
        })
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

    fn person(number: u32) -> Holder {
        let mut person = Holder::default();
        person[..4].copy_from_slice(&number.to_le_bytes());
        person
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
    fn another_rate_counts_anew_and_the_same_goes_on() {
        let (lines, _) = limiter::<String>("5/10s");
        let anna = "anna".to_owned();
        let taken = || (0..9).take_while(|_| lines.take(&anna).is_ok()).count();
        assert_eq!(taken(), 5);
        lines.allow("5/10s".parse().unwrap());
        assert_eq!(taken(), 0);
        lines.allow("2/10s".parse().unwrap());
        assert_eq!(taken(), 2);
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
            requests.take(&person(number)).unwrap();
        }
        assert_eq!(requests.counters().all.len(), COUNTS_MAX);
        clock.advance(SECOND);
        requests.take(&person(0)).unwrap();
        assert_eq!(requests.counters().all.len(), 1);
    }

    #[test]
    fn counts_are_looked_through_more_seldom_than_they_grow() {
        let (requests, _) = limiter("400/4s");
        let (mut looked, mut full) = (0, COUNTS_MAX);
        for number in 0..8 * COUNTS_MAX as u32 {
            requests.take(&person(number)).unwrap();
            let now = requests.counters().full.load(Ordering::Relaxed);
            looked += u32::from(full != std::mem::replace(&mut full, now));
        }
        assert!(looked <= 3, "{looked} times");
    }
}

//! Counts what networks use of something that is limited: all limits of an address are counted here, or by the same rule.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::address::{Network, Prefix};

/// A megabyte, as the limits count it.
pub(crate) const MB: u64 = 1024 * 1024;

/// The time after which those are forgotten that can use everything again.
const TIDY: Duration = Duration::from_secs(60);

/// The use of a prefix.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Used {
    pub prefix: Prefix,
    /// The amount that its addresses use.
    pub amount: f64,
    /// The number of the next narrower prefixes in it that use something.
    pub members: u32,
}

/// Returns the first prefix that is full, so that an address may not use this much more; the uses are those of its
/// prefixes, the narrowest first, and the narrowest may use `most`. The last quarter of what a wider prefix may use is left
/// to members that use less than an equal part of that quarter, so those that used least are served first.
pub(crate) fn full(most: f64, more: f64, uses: impl IntoIterator<Item = Used>) -> Option<Used> {
    let mut member = None;
    uses.into_iter().find(|used| {
        let most = most * f64::from(used.prefix.allowance);
        let own: f64 = member.replace(used.amount).unwrap_or_default();
        let (quarter, members) = (most / 4.0, used.members + u32::from(own == 0.0));
        let is_crowded = used.prefix.allowance > 1 && used.amount + more > most - quarter;
        used.amount + more > most || is_crowded && own + more > (quarter / f64::from(members)).max(more)
    })
}

/// The bound of an address, and the amount that everybody uses.
#[derive(Debug)]
pub(crate) struct Meter(Mutex<Uses>);

/// The amount that an address may use.
#[derive(Clone, Copy, Debug)]
struct Bound {
    most: u32,
    /// The time in which `most` can be used again; none if use ends by being given back.
    within: Option<Duration>,
}

impl Bound {
    /// Returns what is left of a use by now.
    fn left(self, used: &Use, prefix: Prefix, now: Instant) -> f64 {
        let since = now.saturating_duration_since(used.at);
        (used.amount - self.speed(prefix) * since.as_secs_f64()).max(0.0)
    }

    /// Returns how much a prefix can use again in a second.
    fn speed(self, prefix: Prefix) -> f64 {
        let most = f64::from(self.most) * f64::from(prefix.allowance);
        self.within.map_or(0.0, |within| most / within.as_secs_f64())
    }

    fn wait(self, full: &Used, count: f64) -> Option<Duration> {
        self.within?;
        let most = f64::from(self.most) * f64::from(full.prefix.allowance);
        // A prefix that is only crowded has room when one more event is over.
        let over = Some(full.amount + count - most).filter(|over| *over > 0.0).unwrap_or(1.0);
        Some(Duration::from_secs_f64(over / self.speed(full.prefix)))
    }
}

#[derive(Debug)]
struct Uses {
    bound: Bound,
    all: HashMap<Network, Use>,
    /// The last time that those were forgotten that use nothing.
    tidied: Option<Instant>,
}

#[derive(Clone, Copy, Debug)]
struct Use {
    amount: f64,
    /// The time of which the amount is.
    at: Instant,
    members: u32,
}

/// The reason why a network may use no more.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Full {
    /// The prefix that is full.
    pub network: Network,
    /// The time until it is possible; none if nobody can tell.
    pub wait: Option<Duration>,
}

impl Meter {
    /// Counts what is open: this much for an address.
    pub fn of_open(most: u32) -> Self {
        Meter::of(Bound { most, within: None })
    }

    /// Counts events: this many at once for an address, evenly possible again within a time.
    pub fn of_events(most: u32, within: Duration) -> Self {
        Meter::of(Bound { most, within: Some(within) })
    }

    fn of(bound: Bound) -> Self {
        Meter(Mutex::new(Uses { bound, all: HashMap::new(), tidied: None }))
    }

    /// Changes how much an address may use; what is used stays so.
    pub fn allow(&self, most: u32, within: Option<Duration>) {
        self.uses().bound = Bound { most, within };
    }

    /// Counts a number of units for an address, all or none. A larger number than an address may ever use counts as all of
    /// it.
    ///
    /// # Errors
    /// If one of its prefixes is full; nothing is counted then.
    pub fn take(&self, from: Network, count: u32, now: Instant) -> Result<(), Full> {
        let mut uses = self.uses();
        let bound = uses.bound;
        let count = f64::from(count.min(bound.most));
        uses.tidy(now);
        let used = |prefix: Prefix| {
            let known = uses.all.get(&prefix.network);
            let amount = known.map_or(0.0, |known| bound.left(known, prefix, now));
            Used { prefix, amount, members: known.map_or(0, |known| known.members) }
        };
        if let Some(full) = full(bound.most.into(), count, from.nested().map(used)) {
            return Err(Full { network: full.prefix.network, wait: bound.wait(&full, count) });
        }
        let mut is_new = false;
        for prefix in from.nested() {
            let known = uses.all.get(&prefix.network).copied();
            let before = known.map_or(0.0, |known| bound.left(&known, prefix, now));
            let members = known.map_or(0, |known| known.members) + u32::from(is_new);
            uses.all.insert(prefix.network, Use { amount: before + count, at: now, members });
            is_new = known.is_none();
        }
        Ok(())
    }

    /// Gives back what an address used.
    pub fn give_back(&self, from: Network, count: u32) {
        let mut uses = self.uses();
        let mut is_gone = false;
        for Prefix { network, .. } in from.nested() {
            let Some(used) = uses.all.get_mut(&network) else { return };
            used.members -= u32::from(is_gone);
            used.amount -= f64::from(count);
            is_gone = used.amount <= 0.0;
            if is_gone {
                uses.all.remove(&network);
            }
        }
    }

    /// Returns whether nobody uses anything.
    #[cfg(test)]
    pub fn is_unused(&self) -> bool {
        self.uses().all.is_empty()
    }

    fn uses(&self) -> MutexGuard<'_, Uses> {
        // No thread panics while it holds this lock.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Uses {
    /// Forgets those who can use everything again, if that is due: their number must not make those that are left poor.
    fn tidy(&mut self, now: Instant) {
        let Some(within) = self.bound.within else { return };
        let tidied = self.tidied.get_or_insert(now);
        if now.saturating_duration_since(*tidied) < within.min(TIDY) {
            return;
        }
        *tidied = now;
        let bound = self.bound;
        self.all.retain(|network, used| bound.left(used, network.in_wider().0, now) > 0.0);
        self.all.shrink_to_fit();
        self.all.values_mut().for_each(|used| used.members = 0);
        let networks: Vec<Network> = self.all.keys().copied().collect();
        for wider in networks.into_iter().filter_map(|network| network.in_wider().1) {
            if let Some(wider) = self.all.get_mut(&wider) {
                wider.members += 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn home(number: u16) -> Network {
        Network::of(std::net::Ipv6Addr::new(0x2001, 0xdb8, 0, number, 0, 0, 0, 1).into())
    }

    fn address(last: u8) -> Network {
        Network::of([192, 0, 2, last].into())
    }

    /// Takes one by one, and returns how many were taken until it is refused.
    fn taken(meter: &Meter, from: Network, now: Instant) -> u32 {
        (0..10_000).take_while(|_| meter.take(from, 1, now).is_ok()).count() as u32
    }

    #[test]
    fn a_burst_and_then_one_after_the_other() {
        let (meter, start) = (Meter::of_events(5, SECOND * 10), Instant::now());
        assert_eq!(taken(&meter, address(1), start), 5);
        let full = meter.take(address(1), 1, start).unwrap_err();
        assert_eq!((full.network, full.wait), (address(1), Some(SECOND * 2)));
        assert_eq!(taken(&meter, address(1), start + SECOND * 2), 1, "what was refused has not counted");
        assert_eq!(taken(&meter, address(1), start + SECOND * 100), 5, "never more than a burst at once");
        assert_eq!(taken(&meter, address(2), start), 5, "each for itself");
        let later = start + SECOND * 200;
        assert!(meter.take(address(1), 1000, later).is_ok(), "more than is ever allowed takes everything");
        assert_eq!(taken(&meter, address(1), later), 0);
        assert_eq!(meter.uses().all.len(), 2, "others are forgotten");
    }

    #[test]
    fn a_home_may_use_four_times_as_much_as_a_network_in_it() {
        let (meter, now) = (Meter::of_open(100), Instant::now());
        let all: u32 = (0..256).map(|number| taken(&meter, home(number), now)).sum();
        assert!((300..=400).contains(&all), "{all}");
        assert_eq!(meter.take(home(0), 1, now).unwrap_err().wait, None);
        assert_eq!(taken(&meter, home(256), now), 100, "the home next door");
    }

    #[test]
    fn who_used_least_is_served_while_a_home_is_full() {
        let (meter, now) = (Meter::of_open(100), Instant::now());
        let each: Vec<u32> = (0..5).map(|number| taken(&meter, home(number), now)).collect();
        assert_eq!(each, [100, 100, 100, 25, 20], "of the last quarter an equal part");
        assert_eq!(taken(&meter, home(0), now), 0);
    }

    #[test]
    fn a_bound_changes_while_things_are_used() {
        let (meter, now) = (Meter::of_open(4), Instant::now());
        assert_eq!(taken(&meter, address(1), now), 4);
        meter.allow(2, None);
        meter.give_back(address(1), 2);
        assert_eq!(taken(&meter, address(1), now), 0);
        meter.allow(6, None);
        assert_eq!(taken(&meter, address(1), now), 4);
        let events = Meter::of_events(4, SECOND * 4);
        assert_eq!(taken(&events, address(1), now), 4);
        events.allow(2, Some(SECOND));
        assert_eq!(taken(&events, address(1), now + SECOND), 0, "two of four are over");
        assert_eq!(taken(&events, address(1), now + SECOND * 2), 2);
    }

    #[test]
    fn what_is_given_back_can_be_used_again() {
        let (meter, now) = (Meter::of_open(10), Instant::now());
        let each = [0, 1, 2, 3].map(|number| taken(&meter, home(number), now));
        assert_eq!((each, taken(&meter, home(0), now)), ([10, 10, 10, 2], 0));
        meter.give_back(home(0), 5);
        assert_eq!([3, 1, 0, 3].map(|number| taken(&meter, home(number), now)), [3, 0, 0, 0]);
        for (number, count) in [(0, 5), (1, 10), (2, 10), (3, 5)] {
            meter.give_back(home(number), count);
        }
        assert!(meter.is_unused());
    }
}

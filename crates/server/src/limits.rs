//! Limits on the rate of requests. The host's own machine is not limited: its user can stop the server anyway.

use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::hash::Hash;
use std::str::FromStr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use table::Holder;

use crate::address::Network;
use crate::refuse::Refused;
use crate::warnings::Warnings;

const SECOND: Duration = Duration::from_secs(1);
const HOUR: Duration = Duration::from_secs(3600);

/// The most of something that may happen in any span of time of a length, written `30/3s`, `60/1h`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    most: u32,
    within: Duration,
}

/// The units of a time: their letters, and their seconds.
const UNITS: [(char, u64); 3] = [('h', 3600), ('m', 60), ('s', 1)];
/// The longest time over which something is counted, in seconds: a day.
const WITHIN_MAX: u64 = 24 * 3600;
/// The highest number of a rate: each event that counts takes memory.
const RATE_MAX: u32 = 100_000;

impl Rate {
    const fn of(most: u32, within: Duration) -> Self {
        Rate { most, within }
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

/// What people and addresses may do.
///
/// ```
/// use server::Allowed;
///
/// let allowed = Allowed { tables: "5/1h".parse()?, ..Allowed::default() };
/// assert_eq!((allowed.tables.to_string(), allowed.moves.to_string()), ("5/1h".into(), "30/3s".into()));
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allowed {
    /// Moves and undo requests of a person.
    pub moves: Rate,
    /// Lines of chat of a person at a table.
    pub lines: Rate,
    /// Moves and undo requests from an address.
    pub address_moves: Rate,
    /// Lines of chat from an address, at all tables.
    pub address_lines: Rate,
    /// Lines of chat at a table, of all people.
    pub table_lines: Rate,
    /// Tables that a person sets up, and also those that are set up from an address.
    pub tables: Rate,
    /// New people from an address.
    pub cookies: Rate,
    /// Requests of any kind from an address.
    pub requests: Rate,
    /// Seats at public tables of others that are taken from an address.
    pub address_seats: Rate,
    /// Public tables of others at which a person waits for the game to begin.
    pub waiting: u32,
    /// Sockets of a person at a time.
    pub sockets: u32,
    /// Sockets from an address at a time.
    pub address_sockets: u32,
    /// The memory that the loaded tables of an address may take, in MB.
    pub address_memory: u32,
    /// What may be stored of the tables of an address, in MB.
    pub address_disk: u32,
    /// Connections from an address at a time, sockets included; proxies that are trusted may have more.
    pub connections: u32,
}

/// What an address may do is what a few people may who share it.
impl Default for Allowed {
    fn default() -> Self {
        let seconds = |most, seconds: u32| Rate::of(most, SECOND * seconds);
        Allowed {
            moves: seconds(30, 3),
            lines: seconds(5, 10),
            address_moves: seconds(120, 3),
            address_lines: seconds(20, 10),
            table_lines: seconds(30, 10),
            tables: Rate::of(30, HOUR),
            cookies: Rate::of(60, HOUR),
            requests: seconds(400, 4),
            address_seats: Rate::of(60, HOUR),
            waiting: 5,
            sockets: 50,
            address_sockets: 200,
            // An eighth of what a server of 2,000 tables needs.
            address_memory: 32,
            address_disk: 256,
            connections: 256,
        }
    }
}

/// The number of counters above which those that have expired are removed.
const COUNTS_MAX: usize = 10_000;
/// The number of steps that cost as much as a request.
const STEPS_MANY: u32 = 1000;
/// The maximum number of files that are read from an address, or sent to it, at a time.
const FILES_MAX: u32 = 4;

/// What is counted, and for whom.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Count {
    /// The moves of a person.
    Moves(Holder),
    /// The lines of chat of a person at a table.
    Lines(Holder, String),
    /// The moves from an address.
    MovesFrom(Network),
    /// The lines of chat from an address, at all tables.
    LinesFrom(Network),
    /// The lines of chat at a table, of all people.
    LinesAt(String),
    /// Tables that a person sets up.
    Tables(Holder),
    /// Tables that are set up from an address.
    TablesFrom(Network),
    /// Seats at public tables of others that are taken from an address.
    SeatsFrom(Network),
    /// New cookies for an address.
    Cookies(Network),
    /// Requests of any kind from an address.
    Requests(Network),
}

impl Count {
    /// Returns the name of the limit, which is that of its option.
    fn name(&self) -> &'static str {
        match self {
            Count::Moves(_) => "limit-moves",
            Count::Lines(..) => "limit-lines",
            Count::MovesFrom(_) => "limit-address-moves",
            Count::LinesFrom(_) => "limit-address-lines",
            Count::LinesAt(_) => "limit-table-lines",
            Count::Tables(_) | Count::TablesFrom(_) => "limit-tables",
            Count::SeatsFrom(_) => "limit-address-seats",
            Count::Cookies(_) => "limit-people",
            Count::Requests(_) => "limit-requests",
        }
    }

    /// Returns the address for which is counted, if it is one.
    fn network(&self) -> Option<Network> {
        match self {
            Count::MovesFrom(from)
            | Count::LinesFrom(from)
            | Count::TablesFrom(from)
            | Count::SeatsFrom(from)
            | Count::Cookies(from)
            | Count::Requests(from) => Some(*from),
            Count::Moves(_) | Count::Lines(..) | Count::LinesAt(_) | Count::Tables(_) => None,
        }
    }

    fn rate(&self, allowed: &Allowed) -> Rate {
        match self {
            Count::Moves(_) => allowed.moves,
            Count::Lines(..) => allowed.lines,
            Count::MovesFrom(_) => allowed.address_moves,
            Count::LinesFrom(_) => allowed.address_lines,
            Count::LinesAt(_) => allowed.table_lines,
            Count::Tables(_) | Count::TablesFrom(_) => allowed.tables,
            Count::SeatsFrom(_) => allowed.address_seats,
            Count::Cookies(_) => allowed.cookies,
            Count::Requests(_) => allowed.requests,
        }
    }
}

/// The owner of a counter of what is open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Whose {
    Person(Holder),
    Network(Network),
    /// Files that are read from an address or sent to it.
    Files(Network),
}

/// The counters of all limits; cheap to clone.
#[derive(Clone, Default)]
pub(crate) struct Limits(Arc<Counts>);

#[derive(Default)]
struct Counts {
    allowed: Allowed,
    times: Mutex<Times>,
    /// The sockets and game files that are open now.
    open: Mutex<HashMap<Whose, u32>>,
    warnings: Warnings,
}

/// When what is counted happened.
#[derive(Default)]
struct Times {
    all: HashMap<Count, VecDeque<Instant>>,
    /// The number of counters at which those that have expired are removed next.
    full: usize,
}

impl Times {
    /// Removes the counters that have expired, if there are many. Of what remains there must be twice as much before it is
    /// looked through again, or each request would take longer the more people there are.
    fn tidy(&mut self, allowed: &Allowed, now: Instant) {
        if self.all.len() < self.full.max(COUNTS_MAX) {
            return;
        }
        self.all.retain(|count, times| {
            let within = count.rate(allowed).within;
            times.back().is_some_and(|&last| now.saturating_duration_since(last) < within)
        });
        self.full = 2 * self.all.len();
    }
}

impl Limits {
    pub fn new(allowed: Allowed) -> Self {
        Limits(Arc::new(Counts { allowed, ..Counts::default() }))
    }

    /// Counts one event, or refuses it if the limit is reached.
    ///
    /// # Errors
    /// If the limit is reached; the event is not counted then.
    pub fn take(&self, count: Count) -> Result<(), Refused> {
        self.take_at(count, Instant::now())
    }

    fn take_at(&self, count: Count, now: Instant) -> Result<(), Refused> {
        let allowed = &self.0.allowed;
        let Rate { most, within } = count.rate(allowed);
        let (limit, from) = (count.name(), count.network());
        let mut counters = locked(&self.0.times);
        counters.tidy(allowed, now);
        let times = counters.all.entry(count).or_default();
        while times.front().is_some_and(|&first| now.saturating_duration_since(first) >= within) {
            times.pop_front();
        }
        if times.len() < most as usize {
            times.push_back(now);
            return Ok(());
        }
        let until = within - now.saturating_duration_since(times[0]);
        drop(counters);
        self.0.warnings.reached(limit, from, now);
        Err(Refused::too_many("too many requests of this kind", until.as_secs() + 1))
    }

    /// Counts a request that is answered with this number of steps once more for each thousand of them, since it costs as
    /// much as so many others.
    ///
    /// # Errors
    /// If the limit on requests is reached.
    pub fn history(&self, from: Option<Network>, steps: u32) -> Result<(), Refused> {
        let Some(from) = from else { return Ok(()) };
        (0..steps / STEPS_MANY).try_for_each(|_| self.take(Count::Requests(from)))
    }

    /// Counts what a person is sent about themselves like a history, but waits while the limit is reached: what was begun is
    /// not broken off.
    pub async fn told(&self, from: Option<Network>, moves: u32) {
        let Some(from) = from else { return };
        for _ in 0..moves / STEPS_MANY {
            while self.take(Count::Requests(from)).is_err() {
                tokio::time::sleep(SECOND).await;
            }
        }
    }

    /// Checks that a person who waits at this number of public tables of others may wait at one more.
    ///
    /// # Errors
    /// If the limit is reached.
    pub fn wait(&self, waits: u32) -> Result<(), Refused> {
        if waits < self.0.allowed.waiting {
            return Ok(());
        }
        self.0.warnings.reached("limit-waiting", None, Instant::now());
        Err(Refused::too_many("you wait at too many public tables already", 60))
    }

    /// Counts a socket until the returned guard is dropped.
    ///
    /// # Errors
    /// If the limit is reached.
    pub fn socket(&self, holder: Option<Holder>, from: Option<Network>) -> Result<Open, Refused> {
        let Some(from) = from else { return Ok(Open { limits: self.clone(), counted: Vec::new() }) };
        let Allowed { sockets, address_sockets, .. } = self.0.allowed;
        let person = holder.map(|holder| (Whose::Person(holder), sockets, "limit-sockets"));
        let wanted = [person, Some((Whose::Network(from), address_sockets, "limit-address-sockets"))];
        let mut open = Open { limits: self.clone(), counted: Vec::new() };
        for (whose, most, limit) in wanted.into_iter().flatten() {
            if !open.count(whose, most) {
                self.0.warnings.reached(limit, Some(from), Instant::now());
                return Err(Refused::too_many("too many tables are open already", 10));
            }
        }
        Ok(open)
    }

    /// Counts a game file that is read from an address, or a file about a person that is sent there, until the returned
    /// guard is dropped: it takes megabytes of memory.
    ///
    /// # Errors
    /// If there are too many.
    pub fn file(&self, from: Network) -> Result<Open, Refused> {
        let mut open = Open { limits: self.clone(), counted: Vec::new() };
        if open.count(Whose::Files(from), FILES_MAX) {
            return Ok(open);
        }
        Err(Refused::too_many("too many files are sent at once", 10))
    }
}

/// A counted socket or game file.
pub(crate) struct Open {
    limits: Limits,
    counted: Vec<Whose>,
}

impl Open {
    /// Counts one more, or returns false if there are so many already.
    fn count(&mut self, whose: Whose, most: u32) -> bool {
        let mut all = locked(&self.limits.0.open);
        let count = all.entry(whose).or_default();
        if *count >= most {
            return false;
        }
        *count += 1;
        drop(all);
        self.counted.push(whose);
        true
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        let mut all = locked(&self.limits.0.open);
        for whose in &self.counted {
            if let Some(count) = all.get_mut(whose) {
                *count -= 1;
                if *count == 0 {
                    all.remove(whose);
                }
            }
        }
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A thread that panicked while it held the lock left the counts valid.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use protocol::RefusalKind;

    use super::*;

    const ANNA: Holder = [1; 32];

    #[test]
    fn five_lines_in_ten_seconds_and_then_the_next_when_there_is_room() {
        let limits = Limits::default();
        let (count, start) = (Count::Lines(ANNA, "t".into()), Instant::now());
        let at = |millis: u64| limits.take_at(count.clone(), start + Duration::from_millis(millis));
        for line in 0..5 {
            assert!(at(line * 1000).is_ok());
        }
        let refused = at(4500).unwrap_err();
        assert_eq!((refused.kind(), refused.again()), (RefusalKind::TooMany, Some(6)));
        assert!(at(9999).is_err());
        assert!(at(10_000).is_ok());
        assert!(at(10_001).is_err(), "what was refused has not counted, what was granted has");
        assert!(limits.take_at(Count::Lines(ANNA, "other".into()), start).is_ok(), "each table for itself");
        assert!(limits.take_at(Count::Moves(ANNA), start).is_ok());
    }

    #[test]
    fn rates_are_written_as_they_are_read() {
        for text in ["30/3s", "60/1h", "1/10m", "90/90s", "1/24h"] {
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
            "1/99999999999999999999h",
        ] {
            assert!(text.parse::<Rate>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_host_can_set_other_limits() {
        let limits =
            Limits::new(Allowed { lines: "2/1m".parse().unwrap(), sockets: 1, ..Allowed::default() });
        let (count, start) = (Count::Lines(ANNA, "t".into()), Instant::now());
        assert!(limits.take_at(count.clone(), start).is_ok() && limits.take_at(count.clone(), start).is_ok());
        assert_eq!(limits.take_at(count, start).unwrap_err().again(), Some(61));
        let from = Network::of([192, 0, 2, 1].into());
        let open = limits.socket(Some(ANNA), Some(from)).unwrap();
        assert!(limits.socket(Some(ANNA), Some(from)).is_err());
        drop(open);
    }

    #[test]
    fn old_counts_are_thrown_away() {
        let limits = Limits::default();
        let start = Instant::now();
        for number in 0..COUNTS_MAX as u32 {
            limits.take_at(Count::Requests(Network::of(IpAddr::from(number.to_be_bytes()))), start).unwrap();
        }
        limits.take_at(Count::Moves(ANNA), start + HOUR).unwrap();
        assert_eq!(locked(&limits.0.times).all.len(), 1);
    }

    #[test]
    fn sockets_count_while_they_are_open() {
        let limits = Limits::default();
        let from = Network::of([192, 0, 2, 1].into());
        let mut open: Vec<Open> =
            (0..Allowed::default().sockets).map(|_| limits.socket(Some(ANNA), Some(from)).unwrap()).collect();
        assert!(limits.socket(Some(ANNA), Some(from)).is_err());
        assert!(limits.socket(Some(ANNA), None).is_ok(), "the host's own machine");
        open.pop();
        open.push(limits.socket(Some(ANNA), Some(from)).unwrap());
        while let Ok(more) = limits.socket(None, Some(from)) {
            open.push(more);
        }
        assert_eq!(open.len() as u32, Allowed::default().address_sockets);
        drop(open);
        assert!(locked(&limits.0.open).is_empty());
    }

    #[test]
    fn counts_are_looked_through_more_seldom_than_they_grow() {
        let limits = Limits::default();
        let start = Instant::now();
        let (mut looked, mut full) = (0, 0);
        for number in 0..8 * COUNTS_MAX as u32 {
            limits.take_at(Count::Requests(Network::of(IpAddr::from(number.to_be_bytes()))), start).unwrap();
            looked += u32::from(full != std::mem::replace(&mut full, locked(&limits.0.times).full));
        }
        assert!(looked <= 3, "{looked} times");
    }
}

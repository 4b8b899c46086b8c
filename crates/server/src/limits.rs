//! Limits on the rate of requests. The host's own machine is not limited: its user can stop the server anyway.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use table::Holder;

use crate::address::Network;
use crate::refuse::Refused;

/// A limit on the rate of something: a number within a time.
struct Rate {
    most: usize,
    within: Duration,
}

const SECOND: Duration = Duration::from_secs(1);
const HOUR: Duration = Duration::from_secs(3600);

/// The limit on moves and undo requests: ten a second in the long run.
const MOVES: Rate = Rate { most: 30, within: SECOND.saturating_mul(3) };
const LINES: Rate = Rate { most: 5, within: SECOND.saturating_mul(10) };
/// What an address may do is what a few people may who share it.
const MOVES_FROM: Rate = Rate { most: 120, within: SECOND.saturating_mul(3) };
const LINES_FROM: Rate = Rate { most: 20, within: SECOND.saturating_mul(10) };
const LINES_AT: Rate = Rate { most: 30, within: SECOND.saturating_mul(10) };
const TABLES: Rate = Rate { most: 30, within: HOUR };
const COOKIES: Rate = Rate { most: 60, within: HOUR };
const REQUESTS: Rate = Rate { most: 400, within: SECOND.saturating_mul(4) };
/// The maximum number of sockets of one person at a time.
const SOCKETS_OF_ONE: u32 = 50;
/// The maximum number of sockets from one address at a time.
const SOCKETS_FROM_ONE: u32 = 200;

/// The number of counters above which those that have expired are removed.
const COUNTS_MAX: usize = 10_000;

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
    /// New cookies for an address.
    Cookies(Network),
    /// Requests of any kind from an address.
    Requests(Network),
}

impl Count {
    fn rate(&self) -> Rate {
        match self {
            Count::Moves(_) => MOVES,
            Count::Lines(..) => LINES,
            Count::MovesFrom(_) => MOVES_FROM,
            Count::LinesFrom(_) => LINES_FROM,
            Count::LinesAt(_) => LINES_AT,
            Count::Tables(_) | Count::TablesFrom(_) => TABLES,
            Count::Cookies(_) => COOKIES,
            Count::Requests(_) => REQUESTS,
        }
    }
}

/// The owner of a counter of sockets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Whose {
    Person(Holder),
    Network(Network),
}

/// The counters of all limits; cheap to clone.
#[derive(Clone, Default)]
pub(crate) struct Limits(Arc<Counts>);

#[derive(Default)]
struct Counts {
    times: Mutex<HashMap<Count, VecDeque<Instant>>>,
    sockets: Mutex<HashMap<Whose, u32>>,
}

impl Limits {
    /// Counts one event, or refuses it if the limit is reached.
    ///
    /// # Errors
    /// If the limit is reached; the event is not counted then.
    pub fn take(&self, count: Count) -> Result<(), Refused> {
        self.take_at(count, Instant::now())
    }

    fn take_at(&self, count: Count, now: Instant) -> Result<(), Refused> {
        let Rate { most, within } = count.rate();
        let mut all = locked(&self.0.times);
        if all.len() >= COUNTS_MAX {
            all.retain(|count, times| {
                times.back().is_some_and(|&last| now.saturating_duration_since(last) < count.rate().within)
            });
        }
        let times = all.entry(count).or_default();
        while times.front().is_some_and(|&first| now.saturating_duration_since(first) >= within) {
            times.pop_front();
        }
        if times.len() < most {
            times.push_back(now);
            return Ok(());
        }
        let until = within - now.saturating_duration_since(times[0]);
        Err(Refused::too_many("too many requests of this kind", until.as_secs() + 1))
    }

    /// Counts a socket until the returned guard is dropped.
    ///
    /// # Errors
    /// If the limit is reached.
    pub fn socket(&self, holder: Option<Holder>, from: Option<Network>) -> Result<Open, Refused> {
        let Some(from) = from else { return Ok(Open { limits: self.clone(), counted: Vec::new() }) };
        let person = holder.map(|holder| (Whose::Person(holder), SOCKETS_OF_ONE));
        let wanted = [person, Some((Whose::Network(from), SOCKETS_FROM_ONE))];
        let mut open = Open { limits: self.clone(), counted: Vec::new() };
        for (whose, most) in wanted.into_iter().flatten() {
            let mut all = locked(&self.0.sockets);
            let count = all.entry(whose).or_default();
            if *count >= most {
                drop(all);
                return Err(Refused::too_many("too many tables are open already", 10));
            }
            *count += 1;
            drop(all);
            open.counted.push(whose);
        }
        Ok(open)
    }
}

/// A counted socket.
pub(crate) struct Open {
    limits: Limits,
    counted: Vec<Whose>,
}

impl Drop for Open {
    fn drop(&mut self) {
        let mut all = locked(&self.limits.0.sockets);
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
    fn old_counts_are_thrown_away() {
        let limits = Limits::default();
        let start = Instant::now();
        for number in 0..COUNTS_MAX as u32 {
            limits.take_at(Count::Requests(Network::of(IpAddr::from(number.to_be_bytes()))), start).unwrap();
        }
        limits.take_at(Count::Moves(ANNA), start + HOUR).unwrap();
        assert_eq!(locked(&limits.0.times).len(), 1);
    }

    #[test]
    fn sockets_count_while_they_are_open() {
        let limits = Limits::default();
        let from = Network::of([192, 0, 2, 1].into());
        let mut open: Vec<Open> =
            (0..SOCKETS_OF_ONE).map(|_| limits.socket(Some(ANNA), Some(from)).unwrap()).collect();
        assert!(limits.socket(Some(ANNA), Some(from)).is_err());
        assert!(limits.socket(Some(ANNA), None).is_ok(), "the host's own machine");
        open.pop();
        open.push(limits.socket(Some(ANNA), Some(from)).unwrap());
        while let Ok(more) = limits.socket(None, Some(from)) {
            open.push(more);
        }
        assert_eq!(open.len() as u32, SOCKETS_FROM_ONE);
        drop(open);
        assert!(locked(&limits.0.sockets).is_empty());
    }
}

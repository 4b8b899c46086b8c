//! Limits on what people and addresses do. The host's own machine is not limited: its user can stop the server anyway.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use protocol::RefusalKind;
use table::Holder;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::address::Network;
use crate::long::Place;
use crate::rates::{Limiter, Rate};
use crate::refuse::Refused;
use crate::warnings::Warnings;

const SECOND: Duration = Duration::from_secs(1);
const HOUR: Duration = Duration::from_secs(3600);

/// The limits on what people and addresses may do.
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
    /// New people from an address: those who bring a cookie back for the first time.
    pub people: Rate,
    /// Requests of any kind from an address.
    pub requests: Rate,
    /// Seats at public tables of others that are taken from an address.
    pub address_seats: Rate,
    /// Seats at public tables of others where others wait for the people of an address.
    pub waiting: u32,
    /// Public tables with open seats that the people of an address set up.
    pub listed: u32,
    /// Sockets of a person at a time.
    pub sockets: u32,
    /// Sockets from an address at a time.
    pub address_sockets: u32,
    /// The memory that the loaded tables of an address may take, in MB.
    pub address_memory: u32,
    /// The bytes that the stored tables of an address may take, in MB.
    pub address_disk: u32,
    /// Connections from an address at a time, sockets included; proxies that are trusted may have more.
    pub connections: u32,
}

/// By default an address may do as much as a few people who share it.
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
            people: Rate::of(60, HOUR),
            requests: seconds(400, 4),
            address_seats: Rate::of(60, HOUR),
            waiting: 5,
            listed: 20,
            sockets: 50,
            address_sockets: 200,
            // An eighth of what a server of 2,000 tables needs.
            address_memory: 32,
            address_disk: 256,
            connections: 256,
        }
    }
}

/// The number of steps that cost as much as a request.
const STEPS_MANY: u32 = 1000;
/// The maximum number of files that are read from an address, or sent to it, at a time.
const FILES_MAX: u32 = 4;
/// The maximum number of long answers, first frames of sockets among them, that are sent to an address at a time.
const LONG_MAX: usize = 4;
/// The time for which a long answer waits for a place.
const LONG_PATIENCE: Duration = Duration::from_secs(10);

/// The owner of a counter of what is open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Whose {
    Person(Holder),
    Network(Network),
    /// Files that are read from an address or sent to it.
    Files(Network),
    /// Requests from an address that are handled.
    Requests(Network),
}

/// All limits, and what counts towards them.
pub(crate) struct Limits {
    /// The moves of people.
    pub moves: Limiter<Holder>,
    /// The moves from addresses.
    pub address_moves: Limiter<Network>,
    /// The lines of chat of people at a table.
    pub lines: Limiter<(Holder, String)>,
    /// The lines of chat from addresses, at all tables.
    pub address_lines: Limiter<Network>,
    /// The lines of chat at tables, of all people without a seat.
    pub table_lines: Limiter<String>,
    /// The lines of chat of players from addresses, at all tables.
    pub address_player_lines: Limiter<Network>,
    /// The lines of chat of players at tables.
    pub table_player_lines: Limiter<String>,
    /// Tables that people set up.
    pub tables: Limiter<Holder>,
    /// Tables that are set up from addresses.
    pub address_tables: Limiter<Network>,
    /// Seats at public tables of others that are taken from addresses.
    pub address_seats: Limiter<Network>,
    /// New people from addresses.
    pub people: Limiter<Network>,
    /// Requests of any kind from addresses.
    pub requests: Limiter<Network>,
    waiting: u32,
    listed: u32,
    sockets: u32,
    address_sockets: u32,
    connections: u32,
    /// The sockets and game files that are open now.
    open: Counts,
    /// The places for long answers at the addresses that take or await one.
    long: Mutex<HashMap<Network, Weak<Semaphore>>>,
    warnings: Arc<Warnings>,
}

type Counts = Arc<Mutex<HashMap<Whose, u32>>>;

impl Limits {
    pub fn new(allowed: Allowed) -> Self {
        let warnings = &Arc::default();
        Limits {
            moves: Limiter::new("limit-moves", allowed.moves, warnings),
            address_moves: Limiter::new("limit-address-moves", allowed.address_moves, warnings),
            lines: Limiter::new("limit-lines", allowed.lines, warnings),
            address_lines: Limiter::new("limit-address-lines", allowed.address_lines, warnings),
            table_lines: Limiter::new("limit-table-lines", allowed.table_lines, warnings),
            address_player_lines: Limiter::new("limit-address-lines", allowed.address_lines, warnings),
            table_player_lines: Limiter::new("limit-table-lines", allowed.table_lines, warnings),
            tables: Limiter::new("limit-tables", allowed.tables, warnings),
            address_tables: Limiter::new("limit-tables", allowed.tables, warnings),
            address_seats: Limiter::new("limit-address-seats", allowed.address_seats, warnings),
            people: Limiter::new("limit-people", allowed.people, warnings),
            requests: Limiter::new("limit-requests", allowed.requests, warnings),
            waiting: allowed.waiting,
            listed: allowed.listed,
            sockets: allowed.sockets,
            address_sockets: allowed.address_sockets,
            connections: allowed.connections,
            open: Counts::default(),
            long: Mutex::default(),
            warnings: warnings.clone(),
        }
    }

    /// Counts a request that is answered with this number of steps once more for each thousand of them, since it costs as
    /// much as so many others.
    ///
    /// # Errors
    /// If the limit on requests is reached.
    pub fn history(&self, from: Option<Network>, steps: u32) -> Result<(), Refused> {
        from.map_or(Ok(()), |from| self.requests.take_all(&from, steps / STEPS_MANY))
    }

    /// Counts what a person is sent about themselves like a history, but waits while the limit is reached: a file that
    /// was begun is not broken off.
    pub async fn told(&self, from: Option<Network>, moves: u32) {
        let Some(from) = from else { return };
        while let Err(wait) = self.requests.wait_for(&from, moves / STEPS_MANY) {
            tokio::time::sleep(wait).await;
        }
    }

    /// Checks that one more seat may be taken by people of an address for whom others wait at this number of them.
    ///
    /// # Errors
    /// If the limit is reached.
    pub fn wait(&self, from: Network, waits: u32) -> Result<(), Refused> {
        let why = format!(
            "others wait for people of this address at {} seats of public tables already",
            self.waiting
        );
        self.share("limit-waiting", from, waits < self.waiting, why)
    }

    /// Checks that one more table of an address may be listed in the lobby, which has this number of them.
    ///
    /// # Errors
    /// If there are so many already.
    pub fn list(&self, from: Network, listed: u32) -> Result<(), Refused> {
        let why = format!("{} public tables from this address wait for players already", self.listed);
        self.share("limit-listed", from, listed < self.listed, why)
    }

    /// Refuses more of the lobby to an address that has too much of it.
    fn share(&self, limit: &'static str, from: Network, has_less: bool, why: String) -> Result<(), Refused> {
        if has_less {
            return Ok(());
        }
        self.warnings.reached(limit, Some(from), Instant::now());
        Err(Refused::new(RefusalKind::LobbyShare, why))
    }

    /// Counts a request until the returned guard is dropped. Each takes a connection, of which only those that come without
    /// a proxy are counted for their address when they are accepted.
    ///
    /// # Errors
    /// If as many are handled as the address may have connections.
    pub fn request(&self, from: Network) -> Result<Open, Refused> {
        let mut open = Open { all: self.open.clone(), counted: Vec::new() };
        if open.count(Whose::Requests(from), self.connections) {
            return Ok(open);
        }
        self.warnings.reached("limit-connections", Some(from), Instant::now());
        Err(Refused::too_many("too many requests from this address are not finished", 10))
    }

    /// Counts a socket until the returned guard is dropped.
    ///
    /// # Errors
    /// If the limit is reached.
    pub fn socket(&self, holder: Option<Holder>, from: Option<Network>) -> Result<Open, Refused> {
        let mut open = Open { all: self.open.clone(), counted: Vec::new() };
        let Some(from) = from else { return Ok(open) };
        let person = holder.map(|holder| (Whose::Person(holder), self.sockets, "limit-sockets"));
        let wanted = [person, Some((Whose::Network(from), self.address_sockets, "limit-address-sockets"))];
        for (whose, most, limit) in wanted.into_iter().flatten() {
            if !open.count(whose, most) {
                self.warnings.reached(limit, Some(from), Instant::now());
                return Err(Refused::too_many("too many tables are open already", 10));
            }
        }
        Ok(open)
    }

    /// Waits until a long answer may be made and sent to an address, which counts until the returned place is dropped: until
    /// it is taken it may fill megabytes of memory.
    ///
    /// # Errors
    /// If others there take theirs too slowly.
    pub async fn long(&self, from: Option<Network>) -> Result<Place, Refused> {
        let Some(from) = from else { return Ok(None) };
        let places = {
            let mut all = locked(&self.long);
            let known = all.get(&from).and_then(Weak::upgrade);
            let places = known.unwrap_or_else(|| Arc::new(Semaphore::new(LONG_MAX)));
            all.retain(|_, places| places.strong_count() > 0);
            all.insert(from, Arc::downgrade(&places));
            places
        };
        let place = timeout(LONG_PATIENCE, places.acquire_owned()).await;
        place.map(Result::ok).map_err(|_| {
            self.warnings.reached("long answers", Some(from), Instant::now());
            Refused::too_many("others at this address do not take what they are sent", 10)
        })
    }

    /// Counts a game file that is read from an address, or a file about a person that is sent there, until the returned
    /// guard is dropped: it takes megabytes of memory.
    ///
    /// # Errors
    /// If there are too many.
    pub fn file(&self, from: Network) -> Result<Open, Refused> {
        let mut open = Open { all: self.open.clone(), counted: Vec::new() };
        if open.count(Whose::Files(from), FILES_MAX) {
            return Ok(open);
        }
        self.warnings.reached("game files", Some(from), Instant::now());
        Err(Refused::too_many("too many files are sent at once", 10))
    }
}

/// A counted socket, game file or request.
pub(crate) struct Open {
    all: Counts,
    counted: Vec<Whose>,
}

impl Open {
    /// Counts one more, or returns false if there are so many already.
    fn count(&mut self, whose: Whose, most: u32) -> bool {
        let mut all = locked(&self.all);
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
        let mut all = locked(&self.all);
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
    use futures_util::FutureExt;

    use super::*;

    const ANNA: Holder = [1; 32];

    #[test]
    fn a_host_can_set_other_limits() {
        let rate = "2/24h".parse().unwrap();
        let limits = Limits::new(Allowed { lines: rate, sockets: 1, ..Allowed::default() });
        let at = |table: &str| limits.lines.take(&(ANNA, table.to_owned()));
        assert!(at("one").is_ok() && at("one").is_ok());
        assert!(at("one").unwrap_err().again() > Some(11 * 3600), "the next after half a day");
        assert!(at("other").is_ok() && limits.moves.take(&ANNA).is_ok());
        let from = Network::of([192, 0, 2, 1].into());
        let open = limits.socket(Some(ANNA), Some(from)).unwrap();
        assert!(limits.socket(Some(ANNA), Some(from)).is_err());
        drop(open);
        assert!(limits.socket(Some(ANNA), Some(from)).is_ok());
    }

    #[test]
    fn sockets_count_while_they_are_open() {
        let limits = Limits::new(Allowed::default());
        let from = Network::of([192, 0, 2, 1].into());
        let mut open: Vec<Open> =
            (0..limits.sockets).map(|_| limits.socket(Some(ANNA), Some(from)).unwrap()).collect();
        assert!(limits.socket(Some(ANNA), Some(from)).is_err());
        assert!(limits.socket(Some(ANNA), None).is_ok(), "the host's own machine");
        open.pop();
        open.push(limits.socket(Some(ANNA), Some(from)).unwrap());
        while let Ok(more) = limits.socket(None, Some(from)) {
            open.push(more);
        }
        assert_eq!(open.len() as u32, limits.address_sockets);
        drop(open);
        assert!(locked(&limits.open).is_empty());
    }

    #[tokio::test(start_paused = true)]
    async fn the_next_long_answer_waits_until_one_is_taken() {
        let limits = Limits::new(Allowed::default());
        let [here, there] = [1, 2].map(|last| Some(Network::of([192, 0, 2, last].into())));
        let mut sent = Vec::new();
        for _ in 0..LONG_MAX {
            sent.push(limits.long(here).await.unwrap());
        }
        let mut next = Box::pin(limits.long(here));
        assert!((&mut next).now_or_never().is_none());
        assert!(limits.long(there).await.is_ok(), "each address for itself");
        assert!(limits.long(None).await.is_ok(), "the host's own machine");
        sent.pop();
        sent.push(next.await.unwrap());
        assert!(limits.long(here).await.is_err(), "after a while");
        drop(sent);
        limits.long(there).await.unwrap();
        assert_eq!(locked(&limits.long).len(), 1);
    }
}

//! Limits on what people and addresses do. The host's own machine is not limited: its user can stop the server anyway.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock, Weak};
use std::time::{Duration, Instant};

use protocol::RefusalKind;
use table::Holder;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::address::Network;
use crate::long::Place;
use crate::meter::{self, MB, Meter, Used};
use crate::rates::{AddressLimiter, Limiter, Rate};
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
    /// Tables that all people set up.
    pub all_tables: Rate,
    /// The memory that the loaded tables of all people may take, in MB.
    pub all_memory: u32,
    /// The size of the data file at which no tables are set up any more, in MB.
    pub all_disk: u32,
    /// Connections of all people at a time.
    pub all_connections: u32,
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
            all_tables: Rate::of(3000, HOUR),
            all_memory: 512,
            all_disk: 16 * 1024,
            all_connections: 20_000,
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

/// The number of sockets that people have open.
type OfPeople = Arc<Mutex<HashMap<Holder, u32>>>;

/// All limits, and what counts towards them.
pub(crate) struct Limits {
    /// The moves of people.
    pub moves: Limiter<Holder>,
    /// The moves from addresses.
    pub address_moves: AddressLimiter,
    /// The lines of chat of people at a table.
    pub lines: Limiter<(Holder, String)>,
    /// The lines of chat from addresses, at all tables.
    pub address_lines: AddressLimiter,
    /// The lines of chat at tables, of all people without a seat.
    pub table_lines: Limiter<String>,
    /// The lines of chat of players from addresses, at all tables.
    pub address_player_lines: AddressLimiter,
    /// The lines of chat of players at tables.
    pub table_player_lines: Limiter<String>,
    /// Tables that people set up.
    pub tables: Limiter<Holder>,
    /// Tables that are set up from addresses.
    pub address_tables: AddressLimiter,
    /// Tables that all people set up.
    all_tables: Limiter<()>,
    /// Seats at public tables of others that are taken from addresses.
    pub address_seats: AddressLimiter,
    /// New people from addresses.
    pub people: AddressLimiter,
    /// Requests of any kind from addresses.
    pub requests: AddressLimiter,
    /// The limits as they were set last.
    allowed: RwLock<Allowed>,
    /// The sockets of people that are open now.
    people_sockets: OfPeople,
    /// The sockets from addresses that are open now.
    address_sockets: Arc<Meter>,
    /// The files that are read from addresses or sent to them.
    files: Arc<Meter>,
    /// The requests from addresses that are handled.
    handled: Arc<Meter>,
    /// The places for long answers at the addresses that take or await one.
    long: Mutex<HashMap<Network, Weak<Semaphore>>>,
    warnings: Arc<Warnings>,
}

impl Limits {
    pub fn new(allowed: Allowed) -> Self {
        let warnings = &Arc::default();
        Limits {
            moves: Limiter::new("limit-moves", allowed.moves, warnings),
            address_moves: AddressLimiter::new("limit-address-moves", allowed.address_moves, warnings),
            lines: Limiter::new("limit-lines", allowed.lines, warnings),
            address_lines: AddressLimiter::new("limit-address-lines", allowed.address_lines, warnings),
            table_lines: Limiter::new("limit-table-lines", allowed.table_lines, warnings),
            address_player_lines: AddressLimiter::new("limit-address-lines", allowed.address_lines, warnings),
            table_player_lines: Limiter::new("limit-table-lines", allowed.table_lines, warnings),
            tables: Limiter::new("limit-tables", allowed.tables, warnings),
            address_tables: AddressLimiter::new("limit-tables", allowed.tables, warnings),
            all_tables: Limiter::new("limit-all-tables", allowed.all_tables, warnings),
            address_seats: AddressLimiter::new("limit-address-seats", allowed.address_seats, warnings),
            people: AddressLimiter::new("limit-people", allowed.people, warnings),
            requests: AddressLimiter::new("limit-requests", allowed.requests, warnings),
            allowed: RwLock::new(allowed),
            people_sockets: Arc::default(),
            address_sockets: Arc::new(Meter::of_open(allowed.address_sockets)),
            files: Arc::new(Meter::of_open(FILES_MAX)),
            handled: Arc::new(Meter::of_open(allowed.connections)),
            long: Mutex::default(),
            warnings: warnings.clone(),
        }
    }

    /// Changes the limits; what counts towards them stays so, as far as it is counted by address.
    pub fn allow(&self, allowed: Allowed) {
        self.moves.allow(allowed.moves);
        self.address_moves.allow(allowed.address_moves);
        self.lines.allow(allowed.lines);
        self.address_lines.allow(allowed.address_lines);
        self.table_lines.allow(allowed.table_lines);
        self.address_player_lines.allow(allowed.address_lines);
        self.table_player_lines.allow(allowed.table_lines);
        self.tables.allow(allowed.tables);
        self.address_tables.allow(allowed.tables);
        self.all_tables.allow(allowed.all_tables);
        self.address_seats.allow(allowed.address_seats);
        self.people.allow(allowed.people);
        self.requests.allow(allowed.requests);
        self.address_sockets.allow(allowed.address_sockets, None);
        self.handled.allow(allowed.connections, None);
        *self.allowed.write().unwrap_or_else(PoisonError::into_inner) = allowed;
    }

    fn allowed(&self) -> Allowed {
        // No thread panics while it holds this lock.
        *self.allowed.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a request that is answered with this number of steps once more for each thousand of them, since it costs as
    /// much as so many others.
    ///
    /// # Errors
    /// If the limit on requests is reached.
    pub fn history(&self, from: Option<Network>, steps: u32) -> Result<(), Refused> {
        from.map_or(Ok(()), |from| self.requests.take_all(from, steps / STEPS_MANY))
    }

    /// Counts what a person is sent about themselves like a history, but waits while the limit is reached: a file that
    /// was begun is not broken off.
    pub async fn told(&self, from: Option<Network>, moves: u32) {
        let Some(from) = from else { return };
        while let Err(wait) = self.requests.wait_for(from, moves / STEPS_MANY) {
            tokio::time::sleep(wait).await;
        }
    }

    /// Counts a table that is to be set up towards what the server takes of all people, with the size of its data file.
    ///
    /// # Errors
    /// If the file is full, or too many tables are set up.
    pub fn of_all(&self, file: Option<u64>) -> Result<(), Refused> {
        if file.is_some_and(|bytes| bytes >= u64::from(self.allowed().all_disk) * MB) {
            self.warnings.reached("limit-all-disk", None, Instant::now());
            let why = "the data file of this server is full; games that have begun go on";
            return Err(Refused::new(RefusalKind::TooMany, why));
        }
        self.all_tables.take(&())
    }

    /// Checks that one more seat may be taken by people of an address for whom others wait at these numbers of them, by
    /// its prefixes.
    ///
    /// # Errors
    /// If the limit is reached.
    pub fn wait(&self, waits: Vec<Used>) -> Result<(), Refused> {
        let most = self.allowed().waiting;
        let why = "others wait for people of this address, or of its network, at too many seats of public tables already";
        self.share("limit-waiting", most, waits, why.into())
    }

    /// Checks that one more table of an address may be listed in the lobby, which has these numbers of them, by prefixes.
    ///
    /// # Errors
    /// If there are so many already.
    pub fn list(&self, listed: Vec<Used>) -> Result<(), Refused> {
        let most = self.allowed().listed;
        let why = format!("{most} public tables from this address wait for players already");
        self.share("limit-listed", most, listed, why)
    }

    /// Refuses more of the lobby to an address that has too much of it.
    fn share(&self, limit: &'static str, most: u32, uses: Vec<Used>, why: String) -> Result<(), Refused> {
        let Some(full) = meter::full(most.into(), 1.0, uses) else { return Ok(()) };
        self.warnings.reached(limit, Some(full.prefix.network), Instant::now());
        Err(Refused::new(RefusalKind::LobbyShare, why))
    }

    /// Counts a request until the returned guard is dropped. Each takes a connection, of which only those that come without
    /// a proxy are counted for their address when they are accepted.
    ///
    /// # Errors
    /// If as many are handled as the address may have connections.
    pub fn request(&self, from: Network) -> Result<Open, Refused> {
        self.open(
            "limit-connections",
            &self.handled,
            from,
            "too many requests from this address are not finished",
        )
    }

    /// Counts a socket until the returned guard is dropped.
    ///
    /// # Errors
    /// If the limit is reached.
    pub fn socket(&self, holder: Option<Holder>, from: Option<Network>) -> Result<Open, Refused> {
        let Some(from) = from else { return Ok(Open::default()) };
        let why = "too many tables are open already";
        let mut open = self.open("limit-address-sockets", &self.address_sockets, from, why)?;
        if let Some(holder) = holder {
            let mut all = locked(&self.people_sockets);
            let count = all.entry(holder).or_default();
            if *count >= self.allowed().sockets {
                self.warnings.reached("limit-sockets", Some(from), Instant::now());
                return Err(Refused::too_many(why, 10));
            }
            *count += 1;
            open.person = Some((self.people_sockets.clone(), holder));
        }
        Ok(open)
    }

    /// Counts something open from an address until the returned guard is dropped.
    fn open(
        &self,
        limit: &'static str,
        meter: &Arc<Meter>,
        from: Network,
        why: &'static str,
    ) -> Result<Open, Refused> {
        let now = Instant::now();
        meter.take(from, 1, now).map_err(|full| {
            self.warnings.reached(limit, Some(full.network), now);
            Refused::too_many(why, 10)
        })?;
        Ok(Open { network: Some((meter.clone(), from)), person: None })
    }

    /// Waits until a long answer may be made and sent to an address, which counts until the returned place is dropped: until
    /// it is taken it may fill megabytes of memory.
    ///
    /// # Errors
    /// If others there take theirs too slowly.
    pub async fn long(&self, from: Option<Network>) -> Result<Place, Refused> {
        let Some(from) = from else { return Ok(Place::new()) };
        let all: Vec<Arc<Semaphore>> = {
            let mut known = locked(&self.long);
            known.retain(|_, places| places.strong_count() > 0);
            let places = from.nested().map(|prefix| {
                let most = LONG_MAX * prefix.allowance as usize;
                let places = known.get(&prefix.network).and_then(Weak::upgrade);
                let places = places.unwrap_or_else(|| Arc::new(Semaphore::new(most)));
                known.insert(prefix.network, Arc::downgrade(&places));
                places
            });
            places.collect()
        };
        let place = timeout(LONG_PATIENCE, async {
            // The narrowest first: it holds up only itself.
            let mut taken = Vec::with_capacity(all.len());
            for places in all {
                taken.extend(places.acquire_owned().await.ok());
            }
            taken
        });
        place.await.map_err(|_| {
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
        self.open("game files", &self.files, from, "too many files are sent at once")
    }
}

/// A counted socket, game file or request.
#[derive(Default)]
pub(crate) struct Open {
    network: Option<(Arc<Meter>, Network)>,
    person: Option<(OfPeople, Holder)>,
}

impl Drop for Open {
    fn drop(&mut self) {
        if let Some((meter, network)) = &self.network {
            meter.give_back(*network, 1);
        }
        let Some((people, holder)) = &self.person else { return };
        let mut people = locked(people);
        if let Some(count) = people.get_mut(holder) {
            *count -= 1;
            if *count == 0 {
                people.remove(holder);
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
    fn no_table_is_set_up_when_the_data_file_is_full() {
        let limits = Limits::new(Allowed { all_disk: 1, ..Allowed::default() });
        assert!(limits.of_all(None).is_ok() && limits.of_all(Some(MB - 1)).is_ok());
        assert_eq!(limits.of_all(Some(MB)).unwrap_err().kind(), RefusalKind::TooMany);
    }

    #[test]
    fn sockets_count_while_they_are_open() {
        let limits = Limits::new(Allowed::default());
        let from = Network::of([192, 0, 2, 1].into());
        let mut open: Vec<Open> =
            (0..limits.allowed().sockets).map(|_| limits.socket(Some(ANNA), Some(from)).unwrap()).collect();
        assert!(limits.socket(Some(ANNA), Some(from)).is_err());
        assert!(limits.socket(Some(ANNA), None).is_ok(), "the host's own machine");
        open.pop();
        open.push(limits.socket(Some(ANNA), Some(from)).unwrap());
        while let Ok(more) = limits.socket(None, Some(from)) {
            open.push(more);
        }
        assert_eq!(open.len() as u32, Allowed::default().address_sockets);
        drop(open);
        assert!(limits.address_sockets.is_unused() && locked(&limits.people_sockets).is_empty());
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
        assert_eq!(locked(&limits.long).len(), 2, "the address and what is around it");
    }
}

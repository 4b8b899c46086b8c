//! Counts what each address holds: the memory of its tables that are loaded, and the bytes of those that are stored. A
//! table counts for the person who set it up, and a person for the address from which they came last, if it has room
//! for them.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use std::time::Instant;

use protocol::{Refusal, RefusalKind};
use table::Holder;

use crate::address::{Network, Prefix};
use crate::limits::Allowed;
use crate::meter::{MB, Used, full};
use crate::warnings::Warnings;

/// The name of the address in refusals to players at its tables, who may come from elsewhere.
const OWNERS: &str = "the address of the person who set up this table";
/// The number of people above which those who hold nothing are forgotten.
const PEOPLE_MAX: usize = 10_000;

/// The most that an address may hold, and the memory that the tables of all people may take, in bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Most {
    pub memory: u64,
    pub disk: u64,
    pub all_memory: u64,
}

/// The holdings of everybody; cheap to clone.
#[derive(Clone)]
pub(crate) struct Holdings(Arc<Inner>);

struct Inner {
    most: RwLock<Most>,
    people: Mutex<People>,
    warnings: Warnings,
}

#[derive(Default)]
struct People {
    all: HashMap<Holder, Person>,
    /// The people at each address, and at each wider prefix of one.
    at: HashMap<Network, BTreeSet<Holder>>,
    /// The memory of all tables that are loaded.
    loaded: u64,
    /// The number of people at which those who hold nothing are forgotten next.
    full: usize,
}

/// The holdings of a person.
#[derive(Clone, Copy, Default)]
struct Person {
    from: Option<Network>,
    loaded: u64,
    /// The bytes of their tables in the store; none if they were never counted.
    stored: Option<u64>,
}

impl People {
    /// Returns the memory and the stored bytes of a network.
    fn held(&self, from: Network) -> (u64, u64) {
        let people = self.people_at(from);
        people.fold((0, 0), |(loaded, stored), person| {
            (loaded + person.loaded, stored + person.stored.unwrap_or_default())
        })
    }

    fn people_at(&self, from: Network) -> impl Iterator<Item = &Person> {
        let there = self.at.get(&from).into_iter().flatten();
        there.filter_map(|holder| self.all.get(holder))
    }

    /// Returns how much the people of an address hold of something, by its prefixes.
    fn used(&self, from: Network, what: impl Fn(&Person) -> u64) -> Vec<Used> {
        let mut narrower: Option<Network> = None;
        let used = |prefix: Prefix| {
            let length = narrower.replace(prefix.network);
            let (mut amount, mut members) = (0, BTreeSet::new());
            for person in self.people_at(prefix.network) {
                let held = what(person);
                if let (Some(length), Some(from), true) = (length, person.from, held > 0) {
                    members.insert(from.widened_like(length));
                }
                amount += held;
            }
            Used { prefix, amount: amount as f64, members: members.len() as u32 }
        };
        from.nested().map(used).collect()
    }

    /// Returns whether an address may hold what a person holds besides its own. One that holds nothing takes it,
    /// however much it is, and the host's machine may hold anything. The person's holdings count already for the prefixes
    /// that have the address from which the person came before.
    fn has_room_for(&self, person: Person, from: Option<Network>, most: Most) -> bool {
        let (loaded, stored) = (person.loaded, person.stored.unwrap_or_default());
        let Some(from) = from.filter(|_| loaded > 0 || stored > 0) else { return true };
        let new = |prefix: &Prefix| person.from.is_none_or(|before| !prefix.network.contains(before));
        self.held(from) == (0, 0)
            || from.nested().filter(new).all(|Prefix { network, allowance }| {
                let (held, allowance) = (self.held(network), u64::from(allowance));
                held.0 + loaded <= most.memory * allowance && held.1 + stored <= most.disk * allowance
            })
    }

    fn forget(&mut self) {
        if self.all.len() < self.full.max(PEOPLE_MAX) {
            return;
        }
        self.all.retain(|_, person| person.loaded > 0 || person.stored.is_some_and(|bytes| bytes > 0));
        let all = &self.all;
        self.at.retain(|_, people| {
            people.retain(|holder| all.contains_key(holder));
            !people.is_empty()
        });
        self.full = 2 * self.all.len();
    }
}

impl Most {
    /// Returns what these limits allow.
    pub fn of(allowed: &Allowed) -> Self {
        let [memory, disk, all_memory] = [allowed.address_memory, allowed.address_disk, allowed.all_memory]
            .map(|most| u64::from(most) * MB);
        Most { memory, disk, all_memory }
    }
}

impl Holdings {
    pub fn new(most: Most) -> Self {
        Holdings(Arc::new(Inner {
            most: RwLock::new(most),
            people: Mutex::default(),
            warnings: Warnings::default(),
        }))
    }

    /// Changes the most that may be held.
    pub fn allow(&self, most: Most) {
        *self.0.most.write().unwrap_or_else(PoisonError::into_inner) = most;
    }

    fn most(&self) -> Most {
        // No thread panics while it holds this lock.
        *self.0.most.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn people(&self) -> MutexGuard<'_, People> {
        // A thread that panicked while it held the lock left the numbers valid.
        self.0.people.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes the address from which a person comes; none for the host's own machine, which is not limited. Their
    /// holdings stay with the address from which they came before, where the new one has no room for them: nobody makes
    /// room at one address by going to another again and again.
    pub fn seen(&self, holder: Holder, from: Option<Network>) {
        let mut people = self.people();
        people.forget();
        let person = *people.all.entry(holder).or_default();
        let before = person.from;
        if before == from || (before.is_some() && !people.has_room_for(person, from, self.most())) {
            return;
        }
        people.all.entry(holder).or_default().from = from;
        for Prefix { network, .. } in before.into_iter().flat_map(Network::nested) {
            let Some(there) = people.at.get_mut(&network) else { continue };
            there.remove(&holder);
            if there.is_empty() {
                people.at.remove(&network);
            }
        }
        for Prefix { network, .. } in from.into_iter().flat_map(Network::nested) {
            people.at.entry(network).or_default().insert(holder);
        }
    }

    /// Returns whether a person was noted since the start of the server.
    pub fn knows(&self, holder: Holder) -> bool {
        self.people().all.contains_key(&holder)
    }

    /// Returns the address from which a person came last, if it is known and limited.
    pub fn from(&self, holder: Option<Holder>) -> Option<Network> {
        self.people().all.get(&holder?)?.from
    }

    /// Returns the people who came from a network last, with their addresses.
    pub fn people_at(&self, from: Network) -> Vec<(Network, Holder)> {
        let people = self.people();
        let there = people.at.get(&from).into_iter().flatten();
        there.filter_map(|holder| Some((people.all.get(holder)?.from?, *holder))).collect()
    }

    /// Returns the people of an address whose stored tables have to be counted ([`Holdings::counted`]).
    pub fn uncounted(&self, from: Network) -> Vec<Holder> {
        let people = self.people();
        let there = people.at.get(&from).into_iter().flatten().copied();
        there.filter(|holder| people.all.get(holder).is_some_and(|person| person.stored.is_none())).collect()
    }

    /// Returns whether the stored tables of a person were counted. Later changes are added to the count
    /// ([`Holdings::grew`]).
    pub fn is_counted(&self, holder: Holder) -> bool {
        self.people().all.get(&holder).is_some_and(|person| person.stored.is_some())
    }

    /// Notes how many bytes are stored of a person's tables.
    pub fn counted(&self, holder: Holder, bytes: u64) {
        self.people().all.entry(holder).or_default().stored = Some(bytes);
    }

    /// Notes by how many bytes a person's tables have grown; the number is negative if they have shrunk.
    pub fn grew(&self, holder: Option<Holder>, bytes: i64) {
        let mut people = self.people();
        let Some(person) = holder.and_then(|holder| people.all.get_mut(&holder)) else { return };
        person.stored = person.stored.map(|stored| stored.saturating_add_signed(bytes));
    }

    /// Notes that the stored tables of a person belong to an heir now. The heir never goes elsewhere, so they count for
    /// the address until they are deleted or the server is started again. Those in memory count for the person until they
    /// are unloaded.
    pub fn left(&self, person: Holder, heir: Holder) {
        self.seen(heir, self.from(Some(person)));
        let mut people = self.people();
        let stored = people.all.get_mut(&person).and_then(|person| person.stored.replace(0));
        people.all.entry(heir).or_default().stored = stored;
    }

    /// Checks that another table of a person may be loaded: it may be looked at even if nothing more may be stored.
    ///
    /// # Errors
    /// If the address of the person has too many tables in memory.
    pub fn may_load(&self, holder: Option<Holder>) -> Result<(), Refusal> {
        self.from(holder).map_or(Ok(()), |from| self.has_memory(OWNERS, from))
    }

    /// Checks that the tables of a person may grow.
    ///
    /// # Errors
    /// If the address of the person holds too much.
    pub fn may_grow(&self, holder: Option<Holder>) -> Result<(), Refusal> {
        self.from(holder).map_or(Ok(()), |from| self.room(OWNERS, from))
    }

    /// Checks that an address may hold more than it does, and so may the one for which a person counts who comes from
    /// there.
    ///
    /// # Errors
    /// If one of them may not.
    pub fn has_room(&self, from: Network, holder: Option<Holder>) -> Result<(), Refusal> {
        self.room("this address", from)?;
        match self.from(holder) {
            Some(other) if other != from => self.room("the address from which you came before", other),
            _ => Ok(()),
        }
    }

    fn room(&self, whose: &str, from: Network) -> Result<(), Refusal> {
        self.has_memory(whose, from)?;
        let what = format!("{whose} fills {} MB with stored tables", self.most().disk / MB);
        let stored = self.people().used(from, |person| person.stored.unwrap_or_default());
        self.bounded("limit-address-disk", self.most().disk, stored, what)
    }

    fn has_memory(&self, whose: &str, from: Network) -> Result<(), Refusal> {
        let what = format!("{whose} fills {} MB of memory with open tables", self.most().memory / MB);
        let loaded = self.people().used(from, |person| person.loaded);
        self.bounded("limit-address-memory", self.most().memory, loaded, what)
    }

    /// Refuses more of what an address has too much of, unless there is room for another byte.
    fn bounded(&self, limit: &'static str, most: u64, uses: Vec<Used>, what: String) -> Result<(), Refusal> {
        let Some(full) = full(most as f64, 1.0, uses) else { return Ok(()) };
        self.0.warnings.reached(limit, Some(full.prefix.network), Instant::now());
        Err(too_many(format!("{what}, which is the limit")))
    }

    /// Returns the memory and the stored bytes of a network.
    #[cfg(test)]
    fn held(&self, from: Network) -> (u64, u64) {
        self.people().held(from)
    }

    /// Returns whether the loaded tables of all people take more memory than they should.
    pub fn is_memory_full(&self) -> bool {
        self.people().loaded > self.most().all_memory
    }

    /// Returns the refusal to load a table while that is so.
    pub fn memory_is_full(&self) -> Refusal {
        self.0.warnings.reached("limit-all-memory", None, Instant::now());
        too_many("the tables that people have open fill the memory of the server".into())
    }

    /// Counts a table of a person that is in memory, until the returned value is dropped.
    pub fn load(&self, owner: Option<Holder>) -> Loaded {
        Loaded { holdings: self.clone(), owner, bytes: 0 }
    }
}

fn too_many(why: String) -> Refusal {
    Refusal { kind: RefusalKind::TooMany, rule: None, game: None, why }
}

/// A table in memory.
pub(crate) struct Loaded {
    holdings: Holdings,
    owner: Option<Holder>,
    bytes: u64,
}

impl Loaded {
    /// Notes how many bytes the table takes now.
    pub fn takes(&mut self, bytes: u64) {
        let before = std::mem::replace(&mut self.bytes, bytes);
        if before == bytes {
            return;
        }
        let mut people = self.holdings.people();
        people.loaded = (people.loaded + bytes).saturating_sub(before);
        let Some(owner) = self.owner else { return };
        let person = people.all.entry(owner).or_default();
        person.loaded = (person.loaded + bytes).saturating_sub(before);
    }
}

impl Drop for Loaded {
    fn drop(&mut self) {
        self.takes(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: Holder = [1; 32];
    const BERT: Holder = [2; 32];
    const HEIR: Holder = [3; 32];

    fn network(last: u8) -> Network {
        Network::of([192, 0, 2, last].into())
    }

    fn holdings() -> Holdings {
        Holdings::new(Most { memory: 100 * MB, disk: 10 * MB, all_memory: 1000 * MB })
    }

    #[test]
    fn an_address_holds_what_its_people_hold() {
        let holdings = holdings();
        holdings.seen(ANNA, Some(network(1)));
        holdings.seen(BERT, Some(network(1)));
        assert_eq!(holdings.uncounted(network(1)), [ANNA, BERT]);
        holdings.counted(ANNA, 6 * MB);
        holdings.counted(BERT, 3 * MB);
        assert!(holdings.uncounted(network(1)).is_empty() && holdings.has_room(network(1), None).is_ok());
        holdings.grew(Some(BERT), MB.cast_signed());
        let refused = holdings.has_room(network(1), None).unwrap_err();
        assert!(refused.kind == RefusalKind::TooMany && refused.why.contains("10 MB with stored"));
        assert!(holdings.may_grow(Some(ANNA)).is_err() && holdings.has_room(network(2), None).is_ok());
        // A person who goes elsewhere takes along what they hold.
        holdings.seen(BERT, Some(network(2)));
        assert!(holdings.has_room(network(1), None).is_ok() && holdings.may_grow(Some(BERT)).is_ok());
        holdings.seen(BERT, Some(network(1)));
        assert!(holdings.has_room(network(1), None).is_err());
        // The host's own machine is not limited.
        holdings.seen(BERT, None);
        assert!(holdings.may_grow(Some(BERT)).is_ok() && holdings.has_room(network(1), None).is_ok());
    }

    #[test]
    fn a_full_address_takes_nothing_that_was_filled_elsewhere() {
        let holdings = holdings();
        for person in 1..=6 {
            let holder = [person; 32];
            holdings.seen(holder, Some(network(1)));
            holdings.counted(holder, 0);
            let room = holdings.has_room(network(1), None);
            // The second address takes what the first person filled at the first one, and nothing more.
            assert_eq!(room.is_ok(), person <= 2, "{person}");
            if room.is_ok() {
                holdings.grew(Some(holder), (10 * MB).cast_signed());
            }
            holdings.seen(holder, Some(network(2)));
        }
        assert_eq!((holdings.held(network(1)).1, holdings.held(network(2)).1), (10 * MB, 10 * MB));
        // The same goes for memory.
        let mut table = holdings.load(Some([7; 32]));
        holdings.seen([7; 32], Some(network(3)));
        table.takes(100 * MB);
        holdings.seen([7; 32], Some(network(4)));
        let mut other = holdings.load(Some([8; 32]));
        holdings.seen([8; 32], Some(network(3)));
        other.takes(100 * MB);
        holdings.seen([8; 32], Some(network(4)));
        assert_eq!((holdings.held(network(3)).0, holdings.held(network(4)).0), (100 * MB, 100 * MB));
        // A person who holds too much goes where nobody holds anything.
        other.takes(101 * MB);
        holdings.seen([8; 32], Some(network(5)));
        assert_eq!((holdings.held(network(3)).0, holdings.held(network(5)).0), (0, 101 * MB));
    }

    #[test]
    fn what_is_unloaded_or_deleted_is_given_back() {
        let holdings = holdings();
        holdings.seen(ANNA, Some(network(1)));
        let mut tables: Vec<Loaded> = (0..4).map(|_| holdings.load(Some(ANNA))).collect();
        tables.iter_mut().for_each(|table| table.takes(20 * MB));
        assert!(holdings.may_grow(Some(ANNA)).is_ok());
        tables[0].takes(40 * MB);
        assert!(holdings.may_grow(Some(ANNA)).unwrap_err().why.contains("100 MB of memory"));
        tables[0].takes(30 * MB);
        assert!(holdings.may_grow(Some(ANNA)).is_ok());
        tables[1].takes(30 * MB);
        assert!(holdings.may_grow(Some(ANNA)).is_err());
        tables.pop();
        assert!(holdings.may_grow(Some(ANNA)).is_ok());
        drop(tables);
        assert_eq!(holdings.held(network(1)), (0, 0));
        holdings.counted(ANNA, 10 * MB);
        assert!(holdings.may_grow(Some(ANNA)).is_err());
        holdings.grew(Some(ANNA), -1);
        assert!(holdings.may_grow(Some(ANNA)).is_ok() && holdings.uncounted(network(1)).is_empty());
    }

    #[test]
    fn who_is_forgotten_gives_nothing_back() {
        let holdings = holdings();
        holdings.seen(ANNA, Some(network(1)));
        holdings.counted(ANNA, 6 * MB);
        let mut table = holdings.load(Some(ANNA));
        table.takes(60 * MB);
        holdings.left(ANNA, HEIR);
        assert!(holdings.may_grow(Some(HEIR)).is_ok() && holdings.held(network(1)) == (60 * MB, 6 * MB));
        // The table is loaded again, as the heir's.
        drop(table);
        let mut table = holdings.load(Some(HEIR));
        table.takes(100 * MB);
        assert!(holdings.may_load(Some(HEIR)).is_err() && holdings.has_room(network(1), None).is_err());
        drop(table);
        holdings.grew(Some(HEIR), (4 * MB).cast_signed());
        holdings.seen(ANNA, Some(network(2)));
        assert!(holdings.may_grow(Some(HEIR)).is_err() && holdings.has_room(network(2), None).is_ok());
        // Many come and go.
        for number in 0..PEOPLE_MAX as u64 * 3 {
            let mut holder = [9; 32];
            holder[..8].copy_from_slice(&number.to_le_bytes());
            holdings.seen(holder, Some(network(3)));
        }
        assert!(holdings.may_grow(Some(HEIR)).is_err());
    }

    #[test]
    fn people_who_hold_nothing_are_forgotten() {
        let holdings = holdings();
        let holder = |number: usize| {
            let mut holder = [0; 32];
            holder[..8].copy_from_slice(&number.to_le_bytes());
            holder
        };
        for number in 0..PEOPLE_MAX * 3 {
            holdings.seen(holder(number), Some(network((number % 200) as u8)));
            holdings.counted(holder(number), u64::from(number % 100 == 0));
        }
        let people = holdings.people();
        assert!(
            people.all.len() <= PEOPLE_MAX && people.at.len() <= 201,
            "the addresses, and what is around them"
        );
        let holds = |number| people.all.contains_key(&holder(number));
        assert!(holds(0) && holds(PEOPLE_MAX) && !holds(1));
    }
}

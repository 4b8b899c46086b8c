//! A queue that serves addresses in turn, at each the people in turn, and of each person the tables in turn, by what
//! they have cost so far.

use std::collections::{BTreeMap, BTreeSet};

/// Start-time fair queueing: each that is served pays by a later start, and nobody saves anything up while idle.
struct Served<K> {
    /// The start of the one that was served last.
    clock: u64,
    /// The earliest next starts that are later than the clock.
    paid: BTreeMap<K, u64>,
}

impl<K: Ord> Served<K> {
    fn new() -> Self {
        Served { clock: 0, paid: BTreeMap::new() }
    }

    fn start(&self, who: &K) -> u64 {
        self.paid.get(who).map_or(self.clock, |&paid| paid.max(self.clock))
    }

    fn serve(&mut self, who: K, cost: u64) {
        self.clock = self.start(&who);
        self.paid.insert(who, self.clock.saturating_add(cost));
        let clock = self.clock;
        self.paid.retain(|_, paid| *paid > clock);
    }
}

/// Returns the start of somebody who may not have been served yet.
fn start<K: Ord>(served: Option<&Served<K>>, who: &K) -> u64 {
    served.map_or(0, |served| served.start(who))
}

/// The owner of a task: a person, at an address that several people may share.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Whose<A, P> {
    pub address: A,
    pub person: P,
}

/// The number of a task.
pub(super) type Ticket = u64;

/// A task that waits.
struct Waiting<A, P> {
    whose: Whose<A, P>,
    table: String,
    /// Its place among those that have an equal right.
    order: u64,
}

/// A queue of tasks that await a turn.
pub(super) struct Shares<A, P> {
    addresses: Served<A>,
    /// The people of each address.
    people: BTreeMap<A, Served<P>>,
    /// The tables of each person.
    tables: BTreeMap<Whose<A, P>, Served<String>>,
    waiting: BTreeMap<Ticket, Waiting<A, P>>,
    /// The number of tasks that were ever added.
    added: u64,
}

impl<A: Ord + Copy, P: Ord + Copy> Shares<A, P> {
    pub fn new() -> Self {
        Shares {
            addresses: Served::new(),
            people: BTreeMap::new(),
            tables: BTreeMap::new(),
            waiting: BTreeMap::new(),
            added: 0,
        }
    }

    /// Adds a task of a table, which waits for its next turn.
    pub fn add(&mut self, ticket: Ticket, whose: Whose<A, P>, table: &str) {
        let order = self.added;
        self.added += 1;
        self.waiting.insert(ticket, Waiting { whose, table: table.to_owned(), order });
    }

    /// Drops a task, and returns whether it waited.
    pub fn drop(&mut self, ticket: Ticket) -> bool {
        self.waiting.remove(&ticket).is_some()
    }

    /// Returns whether a task waits that may have a turn.
    pub fn has(&self, may: impl Fn(Ticket) -> bool) -> bool {
        self.waiting.keys().any(|&ticket| may(ticket))
    }

    /// Takes the task whose turn it is, of those that may have one, and counts what the turn costs: the task of the
    /// address with the earliest start, there of the person, and of theirs of the table with the earliest start.
    pub fn take(&mut self, cost: impl Fn(Ticket) -> u64, may: impl Fn(Ticket) -> bool) -> Option<Ticket> {
        let ticket = self.due(may)?;
        let cost = cost(ticket);
        let Waiting { whose, table, .. } = self.waiting.remove(&ticket)?;
        let Whose { address, person } = whose;
        self.tables.entry(whose).or_insert_with(Served::new).serve(table, cost);
        self.people.entry(address).or_insert_with(Served::new).serve(person, cost);
        self.addresses.serve(address, cost);
        self.forget();
        Some(ticket)
    }

    /// Returns the task whose turn it is.
    fn due(&self, may: impl Fn(Ticket) -> bool) -> Option<Ticket> {
        let waiting: Vec<_> = self.waiting.iter().filter(|(ticket, _)| may(**ticket)).collect();
        let all = || waiting.iter().copied();
        let first = all().min_by_key(|(_, task)| (self.addresses.start(&task.whose.address), task.order));
        let address = first?.1.whose.address;
        let people = self.people.get(&address);
        let there = all().filter(|(_, task)| task.whose.address == address);
        let whose = there.min_by_key(|(_, task)| (start(people, &task.whose.person), task.order))?.1.whose;
        let tables = self.tables.get(&whose);
        let theirs = all().filter(|(_, task)| task.whose == whose);
        theirs.min_by_key(|(_, task)| (start(tables, &task.table), task.order)).map(|(&ticket, _)| ticket)
    }

    /// Forgets those that wait for nothing and have paid for everything: they begin anew.
    fn forget(&mut self) {
        let waiting: BTreeSet<Whose<A, P>> = self.waiting.values().map(|waiting| waiting.whose).collect();
        let addresses: BTreeSet<A> = waiting.iter().map(|whose| whose.address).collect();
        let paying = &self.addresses.paid;
        self.people.retain(|address, _| addresses.contains(address) || paying.contains_key(address));
        let people = &self.people;
        self.tables.retain(|whose, _| {
            let pays = || people.get(&whose.address).is_some_and(|all| all.paid.contains_key(&whose.person));
            waiting.contains(whose) || pays()
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table that always has a next task: its address, its person, its number, and what a task costs.
    type Busy = (u8, char, u32, u64);

    /// Serves tables, and returns which of them in order.
    fn served(tables: &[Busy], times: usize) -> Vec<Busy> {
        let mut shares = Shares::new();
        let add = |shares: &mut Shares<u8, char>, number: usize| {
            let (address, person, table, _) = tables[number];
            shares.add(number as Ticket, Whose { address, person }, &format!("{person}{table}"));
        };
        (0..tables.len()).for_each(|number| add(&mut shares, number));
        let mut served = Vec::new();
        for _ in 0..times {
            let cost = |ticket: Ticket| tables[ticket as usize].3;
            let number = shares.take(cost, |_| true).unwrap() as usize;
            served.push(tables[number]);
            add(&mut shares, number);
        }
        served
    }

    fn count(served: &[Busy], which: impl Fn(&Busy) -> bool) -> usize {
        served.iter().filter(|busy| which(busy)).count()
    }

    /// Somebody at the only address.
    fn own(person: char) -> Whose<u8, char> {
        Whose { address: 0, person }
    }

    #[test]
    fn who_has_thirty_tables_gets_no_more_than_who_has_one() {
        let mut tables: Vec<Busy> = (0..30).map(|table| (0, 'a', table, 4000)).collect();
        tables.push((0, 'b', 0, 4000));
        let served = served(&tables, 600);
        assert_eq!(count(&served, |busy| busy.1 == 'b'), 300);
        for table in 0..30 {
            assert_eq!(count(&served, |busy| (busy.1, busy.2) == ('a', table)), 10);
        }
        assert_eq!(count(&served[..4], |busy| busy.1 == 'b'), 2, "nobody waits for long");
    }

    #[test]
    fn who_is_thirty_people_gets_no_more_than_who_is_one() {
        let people = ('A'..='Z').chain('a'..='d');
        let mut tables: Vec<Busy> = people.clone().map(|person| (1, person, 0, 4000)).collect();
        tables.push((2, 'z', 0, 4000));
        let served = served(&tables, 600);
        assert_eq!(count(&served, |busy| busy.0 == 2), 300);
        for person in people {
            assert_eq!(count(&served, |busy| busy.1 == person), 10);
        }
        assert_eq!(count(&served[..4], |busy| busy.0 == 2), 2, "nobody waits for long");
    }

    #[test]
    fn who_asks_for_less_is_served_more_often() {
        let served = served(&[(0, 'a', 0, 16_000), (0, 'b', 0, 1000), (0, 'b', 1, 3000)], 210);
        let counts = |person, table| count(&served, |busy| (busy.1, busy.2) == (person, table));
        let costs = [counts('a', 0) * 16_000, counts('b', 0) * 1000, counts('b', 1) * 3000];
        assert!(costs[0].abs_diff(costs[1] + costs[2]) <= 16_000 + 3000, "{costs:?}");
        assert!(costs[1].abs_diff(costs[2]) <= 1000 + 3000, "{costs:?}");
    }

    #[test]
    fn who_was_away_saves_nothing_up() {
        for address in [0, 1] {
            let (one, other) = (own('a'), Whose { address, person: 'b' });
            let mut shares = Shares::new();
            for number in 0..100 {
                shares.add(number, one, "a");
                assert_eq!(shares.take(|_| 10, |_| true), Some(number));
            }
            for table in 0..5 {
                shares.add(100 + table, one, &format!("a{table}"));
                shares.add(200 + table, other, &format!("b{table}"));
            }
            let order: Vec<Ticket> = std::iter::from_fn(|| shares.take(|_| 10, |_| true)).collect();
            assert_eq!(order, [200, 100, 201, 101, 202, 102, 203, 103, 204, 104]);
            assert!(shares.addresses.paid.len() <= 2 && shares.people.len() <= 2 && shares.tables.len() <= 2);
        }
    }

    #[test]
    fn who_may_have_no_turn_is_passed_over() {
        let mut shares = Shares::new();
        shares.add(1, own('a'), "a");
        shares.add(2, own('b'), "b");
        assert_eq!(shares.take(|_| 1, |ticket| ticket != 1), Some(2));
        assert!(shares.has(|_| true) && !shares.has(|ticket| ticket != 1));
        assert!(shares.drop(1) && !shares.drop(1) && shares.take(|_| 1, |_| true).is_none());
    }

    #[test]
    fn nobody_is_remembered_for_ever() {
        for apart in [true, false] {
            let whose = |number: u64| Whose { address: if apart { number } else { 0 }, person: number };
            let mut shares = Shares::new();
            for number in 0..1000 {
                shares.add(number, whose(number), &number.to_string());
                shares.take(|_| 1, |_| true);
            }
            for (ticket, cost) in [(1001, 5000), (1002, 1)] {
                shares.add(ticket, whose(1001), &ticket.to_string());
                assert_eq!(shares.take(|_| cost, |_| true), Some(ticket));
            }
            let people: usize = shares.people.values().map(|people| people.paid.len()).sum();
            let kept = [shares.addresses.paid.len(), shares.people.len(), people, shares.tables.len()];
            assert!(kept.iter().all(|&kept| kept <= 1), "those who are even are forgotten: {kept:?}");
        }
    }
}

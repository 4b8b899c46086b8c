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

/// A task that waits.
struct Waiting<A, P, T> {
    whose: Whose<A, P>,
    cost: u64,
    /// Its place among those that have an equal right.
    order: u64,
    task: T,
}

/// A queue in which each table has at most one task.
pub(super) struct Shares<A, P, T> {
    addresses: Served<A>,
    /// The people of each address.
    people: BTreeMap<A, Served<P>>,
    /// The tables of each person.
    tables: BTreeMap<Whose<A, P>, Served<String>>,
    waiting: BTreeMap<String, Waiting<A, P, T>>,
    /// The number of tasks that were ever added.
    added: u64,
}

impl<A: Ord + Copy, P: Ord + Copy, T> Shares<A, P, T> {
    pub fn new() -> Self {
        Shares {
            addresses: Served::new(),
            people: BTreeMap::new(),
            tables: BTreeMap::new(),
            waiting: BTreeMap::new(),
            added: 0,
        }
    }

    pub fn len(&self) -> usize {
        self.waiting.len()
    }

    /// Adds a task of a table with its estimated cost, in place of an earlier one of the table.
    pub fn add(&mut self, whose: Whose<A, P>, table: String, cost: u64, task: T) {
        let order = self.added;
        self.added += 1;
        self.waiting.insert(table, Waiting { whose, cost, order, task });
    }

    /// Drops the task of a table.
    pub fn drop(&mut self, table: &str) {
        self.waiting.remove(table);
    }

    /// Takes the task that is due: that of the address with the earliest start, there of the person, and of theirs of
    /// the table with the earliest start.
    pub fn take(&mut self) -> Option<T> {
        let table = self.due()?.clone();
        let Waiting { whose, cost, task, .. } = self.waiting.remove(&table)?;
        let Whose { address, person } = whose;
        self.tables.entry(whose).or_insert_with(Served::new).serve(table, cost);
        self.people.entry(address).or_insert_with(Served::new).serve(person, cost);
        self.addresses.serve(address, cost);
        self.forget();
        Some(task)
    }

    /// Returns the table whose task is due.
    fn due(&self) -> Option<&String> {
        let waiting = || self.waiting.iter();
        let address = |waiting: &Waiting<A, P, T>| waiting.whose.address;
        let first = waiting().min_by_key(|(_, task)| (self.addresses.start(&address(task)), task.order));
        let address = address(first?.1);
        let people = self.people.get(&address);
        let there = waiting().filter(|(_, task)| task.whose.address == address);
        let whose = there.min_by_key(|(_, task)| (start(people, &task.whose.person), task.order))?.1.whose;
        let tables = self.tables.get(&whose);
        let theirs = waiting().filter(|(_, task)| task.whose == whose);
        theirs.min_by_key(|(table, task)| (start(tables, table), task.order)).map(|(table, _)| table)
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
        let add = |shares: &mut Shares<u8, char, usize>, number: usize| {
            let (address, person, table, cost) = tables[number];
            shares.add(Whose { address, person }, format!("{person}{table}"), cost, number);
        };
        (0..tables.len()).for_each(|number| add(&mut shares, number));
        let mut served = Vec::new();
        for _ in 0..times {
            let number = shares.take().unwrap();
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
                shares.add(one, "a".into(), 10, number);
                assert_eq!(shares.take(), Some(number));
            }
            for table in 0..5 {
                shares.add(one, format!("a{table}"), 10, 100 + table);
                shares.add(other, format!("b{table}"), 10, 200 + table);
            }
            let order: Vec<u32> = std::iter::from_fn(|| shares.take()).collect();
            assert_eq!(order, [200, 100, 201, 101, 202, 102, 203, 103, 204, 104]);
            assert!(shares.addresses.paid.len() <= 2 && shares.people.len() <= 2 && shares.tables.len() <= 2);
        }
    }

    #[test]
    fn a_table_has_one_task_and_nobody_is_remembered_for_ever() {
        let mut shares = Shares::new();
        shares.add(own('a'), "t".into(), 1, 1);
        shares.add(own('a'), "t".into(), 1, 2);
        assert_eq!((shares.take(), shares.take()), (Some(2), None));
        shares.add(own('a'), "t".into(), 1, 3);
        shares.drop("t");
        assert_eq!(shares.len(), 0);
        for apart in [true, false] {
            let whose = |number: u32| Whose { address: if apart { number } else { 0 }, person: number };
            let mut shares = Shares::new();
            for number in 0..1000 {
                shares.add(whose(number), format!("{number}"), 1, ());
                shares.take();
            }
            shares.add(whose(1001), "1001".into(), 5000, ());
            shares.add(whose(1001), "1002".into(), 1, ());
            while shares.take().is_some() {}
            let people: usize = shares.people.values().map(|people| people.paid.len()).sum();
            let kept = [shares.addresses.paid.len(), shares.people.len(), people, shares.tables.len()];
            assert!(kept.iter().all(|&kept| kept <= 1), "those who are even are forgotten: {kept:?}");
        }
    }
}

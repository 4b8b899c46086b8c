//! A queue that serves people in turn, and the tables of each person in turn, by what they have cost so far.

use std::collections::{BTreeMap, BTreeSet};

/// Start-time fair queueing: who was served pays by a later start, and who had nothing to do saves nothing up.
struct Served<K> {
    /// The start of whoever was served last.
    clock: u64,
    /// The earliest next start of those for whom it is later than that.
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

/// A task that waits.
struct Waiting<P, T> {
    person: P,
    cost: u64,
    /// Its place among those that have an equal right.
    order: u64,
    task: T,
}

/// A queue in which each table has at most one task.
pub(super) struct Shares<P, T> {
    people: Served<P>,
    /// The tables of each person.
    tables: BTreeMap<P, Served<String>>,
    waiting: BTreeMap<String, Waiting<P, T>>,
    /// The number of tasks that were ever added.
    added: u64,
}

impl<P: Ord + Clone, T> Shares<P, T> {
    pub fn new() -> Self {
        Shares { people: Served::new(), tables: BTreeMap::new(), waiting: BTreeMap::new(), added: 0 }
    }

    pub fn len(&self) -> usize {
        self.waiting.len()
    }

    /// Adds a task of a person's table with its estimated cost, in place of an earlier one of the table.
    pub fn add(&mut self, person: P, table: String, cost: u64, task: T) {
        let order = self.added;
        self.added += 1;
        self.waiting.insert(table, Waiting { person, cost, order, task });
    }

    /// Drops the task of a table.
    pub fn drop(&mut self, table: &str) {
        self.waiting.remove(table);
    }

    /// Takes the task that is due: of the person who had least, that of the table that had least.
    pub fn take(&mut self) -> Option<T> {
        let by_person = |waiting: &&Waiting<P, T>| (self.people.start(&waiting.person), waiting.order);
        let person = &self.waiting.values().min_by_key(by_person)?.person;
        let tables = self.tables.get(person);
        let by_table = |(table, waiting): &(&String, &Waiting<P, T>)| {
            (tables.map_or(0, |tables| tables.start(table)), waiting.order)
        };
        let theirs = self.waiting.iter().filter(|(_, waiting)| waiting.person == *person);
        let (table, _) = theirs.min_by_key(by_table)?;
        let table = table.clone();
        let Waiting { person, cost, task, .. } = self.waiting.remove(&table)?;
        self.tables.entry(person.clone()).or_insert_with(Served::new).serve(table, cost);
        self.people.serve(person, cost);
        // Who waits for nothing and has paid for everything begins anew.
        let waiting: BTreeSet<&P> = self.waiting.values().map(|waiting| &waiting.person).collect();
        let paying = &self.people.paid;
        self.tables.retain(|person, _| waiting.contains(person) || paying.contains_key(person));
        Some(task)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Serves tables that always have a next task: whose, which, and at what cost.
    fn served(tables: &[(char, u32, u64)], times: usize) -> Vec<(char, u32)> {
        let mut shares = Shares::new();
        let add = |shares: &mut Shares<char, usize>, number: usize| {
            let (person, table, cost) = tables[number];
            shares.add(person, format!("{person}{table}"), cost, number);
        };
        (0..tables.len()).for_each(|number| add(&mut shares, number));
        let mut served = Vec::new();
        for _ in 0..times {
            let number = shares.take().unwrap();
            served.push((tables[number].0, tables[number].1));
            add(&mut shares, number);
        }
        served
    }

    fn count(served: &[(char, u32)], which: impl Fn(char, u32) -> bool) -> usize {
        served.iter().filter(|(person, table)| which(*person, *table)).count()
    }

    #[test]
    fn who_has_thirty_tables_gets_no_more_than_who_has_one() {
        let mut tables: Vec<_> = (0..30).map(|table| ('a', table, 4000)).collect();
        tables.push(('b', 0, 4000));
        let served = served(&tables, 600);
        assert_eq!(count(&served, |person, _| person == 'b'), 300);
        for table in 0..30 {
            assert_eq!(count(&served, |person, number| (person, number) == ('a', table)), 10);
        }
        assert_eq!(
            served[..4].iter().filter(|(person, _)| *person == 'b').count(),
            2,
            "nobody waits for long"
        );
    }

    #[test]
    fn who_asks_for_less_is_served_more_often() {
        let served = served(&[('a', 0, 16_000), ('b', 0, 1000), ('b', 1, 3000)], 210);
        let counts = |person, table| count(&served, |a, b| (a, b) == (person, table));
        let costs = [counts('a', 0) * 16_000, counts('b', 0) * 1000, counts('b', 1) * 3000];
        assert!(costs[0].abs_diff(costs[1] + costs[2]) <= 16_000 + 3000, "{costs:?}");
        assert!(costs[1].abs_diff(costs[2]) <= 1000 + 3000, "{costs:?}");
    }

    #[test]
    fn who_was_away_saves_nothing_up() {
        let mut shares = Shares::new();
        for number in 0..100 {
            shares.add('a', "a".into(), 10, number);
            assert_eq!(shares.take(), Some(number));
        }
        for table in 0..5 {
            shares.add('a', format!("a{table}"), 10, 100 + table);
            shares.add('b', format!("b{table}"), 10, 200 + table);
        }
        let order: Vec<u32> = std::iter::from_fn(|| shares.take()).collect();
        assert_eq!(order, [200, 100, 201, 101, 202, 102, 203, 103, 204, 104]);
        assert!(shares.people.paid.len() <= 2 && shares.tables.len() <= 2);
    }

    #[test]
    fn a_table_has_one_task_and_nobody_is_remembered_for_ever() {
        let mut shares = Shares::new();
        shares.add('a', "t".into(), 1, 1);
        shares.add('a', "t".into(), 1, 2);
        assert_eq!((shares.take(), shares.take()), (Some(2), None));
        shares.add('a', "t".into(), 1, 3);
        shares.drop("t");
        assert_eq!(shares.len(), 0);
        let mut shares = Shares::new();
        for person in 0..1000 {
            shares.add(person, format!("{person}"), 1, ());
            shares.take();
        }
        assert!(shares.people.paid.len() <= 1000, "all had their first turn at the same time");
        shares.add(1001, "1001".into(), 5000, ());
        shares.add(1001, "1002".into(), 1, ());
        while shares.take().is_some() {}
        assert!(
            shares.people.paid.len() <= 1 && shares.tables.len() <= 1,
            "those who are even are forgotten"
        );
    }
}

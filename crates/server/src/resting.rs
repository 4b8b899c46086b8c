//! The tables in memory to which nobody is connected, in the order of their last use.

use std::collections::{BTreeMap, HashMap};

/// The tables that may be unloaded for others.
#[derive(Default)]
pub(crate) struct Resting {
    /// The number of times that a table was used.
    uses: u64,
    by_use: BTreeMap<u64, String>,
    uses_of: HashMap<String, u64>,
}

impl Resting {
    /// Notes that a table was used, and that nobody is connected to it.
    pub fn used(&mut self, table: &str) {
        self.left(table);
        self.uses += 1;
        self.by_use.insert(self.uses, table.to_owned());
        self.uses_of.insert(table.to_owned(), self.uses);
    }

    /// Notes that somebody is connected to a table, or that it is no longer in memory.
    pub fn left(&mut self, table: &str) {
        if let Some(uses) = self.uses_of.remove(table) {
            self.by_use.remove(&uses);
        }
    }

    /// Takes the table out that was not used for longest.
    pub fn take(&mut self) -> Option<String> {
        let (_, table) = self.by_use.pop_first()?;
        self.uses_of.remove(&table);
        Some(table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_that_was_not_used_for_longest_comes_first() {
        let mut resting = Resting::default();
        for table in ["a", "b", "c", "a", "d"] {
            resting.used(table);
        }
        resting.left("c");
        resting.left("x");
        let order: Vec<String> = std::iter::from_fn(|| resting.take()).collect();
        assert_eq!(order, ["b", "a", "d"]);
        assert!(resting.uses_of.is_empty());
    }
}

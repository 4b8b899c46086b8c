//! A store in memory, for tests: it keeps the contract, and fails on demand.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Mutex;

use crate::{
    Created, Entry, EventStore, Later, NewTable, Owner, ReadError, Standing, Stored, Summary, WriteError,
};

/// What is to go wrong with a write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Nothing: this write succeeds.
    None,
    /// It is not stored.
    NotStored,
    /// It is stored, but reported as not stored: a medium that failed in the middle of a commit.
    StoredUnknown,
}

#[derive(Clone)]
struct Table {
    stored: Stored,
    standing: Standing,
    changed: u64,
}

#[derive(Default)]
struct Inner {
    tables: BTreeMap<String, Table>,
    faults: VecDeque<Fault>,
    closed: bool,
}

/// Keeps tables in memory.
#[derive(Default)]
pub struct Memory(Mutex<Inner>);

impl Memory {
    /// An empty store.
    pub fn new() -> Self {
        Self::default()
    }

    /// Lets the coming writes go wrong in this order; those after them succeed.
    pub fn fail_next(&self, faults: impl IntoIterator<Item = Fault>) {
        self.locked().faults.extend(faults);
    }

    fn locked(&self) -> std::sync::MutexGuard<'_, Inner> {
        // A panic elsewhere leaves the maps whole: every change is a single insertion.
        self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

impl Inner {
    fn write<T>(&mut self, change: impl FnOnce(&mut Self) -> Result<T, WriteError>) -> Result<T, WriteError> {
        if self.closed {
            return Err(WriteError::NotStored("the store is closed".into()));
        }
        match self.faults.pop_front().unwrap_or(Fault::None) {
            Fault::None => change(self),
            Fault::NotStored => Err(WriteError::NotStored("a fault was asked for".into())),
            Fault::StoredUnknown => {
                change(self)?;
                Err(WriteError::NotStored("a fault after the commit was asked for".into()))
            }
        }
    }

    fn create(&mut self, table: NewTable) -> Result<Created, WriteError> {
        if self.tables.contains_key(&table.id) {
            return Err(WriteError::Conflict);
        }
        if let Some(earlier) = table.rematch_of.as_ref().and_then(|id| self.tables.get_mut(id)) {
            if let Some(already) = &earlier.stored.rematch {
                return Ok(Created::Already(already.clone()));
            }
            earlier.stored.rematch = Some(table.id.clone());
        }
        let changed = table.deal.at;
        let stored = Stored {
            id: table.id.clone(),
            setup: table.setup,
            seats: table.seats,
            entries: vec![table.deal],
            rematch: None,
        };
        self.tables.insert(table.id, Table { stored, standing: table.standing, changed });
        Ok(Created::New)
    }

    fn append(&mut self, table: &str, entry: Entry, standing: Standing) -> Result<(), WriteError> {
        let Some(table) = self.tables.get_mut(table) else { return Err(WriteError::Conflict) };
        if table.stored.entries.len() as u32 != entry.seq {
            return Err(WriteError::Conflict);
        }
        table.changed = entry.at;
        table.standing = standing;
        table.stored.entries.push(entry);
        Ok(())
    }
}

fn now<'a, T: Send + 'a>(answer: T) -> Later<'a, T> {
    Box::pin(std::future::ready(answer))
}

impl EventStore for Memory {
    fn create(&self, table: NewTable) -> Later<'_, Result<Created, WriteError>> {
        now(self.locked().write(|inner| inner.create(table)))
    }

    fn append<'a>(
        &'a self,
        table: &'a str,
        entry: Entry,
        standing: Standing,
    ) -> Later<'a, Result<(), WriteError>> {
        now(self.locked().write(|inner| inner.append(table, entry, standing)))
    }

    fn load<'a>(&'a self, table: &'a str) -> Later<'a, Result<Option<Stored>, ReadError>> {
        now(Ok(self.locked().tables.get(table).map(|table| table.stored.clone())))
    }

    fn tables_of(&self, owner: Owner, limit: u32) -> Later<'_, Result<Vec<Summary>, ReadError>> {
        let inner = self.locked();
        let mine = inner
            .tables
            .values()
            .filter(|table| table.stored.seats.iter().any(|seat| seat.owner == Some(owner)));
        let mut found: Vec<Summary> = mine
            .map(|table| Summary {
                id: table.stored.id.clone(),
                setup: table.stored.setup.clone(),
                seats: table.stored.seats.clone(),
                standing: table.standing.clone(),
                changed: table.changed,
            })
            .collect();
        found.sort_by(|a, b| b.changed.cmp(&a.changed).then_with(|| a.id.cmp(&b.id)));
        found.truncate(limit as usize);
        now(Ok(found))
    }

    fn awaiting_bots(&self) -> Later<'_, Result<Vec<String>, ReadError>> {
        let inner = self.locked();
        let waiting = inner.tables.values().filter(|table| {
            let seat = table.standing.awaiting.and_then(|seat| table.stored.seats.get(usize::from(seat)));
            seat.is_some_and(|seat| seat.level.is_some())
        });
        now(Ok(waiting.map(|table| table.stored.id.clone()).collect()))
    }

    fn close(&self) -> Later<'_, ()> {
        self.locked().closed = true;
        now(())
    }
}

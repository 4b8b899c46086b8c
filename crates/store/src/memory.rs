//! A store in memory, for tests: it fulfils the contract, and fails on demand.

use std::cmp::Reverse;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use protocol::{CHAT_SHOWN, Room, Seat};

use table::{CLOSED, EVERYBODY, FORMER, Line, Moderation, Sanction, Sanctions, Standing};
use tokio::sync::{RwLock, RwLockWriteGuard};

use crate::change::{left_line, left_seat};
use crate::{
    AGE_STEP, Ban, Banned, Change, Changed, Created, Entry, EventStore, Expired, Kept, KeptMove, LINES_KEPT,
    LISTED_OF_ONE, Later, NewTable, Owner, Page, ReadError, Removal, Reseat, SigningKey, Start, Stored,
    Summary, WriteError,
};

/// A fault to be injected into a write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// No fault: the write succeeds.
    None,
    /// The write fails.
    NotStored,
    /// The write succeeds but is reported as failed, as by a medium that fails in the middle of a commit.
    StoredUnknown,
}

#[derive(Clone)]
struct Table {
    stored: Stored,
    /// None before the game begins.
    standing: Option<Standing>,
    created: u64,
    changed: u64,
    /// The people who have removed the table from their lists.
    removed: Vec<Owner>,
}

impl Table {
    fn begin(&mut self, start: Option<Start>) {
        if let Some(Start { deal, standing }) = start {
            self.stored.revision = None;
            self.stored.entries.push(deal);
            self.standing = Some(standing);
        }
    }

    /// Returns how many bytes it takes.
    fn bytes(&self) -> i64 {
        crate::size::of(&self.stored).cast_signed()
    }

    fn has(&self, owner: Owner) -> bool {
        self.stored.owner == Some(owner) || self.stored.seats.iter().any(|seat| seat.owner == Some(owner))
    }

    fn is_listed(&self, owner: Owner) -> bool {
        self.has(owner) && !self.removed.contains(&owner)
    }

    fn waits_for(&self, owner: Owner) -> bool {
        let seat = self.standing.as_ref().and_then(|standing| standing.awaiting);
        let seat = seat.and_then(|seat| self.stored.seats.get(seat.index()));
        seat.is_some_and(|seat| seat.owner == Some(owner))
    }

    /// Returns what is stored about a person; none if there is nothing.
    fn kept(&self, person: Owner) -> Option<Kept> {
        let Stored { id, setup, owner, seats, entries, lines, .. } = &self.stored;
        let seats = (0u8..).map(Seat).zip(seats).filter(|(_, seat)| seat.owner == Some(person));
        let seats: Vec<(Seat, String)> = seats.map(|(number, seat)| (number, seat.name.clone())).collect();
        let made = |entry: &Entry| {
            let seat = entry.key.as_ref()?.seat;
            let action = entry.inputs.first().cloned().unwrap_or_default();
            let theirs = seats.iter().any(|(number, _)| *number == seat);
            theirs.then_some(KeptMove { seat, version: entry.version, action, at: entry.at })
        };
        let kept = Kept {
            table: id.clone(),
            setup: setup.clone(),
            owned: *owner == Some(person),
            removed: self.removed.contains(&person),
            moves: entries.iter().filter_map(made).collect(),
            lines: lines.iter().filter(|line| line.speaker == person).cloned().collect(),
            sanction: self.stored.sanctions.get(&person).copied(),
            seats,
            is_damaged: false,
        };
        let is_some = kept.owned || kept.removed || kept.sanction.is_some();
        let is_some = is_some || !kept.seats.is_empty() || !kept.lines.is_empty();
        is_some.then_some(kept)
    }

    /// Takes a person away.
    fn leave(&mut self, person: Owner, heir: Option<Owner>) -> Changed {
        let (before, counted_for) = (self.bytes(), self.stored.owner);
        let Stored { owner, seats, lines, sanctions, revision, .. } = &mut self.stored;
        let mut sat = false;
        for seat in seats.iter_mut().filter(|seat| seat.owner == Some(person)) {
            (*seat, sat) = (left_seat(revision.is_none()), true);
        }
        *revision = revision.map(|revision| revision + u32::from(sat));
        *owner = if *owner == Some(person) { heir } else { *owner };
        self.removed.retain(|removed| *removed != person);
        sanctions.remove(&person);
        for line in lines.iter_mut().filter(|line| line.speaker == person) {
            *line = Line { speaker: FORMER, ..left_line(line.clone()) };
        }
        if counted_for == Some(person) && heir.is_none() {
            return self.changed(counted_for, -before);
        }
        self.changed(self.stored.owner, self.bytes() - before)
    }

    fn changed(&self, owner: Option<Owner>, grown: i64) -> Changed {
        Changed { table: self.stored.id.clone(), owner, grown }
    }

    fn is_in_lobby(&self, since: u64) -> bool {
        self.stored.options.public && self.stored.revision.is_some() && self.changed >= since
    }

    /// Returns whether the holder of a seat has not played: the game has not begun, or it changed at `since` or later
    /// without their moving.
    fn is_idle(&self, seat: Seat, since: u64) -> bool {
        let moved = |entry: &Entry| entry.key.as_ref().is_some_and(|key| key.seat == seat);
        let is_due = || self.standing.as_ref().is_some_and(|standing| standing.awaiting == Some(seat));
        let is_awaited = || is_due() || !self.stored.entries.iter().any(moved);
        self.stored.revision.is_some() || !self.is_over() && self.changed >= since && is_awaited()
    }

    fn is_expired(&self, expired: Expired) -> bool {
        let before = match &self.standing {
            None => expired.gathering,
            Some(standing) if standing.awaiting.is_none() => expired.finished,
            Some(_) => expired.running,
        };
        self.changed < before
    }

    fn is_over(&self) -> bool {
        self.standing.as_ref().is_some_and(|standing| standing.awaiting.is_none())
    }

    fn summary(&self) -> Summary {
        Summary {
            id: self.stored.id.clone(),
            owner: self.stored.owner,
            setup: self.stored.setup.clone(),
            options: self.stored.options.clone(),
            seats: self.stored.seats.clone(),
            standing: self.standing.clone(),
            changed: self.changed,
        }
    }
}

#[derive(Default)]
struct Inner {
    tables: BTreeMap<String, Table>,
    faults: VecDeque<Fault>,
    closed: bool,
    /// The people who are known though nothing was signed for them.
    unsigned: Vec<Owner>,
    /// The people whose secrets are refused.
    refused: Vec<Owner>,
    /// Those whom the host keeps away, and until when.
    bans: BTreeMap<Banned, u64>,
    /// The time up to which the age of tables is counted.
    swept: Option<u64>,
}

/// A store in memory, for tests and the simulation.
pub struct Memory {
    inner: Mutex<Inner>,
    key: SigningKey,
    /// The number of questions for what a person holds.
    counts: AtomicU32,
    /// Held while those who ask wait.
    count: RwLock<()>,
    /// Held while changes of seats wait.
    seats: RwLock<()>,
}

impl Default for Memory {
    fn default() -> Self {
        let mut key = [0; 64];
        getrandom::fill(&mut key).expect("the system has random numbers");
        Memory {
            inner: Mutex::default(),
            key,
            counts: AtomicU32::default(),
            count: RwLock::default(),
            seats: RwLock::default(),
        }
    }
}

impl Memory {
    /// Creates an empty store.
    pub fn new() -> Self {
        Self::default()
    }

    /// Creates an empty store whose server signs with this key.
    pub fn signing_with(key: SigningKey) -> Self {
        Memory { key, ..Self::default() }
    }

    /// Injects faults into the next writes, in this order; later ones succeed.
    pub fn fail_next(&self, faults: impl IntoIterator<Item = Fault>) {
        self.locked().faults.extend(faults);
    }

    /// Makes a person known as one from before anything was signed.
    pub fn knows_unsigned(&self, person: Owner) {
        self.locked().unsigned.push(person);
    }

    /// Returns how often it was asked what a person holds.
    pub fn counts(&self) -> u32 {
        self.counts.load(Ordering::Relaxed)
    }

    /// Lets those who ask what a person holds wait, until the returned guard is dropped.
    pub async fn counts_wait(&self) -> RwLockWriteGuard<'_, ()> {
        self.count.write().await
    }

    /// Lets changes of seats wait, until the returned guard is dropped.
    pub async fn seats_wait(&self) -> RwLockWriteGuard<'_, ()> {
        self.seats.write().await
    }

    fn locked(&self) -> std::sync::MutexGuard<'_, Inner> {
        // A panic elsewhere leaves the maps whole: every change is a single insertion.
        self.inner.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
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
        let stored = Stored {
            id: table.id.clone(),
            setup: table.setup,
            owner: table.owner,
            options: table.options,
            revision: Some(0),
            seats: table.seats,
            entries: Vec::new(),
            lines: Vec::new(),
            sanctions: Sanctions::new(),
            rematch: None,
        };
        let mut made =
            Table { stored, standing: None, created: table.at, changed: table.at, removed: Vec::new() };
        made.begin(table.start);
        self.tables.insert(table.id, made);
        Ok(Created::New)
    }

    fn reseat(&mut self, table: &str, reseat: Reseat) -> Result<i64, WriteError> {
        let table = self.tables.get_mut(table).filter(|table| table.stored.revision == Some(reseat.revision));
        let Some(table) = table else { return Err(WriteError::Conflict) };
        let before = table.bytes();
        table.stored.revision = Some(reseat.revision + 1);
        table.stored.seats = reseat.seats;
        table.changed = reseat.at;
        table.begin(reseat.start);
        Ok(table.bytes() - before)
    }

    fn grow_old(&mut self, now: u64) -> u64 {
        let at = self.swept.map_or(now, |last| now.min(last.saturating_add(AGE_STEP)));
        self.swept = Some(at);
        at
    }

    fn sweep(&mut self, expired: Expired) -> Vec<Changed> {
        let swept = self.tables.extract_if(.., |_, table| table.is_expired(expired));
        let swept: Vec<Changed> =
            swept.map(|(_, table)| table.changed(table.stored.owner, -table.bytes())).collect();
        let is_gone = |rematch: &String| swept.iter().any(|swept| swept.table == *rematch);
        for table in self.tables.values_mut() {
            table.stored.rematch = table.stored.rematch.take().filter(|rematch| !is_gone(rematch));
        }
        let has = |table: &Table, person: Owner| {
            table.has(person) || table.stored.lines.iter().any(|line| line.speaker == person)
        };
        if !swept.is_empty() {
            self.unsigned.retain(|person| self.tables.values().any(|table| has(table, *person)));
        }
        swept
    }

    fn change(&mut self, change: Change) -> Vec<Changed> {
        let table = match &change {
            Change::RemovePerson { person, heir } => return self.remove_person(*person, *heir),
            Change::Close(table) | Change::RemoveTable(table) | Change::RemoveLine { table, .. } => {
                table.clone()
            }
        };
        if let Change::RemoveTable(_) = change {
            return self.remove_table(&table).into_iter().collect();
        }
        let Some(table) = self.tables.get_mut(&table) else { return Vec::new() };
        let before = table.bytes();
        if let Change::RemoveLine { line, .. } = change {
            let Some(said) = table.stored.lines.iter_mut().find(|said| said.id == line) else {
                return Vec::new();
            };
            *said = left_line(said.clone());
        } else {
            let Stored { options, revision, sanctions, .. } = &mut table.stored;
            (options.public, options.spectators) = (false, false);
            sanctions.insert(EVERYBODY, Sanction::Removed);
            *revision = revision.map(|revision| revision | CLOSED);
        }
        vec![table.changed(table.stored.owner, table.bytes() - before)]
    }

    fn remove_table(&mut self, id: &str) -> Option<Changed> {
        let removed = self.tables.remove(id)?;
        for table in self.tables.values_mut() {
            table.stored.rematch = table.stored.rematch.take().filter(|rematch| rematch != id);
        }
        Some(removed.changed(removed.stored.owner, -removed.bytes()))
    }

    fn remove_person(&mut self, person: Owner, heir: Option<Owner>) -> Vec<Changed> {
        self.unsigned.retain(|known| *known != person);
        self.bans.remove(&Banned::Person(person));
        let concerned = self.tables.values_mut().filter(|table| table.kept(person).is_some());
        concerned.map(|table| table.leave(person, heir)).collect()
    }

    fn say(&mut self, table: &str, line: Line) -> Result<i64, WriteError> {
        let Some(table) = self.tables.get_mut(table) else { return Err(WriteError::Conflict) };
        if table.stored.lines.last().map_or(0, |last| last.id + 1) != line.id {
            return Err(WriteError::Conflict);
        }
        if self.refused.contains(&line.speaker) {
            return Err(WriteError::NotStored("its speaker was removed".into()));
        }
        let (before, last) = (table.bytes(), line.id);
        table.stored.lines.push(line);
        table.stored.lines.retain(|line| last - line.id < LINES_KEPT);
        Ok(table.bytes() - before)
    }

    fn append(&mut self, table: &str, entry: Entry, standing: Standing) -> Result<(), WriteError> {
        let Some(table) = self.tables.get_mut(table) else { return Err(WriteError::Conflict) };
        if table.stored.entries.len() as u32 != entry.seq || table.stored.revision.is_some() {
            return Err(WriteError::Conflict);
        }
        table.changed = entry.at;
        table.standing = Some(standing);
        let asker = entry.key.as_ref().and_then(|key| table.stored.seats.get(key.seat.index())?.owner);
        table.removed.retain(|owner| Some(*owner) != asker);
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
        let stored = self.locked().tables.get(table).map(|table| table.stored.clone());
        now(Ok(stored.map(|mut stored| {
            let late = |room: Room| {
                let lines = stored.lines.iter().rev().filter(move |line| line.room == room);
                lines.take(CHAT_SHOWN).map(|line| line.id)
            };
            let shown: Vec<u32> = late(Room::Table).chain(late(Room::Spectators)).collect();
            stored.lines.retain(|line| shown.contains(&line.id));
            stored
        })))
    }

    fn reseat<'a>(&'a self, table: &'a str, reseat: Reseat) -> Later<'a, Result<i64, WriteError>> {
        Box::pin(async move {
            let _changes = self.seats.read().await;
            self.locked().write(|inner| inner.reseat(table, reseat))
        })
    }

    fn say<'a>(&'a self, table: &'a str, line: Line) -> Later<'a, Result<i64, WriteError>> {
        now(self.locked().write(|inner| inner.say(table, line)))
    }

    fn moderate<'a>(&'a self, table: &'a str, moderation: Moderation) -> Later<'a, Result<(), WriteError>> {
        now(self.locked().write(|inner| {
            let table = inner.tables.get_mut(table).ok_or(WriteError::Conflict)?;
            if let Moderation::Person(person, Some(_)) = moderation
                && inner.refused.contains(&person)
            {
                return Err(WriteError::NotStored("this person was removed".into()));
            }
            let Stored { sanctions, options, .. } = &mut table.stored;
            moderation.apply(sanctions, &mut options.spectators);
            Ok(())
        }))
    }

    fn remove(&self, owner: Owner, removal: Removal) -> Later<'_, Result<(), WriteError>> {
        now(self.locked().write(|inner| {
            let goes = |table: &&mut Table| match &removal {
                Removal::Table(id) => table.stored.id == *id,
                Removal::Finished => table.is_over(),
            };
            let listed = inner.tables.values_mut().filter(|table| table.is_listed(owner));
            listed.filter(goes).for_each(|table| table.removed.push(owner));
            Ok(())
        }))
    }

    fn tables_of(&self, owner: Owner, from: u32, limit: u32) -> Later<'_, Result<Page, ReadError>> {
        let inner = self.locked();
        let mut mine: Vec<&Table> = inner.tables.values().filter(|table| table.is_listed(owner)).collect();
        mine.sort_by_key(|table| {
            (!table.waits_for(owner), table.is_over(), Reverse(table.changed), &table.stored.id)
        });
        let total = mine.len() as u32;
        let running = mine.iter().filter(|table| !table.is_over()).count() as u32;
        let from = Page::start(from, limit, total);
        let tables = mine.into_iter().skip(from as usize).take(limit as usize).map(Table::summary);
        now(Ok(Page { tables: tables.collect(), from, total, running }))
    }

    fn lobby(&self, since: u64, limit: u32) -> Later<'_, Result<Vec<Summary>, ReadError>> {
        let inner = self.locked();
        let mut open: Vec<&Table> = inner.tables.values().filter(|table| table.is_in_lobby(since)).collect();
        open.sort_by_key(|table| (Reverse(table.created), &table.stored.id));
        let mut listed = BTreeMap::<Owner, u32>::new();
        open.retain(|table| {
            let Some(owner) = table.stored.owner else { return true };
            let listed = listed.entry(owner).or_default();
            *listed += 1;
            *listed <= LISTED_OF_ONE
        });
        now(Ok(open.into_iter().take(limit as usize).map(Table::summary).collect()))
    }

    fn gathering(&self, people: Vec<Owner>, since: u64) -> Later<'_, Result<u32, ReadError>> {
        let inner = self.locked();
        let theirs = |table: &&Table| {
            table.is_in_lobby(since) && table.stored.owner.is_some_and(|owner| people.contains(&owner))
        };
        now(Ok(inner.tables.values().filter(theirs).count() as u32))
    }

    fn idle_seats(&self, people: Vec<Owner>, since: u64) -> Later<'_, Result<u32, ReadError>> {
        let inner = self.locked();
        let idle = |table: &Table| {
            let Stored { seats, owner: host, .. } = &table.stored;
            let idle = (0_u8..).map(Seat).zip(seats).filter(|(seat, record)| {
                let is_one_of_them = record.owner.is_some_and(|owner| people.contains(&owner));
                is_one_of_them && record.owner != *host && table.is_idle(*seat, since)
            });
            idle.count() as u32
        };
        now(Ok(inner.tables.values().filter(|table| table.stored.options.public).map(idle).sum()))
    }

    fn has_tables(&self, owner: Owner) -> Later<'_, Result<bool, ReadError>> {
        now(Ok(self.locked().tables.values().any(|table| table.has(owner))))
    }

    fn held(&self, owner: Owner) -> Later<'_, Result<u64, ReadError>> {
        self.counts.fetch_add(1, Ordering::Relaxed);
        Box::pin(async move {
            let _answers = self.count.read().await;
            let inner = self.locked();
            let theirs = inner.tables.values().filter(|table| table.stored.owner == Some(owner));
            Ok(theirs.map(|table| crate::size::of(&table.stored)).sum())
        })
    }

    fn awaiting_bots(&self) -> Later<'_, Result<Vec<String>, ReadError>> {
        let inner = self.locked();
        let waiting = inner.tables.values().filter(|table| {
            let seat = table.standing.as_ref().and_then(|standing| standing.awaiting);
            let seat = seat.and_then(|seat| table.stored.seats.get(seat.index()));
            let has_person = table.stored.seats.iter().any(|seat| seat.owner.is_some());
            has_person && seat.is_some_and(|seat| seat.level.is_some())
        });
        now(Ok(waiting.map(|table| table.stored.id.clone()).collect()))
    }

    fn sweep(&self, expired: Expired) -> Later<'_, Result<Vec<Changed>, WriteError>> {
        now(self.locked().write(|inner| Ok(inner.sweep(expired))))
    }

    fn grow_old(&self, now: u64) -> Later<'_, Result<u64, WriteError>> {
        Box::pin(std::future::ready(self.locked().write(|inner| Ok(inner.grow_old(now)))))
    }

    fn count_expired(&self, expired: Expired) -> Later<'_, Result<u32, ReadError>> {
        now(Ok(self.locked().tables.values().filter(|table| table.is_expired(expired)).count() as u32))
    }

    fn person(&self, hash: Owner) -> Later<'_, Result<Option<Owner>, ReadError>> {
        now(Ok((!self.locked().refused.contains(&hash)).then_some(hash)))
    }

    fn refuse(&self, person: Owner) -> Later<'_, Result<(), WriteError>> {
        now(self.locked().write(|inner| {
            inner.refused.push(person);
            Ok(())
        }))
    }

    fn ban(&self, ban: Ban, now: u64) -> Later<'_, Result<(), WriteError>> {
        Box::pin(std::future::ready(self.locked().write(|inner| {
            inner.bans.insert(ban.banned, ban.until);
            inner.bans.retain(|_, until| *until > now);
            Ok(())
        })))
    }

    fn bans(&self) -> Later<'_, Result<Vec<Ban>, ReadError>> {
        let bans = self.locked().bans.clone().into_iter().map(|(banned, until)| Ban { banned, until });
        now(Ok(bans.collect()))
    }

    fn change(&self, change: Change) -> Later<'_, Result<Vec<Changed>, WriteError>> {
        now(self.locked().write(|inner| Ok(inner.change(change))))
    }

    fn kept(&self, person: Owner, after: i64) -> Later<'_, Result<Option<(i64, Kept)>, ReadError>> {
        let inner = self.locked();
        let places = (1..).zip(inner.tables.values()).skip(usize::try_from(after).unwrap_or_default());
        let mut kept = places.map(|(place, table)| (place, table.kept(person)));
        now(Ok(kept.find_map(|(place, kept)| kept.map(|kept| (place, kept)))))
    }

    fn is_writable(&self) -> Later<'_, Result<(), WriteError>> {
        now(self.locked().write(|_| Ok(())))
    }

    fn size(&self) -> Option<u64> {
        None
    }

    fn free(&self) -> Option<u64> {
        None
    }

    fn signing_key(&self) -> &SigningKey {
        &self.key
    }

    fn knew_unsigned(&self, person: Owner) -> Later<'_, Result<bool, ReadError>> {
        now(Ok(self.locked().unsigned.contains(&person)))
    }

    fn close(&self) -> Later<'_, ()> {
        self.locked().closed = true;
        now(())
    }
}

//! A disk that remembers: SQLite's files are real files, and everything that is written to the data file and its journal
//! is recorded in its order, with each flush.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, ErrorKind};
use std::ops::Range;
use std::os::unix::fs::FileExt;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use sqlite_vfs::wip::{WalIndex, WalIndexLock};
use sqlite_vfs::{DatabaseHandle, LockKind, OpenAccess, OpenKind, OpenOptions, Vfs};

/// The size of a part of the index of the journal.
const REGION: usize = 32768;

/// One of the two files.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Which {
    Data,
    Journal,
}

/// An event, in one order for both files and for all people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// Bytes were written; they are this part of the recording's.
    Written { file: Which, offset: u64, bytes: Range<usize> },
    /// A file was cut to this length.
    Cut { file: Which, length: u64 },
    /// Everything that was written to a file has reached the disk.
    Flushed { file: Which },
    /// Somebody was told that something is stored.
    Acknowledged(Acknowledged),
}

/// A change that somebody was told to be stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Acknowledged {
    Table { table: String },
    Move { table: String, key: String, version: u32 },
    Line { table: String, key: String },
}

/// Everything that happened.
#[derive(Default, Serialize, Deserialize)]
pub struct Recording {
    pub events: Vec<Event>,
    /// The written bytes, one write after the other.
    pub bytes: Vec<u8>,
    /// The number of flushes of the journal.
    pub flushes: usize,
    /// The number of flushes of the journal that were requested, those that failed among them.
    requested: usize,
}

/// Of so many flushes of the journal the last ones fail, as on a disk that is gone for a moment.
const PERIOD: usize = 100;
const FAILING: usize = 12;

impl Recording {
    /// Counts a flush of the journal that is requested. Returns whether it fails.
    fn fails(&mut self) -> bool {
        self.requested += 1;
        self.requested % PERIOD >= PERIOD - FAILING
    }

    /// Writes it to a folder.
    pub fn save(&self, folder: &Path) {
        std::fs::write(folder.join("bytes"), &self.bytes).unwrap();
        std::fs::write(folder.join("events"), serde_json::to_vec(&self.events).unwrap()).unwrap();
    }

    /// Reads it from a folder.
    pub fn open(folder: &Path) -> Self {
        let bytes = std::fs::read(folder.join("bytes")).unwrap();
        let events: Vec<Event> =
            serde_json::from_slice(&std::fs::read(folder.join("events")).unwrap()).unwrap();
        let is_flush = |event: &&Event| matches!(event, Event::Flushed { file: Which::Journal });
        let flushes = events.iter().filter(is_flush).count();
        Recording { events, bytes, flushes, requested: flushes }
    }
}

fn locked<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The state that the connections to one file have in common.
#[derive(Default)]
struct Common {
    locks: BTreeMap<u64, LockKind>,
    index_locks: BTreeMap<(u8, u64), WalIndexLock>,
    regions: BTreeMap<u32, Box<[u8; REGION]>>,
    connections: u64,
}

/// The disk.
#[derive(Clone, Default)]
pub struct Disk {
    pub recording: Arc<Mutex<Recording>>,
    files: Arc<Mutex<BTreeMap<String, Arc<Mutex<Common>>>>>,
}

impl Disk {
    pub fn acknowledged(&self, acknowledged: Acknowledged) {
        locked(&self.recording).events.push(Event::Acknowledged(acknowledged));
    }

    pub fn flushes(&self) -> usize {
        locked(&self.recording).flushes
    }
}

impl Vfs for Disk {
    type Handle = Open;

    fn open(&self, path: &str, how: OpenOptions) -> io::Result<Open> {
        let mut options = File::options();
        options.read(true);
        match how.access {
            OpenAccess::Read => &mut options,
            OpenAccess::Write => options.write(true),
            OpenAccess::Create => options.write(true).create(true),
            OpenAccess::CreateNew => options.write(true).create_new(true),
        };
        let file = options.open(path)?;
        let which = match how.kind {
            OpenKind::MainDb if path.ends_with("data.sqlite") => Some(Which::Data),
            OpenKind::Wal if path.ends_with("data.sqlite-wal") => Some(Which::Journal),
            _ => None,
        };
        let common = locked(&self.files).entry(path.to_owned()).or_default().clone();
        let mut all = locked(&common);
        all.connections += 1;
        let id = all.connections;
        drop(all);
        Ok(Open { file, which, recording: self.recording.clone(), common, id })
    }

    fn delete(&self, path: &str) -> io::Result<()> {
        std::fs::remove_file(path)
    }

    fn exists(&self, path: &str) -> io::Result<bool> {
        // SQLite asks whether there is a journal, and takes an empty one for none.
        Ok(std::fs::metadata(path).is_ok_and(|file| file.len() > 0))
    }

    fn temporary_name(&self) -> String {
        let folder = tempfile::tempdir().expect("a folder for a temporary file").keep();
        folder.join("temporary").to_string_lossy().into_owned()
    }

    fn random(&self, buffer: &mut [i8]) {
        for byte in buffer {
            *byte = i8::from_ne_bytes(rand());
        }
    }

    fn sleep(&self, duration: Duration) -> Duration {
        std::thread::sleep(duration);
        duration
    }
}

/// Returns a byte that differs from run to run: `HashMap`s are seeded so.
fn rand() -> [u8; 1] {
    use std::hash::{BuildHasher, RandomState};
    [RandomState::new().hash_one(0u8) as u8]
}

/// An open file.
pub struct Open {
    file: File,
    which: Option<Which>,
    recording: Arc<Mutex<Recording>>,
    common: Arc<Mutex<Common>>,
    id: u64,
}

impl Open {
    /// Does something to the file and records it, in one step.
    fn record(
        &self,
        change: impl FnOnce(&File) -> io::Result<()>,
        event: impl FnOnce(Which, &mut Recording) -> Event,
    ) -> io::Result<()> {
        let Some(which) = self.which else { return change(&self.file) };
        let mut recording = locked(&self.recording);
        change(&self.file)?;
        let event = event(which, &mut recording);
        recording.events.push(event);
        Ok(())
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        locked(&self.common).locks.remove(&self.id);
    }
}

impl DatabaseHandle for Open {
    type WalIndex = Index;

    fn size(&self) -> io::Result<u64> {
        Ok(self.file.metadata()?.len())
    }

    fn read_exact_at(&mut self, buffer: &mut [u8], offset: u64) -> io::Result<()> {
        let mut read = 0;
        while read < buffer.len() {
            match self.file.read_at(&mut buffer[read..], offset + read as u64)? {
                0 => {
                    // Bytes that are not there are read as zeros.
                    buffer[read..].fill(0);
                    return Err(ErrorKind::UnexpectedEof.into());
                }
                more => read += more,
            }
        }
        Ok(())
    }

    fn write_all_at(&mut self, buffer: &[u8], offset: u64) -> io::Result<()> {
        self.record(
            |file| file.write_all_at(buffer, offset),
            |file, recording| {
                let from = recording.bytes.len();
                recording.bytes.extend_from_slice(buffer);
                Event::Written { file, offset, bytes: from..recording.bytes.len() }
            },
        )
    }

    fn sync(&mut self, data_only: bool) -> io::Result<()> {
        if self.which == Some(Which::Journal) && locked(&self.recording).fails() {
            return Err(io::Error::other("the disk is gone"));
        }
        // Others go on while the disk is busy, and their writes come together.
        if data_only {
            self.file.sync_data()?
        } else {
            self.file.sync_all()?
        }
        self.record(
            |_| Ok(()),
            |file, recording| {
                recording.flushes += usize::from(file == Which::Journal);
                Event::Flushed { file }
            },
        )
    }

    fn set_len(&mut self, length: u64) -> io::Result<()> {
        self.record(|file| file.set_len(length), |file, _| Event::Cut { file, length })
    }

    fn lock(&mut self, lock: LockKind) -> io::Result<bool> {
        let mut common = locked(&self.common);
        let others = common.locks.iter().filter(|(id, _)| **id != self.id).map(|(_, lock)| *lock);
        let forbidden: &[LockKind] = match lock {
            LockKind::None => &[],
            LockKind::Shared => &[LockKind::Pending, LockKind::Exclusive],
            LockKind::Reserved | LockKind::Pending => {
                &[LockKind::Reserved, LockKind::Pending, LockKind::Exclusive]
            }
            LockKind::Exclusive => {
                &[LockKind::Shared, LockKind::Reserved, LockKind::Pending, LockKind::Exclusive]
            }
        };
        if others.into_iter().any(|other| forbidden.contains(&other)) {
            return Ok(false);
        }
        common.locks.insert(self.id, lock);
        Ok(true)
    }

    fn reserved(&mut self) -> io::Result<bool> {
        let reserved = [LockKind::Reserved, LockKind::Pending, LockKind::Exclusive];
        Ok(locked(&self.common).locks.values().any(|lock| reserved.contains(lock)))
    }

    fn current_lock(&self) -> io::Result<LockKind> {
        Ok(locked(&self.common).locks.get(&self.id).copied().unwrap_or(LockKind::None))
    }

    fn wal_index(&self, _: bool) -> io::Result<Index> {
        Ok(Index { common: self.common.clone(), id: self.id, pulled: BTreeMap::new() })
    }
}

/// A connection's copy of the index of the journal, which all connections share.
pub struct Index {
    common: Arc<Mutex<Common>>,
    id: u64,
    /// The regions as they were when they were copied last, so that only changes are passed on.
    pulled: BTreeMap<u32, Box<[u8; REGION]>>,
}

impl Drop for Index {
    fn drop(&mut self) {
        locked(&self.common).index_locks.retain(|(_, id), _| *id != self.id);
    }
}

impl WalIndex for Index {
    fn map(&mut self, region: u32) -> io::Result<[u8; REGION]> {
        let mut common = locked(&self.common);
        let shared = common.regions.entry(region).or_insert_with(|| Box::new([0; REGION]));
        self.pulled.insert(region, shared.clone());
        Ok(**shared)
    }

    fn lock(&mut self, slots: Range<u8>, lock: WalIndexLock) -> io::Result<bool> {
        let mut common = locked(&self.common);
        let refused = |slot: u8| {
            let others = common.index_locks.range((slot, 0)..=(slot, u64::MAX));
            let mut others = others.filter(|((_, id), _)| *id != self.id).map(|(_, lock)| *lock);
            match lock {
                WalIndexLock::None => false,
                WalIndexLock::Shared => others.any(|other| other == WalIndexLock::Exclusive),
                WalIndexLock::Exclusive => others.next().is_some(),
            }
        };
        if slots.clone().any(refused) {
            return Ok(false);
        }
        for slot in slots {
            match lock {
                WalIndexLock::None => drop(common.index_locks.remove(&(slot, self.id))),
                lock => drop(common.index_locks.insert((slot, self.id), lock)),
            }
        }
        Ok(true)
    }

    fn delete(self) -> io::Result<()> {
        locked(&self.common).regions.clear();
        Ok(())
    }

    fn pull(&mut self, region: u32, data: &mut [u8; REGION]) -> io::Result<()> {
        *data = self.map(region)?;
        Ok(())
    }

    fn push(&mut self, region: u32, data: &[u8; REGION]) -> io::Result<()> {
        let mut common = locked(&self.common);
        let shared = common.regions.entry(region).or_insert_with(|| Box::new([0; REGION]));
        let pulled = self.pulled.entry(region).or_insert_with(|| Box::new([0; REGION]));
        for ((shared, pulled), byte) in shared.iter_mut().zip(pulled.iter()).zip(data) {
            if pulled != byte {
                *shared = *byte;
            }
        }
        pulled.copy_from_slice(data);
        Ok(())
    }
}

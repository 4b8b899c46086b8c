//! A store on a disk: one SQLite file, written by one writer, flushed before anything is acknowledged.

mod bans;
mod bytes;
mod change;
mod data_file;
mod error;
mod faults;
mod files;
mod head;
mod journal;
mod load;
mod open;
mod outcome;
mod read;
mod rows;
mod salvage;
mod sanctions;
mod schema;
mod secrets;
mod sums;
mod sweep;
mod unfinished;
mod watch;
mod write;

use std::path::{Path, PathBuf};

use protocol::Room;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Executor};
use table::{Line, Moderation, Standing};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use self::change::Leaving;
use self::error::plain;
use self::open::Held;
use self::outcome::Done;
use self::watch::Watch;
use self::write::{Anchor, Job, QUEUE_MAX, Write};
use crate::{
    Ban, Change, Changed, Created, Entry, EventStore, Expired, Kept, Later, NewTable, Owner, Page, ReadError,
    Removal, Reseat, SigningKey, Stored, Summary, WriteError, in_log,
};

pub use data_file::{Contents, DataFile, Facts, Restored, TableOrder, restore};
pub use error::OpenError;
pub use salvage::{Salvaged, salvage};
pub use schema::SCHEMA;

/// The number of reading connections, for lists and for loading tables. Moves read nothing.
const READERS: u32 = 2;

/// The options for opening a data file.
#[derive(Clone, Copy, Default, Debug)]
pub struct Options {
    /// The maximum number of pages (of 4 KiB) the file may have: beyond them writes fail as on a full disk.
    pub pages_max: Option<u32>,
    /// The treatment of a file of no bytes.
    pub empty: Empty,
}

/// The treatment of a data file of no bytes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Empty {
    /// It is refused, since it may have been cut short.
    #[default]
    Refused,
    /// It is replaced by a new data file.
    Filled,
}

/// A store in one SQLite file.
pub struct Sqlite {
    // Taken out when the store is closed.
    open: Mutex<Option<Open>>,
    readers: SqlitePool,
    // The last check, which may still be going on when the store is closed.
    checking: Mutex<Option<JoinHandle<()>>>,
    path: PathBuf,
    key: SigningKey,
}

/// The resources of an open store.
struct Open {
    jobs: mpsc::Sender<Job>,
    writer: JoinHandle<()>,
}

impl Sqlite {
    /// Opens a data file, or creates it.
    ///
    /// # Errors
    /// If the file is in use, damaged, not a data file of this program, or of a newer version. The file is unchanged
    /// then.
    pub async fn open(path: &Path, options: Options) -> Result<Self, OpenError> {
        let Held { path, mut locks } = open::hold(path, open::Hold::Write).await?;
        let layout = open::prepare(&path, options.empty).await?;
        locks.take_file(&path)?;
        let cannot = error::unusable(&path);
        let mut connect = SqliteConnectOptions::new()
            .filename(&path)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            // Deleted rows are overwritten: a person who has them removed does not stay in free pages.
            .pragma("secure_delete", "ON")
            .thread_name(|_| "store".into());
        if let Some(pages) = options.pages_max {
            connect = connect.pragma("max_page_count", pages.to_string());
        }
        locks.release_space();
        // The first connection finds out whether the file can be written at all.
        let mut first = connect.connect().await.map_err(&cannot)?;
        // Frames that a crash left behind the last whole transaction must not stay there under new ones (`journal`).
        let is_emptied = match write::empty_journal(&mut first).await {
            Ok(_) => true,
            Err(error) if error::is_full(&error) => {
                tracing::error!("the disk is full: nothing can be stored until there is space again");
                false
            }
            Err(error) => return Err(cannot(error)),
        };
        if layout < SCHEMA {
            let kept = data_file::keep_layout(&mut first, &path, layout).await?;
            tracing::warn!(
                "the layout of the data file changes from {layout} to {SCHEMA}; {} is a copy of it as it was",
                kernel::harmless(&kept.to_string_lossy())
            );
            // An earlier program left it readable for others; now it may get the key that signs cookies.
            files::make_private(&path).map_err(error::io_error(&path))?;
            open::migrate(&mut first, layout).await.map_err(&cannot)?;
        }
        let readers = readers(&path).await.map_err(cannot)?;
        let key = open::signing_key(&mut first, &path).await?;
        let watch = Watch::over(&path).map_err(|why| OpenError::Io {
            path: path.clone(),
            kind: std::io::ErrorKind::Other,
            why,
        })?;
        locks.reserve_space();
        let (jobs, waiting) = mpsc::channel(QUEUE_MAX);
        let anchor = Anchor { connection: first, locks, is_emptied };
        let writer = tokio::spawn(write::run(connect, watch, anchor, waiting));
        Ok(Sqlite {
            open: Mutex::new(Some(Open { jobs, writer })),
            readers,
            checking: Mutex::new(None),
            path,
            key,
        })
    }

    /// Returns the path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Looks through the whole file for damage that opening it does not find, as [`DataFile::check`] does, while others
    /// use it. Returns a description of each fault.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub async fn check(&self) -> Result<Vec<String>, ReadError> {
        let mut checking = self.checking.lock().await;
        if self.open.lock().await.is_none() {
            return Err(ReadError("the store is closed".into()));
        }
        // A connection of its own, so that nobody waits for it, and a task of its own: a connection that is dropped while
        // it is opened would be closed at no known time.
        let connect = SqliteConnectOptions::new().filename(&self.path).read_only(true);
        let (answer, answered) = oneshot::channel();
        *checking = Some(tokio::spawn(async move {
            let pool = SqlitePoolOptions::new().max_connections(1).connect_lazy_with(connect);
            let found = faults::faults(&pool, SCHEMA).await.map_err(read_error);
            pool.close().await;
            let _ = answer.send(found);
        }));
        drop(checking);
        answered.await.unwrap_or_else(|_| Err(ReadError("the check was interrupted".into())))
    }

    /// Removes a person from one table after the other, and again from those where they wrote meanwhile.
    async fn remove_person(&self, person: Owner, heir: Option<Owner>) -> Result<Vec<Changed>, WriteError> {
        let mut tables: Vec<Changed> = Vec::new();
        for _ in 0..LEAVINGS_MAX {
            let numbers = change::concerned(&self.readers, person).await.map_err(read_error);
            let numbers = numbers.map_err(|error| WriteError::NotStored(error.0))?;
            let has_left = numbers.is_empty();
            for number in numbers {
                let leaving = Leaving { person, heir, table: Some(number) };
                tables.extend(self.write(Write::Leave(leaving)).await?.changed());
            }
            if has_left {
                break;
            }
        }
        if !tables.is_empty() || self.knew(person).await? {
            self.write(Write::Leave(Leaving { person, heir, table: None })).await?;
        }
        Ok(tables)
    }

    /// Returns whether a person was known before cookies were signed.
    async fn knew(&self, person: Owner) -> Result<bool, WriteError> {
        let known = read::knew_unsigned(&self.readers, person).await.map_err(read_error);
        known.map_err(|error| WriteError::NotStored(error.0))
    }

    async fn write(&self, write: Write) -> Result<Done, WriteError> {
        let closed = || WriteError::NotStored("the store is closed".into());
        let jobs = match &*self.open.lock().await {
            Some(open) => open.jobs.clone(),
            None => return Err(closed()),
        };
        let (answer, answered) = oneshot::channel();
        jobs.send(Job { write, answer }).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }
}

/// The maximum number of times that the tables of a person who is removed are looked up: a person who goes on writing must
/// not delay the removal without end.
const LEAVINGS_MAX: usize = 3;

/// Opens the connections that only read, all of them, for as long as the store is open. One that was opened later would
/// open whatever files have the names by then. With a new data file it would cut short the index that the connections
/// to the lost one share, while they use it.
async fn readers(path: &Path) -> Result<SqlitePool, sqlx::Error> {
    let reading = SqliteConnectOptions::new().filename(path).read_only(true).thread_name(|_| "store".into());
    SqlitePoolOptions::new()
        .min_connections(READERS)
        .max_connections(READERS)
        .idle_timeout(None)
        .max_lifetime(None)
        // The journal is opened with the first question.
        .after_connect(|reader, _| {
            Box::pin(async { reader.execute("SELECT 1 FROM sqlite_schema").await.map(drop) })
        })
        .connect_with(reading)
        .await
}

fn read_error(error: sqlx::Error) -> ReadError {
    unread("the data file", error)
}

fn unread(what: &str, error: sqlx::Error) -> ReadError {
    // A read that comes after the store was closed finds no fault.
    if matches!(error, sqlx::Error::PoolClosed) {
        return ReadError("the store is closed".into());
    }
    tracing::error!("cannot read {what}: {error}");
    ReadError(plain(&error))
}

/// SQLite's numbers are signed; times stay far below the limit.
fn signed(at: u64) -> i64 {
    i64::try_from(at).unwrap_or(i64::MAX)
}

/// Returns a room of the chat as the file names it.
fn room_name(room: Room) -> &'static str {
    match room {
        Room::Table => "table",
        Room::Spectators => "spectators",
    }
}

/// Returns the room of the chat that the file names so.
fn room_of(name: &str) -> Option<Room> {
    [Room::Table, Room::Spectators].into_iter().find(|room| room_name(*room) == name)
}

impl EventStore for Sqlite {
    fn create(&self, table: NewTable) -> Later<'_, Result<Created, WriteError>> {
        Box::pin(async {
            Ok(match self.write(Write::Create(table)).await? {
                Done::Already(earlier) => Created::Already(earlier),
                _ => Created::New,
            })
        })
    }

    fn append<'a>(
        &'a self,
        table: &'a str,
        entry: Entry,
        standing: Standing,
    ) -> Later<'a, Result<(), WriteError>> {
        let write = Write::Append { table: table.to_owned(), entry, standing };
        Box::pin(async { self.write(write).await.map(|_| ()) })
    }

    fn reseat<'a>(&'a self, table: &'a str, reseat: Reseat) -> Later<'a, Result<i64, WriteError>> {
        let write = Write::Reseat { table: table.to_owned(), reseat };
        Box::pin(async { self.write(write).await.map(Done::grown) })
    }

    fn say<'a>(&'a self, table: &'a str, line: Line) -> Later<'a, Result<i64, WriteError>> {
        let write = Write::Say { table: table.to_owned(), line };
        Box::pin(async { self.write(write).await.map(Done::grown) })
    }

    fn moderate<'a>(&'a self, table: &'a str, moderation: Moderation) -> Later<'a, Result<(), WriteError>> {
        let write = Write::Moderate { table: table.to_owned(), moderation };
        Box::pin(async { self.write(write).await.map(|_| ()) })
    }

    fn load<'a>(&'a self, table: &'a str) -> Later<'a, Result<Option<Stored>, ReadError>> {
        let unread = |error| unread(&format!("the table {}", in_log(table)), error);
        Box::pin(async move { load::load(&self.readers, head::Which::Id(table)).await.map_err(unread) })
    }

    fn remove(&self, owner: Owner, removal: Removal) -> Later<'_, Result<(), WriteError>> {
        Box::pin(async move { self.write(Write::Remove { owner, removal }).await.map(|_| ()) })
    }

    fn tables_of(&self, owner: Owner, from: u32, limit: u32) -> Later<'_, Result<Page, ReadError>> {
        Box::pin(async move { read::tables_of(&self.readers, owner, from, limit).await.map_err(read_error) })
    }

    fn lobby(&self, since: u64, limit: u32) -> Later<'_, Result<Vec<Summary>, ReadError>> {
        Box::pin(async move { read::lobby(&self.readers, since, limit).await.map_err(read_error) })
    }

    fn gathering(&self, people: Vec<Owner>, since: u64) -> Later<'_, Result<u32, ReadError>> {
        Box::pin(async move { read::gathering(&self.readers, &people, since).await.map_err(read_error) })
    }

    fn idle_seats(&self, people: Vec<Owner>, since: u64) -> Later<'_, Result<u32, ReadError>> {
        Box::pin(async move { read::idle_seats(&self.readers, &people, since).await.map_err(read_error) })
    }

    fn has_tables(&self, owner: Owner) -> Later<'_, Result<bool, ReadError>> {
        Box::pin(async move { read::has_tables(&self.readers, owner).await.map_err(read_error) })
    }

    fn held(&self, owner: Owner) -> Later<'_, Result<u64, ReadError>> {
        Box::pin(async move { bytes::held(&self.readers, owner).await.map_err(read_error) })
    }

    fn awaiting_bots(&self) -> Later<'_, Result<Vec<String>, ReadError>> {
        Box::pin(async move { read::awaiting_bots(&self.readers).await.map_err(read_error) })
    }

    fn sweep(&self, expired: Expired) -> Later<'_, Result<Vec<Changed>, WriteError>> {
        Box::pin(async move { self.write(Write::Sweep(expired)).await.map(Done::changed) })
    }

    fn grow_old(&self, now: u64) -> Later<'_, Result<u64, WriteError>> {
        Box::pin(async move { self.write(Write::GrowOld(now)).await.map(Done::counted) })
    }

    fn count_expired(&self, expired: Expired) -> Later<'_, Result<u32, ReadError>> {
        Box::pin(async move {
            let mut reader = self.readers.acquire().await.map_err(read_error)?;
            sweep::count_expired(&mut reader, expired).await.map_err(read_error)
        })
    }

    fn person(&self, hash: Owner) -> Later<'_, Result<Option<Owner>, ReadError>> {
        Box::pin(async move { secrets::person(&self.readers, hash).await.map_err(read_error) })
    }

    fn refuse(&self, person: Owner) -> Later<'_, Result<(), WriteError>> {
        Box::pin(async move { self.write(Write::Refuse(person)).await.map(|_| ()) })
    }

    fn ban(&self, ban: Ban, now: u64) -> Later<'_, Result<(), WriteError>> {
        Box::pin(async move { self.write(Write::Ban { ban, now }).await.map(|_| ()) })
    }

    fn bans(&self) -> Later<'_, Result<Vec<Ban>, ReadError>> {
        Box::pin(async move { bans::bans(&self.readers).await.map_err(read_error) })
    }

    fn change(&self, change: Change) -> Later<'_, Result<Vec<Changed>, WriteError>> {
        Box::pin(async move {
            match change {
                Change::RemovePerson { person, heir } => self.remove_person(person, heir).await,
                change => self.write(Write::Change(change)).await.map(Done::changed),
            }
        })
    }

    fn kept(&self, person: Owner, after: i64) -> Later<'_, Result<Option<(i64, Kept)>, ReadError>> {
        Box::pin(async move { change::kept(&self.readers, person, after).await.map_err(read_error) })
    }

    fn is_writable(&self) -> Later<'_, Result<(), WriteError>> {
        Box::pin(async { self.write(Write::Touch).await.map(|_| ()) })
    }

    fn size(&self) -> Option<u64> {
        let journal = std::fs::metadata(files::beside(&self.path, "-wal")).map_or(0, |journal| journal.len());
        Some(std::fs::metadata(&self.path).ok()?.len() + journal)
    }

    fn free(&self) -> Option<u64> {
        #[cfg(unix)]
        return rustix::fs::statvfs(&self.path).ok().map(|disk| disk.f_bavail * disk.f_frsize);
        #[cfg(not(unix))]
        None
    }

    fn signing_key(&self) -> &SigningKey {
        &self.key
    }

    fn knew_unsigned(&self, person: Owner) -> Later<'_, Result<bool, ReadError>> {
        Box::pin(async move { read::knew_unsigned(&self.readers, person).await.map_err(read_error) })
    }

    fn close(&self) -> Later<'_, ()> {
        Box::pin(async move {
            let Some(Open { jobs, writer }) = self.open.lock().await.take() else { return };
            // The writer is the last to go: a connection that only reads could not write the journal back.
            if let Some(check) = self.checking.lock().await.take() {
                let _ = check.await;
            }
            self.readers.close().await;
            drop(jobs);
            // A writer that panicked has nothing more to say.
            let _ = writer.await;
        })
    }
}

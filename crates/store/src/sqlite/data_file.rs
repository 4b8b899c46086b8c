//! A data file that is only read, also while a server has it open: its tables, its check, and copies of it.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::AssertSqlSafe;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqlitePool, SqlitePoolOptions};
use tokio::time::{Instant, sleep};

use super::error::{OpenError, io_error, unusable};
use super::files::beside;
use super::head::Which;
use super::open::{self, Held, Hold};
use super::unfinished::{Unfinished, free_name};
use super::{bans, bytes, faults, load, read, read_error};
use crate::{Ban, Damaged, ReadError, SCHEMA, Stored, Summary};

/// A data file that is only read. A server may have it open and write to it meanwhile.
///
/// ```
/// # tokio::runtime::Runtime::new()?.block_on(async {
/// # let folder = tempfile::tempdir()?;
/// # let (data, copy) = (folder.path().join("games.sqlite"), folder.path().join("copy.sqlite"));
/// use store::{DataFile, EventStore, Options, Sqlite};
///
/// let server = Sqlite::open(&data, Options::default()).await?;
/// let file = DataFile::open(&data).await?;
/// assert_eq!(file.back_up(&copy).await?.tables, 0);
/// assert!(file.check().await?.is_empty());
/// # server.close().await;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// # })?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct DataFile {
    pool: SqlitePool,
    path: PathBuf,
    layout: u32,
    incomplete_from: Option<u32>,
    // A file that no server has open is read as one that nobody changes, so no server may open it meanwhile.
    _held: Option<Held>,
}

/// The numbers of what a data file contains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contents {
    /// Tables.
    pub tables: u64,
    /// Moves, deals and undos of all tables.
    pub entries: u64,
    /// Lines of chat.
    pub lines: u64,
}

/// The order of a list of tables.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum TableOrder {
    /// The oldest first.
    #[default]
    Created,
    /// The last changed first.
    Changed,
    /// The largest first.
    Size,
}

/// The dates and the size of a table, for its host.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// The name of the table in addresses.
    pub table: String,
    /// The minute in which it was set up, in UTC, as `2026-11-30 07:15`.
    pub created: String,
    /// The minute of the last change of its seats or its game.
    pub changed: String,
    /// The bytes that it takes ([`size`](crate::size)).
    pub bytes: u64,
}

/// The result of restoring a backup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Restored {
    /// The contents of the data file now.
    pub contents: Contents,
    /// The file that was in its place before, under its new name.
    pub replaced: Option<PathBuf>,
}

impl DataFile {
    /// Opens a data file for reading.
    ///
    /// # Errors
    /// If there is no such file, or it is damaged, not a data file of this program, or of a newer version.
    pub async fn open(path: &Path) -> Result<Self, OpenError> {
        let file = fs::metadata(path).map_err(io_error(path))?;
        if !file.is_file() {
            let kind = if file.is_dir() { io::ErrorKind::IsADirectory } else { io::ErrorKind::InvalidInput };
            return Err(io_error(path)(kind.into()));
        }
        if file.len() == 0 {
            return Err(OpenError::Empty(path.to_owned()));
        }
        let path = path.canonicalize().map_err(io_error(path))?;
        let (held, shared) = hold_to_read(&path).await?;
        // The journal of a server that runs is being written.
        let incomplete_from = if held.is_some() { open::examine_journal(&path)? } else { None };
        let held = held.filter(|_| !shared);
        let layout = open::examine(&path, shared).await?;
        let connect = SqliteConnectOptions::new().filename(&path).read_only(true).immutable(!shared);
        let pool = SqlitePoolOptions::new().max_connections(1).connect_with(connect).await;
        Ok(Self { pool: pool.map_err(unusable(&path))?, path, layout, incomplete_from, _held: held })
    }

    /// Returns the frame of the journal from which on its last transaction is incomplete, as after a power cut; what
    /// follows is left out. None if it is complete, or a server has the file open.
    pub fn incomplete_from(&self) -> Option<u32> {
        self.incomplete_from
    }

    /// Copies the file, as it is at one moment, to a new file.
    ///
    /// # Errors
    /// If there is a file of this name already, which stays as it is, or it cannot be written.
    pub async fn back_up(&self, to: &Path) -> Result<Contents, OpenError> {
        take_name(to)?;
        let made = self.copy(to).await;
        if made.is_err() {
            // The file that is left is empty and says nothing.
            let _ = fs::remove_file(to);
        }
        made
    }

    /// Puts a complete copy in the place of `to`.
    async fn copy(&self, to: &Path) -> Result<Contents, OpenError> {
        let new = Unfinished::beside(to, ".new")?;
        let mut connection = self.pool.acquire().await.map_err(unusable(&self.path))?;
        copy(&mut connection, new.path()).await?;
        open::examine(new.path(), false).await?;
        let contents = contents(new.path()).await?;
        new.finish(to)?;
        Ok(contents)
    }

    /// Looks for damage that opening the file does not find: in every page and index, in references between rows, and,
    /// unless the file has an older layout, in every row by its checksum. Returns a description of each fault.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub async fn check(&self) -> Result<Vec<String>, ReadError> {
        faults::faults(&self.pool, self.layout).await.map_err(read_error)
    }

    /// Returns all tables, in the order in which they were created, with what is wrong with those that are damaged.
    ///
    /// # Errors
    /// If the file cannot be read, or was not opened by a server of this version yet.
    pub async fn tables(&self) -> Result<Vec<Result<Summary, Damaged>>, ReadError> {
        self.check_layout()?;
        read::all_tables(&self.pool).await.map_err(read_error)
    }

    /// Returns what a host wants to know of each table beside its game, in this order.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub async fn facts(&self, order: TableOrder) -> Result<Vec<Facts>, ReadError> {
        let order = match order {
            TableOrder::Created => "number",
            TableOrder::Changed => "changed DESC, number",
            TableOrder::Size => "bytes DESC, number",
        };
        let minute = |time: &str| format!("strftime('%Y-%m-%d %H:%M', {time} / 1000, 'unixepoch')");
        let question = format!(
            "SELECT id, {}, {}, {} AS bytes FROM tables AS t ORDER BY {order}",
            minute("created"),
            minute("changed"),
            bytes::of_t()
        );
        let rows: Result<Vec<(String, String, String, i64)>, _> =
            sqlx::query_as(AssertSqlSafe(question)).fetch_all(&self.pool).await;
        let facts = |(table, created, changed, bytes): (String, String, String, i64)| Facts {
            table,
            created,
            changed,
            bytes: bytes.unsigned_abs(),
        };
        rows.map(|rows| rows.into_iter().map(facts).collect()).map_err(read_error)
    }

    /// Returns the bans, each with the minute in which it ends, in UTC, as `2026-11-30 07:15`.
    ///
    /// # Errors
    /// If the file cannot be read, or was not opened by a server of this version yet.
    pub async fn bans(&self) -> Result<Vec<(Ban, String)>, ReadError> {
        self.check_layout()?;
        let mut found = Vec::new();
        for ban in bans::bans(&self.pool).await.map_err(read_error)? {
            let minute = sqlx::query_as("SELECT strftime('%Y-%m-%d %H:%M', ?1 / 1000, 'unixepoch')");
            let minute = minute.bind(ban.until.cast_signed()).fetch_one(&self.pool);
            let (minute,): (String,) = minute.await.map_err(read_error)?;
            found.push((ban, minute));
        }
        Ok(found)
    }

    /// Returns the names of the tables that begin with these letters, in order.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub async fn named(&self, letters: &str) -> Result<Vec<String>, ReadError> {
        let named = "SELECT id FROM tables WHERE substr(id, 1, length(?1)) = ?1 ORDER BY id";
        let rows: Result<Vec<(String,)>, _> = sqlx::query_as(named).bind(letters).fetch_all(&self.pool).await;
        rows.map(|rows| rows.into_iter().map(|(id,)| id).collect()).map_err(read_error)
    }

    /// Returns a table; none if there is no such table.
    ///
    /// # Errors
    /// If the file cannot be read, or was not opened by a server of this version yet.
    pub async fn load(&self, table: &str) -> Result<Option<Stored>, ReadError> {
        self.check_layout()?;
        load::load(&self.pool, Which::Id(table)).await.map_err(read_error)
    }

    fn check_layout(&self) -> Result<(), ReadError> {
        match self.layout {
            SCHEMA => Ok(()),
            older => Err(ReadError(format!(
                "its layout is {older}, and this version reads {SCHEMA}: start the server with it once"
            ))),
        }
    }
}

/// Keeps servers from opening a file, but not those who read it too; none where a server has it open, or no server could
/// write to it anyway. Also returns whether there is a journal.
async fn hold_to_read(path: &Path) -> Result<(Option<Held>, bool), OpenError> {
    // A process that has the file open has a journal beside it, which may be empty; after a crash it is left.
    let journal = beside(path, "-wal");
    let until = Instant::now() + open::PATIENCE;
    loop {
        let shared = journal.exists();
        match open::hold(path, Hold::Read).await {
            Ok(held) => return Ok((Some(held), journal.exists())),
            Err(OpenError::InUse(_)) if shared => return Ok((None, shared)),
            // A server that starts or stops has no journal for a moment, nor has a process that replaces the file.
            Err(OpenError::InUse(_)) if Instant::now() < until => sleep(open::AGAIN).await,
            Err(OpenError::Io {
                kind: io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem,
                ..
            }) => return Ok((None, shared)),
            Err(error) => return Err(error),
        }
    }
}

/// Takes the name of a file that is to be written, so that nothing is ever overwritten.
///
/// # Errors
/// If there is a file of this name, or it cannot be made.
pub(super) fn take_name(to: &Path) -> Result<(), OpenError> {
    File::create_new(to).map(|_| ()).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => OpenError::Exists(to.to_owned()),
        _ => io_error(to)(error),
    })
}

/// Copies everything that a connection sees at this moment to a file that is empty.
async fn copy(connection: &mut SqliteConnection, empty: &Path) -> Result<(), OpenError> {
    let name = empty.to_str().ok_or_else(|| io_error(empty)(io::ErrorKind::InvalidFilename.into()))?;
    sqlx::query("VACUUM INTO ?1").bind(name).execute(connection).await.map(|_| ()).map_err(unusable(empty))
}

/// Counts the contents of a file that nobody changes.
pub(super) async fn contents(path: &Path) -> Result<Contents, OpenError> {
    let cannot = unusable(path);
    let options = SqliteConnectOptions::new().filename(path).read_only(true).immutable(true);
    let pool = SqlitePoolOptions::new().max_connections(1).connect_with(options).await.map_err(&cannot)?;
    let count =
        "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM entries), (SELECT count(*) FROM lines)";
    let counted: Result<(i64, i64, i64), _> = sqlx::query_as(count).fetch_one(&pool).await;
    pool.close().await;
    let (tables, entries, lines) = counted.map_err(cannot)?;
    let [tables, entries, lines] = [tables, entries, lines].map(i64::cast_unsigned);
    Ok(Contents { tables, entries, lines })
}

/// Copies a file before its layout is changed, to a new file beside it. Returns the name of the copy.
///
/// # Errors
/// If the copy cannot be written.
pub(super) async fn keep_layout(
    connection: &mut SqliteConnection,
    path: &Path,
    layout: u32,
) -> Result<PathBuf, OpenError> {
    let kept = free_name(path, &format!(".layout-{layout}"));
    let new = Unfinished::beside(&kept, ".new")?;
    copy(connection, new.path()).await?;
    new.finish(&kept)?;
    Ok(kept)
}

/// Puts a copy of a backup in the place of a data file, which no server may have open. The file that was there gets
/// another name.
///
/// # Errors
/// If the backup cannot be used or has a fault, a server has the data file open, or a file cannot be written. Then the
/// data file is unchanged.
pub async fn restore(backup: &Path, data: &Path) -> Result<Restored, OpenError> {
    let from = DataFile::open(backup).await?;
    let unreadable = |why: String| OpenError::Damaged { path: from.path.clone(), why };
    if let Some(fault) = from.check().await.map_err(|error| unreadable(error.0))?.into_iter().next() {
        return Err(unreadable(fault));
    }
    let Held { path, locks } = open::hold(data, Hold::Write).await?;
    let new = Unfinished::beside(&path, open::RESTORED)?;
    let mut connection = from.pool.acquire().await.map_err(unusable(&from.path))?;
    copy(&mut connection, new.path()).await?;
    let contents = contents(new.path()).await?;
    // The copy is complete: the rest only changes names.
    let aside = free_name(&path, ".replaced");
    rename_with_journal(&path, &aside)?;
    if let Err(error) = new.finish(&path) {
        rename_with_journal(&aside, &path)?;
        return Err(error);
    }
    drop(locks);
    Ok(Restored { contents, replaced: aside.exists().then_some(aside) })
}

/// Gives a data file, if there is one, another name, with its journal.
fn rename_with_journal(path: &Path, name: &Path) -> Result<(), OpenError> {
    for suffix in ["", "-wal", "-journal"] {
        let (old, new) = (beside(path, suffix), beside(name, suffix));
        match fs::rename(&old, &new) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(io_error(&old)(error)),
            _ => {}
        }
    }
    // The index that the connections of a crashed server shared; without them it says nothing.
    let _ = fs::remove_file(beside(path, "-shm"));
    Ok(())
}

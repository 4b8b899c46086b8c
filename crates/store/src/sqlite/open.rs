//! Opening a data file: all checks are made before anything is written, so that a file that is refused stays unchanged,
//! byte for byte.

use std::fs::{File, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row};
use tokio::time::{Instant, sleep};

use super::error::{OpenError, damaged, io_error, shown, unusable};
use super::files::beside;
use super::journal::{self, Journal};
use super::rows::read_key;
use super::schema::{APPLICATION, MIGRATIONS, SCHEMA, SECRETS, SUMMED};
use super::unfinished::{Unfinished, create_owned};
use super::{Empty, faults};
use crate::SigningKey;

/// The suffix of a copy of a backup that is to take the place of a data file.
pub(super) const RESTORED: &str = ".restored";

/// The use that a process makes of a data file that it holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Hold {
    /// It writes: no other process may hold the file.
    Write,
    /// It reads the file as one that nobody changes: others may do the same.
    Read,
}

/// The time for which a file that others hold is waited for, since most of them end at once.
pub(super) const PATIENCE: Duration = Duration::from_secs(3);
/// The time between two attempts.
pub(super) const AGAIN: Duration = Duration::from_millis(50);

/// Locks one of the files of a data file.
fn lock(file: &File, hold: Hold) -> Result<(), TryLockError> {
    match hold {
        Hold::Write => file.try_lock(),
        Hold::Read => file.try_lock_shared(),
    }
}

/// Returns why a file cannot be locked: only those who read let others lock it as they do.
fn holder(file: &File, path: &Path) -> OpenError {
    match file.try_lock_shared() {
        Ok(()) => {
            // It would keep others away that may well hold the file.
            let _ = file.unlock();
            OpenError::BeingRead(path.to_owned())
        }
        Err(_) => OpenError::InUse(path.to_owned()),
    }
}

/// A data file that is held, for as long as the locks live.
pub(super) struct Held {
    pub path: PathBuf,
    pub locks: Locks,
}

/// The locks that keep other servers away from a data file.
pub(super) struct Locks {
    /// On a file beside it: there may be no data file yet, and earlier programs know only this lock.
    name: File,
    /// On the data file itself, whatever its name. To close it would drop SQLite's own locks on the file, so it must
    /// live longer than every connection.
    file: Option<File>,
    hold: Hold,
}

/// The bytes that the file with the name keeps free for the index of the journal, without which SQLite cannot even read.
const RESERVE: u64 = 64 * 1024;

impl Locks {
    /// Gives the space back that is kept for opening the data file on a full disk.
    pub fn release_space(&self) {
        // Without it the file is opened as on any other disk.
        let _ = self.name.set_len(0);
    }

    /// Keeps space for opening the data file on a disk that is full by then, if there is any now.
    pub fn reserve_space(&mut self) {
        let kept = self.name.rewind().and_then(|()| self.name.write_all(&[0; RESERVE as usize]));
        if kept.is_err() {
            self.release_space();
        }
    }

    /// Locks the data file itself, if it exists and is not locked yet. Backups can still read it: SQLite's locks are of
    /// another kind there.
    ///
    /// # Errors
    /// If another server uses the file under another name, or it cannot be read.
    pub fn take_file(&mut self, path: &Path) -> Result<(), OpenError> {
        // Elsewhere both kinds of locks exclude each other.
        if self.file.is_some() || !cfg!(target_os = "linux") {
            return Ok(());
        }
        let file = match File::open(path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            Err(error) => return Err(io_error(path)(error)),
        };
        match lock(&file, self.hold) {
            Ok(()) => self.file = Some(file),
            Err(TryLockError::WouldBlock) => return Err(holder(&file, path)),
            // Some network file systems have no such locks.
            Err(TryLockError::Error(error)) => {
                tracing::warn!("{} is locked by its name alone: {error}", shown(path));
            }
        }
        Ok(())
    }
}

/// Resolves the path of the file and locks it against other servers. Those who only read it are waited for, but not long.
pub(super) async fn hold(path: &Path, hold: Hold) -> Result<Held, OpenError> {
    let until = Instant::now() + PATIENCE;
    loop {
        match try_hold(path, hold) {
            Err(OpenError::BeingRead(_)) if Instant::now() < until => sleep(AGAIN).await,
            held => return held,
        }
    }
}

/// Resolves the path of the file and locks it, if it can be locked now.
fn try_hold(path: &Path, hold: Hold) -> Result<Held, OpenError> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if folder.exists() && !folder.is_dir() {
        return Err(io_error(folder)(io::ErrorKind::NotADirectory.into()));
    }
    std::fs::create_dir_all(folder).map_err(io_error(folder))?;
    let path = match path.canonicalize() {
        Ok(path) => path,
        // A link to a disk that is not there: a new file would hide the one on it.
        Err(error) if path.is_symlink() => return Err(io_error(path)(error)),
        Err(_) => {
            let name =
                path.file_name().ok_or_else(|| io_error(path)(io::ErrorKind::InvalidFilename.into()))?;
            folder.canonicalize().map_err(io_error(folder))?.join(name)
        }
    };
    if path.is_dir() {
        return Err(io_error(&path)(io::ErrorKind::IsADirectory.into()));
    }
    // A device looks empty, and a new file would be moved into its place.
    if path.exists() && !path.is_file() {
        return Err(io_error(&path)(io::ErrorKind::InvalidInput.into()));
    }
    let lock_path = beside(&path, ".lock");
    let name = open_lock(&lock_path).map_err(io_error(&lock_path))?;
    match lock(&name, hold) {
        Ok(()) => {
            let mut locks = Locks { name, file: None, hold };
            // An empty file is replaced by a new one, which is locked in its place.
            if std::fs::metadata(&path).is_ok_and(|data| data.len() > 0) {
                locks.take_file(&path)?;
            }
            Ok(Held { path, locks })
        }
        Err(TryLockError::WouldBlock) => Err(holder(&name, &path)),
        Err(TryLockError::Error(error)) => Err(io_error(&lock_path)(error)),
    }
}

/// Opens a file that is only locked, or creates it.
fn open_lock(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    // Over a network those who share a lock must be able to read the file.
    options.read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => match create_owned(&mut options, path) {
            // Somebody created it meanwhile.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                options.create_new(false).open(path)
            }
            created => created,
        },
        opened => opened,
    }
}

/// Creates the file if there is none, else checks that it can be used. Returns the version of its layout.
pub(super) async fn prepare(path: &Path, empty: Empty) -> Result<u32, OpenError> {
    let bytes = match std::fs::metadata(path) {
        Ok(data) => Some(data.len()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(io_error(path)(error)),
    };
    if bytes.unwrap_or_default() == 0 {
        // Even if there is nothing in it: a server that stops leaves none of them, unless its file was lost. A complete
        // copy of a backup is left only if its name was not changed any more.
        let mut parts = ["-wal", "-journal", "-shm"].map(|suffix| beside(path, suffix)).into_iter();
        if let Some(left) = parts.find(|left| left.exists()).or_else(|| restored(path)) {
            return Err(OpenError::Orphan { path: path.to_owned(), left });
        }
        if bytes.is_some() && empty == Empty::Refused {
            return Err(OpenError::Empty(path.to_owned()));
        }
        make(path).await?;
    }
    // Without a journal the file is complete in itself, and reading it as one that nobody changes makes no
    // file beside it. With a journal (after a crash) its content is part of the truth and must be read too.
    let journal = ["-wal", "-journal"]
        .iter()
        .any(|suffix| std::fs::metadata(beside(path, suffix)).is_ok_and(|data| data.len() > 0));
    if let Some(frame) = examine_journal(path)? {
        tracing::warn!(
            "the last transaction in {} is incomplete from frame {frame} on and is left out, as after a power cut",
            shown(&beside(path, "-wal"))
        );
    }
    examine(path, journal).await
}

/// Returns a copy of a backup that was to take the place of a data file, whatever number its name has.
fn restored(path: &Path) -> Option<PathBuf> {
    let start = beside(path, RESTORED);
    let start = start.file_name()?.to_string_lossy().into_owned();
    let is_copy = |name: &PathBuf| {
        let name = name.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let number = name.strip_prefix(&start).map(|rest| rest.strip_prefix('-').unwrap_or(rest).to_owned());
        number.is_some_and(|number| number.bytes().all(|byte| byte.is_ascii_digit()))
    };
    let names = std::fs::read_dir(path.parent()?).ok()?.filter_map(|entry| Some(entry.ok()?.path()));
    names.filter(is_copy).min()
}

/// Checks the journal of a file that no server has open. Returns the frame from which on its last transaction is
/// incomplete, if it is.
pub(super) fn examine_journal(path: &Path) -> Result<Option<u32>, OpenError> {
    let log = beside(path, "-wal");
    match journal::examine(&log).map_err(io_error(&log))? {
        Journal::Whole => Ok(None),
        Journal::Torn(frame) => Ok(Some(frame)),
        Journal::Damaged(frame) => {
            let place = if frame == 0 { "the header".to_owned() } else { format!("frame {frame}") };
            let why = format!("{place} of its journal is damaged, and what follows cannot be used");
            Err(OpenError::Damaged { path: path.to_owned(), why })
        }
    }
}

/// Creates a new file under another name and moves it into place when it is complete, so that there is never an
/// incomplete file under the right name.
async fn make(path: &Path) -> Result<(), OpenError> {
    let new = Unfinished::beside(path, ".new")?;
    fill(new.path()).await?;
    new.finish(path)
}

/// Makes a data file without tables of a file that is empty.
pub(super) async fn fill(empty: &Path) -> Result<(), OpenError> {
    let cannot = unusable(empty);
    let options = SqliteConnectOptions::new().filename(empty);
    let mut connection = options.connect().await.map_err(&cannot)?;
    let made = migrate(&mut connection, 0).await;
    let closed = connection.close().await;
    made.and(closed).map_err(cannot)
}

/// Migrates a layout to the current version, atomically.
pub(super) async fn migrate(connection: &mut SqliteConnection, from: u32) -> Result<(), sqlx::Error> {
    let mut all = connection.begin().await?;
    for step in &MIGRATIONS[from as usize..] {
        sqlx::raw_sql(*step).execute(&mut *all).await?;
    }
    // Only a file that has no key gets one.
    let mut key: SigningKey = [0; 64];
    getrandom::fill(&mut key).map_err(|error| sqlx::Error::Io(io::Error::other(error)))?;
    let new = sqlx::query("INSERT INTO signing (one, key) VALUES (1, ?1) ON CONFLICT DO NOTHING");
    new.bind(key.as_slice()).execute(&mut *all).await?;
    if from < SUMMED {
        faults::seal_all(&mut all).await?;
    }
    if from < SECRETS {
        faults::seal_swept(&mut all).await?;
    }
    let marks = format!("PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {SCHEMA}");
    sqlx::raw_sql(AssertSqlSafe(marks)).execute(&mut *all).await?;
    all.commit().await
}

/// Reads the key with which the server signs.
pub(super) async fn signing_key(
    connection: &mut SqliteConnection,
    path: &Path,
) -> Result<SigningKey, OpenError> {
    let row = sqlx::query("SELECT key, sum FROM signing").fetch_optional(connection).await;
    let key = row.and_then(|row| row.as_ref().map(read_key).transpose()).map_err(damaged(path))?;
    key.flatten().ok_or_else(|| OpenError::Damaged {
        path: path.to_owned(),
        why: "its signing key is missing or changed".into(),
    })
}

/// Checks, on a read-only connection, that the file is a data file of this program, has a known layout, and is not
/// damaged. Returns the version of its layout. A file that has no journal is read as one that nobody changes.
pub(super) async fn examine(path: &Path, journal: bool) -> Result<u32, OpenError> {
    let mut magic = [0; 16];
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut magic));
    match read {
        Ok(()) if &magic == b"SQLite format 3\0" => {}
        Err(error) if error.kind() != io::ErrorKind::UnexpectedEof => return Err(io_error(path)(error)),
        _ => return Err(OpenError::NotOurs(path.to_owned())),
    }
    let options = SqliteConnectOptions::new().filename(path).read_only(true).immutable(!journal);
    let mut connection = options.connect().await.map_err(damaged(path))?;
    let examined = examine_content(&mut connection, path).await;
    let closed = connection.close().await.map_err(damaged(path));
    let version = examined?;
    closed.map(|()| version)
}

async fn examine_content(connection: &mut SqliteConnection, path: &Path) -> Result<u32, OpenError> {
    let application = pragma(connection, "PRAGMA application_id").await.map_err(damaged(path))?;
    if application != APPLICATION {
        return Err(OpenError::NotOurs(path.to_owned()));
    }
    let version = pragma(connection, "PRAGMA user_version").await.map_err(damaged(path))?;
    if version > SCHEMA {
        return Err(OpenError::Newer { path: path.to_owned(), found: version });
    }
    if version == 0 {
        return Err(OpenError::Damaged { path: path.to_owned(), why: "its schema has no version".into() });
    }
    let verdict: String = sqlx::query("PRAGMA quick_check(1)")
        .fetch_one(&mut *connection)
        .await
        .and_then(|row| row.try_get(0))
        .map_err(damaged(path))?;
    if verdict != "ok" {
        let why = verdict.lines().next_back().unwrap_or_default().to_owned();
        return Err(OpenError::Damaged { path: path.to_owned(), why });
    }
    Ok(version)
}

async fn pragma(connection: &mut SqliteConnection, question: &'static str) -> Result<u32, sqlx::Error> {
    let row = sqlx::query(question).fetch_one(connection).await?;
    // SQLite shows the four bytes as a signed number.
    row.try_get::<i32, _>(0).map(i32::cast_unsigned)
}

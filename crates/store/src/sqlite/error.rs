//! The reasons why a data file cannot be opened, and the errors of the database.

use std::path::{Path, PathBuf};
use std::{fmt, io};

use super::schema::SCHEMA;

/// The reason why a data file was not opened. The file is unchanged.
#[derive(Debug)]
pub enum OpenError {
    /// Another process has the file open, and may write to it.
    InUse(PathBuf),
    /// Another process, which writes nothing, reads the file as one that nobody changes.
    BeingRead(PathBuf),
    /// The file is not a data file of this program.
    NotOurs(PathBuf),
    /// The file was written by a later version of the program.
    Newer {
        /// The file.
        path: PathBuf,
        /// The version of the file's layout.
        found: u32,
    },
    /// The file is damaged.
    Damaged {
        /// The file.
        path: PathBuf,
        /// The damage.
        why: String,
    },
    /// The file is empty: perhaps it was cut short.
    Empty(PathBuf),
    /// A file that is to be made exists already.
    Exists(PathBuf),
    /// The file is missing or empty, but something is left of it: its journal, or the index that its connections
    /// shared.
    Orphan {
        /// The file that is missing or empty.
        path: PathBuf,
        /// The file that is left beside it.
        left: PathBuf,
    },
    /// The file cannot be read, created or written.
    Io {
        /// The file or folder.
        path: PathBuf,
        /// The kind of the error, as far as the system reports it.
        kind: io::ErrorKind,
        /// The message of the system.
        why: String,
    },
}

/// Returns a path as it can be printed.
pub(super) fn shown(path: &Path) -> String {
    kernel::harmless(&path.to_string_lossy())
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::InUse(path) => {
                write!(f, "the data file {} is in use by another server", shown(path))
            }
            OpenError::BeingRead(path) => write!(
                f,
                "the data file {} is being read by another command (`cabochon admin`); try again when it has ended",
                shown(path)
            ),
            OpenError::NotOurs(path) => {
                write!(f, "{} is not a Cabochon data file; it was left unchanged", shown(path))
            }
            OpenError::Newer { path, found } => write!(
                f,
                "the data file {} was written by a newer version (its schema is {found}, this version supports up to {SCHEMA}); it was left unchanged",
                shown(path)
            ),
            OpenError::Damaged { path, why } => {
                write!(f, "the data file {} is damaged ({why}); it was left unchanged", shown(path))
            }
            OpenError::Empty(path) => write!(
                f,
                "the data file {} is empty (0 bytes): restore it, or remove it to begin anew",
                shown(path)
            ),
            OpenError::Exists(path) => write!(f, "{} exists already; it was left unchanged", shown(path)),
            OpenError::Orphan { path, left } => write!(
                f,
                "the data file {} is missing or empty, but {} is left of it: restore the file, or move that away to begin anew",
                shown(path),
                shown(left)
            ),
            OpenError::Io { path, why, .. } => write!(f, "cannot use {}: {why}", shown(path)),
        }
    }
}

impl std::error::Error for OpenError {}

pub(super) fn io_error(path: &Path) -> impl FnOnce(io::Error) -> OpenError {
    let path = path.to_owned();
    move |error| OpenError::Io { path, kind: error.kind(), why: error.to_string() }
}

/// Converts an error of the database that is not damage to the file.
pub(super) fn unusable(path: &Path) -> impl Fn(sqlx::Error) -> OpenError {
    let path = path.to_owned();
    move |error| {
        let kind = match &error {
            sqlx::Error::Io(error) => error.kind(),
            _ => io::ErrorKind::Other,
        };
        OpenError::Io { path: path.clone(), kind, why: plain(&error) }
    }
}

pub(super) fn damaged(path: &Path) -> impl Fn(sqlx::Error) -> OpenError {
    let path = path.to_owned();
    move |error| OpenError::Damaged { path: path.clone(), why: plain(&error) }
}

/// Returns whether there was no space for a write.
pub(super) fn is_full(error: &sqlx::Error) -> bool {
    const FULL: &str = "13";
    matches!(error, sqlx::Error::Database(error) if error.code().as_deref() == Some(FULL))
}

/// Returns SQLite's own message.
pub(super) fn plain(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(error) => error.message().to_owned(),
        other => other.to_string(),
    }
}

//! Whether the open files are still those that their names lead to. A file that was deleted, replaced or cut short while
//! it is open takes everything that is written to it without an error, and loses it.
//!
//! The files are never opened here: to close a second descriptor of the data file would drop SQLite's own locks on it.

use std::fs::Metadata;
use std::path::{Path, PathBuf};

/// A file as it was seen last.
struct Seen {
    path: PathBuf,
    identity: Identity,
    /// Neither the data file nor its journal gets shorter while it is open.
    length: u64,
}

/// What a name leads to, whatever is written to it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Identity {
    device: u64,
    inode: u64,
}

impl Identity {
    #[cfg(unix)]
    fn of(file: &Metadata) -> Self {
        use std::os::unix::fs::MetadataExt;
        Identity { device: file.dev(), inode: file.ino() }
    }

    /// Elsewhere an open file can be neither deleted nor replaced.
    #[cfg(not(unix))]
    fn of(_: &Metadata) -> Self {
        Identity { device: 0, inode: 0 }
    }
}

impl Seen {
    fn now(path: PathBuf) -> Result<Self, String> {
        let shown = kernel::harmless(&path.to_string_lossy());
        let file = std::fs::metadata(&path).map_err(|error| format!("{shown} is gone: {error}"))?;
        Ok(Seen { path, identity: Identity::of(&file), length: file.len() })
    }

    fn check(&mut self) -> Result<(), String> {
        let now = Seen::now(self.path.clone())?;
        let fault = match () {
            () if now.identity != self.identity => "was replaced by another file",
            () if now.length < self.length => "was cut short",
            () => {
                self.length = now.length;
                return Ok(());
            }
        };
        Err(format!("{} {fault} while the server ran", kernel::harmless(&self.path.to_string_lossy())))
    }
}

/// The files of an open store.
pub(super) struct Watch {
    data: Seen,
    /// None until the writer has written with its present connection: without connections SQLite deletes the journal.
    journal: Option<Seen>,
}

impl Watch {
    /// Begins to watch a data file that is open.
    pub fn over(data: &Path) -> Result<Self, String> {
        Ok(Watch { data: Seen::now(data.to_owned())?, journal: None })
    }

    /// Checks that what was written so far is where it will be looked for.
    ///
    /// # Errors
    /// If one of the files is gone, is another one, or has become shorter.
    pub fn check(&mut self) -> Result<(), String> {
        self.data.check()?;
        self.journal.as_mut().map_or(Ok(()), Seen::check)
    }

    /// Checks the files after something was written to them.
    ///
    /// # Errors
    /// As for [`Watch::check`].
    pub fn check_written(&mut self) -> Result<(), String> {
        self.check()?;
        if self.journal.is_none() {
            self.journal = Some(Seen::now(super::open::beside(&self.data.path, "-wal"))?);
        }
        Ok(())
    }

    /// Forgets the journal, since the connection that it belongs to is closed.
    pub fn forget_journal(&mut self) {
        self.journal = None;
    }
}

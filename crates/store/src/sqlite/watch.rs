//! Checks that the open files are still those that their names lead to, and as they were left. A file that was deleted,
//! replaced, cut short or overwritten while it is open takes everything that is written to it without an error, and
//! loses it.
//!
//! The files are never opened here: to close a second descriptor of the data file would drop SQLite's own locks on it.

use std::fs::Metadata;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// A file as it was seen last.
struct Seen {
    path: PathBuf,
    identity: Identity,
    /// The data file never gets shorter while it is open, its journal only where the writer empties it.
    length: u64,
}

/// The file that a name leads to, whatever is written to it.
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
    /// Looks at a file, and when it was last written to, if the system says so.
    fn now(path: PathBuf) -> Result<(Self, Option<SystemTime>), String> {
        let gone = |error| format!("{} is gone: {error}", name(&path));
        let file = std::fs::metadata(&path).map_err(gone)?;
        Ok((Seen { path, identity: Identity::of(&file), length: file.len() }, file.modified().ok()))
    }

    /// Checks that the file is still the same. Returns when it was last written to.
    fn check(&mut self) -> Result<Option<SystemTime>, String> {
        let (now, modified) = Seen::now(self.path.clone())?;
        match () {
            () if now.identity != self.identity => Err(self.fault("was replaced by another file")),
            () if now.length < self.length => Err(self.fault("was cut short")),
            () => {
                self.length = now.length;
                Ok(modified)
            }
        }
    }

    fn fault(&self, fault: &str) -> String {
        format!("{} {fault} while the server ran", name(&self.path))
    }
}

/// Returns the name of a file without its folder: messages about it reach people whose moves are refused.
fn name(path: &Path) -> String {
    kernel::harmless(&path.file_name().unwrap_or_default().to_string_lossy())
}

/// The files of an open store, of which some connection stays open as long as it is watched: without connections SQLite
/// writes the journal back and deletes it.
pub(super) struct Watch {
    data: Seen,
    /// When the data file was last written to. Only the writer does so, when a transaction makes the journal too long.
    modified: Option<SystemTime>,
    journal: Seen,
}

impl Watch {
    /// Begins to watch a data file that is open and has been read, so that it has a journal.
    pub fn over(data: &Path) -> Result<Self, String> {
        let (data, modified) = Seen::now(data.to_owned())?;
        let (journal, _) = Seen::now(super::files::beside(&data.path, "-wal"))?;
        Ok(Watch { data, modified, journal })
    }

    /// Checks before a transaction that what was written so far is where it will be looked for.
    ///
    /// # Errors
    /// If one of the files is gone, is another one, or has become shorter, or the data file was written to since the
    /// last transaction.
    pub fn check(&mut self) -> Result<(), String> {
        self.check_data()?;
        self.journal.check().map(drop)
    }

    /// Checks the files after a transaction, which may have written to both of them.
    ///
    /// # Errors
    /// If one of the files is gone, is another one, or has become shorter.
    pub fn check_written(&mut self) -> Result<(), String> {
        self.modified = self.data.check()?;
        self.journal.check().map(drop)
    }

    /// Takes note that the journal was written back into the data file, and whether it was emptied.
    ///
    /// # Errors
    /// If one of the files is gone or is another one, or one that was not emptied has become shorter.
    pub fn written_back(&mut self, is_emptied: bool) -> Result<(), String> {
        if is_emptied {
            self.journal.length = 0;
        }
        self.check_written()
    }

    /// Checks that the journal can be written back into the data file. If the journal was deleted or replaced it still
    /// can: the open one has everything.
    ///
    /// # Errors
    /// If the data file is not what the journal belongs to, or the journal has become shorter.
    pub fn check_write_back(&mut self) -> Result<(), String> {
        self.check_data()?;
        match Seen::now(self.journal.path.clone()) {
            Ok((now, _)) if now.identity == self.journal.identity => self.journal.check().map(drop),
            _ => Ok(()),
        }
    }

    fn check_data(&mut self) -> Result<(), String> {
        if self.data.check()? == self.modified {
            return Ok(());
        }
        Err(self.data.fault("was changed by another program"))
    }
}

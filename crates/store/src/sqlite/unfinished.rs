//! Files that are written under a name of their own and get their place when they are complete.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use super::error::{OpenError, io_error};
use super::files::{beside, flush_folder};

/// A file that is being written. Its name was free before. It is removed unless it gets its place.
pub(super) struct Unfinished {
    path: PathBuf,
    /// Whether the file has its place, and its name may be another file's.
    placed: bool,
}

impl Unfinished {
    /// Creates an empty file under the first free name beside another with this suffix. Only its owner can read it,
    /// since the key of a data file is enough to sign cookies.
    ///
    /// # Errors
    /// If it cannot be created.
    pub fn beside(path: &Path, suffix: &str) -> Result<Self, OpenError> {
        loop {
            let new = free_name(path, suffix);
            match create_private(&new) {
                Ok(()) => return Ok(Self { path: new, placed: false }),
                // Somebody took the name meanwhile.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(io_error(&new)(error)),
            }
        }
    }

    /// Returns its name while it is being written.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Flushes the file, and gives it its place, where it replaces what is there.
    ///
    /// # Errors
    /// If it cannot be flushed or renamed. Then it is removed.
    pub fn finish(mut self, place: &Path) -> Result<(), OpenError> {
        File::open(&self.path).and_then(|file| file.sync_all()).map_err(io_error(&self.path))?;
        fs::rename(&self.path, place).map_err(io_error(place))?;
        self.placed = true;
        flush_folder(place);
        Ok(())
    }
}

impl Drop for Unfinished {
    /// Removes what did not get its place, with the journal of a connection that failed.
    fn drop(&mut self) {
        if self.placed {
            return;
        }
        for left in [self.path.clone(), beside(&self.path, "-journal")] {
            let _ = fs::remove_file(left);
        }
    }
}

/// Returns the first name beside a file that is free, also with what belongs to a data file of this name: its own with a
/// suffix, then with numbers after it.
pub(super) fn free_name(path: &Path, suffix: &str) -> PathBuf {
    let first = beside(path, suffix);
    let numbered = (2u32..).map(|number| beside(path, &format!("{suffix}-{number}")));
    let is_free = |name: &PathBuf| ["", "-wal", "-journal"].iter().all(|of| !is_there(&beside(name, of)));
    std::iter::once(first).chain(numbered).find(is_free).expect("a number is free")
}

/// Returns whether there is anything of this name, such as a link that leads nowhere.
fn is_there(path: &Path) -> bool {
    path.symlink_metadata().is_ok()
}

fn create_private(path: &Path) -> io::Result<()> {
    let mut options = File::options();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    create_owned(options.write(true), path).map(drop)
}

/// Creates a file that belongs to the owner of its folder: a server that runs as another user than root must be able to use
/// what root made. A file that exists is never given away, as its name may be a link.
///
/// # Errors
/// If there is something of this name, or the file cannot be created.
pub(super) fn create_owned(options: &mut OpenOptions, path: &Path) -> io::Result<File> {
    let file = options.create_new(true).open(path)?;
    #[cfg(unix)]
    if let Some(folder) = path.parent().and_then(|folder| fs::metadata(folder).ok()) {
        use std::os::unix::fs::{MetadataExt, fchown};
        if file.metadata()?.uid() != folder.uid() {
            // Only root may; for others the file stays their own.
            let _ = fchown(&file, Some(folder.uid()), Some(folder.gid()));
        }
    }
    Ok(file)
}

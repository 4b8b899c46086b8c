//! A data file, the files beside it, and their folder.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

/// Returns the name of the file that is beside another with this suffix.
pub(super) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// Lets only its owner read and write a data file and its journal.
pub(super) fn make_private(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    for file in ["", "-wal", "-shm"].map(|suffix| beside(path, suffix)).iter().filter(|file| file.exists()) {
        let mode = std::os::unix::fs::PermissionsExt::from_mode(0o600);
        std::fs::set_permissions(file, mode)?;
    }
    Ok(())
}

/// Flushes the folder of a file, so that its name outlives a power cut.
pub(super) fn flush_folder(path: &Path) {
    if let Some(folder) = path.parent() {
        // A system that cannot flush a folder gives no stronger promise than this.
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
}

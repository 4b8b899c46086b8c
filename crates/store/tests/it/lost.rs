//! Data files that are lost while a server has them open: nothing more is acknowledged, and what is left stays as it is.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, SystemTime};

use crate::common::{entry, person, table, waiting_for};
use crate::data_file::Folder;
use store::{EventStore, OpenError, Options, Sqlite, WriteError};

/// A loss of the data file.
type Loss = fn(&Path);

fn deleted(data: &Path) {
    std::fs::remove_file(data).unwrap();
}

fn moved(data: &Path) {
    std::fs::rename(data, data.with_extension("moved")).unwrap();
}

fn replaced(data: &Path) {
    std::fs::copy(data, data.with_extension("copy")).unwrap();
    std::fs::rename(data.with_extension("copy"), data).unwrap();
}

fn cut_short(data: &Path) {
    OpenOptions::new().write(true).open(data).unwrap().set_len(4096).unwrap();
}

/// As `cp` does: into the file that is there.
fn overwritten(data: &Path) {
    let mut bytes = std::fs::read(data).unwrap();
    let length = bytes.len();
    bytes[length - 4096..].fill(0);
    std::fs::write(data, bytes).unwrap();
}

fn without_journal(data: &Path) {
    std::fs::remove_file(journal(data)).unwrap();
}

fn journal(data: &Path) -> PathBuf {
    data.with_extension("sqlite-wal")
}

const LOSSES: [(&str, Loss); 6] = [
    ("is gone", deleted),
    ("is gone", moved),
    ("was replaced", replaced),
    ("was cut short", cut_short),
    ("was changed by another program", overwritten),
    ("is gone", without_journal),
];

/// Makes a file look as if it was written long ago, so that the resolution of the clock does not matter.
fn age(data: &Path) {
    let long_ago = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000_000);
    File::options().write(true).open(data).unwrap().set_modified(long_ago).unwrap();
}

/// A store with one table whose last entry is in the journal alone.
async fn with_a_journal() -> (Folder, Sqlite) {
    let folder = Folder::small().await;
    age(&folder.data());
    let store = folder.open().await.unwrap();
    assert_eq!(store.append("table-7", entry(20), waiting_for(0)).await, Ok(()));
    assert_eq!(store.is_writable().await, Ok(()));
    (folder, store)
}

/// Returns every file but the index that only the connections of one server share.
fn kept(folder: &Folder) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut files = folder.files();
    files.remove(&folder.data().with_extension("sqlite-shm"));
    files
}

/// The files as the next server finds them.
fn left(folder: &Folder) -> Folder {
    let next = Folder::new();
    for (path, content) in folder.files() {
        std::fs::write(next.0.path().join(path.file_name().unwrap()), content).unwrap();
    }
    next
}

/// A write into a file that nobody will find is not stored, and no other file is made in its place.
/// A small disk of its own, which only root can make.
struct Disk(tempfile::TempDir);

impl Disk {
    fn new() -> Option<Self> {
        let folder = tempfile::tempdir().unwrap();
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=1m", "tmpfs"]).arg(folder.path()).stderr(Stdio::null());
        let is_mounted = mount.status().is_ok_and(|status| status.success());
        is_mounted.then_some(Disk(folder))
    }

    /// Fills the disk, until the returned file is removed.
    fn fill(&self) -> PathBuf {
        let path = self.0.path().join("fill");
        let mut file = File::create(&path).unwrap();
        while file.write_all(&[1; 4096]).is_ok() {}
        path
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(self.0.path()).status();
    }
}

#[tokio::test]
async fn on_a_full_disk_a_file_opens_and_is_read_and_later_written() {
    let Some(disk) = Disk::new() else { return };
    let data = disk.0.path().join("data.sqlite");
    let store = Sqlite::open(&data, Options::default()).await.unwrap();
    store.create(table("t", vec![person(1), person(2)])).await.unwrap();
    store.close().await;
    let fill = disk.fill();
    let store = Sqlite::open(&data, Options::default()).await.unwrap();
    assert!(store.load("t").await.unwrap().is_some());
    let mut stored = 0;
    // The space that was kept for opening the file takes a few writes.
    let why = loop {
        match store.create(table(&format!("t{stored}"), vec![person(1), person(2)])).await {
            Ok(_) => stored += 1,
            Err(error) => break error.to_string(),
        }
    };
    assert!(why.contains("full"), "{why}");
    std::fs::remove_file(fill).unwrap();
    assert!(store.create(table("later", vec![person(1), person(2)])).await.is_ok());
    store.close().await;
    let store = Sqlite::open(&data, Options::default()).await.unwrap();
    assert!(store.load("later").await.unwrap().is_some());
    store.close().await;
}

#[tokio::test]
async fn a_file_that_is_lost_while_it_is_open_acknowledges_nothing() {
    for (fault, lose) in LOSSES {
        let (folder, store) = with_a_journal().await;
        lose(&folder.data());
        let there = folder.data().exists();
        for _ in 0..2 {
            let refusal = store.append("table-7", entry(21), waiting_for(0)).await.unwrap_err();
            assert!(
                matches!(&refusal, WriteError::NotStored(why) if why.contains(fault)),
                "{fault}: {refusal}"
            );
            assert!(store.is_writable().await.is_err(), "{fault}");
        }
        assert_eq!(folder.data().exists(), there, "{fault}");
        store.close().await;
        assert_eq!(folder.data().exists(), there, "{fault}");
    }
}

/// The journal has what was acknowledged last, whether or not anything was refused before the stop or somebody reads.
#[tokio::test]
async fn a_stop_writes_nothing_once_the_file_is_lost() {
    for (fault, lose) in LOSSES.into_iter().take(5) {
        for refuses in [false, true] {
            let (folder, store) = with_a_journal().await;
            lose(&folder.data());
            if refuses {
                store.append("table-7", entry(21), waiting_for(0)).await.unwrap_err();
            }
            // As many readers at once as there can be: none may open what has the name now.
            let _ = tokio::join!(store.load("table-7"), store.load("table-7"), store.load("table-7"));
            let before = kept(&folder);
            assert!(before[&journal(&folder.data())].len() > 4096);
            store.close().await;
            assert!(before == kept(&folder), "{fault}, something refused: {refuses}");
        }
    }
}

/// A file that has nothing yet to write back is lost as well.
#[tokio::test]
async fn a_stop_writes_nothing_into_a_lost_file_that_was_only_read() {
    for (fault, lose) in LOSSES.into_iter().take(5) {
        // As after a crash: everything is in the journal, and this server adds nothing to it.
        let (crashed, first) = with_a_journal().await;
        let folder = left(&crashed);
        age(&folder.data());
        first.close().await;
        let store = folder.open().await.unwrap();
        assert_eq!(store.load("table-7").await.unwrap().unwrap().entries.len(), 21);
        lose(&folder.data());
        let before = kept(&folder);
        store.close().await;
        assert!(before == kept(&folder), "{fault}");
    }
}

/// The next start makes no new file where one was lost, and does not write to what is left.
#[tokio::test]
async fn the_next_start_refuses_what_is_left_of_a_lost_file() {
    let (folder, store) = with_a_journal().await;
    deleted(&folder.data());
    store.close().await;
    let refusal = left(&folder).refused().await;
    assert!(matches!(&refusal, OpenError::Orphan { .. }), "{refusal}");
    assert!(refusal.to_string().contains("restore the file"), "{refusal}");

    // Lost before anything was written.
    let folder = Folder::small().await;
    let store = folder.open().await.unwrap();
    deleted(&folder.data());
    store.close().await;
    assert!(matches!(left(&folder).refused().await, OpenError::Orphan { .. }));

    let (folder, store) = with_a_journal().await;
    cut_short(&folder.data());
    store.close().await;
    let next = left(&folder);
    let before = kept(&next);
    let refusal = next.open().await.err();
    assert!(matches!(refusal, Some(OpenError::Damaged { .. })), "{refusal:?}");
    assert!(before == kept(&next));

    // A file that was moved away is moved back, and has everything.
    let (folder, store) = with_a_journal().await;
    moved(&folder.data());
    store.close().await;
    let next = left(&folder);
    std::fs::rename(next.data().with_extension("moved"), next.data()).unwrap();
    let store = next.open().await.unwrap();
    assert_eq!(store.load("table-7").await.unwrap().unwrap().entries.len(), 21);
    store.close().await;
}

/// The journal alone was deleted: in the end the file has everything that was acknowledged.
#[tokio::test]
async fn what_was_in_a_lost_journal_is_written_back() {
    let (folder, store) = with_a_journal().await;
    without_journal(&folder.data());
    store.append("table-7", entry(21), waiting_for(0)).await.unwrap_err();
    store.close().await;
    let store = folder.open().await.unwrap();
    assert_eq!(store.load("table-7").await.unwrap().unwrap().entries.len(), 21);
    store.close().await;
}

/// A part of a journal would leave a mixture in the file.
#[tokio::test]
async fn a_journal_that_was_cut_short_is_not_written_back() {
    let (folder, store) = with_a_journal().await;
    let length = std::fs::metadata(journal(&folder.data())).unwrap().len();
    OpenOptions::new().write(true).open(journal(&folder.data())).unwrap().set_len(length / 2).unwrap();
    let before = kept(&folder);
    store.close().await;
    assert!(before == kept(&folder));
}

/// Pages that the server itself writes back while it runs are no change by others.
#[tokio::test]
async fn a_journal_that_is_written_back_while_the_server_runs_is_no_loss() {
    let (folder, store) = with_a_journal().await;
    let modified = || std::fs::metadata(folder.data()).unwrap().modified().unwrap();
    let (before, mut seq) = (modified(), 21);
    // Then once more, with a file that the server has written to.
    for _ in 0..2 {
        let length = std::fs::metadata(folder.data()).unwrap().len();
        while std::fs::metadata(folder.data()).unwrap().len() == length {
            let long = store::Entry { inputs: vec!["x".repeat(200_000)], ..entry(seq) };
            assert_eq!(store.append("table-7", long, waiting_for(0)).await, Ok(()));
            seq += 1;
            assert!(seq < 200, "the journal is never written back");
        }
    }
    assert!(modified() != before);
    store.close().await;
    let store = folder.open().await.unwrap();
    assert_eq!(store.load("table-7").await.unwrap().unwrap().entries.len(), seq as usize);
    store.close().await;
}

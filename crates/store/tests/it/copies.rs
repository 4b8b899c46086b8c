//! Copies of a data file: backups, the way back, and the copy before its layout changes.

use std::path::Path;

use crate::common::{bot, entry, line, person, table, waiting_for};
use crate::data_file::{Folder, lead_back, sql};
use protocol::Room;
use store::{Contents, DataFile, EventStore, OpenError, Options, SCHEMA, Sqlite, restore};

/// Returns the number of entries of `table-7` in a data file that no server has open.
async fn entries(path: &Path) -> usize {
    let store = Sqlite::open(path, Options::default()).await.unwrap();
    let stored = store.load("table-7").await.unwrap().unwrap();
    store.close().await;
    stored.entries.len()
}

#[tokio::test]
async fn a_backup_of_a_running_server_holds_what_was_acknowledged() {
    let (folder, copies) = (Folder::small().await, Folder::new());
    let store = folder.open().await.unwrap();
    store.say("table-7", line(0, Room::Table)).await.unwrap();
    for seq in 20..24 {
        store.append("table-7", entry(seq), waiting_for(0)).await.unwrap();
        let copy = copies.0.path().join(format!("copy-{seq}"));
        let file = DataFile::open(&folder.data()).await.unwrap();
        let contents = Contents { tables: 1, entries: u64::from(seq) + 1, lines: 1 };
        assert_eq!(file.back_up(&copy).await.unwrap(), contents);
        // The server goes on meanwhile.
        assert_eq!(file.load("table-7").await.unwrap().unwrap().entries.len(), seq as usize + 1);
    }
    store.append("table-7", entry(24), waiting_for(0)).await.unwrap();
    store.close().await;
    assert_eq!(folder.files().len(), 1, "a reader leaves nothing");
    assert_eq!(copies.files().len(), 4, "each backup is one file");
    for seq in 20..24 {
        assert_eq!(entries(&copies.0.path().join(format!("copy-{seq}"))).await, seq + 1);
    }
    assert_eq!(entries(&folder.data()).await, 25);
}

#[tokio::test]
async fn a_backup_of_a_file_that_nobody_has_open_changes_nothing() {
    let folder = Folder::filled().await;
    let (before, copies) = (folder.files(), Folder::new());
    let file = DataFile::open(&folder.data()).await.unwrap();
    assert_eq!(file.back_up(&copies.data()).await.unwrap().tables, 40);
    // A server that began now could write to what is read as unchanging.
    let refusal = folder.open().await.err().unwrap();
    assert!(matches!(refusal, OpenError::BeingRead(_)), "{refusal}");
    assert_eq!(file.check().await.unwrap(), Vec::<String>::new());
    assert_eq!(file.tables().await.unwrap().len(), 40);
    drop(file);
    assert!(before == folder.files());
    assert_eq!(entries(&copies.data()).await, 20);
}

#[tokio::test]
async fn those_who_read_a_file_do_not_keep_each_other_out() {
    let folder = Folder::small().await;
    let mut readers = Vec::new();
    for _ in 0..3 {
        readers.push(DataFile::open(&folder.data()).await.unwrap());
    }
    for reader in &readers {
        assert_eq!(reader.check().await.unwrap(), Vec::<String>::new());
    }
    // A server waits for the last of them, and a process that reads after that reads beside it.
    let last = readers.pop();
    drop(readers);
    let ends = async {
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        drop(last);
    };
    let (store, ()) = tokio::join!(folder.open(), ends);
    let store = store.unwrap();
    assert_eq!(DataFile::open(&folder.data()).await.unwrap().tables().await.unwrap().len(), 1);
    store.close().await;
}

/// After a crash the journal has what was acknowledged last.
#[tokio::test]
async fn a_backup_has_what_is_in_a_journal_that_was_left() {
    let folder = Folder::small().await;
    let store = folder.open().await.unwrap();
    store.append("table-7", entry(20), waiting_for(0)).await.unwrap();
    let (crashed, copies) = (folder.crashed(), Folder::new());
    store.close().await;
    let file = DataFile::open(&crashed.data()).await.unwrap();
    assert_eq!(file.back_up(&copies.data()).await.unwrap().entries, 21);
}

#[tokio::test]
async fn a_backup_overwrites_nothing() {
    let (folder, copies) = (Folder::small().await, Folder::new());
    let file = DataFile::open(&folder.data()).await.unwrap();
    std::fs::write(copies.data(), "a letter").unwrap();
    assert!(matches!(file.back_up(&copies.data()).await, Err(OpenError::Exists(_))));
    assert_eq!(std::fs::read(copies.data()).unwrap(), b"a letter");
    // A copy that cannot be written leaves nothing behind.
    let nowhere = copies.0.path().join("missing/copy.sqlite");
    assert!(matches!(file.back_up(&nowhere).await, Err(OpenError::Io { .. })));
    assert_eq!(copies.files().len(), 1);
}

/// A copy is written under a name of its own, which nothing else has: a letter does not, nor the file that is copied.
#[tokio::test]
async fn a_copy_in_the_making_overwrites_nothing() {
    let (folder, copies) = (Folder::small().await, Folder::new());
    let letter = copies.0.path().join("data.sqlite.new");
    std::fs::write(&letter, "a letter").unwrap();
    DataFile::open(&folder.data()).await.unwrap().back_up(&copies.data()).await.unwrap();
    assert_eq!(std::fs::read(&letter).unwrap(), b"a letter");

    let named_new = folder.0.path().join("copy.new");
    std::fs::rename(folder.data(), &named_new).unwrap();
    let file = DataFile::open(&named_new).await.unwrap();
    file.back_up(&folder.0.path().join("copy")).await.unwrap();
    drop(file);
    assert_eq!(entries(&named_new).await, 20);

    // A backup is still there after it was restored, whatever its name.
    let restored = folder.0.path().join("data.sqlite.restored");
    std::fs::rename(&named_new, &restored).unwrap();
    let made = restore(&restored, &folder.data()).await.unwrap();
    assert_eq!((made.contents.entries, made.replaced), (20, None));
    assert_eq!((entries(&restored).await, entries(&folder.data()).await), (20, 20));
}

#[tokio::test]
async fn what_is_no_data_file_is_not_read() {
    let folder = Folder::new();
    let refused = async || DataFile::open(&folder.data()).await.err().expect("the file is refused");
    assert!(matches!(refused().await, OpenError::Io { kind: std::io::ErrorKind::NotFound, .. }));
    std::fs::write(folder.data(), "").unwrap();
    assert!(matches!(refused().await, OpenError::Empty(_)));
    std::fs::write(folder.data(), "dear diary").unwrap();
    assert!(matches!(refused().await, OpenError::NotOurs(_)));
    assert_eq!(folder.files().len(), 1);
    let error = DataFile::open(folder.0.path()).await.err().unwrap();
    assert!(matches!(error, OpenError::Io { kind: std::io::ErrorKind::IsADirectory, .. }), "{error}");
}

#[tokio::test]
async fn a_check_finds_what_opening_does_not() {
    let folder = Folder::small().await;
    sql(&folder.data(), "PRAGMA foreign_keys = OFF; INSERT INTO lines SELECT 99, 0, 'table', NULL, zeroblob(32), '', 'Hi', 'k', 0, 0, 0").await;
    let file = DataFile::open(&folder.data()).await.unwrap();
    assert_eq!(file.check().await.unwrap(), ["a row of `lines` belongs to no table"]);
    drop(file);
    // Such a backup is not restored.
    let other = Folder::small().await;
    let before = other.files();
    let refusal = restore(&folder.data(), &other.data()).await.unwrap_err();
    assert!(matches!(&refusal, OpenError::Damaged { why, .. } if why.contains("lines")), "{refusal}");
    assert!(before == other.files());
}

#[tokio::test]
async fn a_backup_is_restored_and_what_it_replaces_is_kept() {
    let (folder, copies) = (Folder::small().await, Folder::new());
    DataFile::open(&folder.data()).await.unwrap().back_up(&copies.data()).await.unwrap();
    // The server goes on and then crashes, so that its last move is in the journal alone.
    let store = folder.open().await.unwrap();
    store.append("table-7", entry(20), waiting_for(0)).await.unwrap();
    let crashed = folder.crashed();
    // No file that a server has open is replaced.
    let refusal = restore(&copies.data(), &folder.data()).await.unwrap_err();
    assert!(matches!(refusal, OpenError::InUse(_)), "{refusal}");
    store.close().await;

    for round in 0..2 {
        let restored = restore(&copies.data(), &crashed.data()).await.unwrap();
        assert_eq!(restored.contents, Contents { tables: 1, entries: 20, lines: 0 });
        assert_eq!(entries(&crashed.data()).await, 20);
        let replaced = restored.replaced.expect("the file before it");
        assert_eq!(entries(&replaced).await, [21, 20][round], "with its journal");
    }
    // A server begins on it as on any other.
    let store = crashed.open().await.unwrap();
    store.create(table("new", vec![person(1), bot()])).await.unwrap();
    store.close().await;

    // In an empty place nothing is replaced.
    let place = Folder::new();
    let data = place.0.path().join("new/data.sqlite");
    assert_eq!(restore(&copies.data(), &data).await.unwrap().replaced, None);
    assert_eq!(entries(&data).await, 20);
}

/// A journal that is set aside without its file stays apart from the next file that is set aside.
#[tokio::test]
async fn a_restore_keeps_a_journal_that_was_left_alone() {
    let (folder, copies) = (Folder::small().await, Folder::new());
    DataFile::open(&folder.data()).await.unwrap().back_up(&copies.data()).await.unwrap();
    std::fs::remove_file(folder.data()).unwrap();
    let journal = folder.0.path().join("data.sqlite-wal");
    std::fs::write(&journal, b"the last moves").unwrap();
    for round in 0..2 {
        let restored = restore(&copies.data(), &folder.data()).await.unwrap();
        let next = folder.0.path().join("data.sqlite.replaced-2");
        assert_eq!(restored.replaced, (round == 1).then_some(next));
        let kept = std::fs::read(folder.0.path().join("data.sqlite.replaced-wal")).unwrap();
        assert_eq!(kept, b"the last moves");
        assert_eq!(entries(&folder.data()).await, 20);
    }
}

/// Only root can make files for others, so the test says something only where it runs as root.
#[cfg(unix)]
#[tokio::test]
async fn what_root_makes_belongs_to_the_owner_of_the_folder() {
    use std::os::unix::fs::{MetadataExt, chown};
    let folder = Folder::filled().await;
    let (backup, other) = (folder.0.path().join("backup.sqlite"), tempfile::tempdir().unwrap());
    DataFile::open(&folder.data()).await.unwrap().back_up(&backup).await.unwrap();
    if chown(other.path(), Some(4321), Some(4321)).is_err() {
        return;
    }
    let data = other.path().join("data.sqlite");
    restore(&backup, &data).await.unwrap();
    DataFile::open(&data).await.unwrap().check().await.unwrap();
    for file in std::fs::read_dir(other.path()).unwrap() {
        let file = file.unwrap();
        let own = file.metadata().unwrap();
        assert_eq!((own.uid(), own.gid()), (4321, 4321), "{:?}", file.file_name());
    }
}

#[tokio::test]
async fn a_file_is_copied_before_its_layout_changes() {
    let folder = Folder::small().await;
    lead_back(&folder.data(), SCHEMA - 1, "").await;
    #[cfg(unix)]
    {
        let readable = std::os::unix::fs::PermissionsExt::from_mode(0o644);
        std::fs::set_permissions(folder.data(), readable).unwrap();
    }
    // An older file is copied as it is, but its tables are not read.
    let file = DataFile::open(&folder.data()).await.unwrap();
    assert!(file.load("table-7").await.unwrap_err().0.contains("layout"));
    drop(file);
    folder.open().await.unwrap().close().await;
    // The file has the key that cookies are signed with now.
    #[cfg(unix)]
    {
        let mode = std::fs::metadata(folder.data()).unwrap().permissions();
        assert_eq!(std::os::unix::fs::PermissionsExt::mode(&mode) & 0o077, 0, "others can read the file");
    }
    let kept = folder.0.path().join(format!("data.sqlite.layout-{}", SCHEMA - 1));
    assert_eq!(folder.files().keys().collect::<Vec<_>>(), [&folder.data(), &kept]);
    // With the earlier version of the program one can go back to it: it has the layout that it had.
    let file = DataFile::open(&kept).await.unwrap();
    assert!(file.load("table-7").await.unwrap_err().0.contains("layout"));
    drop(file);
    assert_eq!(entries(&kept).await, 20);
    // A file of the present layout is not copied.
    let files = folder.files().len();
    folder.open().await.unwrap().close().await;
    assert_eq!(folder.files().len(), files);
}

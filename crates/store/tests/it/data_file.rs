//! The file on the disk: it outlives the process, and a file that cannot be used is refused and left alone.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::common::{bot, entry, person, table, waiting_for};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use store::{Empty, EventStore, LINES_KEPT, OpenError, Options, SCHEMA, Sqlite, WriteError};

pub struct Folder(pub tempfile::TempDir);

impl Folder {
    pub fn new() -> Self {
        Folder(tempfile::tempdir().unwrap())
    }

    pub fn data(&self) -> PathBuf {
        self.0.path().join("data.sqlite")
    }

    /// Every file but the lock, with its content.
    pub fn files(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        let files = std::fs::read_dir(self.0.path()).unwrap().map(|file| file.unwrap().path());
        files
            .filter(|path| path.extension().is_none_or(|extension| extension != "lock"))
            .map(|path| (path.clone(), std::fs::read(path).unwrap()))
            .collect()
    }

    /// The files as they are now, as a crash of the server that has them open would leave them.
    pub fn crashed(&self) -> Folder {
        let crashed = Folder::new();
        for (path, content) in self.files() {
            std::fs::write(crashed.0.path().join(path.file_name().unwrap()), content).unwrap();
        }
        crashed
    }

    pub async fn open(&self) -> Result<Sqlite, OpenError> {
        Sqlite::open(&self.data(), Options::default()).await
    }

    /// A file with a few tables in it, closed.
    pub async fn filled() -> Self {
        Self::of(0..40).await
    }

    /// A file with one table in it, `table-7`, closed.
    pub async fn small() -> Self {
        Self::of(7..8).await
    }

    pub async fn of(tables: std::ops::Range<u32>) -> Self {
        let folder = Folder::new();
        let store = folder.open().await.unwrap();
        for id in tables {
            store.create(table(&format!("table-{id}"), vec![person(1), bot()])).await.unwrap();
            for seq in 1..20 {
                store.append(&format!("table-{id}"), entry(seq), waiting_for(0)).await.unwrap();
            }
        }
        store.close().await;
        folder
    }

    /// Tries to open it and asserts that it is refused without leaving a trace.
    pub async fn refused(&self) -> OpenError {
        let before = self.files();
        let refusal = self.open().await.err().expect("the file is refused");
        assert!(before == self.files(), "a refused file is left as it was: {refusal}");
        refusal
    }
}

pub async fn sql(path: &Path, sql: &str) {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(sql.to_owned())).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

/// The statements that lead from each layout to the one before it, the latest first.
const UNDONE: [(u32, &str); 9] = [
    (9, "ALTER TABLE seats DROP COLUMN program"),
    (
        8,
        "DROP TABLE sanctions; DROP TABLE bans; ALTER TABLE totals DROP COLUMN sanctions;
         ALTER TABLE totals DROP COLUMN bans",
    ),
    (7, "DROP TABLE swept; DROP TABLE secrets; ALTER TABLE totals DROP COLUMN secrets"),
    (
        6,
        "ALTER TABLE tables DROP COLUMN identity_sum; ALTER TABLE tables DROP COLUMN progress_sum;
         ALTER TABLE tables DROP COLUMN said; ALTER TABLE entries DROP COLUMN sum; ALTER TABLE lines DROP COLUMN sum;
         ALTER TABLE removed DROP COLUMN sum; ALTER TABLE unsigned DROP COLUMN sum; ALTER TABLE signing DROP COLUMN sum;
         DROP TABLE totals",
    ),
    (5, "DROP TABLE signing; DROP TABLE unsigned"),
    (4, "DROP TABLE removed"),
    (
        3,
        "ALTER TABLE tables ADD COLUMN adjudicate INTEGER NOT NULL DEFAULT 0;
         UPDATE tables SET adjudicate = 1 WHERE chosen = 'adjudicate=yes'; ALTER TABLE tables DROP COLUMN chosen",
    ),
    (2, "ALTER TABLE tables DROP COLUMN adjudicate"),
    (
        1,
        "DROP TABLE lines; DROP INDEX tables_open; DROP INDEX tables_by_owner;
         ALTER TABLE tables DROP COLUMN owner; ALTER TABLE tables DROP COLUMN drawn;
         ALTER TABLE tables DROP COLUMN public; ALTER TABLE tables DROP COLUMN spectators;
         ALTER TABLE tables DROP COLUMN revision; ALTER TABLE entries DROP COLUMN undo",
    ),
];

/// Gives a file the layout that an earlier server left, and changes it there.
pub async fn lead_back(path: &Path, layout: u32, change: &str) {
    for (_, undone) in UNDONE.into_iter().filter(|(to, _)| *to >= layout) {
        sql(path, undone).await;
    }
    sql(path, &format!("{change}; PRAGMA user_version = {layout}")).await;
}

#[tokio::test]
async fn keeps_everything_over_a_restart_and_leaves_one_file() {
    let folder = Folder::filled().await;
    assert_eq!(folder.files().keys().collect::<Vec<_>>(), [&folder.data()]);
    let store = folder.open().await.unwrap();
    let stored = store.load("table-7").await.unwrap().unwrap();
    assert_eq!(stored.entries, (0..20).map(entry).collect::<Vec<_>>());
    store.append("table-7", entry(20), waiting_for(0)).await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn an_unfinished_journal_is_part_of_the_truth() {
    let folder = Folder::filled().await;
    let store = folder.open().await.unwrap();
    store.append("table-7", entry(20), waiting_for(0)).await.unwrap();
    // As after a crash: the files as they lie there while the store is open.
    let crashed = Folder::new();
    for (path, content) in folder.files() {
        std::fs::write(crashed.0.path().join(path.file_name().unwrap()), content).unwrap();
    }
    assert!(crashed.files().len() > 1, "there is a journal");
    let reopened = crashed.open().await.unwrap();
    assert_eq!(reopened.load("table-7").await.unwrap().unwrap().entries.len(), 21);
    reopened.close().await;
    store.close().await;
}

#[tokio::test]
async fn a_newer_file_is_refused_and_left_alone() {
    let folder = Folder::filled().await;
    sql(&folder.data(), &format!("PRAGMA user_version = {}", SCHEMA + 1)).await;
    let refusal = folder.refused().await;
    assert!(matches!(refusal, OpenError::Newer { found, .. } if found == SCHEMA + 1), "{refusal}");
    assert!(refusal.to_string().contains("newer version"), "{refusal}");
}

#[tokio::test]
async fn a_damaged_file_is_refused_and_left_alone() {
    let folder = Folder::filled().await;
    let whole = std::fs::read(folder.data()).unwrap();
    // Overwritten pages, a lost tail, a lost page, a spoilt header.
    let mut holes = whole.clone();
    for page in 2..whole.len() / 4096 {
        holes[page * 4096..][..200].fill(0xAA);
    }
    let mut header = whole.clone();
    header[16..40].fill(0xFF);
    let short = whole[..whole.len() / 2].to_vec();
    let uneven = whole[..whole.len() - 1000].to_vec();
    for (what, content) in [("holes", holes), ("header", header), ("short", short), ("uneven", uneven)] {
        std::fs::write(folder.data(), content).unwrap();
        let refusal = folder.refused().await;
        assert!(matches!(refusal, OpenError::Damaged { .. }), "{what}: {refusal}");
    }
}

#[tokio::test]
async fn a_foreign_file_is_refused_and_left_alone() {
    for content in [b"dear diary".to_vec(), vec![0; 8192], b"SQLite format 3".to_vec()] {
        let folder = Folder::new();
        std::fs::write(folder.data(), content).unwrap();
        assert!(matches!(folder.refused().await, OpenError::NotOurs(_)));
    }
    let folder = Folder::new();
    sql(&folder.data(), "CREATE TABLE addresses (name TEXT)").await;
    assert!(matches!(folder.refused().await, OpenError::NotOurs(_)), "another program's database");
}

/// An empty data file in place of one of which anything is left would hide that it is missing.
#[tokio::test]
async fn no_new_file_is_made_where_something_is_left_of_one() {
    for (left, content) in [
        ("-wal", &b"the last moves"[..]),
        ("-journal", b"the last moves"),
        ("-wal", b""),
        ("-shm", &[0; 32768]),
    ] {
        for empty in [Empty::Refused, Empty::Filled] {
            let folder = Folder::new();
            let left = folder.0.path().join(format!("data.sqlite{left}"));
            std::fs::write(&left, content).unwrap();
            if empty == Empty::Filled {
                std::fs::write(folder.data(), "").unwrap();
            }
            let before = folder.files();
            let refusal = Sqlite::open(&folder.data(), Options { empty, ..Options::default() }).await.err();
            let Some(OpenError::Orphan { left: found, .. }) = &refusal else {
                panic!("{left:?}: {refusal:?}")
            };
            assert_eq!(found.file_name(), left.file_name());
            assert!(before == folder.files());
        }
    }
}

#[tokio::test]
async fn a_folder_and_an_unusable_place_are_refused() {
    let folder = Folder::new();
    std::fs::create_dir(folder.data()).unwrap();
    let refusal = folder.open().await.err().unwrap();
    assert!(refusal.to_string().contains("is a directory"), "{refusal}");
    let file = folder.0.path().join("file");
    std::fs::write(&file, b"").unwrap();
    // A pipe, a socket or a device is left where it is: here a socket.
    #[cfg(unix)]
    {
        let socket = folder.0.path().join("socket");
        let _listening = std::os::unix::net::UnixListener::bind(&socket).unwrap();
        let refusal = Sqlite::open(&socket, Options::default()).await.err().unwrap();
        assert!(matches!(refusal, OpenError::Io { .. }), "{refusal}");
        assert!(!socket.is_file() && socket.exists());
    }
    let below_a_file = file.join("data.sqlite");
    assert!(matches!(Sqlite::open(&below_a_file, Options::default()).await, Err(OpenError::Io { .. })));
}

#[tokio::test]
async fn two_servers_cannot_use_one_file() {
    let folder = Folder::filled().await;
    let first = folder.open().await.unwrap();
    let refusal = folder.open().await.err().unwrap();
    assert!(matches!(refusal, OpenError::InUse(_)), "{refusal}");
    first.close().await;
    folder.open().await.unwrap().close().await;
}

#[tokio::test]
async fn a_full_disk_refuses_what_does_not_fit_and_keeps_the_rest() {
    let folder = Folder::new();
    let store =
        Sqlite::open(&folder.data(), Options { pages_max: Some(40), ..Options::default() }).await.unwrap();
    store.create(table("t", vec![person(1), bot()])).await.unwrap();
    store.create(table("other", vec![person(1), bot()])).await.unwrap();
    let mut stored = 0;
    let refusal = loop {
        let mut next = entry(stored + 1);
        next.inputs = vec!["x".repeat(3000)];
        match store.append("t", next, waiting_for(0)).await {
            Ok(()) => stored += 1,
            Err(refusal) => break refusal,
        }
        assert!(stored < 100, "the disk never gets full");
    };
    assert!(matches!(&refusal, WriteError::NotStored(why) if why.contains("full")), "{refusal}");
    // Still there, still answering, and what needs no further page still fits.
    assert_eq!(store.load("t").await.unwrap().unwrap().entries.len(), stored as usize + 1);
    store.append("other", entry(1), waiting_for(0)).await.unwrap();
    store.close().await;
    drop(store);
    let store = folder.open().await.unwrap();
    assert_eq!(store.load("t").await.unwrap().unwrap().entries.len(), stored as usize + 1);
    store.append("t", entry(stored + 1), waiting_for(0)).await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn one_write_that_does_not_fit_does_not_take_others_with_it() {
    let folder = Folder::new();
    let store =
        Sqlite::open(&folder.data(), Options { pages_max: Some(60), ..Options::default() }).await.unwrap();
    for id in 0..8 {
        store.create(table(&format!("t{id}"), vec![person(1), bot()])).await.unwrap();
    }
    let mut large = entry(1);
    large.inputs = vec!["x".repeat(1 << 20)];
    let writes = (0..8).map(|id| {
        let entry = if id == 3 { large.clone() } else { entry(1) };
        let store = &store;
        async move { store.append(&format!("t{id}"), entry, waiting_for(0)).await }
    });
    let mut results = Vec::new();
    // All are in the queue before the first is answered.
    let mut waiting: Vec<_> = writes.map(Box::pin).collect();
    std::future::poll_fn(|context| {
        waiting.retain_mut(|write| match write.as_mut().poll(context) {
            std::task::Poll::Ready(result) => {
                results.push(result);
                false
            }
            std::task::Poll::Pending => true,
        });
        if waiting.is_empty() { std::task::Poll::Ready(()) } else { std::task::Poll::Pending }
    })
    .await;
    assert_eq!(results.iter().filter(|result| result.is_ok()).count(), 7, "{results:?}");
    for id in 0..8 {
        let entries = store.load(&format!("t{id}")).await.unwrap().unwrap().entries.len();
        assert_eq!(entries, if id == 3 { 1 } else { 2 });
    }
    store.close().await;
}

/// The file as a server of the first layout left it.
#[tokio::test]
async fn a_file_of_an_older_layout_is_brought_up_to_date() {
    let folder = Folder::filled().await;
    lead_back(&folder.data(), 1, "").await;
    let store = folder.open().await.unwrap();
    let stored = store.load("table-7").await.unwrap().unwrap();
    assert_eq!(stored.entries, (0..20).map(entry).collect::<Vec<_>>());
    assert_eq!((stored.owner, stored.revision, stored.options.spectators), (None, None, true));
    assert_eq!(stored.seats, [person(1), bot()]);
    store.append("table-7", entry(20), waiting_for(0)).await.unwrap();
    store.say("table-7", crate::common::line(0, protocol::Room::Table)).await.unwrap();
    store.create(crate::common::gathering("new", true)).await.unwrap();
    assert_eq!(store.lobby(0, 10).await.unwrap().len(), 1);
    assert_eq!(store.tables_of([1; 32], 0, 100).await.unwrap().tables.len(), 41);
    store.close().await;
}

/// The file as a server left it that knew of one table option only.
#[tokio::test]
async fn an_adjudication_that_was_agreed_on_before_is_kept() {
    let folder = Folder::filled().await;
    lead_back(&folder.data(), 3, "UPDATE tables SET adjudicate = 1 WHERE id = 'table-7'").await;
    let store = folder.open().await.unwrap();
    let options = store.load("table-7").await.unwrap().unwrap().options;
    assert_eq!(options.chosen, [("adjudicate".to_owned(), "yes".to_owned())].into());
    assert!(options.adjudicate);
    assert_eq!(store.load("table-8").await.unwrap().unwrap().options, protocol::TableOptions::default());
    store.close().await;
}

/// The file as a server left it that did not sign its cookies.
#[tokio::test]
async fn whoever_was_known_before_anything_was_signed_stays_known() {
    let folder = Folder::of(3..8).await;
    let change = "
        UPDATE tables SET owner = zeroblob(32) WHERE id = 'table-3';
        INSERT INTO lines SELECT number, 0, 'table', NULL, x'0000000000000000000000000000000000000000000000000000000000000001', '', 'Hi', 'k', 0, 0 FROM tables WHERE id = 'table-3'";
    lead_back(&folder.data(), 5, change).await;
    let store = folder.open().await.unwrap();
    let key = *store.signing_key();
    let mut speaker = [0; 32];
    speaker[31] = 1;
    for (person, known) in [([1; 32], true), ([0; 32], true), (speaker, true), ([9; 32], false)] {
        assert_eq!(store.knew_unsigned(person).await, Ok(known), "{person:?}");
    }
    // A person who comes later gets a signed cookie, and needs one.
    store.create(table("later", vec![person(9), bot()])).await.unwrap();
    store.close().await;
    let again = folder.open().await.unwrap();
    assert_eq!(
        (again.knew_unsigned([9; 32]).await, again.knew_unsigned([1; 32]).await),
        (Ok(false), Ok(true))
    );
    assert!(*again.signing_key() == key, "what was signed yesterday counts today");
    again.close().await;
    let other = Folder::small().await.open().await.unwrap();
    assert!(*other.signing_key() != key && key != [0; 64]);
}

#[tokio::test]
async fn the_last_thousand_lines_are_kept() {
    let folder = Folder::of(3..8).await;
    let many = format!(
        "WITH RECURSIVE n(id) AS (SELECT 0 UNION ALL SELECT id + 1 FROM n WHERE id < {LINES_KEPT})
         INSERT INTO lines SELECT number, n.id, 'table', NULL, zeroblob(32), '', 'Hi', 'k' || n.id, 0, 0
         FROM tables, n WHERE tables.id IN ('table-3', 'table-4')"
    );
    // The server of an earlier layout kept them all.
    lead_back(&folder.data(), 6, &many).await;
    let store = folder.open().await.unwrap();
    for id in LINES_KEPT + 1..LINES_KEPT + 4 {
        store.say("table-3", crate::common::line(id, protocol::Room::Table)).await.unwrap();
    }
    assert_eq!(store.load("table-3").await.unwrap().unwrap().lines.last().unwrap().id, LINES_KEPT + 3);
    store.close().await;
    let mut file = SqliteConnectOptions::new().filename(folder.data()).connect().await.unwrap();
    let count = "SELECT count(*), min(lines.id) FROM lines JOIN tables USING (number) WHERE tables.id = ?1";
    for (table, kept) in [("table-3", (LINES_KEPT, 4)), ("table-4", (LINES_KEPT + 1, 0))] {
        let found: (u32, u32) = sqlx::query_as(count).bind(table).fetch_one(&mut file).await.unwrap();
        assert_eq!(found, kept, "{table}");
    }
    file.close().await.unwrap();
}

#[tokio::test]
async fn an_empty_file_is_refused_unless_it_is_to_be_filled() {
    let folder = Folder::new();
    std::fs::write(folder.data(), b"").unwrap();
    let refusal = folder.refused().await;
    assert!(matches!(refusal, OpenError::Empty(_)) && refusal.to_string().contains("empty"), "{refusal}");
    let options = Options { empty: Empty::Filled, ..Options::default() };
    let store = Sqlite::open(&folder.data(), options).await.unwrap();
    store.create(table("t", vec![person(1), bot()])).await.unwrap();
    store.close().await;
    folder.open().await.unwrap().close().await;
}

/// The file may be on a disk that is not there yet.
#[cfg(unix)]
#[tokio::test]
async fn a_link_to_nothing_is_refused_and_left_alone() {
    let folder = Folder::new();
    let away = folder.data().with_file_name("away.sqlite");
    std::os::unix::fs::symlink(&away, folder.data()).unwrap();
    let refusal = Sqlite::open(&folder.data(), Options::default()).await.err();
    assert!(matches!(refusal, Some(OpenError::Io { .. })), "{refusal:?}");
    assert!(folder.data().is_symlink() && !away.exists());
    let store = Sqlite::open(&away, Options::default()).await.unwrap();
    store.create(table("t", vec![person(1), bot()])).await.unwrap();
    store.close().await;
    let store = folder.open().await.unwrap();
    assert!(store.load("t").await.unwrap().is_some() && folder.data().is_symlink());
    store.close().await;
}

/// The key that cookies are signed with is in it.
#[cfg(unix)]
#[tokio::test]
async fn only_its_owner_can_read_a_new_file_its_journal_and_its_backup() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let store = folder.open().await.unwrap();
    store.create(table("t", vec![person(1), bot()])).await.unwrap();
    let to = folder.data().with_file_name("backup.sqlite");
    store::DataFile::open(&folder.data()).await.unwrap().back_up(&to).await.unwrap();
    for file in std::fs::read_dir(folder.data().parent().unwrap()).unwrap() {
        let file = file.unwrap();
        let mode = file.metadata().unwrap().permissions().mode();
        assert!(mode & 0o077 == 0 || file.metadata().unwrap().len() == 0, "{file:?}: {mode:o}");
    }
    store.close().await;
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn one_file_under_two_names_is_used_by_one_server() {
    let folder = Folder::small().await;
    let other = folder.0.path().join("other.sqlite");
    std::fs::hard_link(folder.data(), &other).unwrap();
    let store = folder.open().await.unwrap();
    let refusal = Sqlite::open(&other, Options::default()).await.err().unwrap();
    assert!(matches!(refusal, OpenError::InUse(_)), "{refusal}");
    store.close().await;
    Sqlite::open(&other, Options::default()).await.unwrap().close().await;
}

/// The locks keep other servers away, and nobody who only reads.
#[tokio::test]
async fn a_backup_reads_while_the_server_runs() {
    let folder = Folder::small().await;
    let store = folder.open().await.unwrap();
    store.append("table-7", entry(20), waiting_for(0)).await.unwrap();
    let options = SqliteConnectOptions::new().filename(folder.data()).read_only(true);
    let mut reader = options.connect().await.unwrap();
    let count = "SELECT count(*) FROM entries JOIN tables USING (number) WHERE id = 'table-7'";
    assert_eq!(sqlx::query_scalar::<_, u32>(count).fetch_one(&mut reader).await.unwrap(), 21);
    store.append("table-7", entry(21), waiting_for(0)).await.unwrap();
    assert_eq!(sqlx::query_scalar::<_, u32>(count).fetch_one(&mut reader).await.unwrap(), 22);
    reader.close().await.unwrap();
    store.append("table-7", entry(22), waiting_for(0)).await.unwrap();
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_check_that_nobody_waits_for_leaves_no_journal() {
    let folder = Folder::small().await;
    for seq in 20..60 {
        let store = std::sync::Arc::new(folder.open().await.unwrap());
        store.append("table-7", entry(seq), waiting_for(0)).await.unwrap();
        let checked = store.clone();
        let check = tokio::spawn(async move { checked.check().await });
        tokio::time::sleep(std::time::Duration::from_micros(100 * u64::from(seq % 10))).await;
        check.abort();
        store.close().await;
        assert!(!folder.data().with_extension("sqlite-wal").exists(), "after entry {seq}");
    }
}

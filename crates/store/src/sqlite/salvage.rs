//! Copies what is intact out of a damaged data file.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::Path;

use futures_util::TryStreamExt as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqlitePool, SqlitePoolOptions};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row};

use super::data_file::{Contents, contents, take_name};
use super::error::{OpenError, damaged, io_error, plain, unusable};
use super::faults::{Unsound, count_all, unsound_decisions, unsound_people, unsound_secrets};
use super::files::beside;
use super::head::Which;
use super::load::{game, keep_intact_lines};
use super::open;
use super::rows::{Read, read_key};
use super::schema::{DECISIONS, PROGRAMS, SCHEMA, SECRETS, SUMMED};
use super::sums;
use super::unfinished::Unfinished;
use crate::Damaged;

/// The result of copying what is intact out of a damaged data file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Salvaged {
    /// The contents of the new file.
    pub contents: Contents,
    /// A description of everything that was not copied.
    pub lost: Vec<String>,
}

/// Copies every table whose rows are intact from a data file, which no server may have open and which stays unchanged,
/// to a new file.
///
/// # Errors
/// If the file has no checksums or nothing of it can be read, or the new file exists or cannot be written.
pub async fn salvage(data: &Path, to: &Path) -> Result<Salvaged, OpenError> {
    if !fs::metadata(data).map_err(io_error(data))?.is_file() {
        return Err(io_error(data)(io::ErrorKind::InvalidInput.into()));
    }
    let held = open::hold(data, open::Hold::Read).await?;
    let journaled = open::examine_journal(&held.path);
    let journal = fs::metadata(beside(&held.path, "-wal")).is_ok_and(|journal| journal.len() > 0);
    let connect = SqliteConnectOptions::new().filename(&held.path).read_only(true).immutable(!journal);
    let connect = connect.pragma(SHORTER.0, SHORTER.1);
    let damaged = damaged(&held.path);
    let pool = SqlitePoolOptions::new().max_connections(1).connect_with(connect).await.map_err(&damaged)?;
    let layout = described(&pool).await.map_err(&damaged)?;
    if layout > SCHEMA {
        return Err(OpenError::Newer { path: held.path.clone(), found: layout });
    }
    if layout < SUMMED {
        let why = format!("its layout, {layout}, has no checksums to tell what is intact: restore a backup");
        return Err(OpenError::Damaged { path: held.path.clone(), why });
    }
    take_name(to)?;
    let made = make(&pool, Old { path: &held.path, layout, journal }, to).await;
    pool.close().await;
    let Ok(mut lost) = made else {
        // The file that is left is empty and says nothing.
        let _ = fs::remove_file(to);
        return Err(made.expect_err("it was not made"));
    };
    match &journaled {
        Ok(None) => {}
        Ok(Some(frame)) => lost.push(format!(
            "the last transaction of the journal, which is incomplete from frame {frame} on, as after a power cut"
        )),
        Err(damage) => lost.push(damage.to_string()),
    }
    Ok(Salvaged { contents: contents(to).await?, lost })
}

/// Returns the layout of a file whose tables are described in it.
async fn described(pool: &SqlitePool) -> Read<u32> {
    // As SQLite reads it here (`SHORTER`), a description that is damaged passes for one of no tables.
    sqlx::query("SELECT number FROM tables LIMIT 0").execute(pool).await?;
    sqlx::query("PRAGMA user_version").fetch_one(pool).await.and_then(|row| row.try_get(0))
}

/// Puts a data file with what is intact in another in the place of `to`. Returns what is not.
/// The file that is copied.
#[derive(Clone, Copy)]
struct Old<'a> {
    path: &'a Path,
    layout: u32,
    /// Whether it has a journal.
    journal: bool,
}

async fn make(from: &SqlitePool, old: Old<'_>, to: &Path) -> Result<Vec<String>, OpenError> {
    let new = Unfinished::beside(to, ".new")?;
    open::fill(new.path()).await?;
    let lost = fill(from, old, new.path()).await?;
    new.finish(to)?;
    Ok(lost)
}

/// The setting with which SQLite reads a file that is shorter than it says, instead of refusing all of it. Such a file
/// is never written to.
const SHORTER: (&str, &str) = ("writable_schema", "ON");

/// Copies what is intact in a data file to a new one. Returns what is not.
async fn fill(from: &SqlitePool, old: Old<'_>, new: &Path) -> Result<Vec<String>, OpenError> {
    let cannot = unusable(new);
    let mut into = SqliteConnectOptions::new()
        .filename(new)
        .pragma(SHORTER.0, SHORTER.1)
        .connect()
        .await
        .map_err(&cannot)?;
    let attach = sqlx::query("ATTACH ?1 AS old").bind(read_only_uri(old.path, old.journal));
    attach.execute(&mut into).await.map_err(damaged(old.path))?;
    let mut salvage = Salvage { from, into, layout: old.layout, lost: Vec::new() };
    let copied = salvage.copy_all(fs::metadata(old.path).map_err(io_error(old.path))?.len()).await;
    let Salvage { into, lost, .. } = salvage;
    let closed = into.close().await;
    copied.and(closed).map_err(cannot)?;
    Ok(lost)
}

/// Returns the address of a file that SQLite is only to read.
fn read_only_uri(path: &Path, journal: bool) -> String {
    let mut uri = "file:".to_owned();
    for byte in path.as_os_str().as_encoded_bytes() {
        match byte {
            b'/' | b'.' | b'-' | b'_' => uri.push(char::from(*byte)),
            byte if byte.is_ascii_alphanumeric() => uri.push(char::from(*byte)),
            byte => uri.push_str(&format!("%{byte:02X}")),
        }
    }
    uri + if journal { "?mode=ro" } else { "?mode=ro&immutable=1" }
}

/// A copy that is being made. An error of one of its functions is one of the new file; what cannot be read in the old
/// one is lost.
struct Salvage<'a> {
    from: &'a SqlitePool,
    /// The new file, which has the old one attached as `old`.
    into: SqliteConnection,
    /// The layout of the old file.
    layout: u32,
    lost: Vec<String>,
}

impl Salvage<'_> {
    /// Copies everything that is intact; the old file has `size` bytes.
    async fn copy_all(&mut self, size: u64) -> Read<()> {
        self.copy_key().await?;
        let counted = sqlx::query("SELECT tables FROM totals").fetch_one(self.from).await;
        let counted: Option<i64> = counted.and_then(|row| row.try_get(0)).ok();
        let mut found = 0;
        for number in self.numbers(counted.unwrap_or_default(), size).await {
            found += i64::from(self.copy_table(number).await?);
        }
        match counted {
            Some(counted) if counted <= found => {}
            Some(counted) => {
                self.lost.push(format!("{} of {counted} tables, which are not found", counted - found))
            }
            None => self.lost.push("the number of tables: whether some are missing is not known".to_owned()),
        }
        self.copy_people().await?;
        count_all(&mut self.into).await
    }

    /// Copies the key with which the server signs.
    async fn copy_key(&mut self) -> Read<()> {
        let row = sqlx::query("SELECT key, sum FROM signing").fetch_one(self.from).await;
        let Ok(Some(key)) = row.and_then(|row| read_key(&row)) else {
            self.lost.push("the signing key: nobody will be recognised by their cookie".to_owned());
            return Ok(());
        };
        let copy = sqlx::query("UPDATE signing SET key = ?1, sum = ?2");
        copy.bind(key.as_slice()).bind(sums::signing(&key)).execute(&mut self.into).await.map(|_| ())
    }

    /// Returns the numbers of all tables that there may be: those that are found, and those up to the greatest of them or
    /// the number of tables, as rows cannot all be listed where a page is damaged. A table that was deleted leaves a gap.
    async fn numbers(&self, counted: i64, size: u64) -> BTreeSet<i64> {
        // A number that was changed by damage may be huge; no table takes less than this many bytes.
        const TABLE_BYTES: u64 = 64;
        let most = (size / TABLE_BYTES).cast_signed();
        let mut numbers = self.listed("tables").await;
        let greatest = numbers.iter().rev().find(|number| **number <= most).copied().unwrap_or_default();
        numbers.extend(1..=greatest.max(counted.min(most)));
        for place in ["seats", "entries"] {
            numbers.extend(self.listed(place).await);
        }
        numbers
    }

    /// Returns the numbers of tables in the rows of one kind, from both ends as far as they can be read.
    async fn listed(&self, place: &str) -> BTreeSet<i64> {
        let mut found = BTreeSet::new();
        for order in ["ASC", "DESC"] {
            let numbers = format!("SELECT DISTINCT number FROM {place} ORDER BY number {order}");
            let mut rows = sqlx::query(AssertSqlSafe(numbers)).fetch(self.from);
            while let Ok(Some(row)) = rows.try_next().await {
                found.extend(row.try_get::<i64, _>(0));
            }
        }
        found
    }

    /// Copies the table of this number, if it is intact. Returns whether there is one, as far as can be read.
    async fn copy_table(&mut self, number: i64) -> Read<bool> {
        let row = sqlx::query("SELECT id FROM tables WHERE number = ?1")
            .bind(number)
            .fetch_optional(self.from)
            .await;
        let id = match row {
            Ok(Some(row)) => row.try_get(0),
            Ok(None) => return Ok(false),
            Err(error) => Err(error),
        };
        let id = id.unwrap_or_else(|_| format!("number {number}"));
        let intact = match game(self.from, Which::Number(number)).await {
            Ok(Some(_)) => Ok(()),
            Ok(None) => Err("it is missing".to_owned()),
            Err(error) => Err(plain(&error)),
        };
        let copied = match intact {
            Ok(()) => self.copy_rows(number).await?,
            Err(why) => Err(why),
        };
        match copied {
            Ok(()) => self.copy_chat(number, &id).await?,
            Err(why) => self.lost.push(Damaged { table: id, why }.to_string()),
        }
        Ok(true)
    }

    /// Copies the rows of an intact table, all or none. The inner error is that of reading them.
    async fn copy_rows(&mut self, number: i64) -> Read<Result<(), String>> {
        let mut all = self.into.begin().await?;
        for table in ["tables", "seats", "results", "entries"] {
            let added = if table == "seats" && self.layout < PROGRAMS { ", 0" } else { "" };
            let copy = format!("INSERT INTO main.{table} SELECT *{added} FROM old.{table} WHERE number = ?1");
            if let Err(error) = sqlx::query(AssertSqlSafe(copy)).bind(number).execute(&mut *all).await {
                all.rollback().await?;
                return Ok(Err(plain(&error)));
            }
        }
        all.commit().await?;
        Ok(Ok(()))
    }

    /// Copies the lines of a table that are intact.
    async fn copy_chat(&mut self, number: i64, id: &str) -> Read<()> {
        let copy =
            sqlx::query("INSERT INTO main.lines SELECT * FROM old.lines WHERE number = ?1").bind(number);
        let copied = copy.execute(&mut self.into).await.is_ok();
        let said =
            sqlx::query("SELECT said FROM tables WHERE number = ?1").bind(number).fetch_one(&mut self.into);
        let said: i64 = said.await?.try_get(0)?;
        let kept = keep_intact_lines(&mut self.into, number).await?;
        if !copied || kept != said {
            let id = kernel::harmless(id);
            self.lost.push(format!("the chat of the table {id}, of which {kept} lines are intact"));
        }
        Ok(())
    }

    /// Copies what belongs to people, without the rows that are damaged. Files of earlier layouts do not have all of it.
    async fn copy_people(&mut self) -> Read<()> {
        for (copy, name, since) in [
            ("INSERT INTO main.unsigned SELECT * FROM old.unsigned", "who was known before", SUMMED),
            (
                "INSERT INTO main.removed SELECT * FROM old.removed WHERE number IN (SELECT number FROM main.tables)",
                "which tables people removed from their lists",
                SUMMED,
            ),
            ("INSERT INTO main.secrets SELECT * FROM old.secrets", "which secrets are refused", SECRETS),
            (
                "INSERT INTO main.sanctions SELECT * FROM old.sanctions WHERE number IN (SELECT number FROM main.tables)",
                "what owners of tables decided about guests",
                DECISIONS,
            ),
            ("INSERT INTO main.bans SELECT * FROM old.bans", "whom the host keeps away", DECISIONS),
        ] {
            if self.layout < since {
                continue;
            }
            if let Err(error) = sqlx::query(copy).execute(&mut self.into).await {
                self.lost.push(format!("{name}: {}", plain(&error)));
            }
        }
        let mut unsound = unsound_people(&mut self.into).await?;
        unsound.extend(unsound_decisions(&mut self.into).await?);
        unsound.extend(unsound_secrets(&mut self.into).await?);
        for unsound in unsound {
            let delete = match &unsound {
                Unsound::Removed { owner, number } => {
                    sqlx::query("DELETE FROM removed WHERE owner = ?1 AND number = ?2")
                        .bind(owner)
                        .bind(number)
                }
                Unsound::Unsigned { owner } => {
                    sqlx::query("DELETE FROM unsigned WHERE owner = ?1").bind(owner)
                }
                Unsound::Secret { hash } => sqlx::query("DELETE FROM secrets WHERE hash = ?1").bind(hash),
                Unsound::Sanction { number, person } => {
                    sqlx::query("DELETE FROM sanctions WHERE number = ?1 AND person = ?2")
                        .bind(number)
                        .bind(person)
                }
                Unsound::Ban { kind, subject } => {
                    sqlx::query("DELETE FROM bans WHERE kind = ?1 AND subject = ?2").bind(kind).bind(subject)
                }
            };
            delete.execute(&mut self.into).await?;
            self.lost.push(unsound.to_string());
        }
        Ok(())
    }
}

//! Looking through a whole data file for damage: what SQLite finds, and every checksum.

use std::fmt;

use sqlx::sqlite::SqlitePool;
use sqlx::{AssertSqlSafe, Row, SqliteConnection};

use super::error::plain;
use super::head::{Which, seal};
use super::load::{load, seal_entries, seal_lines};
use super::rows::{Read, no_fit, read_key};
use super::schema::{DECISIONS, SECRETS, SUMMED};
use super::sums;
use super::sweep::swept;
use crate::Damaged;

/// Returns a description of each fault of a file with this layout.
///
/// # Errors
/// If the file cannot be read at all.
pub(super) async fn faults(pool: &SqlitePool, layout: u32) -> Read<Vec<String>> {
    let mut faults = broken_pages(pool).await?;
    if layout >= SUMMED {
        faults.extend(wrong_sums(pool, layout).await?);
    }
    Ok(faults)
}

/// Returns a description of each fault that SQLite finds: in pages, indexes and references between rows.
async fn broken_pages(pool: &SqlitePool) -> Read<Vec<String>> {
    let mut faults = Vec::new();
    for row in sqlx::query("PRAGMA integrity_check").fetch_all(pool).await? {
        let verdict: String = row.try_get(0)?;
        faults.extend(verdict.lines().filter(|line| *line != "ok").map(str::to_owned));
    }
    for row in sqlx::query("PRAGMA foreign_key_check").fetch_all(pool).await? {
        let table: String = row.try_get(0)?;
        faults.push(format!("a row of `{table}` belongs to no table"));
    }
    Ok(faults)
}

/// Returns a description of each fault that only checksums and numbers of rows find. The tables are read one after the
/// other, so that nobody else waits for long.
async fn wrong_sums(pool: &SqlitePool, layout: u32) -> Read<Vec<String>> {
    let mut faults = missing(&mut *pool.acquire().await?, layout).await?;
    let mut unsound = unsound_people(&mut *pool.acquire().await?).await?;
    if layout >= SECRETS {
        unsound.extend(unsound_secrets(&mut *pool.acquire().await?).await?);
        faults.extend(fault_of_age(pool).await);
    }
    if layout >= DECISIONS {
        unsound.extend(unsound_decisions(&mut *pool.acquire().await?).await?);
    }
    faults.extend(unsound.iter().map(Unsound::to_string));
    faults.extend(fault_of_key(pool).await);
    for row in sqlx::query("SELECT id FROM tables ORDER BY number").fetch_all(pool).await? {
        let id: String = row.try_get(0)?;
        faults.extend(fault_of(pool, &id).await);
    }
    Ok(faults)
}

/// Returns what is wrong with the key with which the server signs, if anything is.
async fn fault_of_key(pool: &SqlitePool) -> Option<String> {
    let row = sqlx::query("SELECT key, sum FROM signing").fetch_one(pool).await;
    match row.and_then(|row| read_key(&row)) {
        Ok(Some(_)) => None,
        Ok(None) | Err(_) => Some("the signing key is missing or changed".to_owned()),
    }
}

/// Returns what is wrong with the time up to which the age of tables is counted, if anything is.
async fn fault_of_age(pool: &SqlitePool) -> Option<String> {
    let mut connection = pool.acquire().await.ok()?;
    let damaged = swept(&mut connection).await.is_err();
    damaged.then(|| "the time up to which the age of tables is counted is damaged".to_owned())
}

/// Returns what is wrong with a table, if anything is.
async fn fault_of(pool: &SqlitePool, id: &str) -> Option<String> {
    match load(pool, Which::Id(id)).await {
        Ok(Some(_)) => None,
        Ok(None) => Some(format!("the table {} is not found by its name", kernel::harmless(id))),
        Err(error) => Some(Damaged { table: id.to_owned(), why: plain(&error) }.to_string()),
    }
}

/// The tables of the file whose rows are counted, with their names in descriptions of faults and their first layouts.
const TOTALS: [(&str, &str, u32); 6] = [
    ("tables", "tables", SUMMED),
    ("removed", "tables removed from lists", SUMMED),
    ("unsigned", "people known before", SUMMED),
    ("secrets", "secrets", SECRETS),
    ("sanctions", "decisions about guests", DECISIONS),
    ("bans", "bans", DECISIONS),
];

/// Compares how many rows there are with how many there were.
async fn missing(connection: &mut SqliteConnection, layout: u32) -> Read<Vec<String>> {
    let mut faults = Vec::new();
    for (table, name, _) in TOTALS.iter().filter(|(.., since)| layout >= *since) {
        let question = format!("SELECT (SELECT count(*) FROM {table}), (SELECT {table} FROM totals)");
        let row = sqlx::query(AssertSqlSafe(question)).fetch_one(&mut *connection).await?;
        let (found, written): (i64, Option<i64>) = (row.try_get(0)?, row.try_get(1)?);
        if written != Some(found) {
            let written = written.map_or("an unknown number".to_owned(), |written| written.to_string());
            faults.push(format!("there are {found} {name}, and {written} were written"));
        }
    }
    Ok(faults)
}

/// A damaged row that belongs to a person and not to a table.
pub(super) enum Unsound {
    Removed { owner: Vec<u8>, number: i64 },
    Unsigned { owner: Vec<u8> },
    Secret { hash: Vec<u8> },
    Sanction { number: i64, person: Vec<u8> },
    Ban { kind: String, subject: Vec<u8> },
}

impl fmt::Display for Unsound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unsound::Removed { .. } => "the removal of a table from somebody's list is damaged",
            Unsound::Unsigned { .. } => "somebody who was known before is damaged",
            Unsound::Secret { .. } => "a secret is damaged",
            Unsound::Sanction { .. } => "the decision of a table's owner about a guest is damaged",
            Unsound::Ban { .. } => "a ban is damaged",
        })
    }
}

/// Compares the checksums of what belongs to people and not to tables. Returns the damaged rows.
pub(super) async fn unsound_people(connection: &mut SqliteConnection) -> Read<Vec<Unsound>> {
    let mut unsound = Vec::new();
    for row in sqlx::query("SELECT owner, number, sum FROM removed").fetch_all(&mut *connection).await? {
        let (owner, number): (Vec<u8>, i64) = (row.try_get(0)?, row.try_get(1)?);
        if sums::removed(&owner, number) != row.try_get::<i64, _>(2)? {
            unsound.push(Unsound::Removed { owner, number });
        }
    }
    for row in sqlx::query("SELECT owner, sum FROM unsigned").fetch_all(&mut *connection).await? {
        let owner: Vec<u8> = row.try_get(0)?;
        if sums::unsigned(&owner) != row.try_get::<i64, _>(1)? {
            unsound.push(Unsound::Unsigned { owner });
        }
    }
    Ok(unsound)
}

/// Compares the checksums of secrets. Returns the damaged rows.
pub(super) async fn unsound_secrets(connection: &mut SqliteConnection) -> Read<Vec<Unsound>> {
    let mut unsound = Vec::new();
    for row in sqlx::query("SELECT hash, person, refused, sum FROM secrets").fetch_all(connection).await? {
        let (hash, person): (Vec<u8>, Vec<u8>) = (row.try_get(0)?, row.try_get(1)?);
        if sums::secret(&hash, &person, row.try_get(2)?) != row.try_get::<i64, _>(3)? {
            unsound.push(Unsound::Secret { hash });
        }
    }
    Ok(unsound)
}

/// Compares the checksums of decisions about people. Returns the damaged rows.
pub(super) async fn unsound_decisions(connection: &mut SqliteConnection) -> Read<Vec<Unsound>> {
    let mut unsound = Vec::new();
    let sanctions = sqlx::query("SELECT number, person, removed, sum FROM sanctions");
    for row in sanctions.fetch_all(&mut *connection).await? {
        let (number, person): (i64, Vec<u8>) = (row.try_get(0)?, row.try_get(1)?);
        if sums::sanction(number, &person, row.try_get(2)?) != row.try_get::<i64, _>(3)? {
            unsound.push(Unsound::Sanction { number, person });
        }
    }
    for row in sqlx::query("SELECT kind, subject, until, sum FROM bans").fetch_all(connection).await? {
        let (kind, subject): (String, Vec<u8>) = (row.try_get(0)?, row.try_get(1)?);
        if sums::ban(&kind, &subject, row.try_get(2)?) != row.try_get::<i64, _>(3)? {
            unsound.push(Unsound::Ban { kind, subject });
        }
    }
    Ok(unsound)
}

/// Computes all checksums of a file that has none, and counts its rows.
pub(super) async fn seal_all(connection: &mut SqliteConnection) -> Read<()> {
    for row in sqlx::query("SELECT number FROM tables").fetch_all(&mut *connection).await? {
        let number = row.try_get(0)?;
        seal_entries(connection, number).await?;
        seal_lines(connection, number).await?;
        seal(connection, number).await?;
    }
    for row in sqlx::query("SELECT owner, number FROM removed").fetch_all(&mut *connection).await? {
        let (owner, number): (Vec<u8>, i64) = (row.try_get(0)?, row.try_get(1)?);
        sqlx::query("UPDATE removed SET sum = ?3 WHERE owner = ?1 AND number = ?2")
            .bind(&owner)
            .bind(number)
            .bind(sums::removed(&owner, number))
            .execute(&mut *connection)
            .await?;
    }
    for row in sqlx::query("SELECT owner FROM unsigned").fetch_all(&mut *connection).await? {
        let owner: Vec<u8> = row.try_get(0)?;
        sqlx::query("UPDATE unsigned SET sum = ?2 WHERE owner = ?1")
            .bind(&owner)
            .bind(sums::unsigned(&owner))
            .execute(&mut *connection)
            .await?;
    }
    if let Some(row) = sqlx::query("SELECT key FROM signing").fetch_optional(&mut *connection).await? {
        let key: Vec<u8> = row.try_get(0)?;
        let key = key.try_into().map_err(|_| no_fit("a signing key of the wrong length"))?;
        let sum = sqlx::query("UPDATE signing SET sum = ?1").bind(sums::signing(&key));
        sum.execute(&mut *connection).await?;
    }
    count_all(connection).await
}

/// Computes the checksum of the time up to which the age of tables is counted.
pub(super) async fn seal_swept(connection: &mut SqliteConnection) -> Read<()> {
    if let Some(row) = sqlx::query("SELECT at FROM swept").fetch_optional(&mut *connection).await? {
        let sum = sqlx::query("UPDATE swept SET sum = ?1").bind(sums::swept(row.try_get(0)?));
        sum.execute(connection).await?;
    }
    Ok(())
}

/// Counts the rows whose number is stored.
pub(super) async fn count_all(connection: &mut SqliteConnection) -> Read<()> {
    sqlx::raw_sql(
        "INSERT OR REPLACE INTO totals (one, tables, removed, unsigned, secrets, sanctions, bans)
         SELECT 1, (SELECT count(*) FROM tables), (SELECT count(*) FROM removed), (SELECT count(*) FROM unsigned),
           (SELECT count(*) FROM secrets), (SELECT count(*) FROM sanctions), (SELECT count(*) FROM bans)",
    )
    .execute(connection)
    .await
    .map(|_| ())
}

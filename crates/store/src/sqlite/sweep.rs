//! Deleting what is kept no longer: tables by their age, and people with nothing left.

use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Row};

use super::bytes;
use super::error::plain;
use super::head::{seal, summary};
use super::rows::{Read, no_fit};
use super::{sanctions, signed, sums};
use crate::{AGE_STEP, Changed, Expired, Owner, Summary};

/// The maximum number of tables that are deleted in one transaction: other writes wait for it.
const SWEPT_MAX: usize = 50;
/// No further table is deleted in the same transaction after so many bytes.
const SWEPT_BYTES_MAX: i64 = 1 << 20;

/// Returns the time up to which the age of tables is counted; none before the first sweep.
pub(super) async fn swept(connection: &mut SqliteConnection) -> Read<Option<i64>> {
    let Some(row) = sqlx::query("SELECT at, sum FROM swept").fetch_optional(connection).await? else {
        return Ok(None);
    };
    let at: i64 = row.try_get(0)?;
    if sums::swept(at) == row.try_get::<i64, _>(1)? { Ok(Some(at)) } else { Err(no_fit("a damaged age")) }
}

/// Counts the age of tables up to now, but not further than a step, and returns the time up to which it is counted.
pub(super) async fn grow_old(connection: &mut SqliteConnection, now: i64) -> Read<i64> {
    let at = swept(connection).await?.map_or(now, |last| now.min(last.saturating_add(signed(AGE_STEP))));
    let count = sqlx::query("INSERT OR REPLACE INTO swept (one, at, sum) VALUES (1, ?1, ?2)");
    count.bind(at).bind(sums::swept(at)).execute(connection).await?;
    Ok(at)
}

/// Returns how many tables changed last before these times.
pub(super) async fn count_expired(connection: &mut SqliteConnection, expired: Expired) -> Read<u32> {
    let count = format!("SELECT count(*) FROM tables WHERE {EXPIRED}");
    let count = sqlx::query(AssertSqlSafe(count))
        .bind(signed(expired.gathering))
        .bind(signed(expired.finished))
        .bind(signed(expired.running));
    count.fetch_one(connection).await?.try_get(0)
}

/// Selects the tables that changed last before the times for games that gather, are over, and run.
const EXPIRED: &str =
    "changed < CASE WHEN revision IS NOT NULL THEN ?1 WHEN awaiting IS NULL THEN ?2 ELSE ?3 END";

/// Deletes tables that changed last before these times, and returns them. A table that is damaged stays: its
/// times may be what is damaged.
pub(super) async fn sweep(connection: &mut SqliteConnection, expired: Expired) -> Read<Vec<Changed>> {
    let question = format!("SELECT number FROM tables WHERE {EXPIRED} ORDER BY changed");
    let rows = sqlx::query(AssertSqlSafe(question))
        .bind(signed(expired.gathering))
        .bind(signed(expired.finished))
        .bind(signed(expired.running))
        .fetch_all(&mut *connection)
        .await?;
    let mut swept = Vec::new();
    for row in rows {
        let number: i64 = row.try_get(0)?;
        match summary(connection, number).await {
            Ok(Summary { id, .. }) => {
                swept.push(delete(connection, number, id).await?);
            }
            Err(error @ (sqlx::Error::Decode(_) | sqlx::Error::ColumnDecode { .. })) => {
                tracing::error!("table {number} is damaged and is not deleted: {}", plain(&error));
            }
            Err(error) => return Err(error),
        }
        let bytes: i64 = swept.iter().map(|swept: &Changed| -swept.grown).sum();
        if swept.len() == SWEPT_MAX || bytes > SWEPT_BYTES_MAX {
            break;
        }
    }
    if !swept.is_empty() {
        forget_people(connection).await?;
    }
    Ok(swept)
}

/// Deletes a table with everything that belongs to it.
pub(super) async fn delete(connection: &mut SqliteConnection, number: i64, table: String) -> Read<Changed> {
    let owner = owner_of(connection, number).await?;
    let freed = bytes::of_table(connection, number).await?;
    let earlier = sqlx::query("UPDATE tables SET rematch = NULL WHERE rematch = ?1 RETURNING number")
        .bind(&table)
        .fetch_all(&mut *connection)
        .await?;
    for earlier in earlier {
        seal(connection, earlier.try_get(0)?).await?;
    }
    sanctions::forget(connection, number).await?;
    let removed = gone(connection, "removed", number).await?;
    for from in ["results", "lines", "entries", "seats"] {
        gone(connection, from, number).await?;
    }
    let count = gone(connection, "tables", number).await?;
    sqlx::query("UPDATE totals SET tables = tables - ?1, removed = removed - ?2")
        .bind(count)
        .bind(removed)
        .execute(connection)
        .await?;
    Ok(Changed { table, owner, grown: -freed })
}

/// Returns who set a table up; nobody if that is damaged.
pub(super) async fn owner_of(connection: &mut SqliteConnection, number: i64) -> Read<Option<Owner>> {
    let row = sqlx::query("SELECT owner FROM tables WHERE number = ?1").bind(number);
    let owner: Option<Vec<u8>> = row.fetch_one(connection).await?.try_get(0).unwrap_or_default();
    Ok(owner.and_then(|owner| Owner::try_from(owner).ok()))
}

/// Deletes the rows of a table, and returns how many there were.
async fn gone(connection: &mut SqliteConnection, from: &str, number: i64) -> Read<i64> {
    let delete = format!("DELETE FROM {from} WHERE number = ?1");
    let deleted = sqlx::query(AssertSqlSafe(delete)).bind(number).execute(connection).await?;
    Ok(deleted.rows_affected().cast_signed())
}

/// Deletes people from before cookies were signed who have nothing left: neither a seat nor a table nor a line.
pub(super) async fn forget_people(connection: &mut SqliteConnection) -> Read<()> {
    let deleted = sqlx::query(
        "DELETE FROM unsigned WHERE owner NOT IN (SELECT owner FROM seats WHERE owner IS NOT NULL
           UNION SELECT owner FROM tables WHERE owner IS NOT NULL UNION SELECT speaker FROM lines)",
    )
    .execute(&mut *connection)
    .await?;
    let count = sqlx::query("UPDATE totals SET unsigned = unsigned - ?1");
    count.bind(deleted.rows_affected().cast_signed()).execute(connection).await.map(|_| ())
}

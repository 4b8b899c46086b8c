//! The secrets by which people are recognised. The hash of a person's first secret is the person, and has no row before it
//! is refused.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqlitePool};

use super::outcome::{Done, Outcome};
use super::rows::{Read, no_fit};
use super::sums;
use crate::Owner;

/// Returns the person whom a secret with this hash identifies; none if it is refused.
pub(super) async fn person(pool: &SqlitePool, hash: Owner) -> Read<Option<Owner>> {
    let row = sqlx::query("SELECT person, refused, sum FROM secrets WHERE hash = ?1").bind(hash.as_slice());
    let Some(row) = row.fetch_optional(pool).await? else { return Ok(Some(hash)) };
    let (person, refused): (Vec<u8>, bool) = (row.try_get(0)?, row.try_get(1)?);
    if sums::secret(&hash, &person, refused) != row.try_get::<i64, _>(2)? {
        return Err(no_fit("a secret that is damaged"));
    }
    let person = Owner::try_from(person).map_err(|_| no_fit("a person of the wrong length"))?;
    Ok((!refused).then_some(person))
}

/// Returns whether a person's own secret is refused.
pub(super) async fn is_refused(connection: &mut SqliteConnection, person: Owner) -> Read<bool> {
    let row = sqlx::query("SELECT 1 FROM secrets WHERE hash = ?1 AND refused = 1").bind(person.as_slice());
    Ok(row.fetch_optional(connection).await?.is_some())
}

/// Refuses all secrets of a person, for good.
pub(super) async fn refuse(connection: &mut SqliteConnection, person: Owner) -> Result<Outcome, sqlx::Error> {
    let own = sqlx::query(
        "INSERT INTO secrets (hash, person, refused, sum) VALUES (?1, ?1, 1, 0) ON CONFLICT DO NOTHING",
    );
    let new = own.bind(person.as_slice()).execute(&mut *connection).await?.rows_affected().cast_signed();
    let count = sqlx::query("UPDATE totals SET secrets = secrets + ?1").bind(new);
    count.execute(&mut *connection).await?;
    let hashes = sqlx::query("SELECT hash FROM secrets WHERE person = ?1").bind(person.as_slice());
    for row in hashes.fetch_all(&mut *connection).await? {
        let hash: Vec<u8> = row.try_get(0)?;
        sqlx::query("UPDATE secrets SET refused = 1, sum = ?2 WHERE hash = ?1")
            .bind(&hash)
            .bind(sums::secret(&hash, &person, true))
            .execute(&mut *connection)
            .await?;
    }
    Ok(Ok(Done::Written))
}

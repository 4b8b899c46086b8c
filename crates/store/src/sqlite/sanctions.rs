//! The decisions of the owners of tables about people without a seat.

use sqlx::Row;
use sqlx::sqlite::SqliteConnection;
use table::{EVERYBODY, Moderation, Sanction, Sanctions};

use super::head::seal;
use super::outcome::{Done, Outcome};
use super::rows::{Read, no_fit};
use super::secrets::is_refused;
use super::sums;
use crate::{Owner, WriteError};

/// Reads the decisions of a table's owner. A file of an earlier layout has none.
///
/// # Errors
/// If they cannot be read, or are not what was written.
pub(super) async fn sanctions(connection: &mut SqliteConnection, number: i64) -> Read<Sanctions> {
    let known = sqlx::query("SELECT 1 FROM sqlite_schema WHERE name = 'sanctions'");
    if known.fetch_optional(&mut *connection).await?.is_none() {
        return Ok(Sanctions::new());
    }
    let rows = sqlx::query("SELECT person, removed, sum FROM sanctions WHERE number = ?1").bind(number);
    let mut sanctions = Sanctions::new();
    for row in rows.fetch_all(connection).await? {
        let (person, removed): (Vec<u8>, bool) = (row.try_get(0)?, row.try_get(1)?);
        if sums::sanction(number, &person, removed) != row.try_get::<i64, _>(2)? {
            return Err(no_fit("a decision about a guest that is damaged"));
        }
        let person = Owner::try_from(person).map_err(|_| no_fit("a guest of the wrong length"))?;
        sanctions.insert(person, if removed { Sanction::Removed } else { Sanction::Muted });
    }
    Ok(sanctions)
}

/// Stores a decision of a table's owner. A table that the host closed stays so, and a person who was forgotten meanwhile is
/// not stored again.
pub(super) async fn moderate(
    connection: &mut SqliteConnection,
    table: &str,
    moderation: &Moderation,
) -> Result<Outcome, sqlx::Error> {
    let row = sqlx::query("SELECT number FROM tables WHERE id = ?1").bind(table);
    let Some(row) = row.fetch_optional(&mut *connection).await? else {
        return Ok(Err(WriteError::Conflict));
    };
    let number: i64 = row.try_get(0)?;
    match *moderation {
        Moderation::Person(person, None) => forget_person(connection, number, person).await?,
        Moderation::Person(person, Some(sanction)) => {
            if is_refused(connection, person).await? {
                return Ok(Err(WriteError::NotStored("this person was removed".into())));
            }
            insert(connection, number, person, sanction).await?;
        }
        Moderation::Everybody => {
            let all = sqlx::query("DELETE FROM sanctions WHERE number = ?1 AND person <> ?2");
            let all = all.bind(number).bind(EVERYBODY.as_slice());
            let deleted = all.execute(&mut *connection).await?.rows_affected().cast_signed();
            count(connection, -deleted).await?;
        }
        Moderation::Spectators(admitted) => {
            let admit = sqlx::query("UPDATE tables SET spectators = ?2 WHERE number = ?1");
            admit.bind(number).bind(admitted).execute(&mut *connection).await?;
            seal(connection, number).await?;
        }
    }
    Ok(Ok(Done::Written))
}

/// Stores a decision about a person, in the place of an earlier one.
async fn insert(
    connection: &mut SqliteConnection,
    number: i64,
    person: Owner,
    sanction: Sanction,
) -> Read<()> {
    forget_person(connection, number, person).await?;
    let removed = sanction == Sanction::Removed;
    sqlx::query("INSERT INTO sanctions (number, person, removed, sum) VALUES (?1, ?2, ?3, ?4)")
        .bind(number)
        .bind(person.as_slice())
        .bind(removed)
        .bind(sums::sanction(number, &person, removed))
        .execute(&mut *connection)
        .await?;
    count(connection, 1).await
}

/// Stores that the host closed a table, which its owner cannot take back.
pub(super) async fn remove_everybody(connection: &mut SqliteConnection, number: i64) -> Read<()> {
    insert(connection, number, EVERYBODY, Sanction::Removed).await
}

/// Deletes all decisions of a table's owner.
pub(super) async fn forget(connection: &mut SqliteConnection, number: i64) -> Read<()> {
    let all = sqlx::query("DELETE FROM sanctions WHERE number = ?1").bind(number);
    let deleted = all.execute(&mut *connection).await?.rows_affected().cast_signed();
    count(connection, -deleted).await
}

/// Deletes what the owner of a table decided about a person.
pub(super) async fn forget_person(connection: &mut SqliteConnection, number: i64, person: Owner) -> Read<()> {
    let one = sqlx::query("DELETE FROM sanctions WHERE number = ?1 AND person = ?2");
    let one = one.bind(number).bind(person.as_slice());
    let deleted = one.execute(&mut *connection).await?.rows_affected().cast_signed();
    count(connection, -deleted).await
}

/// Changes the number of all decisions.
async fn count(connection: &mut SqliteConnection, more: i64) -> Read<()> {
    if more != 0 {
        let count = sqlx::query("UPDATE totals SET sanctions = sanctions + ?1").bind(more);
        count.execute(connection).await?;
    }
    Ok(())
}

//! The people and networks that the host keeps away for a time.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqlitePool};

use super::outcome::{Done, Outcome};
use super::rows::{Read, no_fit};
use super::{signed, sums};
use crate::{Ban, Banned, Owner};

/// The kinds of those who are banned, as the file names them.
const PERSON: &str = "person";
const NETWORK: &str = "network";

fn columns(banned: &Banned) -> (&'static str, &[u8]) {
    match banned {
        Banned::Person(person) => (PERSON, person.as_slice()),
        Banned::Network(network) => (NETWORK, network.as_bytes()),
    }
}

/// Reads all bans, those that are over included. One that is damaged is left out, which a check finds.
///
/// # Errors
/// If they cannot be read.
pub(super) async fn bans(pool: &SqlitePool) -> Read<Vec<Ban>> {
    let rows =
        sqlx::query("SELECT kind, subject, until, sum FROM bans ORDER BY kind, subject").fetch_all(pool);
    let mut bans = Vec::new();
    for row in rows.await? {
        let (kind, subject, until): (String, Vec<u8>, i64) =
            (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
        if sums::ban(&kind, &subject, until) != row.try_get::<i64, _>(3)? {
            tracing::error!("a ban is damaged");
            continue;
        }
        let banned = match kind.as_str() {
            PERSON => {
                Banned::Person(Owner::try_from(subject).map_err(|_| no_fit("a person of the wrong length"))?)
            }
            _ => {
                Banned::Network(String::from_utf8(subject).map_err(|_| no_fit("a network that is no text"))?)
            }
        };
        bans.push(Ban { banned, until: until.cast_unsigned() });
    }
    Ok(bans)
}

/// Stores a ban in the place of an earlier one of the same, and deletes those that were over at its beginning; one that
/// ends as it begins is lifted.
pub(super) async fn ban(
    connection: &mut SqliteConnection,
    ban: &Ban,
    now: u64,
) -> Result<Outcome, sqlx::Error> {
    let (kind, subject) = columns(&ban.banned);
    let until = signed(ban.until);
    sqlx::query("INSERT OR REPLACE INTO bans (kind, subject, until, sum) VALUES (?1, ?2, ?3, ?4)")
        .bind(kind)
        .bind(subject)
        .bind(until)
        .bind(sums::ban(kind, subject, until))
        .execute(&mut *connection)
        .await?;
    sqlx::query("DELETE FROM bans WHERE until <= ?1").bind(signed(now)).execute(&mut *connection).await?;
    count(connection).await?;
    Ok(Ok(Done::Written))
}

/// Deletes the ban of a person.
pub(super) async fn forget_person(connection: &mut SqliteConnection, person: Owner) -> Read<()> {
    let one = sqlx::query("DELETE FROM bans WHERE kind = ?1 AND subject = ?2").bind(PERSON);
    one.bind(person.as_slice()).execute(&mut *connection).await?;
    count(connection).await
}

async fn count(connection: &mut SqliteConnection) -> Read<()> {
    let count = sqlx::query("UPDATE totals SET bans = (SELECT count(*) FROM bans)");
    count.execute(connection).await.map(|_| ())
}

//! Changes that a host makes, and the data that is stored about a person. A table that is damaged is not changed but by
//! deleting it: a new checksum would hide the damage.

use protocol::Seat;
use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{AssertSqlSafe, Row};
use table::{CLOSED, FORMER, Line};

use super::error::plain;
use super::head::{Which, seal, summary};
use super::load::{LINE, line, load};
use super::rows::Read;
use super::sums;
use super::sweep::{delete, forget_people, owner_of};
use super::{bans, bytes, sanctions};
use crate::change::{left_line, left_seat};
use crate::size::of_line;
use crate::{Change, Changed, Kept, KeptMove, Owner, in_log};

/// Makes a change, and returns the tables that it concerns.
pub(super) async fn change(connection: &mut SqliteConnection, change: &Change) -> Read<Vec<Changed>> {
    let table = match change {
        Change::RemovePerson { .. } => unreachable!("a person is removed in pieces, each a write of its own"),
        Change::Close(table) | Change::RemoveTable(table) | Change::RemoveLine { table, .. } => table,
    };
    let row = sqlx::query("SELECT number FROM tables WHERE id = ?1").bind(table);
    let Some(row) = row.fetch_optional(&mut *connection).await? else { return Ok(Vec::new()) };
    let number: i64 = row.try_get(0)?;
    let grown = match change {
        Change::RemoveTable(_) => {
            let deleted = delete(connection, number, table.clone()).await?;
            forget_people(connection).await?;
            return Ok(vec![deleted]);
        }
        Change::RemoveLine { line, .. } => remove_line(connection, number, *line).await?,
        Change::Close(_) => {
            close(connection, number).await?;
            Some(0)
        }
        Change::RemovePerson { .. } => None,
    };
    let owner = owner_of(connection, number).await?;
    Ok(grown.map(|grown| Changed { table: table.clone(), owner, grown }).into_iter().collect())
}

async fn close(connection: &mut SqliteConnection, number: i64) -> Read<()> {
    summary(connection, number).await?;
    // A table whose game has begun has no revision and gets none from this.
    let close = "UPDATE tables SET public = 0, spectators = 0, revision = revision | ?2 WHERE number = ?1";
    sqlx::query(close).bind(number).bind(CLOSED).execute(&mut *connection).await?;
    sanctions::remove_everybody(connection, number).await?;
    seal(connection, number).await
}

/// Removes a line of a table, and returns how many bytes more it takes; none if there is no line of this number.
async fn remove_line(connection: &mut SqliteConnection, number: i64, id: u32) -> Read<Option<i64>> {
    let row = sqlx::query(AssertSqlSafe(format!("{LINE} AND id = ?2"))).bind(number).bind(id);
    let Some(row) = row.fetch_optional(&mut *connection).await? else { return Ok(None) };
    let said = line(&row)?;
    let before = of_line(&said).cast_signed();
    let left = left_line(said);
    let grown = of_line(&left).cast_signed() - before;
    rewrite_line(connection, number, left).await?;
    Ok(Some(grown))
}

async fn rewrite_line(connection: &mut SqliteConnection, number: i64, line: Line) -> Read<()> {
    sqlx::query(
        "UPDATE lines SET speaker = ?3, name = ?4, text = ?5, key = ?6, body = ?7, sum = ?8 WHERE number = ?1 AND id = ?2",
    )
    .bind(number)
    .bind(line.id)
    .bind(line.speaker.as_slice())
    .bind(&line.name)
    .bind(&line.text)
    .bind(&line.key)
    .bind(line.body.cast_signed())
    .bind(sums::line(number, &line))
    .execute(connection)
    .await
    .map(|_| ())
}

/// The numbers of the tables that have something of the person who is the first argument.
const CONCERNED: &str =
    "SELECT number FROM seats WHERE owner = ?1 UNION SELECT number FROM tables WHERE owner = ?1
    UNION SELECT number FROM lines WHERE speaker = ?1 UNION SELECT number FROM removed WHERE owner = ?1
    UNION SELECT number FROM sanctions WHERE person = ?1";

/// A piece of the removal of a person. It is one transaction, so that other writes wait for one table at most, which has a
/// bounded number of lines.
pub(super) struct Leaving {
    pub person: Owner,
    pub heir: Option<Owner>,
    /// The number of the table that the person leaves; none for the last piece.
    pub table: Option<i64>,
}

/// Returns the numbers of the tables that a person would leave. It looks through all lines, so it may not be part of a
/// write.
///
/// # Errors
/// If one of them is damaged: it would pass for intact with new checksums, and the others are not left without it.
pub(super) async fn concerned(pool: &SqlitePool, person: Owner) -> Read<Vec<i64>> {
    let mut connection = pool.acquire().await?;
    let rows = sqlx::query(CONCERNED).bind(person.as_slice()).fetch_all(&mut *connection).await?;
    let numbers: Vec<i64> = rows.iter().map(|row| row.try_get(0)).collect::<Read<_>>()?;
    for &number in &numbers {
        summary(&mut connection, number).await?;
        lines_of(&mut connection, number, person).await?;
    }
    Ok(numbers)
}

/// Removes what is stored about a person at a table, if it is still there, or at last what is stored elsewhere. Returns the
/// table.
pub(super) async fn leave(connection: &mut SqliteConnection, leaving: &Leaving) -> Read<Option<Changed>> {
    let Leaving { person, heir, table } = *leaving;
    let Some(number) = table else {
        forget(connection, person).await?;
        return Ok(None);
    };
    let is_there = sqlx::query("SELECT 1 FROM tables WHERE number = ?1").bind(number);
    if is_there.fetch_optional(&mut *connection).await?.is_none() {
        return Ok(None);
    }
    let table = summary(connection, number).await?;
    let before = bytes::of_seats_and_lines(connection, number).await?;
    leave_table(connection, number, person, table.standing.is_some()).await?;
    let grown = bytes::of_seats_and_lines(connection, number).await? - before;
    let changed = Changed { table: table.id, owner: owner_of(connection, number).await?, grown };
    let changed = bequeath(connection, number, changed, person, heir).await?;
    seal(connection, number).await?;
    Ok(Some(changed))
}

/// Forgets that a person was known before cookies were signed.
async fn forget(connection: &mut SqliteConnection, person: Owner) -> Read<()> {
    bans::forget_person(connection, person).await?;
    let unsigned = sqlx::query("DELETE FROM unsigned WHERE owner = ?1").bind(person.as_slice());
    let unsigned = unsigned.execute(&mut *connection).await?.rows_affected().cast_signed();
    let count = sqlx::query("UPDATE totals SET unsigned = unsigned - ?1").bind(unsigned);
    count.execute(connection).await.map(|_| ())
}

/// Gives a table to the heir of a person, if the person set it up; the table is not sealed. Without an heir the person
/// holds less by all of it.
async fn bequeath(
    connection: &mut SqliteConnection,
    number: i64,
    changed: Changed,
    person: Owner,
    heir: Option<Owner>,
) -> Read<Changed> {
    if changed.owner != Some(person) {
        return Ok(changed);
    }
    let owner = heir.as_ref().map(|heir| heir.as_slice());
    let given = sqlx::query("UPDATE tables SET owner = ?2 WHERE number = ?1").bind(number).bind(owner);
    given.execute(&mut *connection).await?;
    if heir.is_some() {
        return Ok(Changed { owner: heir, ..changed });
    }
    let lost = bytes::of_table(connection, number).await?;
    Ok(Changed { grown: changed.grown - lost, ..changed })
}

/// Takes a person away from a table, which is not sealed: their seats, what they said, and that they removed it from their
/// list.
async fn leave_table(connection: &mut SqliteConnection, number: i64, person: Owner, begun: bool) -> Read<()> {
    let left = left_seat(begun);
    let seats =
        sqlx::query("UPDATE seats SET owner = ?3, name = ?4, program = ?5 WHERE number = ?1 AND owner = ?2")
            .bind(number)
            .bind(person.as_slice())
            .bind(left.owner.as_ref().map(|owner| owner.as_slice()))
            .bind(&left.name)
            .bind(left.program)
            .execute(&mut *connection)
            .await?;
    let seats = i64::from(seats.rows_affected() > 0);
    // A writer whose seats are out of date finds out by this.
    let changed = sqlx::query("UPDATE tables SET revision = revision + ?2 WHERE number = ?1");
    changed.bind(number).bind(seats).execute(&mut *connection).await?;
    for said in lines_of(connection, number, person).await? {
        let left = Line { speaker: FORMER, ..left_line(said) };
        rewrite_line(connection, number, left).await?;
    }
    sanctions::forget_person(connection, number, person).await?;
    let removed = sqlx::query("DELETE FROM removed WHERE owner = ?1 AND number = ?2");
    let removed = removed.bind(person.as_slice()).bind(number).execute(&mut *connection).await?;
    let count = sqlx::query("UPDATE totals SET removed = removed - ?1");
    count.bind(removed.rows_affected().cast_signed()).execute(connection).await.map(|_| ())
}

async fn lines_of(connection: &mut SqliteConnection, number: i64, person: Owner) -> Read<Vec<Line>> {
    let rows = sqlx::query(AssertSqlSafe(format!("{LINE} AND speaker = ?2 ORDER BY id")));
    let rows = rows.bind(number).bind(person.as_slice()).fetch_all(connection).await?;
    rows.iter().map(line).collect()
}

/// Returns what is stored about a person at the first table after the one with this number, and its number. A table that
/// is damaged is only named.
pub(super) async fn kept(pool: &SqlitePool, person: Owner, after: i64) -> Read<Option<(i64, Kept)>> {
    let next = format!("SELECT min(number) FROM ({CONCERNED}) WHERE number > ?2");
    let next = sqlx::query(AssertSqlSafe(next)).bind(person.as_slice()).bind(after);
    let Some(number) = next.fetch_one(pool).await?.try_get::<Option<i64>, _>(0)? else {
        return Ok(None);
    };
    let damage = load(pool, Which::Number(number)).await.err();
    let mut all = pool.begin().await?;
    let row = sqlx::query(
        "SELECT id, setup, owner IS ?2, EXISTS (SELECT 1 FROM removed WHERE removed.owner = ?2 AND number = ?1)
         FROM tables WHERE number = ?1",
    );
    let row = row.bind(number).bind(person.as_slice()).fetch_one(&mut *all).await?;
    let mut kept = Kept {
        table: row.try_get(0)?,
        setup: String::new(),
        owned: row.try_get(2)?,
        removed: row.try_get(3)?,
        seats: Vec::new(),
        moves: Vec::new(),
        lines: Vec::new(),
        sanction: None,
        is_damaged: damage.is_some(),
    };
    if let Some(why) = damage {
        tracing::error!("the table {} is damaged: {}", in_log(&kept.table), plain(&why));
        return Ok(Some((number, kept)));
    }
    kept.setup = row.try_get(1)?;
    kept.seats = seats_of(&mut all, number, person).await?;
    kept.moves = moves_of(&mut all, number, person).await?;
    kept.lines = lines_of(&mut all, number, person).await?;
    kept.sanction = sanctions::sanctions(&mut all, number).await?.get(&person).copied();
    Ok(Some((number, kept)))
}

async fn seats_of(
    connection: &mut SqliteConnection,
    number: i64,
    person: Owner,
) -> Read<Vec<(Seat, String)>> {
    let rows = sqlx::query("SELECT seat, name FROM seats WHERE number = ?1 AND owner = ?2 ORDER BY seat")
        .bind(number)
        .bind(person.as_slice())
        .fetch_all(connection)
        .await?;
    rows.iter().map(|row| Ok((Seat(row.try_get(0)?), row.try_get(1)?))).collect()
}

async fn moves_of(connection: &mut SqliteConnection, number: i64, person: Owner) -> Read<Vec<KeptMove>> {
    let rows = sqlx::query(
        "SELECT seat, version, inputs, at FROM entries WHERE number = ?1
           AND seat IN (SELECT seat FROM seats WHERE seats.number = ?1 AND owner = ?2) ORDER BY seq",
    )
    .bind(number)
    .bind(person.as_slice())
    .fetch_all(connection)
    .await?;
    let kept = |row: &SqliteRow| {
        let inputs: String = row.try_get(2)?;
        Ok(KeptMove {
            seat: Seat(row.try_get(0)?),
            version: row.try_get(1)?,
            action: inputs.split_ascii_whitespace().next().unwrap_or_default().to_owned(),
            at: row.try_get::<i64, _>(3)?.cast_unsigned(),
        })
    };
    rows.iter().map(kept).collect()
}

//! Reading lists of tables back.

use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{AssertSqlSafe, Row, SqliteConnection};

use super::error::plain;
use super::head::{COLUMNS, COLUMNS_COUNT, open_summary, summary};
use super::rows::{Read, seat};
use super::signed;
use crate::{Damaged, LISTED_OF_ONE, Owner, Page, Summary, in_log};

/// The tables in the list of the person who is the first argument.
pub(super) const THEIRS: &str = "number IN (SELECT number FROM seats WHERE owner = ?1
                                 UNION SELECT number FROM tables WHERE owner = ?1)
                       AND number NOT IN (SELECT number FROM removed WHERE owner = ?1)";

pub(super) async fn tables_of(pool: &SqlitePool, owner: Owner, from: u32, limit: u32) -> Read<Page> {
    let mut all = pool.begin().await?;
    let count = format!(
        "SELECT count(*), count(CASE WHEN awaiting IS NULL AND revision IS NULL THEN NULL ELSE 1 END) FROM tables WHERE {THEIRS}"
    );
    let row = sqlx::query(AssertSqlSafe(count)).bind(owner.as_slice()).fetch_one(&mut *all).await?;
    let (total, running): (u32, u32) = (row.try_get(0)?, row.try_get(1)?);
    let from = Page::start(from, limit, total);
    let question = format!(
        "SELECT number, id FROM tables WHERE {THEIRS}
         ORDER BY EXISTS (SELECT 1 FROM seats WHERE seats.number = tables.number
                            AND seats.seat = tables.awaiting AND seats.owner = ?1) DESC,
                  awaiting IS NULL AND revision IS NULL, changed DESC, id LIMIT ?2 OFFSET ?3"
    );
    let question = sqlx::query(AssertSqlSafe(question));
    let rows = question.bind(owner.as_slice()).bind(limit).bind(from).fetch_all(&mut *all).await?;
    Ok(Page { tables: intact(summaries(&mut all, &rows).await?), from, total, running })
}

/// Reads the lobby in one statement: every page asks for it.
pub(super) async fn lobby(pool: &SqlitePool, since: u64, limit: u32) -> Read<Vec<Summary>> {
    let question = format!(
        "SELECT open.*, seats.owner, seats.name, seats.level, seats.program FROM
           (SELECT * FROM
              (SELECT {COLUMNS},
                 row_number() OVER (PARTITION BY coalesce(owner, id) ORDER BY created DESC, id) AS place
               FROM tables WHERE revision IS NOT NULL AND public = 1 AND changed >= ?1)
            WHERE place <= ?3 ORDER BY created DESC, id LIMIT ?2) AS open
         LEFT JOIN seats ON seats.number = open.number ORDER BY open.created DESC, open.id, seats.seat"
    );
    let question = sqlx::query(AssertSqlSafe(question));
    let rows = question.bind(signed(since)).bind(limit).bind(LISTED_OF_ONE).fetch_all(pool).await?;
    // The rows of a table follow one another.
    let number = |row: &SqliteRow| row.try_get::<i64, _>(0).ok();
    let tables = rows.chunk_by(|row, next| number(row) == number(next)).map(|rows| {
        let seats = rows.iter().map(|row| seat(row, COLUMNS_COUNT + 1)).collect::<Read<_>>();
        let summary = seats.and_then(|seats| open_summary(&rows[0], seats));
        let table: String = rows[0].try_get(1)?;
        Ok(summary.map_err(|error| Damaged { table, why: plain(&error) }))
    });
    Ok(intact(tables.collect::<Read<_>>()?))
}

pub(super) async fn all_tables(pool: &SqlitePool) -> Read<Vec<Result<Summary, Damaged>>> {
    let mut all = pool.begin().await?;
    let rows = sqlx::query("SELECT number, id FROM tables ORDER BY number").fetch_all(&mut *all).await?;
    summaries(&mut all, &rows).await
}

/// Reads what a list says of the tables with these numbers and names.
async fn summaries(
    connection: &mut SqliteConnection,
    rows: &[SqliteRow],
) -> Read<Vec<Result<Summary, Damaged>>> {
    let mut found = Vec::with_capacity(rows.len());
    for row in rows {
        let summary = summary(connection, row.try_get(0)?).await;
        let table: String = row.try_get(1)?;
        found.push(summary.map_err(|error| Damaged { table, why: plain(&error) }));
    }
    Ok(found)
}

/// Leaves damaged tables out of a list, and logs them.
fn intact(tables: Vec<Result<Summary, Damaged>>) -> Vec<Summary> {
    let logged = |Damaged { table, why }: &Damaged| {
        tracing::error!("the table {} is damaged: {why}", in_log(table));
    };
    tables.into_iter().filter_map(|table| table.inspect_err(logged).ok()).collect()
}

pub(super) async fn awaiting_bots(pool: &SqlitePool) -> Read<Vec<String>> {
    let rows = sqlx::query(
        "SELECT id FROM tables WHERE awaits_bot = 1
           AND EXISTS (SELECT 1 FROM seats WHERE seats.number = tables.number AND owner IS NOT NULL)
         ORDER BY number",
    )
    .fetch_all(pool)
    .await?;
    rows.iter().map(|row| row.try_get(0)).collect()
}

/// The people whose owners are the first argument, one after the other, each of as many bytes as the second says. An
/// address may have thousands, and they are one question.
const PEOPLE: &str = "WITH RECURSIVE person (start, owner) AS (
    SELECT 1, substr(?1, 1, ?2)
    UNION ALL SELECT start + ?2, substr(?1, start + ?2, ?2) FROM person WHERE start + ?2 < length(?1))";

/// Answers a question about [`PEOPLE`] with a number. Its third argument is a time.
async fn number_of(pool: &SqlitePool, question: &str, people: &[Owner], since: u64) -> Read<u32> {
    let question = sqlx::query(AssertSqlSafe(format!("{PEOPLE} {question}")));
    let question = question.bind(people.as_flattened()).bind(size_of::<Owner>() as i64).bind(signed(since));
    question.fetch_one(pool).await?.try_get(0)
}

pub(super) async fn gathering(pool: &SqlitePool, people: &[Owner], since: u64) -> Read<u32> {
    let question = "SELECT count(*) FROM person CROSS JOIN tables ON tables.owner = person.owner
         WHERE tables.public = 1 AND tables.revision IS NOT NULL AND tables.changed >= ?3";
    number_of(pool, question, people, since).await
}

pub(super) async fn idle_seats(pool: &SqlitePool, people: &[Owner], since: u64) -> Read<u32> {
    let question = "SELECT count(*) FROM person CROSS JOIN seats ON seats.owner = person.owner
           CROSS JOIN tables ON tables.number = seats.number
         WHERE tables.public = 1 AND tables.owner IS NOT person.owner
           AND (tables.revision IS NOT NULL
             OR tables.awaiting IS NOT NULL AND tables.changed >= ?3
               AND (tables.awaiting = seats.seat
                 OR NOT EXISTS (SELECT 1 FROM entries
                                WHERE entries.number = seats.number AND entries.seat = seats.seat)))";
    number_of(pool, question, people, since).await
}

pub(super) async fn has_tables(pool: &SqlitePool, owner: Owner) -> Read<bool> {
    let question = sqlx::query(
        "SELECT EXISTS (SELECT 1 FROM seats WHERE owner = ?1) OR EXISTS (SELECT 1 FROM tables WHERE owner = ?1)",
    );
    question.bind(owner.as_slice()).fetch_one(pool).await?.try_get(0)
}

pub(super) async fn knew_unsigned(pool: &SqlitePool, person: Owner) -> Read<bool> {
    let question = sqlx::query("SELECT EXISTS (SELECT 1 FROM unsigned WHERE owner = ?1)");
    question.bind(person.as_slice()).fetch_one(pool).await?.try_get(0)
}

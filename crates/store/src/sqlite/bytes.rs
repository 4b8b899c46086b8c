//! Sums up in the file how many bytes records take ([`size`](crate::size)).

use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::{AssertSqlSafe, Row};

use super::rows::Read;
use crate::Owner;
use crate::size::{ENTRY, LINE, PAGE, SEAT, SHARED, TABLE};

/// The records of one kind.
struct Part {
    from: &'static str,
    /// The bytes of a row besides its texts.
    row: u64,
    /// The bytes of its texts.
    texts: &'static str,
}

const TABLES: Part = Part { from: "tables", row: TABLE, texts: "0" };
const SEATS: Part = Part { from: "seats", row: SEAT, texts: "octet_length(name)" };
const ENTRIES: Part = Part { from: "entries", row: ENTRY, texts: "octet_length(inputs)" };
const LINES: Part = Part { from: "lines", row: LINE, texts: "octet_length(name) + octet_length(text)" };

/// Returns an expression for the bytes of the records that fulfil a condition.
fn sum(parts: &[Part], which: &str) -> String {
    let sum = |Part { from, row, texts }: &Part| {
        format!(
            "(SELECT coalesce(sum({row} + {texts} + iif({texts} > {SHARED}, {PAGE}, 0)), 0) FROM {from} WHERE {which})"
        )
    };
    parts.iter().map(sum).collect::<Vec<_>>().join(" + ")
}

/// Returns the bytes of the tables that a person set up.
pub(super) async fn held(pool: &SqlitePool, owner: Owner) -> Read<u64> {
    let theirs = "number IN (SELECT number FROM tables WHERE owner = ?1)";
    let question = format!("SELECT {}", sum(&[TABLES, SEATS, ENTRIES, LINES], theirs));
    let question = sqlx::query(AssertSqlSafe(question)).bind(owner.as_slice());
    Ok(question.fetch_one(pool).await?.try_get::<i64, _>(0)?.unsigned_abs())
}

/// Returns an expression for the bytes of the table that a question calls `t`.
pub(super) fn of_t() -> String {
    sum(&[TABLES, SEATS, ENTRIES, LINES], "number = t.number")
}

/// Returns the bytes of a table.
pub(super) async fn of_table(connection: &mut SqliteConnection, number: i64) -> Read<i64> {
    of_parts(connection, number, &[TABLES, SEATS, ENTRIES, LINES]).await
}

/// Returns the bytes of a table's seats.
pub(super) async fn of_seats(connection: &mut SqliteConnection, number: i64) -> Read<i64> {
    of_parts(connection, number, &[SEATS]).await
}

/// Returns the bytes of a table's seats and lines.
pub(super) async fn of_seats_and_lines(connection: &mut SqliteConnection, number: i64) -> Read<i64> {
    of_parts(connection, number, &[SEATS, LINES]).await
}

/// Returns the bytes of a table's lines up to this one.
pub(super) async fn of_lines(connection: &mut SqliteConnection, number: i64, last: i64) -> Read<i64> {
    let question = format!("SELECT {}", sum(&[LINES], "number = ?1 AND id <= ?2"));
    let question = sqlx::query(AssertSqlSafe(question)).bind(number).bind(last);
    question.fetch_one(connection).await?.try_get(0)
}

async fn of_parts(connection: &mut SqliteConnection, number: i64, parts: &[Part]) -> Read<i64> {
    let question = format!("SELECT {}", sum(parts, "number = ?1"));
    sqlx::query(AssertSqlSafe(question)).bind(number).fetch_one(connection).await?.try_get(0)
}

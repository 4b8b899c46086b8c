//! The rows of a table that are not entries or lines: its own, its seats and its result, with the checksums over them.

use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, Row, SqliteConnection};
use table::{Sanctions, Standing};

use super::rows::{Read, no_fit, options, owner, seats, standing};
use super::sums::{self, Identity, Link};
use crate::{SeatRecord, Stored, Summary};

/// A table to read.
#[derive(Clone, Copy)]
pub(super) enum Which<'a> {
    /// The table of this name.
    Id(&'a str),
    /// The table with this number.
    Number(i64),
}

/// Reads what a list says of a table.
///
/// # Errors
/// If it cannot be read, or is not what was written.
pub(super) async fn summary(connection: &mut SqliteConnection, number: i64) -> Read<Summary> {
    head(connection, Which::Number(number)).await?.ok_or_else(|| no_fit("no row"))?.summary()
}

/// Reads what a list says of a table whose game has not begun, from its row ([`COLUMNS`]) and its seats.
///
/// # Errors
/// If it is not what was written.
pub(super) fn open_summary(row: &SqliteRow, seats: Vec<SeatRecord>) -> Read<Summary> {
    Head::of(row, seats, standing(row, 10)?, None)?.summary()
}

/// The rows of a table that are not entries or lines.
pub(super) struct Head {
    pub number: i64,
    /// The table, without entries and lines.
    pub stored: Stored,
    created: i64,
    changed: i64,
    standing: Standing,
    awaits_bot: bool,
    /// The last entry.
    pub last: Option<Link>,
    identity_sum: i64,
    progress_sum: i64,
}

/// The columns of a table's row.
pub(super) const COLUMNS: &str =
    "number, id, setup, drawn, public, spectators, chosen, owner, revision, rematch,
    awaiting, scores, turns, created, changed, awaits_bot, identity_sum, progress_sum";
/// The number of these columns.
pub(super) const COLUMNS_COUNT: usize = 18;

impl Head {
    /// Reads a row that begins with these columns.
    fn of(row: &SqliteRow, seats: Vec<SeatRecord>, standing: Standing, last: Option<Link>) -> Read<Self> {
        Ok(Head {
            number: row.try_get(0)?,
            stored: Stored {
                id: row.try_get(1)?,
                setup: row.try_get(2)?,
                options: options(row, 3)?,
                owner: owner(row.try_get(7)?)?,
                revision: row.try_get(8)?,
                rematch: row.try_get(9)?,
                seats,
                entries: Vec::new(),
                lines: Vec::new(),
                sanctions: Sanctions::new(),
            },
            standing,
            created: row.try_get(13)?,
            changed: row.try_get(14)?,
            awaits_bot: row.try_get(15)?,
            last,
            identity_sum: row.try_get(16)?,
            progress_sum: row.try_get(17)?,
        })
    }

    /// Returns what a list says of the table, if it is what was written.
    fn summary(self) -> Read<Summary> {
        self.compare()?;
        let Stored { id, setup, options, owner, seats, revision, .. } = self.stored;
        let standing = revision.is_none().then_some(Standing { places: None, ..self.standing });
        Ok(Summary { id, owner, setup, options, seats, standing, changed: self.changed.cast_unsigned() })
    }

    /// Computes the checksums of the parts that no move changes and of those that moves change.
    fn sums(&self) -> (i64, i64) {
        let identity = Identity {
            number: self.number,
            id: &self.stored.id,
            setup: &self.stored.setup,
            created: self.created,
            owner: self.stored.owner,
            options: &self.stored.options,
            revision: self.stored.revision,
            seats: &self.stored.seats,
            rematch: self.stored.rematch.as_deref(),
        };
        (identity.sum(), sums::progress(self.number, self.changed, &self.standing, self.last))
    }

    /// Compares the checksums with those that were written.
    ///
    /// # Errors
    /// If they differ.
    pub fn compare(&self) -> Read<()> {
        let (identity, progress) = self.sums();
        if identity != self.identity_sum {
            return Err(no_fit("a checksum that is not that of its seats and options"));
        }
        // Whom the table waits for is stored twice.
        if progress != self.progress_sum || self.awaits_bot != awaits_bot(&self.standing, &self.stored.seats)
        {
            return Err(no_fit("a checksum that is not that of its position"));
        }
        Ok(())
    }
}

/// Reads the rows of a table that are not entries or lines.
pub(super) async fn head(connection: &mut SqliteConnection, which: Which<'_>) -> Read<Option<Head>> {
    let question = match which {
        Which::Id(id) => {
            sqlx::query(AssertSqlSafe(format!("SELECT {COLUMNS} FROM tables WHERE id = ?1"))).bind(id)
        }
        Which::Number(number) => {
            sqlx::query(AssertSqlSafe(format!("SELECT {COLUMNS} FROM tables WHERE number = ?1"))).bind(number)
        }
    };
    let row = question.fetch_optional(&mut *connection).await?;
    let Some(row) = row else { return Ok(None) };
    let number: i64 = row.try_get(0)?;
    let seats = seats(connection, number).await?;
    let standing = placed(connection, number, standing(&row, 10)?).await?;
    Head::of(&row, seats, standing, last_entry(connection, number).await?).map(Some)
}

/// Returns whether a table waits for a bot.
fn awaits_bot(standing: &Standing, seats: &[SeatRecord]) -> bool {
    let awaiting = standing.awaiting.and_then(|seat| seats.get(seat.index()));
    awaiting.is_some_and(|seat| seat.level.is_some())
}

/// Adds the places to the position of a game that is over.
async fn placed(connection: &mut SqliteConnection, number: i64, standing: Standing) -> Read<Standing> {
    let rows = sqlx::query("SELECT seat, place, points FROM results WHERE number = ?1 ORDER BY seat")
        .bind(number)
        .fetch_all(connection)
        .await?;
    let mut places = Vec::with_capacity(rows.len());
    for (row, (seat, points)) in rows.iter().zip((0u8..).zip(&standing.scores)) {
        if row.try_get::<u8, _>(0)? != seat || row.try_get::<i16, _>(2)? != *points {
            return Err(no_fit("a result that is not that of its position"));
        }
        places.push(row.try_get(1)?);
    }
    Ok(Standing { places: Some(places).filter(|places| !places.is_empty()), ..standing })
}

/// Returns the last entry of a table.
async fn last_entry(connection: &mut SqliteConnection, number: i64) -> Read<Option<Link>> {
    let row = sqlx::query("SELECT seq, sum FROM entries WHERE number = ?1 ORDER BY seq DESC LIMIT 1")
        .bind(number)
        .fetch_optional(connection)
        .await?;
    row.map(|row| Ok(Link { seq: row.try_get(0)?, sum: row.try_get(1)? })).transpose()
}

/// Computes the checksums of a table's rows that are not entries or lines, and stores them.
pub(super) async fn seal(connection: &mut SqliteConnection, number: i64) -> Read<()> {
    let Some(head) = head(connection, Which::Number(number)).await? else { return Ok(()) };
    let (identity, progress) = head.sums();
    sqlx::query("UPDATE tables SET identity_sum = ?2, progress_sum = ?3 WHERE number = ?1")
        .bind(number)
        .bind(identity)
        .bind(progress)
        .execute(connection)
        .await
        .map(|_| ())
}

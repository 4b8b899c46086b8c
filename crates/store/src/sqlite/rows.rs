//! Reads rows, and the seats of a table.

use std::collections::BTreeMap;

use protocol::{Order, Seat, TableOptions};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};
use table::Standing;

use super::sums;
use crate::{Owner, SeatRecord, SigningKey};

/// The result of a read.
pub(super) type Read<T> = Result<T, sqlx::Error>;

/// Returns the error of a record that no program of this layout wrote.
pub(super) fn no_fit(what: &str) -> sqlx::Error {
    sqlx::Error::Decode(format!("the record has {what}").into())
}

/// Reads options in four columns, from this one on.
pub(super) fn options(row: &SqliteRow, first: usize) -> Read<TableOptions> {
    let chosen: String = row.try_get(first + 3)?;
    let options = TableOptions {
        order: if row.try_get(first)? { Order::Drawn } else { Order::AsSeated },
        public: row.try_get(first + 1)?,
        spectators: row.try_get(first + 2)?,
        ..TableOptions::default()
    };
    Ok(options.with_chosen(read_chosen(&chosen).ok_or_else(|| no_fit("options that are none"))?))
}

fn read_chosen(chosen: &str) -> Option<BTreeMap<String, String>> {
    let pair = |word: &str| word.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned()));
    chosen.split_ascii_whitespace().map(pair).collect()
}

pub(super) fn owner(bytes: Option<Vec<u8>>) -> Read<Option<Owner>> {
    bytes.map(Owner::try_from).transpose().map_err(|_| no_fit("an owner of the wrong length"))
}

pub(super) async fn seats(connection: &mut SqliteConnection, number: i64) -> Read<Vec<SeatRecord>> {
    // All columns, since files of earlier layouts are read too.
    let rows = sqlx::query("SELECT * FROM seats WHERE number = ?1 ORDER BY seat")
        .bind(number)
        .fetch_all(connection)
        .await?;
    rows.iter().map(|row| seat(row, 2)).collect()
}

/// Reads a seat in the columns from this one on: owner, name, level, and whether a program plays there, which earlier layouts
/// do not have.
pub(super) fn seat(row: &SqliteRow, first: usize) -> Read<SeatRecord> {
    Ok(SeatRecord {
        owner: owner(row.try_get(first)?)?,
        name: row.try_get(first + 1)?,
        level: row.try_get(first + 2)?,
        program: if row.len() > first + 3 { row.try_get(first + 3)? } else { false },
    })
}

/// Reads a position without places, in three columns from this one on.
pub(super) fn standing(row: &SqliteRow, first: usize) -> Read<Standing> {
    let scores: String = row.try_get(first + 1)?;
    let scores = scores.split_ascii_whitespace().map(str::parse).collect::<Result<Vec<i16>, _>>();
    Ok(Standing {
        awaiting: row.try_get::<Option<u8>, _>(first)?.map(Seat),
        scores: scores.map_err(|_| no_fit("scores that are no numbers"))?,
        turns: row.try_get(first + 2)?,
        places: None,
    })
}

/// Reads a signing key; none if it is not the one that was written.
pub(super) fn read_key(row: &SqliteRow) -> Read<Option<SigningKey>> {
    let (key, sum): (Vec<u8>, i64) = (row.try_get(0)?, row.try_get(1)?);
    Ok(key.try_into().ok().filter(|key| sums::signing(key) == sum))
}

//! Reading tables back.

use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Row, SqliteConnection};

use crate::{Entry, Key, Owner, SeatRecord, Standing, Stored, Summary};

type Read<T> = Result<T, sqlx::Error>;

fn no_fit(what: &str) -> sqlx::Error {
    sqlx::Error::Decode(format!("the record has {what}").into())
}

pub(super) async fn load(pool: &SqlitePool, id: &str) -> Read<Option<Stored>> {
    // One transaction, so that table, seats and entries are of the same moment.
    let mut all = pool.begin().await?;
    let row = sqlx::query("SELECT number, setup, rematch FROM tables WHERE id = ?1")
        .bind(id)
        .fetch_optional(&mut *all)
        .await?;
    let Some(row) = row else { return Ok(None) };
    let number: i64 = row.try_get(0)?;
    let entries = sqlx::query(
        "SELECT seq, version, inputs, seat, key, body, at FROM entries WHERE number = ?1 ORDER BY seq",
    )
    .bind(number)
    .fetch_all(&mut *all)
    .await?;
    let entries = entries.iter().map(entry).collect::<Read<Vec<Entry>>>()?;
    if entries.is_empty() || !(0u32..).zip(&entries).all(|(seq, entry)| entry.seq == seq) {
        return Err(no_fit("a gap in its history"));
    }
    Ok(Some(Stored {
        id: id.to_owned(),
        setup: row.try_get(1)?,
        seats: seats(&mut all, number).await?,
        entries,
        rematch: row.try_get(2)?,
    }))
}

fn entry(row: &SqliteRow) -> Read<Entry> {
    let inputs: String = row.try_get(2)?;
    let seat: Option<u8> = row.try_get(3)?;
    let key: Option<String> = row.try_get(4)?;
    let body: Option<i64> = row.try_get(5)?;
    let key = match (seat, key, body) {
        (Some(seat), Some(key), Some(body)) => Some(Key { seat, key, body: body.cast_unsigned() }),
        _ => None,
    };
    Ok(Entry {
        seq: row.try_get(0)?,
        version: row.try_get(1)?,
        inputs: inputs.split_ascii_whitespace().map(str::to_owned).collect(),
        key,
        at: row.try_get::<i64, _>(6)?.cast_unsigned(),
    })
}

async fn seats(connection: &mut SqliteConnection, number: i64) -> Read<Vec<SeatRecord>> {
    let rows = sqlx::query("SELECT owner, name, level FROM seats WHERE number = ?1 ORDER BY seat")
        .bind(number)
        .fetch_all(connection)
        .await?;
    let seat = |row: &SqliteRow| {
        let owner: Option<Vec<u8>> = row.try_get(0)?;
        let owner =
            owner.map(Owner::try_from).transpose().map_err(|_| no_fit("an owner of the wrong length"))?;
        Ok(SeatRecord { owner, name: row.try_get(1)?, level: row.try_get(2)? })
    };
    rows.iter().map(seat).collect()
}

pub(super) async fn tables_of(pool: &SqlitePool, owner: Owner, limit: u32) -> Read<Vec<Summary>> {
    let mut all = pool.begin().await?;
    let rows = sqlx::query(
        "SELECT number, id, setup, awaiting, scores, turns, changed FROM tables
         WHERE number IN (SELECT number FROM seats WHERE owner = ?1)
         ORDER BY changed DESC, id LIMIT ?2",
    )
    .bind(owner.as_slice())
    .bind(limit)
    .fetch_all(&mut *all)
    .await?;
    let mut found = Vec::with_capacity(rows.len());
    for row in rows {
        let scores: String = row.try_get(4)?;
        let scores = scores.split_ascii_whitespace().map(str::parse).collect::<Result<Vec<i16>, _>>();
        found.push(Summary {
            id: row.try_get(1)?,
            setup: row.try_get(2)?,
            seats: seats(&mut all, row.try_get(0)?).await?,
            standing: Standing {
                awaiting: row.try_get(3)?,
                scores: scores.map_err(|_| no_fit("scores that are no numbers"))?,
                turns: row.try_get(5)?,
                places: None,
            },
            changed: row.try_get::<i64, _>(6)?.cast_unsigned(),
        });
    }
    Ok(found)
}

pub(super) async fn awaiting_bots(pool: &SqlitePool) -> Read<Vec<String>> {
    let rows =
        sqlx::query("SELECT id FROM tables WHERE awaits_bot = 1 ORDER BY number").fetch_all(pool).await?;
    rows.iter().map(|row| row.try_get(0)).collect()
}

//! Reading tables back.

use std::collections::BTreeMap;

use protocol::{CHAT_SHOWN, Order, Room, TableOptions};
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{AssertSqlSafe, Row, SqliteConnection};

use super::{room_name, signed};
use crate::{ChatLine, Entry, Key, Owner, Page, SeatRecord, Standing, Stored, Summary};

/// The maximum number of entries that are read at once.
const ENTRIES_READ: u32 = 1000;

type Read<T> = Result<T, sqlx::Error>;

fn no_fit(what: &str) -> sqlx::Error {
    sqlx::Error::Decode(format!("the record has {what}").into())
}

pub(super) async fn load(pool: &SqlitePool, id: &str) -> Read<Option<Stored>> {
    // One transaction, so that table, seats and entries are of the same moment.
    let mut all = pool.begin().await?;
    let row = sqlx::query(
        "SELECT number, setup, rematch, drawn, public, spectators, chosen, owner, revision FROM tables WHERE id = ?1",
    )
    .bind(id)
    .fetch_optional(&mut *all)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let number: i64 = row.try_get(0)?;
    let mut entries = entries_from(&mut all, number, 0).await?;
    let revision: Option<u32> = row.try_get(8)?;
    let (seats, lines) = (seats(&mut all, number).await?, lines(&mut all, number).await?);
    // What follows was only ever added to, so it can be read in parts: a long history keeps nobody waiting.
    drop(all);
    while entries.len().is_multiple_of(ENTRIES_READ as usize) && !entries.is_empty() {
        let mut one = pool.acquire().await?;
        let more = entries_from(&mut one, number, entries.len() as u32).await?;
        if more.is_empty() {
            break;
        }
        entries.extend(more);
    }
    if entries.is_empty() == revision.is_none()
        || !(0u32..).zip(&entries).all(|(seq, entry)| entry.seq == seq)
    {
        return Err(no_fit("a gap in its history"));
    }
    Ok(Some(Stored {
        id: id.to_owned(),
        setup: row.try_get(1)?,
        owner: owner(row.try_get(7)?)?,
        options: options(&row, 3)?,
        revision,
        seats,
        entries,
        lines,
        rematch: row.try_get(2)?,
    }))
}

/// Returns the entries of a table from this one on, at most [`ENTRIES_READ`].
async fn entries_from(connection: &mut SqliteConnection, number: i64, seq: u32) -> Read<Vec<Entry>> {
    let rows = sqlx::query(
        "SELECT seq, version, inputs, seat, key, body, at, undo FROM entries
         WHERE number = ?1 AND seq >= ?2 ORDER BY seq LIMIT ?3",
    )
    .bind(number)
    .bind(seq)
    .bind(ENTRIES_READ)
    .fetch_all(connection)
    .await?;
    rows.iter().map(entry).collect()
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
        undo: row.try_get(7)?,
    })
}

/// Options in four columns, from this one on.
fn options(row: &SqliteRow, first: usize) -> Read<TableOptions> {
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

fn owner(bytes: Option<Vec<u8>>) -> Read<Option<Owner>> {
    bytes.map(Owner::try_from).transpose().map_err(|_| no_fit("an owner of the wrong length"))
}

/// Returns the last lines of each room, in their order.
async fn lines(connection: &mut SqliteConnection, number: i64) -> Read<Vec<ChatLine>> {
    let mut lines = Vec::new();
    for room in [Room::Table, Room::Spectators] {
        let rows = sqlx::query(
            "SELECT id, seat, speaker, name, text, key, body, at FROM lines
             WHERE number = ?1 AND room = ?2 ORDER BY id DESC LIMIT ?3",
        )
        .bind(number)
        .bind(room_name(room))
        .bind(CHAT_SHOWN as i64)
        .fetch_all(&mut *connection)
        .await?;
        let line = |row: &SqliteRow| {
            Ok(ChatLine {
                id: row.try_get(0)?,
                room,
                seat: row.try_get(1)?,
                speaker: owner(row.try_get(2)?)?.ok_or_else(|| no_fit("a line of nobody's"))?,
                name: row.try_get(3)?,
                text: row.try_get(4)?,
                key: row.try_get(5)?,
                body: row.try_get::<i64, _>(6)?.cast_unsigned(),
                at: row.try_get::<i64, _>(7)?.cast_unsigned(),
            })
        };
        lines.extend(rows.iter().map(line).collect::<Read<Vec<ChatLine>>>()?);
    }
    lines.sort_by_key(|line| line.id);
    Ok(lines)
}

async fn seats(connection: &mut SqliteConnection, number: i64) -> Read<Vec<SeatRecord>> {
    let rows = sqlx::query("SELECT owner, name, level FROM seats WHERE number = ?1 ORDER BY seat")
        .bind(number)
        .fetch_all(connection)
        .await?;
    let seat = |row: &SqliteRow| {
        Ok(SeatRecord { owner: owner(row.try_get(0)?)?, name: row.try_get(1)?, level: row.try_get(2)? })
    };
    rows.iter().map(seat).collect()
}

/// What a list says of each table.
const SUMMARY: &str = "SELECT number, id, setup, awaiting, scores, turns, changed, drawn, public, spectators, chosen, revision FROM tables";

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
        "{SUMMARY} WHERE {THEIRS}
         ORDER BY EXISTS (SELECT 1 FROM seats WHERE seats.number = tables.number
                            AND seats.seat = tables.awaiting AND seats.owner = ?1) DESC,
                  awaiting IS NULL AND revision IS NULL, changed DESC, id LIMIT ?2 OFFSET ?3"
    );
    let question = sqlx::query(AssertSqlSafe(question));
    let rows = question.bind(owner.as_slice()).bind(limit).bind(from).fetch_all(&mut *all).await?;
    Ok(Page { tables: summaries(&mut all, &rows).await?, from, total, running })
}

pub(super) async fn lobby(pool: &SqlitePool, since: u64, limit: u32) -> Read<Vec<Summary>> {
    let question = format!(
        "{SUMMARY} WHERE revision IS NOT NULL AND public = 1 AND changed >= ?1
         ORDER BY changed DESC, id LIMIT ?2"
    );
    let question = sqlx::query(AssertSqlSafe(question));
    let mut all = pool.begin().await?;
    let rows = question.bind(signed(since)).bind(limit).fetch_all(&mut *all).await?;
    summaries(&mut all, &rows).await
}

pub(super) async fn all_tables(pool: &SqlitePool) -> Read<Vec<Summary>> {
    let mut all = pool.begin().await?;
    let question = format!("{SUMMARY} ORDER BY number");
    let rows = sqlx::query(AssertSqlSafe(question)).fetch_all(&mut *all).await?;
    summaries(&mut all, &rows).await
}

async fn summaries(connection: &mut SqliteConnection, rows: &[SqliteRow]) -> Read<Vec<Summary>> {
    let mut found = Vec::with_capacity(rows.len());
    for row in rows {
        let gathers = row.try_get::<Option<u32>, _>(11)?.is_some();
        found.push(Summary {
            id: row.try_get(1)?,
            setup: row.try_get(2)?,
            options: options(row, 7)?,
            seats: seats(connection, row.try_get(0)?).await?,
            standing: if gathers { None } else { Some(standing(row)?) },
            changed: row.try_get::<i64, _>(6)?.cast_unsigned(),
        });
    }
    Ok(found)
}

fn standing(row: &SqliteRow) -> Read<Standing> {
    let scores: String = row.try_get(4)?;
    let scores = scores.split_ascii_whitespace().map(str::parse).collect::<Result<Vec<i16>, _>>();
    Ok(Standing {
        awaiting: row.try_get(3)?,
        scores: scores.map_err(|_| no_fit("scores that are no numbers"))?,
        turns: row.try_get(5)?,
        places: None,
    })
}

pub(super) async fn awaiting_bots(pool: &SqlitePool) -> Read<Vec<String>> {
    let rows =
        sqlx::query("SELECT id FROM tables WHERE awaits_bot = 1 ORDER BY number").fetch_all(pool).await?;
    rows.iter().map(|row| row.try_get(0)).collect()
}

pub(super) async fn knew_unsigned(pool: &SqlitePool, person: Owner) -> Read<bool> {
    let question = sqlx::query("SELECT EXISTS (SELECT 1 FROM unsigned WHERE owner = ?1)");
    question.bind(person.as_slice()).fetch_one(pool).await?.try_get(0)
}

//! Reading one table back, and comparing its checksums.

use protocol::{CHAT_SHOWN, Room, Seat};
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{AssertSqlSafe, Row, SqliteConnection};
use table::{Key, Line};

use super::head::{Head, Which, head};
use super::room_of;
use super::rows::{Read, no_fit, owner};
use super::sanctions::sanctions;
use super::sums::{self, Link};
use crate::{Entry, Stored};

/// The maximum number of entries that are read at once.
const ENTRIES_READ: u32 = 1000;

/// Loads a table; none if there is none.
///
/// # Errors
/// If it cannot be read, or is not what was written.
pub(super) async fn load(pool: &SqlitePool, which: Which<'_>) -> Read<Option<Stored>> {
    let Some(game) = game(pool, which).await? else { return Ok(None) };
    // Lines and their number are of the same moment.
    let mut all = pool.begin().await?;
    let number = game.head.number;
    let (lines, sanctions) = (last_lines(&mut all, number).await?, sanctions(&mut all, number).await?);
    Ok(Some(Stored { lines, sanctions, ..game.stored() }))
}

/// A table without its chat.
pub(super) struct Game {
    head: Head,
    entries: Vec<Entry>,
}

impl Game {
    fn stored(self) -> Stored {
        Stored { entries: self.entries, ..self.head.stored }
    }
}

/// Loads a table without its chat; none if there is none.
///
/// # Errors
/// If it cannot be read, or is not what was written.
pub(super) async fn game(pool: &SqlitePool, which: Which<'_>) -> Read<Option<Game>> {
    // One transaction, so that table, seats and entries are of the same moment.
    let mut all = pool.begin().await?;
    let Some(head) = head(&mut all, which).await? else { return Ok(None) };
    head.compare()?;
    let mut history = History { number: head.number, entries: Vec::new(), last: None, goes_on: true };
    history.read(&mut all).await?;
    // The entries were only ever added to, so they can be read in parts: a long history keeps nobody waiting.
    drop(all);
    while history.goes_on {
        let mut one = pool.acquire().await?;
        history.read(&mut one).await?;
    }
    // Meanwhile the table may have moved on.
    if head.last.map(|last| last.seq) > history.last.map(|last| last.seq) {
        return Err(no_fit("fewer entries than were written"));
    }
    if history.entries.is_empty() == head.stored.revision.is_none() {
        return Err(no_fit("a game that has begun without a deal"));
    }
    Ok(Some(Game { head, entries: history.entries }))
}

/// The entries of a table, as far as they have been read.
struct History {
    number: i64,
    entries: Vec<Entry>,
    last: Option<Link>,
    /// Whether there may be more entries.
    goes_on: bool,
}

impl History {
    /// Reads the next entries, at most [`ENTRIES_READ`].
    async fn read(&mut self, connection: &mut SqliteConnection) -> Read<()> {
        let rows = entry_rows(connection, self.number, self.entries.len() as u32).await?;
        for row in &rows {
            let entry = entry(row)?;
            if entry.seq as usize != self.entries.len() {
                return Err(no_fit("a gap in its history"));
            }
            let link = Link::after(self.last, self.number, &entry);
            if link.sum != row.try_get::<i64, _>(8)? {
                return Err(no_fit(&format!("a checksum that is not that of entry {}", entry.seq)));
            }
            self.last = Some(link);
            self.entries.push(entry);
        }
        self.goes_on = rows.len() == ENTRIES_READ as usize;
        Ok(())
    }
}

/// Returns the rows of the entries of a table from this one on, at most [`ENTRIES_READ`].
async fn entry_rows(connection: &mut SqliteConnection, number: i64, seq: u32) -> Read<Vec<SqliteRow>> {
    sqlx::query(
        "SELECT seq, version, inputs, seat, key, body, at, undo, sum FROM entries
         WHERE number = ?1 AND seq >= ?2 ORDER BY seq LIMIT ?3",
    )
    .bind(number)
    .bind(seq)
    .bind(ENTRIES_READ)
    .fetch_all(connection)
    .await
}

fn entry(row: &SqliteRow) -> Read<Entry> {
    let inputs: String = row.try_get(2)?;
    let seat: Option<u8> = row.try_get(3)?;
    let key: Option<String> = row.try_get(4)?;
    let body: Option<i64> = row.try_get(5)?;
    let key = match (seat, key, body) {
        (Some(seat), Some(key), Some(body)) => {
            Some(Key { seat: Seat(seat), key, body: body.cast_unsigned() })
        }
        (None, None, None) => None,
        _ => return Err(no_fit("half a key")),
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

/// Computes the checksums of all entries of a table from the first, and stores them.
pub(super) async fn seal_entries(connection: &mut SqliteConnection, number: i64) -> Read<()> {
    let (mut last, mut seq) = (None, 0);
    loop {
        let rows = entry_rows(connection, number, seq).await?;
        for row in &rows {
            let entry = entry(row)?;
            let link = Link::after(last, number, &entry);
            sqlx::query("UPDATE entries SET sum = ?3 WHERE number = ?1 AND seq = ?2")
                .bind(number)
                .bind(link.seq)
                .bind(link.sum)
                .execute(&mut *connection)
                .await?;
            (last, seq) = (Some(link), entry.seq + 1);
        }
        if rows.len() < ENTRIES_READ as usize {
            return Ok(());
        }
    }
}

/// The columns of a line, and the table that has it.
pub(super) const LINE: &str =
    "SELECT id, room, seat, speaker, name, text, key, body, at, sum FROM lines WHERE number = ?1";

pub(super) fn line(row: &SqliteRow) -> Read<Line> {
    let room: String = row.try_get(1)?;
    Ok(Line {
        id: row.try_get(0)?,
        room: room_of(&room).ok_or_else(|| no_fit("a line in no room"))?,
        seat: row.try_get::<Option<u8>, _>(2)?.map(Seat),
        speaker: owner(row.try_get(3)?)?.ok_or_else(|| no_fit("a line of nobody's"))?,
        name: row.try_get(4)?,
        text: row.try_get(5)?,
        key: row.try_get(6)?,
        body: row.try_get::<i64, _>(7)?.cast_unsigned(),
        at: row.try_get::<i64, _>(8)?.cast_unsigned(),
    })
}

/// Reads a line of a table, and compares its checksum.
fn compared_line(number: i64, row: &SqliteRow) -> Read<Line> {
    let line = line(row)?;
    if sums::line(number, &line) != row.try_get::<i64, _>(9)? {
        return Err(no_fit(&format!("a checksum that is not that of line {}", line.id)));
    }
    Ok(line)
}

/// Compares all lines of a table, and returns the last of each room, in their order. All are read, which are few
/// ([`LINES_KEPT`](crate::LINES_KEPT)): an index of rooms that is damaged could hide some.
async fn last_lines(connection: &mut SqliteConnection, number: i64) -> Read<Vec<Line>> {
    let rows = sqlx::query(AssertSqlSafe(format!("{LINE} ORDER BY id"))).bind(number);
    let rows = rows.fetch_all(&mut *connection).await?;
    let said = sqlx::query("SELECT said FROM tables WHERE number = ?1").bind(number).fetch_one(connection);
    if said.await?.try_get::<i64, _>(0)? != rows.len() as i64 {
        return Err(no_fit("fewer or more lines than were written"));
    }
    let lines = rows.iter().map(|row| compared_line(number, row)).collect::<Read<Vec<Line>>>()?;
    let mut shown = Vec::new();
    for room in [Room::Table, Room::Spectators] {
        shown.extend(lines.iter().rev().filter(|line| line.room == room).take(CHAT_SHOWN).cloned());
    }
    shown.sort_by_key(|line| line.id);
    Ok(shown)
}

/// Computes the checksums of all lines of a table and counts them.
pub(super) async fn seal_lines(connection: &mut SqliteConnection, number: i64) -> Read<()> {
    let rows = sqlx::query(LINE).bind(number).fetch_all(&mut *connection).await?;
    for row in &rows {
        let line = line(row)?;
        sqlx::query("UPDATE lines SET sum = ?3 WHERE number = ?1 AND id = ?2")
            .bind(number)
            .bind(line.id)
            .bind(sums::line(number, &line))
            .execute(&mut *connection)
            .await?;
    }
    let said =
        sqlx::query("UPDATE tables SET said = ?2 WHERE number = ?1").bind(number).bind(rows.len() as i64);
    said.execute(connection).await.map(|_| ())
}

/// Deletes the lines of a table that are not what was written, and counts the others.
pub(super) async fn keep_intact_lines(connection: &mut SqliteConnection, number: i64) -> Read<i64> {
    let rows = sqlx::query(LINE).bind(number).fetch_all(&mut *connection).await?;
    let mut kept = 0;
    for row in &rows {
        if compared_line(number, row).is_ok() {
            kept += 1;
            continue;
        }
        let id: i64 = row.try_get(0)?;
        let delete = sqlx::query("DELETE FROM lines WHERE number = ?1 AND id = ?2").bind(number).bind(id);
        delete.execute(&mut *connection).await?;
    }
    let said = sqlx::query("UPDATE tables SET said = ?2 WHERE number = ?1").bind(number).bind(kept);
    said.execute(connection).await?;
    Ok(kept)
}

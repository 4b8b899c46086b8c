//! The one writer. Writes of all tables that arrive while the disk is busy go into one transaction together: the flush
//! is what takes time, and one is enough for all of them.

use protocol::{Order, TableOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row};
use table::{Line, Moderation, Standing};
use tokio::sync::{mpsc, oneshot};

use super::bytes;
use super::change::{Leaving, leave};
use super::error::plain;
use super::head::seal;
use super::open::Locks;
use super::outcome::{Done, Outcome};
use super::read::THEIRS;
use super::sanctions::moderate;
use super::secrets::{is_refused, refuse};
use super::sums::{self, Link};
use super::sweep::{grow_old, sweep};
use super::watch::Watch;
use super::{room_name, signed};
use crate::{
    Ban, Change, Entry, Expired, LINES_KEPT, NewTable, Owner, Removal, Reseat, SeatRecord, Start, WriteError,
    size,
};

/// The maximum number of writes in one transaction.
const BATCH_MAX: usize = 256;
/// The maximum number of writes that may wait; further writers wait until there is room.
pub(super) const QUEUE_MAX: usize = 1024;

/// A write.
pub(super) enum Write {
    Create(NewTable),
    Append {
        table: String,
        entry: Entry,
        standing: Standing,
    },
    Reseat {
        table: String,
        reseat: Reseat,
    },
    Say {
        table: String,
        line: Line,
    },
    Moderate {
        table: String,
        moderation: Moderation,
    },
    Remove {
        owner: Owner,
        removal: Removal,
    },
    /// Counts the age of tables up to this time, in milliseconds since 1970.
    GrowOld(u64),
    Sweep(Expired),
    /// Refuses the secrets of a person.
    Refuse(Owner),
    /// Keeps somebody away from now, in milliseconds since 1970, for a time.
    Ban {
        ban: Ban,
        now: u64,
    },
    Change(Change),
    Leave(Leaving),
    /// Changes nothing, but is flushed.
    Touch,
}

impl Write {
    /// Returns whether something that somebody wrote was removed, and is still in the journal.
    fn has_erased(&self, outcome: &Outcome) -> bool {
        match (self, outcome) {
            // Once for a person, after the last table.
            (Write::Leave(Leaving { table, .. }), Ok(_)) => table.is_none(),
            (Write::Sweep(_) | Write::Change(_), Ok(Done::Changed(tables))) => !tables.is_empty(),
            _ => false,
        }
    }
}

/// A write and the channel for its answer.
pub(super) struct Job {
    pub write: Write,
    pub answer: oneshot::Sender<Outcome>,
}

/// Executes writes until all senders are gone, and holds the locks until then.
pub(super) async fn run(
    options: SqliteConnectOptions,
    watch: Watch,
    anchor: Anchor,
    mut jobs: mpsc::Receiver<Job>,
) {
    let mut writer = Writer { options, watch, connection: None, has_failed: !anchor.is_emptied, anchor };
    let mut batch = Vec::with_capacity(BATCH_MAX);
    while jobs.recv_many(&mut batch, BATCH_MAX).await > 0 {
        writer.write(&mut batch).await;
    }
    writer.finish().await;
}

/// The connection and the locks that stay open as long as the store.
pub(super) struct Anchor {
    /// It has read the file. With the last connection that is closed SQLite writes the journal back and deletes it,
    /// whatever became of the file: this one is the last, and is closed only if the file is as it was left.
    pub connection: SqliteConnection,
    pub locks: Locks,
    /// Whether the journal was emptied when the file was opened.
    pub is_emptied: bool,
}

struct Writer {
    options: SqliteConnectOptions,
    watch: Watch,
    /// None after an error, since the connection may be in any state then.
    connection: Option<SqliteConnection>,
    /// Whether a transaction failed since the journal was begun.
    has_failed: bool,
    anchor: Anchor,
}

impl Writer {
    /// Writes the batch as one transaction; if that fails, each on its own, so that one that cannot be
    /// stored (for want of space, say) does not take the others with it.
    async fn write(&mut self, batch: &mut Vec<Job>) {
        let writes: Vec<&Write> = batch.iter().map(|job| &job.write).collect();
        match self.transaction(&writes).await {
            Ok(outcomes) => {
                let has_erased =
                    writes.iter().zip(&outcomes).any(|(write, outcome)| write.has_erased(outcome));
                if has_erased {
                    self.erase().await;
                }
                for (job, outcome) in batch.drain(..).zip(outcomes) {
                    // Nobody waits any more: it is stored all the same.
                    let _ = job.answer.send(outcome);
                }
            }
            Err(error) if batch.len() == 1 => {
                tracing::error!("cannot store: {error}");
                for job in batch.drain(..) {
                    let _ = job.answer.send(Err(WriteError::NotStored(error.clone())));
                }
            }
            Err(_) => {
                for job in batch.drain(..) {
                    let outcome = match self.transaction(&[&job.write]).await {
                        Ok(mut outcomes) => {
                            let outcome = outcomes.remove(0);
                            if job.write.has_erased(&outcome) {
                                self.erase().await;
                            }
                            outcome
                        }
                        Err(error) => {
                            tracing::error!("cannot store: {error}");
                            Err(WriteError::NotStored(error))
                        }
                    };
                    let _ = job.answer.send(outcome);
                }
            }
        }
    }

    /// Executes all writes that are possible, in one transaction. Writes into a file that was lost before it was
    /// flushed are not acknowledged.
    async fn transaction(&mut self, writes: &[&Write]) -> Result<Vec<Outcome>, String> {
        self.watch.check()?;
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await.map_err(|error| plain(&error))?,
        };
        if self.has_failed
            && let Err(why) = self.begin_anew(&mut connection).await
        {
            let _ = connection.close().await;
            return Err(why);
        }
        match attempt(&mut connection, writes).await {
            Ok(outcomes) => {
                // Even if the journal is lost: its content can still be written back in the end.
                self.connection = Some(connection);
                self.watch.check_written()?;
                Ok(outcomes)
            }
            Err(error) => {
                self.has_failed = true;
                // Closing rolls back what was not committed.
                let _ = connection.close().await;
                Err(plain(&error))
            }
        }
    }

    /// Writes the journal back and begins it anew. The frames of a transaction that failed may lie behind the last whole
    /// one, and what the next one does not overwrite of them would look like flushed frames after damage. For as long as
    /// somebody reads, as a backup does, this is put off: only a crash in that time could be misread.
    async fn begin_anew(&mut self, connection: &mut SqliteConnection) -> Result<(), String> {
        let emptied = empty_journal(connection).await;
        // One that fails half-way has written to the data file too.
        self.watch.written_back(matches!(emptied, Ok(true)))?;
        let is_anew = emptied.map_err(|error| plain(&error))?;
        self.has_failed &= !is_anew;
        Ok(())
    }

    /// Empties the journal once, which still has the removed data. If somebody reads the file just then, or the disk is
    /// full, the data stays in the journal until it is overwritten.
    async fn erase(&mut self) {
        let Some(mut connection) = self.connection.take() else { return };
        if let Err(why) = self.begin_anew(&mut connection).await {
            tracing::warn!("what was removed is still in the journal: {why}");
        }
        self.connection = Some(connection);
    }

    /// Writes the journal back into the file, so that the file alone contains everything. If the file was lost, nothing
    /// is written, and the journal, which has what was acknowledged last, stays as it is.
    async fn finish(mut self) {
        if let Some(connection) = self.connection {
            let _ = connection.close().await;
        }
        if let Err(why) = self.watch.check_write_back() {
            tracing::error!("the journal stays as it is: {why}");
            // Only the end of the process closes them without a write.
            std::mem::forget(self.anchor);
            return;
        }
        let Anchor { mut connection, mut locks, .. } = self.anchor;
        if let Err(error) = empty_journal(&mut connection).await {
            tracing::warn!("the journal stays: {error}");
        }
        let _ = connection.close().await;
        locks.reserve_space();
    }
}

/// Writes the journal back into the data file and empties it. Returns whether nobody who reads prevents that, without
/// waiting for them: everybody's writes would wait as well.
pub(super) async fn empty_journal(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    let before: i64 = sqlx::query("PRAGMA busy_timeout").fetch_one(&mut *connection).await?.try_get(0)?;
    sqlx::query("PRAGMA busy_timeout = 0").fetch_one(&mut *connection).await?;
    let row = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut *connection).await;
    let again = format!("PRAGMA busy_timeout = {before}");
    sqlx::query(AssertSqlSafe(again)).fetch_one(&mut *connection).await?;
    let row = row?;
    let busy: i64 = row.try_get(0)?;
    Ok(busy == 0)
}

async fn attempt(connection: &mut SqliteConnection, writes: &[&Write]) -> Result<Vec<Outcome>, sqlx::Error> {
    let mut all = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut outcomes = Vec::with_capacity(writes.len());
    for write in writes {
        let mut one = all.begin().await?;
        let outcome = match write {
            Write::Create(table) => create(&mut one, table).await?,
            Write::Append { table, entry, standing } => append(&mut one, table, entry, standing).await?,
            Write::Reseat { table, reseat: change } => reseat(&mut one, table, change).await?,
            Write::Say { table, line } => say(&mut one, table, line).await?,
            Write::Moderate { table, moderation } => moderate(&mut one, table, moderation).await?,
            Write::Remove { owner, removal } => remove(&mut one, owner, removal).await?,
            Write::Sweep(expired) => Ok(Done::Changed(sweep(&mut one, *expired).await?)),
            Write::GrowOld(now) => Ok(Done::Counted(grow_old(&mut one, signed(*now)).await?.cast_unsigned())),
            Write::Refuse(person) => refuse(&mut one, *person).await?,
            Write::Ban { ban, now } => super::bans::ban(&mut one, ban, *now).await?,
            Write::Change(change) => Ok(Done::Changed(super::change::change(&mut one, change).await?)),
            Write::Leave(leaving) => Ok(Done::Changed(leave(&mut one, leaving).await?.into_iter().collect())),
            Write::Touch => touch(&mut one).await?,
        };
        match outcome {
            Ok(Done::Written | Done::Grown(_) | Done::Counted(_) | Done::Changed(_)) => one.commit().await?,
            _ => one.rollback().await?,
        }
        outcomes.push(outcome);
    }
    all.commit().await?;
    Ok(outcomes)
}

async fn create(connection: &mut SqliteConnection, table: &NewTable) -> Result<Outcome, sqlx::Error> {
    if let Some(earlier) = &table.rematch_of {
        let linked =
            sqlx::query("UPDATE tables SET rematch = ?1 WHERE id = ?2 AND rematch IS NULL RETURNING number")
                .bind(&table.id)
                .bind(earlier)
                .fetch_optional(&mut *connection)
                .await?;
        if let Some(linked) = linked {
            seal(connection, linked.try_get(0)?).await?;
        } else {
            let row = sqlx::query("SELECT rematch FROM tables WHERE id = ?1")
                .bind(earlier)
                .fetch_optional(&mut *connection)
                .await?;
            let already: Option<String> = row.map(|row| row.try_get(0)).transpose()?;
            return Ok(already.map(Done::Already).ok_or(WriteError::Conflict));
        }
    }
    let inserted = sqlx::query(
        "INSERT INTO tables
           (id, setup, created, changed, awaiting, awaits_bot, scores, turns,
            owner, drawn, public, spectators, chosen, revision)
         VALUES (?1, ?2, ?3, ?3, NULL, 0, '', 0, ?4, ?5, ?6, ?7, ?8, 0) ON CONFLICT DO NOTHING",
    )
    .bind(&table.id)
    .bind(&table.setup)
    .bind(signed(table.at))
    .bind(table.owner.as_ref().map(|owner| owner.as_slice()))
    .bind(table.options.order == Order::Drawn)
    .bind(table.options.public)
    .bind(table.options.spectators)
    .bind(chosen_words(&table.options))
    .execute(&mut *connection)
    .await?;
    if inserted.rows_affected() == 0 {
        return Ok(Err(WriteError::Conflict));
    }
    let number = inserted.last_insert_rowid();
    sqlx::query("UPDATE totals SET tables = tables + 1").execute(&mut *connection).await?;
    occupy(connection, number, &table.seats, table.start.as_ref()).await?;
    Ok(Ok(Done::Written))
}

/// Returns the chosen options as they are stored.
fn chosen_words(options: &TableOptions) -> String {
    options.chosen.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(" ")
}

/// Inserts the seats of a table, and the beginning of its game if there is one.
async fn occupy(
    connection: &mut SqliteConnection,
    number: i64,
    seats: &[SeatRecord],
    start: Option<&Start>,
) -> Result<(), sqlx::Error> {
    seat(connection, number, seats).await?;
    if let Some(start) = start {
        begin(connection, number, start).await?;
    }
    seal(connection, number).await
}

/// Inserts the seats of a table.
async fn seat(
    connection: &mut SqliteConnection,
    number: i64,
    seats: &[SeatRecord],
) -> Result<(), sqlx::Error> {
    for (seat, record) in (0u8..).zip(seats) {
        let insert = "INSERT INTO seats (number, seat, owner, name, level, program)
                      VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
        sqlx::query(insert)
            .bind(number)
            .bind(seat)
            .bind(record.owner.as_ref().map(|owner| owner.as_slice()))
            .bind(&record.name)
            .bind(&record.level)
            .bind(record.program)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Inserts the beginning of the game.
async fn begin(connection: &mut SqliteConnection, number: i64, start: &Start) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE tables SET revision = NULL WHERE number = ?1")
        .bind(number)
        .execute(&mut *connection)
        .await?;
    go_on(connection, number, None, &start.deal, &start.standing).await
}

async fn reseat(
    connection: &mut SqliteConnection,
    table: &str,
    reseat: &Reseat,
) -> Result<Outcome, sqlx::Error> {
    let row = sqlx::query(
        "UPDATE tables SET revision = revision + 1, changed = ?3 WHERE id = ?1 AND revision = ?2
         RETURNING number",
    )
    .bind(table)
    .bind(reseat.revision)
    .bind(signed(reseat.at))
    .fetch_optional(&mut *connection)
    .await?;
    let Some(row) = row else { return Ok(Err(WriteError::Conflict)) };
    let number: i64 = row.try_get(0)?;
    let before = bytes::of_seats(connection, number).await?;
    sqlx::query("DELETE FROM seats WHERE number = ?1").bind(number).execute(&mut *connection).await?;
    occupy(connection, number, &reseat.seats, reseat.start.as_ref()).await?;
    let deal = reseat.start.as_ref().map_or(0, |start| size::of_entry(&start.deal)).cast_signed();
    Ok(Ok(Done::Grown(bytes::of_seats(connection, number).await? + deal - before)))
}

async fn say(connection: &mut SqliteConnection, table: &str, line: &Line) -> Result<Outcome, sqlx::Error> {
    let row = sqlx::query(
        "SELECT number FROM tables WHERE id = ?1
         AND (SELECT coalesce(max(id) + 1, 0) FROM lines WHERE lines.number = tables.number) = ?2",
    )
    .bind(table)
    .bind(line.id)
    .fetch_optional(&mut *connection)
    .await?;
    let Some(row) = row else { return Ok(Err(WriteError::Conflict)) };
    // A line that was on its way when its speaker was removed would stay.
    if is_refused(connection, line.speaker).await? {
        return Ok(Err(WriteError::NotStored("its speaker was removed".into())));
    }
    let number: i64 = row.try_get(0)?;
    sqlx::query(
        "INSERT INTO lines (number, id, room, seat, speaker, name, text, key, body, at, sum)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
    )
    .bind(number)
    .bind(line.id)
    .bind(room_name(line.room))
    .bind(line.seat.map(|seat| seat.0))
    .bind(line.speaker.as_slice())
    .bind(&line.name)
    .bind(&line.text)
    .bind(&line.key)
    .bind(line.body.cast_signed())
    .bind(signed(line.at))
    .bind(sums::line(number, line))
    .execute(&mut *connection)
    .await?;
    let last = i64::from(line.id) - i64::from(LINES_KEPT);
    let freed = bytes::of_lines(connection, number, last).await?;
    let old = sqlx::query("DELETE FROM lines WHERE number = ?1 AND id <= ?2").bind(number).bind(last);
    let deleted = old.execute(&mut *connection).await?.rows_affected().cast_signed();
    let count =
        sqlx::query("UPDATE tables SET said = said + 1 - ?2 WHERE number = ?1").bind(number).bind(deleted);
    count.execute(connection).await?;
    Ok(Ok(Done::Grown(size::of_line(line).cast_signed() - freed)))
}

async fn remove(
    connection: &mut SqliteConnection,
    owner: &Owner,
    removal: &Removal,
) -> Result<Outcome, sqlx::Error> {
    let (which, table) = match removal {
        Removal::Table(table) => ("id = ?2", table.as_str()),
        Removal::Finished => ("awaiting IS NULL AND revision IS NULL AND ?2 = ''", ""),
    };
    let question = format!("SELECT number FROM tables WHERE {THEIRS} AND {which}");
    let question = sqlx::query(AssertSqlSafe(question)).bind(owner.as_slice()).bind(table);
    let rows = question.fetch_all(&mut *connection).await?;
    for row in &rows {
        let number: i64 = row.try_get(0)?;
        sqlx::query("INSERT INTO removed (owner, number, sum) VALUES (?1, ?2, ?3)")
            .bind(owner.as_slice())
            .bind(number)
            .bind(sums::removed(owner, number))
            .execute(&mut *connection)
            .await?;
    }
    count_removed(connection, rows.len() as i64).await?;
    Ok(Ok(Done::Written))
}

/// Changes the number of tables that are removed from lists.
async fn count_removed(connection: &mut SqliteConnection, more: i64) -> Result<(), sqlx::Error> {
    if more != 0 {
        let count = sqlx::query("UPDATE totals SET removed = removed + ?1").bind(more);
        count.execute(connection).await?;
    }
    Ok(())
}

async fn touch(connection: &mut SqliteConnection) -> Result<Outcome, sqlx::Error> {
    sqlx::query("UPDATE signing SET key = key").execute(connection).await?;
    Ok(Ok(Done::Written))
}

async fn append(
    connection: &mut SqliteConnection,
    table: &str,
    entry: &Entry,
    standing: &Standing,
) -> Result<Outcome, sqlx::Error> {
    // The history must have exactly the entries before this one.
    let row = sqlx::query(
        "SELECT tables.number, last.seq, last.sum FROM tables JOIN entries AS last ON last.number = tables.number
         WHERE tables.id = ?1 AND last.seq = ?2
           AND (SELECT max(seq) FROM entries WHERE entries.number = tables.number) = ?2",
    )
    .bind(table)
    .bind(i64::from(entry.seq) - 1)
    .fetch_optional(&mut *connection)
    .await?;
    let Some(row) = row else { return Ok(Err(WriteError::Conflict)) };
    let number: i64 = row.try_get(0)?;
    let last = Link { seq: row.try_get(1)?, sum: row.try_get(2)? };
    go_on(connection, number, Some(last), entry, standing).await?;
    Ok(Ok(Done::Written))
}

/// Adds an entry after the last one, and updates the summary of the position.
async fn go_on(
    connection: &mut SqliteConnection,
    number: i64,
    last: Option<Link>,
    entry: &Entry,
    standing: &Standing,
) -> Result<(), sqlx::Error> {
    let link = Link::after(last, number, entry);
    insert_entry(connection, number, entry, link.sum).await?;
    if let Some(key) = &entry.key {
        // A person who moves at a table has it in their list again.
        let asker = "SELECT owner FROM seats WHERE seats.number = ?1 AND seat = ?2";
        let back = format!("DELETE FROM removed WHERE number = ?1 AND owner = ({asker})");
        let back = sqlx::query(AssertSqlSafe(back)).bind(number).bind(key.seat.0);
        let deleted = back.execute(&mut *connection).await?.rows_affected().cast_signed();
        count_removed(connection, -deleted).await?;
    }
    sqlx::query(
        "UPDATE tables SET changed = ?2, awaiting = ?3, scores = ?4, turns = ?5, progress_sum = ?6, awaits_bot =
           EXISTS (SELECT 1 FROM seats WHERE number = ?1 AND seat = ?3 AND level IS NOT NULL)
         WHERE number = ?1",
    )
    .bind(number)
    .bind(signed(entry.at))
    .bind(standing.awaiting.map(|seat| seat.0))
    .bind(spaced(&standing.scores))
    .bind(standing.turns)
    .bind(sums::progress(number, signed(entry.at), standing, Some(link)))
    .execute(&mut *connection)
    .await?;
    insert_results(connection, number, standing).await
}

async fn insert_entry(
    connection: &mut SqliteConnection,
    number: i64,
    entry: &Entry,
    sum: i64,
) -> Result<(), sqlx::Error> {
    let key = entry.key.as_ref();
    sqlx::query(
        "INSERT INTO entries (number, seq, version, inputs, seat, key, body, at, undo, sum)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
    )
    .bind(number)
    .bind(entry.seq)
    .bind(entry.version)
    .bind(entry.inputs.join(" "))
    .bind(key.map(|key| key.seat.0))
    .bind(key.map(|key| key.key.as_str()))
    .bind(key.map(|key| key.body.cast_signed()))
    .bind(signed(entry.at))
    .bind(entry.undo)
    .bind(sum)
    .execute(connection)
    .await
    .map(|_| ())
}

async fn insert_results(
    connection: &mut SqliteConnection,
    number: i64,
    standing: &Standing,
) -> Result<(), sqlx::Error> {
    let Some(places) = &standing.places else { return Ok(()) };
    for ((seat, place), points) in (0u8..).zip(places).zip(&standing.scores) {
        sqlx::query("INSERT INTO results (number, seat, place, points) VALUES (?1, ?2, ?3, ?4)")
            .bind(number)
            .bind(seat)
            .bind(place)
            .bind(points)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

fn spaced(scores: &[i16]) -> String {
    scores.iter().map(i16::to_string).collect::<Vec<_>>().join(" ")
}

//! The task of one live table: the runtime of its [`Driver`], with the store, sockets and bots of the server.

use std::future::pending;
use std::time::Duration;

use axum::body::Bytes;
use catalog::OsSource;
use driver::{Command, Driver, Moment};
use protocol::{Frame, Notice, Refusal, RefusalKind};
use store::{Created, Later, WriteError, in_log, records};
use table::{
    Ask, Attendance, BotTask, Granted, Holder, Known, Rematch, Socket, Table, Trouble, Unplayable, Write,
};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::bots::News;
use crate::holdings::Loaded;
use crate::metrics::Mover;
use crate::refuse::worded;
use crate::tables::{Audience, Tables};

/// The sender for the answer to a call.
pub(crate) type Answer<T> = oneshot::Sender<Result<T, Refusal>>;
/// A call to the driver of a table.
type DriverCall = driver::Call<Answer<Granted>, Audience>;
/// A function that reads from a table, or gets the reason why there is none.
pub(crate) type Look = Box<dyn FnOnce(Result<&Table, Refusal>) + Send>;

/// A call to the task of a table.
pub(crate) enum Call {
    Ask {
        holder: Option<Holder>,
        ask: Ask,
        answer: Answer<Granted>,
    },
    Look(Look),
    Rematch {
        holder: Option<Holder>,
        answer: Answer<String>,
    },
    Join {
        socket: Socket,
        holder: Option<Holder>,
        known: Known,
        audience: Audience,
        answer: Answer<()>,
    },
    Leave(Socket),
    /// News of the bot that is to move.
    Bot {
        /// The version about which the bot was asked.
        version: u32,
        news: News,
    },
    /// Everybody who is connected gets a message of the host.
    Tell(Notice),
    /// The table is to be unloaded for others, unless somebody needs it.
    Rest,
}

impl Call {
    fn refuse(self, refusal: Refusal) {
        // The client that asked may be gone.
        let _ = match self {
            Call::Ask { answer, .. } => answer.send(Err(refusal)).is_ok(),
            Call::Rematch { answer, .. } => answer.send(Err(refusal)).is_ok(),
            Call::Join { answer, .. } => answer.send(Err(refusal)).is_ok(),
            Call::Look(look) => {
                look(Err(refusal));
                true
            }
            Call::Leave(_) | Call::Bot { .. } | Call::Tell(_) | Call::Rest => true,
        };
    }
}

pub(crate) fn no_such_table() -> Refusal {
    refusal(RefusalKind::NotFound, "there is no such table")
}

fn refusal(kind: RefusalKind, why: impl Into<String>) -> Refusal {
    Refusal { kind, rule: None, game: None, why: why.into() }
}

/// Runs a table from the store until nothing needs it.
pub(crate) async fn run(
    id: String,
    tables: Tables,
    calls: mpsc::WeakSender<Call>,
    mut waiting: mpsc::Receiver<Call>,
) {
    let turn = tables.turn(&id).await;
    match load(&id, &tables).await {
        Ok(table) => {
            let mut loaded = tables.holdings().load(table.owner());
            loaded.takes(table.weight());
            tables.used(&id, table.attendance());
            let began = Instant::now();
            let mut actor = Actor {
                driver: Driver::new(table, moment(began)),
                began,
                loaded,
                tables: tables.clone(),
                calls: calls.clone(),
                commit: None,
            };
            actor.live(&mut waiting).await;
            // The next task loads the table with it.
            if let Some(commit) = actor.commit.take() {
                let _ = commit.await;
            }
            actor.off_the_list();
            tables.unloaded(&id);
        }
        Err(why) => {
            if let Some(calls) = calls.upgrade() {
                tables.forget(&id, &calls);
            }
            waiting.close();
            while let Some(call) = waiting.recv().await {
                call.refuse(why.clone());
            }
        }
    }
    drop(turn);
    tables.turn_is_over(&id);
}

/// Loads a table. Its history may be long, so it is replayed on threads that do not serve others.
async fn load(id: &str, tables: &Tables) -> Result<Table, Refusal> {
    let Ok(_turn) = tables.shared().loading.acquire().await else { return Err(no_such_table()) };
    let stored = tables.shared().store.load(id).await;
    let stored = stored.map_err(|error| refusal(RefusalKind::Damaged, error.to_string()))?;
    let stored = stored.ok_or_else(no_such_table)?;
    tables.holdings().may_load(stored.owner)?;
    tables.make_room()?;
    let games = tables.shared().games;
    let loaded = tokio::task::spawn_blocking(move || {
        records::record(stored).and_then(|record| Table::load(games, record))
    });
    let table = loaded.await.map_err(|error| {
        tracing::error!("table {}: the rules failed over its record: {error}", in_log(id));
        refusal(RefusalKind::Damaged, "the record of this table cannot be replayed")
    })?;
    table.map_err(|why| match why {
        Unplayable::NoGame { ref game, .. } => {
            tracing::warn!("table {}: {why}", in_log(id));
            let game = Some(game.clone());
            Refusal { game, ..refusal(RefusalKind::NoSuchGame, why.to_string()) }
        }
        Unplayable::Damaged(damaged) => {
            tracing::error!("table {}: {damaged}", in_log(id));
            refusal(RefusalKind::Damaged, damaged.to_string())
        }
    })
}

type Commit = Later<'static, Result<(), WriteError>>;

struct Actor {
    driver: Driver<Answer<Granted>, Audience>,
    /// The time from which the driver counts its uptime.
    began: Instant,
    /// The memory of the table, counted for its owner.
    loaded: Loaded,
    tables: Tables,
    calls: mpsc::WeakSender<Call>,
    /// The write that is being stored.
    commit: Option<Commit>,
}

/// The next step of the task: the table goes on or ends.
#[derive(PartialEq, Eq)]
#[must_use]
enum Then {
    GoesOn,
    Ends,
}

impl Actor {
    async fn live(&mut self, waiting: &mut mpsc::Receiver<Call>) {
        let mut then = self.go_on();
        while then == Then::GoesOn {
            let idle = self.table().is_idle();
            let wakes_at = self.driver.wakes_at().map(|at| self.began + Duration::from_millis(at));
            then = tokio::select! {
                stored = committed(&mut self.commit) => {
                    self.commit = None;
                    self.call(DriverCall::Stored(stored.map_err(trouble)))
                }
                () = due(wakes_at) => self.call(DriverCall::Woke),
                call = waiting.recv() => match call {
                    // The table was changed or deleted in the store: the call is put to the task that loads it anew.
                    Some(_) if !self.tables.is_current(self.table().id(), &self.calls) => Then::Ends,
                    Some(Call::Rest) if self.table().can_rest() => Then::Ends,
                    Some(call) => self.take(call).await,
                    None => Then::Ends,
                },
                () = tokio::time::sleep(self.tables.shared().kept), if idle => {
                    self.off_the_list();
                    // A call that came in at the last moment is put to the task that follows.
                    Then::Ends
                }
            };
        }
    }

    fn table(&self) -> &Table {
        self.driver.table()
    }

    fn off_the_list(&self) {
        if let Some(calls) = self.calls.upgrade() {
            self.tables.forget(self.table().id(), &calls);
        }
    }

    async fn take(&mut self, call: Call) -> Then {
        // News of bots is no use of the table.
        let then = match call {
            Call::Bot { version, news } => return self.call(of_bot(version, news)),
            Call::Ask { holder, ask, answer } => self.ask(holder, ask, answer).await,
            Call::Look(look) => {
                look(Ok(self.table()));
                Then::GoesOn
            }
            Call::Rematch { holder, answer } => self.rematch(holder, answer).await,
            Call::Join { socket, holder, known, audience, answer } => {
                let then = self.call(DriverCall::Join { socket, connection: audience, holder, known });
                if let Some(text) = self.tables.notice() {
                    self.send(&[socket], &Frame::Notice(Notice { text: Some(text) }));
                }
                let _ = answer.send(Ok(()));
                if then == Then::Ends { then } else { self.go_on() }
            }
            Call::Leave(socket) => self.call(DriverCall::Leave(socket)),
            Call::Tell(notice) => {
                let sockets: Vec<Socket> = self.driver.sockets().collect();
                self.send(&sockets, &Frame::Notice(notice));
                self.go_on()
            }
            Call::Rest => Then::GoesOn,
        };
        self.tables.used(self.table().id(), self.table().attendance());
        then
    }

    async fn ask(&mut self, holder: Option<Holder>, ask: Ask, answer: Answer<Granted>) -> Then {
        // People who play go on playing.
        let plays =
            self.table().attendance() == Attendance::Played && matches!(ask, Ask::Move(_) | Ask::Undo(_));
        if !plays && let Err(refusal) = self.tables.may_grow(self.table().owner()).await {
            // The caller may be gone.
            let _ = answer.send(Err(refusal));
            return Then::GoesOn;
        }
        self.call(DriverCall::Ask { caller: answer, holder, ask })
    }

    /// Puts a call to the driver, and carries out what follows.
    fn call(&mut self, call: DriverCall) -> Then {
        self.driver.take(call, moment(self.began));
        self.go_on()
    }

    /// Carries out the commands of the driver.
    fn go_on(&mut self) -> Then {
        while let Some(command) = self.driver.next(&mut OsSource) {
            if self.obey(command) == Then::Ends {
                return Then::Ends;
            }
        }
        self.loaded.takes(self.table().weight());
        // Where everybody is connected nothing is unloaded, and the games go on.
        let _ = self.tables.make_room();
        Then::GoesOn
    }

    fn obey(&mut self, command: Command<Answer<Granted>, Audience>) -> Then {
        match command {
            Command::Store { write, at } => self.commit = Some(self.store(write, at)),
            Command::Answer { caller, answer } => {
                // The client that asked may be gone; the move is made nevertheless.
                let _ = caller.send(answer.map_err(|refusal| worded(refusal, self.tables.texts())));
            }
            Command::Send { sockets, frame } => self.send(&sockets, &frame),
            Command::Close(connections) => drop(connections),
            Command::Think(task) => self.think(task),
            Command::Attend(attendance) => {
                let from = self.tables.holdings().from(self.table().owner());
                self.tables.shared().bots.attend(self.table().id(), attendance, from);
            }
            Command::Report(table::Failure { request, panic, log }) => {
                let table = in_log(self.table().id());
                tracing::error!("the rules failed at table {table} over {request}: {panic}\n{log}");
            }
            Command::Abandon => {
                tracing::warn!("table {} went on elsewhere and is loaded anew", in_log(self.table().id()));
                return Then::Ends;
            }
        }
        Then::GoesOn
    }

    fn store(&self, write: Write, at: u64) -> Commit {
        let (shared, table) = (self.tables.shared(), self.table().id().to_owned());
        let (store, metrics, since) = (shared.store.clone(), shared.metrics.clone(), Instant::now());
        let mover = mover(&write);
        let (holdings, owner) = (shared.holdings.clone(), self.table().owner());
        // Each result has the number of bytes by which the table grew.
        let stored: Later<'static, Result<i64, WriteError>> = match write {
            Write::Batch(batch) => {
                let (entry, standing) = records::entry(batch, at);
                let bytes = store::size::of_entry(&entry).cast_signed();
                Box::pin(async move { store.append(&table, entry, standing).await.map(|()| bytes) })
            }
            Write::Seats(seating) => {
                let reseat = records::reseat(seating, at);
                Box::pin(async move { store.reseat(&table, reseat).await })
            }
            Write::Chat(line) => Box::pin(async move { store.say(&table, line).await }),
            Write::Moderation(moderation) => {
                Box::pin(async move { store.moderate(&table, moderation).await.map(|()| 0) })
            }
        };
        Box::pin(async move {
            holdings.grew(owner, stored.await?);
            metrics.flushed(since.elapsed());
            mover.into_iter().for_each(|mover| metrics.moved(mover));
            Ok(())
        })
    }

    fn send(&mut self, sockets: &[Socket], frame: &Frame) {
        let text = Bytes::from(frame.to_json());
        for &socket in sockets {
            let Some(audience) = self.driver.connection(socket) else { continue };
            if !audience.hear(frame, &text) {
                // Its connection is closed, and it gets a snapshot when it reconnects.
                self.driver.take(DriverCall::Leave(socket), moment(self.began));
            }
        }
    }

    fn think(&self, task: BotTask) {
        let (calls, version) = (self.calls.clone(), task.version);
        let (since, metrics) = (Instant::now(), self.tables.shared().metrics.clone());
        let told = move |news| {
            if matches!(news, News::Begun { .. }) {
                metrics.bot_waited(since.elapsed());
            }
            let Some(calls) = calls.upgrade() else { return };
            // On a bot's thread waiting for a place is fine; the table may have ended.
            let _ = calls.blocking_send(Call::Bot { version, news });
        };
        let from = self.tables.holdings().from(task.owner);
        self.tables.shared().bots.think(self.table().id(), from, task, Box::new(told));
    }

    async fn rematch(&mut self, holder: Option<Holder>, answer: Answer<String>) -> Then {
        let made = match self.table().draft_rematch(holder, &mut OsSource) {
            Err(refusal) => Err(worded(refusal, self.tables.texts())),
            Ok(Rematch::Already(table)) => Ok(table),
            Ok(Rematch::New(draft)) => create(&self.tables, *draft, Some(self.table().id().to_owned())).await,
        };
        let then = match &made {
            Ok(table) => self.call(DriverCall::RematchMade(table.clone(), holder)),
            Err(_) => Then::GoesOn,
        };
        let _ = answer.send(made);
        then
    }
}

/// Stores a new table. Returns its name, or that of the existing rematch.
pub(crate) async fn create(
    tables: &Tables,
    draft: table::TableDraft,
    rematch_of: Option<String>,
) -> Result<String, Refusal> {
    let id = fresh_name().map_err(|error| refusal(RefusalKind::NotStored, error.to_string()))?;
    let table = records::new_table(id.clone(), draft, rematch_of, records::now());
    let (owner, bytes) = (table.owner, store::size::of_new(&table));
    match tables.shared().store.create(table).await {
        Ok(Created::New) => {
            tables.holdings().grew(owner, bytes.cast_signed());
            // A bot may be the first to move: somebody must be there to ask it.
            let (tables, table) = (tables.clone(), id.clone());
            tokio::spawn(async move { tables.look(&table, |_| ()).await.is_ok() });
            Ok(id)
        }
        Ok(Created::Already(earlier)) => Ok(earlier),
        Err(error) => Err(refusal(RefusalKind::NotStored, error.to_string())),
    }
}

/// Generates a name for a table that cannot be guessed: 80 random bits, in letters and digits that are not mistaken for
/// others.
fn fresh_name() -> Result<String, getrandom::Error> {
    const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)?;
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// Returns who moved, if a write is a move.
fn mover(write: &Write) -> Option<Mover> {
    match write {
        Write::Batch(batch) if batch.undo.is_some() => Some(Mover::Undo),
        Write::Batch(batch) => Some(if batch.key.is_some() { Mover::Person } else { Mover::Bot }),
        Write::Seats(_) | Write::Chat(_) | Write::Moderation(_) => None,
    }
}

fn trouble(error: WriteError) -> Trouble {
    match error {
        WriteError::NotStored(why) => Trouble::NotStored(why),
        WriteError::Conflict => Trouble::Conflict,
    }
}

async fn committed(commit: &mut Option<Commit>) -> Result<(), WriteError> {
    match commit {
        Some(commit) => commit.await,
        None => pending().await,
    }
}

async fn due(time: Option<Instant>) {
    match time {
        Some(time) => tokio::time::sleep_until(time).await,
        None => pending().await,
    }
}

/// Returns the moment now, for a driver that counts its uptime from `began`.
fn moment(began: Instant) -> Moment {
    Moment { date: records::now(), uptime: began.elapsed().as_millis() as u64 }
}

/// Returns the news of a bot as a call to the driver.
fn of_bot(version: u32, news: News) -> DriverCall {
    match news {
        News::Begun { hurried } => DriverCall::Begun { version, hurried },
        News::Thought(action) => DriverCall::Thought { version, action },
    }
}

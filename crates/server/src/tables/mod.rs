//! The live tables: one task each, started on the first request for the table, ended when nothing needs it.

mod actor;
mod audience;

use catalog::Registry;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use protocol::{Moved, Notice, Refusal, RefusalKind, Said};
use store::{EventStore, in_log};
use table::{Ask, Attendance, Granted, Holder, Known, Socket, Table};
use text::{Texts, Words};
use tokio::sync::{OwnedMutexGuard, Semaphore, SemaphorePermit, mpsc, oneshot};

pub(crate) use self::actor::create;
use self::actor::{Answer, Call};
pub(crate) use self::audience::{Audience, next_socket};
use crate::bots::Bots;
use crate::holdings::Holdings;
use crate::metrics::Metrics;
use crate::resting::Resting;

/// The maximum number of calls that may wait at a table; further callers wait until there is room.
const CALLS_MAX: usize = 64;
/// The maximum number of tables that are loaded at the same time; others wait.
const LOADING_MAX: usize = 2;
/// The number of attempts to call a table whose task ended before it answered.
const ATTEMPTS: u32 = 5;
/// The maximum number of characters of a table's name.
const NAME_MAX: usize = 64;

/// The live tables; cheap to copy.
#[derive(Clone)]
pub(crate) struct Tables(Arc<Shared>);

/// The state that the tasks of tables share.
pub(crate) struct Shared {
    pub store: Arc<dyn EventStore>,
    pub bots: Bots,
    pub metrics: Metrics,
    pub texts: Texts,
    pub holdings: Holdings,
    /// The registry of games.
    pub games: Registry,
    /// The time for which an idle table stays in memory.
    pub kept: Duration,
    /// A place for each table that may be loaded at the same time.
    pub loading: Semaphore,
    /// Held while a person's tables are counted, or tables are deleted.
    pub counting: Arc<tokio::sync::Mutex<()>>,
    /// The message of the host to everybody.
    notice: Mutex<Option<String>>,
    live: Mutex<HashMap<String, mpsc::Sender<Call>>>,
    /// Held by the task of a table until it has stored what it began: only then the next one loads the table.
    turns: Mutex<HashMap<String, Weak<tokio::sync::Mutex<()>>>>,
    resting: Mutex<Resting>,
}

impl Tables {
    pub fn new(
        games: Registry,
        words: &[&Words],
        store: Arc<dyn EventStore>,
        bots: Bots,
        metrics: Metrics,
        holdings: Holdings,
        kept: Duration,
    ) -> Self {
        let texts = Texts::english_for_tables(words);
        let loading = Semaphore::new(LOADING_MAX);
        let (counting, notice, live, turns, resting) = Default::default();
        Tables(Arc::new(Shared {
            games,
            store,
            bots,
            metrics,
            texts,
            holdings,
            kept,
            loading,
            counting,
            notice,
            live,
            turns,
            resting,
        }))
    }

    /// Returns the number of tables in memory.
    pub fn count(&self) -> usize {
        self.live().len()
    }

    /// Ends the tasks of all tables.
    pub fn close(&self) {
        self.live().clear();
    }

    /// Ends the task of a table that was changed or deleted in the store, if there is one: its sockets are closed.
    pub fn end(&self, table: &str) {
        self.live().remove(table);
    }

    /// Waits for a turn to replay a history, which lasts until the returned value is dropped.
    pub async fn turn_to_load(&self) -> Option<SemaphorePermit<'_>> {
        self.0.loading.acquire().await.ok()
    }

    /// Returns what everybody holds.
    pub fn holdings(&self) -> &Holdings {
        &self.0.holdings
    }

    /// Returns the texts of refusals.
    pub fn texts(&self) -> &Texts {
        &self.0.texts
    }

    /// Requests a move, or a step in the negotiation of an undo.
    ///
    /// # Errors
    /// If the table refuses the request, or there is no such table.
    pub async fn play(&self, table: &str, holder: Option<Holder>, ask: Ask) -> Result<Moved, Refusal> {
        match self.ask(table, holder, ask).await? {
            Granted::Moved(moved) => Ok(moved),
            other => unreachable!("a move is answered with a version, not {other:?}"),
        }
    }

    /// Posts a line of chat.
    ///
    /// # Errors
    /// If the table refuses the line, or there is no such table.
    pub async fn say(&self, table: &str, holder: Option<Holder>, ask: Ask) -> Result<Said, Refusal> {
        match self.ask(table, holder, ask).await? {
            Granted::Said(said) => Ok(said),
            other => unreachable!("a line is answered with its number, not {other:?}"),
        }
    }

    /// Requests something that a snapshot shows: a change of seats, the beginning of the game, or a decision about guests.
    ///
    /// # Errors
    /// If the table refuses the request, or there is no such table.
    pub async fn decide(&self, table: &str, holder: Option<Holder>, ask: Ask) -> Result<(), Refusal> {
        self.ask(table, holder, ask).await.map(|_| ())
    }

    async fn ask(&self, table: &str, holder: Option<Holder>, ask: Ask) -> Result<Granted, Refusal> {
        self.put(table, |answer| Call::Ask { holder, ask: ask.clone(), answer }).await
    }

    /// Reads from a table.
    pub async fn look<T: Send + 'static>(
        &self,
        table: &str,
        read: impl Fn(&Table) -> T + Clone + Send + 'static,
    ) -> Result<T, Refusal> {
        self.put(table, |answer: Answer<T>| {
            let read = read.clone();
            Call::Look(Box::new(move |table: Result<&Table, Refusal>| {
                // The caller may be gone.
                let _ = answer.send(table.map(read));
            }))
        })
        .await
    }

    /// Sets up a rematch, or finds the existing one, and returns its name.
    ///
    /// # Errors
    /// If the table refuses the rematch, or there is no such table.
    pub async fn rematch(&self, table: &str, holder: Option<Holder>) -> Result<String, Refusal> {
        self.put(table, |answer| Call::Rematch { holder, answer }).await
    }

    /// Starts telling a connection what happens at a table.
    ///
    /// # Errors
    /// If the person may not see the table, or there is no such table.
    pub async fn join(
        &self,
        table: &str,
        socket: Socket,
        holder: Option<Holder>,
        known: Known,
        audience: Audience,
    ) -> Result<(), Refusal> {
        let join = |answer| Call::Join { socket, holder, known, audience: audience.clone(), answer };
        self.put(table, join).await
    }

    /// Stops telling a connection what happens at a table.
    pub async fn leave(&self, table: &str, socket: Socket) {
        let live = self.live().get(table).cloned();
        if let Some(calls) = live {
            // A table that is gone has nobody left to send to.
            let _ = calls.send(Call::Leave(socket)).await;
        }
    }

    /// Returns the message of the host to everybody.
    pub fn notice(&self) -> Option<String> {
        self.0.notice.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Sends everybody at a table a message of the host, or withdraws it.
    pub async fn tell(&self, notice: Option<String>) {
        self.0.notice.lock().unwrap_or_else(PoisonError::into_inner).clone_from(&notice);
        let live: Vec<_> = self.live().values().cloned().collect();
        for calls in live {
            // A table that is gone has nobody left to send to.
            let _ = calls.send(Call::Tell(Notice { text: notice.clone() })).await;
        }
    }

    /// Sends a call to a table and waits for the answer. If the table's task ends before it answers (because the table
    /// was idle or out of date, or the task panicked), the call is retried with the next task. Retries are safe:
    /// reading and taking a seat are idempotent, and moves have idempotency keys.
    async fn put<T>(&self, table: &str, call: impl Fn(Answer<T>) -> Call) -> Result<T, Refusal> {
        if table.len() > NAME_MAX {
            return Err(actor::no_such_table());
        }
        for _ in 0..ATTEMPTS {
            let calls = self.find(table);
            let (answer, answered) = oneshot::channel();
            if calls.send(call(answer)).await.is_ok()
                && let Ok(answer) = answered.await
            {
                return answer;
            }
            self.forget(table, &calls);
        }
        tracing::error!("table {} does not answer", in_log(table));
        let why = "the table could not answer".to_owned();
        Err(Refusal { kind: RefusalKind::NotStored, rule: None, game: None, why })
    }

    /// Returns the task of a table, which is started if necessary.
    fn find(&self, table: &str) -> mpsc::Sender<Call> {
        let mut live = self.live();
        if let Some(calls) = live.get(table).filter(|calls| !calls.is_closed()) {
            return calls.clone();
        }
        let (calls, waiting) = mpsc::channel(CALLS_MAX);
        live.insert(table.to_owned(), calls.clone());
        tokio::spawn(actor::run(table.to_owned(), self.clone(), calls.downgrade(), waiting));
        calls
    }

    /// Waits until the earlier task of a table has ended; the next one waits until what is returned is dropped.
    pub async fn turn(&self, table: &str) -> OwnedMutexGuard<()> {
        let turn = {
            let mut turns = self.turns();
            let known = turns.get(table).and_then(Weak::upgrade);
            known.unwrap_or_else(|| {
                let turn = Arc::default();
                turns.insert(table.to_owned(), Arc::downgrade(&turn));
                turn
            })
        };
        turn.lock_owned().await
    }

    /// Forgets the turns at a table, if no task has one or waits for one.
    pub fn turn_is_over(&self, table: &str) {
        let mut turns = self.turns();
        if turns.get(table).is_some_and(|turn| turn.strong_count() == 0) {
            turns.remove(table);
        }
    }

    fn turns(&self) -> MutexGuard<'_, HashMap<String, Weak<tokio::sync::Mutex<()>>>> {
        // No thread panics while it holds this lock.
        self.0.turns.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns whether a task is still the one of its table.
    pub fn is_current(&self, table: &str, calls: &mpsc::WeakSender<Call>) -> bool {
        let calls = calls.upgrade();
        calls.is_some_and(|calls| self.live().get(table).is_some_and(|known| known.same_channel(&calls)))
    }

    /// Removes a task from the list, if it is still the same one.
    pub fn forget(&self, table: &str, calls: &mpsc::Sender<Call>) {
        let mut live = self.live();
        if live.get(table).is_some_and(|known| known.same_channel(calls)) {
            live.remove(table);
        }
    }

    /// Notes that a table in memory was used, and whether nobody is connected to it.
    pub fn used(&self, table: &str, attendance: Attendance) {
        let mut resting = self.resting();
        match attendance {
            Attendance::Deserted => resting.used(table),
            Attendance::Watched | Attendance::Played => resting.left(table),
        }
    }

    /// Notes that a table is no longer in memory: its bots need not think.
    pub fn unloaded(&self, table: &str) {
        self.resting().left(table);
        self.0.bots.drop(table);
    }

    /// Unloads the table that was not used for longest and to which nobody is connected, if the tables take too much memory.
    ///
    /// # Errors
    /// If they do, and somebody is connected to each.
    pub fn make_room(&self) -> Result<(), Refusal> {
        if !self.holdings().is_memory_full() {
            return Ok(());
        }
        let Some(table) = self.resting().take() else { return Err(self.holdings().memory_is_full()) };
        if let Some(calls) = self.live().get(&table) {
            // A table that is called so often is used again, and rests again later.
            let _ = calls.try_send(Call::Rest);
        }
        Ok(())
    }

    fn resting(&self) -> MutexGuard<'_, Resting> {
        // No thread panics while it holds this lock.
        self.0.resting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn shared(&self) -> &Shared {
        &self.0
    }

    fn live(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Call>>> {
        // A thread that panicked while it held the lock left the map valid.
        self.0.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
#[path = "../../tests/inside/tables.rs"]
mod tests;

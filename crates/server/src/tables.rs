//! The live tables: one task each, started when somebody asks for the table, ended when nobody needs it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::{MoveRequest, Moved, Refusal, RefusalKind};
use store::EventStore;
use table::{Holder, Socket, Table};
use text::Texts;
use tokio::sync::{mpsc, oneshot};

use crate::actor::{self, Answer, Call, Frames};
use crate::bots::Bots;

/// How many calls may wait at a table; who comes then waits for a place.
const CALLS_MAX: usize = 64;
/// How often a call is put to a table whose task ended before answering.
const ATTEMPTS: u32 = 5;
/// The most characters of a table's name.
const NAME_MAX: usize = 64;

/// The live tables; cheap to copy.
#[derive(Clone)]
pub(crate) struct Tables(Arc<Shared>);

/// What tables' tasks need.
pub(crate) struct Shared {
    pub store: Arc<dyn EventStore>,
    pub bots: Bots,
    pub texts: Arc<Texts>,
    live: Mutex<HashMap<String, mpsc::Sender<Call>>>,
}

impl Tables {
    pub fn new(store: Arc<dyn EventStore>, bots: Bots, texts: Arc<Texts>) -> Self {
        Tables(Arc::new(Shared { store, bots, texts, live: Mutex::default() }))
    }

    /// Lets all tables' tasks end.
    pub fn close(&self) {
        self.live().clear();
    }

    /// The words for refusals.
    pub fn texts(&self) -> &Texts {
        &self.0.texts
    }

    /// Makes a move.
    pub async fn play(
        &self,
        table: &str,
        holder: Option<Holder>,
        request: MoveRequest,
    ) -> Result<Moved, Refusal> {
        self.ask(table, |answer| Call::Move { holder, request: request.clone(), answer }).await
    }

    /// Reads something off a table.
    pub async fn look<T: Send + 'static>(
        &self,
        table: &str,
        read: impl Fn(&Table) -> T + Clone + Send + 'static,
    ) -> Result<T, Refusal> {
        self.ask(table, |answer: Answer<T>| {
            let read = read.clone();
            Call::Look(Box::new(move |table: Result<&Table, Refusal>| {
                // Who asked may be gone.
                let _ = answer.send(table.map(read));
            }))
        })
        .await
    }

    /// Sets up the rematch, or finds the one there is: its name.
    pub async fn rematch(&self, table: &str, holder: Option<Holder>) -> Result<String, Refusal> {
        self.ask(table, |answer| Call::Rematch { holder, answer }).await
    }

    /// Starts sending frames.
    pub async fn join(
        &self,
        table: &str,
        socket: Socket,
        holder: Option<Holder>,
        frames: Frames,
    ) -> Result<(), Refusal> {
        self.ask(table, |answer| Call::Join { socket, holder, frames: frames.clone(), answer }).await
    }

    /// Stops sending frames.
    pub async fn leave(&self, table: &str, socket: Socket) {
        let live = self.live().get(table).cloned();
        if let Some(calls) = live {
            // A table that is gone has nobody left to send to.
            let _ = calls.send(Call::Leave(socket)).await;
        }
    }

    /// Puts a call to a table and waits for the answer. If the table's task ends before it answers (put
    /// away just now, out of date, or fallen over a fault), the call is put to the task that follows it:
    /// reading twice does no harm, and moves carry their keys.
    async fn ask<T>(&self, table: &str, call: impl Fn(Answer<T>) -> Call) -> Result<T, Refusal> {
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
        tracing::error!("table {table} does not answer");
        let why = "the table could not answer".to_owned();
        Err(Refusal { kind: RefusalKind::NotStored, rule: None, why })
    }

    /// The table's task, started if need be.
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

    /// Takes a task off the list, if it is still the one that is meant.
    pub fn forget(&self, table: &str, calls: &mpsc::Sender<Call>) {
        let mut live = self.live();
        if live.get(table).is_some_and(|known| known.same_channel(calls)) {
            live.remove(table);
        }
    }

    pub fn shared(&self) -> &Shared {
        &self.0
    }

    fn live(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Call>>> {
        // Whoever panicked with the lock in hand left the map whole.
        self.0.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

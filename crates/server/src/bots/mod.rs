//! The threads of the bots. Bots compute for seconds, so they have threads of their own.

mod schedule;
mod shares;
mod strength;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use mind::BotSpec;
use table::{Attendance, BotTask};

use crate::address::Network;
use schedule::{BEGUN_MAX, Claim, Schedule, Worker};
use shares::Ticket;
use strength::{SLICE, Strength};

/// The time after which a bot must return the best action found so far. On an idle machine no bot takes nearly as long;
/// on a busy one people should not wait more than two seconds either.
const PATIENCE: Duration = Duration::from_millis(1500);

/// The progress of a task.
pub(crate) enum News {
    /// The bot begins to think.
    Begun {
        /// Whether it searches fewer nodes than it was asked to.
        hurried: bool,
    },
    /// The bot's answer; none if it had none.
    Thought(Option<String>),
}

/// The callback for the progress of a task, called on a thread of the bots.
type Told = Box<dyn Fn(News) + Send>;

/// A thread pool on which bots think. The threads end when it is dropped or stopped.
#[derive(Clone)]
pub struct Bots {
    shared: Arc<Shared>,
    /// The owner of the threads, which end when it is dropped with the last clone.
    _owner: Arc<Owner>,
    /// One count for each thread that runs.
    alive: Weak<()>,
    /// The number of threads that were to run.
    threads: usize,
}

struct Owner(Arc<Shared>);

impl Drop for Owner {
    fn drop(&mut self) {
        self.0.stop();
    }
}

struct Shared {
    state: Mutex<State>,
    changed: Condvar,
    /// The time after which a bot must answer.
    patience: Duration,
}

struct State {
    schedule: Schedule<(BotTask, Told)>,
    stopping: bool,
}

impl Bots {
    /// Starts threads for one core fewer than there are, which is left to requests.
    pub fn start() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self::with(cores.saturating_sub(1).clamp(1, BEGUN_MAX))
    }

    /// Starts threads for searches, of which this number run at a time, and one for quick bots; for 0, none at all, so that
    /// bots never answer.
    pub fn with(slots: usize) -> Self {
        Self::patient(slots, PATIENCE)
    }

    fn patient(slots: usize, patience: Duration) -> Self {
        let state = State { schedule: Schedule::new(slots), stopping: false };
        let shared = Arc::new(Shared { state: Mutex::new(state), changed: Condvar::new(), patience });
        let alive = Arc::new(());
        // A search that waits for its next turn keeps its thread.
        let searching = std::iter::repeat_n(Worker::Search, BEGUN_MAX);
        let workers: Vec<_> = searching.chain([Worker::Quick]).filter(|_| slots > 0).collect();
        let threads = workers.len();
        for (number, worker) in workers.into_iter().enumerate() {
            let (shared, running) = (shared.clone(), alive.clone());
            let thread = std::thread::Builder::new().name(format!("bot-{number}"));
            if let Err(error) = thread.spawn(move || {
                shared.work(worker);
                drop(running);
            }) {
                tracing::error!("a thread for bots could not be started: {error}");
            }
        }
        let owner = Arc::new(Owner(shared.clone()));
        Bots { shared, _owner: owner, alive: Arc::downgrade(&alive), threads }
    }

    /// Returns whether all threads run: each kind of bot has threads of its own, so none may be missing.
    pub(crate) fn are_alive(&self) -> bool {
        self.threads > 0 && self.alive.strong_count() == self.threads
    }

    /// Returns how many bots wait until it is their turn to think.
    pub(crate) fn waiting(&self) -> usize {
        self.shared.lock().schedule.waiting()
    }

    /// Lets a bot of a table think, as soon as it is its turn; `from` is the address of the person who set it up. An earlier
    /// task of the table is dropped.
    pub(crate) fn think(&self, table: &str, from: Option<Network>, task: BotTask, told: Told) {
        let claim = Claim { bot: task.bot, owner: task.owner, from, attendance: task.attendance };
        self.shared.lock().schedule.add(table, claim, (task, told));
        self.shared.changed.notify_all();
    }

    /// Notes who is connected to a table now, and the address from which the person came last who set it up.
    pub(crate) fn attend(&self, table: &str, attendance: Attendance, from: Option<Network>) {
        self.shared.lock().schedule.attend(table, attendance, from);
        self.shared.changed.notify_all();
    }

    /// Drops the task of a table that is no longer in memory.
    pub(crate) fn drop(&self, table: &str) {
        self.shared.lock().schedule.drop(table);
        self.shared.changed.notify_all();
    }

    /// Ends all searches; nothing is thought any more, and no answer comes.
    pub(crate) fn stop(&self) {
        self.shared.stop();
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        // No thread panics while it holds this lock.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn stop(&self) {
        self.lock().stopping = true;
        self.changed.notify_all();
    }

    fn work(&self, worker: Worker) {
        while let Some(Begun { ticket, task, told, strength }) = self.next(worker) {
            let bot = task.bot.nodes().map_or(task.bot, |asked| task.bot.with_nodes(strength.nodes(asked)));
            told(News::Begun { hurried: bot != task.bot });
            let answer = self.answer(&bot, &task, &mut Turn::first(self, ticket, strength));
            let stopping = {
                let mut state = self.lock();
                state.schedule.done(ticket);
                state.stopping
            };
            self.changed.notify_all();
            if !stopping {
                told(News::Thought(answer));
            }
        }
    }

    /// Waits for a task for this thread; none when the server stops.
    fn next(&self, worker: Worker) -> Option<Begun> {
        let mut state = self.lock();
        while !state.stopping {
            if let Some((ticket, (task, told))) = state.schedule.take(worker) {
                let strength = state.schedule.strength(ticket);
                return Some(Begun { ticket, task, told, strength });
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        None
    }

    fn answer(&self, bot: &BotSpec, task: &BotTask, turn: &mut Turn<'_>) -> Option<String> {
        let seed = getrandom::u64().unwrap_or_default();
        // A bot that panics costs its table a pause, and the others nothing.
        let thought =
            catch_unwind(AssertUnwindSafe(|| task.session.think_while(bot, seed, &mut || turn.goes_on())));
        thought.unwrap_or_else(|_| {
            tracing::error!("the bot {} failed at version {}", task.bot, task.version);
            None
        })
    }
}

/// A task that a thread has taken.
struct Begun {
    ticket: Ticket,
    task: BotTask,
    told: Told,
    strength: Strength,
}

/// A turn of a search, and the time that it took before.
struct Turn<'a> {
    shared: &'a Shared,
    ticket: Ticket,
    since: Instant,
    before: Duration,
    /// The time after which the search ends.
    most: Duration,
}

impl<'a> Turn<'a> {
    fn first(shared: &'a Shared, ticket: Ticket, strength: Strength) -> Self {
        let most = strength.time(shared.patience);
        Turn { shared, ticket, since: Instant::now(), before: Duration::ZERO, most }
    }

    /// Returns whether the search continues, at once or after a pause in which others have their turns. When it does not,
    /// the bot answers with the best action that it has found.
    fn goes_on(&mut self) -> bool {
        let turn = self.since.elapsed();
        let taken = self.before + turn;
        if taken >= self.most {
            return false;
        }
        let mut state = self.shared.lock();
        let is_over = turn >= SLICE;
        let goes_on = state.schedule.goes_on(self.ticket, is_over);
        if !goes_on {
            self.shared.changed.notify_all();
        }
        while !state.stopping
            && state.schedule.is_wanted(self.ticket)
            && !state.schedule.has_turn(self.ticket)
        {
            state = self.shared.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        if is_over || !goes_on {
            (self.since, self.before) = (Instant::now(), taken);
            self.most = state.schedule.strength(self.ticket).time(self.shared.patience);
        }
        !state.stopping && state.schedule.is_wanted(self.ticket)
    }
}

#[cfg(test)]
#[path = "../../tests/inside/bots.rs"]
mod tests;

//! The threads of the bots. Bots compute for seconds, so they have threads of their own.

mod schedule;
mod shares;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use table::BotTask;

use crate::address::Network;
use schedule::{Claim, Schedule, Worker};

/// The time after which a bot must return the best action found so far. On an idle machine no bot takes nearly as long;
/// on a busy one people should not wait more than two seconds either.
const PATIENCE: Duration = Duration::from_millis(1500);

/// The progress of a task.
pub(crate) enum News {
    /// The bot begins to think.
    Begun,
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
        Self::with(cores.saturating_sub(1).max(1))
    }

    /// Starts threads for this number of searches at a time, and one for quick bots; for 0, none at all, so that bots
    /// never answer.
    pub fn with(slots: usize) -> Self {
        Self::patient(slots, PATIENCE)
    }

    fn patient(slots: usize, patience: Duration) -> Self {
        let state = State { schedule: Schedule::new(slots), stopping: false };
        let shared = Arc::new(Shared { state: Mutex::new(state), changed: Condvar::new(), patience });
        let alive = Arc::new(());
        let searching = (0..slots).flat_map(|_| [Worker::People, Worker::Bots]);
        let workers: Vec<_> = searching.chain((slots > 0).then_some(Worker::Quick)).collect();
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

    /// Lets a bot of a table think, as soon as it is its turn; `from` is the address of the person who set it up. A task of the table that still waits is dropped.
    pub(crate) fn think(&self, table: &str, from: Option<Network>, task: BotTask, told: Told) {
        let claim = Claim { bot: task.bot, owner: task.owner, from, attendance: task.attendance };
        self.shared.lock().schedule.add(table, claim, (task, told));
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
        while let Some((task, told)) = self.next(worker) {
            told(News::Begun);
            let answer = self.answer(worker, &task);
            let stopping = {
                let mut state = self.lock();
                state.schedule.done(worker);
                state.stopping
            };
            self.changed.notify_all();
            if !stopping {
                told(News::Thought(answer));
            }
        }
    }

    /// Waits for a task for this thread; none when the server stops.
    fn next(&self, worker: Worker) -> Option<(BotTask, Told)> {
        let mut state = self.lock();
        while !state.stopping {
            if let Some(task) = state.schedule.take(worker) {
                return Some(task);
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        None
    }

    fn answer(&self, worker: Worker, task: &BotTask) -> Option<String> {
        let seed = getrandom::u64().unwrap_or_default();
        let mut since = Instant::now();
        let mut go_on = || {
            since += self.let_others_go_first(worker);
            since.elapsed() < self.patience && !self.lock().stopping
        };
        // A bot that panics costs its table a pause, and the others nothing.
        let thought =
            catch_unwind(AssertUnwindSafe(|| task.session.think_while(&task.bot, seed, &mut go_on)));
        thought.unwrap_or_else(|_| {
            tracing::error!("the bot {} failed at version {}", task.bot, task.version);
            None
        })
    }

    /// Interrupts a search for a table of bots while people's bots need its place. Returns for how long.
    fn let_others_go_first(&self, worker: Worker) -> Duration {
        if worker != Worker::Bots {
            return Duration::ZERO;
        }
        let mut state = self.lock();
        if !state.schedule.interrupt() {
            return Duration::ZERO;
        }
        let since = Instant::now();
        while !state.stopping && !state.schedule.resume() {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        since.elapsed()
    }
}

#[cfg(test)]
#[path = "../../tests/inside/bots.rs"]
mod tests;

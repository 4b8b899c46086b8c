//! The threads of the bots. Bots compute for seconds, so they have threads of their own and a bounded queue: when it is
//! full the request is refused, and the table retries it later.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use table::BotTask;

/// The maximum number of tasks that may wait.
const QUEUE: usize = 256;

/// How long a bot may think before it must return the best action found so far. On an idle machine no bot takes nearly
/// as long; on a busy one people should not wait more than two seconds either.
const PATIENCE: Duration = Duration::from_millis(1500);

/// The callback for a bot's answer; none if the bot had no answer.
type Told = Box<dyn FnOnce(Option<String>) + Send>;

/// A thread pool on which bots think; the threads end when it is dropped.
#[derive(Clone)]
pub struct Bots {
    tasks: SyncSender<(BotTask, Told)>,
    /// One count for each thread that runs.
    alive: Weak<()>,
}

impl Bots {
    /// Starts one thread fewer than there are cores; one core is left to requests.
    pub fn start() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self::with(cores.saturating_sub(1).max(1), QUEUE)
    }

    /// Starts this number of threads, with a queue of this length.
    pub fn with(threads: usize, queue: usize) -> Self {
        let (tasks, waiting) = sync_channel(queue);
        let (waiting, alive) = (Arc::new(Mutex::new(waiting)), Arc::new(()));
        for number in 0..threads {
            let (waiting, running) = (waiting.clone(), alive.clone());
            let thread = std::thread::Builder::new().name(format!("bot-{number}"));
            if let Err(error) = thread.spawn(move || {
                work(&waiting);
                drop(running);
            }) {
                tracing::error!("a thread for bots could not be started: {error}");
            }
        }
        Bots { tasks, alive: Arc::downgrade(&alive) }
    }

    /// Whether a thread is left that could answer.
    pub(crate) fn are_alive(&self) -> bool {
        self.alive.strong_count() > 0
    }

    /// Lets a bot think. `told` is called with its answer on the bot's thread, or immediately without one if too many
    /// tasks are waiting.
    pub(crate) fn think(&self, task: BotTask, told: Told) {
        match self.tasks.try_send((task, told)) {
            Ok(()) => {}
            Err(TrySendError::Full((_, told)) | TrySendError::Disconnected((_, told))) => told(None),
        }
    }
}

fn work(waiting: &Mutex<Receiver<(BotTask, Told)>>) {
    loop {
        // The lock is held only while a task is fetched, never while a bot thinks.
        let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok((task, told)) = next else { return };
        told(answer(&task));
    }
}

fn answer(task: &BotTask) -> Option<String> {
    let seed = getrandom::u64().unwrap_or_default();
    let since = Instant::now();
    let mut go_on = || since.elapsed() < PATIENCE;
    // A bot that panics costs its table a pause, and the others nothing.
    let thought = catch_unwind(AssertUnwindSafe(|| task.session.think_while(&task.bot, seed, &mut go_on)));
    thought.unwrap_or_else(|_| {
        tracing::error!("the bot {} failed at version {}", task.bot, task.version);
        None
    })
}

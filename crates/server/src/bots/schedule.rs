//! Which bot thinks next, and who lets others go first.

use catalog::{BotSpec, Level};
use table::Holder;

use super::shares::Shares;

/// The largest number of nodes with which a search is over at once.
const QUICK_NODES: u32 = 100;

/// The kinds of tasks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lane {
    /// A quick bot of a table where somebody plays or watches.
    Quick,
    /// A bot that searches, at such a table.
    Slow,
    /// A quick bot of a table of bots that nobody watches.
    QuickAlone,
    /// A bot that searches, at such a table.
    SlowAlone,
}

/// The kinds of threads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Worker {
    /// Has time for quick bots at any moment.
    Quick,
    /// Searches for people.
    People,
    /// Searches for tables where nobody is, as long as no person's bot wants to.
    Alone,
}

impl Worker {
    /// The tasks that this thread takes, the most urgent first.
    const fn lanes(self) -> &'static [Lane] {
        match self {
            Worker::Quick => &[Lane::Quick, Lane::QuickAlone],
            Worker::People => &[Lane::Slow, Lane::Quick, Lane::QuickAlone],
            Worker::Alone => &[Lane::SlowAlone],
        }
    }
}

fn cost(bot: BotSpec) -> u32 {
    match bot.level {
        Level::Random | Level::Greedy => 1,
        Level::Master => bot.nodes,
    }
}

/// What decides when a task is due.
#[derive(Clone, Copy, Debug)]
pub(super) struct Claim {
    pub bot: BotSpec,
    /// The person who set the table up.
    pub owner: Option<Holder>,
    /// Whether a person plays at the table, or watches.
    pub attended: bool,
}

impl Claim {
    fn lane(&self) -> Lane {
        match (cost(self.bot) <= QUICK_NODES, self.attended) {
            (true, true) => Lane::Quick,
            (false, true) => Lane::Slow,
            (true, false) => Lane::QuickAlone,
            (false, false) => Lane::SlowAlone,
        }
    }
}

/// All tasks that wait, and the number of those in progress.
pub(super) struct Schedule<T> {
    lanes: [Shares<Option<Holder>, T>; 4],
    /// How many may search at a time.
    slots: usize,
    /// Tasks in progress on threads for people.
    people: usize,
    /// Searches in progress, and not interrupted, on threads for tables where nobody is.
    alone: usize,
}

impl<T> Schedule<T> {
    pub fn new(slots: usize) -> Self {
        Schedule { lanes: std::array::from_fn(|_| Shares::new()), slots, people: 0, alone: 0 }
    }

    /// Adds the task of a table, in place of an earlier one that waits.
    pub fn add(&mut self, table: &str, claim: Claim, task: T) {
        self.lanes.iter_mut().for_each(|lane| lane.drop(table));
        let cost = u64::from(cost(claim.bot));
        self.lanes[claim.lane() as usize].add(claim.owner, table.to_owned(), cost, task);
    }

    /// Takes the next task for a thread; afterwards [`Schedule::done`] is due.
    pub fn take(&mut self, worker: Worker) -> Option<T> {
        if worker == Worker::Alone && !self.has_room() {
            return None;
        }
        let task = worker.lanes().iter().find_map(|&lane| self.lanes[lane as usize].take())?;
        match worker {
            Worker::Quick => {}
            Worker::People => self.people += 1,
            Worker::Alone => self.alone += 1,
        }
        Some(task)
    }

    /// Ends a task that this thread took.
    pub fn done(&mut self, worker: Worker) {
        match worker {
            Worker::Quick => {}
            Worker::People => self.people -= 1,
            Worker::Alone => self.alone -= 1,
        }
    }

    /// Interrupts a search for a table where nobody is, if a person's bot needs its place.
    pub fn interrupt(&mut self) -> bool {
        let must = self.wanted() + self.alone > self.slots;
        if must {
            self.alone -= 1;
        }
        must
    }

    /// Continues a search that was interrupted, if there is room.
    pub fn resume(&mut self) -> bool {
        let may = self.has_room();
        if may {
            self.alone += 1;
        }
        may
    }

    /// How many places people's bots need.
    fn wanted(&self) -> usize {
        self.people + self.lanes[Lane::Slow as usize].len()
    }

    fn has_room(&self) -> bool {
        self.wanted() + self.alone < self.slots
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn claim(owner: u8, bot: &str, attended: bool) -> Claim {
        Claim { bot: bot.parse().unwrap(), owner: Some([owner; 32]), attended }
    }

    fn schedule(slots: usize, tasks: &[(&'static str, u8, &str, bool)]) -> Schedule<&'static str> {
        let mut schedule = Schedule::new(slots);
        for &(table, owner, bot, attended) in tasks {
            schedule.add(table, claim(owner, bot, attended), table);
        }
        schedule
    }

    #[test]
    fn quick_bots_do_not_wait_for_slow_ones() {
        let mut schedule = schedule(1, &[("slow", 1, "master:16000", true), ("next", 1, "master", true)]);
        assert_eq!(schedule.take(Worker::People), Some("slow"));
        schedule.add("greedy", claim(1, "greedy", true), "greedy");
        schedule.add("small", claim(1, "master:100", true), "small");
        assert_eq!(schedule.take(Worker::Quick), Some("greedy"));
        assert_eq!(schedule.take(Worker::Quick), Some("small"));
        assert_eq!(schedule.take(Worker::Quick), None, "what is slow is left to others");
    }

    #[test]
    fn tables_where_nobody_is_get_what_people_leave() {
        let mut schedule = schedule(1, &[("empty", 1, "master", false), ("void", 2, "master", false)]);
        assert_eq!(schedule.take(Worker::People), None);
        assert_eq!(schedule.take(Worker::Alone), Some("empty"));
        assert_eq!(schedule.take(Worker::Alone), None, "there is one slot");
        assert!(!schedule.interrupt());
        schedule.add("mine", claim(3, "master", true), "mine");
        assert!(schedule.interrupt(), "a person waits");
        assert_eq!(schedule.take(Worker::People), Some("mine"));
        assert!(!schedule.resume(), "a person's bot thinks");
        assert_eq!(schedule.take(Worker::Alone), None);
        schedule.done(Worker::People);
        assert!(schedule.resume());
        schedule.done(Worker::Alone);
        assert_eq!(schedule.take(Worker::Alone), Some("void"));
    }

    #[test]
    fn one_search_for_a_person_interrupts_one_other() {
        let tasks: Vec<_> = ["a", "b", "c"].into_iter().map(|table| (table, 1, "master", false)).collect();
        let mut schedule = schedule(3, &tasks);
        for table in ["a", "b", "c"] {
            assert_eq!(schedule.take(Worker::Alone), Some(table));
        }
        schedule.add("mine", claim(3, "master", true), "mine");
        assert_eq!([schedule.interrupt(), schedule.interrupt()], [true, false]);
        assert_eq!(schedule.take(Worker::People), Some("mine"));
        assert!(!schedule.interrupt());
    }

    #[test]
    fn of_three_hundred_tables_of_bots_none_delays_a_person() {
        let mut schedule = schedule(1, &[]);
        for number in 0..=299 {
            schedule.add(&number.to_string(), claim(number as u8, "master:16000", false), "bots");
        }
        assert_eq!(schedule.take(Worker::Alone), Some("bots"));
        for turn in 0..50 {
            schedule.add("mine", claim(200, "master", true), "mine");
            assert!(schedule.interrupt(), "turn {turn}");
            assert_eq!(schedule.take(Worker::People), Some("mine"));
            schedule.done(Worker::People);
            assert!(schedule.resume());
        }
    }

    #[test]
    fn a_table_that_somebody_opens_comes_forward() {
        let mut schedule = schedule(1, &[("table", 1, "master", false)]);
        schedule.add("table", claim(1, "master", true), "table");
        assert_eq!(schedule.take(Worker::Alone), None);
        assert_eq!(schedule.take(Worker::People), Some("table"));
        assert_eq!(schedule.take(Worker::People), None, "there is one task for each table");
    }
}

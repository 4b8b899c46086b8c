//! The order in which bots think, and which of them let others go first.

use catalog::{BotSpec, Level};
use table::{Attendance, Holder};

use super::shares::{Shares, Whose};
use crate::address::Network;

/// The largest number of nodes with which a search is over at once.
const QUICK_NODES: u32 = 100;

/// The number of kinds of tasks.
const LANES: usize = 6;

/// The kind of a task: whether its bot is quick or searches, and who is at its table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lane {
    Quick(Attendance),
    Slow(Attendance),
}

impl Lane {
    const fn index(self) -> usize {
        match self {
            Lane::Quick(attendance) => attendance as usize,
            Lane::Slow(attendance) => LANES / 2 + attendance as usize,
        }
    }
}

/// The kinds of threads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Worker {
    /// A thread that has time for quick bots at any moment.
    Quick,
    /// A thread that searches for tables where people play.
    People,
    /// A thread that searches for tables of bots, as long as no person's bot wants to search.
    Bots,
}

impl Worker {
    /// Returns the tasks that this thread takes, the most urgent first.
    const fn lanes(self) -> &'static [Lane] {
        use Attendance::{Deserted, Seated, Watched};
        match self {
            Worker::Quick => &[Lane::Quick(Seated), Lane::Quick(Watched), Lane::Quick(Deserted)],
            Worker::People => &[Lane::Slow(Seated), Lane::Quick(Seated), Lane::Quick(Watched)],
            Worker::Bots => &[Lane::Slow(Watched), Lane::Slow(Deserted)],
        }
    }
}

fn cost(bot: BotSpec) -> u32 {
    match bot.level {
        Level::Random | Level::Greedy => 1,
        Level::Master => bot.nodes,
    }
}

/// The origin of tasks: an address, or a person of whom no address is known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Origin {
    Address(Network),
    Person(Option<Holder>),
}

/// The facts that decide when a task is due.
#[derive(Clone, Copy, Debug)]
pub(super) struct Claim {
    pub bot: BotSpec,
    /// The person who set the table up.
    pub owner: Option<Holder>,
    /// The address from which that person came last; none if it is not known, or is the host's own machine.
    pub from: Option<Network>,
    pub attendance: Attendance,
}

impl Claim {
    fn whose(&self) -> Whose<Origin, Option<Holder>> {
        let address = self.from.map_or(Origin::Person(self.owner), Origin::Address);
        Whose { address, person: self.owner }
    }

    fn lane(&self) -> Lane {
        if cost(self.bot) <= QUICK_NODES { Lane::Quick(self.attendance) } else { Lane::Slow(self.attendance) }
    }
}

/// All tasks that wait, and the number of those in progress.
pub(super) struct Schedule<T> {
    lanes: [Shares<Origin, Option<Holder>, T>; LANES],
    /// The maximum number of searches at a time.
    slots: usize,
    /// Tasks in progress on threads for people.
    people: usize,
    /// Searches in progress, and not interrupted, on threads for tables of bots.
    bots: usize,
}

impl<T> Schedule<T> {
    pub fn new(slots: usize) -> Self {
        Schedule { lanes: std::array::from_fn(|_| Shares::new()), slots, people: 0, bots: 0 }
    }

    /// Adds the task of a table, in place of an earlier one that waits.
    pub fn add(&mut self, table: &str, claim: Claim, task: T) {
        self.lanes.iter_mut().for_each(|lane| lane.drop(table));
        let cost = u64::from(cost(claim.bot));
        self.lanes[claim.lane().index()].add(claim.whose(), table.to_owned(), cost, task);
    }

    /// Returns the number of tasks that wait.
    pub fn waiting(&self) -> usize {
        self.lanes.iter().map(Shares::len).sum()
    }

    /// Takes the next task for a thread; afterwards [`Schedule::done`] is due.
    pub fn take(&mut self, worker: Worker) -> Option<T> {
        if worker == Worker::Bots && !self.has_room() {
            return None;
        }
        let task = worker.lanes().iter().find_map(|&lane| self.lanes[lane.index()].take())?;
        match worker {
            Worker::Quick => {}
            Worker::People => self.people += 1,
            Worker::Bots => self.bots += 1,
        }
        Some(task)
    }

    /// Ends a task that this thread took.
    pub fn done(&mut self, worker: Worker) {
        match worker {
            Worker::Quick => {}
            Worker::People => self.people -= 1,
            Worker::Bots => self.bots -= 1,
        }
    }

    /// Interrupts a search for a table of bots, if a person's bot needs its place.
    pub fn interrupt(&mut self) -> bool {
        let must = self.wanted() + self.bots > self.slots;
        if must {
            self.bots -= 1;
        }
        must
    }

    /// Continues a search that was interrupted, if there is room.
    pub fn resume(&mut self) -> bool {
        let may = self.has_room();
        if may {
            self.bots += 1;
        }
        may
    }

    /// Returns how many places people's bots need.
    fn wanted(&self) -> usize {
        self.people + self.lanes[Lane::Slow(Attendance::Seated).index()].len()
    }

    fn has_room(&self) -> bool {
        self.wanted() + self.bots < self.slots
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Attendance::{Deserted, Seated, Watched};

    fn claim(owner: u8, bot: &str, attendance: Attendance) -> Claim {
        Claim { bot: bot.parse().unwrap(), owner: Some([owner; 32]), from: None, attendance }
    }

    fn schedule(slots: usize, tasks: &[(&'static str, u8, &str, Attendance)]) -> Schedule<&'static str> {
        let mut schedule = Schedule::new(slots);
        for &(table, owner, bot, attendance) in tasks {
            schedule.add(table, claim(owner, bot, attendance), table);
        }
        schedule
    }

    #[test]
    fn quick_bots_do_not_wait_for_slow_ones() {
        let mut schedule = schedule(1, &[("slow", 1, "master:16000", Seated), ("next", 1, "master", Seated)]);
        assert_eq!(schedule.take(Worker::People), Some("slow"));
        schedule.add("greedy", claim(1, "greedy", Seated), "greedy");
        schedule.add("small", claim(1, "master:100", Seated), "small");
        assert_eq!(schedule.take(Worker::Quick), Some("greedy"));
        assert_eq!(schedule.take(Worker::Quick), Some("small"));
        assert_eq!(schedule.take(Worker::Quick), None, "what is slow is left to others");
    }

    #[test]
    fn tables_where_nobody_is_get_what_people_leave() {
        let mut schedule = schedule(1, &[("empty", 1, "master", Deserted), ("void", 2, "master", Deserted)]);
        assert_eq!(schedule.take(Worker::People), None);
        assert_eq!(schedule.take(Worker::Bots), Some("empty"));
        assert_eq!(schedule.take(Worker::Bots), None, "there is one slot");
        assert!(!schedule.interrupt());
        schedule.add("mine", claim(3, "master", Seated), "mine");
        assert!(schedule.interrupt(), "a person waits");
        assert_eq!(schedule.take(Worker::People), Some("mine"));
        assert!(!schedule.resume(), "a person's bot thinks");
        assert_eq!(schedule.take(Worker::Bots), None);
        schedule.done(Worker::People);
        assert!(schedule.resume());
        schedule.done(Worker::Bots);
        assert_eq!(schedule.take(Worker::Bots), Some("void"));
    }

    #[test]
    fn one_search_for_a_person_interrupts_one_other() {
        let tasks: Vec<_> = ["a", "b", "c"].into_iter().map(|table| (table, 1, "master", Deserted)).collect();
        let mut schedule = schedule(3, &tasks);
        for table in ["a", "b", "c"] {
            assert_eq!(schedule.take(Worker::Bots), Some(table));
        }
        schedule.add("mine", claim(3, "master", Seated), "mine");
        assert_eq!([schedule.interrupt(), schedule.interrupt()], [true, false]);
        assert_eq!(schedule.take(Worker::People), Some("mine"));
        assert!(!schedule.interrupt());
    }

    #[test]
    fn of_three_hundred_tables_of_bots_none_delays_a_person() {
        let mut schedule = schedule(1, &[]);
        for number in 0..=299 {
            schedule.add(&number.to_string(), claim(number as u8, "master:16000", Deserted), "bots");
        }
        assert_eq!(schedule.take(Worker::Bots), Some("bots"));
        for turn in 0..50 {
            schedule.add("mine", claim(200, "master", Seated), "mine");
            assert!(schedule.interrupt(), "turn {turn}");
            assert_eq!(schedule.take(Worker::People), Some("mine"));
            schedule.done(Worker::People);
            assert!(schedule.resume());
        }
    }

    #[test]
    fn people_at_one_address_share_its_time() {
        let network = |last: u8| Some(Network::of([192, 0, 2, last].into()));
        let mut schedule = schedule(1, &[]);
        for person in 0..30 {
            let claim = Claim { from: network(1), ..claim(person, "master", Seated) };
            schedule.add(&format!("crowd {person}"), claim, "crowd");
        }
        schedule.add("single", Claim { from: network(2), ..claim(100, "master", Seated) }, "single");
        schedule.add("unknown", claim(101, "master", Seated), "unknown");
        let order: Vec<_> = std::iter::from_fn(|| schedule.take(Worker::People)).collect();
        assert_eq!((order.len(), &order[..4]), (32, &["crowd", "single", "unknown", "crowd"][..]));
    }

    #[test]
    fn a_table_that_somebody_opens_comes_forward() {
        let mut schedule = schedule(1, &[("first", 1, "master", Deserted), ("table", 2, "master", Deserted)]);
        schedule.add("table", claim(2, "master", Watched), "watched");
        assert_eq!(schedule.take(Worker::People), None, "who watches does not delay those who play");
        assert_eq!(schedule.take(Worker::Bots), Some("watched"));
        schedule.done(Worker::Bots);
        assert_eq!(schedule.take(Worker::Bots), Some("first"));
        schedule.done(Worker::Bots);
        assert_eq!(schedule.take(Worker::Bots), None, "there is one task for each table");
    }
}

//! The order in which bots think: whose turn it is, and which of them let others go first.

use std::collections::{BTreeMap, BTreeSet};

use mind::BotSpec;
use table::{Attendance, Holder};

use super::shares::{Shares, Ticket, Whose};
use super::strength::{QUICK_NODES, Strength};
use crate::address::Network;

/// The maximum number of searches that have begun and have not ended: each keeps its tree.
pub(super) const BEGUN_MAX: usize = 16;
/// The maximum number of these for tables without a connection, so that others can always begin.
const DESERTED_MAX: usize = BEGUN_MAX / 2;
/// The queues, those with the most right first.
const LANES: [Attendance; 3] = [Attendance::Played, Attendance::Watched, Attendance::Deserted];
/// The cost of a turn of a search: all are equally long.
const TURN: u64 = 1;

/// The kinds of threads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Worker {
    /// A thread that has time for quick bots at any moment.
    Quick,
    /// A thread that searches when it is its search's turn.
    Search,
}

/// The origin of tasks: a home, or a person of whom no address is known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Origin {
    Home(Network),
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
        let home = |from: Network| Origin::Home(from.household());
        let address = self.from.map_or(Origin::Person(self.owner), home);
        Whose { address, person: self.owner }
    }

    /// Returns the cost of a quick task: its nodes, or one where it does not search.
    fn cost(&self) -> u64 {
        self.bot.nodes().unwrap_or(1).into()
    }

    fn is_quick(&self) -> bool {
        self.bot.nodes().is_none_or(|nodes| nodes <= QUICK_NODES)
    }
}

/// The progress of a search that has begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Progress {
    /// It is its turn, and it waits for a thread.
    Due,
    Runs,
    /// It waits for its next turn.
    Pauses,
    /// It ends with what it has found, to make place.
    Ends,
}

/// A queue for each attendance.
type Lanes = [Shares<Origin, Option<Holder>>; LANES.len()];

/// All tasks that wait or are in progress.
pub(super) struct Schedule<T> {
    /// The searches that wait for a turn, their first or a further one.
    searches: Lanes,
    /// The quick tasks that wait.
    quick: Lanes,
    /// The claims of all tasks, with their tables.
    claims: BTreeMap<Ticket, (String, Claim)>,
    /// The tasks that no thread has taken yet.
    tasks: BTreeMap<Ticket, T>,
    begun: BTreeMap<Ticket, Progress>,
    /// The task of each table.
    tables: BTreeMap<String, Ticket>,
    added: Ticket,
    /// The maximum number of searches that run at a time.
    slots: usize,
}

impl<T> Schedule<T> {
    pub fn new(slots: usize) -> Self {
        let lanes = || std::array::from_fn(|_| Shares::new());
        Schedule {
            searches: lanes(),
            quick: lanes(),
            claims: BTreeMap::new(),
            tasks: BTreeMap::new(),
            begun: BTreeMap::new(),
            tables: BTreeMap::new(),
            added: 0,
            slots,
        }
    }

    /// Adds the task of a table. An earlier one of the table is dropped, also if it is in progress.
    pub fn add(&mut self, table: &str, claim: Claim, task: T) -> Ticket {
        self.drop(table);
        let ticket = self.added;
        self.added += 1;
        self.tables.insert(table.to_owned(), ticket);
        self.claims.insert(ticket, (table.to_owned(), claim));
        self.tasks.insert(ticket, task);
        self.queue(ticket);
        self.dispatch();
        ticket
    }

    /// Drops the task of a table, also if it is in progress.
    pub fn drop(&mut self, table: &str) {
        if let Some(ticket) = self.tables.get(table) {
            self.done(*ticket);
        }
    }

    /// Notes who is at a table now, and from where its owner came last.
    pub fn attend(&mut self, table: &str, attendance: Attendance, from: Option<Network>) {
        let Some(&ticket) = self.tables.get(table) else { return };
        let waited = self.leave_queue(ticket);
        if let Some((_, claim)) = self.claims.get_mut(&ticket) {
            (claim.attendance, claim.from) = (attendance, from);
        }
        if waited {
            self.queue(ticket);
        }
        self.dispatch();
    }

    /// Returns the number of tasks that have not begun.
    pub fn waiting(&self) -> usize {
        self.tasks.len()
    }

    /// Takes a task for a thread; afterwards [`Schedule::done`] is due.
    pub fn take(&mut self, worker: Worker) -> Option<(Ticket, T)> {
        let ticket = match worker {
            Worker::Search => {
                let due = self.begun.iter().find(|(_, progress)| **progress == Progress::Due);
                let ticket = *due?.0;
                self.begun.insert(ticket, Progress::Runs);
                ticket
            }
            Worker::Quick => {
                let claims = &self.claims;
                let cost = |ticket| claims.get(&ticket).map_or(TURN, |(_, claim)| claim.cost());
                self.quick.iter_mut().find_map(|lane| lane.take(cost, |_| true))?
            }
        };
        Some((ticket, self.tasks.remove(&ticket)?))
    }

    /// Ends a task.
    pub fn done(&mut self, ticket: Ticket) {
        self.leave_queue(ticket);
        self.begun.remove(&ticket);
        self.tasks.remove(&ticket);
        if let Some((table, _)) = self.claims.remove(&ticket)
            && self.tables.get(&table) == Some(&ticket)
        {
            self.tables.remove(&table);
        }
        self.dispatch();
    }

    /// Returns whether a task was not dropped and need not make place.
    pub fn is_wanted(&self, ticket: Ticket) -> bool {
        self.claims.contains_key(&ticket) && self.begun.get(&ticket) != Some(&Progress::Ends)
    }

    /// Returns whether a search may go on; if not, it waits for its next turn. It lets those go first that have more right
    /// to it at once, and others when its turn is over.
    pub fn goes_on(&mut self, ticket: Ticket, is_over: bool) -> bool {
        let Some((_, claim)) = self.claims.get(&ticket).filter(|_| self.is_wanted(ticket)) else {
            return false;
        };
        if claim.is_quick() {
            return true;
        }
        let mut more_right = LANES.into_iter().filter(|attendance| *attendance < claim.attendance);
        if is_over || more_right.any(|attendance| self.is_awaited(attendance)) {
            self.begun.insert(ticket, Progress::Pauses);
            self.queue(ticket);
            self.dispatch();
        }
        self.has_turn(ticket)
    }

    /// Returns whether it is the turn of a task that a thread has taken.
    pub fn has_turn(&self, ticket: Ticket) -> bool {
        self.begun.get(&ticket) != Some(&Progress::Pauses)
    }

    /// Returns the strength of a search in the present line. In turn are the addresses of those that have no less right, at
    /// its address the people, and of its person the tables. Nobody waits for those without a connection.
    pub fn strength(&self, ticket: Ticket) -> Strength {
        let Some((_, own)) = self.claims.get(&ticket) else { return Strength::FULL };
        if own.is_quick() || own.attendance == Attendance::Deserted {
            return Strength::FULL;
        }
        let (own_whose, mut tables) = (own.whose(), 0);
        let (mut addresses, mut people) = (BTreeSet::new(), BTreeSet::new());
        let in_line = |claim: &&Claim| !claim.is_quick() && claim.attendance <= own.attendance;
        for claim in self.claims.values().map(|(_, claim)| claim).filter(in_line) {
            let whose = claim.whose();
            addresses.insert(whose.address);
            if whose.address == own_whose.address {
                people.insert(whose.person);
            }
            tables += usize::from(whose == own_whose);
        }
        Strength::in_line(addresses.len() * people.len() * tables, self.slots)
    }

    fn lane(&mut self, ticket: Ticket) -> Option<&mut Shares<Origin, Option<Holder>>> {
        let (_, claim) = self.claims.get(&ticket)?;
        let lanes = if claim.is_quick() { &mut self.quick } else { &mut self.searches };
        Some(&mut lanes[claim.attendance as usize])
    }

    /// Lets a task wait for its turn.
    fn queue(&mut self, ticket: Ticket) {
        let Some((table, claim)) = self.claims.get(&ticket).cloned() else { return };
        if let Some(lane) = self.lane(ticket) {
            lane.add(ticket, claim.whose(), &table);
        }
    }

    /// Returns whether a task waited.
    fn leave_queue(&mut self, ticket: Ticket) -> bool {
        self.lane(ticket).is_some_and(|lane| lane.drop(ticket))
    }

    /// Returns whether another search may begin for a table with this attendance.
    fn has_room(&self, attendance: Attendance) -> bool {
        let is_deserted = |ticket: &&Ticket| {
            self.claims.get(ticket).is_some_and(|(_, claim)| claim.attendance == Attendance::Deserted)
        };
        let deserted = || self.begun.keys().filter(is_deserted).count();
        let most = self.slots.min(DESERTED_MAX);
        self.begun.len() < BEGUN_MAX && (attendance != Attendance::Deserted || deserted() < most)
    }

    /// Returns whether a search waits for a table with this attendance that could run.
    fn is_awaited(&self, attendance: Attendance) -> bool {
        let room = self.has_room(attendance);
        self.searches[attendance as usize].has(|ticket| room || self.begun.contains_key(&ticket))
    }

    /// Ends a search of those with the least right, if no place is left and one with more right waits to begin.
    fn make_place(&mut self) {
        if self.begun.len() < BEGUN_MAX || self.begun.values().any(|progress| *progress == Progress::Ends) {
            return;
        }
        let is_new = |ticket| !self.begun.contains_key(&ticket);
        let waits = |attendance: &Attendance| self.searches[*attendance as usize].has(is_new);
        let Some(first) = LANES.into_iter().find(waits) else { return };
        let taken = self.begun.iter().filter(|(_, progress)| **progress != Progress::Due);
        let rights = taken.filter_map(|(&ticket, _)| Some((self.claims.get(&ticket)?.1.attendance, ticket)));
        if let Some((_, last)) = rights.max().filter(|(attendance, _)| *attendance > first) {
            self.leave_queue(last);
            self.begun.insert(last, Progress::Ends);
        }
    }

    /// Lets searches run whose turn it is, as long as there are slots.
    fn dispatch(&mut self) {
        self.make_place();
        let runs = |progress: &&Progress| matches!(progress, Progress::Due | Progress::Runs);
        while self.begun.values().filter(runs).count() < self.slots {
            let next = LANES.into_iter().find_map(|attendance| {
                let (room, begun) = (self.has_room(attendance), &self.begun);
                let may = |ticket| room || begun.contains_key(&ticket);
                self.searches[attendance as usize].take(|_| TURN, may)
            });
            let Some(ticket) = next else { return };
            let is_new = self.tasks.contains_key(&ticket);
            self.begun.insert(ticket, if is_new { Progress::Due } else { Progress::Runs });
        }
    }
}

#[cfg(test)]
#[path = "../../tests/inside/schedule.rs"]
mod tests;

//! The loop around a table, for every runtime. A [`Table`] decides; the [`Driver`] keeps whatever waits for a decision:
//! callers, connections, alarms, and events that came in meanwhile. Like the table it has no input, output or clock, so
//! it is the same in a server, in a simulation and in a page.
//!
//! A runtime is a short loop. It puts whatever happens to [`Driver::take`], carries out what [`Driver::next`] returns
//! until that is nothing, and waits for the next call, at most until [`Driver::wakes_at`].
//!
//! ```
//! use catalog::SeededSource;
//! use driver::{Call, Command, Driver, Moment};
//! use protocol::{MoveRequest, NewSeat, Seat};
//! use suites::tables::{OWNER, table};
//! use table::{Ask, Known};
//!
//! // A table for two people, at which seat 0 is to act.
//! let mut source = SeededSource::new(1);
//! let people = ["Anna", "Ben"].map(|name| NewSeat::Human { name: name.into() }).to_vec();
//! let table = table(&suites::any_setup(2), people, &mut source)?;
//! let shown = table.snapshot(Some(OWNER), Known::default());
//! let action = games::legal_in_view(&suites::any_setup(2), shown.seen[0].view.get())?.remove(0);
//!
//! let now = Moment { date: 1_700_000_000_000, uptime: 0 };
//! let mut driver: Driver<&str, ()> = Driver::new(table, now);
//! let request = MoveRequest { key: "1".into(), seat: Seat(0), version: shown.version, action };
//! driver.take(Call::Ask { caller: "a caller", holder: Some(OWNER), ask: Ask::Move(request) }, now);
//!
//! // The caller is answered when the runtime has stored the move.
//! let Some(Command::Store { .. }) = driver.next(&mut source) else { panic!("a move is stored") };
//! assert!(driver.next(&mut source).is_none());
//! driver.take(Call::Stored(Ok(())), now);
//! let answered = driver.next(&mut source);
//! assert!(matches!(answered, Some(Command::Answer { caller: "a caller", answer: Ok(_) })));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::collections::{BTreeMap, VecDeque};

use catalog::Source;
use protocol::Frame;
use table::{
    Alarm, Ask, Asked, Attendance, BotTask, Event, Failure, Granted, Holder, Known, Refusal, Reply, Socket,
    Table, Trouble, Write,
};

/// A moment, by the two clocks of a runtime.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The date, in milliseconds since 1970; it may jump. Stored changes state it.
    pub date: u64,
    /// The time since some beginning, in milliseconds; it only grows. Alarms follow it.
    pub uptime: u64,
}

/// An input of the driver.
#[derive(Debug)]
pub enum Call<Caller, Connection> {
    /// A request has come in.
    Ask {
        /// The caller, to whom the answer is returned.
        caller: Caller,
        /// The person who asks.
        holder: Option<Holder>,
        /// The request itself.
        ask: Ask,
    },
    /// A connection is open, on which the table is to be shown.
    Join {
        /// The identifier of the connection.
        socket: Socket,
        /// The connection.
        connection: Connection,
        /// The person at the connection.
        holder: Option<Holder>,
        /// The state that the client knows already.
        known: Known,
    },
    /// A connection was closed, or can take no more frames. It is dropped at once.
    Leave(Socket),
    /// The write of the last [`Command::Store`] has succeeded or failed.
    Stored(Result<(), Trouble>),
    /// A bot begins to think.
    Begun {
        /// The version it thinks about.
        version: u32,
        /// Whether it searches fewer nodes than it was asked to.
        hurried: bool,
    },
    /// A bot has chosen an action; none if it could not be asked or had no answer.
    Thought {
        /// The version it thought about.
        version: u32,
        /// The action that the bot chose.
        action: Option<String>,
    },
    /// The time of [`Driver::wakes_at`] has come; before it nothing happens.
    Woke,
    /// A rematch that this person requested was stored.
    RematchMade(String, Option<Holder>),
}

/// An output of the driver: something that the runtime has to do.
pub enum Command<Caller, Connection> {
    /// Store this as one unit, and report [`Call::Stored`]. There is no second write before that report.
    Store {
        /// The change.
        write: Write,
        /// The date at which the table decided, in milliseconds since 1970. A line of chat has that of its request.
        at: u64,
    },
    /// Answer a caller.
    Answer {
        /// The caller.
        caller: Caller,
        /// The answer.
        answer: Result<Granted, Refusal>,
    },
    /// Send a frame on these connections.
    Send {
        /// The connections; see [`Driver::connection`].
        sockets: Vec<Socket>,
        /// The frame.
        frame: Box<Frame>,
    },
    /// Close these connections: they may not see the table (any more).
    Close(Vec<(Socket, Connection)>),
    /// Let a bot think, and report [`Call::Begun`] and [`Call::Thought`].
    Think(BotTask),
    /// The bot that was asked last thinks, or waits to think, for these people from now on.
    Attend(Attendance),
    /// Log that the rules failed on a request.
    Report(Failure),
    /// End this driver, and load the table again when it is next needed: the stored history is not the one known here.
    /// No command follows. The callers that wait are to ask the table that is loaded then, and clients to connect to it.
    Abandon,
}

/// A table with everything that waits for it.
///
/// A `Caller` is whatever a runtime needs to answer a request; a `Connection`, to send frames.
pub struct Driver<Caller, Connection> {
    table: Table,
    /// The events that the table has not processed.
    events: VecDeque<(Event, Moment)>,
    /// The commands of the last event that are not carried out.
    commands: VecDeque<table::Command>,
    /// The moment of the last event.
    now: Moment,
    callers: BTreeMap<Reply, Caller>,
    next_reply: u64,
    connections: BTreeMap<Socket, Connection>,
    /// The time of each alarm that is set.
    alarms: BTreeMap<Alarm, u64>,
    /// The moment of the last [`Call::Woke`], until no alarm is due any more.
    woke: Option<Moment>,
    /// Whether the table was abandoned.
    abandoned: bool,
}

/// Everybody who still waits for a table when its driver ends.
pub struct Left<Caller, Connection> {
    /// The callers without an answer.
    pub callers: Vec<Caller>,
    /// The open connections.
    pub connections: Vec<(Socket, Connection)>,
}

impl<Caller, Connection> Driver<Caller, Connection> {
    /// Creates the driver of a table that was just set up or loaded. A bot that is to move is asked at once.
    pub fn new(table: Table, now: Moment) -> Self {
        Driver {
            table,
            events: [(Event::Alarm(Alarm::Bots), now)].into(),
            commands: VecDeque::new(),
            now,
            callers: BTreeMap::new(),
            next_reply: 0,
            connections: BTreeMap::new(),
            alarms: BTreeMap::new(),
            woke: None,
            abandoned: false,
        }
    }

    /// Returns the table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Returns the uptime at which the runtime is to report [`Call::Woke`], if there is no earlier call.
    pub fn wakes_at(&self) -> Option<u64> {
        self.alarms.values().min().copied()
    }

    /// Returns the identifiers of the open connections.
    pub fn sockets(&self) -> impl Iterator<Item = Socket> {
        self.connections.keys().copied()
    }

    /// Returns an open connection.
    pub fn connection(&mut self, socket: Socket) -> Option<&mut Connection> {
        self.connections.get_mut(&socket)
    }

    /// Takes note of a call. [`Driver::next`] returns its consequences, after those of earlier calls; alarms that are due come after all other calls.
    pub fn take(&mut self, call: Call<Caller, Connection>, now: Moment) {
        let event = match call {
            Call::Ask { caller, holder, ask } => {
                let reply = Reply(self.next_reply);
                self.next_reply += 1;
                self.callers.insert(reply, caller);
                Event::Asked(Asked { reply, holder, ask })
            }
            Call::Join { socket, connection, holder, known } => {
                self.connections.insert(socket, connection);
                Event::Joined { socket, holder, known }
            }
            Call::Leave(socket) => {
                self.connections.remove(&socket);
                Event::Left(socket)
            }
            Call::Stored(stored) => Event::Stored(stored),
            Call::Begun { version, hurried } => Event::Begun { version, hurried },
            Call::Thought { version, action } => Event::Thought { version, action },
            Call::Woke => {
                self.woke = Some(now);
                return;
            }
            Call::RematchMade(table, asker) => Event::RematchMade(table, asker),
        };
        self.events.push_back((event, now));
    }

    /// Takes the earliest alarm that is due. Each is taken after the consequences of the one before it, which may have
    /// set it anew.
    fn due(&mut self) -> Option<(Event, Moment)> {
        let now = self.woke?;
        let earliest = self.alarms.iter().map(|(&alarm, &time)| (time, alarm)).min();
        let due = earliest.filter(|&(time, _)| time <= now.uptime);
        let Some((_, alarm)) = due else {
            self.woke = None;
            return None;
        };
        self.alarms.remove(&alarm);
        Some((Event::Alarm(alarm), now))
    }

    /// Returns the next command; none when everything that has happened is dealt with, or after [`Command::Abandon`].
    /// `source` supplies chance outcomes.
    pub fn next(&mut self, source: &mut dyn Source) -> Option<Command<Caller, Connection>> {
        while !self.abandoned {
            while let Some(command) = self.commands.pop_front() {
                if let Some(command) = self.handled(command) {
                    return Some(command);
                }
            }
            let (event, now) = self.events.pop_front().or_else(|| self.due())?;
            self.now = now;
            self.commands.extend(self.table.step(event, now.date, source));
        }
        None
    }

    /// Carries out the driver's part of a command, and returns the runtime's.
    fn handled(&mut self, command: table::Command) -> Option<Command<Caller, Connection>> {
        Some(match command {
            table::Command::Commit(write) => Command::Store { write, at: self.now.date },
            table::Command::Answer { reply, answer } => {
                Command::Answer { caller: self.callers.remove(&reply)?, answer }
            }
            table::Command::Send { sockets, frame } => Command::Send { sockets, frame },
            table::Command::Cut(sockets) => {
                let closed = |socket| Some((socket, self.connections.remove(&socket)?));
                Command::Close(sockets.into_iter().filter_map(closed).collect())
            }
            table::Command::Think(task) => Command::Think(task),
            table::Command::Attend(attendance) => Command::Attend(attendance),
            table::Command::Wake(alarm, pause) => {
                self.alarms.insert(alarm, self.now.uptime.saturating_add(pause));
                return None;
            }
            table::Command::Report(failure) => Command::Report(failure),
            table::Command::Abandon => {
                self.abandoned = true;
                Command::Abandon
            }
        })
    }

    /// Ends the driver, and returns whoever still waits.
    pub fn end(self) -> Left<Caller, Connection> {
        Left {
            callers: self.callers.into_values().collect(),
            connections: self.connections.into_iter().collect(),
        }
    }
}

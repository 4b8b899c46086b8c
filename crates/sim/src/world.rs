//! The order of events: one queue of everything that is in progress, and what each event causes.

use std::collections::BTreeMap;

use catalog::{Awaiting, Registry};
use driver::{Call, Command, Moment};
use mind::Level;
use protocol::{
    Frame, MoveRequest, NewSeat, NewTable, Order, RefusalKind, SayRequest, Seat, SeatRequest, TableOptions,
    UndoRequest, UndoWord,
};
use store::Memory;
use table::{Ask, Failure, Granted, Refusal, Socket, TableDraft, Write};

use crate::client::{Client, Request};
use crate::odd::Odd;
use crate::server_side::{
    BEGINS, Caller, Connection, Live, create, load, session, start, stored, sweep, write,
};
use crate::witness::Witness;
use crate::{Broken, kept};

/// The time for which faults are injected, in ticks.
const STORMY: u64 = 2_500;
/// The duration of a tick, in milliseconds.
const TICK_MS: u64 = 1000;
/// The longest time for the rest of the game, in ticks.
const LAST: u64 = 400_000;
/// The time for which a client waits for an answer before it retries the request, in ticks.
const PATIENCE: u64 = 60;
/// The maximum number of frames that may wait for a slow connection before it is closed.
const FRAMES_MAX: u32 = 6;

/// The behaviour of the simulated disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Disk {
    /// Writes that are reported as stored are stored.
    Honest,
    /// Some writes are reported as stored but are not. No promise can be kept then, and the simulation must detect
    /// it.
    Lying,
}

/// A report on a simulated table.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Report {
    /// The number of seats at the table.
    pub seats: u8,
    /// The number of seats that bots hold.
    pub bots: u8,
    /// The number of times that the server crashed.
    pub crashes: u32,
    /// The number of requests that were granted.
    pub granted: u32,
    /// The number of requests that were refused.
    pub refused: u32,
    /// The number of undos.
    pub undone: u32,
    /// The number of connections that were closed because they were too slow.
    pub cut: u32,
    /// The number of lines of chat.
    pub said: u32,
    /// The version at which the game was over.
    pub version: u32,
}

/// An event that is due at some time.
enum Due {
    /// A request reaches the server.
    Ask { client: usize, request: Request },
    /// An answer reaches a client.
    Answer { client: usize, number: u32, answer: Result<Granted, Refusal> },
    /// A client retries a request.
    Again { client: usize, number: u32 },
    /// A client acts on its own.
    Act { client: usize },
    /// A client requests a connection.
    Connect { client: usize },
    /// A frame reaches a client.
    Show { client: usize, socket: Socket, frame: Frame },
    /// A client learns that its connection was closed.
    Broke { client: usize, socket: Socket },
    /// The disk begins a write.
    Write { life: u32 },
    /// The disk has finished a write.
    Stored { life: u32, outcome: Result<(), table::Trouble> },
    /// A bot begins to think.
    Begun { life: u32, version: u32 },
    /// A bot has decided.
    Thought { life: u32, version: u32, action: Option<String> },
    /// The server is woken.
    Wake { life: u32 },
    /// The server crashes.
    Crash,
    /// The server starts again.
    Restart,
}

struct World {
    /// The games to choose from.
    games: Registry,
    odd: Odd,
    now: u64,
    due: BTreeMap<(u64, u64), Due>,
    scheduled: u64,
    store: Memory,
    disk: Disk,
    /// The running server; none while it is down.
    live: Option<Live>,
    /// The number of starts; events that a crashed server had in progress are ignored after the next start.
    life: u32,
    next_socket: u64,
    next_request: u32,
    clients: Vec<Client>,
    /// The time at which the last frame of each connection arrives: frames do not overtake each other.
    arrives: BTreeMap<Socket, u64>,
    witness: Witness,
    report: Report,
}

/// Simulates one table until its game is over; the seed determines everything.
///
/// # Errors
/// If a promise of the server was not kept.
pub fn run(games: Registry, seed: u64, disk: Disk) -> Result<Report, Broken> {
    let mut world = World::new(games, seed, disk)?;
    world.play()?;
    world.end()
}

impl World {
    fn new(games: Registry, seed: u64, disk: Disk) -> Result<Self, Broken> {
        let mut odd = Odd::new(seed);
        let abouts: Vec<_> = games.entries().map(|entry| entry.about()).collect();
        let about = abouts[odd.under(abouts.len() as u32) as usize];
        let (least, most) = (*about.seats.start(), *about.seats.end());
        let players = least + odd.under(u32::from(most - least) + 1) as u8;
        // Two people at least, where there are so many seats.
        let bots_most = u32::from(players.saturating_sub(2));
        let bots = if odd.percent(40) && bots_most > 0 { 1 + odd.under(bots_most) as u8 } else { 0 };
        let people = players - bots;
        let mut clients: Vec<Client> = (0..people + 1).map(|number| Client::new(number, 1)).collect();
        if odd.percent(30) {
            let slow = odd.under(u32::from(people) + 1) as usize;
            clients[slow].slow = 40;
        }
        let mut seats = vec![NewSeat::Human { name: "Anna".into() }];
        seats.extend((1..people).map(|_| NewSeat::Open {}));
        seats.extend((0..bots).map(|_| NewSeat::Bot { level: "random".into() }));
        let order = if odd.percent(50) { Order::Drawn } else { Order::AsSeated };
        let options = TableOptions { order, ..TableOptions::default() };
        let wish = NewTable { setup: format!("{} players={players}", about.name), seats, options };
        let store = Memory::new();
        let draft = TableDraft::new(games, &wish, clients[0].holder, &mut odd)
            .map_err(|refusal| Broken(refusal.why))?;
        create(&store, draft)?;
        let mut world = World {
            games,
            odd,
            now: 0,
            due: BTreeMap::new(),
            scheduled: 0,
            store,
            disk,
            live: None,
            life: 0,
            next_socket: 0,
            next_request: 0,
            clients,
            arrives: BTreeMap::new(),
            witness: Witness::default(),
            report: Report { seats: players, bots, ..Report::default() },
        };
        world.later(0, Due::Restart);
        for client in 0..world.clients.len() {
            world.later(1, Due::Connect { client });
            world.later(5, Due::Act { client });
        }
        Ok(world)
    }

    /// Returns the time now: a tick is a second.
    fn moment(&self) -> Moment {
        let uptime = self.now * TICK_MS;
        Moment { date: BEGINS + uptime, uptime }
    }

    fn stormy(&self) -> bool {
        self.now < STORMY
    }

    fn later(&mut self, ticks: u64, due: Due) {
        self.scheduled += 1;
        self.due.insert((self.now + ticks, self.scheduled), due);
    }

    /// Returns a random delay for a message.
    fn delay(&mut self) -> u64 {
        1 + u64::from(if self.odd.percent(10) { self.odd.under(80) } else { self.odd.under(6) })
    }

    fn play(&mut self) -> Result<(), Broken> {
        while let Some(((time, _), due)) = self.due.pop_first() {
            self.now = time;
            kept(time < LAST, || format!("the game does not end: {}", self.standing()))?;
            self.happen(due)?;
            if !self.stormy() && self.is_settled()? {
                return Ok(());
            }
        }
        Err(Broken("nothing happens any more, and the game is not over".into()))
    }

    /// Describes the state of the table and of each client, for finding the cause of a failure.
    fn standing(&self) -> String {
        let clients = self.clients.iter().map(|client| {
            let (version, awaiting, request) = (client.version, &client.awaiting, &client.request);
            format!("at {version} awaiting {awaiting:?} with {request:?}, {} times as slow", client.slow)
        });
        let table = self.live.as_ref().map(|live| live.driver.table().snapshot(None, Default::default()));
        let table = table.map(|shown| (shown.version, shown.awaiting, shown.undo));
        format!("table {table:?}; clients {:#?}", clients.collect::<Vec<_>>())
    }

    /// Returns whether the game is over and every client knows.
    fn is_settled(&self) -> Result<bool, Broken> {
        let done =
            |client: &Client| client.request.is_none() && client.awaiting == Some(protocol::Awaiting::Over);
        let Some(live) = self.live.as_ref().filter(|_| self.clients.iter().all(done)) else {
            return Ok(false);
        };
        if live.writing.is_some() {
            return Ok(false);
        }
        let knows = |client: &Client| {
            let now = live.driver.table().snapshot(Some(client.holder), Default::default());
            client.version == now.version && now.chat.iter().all(|line| client.heard.contains(&line.id))
        };
        Ok(self.clients.iter().all(knows))
    }

    fn end(mut self) -> Result<Report, Broken> {
        // Only what is stored remains: a new server shows the same.
        let table = load(self.games, &self.store)?;
        let stored = stored(&self.store)?;
        self.witness.judge(&stored, &table, &self.clients)?;
        self.report.granted = self.witness.count() as u32;
        self.report.undone = stored.entries.iter().filter(|entry| entry.undo.is_some()).count() as u32;
        self.report.said = stored.lines.len() as u32;
        self.report.version = stored.entries.last().map_or(0, |entry| entry.version);
        Ok(self.report)
    }

    fn happen(&mut self, due: Due) -> Result<(), Broken> {
        match due {
            Due::Ask { client, request } => self.asked(client, request)?,
            Due::Answer { client, number, answer } => self.answered(client, number, answer),
            Due::Again { client, number } => self.ask_again(client, number),
            Due::Act { client } => self.act(client)?,
            Due::Connect { client } => self.connect(client)?,
            Due::Show { client, socket, frame } => self.shown(client, socket, &frame)?,
            Due::Broke { client, socket } => self.broke(client, socket),
            Due::Write { life } if life == self.life => self.write(),
            Due::Stored { life, outcome } if life == self.life => {
                if let Some(live) = &mut self.live {
                    live.writing = None;
                    self.call(Call::Stored(outcome))?;
                }
            }
            Due::Begun { life, version } if life == self.life => {
                self.call(Call::Begun { version, hurried: false })?;
            }
            Due::Thought { life, version, action } if life == self.life => {
                self.call(Call::Thought { version, action })?;
            }
            Due::Wake { life } if life == self.life => self.call(Call::Woke)?,
            Due::Write { .. }
            | Due::Stored { .. }
            | Due::Begun { .. }
            | Due::Thought { .. }
            | Due::Wake { .. } => {}
            Due::Crash => self.crash(),
            Due::Restart => self.restart()?,
        }
        Ok(())
    }

    // The server.

    fn restart(&mut self) -> Result<(), Broken> {
        self.life += 1;
        sweep(&self.store, self.moment().date)?;
        self.live = Some(start(self.games, &self.store, self.moment())?);
        if self.stormy() {
            let until = 50 + u64::from(self.odd.under(500));
            self.later(until, Due::Crash);
        }
        self.go_on()
    }

    fn crash(&mut self) {
        let Some(live) = self.live.take() else { return };
        self.report.crashes += 1;
        if let Some(pending) = live.writing
            && self.odd.percent(50)
        {
            // The write was already on the disk, and nobody was told.
            let _ = write(&self.store, pending, &mut self.odd, false);
        }
        for (socket, connection) in live.driver.end().connections {
            let delay = self.delay();
            self.later(delay, Due::Broke { client: connection.client, socket });
        }
        let down = 1 + u64::from(self.odd.under(60));
        self.later(down, Due::Restart);
    }

    /// Puts a call to the server; one that is down receives nothing.
    fn call(&mut self, call: Call<Caller, Connection>) -> Result<(), Broken> {
        let now = self.moment();
        let Some(live) = &mut self.live else { return Ok(()) };
        live.driver.take(call, now);
        self.go_on()
    }

    /// Carries out everything that the server has to do.
    fn go_on(&mut self) -> Result<(), Broken> {
        while let Some(command) = self.live.as_mut().and_then(|live| live.driver.next(&mut self.odd)) {
            self.obey(command)?;
        }
        let life = self.life;
        let Some(live) = &mut self.live else { return Ok(()) };
        if live.driver.wakes_at() != live.wakes_at {
            live.wakes_at = live.driver.wakes_at();
            let at = live.wakes_at.map(|at| at.div_ceil(TICK_MS).saturating_sub(self.now));
            at.into_iter().for_each(|ticks| self.later(ticks, Due::Wake { life }));
        }
        Ok(())
    }

    fn obey(&mut self, command: Command<Caller, Connection>) -> Result<(), Broken> {
        let life = self.life;
        match command {
            Command::Store { write, at } => self.commit(write, at)?,
            Command::Answer { caller, answer } => self.answer(caller, answer),
            Command::Send { sockets, frame } => {
                self.witness.sent(&frame)?;
                sockets.into_iter().for_each(|socket| self.send(socket, &frame));
            }
            Command::Close(closed) => {
                closed.into_iter().for_each(|(socket, connection)| self.closed(socket, connection.client));
            }
            Command::Think(task) => {
                let seed = self.odd.under(u32::MAX).into();
                // Sometimes a bot decides nothing.
                let fails = self.stormy() && self.odd.percent(10);
                let action = if fails { None } else { task.session.think(&task.bot, seed) };
                let delay = self.delay();
                self.later(delay / 2, Due::Begun { life, version: task.version });
                self.later(delay, Due::Thought { life, version: task.version, action });
            }
            Command::Attend(_) => {}
            Command::Report(Failure { request, panic, log }) => {
                return Err(Broken(format!("the rules failed over {request}: {panic}\n{log}")));
            }
            Command::Abandon => self.abandon()?,
        }
        Ok(())
    }

    fn commit(&mut self, write: Write, at: u64) -> Result<(), Broken> {
        let (life, delay) = (self.life, self.delay());
        let Some(live) = &mut self.live else { return Ok(()) };
        kept(live.writing.is_none(), || "two writes at once".into())?;
        live.writing = Some((write, at));
        self.later(delay, Due::Write { life });
        Ok(())
    }

    fn write(&mut self) {
        let stormy = self.stormy();
        let Some(pending) = self.live.as_mut().and_then(|live| live.writing.take()) else { return };
        let lies = self.disk == Disk::Lying && self.odd.percent(2);
        let outcome = if lies { Ok(()) } else { write(&self.store, pending, &mut self.odd, stormy) };
        let (life, delay) = (self.life, self.delay());
        self.later(delay, Due::Stored { life, outcome });
    }

    /// Handles a stored table that is ahead of this one: loads it again and retries the waiting requests.
    fn abandon(&mut self) -> Result<(), Broken> {
        let Some(live) = self.live.take() else { return Ok(()) };
        let left = live.driver.end();
        for (socket, connection) in left.connections {
            self.later(1, Due::Broke { client: connection.client, socket });
        }
        for Caller { client, number } in left.callers {
            let request = self.clients[client].request.clone();
            if let Some(request) = request.filter(|request| request.number == number) {
                self.later(1, Due::Ask { client, request });
            }
        }
        self.life += 1;
        self.live = Some(start(self.games, &self.store, self.moment())?);
        Ok(())
    }

    fn answer(&mut self, caller: Caller, answer: Result<Granted, Refusal>) {
        if self.stormy() && self.odd.percent(10) {
            return;
        }
        let Caller { client, number } = caller;
        let delay = self.delay();
        self.later(delay, Due::Answer { client, number, answer });
    }

    /// Sends a frame; a connection that is too slow is closed.
    fn send(&mut self, socket: Socket, frame: &Frame) {
        let now = self.moment();
        let Some(live) = &mut self.live else { return };
        let Some(connection) = live.driver.connection(socket) else { return };
        let client = connection.client;
        if connection.frames == FRAMES_MAX {
            live.driver.take(Call::Leave(socket), now);
            return self.closed(socket, client);
        }
        connection.frames += 1;
        let delay = self.delay() * self.clients[client].slow;
        let at = self.arrives.get(&socket).copied().unwrap_or_default().max(self.now + delay) + 1;
        self.arrives.insert(socket, at);
        self.later(at - self.now, Due::Show { client, socket, frame: frame.clone() });
    }

    fn closed(&mut self, socket: Socket, client: usize) {
        self.report.cut += 1;
        // Frames on their way still arrive.
        let after = self.arrives.get(&socket).map_or(1, |at| at.saturating_sub(self.now) + 1);
        self.later(after, Due::Broke { client, socket });
    }

    // Requests.

    fn asked(&mut self, client: usize, request: Request) -> Result<(), Broken> {
        let holder = Some(self.clients[client].holder);
        self.call(Call::Ask { caller: Caller { client, number: request.number }, holder, ask: request.ask })
    }

    fn answered(&mut self, client: usize, number: u32, answer: Result<Granted, Refusal>) {
        let asker = &mut self.clients[client];
        let Some(request) = asker.request.take_if(|request| request.number == number) else { return };
        match answer {
            Ok(granted) => self.witness.granted(asker.holder, request.ask, granted),
            // It may have been stored after all: only repeating the request tells.
            Err(refusal) if refusal.kind == RefusalKind::NotStored => {
                asker.request = Some(request);
                self.later(3, Due::Again { client, number });
            }
            Err(_) => self.report.refused += 1,
        }
    }

    fn ask(&mut self, client: usize, ask: Ask) {
        self.next_request += 1;
        let number = self.next_request;
        self.clients[client].request = Some(Request { number, ask });
        self.ask_again(client, number);
    }

    fn ask_again(&mut self, client: usize, number: u32) {
        let Some(request) = self.clients[client].request.clone() else { return };
        if request.number != number {
            return;
        }
        let copies = match self.odd.under(100) {
            0..10 if self.stormy() => 0,
            10..20 if self.stormy() => 2,
            _ => 1,
        };
        for _ in 0..copies {
            let delay = self.delay();
            self.later(delay, Due::Ask { client, request: request.clone() });
        }
        self.later(PATIENCE, Due::Again { client, number });
    }

    // Connections.

    fn connect(&mut self, client: usize) -> Result<(), Broken> {
        if self.clients[client].connection.is_some() {
            return Ok(());
        }
        if self.live.is_none() {
            self.later(20, Due::Connect { client });
            return Ok(());
        }
        let socket = Socket(self.next_socket);
        self.next_socket += 1;
        let who = &mut self.clients[client];
        who.connection = Some(socket);
        who.connecting = true;
        let (holder, known) = (Some(who.holder), who.known());
        self.call(Call::Join { socket, connection: Connection { client, frames: 0 }, holder, known })
    }

    fn shown(&mut self, client: usize, socket: Socket, frame: &Frame) -> Result<(), Broken> {
        if let Some(connection) = self.live.as_mut().and_then(|live| live.driver.connection(socket)) {
            connection.frames -= 1;
        }
        if self.clients[client].connection == Some(socket) {
            self.clients[client].hear(frame)?;
        }
        Ok(())
    }

    fn broke(&mut self, client: usize, socket: Socket) {
        if self.clients[client].connection == Some(socket) {
            self.clients[client].connection = None;
            self.later(5, Due::Connect { client });
        }
    }

    // The actions of people.

    fn act(&mut self, client: usize) -> Result<(), Broken> {
        let pause = 5 + u64::from(self.odd.under(30));
        self.later(pause, Due::Act { client });
        let who = &self.clients[client];
        if who.request.is_some() || who.connection.is_none() || who.connecting {
            return Ok(());
        }
        if let Some(ask) = self.wants(client)? {
            self.ask(client, ask);
        }
        Ok(())
    }

    fn wants(&mut self, client: usize) -> Result<Option<Ask>, Broken> {
        let key = format!("{client}-{}", self.next_request + 1);
        if self.odd.percent(4) && self.now < 2 * STORMY {
            let text = format!("line {key}");
            return Ok(Some(Ask::Say(SayRequest { key, seat: None, name: String::new(), text })));
        }
        let who = &self.clients[client];
        let (version, wish) = (who.version, who.wish.clone());
        let open = who.seats.iter().find(|seat| seat.open).map(|seat| seat.seat);
        let Some(seat) = who.seat() else {
            // The last client is a spectator.
            let sits = client + 1 < self.clients.len();
            let take = SeatRequest::Take { name: format!("Client {client}"), program: false };
            return Ok(open.filter(|_| sits).map(|open| Ask::Seat(open, take)));
        };
        let say = |word| Ask::Undo(UndoRequest { key: key.clone(), seat, version, word });
        if let Some(wish) = wish {
            let asked = wish.waiting.contains(&seat);
            let word = if self.odd.percent(70) { UndoWord::Agree } else { UndoWord::Refuse };
            return Ok(if asked {
                Some(say(word))
            } else {
                (wish.seat == seat && self.odd.percent(5)).then(|| say(UndoWord::Withdraw))
            });
        }
        if self.stormy() && self.odd.percent(8) {
            return Ok(Some(say(UndoWord::Ask)));
        }
        let action = self.action(client, seat)?;
        Ok(action.map(|action| Ask::Move(MoveRequest { key, seat, version, action })))
    }

    /// Chooses an action for the seat, if it is to act as far as it knows. (The legal actions are looked up in the
    /// store; a browser derives them from its view.)
    fn action(&mut self, client: usize, seat: Seat) -> Result<Option<String>, Broken> {
        if self.stormy() && self.odd.percent(3) {
            // No action of any game.
            return Ok(Some("?".into()));
        }
        if self.clients[client].awaiting != Some(protocol::Awaiting::Decision { seat }) {
            return Ok(None);
        }
        let stored = stored(&self.store)?;
        if stored.entries.last().map(|entry| entry.version) != Some(self.clients[client].version) {
            return Ok(None);
        }
        let Some(session) = session(self.games, stored)? else { return Ok(None) };
        kept(session.awaiting() == Awaiting::Decision { seat }, || {
            format!("a client believes that {seat} is to act, and {:?} is awaited", session.awaiting())
        })?;
        // Games end since somebody plays well, and are not all alike since sometimes nobody does.
        let level = if self.odd.percent(80) { Level::GREEDY } else { Level::RANDOM };
        Ok(session.think(&level.into(), self.odd.under(u32::MAX).into()))
    }
}

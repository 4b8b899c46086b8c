//! The table machine: an event in, commands out.

mod bots;
mod chat;
mod failure;
mod guests;
mod moves;
mod seats;
mod shown;
mod undo;

use std::collections::{BTreeMap, VecDeque};

use catalog::{Registry, Source};
use kernel::Seat;
use protocol::{Frame, Presence, RefusalKind, TableOptions, UndoWish};

use self::bots::Thinking;
use self::chat::Chat;
use self::moves::is_over;
use self::shown::Eyes;
use crate::bounds::Bounds;
use crate::decision::{After, Decision};
use crate::draft::{Rematch, TableDraft};
use crate::event::{
    Alarm, Ask, Asked, Attendance, Command, Event, Granted, Known, Seating, Socket, Trouble, Write,
};
use crate::keys::{Keys, Mark, reused};
use crate::load::{Record, Unplayable, game, keys, moved};
use crate::refusal::{Refusal, not_started, over};
use crate::sanctions::{Moderation, Sanctions};
use crate::sitter::{Holder, Sitter};
use crate::timeline::Timeline;

/// The number of requests that may wait while a write is being stored.
pub const QUEUE_MAX: usize = 32;

/// The memory of a table without its history, in bytes: its task, chat and keys.
const TABLE_BYTES: u64 = 32 * 1024;

/// The minimum time between two messages about who is connected, in milliseconds.
const PRESENCE_MS: u64 = 1000;

/// A request with its idempotency key, if it has one.
pub(crate) struct Request {
    asked: Asked,
    /// The time at which it came in, in milliseconds since 1970.
    at: u64,
    mark: Option<Mark>,
}

/// A write that is being stored.
struct Pending {
    write: Write,
    after: After,
    /// The idempotency key of the request.
    mark: Option<Mark>,
    /// The request, and those that repeated it meanwhile; empty for a bot's move.
    asked: Vec<Asked>,
}

/// The people who are connected, and the list that was sent last.
#[derive(Default)]
struct Presences {
    told: Presence,
    /// Whether the last message was so recent that the next one has to wait.
    resting: bool,
}

/// A table: a game, its players and its spectators.
pub struct Table {
    /// The games of the program.
    games: Registry,
    pub(crate) bounds: Bounds,
    id: String,
    setup: String,
    owner: Option<Holder>,
    options: TableOptions,
    /// The number of changes of the seats.
    revision: u32,
    sitters: Vec<Sitter>,
    /// None before the game begins.
    game: Option<Timeline>,
    /// The number of stored batches.
    pub(crate) stored: u32,
    keys: Keys,
    chat: Chat,
    /// The decisions of the owner about people without a seat.
    sanctions: Sanctions,
    rematch: Option<String>,
    /// The seat that requested the rematch, if that was since the table was loaded.
    rematch_by: Option<Seat>,
    pending: Option<Pending>,
    queue: VecDeque<Request>,
    sockets: BTreeMap<Socket, Option<Holder>>,
    presences: Presences,
    pub(crate) thinking: Thinking,
    /// The undo request that waits for answers.
    pub(crate) wish: Option<UndoWish>,
    /// The version at which an undo request of a seat was refused last.
    pub(crate) refused_undos: BTreeMap<Seat, u32>,
}

impl Table {
    /// Restores a table from its record. Send it [`Alarm::Bots`] afterwards, in case a bot is to move.
    ///
    /// # Errors
    /// If its game is not among `games`, or the record is not a valid game.
    pub fn load(games: Registry, record: Record) -> Result<Self, Unplayable> {
        Self::load_bounded(games, record, Bounds::default())
    }

    /// Restores a table as [`Table::load`] does, with other bounds than the usual ones.
    ///
    /// # Errors
    /// As for [`Table::load`].
    pub fn load_bounded(games: Registry, record: Record, bounds: Bounds) -> Result<Self, Unplayable> {
        Ok(Table {
            games,
            bounds,
            game: game(games, &record)?,
            keys: keys(&record),
            id: record.id,
            setup: record.setup,
            owner: record.owner,
            options: record.options,
            revision: record.revision.unwrap_or_default(),
            sitters: record.sitters,
            stored: record.past.len() as u32,
            chat: Chat::new(record.lines),
            sanctions: record.sanctions,
            rematch: record.rematch,
            rematch_by: None,
            pending: None,
            queue: VecDeque::new(),
            sockets: BTreeMap::new(),
            presences: Presences::default(),
            thinking: Thinking::default(),
            wish: None,
            refused_undos: BTreeMap::new(),
        })
    }

    /// Returns the name of the table in addresses.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Returns the holders of the seats.
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// Returns the table of the rematch, if there is one.
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// Returns the seat that asked for the rematch, if it is known.
    pub(crate) fn rematch_by(&self) -> Option<Seat> {
        self.rematch_by
    }

    /// Returns whether nobody is connected and nothing is in progress, so that the table can be dropped and loaded
    /// again when it is needed.
    pub fn is_idle(&self) -> bool {
        self.can_rest() && self.bot_to_move().is_none()
    }

    /// Returns whether the table can be dropped as an idle one can, if its bots may wait until it is needed.
    pub fn can_rest(&self) -> bool {
        let busy = self.pending.is_some() || !self.queue.is_empty() || self.wish.is_some();
        self.sockets.is_empty() && !busy
    }

    /// Returns who is connected.
    pub fn attendance(&self) -> Attendance {
        if self.sockets.is_empty() {
            Attendance::Deserted
        } else if self.presence().seats.is_empty() {
            Attendance::Watched
        } else {
            Attendance::Played
        }
    }

    /// Returns how many bytes of memory the table takes, about; parts that are bounded for every table are not counted
    /// one by one.
    pub fn weight(&self) -> u64 {
        TABLE_BYTES + self.game.as_ref().map_or(0, Timeline::weight)
    }

    /// Returns the person who set the table up.
    pub fn owner(&self) -> Option<Holder> {
        self.owner
    }

    pub(crate) fn games(&self) -> Registry {
        self.games
    }

    pub(crate) fn setup(&self) -> &str {
        &self.setup
    }

    pub(crate) fn options(&self) -> &TableOptions {
        &self.options
    }

    pub(crate) fn revision(&self) -> u32 {
        self.revision
    }

    /// Returns the game, once it has begun.
    pub(crate) fn game(&self) -> Option<&Timeline> {
        self.game.as_ref()
    }

    /// Returns the game, if it is running.
    pub(crate) fn running(&self) -> Result<&Timeline, Refusal> {
        match &self.game {
            None => Err(not_started()),
            Some(game) if is_over(game.session()) => Err(over()),
            Some(game) => Ok(game),
        }
    }

    pub(crate) fn is_running(&self) -> bool {
        self.running().is_ok()
    }

    pub(crate) fn is_storing(&self) -> bool {
        self.pending.is_some()
    }

    pub(crate) fn chat(&self) -> &Chat {
        &self.chat
    }

    pub(crate) fn chat_mut(&mut self) -> &mut Chat {
        &mut self.chat
    }

    pub(crate) fn sanctions(&self) -> &Sanctions {
        &self.sanctions
    }

    /// Applies a decision of the owner.
    pub(crate) fn apply(&mut self, change: &Moderation) {
        change.apply(&mut self.sanctions, &mut self.options.spectators);
    }

    /// Processes an event that happens at `at`, in milliseconds since 1970, and returns the commands that follow from
    /// it. `source` supplies chance outcomes. The [crate](crate) has an example.
    pub fn step(&mut self, event: Event, at: u64, source: &mut dyn Source) -> Vec<Command> {
        let mut commands = Vec::new();
        match event {
            Event::Asked(asked) => self.asked(asked, at, source, &mut commands),
            Event::Stored(Ok(())) => self.stored(source, &mut commands),
            Event::Stored(Err(trouble)) => self.not_stored(trouble, source, &mut commands),
            Event::Thought { version, action } => self.thought(version, action, source, &mut commands),
            Event::Alarm(Alarm::Bots) => self.ask_bot(&mut commands),
            Event::Alarm(Alarm::Queue) => self.show_queue(&mut commands),
            Event::Alarm(Alarm::Undo) => self.undo_expired(&mut commands),
            Event::Alarm(Alarm::Desertion) => self.stop_bots(),
            Event::Begun { version, hurried } => self.begun(version, hurried, &mut commands),
            Event::Alarm(Alarm::Presence) => {
                self.presences.resting = false;
                self.tell_presence(None, &mut commands);
            }
            Event::Joined { socket, holder, known } => self.joined(socket, holder, known, &mut commands),
            Event::Left(socket) => {
                self.sockets.remove(&socket);
                self.tell_presence(None, &mut commands);
                self.deserted(&mut commands);
            }
            Event::RematchMade(table, asker) => self.rematch_made(table, asker, &mut commands),
        }
        commands
    }

    /// Returns the rematch of this table, or a draft of it.
    ///
    /// # Errors
    /// If the sender holds no seat here, or the game still runs.
    pub fn draft_rematch(&self, holder: Option<Holder>, source: &mut dyn Source) -> Result<Rematch, Refusal> {
        if let Some(already) = self.may_rematch(holder)? {
            return Ok(Rematch::Already(already.to_owned()));
        }
        TableDraft::again(self.games, &self.setup, self.owner, &self.options, &self.sitters, source)
            .map(|draft| Rematch::New(Box::new(draft)))
    }

    /// Checks that a person may ask for a rematch, and returns the one that exists already.
    ///
    /// # Errors
    /// If the person holds no seat here, or the game still runs.
    pub fn may_rematch(&self, holder: Option<Holder>) -> Result<Option<&str>, Refusal> {
        if self.held_by(holder).is_empty() {
            return Err(Refusal::new(
                RefusalKind::NotYourSeat,
                "only who sat at the table can ask for a rematch",
            ));
        }
        if let Some(already) = self.rematch() {
            return Ok(Some(already));
        }
        if !self.game.as_ref().is_some_and(|game| is_over(game.session())) {
            return Err(Refusal::new(RefusalKind::StillRunning, "the game is not over yet"));
        }
        Ok(None)
    }

    /// Returns the holder of a seat.
    pub(crate) fn sitter(&self, seat: Seat) -> Result<&Sitter, Refusal> {
        self.sitters.get(seat.index()).ok_or_else(|| {
            Refusal::new(RefusalKind::NoSuchSeat, format!("there is no seat {seat} at this table"))
        })
    }

    /// Checks that the sender holds a seat.
    pub(crate) fn holds(&self, holder: Option<Holder>, seat: Seat) -> Result<(), Refusal> {
        match (self.sitter(seat)?.holder(), holder) {
            (Some(sits), Some(asks)) if sits == asks => Ok(()),
            _ => Err(Refusal::new(RefusalKind::NotYourSeat, format!("seat {seat} is not yours"))),
        }
    }

    pub(crate) fn is_owner(&self, holder: Option<Holder>) -> bool {
        holder.is_some() && self.owner == holder
    }

    // Requests.

    fn asked(&mut self, asked: Asked, at: u64, source: &mut dyn Source, commands: &mut Vec<Command>) {
        match self.may_ask(&asked).and_then(|()| Mark::of(&asked)) {
            Ok(mark) => self.take_up(Request { asked, at, mark }, source, commands),
            Err(refusal) => commands.push(asked.answered(Err(refusal))),
        }
    }

    /// Handles a request, immediately or after it has waited.
    fn take_up(&mut self, request: Request, source: &mut dyn Source, commands: &mut Vec<Command>) {
        let Request { asked, mark, .. } = &request;
        match self.may_ask(asked).and_then(|()| self.known(mark.as_ref())) {
            Err(refusal) => return commands.push(asked.answered(Err(refusal))),
            Ok(Some(granted)) => return commands.push(asked.answered(Ok(granted))),
            Ok(None) => {}
        }
        match &mut self.pending {
            Some(pending) if mark.is_some() && pending.mark == *mark => pending.asked.push(request.asked),
            None => self.decide(request, source, commands),
            _ if self.queue.len() < QUEUE_MAX => self.queue.push_back(request),
            _ => {
                let refusal = Refusal::new(RefusalKind::TooMany, "too many requests wait at this table");
                commands.push(asked.answered(Err(refusal)));
            }
        }
    }

    /// Checks that the sender holds the seat that is to act.
    fn may_ask(&self, asked: &Asked) -> Result<(), Refusal> {
        match &asked.ask {
            Ask::Move(request) => self.holds(asked.holder, request.seat),
            Ask::Undo(request) => self.holds(asked.holder, request.seat),
            Ask::Seat(..) | Ask::Start(_) | Ask::Say(_) | Ask::Guests(_) => Ok(()),
        }
    }

    /// Returns the answer that a request got when it first arrived, if it is a repeated one.
    fn known(&self, mark: Option<&Mark>) -> Result<Option<Granted>, Refusal> {
        let Some(mark) = mark else { return Ok(None) };
        match self.pending.as_ref().and_then(|pending| pending.mark.as_ref()) {
            Some(pending) if pending.same_key(mark) && pending.body != mark.body => Err(reused()),
            _ => self.keys.find(mark),
        }
    }

    fn decide(&mut self, request: Request, source: &mut dyn Source, commands: &mut Vec<Command>) {
        let Request { asked, at, mark } = request;
        let wished = self.wish.is_some();
        let key = mark.as_ref().and_then(Mark::kept);
        // Names and lines are nobody else's business.
        let request: &dyn std::fmt::Debug = match &asked.ask {
            Ask::Move(request) => request,
            Ask::Undo(request) => request,
            Ask::Seat(..) => &"a change of seats",
            Ask::Start(_) => &"a start",
            Ask::Say(_) => &"a line",
            Ask::Guests(_) => &"a decision about a guest",
        };
        let decision = self.guarded(request, commands, |table, commands| match &asked.ask {
            Ask::Move(request) => table.make_move(request, key, source),
            Ask::Undo(request) => table.undo_word(&asked, request, key, commands),
            Ask::Seat(seat, request) => table.change_seat(asked.holder, *seat, request, source),
            Ask::Start(request) => table.start(asked.holder, request, source),
            Ask::Say(request) => table.say(&asked, request, at, mark.as_ref()),
            Ask::Guests(request) => table.moderate(asked.holder, request),
        });
        match decision {
            Ok(Decision::Store(write, after)) => {
                self.store(write, after, Some(Request { asked, at, mark }), commands);
            }
            Ok(Decision::Done(granted)) => {
                commands.push(asked.answered(Ok(granted.clone())));
                if let Some(mark) = mark {
                    self.keys.pass(mark, granted);
                }
                if wished && self.wish.is_none() {
                    self.ask_bot(commands);
                }
            }
            Err(refusal) => commands.push(asked.answered(Err(refusal))),
        }
    }

    // Writes.

    pub(crate) fn store(
        &mut self,
        write: Write,
        after: After,
        request: Option<Request>,
        commands: &mut Vec<Command>,
    ) {
        commands.push(Command::Commit(write.clone()));
        let (asked, mark) = request.map_or((Vec::new(), None), |request| (vec![request.asked], request.mark));
        self.pending = Some(Pending { write, after, mark, asked });
    }

    fn stored(&mut self, source: &mut dyn Source, commands: &mut Vec<Command>) {
        let Some(Pending { write, after, mark, asked }) = self.pending.take() else { return };
        let mut answer = |granted: &Granted| {
            commands.extend(asked.iter().map(|asked| asked.answered(Ok(granted.clone()))));
        };
        match (write, after) {
            (Write::Batch(batch), After::Game(after)) => {
                answer(&moved(batch.version));
                let before = self.game.as_ref().map_or(0, Timeline::version);
                if let Some(game) = &mut self.game {
                    match batch.undo {
                        None => game.go_on(after),
                        Some(to) => game.go_back(to, after),
                    }
                }
                self.stored += 1;
                self.thinking.succeeded();
                self.wish = None;
                if let Some(key) = &batch.key {
                    self.keys.store(key, batch.version);
                }
                self.show(|table, eyes| table.update(eyes, before), commands);
                self.tell_what_spectators_said(commands);
            }
            (Write::Seats(seating), After::Seats(game)) => {
                answer(&Granted::Seated);
                self.sit(seating, game.map(|game| *game), commands);
            }
            (Write::Chat(line), _) => {
                let granted = Granted::Said(protocol::Said { id: line.id });
                answer(&granted);
                if let Some(mark) = mark {
                    self.keys.pass(mark, granted);
                }
                self.said(line, commands);
            }
            (Write::Moderation(moderation), _) => {
                answer(&Granted::Moderated);
                self.moderated(&moderation, commands);
            }
            _ => unreachable!("what is stored and what follows from it are made together"),
        }
        self.go_on(source, commands);
    }

    fn not_stored(&mut self, trouble: Trouble, source: &mut dyn Source, commands: &mut Vec<Command>) {
        let Some(pending) = self.pending.take() else { return };
        match trouble {
            Trouble::NotStored(why) => {
                let of_bot = pending.asked.is_empty();
                for asked in pending.asked {
                    let why = format!("this could not be stored, and nothing has changed: {why}");
                    commands.push(asked.answered(Err(Refusal::new(RefusalKind::NotStored, why))));
                }
                if of_bot {
                    self.set_back(commands);
                }
                self.go_on(source, commands);
            }
            Trouble::Conflict => commands.push(Command::Abandon),
        }
    }

    /// Handles the requests that waited while a write was being stored.
    fn go_on(&mut self, source: &mut dyn Source, commands: &mut Vec<Command>) {
        while self.pending.is_none()
            && let Some(request) = self.queue.pop_front()
        {
            self.take_up(request, source, commands);
        }
        if self.thinking.is_well() {
            self.ask_bot(commands);
        }
    }

    // Seats.

    fn sit(&mut self, seating: Seating, game: Option<Timeline>, commands: &mut Vec<Command>) {
        self.revision = seating.revision + 1;
        self.sitters = seating.sitters;
        self.stored = u32::from(game.is_some());
        self.game = game;
        self.cut_who_is_not_admitted(commands);
        self.presences.told = self.presence();
        self.attend(commands);
        self.show(|table, eyes| Frame::Snapshot(table.shown_to(eyes, Known::default())), commands);
    }

    // Connections.

    pub(crate) fn sockets(&self) -> &BTreeMap<Socket, Option<Holder>> {
        &self.sockets
    }

    /// Forgets connections that are being closed.
    pub(crate) fn disconnect(&mut self, sockets: &[Socket]) {
        self.sockets.retain(|socket, _| !sockets.contains(socket));
    }

    fn joined(&mut self, socket: Socket, holder: Option<Holder>, known: Known, commands: &mut Vec<Command>) {
        if self.admits(holder).is_err() {
            return commands.push(Command::Cut(vec![socket]));
        }
        self.sockets.insert(socket, holder);
        let frame = Box::new(Frame::Snapshot(self.snapshot(holder, known)));
        commands.push(Command::Send { sockets: vec![socket], frame });
        self.tell_presence(Some(socket), commands);
        self.visited(commands);
    }

    /// Returns who is connected now.
    pub(crate) fn presence(&self) -> Presence {
        let here = |sitter: &Sitter| {
            let holder = sitter.holder();
            holder.is_some() && self.sockets.values().any(|here| *here == holder)
        };
        let seats = (0u8..).map(Seat).zip(&self.sitters).filter(|(_, sitter)| here(sitter));
        let mut known: Vec<Option<Holder>> = Vec::new();
        for &holder in self.sockets.values().filter(|&&holder| self.held_by(holder).is_empty()) {
            // Every connection without a cookie counts as another person.
            if holder.is_none() || !known.contains(&holder) {
                known.push(holder);
            }
        }
        Presence { seats: seats.map(|(seat, _)| seat).collect(), spectators: known.len() as u32 }
    }

    /// Sends the list of those who are connected, if it has changed: at once, or after the minimum time since the last
    /// message. The connection `except` has it already.
    fn tell_presence(&mut self, except: Option<Socket>, commands: &mut Vec<Command>) {
        if self.presences.resting {
            return;
        }
        let now = self.presence();
        if now == self.presences.told {
            return;
        }
        self.presences = Presences { told: now.clone(), resting: true };
        commands.push(Command::Wake(Alarm::Presence, PRESENCE_MS));
        let sockets: Vec<Socket> =
            self.sockets.keys().copied().filter(|&socket| Some(socket) != except).collect();
        if !sockets.is_empty() {
            commands.push(Command::Send { sockets, frame: Box::new(Frame::Present(now)) });
        }
    }

    fn rematch_made(&mut self, rematch: String, asker: Option<Holder>, commands: &mut Vec<Command>) {
        if self.rematch.is_some() {
            return;
        }
        self.rematch = Some(rematch.clone());
        self.rematch_by = self.held_by(asker).first().copied();
        let frame = protocol::Rematch { table: rematch, by: self.rematch_by };
        self.show(|_, _| Frame::Rematch(frame.clone()), commands);
    }

    /// Sends everybody a frame with what they may see; those who see the same get the same frame.
    pub(crate) fn show(&self, frame: impl Fn(&Table, &Eyes) -> Frame, commands: &mut Vec<Command>) {
        self.show_some(|table, eyes| Some(frame(table, eyes)), commands);
    }

    /// Sends a frame to everybody for whom `frame` returns one; see [`Table::show`].
    pub(crate) fn show_some(
        &self,
        frame: impl Fn(&Table, &Eyes) -> Option<Frame>,
        commands: &mut Vec<Command>,
    ) {
        let mut alike: BTreeMap<Eyes, Vec<Socket>> = BTreeMap::new();
        for (&socket, &holder) in &self.sockets {
            alike.entry(self.eyes(holder)).or_default().push(socket);
        }
        for (eyes, sockets) in alike {
            if let Some(frame) = frame(self, &eyes) {
                commands.push(Command::Send { sockets, frame: Box::new(frame) });
            }
        }
    }
}

impl Asked {
    fn answered(&self, answer: Result<Granted, Refusal>) -> Command {
        Command::Answer { reply: self.reply, answer }
    }
}

//! The machine: one event in, commands out.

use std::collections::{BTreeMap, VecDeque};

use catalog::{Awaiting, Session, Source};
use kernel::{Digest, Seat};
use protocol::{Frame, KEY_CHARS_MAX, MoveRequest, Moved, RefusalKind};

use crate::event::{Batch, BotTask, Command, Event, Key, Reply, Socket, Trouble};
use crate::load::{Damaged, Done, Keys, Record, replay};
use crate::plan::{Holder, Plan, Rematch, Sitter, draw_all, standing};
use crate::refusal::Refusal;
use crate::shown::held_by;

/// How many moves may wait while one is being stored.
pub const QUEUE_MAX: usize = 32;

/// The first pause before a bot is asked again, in milliseconds; it doubles up to the last.
const PAUSE_MS: u64 = 100;
const PAUSE_MS_MAX: u64 = 30_000;

/// A request for a move, as it waits.
#[derive(Debug)]
struct Asked {
    reply: Reply,
    holder: Option<Holder>,
    request: MoveRequest,
}

/// A batch that is being stored, and the game as it will be.
struct Pending {
    batch: Batch,
    after: Box<dyn Session>,
    /// Who asked for it, and who asked the same again meanwhile; empty for a bot's move.
    asked: Vec<Asked>,
}

/// One table: a game, those who sit at it and those who look on.
pub struct Table {
    id: String,
    sitters: Vec<Sitter>,
    session: Box<dyn Session>,
    /// How many batches are stored.
    stored: u32,
    keys: Keys,
    rematch: Option<String>,
    pending: Option<Pending>,
    queue: VecDeque<Asked>,
    sockets: BTreeMap<Socket, Option<Holder>>,
    /// The version a bot has been asked about.
    thinking: Option<u32>,
    /// How often in a row a bot's move came to nothing.
    setbacks: u32,
}

impl Table {
    /// A table from what was stored. Tell it to [`Event::Wake`], in case a bot is to move.
    ///
    /// # Errors
    /// If the record is no game that could have been played.
    pub fn load(record: Record) -> Result<Self, Damaged> {
        let (session, keys) = replay(&record)?;
        Ok(Table {
            id: record.id,
            sitters: record.sitters,
            session,
            stored: record.past.len() as u32,
            keys,
            rematch: record.rematch,
            pending: None,
            queue: VecDeque::new(),
            sockets: BTreeMap::new(),
            thinking: None,
            setbacks: 0,
        })
    }

    /// Its name in addresses.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Who sits where.
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// The table that is its rematch.
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// Whether nobody looks on and nothing is under way, so that it can be put away and loaded again when
    /// it is needed.
    pub fn is_idle(&self) -> bool {
        let busy = self.pending.is_some() || !self.queue.is_empty();
        self.sockets.is_empty() && !busy && self.bot_to_move().is_none()
    }

    pub(crate) fn session(&self) -> &dyn Session {
        self.session.as_ref()
    }

    /// Takes in an event. `source` answers for chance.
    pub fn step(&mut self, event: Event, source: &mut dyn Source) -> Vec<Command> {
        let mut commands = Vec::new();
        match event {
            Event::Move { reply, holder, request } => {
                self.asked(Asked { reply, holder, request }, source, &mut commands);
            }
            Event::Stored(Ok(())) => self.stored(source, &mut commands),
            Event::Stored(Err(trouble)) => self.not_stored(trouble, source, &mut commands),
            Event::Thought { version, action } => self.thought(version, action, source, &mut commands),
            Event::Wake => self.ask_bot(&mut commands),
            Event::Joined { socket, holder } => {
                self.sockets.insert(socket, holder);
                let frame = Box::new(Frame::Snapshot(self.snapshot(holder)));
                commands.push(Command::Send { sockets: vec![socket], frame });
            }
            Event::Left(socket) => {
                self.sockets.remove(&socket);
            }
            Event::RematchMade(table) => self.rematch_made(table, &mut commands),
        }
        commands
    }

    /// What a wish for a rematch leads to.
    ///
    /// # Errors
    /// If the asker holds no seat here, or the game still runs.
    pub fn plan_rematch(&self, holder: Option<Holder>, source: &mut dyn Source) -> Result<Rematch, Refusal> {
        if self.held_by(holder).is_empty() {
            return Err(Refusal::new(
                RefusalKind::NotYourSeat,
                "only who sat at the table can ask for a rematch",
            ));
        }
        if let Some(already) = &self.rematch {
            return Ok(Rematch::Already(already.clone()));
        }
        if self.session.awaiting() != Awaiting::Over {
            return Err(Refusal::new(RefusalKind::StillRunning, "the game is not over yet"));
        }
        Plan::again(&self.session.setup(), &self.sitters, source).map(Rematch::Plan)
    }

    /// Makes sure that somebody holds a seat.
    pub(crate) fn holds(&self, holder: Option<Holder>, seat: Seat) -> Result<(), Refusal> {
        let Some(sitter) = self.sitters.get(seat.index()) else {
            let why = format!("there is no seat {seat} at this table");
            return Err(Refusal::new(RefusalKind::NoSuchSeat, why));
        };
        match (sitter.holder(), holder) {
            (Some(sits), Some(asks)) if sits == asks => Ok(()),
            _ => Err(Refusal::new(RefusalKind::NotYourSeat, format!("seat {seat} is not yours"))),
        }
    }

    // Moves of people.

    fn asked(&mut self, asked: Asked, source: &mut dyn Source, commands: &mut Vec<Command>) {
        match self.known(&asked) {
            Err(refusal) => commands.push(asked.answered(Err(refusal))),
            Ok(Some(version)) => commands.push(asked.answered(Ok(Moved { version }))),
            Ok(None) => match &mut self.pending {
                Some(pending) if pending.is_for(&asked) => pending.asked.push(asked),
                None => self.decide(asked, source, commands),
                _ if self.queue.len() < QUEUE_MAX => self.queue.push_back(asked),
                _ => {
                    let refusal = Refusal::new(RefusalKind::TooMany, "too many moves wait at this table");
                    commands.push(asked.answered(Err(refusal)));
                }
            },
        }
    }

    /// What a request was answered when it came for the first time, if it did.
    fn known(&self, asked: &Asked) -> Result<Option<u32>, Refusal> {
        let request = &asked.request;
        self.holds(asked.holder, request.seat)?;
        let letters = request.key.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        if request.key.is_empty() || request.key.len() > KEY_CHARS_MAX || !letters {
            let why = format!("a key is 1 to {KEY_CHARS_MAX} letters, digits or `-`");
            return Err(Refusal::new(RefusalKind::Malformed, why));
        }
        let reused = || Refusal::new(RefusalKind::KeyReused, "this key was used for another move");
        if let Some(done) = self.keys.get(&(request.seat.0, request.key.clone())) {
            return if done.body == body(request) { Ok(Some(done.version)) } else { Err(reused()) };
        }
        match self.pending.as_ref().and_then(|pending| pending.batch.key.as_ref()) {
            Some(key) if key.names(request) && key.body != body(request) => Err(reused()),
            _ => Ok(None),
        }
    }

    fn decide(&mut self, asked: Asked, source: &mut dyn Source, commands: &mut Vec<Command>) {
        match self.begin(&asked.request, source) {
            Ok((batch, after)) => {
                commands.push(Command::Commit(batch.clone()));
                self.pending = Some(Pending { batch, after, asked: vec![asked] });
            }
            Err(refusal) => commands.push(asked.answered(Err(refusal))),
        }
    }

    fn begin(
        &self,
        request: &MoveRequest,
        source: &mut dyn Source,
    ) -> Result<(Batch, Box<dyn Session>), Refusal> {
        let (version, seat) = (self.session.version(), request.seat);
        let to_act = match self.session.awaiting() {
            Awaiting::Decision { seat } => seat,
            Awaiting::Chance { .. } | Awaiting::Over => {
                return Err(Refusal::new(RefusalKind::Over, "the game is over"));
            }
        };
        if request.version != version {
            let why = format!("the table is at version {version}, not {}", request.version);
            return Err(Refusal::new(RefusalKind::StaleVersion, why));
        }
        if to_act != seat {
            let why = format!("it is the turn of seat {to_act}");
            return Err(Refusal::new(RefusalKind::NotYourTurn, why));
        }
        let key = Key { seat, key: request.key.clone(), body: body(request) };
        self.play(&request.action, Some(key), source)
    }

    /// The batch of an action with all the chance that follows, and the game after it. Nothing here
    /// changes: the game becomes that only when the batch is stored.
    fn play(
        &self,
        action: &str,
        key: Option<Key>,
        source: &mut dyn Source,
    ) -> Result<(Batch, Box<dyn Session>), Refusal> {
        let mut after = self.session.clone_box();
        after.play(action)?;
        draw_all(after.as_mut(), source);
        let before = self.session.version() as usize;
        let batch = Batch {
            seq: self.stored,
            version: after.version(),
            inputs: after.inputs()[before..].iter().map(|input| input.text.clone()).collect(),
            key,
            standing: standing(after.as_ref()),
        };
        Ok((batch, after))
    }

    // What the store reports.

    fn stored(&mut self, source: &mut dyn Source, commands: &mut Vec<Command>) {
        let Some(pending) = self.pending.take() else { return };
        let before = self.session.version();
        let version = pending.batch.version;
        self.session = pending.after;
        self.stored += 1;
        self.setbacks = 0;
        if let Some(key) = pending.batch.key {
            self.keys.insert((key.seat.0, key.key), Done { body: key.body, version });
        }
        commands.extend(pending.asked.into_iter().map(|asked| asked.answered(Ok(Moved { version }))));
        self.show(|table, held| table.update(held, before), commands);
        self.go_on(source, commands);
    }

    fn not_stored(&mut self, trouble: Trouble, source: &mut dyn Source, commands: &mut Vec<Command>) {
        let Some(pending) = self.pending.take() else { return };
        match trouble {
            Trouble::NotStored(why) => {
                let of_bot = pending.asked.is_empty();
                for asked in pending.asked {
                    let why = format!("the move could not be stored, and nothing has changed: {why}");
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

    /// Turns to what waited while something was being stored.
    fn go_on(&mut self, source: &mut dyn Source, commands: &mut Vec<Command>) {
        while self.pending.is_none()
            && let Some(asked) = self.queue.pop_front()
        {
            self.asked(asked, source, commands);
        }
        if self.setbacks == 0 {
            self.ask_bot(commands);
        }
    }

    // Bots.

    fn bot_to_move(&self) -> Option<catalog::BotSpec> {
        let Awaiting::Decision { seat } = self.session.awaiting() else { return None };
        match self.sitters.get(seat.index()) {
            Some(Sitter::Bot(bot)) => Some(*bot),
            _ => None,
        }
    }

    fn ask_bot(&mut self, commands: &mut Vec<Command>) {
        let version = self.session.version();
        if self.pending.is_some() || self.thinking == Some(version) {
            return;
        }
        let Some(bot) = self.bot_to_move() else { return };
        self.thinking = Some(version);
        commands.push(Command::Think(BotTask { bot, version, session: self.session.clone_box() }));
    }

    fn thought(
        &mut self,
        version: u32,
        action: Option<String>,
        source: &mut dyn Source,
        commands: &mut Vec<Command>,
    ) {
        // What was thought about another version is of no use any more.
        let expected = self.thinking == Some(version) && self.session.version() == version;
        if !expected || self.pending.is_some() {
            return;
        }
        match action.map(|action| self.play(&action, None, source)) {
            Some(Ok((batch, after))) => {
                commands.push(Command::Commit(batch.clone()));
                self.pending = Some(Pending { batch, after, asked: Vec::new() });
            }
            Some(Err(_)) | None => self.set_back(commands),
        }
    }

    /// A bot's move came to nothing: it is asked again after a pause.
    fn set_back(&mut self, commands: &mut Vec<Command>) {
        self.thinking = None;
        let pause = PAUSE_MS.saturating_mul(1 << self.setbacks.min(16)).min(PAUSE_MS_MAX);
        self.setbacks += 1;
        commands.push(Command::Wake(pause));
    }

    // Those who look on.

    fn rematch_made(&mut self, rematch: String, commands: &mut Vec<Command>) {
        if self.rematch.is_some() {
            return;
        }
        self.rematch = Some(rematch.clone());
        self.show(|_, _| Frame::Rematch(protocol::Rematch { table: rematch.clone() }), commands);
    }

    /// Sends everybody what they may see; who sees the same gets the same frame.
    fn show(&self, frame: impl Fn(&Table, &[Seat]) -> Frame, commands: &mut Vec<Command>) {
        let mut alike: BTreeMap<Vec<Seat>, Vec<Socket>> = BTreeMap::new();
        for (&socket, &holder) in &self.sockets {
            alike.entry(held_by(&self.sitters, holder)).or_default().push(socket);
        }
        for (held, sockets) in alike {
            let frame = Box::new(frame(self, &held));
            commands.push(Command::Send { sockets, frame });
        }
    }
}

impl Asked {
    fn answered(&self, answer: Result<Moved, Refusal>) -> Command {
        Command::Answer { reply: self.reply, answer }
    }
}

impl Pending {
    /// Whether this batch is what is asked for.
    fn is_for(&self, asked: &Asked) -> bool {
        self.batch.key.as_ref().is_some_and(|key| key.names(&asked.request))
    }
}

impl Key {
    fn names(&self, request: &MoveRequest) -> bool {
        self.seat == request.seat && self.key == request.key
    }
}

/// A digest of what is asked for under a key.
fn body(request: &MoveRequest) -> u64 {
    Digest::new().word(request.version.into()).bytes(request.action.as_bytes()).finish()
}

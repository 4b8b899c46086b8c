//! A room with a store that does what the test says.

use catalog::{Legal, SeededSource, Session};
use kernel::{Draw, Seat};
use laws::Dice;
use protocol::{
    Frame, MoveRequest, Moved, NewSeat, NewTable, RefusalKind, SeatRequest, TableOptions, UndoRequest,
    UndoWord,
};
use suites::picks;
use table::{
    Alarm, Ask, Asked, Attendance, Batch, BotTask, Command, Event, Granted, Holder, Known, Past, Record,
    Refusal, Reply, Socket, Table, TableDraft, Trouble, Write,
};

pub const ANNA: Holder = [1; 32];
pub const BERT: Holder = [2; 32];
pub const CLARA: Holder = [3; 32];

pub fn human(name: &str) -> NewSeat {
    NewSeat::Human { name: name.into() }
}

pub fn bot(level: &str) -> NewSeat {
    NewSeat::Bot { level: level.into() }
}

pub fn open() -> NewSeat {
    NewSeat::Open {}
}

/// Returns a request for a table with these seats, of any game that has so many.
pub fn wish(seats: &[NewSeat]) -> NewTable {
    let setup = suites::any_setup(seats.len() as u8);
    NewTable { setup, seats: seats.to_vec(), options: TableOptions::default() }
}

/// A table together with what was stored of it and what it wanted done.
pub struct Room {
    pub table: Table,
    pub source: SeededSource,
    pub record: Record,
    /// The commit that waits for the store's word.
    pub commit: Option<Write>,
    pub answers: Vec<(Reply, Result<Granted, Refusal>)>,
    pub cut: Vec<Socket>,
    pub now: u64,
    pub sent: Vec<(Vec<Socket>, Frame)>,
    pub tasks: Vec<BotTask>,
    /// The people for whom a bot that was asked thinks from then on.
    pub attended: Vec<Attendance>,
    /// The pauses before bots are asked again.
    pub pauses: Vec<u64>,
    /// The order of all that was wanted.
    pub order: Vec<&'static str>,
    next_reply: u64,
}

impl Room {
    /// Sets up a table: Anna holds the first seat; the second is Bert's if it is a person's.
    pub fn new(seats: &[NewSeat], seed: u64) -> Room {
        let mut source = SeededSource::new(seed);
        let draft = TableDraft::new(games::REGISTRY, &wish(seats), ANNA, &mut source).unwrap();
        Room::of(draft, source)
    }

    /// Sets up a table of Anna against Bert.
    pub fn of_two(seed: u64) -> Room {
        let mut source = SeededSource::new(seed);
        let seats = [human("Anna"), human("Bert")];
        let mut draft = TableDraft::new(games::REGISTRY, &wish(&seats), ANNA, &mut source).unwrap();
        draft.sitters[1] = table::Sitter::Person { holder: BERT, name: "Bert".into(), program: false };
        Room::of(draft, source)
    }

    pub fn of(draft: TableDraft, source: SeededSource) -> Room {
        let record = Record {
            id: "room".into(),
            setup: draft.setup,
            owner: draft.owner,
            options: draft.options,
            revision: draft.deal.is_none().then_some(0),
            sitters: draft.sitters,
            past: draft.deal.into_iter().map(past).collect(),
            lines: Vec::new(),
            sanctions: Default::default(),
            rematch: None,
        };
        let mut room = Room::of_record(record);
        room.source = source;
        room.step(Event::Alarm(Alarm::Bots));
        room
    }

    /// Loads a table as it was stored.
    pub fn of_record(record: Record) -> Room {
        Room {
            table: Table::load(games::REGISTRY, record.clone()).unwrap(),
            source: SeededSource::new(0),
            record,
            commit: None,
            answers: Vec::new(),
            cut: Vec::new(),
            now: 1_700_000_000_000,
            sent: Vec::new(),
            tasks: Vec::new(),
            attended: Vec::new(),
            pauses: Vec::new(),
            order: Vec::new(),
            next_reply: 0,
        }
    }

    pub fn step(&mut self, event: Event) {
        for command in self.table.step(event, self.now, &mut self.source) {
            self.order.push(match command {
                Command::Commit(write) => {
                    assert!(self.commit.replace(write).is_none(), "one commit at a time");
                    "commit"
                }
                Command::Answer { reply, answer } => {
                    self.answers.push((reply, answer));
                    "answer"
                }
                Command::Send { sockets, frame } => {
                    self.sent.push((sockets, *frame));
                    "send"
                }
                Command::Think(task) => {
                    self.tasks.push(task);
                    "think"
                }
                Command::Attend(attendance) => {
                    self.attended.push(attendance);
                    "attend"
                }
                Command::Cut(sockets) => {
                    self.cut.extend(sockets);
                    "cut"
                }
                Command::Wake(Alarm::Bots, pause) => {
                    self.pauses.push(pause);
                    "wake"
                }
                Command::Wake(Alarm::Presence, _) => "rest",
                Command::Wake(Alarm::Queue, _) => "queue",
                Command::Wake(Alarm::Undo, _) => "expires",
                Command::Wake(Alarm::Desertion, _) => "doom",
                Command::Report(failure) => panic!("the rules failed: {failure:?}"),
                Command::Abandon => "abandon",
            });
        }
    }

    /// Reports that the store has written the batch.
    pub fn store(&mut self) {
        self.keep();
        self.step(Event::Stored(Ok(())));
    }

    /// Writes the batch to the record, but reports nothing.
    pub fn keep(&mut self) {
        match self.commit.take().expect("something is to be stored") {
            Write::Batch(batch) => self.record.past.push(past(batch)),
            Write::Seats(seating) => {
                assert_eq!(self.record.revision, Some(seating.revision));
                self.record.revision = seating.deal.is_none().then_some(seating.revision + 1);
                self.record.sitters = seating.sitters;
                self.record.past.extend(seating.deal.map(past));
            }
            Write::Chat(line) => self.record.lines.push(line),
            Write::Moderation(moderation) => {
                moderation.apply(&mut self.record.sanctions, &mut self.record.options.spectators);
            }
        }
    }

    /// Loads the table again, as after a restart.
    pub fn reload(&mut self) {
        self.table = Table::load(games::REGISTRY, self.record.clone()).unwrap();
    }

    /// Returns the batch that waits for the store's word.
    pub fn batch(&self) -> &Batch {
        match self.commit.as_ref() {
            Some(Write::Batch(batch)) => batch,
            other => panic!("no batch: {other:?}"),
        }
    }

    /// Reports that the store could not write the batch.
    pub fn fail(&mut self) {
        self.commit.take().expect("something is to be stored");
        self.step(Event::Stored(Err(Trouble::NotStored("the disk is full".into()))));
    }

    pub fn ask(&mut self, holder: Option<Holder>, request: MoveRequest) -> Reply {
        self.put(holder, Ask::Move(request))
    }

    /// Puts a request to the table.
    pub fn put(&mut self, holder: Option<Holder>, ask: Ask) -> Reply {
        let reply = Reply(self.next_reply);
        self.next_reply += 1;
        self.now += 1;
        self.step(Event::Asked(Asked { reply, holder, ask }));
        reply
    }

    /// Puts a request to the table and stores what comes of it.
    pub fn settle(&mut self, holder: Holder, ask: Ask) -> Result<Granted, Refusal> {
        let reply = self.put(Some(holder), ask);
        if self.commit.is_some() {
            self.store();
        }
        self.answer(reply).expect("an answer").clone()
    }

    /// Takes a seat.
    pub fn take(&mut self, holder: Holder, seat: u8, name: &str) -> Result<Granted, Refusal> {
        self.settle(holder, Ask::Seat(Seat(seat), SeatRequest::Take { name: name.into(), program: false }))
    }

    /// Says a word about taking back.
    pub fn word(&mut self, holder: Holder, seat: u8, key: &str, word: UndoWord) -> Result<Granted, Refusal> {
        let request = UndoRequest { key: key.into(), seat: Seat(seat), version: self.version(), word };
        self.settle(holder, Ask::Undo(request))
    }

    pub fn join(&mut self, socket: u64, holder: Option<Holder>) {
        self.step(Event::Joined { socket: Socket(socket), holder, known: Known::default() });
    }

    pub fn answer(&self, reply: Reply) -> Option<&Result<Granted, Refusal>> {
        let mut found = self.answers.iter().filter(|(to, _)| *to == reply).map(|(_, answer)| answer);
        let answer = found.next();
        assert!(found.next().is_none(), "one answer to a request");
        answer
    }

    /// Asks, and expects a refusal at once.
    pub fn refused(&mut self, holder: Option<Holder>, request: MoveRequest) -> Refusal {
        let before = self.log();
        let reply = self.ask(holder, request);
        let refusal = self.answer(reply).expect("an answer at once").clone().expect_err("a refusal");
        assert_eq!((self.log(), self.commit.is_none()), (before, true), "a refusal changes nothing");
        refusal
    }

    pub fn kind(&mut self, holder: Option<Holder>, request: MoveRequest) -> RefusalKind {
        self.refused(holder, request).kind
    }

    /// Returns the game, from what was stored.
    pub fn session(&self) -> Box<dyn Session> {
        games::load(&self.log()).unwrap()
    }

    pub fn log(&self) -> String {
        let mut inputs: Vec<(u32, &str)> = Vec::new();
        let mut version = 0;
        for past in &self.record.past {
            if let Some(to) = past.undo {
                inputs.retain(|&(version, _)| version <= to);
                version += 1;
            }
            for input in &past.inputs {
                version += 1;
                inputs.push((version, input));
            }
        }
        inputs.iter().fold(self.record.setup.clone(), |log, (_, input)| log + "\n" + input)
    }

    pub fn version(&self) -> u32 {
        self.record.past.last().map_or(0, |past| past.version)
    }

    pub fn to_act(&self) -> Seat {
        match self.session().awaiting() {
            catalog::Awaiting::Decision { seat } => seat,
            other => panic!("nobody is to act: {other:?}"),
        }
    }

    pub fn legal(&self) -> Vec<String> {
        match self.session().legal() {
            Legal::Actions(actions) => actions,
            other => panic!("nobody is to act: {other:?}"),
        }
    }

    /// Returns a legal move of the seat to act.
    pub fn request(&self, key: &str) -> MoveRequest {
        MoveRequest {
            key: key.into(),
            seat: self.to_act(),
            version: self.version(),
            action: self.legal().remove(0),
        }
    }

    /// Makes a move and stores it.
    pub fn make(&mut self, holder: Holder, request: MoveRequest) -> Moved {
        let reply = self.ask(Some(holder), request);
        assert_eq!(self.answer(reply), None, "no answer before it is stored");
        self.store();
        match self.answer(reply).unwrap() {
            Ok(Granted::Moved(moved)) => moved.clone(),
            other => panic!("no move: {other:?}"),
        }
    }

    /// Plays to the end, mostly as the greedy bot does, so that games end.
    pub fn play_out(&mut self, holders: &[Holder]) {
        let mut dice = Dice::new(1);
        for number in 0.. {
            if self.session().awaiting() == catalog::Awaiting::Over {
                return;
            }
            assert!(number < 2000, "the game does not end");
            let legal = self.legal();
            let (seat, version) = (self.to_act(), self.version());
            let any = legal[dice.below(legal.len() as u32) as usize].clone();
            let action = match dice.below(4) {
                0 => any,
                _ => picks::greedy(self.session().as_ref()).unwrap_or(any),
            };
            let request = MoveRequest { key: format!("move-{number}"), seat, version, action };
            self.make(holders[seat.index()], request);
        }
    }
}

pub fn past(batch: Batch) -> Past {
    Past { version: batch.version, inputs: batch.inputs, undo: batch.undo, key: batch.key }
}

/// Returns the answer to a request that led to this version.
pub fn moved(version: u32) -> Granted {
    Granted::Moved(Moved { version })
}

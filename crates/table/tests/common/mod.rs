//! A room with a store that does what the test says.
#![allow(dead_code, reason = "each test file uses its part")]

use catalog::{Legal, SeededSource, Session};
use kernel::Seat;
use protocol::{Frame, MoveRequest, Moved, NewSeat, RefusalKind};
use table::{
    Batch, BotTask, Command, Event, Holder, Past, Plan, Record, Refusal, Reply, Socket, Table, Trouble,
};

pub const ANNA: Holder = [1; 32];
pub const BERT: Holder = [2; 32];

pub fn human(name: &str) -> NewSeat {
    NewSeat::Human { name: name.into() }
}

pub fn bot(level: &str) -> NewSeat {
    NewSeat::Bot { level: level.into() }
}

/// A table together with what was stored of it and what it wanted done.
pub struct Room {
    pub table: Table,
    pub source: SeededSource,
    pub record: Record,
    /// The commit that waits for the store's word.
    pub commit: Option<Batch>,
    pub answers: Vec<(Reply, Result<Moved, Refusal>)>,
    pub sent: Vec<(Vec<Socket>, Frame)>,
    pub tasks: Vec<BotTask>,
    pub pauses: Vec<u64>,
    /// The order of all that was wanted.
    pub order: Vec<&'static str>,
    next_reply: u64,
}

impl Room {
    /// Anna holds the first seat; the second is Bert's if it is a person's.
    pub fn new(seats: &[NewSeat], seed: u64) -> Room {
        let mut source = SeededSource::new(seed);
        let setup = format!("splendor players={}", seats.len());
        let plan = Plan::new(&setup, seats, ANNA, &mut source).unwrap();
        Room::of(plan, source)
    }

    /// Anna against Bert.
    pub fn of_two(seed: u64) -> Room {
        let mut source = SeededSource::new(seed);
        let seats = [human("Anna"), human("Bert")];
        let mut plan = Plan::new("splendor players=2", &seats, ANNA, &mut source).unwrap();
        plan.sitters[1] = table::Sitter::Person { holder: BERT, name: "Bert".into() };
        Room::of(plan, source)
    }

    pub fn of(plan: Plan, source: SeededSource) -> Room {
        let deal = Past { version: plan.deal.version, inputs: plan.deal.inputs, key: None };
        let record = Record {
            id: "room".into(),
            setup: plan.setup,
            sitters: plan.sitters,
            past: vec![deal],
            rematch: None,
        };
        let mut room = Room {
            table: Table::load(record.clone()).unwrap(),
            source,
            record,
            commit: None,
            answers: Vec::new(),
            sent: Vec::new(),
            tasks: Vec::new(),
            pauses: Vec::new(),
            order: Vec::new(),
            next_reply: 0,
        };
        room.step(Event::Wake);
        room
    }

    pub fn step(&mut self, event: Event) {
        for command in self.table.step(event, &mut self.source) {
            self.order.push(match command {
                Command::Commit(batch) => {
                    assert!(self.commit.replace(batch).is_none(), "one commit at a time");
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
                Command::Wake(pause) => {
                    self.pauses.push(pause);
                    "wake"
                }
                Command::Abandon => "abandon",
            });
        }
    }

    /// The store has written the batch.
    pub fn store(&mut self) {
        let batch = self.commit.take().expect("something is to be stored");
        self.record.past.push(Past { version: batch.version, inputs: batch.inputs, key: batch.key });
        self.step(Event::Stored(Ok(())));
    }

    /// The store could not write the batch.
    pub fn fail(&mut self) {
        self.commit.take().expect("something is to be stored");
        self.step(Event::Stored(Err(Trouble::NotStored("the disk is full".into()))));
    }

    pub fn ask(&mut self, holder: Option<Holder>, request: MoveRequest) -> Reply {
        let reply = Reply(self.next_reply);
        self.next_reply += 1;
        self.step(Event::Move { reply, holder, request });
        reply
    }

    pub fn answer(&self, reply: Reply) -> Option<&Result<Moved, Refusal>> {
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

    /// The game, from what was stored.
    pub fn session(&self) -> Box<dyn Session> {
        catalog::load(&self.log()).unwrap()
    }

    pub fn log(&self) -> String {
        let inputs = self.record.past.iter().flat_map(|past| &past.inputs);
        inputs.fold(self.record.setup.clone(), |log, input| log + "\n" + input)
    }

    pub fn version(&self) -> u32 {
        self.record.past.last().unwrap().version
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

    /// A legal move of the seat to act.
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
        self.answer(reply).unwrap().clone().unwrap()
    }

    /// Plays to the end, each seat by its n-th legal move, always choosing by `pick`.
    pub fn play_out(&mut self, holders: &[Holder], mut pick: impl FnMut(&[String]) -> usize) {
        for number in 0.. {
            if self.session().awaiting() == catalog::Awaiting::Over {
                return;
            }
            assert!(number < 2000, "the game does not end");
            let legal = self.legal();
            let (seat, version) = (self.to_act(), self.version());
            let action = legal[pick(&legal)].clone();
            let request = MoveRequest { key: format!("move-{number}"), seat, version, action };
            self.make(holders[seat.index()], request);
        }
    }
}

/// Prefers buying, so that games end; else takes what a counter says.
pub fn eager() -> impl FnMut(&[String]) -> usize {
    let mut state = 1u64;
    move |legal| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        match legal.iter().position(|action| action.starts_with("B.")) {
            Some(buy) => buy,
            None => (state >> 33) as usize % legal.len(),
        }
    }
}

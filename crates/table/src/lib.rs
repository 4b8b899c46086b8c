//! The room around a game: who holds which seat, which requests are granted, what must be stored before anybody sees
//! it, and what each viewer is shown. It is a state machine without input and output: [`Table::step`] takes an
//! [`Event`] and returns [`Command`]s, so that every order of events can be tested, failures included.
//!
//! It keeps three promises: a move is stored, then acknowledged, then shown; a request that arrives twice is carried
//! out once; and a viewer receives only what [`catalog::Session`] shows that viewer.
//!
//! ```
//! use catalog::{Awaiting, SeededSource};
//! use protocol::{MoveRequest, NewSeat, NewTable, TableOptions};
//! use table::{Ask, Asked, Command, Event, Past, Record, Reply, Table, TableDraft};
//!
//! // Two people at one screen set up a table.
//! let holder = [1; 32];
//! let seats = ["Anna", "Ben"].map(|name| NewSeat::Human { name: name.into() }).to_vec();
//! let wish = NewTable { setup: suites::any_setup(2), seats, options: TableOptions::default() };
//! let mut source = SeededSource::new(1);
//! let draft = TableDraft::new(games::REGISTRY, &wish, holder, &mut source).expect("a sound request");
//! let deal = draft.deal.expect("no seat is open");
//! let record = Record {
//!     id: "room".into(),
//!     setup: draft.setup,
//!     owner: draft.owner,
//!     options: draft.options,
//!     revision: None,
//!     sitters: draft.sitters,
//!     past: vec![Past { version: deal.version, inputs: deal.inputs, undo: deal.undo, key: deal.key }],
//!     lines: Vec::new(),
//!     sanctions: Default::default(),
//!     rematch: None,
//! };
//! let game = record.session(games::REGISTRY)?.expect("the game has begun");
//! let Awaiting::Decision { seat } = game.awaiting() else { panic!("a decision is due") };
//! let action = game.think(&"greedy".parse()?, 1).expect("an action");
//!
//! // A move is stored, then acknowledged.
//! let mut table = Table::load(games::REGISTRY, record)?;
//! let request = MoveRequest { key: "1".into(), seat, version: game.version(), action };
//! let asked = Asked { reply: Reply(1), holder: Some(holder), ask: Ask::Move(request) };
//! let commands = table.step(Event::Asked(asked), 0, &mut source);
//! assert!(matches!(commands[..], [Command::Commit(_)]));
//! let commands = table.step(Event::Stored(Ok(())), 0, &mut source);
//! assert!(matches!(commands[0], Command::Answer { reply: Reply(1), answer: Ok(_) }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bounds;
mod decision;
mod draft;
mod event;
mod keys;
mod lineup;
mod load;
mod refusal;
mod room;
mod sanctions;
mod sitter;
mod timeline;
mod turn;
mod words;

pub use bounds::Bounds;
pub use draft::{BOT_NODES_MAX, Rematch, TableDraft};
pub use event::{
    Alarm, Ask, Asked, Attendance, Batch, BotTask, Command, Event, Failure, Granted, Key, Known, Line, Reply,
    Seating, Socket, Standing, Trouble, Write,
};
pub use lineup::Lineup;
pub use load::{CLOSED, Damaged, Past, Record, Unplayable};
pub use refusal::{LogPlace, Refusal};
pub use room::{QUEUE_MAX, Table};
pub use sanctions::{EVERYBODY, Moderation, Sanction, Sanctions};
pub use sitter::{FORMER, Holder, Sitter};
pub use turn::Turn;
pub use words::{checked_line, checked_name};

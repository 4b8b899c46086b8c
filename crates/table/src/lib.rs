//! The room round a game: who sits where, whose request is heard, what must be stored before anybody is
//! told, and what each of those present is shown. It is a machine without input and output:
//! [`Table::step`] takes an [`Event`] and gives back [`Command`]s, so that every order of events can be
//! tried in a test, storms and failures included.
//!
//! Three promises it keeps: a move is committed, then acknowledged, then shown; a request that comes twice
//! is done once; and nothing leaves it but what [`catalog::Session`] shows the viewer in question.

mod chat;
mod event;
mod failure;
mod keys;
mod load;
mod moves;
mod plan;
mod refusal;
mod room;
mod seats;
mod shown;
mod timeline;
mod undo;

pub use event::{
    Alarm, Ask, Asked, Batch, BotTask, ChatLine, Command, Event, Granted, Key, Known, Reply, Seating, Socket,
    Standing, Trouble, Write,
};
pub use failure::Failure;
pub use load::{Damaged, Past, Record, Unplayable};
pub use plan::{BOT_NODES_MAX, Holder, Rematch, Sitter, TablePlan};
pub use refusal::{LogPlace, Refusal};
pub use room::{QUEUE_MAX, Table};

//! The room around a game: who has which seat, which requests are granted, what must be stored before anybody sees it,
//! and what each viewer is shown. It is a state machine without input and output: [`Table::step`] takes an [`Event`]
//! and returns [`Command`]s, so that every order of events can be tested, failures included.
//!
//! It keeps three promises: a move is stored, then acknowledged, then shown; a request that arrives twice is carried
//! out once; and nothing leaves the table but what [`catalog::Session`] shows the viewer in question.

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

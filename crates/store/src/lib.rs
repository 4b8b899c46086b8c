//! Stores what tables acknowledge: set-ups, seats, chat, and every move with the outcomes of chance that followed it,
//! as one unit that is stored either completely or not at all. [`EventStore`] is the contract. [`Sqlite`] stores on a
//! disk; [`Memory`] stores in memory and fails when a test requests it. The example of the contract stores a table.
//!
//! The store knows no game and no rule: inputs, set-up lines and levels are texts to it. [`records`] turns them into
//! tables and back.

mod change;
mod contract;
mod memory;
mod record;
pub mod records;
pub mod size;
mod sqlite;

pub use change::{Change, Kept, KeptMove, REMOVED_TEXT};
pub use contract::{Damaged, EventStore, Later, ReadError, WriteError, in_log};
pub use memory::{Fault, Memory};
pub use record::{
    AGE_STEP, Ban, Banned, Changed, Created, Entry, Expired, LINES_KEPT, LISTED_OF_ONE, NewTable, Owner,
    Page, Removal, Reseat, SeatRecord, SigningKey, Start, Stored, Summary,
};
pub use sqlite::{
    Contents, DataFile, Empty, Facts, OpenError, Options, Restored, SCHEMA, Salvaged, Sqlite, TableOrder,
    restore, salvage,
};
pub use table::{Key, Line, Standing};

//! The records of a store, as plain values.

use protocol::TableOptions;
use table::{Key, Line, Sanctions, Standing};

/// The holder of a seat, as a digest of the secret in the holder's cookie, so that the store holds no secret.
pub type Owner = [u8; 32];

/// A key with which a server signs what it gives to browsers.
pub type SigningKey = [u8; 64];

/// The number of lines of chat that are kept at a table; older ones are deleted.
pub const LINES_KEPT: u32 = 1000;
/// The maximum number of tables of one person in the lobby: others are to be seen beside them.
pub const LISTED_OF_ONE: u32 = 5;

/// A seat as it is stored. One that has neither an owner nor a level is open.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct SeatRecord {
    /// The person who holds the seat.
    pub owner: Option<Owner>,
    /// The name shown; may be empty.
    pub name: String,
    /// The bot's level, if a bot sits there.
    pub level: Option<String>,
    /// Whether a program plays for the person.
    pub program: bool,
}

/// A unit of the game's history: a move with all chance outcomes that followed it, the deal that began the game, or
/// an undo.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The index of the entry in the table's history: 0 for the deal, without gaps.
    pub seq: u32,
    /// The version of the table after it: every input and every undo counts one.
    pub version: u32,
    /// The inputs of the entry in the game's notation: the action (none in a deal), then the outcomes.
    pub inputs: Vec<String>,
    /// For an undo, the version whose position is restored; there are no inputs then.
    pub undo: Option<u32>,
    /// The key of the request that made the entry; none for a deal and for a bot's move.
    pub key: Option<Key>,
    /// The time of the change, in milliseconds since 1970.
    pub at: u64,
}

/// The beginning of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    /// The deal; its `seq` is 0.
    pub deal: Entry,
    /// The position after the deal.
    pub standing: Standing,
}

/// A table to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// The name of the table in addresses.
    pub id: String,
    /// The set-up line.
    pub setup: String,
    /// The person who set the table up.
    pub owner: Option<Owner>,
    /// The table options.
    pub options: TableOptions,
    /// The holders of the seats.
    pub seats: Vec<SeatRecord>,
    /// The deal; none while seats are open.
    pub start: Option<Start>,
    /// The table this one is the rematch of.
    pub rematch_of: Option<String>,
    /// The time of the change, in milliseconds since 1970.
    pub at: u64,
}

/// A change of seats before the game begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reseat {
    /// The number of changes of the seats before this one.
    pub revision: u32,
    /// The holders of the seats after the change.
    pub seats: Vec<SeatRecord>,
    /// The deal, if the game begins with this change.
    pub start: Option<Start>,
    /// The time of the change, in milliseconds since 1970.
    pub at: u64,
}

/// The time by which the age of tables grows at most from one sweep to the next, in milliseconds: two days.
pub const AGE_STEP: u64 = 2 * 24 * 60 * 60 * 1000;

/// The times before which a table must have changed last to be deleted, in milliseconds since 1970; with 0 none is. The
/// seats, and then the moves, are what changes a table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Expired {
    /// For tables whose game has not begun.
    pub gathering: u64,
    /// For tables whose game runs.
    pub running: u64,
    /// For tables whose game is over.
    pub finished: u64,
}

/// A table that was changed or deleted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Changed {
    /// The name of the table in addresses.
    pub table: String,
    /// The person for whom the table counts: who set it up, or their heir; also a person who was removed without an
    /// heir.
    pub owner: Option<Owner>,
    /// The number of bytes by which the tables of that person have grown; negative if they have shrunk.
    pub grown: i64,
}

/// Somebody who is kept away from the whole server.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Banned {
    /// A person.
    Person(Owner),
    /// The addresses of a network, such as `2001:db8::/56`.
    Network(String),
}

/// A decision of the host to keep somebody away for a time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ban {
    /// The person or network.
    pub banned: Banned,
    /// The time at which it ends, in milliseconds since 1970.
    pub until: u64,
}

/// The result of creating a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Created {
    /// The table was created.
    New,
    /// No table was created: this rematch exists already.
    Already(String),
}

/// A table as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// The name of the table in addresses.
    pub id: String,
    /// The set-up line.
    pub setup: String,
    /// The person who set the table up.
    pub owner: Option<Owner>,
    /// The table options.
    pub options: TableOptions,
    /// The number of changes of the seats, with [`table::CLOSED`] where it applies; none once the game has begun.
    pub revision: Option<u32>,
    /// The holders of the seats.
    pub seats: Vec<SeatRecord>,
    /// All entries, in order; none before the game begins.
    pub entries: Vec<Entry>,
    /// The last lines of chat, in order: for each room as many as a snapshot shows.
    pub lines: Vec<Line>,
    /// The decisions of the owner about people without a seat.
    pub sanctions: Sanctions,
    /// The table of the rematch, if there is one.
    pub rematch: Option<String>,
}

/// The tables that a person removes from their list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Removal {
    /// The table of this name.
    Table(String),
    /// All tables whose games are over.
    Finished,
}

/// A page of a person's list of tables.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Page {
    /// The tables on the page.
    pub tables: Vec<Summary>,
    /// The number of tables before the page.
    pub from: u32,
    /// The number of all tables in the list.
    pub total: u32,
    /// The number of tables in the list whose game is not over.
    pub running: u32,
}

impl Page {
    /// Returns the index at which a page that is requested from `from` begins: beyond the end it is the last page.
    pub(crate) fn start(from: u32, limit: u32, total: u32) -> u32 {
        if from < total { from } else { total.saturating_sub(1) / limit.max(1) * limit.max(1) }
    }
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The name of the table in addresses.
    pub id: String,
    /// The person who set it up.
    pub owner: Option<Owner>,
    /// The set-up line.
    pub setup: String,
    /// The table options.
    pub options: TableOptions,
    /// The holders of the seats.
    pub seats: Vec<SeatRecord>,
    /// The current position, once the game has begun.
    pub standing: Option<Standing>,
    /// The time of the last change, in milliseconds since 1970.
    pub changed: u64,
}

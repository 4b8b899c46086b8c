//! The contract that every store must fulfil.

use std::fmt;
use std::pin::Pin;

use table::{Line, Moderation, Standing};

use crate::{
    Ban, Change, Changed, Created, Entry, Expired, Kept, NewTable, Owner, Page, Removal, Reseat, SigningKey,
    Stored, Summary,
};

/// A boxed future, so that the store can be a trait object.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// The reason why a write failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WriteError {
    /// The write could not be made, and nothing has changed; or, in the one case of a medium that fails in the middle
    /// of a commit, the outcome is unknown: then the next write to the table is a [`WriteError::Conflict`].
    NotStored(String),
    /// The entry or the table exists already: the writer's state is out of date, and it must load the table again.
    Conflict,
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WriteError::NotStored(why) => write!(f, "not stored: {why}"),
            WriteError::Conflict => f.write_str("not stored: the table has moved on"),
        }
    }
}

impl std::error::Error for WriteError {}

/// The reason why a read failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError(pub String);

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot read: {}", self.0)
    }
}

impl std::error::Error for ReadError {}

/// A table that is not what was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damaged {
    /// The name of the table in addresses.
    pub table: String,
    /// The damage.
    pub why: String,
}

impl fmt::Display for Damaged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the table {} is damaged: {}", kernel::harmless(&self.table), self.why)
    }
}

impl std::error::Error for Damaged {}

/// Returns how the log names a table: by the beginning of its name, by which a host finds it in a list of all. Anybody
/// who knows the whole name may watch, and take an open seat.
///
/// ```
/// assert_eq!(store::in_log("0123456789abcdef"), "01234…");
/// ```
pub fn in_log(table: &str) -> String {
    const SHOWN: usize = 5;
    let shown: String = table.chars().take(SHOWN).collect();
    kernel::harmless(&shown) + "…"
}

/// A store of tables and their histories.
///
/// A write that is answered `Ok` survives a crash of the process at any later moment, and of the machine.
/// Entries of a table are numbered without gaps, and so are its lines and the changes of its seats; of two
/// writers of the same number one gets [`WriteError::Conflict`].
///
/// ```
/// use protocol::TableOptions;
/// use store::{EventStore, Memory, NewTable, WriteError};
///
/// # tokio::runtime::Builder::new_current_thread().build()?.block_on(async {
/// let store = Memory::new();
/// let table = NewTable {
///     id: "attic".into(),
///     setup: "nim rules=1".into(),
///     owner: None,
///     options: TableOptions::default(),
///     seats: Vec::new(),
///     start: None,
///     rematch_of: None,
///     at: 0,
/// };
/// store.create(table.clone()).await?;
/// assert_eq!(store.load("attic").await?.map(|stored| stored.setup), Some("nim rules=1".into()));
/// assert_eq!(store.create(table).await, Err(WriteError::Conflict));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// # })?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait EventStore: Send + Sync + 'static {
    /// Creates a table with its seats and, unless some are open, its deal. A rematch is linked from the table that it
    /// repeats.
    fn create(&self, table: NewTable) -> Later<'_, Result<Created, WriteError>>;
    /// Adds an entry to a table's history.
    fn append<'a>(
        &'a self,
        table: &'a str,
        entry: Entry,
        standing: Standing,
    ) -> Later<'a, Result<(), WriteError>>;
    /// Changes the seats of a table whose game has not begun, and begins the game if there is a deal. Returns how many
    /// bytes more the table takes.
    fn reseat<'a>(&'a self, table: &'a str, reseat: Reseat) -> Later<'a, Result<i64, WriteError>>;
    /// Adds a line to a table's chat, which keeps the last [`LINES_KEPT`](crate::LINES_KEPT). Returns how many bytes more
    /// the table takes: less than nothing if what is deleted for the line is longer.
    fn say<'a>(&'a self, table: &'a str, line: Line) -> Later<'a, Result<i64, WriteError>>;
    /// Stores a decision of the owner of a table about people without a seat.
    fn moderate<'a>(&'a self, table: &'a str, moderation: Moderation) -> Later<'a, Result<(), WriteError>>;
    /// Loads a table with its whole history, if there is one of this name.
    fn load<'a>(&'a self, table: &'a str) -> Later<'a, Result<Option<Stored>, ReadError>>;
    /// Removes tables from a person's list ([`EventStore::tables_of`]) and changes nothing else; a table returns to the
    /// list with the next entry that the person requests. Tables that are not in the list are skipped.
    fn remove(&self, owner: Owner, removal: Removal) -> Later<'_, Result<(), WriteError>>;
    /// Lists the tables at which a person holds a seat or that they set up, without those that they removed. Tables
    /// whose game waits for the person come first, then those whose game is not over; of each kind the last changed
    /// first. The page begins after `from` tables and has at most `limit`; beyond the end it is the last page.
    fn tables_of(&self, owner: Owner, from: u32, limit: u32) -> Later<'_, Result<Page, ReadError>>;
    /// Lists the public tables with open seats that changed at `since` (milliseconds since 1970) or later, the newest
    /// first, at most `limit`, and at most [`LISTED_OF_ONE`](crate::LISTED_OF_ONE) of a person who set them up. Events
    /// at a table do not change its place.
    fn lobby(&self, since: u64, limit: u32) -> Later<'_, Result<Vec<Summary>, ReadError>>;
    /// Returns how many public tables with open seats these people set up that changed at `since` (milliseconds since 1970)
    /// or later.
    fn gathering(&self, people: Vec<Owner>, since: u64) -> Later<'_, Result<u32, ReadError>>;
    /// Returns at how many seats these people keep others waiting at public tables set up by others. Seats of games
    /// that have not begun count. So do those of games that are not over and changed at `since` (milliseconds since
    /// 1970) or later, if the person has not moved or it is their turn.
    fn idle_seats(&self, people: Vec<Owner>, since: u64) -> Later<'_, Result<u32, ReadError>>;
    /// Returns whether a person holds a seat, or set up a table.
    fn has_tables(&self, owner: Owner) -> Later<'_, Result<bool, ReadError>>;
    /// Returns how many bytes the tables that a person set up take ([`size`](crate::size)).
    fn held(&self, owner: Owner) -> Later<'_, Result<u64, ReadError>>;
    /// Lists the tables that wait for a bot, and at which a person holds a seat.
    fn awaiting_bots(&self) -> Later<'_, Result<Vec<String>, ReadError>>;
    /// Deletes tables by their age, with everything that belongs to them, and people who have nothing left. Returns the
    /// tables, at most a few at a time: to delete all, call it until there are none.
    fn sweep(&self, expired: Expired) -> Later<'_, Result<Vec<Changed>, WriteError>>;
    /// Counts the age of tables up to `now` (milliseconds since 1970), but at most [`AGE_STEP`](crate::AGE_STEP) further
    /// than the last time: a clock that is wrong must not delete everything at once. Returns the time up to which it is
    /// counted.
    fn grow_old(&self, now: u64) -> Later<'_, Result<u64, WriteError>>;
    /// Returns how many tables [`EventStore::sweep`] would delete.
    fn count_expired(&self, expired: Expired) -> Later<'_, Result<u32, ReadError>>;
    /// Returns the person whom a secret with this hash identifies: by default the hash itself. None if it is refused.
    fn person(&self, hash: Owner) -> Later<'_, Result<Option<Owner>, ReadError>>;
    /// Refuses all secrets of a person, for good. Lines of the person are not stored any more.
    fn refuse(&self, person: Owner) -> Later<'_, Result<(), WriteError>>;
    /// Keeps somebody away for a time, in the place of an earlier ban, and forgets the bans that are over by `now`, in
    /// milliseconds since 1970. One that ends by then is lifted.
    fn ban(&self, ban: Ban, now: u64) -> Later<'_, Result<(), WriteError>>;
    /// Returns all bans; some may be over.
    fn bans(&self) -> Later<'_, Result<Vec<Ban>, ReadError>>;
    /// Makes a change, and returns the tables that it concerns, which must be loaded again where they are in memory.
    /// None if there is nothing that could be changed.
    fn change(&self, change: Change) -> Later<'_, Result<Vec<Changed>, WriteError>>;
    /// Returns the data about a person at the first table after a place in some fixed order, and the place of that
    /// table; the first of all is after 0.
    fn kept(&self, person: Owner, after: i64) -> Later<'_, Result<Option<(i64, Kept)>, ReadError>>;
    /// Checks that something can be stored now, by storing something that changes nothing.
    fn is_writable(&self) -> Later<'_, Result<(), WriteError>>;
    /// Returns how many bytes the store takes on its disk; none if it has none.
    fn size(&self) -> Option<u64>;
    /// Returns how many bytes are free on its disk; none if that is not known.
    fn free(&self) -> Option<u64>;
    /// Returns the key with which the server signs what it gives to browsers. It belongs to the data file and never
    /// changes; nobody else may know it.
    fn signing_key(&self) -> &SigningKey;
    /// Returns whether the store knew a person already when it was first opened by a program that signs.
    fn knew_unsigned(&self, person: Owner) -> Later<'_, Result<bool, ReadError>>;
    /// Closes the store: accepted writes are stored, later ones are refused.
    fn close(&self) -> Later<'_, ()>;
}

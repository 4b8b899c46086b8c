//! What is kept, as plain values.

/// Who holds a seat: a digest of the secret in the holder's cookie, so that the store holds no secret.
pub type Owner = [u8; 32];

/// A seat as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRecord {
    /// The person who holds it; none for a bot.
    pub owner: Option<Owner>,
    /// The name shown; may be empty.
    pub name: String,
    /// The bot's level; none for a person.
    pub level: Option<String>,
}

/// The mark of a request, kept with the move it made, so that a repeated request is recognised.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key {
    /// The seat that asked.
    pub seat: u8,
    /// The key the client made up.
    pub key: String,
    /// A digest of what was asked: the same key with another request is a mistake of the client.
    pub body: u64,
}

/// A move with all the chance that followed it, or the deal that began the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its place in the table's history: 0 for the deal, and no gaps.
    pub seq: u32,
    /// The number of the game's inputs after it.
    pub version: u32,
    /// Its inputs in the game's notation: the action (none in a deal), then the outcomes.
    pub inputs: Vec<String>,
    /// The request that made it; none for a deal and for a bot's move.
    pub key: Option<Key>,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// Where a game stands after an entry: kept beside it so that lists need no replay.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// The seat that is to decide; none when the game is over.
    pub awaiting: Option<u8>,
    /// Points by seat.
    pub scores: Vec<i16>,
    /// How many turns have been completed.
    pub turns: u32,
    /// The place of each seat, once the game is over.
    pub places: Option<Vec<u8>>,
}

/// A table to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// Its name in addresses.
    pub id: String,
    /// The set-up line.
    pub setup: String,
    /// Who sits where.
    pub seats: Vec<SeatRecord>,
    /// The deal; its `seq` is 0.
    pub deal: Entry,
    /// Where the game stands after the deal.
    pub standing: Standing,
    /// The table this one is the rematch of.
    pub rematch_of: Option<String>,
}

/// What became of a table to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Created {
    /// It was made.
    New,
    /// It was to be a rematch, and there is one already: this table. Nothing was made.
    Already(String),
}

/// A table as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// Its name in addresses.
    pub id: String,
    /// The set-up line.
    pub setup: String,
    /// Who sits where.
    pub seats: Vec<SeatRecord>,
    /// All entries, in order.
    pub entries: Vec<Entry>,
    /// The table that is its rematch.
    pub rematch: Option<String>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Its name in addresses.
    pub id: String,
    /// The set-up line.
    pub setup: String,
    /// Who sits where.
    pub seats: Vec<SeatRecord>,
    /// Where the game stands.
    pub standing: Standing,
    /// When something last happened, in milliseconds since 1970.
    pub changed: u64,
}

//! From what was stored back to a table.

use std::collections::BTreeMap;
use std::fmt;

use catalog::{Awaiting, Session};

use crate::{Key, Sitter};

/// A table as it was stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Its name in addresses.
    pub id: String,
    /// The set-up line.
    pub setup: String,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// Its history: the deal, then a batch for each move.
    pub past: Vec<Past>,
    /// The table that is its rematch.
    pub rematch: Option<String>,
}

/// A batch as it was stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Past {
    /// The number of inputs after it.
    pub version: u32,
    /// Its inputs.
    pub inputs: Vec<String>,
    /// The request that made it.
    pub key: Option<Key>,
}

/// A record that is no game that could have been played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damaged(pub String);

impl fmt::Display for Damaged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the record of this table is damaged: {}", self.0)
    }
}

impl std::error::Error for Damaged {}

/// What was done for a key: the digest of the request and the version it led to.
pub(crate) type Keys = BTreeMap<(u8, String), Done>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Done {
    pub body: u64,
    pub version: u32,
}

/// Replays a history. Every batch must be whole: after it no chance is awaited.
pub(crate) fn replay(record: &Record) -> Result<(Box<dyn Session>, Keys), Damaged> {
    let mut session = catalog::open(&record.setup).map_err(|error| Damaged(error.to_string()))?;
    if usize::from(session.players()) != record.sitters.len() {
        return Err(Damaged("it has not as many seats as the game".into()));
    }
    let mut keys = Keys::new();
    for (seq, past) in record.past.iter().enumerate() {
        let wrong = |why: String| Damaged(format!("entry {seq}: {why}"));
        for input in &past.inputs {
            let taken = match session.awaiting() {
                Awaiting::Decision { .. } => session.play(input),
                Awaiting::Chance { .. } | Awaiting::Over => session.resolve(input),
            };
            taken.map_err(|refused| wrong(format!("`{input}`: {}", refused.why)))?;
        }
        if session.version() != past.version || matches!(session.awaiting(), Awaiting::Chance { .. }) {
            return Err(wrong("it is not whole".into()));
        }
        if let Some(key) = &past.key {
            keys.insert((key.seat.0, key.key.clone()), Done { body: key.body, version: past.version });
        }
    }
    if record.past.is_empty() {
        return Err(Damaged("it has no deal".into()));
    }
    Ok((session, keys))
}

//! Restores a table from its stored record.

use std::fmt;

use catalog::{Awaiting, Registry, Session};
use kernel::SetupError;
use protocol::{Moved, Said, TableOptions};

use crate::draft::open;
use crate::keys::{Keys, Mark, Whose};
use crate::lineup::game_file;
use crate::timeline::Timeline;
use crate::{Granted, Holder, Key, Line, Sanctions, Sitter};

/// The mark of a table that the host has closed before its game began, to which only those who hold a seat are
/// admitted. It is added to the number of changes of the seats. No table's seats change so often. Programs that do not
/// know it go on counting from there.
pub const CLOSED: u32 = 1 << 31;

/// A table as it was stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The name of the table in addresses.
    pub id: String,
    /// The set-up line.
    pub setup: String,
    /// The person who set the table up.
    pub owner: Option<Holder>,
    /// The table options.
    pub options: TableOptions,
    /// The number of changes of the seats, with [`CLOSED`] where it applies; none once the game has begun.
    pub revision: Option<u32>,
    /// The holders of the seats.
    pub sitters: Vec<Sitter>,
    /// The history of the table: the deal, then a batch for each move; empty before the game begins.
    pub past: Vec<Past>,
    /// The last lines of chat.
    pub lines: Vec<Line>,
    /// The decisions of the owner about people without a seat.
    pub sanctions: Sanctions,
    /// The table of the rematch, if there is one.
    pub rematch: Option<String>,
}

impl Record {
    /// Returns the game as it stands, without undone moves; none before it begins.
    ///
    /// # Errors
    /// If its game is not among `games`, or the record is not a valid game.
    pub fn session(&self, games: Registry) -> Result<Option<Box<dyn Session>>, Unplayable> {
        Ok(game(games, self)?.map(|game| game.session().clone_box()))
    }

    /// Returns the game as a file, with its players and table options; none if it has not begun.
    ///
    /// # Errors
    /// As [`Record::session`].
    pub fn game_file(&self, games: Registry) -> Result<Option<String>, Unplayable> {
        Ok(game(games, self)?.map(|game| game_file(game.session(), &self.options, &self.sitters)))
    }
}

/// A batch as it was stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Past {
    /// The version of the table after it.
    pub version: u32,
    /// The inputs of the batch.
    pub inputs: Vec<String>,
    /// For an undo, the version whose position it restored.
    pub undo: Option<u32>,
    /// The key of the request that made the batch.
    pub key: Option<Key>,
}

/// The reason why a record is damaged: it is not a game that can be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damaged(pub String);

impl fmt::Display for Damaged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the record of this table is damaged: {}", self.0)
    }
}

impl std::error::Error for Damaged {}

/// The reason why a table cannot be loaded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unplayable {
    /// The table's game is not among the games of the program.
    NoGame {
        /// The game.
        game: String,
        /// The games of the program.
        games: Vec<&'static str>,
    },
    /// The table's record is damaged.
    Damaged(Damaged),
}

impl fmt::Display for Unplayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unplayable::NoGame { game, games } => {
                let (game, games) = (kernel::typed(game), games.join(", "));
                write!(f, "the game of this table, `{game}`, is not on this server, which has: {games}")
            }
            Unplayable::Damaged(damaged) => damaged.fmt(f),
        }
    }
}

impl std::error::Error for Unplayable {}

impl From<Damaged> for Unplayable {
    fn from(damaged: Damaged) -> Self {
        Unplayable::Damaged(damaged)
    }
}

impl From<SetupError> for Unplayable {
    fn from(error: SetupError) -> Self {
        match error {
            SetupError::NoGame { game, games } => Unplayable::NoGame { game, games },
            other => Unplayable::Damaged(Damaged(other.to_string())),
        }
    }
}

/// Restores the game of a record, if it has begun.
pub(crate) fn game(games: Registry, record: &Record) -> Result<Option<Timeline>, Unplayable> {
    let session = open(games, &record.setup, &record.options)?;
    if usize::from(session.players()) != record.sitters.len() {
        return Err(damaged("it has a different number of seats than the game"));
    }
    let open = record.sitters.contains(&Sitter::Open);
    match (record.revision, record.past.is_empty()) {
        (Some(_), true) => return Ok(None),
        (Some(_), false) => return Err(damaged("its game began before all seats were taken")),
        (None, true) => return Err(damaged("it has no deal")),
        (None, false) if open => return Err(damaged("a seat is open though the game has begun")),
        (None, false) => {}
    }
    let mut game = Timeline::new(session);
    for (seq, past) in record.past.iter().enumerate() {
        replay(&mut game, past).map_err(|why| damaged(&format!("entry {seq}: {why}")))?;
    }
    Ok(Some(game))
}

fn damaged(why: &str) -> Unplayable {
    Unplayable::Damaged(Damaged(why.to_owned()))
}

/// Replays a batch, which must be complete: after it no chance is awaited.
fn replay(game: &mut Timeline, past: &Past) -> Result<(), String> {
    match past.undo {
        None => {
            for input in &past.inputs {
                game.play(input).map_err(|refused| format!("`{input}`: {refused}"))?;
            }
        }
        Some(to) if past.inputs.is_empty() && to < game.version() => {
            let before = game.at(to).ok_or("it undoes a version that does not exist")?;
            game.go_back(to, before);
        }
        Some(_) => return Err("it undoes a version that does not exist".into()),
    }
    if game.version() != past.version || matches!(game.session().awaiting(), Awaiting::Chance { .. }) {
        return Err("it is not whole".into());
    }
    Ok(())
}

/// Restores the keys of the requests of a record.
pub(crate) fn keys(record: &Record) -> Keys {
    let mut keys = Keys::default();
    for past in &record.past {
        if let Some(key) = &past.key {
            keys.store(key, past.version);
        }
    }
    for line in &record.lines {
        let mark = Mark { whose: Whose::Speaker(line.speaker), key: line.key.clone(), body: line.body };
        keys.pass(mark, Granted::Said(Said { id: line.id }));
    }
    keys
}

/// Returns the answer to a request that led to this version.
pub(crate) fn moved(version: u32) -> Granted {
    Granted::Moved(Moved { version })
}

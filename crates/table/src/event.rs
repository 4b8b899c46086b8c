//! What comes to a table and what it wants done.

use catalog::{BotSpec, Session};
use kernel::Seat;
use protocol::{Frame, MoveRequest, Moved};

use crate::{Holder, Refusal};

/// A request that waits for its answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Reply(pub u64);

/// A connection that is shown everything as it happens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Socket(pub u64);

/// Something that came from outside.
#[derive(Debug)]
pub enum Event {
    /// Somebody asks for a move.
    Move {
        /// Where the answer goes.
        reply: Reply,
        /// Who asks.
        holder: Option<Holder>,
        /// What is asked.
        request: MoveRequest,
    },
    /// How the last [`Command::Commit`] went.
    Stored(Result<(), Trouble>),
    /// What a bot decided on; no action if it could not be asked or had no answer.
    Thought {
        /// The version it thought about.
        version: u32,
        /// Its action.
        action: Option<String>,
    },
    /// The time asked for by [`Command::Wake`] has come, or the table has just been set up or loaded.
    Wake,
    /// Somebody looks on.
    Joined {
        /// The connection.
        socket: Socket,
        /// Who it is.
        holder: Option<Holder>,
    },
    /// A connection is gone.
    Left(Socket),
    /// A rematch was stored.
    RematchMade(String),
}

/// Why a batch was not stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The store could not; nothing has changed.
    NotStored(String),
    /// The stored history goes on differently than this table believes.
    Conflict,
}

/// Something that the table wants done. The commands of one step are done in their order.
pub enum Command {
    /// Store this as one unit and report [`Event::Stored`]. There is never a second one before that.
    Commit(Batch),
    /// Answer a request.
    Answer {
        /// Which.
        reply: Reply,
        /// The answer.
        answer: Result<Moved, Refusal>,
    },
    /// Show a frame to these connections.
    Send {
        /// Which.
        sockets: Vec<Socket>,
        /// What.
        frame: Box<Frame>,
    },
    /// Let a bot think and report [`Event::Thought`].
    Think(BotTask),
    /// Send [`Event::Wake`] after so many milliseconds.
    Wake(u64),
    /// Drop this table, and load it anew when it is next needed: the stored history is not the one known
    /// here. Requests that still wait are to be put to the table that is loaded then, which answers them
    /// from the history as it really is; those who look on have to come anew.
    Abandon,
}

/// A question for a bot.
pub struct BotTask {
    /// Which bot.
    pub bot: BotSpec,
    /// The version it thinks about.
    pub version: u32,
    /// The game. The bot is shown only what its seat was shown.
    pub session: Box<dyn Session>,
}

/// A move with all the chance that followed it, or a deal: stored whole or not at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Batch {
    /// Its place in the table's history.
    pub seq: u32,
    /// The number of inputs after it.
    pub version: u32,
    /// The action (none in a deal), then the outcomes.
    pub inputs: Vec<String>,
    /// The request that made it.
    pub key: Option<Key>,
    /// Where the game stands after it.
    pub standing: Standing,
}

/// The mark of a request, kept with the move it made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key {
    /// The seat that asked.
    pub seat: Seat,
    /// The client's key.
    pub key: String,
    /// A digest of what was asked.
    pub body: u64,
}

/// Where a game stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The seat that is to decide; none when the game is over.
    pub awaiting: Option<Seat>,
    /// Points by seat.
    pub scores: Vec<i16>,
    /// Completed turns.
    pub turns: u32,
    /// The place of each seat, once the game is over.
    pub places: Option<Vec<u8>>,
}

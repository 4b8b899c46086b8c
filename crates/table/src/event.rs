//! The inputs and outputs of the table machine.

use catalog::{BotSpec, Session};
use kernel::Seat;
use protocol::{Frame, MoveRequest, Moved, Room, Said, SayRequest, SeatRequest, StartRequest, UndoRequest};

use crate::{Failure, Holder, Refusal, Sitter};

/// The identifier of a request that waits for its answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Reply(pub u64);

/// The identifier of a connection on which the table is shown as it changes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Socket(pub u64);

/// A request to change something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Where the answer goes.
    pub reply: Reply,
    /// The person who asks.
    pub holder: Option<Holder>,
    /// The time, in milliseconds since 1970.
    pub at: u64,
    /// What is asked for.
    pub ask: Ask,
}

/// What can be asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ask {
    /// A move.
    Move(MoveRequest),
    /// A step of the exchange about an undo.
    Undo(UndoRequest),
    /// A change of a seat before the game begins.
    Seat(Seat, SeatRequest),
    /// To begin the game.
    Start(StartRequest),
    /// A line of chat.
    Say(SayRequest),
}

/// The answer to what was granted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Granted {
    /// A move was made, or an undo was made or asked for.
    Moved(Moved),
    /// The seats are as was asked for; a snapshot shows them.
    Seated,
    /// The line of chat was stored.
    Said(Said),
}

/// What a client that reconnects knows already.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Known {
    /// Everything up to this version; 0 for nothing.
    pub after: u32,
    /// The chat up to this line.
    pub chat: Option<u32>,
}

/// Something to be done later.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Alarm {
    /// Check whether a bot is to be asked.
    Bots,
    /// Send who is connected, if that has changed since it was sent last.
    Presence,
}

/// An input of the table machine.
#[derive(Debug)]
pub enum Event {
    /// A request has come in.
    Asked(Asked),
    /// How the last [`Command::Commit`] went.
    Stored(Result<(), Trouble>),
    /// A bot has chosen an action; none if it could not be asked or had no answer.
    Thought {
        /// The version it thought about.
        version: u32,
        /// Its action.
        action: Option<String>,
    },
    /// The time asked for by [`Command::Wake`] has come; [`Alarm::Bots`] also when the table has just been
    /// set up or loaded.
    Alarm(Alarm),
    /// A connection has joined.
    Joined {
        /// The connection.
        socket: Socket,
        /// Who it is.
        holder: Option<Holder>,
        /// What they know.
        known: Known,
    },
    /// A connection has left.
    Left(Socket),
    /// A rematch was stored, which this person asked for.
    RematchMade(String, Option<Holder>),
}

/// The reason why a write was not stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The store failed; nothing has changed.
    NotStored(String),
    /// The stored history differs from the one known here.
    Conflict,
}

/// An output of the table machine: something to be done outside. The commands of one step are carried out in order.
pub enum Command {
    /// Store this as one unit and report [`Event::Stored`]. There is never a second one before that.
    Commit(Write),
    /// Answer a request.
    Answer {
        /// The request.
        reply: Reply,
        /// The answer.
        answer: Result<Granted, Refusal>,
    },
    /// Show a frame to these connections.
    Send {
        /// The connections.
        sockets: Vec<Socket>,
        /// The frame.
        frame: Box<Frame>,
    },
    /// Close these connections: they may not see the table (any more).
    Cut(Vec<Socket>),
    /// Let a bot think and report [`Event::Thought`].
    Think(BotTask),
    /// Send [`Event::Alarm`] after so many milliseconds; a later one of the same kind takes its place.
    Wake(Alarm, u64),
    /// Log that the rules failed on a request.
    Report(Failure),
    /// Drop this table, and load it again when it is next needed: the stored history is not the one known here. Waiting
    /// requests are passed to the table that is loaded then, which answers them from the stored history; clients have
    /// to reconnect.
    Abandon,
}

/// A question for a bot.
pub struct BotTask {
    /// The bot.
    pub bot: BotSpec,
    /// The version it thinks about.
    pub version: u32,
    /// The game. The bot is shown only what its seat was shown.
    pub session: Box<dyn Session>,
}

/// A change to be stored atomically.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Write {
    /// The game goes on.
    Batch(Batch),
    /// The seats change.
    Seats(Seating),
    /// A line of chat is added.
    Chat(ChatLine),
}

/// A unit of the game's history: a move with all chance outcomes that followed it, a deal, or an undo.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Batch {
    /// Its place in the table's history.
    pub seq: u32,
    /// The version of the table after it.
    pub version: u32,
    /// The action (none in a deal), then the outcomes.
    pub inputs: Vec<String>,
    /// For an undo, the version whose position is restored; there are no inputs then.
    pub undo: Option<u32>,
    /// The request that made it.
    pub key: Option<Key>,
    /// Where the game stands after it.
    pub standing: Standing,
}

/// The seats before the game begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    /// How often the seats had changed before.
    pub revision: u32,
    /// The holders of the seats after the change.
    pub sitters: Vec<Sitter>,
    /// The deal, if the game begins with this.
    pub deal: Option<Batch>,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// Its number, from 0 without gaps.
    pub id: u32,
    /// The room in which it was said.
    pub room: Room,
    /// The seat of the speaker.
    pub seat: Option<Seat>,
    /// The speaker.
    pub speaker: Holder,
    /// The name of the speaker.
    pub name: String,
    /// The text of the line.
    pub text: String,
    /// The idempotency key of the request.
    pub key: String,
    /// A digest of the request.
    pub body: u64,
    /// The time, in milliseconds since 1970.
    pub at: u64,
}

/// The idempotency key of a request and a digest of what it asked for, stored with the change it made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key {
    /// The seat that asked.
    pub seat: Seat,
    /// The key that the client generated.
    pub key: String,
    /// A digest of what was asked.
    pub body: u64,
}

/// The summary of a position: who is to decide, the scores, and the result.
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

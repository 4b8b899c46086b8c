//! The inputs and outputs of the table machine.

use catalog::Session;
use kernel::Seat;
use mind::BotSpec;
use protocol::{
    Frame, GuestRequest, MoveRequest, Moved, Room, Said, SayRequest, SeatRequest, StartRequest, UndoRequest,
};

use crate::refusal::Refusal;
use crate::sanctions::Moderation;
use crate::sitter::{Holder, Sitter};

/// The identifier of a request that waits for its answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Reply(pub u64);

/// The identifier of a connection on which the table is shown as it changes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Socket(pub u64);

/// A request to change something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// The identifier under which the answer is sent.
    pub reply: Reply,
    /// The sender.
    pub holder: Option<Holder>,
    /// The request itself.
    pub ask: Ask,
}

/// A request to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ask {
    /// A move.
    Move(MoveRequest),
    /// A step in the negotiation of an undo.
    Undo(UndoRequest),
    /// A change of a seat before the game begins.
    Seat(Seat, SeatRequest),
    /// The beginning of the game.
    Start(StartRequest),
    /// A line of chat.
    Say(SayRequest),
    /// A decision of the owner about people without a seat.
    Guests(GuestRequest),
}

/// The answer to a request that was granted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Granted {
    /// A move was made, or an undo was made or requested.
    Moved(Moved),
    /// The seats are as requested; a snapshot shows them.
    Seated,
    /// The line of chat was stored.
    Said(Said),
    /// It is decided as requested; a snapshot shows it.
    Moderated,
}

/// The state that a reconnecting client knows already.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Known {
    /// The client knows everything up to this version; 0 for nothing.
    pub after: u32,
    /// The client knows the chat up to this line.
    pub chat: Option<u32>,
}

/// A task for later.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Alarm {
    /// Check whether a bot is to be asked for a move.
    Bots,
    /// Send the list of those who are connected, if it has changed since it was sent last.
    Presence,
    /// Show that the bot that is to move waits for its turn to think, if it still does.
    Queue,
    /// End the undo request that waits for answers.
    Undo,
    /// Stop the bots, if nobody else holds a seat and nobody is connected.
    Desertion,
}

/// An input of the table machine.
#[derive(Debug)]
pub enum Event {
    /// A request has come in.
    Asked(Asked),
    /// The last [`Command::Commit`] has succeeded or failed.
    Stored(Result<(), Trouble>),
    /// A bot begins to think; until then it waits for its turn.
    Begun {
        /// The version it thinks about.
        version: u32,
        /// Whether it searches fewer nodes than it was asked to, since many others want to think.
        hurried: bool,
    },
    /// A bot has chosen an action; none if it could not be asked or had no answer.
    Thought {
        /// The version it thought about.
        version: u32,
        /// The action that the bot chose.
        action: Option<String>,
    },
    /// The time set by [`Command::Wake`] has come. [`Alarm::Bots`] is also sent when the table has just been set up or
    /// loaded.
    Alarm(Alarm),
    /// A connection has joined.
    Joined {
        /// The connection.
        socket: Socket,
        /// The person at the connection.
        holder: Option<Holder>,
        /// The state that the client knows already.
        known: Known,
    },
    /// A connection has left.
    Left(Socket),
    /// A rematch that this person requested was stored.
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

/// An output of the table machine: something that the caller has to do. The commands of one step are carried out in
/// order.
pub enum Command {
    /// Store this as one unit and report [`Event::Stored`]. There is no second commit before that report.
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
    /// The bot that was asked last thinks, or waits to think, for these people from now on.
    Attend(Attendance),
    /// Send [`Event::Alarm`] after this number of milliseconds; a later command of the same kind replaces this one.
    Wake(Alarm, u64),
    /// Log that the rules failed on a request.
    Report(Failure),
    /// Drop this table, and load it again when it is next needed: the stored history is not the one known here. Waiting
    /// requests are passed to the table that is loaded then, which answers them from the stored history; clients have
    /// to reconnect.
    Abandon,
}

/// A panic of the rules on a request. The request is refused, and the table is as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The request, as text.
    pub request: String,
    /// The message of the panic.
    pub panic: String,
    /// The game so far as a log, or the set-up line of a game that has not begun. It contains hidden information.
    pub log: String,
}

/// The people who are connected to a table, whoever holds its seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Attendance {
    /// A player is connected.
    Played,
    /// Spectators are connected, and no player.
    Watched,
    /// Nobody is connected.
    Deserted,
}

/// A question for a bot.
pub struct BotTask {
    /// The bot.
    pub bot: BotSpec,
    /// The version it thinks about.
    pub version: u32,
    /// The person who set the table up.
    pub owner: Option<Holder>,
    /// The people who are connected to the table.
    pub attendance: Attendance,
    /// The game. The bot is shown only what its seat was shown.
    pub session: Box<dyn Session>,
}

/// A change to be stored atomically.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Write {
    /// The game continues.
    Batch(Batch),
    /// The seats change.
    Seats(Seating),
    /// A line of chat is added.
    Chat(Line),
    /// The decisions of the owner about people without a seat change.
    Moderation(Moderation),
}

/// A unit of the game's history: a move with all chance outcomes that followed it, a deal, or an undo.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Batch {
    /// The index of the batch in the table's history.
    pub seq: u32,
    /// The version of the table after it.
    pub version: u32,
    /// The action (none in a deal), then the outcomes.
    pub inputs: Vec<String>,
    /// For an undo, the version whose position is restored; there are no inputs then.
    pub undo: Option<u32>,
    /// The key of the request that made the batch.
    pub key: Option<Key>,
    /// The position after the batch.
    pub standing: Standing,
}

/// The seats before the game begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    /// The number of changes of the seats before this one.
    pub revision: u32,
    /// The holders of the seats after the change.
    pub sitters: Vec<Sitter>,
    /// The deal, if the game begins with this change.
    pub deal: Option<Batch>,
}

/// A line of chat as it is stored. [`protocol::ChatLine`] is what others see of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The number of the line, from 0 without gaps.
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

/// The idempotency key of a request and a digest of the request, stored with the change that it made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key {
    /// The seat that sent the request.
    pub seat: Seat,
    /// The key that the client generated.
    pub key: String,
    /// A digest of the request.
    pub body: u64,
}

/// The summary of a position, stored beside each batch so that lists need no replay.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
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

//! What comes to a table and what it wants done.

use catalog::{BotSpec, Session};
use kernel::Seat;
use protocol::{Frame, MoveRequest, Moved, Room, Said, SayRequest, SeatRequest, StartRequest, UndoRequest};

use crate::{Failure, Holder, Refusal, Sitter};

/// A request that waits for its answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Reply(pub u64);

/// A connection that is shown everything as it happens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Socket(pub u64);

/// A request to change something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Where the answer goes.
    pub reply: Reply,
    /// Who asks.
    pub holder: Option<Holder>,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What is asked for.
    pub ask: Ask,
}

/// What can be asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ask {
    /// A move.
    Move(MoveRequest),
    /// A word about taking back.
    Undo(UndoRequest),
    /// A change of a seat before the game begins.
    Seat(Seat, SeatRequest),
    /// That the game begins.
    Start(StartRequest),
    /// To be heard.
    Say(SayRequest),
}

/// The answer to what was granted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Granted {
    /// The game went on, or will when others agree.
    Moved(Moved),
    /// People sit as was asked for; a look at the table shows how.
    Seated,
    /// It was said.
    Said(Said),
}

/// What somebody who comes back knows already.
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
    /// See whether a bot is to be asked.
    Bots,
    /// Tell who is here, if that has changed since it was told last.
    Presence,
}

/// Something that came from outside.
#[derive(Debug)]
pub enum Event {
    /// Somebody asks for something.
    Asked(Asked),
    /// How the last [`Command::Commit`] went.
    Stored(Result<(), Trouble>),
    /// What a bot decided on; no action if it could not be asked or had no answer.
    Thought {
        /// The version it thought about.
        version: u32,
        /// Its action.
        action: Option<String>,
    },
    /// The time asked for by [`Command::Wake`] has come; [`Alarm::Bots`] also when the table has just been
    /// set up or loaded.
    Alarm(Alarm),
    /// Somebody looks on.
    Joined {
        /// The connection.
        socket: Socket,
        /// Who it is.
        holder: Option<Holder>,
        /// What they know.
        known: Known,
    },
    /// A connection is gone.
    Left(Socket),
    /// A rematch was stored.
    RematchMade(String),
}

/// Why something was not stored.
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
    Commit(Write),
    /// Answer a request.
    Answer {
        /// Which.
        reply: Reply,
        /// The answer.
        answer: Result<Granted, Refusal>,
    },
    /// Show a frame to these connections.
    Send {
        /// Which.
        sockets: Vec<Socket>,
        /// What.
        frame: Box<Frame>,
    },
    /// Close these connections: they may not look on (any more).
    Cut(Vec<Socket>),
    /// Let a bot think and report [`Event::Thought`].
    Think(BotTask),
    /// Send [`Event::Alarm`] after so many milliseconds; a later one of the same kind takes its place.
    Wake(Alarm, u64),
    /// Log that the rules failed over a request, for whoever can mend them.
    Report(Failure),
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

/// Something to be stored: whole or not at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Write {
    /// The game goes on.
    Batch(Batch),
    /// People sit differently.
    Seats(Seating),
    /// Something was said.
    Chat(ChatLine),
}

/// A move with all the chance that followed it, a deal, or moves taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Batch {
    /// Its place in the table's history.
    pub seq: u32,
    /// The version of the table after it.
    pub version: u32,
    /// The action (none in a deal), then the outcomes.
    pub inputs: Vec<String>,
    /// The version whose position is on the table again, if this takes back; there are no inputs then.
    pub undo: Option<u32>,
    /// The request that made it.
    pub key: Option<Key>,
    /// Where the game stands after it.
    pub standing: Standing,
}

/// Who sits where before the game begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    /// How often the seats had changed before.
    pub revision: u32,
    /// Who sits where now.
    pub sitters: Vec<Sitter>,
    /// The deal, if the game begins with this.
    pub deal: Option<Batch>,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// Its number, from 0 without gaps.
    pub id: u32,
    /// Where it was said.
    pub room: Room,
    /// The seat that said it.
    pub seat: Option<Seat>,
    /// Who said it.
    pub speaker: Holder,
    /// The name of who said it.
    pub name: String,
    /// What was said.
    pub text: String,
    /// The key of the request.
    pub key: String,
    /// A digest of the request.
    pub body: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// The mark of a request, kept with what it did to the game.
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

use kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// The version of these messages; a client of another version reloads itself.
pub const PROTOCOL: u16 = 1;

/// The most characters of a player's name.
pub const NAME_CHARS_MAX: usize = 24;

/// The most bytes of a request to change something, and of a frame from a client.
pub const REQUEST_BYTES_MAX: usize = 16 * 1024;

/// The most bytes of a game file that is opened.
pub const GAME_FILE_BYTES_MAX: usize = 1024 * 1024;

/// The most inputs of a game file that is opened: many times what games take.
pub const GAME_FILE_INPUTS_MAX: usize = 10_000;

/// The most characters of the key of a [`MoveRequest`].
pub const KEY_CHARS_MAX: usize = 64;

/// `POST /api/tables`: set up a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// A set-up line, such as `splendor players=3`.
    pub setup: String,
    /// Who sits where, one entry a seat.
    pub seats: Vec<NewSeat>,
}

/// `POST /api/games`: open a game file as a table of its own. A game that is over can be looked through;
/// one that is not goes on with these players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenGame {
    /// The text of the file, a log.
    pub log: String,
    /// Who sits where; empty for people at this screen in every seat.
    #[serde(default)]
    pub seats: Vec<NewSeat>,
}

/// Who is to sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    /// A person at the screen that sets the table up.
    Human {
        /// The name shown; may be empty.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its level, such as `master`.
        level: String,
    },
}

/// `GET /api/about`: what this server is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct About {
    /// The program's name.
    pub name: String,
    /// The program's version.
    pub version: String,
    /// [`PROTOCOL`].
    pub protocol: u16,
    /// The games that can be played, by the first words of their set-up lines.
    pub games: Vec<String>,
    /// The levels of bots, from the weakest to the strongest.
    pub bots: Vec<String>,
}

/// The answer to a request that made a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Created {
    /// The table's name in addresses.
    pub table: String,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatInfo {
    /// Which seat.
    pub seat: Seat,
    /// The name shown; empty for a nameless person.
    pub name: String,
    /// The bot's level; none for a person.
    pub level: Option<String>,
    /// Whether the receiver of this message holds the seat.
    pub mine: bool,
}

/// What a table waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Awaiting {
    /// An action of a seat.
    Decision {
        /// Which seat.
        seat: Seat,
    },
    /// Chance: the question as a text.
    Chance(String),
    /// Nothing: the game is over.
    Over,
}

/// An entry of `GET /api/tables`: a table at which the asker holds a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableSummary {
    /// The table's name in addresses.
    pub table: String,
    /// The set-up line.
    pub setup: String,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// What it waits for.
    pub awaiting: Awaiting,
    /// Points by seat.
    pub scores: Vec<i16>,
    /// How many turns have been completed.
    pub turns: u32,
    /// When something last happened, in seconds since 1970.
    pub changed: u64,
}

/// What happened at one version, for one viewer.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Step {
    /// The number of inputs in the log after this step. Steps are numbered without gaps for every viewer;
    /// where nothing of one may be seen, `effects` is empty.
    pub version: u32,
    /// The game's effects as JSON, redacted for the viewer.
    pub effects: Vec<Box<RawValue>>,
}

/// What one viewer sees: someone who holds several seats gets one for each.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Seen {
    /// Whose eyes.
    pub viewer: Viewer,
    /// The game's view as JSON.
    pub view: Box<RawValue>,
    /// In a snapshot all steps since the game began; in an update those since the version before.
    pub steps: Vec<Step>,
}

/// Everything about a table for one receiver: the answer to `GET /api/tables/{table}` and the first frame on
/// a socket.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Snapshot {
    /// [`PROTOCOL`].
    pub protocol: u16,
    /// The table's name in addresses.
    pub table: String,
    /// The set-up line; its first word is the game.
    pub setup: String,
    /// The number of inputs in the log.
    pub version: u32,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// What it waits for.
    pub awaiting: Awaiting,
    /// One for each seat the receiver holds; else the spectator's.
    pub seen: Vec<Seen>,
    /// The table that was set up as a rematch of this one, if there is one.
    pub rematch: Option<String>,
}

/// `GET /api/tables/{table}/at/{version}?viewer=V`: the table as it was shown then.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ViewAt {
    /// The version asked for.
    pub version: u32,
    /// The view of that moment, as JSON.
    pub view: Box<RawValue>,
}

/// `POST /api/tables/{table}/moves`: make a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveRequest {
    /// Made up by the client for this move: a repeated request with the same key is answered as the first
    /// was, and not done twice. 1 to 64 letters, digits or `-`.
    pub key: String,
    /// The seat that moves.
    pub seat: Seat,
    /// The version the move was decided on.
    pub version: u32,
    /// The action in the game's notation.
    pub action: String,
}

/// The answer to a move that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Moved {
    /// The number of inputs in the log after the move and all the chance that followed.
    pub version: u32,
}

/// A move with all the chance that followed it, for one receiver.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Update {
    /// The number of inputs in the log now.
    pub version: u32,
    /// What the table waits for now.
    pub awaiting: Awaiting,
    /// As in [`Snapshot`], with the steps since the last frame.
    pub seen: Vec<Seen>,
}

/// A rematch was set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rematch {
    /// Its table.
    pub table: String,
}

/// A frame from the server on `GET /api/tables/{table}/socket`. It is read by [`Frame::from_json`].
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "frame", rename_all = "snake_case")]
pub enum Frame {
    /// Everything: the first frame of a connection.
    Snapshot(Snapshot),
    /// Something happened.
    Update(Update),
    /// A rematch was set up.
    Rematch(Rematch),
}

impl Frame {
    /// Reads a frame. (What is derived for tagged enums cannot read raw JSON inside them.)
    ///
    /// # Errors
    /// If it is none.
    pub fn from_json(text: &str) -> Result<Self, serde_json::Error> {
        #[derive(Deserialize)]
        #[serde(rename_all = "snake_case")]
        enum Kind {
            Snapshot,
            Update,
            Rematch,
        }
        #[derive(Deserialize)]
        struct Tag {
            frame: Kind,
        }
        let Tag { frame } = serde_json::from_str(text)?;
        Ok(match frame {
            Kind::Snapshot => Frame::Snapshot(serde_json::from_str(text)?),
            Kind::Update => Frame::Update(serde_json::from_str(text)?),
            Kind::Rematch => Frame::Rematch(serde_json::from_str(text)?),
        })
    }
}

/// Why a request was refused. The HTTP status follows from [`Refusal::kind`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refusal {
    /// What kind of refusal.
    pub kind: RefusalKind,
    /// For [`RefusalKind::NotLegal`]: the rule, such as `splendor 42`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The reason in English, with the facts.
    pub why: String,
}

/// The kinds of refusals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RefusalKind {
    /// The request itself is not understood (400).
    Malformed,
    /// The request is too large (413).
    TooLarge,
    /// No such table, version or page (404).
    NotFound,
    /// No such seat at this table (404).
    NoSuchSeat,
    /// The asker does not hold that seat (403).
    NotYourSeat,
    /// The request came from a foreign page (403).
    ForeignOrigin,
    /// Nothing of the kind can be done at this address (405).
    NotAllowed,
    /// It is another seat's turn (409).
    NotYourTurn,
    /// The game went on since (409).
    StaleVersion,
    /// The same key was used for another move (409).
    KeyReused,
    /// Not while the game runs (409).
    StillRunning,
    /// The game is over (409).
    Over,
    /// The rules forbid it (422).
    NotLegal,
    /// Too many requests (429).
    TooMany,
    /// The record of this table is damaged and cannot be played on (500).
    Damaged,
    /// The server could not store it; nothing has changed (503).
    NotStored,
}

impl RefusalKind {
    /// All kinds, by status.
    pub const ALL: [RefusalKind; 16] = [
        RefusalKind::Malformed,
        RefusalKind::NotYourSeat,
        RefusalKind::ForeignOrigin,
        RefusalKind::NotFound,
        RefusalKind::NoSuchSeat,
        RefusalKind::NotAllowed,
        RefusalKind::NotYourTurn,
        RefusalKind::StaleVersion,
        RefusalKind::KeyReused,
        RefusalKind::StillRunning,
        RefusalKind::Over,
        RefusalKind::TooLarge,
        RefusalKind::NotLegal,
        RefusalKind::TooMany,
        RefusalKind::Damaged,
        RefusalKind::NotStored,
    ];

    /// The HTTP status that goes with it.
    pub const fn status(self) -> u16 {
        match self {
            RefusalKind::Malformed => 400,
            RefusalKind::NotYourSeat | RefusalKind::ForeignOrigin => 403,
            RefusalKind::NotFound | RefusalKind::NoSuchSeat => 404,
            RefusalKind::NotAllowed => 405,
            RefusalKind::NotYourTurn
            | RefusalKind::StaleVersion
            | RefusalKind::KeyReused
            | RefusalKind::StillRunning
            | RefusalKind::Over => 409,
            RefusalKind::TooLarge => 413,
            RefusalKind::NotLegal => 422,
            RefusalKind::TooMany => 429,
            RefusalKind::Damaged => 500,
            RefusalKind::NotStored => 503,
        }
    }
}

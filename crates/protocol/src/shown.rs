//! The answers about a server, its tables and one table.

use kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::{ChatLine, TableOptions, UndoWish};

/// `GET /api/about`: a description of this server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct About {
    /// The program's name.
    pub name: String,
    /// The program's version.
    pub version: String,
    /// The commit from which the program was built, as git abbreviates it, if it is known.
    #[serde(default)]
    pub commit: Option<String>,
    /// The version of the protocol, [`PROTOCOL`](crate::PROTOCOL).
    pub protocol: u16,
    /// The games that can be played, by the first words of their set-up lines.
    pub games: Vec<String>,
    /// The levels of bots, from the weakest to the strongest.
    pub bots: Vec<String>,
    /// The public address of the server, such as `https://games.example`, if its host has set one: links to tables
    /// begin with it.
    pub address: Option<String>,
    /// The message of the host to everybody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notice: Option<String>,
}

/// The holder of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatInfo {
    /// The seat.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// The name shown; empty for a nameless person.
    pub name: String,
    /// The bot's level; none for a person.
    pub level: Option<String>,
    /// Whether the seat is open.
    #[serde(default)]
    pub open: bool,
    /// Whether the seat is held by a former player, who had everything about them removed.
    #[serde(default, skip_serializing_if = "crate::is_false")]
    pub former: bool,
    /// Whether a program plays in the seat, rather than a person. A bot of the server is none.
    #[serde(default, skip_serializing_if = "crate::is_false")]
    pub program: bool,
    /// Whether the receiver of this message holds the seat.
    pub mine: bool,
}

/// Returns the number, from 0, by which the bot of a seat is named: its place among the bots of a table, which have these
/// levels by seat (none for people). They are numbered by level first, so that a rematch, for which everybody moves by
/// one seat, leaves each level its names.
///
/// ```
/// use protocol::{Seat, bot_number};
///
/// let levels = [Some("master"), None, Some("greedy"), Some("master")];
/// assert_eq!([2, 0, 3].map(|seat| bot_number(&levels, Seat(seat))), [0, 1, 2]);
/// ```
pub fn bot_number(levels: &[Option<&str>], seat: Seat) -> usize {
    let rank = |at: usize| (levels.get(at).copied().flatten(), at);
    let of_seat = rank(seat.index());
    (0..levels.len()).map(rank).filter(|other| other.0.is_some() && *other < of_seat).count()
}

/// Returns whether a number that is seldom above zero is left out.
fn is_none(number: &u32) -> bool {
    *number == 0
}

/// The next event that a table waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Awaiting {
    /// Players: seats are open, and the game has not begun.
    Players,
    /// An action of a seat.
    Decision {
        /// The seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
    /// Chance: the question as a text.
    Chance(String),
    /// No event: the game is over.
    Over,
}

/// An entry of `GET /api/tables`: a table at which the sender holds a seat, or that the sender set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableSummary {
    /// The table's name in addresses.
    pub table: String,
    /// The set-up line.
    pub setup: String,
    /// The table options.
    #[serde(default)]
    pub options: TableOptions,
    /// The holders of the seats.
    pub seats: Vec<SeatInfo>,
    /// The next event that the table waits for.
    pub awaiting: Awaiting,
    /// Points by seat; empty before the game begins.
    pub scores: Vec<i16>,
    /// The number of completed turns.
    pub turns: u32,
    /// The time of the last change, in seconds since 1970.
    pub changed: u64,
}

/// `GET /api/mine?from=N&most=M`: a page of the list of the sender's tables, in the order of `GET /api/tables`, without
/// those that the sender removed.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyTables {
    /// The tables on this page.
    pub tables: Vec<TableSummary>,
    /// The number of tables before this page. A request for a page beyond the end gets the last page.
    pub from: u32,
    /// The number of all tables in the list.
    pub total: u32,
    /// The number of tables in the list whose game is not over.
    pub running: u32,
}

/// `POST /api/mine/remove`: the sender removes tables from their list. The tables themselves do not change: other
/// players keep them in their lists, and their addresses remain valid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "what", rename_all = "snake_case", deny_unknown_fields)]
pub enum RemoveTables {
    /// One table.
    One {
        /// The name of the table in addresses.
        table: String,
    },
    /// All tables whose games are over.
    Finished {},
}

/// An entry of `GET /api/lobby`: a public table with open seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenTable {
    /// The table's name in addresses.
    pub table: String,
    /// The set-up line.
    pub setup: String,
    /// The holders of the seats.
    pub seats: Vec<SeatInfo>,
    /// The table options.
    pub options: TableOptions,
    /// The time of the last change, in seconds since 1970.
    pub changed: u64,
}

/// The events of one version, as one viewer was shown them.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Step {
    /// The version of the table after this step. The versions of consecutive steps are consecutive for every viewer; a
    /// step of which the viewer may see nothing has empty `effects`.
    pub version: u32,
    /// The game's effects as JSON, redacted for the viewer.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub effects: Vec<Box<RawValue>>,
    /// In the step of an undo: the earlier version whose position is restored; the steps between the two are undone.
    /// The step has no effects.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<u32>,
    /// Whether this step is a chance outcome: actions before it cannot be undone.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub chance: bool,
}

/// The part of a message for one viewer. A receiver who holds several seats gets one for each.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Seen {
    /// The viewer: a seat's number, or `spectator`.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub viewer: Viewer,
    /// The game's view as JSON.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub view: Box<RawValue>,
    /// The steps: in a snapshot those after [`Snapshot::since`] that were not undone; in an update those since the
    /// version before.
    pub steps: Vec<Step>,
}

/// The players and spectators who are connected to the table.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Presence {
    /// The seats whose holders have the table open; bots are not listed.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub seats: Vec<Seat>,
    /// The number of spectators.
    pub spectators: u32,
}

/// News of the bot that is to move, which everybody who sees the table may know: they tell how busy the server is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotNews {
    /// Whether the bot waits for its turn to think. With every [`Update`](crate::Update) it waits no more.
    pub waits: bool,
    /// Whether the bot that thought last searched fewer nodes than its level does, since many others wanted to think.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hurried: bool,
}

/// Everything about a table for one receiver: the answer to `GET /api/tables/{table}` and the first frame on
/// a socket.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Snapshot {
    /// The version of the protocol, [`PROTOCOL`](crate::PROTOCOL).
    pub protocol: u16,
    /// The table's name in addresses.
    pub table: String,
    /// The set-up line; its first word is the game.
    pub setup: String,
    /// The table options.
    pub options: TableOptions,
    /// Whether the receiver set the table up.
    pub owner: bool,
    /// The version of the table: the number of inputs of its game plus the number of undos. 0 before the game begins.
    pub version: u32,
    /// The holders of the seats.
    pub seats: Vec<SeatInfo>,
    /// The next event that the table waits for.
    pub awaiting: Awaiting,
    /// The side that stalls, or that will stall with its next turn. Where the table
    /// [adjudicates](crate::TableOptions::adjudicate), a side that stalls loses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stalling: Option<Stall>,
    /// The version that the receiver knows already, 0 for none: the steps are those after it.
    pub since: u32,
    /// One entry for each seat the receiver holds, or the spectator's. Empty before the game begins.
    pub seen: Vec<Seen>,
    /// The number of people whom the receiver muted or removed, as the owner of the table.
    #[serde(default, skip_serializing_if = "is_none")]
    pub sanctioned: u32,
    /// The undo request that waits for answers.
    pub undo: Option<UndoWish>,
    /// Whether the bot that is to move waits for its turn to think, since the server is busy with others.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bot_waits: bool,
    /// Whether the bot that thought last searched fewer nodes than its level does, since many others wanted to think.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bot_hurried: bool,
    /// The players and spectators who are connected to the table.
    pub present: Presence,
    /// The last lines of chat that the receiver may see, at most [`CHAT_SHOWN`](crate::CHAT_SHOWN).
    pub chat: Vec<ChatLine>,
    /// The table of the rematch, if one was set up.
    pub rematch: Option<String>,
    /// The seat that asked for the rematch, as long as the server remembers it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub rematch_by: Option<Seat>,
}

impl Snapshot {
    /// Returns the news of the bot that is to move, up to this snapshot.
    pub fn bot(&self) -> BotNews {
        BotNews { waits: self.bot_waits, hurried: self.bot_hurried }
    }
}

/// A side that stalls or is about to: it keeps what the opponent needs without making progress. The rules allow it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Stall {
    /// The seat of the side.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// The number of consecutive turns that the side began while still holding those pieces.
    pub turns: u32,
    /// The number of turns from which it counts as stalling; below, this is a warning.
    pub counts: u32,
}

impl Stall {
    /// Returns whether the side stalls; otherwise this is a warning.
    pub fn is_full(self) -> bool {
        self.turns >= self.counts
    }
}

/// `GET /api/tables/{table}/at/{version}?viewer=V`: the table as it was shown at a version.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ViewAt {
    /// The requested version.
    pub version: u32,
    /// The view at that version, as JSON.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub view: Box<RawValue>,
}

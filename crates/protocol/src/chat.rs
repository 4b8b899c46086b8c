//! Talk at the table.

use kernel::Seat;
use serde::{Deserialize, Serialize};

/// `POST /api/tables/{table}/chat`: say something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SayRequest {
    /// Made up by the client for this line, as for a move: a line that is sent again is said once. The
    /// table remembers the keys of its last lines.
    pub key: String,
    /// Of the seats that the asker holds, the one that speaks; the first if none is named. Who holds none
    /// speaks as a spectator.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
    /// The name of a spectator; players have theirs from their seat.
    #[serde(default)]
    pub name: String,
    /// What is said: plain text, 1 to 300 characters without line ends.
    pub text: String,
}

/// The answer to a line that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Said {
    /// The line's number.
    pub id: u32,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChatLine {
    /// Its number at this table, rising.
    pub id: u32,
    /// Where it was said.
    pub room: Room,
    /// The seat that said it; none for spectators, and for what was said before the game began and seats
    /// were final.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
    /// The name of who said it; may be empty.
    pub name: String,
    /// What was said.
    pub text: String,
    /// When, in seconds since 1970.
    pub at: u64,
}

/// While a game runs, those who look on talk among themselves: what they say is not shown to players until
/// it is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Room {
    /// At the table, heard by all.
    Table,
    /// Among the spectators.
    Spectators,
}

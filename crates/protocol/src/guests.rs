//! The decisions of a table's owner about people without a seat.

use serde::{Deserialize, Serialize};

/// `POST /api/tables/{table}/guests`: the owner of the table decides about people without a seat, each of whom is named by
/// one of their lines of chat. The answer is a snapshot. The request is idempotent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum GuestRequest {
    /// Hide the lines of a writer, who can write no more.
    Mute {
        /// The number of a line.
        line: u32,
    },
    /// Mute a writer, who can neither see the table nor take a seat any more.
    Remove {
        /// The number of a line.
        line: u32,
    },
    /// Take back what was decided about a writer.
    Pardon {
        /// The number of a line.
        line: u32,
    },
    /// Take back what was decided about all writers.
    PardonAll {},
    /// Admit spectators to the game, or admit them no more.
    Spectators {
        /// Whether they are admitted.
        admitted: bool,
    },
}

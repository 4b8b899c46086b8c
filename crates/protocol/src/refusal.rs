//! Why a request was refused.

use serde::{Deserialize, Serialize};

/// Why a request was refused. The HTTP status follows from [`Refusal::kind`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Refusal {
    /// The kind of the refusal.
    pub kind: RefusalKind,
    /// For [`RefusalKind::NotLegal`]: the rule, such as `splendor 42`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// For [`RefusalKind::NoSuchGame`]: the game of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// The reason in English, with the facts.
    pub why: String,
}

/// Names each kind once, with its status.
macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident = $status:literal,)*) => {
        /// The kinds of refusals.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        #[serde(rename_all = "snake_case")]
        pub enum RefusalKind {
            $($(#[$doc])* $name,)*
        }

        impl RefusalKind {
            /// All kinds, by status.
            pub const ALL: &[RefusalKind] = &[$(RefusalKind::$name),*];

            /// Returns the HTTP status of a refusal of this kind.
            pub const fn status(self) -> u16 {
                match self {
                    $(RefusalKind::$name => $status,)*
                }
            }
        }
    };
}

kinds! {
    /// The request cannot be parsed.
    Malformed = 400,
    /// The sender does not hold this seat.
    NotYourSeat = 403,
    /// The sender did not set up the table.
    NotOwner = 403,
    /// The table admits no spectators.
    NoSpectators = 403,
    /// The request came from a foreign page, or to a name that is not this server's.
    ForeignOrigin = 403,
    /// The table, version or page does not exist.
    NotFound = 404,
    /// The table has no such seat.
    NoSuchSeat = 404,
    /// This server does not have the game of the table, which was made by a program that has it.
    NoSuchGame = 404,
    /// The address does not allow this method.
    NotAllowed = 405,
    /// Another seat is to act.
    NotYourTurn = 409,
    /// The game has moved on since the version of the request.
    StaleVersion = 409,
    /// A different request has used this idempotency key.
    KeyReused = 409,
    /// The seat is taken.
    SeatTaken = 409,
    /// The game has not begun yet.
    NotStarted = 409,
    /// The game has begun already.
    Started = 409,
    /// The request is not possible while the game runs.
    StillRunning = 409,
    /// The game is over.
    Over = 409,
    /// The action cannot be undone: hidden information was revealed since.
    Revealed = 409,
    /// The seat has no action to undo.
    NothingToUndo = 409,
    /// So much was undone, in this turn or at this table, that nothing more is.
    UndoneOften = 409,
    /// The game is so long that it has no further moves.
    TooLong = 409,
    /// The answer belongs to no open undo request.
    NoWish = 409,
    /// The request is too large.
    TooLarge = 413,
    /// The rules forbid the action.
    NotLegal = 422,
    /// Too many requests.
    TooMany = 429,
    /// The server failed over this request; nothing has changed.
    Internal = 500,
    /// The record of this table is damaged and cannot be played on.
    Damaged = 500,
    /// The server could not store the change; nothing has changed.
    NotStored = 503,
}

//! Why a request was refused.

use serde::{Deserialize, Serialize};

/// Why a request was refused. The HTTP status follows from [`Refusal::kind`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Refusal {
    /// What kind of refusal.
    pub kind: RefusalKind,
    /// For [`RefusalKind::NotLegal`]: the rule, such as `splendor 42`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
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

            /// The HTTP status that goes with it.
            pub const fn status(self) -> u16 {
                match self {
                    $(RefusalKind::$name => $status,)*
                }
            }
        }
    };
}

kinds! {
    /// The request itself is not understood.
    Malformed = 400,
    /// The asker does not hold that seat.
    NotYourSeat = 403,
    /// Only who set the table up may do that.
    NotOwner = 403,
    /// Nobody without a seat may look on at this table.
    NoSpectators = 403,
    /// The request came from a foreign page, or to a name that is not this server's.
    ForeignOrigin = 403,
    /// No such table, version or page.
    NotFound = 404,
    /// No such seat at this table.
    NoSuchSeat = 404,
    /// Nothing of the kind can be done at this address.
    NotAllowed = 405,
    /// It is another seat's turn.
    NotYourTurn = 409,
    /// The game went on since.
    StaleVersion = 409,
    /// The same key was used for something else.
    KeyReused = 409,
    /// Somebody else sits there.
    SeatTaken = 409,
    /// The game has not begun yet.
    NotStarted = 409,
    /// The game has begun already.
    Started = 409,
    /// Not while the game runs.
    StillRunning = 409,
    /// The game is over.
    Over = 409,
    /// It cannot be taken back: something was revealed since.
    Revealed = 409,
    /// There is nothing that this seat could take back.
    NothingToUndo = 409,
    /// Nobody asks to take back what this is an answer to.
    NoWish = 409,
    /// The request is too large.
    TooLarge = 413,
    /// The rules forbid it.
    NotLegal = 422,
    /// Too many requests.
    TooMany = 429,
    /// The server failed over this request; nothing has changed.
    Internal = 500,
    /// The record of this table is damaged and cannot be played on.
    Damaged = 500,
    /// The server could not store it; nothing has changed.
    NotStored = 503,
}

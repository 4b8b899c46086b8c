//! Refusals of requests.

use serde::{Deserialize, Serialize};

/// The refusal of a request. The HTTP status follows from [`Refusal::kind`].
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
    ($($(#[$doc:meta])* $name:ident = $word:literal, $status:literal;)*) => {
        /// The kinds of refusals.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(rename_all = "snake_case"))]
        pub enum RefusalKind {
            $($(#[$doc])* $name,)*
        }

        kernel::words!(RefusalKind { $($name = $word),* });

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
    Malformed = "malformed", 400;
    /// The request needs an identity and brought none: the answer sets the cookie with which to repeat it. Or its bearer
    /// token is refused.
    CookieNeeded = "cookie_needed", 401;
    /// The sender does not hold this seat.
    NotYourSeat = "not_your_seat", 403;
    /// The sender did not set up the table.
    NotOwner = "not_owner", 403;
    /// The table admits no spectators.
    NoSpectators = "no_spectators", 403;
    /// The table does not welcome programs.
    NoPrograms = "no_programs", 403;
    /// The owner of the table has muted the sender.
    Muted = "muted", 403;
    /// The host of the server keeps the sender away for a time.
    Banned = "banned", 403;
    /// The request came from a foreign page, or to a name that is not this server's.
    ForeignOrigin = "foreign_origin", 403;
    /// The table, version or page does not exist.
    NotFound = "not_found", 404;
    /// The table has no such seat.
    NoSuchSeat = "no_such_seat", 404;
    /// This server does not have the game of the table, which was made by a program that has it.
    NoSuchGame = "no_such_game", 404;
    /// The address does not allow this method.
    NotAllowed = "not_allowed", 405;
    /// Another seat is to act.
    NotYourTurn = "not_your_turn", 409;
    /// The game has moved on since the version of the request.
    StaleVersion = "stale_version", 409;
    /// A different request has used this idempotency key.
    KeyReused = "key_reused", 409;
    /// The seat is taken.
    SeatTaken = "seat_taken", 409;
    /// The game has not begun yet.
    NotStarted = "not_started", 409;
    /// The game has begun already.
    Started = "started", 409;
    /// The request is not possible while the game runs.
    StillRunning = "still_running", 409;
    /// The game is over.
    Over = "over", 409;
    /// The action cannot be undone: hidden information was revealed since.
    Revealed = "revealed", 409;
    /// The seat has no action to undo.
    NothingToUndo = "nothing_to_undo", 409;
    /// The limit on undos is reached, for this turn or for this table.
    UndoneOften = "undone_often", 409;
    /// The undo was refused; it can be requested again after the next move.
    UndoRefused = "undo_refused", 409;
    /// The game is so long that it has no further moves.
    TooLong = "too_long", 409;
    /// The answer belongs to no open undo request.
    NoWish = "no_wish", 409;
    /// The people of this address have as much of the lobby as they may: seats at which others wait for them, or tables that
    /// wait for players.
    LobbyShare = "lobby_share", 409;
    /// The request is too large.
    TooLarge = "too_large", 413;
    /// The rules forbid the action.
    NotLegal = "not_legal", 422;
    /// Too many requests.
    TooMany = "too_many", 429;
    /// The server failed over this request; nothing has changed.
    Internal = "internal", 500;
    /// The record of this table is damaged and cannot be played on.
    Damaged = "damaged", 500;
    /// The server could not store the change; nothing has changed.
    NotStored = "not_stored", 503;
}

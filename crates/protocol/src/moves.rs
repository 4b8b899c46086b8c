//! Moves, and taking them back.

use kernel::Seat;
use serde::{Deserialize, Serialize};

/// `POST /api/tables/{table}/moves`: make a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MoveRequest {
    /// Made up by the client for this move: a repeated request with the same key is answered as the first
    /// was, and not done twice. 1 to 64 letters, digits or `-`.
    pub key: String,
    /// The seat that moves.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// The version the move was decided on.
    pub version: u32,
    /// The action in the game's notation.
    pub action: String,
}

/// The answer to a request about the game that was granted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Moved {
    /// The version of the table after it.
    pub version: u32,
}

/// `POST /api/tables/{table}/undo`: a word about taking back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct UndoRequest {
    /// As in a [`MoveRequest`].
    pub key: String,
    /// The seat that speaks.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// The version of the table it speaks about.
    pub version: u32,
    /// What it says.
    pub word: UndoWord,
}

/// What is said about taking back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum UndoWord {
    /// May I take back my last action, and all that came after it?
    Ask,
    /// You may.
    Agree,
    /// No.
    Refuse,
    /// I do not ask any more.
    Withdraw,
}

impl UndoWord {
    /// All words.
    pub const ALL: [UndoWord; 4] = [UndoWord::Ask, UndoWord::Agree, UndoWord::Refuse, UndoWord::Withdraw];

    /// The word as it is written.
    pub const fn name(self) -> &'static str {
        match self {
            UndoWord::Ask => "ask",
            UndoWord::Agree => "agree",
            UndoWord::Refuse => "refuse",
            UndoWord::Withdraw => "withdraw",
        }
    }
}

/// Somebody asks to take back, and others have not answered yet. It ends with the next update, or when
/// somebody refuses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct UndoWish {
    /// Who asks.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// The version whose position would be on the table again.
    pub to: u32,
    /// Whose word is still awaited.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub waiting: Vec<Seat>,
}

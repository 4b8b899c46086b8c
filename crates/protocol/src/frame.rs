//! What a server tells on a socket as it happens.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::{Awaiting, ChatLine, Presence, Seen, Snapshot, Stall, UndoWish};

/// A change of the game, for one receiver: a move with all chance outcomes that followed it, or an undo.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Update {
    /// The version of the table after the change.
    pub version: u32,
    /// What the table waits for after the change.
    pub awaiting: Awaiting,
    /// As in [`Snapshot`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stalling: Option<Stall>,
    /// As in [`Snapshot`], with the steps since the last frame.
    pub seen: Vec<Seen>,
}

/// News of an undo request: it was made, agreed to, refused or withdrawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct UndoNews {
    /// The undo request as it stands; none if it was refused or withdrawn.
    pub wish: Option<UndoWish>,
    /// The seat that refused it.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub refused: Option<Seat>,
}

/// Lines of chat that the receiver has not been shown yet, in their order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Chat {
    /// The lines.
    pub lines: Vec<ChatLine>,
}

/// A rematch was set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Rematch {
    /// The table of the rematch.
    pub table: String,
}

/// A frame from the server on `GET /api/tables/{table}/socket`. It is read by [`Frame::from_json`].
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "frame", rename_all = "snake_case")]
pub enum Frame {
    /// Everything: the first frame of a connection, and whenever seats change hands or the game begins.
    Snapshot(Snapshot),
    /// Something happened in the game.
    Update(Update),
    /// An undo request was made or answered.
    Undo(UndoNews),
    /// A player or spectator came or left.
    Present(Presence),
    /// Lines of chat were posted.
    Chat(Chat),
    /// A rematch was set up.
    Rematch(Rematch),
    /// Nothing happened, and the server lives: it says so every [`ALIVE_SECONDS`](crate::ALIVE_SECONDS).
    Alive,
}

impl Frame {
    /// Formats the frame as it is sent.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("frames have text keys and finite numbers")
    }

    /// Parses a frame. (The derived code for tagged enums cannot parse raw JSON inside them.)
    ///
    /// # Errors
    /// If it is none.
    pub fn from_json(text: &str) -> Result<Self, serde_json::Error> {
        #[derive(Deserialize)]
        #[serde(rename_all = "snake_case")]
        enum Kind {
            Snapshot,
            Update,
            Undo,
            Present,
            Chat,
            Rematch,
            Alive,
        }
        #[derive(Deserialize)]
        struct Tag {
            frame: Kind,
        }
        let Tag { frame } = serde_json::from_str(text)?;
        Ok(match frame {
            Kind::Snapshot => Frame::Snapshot(serde_json::from_str(text)?),
            Kind::Update => Frame::Update(serde_json::from_str(text)?),
            Kind::Undo => Frame::Undo(serde_json::from_str(text)?),
            Kind::Present => Frame::Present(serde_json::from_str(text)?),
            Kind::Chat => Frame::Chat(serde_json::from_str(text)?),
            Kind::Rematch => Frame::Rematch(serde_json::from_str(text)?),
            Kind::Alive => Frame::Alive,
        })
    }
}

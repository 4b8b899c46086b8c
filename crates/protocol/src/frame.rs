//! The frames that a server sends on a socket.

use std::fmt;

use kernel::Seat;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::{Awaiting, BotNews, ChatLine, Presence, Seen, Snapshot, Stall, TableOptions, UndoWish};

/// A change of the game, for one receiver: a move with all chance outcomes that followed it, or an undo.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Update {
    /// The version of the table after the change.
    pub version: u32,
    /// The next event that the table waits for after the change.
    pub awaiting: Awaiting,
    /// The side that stalls, as in [`Snapshot`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stalling: Option<Stall>,
    /// The game as each seat of the receiver sees it, as in [`Snapshot`], with the steps since the last frame.
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

/// Lines of chat that the receiver has not been shown yet, or that were hidden or shown again, in their order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Chat {
    /// The lines.
    pub lines: Vec<ChatLine>,
}

/// News that the owner of the table changed its options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OptionsNews {
    /// The options now.
    pub options: TableOptions,
}

/// News of a rematch that was set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Rematch {
    /// The table of the rematch.
    pub table: String,
    /// The seat that asked for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub by: Option<Seat>,
}

/// A message of the server's host to everybody, such as that it restarts soon.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Notice {
    /// The text; none if the message is withdrawn.
    pub text: Option<String>,
}

/// A frame from the server on `GET /api/tables/{table}/socket`. It is read by [`Frame::from_json`]. Its JSON form is
/// permanent within a version of the protocol ([`PROTOCOL`](crate::PROTOCOL)), except for added fields.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "frame", rename_all = "snake_case")]
#[allow(clippy::large_enum_variant, reason = "a frame lives only until it is sent or taken in")]
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
    /// The owner changed whether spectators are admitted.
    Options(OptionsNews),
    /// A rematch was set up.
    Rematch(Rematch),
    /// The host has a message, which is also sent with a new connection.
    Notice(Notice),
    /// A bot waits for its turn to think, or thinks in a hurry.
    Bot(BotNews),
    /// A heartbeat: it is sent every [`ALIVE_SECONDS`](crate::ALIVE_SECONDS).
    Alive,
}

impl Frame {
    /// Formats the frame as JSON, as it is sent.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("frames have text keys and finite numbers")
    }

    /// Parses a frame, in one pass where its kind comes first, as this crate writes it. (The derived code for tagged
    /// enums cannot parse raw JSON inside them.)
    ///
    /// # Errors
    /// If the text is not a frame.
    pub fn from_json(text: &str) -> Result<Self, serde_json::Error> {
        #[derive(Deserialize)]
        struct Tag {
            frame: Kind,
        }
        let read = |kind| {
            let mut reader = serde_json::Deserializer::from_str(text);
            let frame = reader.deserialize_map(Reader { kind })?;
            reader.end().map(|()| frame)
        };
        read(None).or_else(|_| {
            let Tag { frame } = serde_json::from_str(text)?;
            read(Some(frame))
        })
    }
}

/// The kind of a frame.
#[derive(Clone, Copy)]
enum Kind {
    Snapshot,
    Update,
    Undo,
    Present,
    Chat,
    Options,
    Rematch,
    Bot,
    Notice,
    Alive,
}

kernel::words!(Kind { Snapshot = "snapshot", Update = "update", Undo = "undo", Present = "present", Chat = "chat", Options = "options", Rematch = "rematch", Bot = "bot", Notice = "notice", Alive = "alive" });

/// Reads a frame of a known kind, or one whose kind comes first.
struct Reader {
    kind: Option<Kind>,
}

impl<'de> Visitor<'de> for Reader {
    type Value = Frame;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a frame")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Frame, M::Error> {
        let kind = match self.kind {
            Some(kind) => kind,
            None if map.next_key::<String>()?.as_deref() == Some("frame") => map.next_value()?,
            None => return Err(M::Error::custom("its kind does not come first")),
        };
        let content = MapAccessDeserializer::new(map);
        Ok(match kind {
            Kind::Snapshot => Frame::Snapshot(Deserialize::deserialize(content)?),
            Kind::Update => Frame::Update(Deserialize::deserialize(content)?),
            Kind::Undo => Frame::Undo(Deserialize::deserialize(content)?),
            Kind::Present => Frame::Present(Deserialize::deserialize(content)?),
            Kind::Chat => Frame::Chat(Deserialize::deserialize(content)?),
            Kind::Rematch => Frame::Rematch(Deserialize::deserialize(content)?),
            Kind::Options => Frame::Options(Deserialize::deserialize(content)?),
            Kind::Notice => Frame::Notice(Deserialize::deserialize(content)?),
            Kind::Bot => Frame::Bot(Deserialize::deserialize(content)?),
            Kind::Alive => IgnoredAny::deserialize(content).map(|_| Frame::Alive)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kind_may_stand_anywhere() {
        for text in [
            r#"{"frame":"update","version":3,"awaiting":"over","seen":[]}"#,
            r#"{"version":3,"awaiting":"over","seen":[],"frame":"update"}"#,
        ] {
            let read = Frame::from_json(text);
            assert!(matches!(&read, Ok(Frame::Update(update)) if update.version == 3), "{read:?}");
        }
        assert!(matches!(Frame::from_json(r#"{"frame":"alive"}"#), Ok(Frame::Alive)));
        assert!(matches!(Frame::from_json(r#"{"more":[1],"frame":"alive","else":{}}"#), Ok(Frame::Alive)));
    }

    #[test]
    fn what_is_no_frame_is_refused() {
        let texts =
            ["", "3", "[]", "{}", r#"{"frame":"other"}"#, r#"{"frame":"alive"} {}"#, r#"{"frame":"alive""#];
        for text in texts.iter().chain(&[r#"{"frame":"update","version":3}"#, r#"{"version":3}"#]) {
            assert!(Frame::from_json(text).is_err(), "{text}");
        }
    }
}

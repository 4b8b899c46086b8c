//! The messages between a server and its clients: the envelopes, versions and refusals, and the only place where
//! messages have a serialised form. The content of an envelope (views, effects) is made and redacted by the rules; the
//! protocol passes it on as JSON without parsing it.
//!
//! `docs/protocol/wire.md` describes the protocol.
//!
//! ```
//! use protocol::{MoveRequest, Seat};
//!
//! let read = |text: &str| serde_json::from_str::<MoveRequest>(text);
//! let request = read(r#"{"key": "6f1c-1", "seat": 0, "version": 15, "action": "take 2"}"#)?;
//! assert_eq!((request.seat, request.version), (Seat(0), 15));
//! // A field that does not exist is refused, so that a misspelt one does not go unnoticed.
//! assert!(read(r#"{"key": "6f1c-1", "seat": 0, "version": 15, "action": "take 2", "sure": true}"#).is_err());
//! # Ok::<(), serde_json::Error>(())
//! ```

mod chat;
mod course;
mod frame;
mod guests;
mod limits;
mod moves;
mod offer;
mod refusal;
mod setup;
mod shown;

pub use chat::{ChatLine, Room, Said, SayRequest};
pub use course::{Course, PointGain, PointOrigin};
pub use frame::{Chat, Frame, Notice, OptionsNews, Rematch, UndoNews, Update};
pub use guests::GuestRequest;
pub use kernel::{Seat, Viewer};
pub use limits::*;
pub use moves::{LegalActions, MoveRequest, Moved, UndoRequest, UndoWish, UndoWord};
pub use offer::{Exclusion, GameInfo, OptionInfo, OptionKind, OptionPlace, Players};
pub use refusal::{Refusal, RefusalKind};
pub use serde_json::value::RawValue;
pub use setup::{Created, NewSeat, NewTable, OpenGame, Order, SeatRequest, StartRequest, TableOptions};
pub use shown::{
    About, Awaiting, BotNews, MyTables, OpenTable, Presence, RemoveTables, SeatInfo, Seen, Snapshot, Stall,
    Step, TableSummary, ViewAt, bot_number,
};

/// Returns whether a mark that is seldom set is left out.
fn is_false(mark: &bool) -> bool {
    !mark
}

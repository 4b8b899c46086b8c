//! Messages in the reader's language: Fluent messages by name, with plural forms, and with pieces, players and cards
//! kept separate from the words so that each shell draws them in its own way.
//!
//! ```
//! use text::{Texts, Value};
//!
//! let texts = Texts::english_for_lobby(&[]);
//! assert_eq!(texts.format("spectators-count", &[("spectators", Value::Number(1))]), "1 spectator");
//! assert_eq!(texts.format("spectators-count", &[("spectators", Value::Number(2))]), "2 spectators");
//! ```
//!
//! The crate reads no files. English is the fallback for what another language lacks; a program that fetches the others
//! as text when they are needed, as the browser client does, contains English only.

mod error;
mod language;
mod part;
mod texts;

pub use error::TextError;
pub use language::{Language, LobbyWords, Pages, Sources, Words};
pub use part::{Names, Part, SeatNumbers, Value, plain};
pub use texts::Texts;

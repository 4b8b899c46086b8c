//! Puts what the program has to say into the reader's language: Fluent messages by name, with plural forms,
//! and with pieces, players and cards kept apart from the words so that each shell draws them its own way.
//!
//! ```
//! use text::{Texts, Value, plain};
//!
//! let texts = Texts::english();
//! let parts = texts.parts("splendor-log-took", &[("player", Value::Seat(kernel::Seat(1))),
//!     ("gems", Value::Pieces { set: "gem", letters: "wbg" })], &text::SeatNumbers);
//! assert_eq!(plain(&parts), "Player 2 took wbg");
//! ```
//!
//! The crate reads no files. English stands behind every other language for whatever that one lacks; a program
//! that fetches the others as text when they are asked for, as the browser does, carries English alone.

mod error;
mod language;
mod part;
mod rules;
mod texts;

pub use error::TextError;
pub use language::{GAMES, GameSources, Language, Sources};
pub use part::{Names, Part, SeatNumbers, Value, plain};
pub use rules::{Section, sections};
pub use texts::Texts;

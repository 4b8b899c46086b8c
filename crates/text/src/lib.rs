//! Puts what the program has to say into the reader's language: Fluent messages by name, with plural forms,
//! and with pieces, players and cards kept apart from the words so that each shell draws them its own way.
//!
//! ```
//! use text::{Texts, Value, plain};
//!
//! let texts = Texts::english();
//! let parts = texts.parts("splendor-log-took", &[("player", Value::Seat(kernel::Seat(1))),
//!     ("gems", Value::Pieces("wbg"))], &text::SeatNumbers);
//! assert_eq!(plain(&parts), "Player 2 took wbg");
//! ```
//!
//! The crate reads no files and knows no game: other languages come in as text, and English, which is built
//! in, stands behind them for whatever they lack.

mod error;
mod part;
mod texts;

pub use error::TextError;
pub use part::{Names, Part, SeatNumbers, Value, plain};
pub use texts::{CLI, SPLENDOR, TABLE, Texts};

//! The prepared turn of the player who is to act, from clicks to an action, without a screen.
//!
//! A tray is created from that player's view. Clicks on pieces build up one action. Everything else follows from the
//! rules and the selection: which pieces are legal, which are lit, which are selected, what the action would do, and why something
//! cannot be done. Nothing is stored twice. The client draws the state of the tray and sends the action that it
//! [confirms](Turn::confirm).
//!
//! Each game has its own tray in its own folder. [`Turn`] is their common interface, and [`AnyTurn`] the same interface
//! with texts, for a client that does not depend on the game. The properties that every tray must have are among the
//! laws of games (`crates/laws`).
//!
//! ```
//! use tray::Turn;
//!
//! /// Clicks pieces as a player does, and returns whether the prepared turn can then be confirmed.
//! fn is_ready<T: Turn>(turn: &mut T, pieces: &[T::Piece]) -> bool {
//!     pieces.iter().all(|piece| turn.click(*piece)) && turn.confirm().is_some()
//! }
//! ```

mod any;
mod turn;
mod why;

pub use any::{AnyTurn, Missing};
pub use turn::{Turn, Use, own_turn};
pub use why::WhyNot;

//! From clicks to an action: the prepared turn of the player who is to act, without a screen.
//!
//! A tray is made from what that player may see. Clicking pieces builds up one action; what is lit, what is
//! selected, what the action would do and why something cannot be done all follow from the rules and the
//! selection, and nothing is kept twice. The client draws what the tray says and sends what it
//! [confirms](Turn::confirm).
//!
//! Each game has its own tray in its own folder; [`Turn`] is what all of them can do, and [`AnyTurn`] the same for a
//! client that does not want to know which game it holds. [`laws`] says what every tray must keep, for the games' tests.

mod any;
pub mod laws;
mod turn;
mod why;

pub use any::{AnyTurn, Missing};
pub use turn::{Turn, Use, own_turn};
pub use why::WhyNot;

//! What the search wants to know of each game: which actions are worth looking at, and how well the seats
//! stand. One module per game; what they share is the use that is made of a plan. No rule is written here twice: it
//! asks the rules crates.

mod chance;
mod duel;
mod planner;
mod splendor;

#[doc(hidden)]
pub use planner::Counted;
pub use planner::{Planned, Planner, greedy, master};

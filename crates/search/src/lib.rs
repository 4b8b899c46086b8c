//! Opponents for any game: information-set Monte Carlo tree search and what it needs.
//!
//! A bot is typed on what its seat may see, a [`Seen`]: no bot can cheat. Nothing here knows a particular
//! game; what a search needs to know of one comes in through [`Evaluator`], most simply from a plan, [`Planned`].

mod bot;
mod evaluator;
pub mod fit;
mod ismcts;
mod planner;
mod random;
mod rng;
mod tree;
mod worth;

pub use bot::{Bot, Seen, rng_for};
pub use evaluator::{Evaluator, worth_of_places};
pub use ismcts::{Ismcts, Line};
pub use planner::{Counted, Planned, Planner, greedy, master};
pub use random::RandomBot;
pub use rng::Rng;
pub use worth::{Weights, chances};

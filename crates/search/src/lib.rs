//! Bots for any game: information-set Monte Carlo tree search and what it needs.
//!
//! A bot gets only what its seat may see, a [`Seen`], so no bot can cheat. Nothing here knows a particular game; a
//! game's knowledge comes in through an [`Evaluator`], most simply from a plan, [`Planned`].
//!
//! ```
//! # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../kernel/tests/nim/mod.rs")); }
//! # use {kernel::{SEATS_MAX, Seat}, nim::{Nim, Stones}, search::Planned};
//! # struct NimPlan;
//! # impl Planned for NimPlan {
//! #     type Game = Nim;
//! #     fn consider(game: &Nim, mut each: impl FnMut(Stones, f32)) {
//! #         let leaves_three = |taken: u8| f32::from((game.heap.unwrap() - taken) % 3 == 0);
//! #         game.legal_actions(|action| each(action, leaves_three(action.0)));
//! #     }
//! #     fn standing(_: &Nim) -> [f32; SEATS_MAX] { [0.5; SEATS_MAX] }
//! #     fn nearness(_: &Nim, _: Seat) -> f32 { 0.0 }
//! # }
//! use kernel::{Game, Quiet, Viewer};
//! use search::{Seen, greedy, master};
//!
//! // Nim: each player takes one or two stones of a heap; the last stone wins.
//! let mut game = Nim::new(&"nim".parse()?);
//! game.resolve("8".parse()?, &mut Quiet);
//!
//! // A bot gets its seat's view. It plays well if it leaves a multiple of three.
//! let view = game.view(Viewer::Seat(Seat(0)));
//! let seen = Seen::of(&view);
//! assert_eq!(greedy::<NimPlan>(7).choose(seen), Stones(2));
//! assert_eq!(master::<NimPlan>(500, 7).choose(seen), Stones(2));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod advice;
mod beginner;
mod bot;
mod evaluator;
pub mod fit;
mod ismcts;
mod learned;
mod planner;
mod random;
mod rng;
mod tree;
mod weighted;

pub use advice::{Advice, Considered, Estimate};
pub use beginner::{Slips, beginner};
pub use bot::{Bot, Seen, rng_for};
pub use evaluator::{Evaluator, Worth};
pub use ismcts::Ismcts;
pub use learned::{Judge, Judgement, Learned};
pub use planner::{Counted, Planned, Planner, greedy, master, master_by};
pub use random::RandomBot;
pub use rng::Rng;
pub use weighted::{Weights, shares};

//! The laws that every game must keep, as a suite that runs on any [`Game`]: the enumerated actions are the legal ones,
//! a log replays, pieces are conserved, hidden information stays hidden, and something can always be done.
//!
//! A game describes itself as a [`Subject`]; each law is a function that returns the first breach it finds, so
//! that negative controls can see that a law is able to fail.
//!
//! ```
//! # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../kernel/tests/nim/mod.rs")); }
//! # use nim::{Nim, Setup, Stones};
//! use kernel::Draw;
//! use laws::{Subject, every_state};
//!
//! // Nim: each player takes one or two stones of a heap of at most nine.
//! let mut subject: Subject<Nim> = Subject {
//!     setups: vec!["nim".parse()?],
//!     conserved: |_| Ok(()),
//!     arbitrary: |_, dice| Stones(dice.below(5) as u8),
//!     decisions_max: 9,
//!     gains: |_, _| {},
//! };
//! subject.keeps_the_laws(20);
//! subject.replays(20);
//!
//! // A piece that is missing is found.
//! subject.conserved = |game| if game.heap == Some(1) { Err("a stone is lost".into()) } else { Ok(()) };
//! let breaches = (0..20).filter_map(|seed| every_state(&subject, &Setup(2), seed).err());
//! assert!(breaches.map(|breach| breach.law).any(|law| law == 3));
//! # Ok::<(), kernel::SetupError>(())
//! ```

pub mod bots;
mod chance;
mod coverage;
mod drawn;
mod fold;
mod fuzz;
mod gains;
mod missing;
pub mod observation;
mod pairs;
mod perft;
mod play;
mod position;
mod specimen;
mod states;
mod suite;
mod told;
pub mod trays;
pub mod words;

use std::fmt;

use kernel::{Gain, Game};

pub use chance::Dice;
pub use coverage::{Coverage, readings_are_marked};
pub use fold::fold;
pub use fuzz::{
    Asked, Bytes, dealt, enumeration_is_check, fuzz_time, reads_back, spoil_the_view, spoil_values,
    spoiled_views,
};
pub use missing::notices_what_is_missing;
pub use pairs::{Pair, pair_of_truths, two_truths};
pub use perft::perft;
pub use play::play_out;
pub use position::{after, check, legal, legal_like};
pub use specimen::{Hidden, Specimen, Suite, Tested, open_to_all};
pub use states::{every_state, replay, totals};
pub use suite::each_once;
pub use told::told;

/// The description of a game that the suite needs.
pub struct Subject<G: Game> {
    /// Every kind of set-up: player counts, modules.
    pub setups: Vec<G::Setup>,
    /// Checks that all pieces are there, each in one place only.
    pub conserved: fn(&G) -> Result<(), String>,
    /// Returns any action that the type can express, legal or not; most are close to legal ones.
    pub arbitrary: fn(&G, &mut Dice) -> G::Action,
    /// The maximum number of decisions of a uniformly random game under the suite's seeds.
    pub decisions_max: u32,
    /// Calls a function with every change of points by an effect, and of other counts that win.
    pub gains: fn(&G::Effect, &mut dyn FnMut(Gain)),
}

/// The breach of a law, with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breach {
    /// The law's number in `ARCHITECTURE.md`.
    pub law: u8,
    /// The observation that breaks the law.
    pub what: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "law {}: {}", self.law, self.what)
    }
}

pub(crate) fn breach<T>(law: u8, what: impl Into<String>) -> Result<T, Breach> {
    Err(Breach { law, what: what.into() })
}

/// Fails with `what` unless the law holds.
pub(crate) fn hold(law: u8, holds: bool, what: impl FnOnce() -> String) -> Result<(), Breach> {
    if holds { Ok(()) } else { breach(law, what()) }
}

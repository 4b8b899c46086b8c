//! Whole tables under one seed: the room, its store, people with browsers and everything that can go wrong between
//! them. Messages are late, lost, doubled and overtake each other; the store refuses, or stores and says that it did
//! not; the server dies at any moment; slow lines are cut. One number decides all of it, so that what went wrong can be
//! seen again.
//!
//! [`run`] plays one such evening to its end and says what was promised and not kept.
//!
//! ```
//! use sim::{Disk, run};
//!
//! let report = run(games::REGISTRY, 7, Disk::Honest)?;
//! assert!(report.granted > 0 && report.version > 0);
//! # Ok::<(), sim::Broken>(())
//! ```

mod client;
mod odd;
mod server_side;
mod witness;
mod world;

pub use world::{Disk, Report, run};

/// A promise of the server that was not kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken(pub String);

impl std::fmt::Display for Broken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Broken {}

/// Says that a promise was not kept, unless it was.
pub(crate) fn kept(kept: bool, broken: impl FnOnce() -> String) -> Result<(), Broken> {
    if kept { Ok(()) } else { Err(Broken(broken())) }
}

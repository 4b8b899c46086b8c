//! Simulates whole tables from one seed: the room, its store, people with browsers and every failure between them.
//! Messages are late, lost, duplicated and reordered; the store refuses, or stores and reports a failure; the server
//! crashes at any moment; slow connections are closed. The seed determines everything, so that a failure can be
//! repeated.
//!
//! [`run`] simulates one table until its game is over, and reports the first promise of the server that was not kept.
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

/// Returns an error with this text unless the promise was kept.
pub(crate) fn kept(kept: bool, broken: impl FnOnce() -> String) -> Result<(), Broken> {
    if kept { Ok(()) } else { Err(Broken(broken())) }
}

//! Splendor for tests in a real browser: a player who clicks its pieces, and positions with something to choose.

pub mod player;
pub mod position;

use anyhow::{Result, anyhow};
use catalog::{Entry, Registry, Session};

static ENTRIES: [&dyn Entry; 1] = [&splendor_play::ENTRY];

/// Replays a game file of Splendor.
///
/// # Errors
/// If a line is invalid; the error names the first one and the reason.
pub fn load(log: &str) -> Result<Box<dyn Session>> {
    Registry::new(&ENTRIES).load(log).map_err(|error| anyhow!("{error}"))
}

//! The people at the tables of these tests, and what only players of Splendor do.

use anyhow::Result;
use browser::Stage;
use splendor::{Action, View};

pub use browser::person::*;

use super::mouse::Splendor;

/// A player of Splendor.
pub type Player = PlayerOf<Splendor>;

/// Sets up a table of Splendor in the lobby, by mouse; each seat is [`PERSON`] or a bot's level.
pub async fn sit_down(stage: &Stage, seats: &[&str]) -> Result<()> {
    sit_in_lobby(stage, "splendor", seats).await?;
    stage.wait_for("#table").await?;
    Ok(())
}

/// Returns the view of the seat that is to act at this screen.
pub async fn view(stage: &Stage) -> Result<View> {
    seen(stage).await
}

/// Clicks an action of Splendor together, without confirming it.
pub async fn prepare(stage: &Stage, action: Action) -> Result<()> {
    prepare_in::<Splendor>(stage, action).await
}

/// Makes a move of Splendor and waits until the page shows it.
pub async fn make(stage: &Stage, action: Action) -> Result<()> {
    make_in::<Splendor>(stage, action).await
}

//! Positions of Splendor with something to choose.

use anyhow::Result;
use browser::Stage;
use browser::person::{my_turn, open_file, uncover};
use browser::position::game_file_of;
use splendor::{Action, Splendor};

/// Returns the file of a game of Splendor in which `wanted` is true.
///
/// # Errors
/// If no game comes to such a position.
pub fn game_file(players: u8, wanted: impl Fn(&Splendor) -> bool) -> Result<String> {
    let buys = |action| matches!(action, Action::Buy { .. });
    game_file_of(&format!("splendor players={players}"), buys, wanted)
}

/// Returns the file of a game for two with these modules in which `wanted` is true.
///
/// # Errors
/// If no game comes to such a position.
pub fn game_file_with(modules: &str, wanted: impl Fn(&Splendor) -> bool) -> Result<String> {
    let buys = |action| matches!(action, Action::Buy { .. });
    game_file_of(&format!("splendor players=2 modules={modules}"), buys, wanted)
}

/// Opens a table with modules in which `wanted` is true, with people in both seats.
///
/// # Errors
/// If no game comes to such a position, or the page does not show the table in time.
pub async fn lay_with(stage: &Stage, modules: &str, wanted: impl Fn(&Splendor) -> bool) -> Result<()> {
    open_file(stage, &game_file_with(modules, wanted)?).await?;
    my_turn(stage).await?;
    uncover(stage).await?;
    Ok(())
}

/// Opens a table in which `wanted` is true, with people in every seat.
///
/// # Errors
/// If no game comes to such a position, or the page does not show the table in time.
pub async fn lay(stage: &Stage, players: u8, wanted: impl Fn(&Splendor) -> bool) -> Result<()> {
    open_file(stage, &game_file(players, wanted)?).await?;
    my_turn(stage).await?;
    uncover(stage).await?;
    Ok(())
}

//! Positions of Splendor with something to choose.

use anyhow::Result;
use browser::Stage;
use splendor::{Action, Splendor};

pub use browser::position::{first_lines, game_file_of, seat_around};

pub use super::player::open_file;
use super::player::{my_turn, uncover};

/// Returns the file of a game of Splendor in which `wanted` is true.
pub fn game_file(players: u8, wanted: impl Fn(&Splendor) -> bool) -> Result<String> {
    let buys = |action| matches!(action, Action::Buy { .. });
    game_file_of(&format!("splendor players={players}"), buys, wanted)
}

/// The same with modules.
pub fn game_file_with(modules: &str, wanted: impl Fn(&Splendor) -> bool) -> Result<String> {
    let buys = |action| matches!(action, Action::Buy { .. });
    game_file_of(&format!("splendor players=2 modules={modules}"), buys, wanted)
}

/// Opens a table with modules in which `wanted` is true, with people in both seats.
pub async fn lay_with(stage: &Stage, modules: &str, wanted: impl Fn(&Splendor) -> bool) -> Result<()> {
    open_file(stage, &game_file_with(modules, wanted)?).await?;
    my_turn(stage).await?;
    uncover(stage).await?;
    Ok(())
}

/// Opens a table in which `wanted` is true, with people in every seat.
pub async fn lay(stage: &Stage, players: u8, wanted: impl Fn(&Splendor) -> bool) -> Result<()> {
    open_file(stage, &game_file(players, wanted)?).await?;
    my_turn(stage).await?;
    uncover(stage).await?;
    Ok(())
}

//! Positions with something to choose, found by playing at random and brought to the page as a game file.

use anyhow::{Context, Result, bail};
use browser::Stage;
use browser::thirtyfour::By;
use kernel::{Awaiting, Draw, Game, Quiet};
use splendor::{Action, Splendor};

use super::player::{my_turn, uncover};

/// A small generator (splitmix64): the same positions every time.
struct Chance(u64);

impl Draw for Chance {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % u64::from(n)) as u32
    }
}

/// The file of a game of two that stands where `wanted` is true.
fn game_file(wanted: impl Fn(&Splendor) -> bool) -> Result<String> {
    for seed in 0..20_000 {
        let mut chance = Chance(seed);
        let mut game = Splendor::new(&"splendor players=2".parse()?);
        let mut inputs = Vec::new();
        while game.awaiting() != Awaiting::Over && inputs.len() < 400 {
            if let Awaiting::Chance(_) = game.awaiting() {
                let outcome = game.draw(&mut chance);
                game.resolve(outcome, &mut Quiet);
                inputs.push((true, outcome.to_string()));
                continue;
            }
            if wanted(&game) {
                return written(&inputs);
            }
            let action = some_action(&game, &mut chance);
            game.play(action, &mut Quiet);
            inputs.push((false, action.to_string()));
        }
    }
    bail!("no game comes to such a position")
}

/// The first of a few random actions that buys, so that bonuses gather; else the last of them.
fn some_action(game: &Splendor, chance: &mut Chance) -> Action {
    let mut action = game.nth_action(0);
    for _ in 0..4 {
        action = game.nth_action(chance.below(game.action_count()));
        if matches!(action, Action::Buy { .. }) {
            break;
        }
    }
    action
}

fn written(inputs: &[(bool, String)]) -> Result<String> {
    let mut session = catalog::open("splendor players=2").map_err(|error| anyhow::anyhow!("{error}"))?;
    for (chance, input) in inputs {
        let taken = if *chance { session.resolve(input) } else { session.play(input) };
        taken.map_err(|refused| anyhow::anyhow!("{input}: {}", refused.why))?;
    }
    Ok(session.log())
}

/// Opens a file of a game in the lobby.
pub async fn open_file(stage: &Stage, log: &str) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("game.cab");
    std::fs::write(&path, log)?;
    stage.go("/").await?;
    stage.wait_for("#lobby").await?;
    let input = stage.web().find(By::Css("[data-act='open']")).await.context("no place to open a file")?;
    input.send_keys(path.to_string_lossy().as_ref()).await?;
    stage.wait_for("#table").await?;
    Ok(())
}

/// Lays a table that stands where `wanted` is true, two people before it.
pub async fn lay(stage: &Stage, wanted: impl Fn(&Splendor) -> bool) -> Result<()> {
    open_file(stage, &game_file(wanted)?).await?;
    my_turn(stage).await?;
    uncover(stage).await?;
    Ok(())
}

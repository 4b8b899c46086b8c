//! The page around the game: it fits the screen, in both themes, at every moment of the log.

use anyhow::Result;
use browser::page::ground;
use browser::{Motion, Stage, Theme};

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn day_and_night_change_places_and_stay() -> Result<()> {
    let stage = Stage::open().await?;
    stage.go("/").await?;
    stage.wait_for("#lobby").await?;
    let night = settled(&stage, "").await?;
    stage.click("[data-act='settings']").await?;
    stage.click("[data-act='theme-light']").await?;
    stage.wait_for("html[data-theme='light']").await?;
    let day = settled(&stage, &night).await?;
    stage.go("/").await?;
    stage.wait_for("html[data-theme='light'] #lobby").await?;
    until_ground(&stage, &day).await?;

    // As the system has it: the system's change is followed.
    stage.click("[data-act='settings']").await?;
    stage.click("[data-act='theme-auto']").await?;
    stage.wait_for("html[data-theme='auto']").await?;
    until_ground(&stage, &night).await?;
    stage.prefer(Theme::Light, Motion::Reduced).await?;
    until_ground(&stage, &day).await?;
    stage.close().await
}

/// Waits until the background differs from `before` and does not change any more.
async fn settled(stage: &Stage, before: &str) -> Result<String> {
    let look = async || Ok(ground(stage).await?.filter(|ground| ground != before));
    stage.wait_until("another ground", look).await
}

async fn until_ground(stage: &Stage, wanted: &str) -> Result<()> {
    let look = async || Ok(ground(stage).await?.filter(|ground| ground == wanted).map(|_| ()));
    stage.wait_until(&format!("the ground {wanted}"), look).await
}

//! The table of each game in every language at every size: full, with something to choose, and at its end; and the
//! lobby. Each scene is looked at in every window; languages and themes take turns.

use anyhow::Result;
use browser::contrast::faint;
use browser::language::speak;
use browser::lobby::set_up;
use browser::page::{at_rest, is_drawn, none};
use browser::scene::{every_scene, obstacles};
use browser::windows::in_turn;
use browser::words::faults_of_words;
use browser::{Motion, Size, Stage};
use text::Language;

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn every_choice_and_end_of_splendor_fits_in_every_language() -> Result<()> {
    none(every_scene("splendor").await?);
    Ok(())
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn every_choice_and_end_of_duel_fits_in_every_language() -> Result<()> {
    none(every_scene("duel").await?);
    Ok(())
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn every_choice_and_end_of_other_games_fits_in_every_language() -> Result<()> {
    let others =
        games::names().into_iter().filter(|game| !["splendor", "duel"].contains(game) && is_drawn(game));
    let mut all = Vec::new();
    for game in others {
        all.extend(every_scene(game).await?);
    }
    none(all);
    Ok(())
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn the_lobby_fits_in_every_language() -> Result<()> {
    let stage = Stage::open().await?;
    stage.go("/").await?;
    stage.wait_for("#lobby").await?;
    let mut all = Vec::new();
    for language in Language::ALL {
        speak(&stage, language).await?;
        for (number, game) in games::names().into_iter().filter(|game| is_drawn(game)).enumerate() {
            stage.resize(Size::DESKTOP).await?;
            set_up(&stage, game).await?;
            for ((name, size, _), theme) in in_turn(number, language) {
                stage.resize(size).await?;
                stage.prefer(theme, Motion::Reduced).await?;
                at_rest(&stage).await?;
                let mut found = faults_of_words(&stage).await?;
                found.extend(too_wide(&stage).await?);
                found.extend(obstacles(&stage, name).await?);
                found.extend(faint(&stage).await?);
                let scene = format!("lobby-{game}-{}-{name}-{theme:?}", language.tag());
                all.extend(stage.picture(&scene, found).await?);
            }
        }
    }
    none(all);
    stage.close().await
}

/// Returns whether one would have to scroll aside.
async fn too_wide(stage: &Stage) -> Result<Vec<String>> {
    let script = "return document.documentElement.scrollWidth > innerWidth
        ? [`the page is ${document.documentElement.scrollWidth} wide`] : []";
    Ok(stage.web().execute(script, Vec::new()).await?.convert()?)
}

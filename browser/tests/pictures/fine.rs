//! Small things that people notice: names that are whole, changes that stand apart, nothing that shines in vain.

use anyhow::Result;
use browser::language::speak;
use browser::lobby::set_up;
use browser::page::{at_rest, none};
use browser::person::{PERSON, my_turn, sit_in_lobby};
use browser::windows::longest_and_another;
use browser::words::BROKEN_NAMES;
use browser::{Size, Stage};

async fn faults(stage: &Stage, script: &str) -> Result<Vec<String>> {
    Ok(stage.web().execute(script, Vec::new()).await?.convert()?)
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn the_name_of_somebody_without_one_is_whole() -> Result<()> {
    let stage = Stage::open().await?;
    let tables = [("splendor", 2), ("alhambra", 2), ("duel", 2), ("splendor", 4), ("alhambra", 6)];
    for (number, (game, players)) in tables.into_iter().enumerate() {
        stage.resize(Size::DESKTOP).await?;
        sit_in_lobby(&stage, game, &vec![PERSON; players]).await?;
        my_turn(&stage).await?;
        for language in longest_and_another(number) {
            stage.resize(Size::DESKTOP).await?;
            speak(&stage, language).await?;
            my_turn(&stage).await?;
            for size in [Size::DESKTOP, Size::PHONE, Size::ON_ITS_SIDE] {
                stage.resize(size).await?;
                at_rest(&stage).await?;
                stage
                    .screenshot(&format!("nameless-{game}-{players}-{}-{}", language.tag(), size.width))
                    .await?;
                none(faults(&stage, BROKEN_NAMES).await?);
            }
        }
    }
    stage.close().await
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn the_form_for_the_most_players_needs_no_scrolling() -> Result<()> {
    let stage = Stage::open().await?;
    let high = "const high = document.documentElement.scrollHeight; return high > innerHeight ? [`the page is ${high} high`] : []";
    stage.go("/").await?;
    set_up(&stage, "alhambra").await?;
    stage.click("[data-players='6']").await?;
    at_rest(&stage).await?;
    stage.screenshot("lobby-six").await?;
    none(faults(&stage, high).await?);
    set_up(&stage, "splendor").await?;
    stage.click("[data-players='4']").await?;
    for module in ["cities", "posts"] {
        stage.click(&format!("[data-option='modules'] input[data-value='{module}']")).await?;
    }
    at_rest(&stage).await?;
    stage.screenshot("lobby-mix").await?;
    none(faults(&stage, high).await?);
    stage.close().await
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn a_page_without_rules_has_one_brand_and_needs_no_scrolling() -> Result<()> {
    let stage = Stage::open().await?;
    stage.go("/rules/chess").await?;
    stage.wait_for("#nothing-here [role='alert']").await?;
    let script = "const brands = document.querySelectorAll('.brand').length, high = document.documentElement.scrollHeight;
        return [brands === 1 ? '' : `${brands} brands`, high > innerHeight ? `the page is ${high} high` : ''].filter(fault => fault)";
    for size in [Size::DESKTOP, Size::PHONE] {
        stage.resize(size).await?;
        at_rest(&stage).await?;
        none(faults(&stage, script).await?);
    }
    stage.close().await
}

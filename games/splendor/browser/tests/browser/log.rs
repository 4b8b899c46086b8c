//! The page around the game: it fits the screen, in both themes, at every moment of the log.

use anyhow::{Context, Result};
use browser::Stage;
use browser::page::{at_rest, none, pictures};
use browser::person::{PERSON, click, my_turn, open_file, press, standing, uncover, words};
use browser::position::first_lines;
use browser::thirtyfour::{By, Key};
use splendor::Gem;
use splendor_browser::player::{Player, sit_down};
use splendor_play::tray::Piece;

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn every_entry_of_the_log_can_be_stepped_to() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &[PERSON, PERSON]).await?;
    let mut player = Player::new(5);
    let mut versions = Vec::new();
    for _ in 0..5 {
        player.act(&stage).await?;
        uncover(&stage).await?;
        versions.push(stage.version().await?);
    }
    let now = standing(&stage).await?.context("a table")?;
    for version in &versions[..3] {
        stage.click(&format!("[data-step='{version}']")).await?;
        stage.wait_for(&format!("#table[data-past='{version}']")).await?;
        stage.wait_for(".banner").await?;
    }
    let said = words(&stage, ".banner").await?;
    assert!(said.contains("Move 3 of 5"), "{said}");
    none(pictures(&stage, "past").await?);
    // The pieces there are history: they can be looked at and not played with.
    click(&stage, Piece::Bank(Gem::Red)).await?;
    assert!(stage.web().find_all(By::Css(".pile.selected")).await?.is_empty());
    press(&stage, "[").await?;
    stage.wait_for(&format!("#table[data-past='{}']", versions[1])).await?;
    press(&stage, "]").await?;
    stage.wait_for(&format!("#table[data-past='{}']", versions[2])).await?;
    // Within the log keys go to its first and its last entry.
    stage.click(&format!("[data-step='{}']", versions[1])).await?;
    stage.wait_for(&format!("#table[data-past='{}']", versions[1])).await?;
    press(&stage, Key::End + "").await?;
    stage.wait_for(&format!("[data-step='{}']:focus", versions[0])).await?;
    press(&stage, Key::Home + "").await?;
    stage.wait_for(&format!("[data-step='{}']:focus", versions[4])).await?;
    stage.wait_for(&format!("#table[data-past='{}']", versions[1])).await?;
    // The banner's button takes its leave, and the keyboard goes on with the turn.
    stage.click("[data-act='now']").await?;
    stage.wait_gone("#table[data-past]").await?;
    stage.wait_for(".tray:focus").await?;
    press(&stage, "[").await?;
    stage.wait_for("#table[data-past]").await?;
    press(&stage, Key::End + "").await?;
    stage.wait_gone("#table[data-past]").await?;
    assert_eq!(my_turn(&stage).await?, now);
    stage.close().await
}

/// Opens a game whose log has a little more than twenty entries, with the hand of whoever is to act in sight.
async fn lay_early() -> Result<Stage> {
    let stage = Stage::open().await?;
    let game = include_str!("../../../corpus/2p-outright.cab");
    open_file(&stage, &first_lines(game, 48)).await?;
    my_turn(&stage).await?;
    uncover(&stage).await?;
    Ok(stage)
}

/// The number of entries of the log, and the upper edge of the one that is remembered.
const READ: &str = "const entry = document.querySelector(`.entry [data-step='${window.step}']`);
    return [document.querySelectorAll('.entry').length, entry.getBoundingClientRect().top]";

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn an_entry_of_the_log_stays_where_it_is_read_while_moves_are_added() -> Result<()> {
    let stage = lay_early().await?;
    let remember = "const list = document.querySelector('.log ol');
        const entry = list.children[12];
        window.step = entry.querySelector('[data-step]').dataset.step;
        list.scrollTop = entry.offsetTop - list.offsetTop;";
    stage.web().execute(remember, Vec::new()).await?;
    at_rest(&stage).await?;
    let mut player = Player::new(15);
    let [few, before]: [f64; 2] = stage.web().execute(READ, Vec::new()).await?.convert()?;
    let mut many = few;
    while many < few + 14.0 {
        player.act(&stage).await?;
        at_rest(&stage).await?;
        let [entries, now]: [f64; 2] = stage.web().execute(READ, Vec::new()).await?.convert()?;
        assert!((now - before).abs() < 2.0, "with {entries} entries from {before} to {now}");
        many = entries;
    }
    stage.close().await
}

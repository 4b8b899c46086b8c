//! The map without sight and without a mouse: a grid and a list in words, and an enlarged map that stays in sight.

use alhambra::{Action, Change};
use alhambra_browser::{fountain, lay, legal};
use alhambra_play::tray::Mode;
use anyhow::Result;
use browser::Stage;
use browser::page::at_rest;
use browser::person::{my_turn, open_file, press, uncover};
use browser::position::first_lines;
use browser::thirtyfour::Key;

/// The width of a wall, as a share of its cell.
const WALL: f64 = 0.11;

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn the_mark_of_a_tile_of_alhambra_that_can_be_taken_is_clear_of_its_walls() -> Result<()> {
    let stage = Stage::open().await?;
    let is_removal = |action| matches!(action, Action::Redesign(_, Change::Remove));
    lay(&stage, "alhambra players=3", |tray, game| {
        tray.mode() == Mode::Nothing && legal(game, is_removal).is_some()
    })
    .await?;
    at_rest(&stage).await?;
    let margin = "const cell = document.querySelector('.cell.lit:not(.empty)'), mark = getComputedStyle(cell, '::before');
        return Math.min(parseFloat(mark.right), parseFloat(mark.bottom)) / cell.clientWidth";
    let margin: f64 = stage.web().execute(margin, Vec::new()).await?.convert()?;
    assert!(margin > WALL, "a wall is as wide as {WALL}, the mark begins at {margin}");
    stage.close().await
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn the_map_of_alhambra_stays_when_the_reserve_says_what_would_be() -> Result<()> {
    let stage = Stage::open().await?;
    // The reserve and the neutral player stand on one line, with hardly any room left.
    open_file(&stage, &first_lines(include_str!("../../../corpus/2-sides-outright.cab"), 112)).await?;
    my_turn(&stage).await?;
    uncover(&stage).await?;
    for larger in [false, true] {
        let text =
            format!("document.documentElement.dataset.text = '{}'", if larger { "larger" } else { "" });
        stage.web().execute(&text, Vec::new()).await?;
        at_rest(&stage).await?;
        let before = fountain(&stage).await?;
        stage.click(".cell.lit:not(.empty)").await?;
        stage.wait_for("[data-piece='reserve'] .effect").await?;
        at_rest(&stage).await?;
        assert_eq!(fountain(&stage).await?, before, "in larger text: {larger}");
        press(&stage, Key::Escape + "").await?;
        stage.wait_gone(".effect").await?;
    }
    stage.close().await
}

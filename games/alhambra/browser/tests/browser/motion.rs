//! What flies over the table: a tile leaves the cell where it lay, as large as that.

use alhambra::{Action, Change};
use anyhow::{Context, Result};
use browser::page::at_rest;
use browser::person::prepare_in;
use browser::{Motion, Stage, Theme};

use super::{ByMouse, lay, legal};

/// Makes the page remember the middle and the width of everything that flies, and returns those of all cells.
const WATCH: &str = "window.flown = [];
    new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node =>
        window.flown.push(['--x', '--y', '--width'].map(name => parseFloat(node.style.getPropertyValue(name))))
    ))).observe(document.querySelector('.flights'), { childList: true });
    return [...document.querySelectorAll('.cell:not(.empty)')].map(cell => cell.getBoundingClientRect())
        .map(cell => [cell.left + cell.width / 2, cell.top + cell.height / 2, cell.width]);";

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn a_tile_that_leaves_a_board_of_alhambra_flies_from_its_cell() -> Result<()> {
    let stage = Stage::open().await?;
    stage.prefer(Theme::Dark, Motion::Full).await?;
    let removes = |action| matches!(action, Action::Redesign(_, Change::Remove));
    let (_, game) = lay(&stage, "alhambra players=3", |_, game| legal(game, removes).is_some()).await?;
    let removal = legal(&game, removes).context("a removal")?;
    prepare_in::<ByMouse>(&stage, removal).await?;
    at_rest(&stage).await?;
    let cells: Vec<[f64; 3]> = stage.web().execute(WATCH, Vec::new()).await?.convert()?;
    stage.click("[data-act='confirm']:enabled").await?;
    let flown = async || {
        let flown: Vec<[f64; 3]> = stage.web().execute("return window.flown", Vec::new()).await?.convert()?;
        Ok(flown.first().copied())
    };
    let flight = stage.wait_until("a tile that flies", flown).await?;
    let is_near =
        |cell: &&[f64; 3]| cell.iter().zip(flight).all(|(cell, flight)| (cell - flight).abs() < 2.0);
    cells.iter().find(is_near).with_context(|| format!("{flight:?} is none of {cells:?}"))?;
    stage.close().await
}

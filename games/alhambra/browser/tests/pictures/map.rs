//! The map without sight and without a mouse: a grid and a list in words, and an enlarged map that stays in sight.

use alhambra_browser::fountain;
use anyhow::Result;
use browser::Stage;
use browser::page::at_rest;
use browser::person::{my_turn, open_file, press, uncover};
use browser::position::first_lines;
use browser::thirtyfour::Key;

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
        stage.click(".cell.legal:not(.empty)").await?;
        stage.wait_for("[data-piece='reserve'] .effect").await?;
        at_rest(&stage).await?;
        assert_eq!(fountain(&stage).await?, before, "in larger text: {larger}");
        press(&stage, Key::Escape + "").await?;
        stage.wait_gone(".effect").await?;
    }
    stage.close().await
}

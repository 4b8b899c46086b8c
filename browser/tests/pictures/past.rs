//! The past of a game: the table and the log are whole, and the entry of the moment is seen.

use anyhow::{Context, Result};
use browser::late::sit_late;
use browser::page::{apart_from_height, at_rest, faults_of_layout, is_drawn, none};
use browser::person::{my_turn, open_file, past, press, uncover};
use browser::position::first_lines;
use browser::thirtyfour::Key;
use browser::{Size, Stage};

/// Returns what is wrong with the log in the past: it keeps its panel, each entry its line, and the one of the moment is seen.
const LOG: &str = "const log = document.querySelector('.log'), list = log.querySelector('ol'), faults = [];
    const [panel, box] = [log, list].map(element => element.getBoundingClientRect());
    // A list may have room for the rings of its entries.
    if (box.left < panel.left - 12 || box.right > panel.right + 12 || box.top < panel.top || box.bottom > panel.bottom + 12)
        faults.push(`the entries leave their panel: ${JSON.stringify([panel, box])}`);
    const entries = [...list.children].map(entry => entry.getBoundingClientRect());
    if (entries.some((entry, at) => at && entry.top < entries[at - 1].bottom - 1)) faults.push('entries lie beside each other');
    const current = list.querySelector('.current')?.getBoundingClientRect();
    if (!current || current.bottom > box.bottom + 1 || current.top < box.top - 1) faults.push('the current entry is not seen');
    return faults;";

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn the_past_of_every_game_leaves_table_and_log_whole() -> Result<()> {
    let stage = Stage::open().await?;
    let mut faults = Vec::new();
    for game in games::names().into_iter().filter(|game| is_drawn(game)) {
        let players = *games::named(game).context("a game")?.about().seats.start();
        stage.resize(Size::DESKTOP).await?;
        if !sit_late(&stage, game, players, false).await? {
            continue;
        }
        for (window, size) in [("desktop", Size::DESKTOP), ("phone", Size::PHONE)] {
            stage.resize(size).await?;
            let before = past(&stage).await?;
            press(&stage, "[").await?;
            let look = async || Ok((past(&stage).await? != before).then_some(()));
            stage.wait_until("the move before", look).await?;
            at_rest(&stage).await?;
            let mut found = faults_of_layout(&stage).await?;
            if size.phone {
                stage.click("[data-act='log']").await?;
                stage.wait_for(".log.open").await?;
                at_rest(&stage).await?;
            }
            stage.screenshot(&format!("past-{game}-{window}")).await?;
            found.extend(stage.web().execute(LOG, Vec::new()).await?.convert::<Vec<String>>()?);
            faults.extend(found.into_iter().map(|fault| format!("{game}, {window}: {fault}")));
        }
        // Nothing lies over its button.
        stage.click("[data-act='close-log']").await?;
    }
    none(apart_from_height(faults));
    stage.close().await
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn the_entry_of_the_log_that_has_the_focus_is_seen() -> Result<()> {
    let stage = Stage::open().await?;
    let game = include_str!("../../../games/splendor/corpus/2p-outright.cab");
    open_file(&stage, &first_lines(game, 48)).await?;
    my_turn(&stage).await?;
    uncover(&stage).await?;
    let log = stage.wait_for(".log ol").await?;
    stage
        .web()
        .execute("document.querySelector('.entry button[tabindex=\"0\"]').focus()", Vec::new())
        .await?;
    let mut seen = Vec::new();
    for _ in 0..3 {
        press(&stage, Key::Down + "").await?;
        at_rest(&stage).await?;
        let picture = log.screenshot_as_png().await?;
        assert!(!seen.contains(&picture), "a step of the focus changes nothing that is seen");
        seen.push(picture);
    }
    stage.close().await
}

//! The replay: any move, playing by itself, and every viewer's view once the game is over.

use anyhow::{Context, Result};
use browser::Stage;
use browser::page::{none, pictures};
use browser::person::{my_turn, open_file, past, press, standing, words};
use browser::thirtyfour::{By, Key};

const GAME: &str = include_str!("../../../games/splendor/corpus/2p-outright.cab");

async fn until_said(stage: &Stage, wanted: &str) -> Result<()> {
    let look = async || Ok(words(stage, ".moment .said").await?.starts_with(wanted).then_some(()));
    stage.wait_until(wanted, look).await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_finished_game_is_looked_through_from_end_to_end() -> Result<()> {
    let stage = Stage::open().await?;
    open_file(&stage, GAME).await?;
    my_turn(&stage).await?;
    let last = stage.version().await?;

    // With the keyboard from the result to the replay and back: it is never sent to the beginning of the page.
    stage.wait_for("[data-result]:focus").await?;
    press(&stage, Key::Tab + Key::Enter).await?;
    stage.wait_for("[data-act='show-result']:focus").await?;
    press(&stage, Key::Enter + "").await?;
    stage.wait_for("[data-result]:focus").await?;
    press(&stage, Key::Escape + "").await?;
    stage.wait_for("[data-act='show-result']:focus").await?;
    press(&stage, Key::Enter + "").await?;
    stage.wait_for("[data-result]:focus").await?;
    stage.click("[data-act='look-through']").await?;
    until_said(&stage, "Move 0 of").await?;
    stage.wait_for(".banner [data-act='replay-play']:focus").await?;
    press(&stage, Key::Escape + "").await?;
    stage.wait_for("[data-result]:focus").await?;

    stage.click("[data-act='look-through']").await?;
    until_said(&stage, "Move 0 of").await?;
    none(pictures(&stage, "replay").await?);
    let start = past(&stage).await?.context("the beginning is shown")?;
    assert!(start < last / 2, "{start} of {last}");

    // Step by step, with buttons and keys; a step too far back stays at the beginning.
    stage.click("[data-act='replay-on']").await?;
    until_said(&stage, "Move 1 of").await?;
    press(&stage, "]").await?;
    until_said(&stage, "Move 2 of").await?;
    press(&stage, "[[[[").await?;
    until_said(&stage, "Move 0 of").await?;

    // The line is a slider: keys and pointer go to any move, and it has a mark for each purchase.
    let line = stage.wait_for("[data-act='scrub']").await?;
    line.send_keys(Key::Right + Key::Right + Key::Right).await?;
    until_said(&stage, "Move 3 of").await?;
    assert_eq!(
        line.attr("aria-valuetext").await?.as_deref().map(|said| said.starts_with("Move 3 of")),
        Some(true)
    );
    let bought = GAME.lines().filter(|line| line.starts_with('B')).count();
    let marks = stage.web().find_all(By::Css(".marks rect")).await?.len();
    assert!(bought > 0 && marks >= bought, "{marks} marks for {bought} purchases");

    // By itself, at four times the speed, until it is stopped.
    for _ in 0..2 {
        stage.click("[data-act='replay-speed']").await?;
    }
    stage.click("[data-act='replay-play']").await?;
    until_said(&stage, "Move 5 of").await?;
    press(&stage, "p").await?;
    let stopped = words(&stage, ".moment .said").await?;
    tokio::time::sleep(std::time::Duration::from_millis(900)).await;
    assert_eq!(words(&stage, ".moment .said").await?, stopped);

    // In the other player's eyes: what they hold lies at the lower edge, and nothing of it is covered any more.
    stage.wait_for(".mine[data-panel='0']").await?;
    stage.click("[data-act='eyes']").await?;
    stage.click("[data-act='eyes'] option[value='1']").await?;
    stage.wait_for(".mine[data-panel='1']").await?;
    stage.wait_for(".opponent[data-panel='0']").await?;
    assert_eq!(words(&stage, ".moment .said").await?, stopped);

    // Away from there, though the list of eyes has the focus; the driver leaves it open, and the first key closes it.
    press(&stage, Key::Escape + Key::Escape).await?;
    stage.wait_gone("#table[data-past]").await?;
    stage.click("[data-act='look-through']").await?;
    until_said(&stage, "Move 0 of").await?;

    // To the end: that is the table as it stands, with its result.
    stage.click("[data-act='now']").await?;
    stage.wait_gone("#table[data-past]").await?;
    assert!(standing(&stage).await?.context("a table")?.over());
    stage.wait_for("[data-result]").await?;
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

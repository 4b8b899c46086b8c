//! The replay: any move, playing by itself, and every viewer's view once the game is over.

use anyhow::{Context, Result};
use browser::thirtyfour::{By, Key};
use browser::{Size, Stage};

use super::page::{apart_from_height, at_rest, faults_of_layout, is_drawn, none, pictures};
use super::player::{Player, my_turn, press, standing, uncover, words};
use super::position::{first_lines, open_file};
use super::sizes::sit_late;

const GAME: &str = include_str!("../../../games/splendor/corpus/2p-outright.cab");

/// Returns the version of the earlier moment that is shown, if any.
async fn past(stage: &Stage) -> Result<Option<u64>> {
    let shown = stage.wait_for("#table").await?.attr("data-past").await?;
    Ok(shown.and_then(|version| version.parse().ok()))
}

async fn until_said(stage: &Stage, wanted: &str) -> Result<()> {
    let look = async || Ok(words(stage, ".moment .said").await?.starts_with(wanted).then_some(()));
    stage.wait_until(wanted, look).await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
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
#[ignore = "drives a real browser: cargo xtask browser"]
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

/// Opens a game whose log has a little more than twenty entries, with the hand of whoever is to act in sight.
async fn lay_early() -> Result<Stage> {
    let stage = Stage::open().await?;
    open_file(&stage, &first_lines(GAME, 48)).await?;
    my_turn(&stage).await?;
    uncover(&stage).await?;
    Ok(stage)
}

/// The number of entries of the log, and the upper edge of the one that is remembered.
const READ: &str = "const entry = document.querySelector(`.entry [data-step='${window.step}']`);
    return [document.querySelectorAll('.entry').length, entry.getBoundingClientRect().top]";

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
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

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn the_entry_of_the_log_that_has_the_focus_is_seen() -> Result<()> {
    let stage = lay_early().await?;
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

//! The largest table of Alhambra, for a quiet machine: the time in which it is drawn anew for a move on a processor that is
//! slowed down (`cargo xtask soak redraws`), and the wait between one's own turns (`cargo xtask soak waits`).

use std::io::Write as _;
use std::time::Duration;

use alhambra_browser::{ByMouse, Player, sit_down, sit_late};
use anyhow::Result;
use browser::page::at_rest;
use browser::person::{PERSON, my_turn, prepare_in, seen};
use browser::{Motion, Stage, Theme};
use serde_json::json;

/// Counts the versions that are drawn, and keeps the time of each frame that takes more than 50 ms as the browser reports
/// it: from the beginning of its first task until it is painted, in milliseconds.
const TIME_FRAMES: &str = "[window.versions, window.frames] = [0, []];
    new PerformanceObserver(list => window.frames.push(...list.getEntries().map(frame => frame.duration))).observe({ type: 'long-animation-frame' });
    new MutationObserver(() => { window.versions += 1; }).observe(document.querySelector('#table'), { attributeFilter: ['data-version'] });";

/// The factor by which the processor for which the bound is meant is slower than this machine's.
const SLOWER: f64 = 4.0;

/// The time within which such a processor draws a move, in milliseconds.
const REDRAWN: f64 = 100.0;

/// For so many moves one frame may take longer, such as that of a scoring round, which changes a fourth of the table.
const ONE_SLOW_IN: usize = 10;

/// Prints the times by the clock of frames, on a processor that is slowed down, and compares them with the bound. Bots of
/// level `greedy` take no time to think, which they would take from the page on the same machine.
#[tokio::test]
#[ignore = "measures in a real browser: cargo xtask soak redraws"]
async fn a_table_of_six_of_alhambra_is_measured_on_a_slow_processor() -> Result<()> {
    // As people see it: with all drawings, and with pieces that fly.
    let stage = Stage::open().await?;
    stage.prefer(Theme::Dark, Motion::Full).await?;
    let stage = sit_late(stage).await?;
    at_rest(&stage).await?;
    stage.web().cdp().send_raw("Emulation.setCPUThrottlingRate", json!({ "rate": SLOWER })).await?;
    stage.web().execute(TIME_FRAMES, Vec::new()).await?;
    let mut player = Player::new(56);
    for _ in 0..4 {
        my_turn(&stage).await?;
        let action = player.decide(&seen(&stage).await?);
        prepare_in::<ByMouse>(&stage, action).await?;
        stage.tap("[data-act='confirm']:enabled, [data-act='pass']:enabled").await?;
        // Nothing is asked meanwhile, which would take the page's time.
        tokio::time::sleep(Duration::from_secs(12)).await;
    }
    let told = "return [window.versions, window.frames]";
    let (moves, mut long): (usize, Vec<f64>) = stage.web().execute(told, Vec::new()).await?.convert()?;
    long.sort_by(f64::total_cmp);
    report(&format!(
        "alhambra: {SLOWER} times slower, {moves} moves, frames of more than 50 ms: {long:.0?}\n"
    ));
    let slow = long.iter().filter(|&&time| time > REDRAWN).count();
    assert!(
        moves > 10 && slow * ONE_SLOW_IN <= moves,
        "{slow} frames of {moves} moves take more than {REDRAWN} ms"
    );
    stage.close().await
}

/// Keeps how long it is not the turn of the player at this screen, in milliseconds, and whether a scoring card was shown
/// meanwhile.
const TIME_WAITS: &str = "window.waits = [];
    let since = null, scored = false;
    setInterval(() => {
        const mine = document.querySelector('.bar .turn.yours'), now = performance.now();
        scored ||= Boolean(document.querySelector('.flight.shown'));
        if (mine && since !== null && now - since > 50) window.waits.push([now - since, scored]);
        if (mine) [since, scored] = [null, false];
        else since ??= now;
    }, 5);";

/// The longest wait between own turns that half of them may exceed, in milliseconds; rounds of scoring are not counted.
const WAIT: f64 = 4_000.0;

/// Prints the waits at normal speed, with bots that take no time to think.
#[tokio::test]
#[ignore = "measures in a real browser: cargo xtask soak waits"]
async fn the_wait_between_own_turns_of_alhambra_is_measured() -> Result<()> {
    let stage = Stage::open().await?;
    stage.prefer(Theme::Dark, Motion::Full).await?;
    sit_down(&stage, &[PERSON, "greedy", "greedy", "greedy", "greedy", "greedy"]).await?;
    my_turn(&stage).await?;
    stage.web().execute(TIME_WAITS, Vec::new()).await?;
    let mut player = Player::new(57);
    for _ in 0..30 {
        let now = my_turn(&stage).await?;
        if now.over() {
            break;
        }
        stage.wait_for(".bar .turn.yours").await?;
        let action = player.decide(&seen(&stage).await?);
        prepare_in::<ByMouse>(&stage, action).await?;
        stage.tap("[data-act='confirm']:enabled, [data-act='pass']:enabled").await?;
        stage.wait_for_version(now.version + 1).await?;
    }
    let waits: Vec<(f64, bool)> = stage.web().execute("return window.waits", Vec::new()).await?.convert()?;
    let mut plain: Vec<f64> = waits.iter().filter(|(_, scored)| !scored).map(|(wait, _)| *wait).collect();
    plain.sort_by(f64::total_cmp);
    let median = plain[plain.len() / 2];
    report(&format!("alhambra: waits in ms: {plain:.0?}, median {median:.0}; all: {waits:.0?}\n"));
    assert!(plain.len() > 5 && median <= WAIT, "{median} ms");
    stage.close().await
}

/// Prints figures on the standard error itself, which the test runner does not swallow.
fn report(figures: &str) {
    _ = std::io::stderr().write_all(figures.as_bytes());
}

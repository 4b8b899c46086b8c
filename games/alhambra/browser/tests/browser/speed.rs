//! The parts that are drawn anew for a move at the largest table: counted in every run, and timed on a quiet machine.

use std::io::Write as _;
use std::time::Duration;

use alhambra_browser::{ByMouse, Player};
use anyhow::Result;
use browser::page::at_rest;
use browser::person::{my_turn, prepare_in, seen};
use browser::position::seat_around;
use browser::{Motion, Stage, Theme};
use protocol::NewSeat;
use serde_json::json;

/// Counts the messages of the server.
const COUNT_MESSAGES: &str = "window.messages = 0;
    const Line = window.WebSocket;
    window.WebSocket = class extends Line {
        constructor(...address) {
            super(...address);
            this.addEventListener('message', () => { window.messages += 1; });
        }
    };";
/// Counts the versions that are drawn, and keeps the time of each frame that takes more than 50 ms as the browser reports
/// it: from the beginning of its first task until it is painted, in milliseconds.
const TIME_FRAMES: &str = "[window.versions, window.frames] = [0, []];
    new PerformanceObserver(list => window.frames.push(...list.getEntries().map(frame => frame.duration))).observe({ type: 'long-animation-frame' });
    new MutationObserver(() => { window.versions += 1; }).observe(document.querySelector('#table'), { attributeFilter: ['data-version'] });";
/// The variable with which the time by the clock is measured, with the processor slowed down: for a quiet machine, and
/// no part of a run of all tests.
const SLOWED: &str = "CABOCHON_SLOWED";
/// The factor by which the processor for which the bound is meant is slower than this machine's.
const SLOWER: f64 = 4.0;
/// The time within which such a processor draws a move, in milliseconds.
const REDRAWN: f64 = 100.0;
/// For so many moves one frame may take longer, such as that of a scoring round, which changes a fourth of the table.
const ONE_SLOW_IN: usize = 10;

/// Counts the elements and texts of the table that are added, removed or changed.
const COUNT_CHANGES: &str = "window.changed = 0;
    const size = node => 1 + (node.querySelectorAll?.('*').length ?? 0);
    const changes = record => [...record.addedNodes, ...record.removedNodes].reduce((sum, node) => sum + size(node), 0) || 1;
    new MutationObserver(records => { window.changed += records.reduce((sum, record) => sum + changes(record), 0); })
        .observe(document.querySelector('#table'), { subtree: true, childList: true, attributes: true, characterData: true });
    return document.querySelectorAll('#table *').length";
/// At most one in so many of the table's elements is drawn anew for a move: a scoring round among the moves of a turn takes
/// nearly a fourth.
const ONE_IN: f64 = 3.0;

/// Opens the page of a table late in a game, with the boards grown, where five bots of some level play with a person.
async fn sit_late(stage: Stage, level: &str) -> Result<Stage> {
    let hook = json!({ "source": COUNT_MESSAGES });
    stage.web().cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", hook).await?;
    let log = include_str!("../../../corpus/6-sides-outright.cab");
    let lines: Vec<&str> = log.lines().filter(|line| !line.starts_with('#')).collect();
    let log = lines[..lines.len() * 3 / 5].join("\n") + "\n";
    let bot = || NewSeat::Bot { level: level.into() };
    let person = NewSeat::Human { name: "Mira".into() };
    let seats: Vec<NewSeat> = std::iter::once(person).chain(std::iter::repeat_with(bot).take(5)).collect();
    seat_around(&stage, &log, &seats).await?;
    my_turn(&stage).await?;
    Ok(stage)
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_table_of_six_of_alhambra_draws_only_what_a_move_changes() -> Result<()> {
    let stage = sit_late(Stage::open().await?, "greedy").await?;
    let all: f64 = stage.web().execute(COUNT_CHANGES, Vec::new()).await?.convert()?;
    let mut player = Player::new(56);
    let mut turns = Vec::new();
    while turns.len() < 8 && !my_turn(&stage).await?.over() {
        let action = player.decide(&seen(&stage).await?);
        prepare_in::<ByMouse>(&stage, action).await?;
        stage.web().execute("window.messages = window.changed = 0", Vec::new()).await?;
        stage.tap("[data-act='confirm']:enabled, [data-act='pass']:enabled").await?;
        my_turn(&stage).await?;
        let counted = "return [window.changed, window.messages]";
        let [changed, messages]: [f64; 2] = stage.web().execute(counted, Vec::new()).await?.convert()?;
        turns.push(changed / messages.max(1.0));
    }
    report(&format!("alhambra: of {all} elements of a table of six a move changes {turns:.0?}\n"));
    assert!(turns.len() > 4 && turns.iter().all(|changed| changed * ONE_IN < all), "{turns:.0?} of {all}");
    stage.close().await
}

/// Prints the times by the clock of frames, on a processor that is slowed down, and compares them with the bound. Bots of
/// level `greedy` take no time to think, which they would take from the page on the same machine.
#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_table_of_six_of_alhambra_is_measured_on_a_slow_processor() -> Result<()> {
    if std::env::var_os(SLOWED).is_none() {
        return Ok(());
    }
    // As people see it: with all drawings, and with pieces that fly.
    let stage = Stage::open().await?;
    stage.prefer(Theme::Dark, Motion::Full).await?;
    let stage = sit_late(stage, "greedy").await?;
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

/// Prints figures on the standard error itself, which the test runner does not swallow.
fn report(figures: &str) {
    _ = std::io::stderr().write_all(figures.as_bytes());
}

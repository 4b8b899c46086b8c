//! The parts that are drawn anew for a move at the largest table.

use std::io::Write as _;

use alhambra_browser::{ByMouse, Player, sit_late};
use anyhow::Result;
use browser::Stage;
use browser::person::{my_turn, prepare_in, seen};

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

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_table_of_six_of_alhambra_draws_only_what_a_move_changes() -> Result<()> {
    let stage = sit_late(Stage::open().await?).await?;
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

/// Prints figures on the standard error itself, which the test runner does not swallow.
fn report(figures: &str) {
    _ = std::io::stderr().write_all(figures.as_bytes());
}

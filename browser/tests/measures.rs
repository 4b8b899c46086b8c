//! The sizes of the first loads of the released client, compressed with Brotli: all files but the typeface, for which
//! nothing waits. `cargo xtask soak sizes` builds the client as it is released, and prints and checks them.

use std::fmt::Write as _;
use std::io::Write as _;

use anyhow::Result;
use browser::Stage;
use browser::lobby::{go_to_table, loaded};

/// The most bytes that may be loaded until the lobby is shown.
const LOBBY: u64 = 350_000;
/// The most bytes that may be loaded until a board is shown to somebody who goes straight to its table.
const BOARD: u64 = 480_000;
/// The share by which a first load may be above its budget, in per cent.
const TOLERANCE: u64 = 5;

/// Prints what was loaded, the largest first, on the standard error itself, which the test runner does not swallow.
/// Returns what is wrong with it.
fn weigh(what: &str, mut loaded: Vec<(String, u64)>, budget: u64) -> Option<String> {
    let total: u64 = loaded.iter().map(|(_, bytes)| bytes).sum();
    let mut lines = format!("{what}: {total} of {budget} bytes\n");
    loaded.sort_by_key(|(_, bytes)| std::cmp::Reverse(*bytes));
    for (address, bytes) in loaded {
        _ = writeln!(lines, "{bytes:>9}  {}", address.rsplit('/').next().unwrap_or_default());
    }
    _ = std::io::stderr().write_all(lines.as_bytes());
    (total * 100 > budget * (100 + TOLERANCE)).then(|| format!("{what} takes {total} of {budget} bytes"))
}

#[tokio::test]
#[ignore = "weighs the released client in a real browser: cargo xtask soak sizes"]
async fn first_loads_keep_to_their_budgets() -> Result<()> {
    let stage = Stage::open().await?;
    stage.save_data().await?;
    stage.go("/").await?;
    stage.wait_for("#lobby").await?;
    stage.wait_gone(".my-tables [aria-busy]").await?;
    let mut faults = Vec::new();
    faults.extend(weigh("the lobby", loaded(&stage).await?, LOBBY));
    stage.close().await?;
    for game in games::RELEASED.list() {
        let stage = Stage::open().await?;
        go_to_table(&stage, game, "").await?;
        faults.extend(weigh(
            &format!("a first board of {}", game.about().name),
            loaded(&stage).await?,
            BOARD,
        ));
        stage.close().await?;
    }
    assert!(faults.is_empty(), "{faults:#?}");
    Ok(())
}

//! Tables of Splendor Duel in windows at random.

use anyhow::Result;
use browser::fit::Fit;
use browser::page::none;

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn tables_of_duel_fit_windows_at_random() -> Result<()> {
    let fit = Fit { game: "duel", own: ".own-side .heap.own", is_whole: |_| true };
    none(fit.faults().await?);
    Ok(())
}

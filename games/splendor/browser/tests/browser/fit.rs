//! Tables of Splendor in windows at random.

use anyhow::Result;
use browser::fit::Fit;
use browser::page::none;

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn tables_of_splendor_fit_windows_at_random() -> Result<()> {
    let fit = Fit { game: "splendor", own: ".mine .heap.own", is_whole: |setup| !setup.contains("modules=") };
    none(fit.faults().await?);
    Ok(())
}

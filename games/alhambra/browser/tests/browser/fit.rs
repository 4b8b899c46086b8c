//! Tables of Alhambra in windows at random.

use anyhow::Result;
use browser::fit::Fit;
use browser::page::none;

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn tables_of_alhambra_fit_windows_at_random() -> Result<()> {
    let fit = Fit { game: "alhambra", own: ".mine .identity", is_whole: |_| false };
    none(fit.faults().await?);
    Ok(())
}

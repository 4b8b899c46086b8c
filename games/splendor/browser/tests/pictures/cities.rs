//! The strip of cities in every window.

use anyhow::Result;
use browser::Stage;
use browser::page::at_rest;
use browser::person::open_file;
use browser::windows::WINDOWS;

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn whoever_has_a_city_has_a_mark_among_the_nearest_cities_in_every_window() -> Result<()> {
    let stage = Stage::open().await?;
    open_file(&stage, include_str!("../../../corpus/cities-strongholds-posts-orient-4p-outright.cab"))
        .await?;
    stage.wait_for("[data-result]").await?;
    // Whether the list is shown, and whether a mark is.
    let script = "const list = document.querySelector('.nearest');
        return [list?.checkVisibility() ?? false, [...list?.querySelectorAll('li b .icon') ?? []].some(mark => mark.getBoundingClientRect().width > 0)];";
    let mut listed = 0;
    for (name, size, _) in WINDOWS {
        stage.resize(size).await?;
        at_rest(&stage).await?;
        let (shown, marked): (bool, bool) = stage.web().execute(script, Vec::new()).await?.convert()?;
        assert!(marked || !shown, "{name}");
        listed += usize::from(shown);
    }
    assert!(listed > 1, "the list is shown in {listed} windows");
    stage.close().await
}

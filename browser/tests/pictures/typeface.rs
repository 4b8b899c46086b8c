//! The typeface: its files are loaded by script, within their size, and its figures are of one width.

use anyhow::Result;
use browser::Stage;

/// The most bytes that all files of the typeface may take. They are not part of the first load: nothing waits for them.
const MOST_OF_TYPE: u64 = 70_000;

fn is_font(address: &str) -> bool {
    address.ends_with(".woff2")
}

/// Returns which files of the typeface were loaded, by script, once all that the page wants are there.
async fn fonts(stage: &Stage) -> Result<Vec<String>> {
    let ready = "const done = arguments[0]; document.fonts.ready.then(() => done(null));";
    stage.web().execute_async(ready, Vec::new()).await?;
    let names =
        stage.loaded().await?.into_iter().map(|(address, _)| address).filter(|address| is_font(address));
    let script = |name: String| {
        name.rsplit("noto-sans-").next()?.rsplit_once('-').map(|(script, _)| script.to_owned())
    };
    let mut scripts: Vec<String> = names.filter_map(script).collect();
    scripts.sort();
    Ok(scripts)
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn the_typeface_is_loaded_by_script_and_its_figures_are_of_one_width() -> Result<()> {
    let stage = Stage::open().await?;
    stage.go("/").await?;
    stage.wait_for("#lobby").await?;
    assert_eq!(fonts(&stage).await?, ["latin"]);
    let widths = "const line = document.querySelector('#lobby').appendChild(document.createElement('span'));
        return [...'0123456789'].map(figure => { line.textContent = figure.repeat(20); return line.offsetWidth; })";
    let widths: Vec<u64> = stage.web().execute(widths, Vec::new()).await?.convert()?;
    assert!(widths[0] > 0 && widths.iter().all(|width| *width == widths[0]), "{widths:?}");

    stage.click("[data-act='settings']").await?;
    stage.click("[data-act='ru']").await?;
    stage.wait_for("html[lang='ru']").await?;
    stage
        .wait_until("the letters", async || Ok((fonts(&stage).await? == ["cyrillic", "latin"]).then_some(())))
        .await?;
    let type_: u64 =
        stage.loaded().await?.iter().filter(|(address, _)| is_font(address)).map(|(_, bytes)| bytes).sum();
    assert!(type_ > 0 && type_ <= MOST_OF_TYPE, "the typeface takes {type_} bytes");
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

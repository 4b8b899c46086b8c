//! Parts of the client that do not come, come late, or are those of another version.

use anyhow::Result;
use browser::thirtyfour::By;
use browser::{PATIENCE, Stage};
use serde_json::{Value, json};

/// Lets the test say what becomes of the files whose names match: `refuse` answers 503, `hold` waits.
const GATE: &str = "const real = window.fetch;
    window.gate = JSON.parse(sessionStorage.gate ?? '{}');
    const opens = () => new Promise(done => { const look = () => window.gate.hold ? setTimeout(look, 20) : done(); look(); });
    window.fetch = async (what, ...more) => {
        const name = String(what?.url ?? what);
        if (window.gate.refuse && name.includes(window.gate.refuse)) return new Response('', { status: 503 });
        if (window.gate.hold && name.includes(window.gate.hold)) await opens();
        return real(what, ...more);
    };";
/// Whether the page asked what its server hands out now.
const ASKED: &str = "asked => {
    const pages = performance.getEntriesByType('resource').filter(entry => new URL(entry.name).pathname === '/');
    return pages.length >= asked ? pages.length : null;
}";

async fn gated() -> Result<Stage> {
    let stage = Stage::open().await?;
    stage.web().cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", json!({ "source": GATE })).await?;
    stage.go("/").await?;
    stage.wait_for("#lobby").await?;
    Ok(stage)
}

async fn run(stage: &Stage, script: &str) -> Result<Value> {
    Ok(stage.web().execute(script, Vec::new()).await?.json().clone())
}

/// Has the page take itself for an older one, and marks it, so that it is known again.
async fn make_older(stage: &Stage) -> Result<()> {
    run(stage, "document.querySelector('meta[name=version]').content = 'older'; window.marked = true;")
        .await?;
    Ok(())
}

async fn is_marked(stage: &Stage) -> Result<bool> {
    Ok(run(stage, "return window.marked === true").await? == json!(true))
}

async fn wait_for_another_page(stage: &Stage) -> Result<()> {
    let another = async || Ok((!is_marked(stage).await?).then_some(()));
    stage.wait_until("the page to be loaded anew", another).await
}

/// Waits until the page has asked so often, and has had the time to act on the answer.
async fn wait_for_asking(stage: &Stage, times: u32) -> Result<()> {
    stage.wait_to_see("the page to ask for the version", ASKED, &[json!(times)]).await?;
    let later = "const done = arguments[0]; setTimeout(done, 300)";
    stage.web().execute_async(later, Vec::new()).await?;
    Ok(())
}

/// Shows the page again, as after looking at another one.
async fn look_again(stage: &Stage) -> Result<()> {
    run(stage, "document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))").await?;
    Ok(())
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn a_part_that_is_refused_is_announced_and_can_be_tried_again() -> Result<()> {
    for refused in ["/splendor-", "/table-", "/shared-", "/locales/en/splendor.ftl"] {
        let stage = gated().await?;
        run(&stage, &format!("window.gate.refuse = '{refused}'")).await?;
        stage.tap("[data-act='play']").await?;
        let said = stage.wait_for("#nothing-here [role='alert']").await?.text().await?;
        assert!(said.contains("could not be loaded"), "{said}");
        assert!(stage.web().find(By::Css("#nothing-here a.button")).await?.is_displayed().await?);
        run(&stage, "window.before = document.getElementById('nothing-here')").await?;
        stage.tap("[data-act='again']").await?;
        let anew = "() => { const now = document.getElementById('nothing-here'); return now && now !== window.before || null; }";
        stage.wait_to_see("another refusal", anew, &[]).await?;
        run(&stage, "window.gate.refuse = ''").await?;
        stage.tap("[data-act='again']").await?;
        stage.wait_for("#table").await?;
        stage.close().await?;
    }
    Ok(())
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn a_style_sheet_that_does_not_come_is_tried_again() -> Result<()> {
    let stage = gated().await?;
    stage.web().cdp().send_raw("Network.enable", json!({})).await?;
    stage.web().cdp().send_raw("Network.setBlockedURLs", json!({ "urls": ["*/splendor-*.css"] })).await?;
    stage.tap("[data-act='play']").await?;
    stage.wait_for("#nothing-here [role='alert']").await?;
    stage.web().cdp().send_raw("Network.setBlockedURLs", json!({ "urls": [] })).await?;
    stage.tap("[data-act='again']").await?;
    stage.wait_for("#table").await?;
    let rules = "return document.querySelector('link[data-part=splendor]').sheet.cssRules.length";
    assert!(run(&stage, rules).await?.as_u64() > Some(10));
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn a_table_whose_parts_are_on_their_way_can_be_left() -> Result<()> {
    let stage = gated().await?;
    run(&stage, "window.gate.hold = '/splendor-'").await?;
    stage.tap("[data-act='play']").await?;
    let said = stage.wait_for("#loading [role='status']").await?.text().await?;
    assert!(said.contains("Loading"), "{said}");
    stage.tap("#loading a.button").await?;
    stage.wait_for("#lobby").await?;
    run(&stage, "window.gate.hold = ''").await?;
    // What was on its way changes nothing here, and serves the next table.
    stage.wait_for(".my-tables [data-table] a").await?;
    assert!(stage.web().find_all(By::Css("#table")).await?.is_empty());
    stage.tap(".my-tables [data-table] a").await?;
    stage.wait_for("#table").await?;
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn one_game_after_the_other_wears_its_own_style_sheet() -> Result<()> {
    const WORN: &str = "return [...document.querySelectorAll('link[data-part]')].filter(link => link.sheet).map(link => link.dataset.part)";
    let stage = gated().await?;
    for game in ["splendor", "duel", "splendor"] {
        stage.tap(&format!("[data-choose='{game}']")).await?;
        stage.wait_for(&format!("[data-choose='{game}'][aria-pressed='true']")).await?;
        stage.tap("[data-act='play']").await?;
        stage.wait_for(&format!("#table[data-game='{game}']")).await?;
        assert_eq!(run(&stage, WORN).await?, json!([game]));
        stage.tap(".bar .brand").await?;
        stage.wait_for("#lobby").await?;
    }
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn an_open_page_is_loaded_anew_once_after_an_upgrade() -> Result<()> {
    let mut stage = gated().await?;
    stage.tap("[data-act='play']").await?;
    stage.wait_for("#table").await?;
    make_older(&stage).await?;
    stage.server.restart()?;
    wait_for_another_page(&stage).await?;
    stage.wait_for("#table").await?;

    // As if what comes were older still: once is enough for this version.
    make_older(&stage).await?;
    stage.server.restart()?;
    wait_for_asking(&stage, 1).await?;
    assert!(is_marked(&stage).await?, "the page was loaded anew a second time");
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn a_part_of_another_version_brings_the_page_of_that_version() -> Result<()> {
    let stage = gated().await?;
    make_older(&stage).await?;
    run(&stage, "window.gate.refuse = '/splendor-'").await?;
    stage.tap("[data-act='play']").await?;
    wait_for_another_page(&stage).await?;
    stage.wait_for("#table").await?;
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn what_is_prepared_or_typed_is_not_lost_to_an_upgrade() -> Result<()> {
    let stage = gated().await?;
    make_older(&stage).await?;
    let name = stage.wait_for("input.name").await?;
    name.send_keys("Ada").await?;
    look_again(&stage).await?;
    wait_for_asking(&stage, 1).await?;
    assert!(is_marked(&stage).await?, "the name that was typed is gone");
    // Where it was typed is left: now nothing is lost.
    stage.tap("[data-act='play']").await?;
    wait_for_another_page(&stage).await?;
    stage.wait_for("#table").await?;

    run(&stage, "sessionStorage.clear()").await?;
    make_older(&stage).await?;
    stage.wait_for("#table[data-awaiting='seat'][data-doing='nothing']").await?;
    stage.tap("[data-piece='bank-w']").await?;
    stage.wait_for("#table[data-doing='taking']").await?;
    look_again(&stage).await?;
    wait_for_asking(&stage, 1).await?;
    // Longer than the page waits between two looks.
    tokio::time::sleep(PATIENCE / 20).await;
    assert!(is_marked(&stage).await?, "what was prepared is gone");
    stage.tap("[data-act='clear']").await?;
    wait_for_another_page(&stage).await?;
    stage.close().await
}

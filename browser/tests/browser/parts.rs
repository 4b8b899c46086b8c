//! Parts of the client that do not come, come late, or are those of another version.

use anyhow::{Context, Result};
use browser::lobby::set_up;
use browser::thirtyfour::{By, Key};
use browser::{PATIENCE, Stage};
use serde_json::{Value, json};

/// Lets the test say what becomes of the files whose names match: `refuse` answers with the status `with`, or breaks the
/// line where there is none, and counts it in `refused`; `hold` waits. `replace` is a text and what stands in its place in
/// all that the page receives of a table.
const GATE: &str = "const real = window.fetch;
    window.gate = JSON.parse(sessionStorage.gate ?? '{}');
    const opens = () => new Promise(done => { const look = () => window.gate.hold ? setTimeout(look, 20) : done(); look(); });
    window.fetch = async (what, ...more) => {
        const name = String(what?.url ?? what);
        if (window.gate.refuse && name.includes(window.gate.refuse)) {
            window.gate.refused = (window.gate.refused ?? 0) + 1;
            if (!window.gate.with) throw new TypeError('the line broke');
            return new Response('', { status: window.gate.with });
        }
        if (window.gate.hold && name.includes(window.gate.hold)) await opens();
        const answer = await real(what, ...more);
        if (!window.gate.replace || !name.includes('/api/tables/')) return answer;
        return new Response(replaced(await answer.text()), { status: answer.status, headers: answer.headers });
    };
    const replaced = text => window.gate.replace ? text.replaceAll(...window.gate.replace) : text;
    const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data').get;
    Object.defineProperty(MessageEvent.prototype, 'data', { get() {
        const sent = data.call(this);
        return typeof sent === 'string' ? replaced(sent) : sent;
    } });";

/// Renames the first field of each view.
const UNREADABLE: [&str; 2] = ["\"view\":{\"", "\"view\":{\"not-"];

/// Returns how often the page asked what its server hands out now, once that is often enough.
const ASKED: &str = "asked => {
    const pages = performance.getEntriesByType('resource').filter(entry => new URL(entry.name).pathname === '/');
    return pages.length >= asked ? pages.length : null;
}";

/// Has all that a stage loads go through the gate, and opens the lobby.
async fn gated(stage: Stage) -> Result<Stage> {
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

/// The names of the sheets that are applied.
const WORN: &str = "return [...document.querySelectorAll('link[data-part]')].filter(link => link.sheet).map(link => link.dataset.part)";

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_part_that_is_refused_is_announced_and_can_be_tried_again() -> Result<()> {
    let refusals = [
        ("/splendor-", 404),
        ("/table-", 404),
        ("/shared-", 503),
        ("/locales/en/splendor.ftl", 500),
        ("/splendor-", 0),
    ];
    for (refused, status) in refusals {
        let stage = gated(Stage::open().await?).await?;
        run(&stage, &format!("window.gate.refuse = '{refused}'; window.gate.with = {status}")).await?;
        stage.tap("[data-act='play']:enabled").await?;
        let said = stage.wait_for("#nothing-here [role='alert']").await?.text().await?;
        assert!(said.contains("could not be loaded"), "{said}");
        assert_eq!(stage.wait_for("#nothing-here h1").await?.text().await?, "This page did not load");
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

/// Waits for what stands in place of a part that did not come, within an element, and tries again once it comes.
async fn refused_then_sent(stage: &Stage, within: &str) -> Result<()> {
    let said = stage.wait_for(&format!("{within} [role='alert']")).await?.text().await?;
    assert!(said.contains("could not be loaded"), "{said}");
    run(stage, "window.gate.refuse = ''").await?;
    stage.tap(&format!("{within} [data-act='again']")).await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn the_lobby_the_waiting_room_and_the_settings_can_be_tried_again_too() -> Result<()> {
    let stage = gated(Stage::open().await?).await?;
    run(&stage, "sessionStorage.gate = JSON.stringify({ refuse: '/lobby-', with: 404 })").await?;
    stage.go("/").await?;
    refused_then_sent(&stage, "#nothing-here").await?;
    stage.wait_for("#lobby").await?;

    run(&stage, "window.gate.refuse = '/settings-'; window.gate.with = 503").await?;
    stage.click("[data-act='settings']").await?;
    refused_then_sent(&stage, ".settings").await?;
    stage.wait_for(".settings [data-act='larger']").await?;
    run(&stage, "window.gate.refuse = '/locales/ru/table.ftl'").await?;
    stage.click("[data-act='ru']").await?;
    refused_then_sent(&stage, ".settings").await?;
    stage.wait_for("html[lang='ru'] .settings").await?;
    stage.click("[data-act='en']").await?;
    stage.wait_for("html[lang='en'] .settings").await?;
    stage.web().active_element().await?.send_keys(Key::Escape + "").await?;
    stage.wait_gone(".settings").await?;

    run(&stage, "window.gate.refuse = '/rooms-'; window.gate.with = 0").await?;
    stage.tap("[data-act='with-friend']:enabled").await?;
    refused_then_sent(&stage, "#nothing-here").await?;
    stage.wait_for("#gather [data-act='link']").await?;
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_game_goes_on_without_its_sounds_which_are_asked_for_again() -> Result<()> {
    let stage = gated(Stage::open().await?).await?;
    run(&stage, "window.gate.refuse = '/sounds-'; window.gate.with = 404").await?;
    stage.tap("[data-act='play']:enabled").await?;
    for asked in 1..=2 {
        stage.wait_for("#table[data-awaiting='seat'][data-doing='nothing']").await?;
        for gem in ["w", "b", "g"] {
            stage.tap(&format!("[data-piece='bank-{gem}']")).await?;
        }
        stage.click("[data-act='confirm']:enabled").await?;
        let refused = "asked => window.gate.refused >= asked || null";
        stage.wait_to_see("the sounds to be asked for", refused, &[json!(asked)]).await?;
    }
    stage.wait_for("#table[data-awaiting='seat'][data-doing='nothing']").await?;
    assert!(stage.web().find_all(By::Css("[role='alert']")).await?.is_empty(), "nobody is told");
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_part_that_its_server_does_not_send_any_more_comes_once_it_is_back() -> Result<()> {
    let mut stage = gated(Stage::with_own_server().await?).await?;
    run(&stage, "window.gate.hold = '/splendor-'").await?;
    stage.tap("[data-act='play']:enabled").await?;
    stage.wait_for("#loading [role='status']").await?;
    stage.server.kill();
    run(&stage, "window.gate.hold = ''").await?;
    stage.wait_for("#nothing-here [role='alert']").await?;
    stage.server.restart()?;
    stage.tap("[data-act='again']").await?;
    stage.wait_for("#table").await?;
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_style_sheet_that_does_not_come_is_tried_again() -> Result<()> {
    let stage = gated(Stage::open().await?).await?;
    stage.web().cdp().send_raw("Network.enable", json!({})).await?;
    stage.web().cdp().send_raw("Network.setBlockedURLs", json!({ "urls": ["*/splendor-*.css"] })).await?;
    stage.tap("[data-act='play']:enabled").await?;
    stage.wait_for("#nothing-here [role='alert']").await?;
    stage.web().cdp().send_raw("Network.setBlockedURLs", json!({ "urls": [] })).await?;
    stage.tap("[data-act='again']").await?;
    stage.wait_for("#table").await?;
    let rules = "return document.querySelector('link[data-part=splendor]').sheet.cssRules.length";
    assert!(run(&stage, rules).await?.as_u64() > Some(10));
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_table_whose_parts_are_on_their_way_can_be_left() -> Result<()> {
    let stage = gated(Stage::open().await?).await?;
    run(&stage, "window.gate.hold = '/splendor-'").await?;
    stage.tap("[data-act='play']:enabled").await?;
    let said = stage.wait_for("#loading [role='status']").await?.text().await?;
    assert!(said.contains("Loading"), "{said}");
    stage.tap("#loading a.button").await?;
    stage.wait_for("#lobby").await?;
    run(&stage, "window.gate.hold = ''").await?;
    // A part that was on its way changes nothing here, and serves the next table.
    stage.wait_for(".my-tables [data-table] a").await?;
    assert!(stage.web().find_all(By::Css("#table")).await?.is_empty());
    stage.tap(".my-tables [data-table] a").await?;
    stage.wait_for("#table").await?;
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn one_game_after_the_other_wears_its_own_style_sheet() -> Result<()> {
    let stage = gated(Stage::open().await?).await?;
    for game in ["splendor", "duel", "splendor"] {
        set_up(&stage, game).await?;
        stage.tap("[data-act='begin']:enabled").await?;
        stage.wait_for(&format!("#table[data-game='{game}']")).await?;
        assert_eq!(run(&stage, WORN).await?, json!(["lobby", game]));
        stage.tap(".bar .brand").await?;
        stage.wait_for("#lobby").await?;
    }
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn an_expansion_that_is_refused_can_be_tried_again_and_is_taken_off() -> Result<()> {
    const MODULE: &str = "[data-option='modules'] input[data-value='cities']";
    let stage = gated(Stage::open().await?).await?;
    set_up(&stage, "splendor").await?;
    stage.click(MODULE).await?;
    for refused in ["/splendor_expansion-", "/locales/en/splendor-expansion.ftl"] {
        run(&stage, &format!("window.gate.refuse = '{refused}'; window.gate.with = 404")).await?;
        stage.tap("[data-act='begin']:enabled").await?;
        refused_then_sent(&stage, "#nothing-here").await?;
        stage.wait_for("#table .cities").await?;
        assert_eq!(run(&stage, WORN).await?, json!(["lobby", "splendor", "splendor-expansion"]));
        // A part that has arrived is not fetched again in this page.
        stage.go("/").await?;
        set_up(&stage, "splendor").await?;
    }
    stage.tap("[data-act='begin']:enabled").await?;
    stage.wait_for("#table .cities").await?;
    stage.tap(".bar .brand").await?;
    set_up(&stage, "splendor").await?;
    stage.click(MODULE).await?;
    stage.tap("[data-act='begin']:enabled").await?;
    stage.wait_for("#table .nobles").await?;
    assert_eq!(run(&stage, WORN).await?, json!(["lobby", "splendor"]));
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn an_open_page_is_loaded_anew_once_after_an_upgrade() -> Result<()> {
    let mut stage = gated(Stage::with_own_server().await?).await?;
    stage.tap("[data-act='play']:enabled").await?;
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
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_part_of_another_version_brings_the_page_of_that_version() -> Result<()> {
    let stage = gated(Stage::open().await?).await?;
    make_older(&stage).await?;
    run(&stage, "window.gate.refuse = '/splendor-'; window.gate.with = 404").await?;
    stage.tap("[data-act='play']:enabled").await?;
    wait_for_another_page(&stage).await?;
    stage.wait_for("#table").await?;
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn what_is_prepared_or_typed_is_not_lost_to_an_upgrade() -> Result<()> {
    let stage = gated(Stage::open().await?).await?;
    set_up(&stage, "splendor").await?;
    make_older(&stage).await?;
    let name = stage.wait_for("input.name").await?;
    name.send_keys("Ada").await?;
    look_again(&stage).await?;
    wait_for_asking(&stage, 1).await?;
    assert!(is_marked(&stage).await?, "the name that was typed is gone");
    // Where it was typed is left: now nothing is lost.
    stage.tap("[data-act='begin']:enabled").await?;
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

/// Marks the page, so that it is known again.
async fn mark(stage: &Stage) -> Result<()> {
    run(stage, "window.marked = true").await?;
    Ok(())
}

async fn version(stage: &Stage) -> Result<Value> {
    run(stage, "return document.querySelector('meta[name=version]').content").await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_page_at_the_table_becomes_that_of_the_next_version_once() -> Result<()> {
    let mut stage = gated(Stage::with_own_server().await?).await?;
    stage.tap("[data-act='play']:enabled").await?;
    stage.wait_for("#table[data-awaiting='seat'][data-doing='nothing']").await?;
    let before = version(&stage).await?;
    mark(&stage).await?;
    stage.server.upgrade()?;
    wait_for_another_page(&stage).await?;
    stage.wait_for("#table").await?;
    assert_ne!(version(&stage).await?, before);

    // It is as old as its server now.
    mark(&stage).await?;
    look_again(&stage).await?;
    wait_for_asking(&stage, 1).await?;
    assert!(is_marked(&stage).await?, "the page was loaded anew a second time");
    assert_eq!(stage.console_errors().await?.iter().filter(|line| !line.contains("net::ERR")).count(), 0);
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_part_that_the_next_version_calls_otherwise_brings_the_page_of_that_version() -> Result<()> {
    let mut stage = gated(Stage::with_own_server().await?).await?;
    let before = version(&stage).await?;
    mark(&stage).await?;
    stage.server.upgrade()?;
    stage.tap("[data-act='play']:enabled").await?;
    wait_for_another_page(&stage).await?;
    stage.wait_for("#table").await?;
    assert_ne!(version(&stage).await?, before);
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn an_upgrade_waits_for_what_is_prepared_and_for_what_is_typed_in_the_chat() -> Result<()> {
    let mut stage = gated(Stage::with_own_server().await?).await?;
    stage.tap("[data-act='with-friend']:enabled").await?;
    let link = stage.wait_for("#gather [data-act='link']").await?.prop("value").await?;
    let guest = stage.beside().await?;
    let (_, path) = link.as_deref().and_then(|link| link.split_once("/t/")).context("a link to a table")?;
    guest.go(&format!("/t/{path}")).await?;
    guest.tap("[data-act='act-sit']").await?;
    for stage in [&stage, &guest] {
        stage.wait_for("#table[data-awaiting='seat']").await?;
        mark(stage).await?;
    }
    // One of them has the turn and prepares something; the other writes.
    let mine = "return (({ seat, me }) => seat === me)(document.getElementById('table').dataset)";
    let (actor, writer) = if run(&stage, mine).await? == json!(true) { (true, false) } else { (false, true) };
    let of = |first: bool| if first { &stage } else { &guest };
    of(actor).tap("[data-piece='bank-w']").await?;
    of(actor).wait_for("#table[data-doing='taking']").await?;
    if of(writer).web().find_all(By::Css("[data-act='words']")).await?.is_empty() {
        of(writer).tap(".tabs [data-act='chat']").await?;
    }
    of(writer).wait_for("[data-act='words']").await?.send_keys("Good").await?;

    stage.server.upgrade()?;
    for stage in [&stage, &guest] {
        // The line is opened again, and then the page asks.
        wait_for_asking(stage, 1).await?;
    }
    tokio::time::sleep(PATIENCE / 15).await;
    let of = |first: bool| if first { &stage } else { &guest };
    assert!(is_marked(of(actor)).await?, "what was prepared is gone");
    assert!(is_marked(of(writer)).await?, "what was typed is gone");
    of(actor).tap("[data-act='clear']").await?;
    wait_for_another_page(of(actor)).await?;
    of(writer).tap("[data-act='say']:enabled").await?;
    wait_for_another_page(of(writer)).await?;
    for stage in [&stage, &guest] {
        stage.wait_for("#table[data-awaiting='seat']").await?;
    }
    guest.close().await?;
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_table_that_the_page_cannot_draw_says_so() -> Result<()> {
    let stage = gated(Stage::open().await?).await?;
    stage.tap("[data-act='play']:enabled").await?;
    stage.wait_for("#table").await?;
    // A game that this page does not know, and a view without its first field.
    for (replaced, said) in
        [(["splendor players", "chess players"], "chess"), (UNREADABLE, "does not understand")]
    {
        run(&stage, &format!("sessionStorage.gate = JSON.stringify({})", json!({ "replace": replaced })))
            .await?;
        stage.web().refresh().await?;
        let why = stage.wait_for("#nothing-here [role='alert']").await?.text().await?;
        assert!(why.contains(said), "{why}");
        assert_eq!(stage.wait_for("#nothing-here h1").await?.text().await?, "This table cannot be shown");
        stage.wait_for("#nothing-here a[href='/']").await?;
    }
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_view_that_cannot_be_read_is_reported_in_the_middle_of_a_game() -> Result<()> {
    let turns = [
        ("splendor", &["[data-piece='bank-w']", "[data-piece='bank-b']", "[data-piece='bank-g']"][..]),
        ("alhambra", &[".legal[data-piece^='open']"][..]),
    ];
    for (game, turn) in turns {
        let stage = gated(Stage::open().await?).await?;
        set_up(&stage, game).await?;
        stage.tap("[data-act='begin']:enabled").await?;
        stage.wait_for("#table[data-awaiting='seat'][data-doing='nothing']").await?;
        let before = stage.version().await?;
        run(&stage, &format!("window.gate.replace = {}", json!(UNREADABLE))).await?;
        for piece in turn {
            stage.click(piece).await?;
        }
        stage.click("[data-act='confirm']:enabled").await?;
        let said = stage.wait_for(".notice[role='alert']").await?.text().await?;
        assert!(said.contains("does not understand"), "{said}");
        assert_eq!(stage.version().await?, before, "nothing of it is drawn");
        // The move was made, and is there once the page understands the server again.
        stage.web().refresh().await?;
        stage.wait_for_version(before + 1).await?;
        stage.close().await?;
    }
    Ok(())
}

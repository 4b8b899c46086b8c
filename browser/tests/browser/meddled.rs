//! A page that its browser meddles with: the browser translates it, does not start it, has another keyboard, lets no
//! socket through, or has no network.

use anyhow::{Context, Result};
use browser::Stage;
use browser::lobby::at_home;
use browser::person::{PERSON, fetch, my_turn, sit_in_lobby, words};
use browser::thirtyfour::By;
use browser::together::{invite, sit};
use serde_json::{Value, json};

async fn run(stage: &Stage, script: &str) -> Result<Value> {
    Ok(stage.web().execute(script, Vec::new()).await?.json().clone())
}

/// Has a script run before those of every page that is opened from now on.
async fn before_every_page(stage: &Stage, script: &str) -> Result<()> {
    stage.web().cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await?;
    Ok(())
}

/// Puts an element in the place of every text, as translators do; unlike them, also where the page asks not to.
const TRANSLATE: &str = "for (const element of document.querySelectorAll('body *:not(script):not(style)'))
    for (const node of [...element.childNodes]) if (node.nodeType === Node.TEXT_NODE && node.data.trim()) {
        const font = document.createElement('font');
        font.textContent = node.data;
        element.replaceChild(font, node);
    }";

/// Returns all words of the table, those for screen readers among them.
const WORDS: &str = "return [...document.querySelectorAll('#table, #table [aria-label]')]
    .map(element => element.getAttribute('aria-label') ?? element.textContent)";

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_table_that_is_translated_goes_on_saying_what_is_so() -> Result<()> {
    let stage = Stage::open().await?;
    at_home(&stage).await?;
    stage.tap("[data-act='play']:enabled").await?;
    for _ in 0..2 {
        let standing = my_turn(&stage).await?;
        run(&stage, TRANSLATE).await?;
        for gem in ["w", "b", "g"] {
            stage.tap(&format!("[data-piece='bank-{gem}']")).await?;
        }
        stage.click("[data-act='confirm']:enabled").await?;
        stage.wait_for_version(standing.version + 1).await?;
    }
    my_turn(&stage).await?;
    let said = words(&stage, "#table").await?;
    assert!(said.contains("6/10 tokens") && said.contains("round 3"), "{said}");
    // It says the same as a page that nobody has touched.
    let said = run(&stage, WORDS).await?;
    stage.web().refresh().await?;
    my_turn(&stage).await?;
    assert_eq!(said, run(&stage, WORDS).await?);
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn only_rules_and_chat_are_offered_to_translators() -> Result<()> {
    const TRANSLATED: &str = "return [...document.querySelectorAll('body *')].filter(element => element.translate
        && element.textContent.trim()).map(element => element.closest('[translate]').className || element.closest('[translate]').localName)";
    let stage = Stage::open().await?;
    at_home(&stage).await?;
    assert_eq!(run(&stage, TRANSLATED).await?, json!([]));
    stage.go("/rules/splendor").await?;
    stage.wait_for("#rules li[id]").await?;
    let translated = run(&stage, TRANSLATED).await?;
    let translated = translated.as_array().context("a list")?;
    assert!(translated.len() > 77 && translated.iter().all(|name| name == "ol"), "{translated:?}");
    // Translated words stay, and harm nothing.
    run(&stage, TRANSLATE).await?;
    assert_eq!(run(&stage, "return document.querySelectorAll('font').length > 77").await?, true);
    stage.click("#rules nav a[href='/rules/cities']").await?;
    stage.wait_for("#rules li[id='65']").await?;
    assert_eq!(run(&stage, "return document.querySelectorAll('font').length").await?, 0);
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

/// Answers every request for the chief module of the client with something else.
fn module_is(answer: &str) -> String {
    format!(
        "const real = window.fetch;
        window.fetch = (what, ...more) => /\\/cabochon-[^/]*wasm$/.test(String(what?.url ?? what)) ? {answer} : real(what, ...more);"
    )
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_page_that_does_not_start_says_what_to_do() -> Result<()> {
    let portal = module_is(
        "Promise.resolve(new Response('<html>Log in</html>', { headers: { 'content-type': 'text/html' } }))",
    );
    // The page waits for seconds where nothing comes at all: here the same in less time.
    let never = module_is("new Promise(() => {})")
        + "const later = window.setTimeout; window.setTimeout = (act, time, ...more) => later(act, time / 20, ...more);";
    let ways = [
        ("delete window.WebAssembly", &[][..], "needs WebAssembly"),
        (&portal, &[], "did not start"),
        (&never, &[], "did not start"),
        ("", &["*/cabochon-*.js"], "did not start"),
        ("", &["*/start-*.js"], "did not start"),
        ("", &["*/cabochon-*.wasm"], "did not start"),
    ];
    for (script, blocked, said) in ways {
        let stage = Stage::open().await?;
        before_every_page(&stage, script).await?;
        stage.web().cdp().send_raw("Network.enable", json!({})).await?;
        stage.web().cdp().send_raw("Network.setBlockedURLs", json!({ "urls": blocked })).await?;
        stage.go("/").await?;
        stage.wait_for("#start [data-act='again']").await?;
        let shown = words(&stage, "#start [role='status']").await?;
        assert!(shown.contains(said), "{script} {blocked:?}: {shown}");
        if !blocked.is_empty() {
            stage.web().cdp().send_raw("Network.setBlockedURLs", json!({ "urls": [] })).await?;
            stage.click("#start [data-act='again']").await?;
            stage.wait_for("#lobby").await?;
            assert!(stage.web().find_all(By::Css("#start")).await?.is_empty());
        }
        stage.close().await?;
    }
    Ok(())
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_page_that_does_not_start_speaks_the_readers_language() -> Result<()> {
    let stage = Stage::open().await?;
    before_every_page(&stage, "delete window.WebAssembly").await?;
    for (language, said) in [("ru-RU", "отключён"), ("ja", "無効"), ("fr", "switched off")] {
        let agent = run(&stage, "return navigator.userAgent").await?;
        let override_ = json!({ "userAgent": agent, "acceptLanguage": language });
        stage.web().cdp().send_raw("Network.setUserAgentOverride", override_).await?;
        stage.go("/").await?;
        let shown = words(&stage, "#start [role='status']").await?;
        assert!(shown.contains(said), "{language}: {shown}");
    }
    stage.close().await
}

/// Tells the browser that its device has a network, or none.
async fn be_online(stage: &Stage, online: bool) -> Result<()> {
    let network =
        json!({ "offline": !online, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
    stage.web().cdp().send_raw("Network.emulateNetworkConditions", network).await?;
    Ok(())
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn every_page_says_at_once_that_the_device_is_offline() -> Result<()> {
    let stage = Stage::open().await?;
    stage.web().cdp().send_raw("Network.enable", json!({})).await?;
    sit_in_lobby(&stage, "splendor", &[PERSON, PERSON]).await?;
    my_turn(&stage).await?;
    let table = stage.web().current_url().await?.path().to_owned();
    let gathering = Stage::open().await?;
    let room = invite(&gathering, "splendor").await?;
    for (path, there) in [
        ("/", "#lobby"),
        ("/rules", "#rules"),
        ("/rules/splendor", "#rules"),
        (&table, "#table"),
        (&room, "#gather"),
    ] {
        stage.go(path).await?;
        stage.wait_for(there).await?;
        be_online(&stage, false).await?;
        assert_eq!(words(&stage, ".bar .unlinked").await?, "This device is offline", "{path}");
        be_online(&stage, true).await?;
        stage.wait_gone(".unlinked").await?;
    }
    gathering.close().await?;
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn an_answer_of_a_proxy_shows_that_the_device_is_not_offline() -> Result<()> {
    let stage = Stage::open().await?;
    stage.go("/").await?;
    stage.wait_for("#lobby").await?;
    // A browser without a network may still reach a server on the same machine.
    let held = "Object.defineProperty(navigator, 'onLine', { get: () => false });
        window.fetch = () => new Promise(done => {
            window.answer = () => done(new Response('', { status: 502 }));
            document.body.dataset.held = '';
        })";
    run(&stage, held).await?;
    // All earlier questions have their answers by then.
    stage.wait_for("[data-held]").await?;
    run(&stage, "dispatchEvent(new Event('offline'))").await?;
    stage.wait_for(".unlinked").await?;
    run(&stage, "window.answer()").await?;
    stage.wait_gone(".unlinked").await?;
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_table_is_gathered_and_played_without_a_socket_or_storage() -> Result<()> {
    const REFUSED: &str = "window.WebSocket = class { constructor() { throw new DOMException('refused'); } };
        for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, name, { get() { throw new DOMException('refused', 'SecurityError'); } });";
    let host = Stage::open().await?;
    before_every_page(&host, REFUSED).await?;
    let path = invite(&host, "splendor").await?;
    let guest = host.beside().await?;
    sit(&guest, &path, "Bert").await?;
    // The host is told without a socket that the game begins, and of the guest's move.
    host.wait_for("#table").await?;
    for _ in 0..2 {
        let (mover, other) = browser::together::in_turn(&host, &guest).await?;
        let version = mover.version().await?;
        browser::person::send(mover, "T.wbg").await?;
        other.wait_for_version(version + 1).await?;
    }
    assert!(!fetch(&host, "/api/mine?from=0&most=5").await?.is_empty());
    for path in ["/", "/rules", "/rules/splendor"] {
        host.go(path).await?;
        host.wait_for("#lobby, #rules nav").await?;
        host.click("[data-act='settings']").await?;
        host.wait_for(".settings [data-act='larger']").await?;
    }
    guest.close().await?;
    host.close().await
}

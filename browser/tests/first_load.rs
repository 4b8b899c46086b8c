//! The first load: the page appears without errors, and within its size.

use anyhow::{Context, Result};
use browser::{Size, Stage};
use serde_json::{Value, json};

/// What may be loaded, compressed with Brotli, until the lobby is shown.
const LOBBY_MOST: u64 = 345_000;
/// What may be loaded until a board is shown to whoever goes straight to its table, by set-up line and seats: the
/// fullest table of each game, which has the longest view.
const BOARDS: [(&str, usize, u64); 2] = [("splendor players=4", 4, 430_000), ("duel", 2, 440_000)];
/// What belongs to one game alone: its part of the client with the drawings, its style sheet and its words.
const OWN_MOST: u64 = 95_000;

/// Sets a table up as the lobby does, with bots at all seats but the first, and says what it is called.
const SET_UP: &str = "const [setup, seats, done] = arguments;
    const bot = { kind: 'bot', level: 'greedy' };
    const body = JSON.stringify({ setup, seats: [{ kind: 'human', name: '' }, ...Array(seats - 1).fill(bot)] });
    fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
        .then(answer => answer.json()).then(done, why => done(String(why)));";
/// Which of some texts stand in a file.
const NAMED: &str = "const [path, texts, done] = arguments;
    fetch(path).then(answer => answer.arrayBuffer()).then(bytes => {
        const all = new TextDecoder('latin1').decode(bytes);
        done(texts.filter(text => all.includes(text)));
    });";

/// The name in a path, without the hash and what follows: `splendor` of `/splendor-0123456789abcdef.wasm`.
fn stem(address: &str) -> &str {
    let file = address.rsplit('/').next().unwrap_or_default();
    file.rsplit_once('-').map_or(file, |(stem, _)| stem)
}

/// What was loaded so far, except for the texts of the rules, which come two seconds after the board, and the typeface,
/// for which no board waits.
async fn loaded(stage: &Stage) -> Result<Vec<(String, u64)>> {
    let mut loaded = stage.loaded().await?;
    loaded.retain(|(address, _)| !(address.ends_with("-rules.ftl") || is_font(address)));
    assert!(loaded.iter().any(|(address, bytes)| stem(address) == "cabochon" && *bytes > 0), "{loaded:#?}");
    Ok(loaded)
}

fn total(loaded: &[(String, u64)]) -> u64 {
    loaded.iter().map(|(_, bytes)| bytes).sum()
}

/// Goes straight to a new table of a game, with a browser that has loaded nothing yet.
async fn go_to_table(stage: &Stage, setup: &str, seats: usize) -> Result<()> {
    // A page of the server that loads nothing else.
    stage.go("/favicon.svg").await?;
    let created = stage.web().execute_async(SET_UP, vec![json!(setup), json!(seats)]).await?.json().clone();
    let table = created["table"].as_str().with_context(|| format!("no table was set up: {created}"))?;
    stage.go(&format!("/t/{table}")).await?;
    stage.wait_for("#table").await?;
    Ok(())
}

/// What the typeface may take, all its files together. It is not part of the first load: nothing waits for it.
const MOST_OF_TYPE: u64 = 70_000;

fn is_font(address: &str) -> bool {
    address.ends_with(".woff2")
}

/// Which files of the typeface were loaded, by script, once all that the page wants are there.
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
#[ignore = "drives a real browser: cargo xtask browser"]
async fn the_lobby_comes_up_without_a_complaint_and_within_its_weight() -> Result<()> {
    let stage = Stage::open().await?;
    stage.save_data().await?;
    stage.go("/").await?;
    stage.wait_for("#lobby").await?;
    stage.wait_gone(".my-tables [aria-busy]").await?;
    let loaded = loaded(&stage).await?;
    assert!(total(&loaded) <= LOBBY_MOST, "the lobby takes {} bytes: {loaded:#?}", total(&loaded));
    let parts =
        loaded.iter().filter(|(address, _)| address.ends_with(".wasm")).map(|(address, _)| stem(address));
    let other: Vec<_> = parts.filter(|part| !["cabochon", "lobby", "shared"].contains(part)).collect();
    assert!(other.is_empty(), "the lobby needs its own parts alone: {other:?}");
    stage.screenshot("first-load-desktop").await?;
    stage.resize(Size::PHONE).await?;
    stage.screenshot("first-load-phone").await?;
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn whoever_goes_straight_to_a_board_loads_no_more_than_its_weight() -> Result<()> {
    for (setup, seats, most) in BOARDS {
        let stage = Stage::open().await?;
        go_to_table(&stage, setup, seats).await?;
        let loaded = loaded(&stage).await?;
        let weight = total(&loaded);
        assert!(weight <= most, "a first board of {setup} takes {weight} bytes: {loaded:#?}");
        let game = setup.split(' ').next().unwrap_or_default();
        let is_own = |address: &str| stem(address).trim_end_matches(".ftl") == game;
        let own: Vec<_> = loaded.iter().filter(|(address, _)| is_own(address)).cloned().collect();
        assert_eq!(own.len(), 3, "code, style and words of {game}: {own:#?} of {loaded:#?}");
        assert!(total(&own) <= OWN_MOST, "what belongs to {game} alone takes {}: {own:#?}", total(&own));
        let errors = stage.console_errors().await?;
        // A picture has no icon of its own, so that the browser asks for one.
        assert!(errors.iter().all(|error| error.contains("/favicon.ico")), "{errors:#?}");
        stage.close().await?;
    }
    Ok(())
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn the_pages_own_part_holds_no_game() -> Result<()> {
    for (setup, seats, _) in BOARDS {
        let stage = Stage::open().await?;
        go_to_table(&stage, setup, seats).await?;
        // The files in which the rules and the trays may panic are named where their code is.
        let code: Vec<String> = games::LIST
            .iter()
            .map(|listed| listed.about().name)
            .flat_map(|game| ["rules", "play"].map(|layer| format!("games/{game}/{layer}/src/")))
            .collect();
        let game = setup.split(' ').next().unwrap_or_default();
        for (address, _) in loaded(&stage).await?.iter().filter(|(address, _)| address.ends_with(".wasm")) {
            let named = stage.web().execute_async(NAMED, vec![json!(address), json!(code)]).await?;
            let named: Vec<String> = serde_json::from_value(named.json().clone())?;
            if stem(address) == game {
                assert!(named.contains(&format!("games/{game}/rules/src/")), "{address} holds {named:?}");
            } else {
                assert_eq!(named, Vec::<String>::new(), "{address}");
            }
        }
        stage.close().await?;
    }
    Ok(())
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn an_idle_lobby_fetches_the_chosen_game_ahead_unless_data_is_saved() -> Result<()> {
    const PARTS: &str = "() => {
        const parts = performance.getEntriesByType('resource').filter(entry => /-[0-9a-f]{16}\\.(wasm|css)$/.test(entry.name));
        const ahead = parts.filter(entry => !/\\/(cabochon|style)-/.test(entry.name));
        return ahead.length < LEAST ? null : ahead.map(entry => [entry.name, entry.startTime]);
    }";
    let stage = Stage::open().await?;
    stage.go("/").await?;
    stage.wait_for("#lobby").await?;
    let shown = stage.web().execute("return performance.now()", vec![]).await?.convert::<f64>()?;
    let of_game = PARTS.replace("filter(entry => !/", "filter(entry => entry.startTime > SHOWN && !/");
    let of_game = of_game.replace("SHOWN", &shown.to_string());
    stage.wait_to_see("parts to be fetched", &of_game.replace("LEAST", "3"), &[]).await?;
    // What the game shares with others is in several small files.
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    let ahead = stage.wait_to_see("the parts", &of_game.replace("LEAST", "3"), &[]).await?;
    let ahead: Vec<(String, f64)> = serde_json::from_value(ahead)?;
    let chosen = stage
        .web()
        .execute("return document.querySelector('[data-choose][aria-pressed=true]').dataset.choose", vec![]);
    let chosen: String = chosen.await?.convert()?;
    for (address, time) in &ahead {
        assert!(*time >= 5_000.0, "{address} was fetched after {time} ms");
        assert!([chosen.as_str(), "table", "shared"].contains(&stem(address)), "{address}");
    }
    // The board then needs none of them again.
    stage.tap("[data-act='play']").await?;
    stage.wait_for("#table").await?;
    let again: Vec<Value> =
        serde_json::from_value(stage.wait_to_see("the parts", &of_game.replace("LEAST", "0"), &[]).await?)?;
    assert!(again.len() <= ahead.len() + 1, "fetched again: {again:#?}");
    stage.close().await?;

    let thrifty = Stage::open().await?;
    thrifty.save_data().await?;
    thrifty.go("/").await?;
    thrifty.wait_for("#lobby").await?;
    let shown = thrifty.web().execute("return performance.now()", vec![]).await?.convert::<f64>()?;
    // Nothing can be waited for where nothing happens: as long as it would have taken, and half as long again.
    tokio::time::sleep(std::time::Duration::from_millis(7_500)).await;
    let of_game = PARTS.replace("filter(entry => !/", "filter(entry => entry.startTime > SHOWN && !/");
    let of_game = of_game.replace("SHOWN", &shown.to_string());
    let ahead = thrifty.wait_to_see("the parts", &of_game.replace("LEAST", "0"), &[]).await?;
    assert_eq!(ahead, json!([]));
    thrifty.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
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

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn a_first_board_waits_for_no_typeface() -> Result<()> {
    let stage = Stage::open().await?;
    stage.web().cdp().send_raw("Network.enable", json!({})).await?;
    stage.web().cdp().send_raw("Network.setBlockedURLs", json!({ "urls": ["*.woff2"] })).await?;
    stage.go("/").await?;
    stage.tap("[data-act='play']").await?;
    stage.wait_for("#table .bar .turn").await?;
    let shown =
        "return [...document.fonts].some(font => font.family.includes('Noto') && font.status === 'loaded')";
    assert!(
        !stage.web().execute(shown, Vec::new()).await?.convert::<bool>()?,
        "the typeface was to be kept away"
    );
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn the_page_comes_back_after_the_server_was_killed() -> Result<()> {
    let mut stage = Stage::open().await?;
    stage.server.kill();
    assert!(stage.go("/").await.is_err(), "a killed server still answers");
    stage.server.restart()?;
    stage.go("/").await?;
    stage.wait_for("#lobby").await?;
    stage.close().await
}

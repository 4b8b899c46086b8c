//! First loads: the page appears without errors, in parts that come when they are needed.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result};
use browser::Stage;
use browser::lobby::{go_to_table, loaded};
use browser::page::is_drawn;
use serde_json::{Value, json};

/// Options with which a table needs an expansion, by game.
const EXPANSIONS: [(&str, &str); 1] = [("splendor", "modules=cities,strongholds,posts,orient")];

/// Returns which of some texts stand in a file.
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

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn the_lobby_comes_up_without_a_complaint_and_needs_its_own_parts_alone() -> Result<()> {
    let stage = Stage::open().await?;
    stage.save_data().await?;
    stage.go("/").await?;
    stage.wait_for("#lobby").await?;
    stage.wait_gone(".my-tables [aria-busy]").await?;
    let loaded = loaded(&stage).await?;
    let parts =
        loaded.iter().filter(|(address, _)| address.ends_with(".wasm")).map(|(address, _)| stem(address));
    let other: Vec<_> = parts.filter(|part| !["cabochon", "lobby", "shared"].contains(part)).collect();
    assert!(other.is_empty(), "the lobby needs its own parts alone: {other:?}");
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn an_expansion_is_loaded_with_tables_that_have_it() -> Result<()> {
    for (game, options) in EXPANSIONS {
        let listed = games::named(game).with_context(|| format!("{game} is gone"))?;
        let texts = texts_below(&format!("games/{game}/kit/src/modules/"), &sources("games")?);
        let (mut of_tables, mut held) = (Vec::new(), Vec::new());
        for options in ["", options] {
            let stage = Stage::open().await?;
            go_to_table(&stage, listed, options).await?;
            of_tables.push(loaded(&stage).await?);
            held.push(named(&stage, &texts).await?);
            stage.close().await?;
        }
        let [without, with] = &of_tables[..] else { unreachable!("two tables") };
        let is_expansion = |address: &str| address.contains("expansion");
        let early: Vec<_> = without.iter().filter(|(address, _)| is_expansion(address)).collect();
        assert!(early.is_empty(), "loaded without {options}: {early:?}");
        let holds =
            |parts: &[(String, Vec<String>)]| parts.iter().map(|(_, texts)| texts.len()).sum::<usize>();
        let at_tables = [holds(&held[0]), holds(&held[1])];
        assert!(
            at_tables[0] == 0 && at_tables[1] > 10,
            "of {} texts of the drawing: {at_tables:?}",
            texts.len()
        );
        let is_file = |address: &str| {
            address.ends_with(".ftl") || address.ends_with(".css") || address.ends_with(".wasm")
        };
        let file = |address: &str| address.rsplit('/').next().unwrap_or_default().to_owned();
        let before: BTreeSet<String> = without.iter().map(|(address, _)| file(address)).collect();
        let besides = with.iter().filter(|(address, _)| is_file(address) && !before.contains(&file(address)));
        let besides: Vec<(String, u64)> = besides.cloned().collect();
        let own = besides.iter().filter(|(address, _)| is_expansion(address)).count();
        assert_eq!(own, 3, "code, style and words: {besides:#?}");
    }
    Ok(())
}

/// The folder of the workspace.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// The Rust files below a folder of the workspace, as paths from there with their texts.
fn sources(folder: &str) -> Result<Vec<(String, String)>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(Path::new(ROOT).join(folder))? {
        let entry = entry?;
        let path = format!("{folder}/{}", entry.file_name().display());
        if entry.file_type()?.is_dir() {
            found.extend(sources(&path)?);
        } else if path.ends_with(".rs") && path.contains("/src/") {
            found.push((path, std::fs::read_to_string(entry.path())?));
        }
    }
    Ok(found)
}

/// The least length of a text by which a kit is recognised.
const LENGTH: usize = 12;

/// The texts that stand in the code in a folder of a kit and nowhere else: what is between quotes and braces.
fn texts_below(folder: &str, sources: &[(String, String)]) -> Vec<String> {
    let is_below = |path: &str| path.starts_with(folder);
    let quoted =
        sources.iter().filter(|(path, _)| is_below(path)).flat_map(|(_, text)| text.lines()).flat_map(
            |line| line.split('"').skip(1).step_by(2).flat_map(|text| text.split(['{', '}', '\\'])),
        );
    let mut texts: Vec<String> =
        quoted.filter(|text| text.len() >= LENGTH && text.is_ascii()).map(str::to_owned).collect();
    texts.sort();
    texts.dedup();
    let elsewhere = |text: &String| {
        sources.iter().any(|(path, code)| !path.starts_with(folder) && code.contains(text.as_str()))
    };
    texts.retain(|text| !elsewhere(text));
    texts
}

/// Returns which of some texts stand in each part of the client that was loaded.
async fn named(stage: &Stage, texts: &[String]) -> Result<Vec<(String, Vec<String>)>> {
    let mut all = Vec::new();
    for (address, _) in loaded(stage).await?.into_iter().filter(|(address, _)| address.ends_with(".wasm")) {
        let named = stage.web().execute_async(NAMED, vec![json!(address), json!(texts)]).await?;
        all.push((address, serde_json::from_value(named.json().clone())?));
    }
    Ok(all)
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn no_part_but_its_own_holds_a_game() -> Result<()> {
    let sources = [sources("crates")?, sources("games")?].concat();
    // By game: the files in which rules, trays and kits may panic are named where their code is, and a kit has texts.
    let mut texts: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for game in games::names().into_iter().filter(|game| is_drawn(game)) {
        let files = ["rules", "play", "art", "kit"].map(|layer| format!("games/{game}/{layer}/src/"));
        texts.insert(game, [texts_below(&files[3], &sources), files.into()].concat());
    }
    let asked: Vec<String> = texts.values().flatten().cloned().collect();

    // The parts that each page loaded: the lobby, and a table of each game.
    let mut pages = Vec::new();
    let lobby = Stage::open().await?;
    lobby.save_data().await?;
    lobby.go("/").await?;
    lobby.wait_for("#lobby").await?;
    lobby.wait_gone(".my-tables [aria-busy]").await?;
    let parts = named(&lobby, &asked).await?;
    assert!(parts.iter().any(|(address, _)| stem(address) == "lobby"), "{parts:#?}");
    pages.push(("the lobby", parts));
    lobby.close().await?;
    for game in games::LIST.iter().filter(|game| is_drawn(game.about().name)) {
        let stage = Stage::open().await?;
        go_to_table(&stage, game, "").await?;
        pages.push((game.about().name, named(&stage, &asked).await?));
        stage.close().await?;
    }

    for (game, texts) in &texts {
        let of_game = pages.iter().filter(|(page, _)| page == game).flat_map(|(_, parts)| parts);
        let own = of_game.clone().find(|(address, _)| stem(address) == *game);
        let (_, own) = own.with_context(|| format!("no part of {game} was loaded"))?;
        let held: Vec<&String> = texts.iter().filter(|text| own.contains(text)).collect();
        // The proof that these texts would be found elsewhere too.
        assert!(own.contains(&format!("games/{game}/rules/src/")), "the part of {game} holds {own:?}");
        let of_kit = held.iter().filter(|text| !text.starts_with("games/")).count();
        assert!(of_kit > 10, "the part of {game} holds only these texts of its kit: {held:?}");
        // The list of games, which is plain data, may have texts that the part does not have; a path of code it may not.
        for (address, found) in pages.iter().filter(|(page, _)| page != game).flat_map(|(_, parts)| parts) {
            let is_its =
                |text: &&String| texts.contains(text) && (held.contains(text) || text.starts_with("games/"));
            let found: Vec<&String> = found.iter().filter(is_its).collect();
            assert!(found.is_empty(), "{address} holds of {game}: {found:?}");
        }
    }
    Ok(())
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
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
    // The code that the game shares with others is in several small files.
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    let ahead = stage.wait_to_see("the parts", &of_game.replace("LEAST", "3"), &[]).await?;
    let ahead: Vec<(String, f64)> = serde_json::from_value(ahead)?;
    let chosen = stage.web().execute("return document.querySelector('[data-board]').dataset.board", vec![]);
    let chosen: String = chosen.await?.convert()?;
    for (address, time) in &ahead {
        assert!(*time >= 5_000.0, "{address} was fetched after {time} ms");
        assert!([chosen.as_str(), "table", "shared"].contains(&stem(address)), "{address}");
    }
    // The board then needs none of them again.
    stage.tap("[data-act='play']:enabled").await?;
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
    // Nor are the texts of the rules, which a board fetches in advance where data need not be saved.
    thrifty.tap("[data-act='play']:enabled").await?;
    thrifty.wait_for("#table").await?;
    tokio::time::sleep(std::time::Duration::from_millis(2_500)).await;
    let loaded = thrifty.loaded().await?;
    let rules: Vec<_> = loaded.iter().filter(|(address, _)| address.contains("-rules")).collect();
    assert!(rules.is_empty(), "{rules:?}");
    thrifty.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_first_board_waits_for_no_typeface() -> Result<()> {
    let stage = Stage::open().await?;
    stage.web().cdp().send_raw("Network.enable", json!({})).await?;
    stage.web().cdp().send_raw("Network.setBlockedURLs", json!({ "urls": ["*.woff2"] })).await?;
    stage.go("/").await?;
    stage.tap("[data-act='play']:enabled").await?;
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
#[ignore = "drives a real browser: cargo xtask test"]
async fn the_page_comes_back_after_the_server_was_killed() -> Result<()> {
    let mut stage = Stage::with_own_server().await?;
    stage.server.kill();
    assert!(stage.go("/").await.is_err(), "a killed server still answers");
    stage.server.restart()?;
    stage.go("/").await?;
    stage.wait_for("#lobby").await?;
    stage.close().await
}

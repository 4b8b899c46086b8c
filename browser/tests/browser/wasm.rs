//! Law 2 in the browser: the rules reach the same states in wasm32 as on this machine, and bots judge them alike.

use std::path::PathBuf;
use std::{env, fs};

use anyhow::{Context, Result};
use browser::Stage;
use serde_json::json;
use suites::judged;

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_log_replays_to_the_same_states_in_wasm32() -> Result<()> {
    let setups = suites::all().into_iter().flat_map(|suite| suite.setups());
    compare("digest", setups, 8, suites::digest).await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_table_of_bots_shows_the_same_in_wasm32() -> Result<()> {
    let games = games::LIST.iter().map(|game| game.about());
    let setups = games.map(|about| format!("{} players={}", about.name, about.seats.start()));
    compare("frames", setups, 1, suites::tables::frames).await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn bots_advise_alike_in_wasm32() -> Result<()> {
    compare("advice", judged::setups(), 1, judged::advice).await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn networks_judge_alike_in_wasm32() -> Result<()> {
    let setups = judged::setups().into_iter().filter(|setup| judged::is_learned(setup));
    compare("shares", setups, 1, judged::shares).await
}

/// Checks that a function of the module computes the same digests as on this machine, for these set-ups and this number
/// of seeds.
async fn compare(
    function: &str,
    setups: impl IntoIterator<Item = String>,
    seeds: u32,
    here: impl Fn(&str, u64) -> Result<u64, String>,
) -> Result<()> {
    let asked: Vec<(String, u32)> =
        setups.into_iter().flat_map(|setup| (0..seeds).map(move |seed| (setup.clone(), seed))).collect();
    let stage = Stage::open().await?;
    // A page that may run wasm32.
    stage.go("/").await?;
    let there = in_wasm32(&stage, function, &asked).await?;
    assert!(!asked.is_empty() && asked.len() == there.len(), "{there:?}");
    for ((setup, seed), other) in asked.iter().zip(&there) {
        let digest = here(setup, (*seed).into()).map_err(anyhow::Error::msg)?;
        assert_eq!(format!("{digest:016x}"), *other, "{setup}, seed {seed}");
    }
    stage.close().await
}

/// Returns the digests that a function of the module computes for these set-ups and seeds.
async fn in_wasm32(stage: &Stage, function: &str, asked: &[(String, u32)]) -> Result<Vec<String>> {
    let folder = env::var_os("CABOCHON_WASM_LAWS").map(PathBuf::from);
    let folder = folder.context("CABOCHON_WASM_LAWS names no folder: cargo xtask test makes it")?;
    let glue = fs::read_to_string(folder.join("laws.js")).context("laws.js")?;
    let module = fs::read(folder.join("laws_bg.wasm")).context("laws_bg.wasm")?;
    let script = format!(
        "{glue}
        const [module, asked, done] = arguments;
        wasm_bindgen({{ module_or_path: new Uint8Array(module) }})
            .then(() => done(asked.map(([setup, seed]) => wasm_bindgen.{function}(setup, seed))))
            .catch(error => done([String(error)]));"
    );
    let arguments = vec![json!(module), json!(asked)];
    Ok(stage.web().execute_async(script, arguments).await?.convert()?)
}

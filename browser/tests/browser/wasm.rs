//! Law 2 in the browser: the rules reach the same states in wasm32 as on this machine.

use std::path::PathBuf;
use std::{env, fs};

use anyhow::{Context, Result};
use browser::Stage;
use serde_json::json;

const SEEDS: u32 = 8;

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_log_replays_to_the_same_states_in_wasm32() -> Result<()> {
    let mut here = Vec::new();
    for suite in suites::all() {
        for setup in suite.setups() {
            for seed in 0..SEEDS {
                let digest = suite.digest(&setup, seed.into()).map_err(anyhow::Error::msg)?;
                here.push((setup.clone(), seed, format!("{digest:016x}")));
            }
        }
    }
    let stage = Stage::open().await?;
    // A page that may run wasm32.
    stage.go("/").await?;
    compare(&stage, "digest", &here).await?;
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_table_of_bots_shows_the_same_in_wasm32() -> Result<()> {
    let mut here = Vec::new();
    for game in games::LIST.iter().map(|game| game.about()) {
        let setup = format!("{} players={}", game.name, game.seats.start());
        let digest = suites::tables::frames(&setup, 1).map_err(anyhow::Error::msg)?;
        here.push((setup, 1, format!("{digest:016x}")));
    }
    let stage = Stage::open().await?;
    stage.go("/").await?;
    compare(&stage, "frames", &here).await?;
    stage.close().await
}

/// A set-up line, a seed, and a digest that this machine computes for them.
type Played = (String, u32, String);

/// Checks that a function of the module computes the same digests.
async fn compare(stage: &Stage, function: &str, here: &[Played]) -> Result<()> {
    let there = in_wasm32(stage, function, here).await?;
    assert_eq!(here.len(), there.len(), "{there:?}");
    for ((setup, seed, digest), other) in here.iter().zip(&there) {
        assert_eq!(digest, other, "{setup}, seed {seed}");
    }
    Ok(())
}

/// Returns the digests that a function of the module computes for these set-ups and seeds.
async fn in_wasm32(stage: &Stage, function: &str, played: &[Played]) -> Result<Vec<String>> {
    let folder = env::var_os("CABOCHON_WASM_LAWS").map(PathBuf::from);
    let folder = folder.context("CABOCHON_WASM_LAWS names no folder: cargo xtask test makes it")?;
    let glue = fs::read_to_string(folder.join("laws.js")).context("laws.js")?;
    let module = fs::read(folder.join("laws_bg.wasm")).context("laws_bg.wasm")?;
    let asked: Vec<_> = played.iter().map(|(setup, seed, _)| json!([setup, seed])).collect();
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

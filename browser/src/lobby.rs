//! The lobby: opened with all its lists, and requests as its form sends them.

use anyhow::{Context, Result, ensure};
use games::Listed;
use serde_json::{Value, json};
use thirtyfour::By;

use crate::Stage;

/// Sends requests to the server as the page does, one after the other, and returns the answers. A browser that was never
/// here gets its cookie with the refusal of the first.
///
/// # Errors
/// If the browser does not answer, or an answer is no JSON.
pub async fn post(stage: &Stage, path: &str, bodies: &[Value]) -> Result<Vec<Value>> {
    let script = "const [path, bodies, done] = arguments;
        const ask = body => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
        const send = async body => { const first = await ask(body); return first.status === 401 ? ask(body) : first; };
        (async () => { const all = []; for (const body of bodies) all.push(await (await send(body)).json()); return all; })()
            .then(done, why => done(String(why)));";
    let answers = stage.web().execute_async(script, vec![json!(path), json!(bodies)]).await?;
    answers.json().as_array().cloned().context("the answers are no list")
}

/// Opens the lobby, and waits for its lists.
///
/// # Errors
/// If they are not shown in time.
pub async fn at_home(stage: &Stage) -> Result<()> {
    stage.go("/").await?;
    stage.wait_for("[data-act='play']:enabled").await?;
    stage.wait_gone(".my-tables [aria-busy]").await
}

/// Opens the set-up of a game in the lobby, unless it is open.
///
/// # Errors
/// If the lobby does not offer the game.
pub async fn set_up(stage: &Stage, game: &str) -> Result<()> {
    let panel = format!("[data-set-up='{game}']");
    let more = format!("[data-board='{game}'] [data-act='more']:enabled");
    stage.wait_for(&more).await?;
    if stage.web().find_all(By::Css(&panel)).await?.is_empty() {
        // The panel of another game may lie over the button.
        for close in stage.web().find_all(By::Css("[data-act='close-set-up']")).await? {
            close.click().await?;
        }
        stage.click(&more).await?;
        stage.wait_for(&panel).await?;
    }
    Ok(())
}

/// Goes straight to a new table of a game, with a browser that has loaded nothing yet: to the fullest one, which has the
/// longest view.
///
/// # Errors
/// If the server refuses the table, or the page does not show it in time.
pub async fn go_to_table(stage: &Stage, game: &Listed, options: &str) -> Result<()> {
    let seats = *game.about().seats.end();
    let setup = format!("{} players={seats} {options}", game.about().name);
    // A page of the server that loads nothing else.
    stage.go("/favicon.svg").await?;
    let mut sitters = vec![json!({ "kind": "bot", "level": "greedy" }); usize::from(seats)];
    sitters[0] = json!({ "kind": "human", "name": "" });
    let created =
        post(stage, "/api/tables", &[json!({ "setup": setup.trim_end(), "seats": sitters })]).await?;
    let table = created[0]["table"].as_str().with_context(|| format!("no table was set up: {created:?}"))?;
    stage.go(&format!("/t/{table}")).await?;
    stage.wait_for("#table").await?;
    Ok(())
}

/// Returns what was loaded so far: the address and the compressed size of each file in bytes. The texts of the rules, which
/// come two seconds after the board, and the typeface, for which no board waits, are left out.
///
/// # Errors
/// If the browser does not answer, or the page has not loaded its own part.
pub async fn loaded(stage: &Stage) -> Result<Vec<(String, u64)>> {
    let mut loaded = stage.loaded().await?;
    loaded.retain(|(address, _)| !(address.ends_with("-rules.ftl") || address.ends_with(".woff2")));
    ensure!(
        loaded.iter().any(|(address, bytes)| address.contains("/cabochon-") && *bytes > 0),
        "{loaded:#?}"
    );
    Ok(loaded)
}

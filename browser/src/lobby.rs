//! The lobby: opened with all its lists, and requests as its form sends them.

use anyhow::{Context, Result, ensure};
use games::Listed;
use serde_json::{Value, json};

use crate::Stage;

/// Sends requests to the server as the page does, one after the other, and returns the answers.
///
/// # Errors
/// If the browser does not answer, or an answer is no JSON.
pub async fn post(stage: &Stage, path: &str, bodies: &[Value]) -> Result<Vec<Value>> {
    let script = "const [path, bodies, done] = arguments;
        const send = body => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
            .then(answer => answer.json());
        (async () => { const all = []; for (const body of bodies) all.push(await send(body)); return all; })()
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
    stage.wait_for("[data-act='play']").await?;
    stage.wait_gone(".my-tables [aria-busy]").await
}

/// Sets a table up as the lobby does, with bots at all seats but the first, and says what it is called.
/// Sets a table up as the lobby does, with bots at all seats but the first, and returns its name.
const SET_UP: &str = "const [setup, seats, done] = arguments;
    const bot = { kind: 'bot', level: 'greedy' };
    const body = JSON.stringify({ setup, seats: [{ kind: 'human', name: '' }, ...Array(seats - 1).fill(bot)] });
    fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
        .then(answer => answer.json()).then(done, why => done(String(why)));";

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
    let created =
        stage.web().execute_async(SET_UP, vec![json!(setup.trim_end()), json!(seats)]).await?.json().clone();
    let table = created["table"].as_str().with_context(|| format!("no table was set up: {created}"))?;
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

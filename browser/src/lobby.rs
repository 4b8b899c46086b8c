//! The lobby: opened with all its lists, and requests as its form sends them.

use anyhow::{Context, Result};
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

//! People at different screens: a table with an open seat, and whose turn it is.

use anyhow::{Context, Result};
use thirtyfour::By;

use crate::Stage;
use crate::page::{apart_from_what_is_covered, none, pictures};
use crate::person::{PERSON, my_turn, sit_in_lobby, standing, words};

/// Sets up a table with one open seat and returns the address of its page.
///
/// # Errors
/// If the page does not show the expected state in time.
pub async fn invite(host: &Stage, game: &str) -> Result<String> {
    sit_in_lobby(host, game, &[PERSON, "open"]).await?;
    host.wait_for("#gather[data-open='1']").await?;
    let link = host.wait_for("[data-act='link']").await?.prop("value").await?.context("a link")?;
    let (_, id) = link.split_once("/t/").context("a link to a table")?;
    Ok(format!("/t/{id}"))
}

/// Opens the address and takes the open seat.
///
/// # Errors
/// If the page does not show the expected state in time.
pub async fn sit(guest: &Stage, path: &str, name: &str) -> Result<()> {
    guest.go(path).await?;
    guest.wait_for("#gather").await?.find(By::Css("[data-act='name']")).await?.send_keys(name).await?;
    guest.click("[data-act='act-sit']").await?;
    guest.wait_for("#table").await?;
    Ok(())
}

/// Returns both stages, first the one whose turn it is.
///
/// # Errors
/// If the page does not show the expected state in time.
pub async fn in_turn<'a>(first: &'a Stage, second: &'a Stage) -> Result<(&'a Stage, &'a Stage)> {
    first
        .wait_until("somebody's turn", async || {
            for (one, other) in [(first, second), (second, first)] {
                if standing(one).await?.is_some_and(|standing| standing.mine()) {
                    return Ok(Some((one, other)));
                }
            }
            Ok(None)
        })
        .await
}

/// Checks that the host is told who asks for a rematch, also after the page was loaded anew, and that the next game begins
/// once the host wants it too. Both are shown the end of a game at the table with this path, and the guest is Bert.
///
/// # Errors
/// If the page does not show the expected state in time.
///
/// # Panics
/// If the page is not sound where the host is told.
pub async fn who_asks_for_a_rematch_is_named(host: &Stage, guest: &Stage, path: &str) -> Result<()> {
    guest.click("[data-act='rematch']").await?;
    let asks = "Bert wants a rematch and waits for you there.";
    let asked = async |stage: &Stage| Ok((words(stage, "[data-result] .asked").await? == asks).then_some(()));
    host.wait_until(asks, async || asked(host).await).await?;
    none(apart_from_what_is_covered(pictures(host, "rematch-asked").await?));
    host.go(path).await?;
    host.wait_until(asks, async || asked(host).await).await?;
    host.click("[data-act='close-result']").await?;
    host.wait_for(".tray[data-mode='over'] .asked").await?;
    host.click("[data-act='rematch']").await?;
    host.wait_for("#table[data-awaiting='seat']").await?;
    my_turn(guest).await.or(my_turn(host).await)?;
    Ok(())
}

/// Says a line in the chat, and waits until it is heard.
///
/// # Errors
/// If the page does not show the line in time.
pub async fn say(stage: &Stage, text: &str) -> Result<()> {
    if stage.web().find_all(By::Css("[data-act='words']")).await?.is_empty() {
        stage.click(".tabs [data-act='chat']").await?;
    }
    stage.wait_for("[data-act='words']").await?.send_keys(text).await?;
    stage.click("[data-act='say']:enabled").await?;
    stage
        .wait_until("the line to be said", async || Ok(heard(stage).await?.contains(text).then_some(())))
        .await
}

/// Returns the lines of the chat; nothing where it is closed.
///
/// # Errors
/// If the browser does not answer.
pub async fn heard(stage: &Stage) -> Result<String> {
    let log = stage.web().find_all(By::Css(".talk ol")).await?;
    match log.first() {
        Some(log) => Ok(log.text().await?),
        None => Ok(String::new()),
    }
}

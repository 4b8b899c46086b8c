//! People at different screens: a table with an open seat, and whose turn it is.

use anyhow::{Context, Result};
use thirtyfour::By;

use crate::Stage;
use crate::person::{PERSON, sit_in_lobby, standing};

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

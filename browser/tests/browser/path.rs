//! A server that has only a path of its host, behind a proxy that passes on nothing else.

use anyhow::{Context, Result, ensure};
use browser::Stage;
use browser::lobby::set_up;
use browser::person::words;
use browser::proxy::{Passed, Proxy};
use browser::together::{heard, say};

/// The names under which the browser stores something, and whether a file of the typeface came.
const SHARED: &str =
    "return [Object.keys(localStorage), [...document.fonts].some(face => face.status === 'loaded')]";
/// Returns once a picture was drawn.
const DRAWN: &str = "() => document.querySelector('.share img').naturalWidth || null";

/// Checks a visit from the lobby to a game of two at different screens.
async fn check(passed: Passed) -> Result<()> {
    let mut host = Stage::with_own_server().await?;
    let proxy = Proxy::start(host.server.address(), "/games", passed).await?;
    host.server.publish(proxy.url())?;
    let guest = host.beside().await?;

    // Without the last `/`, as it is in the address that the host gives to others.
    host.web().goto(proxy.url()).await?;
    set_up(&host, "duel").await?;
    host.click("[data-seat='1'] select").await?;
    host.click("[data-seat='1'] option[value='open']").await?;
    host.click("[data-act='begin']:enabled").await?;
    host.wait_for("#gather[data-open='1']").await?;
    let link = host.wait_for("[data-act='link']").await?.prop("value").await?.context("a link")?;
    ensure!(link.starts_with(&format!("{}/t/", proxy.url())), "the link to the table is {link}");
    host.wait_to_see("the QR code", DRAWN, &[]).await?;
    host.web().refresh().await?;
    host.wait_for("#gather[data-open='1']").await?;

    guest.web().goto(&link).await?;
    guest.wait_for("#gather [data-act='name']").await?.send_keys("Bert").await?;
    guest.click("[data-act='act-sit']").await?;
    guest.wait_for("#table").await?;
    host.wait_for("#table").await?;
    say(&guest, "Good evening").await?;
    host.click(".tabs [data-act='chat']").await?;
    host.wait_until("the line", async || Ok(heard(&host).await?.contains("Good evening").then_some(())))
        .await?;

    host.click(".brand").await?;
    host.wait_for("#lobby .my-tables [data-table]").await?;
    ensure!(host.web().current_url().await?.as_str() == format!("{}/", proxy.url()));
    host.click("[data-board='duel'] [data-act='learn']").await?;
    host.wait_for("#rules").await?;
    host.web().refresh().await?;
    ensure!(!words(&host, "#rules h1").await?.is_empty());
    host.web().back().await?;
    host.wait_for("#lobby").await?;

    let (stored, has_typeface): (Vec<String>, bool) =
        host.web().execute(SHARED, Vec::new()).await?.convert()?;
    ensure!(has_typeface);
    ensure!(
        !stored.is_empty() && stored.iter().all(|name| name.starts_with("cabochon/games.")),
        "{stored:?}"
    );
    let cookies = host.web().get_all_cookies().await?;
    let names: Vec<&str> = cookies.iter().map(|cookie| cookie.name.as_str()).collect();
    ensure!(names == ["cabochon+games"], "{names:?}");
    ensure!(proxy.astray().is_empty(), "{:#?}", proxy.astray());
    ensure!(host.console_errors().await?.is_empty(), "{:#?}", host.console_errors().await?);
    guest.close().await?;
    host.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_game_is_gathered_below_a_path_that_the_proxy_passes_on() -> Result<()> {
    check(Passed::Whole).await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_game_is_gathered_below_a_path_that_the_proxy_removes() -> Result<()> {
    check(Passed::Stripped).await
}

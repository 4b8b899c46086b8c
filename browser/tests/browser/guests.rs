//! People without a seat, about whom the owner of a table decides, and the messages of a server's host.

use anyhow::Result;
use browser::barriers::barriers;
use browser::page::{apart_from_height, none, pictures};
use browser::person::words;
use browser::together::{heard, invite, say};
use browser::{Size, Stage};

/// Waits until the chat of a page has a text, or has it no more.
async fn until_heard(stage: &Stage, text: &str, is_there: bool) -> Result<()> {
    stage
        .wait_until("the chat", async || Ok((heard(stage).await?.contains(text) == is_there).then_some(())))
        .await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn the_owner_mutes_a_guest_shows_their_lines_again_and_removes_them() -> Result<()> {
    let host = Stage::open().await?;
    let guest = host.beside().await?;
    let path = invite(&host, "splendor").await?;
    guest.go(&path).await?;
    guest.wait_for("#gather").await?;
    say(&guest, "Rubbish").await?;
    until_heard(&host, "Rubbish", true).await?;
    host.click("[data-act='decide']").await?;
    for (name, size) in [("guests-desktop", Size::DESKTOP), ("guests-phone", Size::PHONE)] {
        host.resize(size).await?;
        host.wait_for("[data-act='act-mute']").await?.scroll_into_view().await?;
        none(barriers(&host).await?);
        none(apart_from_height(pictures(&host, name).await?));
    }
    host.click("[data-act='act-mute']").await?;
    until_heard(&guest, "Rubbish", false).await?;
    until_heard(&host, "hidden by the owner", true).await?;
    guest.wait_for("[data-act='words']").await?.send_keys("More").await?;
    guest.click("[data-act='say']:enabled").await?;
    assert_eq!(words(&guest, ".talk .failed").await?, "The owner of this table has muted you.");
    host.click("[data-act='decide']").await?;
    host.click("[data-act='act-pardon']").await?;
    until_heard(&guest, "Rubbish", true).await?;
    host.click("[data-act='decide']").await?;
    host.click("[data-act='act-remove-guest']").await?;
    guest.wait_for("#nothing-here").await?;
    assert_eq!(words(&guest, "#nothing-here [role='alert']").await?, "This table does not allow spectators.");
    host.click("[data-act='pardon-all']").await?;
    until_heard(&host, "Rubbish", true).await?;
    guest.go(&path).await?;
    guest.wait_for("#gather").await?;
    guest.close().await?;
    host.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_message_of_the_host_is_shown_at_tables_and_in_the_lobby_until_it_is_closed() -> Result<()> {
    let host = Stage::with_own_server().await?;
    invite(&host, "duel").await?;
    host.server.say("A restart at nine")?;
    for (name, size) in [("message-desktop", Size::DESKTOP), ("message-phone", Size::PHONE)] {
        host.resize(size).await?;
        assert!(words(&host, ".message").await?.contains("A restart at nine"));
        host.screenshot(name).await?;
    }
    host.click("[data-act='close-message']").await?;
    host.wait_gone(".message").await?;
    host.server.say("A restart at ten")?;
    assert!(words(&host, ".message").await?.contains("A restart at ten"));
    host.go("/").await?;
    assert!(words(&host, ".message").await?.contains("A restart at ten"));
    none(barriers(&host).await?);
    host.close().await
}

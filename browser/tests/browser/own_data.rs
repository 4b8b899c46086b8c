//! The data stored about a player: the file, and its removal, in the settings.

use anyhow::{Context, Result};
use browser::barriers::barriers;
use browser::page::{apart_from_what_is_covered, at_rest, glance, none};
use browser::person::{fetch, table_name, words};
use browser::thirtyfour::By;
use browser::together::{invite, say, sit};
use browser::{Size, Stage};
use serde_json::Value;

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_player_gets_what_is_stored_and_has_it_removed() -> Result<()> {
    let host = Stage::open().await?;
    let guest = host.beside().await?;
    let path = invite(&host, "splendor").await?;
    sit(&guest, &path, "Bert").await?;
    host.wait_for("#table").await?;
    say(&guest, "Good evening").await?;
    let table = table_name(&guest).await?;
    guest.click("[data-act='settings']").await?;
    guest.wait_for("[data-part='own-data']").await?;

    // The link leads to a file that has the seat and the line.
    let link = guest.wait_for("[data-act='download-data']").await?;
    assert_eq!(link.attr("download").await?.as_deref(), Some("cabochon.json"));
    let href = link.attr("href").await?.context("an address")?;
    let file: Value = serde_json::from_str(&fetch(&guest, &href).await?)?;
    let text = file.to_string();
    for kept in [table.as_str(), "Bert", "Good evening"] {
        assert!(text.contains(kept), "{kept}: {text}");
    }

    // Nothing is removed before the question is answered, and a no keeps everything.
    guest.click("[data-act='forget']").await?;
    for (name, size) in [("own-data-desktop", Size::DESKTOP), ("own-data-phone", Size::PHONE)] {
        guest.resize(size).await?;
        guest.wait_for("[data-act='forget-yes']").await?.scroll_into_view().await?;
        at_rest(&guest).await?;
        guest.screenshot(name).await?;
        none(apart_from_what_is_covered(glance(&guest).await?));
    }
    none(barriers(&guest).await?);
    guest.resize(Size::DESKTOP).await?;
    guest.click("[data-act='forget-no']").await?;
    guest.wait_gone("[data-act='forget-yes']").await?;
    assert!(words(&host, ".opponents").await?.contains("Bert"));

    // After a yes the guest is somebody new in the lobby, and at the table a former player has the seat.
    guest.click("[data-act='forget']").await?;
    guest.click("[data-act='forget-yes']").await?;
    guest.wait_for("[data-act='play']:enabled").await?;
    guest.wait_gone(".my-tables [aria-busy]").await?;
    assert!(guest.web().find_all(By::Css("[data-table]")).await?.is_empty(), "a table is left in the list");
    let nothing = fetch(&guest, &href).await?;
    assert!(!nothing.contains("Bert") && !nothing.contains("Good evening"), "{nothing}");
    host.go(&path).await?;
    host.wait_for("#table").await?;
    let opponents = words(&host, ".opponents").await?;
    assert!(opponents.contains("A former player") && !opponents.contains("Bert"), "{opponents}");
    host.screenshot("own-data-former").await?;
    guest.close().await?;
    host.close().await
}

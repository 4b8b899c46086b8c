//! A browser that keeps no cookies: the page says so in words, and stores nothing.

use anyhow::Result;
use browser::barriers::barriers;
use browser::page::none;
use browser::person::words;
use browser::thirtyfour::By;
use browser::together::invite;
use browser::{Size, Stage};
use serde_json::json;

/// Makes the page neither send nor keep cookies, and counts the changes that it asks for.
const BLOCKED: &str = "const send = window.fetch;
    window.asked = 0;
    window.fetch = (path, wish) => {
        if (wish?.method === 'POST') window.asked += 1;
        return send(path, { ...wish, credentials: 'omit' });
    };";

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn where_cookies_are_blocked_the_page_says_so_and_shows_what_there_is() -> Result<()> {
    let host = Stage::open().await?;
    let guest = host.beside().await?;
    let blocked = json!({ "source": BLOCKED });
    guest.web().cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", blocked).await?;
    let path = invite(&host, "splendor").await?;
    guest.go(&path).await?;
    guest.click("[data-act='act-sit']").await?;
    let said = words(&guest, "#gather .failed").await?;
    assert!(said.contains("cookie") && said.contains("Watching works"), "{said}");
    none(barriers(&guest).await?);
    let asked: u32 = guest.web().execute("return window.asked", Vec::new()).await?.convert()?;
    assert_eq!(asked, 2, "once, and once more");
    // The seat is still open, and the guest sees the table.
    host.go(&path).await?;
    host.wait_for("#gather[data-open='1']").await?;
    assert!(words(&guest, "#gather h1").await?.contains("Splendor"));
    // No table either, of which the guest would be a spectator. The reason is seen in a phone's window, without scrolling.
    guest.go("/").await?;
    for (width, height) in [(390, 664), (667, 331)] {
        guest.resize(Size { width, height, phone: true }).await?;
        guest.tap("[data-act='play']:enabled").await?;
        assert!(words(&guest, ".game .failed").await?.contains("Allow cookies"));
        let seen = "const { top, bottom } = document.querySelector('.game .failed').getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight;";
        let is_seen: bool = guest.web().execute(seen, Vec::new()).await?.convert()?;
        assert!(is_seen, "{width} by {height}");
    }
    guest.wait_gone(".my-tables [aria-busy]").await?;
    assert!(guest.web().find_all(By::Css(".my-tables [data-table]")).await?.is_empty());
    guest.close().await?;
    host.close().await
}

//! People who come by a link: the invitation, the link while the game runs, the question to undo, and the rematch (which
//! the game in `together` ends with).

use anyhow::Result;
use browser::barriers::barriers;
use browser::page::{apart_from_height, apart_from_what_is_covered, none, pictures};
use browser::person::{send, words};
use browser::thirtyfour::By;
use browser::together::{in_turn, invite, say, sit};
use browser::{Size, Stage};
use serde_json::json;

/// Returns the words on the filled buttons.
async fn filled(stage: &Stage) -> Result<Vec<String>> {
    let script = "return [...document.querySelectorAll('.main')].filter(button => button.checkVisibility()).map(button => button.innerText.trim())";
    Ok(stage.web().execute(script, Vec::new()).await?.convert()?)
}

/// Returns whether two elements lie over each other.
async fn overlap(stage: &Stage, one: &str, other: &str) -> Result<bool> {
    let script = "const [one, other] = arguments.map(selector => document.querySelector(selector).getBoundingClientRect());
        return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom";
    let script = script.replace("arguments.map", "[...arguments].map");
    Ok(stage.web().execute(&script, vec![json!(one), json!(other)]).await?.convert()?)
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn who_is_invited_sits_down_with_the_filled_button_beside_their_name() -> Result<()> {
    let host = Stage::open().await?;
    let guest = host.beside().await?;
    let path = invite(&host, "splendor").await?;
    assert_eq!(filled(&host).await?, ["Copy"], "who sits shares the link");
    guest.go(&path).await?;
    guest.wait_for("[data-act='act-sit']").await?;
    assert_eq!(filled(&guest).await?, ["Sit down"]);
    let script = "const [name, button] = ['name', 'act-sit'].map(act => document.querySelector(`[data-act=${act}]`).getBoundingClientRect());
        return Math.abs(name.top + name.height / 2 - button.top - button.height / 2) < 8 && name.right < button.left";
    assert!(
        guest.web().execute(script, Vec::new()).await?.convert::<bool>()?,
        "the name is beside the button"
    );
    none(apart_from_height(pictures(&guest, "invited").await?));
    none(barriers(&guest).await?);
    // A speaker without a seat is marked under any name, in words too.
    say(&host, "Welcome").await?;
    say(&guest, "Hello").await?;
    for stage in [&host, &guest] {
        stage.wait_for("[data-line='1']").await?;
        assert!(!words(stage, "[data-line='0']").await?.contains("(no seat)"));
        assert!(words(stage, "[data-line='1']").await?.contains("(no seat)"));
    }
    // Enter in the field sits down too.
    guest.wait_for("[data-act='name']").await?.send_keys("Bert\u{e007}").await?;
    guest.wait_for("#table").await?;

    // The link is there while the game runs, at both sizes.
    guest.click(".tabs [data-act='invite']").await?;
    guest.wait_for(".side .share img").await?;
    let link = guest.wait_for(".side [data-act='link']").await?.prop("value").await?;
    assert!(link.is_some_and(|link| link.ends_with(&path)));
    none(pictures(&guest, "link").await?);
    none(barriers(&guest).await?);
    guest.click(".tabs [data-act='log']").await?;
    guest.wait_for(".side .log").await?;
    guest.resize(Size::PHONE).await?;
    guest.tap(".bar [data-act='log']").await?;
    guest.tap(".tabs [data-act='invite']").await?;
    guest.wait_for(".side .share img").await?;
    guest.screenshot("link-phone-open").await?;

    // Another one's question stands above the chat and not over it.
    guest.resize(Size::DESKTOP).await?;
    host.wait_for("#table").await?;
    for stage in [&host, &guest] {
        stage.tap(".tabs [data-act='chat']").await?;
        stage.wait_for(".side .talk").await?;
    }
    let (mover, other) = in_turn(&host, &guest).await?;
    send(mover, "T.wbg").await?;
    mover.click("[data-act='undo']:not([aria-disabled])").await?;
    other.wait_for("[data-act='act-agree']").await?;
    for stage in [mover, other] {
        stage.wait_for(".wish").await?;
        assert_eq!(stage.web().find_all(By::Css(".wish")).await?.len(), 1);
        for part in [".side .talk", ".side .tabs"] {
            assert!(!overlap(stage, ".wish", part).await?, "the question covers {part}");
        }
    }
    none(apart_from_what_is_covered(pictures(other, "wish-chat").await?));
    other.resize(Size::PHONE).await?;
    if other.web().find_all(By::Css(".side")).await?.is_empty() {
        other.tap(".bar [data-act='log']").await?;
    }
    other.wait_for(".side").await?;
    assert_eq!(other.web().find_all(By::Css(".wish")).await?.len(), 1);
    if other.web().find_all(By::Css(".side .talk")).await?.is_empty() {
        other.tap(".tabs [data-act='chat']").await?;
        other.wait_for(".side .talk").await?;
    }
    assert!(!overlap(other, ".wish", ".side .talk").await?, "the question covers the chat of a phone");
    guest.close().await?;
    host.close().await
}

/// Remembers the live regions that are on the page.
const REGIONS: &str =
    "for (const region of document.querySelectorAll('[role=status]')) region.wasThere = true";
/// Returns whether an element is within a live region that is remembered.
const IS_ANNOUNCED: &str = "selector => {
    const region = shown(selector)?.closest('[role=status]');
    return region && region.textContent ? region.wasThere === true : null;
}";

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn what_is_announced_comes_into_regions_that_were_there() -> Result<()> {
    let check = async |stage: &Stage, selector: &str| -> Result<()> {
        let announced = stage.wait_to_see(selector, IS_ANNOUNCED, &[json!(selector)]).await?;
        assert_eq!(announced, true, "{selector}");
        Ok(())
    };
    let host = Stage::open().await?;
    let guest = host.beside().await?;
    let path = invite(&host, "splendor").await?;
    sit(&guest, &path, "Bert").await?;
    host.wait_for("#table").await?;
    let (mover, other) = in_turn(&host, &guest).await?;
    send(mover, "T.wbg").await?;
    other.wait_for_version(mover.version().await?).await?;
    for stage in [mover, other] {
        stage.web().execute(REGIONS, Vec::new()).await?;
    }
    other.click(".noble").await?;
    check(other, ".bubble").await?;
    mover.click("[data-act='undo']:not([aria-disabled])").await?;
    check(mover, ".wish").await?;
    check(other, ".wish").await?;
    other.click("[data-act='act-refuse']").await?;
    check(mover, ".notice.calm").await?;
    guest.go("/").await?;
    check(&host, "[data-said='away']").await?;
    guest.close().await?;
    host.close().await
}

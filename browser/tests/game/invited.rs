//! People who come by a link: the invitation, the link while the game runs, the question to undo, and the rematch (which
//! the game in `together` ends with).

use anyhow::Result;
use browser::thirtyfour::By;
use browser::{Size, Stage};
use serde_json::json;

use super::access::barriers;
use super::page::{apart_from_height, apart_from_what_is_covered, at_rest, none, pictures};
use super::player::{make, my_turn, open_file, view, words};
use super::together::{in_turn, invite, say, three_tokens};

/// Returns the words on the filled buttons.
async fn filled(stage: &Stage) -> Result<Vec<String>> {
    let script = "return [...document.querySelectorAll('.main')].filter(button => button.checkVisibility()).map(button => button.innerText.trim())";
    Ok(stage.web().execute(script, Vec::new()).await?.convert()?)
}

/// Whether two elements lie over each other.
async fn overlap(stage: &Stage, one: &str, other: &str) -> Result<bool> {
    let script = "const [one, other] = arguments.map(selector => document.querySelector(selector).getBoundingClientRect());
        return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom";
    let script = script.replace("arguments.map", "[...arguments].map");
    Ok(stage.web().execute(&script, vec![json!(one), json!(other)]).await?.convert()?)
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
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
    // Under whatever name, who has no seat is marked, in words too.
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
    make(mover, three_tokens(&view(mover).await?)).await?;
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

/// What of the tray after the end is cut: by the panel around it, or the words of the result by their own box.
const CUT_AFTER_THE_END: &str = "const area = document.querySelector('.mine-area').getBoundingClientRect(), detail = document.querySelector('.tray .detail');
    const faults = detail.scrollHeight > detail.clientHeight + 1 ? ['the words of the result are cut'] : [];
    for (const part of document.querySelectorAll('.tray .actions > *'))
        if (part.getBoundingClientRect().bottom > area.bottom + 0.5) faults.push(`${part.textContent} is cut`);
    return faults;";

/// The sentence that the page adds to the tray while somebody waits at a rematch.
const WAITS: &str = "const asked = document.createElement('p');
    asked.className = 'asked';
    asked.textContent = 'Bert wants a rematch and waits for you there.';
    document.querySelector('.tray .actions').prepend(asked);";

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn nothing_of_the_tray_after_the_end_is_cut_on_a_phone_on_its_side() -> Result<()> {
    let stage = Stage::open().await?;
    stage.resize(Size::ON_ITS_SIDE).await?;
    // Those with the most of their own: three reserved cards, and a hand of four currencies.
    for (game, log) in [
        ("splendor", include_str!("../../../games/splendor/corpus/4p-shared.cab")),
        ("duel", include_str!("../../../games/duel/corpus/2p-crowns.cab")),
        ("alhambra", include_str!("../../../games/alhambra/corpus/6-sides-outright.cab")),
    ] {
        open_file(&stage, log).await?;
        stage.wait_for(&format!("#table[data-game='{game}']")).await?;
        stage.click("[data-act='close-result']").await?;
        stage.wait_for(".tray[data-mode='over'] [data-act='rematch']").await?;
        stage.web().execute(WAITS, Vec::new()).await?;
        at_rest(&stage).await?;
        stage.screenshot(&format!("over-{game}")).await?;
        none(stage.web().execute(CUT_AFTER_THE_END, Vec::new()).await?.convert::<Vec<String>>()?);
    }
    stage.close().await
}

/// Checks that the host is told who asks for a rematch, also after the page was loaded anew, and that the next game begins
/// once the host wants it too. Both are shown the end of a game at the table with this path, and the guest is Bert.
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
    host.resize(Size::ON_ITS_SIDE).await?;
    at_rest(host).await?;
    host.screenshot("rematch-asked-over").await?;
    none(host.web().execute(CUT_AFTER_THE_END, Vec::new()).await?.convert::<Vec<String>>()?);
    host.resize(Size::DESKTOP).await?;
    host.click("[data-act='rematch']").await?;
    host.wait_for("#table[data-awaiting='seat']").await?;
    my_turn(guest).await.or(my_turn(host).await)?;
    Ok(())
}

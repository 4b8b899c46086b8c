//! The panel of the table: the goal, the rules at the chapter that matters now, and the keys of this game.

use anyhow::Result;
use browser::barriers::barriers;
use browser::page::{apart_from_what_is_covered, none, pictures};
use browser::person::{PERSON, open_file, press, sit_in_lobby, words};
use browser::thirtyfour::{By, Key};
use browser::{Size, Stage};
use splendor_browser::player::sit_down;
use splendor_browser::position::lay_with;

async fn chapter(stage: &Stage) -> Result<String> {
    words(stage, ".help h3").await
}

async fn until_chapter(stage: &Stage, wanted: &str) -> Result<()> {
    stage.wait_until(wanted, async || Ok((chapter(stage).await? == wanted).then_some(()))).await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn one_panel_tells_the_goal_the_rules_of_the_moment_and_the_keys() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &[PERSON, PERSON]).await?;
    press(&stage, "?").await?;
    stage.wait_for(".help .goal").await?;
    assert!(words(&stage, ".help .goal").await?.contains("15 points"));
    let of_turn = chapter(&stage).await?;
    assert!(words(&stage, ".help ol").await?.contains("41"), "{of_turn}");
    let keys = words(&stage, ".help .keys").await?;
    assert!(
        keys.contains("take tokens") && !keys.contains("privilege"),
        "the keys of this game only: {keys}"
    );
    let link = stage.wait_for(".help a.link").await?;
    assert_eq!(link.attr("href").await?.as_deref(), Some("/rules/splendor"));
    assert_eq!(link.attr("target").await?.as_deref(), Some("_blank"));
    none(apart_from_what_is_covered(pictures(&stage, "help").await?));
    none(barriers(&stage).await?);
    press(&stage, Key::Escape + "").await?;
    stage.wait_gone(".help").await?;

    // The chapter follows what is done and what was asked about.
    stage.tap("[data-piece='deck-1']").await?;
    stage.wait_for("#table[data-doing='reserving']").await?;
    press(&stage, "?").await?;
    stage.wait_for(".help ol").await?;
    assert_ne!(chapter(&stage).await?, of_turn);
    press(&stage, Key::Escape + Key::Escape).await?;
    stage.wait_for("#table[data-doing='nothing']").await?;
    press(&stage, "?").await?;
    until_chapter(&stage, &of_turn).await?;

    // One panel at a time, with a button on the phone too.
    stage.tap("[data-act='settings']").await?;
    stage.wait_gone(".help").await?;
    assert!(stage.web().find_all(By::Css(".settings .keys")).await?.is_empty());
    stage.resize(Size::PHONE).await?;
    stage.tap("[data-act='settings']").await?;
    stage.tap("[data-act='help']").await?;
    stage.wait_for(".help .goal").await?;

    stage.resize(Size::DESKTOP).await?;
    sit_in_lobby(&stage, "duel", &[PERSON, "greedy"]).await?;
    stage.wait_for("#table").await?;
    press(&stage, "?").await?;
    let keys = words(&stage, ".help .keys").await?;
    assert!(keys.contains("privilege") && !keys.contains("take tokens"), "{keys}");
    assert!(words(&stage, ".help .goal").await?.contains("10 crowns"));
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn with_modules_the_panel_tells_their_goal_and_their_rules() -> Result<()> {
    let stage = Stage::open().await?;
    lay_with(&stage, "cities,posts", |_| true).await?;
    press(&stage, "?").await?;
    stage.wait_for(".help .goal").await?;
    let goal = words(&stage, ".help .goal").await?;
    assert!(goal.contains("takes a city") && !goal.contains("15"), "{goal}");
    stage.wait_for(".help details").await?;
    let chapters = stage.web().find_all(By::Css(".help details")).await?;
    assert_eq!(chapters.len(), 2, "a chapter for each module");
    stage.click(".help details:last-of-type summary").await?;
    assert!(words(&stage, ".help details[open]").await?.contains("33"), "the items of the trading posts");
    none(apart_from_what_is_covered(pictures(&stage, "help-modules").await?));
    none(barriers(&stage).await?);
    press(&stage, Key::Escape + "").await?;

    // The game is over: what ends it is a city, not points.
    let log = include_str!("../../../corpus/cities-2p-by-points.cab");
    open_file(&stage, log).await?;
    stage.click("[data-act='close-result']").await?;
    press(&stage, "?").await?;
    stage.wait_for(".help ol").await?;
    let items = words(&stage, ".help ol").await?;
    assert!(items.contains("city") && !items.contains("74"), "{items}");
    stage.close().await
}

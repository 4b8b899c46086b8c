//! Whole games, played to the end.

use anyhow::{Context, Result};
use browser::page::{apart_from_what_is_covered, glance, none, pictures};
use browser::person::{PERSON, fetch, my_turn, open_file, snapshot, standing, table_name, words};
use browser::thirtyfour::By;
use browser::{Stage, thirtyfour::WebElement};
use splendor_browser::load;
use splendor_browser::player::{Player, sit_down};

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn two_people_play_a_whole_game_at_one_screen_by_mouse() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &[PERSON, PERSON]).await?;
    let decisions = Player::new(1)
        .by_mouse()
        .play_on(&stage, async |stage| {
            none(glance(stage).await?);
            Ok(())
        })
        .await?;
    assert!(decisions > 20, "a game of {decisions} decisions");
    the_end_is_shown(&stage).await?;
    none(apart_from_what_is_covered(pictures(&stage, "end").await?));
    let first = table_name(&stage).await?;

    // The file of the game replays to the same end, and can be opened as a table of its own.
    let file = stage.wait_for("[data-act='download']").await?.attr("href").await?.context("an address")?;
    let log = fetch(&stage, &file).await?;
    let replayed = load(&log)?;
    assert_eq!(u64::from(replayed.version()), stage.version().await?);
    open_file(&stage, &log).await?;
    stage.wait_for("[data-result]").await?;
    assert_ne!(table_name(&stage).await?, first);
    assert_eq!(snapshot(&stage).await?.version, replayed.version());

    // From the end through the game, and a new one.
    stage.click("[data-act='look-through']").await?;
    stage.wait_for("#table[data-past]").await?;
    stage.click("[data-act='now']").await?;
    stage.wait_gone("#table[data-past]").await?;
    stage.go(&format!("/t/{first}")).await?;
    stage.click("[data-act='rematch']").await?;
    stage.wait_gone("#table[data-awaiting='over']").await?;
    let again = my_turn(&stage).await?;
    assert!(again.mine() && again.version < 30, "{again:?}");
    assert_ne!(table_name(&stage).await?, first);
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

/// Checks that the result says why the game ended, who won by which rule, and the points that the server counts.
async fn the_end_is_shown(stage: &Stage) -> Result<()> {
    let said = words(stage, "[data-result]").await?;
    assert!(said.contains("Rule 74.") && (said.contains("Rule 76.") || said.contains("Rule 77.")), "{said}");
    let view: serde_json::Value = serde_json::from_str(snapshot(stage).await?.seen[0].view.get())?;
    let rows: Vec<WebElement> = stage.web().find_all(By::Css("[data-result] tr[data-seat]")).await?;
    assert_eq!(rows.len(), 2);
    for row in rows {
        let seat: usize = row.attr("data-seat").await?.context("a seat")?.parse()?;
        let points = row.find(By::Css("td:nth-child(3)")).await?.text().await?;
        assert_eq!(points, view["scores"][seat].to_string());
    }
    let first = stage.wait_for("[data-result] tbody tr:first-child").await?;
    let winner: u64 = first.attr("data-seat").await?.context("a seat")?.parse()?;
    let winners = view["result"]["winners"].as_array().context("winners")?;
    assert!(winners.iter().any(|seat| seat.as_u64() == Some(winner)));
    Ok(())
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_game_against_a_bot_goes_on_after_the_server_was_killed() -> Result<()> {
    let mut stage = Stage::with_own_server().await?;
    sit_down(&stage, &[PERSON, "greedy"]).await?;
    let mut player = Player::new(2).by_mouse();
    for _ in 0..4 {
        player.act(&stage).await?;
    }
    let before = standing(&stage).await?.context("a table")?;

    // The page stays open, says that it has lost the server, and finds it again by itself.
    stage.server.kill();
    stage.wait_for(".unlinked").await?;
    stage.server.restart()?;
    stage.wait_gone(".unlinked").await?;
    assert_eq!(my_turn(&stage).await?, before);
    player.act(&stage).await?;

    // The page is closed meanwhile, and the table stands among one's own afterwards.
    let before = standing(&stage).await?.context("a table")?;
    let table = table_name(&stage).await?;
    stage.go("about:blank").await.ok();
    stage.server.restart()?;
    stage.go("/").await?;
    stage.click(&format!("[data-table='{table}'] a")).await?;
    assert_eq!(my_turn(&stage).await?.version, before.version);

    player.play_on(&stage, async |_| Ok(())).await?;
    the_end_is_shown(&stage).await?;
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_server_that_is_stopped_says_that_it_comes_back() -> Result<()> {
    let mut stage = Stage::with_own_server().await?;
    sit_down(&stage, &[PERSON, "greedy"]).await?;
    let mut player = Player::new(4).by_mouse();
    player.act(&stage).await?;
    let before = my_turn(&stage).await?;
    assert!(stage.server.stop()?, "it does not stop in time");
    let said = async || Ok((words(&stage, ".unlinked").await? == "Server restarting…").then_some(()));
    stage.wait_until("the page to say it", said).await?;
    stage.server.restart()?;
    stage.wait_gone(".unlinked").await?;
    assert_eq!(my_turn(&stage).await?, before);
    player.act(&stage).await?;
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn the_strongest_bot_answers() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &["master", PERSON, "novice"]).await?;
    let mut player = Player::new(3);
    for _ in 0..2 {
        player.act(&stage).await?;
    }
    assert!(standing(&stage).await?.context("a table")?.mine());
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

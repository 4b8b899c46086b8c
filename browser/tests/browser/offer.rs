//! The offer of another level, after three games in a row with the same end.

use anyhow::{Context, Result};
use browser::Stage;
use browser::lobby::{at_home, post};
use browser::page::{none, pictures};
use browser::person::{my_turn, snapshot, words};
use browser::thirtyfour::By;
use serde_json::json;

/// A finished game.
const WON: &str = include_str!("../../../games/splendor/corpus/2p-outright.cab");
/// The seat that wins it.
const WINNER: usize = 0;

/// Opens the end of the game, with the person in one of the seats and this bot in the other.
async fn open_end(stage: &Stage, person: usize, level: &str) -> Result<()> {
    let mut seats = vec![json!({ "kind": "bot", "level": level }); 2];
    seats[person] = json!({ "kind": "human", "name": "Mira" });
    let created = post(stage, "/api/games", &[json!({ "log": WON, "seats": seats })]).await?;
    let table = created[0]["table"].as_str().with_context(|| format!("no table was set up: {created:?}"))?;
    stage.go(&format!("/t/{table}")).await?;
    stage.wait_for("[data-result]").await?;
    Ok(())
}

async fn is_offered(stage: &Stage) -> Result<bool> {
    Ok(!stage.web().find_all(By::Css("[data-act='offer']")).await?.is_empty())
}

/// Ends three games in a row, and accepts the offer that is made after the third alone.
async fn check(person: usize, offered: &str, rival: &str) -> Result<()> {
    let stage = Stage::open().await?;
    at_home(&stage).await?;
    // A game against another level is between them, and begins the row anew.
    for level in ["apprentice", "apprentice", "novice", "apprentice", "apprentice"] {
        open_end(&stage, person, level).await?;
        // Looked at again, a game does not count twice.
        stage.web().refresh().await?;
        stage.wait_for("[data-result]").await?;
        assert!(!is_offered(&stage).await?, "too early");
    }
    open_end(&stage, person, "apprentice").await?;
    stage.wait_for("[data-act='offer']").await?;
    none(pictures(&stage, "offer").await?);
    stage.click("[data-act='offer']").await?;
    stage.wait_gone("[data-result]").await?;
    my_turn(&stage).await?;
    let seats = snapshot(&stage).await?.seats;
    assert_eq!(seats[1 - person].name, "Mira", "the seats are exchanged");
    assert_eq!(seats[person].level.as_deref(), Some(offered));
    at_home(&stage).await?;
    assert_eq!(words(&stage, "[data-board='splendor'] .rivals").await?, format!("Rival: {rival}"));
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn three_games_won_offer_the_next_stronger_level() -> Result<()> {
    check(WINNER, "greedy", "Journeyman").await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn three_games_lost_offer_the_next_weaker_level() -> Result<()> {
    check(1 - WINNER, "novice", "Novice").await
}

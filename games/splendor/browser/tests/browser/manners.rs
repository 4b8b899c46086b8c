//! The manners of pieces and buttons, in every game: a double click acts once and colours no words, an impossible
//! action looks like it, and nothing lies over words that have to be read.

use anyhow::{Context, Result};
use browser::person::{PERSON, double_click, my_turn, piece, words};
use browser::{Motion, Stage, Theme};
use splendor::Gem;
use splendor_browser::player::{Player, sit_down, view};
use splendor_play::tray::Piece;

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_double_click_acts_once() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &[PERSON, PERSON]).await?;
    let before = my_turn(&stage).await?;
    // A second click on a card would put it back.
    let card = view(&stage).await?.body().face_up(0, 0).context("a card")?;
    double_click(&stage, &piece(Piece::Card(card))).await?;
    stage.wait_for(&format!("[data-piece='card-{card}'].selected")).await?;
    stage.click("[data-act='clear']").await?;
    // Of tokens each click is one.
    double_click(&stage, &piece(Piece::Bank(Gem::Red))).await?;
    assert_eq!(words(&stage, "[data-piece='bank-r'] .tick").await?, "2");
    // The button makes one move, and leaves the next one's turn alone.
    double_click(&stage, "[data-act='confirm']:enabled").await?;
    stage.wait_for_version(before.version + 1).await?;
    my_turn(&stage).await?;
    assert_eq!(stage.version().await?, before.version + 1);
    let selected: String =
        stage.web().execute("return getSelection().toString()", Vec::new()).await?.convert()?;
    assert_eq!(selected, "", "words are coloured");
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_turn_begins_when_the_others_pieces_have_come_to_rest() -> Result<()> {
    let stage = Stage::open().await?;
    stage.prefer(Theme::Dark, Motion::Full).await?;
    sit_down(&stage, &[PERSON, "greedy"]).await?;
    my_turn(&stage).await?;
    let watch = "window.early = 0; window.flew = 0;
        const look = () => {
            // The pieces that fly now are the other's: one's own turn is over when its pieces fly.
            if (document.querySelector('.flight')) {
                window.flew += 1;
                if (document.querySelector('.bar .turn.yours')) window.early += 1;
            }
            requestAnimationFrame(look);
        };
        look();";
    stage.web().execute(watch, Vec::new()).await?;
    let mut player = Player::new(3);
    for _ in 0..3 {
        player.act(&stage).await?;
        stage.wait_for(".bar .turn.yours").await?;
    }
    let seen: Vec<u64> =
        stage.web().execute("return [window.flew, window.early]", Vec::new()).await?.convert()?;
    assert!(seen[0] > 0, "nothing flew");
    assert_eq!(seen[1], 0, "a turn began while pieces were flying");
    stage.close().await
}

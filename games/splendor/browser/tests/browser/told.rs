//! Words beside a piece that say what it is: under the pointer, with the focus, after a long press, and when it is
//! chosen by touch.

use anyhow::{Context, Result};
use browser::barriers::tab_to;
use browser::person::{PERSON, my_turn, press, uncover, words};
use browser::thirtyfour::Key;
use browser::{Size, Stage};
use serde_json::json;

use super::modules::sit_with;

/// Moves the pointer to the middle of an element.
async fn point_at(stage: &Stage, selector: &str) -> Result<()> {
    let element = stage.wait_for(selector).await?;
    stage.web().action_chain().move_to_element_center(&element).perform().await?;
    Ok(())
}

/// Holds a finger on the middle of an element until something is told, and lifts it.
async fn hold(stage: &Stage, selector: &str) -> Result<String> {
    let rect = stage.wait_for(selector).await?.rect().await?;
    let at = json!([{ "x": rect.x + rect.width / 2.0, "y": rect.y + rect.height / 2.0 }]);
    let touch = async |kind: &str, points| {
        let event = json!({ "type": kind, "touchPoints": points });
        stage.web().cdp().send_raw("Input.dispatchTouchEvent", event).await
    };
    touch("touchStart", at).await?;
    let told = words(stage, ".told").await?;
    touch("touchEnd", json!([])).await?;
    Ok(told)
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_piece_says_what_it_is_beside_it() -> Result<()> {
    let stage = Stage::open().await?;
    sit_with(&stage, &["cities", "posts", "orient"], &[PERSON, PERSON]).await?;
    my_turn(&stage).await?;
    uncover(&stage).await?;
    let subjects = [
        (".market-divider ~ .slot .card", "Orient, level "),
        (".post", "After buying a card its player takes one gem token."),
        (".opponent .plate", " bonuses of "),
        (".opponent .heap", " tokens of "),
        (".city", "City"),
        (".race.nearest li", "Missing: "),
    ];
    for (selector, said) in subjects {
        point_at(&stage, selector).await?;
        let look = "said => document.querySelector('.told')?.textContent.includes(said) || null";
        let told = stage.wait_to_see(said, look, &[json!(said)]).await;
        told.with_context(|| format!("under the pointer on {selector}"))?;
        // It is words for the eyes: the piece has them for the ears.
        assert_eq!(stage.wait_for(".told").await?.attr("aria-hidden").await?.as_deref(), Some("true"));
        press(&stage, Key::Escape + "").await?;
        stage.wait_gone(".told").await?;
    }
    // The keyboard's focus.
    tab_to(&stage, "[data-piece]").await?;
    stage.wait_for(".told").await?;
    press(&stage, Key::Escape + "").await?;
    stage.wait_gone(".told").await?;

    // A piece that is no choice says what it is, beside why it is none.
    stage.click(".post").await?;
    assert!(words(&stage, ".bubble .piece-words").await?.contains("Trading post 1"));
    press(&stage, Key::Escape + "").await?;
    stage.wait_gone(".bubble").await?;

    // A tap chooses, and says it, too; a long press asks, and chooses nothing.
    stage.resize(Size::PHONE).await?;
    let card = ".market-divider ~ .slot .card";
    stage.touch(card).await?;
    stage.wait_for(&format!("{card}.selected")).await?;
    assert!(words(&stage, ".told").await?.starts_with("Orient, level "));
    press(&stage, Key::Escape + "").await?;
    stage.wait_gone(".selected").await?;
    assert!(hold(&stage, card).await?.starts_with("Orient, level "));
    assert_eq!(stage.wait_for(card).await?.attr("aria-pressed").await?.as_deref(), Some("false"));
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

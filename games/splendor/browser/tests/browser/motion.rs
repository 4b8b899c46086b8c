//! The animation of moving pieces, which the player can turn off.

use anyhow::{Context, Result};
use browser::page::at_rest;
use browser::person::{PERSON, my_turn};
use browser::{Motion, Stage, Theme};
use serde::Deserialize;
use splendor::Action;
use splendor_browser::player::{Player, make, sit_down, view};
use splendor_play::tray::{Piece, Tray};
use tray::Turn;

/// A flying copy of a piece, as the page started it.
#[derive(Debug, Deserialize)]
pub struct Flight {
    look: String,
    /// The point from which it flies.
    pub from: (f64, f64),
    /// The point to which it flies.
    pub to: (f64, f64),
    /// The time from the change of the table to its arrival, in milliseconds, as the page computes its animation.
    arrives: f64,
}

/// Makes the page remember everything that flies.
pub async fn watch(stage: &Stage) -> Result<()> {
    let script = "window.seen = [];\
        new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node => {\
            const style = getComputedStyle(node), at = name => parseFloat(style.getPropertyValue(name));\
            const use = node.querySelector('use')?.getAttribute('href') ?? '';\
            window.seen.push({ look: use.startsWith('#token') ? use : 'card', from: [at('--x'), at('--y')],\
                to: [at('--to-x'), at('--to-y')],\
                arrives: Math.max(...node.getAnimations().map(animation => animation.effect.getComputedTiming().endTime)) });\
        }))).observe(document.querySelector('.flights'), { childList: true })";
    stage.web().execute(script, Vec::new()).await?;
    Ok(())
}

/// Returns what flew since the last call; nothing flies before the next frame is drawn.
pub async fn seen(stage: &Stage) -> Result<Vec<Flight>> {
    at_rest(stage).await?;
    let script = "return window.seen.splice(0)";
    Ok(stage.web().execute(script, Vec::new()).await?.convert()?)
}

/// Returns whether a point is on an element of the page.
pub async fn lies_on(stage: &Stage, selector: &str, (x, y): (f64, f64)) -> Result<bool> {
    let rect = stage.wait_for(selector).await?.rect().await?;
    Ok((rect.x..=rect.x + rect.width).contains(&x) && (rect.y..=rect.y + rect.height).contains(&y))
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn pieces_fly_from_where_they_lay_to_where_they_go() -> Result<()> {
    let stage = Stage::open().await?;
    stage.prefer(Theme::Dark, Motion::Full).await?;
    sit_down(&stage, &[PERSON, PERSON]).await?;
    my_turn(&stage).await?;
    watch(&stage).await?;

    // Tokens: from their piles to the panel of who took them, which now is the other one's.
    make(&stage, "T.wbg".parse().context("an action")?).await?;
    let flights = seen(&stage).await?;
    assert_eq!(flights.len(), 3, "{flights:#?}");
    for (flight, gem) in flights.iter().zip(["w", "b", "g"]) {
        assert_eq!(flight.look, format!("#token-{gem}"));
        assert!(lies_on(&stage, &format!("[data-piece='bank-{gem}']"), flight.from).await?, "{flight:?}");
        assert!(lies_on(&stage, "[data-panel='0']", flight.to).await?, "{flight:?}");
        assert!((200.0..500.0).contains(&flight.arrives), "{flight:?}");
    }
    stage.wait_gone(".flight").await?;

    // A card: to the hand of who reserved it, with a gold; and the next one from the deck into its place.
    my_turn(&stage).await?;
    let card = view(&stage).await?.body().face_up(1, 2).context("a card")?;
    make(&stage, Action::Reserve(card)).await?;
    let flights = seen(&stage).await?;
    let looks: Vec<&str> = flights.iter().map(|flight| flight.look.as_str()).collect();
    assert_eq!(looks, ["card", "#token-a", "card"], "{flights:#?}");
    assert!(lies_on(&stage, "[data-at='slot-2-2']", flights[0].from).await?);
    assert!(lies_on(&stage, "[data-panel='1']", flights[0].to).await?);
    assert!(lies_on(&stage, "[data-piece='deck-2']", flights[2].from).await?);
    assert!(lies_on(&stage, "[data-at='slot-2-2']", flights[2].to).await?);
    assert!(flights.iter().all(|flight| flight.arrives < 700.0), "{flights:#?}");
    stage.wait_gone(".flight").await?;

    // A purchase: what is paid goes back to the piles, the card to its owner.
    let mut player = Player::new(4);
    let (action, flights) = loop {
        my_turn(&stage).await?;
        let action = player.decide(&view(&stage).await?);
        make(&stage, action).await?;
        let flights = seen(&stage).await?;
        stage.wait_gone(".flight").await?;
        if matches!(action, Action::Buy { .. }) {
            break (action, flights);
        }
    };
    let paid = flights.iter().filter(|flight| flight.look.starts_with("#token")).count();
    assert!(paid > 0 && flights.len() > paid, "{action}: {flights:#?}");
    for flight in flights.iter().filter(|flight| flight.look.starts_with("#token")) {
        let pile = flight.look.replace("#token", "bank");
        assert!(lies_on(&stage, &format!("[data-piece='{pile}']"), flight.to).await?, "{flight:?}");
    }
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn nothing_flies_where_less_motion_is_asked_for() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &[PERSON, PERSON]).await?;
    my_turn(&stage).await?;
    watch(&stage).await?;
    make(&stage, "T.wbg".parse().context("an action")?).await?;
    assert!(seen(&stage).await?.is_empty());
    // The setting asks for the same where the system does not.
    stage.prefer(Theme::Dark, Motion::Full).await?;
    stage.click("[data-act='settings']").await?;
    stage.click("[data-act='motion-none']").await?;
    stage.click("[data-act='settings']").await?;
    my_turn(&stage).await?;
    let tray = Tray::new(&view(&stage).await?).context("a turn")?;
    assert!(tray.light(Piece::Deck(0)).is_some());
    make(&stage, Action::ReserveTop(0)).await?;
    assert!(seen(&stage).await?.is_empty());
    stage.close().await
}

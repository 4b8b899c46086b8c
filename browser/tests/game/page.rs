//! The page around the game: it fits the screen, in both themes, at every moment of the log.

use anyhow::{Context, Result};
use browser::thirtyfour::{By, Key};
use browser::{Motion, Size, Stage, Theme};
use splendor::Gem;
use splendor_play::tray::{Piece, Tray};
use tray::Turn;

pub use browser::page::*;

use super::player::{PERSON, Player, click, my_turn, press, sit_down, standing, uncover, view, words};

/// Fails unless the decks are a column with level 1 nearest (`splendor 6`, `duel S2`).
pub async fn the_decks_are_a_column(stage: &Stage) -> Result<()> {
    let script = "
        const decks = [...document.querySelectorAll('#table [data-piece^=deck-]')]
            .sort((a, b) => a.dataset.piece.localeCompare(b.dataset.piece))
            .map(deck => deck.getBoundingClientRect());
        return decks.length > 1 &&
            decks.every((deck, at) => at === 0 || (deck.bottom <= decks[at - 1].top && deck.left === decks[at - 1].left));";
    let is_column: bool = stage.web().execute(script, Vec::new()).await?.convert()?;
    assert!(is_column, "the decks are no column");
    Ok(())
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn ones_own_turn_fits_the_screen() -> Result<()> {
    let stage = Stage::open().await?;
    for players in [2, 3, 4] {
        stage.resize(Size::DESKTOP).await?;
        let seats = [&[PERSON][..], &["greedy"; 3][..players - 1]].concat();
        sit_down(&stage, &seats).await?;
        let mut player = Player::new(players as u64);
        // Far enough that something can be bought.
        player.act(&stage).await?;
        while !something_to_buy(&stage).await? {
            player.act(&stage).await?;
        }
        none(pictures(&stage, &format!("game-{players}")).await?);
        for (size, name) in [(Size::DESKTOP, "desktop"), (Size::PHONE, "phone")] {
            stage.resize(size).await?;
            at_rest(&stage).await?;
            the_decks_are_a_column(&stage).await?;
            every_choice_fits(&stage, &format!("{players}-{name}")).await?;
        }
    }
    stage.close().await
}

async fn something_to_buy(stage: &Stage) -> Result<bool> {
    my_turn(stage).await?;
    let tray = Tray::new(&view(stage).await?).context("a turn")?;
    Ok(tray.lit().iter().any(|(piece, _)| matches!(piece, Piece::Card(_) | Piece::Hand(_))))
}

/// Prepares everything that can be prepared now, one action after the other, and checks each.
async fn every_choice_fits(stage: &Stage, name: &str) -> Result<()> {
    let view = view(stage).await?;
    let tray = Tray::new(&view).context("a turn")?;
    let lit = tray.lit();
    let card =
        lit.iter().map(|(piece, _)| *piece).find(|piece| matches!(piece, Piece::Card(_) | Piece::Hand(_)));
    let deck = lit.iter().map(|(piece, _)| *piece).find(|piece| matches!(piece, Piece::Deck(_)));
    let bank = lit.iter().map(|(piece, _)| *piece).find(|piece| matches!(piece, Piece::Bank(_)));
    for piece in [card, deck, bank].into_iter().flatten() {
        click(stage, piece).await?;
        stage.wait_for("[data-act='clear']").await?;
        let faults = faults_of_layout(stage).await?;
        assert!(faults.is_empty(), "{name}, {piece} selected: {faults:#?}");
        stage.screenshot(&format!("game-{name}-{}", kind(piece))).await?;
        press(stage, Key::Escape + "").await?;
        stage.wait_gone("[data-act='clear']").await?;
    }
    Ok(())
}

fn kind(piece: Piece) -> &'static str {
    match piece {
        Piece::Bank(_) => "taking",
        Piece::Deck(_) => "reserving",
        _ => "buying",
    }
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn day_and_night_change_places_and_stay() -> Result<()> {
    let stage = Stage::open().await?;
    stage.go("/").await?;
    stage.wait_for("#lobby").await?;
    let night = settled(&stage, "").await?;
    stage.click("[data-act='settings']").await?;
    stage.click("[data-act='theme-light']").await?;
    stage.wait_for("html[data-theme='light']").await?;
    let day = settled(&stage, &night).await?;
    stage.go("/").await?;
    stage.wait_for("html[data-theme='light'] #lobby").await?;
    until_ground(&stage, &day).await?;

    // As the system has it: the system's change is followed.
    stage.click("[data-act='settings']").await?;
    stage.click("[data-act='theme-auto']").await?;
    stage.wait_for("html[data-theme='auto']").await?;
    until_ground(&stage, &night).await?;
    stage.prefer(Theme::Light, Motion::Reduced).await?;
    until_ground(&stage, &day).await?;
    stage.close().await
}

/// Waits until the background differs from `before` and does not change any more.
async fn settled(stage: &Stage, before: &str) -> Result<String> {
    let look = async || Ok(ground(stage).await?.filter(|ground| ground != before));
    stage.wait_until("another ground", look).await
}

async fn until_ground(stage: &Stage, wanted: &str) -> Result<()> {
    let look = async || Ok(ground(stage).await?.filter(|ground| ground == wanted).map(|_| ()));
    stage.wait_until(&format!("the ground {wanted}"), look).await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn every_entry_of_the_log_can_be_stepped_to() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &[PERSON, PERSON]).await?;
    let mut player = Player::new(5);
    let mut versions = Vec::new();
    for _ in 0..5 {
        player.act(&stage).await?;
        uncover(&stage).await?;
        versions.push(stage.version().await?);
    }
    let now = standing(&stage).await?.context("a table")?;
    for version in &versions[..3] {
        stage.click(&format!("[data-step='{version}']")).await?;
        stage.wait_for(&format!("#table[data-past='{version}']")).await?;
        stage.wait_for(".banner").await?;
    }
    let said = words(&stage, ".banner").await?;
    assert!(said.contains("Move 3 of 5"), "{said}");
    none(pictures(&stage, "past").await?);
    // What lies there is history: it can be looked at and not played with.
    click(&stage, Piece::Bank(Gem::Red)).await?;
    assert!(stage.web().find_all(By::Css(".pile.selected")).await?.is_empty());
    press(&stage, "[").await?;
    stage.wait_for(&format!("#table[data-past='{}']", versions[1])).await?;
    press(&stage, "]").await?;
    stage.wait_for(&format!("#table[data-past='{}']", versions[2])).await?;
    // Within the log keys go to its first and its last entry.
    stage.click(&format!("[data-step='{}']", versions[1])).await?;
    stage.wait_for(&format!("#table[data-past='{}']", versions[1])).await?;
    press(&stage, Key::End + "").await?;
    stage.wait_for(&format!("[data-step='{}']:focus", versions[0])).await?;
    press(&stage, Key::Home + "").await?;
    stage.wait_for(&format!("[data-step='{}']:focus", versions[4])).await?;
    stage.wait_for(&format!("#table[data-past='{}']", versions[1])).await?;
    // The banner's button takes its leave, and the keyboard goes on with the turn.
    stage.click("[data-act='now']").await?;
    stage.wait_gone("#table[data-past]").await?;
    stage.wait_for(".tray:focus").await?;
    press(&stage, "[").await?;
    stage.wait_for("#table[data-past]").await?;
    press(&stage, Key::End + "").await?;
    stage.wait_gone("#table[data-past]").await?;
    assert_eq!(my_turn(&stage).await?, now);
    stage.close().await
}

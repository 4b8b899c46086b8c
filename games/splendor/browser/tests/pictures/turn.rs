//! The page around the game: it fits the screen, in both themes, at every moment of the log.

use anyhow::{Context, Result};
use browser::page::{at_rest, faults_of_layout, none, pictures, pieces_are_a_column};
use browser::person::{PERSON, click, my_turn, press};
use browser::thirtyfour::Key;
use browser::{Size, Stage};
use splendor_browser::player::{Player, sit_down, view};
use splendor_play::tray::{Piece, Tray};
use tray::Turn;

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
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
            pieces_are_a_column(&stage, "deck-").await?;
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

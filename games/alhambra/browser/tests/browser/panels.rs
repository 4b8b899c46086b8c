//! The texts of the panels in small windows and in long words: headings and figures that are whole.

use alhambra::{Action, Spot};
use alhambra_browser::lay_placing;
use anyhow::{Context, Result};
use browser::Stage;
use browser::person::{open_file, press, table_name, uncover, words};
use browser::position::{first_lines, game_file_of};
use browser::thirtyfour::Key;

use super::keyboard::AT_PLACE;

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn the_key_for_the_next_tile_of_alhambra_leads_to_its_first_place_each_time() -> Result<()> {
    let stage = lay_placing().await?;
    // The single tile that waits is picked up already.
    for round in 0..3 {
        press(&stage, "t").await?;
        stage.wait_to_see("the focus at a place", AT_PLACE, &[]).await?;
        if round == 1 {
            stage.web().execute("document.activeElement.blur()", Vec::new()).await?;
        }
    }
    // With another's map in its place one's own comes back.
    stage.click(".other").await?;
    stage.wait_for(".estate.guest").await?;
    press(&stage, "t").await?;
    stage.wait_gone(".estate.guest").await?;
    stage.wait_to_see("the focus at a place", AT_PLACE, &[]).await?;
    stage.close().await
}

/// Returns how many cards of the hand at the lower edge are shown, and the numbers of backs and of sums.
const HAND: &str = "const hand = document.querySelector('.mine .hand'), all = of => [...hand.querySelectorAll(of)];
    return [all('[data-piece]').length, all('.back').length, all('small').filter(sum => sum.checkVisibility({ visibilityProperty: true })).length];";

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn who_only_looks_on_at_alhambra_sees_nobodys_money() -> Result<()> {
    let stage = lay_placing().await?;
    let path = format!("/t/{}", table_name(&stage).await?);
    let hand = async |stage: &Stage| -> Result<[usize; 3]> {
        Ok(stage.web().execute(HAND, Vec::new()).await?.convert()?)
    };
    let looker = stage.beside().await?;
    looker.go(&path).await?;
    looker.wait_for(".mine .money").await?;
    let [cards, backs, sums] = hand(&looker).await?;
    assert!(cards == 0 && backs > 0 && sums == 0, "{cards} cards, {backs} backs and {sums} sums");
    assert!(words(&looker, ".estate h2").await?.contains("Player"));
    looker.screenshot("alhambra-looked-on").await?;
    for _ in 0..2 {
        press(&looker, "[").await?;
        looker.wait_for("#table[data-past]").await?;
        let [cards, backs, sums] = hand(&looker).await?;
        assert!(cards == 0 && backs > 0 && sums == 0, "{cards} cards, {backs} backs and {sums} sums before");
    }
    // A person who has seats at this screen sees the money of the one in turn.
    assert!(hand(&stage).await?[0] > 0 && words(&stage, ".estate h2").await?.contains("Your"));
    looker.close().await?;

    // After the end nothing is secret.
    open_file(&stage, include_str!("../../../corpus/4-sides-outright.cab")).await?;
    stage.wait_for("[data-result]").await?;
    let looker = stage.beside().await?;
    looker.go(&format!("/t/{}", table_name(&stage).await?)).await?;
    looker.wait_for("[data-result]").await?;
    looker.wait_for(".mine .money").await?;
    let [cards, backs, _] = hand(&looker).await?;
    assert!(cards > 0 && backs == 0, "{cards} cards and {backs} backs at the end");
    looker.close().await?;
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn hints_of_alhambra_promise_no_place_that_is_not_lit() -> Result<()> {
    let stage = Stage::open().await?;
    open_file(&stage, &first_lines(include_str!("../../../corpus/4-sides-outright.cab"), 202)).await?;
    stage.tap("[data-act='uncover']").await?;
    // A tile without which the board would fall apart.
    stage.click("[data-piece='cell-1,0']").await?;
    stage.wait_for("[data-piece='cell-1,0'].selected").await?;
    stage.wait_gone("[data-piece='reserve'].lit").await?;
    assert!(words(&stage, ".tray .bill .hint").await?.starts_with("In exchange"));

    // A bought tile that fits nowhere.
    let legal_at = |game: &alhambra::Alhambra, wanted: fn(Spot) -> bool| {
        super::legal(game, |action| matches!(action, Action::Place(_, spot) if wanted(spot))).is_some()
    };
    let file = game_file_of::<alhambra::Alhambra>(
        "alhambra players=3",
        |_| false,
        |game| legal_at(game, |spot| spot == Spot::Reserve) && !legal_at(game, |spot| spot != Spot::Reserve),
    )?;
    open_file(&stage, &file).await?;
    uncover(&stage).await?;
    stage.wait_for("[data-piece='reserve'].lit").await?;
    assert_eq!(words(&stage, ".tray .bill .hint").await?, "Where it lights up.");
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_board_of_alhambra_shows_what_a_removal_brings_and_comes_back_when_a_tile_is_bought() -> Result<()>
{
    let stage = Stage::open().await?;
    let log = include_str!("../../../corpus/4-sides-outright.cab");
    let bought = log.lines().position(|line| line == "B.c8:9").context("a purchase")?;
    open_file(&stage, &first_lines(log, bought)).await?;
    stage.tap("[data-act='uncover']").await?;
    // A tile of the board, picked up: the reserve says what its wall would be.
    stage.click(".cell.legal:not(.empty)").await?;
    stage.wait_for("[data-piece='reserve'] .effect[data-then*='→']").await?;
    press(&stage, Key::Escape + "").await?;
    stage.wait_gone(".effect").await?;
    stage.click(".other").await?;
    stage.wait_for(".estate.guest").await?;
    stage.click(".square .tile.lit").await?;
    stage.click("[data-act='confirm']:enabled").await?;
    stage.wait_gone(".estate.guest").await?;
    stage.wait_for(".waiting").await?;
    stage.close().await
}

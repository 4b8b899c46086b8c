//! The flights over the table: money and tiles fly from where they lay to where they lie then; a tile leaves its cell
//! as large as that.

use std::time::{Duration, Instant};

use alhambra::{Action, Alhambra, Change, Currency, Spot};
use alhambra_browser::{ByMouse, lay, legal, sit_down, turn};
use alhambra_play::tray::Piece;
use anyhow::{Context, Result};
use browser::page::at_rest;
use browser::person::{PERSON, my_turn, piece, prepare_in, press};
use browser::position::{game_file_of, seat_around};
use browser::thirtyfour::By;
use browser::{Motion, Stage, Theme};
use kernel::{Awaiting, Game, Quiet, Seat};
use protocol::NewSeat;
use serde_json::json;

/// Makes the page remember the middle and the width of everything that flies, and returns those of all cells.
const WATCH: &str = "window.flown = [];
    new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node =>
        window.flown.push(['--x', '--y', '--width'].map(name => parseFloat(node.style.getPropertyValue(name))))
    ))).observe(document.querySelector('.flights'), { childList: true });
    return [...document.querySelectorAll('.cell:not(.empty)')].map(cell => cell.getBoundingClientRect())
        .map(cell => [cell.left + cell.width / 2, cell.top + cell.height / 2, cell.width]);";

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_tile_that_leaves_a_board_of_alhambra_flies_from_its_cell() -> Result<()> {
    let stage = Stage::open().await?;
    stage.prefer(Theme::Dark, Motion::Full).await?;
    let removes = |action| matches!(action, Action::Redesign(_, Change::Remove));
    let (_, game) = lay(&stage, "alhambra players=3", |_, game| legal(game, removes).is_some()).await?;
    let removal = legal(&game, removes).context("a removal")?;
    prepare_in::<ByMouse>(&stage, removal).await?;
    at_rest(&stage).await?;
    let cells: Vec<[f64; 3]> = stage.web().execute(WATCH, Vec::new()).await?.convert()?;
    stage.click("[data-act='confirm']:enabled").await?;
    let flown = async || {
        let flown: Vec<[f64; 3]> = stage.web().execute("return window.flown", Vec::new()).await?.convert()?;
        Ok(flown.first().copied())
    };
    let flight = stage.wait_until("a tile that flies", flown).await?;
    let is_near =
        |cell: &&[f64; 3]| cell.iter().zip(flight).all(|(cell, flight)| (cell - flight).abs() < 2.0);
    cells.iter().find(is_near).with_context(|| format!("{flight:?} is none of {cells:?}"))?;
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn the_moves_of_bots_at_alhambra_are_skipped_with_the_space_bar_and_stay_in_the_log() -> Result<()> {
    let stage = Stage::open().await?;
    stage.prefer(Theme::Dark, Motion::Full).await?;
    sit_down(&stage, &[PERSON, "greedy", "greedy", "greedy", "greedy", "greedy"]).await?;
    my_turn(&stage).await?;
    stage.wait_for(".bar .turn.yours").await?;
    let (_, game) = turn(&stage).await?;
    let take = legal(&game, |action| matches!(action, Action::Take(_))).context("money")?;
    prepare_in::<ByMouse>(&stage, take).await?;
    let entries = "return document.querySelectorAll('.log li').length";
    let before: u32 = stage.web().execute(entries, Vec::new()).await?.convert()?;
    stage.tap("[data-act='confirm']:enabled").await?;
    stage.wait_for("[data-act='skip']").await?;
    press(&stage, " ").await?;
    let since = Instant::now();
    stage.wait_for(".bar .turn.yours").await?;
    assert!(since.elapsed() < Duration::from_secs(2), "{:?}", since.elapsed());
    assert!(stage.web().find_all(By::Css(".flight")).await?.is_empty(), "nothing flies any more");
    let after: u32 = stage.web().execute(entries, Vec::new()).await?.convert()?;
    assert!(after >= before + 6, "{before} entries, then {after}: five bots moved");
    stage.close().await
}

/// Makes the page remember from where to where everything flies, in pixels of the window.
const WATCH_WAYS: &str = "window.flown = [];
    new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node =>
        window.flown.push(['--x', '--y', '--to-x', '--to-y'].map(name => parseFloat(node.style.getPropertyValue(name))))
    ))).observe(document.querySelector('.flights'), { childList: true });";
/// The middles of these elements.
const MIDDLES: &str = "return arguments[0].map(of => document.querySelector(of).getBoundingClientRect())
    .map(box => [box.left + box.width / 2, box.top + box.height / 2])";

/// Where a piece flies: the middles of its places are at most so far from those of these elements, in pixels.
const NEAR: f64 = 3.0;

async fn middles(stage: &Stage, of: &[&str]) -> Result<Vec<[f64; 2]>> {
    Ok(stage.web().execute(MIDDLES, vec![json!(of)]).await?.convert()?)
}

/// Waits until something has flown from one place to the other.
async fn flies(stage: &Stage, what: &str, from: [f64; 2], to: [f64; 2]) -> Result<()> {
    let flown = async || -> Result<Option<()>> {
        let flown: Vec<[f64; 4]> = stage.web().execute("return window.flown", Vec::new()).await?.convert()?;
        let way = [from[0], from[1], to[0], to[1]];
        let is_it = |flown: &[f64; 4]| flown.iter().zip(way).all(|(flown, at)| (flown - at).abs() < NEAR);
        Ok(flown.iter().any(is_it).then_some(()))
    };
    stage.wait_until(&format!("{what} to fly from {from:?} to {to:?}"), flown).await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn money_and_tiles_of_alhambra_fly_between_their_places() -> Result<()> {
    let stage = Stage::open().await?;
    stage.prefer(Theme::Dark, Motion::Full).await?;
    // With one tile, bought exactly, which can be built at the end of the turn.
    let buys = |game: &Alhambra| {
        legal(game, |action| {
            let mut after = *game;
            after.play(action, &mut Quiet);
            let take = legal(&after, |action| matches!(action, Action::Take(_)));
            let bought = after.body().bought().count() == 1 && game.body().bought().count() == 0;
            take.filter(|_| bought && matches!(action, Action::Buy(..))).is_some_and(|take| {
                after.play(take, &mut Quiet);
                legal(&after, |action| matches!(action, Action::Place(_, Spot::Cell(_)))).is_some()
            })
        })
    };
    let file = game_file_of::<Alhambra>(
        "alhambra players=3",
        |action| matches!(action, Action::Take(_)),
        |game| {
            game.awaiting() == Awaiting::Decision(Seat(0))
                && game.body().bag_size() > 10
                && buys(game).is_some()
        },
    )?;
    // Among bots the player's own board stays in sight when the turn ends.
    let bot = || NewSeat::Bot { level: "greedy".into() };
    seat_around(&stage, &file, &[NewSeat::Human { name: "Mira".into() }, bot(), bot()]).await?;
    my_turn(&stage).await?;
    let (tray, game) = turn(&stage).await?;
    let seat = tray.seat();
    let Some(buy @ Action::Buy(tile, _)) = buys(&game) else { unreachable!("it is one") };
    let square = game.body().square_of(tile).context("a square")?;
    prepare_in::<ByMouse>(&stage, buy).await?;
    at_rest(&stage).await?;
    stage.web().execute(WATCH_WAYS, Vec::new()).await?;
    let purse = |currency: Currency| format!("[data-at='purse-{seat}-{}']", currency.letter());
    let from =
        middles(&stage, &[&format!("[data-piece='square-{}']", square + 1), &purse(Currency::ALL[square])])
            .await?;
    stage.click("[data-act='confirm']:enabled").await?;
    stage.wait_for(&piece(Piece::Bought(tile))).await?;
    let shelf = format!("[data-at='shelf-{seat}'] .into");
    let to = middles(&stage, &[&shelf, "[data-at='deck']"]).await?;
    flies(&stage, "the tile", from[0], to[0]).await?;
    flies(&stage, "the money", from[1], to[1]).await?;

    let (_, game) = turn(&stage).await?;
    let take = legal(&game, |action| matches!(action, Action::Take(_))).context("money")?;
    prepare_in::<ByMouse>(&stage, take).await?;
    let Action::Take(cards) = take else { unreachable!("it is one") };
    let card = cards.cards().next().context("a card")?;
    let from = middles(&stage, &[&format!(".offered [data-at='open-{card}']")]).await?;
    stage.click("[data-act='confirm']:enabled").await?;
    stage.wait_for("#table[data-doing='placing']").await?;
    let to = middles(&stage, &[&purse(card.currency())]).await?;
    flies(&stage, "a card", from[0], to[0]).await?;

    let (_, game) = turn(&stage).await?;
    let place =
        legal(&game, |action| matches!(action, Action::Place(_, Spot::Cell(_)))).context("a place")?;
    prepare_in::<ByMouse>(&stage, place).await?;
    at_rest(&stage).await?;
    let free = format!("[data-at='square-{}']", square + 1);
    let from = middles(&stage, &[&shelf, "[data-at='bag']", &free]).await?;
    stage.click("[data-act='confirm']:enabled").await?;
    // The board grows, and its cells move.
    stage.wait_for(&format!(".cell:not(.planned)[data-tile='{}']", tile.row())).await?;
    let to = middles(&stage, &[&format!(".cell[data-tile='{}']", tile.row())]).await?;
    flies(&stage, "the tile that is built", from[0], to[0]).await?;
    flies(&stage, "the next tile of the market", from[1], from[2]).await?;
    stage.close().await
}

//! Moves that are taken back or refused: an undo brings the table of before, and a move that the server refuses stays
//! prepared.

use alhambra::{Action, Change};
use alhambra_browser::{ByMouse, Is, apart_from_the_fitted_map, lay, legal};
use alhambra_play::tray::Piece;
use anyhow::{Context, Result};
use browser::Stage;
use browser::page::{apart_from_what_is_covered, none, pictures};
use browser::person::{click, make_in, my_turn, piece, prepare_in, press, snapshot, uncover, words};
use browser::thirtyfour::{By, Key};
use kernel::{Game, Quiet, Seat, Viewer};
use serde_json::{Value, json};
use tray::Turn;

/// Everything that is drawn of the table: the pieces with their places and names, in their order.
const DRAWN: &str = "return [...document.querySelectorAll('#table [data-piece], #table .other [aria-label]')].map(piece =>
    [piece.dataset.piece, piece.getAttribute('aria-label'), piece.style.getPropertyValue('--x'), piece.style.getPropertyValue('--y')].join())";

async fn drawn(stage: &Stage) -> Result<Vec<String>> {
    Ok(stage.web().execute(DRAWN, Vec::new()).await?.convert()?)
}

/// Returns the view of a seat at this screen.
async fn seen_by(stage: &Stage, seat: Seat) -> Result<Value> {
    let snapshot = snapshot(stage).await?;
    let seen = snapshot.seen.iter().find(|seen| seen.viewer == Viewer::Seat(seat));
    Ok(serde_json::from_str(seen.context("the seat is not held here")?.view.get())?)
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn an_undo_of_alhambra_brings_the_table_of_before() -> Result<()> {
    let stage = Stage::open().await?;
    let ways: [(&str, Is); 4] = [
        ("bought", |action| matches!(action, Action::Buy(..))),
        ("built", |action| matches!(action, Action::Redesign(_, Change::Build(_)))),
        ("removed", |action| matches!(action, Action::Redesign(_, Change::Remove))),
        ("replaced", |action| matches!(action, Action::Redesign(_, Change::Replace(_)))),
    ];
    for (name, is) in ways {
        let (tray, game) = lay(&stage, "alhambra players=3", |_, game| legal(game, is).is_some()).await?;
        let action = legal(&game, is).context("an action")?;
        let seat = tray.seat();
        let (seen, table, version) =
            (seen_by(&stage, seat).await?, drawn(&stage).await?, stage.version().await?);
        make_in::<ByMouse>(&stage, action).await?;
        my_turn(&stage).await?;
        let mut after = game;
        after.play(action, &mut Quiet);
        assert_eq!(
            seen_by(&stage, seat).await?,
            serde_json::to_value(after.view(Viewer::Seat(seat)))?,
            "{name}"
        );
        stage.click("[data-act='undo']:not([aria-disabled])").await?;
        stage.wait_for_version(version + 2).await?;
        my_turn(&stage).await?;
        uncover(&stage).await?;
        assert_eq!(seen_by(&stage, seat).await?, seen, "{name}");
        assert_eq!(drawn(&stage).await?, table, "{name}");
        // The same can be done again.
        make_in::<ByMouse>(&stage, action).await?;
    }
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_purchase_of_alhambra_with_cards_to_spare_is_undone_as_a_whole() -> Result<()> {
    let stage = Stage::open().await?;
    let start = |action| matches!(action, Action::Start(_));
    let (tray, game) = lay(&stage, "alhambra players=3", |_, game| legal(game, start).is_some()).await?;
    let (seat, version) = (tray.seat(), stage.version().await?);
    let (seen, table) = (seen_by(&stage, seat).await?, drawn(&stage).await?);
    prepare_in::<ByMouse>(&stage, legal(&game, start).context("a payment")?).await?;
    stage.click("[data-act='confirm']:enabled").await?;
    stage.wait_for(".waiting").await?;
    my_turn(&stage).await?;
    let bought = stage.version().await?;
    assert!(bought > version + 2, "the payment has several actions");
    stage.click("[data-act='undo']:not([aria-disabled])").await?;
    stage.wait_for_version(bought + 1).await?;
    my_turn(&stage).await?;
    assert_eq!(seen_by(&stage, seat).await?, seen);
    assert_eq!(drawn(&stage).await?, table);
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn money_of_alhambra_that_brought_new_cards_cannot_be_given_back() -> Result<()> {
    let stage = Stage::open().await?;
    let take = |action| matches!(action, Action::Take(_));
    let (_, game) = lay(&stage, "alhambra players=3", |_, game| legal(game, take).is_some()).await?;
    make_in::<ByMouse>(&stage, legal(&game, take).context("money")?).await?;
    my_turn(&stage).await?;
    uncover(&stage).await?;
    stage.wait_for("[data-act='undo'][aria-disabled='true']").await?;
    stage.close().await
}

/// Makes the page send another move than the one that was made, once, as a page would that holds an illegal one for legal.
const SPOIL: &str = "const [action] = arguments, send = window.fetch;
    window.fetch = async (request, ...more) => {
        const asked = request instanceof Request ? request : new Request(request, ...more);
        if (!asked.url.endsWith('/moves')) return send(asked);
        window.fetch = send;
        const body = { ...JSON.parse(await asked.text()), action };
        return send(new Request(asked.url, { method: 'POST', headers: asked.headers, body: JSON.stringify(body) }));
    };";

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_move_of_alhambra_that_the_server_refuses_stays_prepared() -> Result<()> {
    let stage = Stage::open().await?;
    let is_build = |action| matches!(action, Action::Redesign(_, Change::Build(_)));
    let (tray, game) = lay(&stage, "alhambra players=3", |_, game| legal(game, is_build).is_some()).await?;
    let action = legal(&game, is_build).context("a redesign")?;
    let before = (seen_by(&stage, tray.seat()).await?, stage.version().await?);
    prepare_in::<ByMouse>(&stage, action).await?;
    let prepared = async || -> Result<Vec<String>> {
        let script =
            "return [...document.querySelectorAll('#table .selected')].map(piece => piece.dataset.piece)";
        Ok(stage.web().execute(script, Vec::new()).await?.convert()?)
    };
    let selected = prepared().await?;
    assert!(!selected.is_empty());
    // Nobody may pass who can act (`alhambra C12`).
    stage.web().execute(SPOIL, vec![json!("P")]).await?;
    stage.click("[data-act='confirm']:enabled").await?;
    let said = words(&stage, ".notice, [role='alert']").await?;
    assert!(said.contains("pass"), "{said}");
    stage.wait_for("[data-act='confirm']:enabled").await?;
    assert_eq!(prepared().await?, selected);
    assert_eq!((seen_by(&stage, tray.seat()).await?, stage.version().await?), before);
    let looks = apart_from_what_is_covered(pictures(&stage, "alhambra-refused").await?);
    none(apart_from_the_fitted_map(looks));
    // The move itself is made with one more click.
    stage.click("[data-act='confirm']:enabled").await?;
    stage.wait_for_version(before.1 + 1).await?;
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn esc_and_clear_empty_the_tray_of_alhambra() -> Result<()> {
    let stage = Stage::open().await?;
    let (tray, _) = lay(&stage, "alhambra players=2", |_, game| {
        legal(game, |action| matches!(action, Action::Redesign(_, Change::Remove))).is_some()
    })
    .await?;
    for by_key in [true, false] {
        let cell = tray.cells().into_iter().map(Piece::Cell).find(|cell| tray.is_legal(*cell));
        let wanted = if by_key { Piece::Open(0) } else { cell.context("a tile to remove")? };
        click(&stage, wanted).await?;
        stage.wait_for(&format!("{}.selected", piece(wanted))).await?;
        assert_eq!(words(&stage, "[data-act='clear']").await?.replace('\n', " "), "Clear Esc");
        if by_key {
            press(&stage, Key::Escape + "").await?;
        } else {
            stage.click("[data-act='clear']").await?;
        }
        stage.wait_gone("[data-act='clear']").await?;
        assert!(stage.web().find_all(By::Css("#table .selected")).await?.is_empty(), "{wanted}");
        stage.wait_for("#table[data-doing='nothing']").await?;
    }
    stage.close().await
}

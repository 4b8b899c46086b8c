//! Choices other than pieces on the table: tokens to return, gold for a gem, one of several nobles.

use anyhow::{Context, Result};
use browser::page::{none, pictures};
use browser::person::{click, my_turn, snapshot, words};
use browser::thirtyfour::By;
use browser::{Size, Stage};
use kernel::{Game, Seat};
use splendor::{Action, Colour, Kind, Splendor};
use splendor_browser::player::{make, view};
use splendor_browser::position::lay;
use splendor_play::tray::{Piece, Tray};
use tray::Turn;

/// Returns a seat's holdings, as the server sends them.
async fn seat(stage: &Stage, seat: Seat) -> Result<serde_json::Value> {
    let view: serde_json::Value = serde_json::from_str(snapshot(stage).await?.seen[0].view.get())?;
    Ok(view["seats"][seat.index()].clone())
}

async fn confirm(stage: &Stage) -> Result<()> {
    let version = stage.version().await?;
    stage.click("[data-act='confirm']:enabled").await?;
    stage.wait_for_version(version + 1).await?;
    my_turn(stage).await?;
    Ok(())
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn tokens_over_ten_are_chosen_among_ones_own() -> Result<()> {
    let stage = Stage::open().await?;
    let over_by_two =
        |game: &Splendor| matches!(game.nth_action(0), Action::Return(gems) if gems.total() == 2);
    lay(&stage, 2, over_by_two).await?;
    let view = view(&stage).await?;
    let me = view.body().turn();
    let (gem, _) = view.body().seat(me).tokens.iter().find(|(_, n)| *n > 1).context("two of a kind")?;
    stage.wait_for(".tray[data-mode='returning']").await?;
    assert!(words(&stage, ".tray").await?.contains("Rule 46"), "the rule is quoted");
    click(&stage, Piece::Own(gem)).await?;
    assert!(!stage.wait_for("[data-act='confirm']").await?.is_enabled().await?, "one of two is not enough");
    click(&stage, Piece::Own(gem)).await?;
    none(pictures(&stage, "choose-return").await?);
    confirm(&stage).await?;
    let tokens = seat(&stage, me).await?["tokens"].clone();
    let total: u64 =
        tokens.as_object().context("tokens")?.values().filter_map(serde_json::Value::as_u64).sum();
    assert_eq!(total, 10);
    let before = view.body().seat(me).tokens.get(gem);
    assert_eq!(tokens[gem.key()], before - 2);
    stage.close().await
}

/// Returns a card on the table that can be bought with a gold too many, and a colour that the gold could replace.
fn spare_gold(tray: &Tray) -> Option<(Piece, Colour)> {
    tray.lit().into_iter().map(|(piece, _)| piece).filter(|piece| matches!(piece, Piece::Card(_))).find_map(
        |card| {
            let mut tray = tray.clone();
            tray.click(card);
            let payment = tray.prepared()?.payment?;
            let colour = Colour::ALL.into_iter().find(|&colour| {
                payment.golds(colour.gem()) == 0 && tray.light(Piece::Paid(colour)).is_some()
            })?;
            Some((card, colour))
        },
    )
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn gold_takes_the_place_of_a_gem_and_gives_it_back() -> Result<()> {
    let stage = Stage::open().await?;
    let wanted = |game: &Splendor| {
        let kernel::Awaiting::Decision(seat) = game.awaiting() else { return false };
        Tray::new(&game.view(kernel::Viewer::Seat(seat))).is_some_and(|tray| spare_gold(&tray).is_some())
    };
    lay(&stage, 2, wanted).await?;
    let view = view(&stage).await?;
    let me = view.body().turn();
    let (card, colour) = spare_gold(&Tray::new(&view).context("a turn")?).context("gold to spare")?;
    click(&stage, card).await?;
    let (gem, gold) = (Piece::Paid(colour), Piece::PaidGold(colour));
    let count = async |piece: Piece| {
        anyhow::Ok(stage.web().find_all(By::Css(format!("[data-piece='{piece}']"))).await?.len())
    };
    let gems = count(gem).await?;
    click(&stage, gem).await?;
    stage.wait_for(&format!("[data-piece='{gold}']")).await?;
    assert_eq!(count(gem).await?, gems - 1);
    click(&stage, gold).await?;
    stage.wait_gone(&format!("[data-piece='{gold}']")).await?;
    click(&stage, gem).await?;
    stage.wait_for(&format!("[data-piece='{gold}']")).await?;
    none(pictures(&stage, "choose-payment").await?);
    confirm(&stage).await?;
    let after = seat(&stage, me).await?["tokens"].clone();
    let before = view.body().seat(me).tokens;
    let Piece::Card(bought) = card else { unreachable!("only cards were looked for") };
    let price = view.body().seat(me).price(bought);
    assert_eq!(after["a"], before.gold() - price.gold_least() - 1);
    assert_eq!(after[colour.key()], before.of(colour) - (price.due.of(colour) - 1));
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn of_several_nobles_one_is_chosen() -> Result<()> {
    let stage = Stage::open().await?;
    lay(&stage, 2, |game| matches!(game.nth_action(0), Action::Receive(_))).await?;
    let view = view(&stage).await?;
    let me = view.body().turn();
    let tray = Tray::new(&view).context("a turn")?;
    let lit: Vec<Piece> = tray.lit().into_iter().map(|(piece, _)| piece).collect();
    let Some(Piece::Noble(noble)) = lit.last() else { panic!("no noble is lit") };
    stage.wait_for(".tray[data-mode='noble']").await?;
    assert!(words(&stage, ".tray").await?.contains("Rule 72"), "the rule is quoted");
    assert_eq!(stage.web().find_all(By::Css("[data-choice]")).await?.len(), lit.len());
    stage.click(&format!("[data-choice='{noble}']")).await?;
    none(pictures(&stage, "choose-noble").await?);
    stage.click("[data-act='confirm']:enabled").await?;
    stage.wait_gone(".tray[data-mode='noble']").await?;
    let nobles = seat(&stage, me).await?["nobles"].clone();
    assert!(nobles.as_array().is_some_and(|nobles| nobles.iter().any(|had| *had == noble.row())), "{nobles}");
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn on_a_phone_a_noble_is_chosen_where_it_lies() -> Result<()> {
    let stage = Stage::open().await?;
    lay(&stage, 2, |game| matches!(game.nth_action(0), Action::Receive(_))).await?;
    stage.resize(Size::PHONE).await?;
    let view = view(&stage).await?;
    let me = view.body().turn();
    let tray = Tray::new(&view).context("a turn")?;
    let Some((Piece::Noble(noble), _)) = tray.lit().last().copied() else { panic!("no noble is lit") };
    make(&stage, Action::Receive(noble)).await?;
    let nobles = seat(&stage, me).await?["nobles"].clone();
    assert!(nobles.as_array().is_some_and(|nobles| nobles.iter().any(|had| *had == noble.row())), "{nobles}");
    stage.close().await
}

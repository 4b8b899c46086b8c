//! The tokens that are paid and those that go back lie in sight, with nothing over them.

use anyhow::{Context, Result};
use browser::language::speak;
use browser::page::{at_rest, faults_of_layout, none, pictures};
use browser::person::{click, my_turn, open_file, press, uncover};
use browser::position::first_lines;
use browser::thirtyfour::{By, Key};
use browser::{Size, Stage};
use kernel::Game;
use splendor::{Colour, Splendor};
use splendor_browser::player::view;
use splendor_browser::position::lay;
use splendor_play::tray::{Piece, Tray};
use text::Language;
use tray::Turn;

/// Returns the places of tokens to return that lie under something else, or outside the window.
const HIDDEN: &str = "return [...document.querySelectorAll('.groove > *')].flatMap((token, at) => {
    const box = token.getBoundingClientRect();
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const beside = document.querySelector('.mine .hand').getBoundingClientRect();
    return over?.closest('.groove') && box.right <= beside.left ? [] : [`token ${at + 1} of the return is covered`];
})";

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn three_tokens_go_back_beside_a_full_hand_on_a_phone() -> Result<()> {
    let stage = Stage::open().await?;
    stage.resize(Size::PHONE).await?;
    const GAME: &str = include_str!("../../../corpus/cities-strongholds-posts-orient-4p-outright.cab");
    open_file(&stage, &first_lines(GAME, 268)).await?;
    my_turn(&stage).await?;
    let mut faults = Vec::new();
    for language in Language::ALL {
        speak(&stage, language).await?;
        my_turn(&stage).await?;
        uncover(&stage).await?;
        stage.wait_for(".tray[data-mode='returning']").await?;
        for size in [Size::PHONE, Size { width: 360, height: 740, phone: true }] {
            stage.resize(size).await?;
            at_rest(&stage).await?;
            let found: Vec<String> = stage.web().execute(HIDDEN, Vec::new()).await?.convert()?;
            let place = format!("{}, {} wide", language.tag(), size.width);
            faults.extend(found.into_iter().map(|fault| format!("{place}: {fault}")));
        }
    }
    let places = stage.web().find_all(By::Css(".groove > *")).await?.len();
    assert_eq!(places, 3, "three tokens go back");
    none(faults);
    stage.close().await
}

/// Returns a card on the table for which eight tokens of three colours are paid, with more gold held than is due.
fn wide_payment(tray: &Tray) -> Option<Piece> {
    tray.lit().into_iter().map(|(piece, _)| piece).filter(|piece| matches!(piece, Piece::Card(_))).find(
        |card| {
            let mut tray = tray.clone();
            tray.click(*card);
            let Some(payment) = tray.prepared().and_then(|prepared| prepared.payment) else { return false };
            let colours = Colour::ALL.into_iter().filter(|&colour| payment.due.of(colour) > 0).count();
            let spare = Colour::ALL.into_iter().any(|colour| tray.light(Piece::Paid(colour)).is_some());
            colours > 2 && payment.tokens().total() > 7 && spare
        },
    )
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn the_widest_payment_stays_in_sight_and_uncovered() -> Result<()> {
    let stage = Stage::open().await?;
    let wanted = |game: &Splendor| {
        let kernel::Awaiting::Decision(seat) = game.awaiting() else { return false };
        Tray::new(&game.view(kernel::Viewer::Seat(seat))).is_some_and(|tray| wide_payment(&tray).is_some())
    };
    lay(&stage, 2, wanted).await?;
    let tray = Tray::new(&view(&stage).await?).context("a turn")?;
    let card = wide_payment(&tray).context("a dear card")?;
    for words in ["usual", "larger"] {
        if words == "larger" {
            stage.click("[data-act='settings']").await?;
            stage.click("[data-act='larger']").await?;
            stage.click("[data-act='settings']").await?;
        }
        click(&stage, card).await?;
        stage.wait_for("[data-act='confirm']").await?;
        none(pictures(&stage, &format!("wide-payment-{words}")).await?);
        press(&stage, Key::Escape + "").await?;
        stage.wait_gone("[data-act='clear']").await?;
    }

    // A choice of more gold than is held is answered beside it, not over it.
    click(&stage, card).await?;
    while let Some(pay) = stage.web().find_all(By::Css(".chip.legal[data-piece^='pay-']")).await?.first() {
        pay.click().await?;
    }
    stage.click("[data-piece^='pay-']").await?;
    stage.wait_for(".bubble").await?;
    // It may lie over cards of the market, but over nothing of what is being prepared.
    let prepared =
        |fault: &String| ["confirm", "clear", "reserve"].iter().any(|name| fault.starts_with(name));
    none(faults_of_layout(&stage).await?.into_iter().filter(prepared).collect());
    stage.close().await
}

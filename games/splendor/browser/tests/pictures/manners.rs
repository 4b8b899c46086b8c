//! The manners of pieces and buttons, in every game: a double click acts once and colours no words, an impossible
//! action looks like it, and nothing lies over words that have to be read.

use anyhow::{Context, Result};
use browser::page::{at_rest, covered_by_pills, faults, none};
use browser::thirtyfour::By;
use browser::together::{in_turn, invite, say, sit};
use browser::windows::{NARROW, WINDOWS};
use browser::{Size, Stage};
use kernel::{Game, Seat};
use splendor::Splendor;
use splendor_browser::player::{make, view};
use splendor_browser::position::lay;
use splendor_play::tray::Tray;
use tray::Turn;

/// The first seat is to act and can buy a card of its hand.
fn can_buy_from_the_hand(game: &Splendor) -> bool {
    let me = game.body().seat(Seat(0));
    game.awaiting() == kernel::Awaiting::Decision(Seat(0))
        && me.hand().any(|reserved| {
            reserved
                .card()
                .is_some_and(|card| me.price(card).is_payable() && card.card().cost.iter().count() > 2)
        })
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn what_a_card_costs_now_covers_no_price() -> Result<()> {
    let stage = Stage::open().await?;
    lay(&stage, 2, can_buy_from_the_hand).await?;
    stage.wait_for(".hand .pill").await?;
    stage.screenshot("pill-splendor").await?;
    let mut faults = Vec::new();
    for (name, size, _) in WINDOWS.into_iter().chain(NARROW) {
        stage.resize(size).await?;
        at_rest(&stage).await?;
        stage.screenshot(&format!("pill-{name}")).await?;
        let found = covered_by_pills(&stage).await?;
        faults.extend(found.into_iter().map(|fault| format!("{name}: {fault}")));
    }
    none(faults);
    stage.close().await
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn the_question_of_undo_leaves_the_chat_free() -> Result<()> {
    let host = Stage::open().await?;
    let guest = host.beside().await?;
    let path = invite(&host, "splendor").await?;
    sit(&guest, &path, "Bert").await?;
    host.wait_for("#table").await?;
    let (mover, other) = in_turn(&host, &guest).await?;
    say(other, "Well played").await?;
    let three = Tray::new(&view(mover).await?).context("a turn")?;
    assert!(three.confirm().is_none());
    make(mover, "T.wbg".parse().context("an action")?).await?;
    mover.click("[data-act='undo']:not([aria-disabled])").await?;
    other.wait_for("[data-act='act-agree']").await?;
    let script = "const wish = document.querySelector('.wish').getBoundingClientRect();
        return [...document.querySelectorAll('.talk li, .talk input, .talk button, .tabs button')].filter(part => {
            const box = part.getBoundingClientRect();
            return box.top < wish.bottom && wish.top < box.bottom && box.left < wish.right && wish.left < box.right;
        }).map(part => `the question lies over ${part.textContent || part.tagName}`)";
    other.screenshot("wish-chat").await?;
    none(faults(other, script).await?);
    other.resize(Size::PHONE).await?;
    at_rest(other).await?;
    if other.web().find_all(By::Css(".talk")).await?.is_empty() {
        other.tap("[data-act='log']").await?;
        other.wait_for(".side").await?;
        at_rest(other).await?;
    }
    none(faults(other, script).await?);
    guest.close().await?;
    host.close().await
}

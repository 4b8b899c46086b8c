//! A hand and a final table as large as they can become.

use alhambra::Alhambra;
use anyhow::{Context, Result, bail};
use browser::page::{at_rest, faults_of_layout, none};
use browser::person::{my_turn, open_file, uncover};
use browser::{Size, Stage};
use kernel::{Awaiting, Game, Quiet};

const ON_ITS_SIDE: Size = Size { width: 844, height: 390, phone: true };
/// The cards of a hand that only hoarders have.
const CARDS: u32 = 39;

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn a_hand_of_thirty_nine_cards_of_alhambra_needs_no_scrolling() -> Result<()> {
    let stage = Stage::open().await?;
    let file = hoard()?;
    open_file(&stage, &file).await?;
    my_turn(&stage).await?;
    uncover(&stage).await?;
    for size in [Size::DESKTOP, Size::PHONE, ON_ITS_SIDE] {
        stage.resize(size).await?;
        at_rest(&stage).await?;
        stage.screenshot(&format!("alhambra-hoard-{}", size.width)).await?;
        none(faults_of_layout(&stage).await?);
    }
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn the_end_of_six_of_alhambra_needs_no_scrolling_on_its_side() -> Result<()> {
    let stage = Stage::open().await?;
    open_file(&stage, include_str!("../../../corpus/6-sides-outright.cab")).await?;
    stage.wait_for("[data-result]").await?;
    stage.resize(ON_ITS_SIDE).await?;
    at_rest(&stage).await?;
    stage.screenshot("alhambra-end-on-its-side").await?;
    let script = "const end = document.querySelector('.end'), high = document.documentElement.scrollHeight;
        return [high > innerHeight ? `the page is ${high} high` : '', end.scrollHeight > end.clientHeight + 1 ? `${end.scrollHeight} px in ${end.clientHeight}` : '']
            .filter(fault => fault)";
    none(stage.web().execute(script, Vec::new()).await?.convert()?);
    stage.close().await
}

/// Returns the beginning of the hoarders' game, up to the turn of somebody who holds so many cards.
fn hoard() -> Result<String> {
    let log = include_str!("../../../corpus/hoarders-outright.cab");
    let mut lines = log.lines().filter(|line| !line.starts_with('#'));
    let setup = lines.next().context("a set-up")?;
    let mut game = Alhambra::new(&setup.parse()?);
    let mut played = vec![setup];
    for line in lines {
        match game.awaiting() {
            Awaiting::Decision(seat) if game.body().hand(seat).len() >= CARDS => break,
            Awaiting::Decision(_) => game.play(line.parse()?, &mut Quiet),
            Awaiting::Chance(_) => game.resolve(line.parse()?, &mut Quiet),
            Awaiting::Over => bail!("nobody holds so many cards"),
        }
        played.push(line);
    }
    Ok(played.join("\n") + "\n")
}

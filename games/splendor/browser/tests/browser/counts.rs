//! The facts that players want to know at a glance: points by their name, the limit of tokens, and all counts with one
//! key or one tap.

use anyhow::Result;
use browser::barriers::barriers;
use browser::page::{apart_from_what_is_covered, at_rest, glance, none, pictures};
use browser::person::{PERSON, my_turn, press, sit_in_lobby, uncover, words};
use browser::thirtyfour::Key;
use browser::{Size, Stage};
use splendor::{Gem, Kind};
use splendor_browser::player::{make, sit_down, view};

/// The numbers under the gems of the panel, line by line.
async fn columns(stage: &Stage) -> Result<Vec<Vec<u8>>> {
    let script = "return [...document.querySelectorAll('.counts .columns')]
        .map(line => [...line.querySelectorAll('b')].map(number => Number(number.textContent)))";
    Ok(stage.web().execute(script, Vec::new()).await?.convert()?)
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn all_counts_are_there_with_one_key_or_one_tap() -> Result<()> {
    let stage = Stage::open().await?;
    for game in ["splendor", "duel"] {
        sit_in_lobby(&stage, game, &[PERSON, PERSON]).await?;
        my_turn(&stage).await?;
        uncover(&stage).await?;
        press(&stage, "c").await?;
        let said = words(&stage, ".counts").await?;
        assert!(said.contains("Points"), "{game}: {said}");
        stage.wait_for("[data-act='counts'][aria-expanded='true']").await?;
        // On a phone the panel lies over the table, on a desktop beside it.
        none(apart_from_what_is_covered(pictures(&stage, &format!("counts-{game}")).await?));
        none(glance(&stage).await?);
        none(barriers(&stage).await?);
        stage.resize(Size::DESKTOP).await?;
        at_rest(&stage).await?;
        let hidden = "const counts = document.querySelector('.counts'); return counts.scrollHeight - counts.clientHeight";
        let hidden: f64 = stage.web().execute(hidden, Vec::new()).await?.convert()?;
        assert!(hidden <= 0.0, "{game}: {hidden} px of the counts are scrolled to");
        // A prepared turn is cleared first, and then the panel closed.
        stage.click(".card.legal").await?;
        stage.wait_for("[data-act='clear']").await?;
        press(&stage, Key::Escape + "").await?;
        stage.wait_gone("[data-act='clear']").await?;
        stage.wait_for(".counts").await?;
        press(&stage, Key::Escape + "").await?;
        stage.wait_gone(".counts").await?;
        stage.wait_for(".log").await?;

        stage.resize(Size::PHONE).await?;
        at_rest(&stage).await?;
        stage.tap("[data-act='counts']").await?;
        stage.wait_for(".counts").await?;
        stage.screenshot(&format!("counts-open-{game}")).await?;
        // The log takes its place.
        stage.tap("[data-act='log']").await?;
        stage.wait_gone(".counts").await?;
        stage.wait_for(".log").await?;
        stage.resize(Size::DESKTOP).await?;
    }
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn the_counts_are_those_of_the_table() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &[PERSON, PERSON, PERSON]).await?;
    my_turn(&stage).await?;
    press(&stage, "c").await?;
    make(&stage, "T.wbg".parse()?).await?;
    my_turn(&stage).await?;
    let view = view(&stage).await?;
    let body = view.body();
    let shown = columns(&stage).await?;
    let bank: Vec<u8> = Gem::KINDS.iter().map(|gem| body.bank.get(*gem)).collect();
    assert_eq!(shown[0], bank);
    // The player at this screen comes first, and the one before them last.
    assert_eq!(shown[1..], [vec![0; 6], vec![0; 6], vec![1, 1, 1, 0, 0, 0]]);
    let said = words(&stage, ".counts").await?;
    for number in [0, 1, 2].map(|level| body.deck_count(level).to_string()) {
        assert!(said.contains(&number), "{number} cards: {said}");
    }
    assert!(said.contains("3/10") && said.contains("0/15"), "{said}");
    stage.close().await
}

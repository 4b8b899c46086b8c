//! The manners of pieces and buttons in every game: a double click acts once and colours no words, anything that cannot
//! be done looks like it, and nothing lies over what has to be read.

use anyhow::Result;
use browser::Stage;
use browser::page::{at_rest, faults, is_drawn, none};
use browser::person::{PERSON, double_click, my_turn, open_file, press, sit_in_lobby, uncover, words};
use browser::thirtyfour::{By, Key};

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn only_talk_log_links_and_fields_can_be_selected() -> Result<()> {
    let stage = Stage::open().await?;
    for game in games::names().into_iter().filter(|game| is_drawn(game)) {
        sit_in_lobby(&stage, game, &[PERSON, PERSON]).await?;
        my_turn(&stage).await?;
        uncover(&stage).await?;
        let script = "return [...document.querySelectorAll('#table *')]
            .filter(element => element.textContent.trim() && !(element instanceof SVGElement))
            .filter(element => {
                const text = element.closest('.log, .talk, a, input, textarea') !== null;
                return (getComputedStyle(element).userSelect !== 'none') !== text;
            })
            .map(element => `${element.tagName} ${element.className}`)";
        none(faults(&stage, script).await?.into_iter().map(|fault| format!("{game}: {fault}")).collect());
    }
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_double_click_on_the_result_colours_nothing_and_acts_once() -> Result<()> {
    let stage = Stage::open().await?;
    for (at, game) in [
        include_str!("../../../games/splendor/corpus/2p-outright.cab"),
        include_str!("../../../games/alhambra/corpus/2-sides-outright.cab"),
    ]
    .into_iter()
    .enumerate()
    {
        open_file(&stage, game).await?;
        for part in ["h2", "p", "thead th", "tbody th span", "tbody td"] {
            double_click(&stage, &format!("[data-result] {part}")).await?;
            // Only the link to a rule is text that can be selected.
            let coloured = "const chosen = getSelection(), of = chosen.anchorNode?.parentElement;
                return of?.closest('a') ? '' : chosen.toString()";
            let coloured: String = stage.web().execute(coloured, Vec::new()).await?.convert()?;
            assert_eq!(coloured, "", "{part} is coloured");
        }
        // The second click does not press what lies where the closed panel was.
        double_click(&stage, "[data-act='close-result']").await?;
        stage.wait_for("[data-act='show-result']").await?;
        at_rest(&stage).await?;
        assert!(stage.web().find_all(By::Css("[data-result], #table .asked, .bubble")).await?.is_empty());
        double_click(&stage, "[data-act='show-result']").await?;
        stage.wait_for("[data-result]").await?;
        // One rematch beside the game that is over.
        double_click(&stage, "[data-result] [data-act='rematch']").await?;
        stage.wait_gone("#table[data-awaiting='over']").await?;
        my_turn(&stage).await?;
        at_rest(&stage).await?;
        assert!(stage.web().find_all(By::Css("#table .selected")).await?.is_empty());
        stage.go("/").await?;
        stage.wait_for("li[data-table]").await?;
        let tables = stage.web().find_all(By::Css("li[data-table]")).await?.len();
        assert_eq!(tables, 2 * (at + 1));
    }
    stage.close().await
}

/// A money card of the offer in Alhambra.
const MONEY: &str = ".legal[data-piece^='open']";

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn clear_empties_the_tray_with_esc_in_every_game() -> Result<()> {
    let stage = Stage::open().await?;
    for game in games::names() {
        sit_in_lobby(&stage, game, &[PERSON, PERSON]).await?;
        my_turn(&stage).await?;
        uncover(&stage).await?;
        let (first, second) = match game {
            "splendor" | "duel" => (".deck.legal", ".card.legal"),
            "alhambra" => (MONEY, MONEY),
            _ => (".board .legal", ".board .legal"),
        };
        stage.click(first).await?;
        assert_eq!(words(&stage, "[data-act='clear']").await?.replace('\n', " "), "Clear Esc");
        let undo = stage.wait_for("[data-act='undo']").await?.attr("aria-label").await?;
        assert!(undo.is_some_and(|undo| undo.starts_with("Undo")));
        press(&stage, Key::Escape + "").await?;
        stage.wait_gone("[data-act='clear']").await?;
        assert!(stage.web().find_all(By::Css("#table .selected")).await?.is_empty(), "{game}");
        stage.click(second).await?;
        stage.wait_for("[data-act='clear'] kbd").await?;
        stage.screenshot(&format!("uses-{game}")).await?;
        stage.click("[data-act='clear']").await?;
        stage.wait_gone("[data-act='clear']").await?;
    }
    stage.close().await
}

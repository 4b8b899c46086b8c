//! The end of a game: the points are counted up, then the course of the game is told, and its moments can be looked at and
//! shared.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use browser::barriers::barriers;
use browser::page::none;
use browser::person::{open_file, past, press, send, table_name, words};
use browser::thirtyfour::{By, Key};
use browser::{Motion, Stage, Theme};

/// Returns the logs of the corpus of a game, by the names of the files.
fn corpus(game: &str) -> Result<Vec<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(game).join("corpus");
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        paths.push(entry?.path());
    }
    paths.sort();
    paths.iter().map(|path| Ok(fs::read_to_string(path)?)).collect()
}

/// Returns the texts of the elements that a selector matches, hidden ones included.
async fn texts(stage: &Stage, selector: &str) -> Result<Vec<String>> {
    let script = "return [...document.querySelectorAll(arguments[0])].map(one => one.textContent)";
    Ok(stage.web().execute(script, vec![selector.into()]).await?.convert()?)
}

/// Checks the result of a finished game: the table for screen readers ends with the points, a mark leads to the board as it
/// stood, and nothing is said by the name of a message. Returns the number of marks and of facts.
async fn check(stage: &Stage, game: &str, log: &str) -> Result<[usize; 2]> {
    let players = games::ALL.load(log).context("a game of the corpus")?.players();
    let points = "[data-result] .chart:last-of-type .heard tbody tr:last-child td";
    stage.wait_for("[data-result] .chart").await?;
    let mut told: Vec<i64> =
        texts(stage, points).await?.iter().map(|text| text.parse()).collect::<Result<_, _>>()?;
    let mut won: Vec<i64> = texts(stage, "[data-result] tr[data-seat] td:nth-child(3)")
        .await?
        .iter()
        .map(|text| text.parse())
        .collect::<Result<_, _>>()?;
    told.sort_unstable();
    won.sort_unstable();
    assert_eq!((told.len(), &told), (usize::from(players), &won), "{game}");
    let said = words(stage, "[data-result]").await?;
    let unsaid: Vec<_> =
        said.split_whitespace().filter(|word| word.contains("-end-") || word.contains("-fact-")).collect();
    assert!(unsaid.is_empty(), "{game}: {unsaid:?}");
    none(barriers(stage).await?);
    let marks = stage.web().find_all(By::Css("[data-result] [data-act='mark']")).await?.len();
    if marks > 0 {
        let mark = stage.wait_for("[data-result] [data-act='mark']").await?.attr("data-move").await?;
        let moves = texts(stage, "[data-result] .chart:last-of-type .heard tbody tr:last-child th").await?;
        stage.click("[data-result] [data-act='mark']").await?;
        // A mark of the last move leads to the result.
        if mark != moves.first().cloned() {
            stage.wait_for("#table[data-past]").await?;
            stage.wait_for("[data-act='share-moment']").await?;
            press(stage, Key::Escape + "").await?;
        }
        stage.wait_for("[data-result]").await?;
    }
    let facts = stage.web().find_all(By::Css("[data-result] .facts li")).await?.len();
    Ok([marks, facts])
}

/// Checks games of the corpus of a game, the first of each kind of ending.
async fn tells_its_course(game: &str, files: usize) -> Result<()> {
    let stage = Stage::open().await?;
    let logs = corpus(game)?;
    let step = logs.len().div_ceil(files);
    let mut most = [0; 2];
    for log in logs.iter().step_by(step) {
        open_file(&stage, log).await?;
        let found = check(&stage, game, log).await?;
        most = [most[0].max(found[0]), most[1].max(found[1])];
    }
    assert!(most[0] > 0 && most[1] == 3, "{game}: {most:?} marks and facts at most");
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn the_ending_of_splendor_tells_its_course() -> Result<()> {
    tells_its_course("splendor", 6).await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn the_ending_of_duel_tells_its_course() -> Result<()> {
    tells_its_course("duel", 4).await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn the_ending_of_alhambra_tells_its_course() -> Result<()> {
    tells_its_course("alhambra", 4).await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn the_ending_of_skerries_tells_its_course() -> Result<()> {
    tells_its_course("skerries", 4).await
}

/// A game that is over with its last input.
const GAME: &str = include_str!("../../../games/splendor/corpus/2p-outright.cab");

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn the_ending_counts_the_points_and_a_key_shows_them_at_once() -> Result<()> {
    // The card that fills the gap may be another one.
    let (before, last) = GAME.rsplit_once("\nB.").context("a purchase is the last action")?;
    let last = format!("B.{}", last.lines().next().unwrap_or_default());
    for skipped in [false, true] {
        let stage = Stage::open().await?;
        stage.prefer(Theme::Dark, Motion::Full).await?;
        open_file(&stage, &format!("{before}\n")).await?;
        stage.wait_for("#table").await?;
        send(&stage, &last).await?;
        stage.wait_for("[data-result].counting").await?;
        let counting = words(&stage, "[data-result] h2").await?;
        assert_eq!(counting, "Counting the points");
        if skipped {
            press(&stage, "x").await?;
        }
        stage.wait_gone("[data-result].counting").await?;
        assert_ne!(words(&stage, "[data-result] h2").await?, counting);
        assert!(stage.web().find_all(By::Css("#table[data-won] [data-panel]")).await?.len() > 1);
        // A result that is opened again is not counted again.
        stage.click("[data-act='close-result']").await?;
        stage.click("[data-act='show-result']").await?;
        stage.wait_for("[data-result]:not(.counting)").await?;
        stage.close().await?;
    }
    Ok(())
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn the_ending_shares_a_link_to_a_moment() -> Result<()> {
    let stage = Stage::open().await?;
    open_file(&stage, GAME).await?;
    stage.wait_for("[data-result] [data-act='mark']").await?;
    stage.click("[data-act='mark']").await?;
    stage.wait_for("#table[data-past]").await?;
    let shown = past(&stage).await?.context("an earlier moment")?;
    stage.click("[data-act='share-moment']").await?;
    let path = format!("/t/{}?at={shown}", table_name(&stage).await?);
    let at = async || Ok(stage.web().current_url().await?.as_str().ends_with(&path).then_some(()));
    stage.wait_until("the address", at).await?;
    stage.go("/").await?;
    stage.go(&path).await?;
    stage.wait_for("#table[data-past]").await?;
    assert_eq!(past(&stage).await?, Some(shown));
    stage.close().await
}

//! Long names fit what names them, and those that differ in their last letter stay apart: in the lobby, in the waiting
//! room, at the table, in the final table.

use anyhow::{Context, Result};
use browser::lobby::post;
use browser::person::open_file;
use browser::position::{first_lines, seat_around};
use browser::{Size, Stage};
use protocol::NewSeat;
use serde_json::{Value, json};

const NAMES: [&str; 2] = ["Maximiliana Alexandra 01", "Maximiliana Alexandra 02"];

/// Returns where a name is not shown whole: it is not there, or runs out of what cuts it off.
const CUT: &str = "const [region, names] = arguments, faults = [];
    for (const name of names) {
        const walker = document.createTreeWalker(document.querySelector(region), NodeFilter.SHOW_TEXT);
        let whole = false;
        while (walker.nextNode() && !whole) {
            const at = walker.currentNode.data.indexOf(name);
            if (at < 0) continue;
            const range = document.createRange();
            range.setStart(walker.currentNode, at);
            range.setEnd(walker.currentNode, at + name.length);
            const boxes = [...range.getClientRects()];
            const within = frame => boxes.every(box => box.left >= frame.left - 1 && box.right <= frame.right + 1);
            whole = boxes.length > 0 && within({ left: 0, right: innerWidth });
            for (let up = walker.currentNode.parentElement; up && whole; up = up.parentElement)
                if (getComputedStyle(up).overflowX !== 'visible') whole = within(up.getBoundingClientRect());
        }
        if (!whole) faults.push(`${name} in ${region}`);
    }
    return faults;";

async fn whole(stage: &Stage, region: &str) -> Result<()> {
    for (width, height) in [(1280, 720), (1366, 625), (390, 844), (320, 640)] {
        stage.resize(Size { width, height, phone: width < 900 }).await?;
        browser::page::at_rest(stage).await?;
        let faults: Vec<String> =
            stage.web().execute(CUT, vec![json!(region), json!(NAMES)]).await?.convert()?;
        assert_eq!(faults, Vec::<String>::new(), "at {width} by {height}");
    }
    stage.resize(Size::DESKTOP).await
}

/// Sets a table up and returns its name.
async fn made(stage: &Stage, wish: Value) -> Result<String> {
    let made = post(stage, "/api/tables", &[wish]).await?;
    Ok(made[0]["table"].as_str().context("a table")?.to_owned())
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn names_that_could_be_confused_are_never_cut() -> Result<()> {
    let stage = Stage::open().await?;
    stage.go("/").await?;
    stage.wait_for("#lobby").await?;
    let seats: Vec<Value> = NAMES.iter().map(|name| json!({ "kind": "human", "name": name })).collect();
    let two = json!({ "setup": "splendor players=2", "seats": seats });
    made(&stage, two).await?;
    let seats = [seats, vec![json!({ "kind": "open" })]].concat();
    let wish = json!({ "setup": "splendor players=3", "seats": seats, "options": { "public": true } });
    let table = made(&stage, wish).await?;
    stage.go("/").await?;
    stage.wait_for("[data-table]").await?;
    whole(&stage, ".my-tables").await?;
    stage.wait_for("[data-open-table]").await?;
    whole(&stage, ".open-tables").await?;
    stage.go(&format!("/t/{table}")).await?;
    stage.wait_for("#gather").await?;
    whole(&stage, ".places").await?;

    let game = include_str!("../../../games/splendor/corpus/2p-outright.cab");
    let (setup, inputs) = game.split_once("rules=1\n").context("a set-up line")?;
    let [one, other] = NAMES;
    open_file(&stage, &format!("{setup}rules=1\n# player 1: {one}\n# player 2: {other}\n{inputs}")).await?;
    stage.wait_for("[data-result] table").await?;
    whole(&stage, "[data-result] table").await?;
    stage.close().await
}

/// Returns the buttons of the tray, and lists of the log, whose words are wider than they are, and the line of the turn
/// where it is cut or lacks the end of the name that the button has.
const TOO_WIDE: &str = "const line = document.querySelector('.bar .turn b');
    const [end] = document.querySelector(`[data-act='uncover']`).textContent.match(/ [12]/);
    const faults = [...document.querySelectorAll('.tray button, .log ol, .bar .turn b')]
        .filter(element => element.scrollWidth > element.clientWidth + 1)
        .map(element => `${element.textContent} takes ${element.scrollWidth} of ${element.clientWidth}`);
    if (line.scrollHeight > line.clientHeight + 1) faults.push(`${line.textContent} is cut`);
    if (!line.textContent.includes(end)) faults.push(`${line.textContent} lacks ${end}`);
    return faults;";

/// A screen that is passed on names the player whose turn it is, in a button, in the log and in the line of the turn, where
/// the end that tells two names apart stays.
#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn a_long_name_fits_the_button_that_uncovers_a_hand() -> Result<()> {
    let stage = Stage::open().await?;
    let splendor = include_str!("../../../games/splendor/corpus/2p-outright.cab");
    let duel = include_str!("../../../games/duel/corpus/2p-points.cab");
    for (game, name) in [(splendor, "Bartholomew"), (duel, "Bartholomew"), (duel, "Maximilianaalexandra 0")] {
        let [one, other] = [" 1", " 2"].map(|end| format!("{name}{end}"));
        let people = [one, other].map(|name| NewSeat::Human { name });
        seat_around(&stage, &first_lines(game, 60), &people).await?;
        stage.wait_for("[data-act='uncover']").await?;
        for (width, height) in [(1280, 720), (1440, 900), (1366, 625), (844, 390), (390, 844)] {
            stage.resize(Size { width, height, phone: width < 900 }).await?;
            browser::page::at_rest(&stage).await?;
            let faults: Vec<String> = stage.web().execute(TOO_WIDE, Vec::new()).await?.convert()?;
            assert_eq!(faults, Vec::<String>::new(), "{name}, {width} by {height}: {game}");
        }
        stage.resize(Size::DESKTOP).await?;
    }
    stage.close().await
}

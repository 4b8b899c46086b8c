//! Tables at every size of the window that people have: all that a turn needs is on the screen together, words are
//! large enough to be read, and no two names look alike.

use std::io::Write as _;

use anyhow::{Context, Result};
use browser::contrast::LIGHT;
use browser::late::{larger, sit_late};
use browser::page::{at_rest, faults_of_table, is_drawn, none};
use browser::person::{PERSON, my_turn, press, sit_in_lobby, table_name};
use browser::thirtyfour::{By, Key};
use browser::windows::{WINDOWS, Window, sample};
use browser::words::faults_of_words;
use browser::{Motion, Size, Stage, Theme};
use serde_json::json;

/// Returns everything that is wrong with the table in a window.
async fn faults_in(stage: &Stage, (name, size, whole): Window, what: &str) -> Result<Vec<String>> {
    stage.resize(size).await?;
    at_rest(stage).await?;
    let faults = faults_of_table(stage, whole).await?;
    stage.picture(&format!("size-{what}-{name}"), faults).await
}

/// Returns what does not fit at a table of the game; with the `most` players in every window, and also in larger words
/// and with something chosen, with fewer in a third of the windows.
async fn every_size_fits(stage: &Stage, game: &str, players: u8, most: bool) -> Result<Vec<String>> {
    let what = format!("{game}-{players}");
    let mut faults = Vec::new();
    for window in sample(players.into(), if most { 1 } else { 3 }) {
        faults.extend(faults_in(stage, window, &what).await?);
    }
    if !most {
        return Ok(faults);
    }
    let some = |turn| sample(turn, 3).filter(|window| WINDOWS.contains(window));
    larger(stage, true).await?;
    for window in some(0) {
        faults.extend(faults_in(stage, window, &format!("{what}-larger")).await?);
    }
    larger(stage, false).await?;
    // Something is chosen, and the buttons stand beside it.
    for window in some(1) {
        stage.resize(window.1).await?;
        at_rest(stage).await?;
        let lit = "document.querySelector('#table [data-piece].legal').click()";
        stage.web().execute(lit, Vec::new()).await?;
        stage.wait_for(".board .selected").await?;
        faults.extend(faults_in(stage, window, &format!("{what}-chosen")).await?);
        press(stage, Key::Escape + "").await?;
        stage.wait_gone(".board .selected").await?;
    }
    Ok(faults)
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn tables_of_two_to_four_fit_every_size() -> Result<()> {
    fits(2..=4).await
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn tables_of_five_and_six_fit_every_size() -> Result<()> {
    fits(5..=6).await
}

/// Every game that the corpus has for so many players.
async fn fits(players: std::ops::RangeInclusive<u8>) -> Result<()> {
    let stage = Stage::open().await?;
    let mut faults = Vec::new();
    for players in players {
        let mut laid = 0;
        for game in games::names().into_iter().filter(|game| is_drawn(game)) {
            let most = games::named(game).is_some_and(|game| *game.about().seats.end() == players);
            stage.resize(Size::DESKTOP).await?;
            if sit_late(&stage, game, players, false).await? {
                laid += 1;
                faults.extend(every_size_fits(&stage, game, players, most).await?);
            }
            stage.resize(Size::DESKTOP).await?;
            if sit_late(&stage, game, players, true).await? {
                laid += 1;
                faults.extend(every_size_fits(&stage, &format!("{game}-options"), players, most).await?);
            }
        }
        if laid == 0 {
            // On the standard error itself, which the test runner does not swallow.
            let skipped = format!("skipped: no game that is drawn has a game of {players} in its corpus\n");
            _ = std::io::stderr().write_all(skipped.as_bytes());
        }
    }
    none(faults);
    stage.close().await
}

/// Returns what is cut off in the panel beside the table, or over it.
async fn cut_in_panel(stage: &Stage) -> Result<Vec<String>> {
    let script = "
        const side = document.querySelector('.side'), faults = [], all = side.getBoundingClientRect();
        if (all.bottom > innerHeight + 1 || all.right > innerWidth + 1) faults.push('it leaves the window');
        const [code, ...beside] = ['img', 'h2', '.link-line'].map(part => side.querySelector(`.share ${part}`)?.getBoundingClientRect());
        for (const part of code ? beside : []) {
            const [over, down] = [Math.min(code.right, part.right) - Math.max(code.left, part.left), Math.min(code.bottom, part.bottom) - Math.max(code.top, part.top)];
            if (over > 1 && down > 1) faults.push(`the code lies over the link by ${Math.round(over)} px`);
        }
        const parts = '.tabs > *, .lines-said, .talk form > *, .link-line > *, .share img, .counts :is(h3, dd)';
        for (const part of side.querySelectorAll(parts)) {
            const box = part.getBoundingClientRect(), name = part.className || part.textContent || part.localName;
            for (let of = part; box.height && of !== side; ) {
                of = of.parentElement;
                const room = of.getBoundingClientRect();
                if (getComputedStyle(of).overflowY === 'visible' && of !== side) continue;
                const [below, beside] = [box.bottom - room.bottom, box.right - room.right].map(Math.round);
                if (below > 1 || beside > 1) { faults.push(`${name} is cut by ${below} or ${beside} px`); break; }
            }
        }
        const lines = side.querySelector('.lines-said')?.clientHeight ?? 60;
        if (lines < 48) faults.push(`lines have ${lines} px`);
        return faults;";
    Ok(stage.web().execute(script, Vec::new()).await?.convert()?)
}

/// Opens the column with the log, where it is not open.
async fn open_log(stage: &Stage) -> Result<()> {
    if stage.web().find_all(By::Css(".side")).await?.is_empty() {
        stage.click(".bar [data-act='log']").await?;
    }
    stage.wait_for(".side .tabs").await?;
    Ok(())
}

/// Returns whether the panel over the table has a button that closes it; where it has a place beside the board it needs
/// none.
const CLOSES: &str = "const opens = document.querySelector(`.bar [data-act='log']`);
    return !opens?.checkVisibility() || document.querySelector(`.tabs [data-act='close-log']`)?.checkVisibility() === true;";

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn counts_chat_and_link_are_whole_where_they_are_opened() -> Result<()> {
    // Where the column beside the board is too low for all counts, those of the last player are scrolled to.
    const TOO_LOW: [&str; 4] = ["small-laptop", "laptop", "desktop", "large"];
    // The game, its players, and in how many of these windows.
    const TABLES: [(&str, u8, usize); 3] = [("splendor", 4, 1), ("alhambra", 6, 4), ("duel", 2, 1)];
    let stage = Stage::open().await?;
    let (mut faults, mut closed) = (Vec::new(), Vec::new());
    for (turn, (game, players, low)) in TABLES.into_iter().enumerate() {
        stage.resize(Size::DESKTOP).await?;
        anyhow::ensure!(sit_late(&stage, game, players, false).await?, "no game of {players} in {game}");
        // Where something was said there is a chat, and a link for whoever else comes.
        let said = json!({ "key": "once", "seat": 0, "name": "", "text": "A line of the chat" });
        let path = format!("/api/tables/{}/chat", table_name(&stage).await?);
        let script = "const [path, body, done] = arguments, headers = { 'content-type': 'application/json' };
            fetch(path, { method: 'POST', headers, body }).then(answer => done(answer.status));";
        stage.web().execute_async(script, vec![json!(path), json!(said.to_string())]).await?;
        stage.wait_for(".tabs").await?;
        // Always where the strip below the board is lowest; a small phone is scrolled.
        let (lowest, scrolled) = (WINDOWS[4], WINDOWS[9]);
        let some =
            sample(turn, 2).filter(|window| WINDOWS.contains(window) && ![lowest, scrolled].contains(window));
        for (name, size, _) in std::iter::once(lowest).chain(some) {
            stage.resize(size).await?;
            let mut look = async |what: &str| {
                at_rest(&stage).await?;
                let found = cut_in_panel(&stage).await?;
                faults.extend(stage.picture(&format!("panel-{game}-{what}-{name}"), found).await?);
                anyhow::Ok(())
            };
            open_log(&stage).await?;
            for (tab, panel) in [("chat", ".side .talk"), ("invite", ".side .share img")] {
                stage.click(&format!(".tabs [data-act='{tab}']")).await?;
                stage.wait_for(panel).await?;
                look(tab).await?;
                if !stage.web().execute(CLOSES, Vec::new()).await?.convert::<bool>()? {
                    closed.push(format!("{game}, {name}, {tab}: nothing closes the panel"));
                }
            }
            stage.click(".tabs [data-act='log']").await?;
            stage.click(".bar [data-act='counts']").await?;
            stage.wait_for(".side .counts").await?;
            if !TOO_LOW[..low].contains(&name) {
                look("counts").await?;
            }
            stage.click(".bar [data-act='counts']").await?;
            stage.wait_gone(".counts").await?;
        }
    }
    faults.append(&mut closed);
    none(faults);
    stage.close().await
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn no_words_of_any_page_are_too_small() -> Result<()> {
    let stage = Stage::open().await?;
    let mut faults = Vec::new();
    // Each page and state in a third of the windows, in other ones than the one before it.
    let mut turn = 0;
    let mut look = async |what: &str| {
        turn += 1;
        for (name, size, _) in sample(turn, 3) {
            stage.resize(size).await?;
            at_rest(&stage).await?;
            let found = faults_of_words(&stage).await?;
            faults.extend(stage.picture(&format!("words-{what}-{name}"), found).await?);
        }
        stage.resize(Size::DESKTOP).await
    };
    stage.go("/").await?;
    stage.wait_for("#lobby").await?;
    look("lobby").await?;
    stage.click("[data-act='settings']").await?;
    stage.wait_for(".settings").await?;
    look("settings").await?;
    stage.go("/rules/splendor").await?;
    stage.wait_for("#rules li[id]").await?;
    look("rules").await?;
    stage.prefer(Theme::Light, Motion::Reduced).await?;
    for game in games::names().into_iter().filter(|game| is_drawn(game)) {
        let players = *games::named(game).context("a game")?.about().seats.start();
        if !sit_late(&stage, game, players, false).await? {
            continue;
        }
        // A click on what cannot be chosen asks why.
        let asked = "document.querySelector('#table .board [data-piece]:not(.legal)')?.click()";
        stage.web().execute(asked, Vec::new()).await?;
        look(&format!("{game}-asked")).await?;
        press(&stage, Key::Escape + "").await?;
        press(&stage, "c").await?;
        stage.wait_for(".counts").await?;
        look(&format!("{game}-counts")).await?;
        press(&stage, Key::Escape + "").await?;
        press(&stage, "[").await?;
        stage.wait_for("#table[data-past]").await?;
        look(&format!("{game}-past")).await?;
    }
    none(faults);
    stage.close().await
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn by_day_what_can_be_taken_stands_out_from_brass() -> Result<()> {
    let stage = Stage::open().await?;
    stage.prefer(Theme::Light, Motion::Reduced).await?;
    sit_in_lobby(&stage, "splendor", &[PERSON, PERSON]).await?;
    my_turn(&stage).await?;
    let script = "
        const lit = document.querySelector('.market .card');
        lit.classList.add('lit');
        const edge = getComputedStyle(lit, '::after').boxShadow.match(/^(\\w+\\([^)]*\\)) 0px 0px 0px ([\\d.]+)px/);
        const brass = getComputedStyle(document.querySelector('.mine-area')).borderTopColor;
        return [light(edge[1]) / light(brass), Number(edge[2])];";
    let script = format!("{LIGHT}{script}");
    let (contrast, width): (f64, f64) = stage.web().execute(&script, Vec::new()).await?.convert()?;
    assert!(contrast > 3.0 && width >= 3.0, "an edge of {width} px, {contrast} lighter than brass");
    stage.close().await
}

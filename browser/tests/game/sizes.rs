//! Tables at every size of the window that people have: all that a turn needs is on the screen together, words are
//! large enough to be read, and no two names look alike.

use std::fs;
use std::path::Path;

use std::io::Write as _;

use anyhow::{Context, Result};
use browser::contrast::LIGHT;
use browser::thirtyfour::{By, Key};
use browser::words::faults_of_words;
use browser::{Motion, Size, Stage, Theme};
use catalog::Awaiting;
use kernel::Seat;
use protocol::NewSeat;
use serde_json::json;

use super::gallery::sample;
use super::page::{at_rest, covered_by_pills, faults_of_layout, is_drawn, none};
use super::player::{PERSON, my_turn, press, sit_down, table_name, uncover};
use super::position::seat_around;

/// A size with its name, and whether all of the table is on the screen at once.
pub type Window = (&'static str, Size, bool);

const fn window(width: u32, height: u32, phone: bool) -> Size {
    Size { width, height, phone }
}

/// A desktop, the same enlarged to twice its size, a laptop, tablets, and phones.
pub const WINDOWS: [Window; 10] = [
    ("desktop", Size::DESKTOP, true),
    ("large", window(1920, 1080, false), true),
    ("laptop", window(1366, 625, false), true),
    ("small-laptop", window(1180, 664, false), true),
    ("enlarged", window(960, 540, false), true),
    ("tablet", window(820, 1180, true), true),
    ("tablet-on-its-side", window(1024, 768, true), true),
    ("phone", Size::PHONE, true),
    ("phone-on-its-side", window(844, 390, true), true),
    ("small-phone", window(375, 667, true), false),
];
/// The narrowest screens, which are read by scrolling down.
pub const NARROW: [Window; 2] =
    [("narrow", window(320, 640, true), false), ("much-enlarged", window(640, 360, false), false)];

/// Names of the greatest length, of which each is like another.
const NAMES: [&str; 6] = [
    "Alexandrina Constance I",
    "Alexandrina Constance II",
    "Alexandrina Constance IV",
    "Bartholomew Featherstein",
    "Bartholomew Featherstone",
    "Bartholomew",
];

/// Returns the pieces that lie over each other, what players have won and what they hold among them, and the panels.
/// Several prizes of one player lie over each other, some pieces stand upon others, and the tray's choices lie in the own
/// panel of an upright window.
async fn overlaps(stage: &Stage) -> Result<Vec<String>> {
    let script = "
        const boxes = [...document.querySelectorAll('#table :is([data-piece], [data-panel], .tray .actions > *, .side, .won > *, .plate, .heap, .points, .to-reach)')]
            .map(element => [element, element.getBoundingClientRect()])
            .filter(([element, box]) => box.width > 0 && !element.closest('.privileges > *'));
        const faults = [];
        for (const [at, [one, a]] of boxes.entries()) for (const [other, b] of boxes.slice(at + 1)) {
            if (one.contains(other) || other.contains(one) || one.matches('.won > *') && other.matches('.won > *')) continue;
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            const name = element => element.dataset.piece ?? element.dataset.act ?? element.dataset.panel ?? element.className;
            if (one.dataset.upon === name(other) || other.dataset.upon === name(one)) continue;
            const within = (panel, choice) => panel.matches('[data-panel]') && choice.matches('.tray [data-piece]');
            if (within(one, other) || within(other, one)) continue;
            if (wide > 4 && high > 4) faults.push(`${name(one)} and ${name(other)} overlap by ${wide.toFixed()} x ${high.toFixed()}`);
        }
        return faults;";
    Ok(stage.web().execute(script, Vec::new()).await?.convert()?)
}

/// Returns everything that is wrong with the table in a window.
async fn faults_in(stage: &Stage, (name, size, whole): Window, what: &str) -> Result<Vec<String>> {
    stage.resize(size).await?;
    at_rest(stage).await?;
    stage.screenshot(&format!("size-{what}-{name}")).await?;
    let faults = faults_of_table(stage, whole).await?;
    Ok(faults.into_iter().map(|fault| format!("{what}, {name}: {fault}")).collect())
}

/// Returns everything that is wrong with the table as it lies there; if it is not to be seen as a `whole`, one scrolls
/// down, never aside.
pub async fn faults_of_table(stage: &Stage, whole: bool) -> Result<Vec<String>> {
    let mut faults = faults_of_layout(stage).await?;
    if !whole {
        let below = |fault: &String| {
            fault.ends_with(" high") || fault.contains("cut off") || fault.ends_with("under nothing")
        };
        faults.retain(|fault| !below(fault));
    }
    faults.extend(faults_of_words(stage).await?);
    faults.extend(overlaps(stage).await?);
    // On a phone the label may touch the gem, but no figure.
    faults.extend(covered_by_pills(stage).await?.into_iter().filter(|fault| !fault.contains("<use")));
    faults.extend(covered_upon(stage).await?);
    Ok(faults)
}

/// Returns the prices that are covered by what stands upon a card.
async fn covered_upon(stage: &Stage) -> Result<Vec<String>> {
    let script = "
        const faults = [];
        for (const upon of document.querySelectorAll('#table [data-upon]')) {
            const card = document.querySelector(`#table [data-piece=${upon.dataset.upon}]`);
            // The numbers of a price follow their gems. A line of text is higher than its figures.
            const numbers = card?.querySelectorAll('.face > svg > use + text') ?? [];
            for (const piece of upon.querySelectorAll('svg')) for (const number of numbers) {
                const [one, other] = [piece, number].map(mark => mark.getBoundingClientRect());
                const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
                const high = Math.min(one.bottom, other.bottom - other.height / 5) - Math.max(one.top, other.top + other.height / 4);
                if (wide > 1 && high > 1) faults.push(`a piece on ${upon.dataset.upon} lies over its price ${number.textContent}`);
            }
        }
        return faults;";
    Ok(stage.web().execute(script, Vec::new()).await?.convert()?)
}

/// The values of options that no kit draws yet (`Listed::undrawn`).
pub const UNDRAWN: [&str; 0] = [];

/// The options of Splendor that are looked at with each number of players. A turn with all modules is a scene of
/// `gallery`.
const LOOKED_AT: [(u8, &str); 3] = [(2, "modules=cities"), (3, "modules=cities,posts"), (4, "modules=posts")];

/// Returns the past of a game late in it, with the first seat to act, from the corpus of the game: one without rules
/// options, or one with some: those of [`LOOKED_AT`], or else others for each number of players.
fn late(game: &str, players: u8, options: bool) -> Result<Option<String>> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(game).join("corpus");
    let mut paths: Vec<_> =
        fs::read_dir(corpus)?.map(|entry| anyhow::Ok(entry?.path())).collect::<Result<_>>()?;
    paths.sort();
    let mut texts = paths.iter().map(fs::read_to_string).collect::<std::io::Result<Vec<_>>>()?;
    let mut sets: Vec<String> = texts.iter().filter_map(|text| options_of(text)).collect();
    sets.retain(|set| !UNDRAWN.iter().any(|value| set.contains(value)));
    sets.sort_by(|one, other| other.cmp(one));
    sets.dedup();
    if options && sets.is_empty() {
        return Ok(None);
    }
    let named = LOOKED_AT.iter().find(|(of, set)| *of == players && sets.iter().any(|other| other == set));
    let any = || sets[usize::from(players) % sets.len()].clone();
    let wanted = options.then(|| named.map_or_else(any, |(_, set)| (*set).to_owned()));
    texts.retain(|text| options_of(text) == wanted);
    for text in texts {
        let session = games::ALL.load(&text).context("a game of the corpus")?;
        if session.players() != players {
            continue;
        }
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        for end in (2..lines.len() * 4 / 5).rev() {
            let text = lines[..end].join("\n") + "\n";
            let session = games::ALL.load(&text).context("the beginning of a game of the corpus")?;
            if session.awaiting() == (Awaiting::Decision { seat: Seat(0) }) {
                return Ok(Some(text));
            }
        }
    }
    Ok(None)
}

/// Returns the rules options of a game of the corpus, as its set-up line has them.
fn options_of(log: &str) -> Option<String> {
    let setup = log.lines().find(|line| !line.starts_with('#'))?;
    let options: Vec<&str> = setup
        .split(' ')
        .skip(1)
        .filter(|word| !["players=", "rules="].iter().any(|key| word.starts_with(key)))
        .collect();
    (!options.is_empty()).then(|| options.join(" "))
}

/// Opens a table late in a game, with a person of a long name in every seat; false if the corpus has no such game.
pub async fn sit_late(stage: &Stage, game: &str, players: u8, options: bool) -> Result<bool> {
    let Some(log) = late(game, players, options)? else { return Ok(false) };
    let names = NAMES.iter().take(players.into());
    let seats: Vec<_> = names.map(|name| NewSeat::Human { name: (*name).to_owned() }).collect();
    seat_around(stage, &log, &seats).await?;
    uncover(stage).await?;
    Ok(true)
}

/// Has words larger, or as usual.
async fn larger(stage: &Stage, on: bool) -> Result<()> {
    let script = format!("document.documentElement.dataset.text = {}", if on { "'larger'" } else { "''" });
    stage.web().execute(&script, Vec::new()).await?;
    Ok(())
}

/// Returns what does not fit at a table of the game; with the `most` players in every window, and also in larger words
/// and with something chosen, with fewer in a sixth of the windows.
async fn every_size_fits(stage: &Stage, game: &str, players: u8, most: bool) -> Result<Vec<String>> {
    let what = format!("{game}-{players}");
    let mut faults = Vec::new();
    for window in sample(stage, players.into(), if most { 1 } else { 6 }) {
        faults.extend(faults_in(stage, window, &what).await?);
    }
    if !most {
        return Ok(faults);
    }
    let some = |turn| sample(stage, turn, 3).filter(|window| WINDOWS.contains(window));
    larger(stage, true).await?;
    for window in some(0) {
        faults.extend(faults_in(stage, window, &format!("{what}-larger")).await?);
    }
    larger(stage, false).await?;
    // Something is chosen, and the buttons stand beside it.
    for window in some(1) {
        stage.resize(window.1).await?;
        at_rest(stage).await?;
        let lit = "document.querySelector('#table [data-piece].lit').click()";
        stage.web().execute(lit, Vec::new()).await?;
        stage.wait_for(".board .selected").await?;
        faults.extend(faults_in(stage, window, &format!("{what}-chosen")).await?);
        press(stage, Key::Escape + "").await?;
        stage.wait_gone(".board .selected").await?;
    }
    Ok(faults)
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn tables_of_two_to_four_fit_every_size() -> Result<()> {
    fits(2..=4).await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
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
                // The layout is that of the game; what options add is looked at in `full` and `asked` too.
                let most = most && stage.keeps_pictures();
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

/// Whether the panel over the table has a button that closes it; where it has a place beside the board it needs none.
const CLOSES: &str = "const opens = document.querySelector(`.bar [data-act='log']`);
    return !opens?.checkVisibility() || document.querySelector(`.tabs [data-act='close-log']`)?.checkVisibility() === true;";

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
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
        let some = sample(&stage, turn, 4)
            .filter(|window| WINDOWS.contains(window) && ![lowest, scrolled].contains(window));
        for (name, size, _) in std::iter::once(lowest).chain(some) {
            stage.resize(size).await?;
            let mut look = async |what: &str| {
                at_rest(&stage).await?;
                stage.screenshot(&format!("panel-{game}-{what}-{name}")).await?;
                let found = cut_in_panel(&stage).await?;
                faults.extend(found.into_iter().map(|fault| format!("{game}, {what}, {name}: {fault}")));
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
#[ignore = "drives a real browser: cargo xtask browser"]
async fn no_words_of_any_page_are_too_small() -> Result<()> {
    let stage = Stage::open_drawn().await?;
    let mut faults = Vec::new();
    // Each page and state in a third of the windows, in other ones than the one before it.
    let mut turn = 0;
    let mut look = async |what: &str| {
        turn += 1;
        for (name, size, _) in sample(&stage, turn, 3) {
            stage.resize(size).await?;
            at_rest(&stage).await?;
            stage.screenshot(&format!("size-{what}-{name}")).await?;
            let found = faults_of_words(&stage).await?;
            faults.extend(found.into_iter().map(|fault| format!("{what}, {name}: {fault}")));
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
        let asked = "document.querySelector('#table .board [data-piece]:not(.lit)')?.click()";
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
#[ignore = "drives a real browser: cargo xtask browser"]
async fn by_day_what_can_be_taken_stands_out_from_brass() -> Result<()> {
    let stage = Stage::open_drawn().await?;
    stage.prefer(Theme::Light, Motion::Reduced).await?;
    sit_down(&stage, &[PERSON, PERSON]).await?;
    my_turn(&stage).await?;
    stage.wait_for(".pile.lit").await?;
    let script = "
        const lit = document.querySelector('.pile.lit .stack, .card.lit');
        const edge = getComputedStyle(lit, '::after').boxShadow.match(/^(\\w+\\([^)]*\\)) 0px 0px 0px ([\\d.]+)px/);
        const brass = getComputedStyle(document.querySelector('.mine-area')).borderTopColor;
        return [light(edge[1]) / light(brass), Number(edge[2])];";
    let script = format!("{LIGHT}{script}");
    let (contrast, width): (f64, f64) = stage.web().execute(&script, Vec::new()).await?.convert()?;
    assert!(contrast > 3.0 && width >= 3.0, "an edge of {width} px, {contrast} lighter than brass");
    stage.close().await
}

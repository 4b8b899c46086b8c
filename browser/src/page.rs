//! Checks of the layout, and screenshots.

use std::path::Path;

use anyhow::Result;

use crate::barriers::barriers;
use crate::contrast::faint;
pub use crate::rest::{at_rest, ground};
use crate::sheet;
use crate::windows::THEMES;
use crate::words::faults_of_words;
use crate::{Motion, Size, Stage, Theme};

/// Returns the faults of the layout: the page scrolls, or a piece or button is cut off, too small or covered.
///
/// # Errors
/// If the browser does not answer.
pub async fn faults_of_layout(stage: &Stage) -> Result<Vec<String>> {
    let script = "
        const faults = [];
        const root = document.documentElement;
        if (root.scrollHeight > innerHeight) faults.push(`the page is ${root.scrollHeight} high`);
        if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} wide`);
        const panel = document.querySelector('.settings');
        if (panel && panel.scrollWidth > panel.clientWidth) faults.push(`the panel is ${panel.scrollWidth} wide`);
        // Only its list is scrolled, and downwards: a bar across would cover the entries.
        for (const part of document.querySelectorAll('#table .log, #table .log ol'))
            if (part.scrollWidth > part.clientWidth && /auto|scroll/.test(getComputedStyle(part).overflowX)) faults.push(`the log is ${part.scrollWidth} wide`);
        const scrolled = [...document.querySelectorAll('.board')].map(board => [board, board.scrollTop]);
        for (const element of document.querySelectorAll('#table [data-piece], #table [data-act]')) {
            if (element.getBoundingClientRect().width === 0) continue;
            // The board is scrolled behind one's own side.
            if (element.closest('.board')) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            const box = element.getBoundingClientRect();
            const name = element.dataset.piece ?? element.dataset.act;
            if (box.left < 0 || box.top < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)
                faults.push(`${name} is cut off`);
            // A map shows all of itself at first and can be enlarged.
            const small = (box.width < 24 || box.height < 24) && !element.closest('[data-at^=map-]');
            if (small) faults.push(`${name} is ${box.width} by ${box.height}`);
            const area = element.closest('.mine-area')?.getBoundingClientRect();
            if (area && area.height && box.bottom > area.bottom) faults.push(`${name} runs out of its panel`);
            const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
            // What stands upon a piece may cover the middle of it.
            if (top?.closest('[data-upon]')?.dataset.upon === name) continue;
            if (!top || (top !== element && !element.contains(top)))
                faults.push(`${name} lies under ${top ? top.className || top.tagName : 'nothing'}`);
        }
        for (const [board, top] of scrolled) board.scrollTop = top;
        return faults;";
    Ok(stage.web().execute(script, Vec::new()).await?.convert()?)
}

/// Checks that there are no faults.
///
/// # Panics
/// If there are any; the message lists them.
pub fn none(faults: Vec<String>) {
    if !faults.is_empty() {
        sheet::note(&faults);
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Returns the faults except covered pieces: an answer or the result lies over the table until it is closed.
pub fn apart_from_what_is_covered(faults: Vec<String>) -> Vec<String> {
    faults.into_iter().filter(|fault| !fault.contains(" lies under ")).collect()
}

/// Returns the faults except the height: a player who is not in the middle of a turn may scroll down.
pub fn apart_from_height(faults: Vec<String>) -> Vec<String> {
    faults.into_iter().filter(|fault| !fault.ends_with(" high")).collect()
}

/// Looks at a state that a test passes through. Returns the obstacles for a screen reader, and names of messages in
/// place of messages. Where pictures are taken (`cargo xtask pictures`), it takes one at each of the two chief sizes in
/// each theme, and adds the faults of the layout and the words with too little contrast. It then leaves the page at the
/// desktop size in the dark theme.
///
/// # Errors
/// If the browser does not answer, or a picture cannot be written.
pub async fn pictures(stage: &Stage, name: &str) -> Result<Vec<String>> {
    let mut faults = names_of_messages(stage).await?;
    if !stage.keeps_pictures() {
        faults.extend(barriers(stage).await?);
        return Ok(faults.into_iter().map(|fault| format!("{name}: {fault}")).collect());
    }
    for (size, word) in [(Size::PHONE, "phone"), (Size::DESKTOP, "desktop")] {
        stage.resize(size).await?;
        for theme in THEMES {
            stage.prefer(theme, Motion::Reduced).await?;
            at_rest(stage).await?;
            let mut found = faint(stage).await?;
            // The layout does not depend on the colours.
            if theme == Theme::Dark {
                found.extend(barriers(stage).await?);
                found.extend(faults_of_layout(stage).await?);
            }
            faults.extend(stage.picture(&format!("{name}-{word}-{theme:?}"), found).await?);
        }
    }
    stage.prefer(Theme::Dark, Motion::Reduced).await?;
    Ok(faults)
}

/// Returns the faults of the layout where pictures are taken, and nothing elsewhere: for the many states that a game goes
/// through.
///
/// # Errors
/// If the browser does not answer.
pub async fn glance(stage: &Stage) -> Result<Vec<String>> {
    if stage.keeps_pictures() { faults_of_layout(stage).await } else { Ok(Vec::new()) }
}

/// Returns the faults that a script of the page finds.
///
/// # Errors
/// If the browser does not answer, or the script returns no list of texts.
pub async fn faults(stage: &Stage, script: &str) -> Result<Vec<String>> {
    Ok(stage.web().execute(script, Vec::new()).await?.convert()?)
}

/// Returns whether the page draws a game: its program lists the game's kit.
///
/// # Panics
/// If the manifest of the page's program cannot be read.
pub fn is_drawn(game: &str) -> bool {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/client/Cargo.toml");
    let manifest = std::fs::read_to_string(manifest).expect("the page's program has a manifest");
    manifest.lines().any(|line| line.starts_with(&format!("{game}-kit")))
}

/// Returns the message names that the page shows, as it does where a message is missing.
async fn names_of_messages(stage: &Stage) -> Result<Vec<String>> {
    let script = "
        const begin = ['act', 'lobby', 'net', 'table', 'tray', ...arguments[0]].join('|');
        const name = new RegExp(`(?<![\\w/-])(${begin})-[a-z][\\w-]+`, 'g');
        const said = [document.body.innerText];
        for (const label of ['aria-label', 'title', 'placeholder'])
            for (const element of document.querySelectorAll(`[${label}]`)) said.push(element.getAttribute(label));
        return [...new Set(said.flatMap(words => words.match(name) ?? []))];";
    // The messages of a game or family begin with its name.
    let games = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../games"))?;
    let games = games.map(|game| Ok(game?.file_name().to_string_lossy().into_owned()));
    let games = games.collect::<Result<Vec<String>>>()?;
    let names: Vec<String> = stage.web().execute(script, vec![serde_json::json!(games)]).await?.convert()?;
    Ok(names.into_iter().map(|name| format!("the page says “{name}”")).collect())
}

/// Checks that the pieces whose names begin with `start` form a column, with the first name at the bottom.
///
/// # Panics
/// If they do not.
///
/// # Errors
/// If the browser does not answer.
pub async fn pieces_are_a_column(stage: &Stage, start: &str) -> Result<()> {
    let script = "
        const pieces = [...document.querySelectorAll(`#table [data-piece^=${arguments[0]}]`)]
            .sort((a, b) => a.dataset.piece.localeCompare(b.dataset.piece))
            .map(piece => piece.getBoundingClientRect());
        return pieces.length > 1 &&
            pieces.every((piece, at) => at === 0 || (piece.bottom <= pieces[at - 1].top && piece.left === pieces[at - 1].left));";
    let is_column: bool = stage.web().execute(script, vec![start.into()]).await?.convert()?;
    assert!(is_column, "the pieces {start} are no column");
    Ok(())
}

/// Returns the marks of cards that are covered by the label with the card's current price.
///
/// # Errors
/// If the browser does not answer.
pub async fn covered_by_pills(stage: &Stage) -> Result<Vec<String>> {
    // A line of text is higher than its figures.
    let script = "const over = (one, other) => one.left < other.right && other.left < one.right
            && one.top < other.bottom && other.top < one.bottom;
        const ink = mark => {
            const { left, right, top, bottom, height } = mark.getBoundingClientRect();
            return mark.localName === 'text' ? { left, right, top: top + height / 4, bottom: bottom - height / 5 } : { left, right, top, bottom };
        };
        return [...document.querySelectorAll('.card:has(.pill)')].flatMap(card => {
            const pill = card.querySelector('.pill').getBoundingClientRect();
            return [...card.querySelectorAll('.face > svg > text, .face > svg > use')]
                .filter(mark => over(pill, ink(mark)))
                .map(mark => `${card.dataset.piece}: the pill lies over ${mark.textContent || mark.outerHTML}`);
        })";
    Ok(stage.web().execute(script, Vec::new()).await?.convert()?)
}

/// Returns which of these elements are narrower than what they contain, so that they have to be scrolled aside.
///
/// # Errors
/// If the browser cannot be asked.
pub async fn too_narrow(stage: &Stage, selector: &str) -> Result<Vec<String>> {
    let script = "return [...document.querySelectorAll(arguments[0])].filter(element => element.scrollWidth > element.clientWidth)
        .map(element => `${element.className} is ${element.scrollWidth - element.clientWidth} too narrow`)";
    Ok(stage.web().execute(script, vec![selector.into()]).await?.convert()?)
}

/// Returns the pieces that lie over each other, what players have won and what they hold among them, and the panels.
/// Several prizes of one player lie over each other, some pieces stand upon others, and the tray's choices lie in the own
/// panel of an upright window.
async fn overlaps(stage: &Stage) -> Result<Vec<String>> {
    let script = "
        const boxes = [...document.querySelectorAll('#table :is([data-piece], [data-panel], .tray .actions > *, .side, .won > *, .plate, .heap, .points, .to-reach)')]
            .map(element => [element, element.getBoundingClientRect()])
            .filter(([element, box]) => box.width > 0 && !element.closest('.privileges > *'));
        // The board is scrolled behind one's own side.
        const board = document.querySelector('.board'), scrolls = board.scrollHeight > board.clientHeight + 1;
        const behind = (one, other) => scrolls && one.closest('.mine-area') !== other.closest('.mine-area');
        const faults = [];
        for (const [at, [one, a]] of boxes.entries()) for (const [other, b] of boxes.slice(at + 1)) {
            if (behind(one, other)) continue;
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

/// Returns everything that is wrong with the layout of the table. Where it need not be in sight as a `whole`, a player
/// scrolls down, never aside.
///
/// # Errors
/// If the browser does not answer.
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

//! The texts of the panels in small windows and in long words: headings and figures that are whole.

use alhambra_browser::lay_placing;
use anyhow::Result;
use browser::contrast::LIGHT;
use browser::language::speak;
use browser::page::{at_rest, faults_of_layout, none, too_narrow};
use browser::person::{my_turn, open_file, press, uncover, words};
use browser::position::first_lines;
use browser::thirtyfour::Key;
use browser::words::faults_of_words;
use browser::{Motion, Size, Stage, Theme};
use serde_json::Value;
use text::Language;

use super::states::FRAMES;

/// The texts of these elements that are cut off.
async fn cut_off(stage: &Stage, of: &str) -> Result<Vec<String>> {
    let script = "return [...document.querySelectorAll(arguments[0])].filter(element =>
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2
    ).map(element => element.textContent)";
    Ok(stage.web().execute(script, vec![of.into()]).await?.convert()?)
}

/// The sums of the rows of the scoring table that are shown, and its totals.
const SUMS: &str = "const rows = [...document.querySelectorAll('.scoring tbody tr')].filter(row => row.offsetHeight > 0);
    const points = rows.map(row => [...row.querySelectorAll('td > b')].map(cell => Number(cell.textContent.replace(/[+–]/, '') || 0)));
    const total = points.pop();
    return [total.map((_, at) => points.reduce((sum, row) => sum + row[at], 0)), total];";

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn what_alhambra_scores_adds_up_in_every_window_and_headings_are_whole() -> Result<()> {
    let stage = lay_placing().await?;
    for (width, height) in [(1280, 720), (844, 390), (960, 540)] {
        stage.resize(Size { width, height, phone: height < 400 }).await?;
        let [sums, totals]: [Value; 2] = stage.web().execute(SUMS, Vec::new()).await?.convert()?;
        assert_eq!(sums, totals, "{width} by {height}");
        stage.screenshot(&format!("alhambra-scores-{width}-{height}")).await?;
    }
    stage.resize(Size::DESKTOP).await?;
    stage.click(".other:nth-child(3)").await?;
    stage.wait_for(".estate.guest").await?;
    assert!(words(&stage, ".estate h2").await?.contains("Player"));
    stage.screenshot("alhambra-guest-of-four").await?;
    assert_eq!(cut_off(&stage, ".estate :is(h2, header .button)").await?, [""; 0]);
    press(&stage, Key::Escape + "").await?;
    stage.wait_gone(".estate.guest").await?;

    stage.resize(Size::PHONE).await?;
    stage.web().execute("document.querySelector('[data-act=settings]').click()", Vec::new()).await?;
    stage.click("[data-act='ru']").await?;
    stage.wait_for("html[lang='ru']").await?;
    assert!(words(&stage, ".bar .turn b").await?.contains("размещение"));
    stage.screenshot("alhambra-placing-russian").await?;
    assert_eq!(cut_off(&stage, ".estate h2, .bar .turn b").await?, [""; 0]);
    stage.close().await
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn the_letters_of_six_seals_of_alhambra_can_be_read_in_every_window() -> Result<()> {
    let stage = Stage::open().await?;
    open_file(&stage, &first_lines(include_str!("../../../corpus/6-sides-outright.cab"), 258)).await?;
    uncover(&stage).await?;
    stage.wait_for(".others .seal svg").await?;
    let mut faults = Vec::new();
    for (name, size, _) in FRAMES.into_iter().filter(|(.., larger)| !larger) {
        stage.resize(size).await?;
        at_rest(&stage).await?;
        stage.screenshot(&format!("alhambra-seals-{name}")).await?;
        let found = faults_of_words(&stage).await?.into_iter().chain(faults_of_layout(&stage).await?);
        faults.extend(found.map(|fault| format!("{name} (phone): {fault}")));
    }
    none(alhambra_browser::apart_from_the_fitted_map(faults));
    stage.close().await
}

/// The cells of the scoring table that are cut.
const CELLS_CUT: &str = "const faults = [], panel = document.querySelector('.scoring').getBoundingClientRect();
    for (const cell of document.querySelectorAll('.scoring :is(td, th)')) {
        const box = cell.getBoundingClientRect();
        if (box.height && (box.bottom > panel.bottom + 1 || box.right > panel.right + 1)) faults.push(`${cell.textContent} is cut`);
    }
    return faults;";

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn what_five_and_six_score_in_alhambra_fits_a_phone_while_hands_are_large() -> Result<()> {
    let stage = Stage::open().await?;
    stage.resize(Size::PHONE).await?;
    let mut all = Vec::new();
    for (players, log) in [
        (5, include_str!("../../../corpus/5-sides-outright.cab")),
        (5, include_str!("../../../corpus/5-tiles-outright.cab")),
        (6, include_str!("../../../corpus/6-sides-outright.cab")),
        (6, include_str!("../../../corpus/6-tiles-outright.cab")),
    ] {
        for (part, percent) in [("middle", 60), ("late", 92)] {
            open_file(&stage, &first_lines(log, log.lines().count() * percent / 100)).await?;
            uncover(&stage).await?;
            stage.tap("[data-act='scoring']").await?;
            stage.wait_for(".scoring.open").await?;
            at_rest(&stage).await?;
            stage.screenshot(&format!("alhambra-scored-{players}-{part}-{}", log.len())).await?;
            let mut found: Vec<String> = stage.web().execute(CELLS_CUT, Vec::new()).await?.convert()?;
            found.extend(faults_of_layout(&stage).await?);
            all.extend(found.into_iter().map(|fault| format!("{players}, {part}: {fault}")));
        }
    }
    none(all);
    stage.close().await
}

/// Returns the elements that run out of the panel that they are in.
const BEYOND: &str = "return [...document.querySelectorAll(arguments[0])].filter(element => {
        const [box, panel] = [element, element.closest('.panel')].map(of => of.getBoundingClientRect());
        return box.right > panel.right || box.bottom > panel.bottom;
    }).map(element => element.textContent)";

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn the_neutral_player_of_alhambra_has_all_tiles_in_low_windows() -> Result<()> {
    let stage = Stage::open().await?;
    open_file(&stage, &first_lines(include_str!("../../../corpus/2-sides-outright.cab"), 240)).await?;
    stage.tap("[data-act='uncover']").await?;
    stage.wait_for(".shelf .neutral").await?;
    for (width, height) in [(844, 390), (960, 540)] {
        stage.resize(Size { width, height, phone: height < 400 }).await?;
        at_rest(&stage).await?;
        stage.screenshot(&format!("alhambra-neutral-{width}")).await?;
        let chips = vec![".shelf .tile-chip, .shelf .tile".into()];
        none(stage.web().execute(BEYOND, chips).await?.convert()?);
    }
    stage.close().await
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn the_result_of_six_in_alhambra_is_whole_on_the_narrowest_phones() -> Result<()> {
    let stage = Stage::open().await?;
    open_file(&stage, include_str!("../../../corpus/6-sides-outright.cab")).await?;
    stage.wait_for("[data-result]").await?;
    for (width, height) in [(320, 640), (375, 667)] {
        stage.resize(Size { width, height, phone: true }).await?;
        at_rest(&stage).await?;
        stage.screenshot(&format!("alhambra-result-{width}")).await?;
        none(too_narrow(&stage, ".end").await?);
    }
    stage.close().await
}

/// The sums of the hand that touch each other, and the names of currencies that stand on two lines.
const COINS: &str = "const words = element => { const range = document.createRange(); range.selectNodeContents(element); return range; };
    const sums = [...document.querySelectorAll('.group > small')].filter(sum => sum.checkVisibility()).map(sum => words(sum).getBoundingClientRect());
    const near = sums.slice(1).filter((sum, at) => sum.top < sums[at].bottom && sum.left - sums[at].right < 4).length;
    const names = [...document.querySelectorAll('.square .whole')].filter(name => name.checkVisibility());
    const broken = names.filter(name => words(name).getClientRects().length > 1).map(name => `${name.textContent} is broken`);
    return sums.length ? [...broken, ...Array(near).fill('two sums of the hand touch')] : ['there is no hand'];";

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn names_of_currencies_of_alhambra_are_whole_and_apart_in_every_language() -> Result<()> {
    let stage = Stage::open().await?;
    open_file(&stage, &first_lines(include_str!("../../../corpus/4-sides-outright.cab"), 258)).await?;
    let mut all = Vec::new();
    for language in Language::ALL {
        speak(&stage, language).await?;
        uncover(&stage).await?;
        stage.wait_for(".hand .money").await?;
        for (name, size, _) in FRAMES.into_iter().filter(|(.., larger)| !larger) {
            stage.resize(size).await?;
            at_rest(&stage).await?;
            let found: Vec<String> = stage.web().execute(COINS, Vec::new()).await?.convert()?;
            all.extend(found.into_iter().map(|fault| format!("{language:?}, {name}: {fault}")));
        }
    }
    none(all);
    stage.close().await
}

/// The legal tiles of the market whose line has less than 3:1 against their square, and the chosen one if what its walls
/// touch has less than that against them.
const FAINT_LINES: &str = "
    const contrast = colours => colours.map(light).sort((a, b) => b - a).reduce((a, b) => a / b);
    const legal = [...document.querySelectorAll('.square .tile.lit')].map(tile =>
        [tile.dataset.piece, contrast([getComputedStyle(tile).outlineColor, getComputedStyle(tile.closest('.square')).backgroundColor])]);
    const wall = getComputedStyle(document.documentElement).getPropertyValue('--wall');
    const chosen = [...document.querySelectorAll('.square .tile.selected')].map(tile =>
        ['the chosen tile', contrast([getComputedStyle(tile).boxShadow.match(/^\\w+\\([^)]*\\)/)[0], wall])]);
    const all = [...legal, ...chosen];
    return all.length ? all.filter(([, ratio]) => ratio < 3).map(([what, ratio]) => `${what}: ${ratio.toFixed(1)}`) : ['no tile is legal'];";

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn legal_and_chosen_tiles_of_alhambra_stand_out_from_their_square_in_both_themes() -> Result<()> {
    let stage = Stage::open().await?;
    open_file(&stage, &first_lines(include_str!("../../../corpus/6-sides-outright.cab"), 368)).await?;
    uncover(&stage).await?;
    let script = format!("{LIGHT}{FAINT_LINES}");
    for chosen in [false, true] {
        if chosen {
            stage.tap(".square .tile.lit").await?;
            stage.wait_for(".square .tile.selected").await?;
        }
        for theme in [Theme::Light, Theme::Dark] {
            stage.prefer(theme, Motion::Reduced).await?;
            at_rest(&stage).await?;
            none(stage.web().execute(&script, Vec::new()).await?.convert()?);
        }
    }
    stage.close().await
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn six_totals_of_alhambra_are_whole_in_larger_text() -> Result<()> {
    let stage = Stage::open().await?;
    open_file(&stage, &first_lines(include_str!("../../../corpus/6-sides-outright.cab"), 368)).await?;
    stage.wait_for(".scoring .total").await?;
    stage.web().execute("document.documentElement.dataset.text = 'larger'", Vec::new()).await?;
    at_rest(&stage).await?;
    stage.screenshot("alhambra-six-larger").await?;
    none(stage.web().execute(BEYOND, vec![".scoring .total b".into()]).await?.convert()?);
    stage.close().await
}

/// By how much the row with the totals leaves its panel.
const TOTAL_BELOW: &str = "const [row, panel] = ['.scoring .total', '.scoring'].map(part => document.querySelector(part).getBoundingClientRect());
    return [Math.max(0, Math.round(row.bottom - panel.bottom)), Math.round(row.height) > 0];";

/// The third round has a switch beside its name, which may not push the totals out of the panel.
#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn the_totals_of_alhambra_are_in_sight_in_the_third_round_in_every_language() -> Result<()> {
    let stage = Stage::open().await?;
    open_file(&stage, &first_lines(include_str!("../../../corpus/4-sides-outright.cab"), 373)).await?;
    for language in Language::ALL {
        speak(&stage, language).await?;
        my_turn(&stage).await?;
        uncover(&stage).await?;
        stage.wait_for("[data-act='most']").await?;
        for (width, height) in [(844, 390), (932, 430), (1024, 768), (1280, 720)] {
            stage.resize(Size { width, height, phone: height < 500 }).await?;
            let below: (u32, bool) = stage.web().execute(TOTAL_BELOW, Vec::new()).await?.convert()?;
            assert_eq!(below, (0, true), "{language:?}, {width} by {height}");
        }
    }
    stage.close().await
}

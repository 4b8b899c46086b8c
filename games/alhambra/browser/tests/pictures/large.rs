//! A board, a hand and a final table as large as they can become.

use alhambra_browser::extent::beginning;
use alhambra_browser::first_turn;
use anyhow::{Context, Result, bail};
use browser::page::{at_rest, faults_of_layout, none, too_narrow};
use browser::person::{my_turn, open_file, piece, press, uncover};
use browser::{Size, Stage};
use serde_json::json;

const ON_ITS_SIDE: Size = Size { width: 844, height: 390, phone: true };

/// The smallest side of what is clicked, in pixels.
const LEAST: f64 = 24.0;

/// The cards of a hand that only hoarders have.
const CARDS: u32 = 39;

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn a_hand_of_thirty_nine_cards_of_alhambra_needs_no_scrolling() -> Result<()> {
    let stage = Stage::open().await?;
    let file = hoard(CARDS)?;
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

/// Returns what is out of sight of a prepared payment: its verdict, or what sends it.
const UNSEEN: &str = "const seen = of => {
        const element = document.querySelector(of), box = element.getBoundingClientRect();
        const frame = element.closest('.detail, .tray').getBoundingClientRect();
        return box.top >= frame.top - 1 && box.bottom <= Math.min(frame.bottom, innerHeight) + 1;
    };
    return ['.bill :is(.gain, .lost, .missing)', \"[data-act='confirm']\"].filter(of => !seen(of))";

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn what_a_payment_from_a_large_hand_of_alhambra_brings_is_in_sight() -> Result<()> {
    let stage = Stage::open().await?;
    for cards in [14, 17, 20, 22, 24] {
        open_file(&stage, &hoard(cards)?).await?;
        my_turn(&stage).await?;
        uncover(&stage).await?;
        stage.click(".square .lit").await?;
        stage.wait_for("[data-act='confirm']:enabled").await?;
        let enlarged = Size { width: 960, height: 540, phone: false };
        for size in [Size::DESKTOP, Size::PHONE, ON_ITS_SIDE, enlarged] {
            stage.resize(size).await?;
            at_rest(&stage).await?;
            stage.screenshot(&format!("alhambra-hoard-{cards}-{}", size.width)).await?;
            let mut faults = faults_of_layout(&stage).await?;
            faults.extend(stage.web().execute(UNSEEN, Vec::new()).await?.convert::<Vec<String>>()?);
            none(faults.iter().map(|fault| format!("{cards} cards, {}: {fault}", size.width)).collect());
        }
        stage.resize(Size::DESKTOP).await?;
    }
    stage.close().await
}

/// Returns the smallest side of all cells of the map, whether all of them are within its frame, and how many there are.
const CELLS: &str = "const land = document.querySelector('.land').getBoundingClientRect();
    const boxes = [...document.querySelectorAll('.cell')].map(cell => cell.getBoundingClientRect());
    const within = box => box.left >= land.left - 1 && box.right <= land.right + 1 && box.top >= land.top - 1 && box.bottom <= land.bottom + 1;
    return [Math.min(...boxes.flatMap(box => [box.width, box.height])), boxes.every(within), boxes.length];";

/// The pieces of the board that lie farthest east, west, north and south.
const ENDS: &str = "const cells = [...document.querySelectorAll('.cell:not(.empty)')]
        .map(cell => [cell.dataset.piece, ...cell.dataset.piece.replace('cell-', '').split(',').map(Number)]);
    const most = far => cells.reduce((one, other) => far(other) > far(one) ? other : one)[0];
    return [most(cell => cell[1]), most(cell => -cell[1]), most(cell => cell[2]), most(cell => -cell[2])];";

/// The piece at the middle of a cell within the map, or none.
const HIT: &str = "const cell = document.querySelector(arguments[0]).getBoundingClientRect();
    return document.elementFromPoint(cell.left + cell.width / 2, cell.top + cell.height / 2)?.closest('.cell')?.dataset.piece ?? null;";

async fn cells(stage: &Stage) -> Result<(f64, bool, usize)> {
    Ok(stage.web().execute(CELLS, Vec::new()).await?.convert()?)
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn a_board_of_twenty_by_twelve_cells_of_alhambra_stays_usable() -> Result<()> {
    let stage = Stage::open().await?;
    let file = beginning(include_str!("../../../corpus/wide-outright.cab")).context("a wide board")?;
    open_file(&stage, &file).await?;
    my_turn(&stage).await?;
    uncover(&stage).await?;
    let ends: Vec<String> = stage.web().execute(ENDS, Vec::new()).await?.convert()?;
    for size in [Size::DESKTOP, Size::PHONE, ON_ITS_SIDE] {
        stage.resize(size).await?;
        at_rest(&stage).await?;
        stage.screenshot(&format!("alhambra-wide-{}", size.width)).await?;
        none(faults_of_layout(&stage).await?);
        let (fitted, all, number) = cells(&stage).await?;
        assert!(all && number > 32, "{}: {number} cells, all within the map: {all}", size.width);
        // Enlarged until each can be hit, and moved to either end of the board.
        let mut side = fitted;
        for _ in 0..8 {
            if side >= LEAST {
                break;
            }
            press(&stage, "+").await?;
            at_rest(&stage).await?;
            side = cells(&stage).await?.0;
        }
        assert!(side >= LEAST, "{}: {side} px, {fitted} at first", size.width);
        for end in &ends {
            bring(&stage, end).await?;
        }
        stage.screenshot(&format!("alhambra-wide-{}-enlarged", size.width)).await?;
        press(&stage, "0").await?;
        at_rest(&stage).await?;
        assert!(cells(&stage).await?.1, "{}: not fitted again", size.width);
    }
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

/// Drags the enlarged map until a cell is in sight, and nothing lies over it.
async fn bring(stage: &Stage, cell: &str) -> Result<()> {
    let selector = piece(cell);
    for _ in 0..12 {
        let hit: Option<String> = stage.web().execute(HIT, vec![json!(selector)]).await?.convert()?;
        if hit.as_deref() == Some(cell) {
            return Ok(());
        }
        let script = "const [selector] = arguments, land = document.querySelector('.land');
            const frame = land.getBoundingClientRect(), cell = document.querySelector(selector).getBoundingClientRect();
            const far = (from, to, size) => Math.max(-size / 3, Math.min(size / 3, to - from));
            const by = [far(cell.left, frame.left + frame.width / 2, frame.width), far(cell.top, frame.top + frame.height / 2, frame.height)];
            const at = [frame.left + frame.width / 2, frame.top + frame.height / 2];
            const send = (name, x, y) => land.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerId: 7, buttons: 1, clientX: x, clientY: y }));
            send('pointerdown', ...at);
            send('pointermove', at[0] + by[0], at[1] + by[1]);
            send('pointerup', at[0] + by[0], at[1] + by[1]);
            return by;";
        stage.web().execute(script, vec![json!(selector)]).await?;
        at_rest(stage).await?;
    }
    bail!("the map cannot be moved to {cell}")
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
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

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn the_final_table_of_alhambra_is_no_wider_than_its_frame_on_a_phone() -> Result<()> {
    let stage = Stage::open().await?;
    open_file(&stage, include_str!("../../../corpus/6-sides-outright.cab")).await?;
    stage.wait_for("[data-result]").await?;
    stage.resize(Size::PHONE).await?;
    at_rest(&stage).await?;
    none(too_narrow(&stage, ".end").await?);
    stage.close().await
}

/// Returns the beginning of the hoarders' game, up to the turn of somebody who holds so many cards.
fn hoard(cards: u32) -> Result<String> {
    first_turn(include_str!("../../../corpus/hoarders-outright.cab"), |game, seat| {
        game.body().hand(seat).len() >= cards
    })
}

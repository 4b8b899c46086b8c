//! The map is enlarged about the pointer or the fingers, and lets a wheel move the board where the board is too high.

use alhambra_browser::extent::beginning;
use anyhow::{Context, Result};
use browser::page::{at_rest, faults, none};
use browser::person::{my_turn, open_file, press, uncover};
use browser::position::first_lines;
use browser::thirtyfour::By;
use browser::{Size, Stage};
use serde_json::{Value, json};

/// Returns how large the map is, in pixels, and where on it a point of the window lies, as shares of it.
const PLACE: &str = "const [x, y] = arguments, ground = document.querySelector('.ground'), box = ground.getBoundingClientRect();
    const border = ground.clientLeft, width = box.width - 2 * border, height = box.height - 2 * border;
    return [width, (x - box.left - border) / width, (y - box.top - border) / height];";

/// Opens a wide board.
async fn lay_wide() -> Result<Stage> {
    let stage = Stage::open().await?;
    let file = beginning(include_str!("../../../corpus/wide-outright.cab")).context("a wide board")?;
    open_file(&stage, &file).await?;
    my_turn(&stage).await?;
    uncover(&stage).await?;
    Ok(stage)
}

/// Returns a point of the map's window, by shares of it.
async fn point(stage: &Stage, across: f64, down: f64) -> Result<[f64; 2]> {
    let script = "const [x, y] = arguments, land = document.querySelector('.land').getBoundingClientRect();
        return [Math.round(land.left + x * land.width), Math.round(land.top + y * land.height)];";
    Ok(stage.web().execute(script, vec![json!(across), json!(down)]).await?.convert()?)
}

async fn place(stage: &Stage, [x, y]: [f64; 2]) -> Result<[f64; 3]> {
    Ok(stage.web().execute(PLACE, vec![json!(x), json!(y)]).await?.convert()?)
}

/// Returns how many pixels the point of the map that was at a place has moved from there.
async fn strayed(stage: &Stage, at: [f64; 2], before: [f64; 3]) -> Result<f64> {
    let [width, across, down] = place(stage, at).await?;
    Ok(((across - before[1]) * width).abs().max(((down - before[2]) * width).abs()))
}

/// Turns the wheel by a number of pixels, with Ctrl or without.
async fn turn(stage: &Stage, [x, y]: [f64; 2], by: i32, ctrl: bool) -> Result<()> {
    let event = json!({ "type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": by, "modifiers": if ctrl { 2 } else { 0 } });
    stage.web().cdp().send_raw("Input.dispatchMouseEvent", event).await?;
    at_rest(stage).await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_wheel_enlarges_the_map_of_alhambra_about_the_pointer() -> Result<()> {
    let stage = lay_wide().await?;
    // Enlarged already, so that it is larger than its window both ways.
    press(&stage, "+++").await?;
    at_rest(&stage).await?;
    for at in [point(&stage, 0.3, 0.3).await?, point(&stage, 0.7, 0.6).await?] {
        let before = place(&stage, at).await?;
        turn(&stage, at, -60, false).await?;
        let larger = place(&stage, at).await?[0];
        assert!(larger > before[0] * 1.2, "{} px wide, then {larger}", before[0]);
        assert!(strayed(&stage, at, before).await? < 4.0, "{before:?}, then {:?}", place(&stage, at).await?);
        turn(&stage, at, 60, false).await?;
        assert!((place(&stage, at).await?[0] - before[0]).abs() < 2.0);
        assert!(strayed(&stage, at, before).await? < 4.0, "{before:?}, then {:?}", place(&stage, at).await?);
    }
    stage.close().await
}

/// Scrolls the board a little, so that the upper part of the map lies above the player's own side, and returns by how
/// much it is scrolled.
async fn reveal(stage: &Stage) -> Result<f64> {
    let script = "const board = document.querySelector('.board');
        board.scrollTop = 30;
        return board.scrollTop";
    let top = stage.web().execute(script, Vec::new()).await?.convert()?;
    at_rest(stage).await?;
    Ok(top)
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_wheel_over_the_map_of_alhambra_moves_a_board_that_is_too_high() -> Result<()> {
    let stage = lay_wide().await?;
    stage.resize(Size { width: 520, height: 520, phone: false }).await?;
    at_rest(&stage).await?;
    let top = reveal(&stage).await?;
    let at = point(&stage, 0.5, 0.2).await?;
    let [width, ..] = place(&stage, at).await?;
    turn(&stage, at, 60, false).await?;
    let moved = format!("() => Math.abs(document.querySelector('.board').scrollTop - {top}) > 20 || null");
    stage.wait_to_see("the board to move", &moved, &[]).await?;
    assert!((place(&stage, at).await?[0] - width).abs() < 1.0, "the map has changed its size");
    reveal(&stage).await?;
    turn(&stage, at, -60, true).await?;
    assert!(place(&stage, at).await?[0] > width * 1.2, "Ctrl with the wheel enlarges the map");
    stage.close().await
}

/// Tells the browser of fingers on the screen.
async fn touch(stage: &Stage, kind: &str, points: &[[f64; 2]]) -> Result<()> {
    let points: Vec<Value> =
        (0..).zip(points).map(|(id, [x, y])| json!({ "id": id, "x": x, "y": y })).collect();
    let event = json!({ "type": kind, "touchPoints": points });
    stage.web().cdp().send_raw("Input.dispatchTouchEvent", event).await?;
    Ok(())
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn one_finger_on_the_fitted_map_of_alhambra_moves_a_board_that_is_too_high() -> Result<()> {
    let stage = lay_wide().await?;
    stage.resize(Size { width: 520, height: 520, phone: true }).await?;
    for (keys, moves) in [("0", true), ("+++", false)] {
        press(&stage, keys).await?;
        at_rest(&stage).await?;
        let before = reveal(&stage).await?;
        let [x, y] = point(&stage, 0.3, 0.3).await?;
        touch(&stage, "touchStart", &[[x, y]]).await?;
        for by in 1..8 {
            touch(&stage, "touchMove", &[[x, y - 10.0 * f64::from(by)]]).await?;
            at_rest(&stage).await?;
        }
        touch(&stage, "touchEnd", &[]).await?;
        at_rest(&stage).await?;
        let top = "return document.querySelector('.board').scrollTop";
        let top: f64 = stage.web().execute(top, Vec::new()).await?.convert()?;
        assert_eq!(top > before + 20.0, moves, "{keys}: the board is at {top}, and was at {before}");
        assert!(stage.web().find_all(By::Css(".bubble")).await?.is_empty(), "a tile was asked about");
    }
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn two_fingers_enlarge_the_map_of_alhambra_between_them() -> Result<()> {
    let stage = lay_wide().await?;
    stage.resize(Size::PHONE).await?;
    press(&stage, "+++").await?;
    at_rest(&stage).await?;
    let [x, y] = point(&stage, 0.4, 0.5).await?;
    let before = place(&stage, [x, y]).await?;
    let version = stage.version().await?;
    let apart = |by: f64| [[x - by, y], [x + by, y]];
    touch(&stage, "touchStart", &apart(30.0)).await?;
    for by in [36.0, 42.0, 48.0, 54.0] {
        touch(&stage, "touchMove", &apart(by)).await?;
        at_rest(&stage).await?;
    }
    touch(&stage, "touchEnd", &[]).await?;
    at_rest(&stage).await?;
    let larger = place(&stage, [x, y]).await?[0];
    assert!(larger > before[0] * 1.5, "{} px wide, then {larger}", before[0]);
    assert!(
        strayed(&stage, [x, y], before).await? < 12.0,
        "{before:?}, then {:?}",
        place(&stage, [x, y]).await?
    );
    // Nothing was chosen by it.
    assert_eq!(stage.version().await?, version);
    stage.wait_gone("#table .selected").await?;
    stage.close().await
}

/// Returns the faults of the places for a chosen tile: those that are too small for a finger, or out of sight.
const HARD_TO_TOUCH: &str = "const faults = [], places = [...document.querySelectorAll('.land .legal')];
    for (const place of places) {
        const box = place.getBoundingClientRect(), top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (box.width < 20) faults.push(`${place.dataset.piece} has ${box.width} px`);
        if (!place.contains(top)) faults.push(`${place.dataset.piece} is out of sight`);
    }
    return places.length ? faults : ['there is no place'];";

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn the_places_for_a_tile_of_alhambra_can_be_touched_in_low_upright_windows() -> Result<()> {
    let stage = Stage::open().await?;
    let log = include_str!("../../../corpus/3-sides-outright.cab");
    open_file(&stage, &first_lines(log, log.lines().count() - 40)).await?;
    uncover(&stage).await?;
    stage.resize(Size { width: 360, height: 560, phone: true }).await?;
    stage.tap_all(&[".square .tile.lit", "[data-act='confirm']"]).await?;
    stage.wait_for("#table[data-doing='placing']").await?;
    at_rest(&stage).await?;
    none(faults(&stage, HARD_TO_TOUCH).await?);
    stage.close().await
}

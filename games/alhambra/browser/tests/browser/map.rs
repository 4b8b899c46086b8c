//! The map without sight and without a mouse: a grid and a list in words, and an enlarged map that stays in sight.

use std::collections::BTreeSet;

use alhambra::{Action, Alhambra, Change};
use alhambra_browser::extent::beginning;
use alhambra_browser::{lay, legal};
use alhambra_play::tray::{Mode, Piece, Tray};
use anyhow::{Context, Result};
use browser::barriers::{barriers, tab_to};
use browser::page::{at_rest, none};
use browser::person::{click, my_turn, open_file, piece, press, uncover, words};
use browser::position::first_lines;
use browser::thirtyfour::Key;
use browser::{Size, Stage};
use kernel::{Explain, Message};
use text::{SeatNumbers, Texts};
use tray::Turn;

/// The width of the border round the enlarged map, at most, in pixels.
const BORDER: f64 = 36.0;

/// The labels of all cells by their pieces, as the grid has them.
const LABELS: &str =
    "return [...document.querySelectorAll('[role=grid] > [role=row] > [role=gridcell] > .cell')]
    .map(cell => [cell.dataset.piece, cell.getAttribute('aria-label')]);";

/// Returns whether a tile of the reserve can be built, and another one cannot be put everywhere.
fn redesigns(_: &Tray, game: &Alhambra) -> bool {
    legal(game, |action| matches!(action, Action::Redesign(_, Change::Build(_)))).is_some()
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn the_map_of_alhambra_is_a_grid_and_a_list_in_words() -> Result<()> {
    let stage = Stage::open().await?;
    let (mut tray, game) =
        lay(&stage, "alhambra players=3", |tray, game| tray.mode() == Mode::Nothing && redesigns(tray, game))
            .await?;
    let build = legal(&game, |action| matches!(action, Action::Redesign(_, Change::Build(_))));
    let Some(Action::Redesign(tile, Change::Build(_))) = build else { unreachable!("it is one") };
    click(&stage, Piece::Kept(tile)).await?;
    tray.click(Piece::Kept(tile));
    stage.wait_for(&format!("{}.selected", piece(Piece::Kept(tile)))).await?;
    let texts = Texts::of(text::Language::English, alhambra_play::TEXTS);
    let title = |message: &Message| texts.spoken(&texts.title(message, &SeatNumbers));
    let labels: Vec<(String, String)> = stage.web().execute(LABELS, Vec::new()).await?.convert()?;
    assert_eq!(labels.len(), tray.cells().len());
    let mut reasons = BTreeSet::new();
    for (name, label) in &labels {
        let cell: Piece = name.parse()?;
        match tray.why_not(cell) {
            // The wall that the tile would give.
            None => assert!(label.contains("wall "), "{name}: {label}"),
            Some(why) => {
                let reason = title(&why.refusal.message());
                assert!(label.ends_with(&reason), "{name}: {label}, {reason}");
                reasons.insert(reason);
            }
        }
    }
    assert!(reasons.len() > 2, "{reasons:?}");
    let listed = stage.web().find_all(browser::thirtyfour::By::Css(".land > ul > li")).await?;
    let tiles = tray.body().built(tray.seat()).count() + 1;
    let free =
        tray.places().iter().filter(|place| tray.body().tile_at(tray.seat(), place.cell).is_none()).count();
    assert_eq!(listed.len(), tiles + free);
    none(barriers(&stage).await?);
    // From the fountain to the empty cells above the board, and no farther than the map.
    tab_to(&stage, ".ground [tabindex='0']").await?;
    let north =
        tray.cells().iter().filter(|cell| cell.x() == 0).map(|cell| cell.y()).max().context("a cell")?;
    for _ in 0..north {
        press(&stage, Key::Up + "").await?;
    }
    let focused = "return document.activeElement.dataset.piece";
    let at: String = stage.web().execute(focused, Vec::new()).await?.convert()?;
    assert_eq!(at, format!("cell-0,{north}"));
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn an_enlarged_map_of_alhambra_is_moved_by_keys_and_stays_in_sight() -> Result<()> {
    let stage = Stage::open().await?;
    let file = beginning(include_str!("../../../corpus/wide-outright.cab")).context("a wide board")?;
    open_file(&stage, &file).await?;
    my_turn(&stage).await?;
    uncover(&stage).await?;
    let seen = "const [land, ground] = ['.land', '.ground'].map(of => document.querySelector(of).getBoundingClientRect());
        return [ground.left - land.left, ground.top - land.top, ground.right - land.right, ground.bottom - land.bottom];";
    let gaps = async || -> Result<[f64; 4]> { Ok(stage.web().execute(seen, Vec::new()).await?.convert()?) };
    for size in [Size::DESKTOP, Size::PHONE] {
        stage.resize(size).await?;
        press(&stage, "0++++++").await?;
        at_rest(&stage).await?;
        let middle = gaps().await?;
        stage
            .web()
            .action_chain()
            .key_down(Key::Shift)
            .send_keys(Key::Right + "")
            .key_up(Key::Shift)
            .perform()
            .await?;
        at_rest(&stage).await?;
        assert!(gaps().await?[0] < middle[0] - 20.0, "{:?} after {middle:?}", gaps().await?);
        let moved = gaps().await?;
        stage.click("[data-act='alhambra-look-south']").await?;
        at_rest(&stage).await?;
        assert!(gaps().await?[1] < moved[1] - 20.0, "{:?} after {moved:?}", gaps().await?);
        // Dragged as far as it goes, the map still fills its window, but for the border beside the arrows.
        for (x, y) in [(400, 300), (-800, -600), (-800, -600)] {
            drag(&stage, 4 * x, 4 * y).await?;
            let [left, top, right, bottom] = gaps().await?;
            assert!(
                left <= BORDER && top <= BORDER && right >= -BORDER && bottom >= -BORDER,
                "{:?}",
                gaps().await?
            );
        }
        // A cell that gets the focus comes into sight.
        let focus =
            "document.activeElement.blur(); document.querySelector(`[data-piece='cell-0,0']`).focus()";
        stage.web().execute(focus, Vec::new()).await?;
        let within = "const land = document.querySelector('.land').getBoundingClientRect(), cell = document.activeElement.getBoundingClientRect();
            return cell.left >= land.left - 1 && cell.right <= land.right + 1 && cell.top >= land.top - 1 && cell.bottom <= land.bottom + 1";
        assert!(stage.web().execute(within, Vec::new()).await?.convert::<bool>()?);
        none(barriers(&stage).await?);
        stage.screenshot(&format!("alhambra-enlarged-{}", size.width)).await?;
        press(&stage, "0").await?;
        stage.wait_gone(".pans").await?;
    }
    stage.close().await
}

/// Drags the map by so many pixels.
async fn drag(stage: &Stage, x: i32, y: i32) -> Result<()> {
    let script = "const [x, y] = arguments, land = document.querySelector('.land'), frame = land.getBoundingClientRect();
        const at = [frame.left + frame.width / 2, frame.top + frame.height / 2];
        const send = (name, x, y) => land.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerId: 7, buttons: 1, clientX: x, clientY: y }));
        send('pointerdown', ...at);
        send('pointermove', at[0] + x, at[1] + y);
        send('pointerup', at[0] + x, at[1] + y);";
    stage.web().execute(script, vec![x.into(), y.into()]).await?;
    at_rest(stage).await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn who_begins_alhambra_is_said_and_stays_in_the_log() -> Result<()> {
    let stage = Stage::open().await?;
    super::sit_down(&stage, &[super::PERSON, "greedy", "greedy"]).await?;
    my_turn(&stage).await?;
    let (_, game) = super::turn(&stage).await?;
    let take = legal(&game, |action| matches!(action, Action::Take(_))).context("money")?;
    super::make_in::<super::ByMouse>(&stage, take).await?;
    let log = words(&stage, ".log ol > :last-child").await?;
    assert!(log.contains("First player: ") && log.contains(", the fewest"), "{log}");
    // The reason holds where the fewest cards are two players'.
    let log = include_str!("../../../corpus/2-sides-outright.cab");
    let dealt: Vec<&str> = log.lines().take_while(|line| !line.starts_with("B.")).collect();
    open_file(&stage, &(dealt.join("\n") + "\n")).await?;
    assert_eq!(words(&stage, ".ribbon").await?, "cards tied: less money");
    stage.close().await
}

/// Clicks an element four times, as fast as somebody who is in a hurry.
async fn hurry(stage: &Stage, selector: &str) -> Result<()> {
    let element = stage.wait_for(selector).await?;
    let mut clicks = stage.web().action_chain();
    for _ in 0..4 {
        clicks = clicks.click_element(&element);
    }
    clicks.perform().await?;
    at_rest(stage).await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn quick_clicks_enlarge_the_map_and_go_on_to_other_payments() -> Result<()> {
    let stage = Stage::open().await?;
    let log = include_str!("../../../corpus/hoarders-outright.cab");
    open_file(&stage, &first_lines(log, 400)).await?;
    uncover(&stage).await?;
    let wide = "return document.querySelector(`[data-piece='cell-0,0']`).getBoundingClientRect().width";
    let before: f64 = stage.web().execute(wide, Vec::new()).await?.convert()?;
    stage.click("[data-act='alhambra-zoom-in']").await?;
    at_rest(&stage).await?;
    let step: f64 = stage.web().execute(wide, Vec::new()).await?.convert::<f64>()? / before;
    assert!(step > 1.1, "a step enlarges by {step}");
    press(&stage, "0").await?;
    hurry(&stage, "[data-act='alhambra-zoom-in']").await?;
    let after: f64 = stage.web().execute(wide, Vec::new()).await?.convert()?;
    assert!((after / before / step.powi(4) - 1.0).abs() < 0.05, "{before} to {after} px in steps of {step}");
    // The second click may belong to a double click; the others go on.
    hurry(&stage, ".square[data-round] [data-piece]").await?;
    let said = words(&stage, ".tray").await?;
    assert!(said.contains("Payment 3 of"), "{said}");
    stage.close().await
}

//! Words can be read on whatever lies behind them, on every page and at the table.

use anyhow::Result;
use browser::contrast::faint;
use browser::thirtyfour::Key;
use browser::{Motion, Size, Stage, Theme};
use protocol::NewSeat;

use super::full::full_tables;
use super::gallery::{NAMES, players, scenes};
use super::page::{at_rest, is_drawn, none};
use super::player::{PERSON, Player, open_file, press, sit_down, uncover};
use super::position::seat_around;
use super::sizes::{NARROW, WINDOWS, Window, sit_late};
use super::together::invite;

/// One window of each layout.
const LAYOUTS: [&str; 6] = ["desktop", "enlarged", "tablet", "phone", "phone-on-its-side", "narrow"];

const THEMES: [Theme; 2] = [Theme::Dark, Theme::Light];

/// Returns the words in the window that can hardly be read, in either theme.
async fn faint_in_both(stage: &Stage, name: &str) -> Result<Vec<String>> {
    faint_in(stage, name, &THEMES).await
}

/// Returns the words in the window that can hardly be read, in these themes.
async fn faint_in(stage: &Stage, name: &str, themes: &[Theme]) -> Result<Vec<String>> {
    let mut all = Vec::new();
    for &theme in themes {
        stage.prefer(theme, Motion::Reduced).await?;
        at_rest(stage).await?;
        all.extend(faint(stage).await?.into_iter().map(|fault| format!("{name}, {theme:?}: {fault}")));
    }
    Ok(all)
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn all_words_can_be_read_in_both_themes() -> Result<()> {
    let stage = Stage::open_drawn().await?;
    let mut faults = Vec::new();
    stage.go("/t/nowhere").await?;
    stage.wait_for("#nothing-here").await?;
    faults.extend(faint_in_both(&stage, "wrong address").await?);
    stage.go("/").await?;
    stage.wait_for("[data-act='play']").await?;
    faults.extend(faint_in_both(&stage, "lobby").await?);
    stage.click("[data-act='settings']").await?;
    faults.extend(faint_in_both(&stage, "settings").await?);
    let table = invite(&stage, "duel").await?;
    faults.extend(faint_in_both(&stage, "waiting room").await?);
    let guest = stage.beside().await?;
    guest.go(&table).await?;
    guest.wait_for("[data-act='act-sit']").await?;
    faults.extend(faint_in_both(&guest, "invitation").await?);
    guest.close().await?;
    stage.go("/rules/splendor").await?;
    stage.wait_for("#rules li[id]").await?;
    for (size, name) in [(Size::DESKTOP, "rules"), (Size::PHONE, "rules, phone")] {
        stage.resize(size).await?;
        faults.extend(faint_in_both(&stage, name).await?);
    }
    stage.resize(Size::DESKTOP).await?;
    stage.go("/").await?;
    stage.wait_for("[data-table]").await?;
    faults.extend(faint_in_both(&stage, "lobby with tables").await?);
    sit_down(&stage, &[PERSON, PERSON, PERSON]).await?;
    let mut player = Player::new(8);
    for _ in 0..4 {
        player.act(&stage).await?;
    }
    uncover(&stage).await?;
    faults.extend(faint_in_both(&stage, "table").await?);
    press(&stage, "?").await?;
    stage.wait_for(".help .keys").await?;
    faults.extend(faint_in_both(&stage, "help").await?);
    press(&stage, Key::Escape + "").await?;
    press(&stage, "c").await?;
    stage.wait_for(".counts").await?;
    faults.extend(faint_in_both(&stage, "counts").await?);
    open_file(&stage, include_str!("../../../games/splendor/corpus/3p-outright.cab")).await?;
    stage.wait_for("[data-result]").await?;
    faults.extend(faint_in_both(&stage, "end").await?);
    press(&stage, Key::Escape + "").await?;
    stage.wait_for("[data-act='show-result']").await?;
    stage.resize(Size::PHONE).await?;
    faults.extend(faint_in_both(&stage, "end without its panel, phone").await?);
    stage.resize(Size::DESKTOP).await?;
    stage.tap("[data-act='show-result']").await?;
    stage.tap("[data-act='look-through']").await?;
    stage.wait_for("#table[data-past]").await?;
    faults.extend(faint_in_both(&stage, "replay").await?);
    none(faults);
    stage.close().await
}

/// Returns the windows in which the words of a scene are measured, of each layout and the smallest ones: a few, and others
/// for the next scene, or all of them where pictures are requested.
fn windows_of(stage: &Stage, scene: usize, few: usize) -> impl Iterator<Item = Window> + use<> {
    let among = |(name, ..): &Window| LAYOUTS.contains(name) || *name == "small-phone";
    let all: Vec<_> = WINDOWS.into_iter().chain(NARROW).filter(among).collect();
    let taken = if stage.keeps_pictures() { all.len() } else { few };
    (0..taken).map(move |at| all[(scene * few + at) % all.len()])
}

/// Returns the words of a scene that can hardly be read: in one theme, in the other one in the next scene or window, or in
/// both where pictures are requested.
async fn faint_in_scene(stage: &Stage, name: &str, scene: usize, few: usize) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for (at, (window, size, _)) in windows_of(stage, scene, few).enumerate() {
        let turn = [THEMES[(scene + at) % THEMES.len()]];
        let themes = if stage.keeps_pictures() { &THEMES[..] } else { &turn };
        stage.resize(size).await?;
        faults.extend(faint_in(stage, &format!("{name}, {window}"), themes).await?);
    }
    stage.resize(Size::DESKTOP).await?;
    Ok(faults)
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn words_at_the_table_of_every_game_can_be_read_in_both_themes() -> Result<()> {
    let stage = Stage::open_drawn().await?;
    let (mut faults, mut scene) = (Vec::new(), 0);
    for game in games::LIST.iter().map(|game| game.about()).filter(|game| is_drawn(game.name)) {
        for options in [false, true] {
            stage.resize(Size::DESKTOP).await?;
            if !sit_late(&stage, game.name, *game.seats.end(), options).await? {
                continue;
            }
            faults.extend(faint_in_scene(&stage, game.name, scene, 1).await?);
            scene += 1;
        }
    }
    none(faults);
    stage.close().await
}

/// Measures the words of one in so many of some choices, endings and full tables: each takes seconds. Where pictures are
/// requested all are measured.
async fn words_of_scenes_can_be_read(
    all: impl IntoIterator<Item = (String, String)>,
    one_in: usize,
) -> Result<()> {
    let stage = Stage::open_drawn().await?;
    let mut faults = Vec::new();
    let one_in = if stage.keeps_pictures() { 1 } else { one_in };
    for (scene, (name, log)) in all.into_iter().step_by(one_in).enumerate() {
        let people = players(log.lines().next().unwrap_or_default());
        let person = |name: &&str| NewSeat::Human { name: (*name).to_owned() };
        seat_around(&stage, &log, &NAMES[..people].iter().map(person).collect::<Vec<_>>()).await?;
        uncover(&stage).await?;
        faults.extend(faint_in_scene(&stage, &name, scene, 1).await?);
    }
    none(faults);
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn words_of_choices_and_ends_of_other_games_can_be_read_in_both_themes() -> Result<()> {
    let mut all = Vec::new();
    for game in games::names().into_iter().filter(|game| *game != "splendor" && is_drawn(game)) {
        all.extend(scenes(game)?.into_iter().map(|(name, log, _)| (name, log)));
    }
    words_of_scenes_can_be_read(all, 5).await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn words_of_choices_and_ends_of_splendor_can_be_read_in_both_themes() -> Result<()> {
    let all = scenes("splendor")?.into_iter().map(|(name, log, _)| (name, log));
    words_of_scenes_can_be_read(all, 5).await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn words_of_full_tables_of_splendor_can_be_read_in_both_themes() -> Result<()> {
    words_of_scenes_can_be_read(full_tables()?, 3).await
}

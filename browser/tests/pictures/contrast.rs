//! Words can be read on whatever lies behind them, on every page and at the table.

use anyhow::Result;
use browser::contrast::{faint_in_both, faint_in_scene};
use browser::late::sit_late;
use browser::page::{is_drawn, none};
use browser::person::{my_turn, open_file, press, uncover};
use browser::position::first_lines;
use browser::thirtyfour::Key;
use browser::together::invite;
use browser::{Size, Stage};

const GAME: &str = include_str!("../../../games/splendor/corpus/3p-outright.cab");

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn all_words_can_be_read_in_both_themes() -> Result<()> {
    let stage = Stage::open().await?;
    let mut faults = Vec::new();
    stage.go("/t/nowhere").await?;
    stage.wait_for("#nothing-here").await?;
    faults.extend(faint_in_both(&stage, "wrong-address").await?);
    stage.go("/").await?;
    stage.wait_for("[data-act='play']:enabled").await?;
    faults.extend(faint_in_both(&stage, "lobby").await?);
    stage.click("[data-act='settings']").await?;
    faults.extend(faint_in_both(&stage, "settings").await?);
    let table = invite(&stage, "duel").await?;
    faults.extend(faint_in_both(&stage, "waiting-room").await?);
    let guest = stage.beside().await?;
    guest.go(&table).await?;
    guest.wait_for("[data-act='act-sit']").await?;
    faults.extend(faint_in_both(&guest, "invitation").await?);
    guest.close().await?;
    stage.go("/rules/splendor").await?;
    stage.wait_for("#rules li[id]").await?;
    for (size, name) in [(Size::DESKTOP, "rules"), (Size::PHONE, "rules-phone")] {
        stage.resize(size).await?;
        faults.extend(faint_in_both(&stage, name).await?);
    }
    stage.resize(Size::DESKTOP).await?;
    stage.go("/").await?;
    stage.wait_for("[data-table]").await?;
    faults.extend(faint_in_both(&stage, "lobby-with-tables").await?);
    open_file(&stage, &first_lines(GAME, 60)).await?;
    my_turn(&stage).await?;
    uncover(&stage).await?;
    faults.extend(faint_in_both(&stage, "table").await?);
    press(&stage, "?").await?;
    stage.wait_for(".help .keys").await?;
    faults.extend(faint_in_both(&stage, "help").await?);
    press(&stage, Key::Escape + "").await?;
    press(&stage, "c").await?;
    stage.wait_for(".counts").await?;
    faults.extend(faint_in_both(&stage, "counts").await?);
    open_file(&stage, GAME).await?;
    stage.wait_for("[data-result]").await?;
    faults.extend(faint_in_both(&stage, "end").await?);
    press(&stage, Key::Escape + "").await?;
    stage.wait_for("[data-act='show-result']").await?;
    stage.resize(Size::PHONE).await?;
    faults.extend(faint_in_both(&stage, "end-without-its-panel-phone").await?);
    stage.resize(Size::DESKTOP).await?;
    stage.tap("[data-act='show-result']").await?;
    stage.tap("[data-act='look-through']").await?;
    stage.wait_for("#table[data-past]").await?;
    faults.extend(faint_in_both(&stage, "replay").await?);
    none(faults);
    stage.close().await
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn words_at_the_table_of_every_game_can_be_read_in_both_themes() -> Result<()> {
    let stage = Stage::open().await?;
    let mut faults = Vec::new();
    for game in games::LIST.iter().map(|game| game.about()).filter(|game| is_drawn(game.name)) {
        for options in [false, true] {
            stage.resize(Size::DESKTOP).await?;
            if !sit_late(&stage, game.name, *game.seats.end(), options).await? {
                continue;
            }
            let name = format!("{}{}", game.name, if options { "-options" } else { "" });
            faults.extend(faint_in_scene(&stage, &name).await?);
        }
    }
    none(faults);
    stage.close().await
}

//! Larger text, and the narrowest screens.

use anyhow::Result;
use browser::page::{apart_from_height, at_rest, none, pictures};
use browser::person::{PERSON, press};
use browser::thirtyfour::Key;
use browser::{Motion, Size, Stage, Theme};
use kernel::Seat;
use splendor_browser::player::{Player, sit_down, view};

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn larger_words_and_narrow_screens_lose_nothing() -> Result<()> {
    let stage = Stage::open().await?;
    stage.go("/").await?;
    stage.click("[data-act='settings']").await?;
    stage.click("[data-act='larger']").await?;
    stage.click("[data-act='settings']").await?;
    none(apart_from_height(pictures(&stage, "lobby-larger").await?));
    sit_down(&stage, &[PERSON, "greedy", "greedy", "greedy"]).await?;
    let mut player = Player::new(10);
    for _ in 0..6 {
        player.act(&stage).await?;
    }
    none(pictures(&stage, "table-larger").await?);
    // The longest words of all.
    stage.click("[data-act='settings']").await?;
    stage.click("[data-act='ru']").await?;
    stage.wait_for("html[lang='ru']").await?;
    press(&stage, Key::Escape + "").await?;
    stage.wait_gone(".settings").await?;
    none(pictures(&stage, "table-larger-russian").await?);
    // 320 pixels, and a desktop of 1280 by 720 enlarged to twice its size: down one scrolls, never aside.
    let seat = view(&stage).await?.body().turn();
    assert_eq!(seat, Seat(0));
    for (name, width, height) in [("narrow", 320, 640), ("enlarged", 640, 360)] {
        stage.resize(Size { width, height, phone: false }).await?;
        stage.prefer(Theme::Dark, Motion::Reduced).await?;
        at_rest(&stage).await?;
        stage.screenshot(&format!("table-{name}")).await?;
        let wide: u64 = stage
            .web()
            .execute("return document.documentElement.scrollWidth", Vec::new())
            .await?
            .convert()?;
        assert!(wide <= width.into(), "{name}: the page is {wide} wide");
    }
    stage.close().await
}

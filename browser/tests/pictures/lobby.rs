//! The lobby: the button that begins stays in its place.

use anyhow::Result;
use browser::barriers::barriers;
use browser::lobby::{at_home, post, set_up};
use browser::page::{at_rest, none};
use browser::{Size, Stage};
use serde_json::json;

/// Returns where the button that begins is, and whether all of it is in the window.
async fn play_button(stage: &Stage) -> Result<(f64, f64, bool)> {
    at_rest(stage).await?;
    let script = "const box = document.querySelector('[data-act=play]').getBoundingClientRect();
        return [Math.round(box.left), Math.round(box.top), box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth]";
    Ok(stage.web().execute(script, Vec::new()).await?.convert()?)
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn the_button_that_begins_stays_where_it_is_whatever_else_is_there() -> Result<()> {
    const SIZES: [(u32, u32); 8] =
        [(1280, 720), (1920, 1080), (1366, 625), (960, 540), (820, 1180), (844, 390), (390, 844), (375, 667)];
    let stage = Stage::open().await?;
    let size = |(width, height)| Size { width, height, phone: width < 900 };
    let mut before = Vec::new();
    for each in SIZES {
        stage.resize(size(each)).await?;
        at_home(&stage).await?;
        before.push(play_button(&stage).await?);
        set_up(&stage, "splendor").await?;
        let script = "return document.querySelector('.seats .name').getBoundingClientRect().width";
        let name: f64 = stage.web().execute(script, Vec::new()).await?.convert()?;
        assert!(name > 80.0, "{each:?}: the name has {name} px");
    }
    let person = |name: &str| json!({ "kind": "human", "name": name });
    let table = |number: u32| {
        let name = format!("A friend of mine {number}");
        json!({ "setup": "splendor players=2", "seats": [person("Anna"), person(&name)] })
    };
    post(&stage, "/api/tables", &(0..24).map(table).collect::<Vec<_>>()).await?;
    let open = json!({ "setup": "splendor players=2", "seats": [person("Anna"), { "kind": "open" }], "options": { "public": true } });
    post(&stage, "/api/tables", &vec![open; 7]).await?;
    for (each, before) in SIZES.into_iter().zip(before) {
        stage.resize(size(each)).await?;
        at_home(&stage).await?;
        stage.wait_for("[data-open-table]").await?;
        let after = play_button(&stage).await?;
        assert!(after.2, "{each:?}: it is not in the window: {after:?}");
        assert_eq!(after, before, "{each:?}");
    }
    for (each, name) in [((1280, 720), "desktop"), ((390, 844), "phone")] {
        stage.resize(size(each)).await?;
        at_home(&stage).await?;
        stage.screenshot(&format!("lobby-full-{name}")).await?;
    }
    stage.resize(Size::DESKTOP).await?;
    none(barriers(&stage).await?);
    stage.close().await
}

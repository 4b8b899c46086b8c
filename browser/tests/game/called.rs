//! Alerts for a player who looks elsewhere: the tab's title, a sound and a notification.

use anyhow::Result;
use browser::Stage;

use super::player::{PERSON, Player, my_turn, sit_down};

/// Counts the notes that are played and the notifications that are shown, and makes the page believe that it is hidden.
async fn listen(stage: &Stage) -> Result<()> {
    let script = "window.notes = 0; window.shown = [];\
        const start = OscillatorNode.prototype.start;\
        OscillatorNode.prototype.start = function (...at) { window.notes += 1; return start.apply(this, at); };\
        window.Notification = class { constructor(title, options) { window.shown.push(`${title}: ${options.body}`); } };\
        Notification.permission = 'granted';\
        Notification.requestPermission = async () => 'granted';\
        Object.defineProperty(document, 'hidden', { get: () => true })";
    stage.web().execute(script, Vec::new()).await?;
    Ok(())
}

async fn heard(stage: &Stage) -> Result<(u64, Vec<String>)> {
    let script = "return [window.notes, window.shown]";
    Ok(stage.web().execute(script, Vec::new()).await?.convert()?)
}

async fn set(stage: &Stage, act: &str) -> Result<()> {
    stage.click(".table [data-act='settings']").await?;
    stage.click(&format!(".settings [data-act='{act}']")).await?;
    stage.click(".table [data-act='settings']").await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn one_is_called_to_ones_turn_in_the_way_one_likes() -> Result<()> {
    let stage = Stage::open().await?;
    let mut player = Player::new(12);
    sit_down(&stage, &[PERSON, "greedy"]).await?;
    my_turn(&stage).await?;
    listen(&stage).await?;
    assert_eq!(heard(&stage).await?, (0, vec![]), "coming to a table is no news");
    player.act(&stage).await?;
    assert!(stage.web().title().await?.starts_with('●'));
    assert_eq!(
        heard(&stage).await?,
        (2, vec![]),
        "the chime has two notes, and nobody asked for notifications"
    );
    set(&stage, "sound").await?;
    set(&stage, "notify").await?;
    player.act(&stage).await?;
    assert_eq!(heard(&stage).await?, (2, vec!["Cabochon: Your turn: Splendor".to_owned()]));

    // Where everybody sits at this screen each turn is one's own, and none is called.
    sit_down(&stage, &[PERSON, PERSON]).await?;
    listen(&stage).await?;
    set(&stage, "sound").await?;
    player.act(&stage).await?;
    assert_eq!(heard(&stage).await?, (0, vec![]));
    stage.close().await
}

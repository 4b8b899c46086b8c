//! A player who looks elsewhere is told that it is their turn: by the tab's title, a sound and a notification. Events
//! at the table are heard, as loud as one likes, and nothing before the page is touched.

use anyhow::Result;
use audio::Sound;
use browser::Stage;
use browser::person::{PERSON, my_turn, table_name};
use serde_json::json;
use splendor_browser::player::{Player, make, sit_down};

/// Keeps the sounds that are played, by their length and how loud they are, and the notifications that are shown; counts
/// the contexts for sound; and has the page believe that nobody looks.
const LISTEN: &str = "window.sounds = []; window.shown = []; window.contexts = 0;
    window.AudioContext = class extends AudioContext { constructor() { super(); window.contexts += 1; } };
    const connect = AudioNode.prototype.connect;
    AudioNode.prototype.connect = function (...to) { this.into = to[0]; return connect.apply(this, to); };
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...at) {
        window.sounds.push([this.buffer.duration, this.into.gain.value]); return start.apply(this, at); };
    window.Notification = class { constructor(title, options) { window.shown.push(`${title}: ${options.body}`); } };
    Notification.permission = 'granted';
    Notification.requestPermission = async () => 'granted';
    Object.defineProperty(document, 'hidden', { get: () => true });";

/// Listens from the next page on.
async fn listen(stage: &Stage) -> Result<()> {
    let script = json!({ "source": LISTEN });
    stage.web().cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", script).await?;
    Ok(())
}

/// Returns the sounds heard since the last time, in order, each with its loudness.
async fn heard(stage: &Stage) -> Result<Vec<(Sound, f64)>> {
    let script = "return window.sounds.splice(0)";
    let played: Vec<(f64, f64)> = stage.web().execute(script, Vec::new()).await?.convert()?;
    let sound = |seconds: f64| Sound::ALL.into_iter().find(|sound| (sound.seconds() - seconds).abs() < 0.001);
    Ok(played.into_iter().filter_map(|(seconds, gain)| Some((sound(seconds)?, gain))).collect())
}

/// Waits until something is heard: what plays the first sound has to be fetched.
async fn first_heard(stage: &Stage) -> Result<Vec<(Sound, f64)>> {
    let count = "() => window.sounds.length || null";
    stage.wait_to_see("a sound", count, &[]).await?;
    heard(stage).await
}

async fn turns_heard(stage: &Stage) -> Result<usize> {
    Ok(heard(stage).await?.into_iter().filter(|(sound, _)| *sound == Sound::Turn).count())
}

async fn contexts(stage: &Stage) -> Result<u64> {
    Ok(stage.web().execute("return window.contexts", Vec::new()).await?.convert()?)
}

/// Returns whether the part that computes and plays sounds was fetched.
async fn has_sounds(stage: &Stage) -> Result<bool> {
    let loaded = stage.loaded().await?;
    Ok(loaded.iter().any(|(address, _)| address.contains("/sounds-")))
}

async fn notified(stage: &Stage) -> Result<Vec<String>> {
    Ok(stage.web().execute("return window.shown", Vec::new()).await?.convert()?)
}

async fn set(stage: &Stage, act: &str) -> Result<()> {
    stage.click(".table [data-act='settings']").await?;
    stage.click(&format!(".settings [data-act='{act}']")).await?;
    stage.click(".table [data-act='settings']").await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn one_is_called_to_ones_turn_in_the_way_one_likes() -> Result<()> {
    let stage = Stage::open().await?;
    listen(&stage).await?;
    let mut player = Player::new(12);
    sit_down(&stage, &[PERSON, "greedy"]).await?;
    my_turn(&stage).await?;
    assert_eq!(turns_heard(&stage).await?, 0, "coming to a table is no news");
    player.act(&stage).await?;
    assert!(stage.web().title().await?.starts_with('●'));
    assert_eq!(
        (turns_heard(&stage).await?, notified(&stage).await?),
        (1, vec![]),
        "nobody asked for notifications"
    );
    set(&stage, "volume-off").await?;
    set(&stage, "notify").await?;
    player.act(&stage).await?;
    assert_eq!(heard(&stage).await?, []);
    assert_eq!(notified(&stage).await?, ["Cabochon: Your turn: Splendor"]);

    // Where everybody sits at this screen each turn is one's own, and none is called.
    sit_down(&stage, &[PERSON, PERSON]).await?;
    set(&stage, "volume-usual").await?;
    player.act(&stage).await?;
    assert_eq!((turns_heard(&stage).await?, notified(&stage).await?), (0, vec![]));
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn the_table_is_heard_as_loud_as_one_likes_and_remembers_it() -> Result<()> {
    let stage = Stage::open().await?;
    listen(&stage).await?;
    sit_down(&stage, &[PERSON, PERSON]).await?;
    my_turn(&stage).await?;
    let three = |gain| vec![(Sound::Stone, gain); 3];
    assert!(!has_sounds(&stage).await?, "nothing has sounded yet");
    make(&stage, "T.wbg".parse()?).await?;
    my_turn(&stage).await?;
    let usual = first_heard(&stage).await?;
    assert!(has_sounds(&stage).await?);
    assert!(
        usual.len() == 3 && usual.iter().all(|(sound, gain)| *sound == Sound::Stone && *gain > 0.0),
        "{usual:?}"
    );

    // Softer: the new volume is heard at once.
    let volume = ".table [data-act='volume']";
    stage.click(volume).await?;
    let tried = heard(&stage).await?;
    assert!(tried.len() == 1 && tried[0].1 > 0.0 && tried[0].1 < usual[0].1, "{tried:?}");
    make(&stage, "T.wbg".parse()?).await?;
    my_turn(&stage).await?;
    assert_eq!(heard(&stage).await?, three(tried[0].1));

    // Off, and still so when the page is loaded anew.
    stage.click(volume).await?;
    stage.wait_for("[data-volume='volume-off']").await?;
    stage.web().refresh().await?;
    stage.wait_for("[data-volume='volume-off']").await?;
    make(&stage, "T.wbr".parse()?).await?;
    my_turn(&stage).await?;
    assert_eq!((heard(&stage).await?, contexts(&stage).await?), (vec![], 0));
    assert!(!has_sounds(&stage).await?, "whoever wants no sound fetches none");
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn nothing_is_heard_before_the_page_is_touched() -> Result<()> {
    let stage = Stage::open().await?;
    listen(&stage).await?;
    sit_down(&stage, &[PERSON, PERSON]).await?;
    my_turn(&stage).await?;
    // Loaded anew, the page has not been touched; the game goes on without it.
    stage.web().refresh().await?;
    my_turn(&stage).await?;
    let version = stage.version().await?;
    let made = json!({ "key": "once", "seat": 0, "version": version, "action": "T.wbg" });
    let script = "const [path, body, done] = arguments;
        const headers = { 'content-type': 'application/json' };
        fetch(path, { method: 'POST', headers, body }).then(answer => done(answer.status));";
    let path = format!("/api/tables/{}/moves", table_name(&stage).await?);
    let answer = stage.web().execute_async(script, vec![json!(path), json!(made.to_string())]).await?;
    assert_eq!(answer.json(), &json!(200));
    stage.wait_for_version(version + 1).await?;
    assert_eq!((heard(&stage).await?, contexts(&stage).await?), (vec![], 0));
    // Touched, it is heard as soon as the part that plays has arrived.
    stage.click(".table [data-act='volume']").await?;
    assert_eq!((first_heard(&stage).await?.len(), contexts(&stage).await?), (1, 1));
    stage.close().await
}

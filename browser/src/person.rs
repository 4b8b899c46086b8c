//! A simulated person at the screen who knows the game: reads what the page was sent, decides as a greedy bot does, and
//! plays with the mouse.

use std::fmt::Display;

use anyhow::{Context, Result, bail, ensure};
use kernel::{Game, Viewer};
use protocol::{Awaiting, MoveRequest, Snapshot};
use search::{Bot, Planned, Seen, greedy};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use thirtyfour::{By, TypingData};
use tray::Turn;

use crate::Stage;
use crate::lobby::set_up;

/// The person at this screen, as the set-up form names it.
pub const PERSON: &str = "person";

/// The clicks with which a game is played. Each test implements this on a type of its own.
///
/// ```no_run
/// use std::marker::PhantomData;
///
/// use browser::person::{ActionOf, Mouse, ViewOf};
/// use search::Planned;
/// use tray::Turn;
///
/// /// Any game whose page has one button for each action.
/// struct ByButtons<T, P>(PhantomData<(T, P)>);
///
/// impl<T: Turn + 'static, P: Planned<Game = T::Game> + 'static> Mouse for ByButtons<T, P> {
///     type Turn = T;
///     type Plan = P;
///
///     fn clicks(_: &T, _: &ViewOf<Self>, action: ActionOf<Self>) -> Vec<String> {
///         vec![format!("[data-action='{action}']")]
///     }
/// }
/// ```
pub trait Mouse: 'static {
    /// The prepared turn of the game.
    type Turn: Turn;
    /// The plan by which the player decides.
    type Plan: Planned<Game = <Self::Turn as Turn>::Game>;

    /// Returns the selectors of what is clicked for an action, in order.
    fn clicks(tray: &Self::Turn, view: &ViewOf<Self>, action: ActionOf<Self>) -> Vec<String>;
}

/// The views of the game that is played.
pub type ViewOf<M> = <<<M as Mouse>::Turn as Turn>::Game as Game>::View;
/// The actions of the game that is played.
pub type ActionOf<M> = <<<M as Mouse>::Turn as Turn>::Game as Game>::Action;

/// The way in which a player clicks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Hand {
    /// With a mouse, which is moved to the element first.
    Mouse,
    /// With a finger: a script of the page, which is much faster.
    Finger,
    /// With a finger on a touch screen, as the browser hears of it.
    Touch,
}

impl Hand {
    async fn click(self, stage: &Stage, selectors: &[String]) -> Result<()> {
        match self {
            Hand::Mouse => {
                for selector in selectors {
                    stage.click(selector).await?;
                }
                Ok(())
            }
            Hand::Touch => {
                for selector in selectors {
                    stage.touch(selector).await?;
                }
                Ok(())
            }
            Hand::Finger => stage.tap_all(selectors).await,
        }
    }
}

/// A player at a stage.
pub struct PlayerOf<M: Mouse> {
    bot: Box<dyn Bot<<M::Turn as Turn>::Game>>,
    hand: Hand,
}

/// The state of the table, as the page shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The number of inputs.
    pub version: u64,
    /// `seat`, `chance` or `over`.
    pub awaiting: String,
    /// The seat to act.
    pub seat: Option<u64>,
    /// The seat at the screen.
    pub me: Option<u64>,
    /// Whether a move is being sent.
    pub sending: bool,
}

impl Standing {
    fn read(data: &Value) -> Option<Standing> {
        let number = |name: &str| data[name].as_str().and_then(|text| text.parse().ok());
        let awaiting = data["awaiting"].as_str().unwrap_or_default().to_owned();
        let sending = data["sending"] == true;
        Some(Standing {
            version: number("version")?,
            awaiting,
            seat: number("seat"),
            me: number("me"),
            sending,
        })
    }

    /// Returns whether the person at the screen is to act.
    pub fn mine(&self) -> bool {
        self.awaiting == "seat" && self.seat.is_some() && self.seat == self.me
    }

    /// Returns whether the game is over.
    pub fn over(&self) -> bool {
        self.awaiting == "over"
    }
}

impl<M: Mouse> PlayerOf<M> {
    /// Creates a player who breaks ties by this seed.
    pub fn new(seed: u64) -> Self {
        PlayerOf { bot: greedy::<M::Plan>(seed), hand: Hand::Finger }
    }

    /// Makes the player use a mouse.
    pub fn by_mouse(self) -> Self {
        PlayerOf { hand: Hand::Mouse, ..self }
    }

    /// Makes the player use a touch screen.
    pub fn by_touch(self) -> Self {
        PlayerOf { hand: Hand::Touch, ..self }
    }

    /// Returns the action to play in this view.
    pub fn decide(&mut self, view: &ViewOf<M>) -> ActionOf<M> {
        self.bot.choose(Seen::of(view))
    }

    /// Makes one decision and waits until somebody at this screen is to act again or the game is over.
    ///
    /// # Errors
    /// If the move cannot be made with the mouse, or the page does not show it in time.
    pub async fn act(&mut self, stage: &Stage) -> Result<ActionOf<M>> {
        let before = my_turn(stage).await?;
        ensure!(before.mine(), "it is not the turn of anybody here: {before:?}");
        uncover(stage).await?;
        let action = self.decide_and_make(stage, &before).await?;
        my_turn(stage).await?;
        Ok(action)
    }

    /// Makes one decision, with nothing covered, and waits until the page shows it.
    async fn decide_and_make(&mut self, stage: &Stage, before: &Standing) -> Result<ActionOf<M>> {
        let view = seen(stage).await?;
        let action = self.decide(&view);
        carry_out::<M>(stage, &view, action, self.hand).await.with_context(|| format!("making {action}"))?;
        stage.wait_for_version(before.version + 1).await?;
        Ok(action)
    }

    /// Plays until the game is over; `each` inspects the page before every decision. Returns the number of decisions.
    ///
    /// # Errors
    /// If `each` fails, or a decision as in [`PlayerOf::act`].
    pub async fn play_on(&mut self, stage: &Stage, each: impl AsyncFn(&Stage) -> Result<()>) -> Result<u32> {
        for decisions in 0..600 {
            let before = my_turn(stage).await?;
            if before.over() {
                return Ok(decisions);
            }
            uncover(stage).await?;
            each(stage).await?;
            self.decide_and_make(stage, &before).await?;
        }
        bail!("the game does not end");
    }
}

/// The button that makes a prepared move.
const MAKE: &str = "[data-act='confirm']:enabled, [data-act='pass']:enabled";

/// Sets up a table in the lobby, by mouse; with an `open` seat the game does not begin yet.
///
/// # Errors
/// If the lobby does not offer the game or such holders of seats.
pub async fn sit_in_lobby(stage: &Stage, game: &str, seats: &[&str]) -> Result<()> {
    stage.go("/").await?;
    set_up(stage, game).await?;
    // A game for two has no number of players to choose.
    if !stage.web().find_all(By::Css("[data-players]")).await?.is_empty() {
        stage.click(&format!("[data-players='{}']", seats.len())).await?;
    }
    for (at, sitter) in seats.iter().enumerate() {
        stage.click(&format!("[data-seat='{at}'] select")).await?;
        stage.click(&format!("[data-seat='{at}'] option[value='{sitter}']")).await?;
    }
    stage.click("[data-act='begin']:enabled").await
}

/// Opens a game file in the lobby.
///
/// # Errors
/// If the page does not show the table of the file in time.
pub async fn open_file(stage: &Stage, log: &str) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("game.cab");
    std::fs::write(&path, log)?;
    stage.go("/").await?;
    stage.wait_for("#lobby").await?;
    let input = stage.web().find(By::Css("[data-act='open']")).await.context("no place to open a file")?;
    input.send_keys(path.to_string_lossy().as_ref()).await?;
    stage.wait_for("#table").await?;
    Ok(())
}

/// Returns the state of the table; none if there is no table on the page.
///
/// # Errors
/// If the browser does not answer.
pub async fn standing(stage: &Stage) -> Result<Option<Standing>> {
    let script = format!("return ({STANDING})()");
    Ok(Standing::read(stage.web().execute(&script, Vec::new()).await?.json()))
}

/// Returns the state of the table.
const STANDING: &str = "() => {
    const table = document.querySelector('#table');
    return table && { ...table.dataset, sending: !!document.querySelector(\".tray[data-mode='waiting']\") };
}";

/// Waits until somebody at this screen is to act or the game is over, and returns the state of the table.
///
/// # Errors
/// If neither happens in time.
pub async fn my_turn(stage: &Stage) -> Result<Standing> {
    // A move on its way still belongs to the turn before.
    let look = format!("() => {{
        const now = ({STANDING})();
        return now && (now.awaiting === 'over' || now.awaiting === 'seat' && now.seat && now.seat === now.me && !now.sending) ? now : null;
    }}");
    let seen = stage.wait_to_see("a turn at this screen", &look, &[]).await?;
    Standing::read(&seen).context("a table without a version")
}

/// Uncovers the hand after the screen was passed on; returns whether it was covered.
///
/// # Errors
/// If the browser does not answer.
pub async fn uncover(stage: &Stage) -> Result<bool> {
    let covered = !stage.web().find_all(By::Css("[data-act='uncover']")).await?.is_empty();
    if covered {
        stage.tap("[data-act='uncover']").await?;
        stage.wait_gone("[data-act='uncover']").await?;
    }
    Ok(covered)
}

/// Returns the table's name in paths.
///
/// # Errors
/// If the page is not that of a table.
pub async fn table_name(stage: &Stage) -> Result<String> {
    let url = stage.web().current_url().await?;
    Ok(url.path().strip_prefix("/t/").context("the page is no table's")?.to_owned())
}

/// Sends a request to the server as the page does, with its cookie, and returns the body of the answer.
///
/// # Errors
/// If the browser does not answer.
pub async fn fetch(stage: &Stage, path: &str) -> Result<String> {
    let script = "const done = arguments[1];\
        fetch(arguments[0]).then(answer => answer.text()).then(done, why => done(String(why)))";
    Ok(stage.web().execute_async(script, vec![json!(path)]).await?.convert()?)
}

/// Has the server carry out an action of the seat that is to act at this screen, as the page would ask for it, and waits
/// until the page shows it: for tests of what comes after a game.
///
/// # Errors
/// If no seat at this screen is to act, the server refuses, or the page does not show the move in time.
pub async fn send(stage: &Stage, action: impl Display) -> Result<()> {
    let now = snapshot(stage).await?;
    let Awaiting::Decision { seat } = now.awaiting else { bail!("nobody is to act") };
    let key = format!("move-{}", now.version);
    let body = MoveRequest { key, seat, version: now.version, action: action.to_string() };
    let script = "const [path, body, done] = arguments;\
        fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })\
            .then(answer => answer.ok ? done(null) : answer.text().then(done), why => done(String(why)))";
    let path = format!("/api/tables/{}/moves", table_name(stage).await?);
    let why =
        stage.web().execute_async(script, vec![json!(path), serde_json::to_string(&body)?.into()]).await?;
    ensure!(why.json().is_null(), "the server refuses {action}: {}", why.json());
    stage.wait_for_version(u64::from(now.version) + 1).await?;
    Ok(())
}

/// Returns everything that the page was sent about its table.
///
/// # Errors
/// If the page is not that of a table, or the answer cannot be parsed.
pub async fn snapshot(stage: &Stage) -> Result<Snapshot> {
    let text = fetch(stage, &format!("/api/tables/{}", table_name(stage).await?)).await?;
    serde_json::from_str(&text).with_context(|| format!("the server answered {text}"))
}

/// Returns the view of the seat that is to act at this screen, of any game.
///
/// # Errors
/// If no seat at this screen is to act, or its view cannot be parsed.
pub async fn seen<V: DeserializeOwned>(stage: &Stage) -> Result<V> {
    let snapshot = snapshot(stage).await?;
    let Awaiting::Decision { seat } = snapshot.awaiting else { bail!("nobody is to act") };
    let seen = snapshot.seen.iter().find(|seen| seen.viewer == Viewer::Seat(seat));
    Ok(serde_json::from_str(seen.context("the seat to act is not held here")?.view.get())?)
}

/// Clicks a piece on the table.
///
/// # Errors
/// If it is not shown in time, or something else would get the click.
pub async fn click(stage: &Stage, piece: impl Display) -> Result<()> {
    stage.click(&format!("[data-piece='{piece}']")).await
}

/// Clicks the pieces of an action, without confirming it.
///
/// # Errors
/// If one of them cannot be clicked.
pub async fn prepare_in<M: Mouse>(stage: &Stage, action: ActionOf<M>) -> Result<()> {
    let selectors = selectors_of::<M>(&seen(stage).await?, action)?;
    Hand::Mouse.click(stage, &selectors).await
}

/// Returns what is clicked for an action.
fn selectors_of<M: Mouse>(view: &ViewOf<M>, action: ActionOf<M>) -> Result<Vec<String>> {
    let tray = M::Turn::new(view).context("nothing is to be decided here")?;
    Ok(M::clicks(&tray, view, action))
}

/// Clicks the pieces of an action and makes it.
async fn carry_out<M: Mouse>(stage: &Stage, view: &ViewOf<M>, action: ActionOf<M>, hand: Hand) -> Result<()> {
    let mut selectors = selectors_of::<M>(view, action)?;
    selectors.push(MAKE.to_owned());
    hand.click(stage, &selectors).await
}

/// Makes a move and waits until the page shows it.
///
/// # Errors
/// If it cannot be made, or is not shown in time.
pub async fn make_in<M: Mouse>(stage: &Stage, action: ActionOf<M>) -> Result<()> {
    let version = stage.version().await?;
    carry_out::<M>(stage, &seen(stage).await?, action, Hand::Finger).await?;
    stage.wait_for_version(version + 1).await?;
    Ok(())
}

/// Returns the selector of a piece.
pub fn piece(piece: impl Display) -> String {
    format!("[data-piece='{piece}']")
}

/// Sends key presses to the element with the focus.
///
/// # Errors
/// If the browser does not answer.
pub async fn press(stage: &Stage, keys: impl Into<TypingData>) -> Result<()> {
    Ok(stage.web().action_chain().send_keys(keys).perform().await?)
}

/// Returns the text that an element shows.
///
/// # Errors
/// If no element matches the selector in time.
pub async fn words(stage: &Stage, selector: &str) -> Result<String> {
    Ok(stage.wait_for(selector).await?.text().await?)
}

/// Clicks an element twice, as fast as a mouse does.
///
/// # Errors
/// If it is not shown in time.
pub async fn double_click(stage: &Stage, selector: &str) -> Result<()> {
    let element = stage.wait_for(selector).await?;
    Ok(stage.web().action_chain().double_click_element(&element).perform().await?)
}

/// Returns the version of the earlier moment that is shown, if any.
///
/// # Errors
/// If there is no table.
pub async fn past(stage: &Stage) -> Result<Option<u64>> {
    let shown = stage.wait_for("#table").await?.attr("data-past").await?;
    Ok(shown.and_then(|version| version.parse().ok()))
}

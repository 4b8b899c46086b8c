//! Somebody at the screen who knows the game: sees what the page was sent, decides as a greedy bot does, and does it
//! with the mouse.

use anyhow::{Context, Result, bail, ensure};
use browser::Stage;
use browser::thirtyfour::{By, TypingData};
use kernel::Viewer;
use protocol::{Awaiting, Snapshot};
use search::{Bot, Seen};
use serde_json::{Value, json};
use splendor::{Action, Gem, Kind, Splendor, View};
use tray::Turn;
use tray::splendor::{Piece, Tray};

/// Person at this screen, as the set-up calls it.
pub const PERSON: &str = "person";

/// A player before a stage.
pub struct Player {
    bot: Box<dyn Bot<Splendor>>,
}

/// What the page says about its table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The number of inputs.
    pub version: u64,
    /// `seat`, `chance` or `over`.
    pub awaiting: String,
    /// The seat to act.
    pub seat: Option<u64>,
    /// The seat before the screen.
    pub me: Option<u64>,
}

impl Standing {
    /// Whether the person before the screen is to act.
    pub fn mine(&self) -> bool {
        self.awaiting == "seat" && self.seat.is_some() && self.seat == self.me
    }

    /// Whether the game is over.
    pub fn over(&self) -> bool {
        self.awaiting == "over"
    }
}

impl Player {
    /// A player who breaks ties by this seed.
    pub fn new(seed: u64) -> Self {
        Player { bot: eval::greedy(seed) }
    }

    /// The action to play in this view.
    pub fn decide(&mut self, view: &View) -> Action {
        self.bot.choose(Seen { view, history: &[] })
    }

    /// Makes one decision by mouse and waits until somebody at this screen is to act again or the game is over.
    pub async fn act(&mut self, stage: &Stage) -> Result<Action> {
        let before = my_turn(stage).await?;
        ensure!(before.mine(), "it is not the turn of anybody here: {before:?}");
        uncover(stage).await?;
        let action = self.decide(&view(stage).await?);
        prepare(stage, action).await.with_context(|| format!("preparing {action}"))?;
        let button = if action == Action::Pass { "pass" } else { "confirm" };
        stage.click(&format!("[data-act='{button}']:enabled")).await?;
        stage.wait_for_version(before.version + 1).await?;
        my_turn(stage).await?;
        Ok(action)
    }

    /// Plays on until the game is over; `each` looks at the page before every decision.
    pub async fn play_on(&mut self, stage: &Stage, each: impl AsyncFn(&Stage) -> Result<()>) -> Result<u32> {
        for decisions in 0..600 {
            if my_turn(stage).await?.over() {
                return Ok(decisions);
            }
            uncover(stage).await?;
            each(stage).await?;
            self.act(stage).await?;
        }
        bail!("the game does not end");
    }
}

/// Sets a table up in the lobby, by mouse; each seat is [`PERSON`] or a bot's level.
pub async fn sit_down(stage: &Stage, seats: &[&str]) -> Result<()> {
    sit_in_lobby(stage, seats).await?;
    stage.wait_for("#table").await?;
    Ok(())
}

/// Sets a table up in the lobby, by mouse; a seat may also be `open`: then nobody plays yet.
pub async fn sit_in_lobby(stage: &Stage, seats: &[&str]) -> Result<()> {
    stage.go("/").await?;
    stage.click(&format!("[data-players='{}']", seats.len())).await?;
    for (at, sitter) in seats.iter().enumerate() {
        stage.click(&format!("[data-seat='{at}'] select")).await?;
        stage.click(&format!("[data-seat='{at}'] option[value='{sitter}']")).await?;
    }
    stage.click("[data-act='play']").await
}

/// What the page says about its table now; none before there is one.
pub async fn standing(stage: &Stage) -> Result<Option<Standing>> {
    let script = "const table = document.querySelector('#table'); return table ? {...table.dataset} : null";
    let data: Value = stage.web().execute(script, Vec::new()).await?.json().clone();
    let number = |name: &str| data[name].as_str().and_then(|text| text.parse().ok());
    let Some(version) = number("version") else { return Ok(None) };
    let awaiting = data["awaiting"].as_str().unwrap_or_default().to_owned();
    Ok(Some(Standing { version, awaiting, seat: number("seat"), me: number("me") }))
}

/// Waits until somebody at this screen is to act or the game is over.
pub async fn my_turn(stage: &Stage) -> Result<Standing> {
    stage
        .wait_until("a turn at this screen", async || {
            let standing = standing(stage).await?.filter(|standing| standing.mine() || standing.over());
            // A move on its way still belongs to the turn before.
            let sending = stage.web().find_all(By::Css(".tray[data-mode='waiting']")).await?;
            Ok(standing.filter(|standing| standing.over() || sending.is_empty()))
        })
        .await
}

/// Uncovers the hand where the screen was handed on.
pub async fn uncover(stage: &Stage) -> Result<bool> {
    let covered = !stage.web().find_all(By::Css("[data-act='uncover']")).await?.is_empty();
    if covered {
        stage.click("[data-act='uncover']").await?;
        stage.wait_gone("[data-act='uncover']").await?;
    }
    Ok(covered)
}

/// The table's name in addresses.
pub async fn table_name(stage: &Stage) -> Result<String> {
    let url = stage.web().current_url().await?;
    Ok(url.path().strip_prefix("/t/").context("the page is no table's")?.to_owned())
}

/// Asks the server as the page does, with its cookie.
pub async fn fetch(stage: &Stage, path: &str) -> Result<String> {
    let script = "const done = arguments[1];\
        fetch(arguments[0]).then(answer => answer.text()).then(done, why => done(String(why)))";
    Ok(stage.web().execute_async(script, vec![json!(path)]).await?.convert()?)
}

/// Everything that the page was sent about its table.
pub async fn snapshot(stage: &Stage) -> Result<Snapshot> {
    let text = fetch(stage, &format!("/api/tables/{}", table_name(stage).await?)).await?;
    serde_json::from_str(&text).with_context(|| format!("the server answered {text}"))
}

/// The view of the seat that is to act at this screen.
pub async fn view(stage: &Stage) -> Result<View> {
    let snapshot = snapshot(stage).await?;
    let Awaiting::Decision { seat } = snapshot.awaiting else { bail!("nobody is to act") };
    let seen = snapshot.seen.iter().find(|seen| seen.viewer == Viewer::Seat(seat));
    Ok(serde_json::from_str(seen.context("the seat to act is not held here")?.view.get())?)
}

/// Clicks a piece on the table.
pub async fn click(stage: &Stage, piece: Piece) -> Result<()> {
    stage.click(&format!("[data-piece='{piece}']")).await
}

/// Clicks an action together, without confirming it.
pub async fn prepare(stage: &Stage, action: Action) -> Result<()> {
    let view = view(stage).await?;
    let tray = Tray::new(&view).context("nothing is to be decided here")?;
    match action {
        Action::Take(gems) => click_each(stage, gems, Piece::Bank).await,
        Action::Return(gems) => click_each(stage, gems, Piece::Own).await,
        Action::ReserveTop(level) => click(stage, Piece::Deck(level)).await,
        Action::Receive(noble) => stage.click(&format!("[data-choice='{noble}']")).await,
        Action::Pass => Ok(()),
        Action::Reserve(card) => {
            let buyable = tray.light(Piece::Card(card)).is_some();
            click(stage, Piece::Card(card)).await?;
            stage.click(if buyable { "[data-act='reserve']" } else { "[data-act='instead']" }).await
        }
        Action::Buy { card, gold_as } => {
            let player = view.body().seat(tray.seat());
            let place = player.hand().position(|reserved| reserved.card() == Some(card));
            click(stage, place.map_or(Piece::Card(card), |place| Piece::Hand(place as u8))).await?;
            let extra = gold_as.less(player.price(card).lacking);
            click_each(stage, extra, |gem| gem.colour().map_or(Piece::Bank(gem), Piece::Paid)).await
        }
    }
}

/// Makes a move and waits until the page shows it.
pub async fn make(stage: &Stage, action: Action) -> Result<()> {
    let version = stage.version().await?;
    prepare(stage, action).await?;
    stage.click("[data-act='confirm']:enabled, [data-act='pass']:enabled").await?;
    stage.wait_for_version(version + 1).await?;
    Ok(())
}

async fn click_each(stage: &Stage, gems: splendor::Gems, piece: fn(Gem) -> Piece) -> Result<()> {
    for (gem, n) in gems.iter() {
        for _ in 0..n {
            click(stage, piece(gem)).await?;
        }
    }
    Ok(())
}

/// Presses keys wherever the focus is.
pub async fn press(stage: &Stage, keys: impl Into<TypingData>) -> Result<()> {
    Ok(stage.web().action_chain().send_keys(keys).perform().await?)
}

/// The words that an element shows.
pub async fn words(stage: &Stage, selector: &str) -> Result<String> {
    Ok(stage.wait_for(selector).await?.text().await?)
}

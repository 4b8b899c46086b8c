//! Splendor Duel for tests in a real browser: a player who clicks its pieces, and positions of any kind.

use anyhow::{Context, Result};
use browser::Stage;
use browser::person::{Mouse, PlayerOf, my_turn, open_file, piece, sit_in_lobby, snapshot, uncover, words};
use browser::position::game_file_of;
use browser::thirtyfour::By;
use duel::{Action, Duel, View};
use duel_play::tray::{Piece, Tray};
use kernel::{Game, Viewer};
use tray::Turn;

/// Duel, by mouse.
pub struct ByMouse;

impl Mouse for ByMouse {
    type Turn = Tray;
    type Plan = duel_play::DuelPlay;

    fn clicks(tray: &Tray, view: &View, action: Action) -> Vec<String> {
        let clicks = match action {
            Action::UsePrivilege(space) => vec![Piece::Privilege, Piece::Space(space)],
            Action::Replenish => vec![Piece::Bag],
            // One end, then the other.
            Action::Take(spaces) => {
                let last = spaces.iter().last().filter(|_| spaces.count() > 1);
                spaces.iter().take(1).chain(last).map(Piece::Space).collect()
            }
            Action::Reserve { card, gold } => vec![Piece::Space(gold), Piece::Card(card)],
            Action::ReserveTop { level, gold } => vec![Piece::Space(gold), Piece::Deck(level)],
            Action::Buy { card, gold_as } => {
                let player = view.body().seat(tray.seat());
                let place = player.hand().position(|reserved| reserved.card() == Some(card));
                let first = place.map_or(Piece::Card(card), |place| Piece::Hand(place as u8));
                let extra = gold_as.less(player.price(card).lacking);
                let paid =
                    extra.iter().flat_map(|(kind, n)| std::iter::repeat_n(Piece::Paid(kind), n.into()));
                [first].into_iter().chain(paid).collect()
            }
            Action::Copy(colour) => vec![Piece::Plate(colour)],
            Action::TakeSame(space) => vec![Piece::Space(space)],
            Action::Steal(gem) => vec![Piece::Theirs(gem)],
            Action::TakeRoyal(royal) => vec![Piece::Royal(royal)],
            Action::Discard(gem) => vec![Piece::Own(gem)],
        };
        clicks.into_iter().map(piece).collect()
    }
}

/// A player of Duel.
pub type Player = PlayerOf<ByMouse>;

/// Sets up a table of Duel in the lobby, by mouse.
///
/// # Errors
/// If the page does not show the table in time.
pub async fn sit_down(stage: &Stage, seats: &[&str]) -> Result<()> {
    sit_in_lobby(stage, "duel", seats).await?;
    stage.wait_for("#table[data-game='duel']").await?;
    Ok(())
}

/// Checks that the result says why the game ended, with the points that the server counts.
///
/// # Errors
/// If the page does not show the result in time.
///
/// # Panics
/// If it says something else.
pub async fn the_end_is_shown(stage: &Stage) -> Result<()> {
    let said = words(stage, "[data-result]").await?;
    assert!(said.contains("Rule W1.") || said.contains("Rule W2.") || said.contains("Rule W3."), "{said}");
    let view: serde_json::Value = serde_json::from_str(snapshot(stage).await?.seen[0].view.get())?;
    let first = stage.wait_for("[data-result] tbody tr:first-child").await?;
    let winner: usize = first.attr("data-seat").await?.context("a seat")?.parse()?;
    assert_eq!(view["result"]["winners"][0].as_u64(), Some(winner as u64));
    let points = first.find(By::Css("td:nth-child(3)")).await?.text().await?;
    assert_eq!(points, view["scores"][winner].to_string());
    Ok(())
}

/// Opens a table at which `wanted` is true of the turn.
///
/// # Errors
/// If no game comes to such a turn, or the page does not show the table in time.
pub async fn lay(stage: &Stage, wanted: impl Fn(&Tray) -> bool) -> Result<()> {
    let buys = |action| matches!(action, Action::Buy { .. });
    let file = game_file_of::<Duel>("duel", buys, |game| {
        let seat = game.awaiting().seat().expect("a decision is awaited");
        Tray::new(&game.view(Viewer::Seat(seat))).is_some_and(|tray| wanted(&tray))
    })?;
    open_file(stage, &file).await?;
    my_turn(stage).await?;
    uncover(stage).await?;
    Ok(())
}

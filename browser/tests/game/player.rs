//! The people at the tables of these tests, and what only players of Splendor do.

use anyhow::Result;
use browser::Stage;
use splendor::{Action, View};
use splendor_play::tray::Tray;

pub use browser::person::*;

/// Splendor, by mouse.
pub struct Splendor;

impl Mouse for Splendor {
    type Turn = Tray;
    type Plan = splendor_play::SplendorPlay;

    fn clicks(tray: &Tray, view: &View, action: Action) -> Vec<String> {
        use splendor::{Gem, Gems, Kind};
        use splendor_play::tray::Piece;

        let each = |gems: Gems, of: fn(Gem) -> Piece| -> Vec<String> {
            gems.iter().flat_map(|(gem, n)| std::iter::repeat_n(piece(of(gem)), n.into())).collect()
        };
        match action {
            Action::Take(gems) => each(gems, Piece::Bank),
            Action::Return(gems) => each(gems, Piece::Own),
            Action::ReserveTop(level) => vec![piece(Piece::Deck(level))],
            Action::Receive(noble) => vec![format!("[data-choice='{noble}']")],
            Action::TakeCity(city) => vec![format!("[data-choice='city-{city}']")],
            // No table with strongholds or the Orient is opened yet.
            Action::Pass
            | Action::Place(_)
            | Action::Move { .. }
            | Action::Remove(_)
            | Action::Conquer { .. }
            | Action::Waive
            | Action::Copy(_)
            | Action::ReserveNoble(_)
            | Action::TakeFree(_) => Vec::new(),
            Action::Reserve(card) => {
                let mut clicks = vec![piece(Piece::Card(card))];
                // Where it can also be bought, that is prepared first.
                if view.body().seat(tray.seat()).price(card).is_payable() {
                    clicks.push("[data-act='reserve']".to_owned());
                }
                clicks
            }
            Action::Buy { card, gold_as, spent: _ } => {
                let player = view.body().seat(tray.seat());
                let place = player.hand().position(|reserved| reserved.card() == Some(card));
                let first = place.map_or(Piece::Card(card), |place| Piece::Hand(place as u8));
                // What is prepared at first spends the least gold.
                let prepared = player.price(card).nth_payment(0);
                let back = each(prepared.less(gold_as), |gem| {
                    gem.colour().map_or(Piece::Bank(gem), Piece::PaidGold)
                });
                let paid =
                    each(gold_as.less(prepared), |gem| gem.colour().map_or(Piece::Bank(gem), Piece::Paid));
                [piece(first)].into_iter().chain(back).chain(paid).collect()
            }
        }
    }
}

/// A player of Splendor.
pub type Player = PlayerOf<Splendor>;

/// Sets up a table of Splendor in the lobby, by mouse; each seat is [`PERSON`] or a bot's level.
pub async fn sit_down(stage: &Stage, seats: &[&str]) -> Result<()> {
    sit_in_lobby(stage, "splendor", seats).await?;
    stage.wait_for("#table").await?;
    Ok(())
}

/// Returns the view of the seat that is to act at this screen.
pub async fn view(stage: &Stage) -> Result<View> {
    seen(stage).await
}

/// Clicks an action of Splendor together, without confirming it.
pub async fn prepare(stage: &Stage, action: Action) -> Result<()> {
    prepare_in::<Splendor>(stage, action).await
}

/// Makes a move of Splendor and waits until the page shows it.
pub async fn make(stage: &Stage, action: Action) -> Result<()> {
    make_in::<Splendor>(stage, action).await
}

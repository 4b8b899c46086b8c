//! A player of Splendor, by mouse.

use anyhow::Result;
use browser::Stage;
use browser::person::{Mouse, PlayerOf, make_in, piece, prepare_in, seen, sit_in_lobby};
use splendor::{Action, Colour, Gem, Gems, Spent, View};
use splendor_play::tray::{Piece, Tray, Way};
use tray::Turn;

/// Splendor, by mouse.
pub struct Splendor;

impl Mouse for Splendor {
    type Turn = Tray;
    type Plan = splendor_play::SplendorPlay;

    fn clicks(tray: &Tray, view: &View, action: Action) -> Vec<String> {
        let each = |gems: Gems, of: fn(Gem) -> Piece| -> Vec<String> {
            gems.iter().flat_map(|(gem, n)| std::iter::repeat_n(piece(of(gem)), n.into())).collect()
        };
        match action {
            Action::Take(gems) => each(gems, Piece::Bank),
            Action::Return(gems) => each(gems, Piece::Own),
            Action::ReserveTop(level) => vec![piece(Piece::Deck(level))],
            // On a phone only what lies nowhere else is chosen in the tray, the others in their strip.
            Action::Receive(noble) => {
                vec![format!("[data-choice='{noble}'], {}", piece(Piece::Noble(noble)))]
            }
            Action::TakeCity(city) => {
                vec![format!("[data-choice='city-{city}'], {}", piece(Piece::City(city)))]
            }
            Action::Pass => Vec::new(),
            Action::Place(card) | Action::TakeFree(card) => vec![piece(Piece::Card(card))],
            Action::Move { .. } | Action::Remove(_) => {
                stronghold_clicks(tray.clone(), action).into_iter().map(piece).collect()
            }
            Action::Waive => vec!["[data-act='waive']".to_owned()],
            Action::Copy(colour) => vec![piece(Piece::Copy(colour))],
            Action::ReserveNoble(noble) => vec![piece(Piece::Noble(noble))],
            Action::Reserve(card) => {
                let mut clicks = vec![piece(Piece::Card(card))];
                let mut clicked = tray.clone();
                clicked.click(Piece::Card(card));
                // Where it can also be bought, that is prepared first.
                if clicked.confirm() != Some(action) {
                    clicks.push("[data-act='reserve']".to_owned());
                }
                clicks
            }
            Action::Conquer { .. } => pay(tray.clone(), action).into_iter().map(piece).collect(),
            Action::Buy { card, .. } => {
                let player = view.body().seat(tray.seat());
                let place = player.hand().position(|reserved| reserved.card() == Some(card));
                let first = place.map_or(Piece::Card(card), |place| Piece::Hand(place as u8));
                let mut clicked = tray.clone();
                clicked.click(first);
                [first].into_iter().chain(pay(clicked, action)).map(piece).collect()
            }
        }
    }
}

/// Returns the clicks that move a stronghold or remove one: the way first, then what it leaves open.
pub fn stronghold_clicks(mut tray: Tray, action: Action) -> Vec<Piece> {
    let steps = match action {
        Action::Move { from, to } => vec![Piece::Way(Way::Move), Piece::Tower(from), Piece::Card(to)],
        Action::Remove(card) => vec![Piece::Way(Way::Remove), Piece::Tower(card)],
        _ => Vec::new(),
    };
    let open = |piece: &Piece| {
        let piece = *piece;
        let open = tray.confirm() != Some(action) && tray.selected(piece) == 0 && tray.is_legal(piece);
        open && tray.click(piece)
    };
    steps.into_iter().filter(open).collect()
}

/// Returns the payment of a purchase: the gems that gold stands for, and the cards.
fn payment(action: Option<Action>) -> Option<(Gems, Spent)> {
    match action? {
        Action::Buy { gold_as, spent, .. } | Action::Conquer { gold_as, spent, .. } => Some((gold_as, spent)),
        _ => None,
    }
}

/// Returns the clicks on pieces of the payment that turn the one that is prepared into that of `action`.
fn pay(mut tray: Tray, action: Action) -> Vec<Piece> {
    let mut clicks = Vec::new();
    let Some((wanted, with)) = payment(Some(action)) else { return clicks };
    while let Some((gold_as, spent)) = payment(tray.confirm()).filter(|_| tray.confirm() != Some(action)) {
        let next = match (spent, with) {
            (Spent::Cards(..), Spent::Cards(one, other)) => {
                let cards = [Some(one), other].into_iter().flatten().map(Piece::Spend);
                cards.into_iter().find(|&piece| tray.selected(piece) == 0)
            }
            _ if doubles(spent) < doubles(with) => Some(Piece::MoreDouble),
            _ if doubles(spent) > doubles(with) => Some(Piece::LessDouble),
            _ => {
                let colours = Colour::ALL.into_iter();
                let more = colours.clone().filter(|&colour| gold_as.of(colour) < wanted.of(colour));
                let less = colours.filter(|&colour| gold_as.of(colour) > wanted.of(colour));
                let mut pieces = more.map(Piece::Paid).chain(less.map(Piece::PaidGold));
                pieces.find(|&piece| tray.is_legal(piece))
            }
        };
        let Some(next) = next.filter(|_| clicks.len() < 40) else { break };
        tray.click(next);
        clicks.push(next);
    }
    clicks
}

fn doubles(spent: Spent) -> u8 {
    if let Spent::DoubleGold(cards) = spent { cards } else { 0 }
}

/// A player of Splendor.
pub type Player = PlayerOf<Splendor>;

/// Sets up a table of Splendor in the lobby, by mouse; each seat is [`PERSON`](browser::person::PERSON) or a bot's level.
///
/// # Errors
/// If the lobby does not offer such holders of seats, or the page does not show the table in time.
pub async fn sit_down(stage: &Stage, seats: &[&str]) -> Result<()> {
    sit_in_lobby(stage, "splendor", seats).await?;
    stage.wait_for("#table").await?;
    Ok(())
}

/// Returns the view of the seat that is to act at this screen.
///
/// # Errors
/// If no seat at this screen is to act.
pub async fn view(stage: &Stage) -> Result<View> {
    seen(stage).await
}

/// Clicks an action of Splendor together, without confirming it.
///
/// # Errors
/// If one of its pieces cannot be clicked.
pub async fn prepare(stage: &Stage, action: Action) -> Result<()> {
    prepare_in::<Splendor>(stage, action).await
}

/// Makes a move of Splendor and waits until the page shows it.
///
/// # Errors
/// If it cannot be made, or is not shown in time.
pub async fn make(stage: &Stage, action: Action) -> Result<()> {
    make_in::<Splendor>(stage, action).await
}

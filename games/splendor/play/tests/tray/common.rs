//! Games of Splendor for the tests of its tray.

use splendor::{Action, Gem, Gems, Kind, Spent, Splendor};
use splendor_play::tray::{Piece, Tray};
use tray::Turn;

use tray::laws::{self, Dice};

pub fn setup(players: u8) -> String {
    format!("splendor players={players}")
}

/// The sets of modules that can be played, as a set-up line has them.
pub const SETS: [&str; 4] = ["", " modules=cities", " modules=posts", " modules=cities,posts"];

/// Every position of a random game in which somebody decides; cards are bought often.
pub fn play_through(players: u8, seed: u64, each: impl FnMut(&Splendor, Tray, &mut Dice)) {
    play_through_with("", players, seed, each);
}

/// The same with modules.
pub fn play_through_with(set: &str, players: u8, seed: u64, each: impl FnMut(&Splendor, Tray, &mut Dice)) {
    let setup = setup(players) + set;
    laws::play_through(&setup, seed, |action| matches!(action, Action::Buy { .. }), each);
}

/// Clicks an action together as a player would; answers whether every click did something.
pub fn click_together(tray: &mut Tray, game: &Splendor, action: Action) -> bool {
    let click_all = |tray: &mut Tray, gems: Gems, piece: fn(Gem) -> Piece| {
        gems.iter().all(|(gem, n)| (0..n).all(|_| tray.click(piece(gem))))
    };
    match action {
        Action::Take(gems) => click_all(tray, gems, Piece::Bank),
        Action::Return(gems) => click_all(tray, gems, Piece::Own),
        Action::Reserve(card) => {
            let clicked = tray.click(Piece::Card(card));
            clicked && (tray.confirm() == Some(action) || tray.other_use().is_ok())
        }
        Action::ReserveTop(level) => tray.click(Piece::Deck(level)),
        Action::Receive(noble) => tray.click(Piece::Noble(noble)),
        Action::TakeCity(city) => tray.click(Piece::City(city)),
        Action::Pass => true,
        // The page does not draw strongholds and cards of the Orient yet, and no set of these games has them.
        Action::Place(_)
        | Action::Move { .. }
        | Action::Remove(_)
        | Action::Conquer { .. }
        | Action::Waive
        | Action::Copy(_)
        | Action::ReserveNoble(_)
        | Action::TakeFree(_) => tray.prepare(action),
        Action::Buy { spent: Spent::DoubleGold(_) | Spent::Cards(..), .. } => tray.prepare(action),
        Action::Buy { card, gold_as, .. } => {
            let player = game.body().seat(tray.seat());
            let place = player.hand().position(|reserved| reserved.card() == Some(card));
            let piece = place.map_or(Piece::Card(card), |place| Piece::Hand(place as u8));
            let first = player.price(card).nth_payment(0);
            let (less, more) = (first.less(gold_as), gold_as.less(first));
            tray.click(piece)
                && click_all(tray, less, |gem| Piece::PaidGold(gem.colour().expect("a colour")))
                && click_all(tray, more, |gem| Piece::Paid(gem.colour().expect("a colour")))
        }
    }
}

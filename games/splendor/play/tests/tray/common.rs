//! Games of Splendor for the tests of its tray.

use splendor::{Action, Gem, Gems, Kind, Splendor};
use splendor_play::tray::{Piece, Tray};
use tray::Turn;

use tray::laws::{self, Dice};

pub fn setup(players: u8) -> String {
    format!("splendor players={players}")
}

/// Every position of a random game in which somebody decides; cards are bought often.
pub fn play_through(players: u8, seed: u64, each: impl FnMut(&Splendor, Tray, &mut Dice)) {
    laws::play_through(&setup(players), seed, |action| matches!(action, Action::Buy { .. }), each);
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
        Action::Pass => true,
        Action::Buy { card, gold_as } => {
            let player = game.body().seat(tray.seat());
            let place = player.hand().position(|reserved| reserved.card() == Some(card));
            let piece = place.map_or(Piece::Card(card), |place| Piece::Hand(place as u8));
            let extra = gold_as.less(player.price(card).lacking);
            tray.click(piece) && click_all(tray, extra, |gem| Piece::Paid(gem.colour().expect("a colour")))
        }
    }
}

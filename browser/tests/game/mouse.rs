//! How the actions of each game are clicked together.

use duel_play::tray as duel;
use splendor_play::tray as splendor;

use super::player::{Mouse, piece};

/// Splendor, by mouse.
pub struct Splendor;

impl Mouse for Splendor {
    type Turn = splendor::Tray;
    type Plan = splendor_play::SplendorPlay;

    fn clicks(tray: &splendor::Tray, view: &::splendor::View, action: ::splendor::Action) -> Vec<String> {
        use ::splendor::{Action, Gem, Gems, Kind};
        use splendor::Piece;

        let each = |gems: Gems, of: fn(Gem) -> Piece| -> Vec<String> {
            gems.iter().flat_map(|(gem, n)| std::iter::repeat_n(piece(of(gem)), n.into())).collect()
        };
        match action {
            Action::Take(gems) => each(gems, Piece::Bank),
            Action::Return(gems) => each(gems, Piece::Own),
            Action::ReserveTop(level) => vec![piece(Piece::Deck(level))],
            Action::Receive(noble) => vec![format!("[data-choice='{noble}']")],
            Action::Pass => Vec::new(),
            Action::Reserve(card) => {
                let mut clicks = vec![piece(Piece::Card(card))];
                // Where it can also be bought, that is prepared first.
                if view.body().seat(tray.seat()).price(card).is_payable() {
                    clicks.push("[data-act='reserve']".to_owned());
                }
                clicks
            }
            Action::Buy { card, gold_as } => {
                let player = view.body().seat(tray.seat());
                let place = player.hand().position(|reserved| reserved.card() == Some(card));
                let first = place.map_or(Piece::Card(card), |place| Piece::Hand(place as u8));
                let extra = gold_as.less(player.price(card).lacking);
                let paid = each(extra, |gem| gem.colour().map_or(Piece::Bank(gem), Piece::Paid));
                [piece(first)].into_iter().chain(paid).collect()
            }
        }
    }
}

/// Duel, by mouse.
pub struct Duel;

impl Mouse for Duel {
    type Turn = duel::Tray;
    type Plan = duel_play::DuelPlay;

    fn clicks(tray: &duel::Tray, view: &::duel::View, action: ::duel::Action) -> Vec<String> {
        use ::duel::Action;
        use duel::Piece;

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

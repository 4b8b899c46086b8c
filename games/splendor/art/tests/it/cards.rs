//! The essentials of a card, where a phone has no room for its picture.

use splendor::{CardId, OrientKind};
use splendor_art::orient::Kind;
use splendor_art::{brings, mini};

#[test]
fn a_card_in_the_hand_of_a_phone_shows_what_it_does() {
    for id in CardId::all() {
        let marks = if id.is_of_orient() {
            let kind = Kind::of(id);
            kind.brings().into_iter().chain(kind.does()).collect()
        } else {
            brings(id)
        };
        let mark = match id.card().orient {
            Some(OrientKind::SatchelAndFreeCard) => Some("badge-free-1"),
            Some(OrientKind::FreeCard(_)) => Some("badge-free-2"),
            Some(OrientKind::ReserveNoble(_)) => Some("badge-noble"),
            _ => None,
        };
        let badge = marks.iter().map(String::as_str).find(|name| name.starts_with("badge-"));
        assert_eq!(badge, mark, "{id}: {marks:?}");
    }
}

#[test]
fn a_card_in_the_hand_of_a_phone_has_its_price() {
    for id in CardId::all() {
        let (card, mini) = (id.card(), mini(id, String::new(), Vec::new()));
        let price: u8 = mini.cost.iter().map(|(_, n)| n).sum();
        assert_eq!(price, card.cost.total(), "{id}");
        assert!(price > 0 || mini.discards.len() == 2, "{id} has no price");
    }
}

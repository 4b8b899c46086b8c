//! Events of Alhambra as the log, the replay and screen readers tell them.

use alhambra::{Currency, Effect, Tile};
use alhambra_art::{sounds, tell};
use audio::Sound;
use kernel::Seat;

#[test]
fn a_purchase_is_a_move_with_a_mark_and_a_sound() {
    let (seat, tile) = (Seat(1), "t9b".parse().expect("a tile"));
    let cards = "54".parse().expect("cards");
    let bought = Effect::Bought { seat, tile, currency: Currency::Dinar, cards, exact: true };
    let event = tell(&bought);
    assert!(event.is_move && event.mark.is_some_and(|mark| mark.seat == Some(seat)));
    assert_eq!(event.told.expect("it is told").pieces, ["square-3", "bought-t9b"]);
    assert_eq!(sounds(&bought), [Sound::Purchase]);
}

#[test]
fn the_beginning_of_a_payment_with_cards_to_spare_is_a_move_with_words() {
    let (seat, tile) = (Seat(1), "t9b".parse().expect("a tile"));
    let begun = tell(&Effect::Pays { seat, tile });
    assert!(begun.is_move && begun.told.is_some(), "an entry of the log without words says nothing");
    // The cards that follow belong to it until the tile is bought.
    let added = tell(&Effect::Added { seat, card: "f5".parse().expect("a card") });
    assert!(!added.is_move && added.told.is_none());
}

#[test]
fn a_round_of_scoring_is_read_in_the_log_and_told_as_a_whole() {
    let seat = Seat(1);
    let wall = tell(&Effect::Wall { round: 2, seat, points: 7 }).told.expect("the log has it");
    assert_eq!(wall.sentence, None);
    let came = tell(&Effect::RoundCame { round: 2 }).told.expect("the log has it");
    assert_eq!(came.sentence, Some(came.line));
}

#[test]
fn what_fills_a_gap_belongs_to_the_move_before() {
    let laid = tell(&Effect::Laid { square: 1, tile: Tile::new(1).expect("a tile") });
    assert!(!laid.is_move && laid.told.is_none());
    assert!(tell(&Effect::RoundScored { round: 2 }).mark.is_some_and(|mark| mark.seat.is_none()));
}

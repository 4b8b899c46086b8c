//! Descriptions of the events of Alhambra for the log, the replay and the live region, and their sounds.

use alhambra::Effect;
use kernel::Narrate;
use page::{Event, Mark, Told};
use web::table::Sound;

/// Describes an event.
pub fn tell(effect: &Effect) -> Event {
    let sentence = effect.message();
    Event {
        seat: effect.seat(),
        is_move: is_move(effect),
        told: is_told(effect).then(|| Told {
            line: sentence.clone(),
            sentence: Some(sentence).filter(|_| !is_detail(effect)),
            pieces: pieces_of(effect),
        }),
        mark: mark(effect),
    }
}

fn is_move(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Took { .. }
            | Effect::Pays { .. }
            | Effect::Bought { .. }
            | Effect::Built { .. }
            | Effect::Kept { .. }
            | Effect::Gave { .. }
            | Effect::Rebuilt { .. }
            | Effect::Removed { .. }
            | Effect::Replaced { .. }
            | Effect::Passed { .. }
    )
}

/// Whether an event has words, as every move has: what fills a gap is seen, and the cards of a payment are named with
/// the purchase.
fn is_told(effect: &Effect) -> bool {
    !matches!(
        effect,
        Effect::Dealt { .. } | Effect::Opened { .. } | Effect::Laid { .. } | Effect::Added { .. }
    )
}

/// Whether an event is a part of a round of scoring, which is told as a whole ([`summary`](super::scoring::summary)).
fn is_detail(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::RoundScored { .. }
            | Effect::Majority { .. }
            | Effect::NeutralMajority { .. }
            | Effect::Wall { .. }
    )
}

/// Returns the pieces that an effect mentions, by their names on the table.
fn pieces_of(effect: &Effect) -> Vec<String> {
    match *effect {
        Effect::Bought { tile, currency, .. } => {
            vec![format!("square-{}", currency as u8 + 1), format!("bought-{tile}")]
        }
        Effect::Built { tile, cell, .. } | Effect::Rebuilt { tile, cell, .. } => {
            vec![format!("cell-{cell}"), format!("kept-{tile}"), format!("bought-{tile}")]
        }
        Effect::Kept { tile, .. } | Effect::Removed { tile, .. } => vec![format!("kept-{tile}")],
        Effect::Replaced { tile, old, .. } => vec![format!("kept-{tile}"), format!("kept-{old}")],
        Effect::LastWon { square, .. } | Effect::LastLeft { square, .. } => vec![format!("square-{square}")],
        _ => Vec::new(),
    }
}

/// Returns the mark on the timeline: full height for a round of scoring, short for a purchase.
fn mark(effect: &Effect) -> Option<Mark> {
    match *effect {
        Effect::RoundScored { .. } => Some(Mark { height: 10.0, words: "alhambra-replay-round", seat: None }),
        Effect::Bought { seat, .. } => {
            Some(Mark { height: 4.0, words: "alhambra-replay-bought", seat: Some(seat) })
        }
        _ => None,
    }
}

/// Returns the sounds of an effect.
pub fn sounds(effect: &Effect) -> Vec<Sound> {
    match effect {
        Effect::Took { cards, .. } => vec![Sound::Card; usize::from(cards.len())],
        Effect::Bought { .. } => vec![Sound::Purchase],
        Effect::Built { .. }
        | Effect::Kept { .. }
        | Effect::Gave { .. }
        | Effect::Rebuilt { .. }
        | Effect::Removed { .. }
        | Effect::Replaced { .. } => vec![Sound::Stone],
        Effect::RoundScored { .. } => vec![Sound::Honour],
        Effect::RoundCame { .. }
        | Effect::Laid { .. }
        | Effect::Opened { .. }
        | Effect::NeutralGot { .. } => {
            vec![Sound::Card]
        }
        Effect::Dealt { .. }
        | Effect::Begins { .. }
        | Effect::Shuffled { .. }
        | Effect::Pays { .. }
        | Effect::Added { .. }
        | Effect::Passed { .. }
        | Effect::Majority { .. }
        | Effect::NeutralMajority { .. }
        | Effect::Wall { .. }
        | Effect::Ending
        | Effect::LastWon { .. }
        | Effect::LastLeft { .. }
        | Effect::Ended => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use alhambra::{Currency, Tile};
    use kernel::Seat;

    use super::*;

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
}

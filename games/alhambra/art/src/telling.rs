//! Descriptions of the events of Alhambra for the log, the replay and the live region.

use alhambra::Effect;
use kernel::Narrate;
use page::{Event, Mark, Told};

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

/// Returns whether an event has words, as every move has: what fills a gap is seen, and the cards of a payment are
/// named with the purchase.
fn is_told(effect: &Effect) -> bool {
    !matches!(
        effect,
        Effect::Dealt { .. } | Effect::Opened { .. } | Effect::Laid { .. } | Effect::Added { .. }
    )
}

/// Returns whether an event is a part of a round of scoring, which the kit tells as a whole.
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

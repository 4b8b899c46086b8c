//! Descriptions of the events of Splendor for the log, the replay and the live region.

use kernel::Seat;
use splendor::{Effect, Kind};
use web::table::{Event, Mark, Told};

/// Describes an event.
pub fn tell(effect: &Effect) -> Event {
    Event {
        seat: effect.seat(),
        is_move: is_move(effect),
        told: line(effect).map(|line| Told::new(effect, line, pieces_of(effect))),
        mark: mark(effect),
    }
}

fn is_move(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Took { .. }
            | Effect::Reserved { .. }
            | Effect::ReservedTop { .. }
            | Effect::Bought { .. }
            | Effect::Passed { .. }
    )
}

/// Returns the short message of an effect that is described, for a narrow column.
fn line(effect: &Effect) -> Option<&'static str> {
    Some(match effect {
        Effect::Took { .. } => "log-took",
        Effect::Reserved { .. } => "log-reserved",
        Effect::ReservedTop { .. } => "log-reserved-top",
        // To the others it says no more than the reservation before it.
        Effect::Drew { card: None, .. } | Effect::Laid { .. } | Effect::NobleRevealed { .. } => return None,
        Effect::CityRevealed { .. } => return None,
        Effect::Drew { .. } => "log-drew",
        Effect::Bought { .. } => "log-bought",
        Effect::Returned { .. } => "log-returned",
        Effect::Received { .. } => "log-received",
        Effect::Passed { .. } => "log-passed",
        Effect::LastRound { .. } => "log-last-round",
        Effect::Ended => "log-ended",
        Effect::TookCity { .. } => "log-took-city",
        Effect::LastRoundByCity { .. } => "log-last-round-by-city",
        Effect::PostToken { .. } => "log-post-token",
        Effect::PlacedShield { .. } => "log-placed-shield",
    })
}

/// Returns the names on the table of the pieces that an effect mentions.
fn pieces_of(effect: &Effect) -> Vec<String> {
    match *effect {
        Effect::Took { gems, .. } | Effect::Returned { gems, .. } | Effect::PostToken { gems, .. } => {
            gems.iter().map(|(gem, _)| format!("bank-{}", gem.key())).collect()
        }
        Effect::Reserved { card, .. } | Effect::Bought { card, .. } => vec![format!("card-{card}")],
        Effect::Drew { card: Some(card), .. } => vec![format!("card-{card}")],
        Effect::ReservedTop { level, .. } => vec![format!("deck-{}", level + 1)],
        Effect::Received { noble, .. } => vec![format!("noble-{noble}")],
        _ => Vec::new(),
    }
}

/// Returns the mark on the timeline: short for a purchase, tall for a noble, full height for the last round.
fn mark(effect: &Effect) -> Option<Mark> {
    let by = |height, words, seat: Seat| Some(Mark { height, words, seat: Some(seat) });
    match *effect {
        Effect::LastRound { .. } | Effect::LastRoundByCity { .. } => {
            Some(Mark { height: 10.0, words: "replay-last-round", seat: None })
        }
        Effect::Received { seat, .. } => by(8.0, "replay-noble", seat),
        Effect::TookCity { seat, .. } => by(8.0, "replay-city", seat),
        Effect::Bought { seat, .. } => by(4.0, "replay-bought", seat),
        _ => None,
    }
}

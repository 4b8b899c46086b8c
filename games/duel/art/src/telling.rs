//! Descriptions of the events of Splendor Duel for the log, the replay and the live region.

use duel::{Effect, Kind};
use kernel::Seat;
use page::{Event, Mark, Told};

/// The message of an extra turn.
pub const AGAIN: &str = "duel-line-again";

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
        Effect::UsedPrivilege { .. }
            | Effect::Replenished { .. }
            | Effect::Took { .. }
            | Effect::Reserved { .. }
            | Effect::ReservedTop { .. }
            | Effect::Bought { .. }
    )
}

/// Returns the short message of an effect that is described, for a narrow column.
fn line(effect: &Effect) -> Option<&'static str> {
    Some(match effect {
        // To the opponent it says no more than the reservation before it.
        Effect::Drew { card: None, .. } | Effect::Laid { .. } | Effect::Placed { .. } => return None,
        Effect::UsedPrivilege { .. } => "duel-line-privilege",
        Effect::Replenished { .. } => "duel-line-replenished",
        Effect::TookPrivilege { .. } => "duel-line-took-privilege",
        Effect::Took { .. } => "jewels-log-took",
        Effect::Reserved { .. } => "duel-line-reserved",
        Effect::ReservedTop { .. } => "duel-line-reserved-top",
        Effect::Drew { .. } => "jewels-line-drew",
        Effect::Bought { .. } => "jewels-line-bought",
        Effect::Copied { .. } => "duel-line-copied",
        Effect::TookSame { .. } => "duel-line-took-same",
        Effect::Stole { .. } => "duel-log-stole",
        Effect::ReceivedRoyal { .. } => "duel-line-royal",
        Effect::Discarded { .. } => "duel-log-discarded",
        Effect::PlaysAgain { .. } => AGAIN,
        Effect::Ended { .. } => "duel-line-ended",
    })
}

/// Returns the names on the table of the pieces that an effect mentions.
fn pieces_of(effect: &Effect) -> Vec<String> {
    match *effect {
        Effect::UsedPrivilege { space, .. } | Effect::TookSame { space, .. } => {
            vec![format!("space-{space}")]
        }
        Effect::Took { spaces, .. } => spaces.iter().map(|space| format!("space-{space}")).collect(),
        Effect::Reserved { card, gold, .. } => vec![format!("card-{card}"), format!("space-{gold}")],
        Effect::ReservedTop { level, gold, .. } => {
            vec![format!("deck-{}", level + 1), format!("space-{gold}")]
        }
        Effect::Bought { card, .. } | Effect::Drew { card: Some(card), .. } => vec![format!("card-{card}")],
        Effect::Replenished { .. } => vec!["bag".to_owned()],
        Effect::Copied { colour, .. } => {
            colour.iter().map(|(gem, _)| format!("plate-{}", gem.letter())).collect()
        }
        _ => Vec::new(),
    }
}

/// Returns the mark on the timeline: short for a purchase, tall for a royal card.
fn mark(effect: &Effect) -> Option<Mark> {
    let by = |height, words, seat: Seat| Some(Mark { height, words, seat: Some(seat) });
    match *effect {
        Effect::ReceivedRoyal { seat, .. } => by(8.0, "duel-replay-royal", seat),
        Effect::Bought { seat, .. } => by(4.0, "jewels-replay-bought", seat),
        _ => None,
    }
}

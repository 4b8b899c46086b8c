//! Descriptions of the events of Skerries for the log, the replay and the live region.

use kernel::Narrate;
use page::{Event, Mark, Told};
use skerries::Effect;

/// Describes an event.
pub fn tell(effect: &Effect) -> Event {
    let sentence = effect.message();
    // Deals to all players, and catches laid in a gap, would fill the log.
    let is_told = !matches!(
        effect,
        Effect::OrderDealt { order: None, .. } | Effect::CatchDealt { .. } | Effect::Laid { .. }
    );
    Event {
        seat: effect.seat(),
        is_move: matches!(
            effect,
            Effect::Took { .. }
                | Effect::Filled { .. }
                | Effect::Gave { .. }
                | Effect::Kept { .. }
                | Effect::Jettisoned { .. }
                | Effect::Delivered { .. }
        ),
        told: is_told.then(|| match line(effect) {
            Some(line) => Told::new(effect, line, pieces_of(effect)),
            None => Told { line: sentence.clone(), sentence: Some(sentence), pieces: pieces_of(effect) },
        }),
        mark: mark(effect),
    }
}

/// Returns the short message for the log, where a drawing of the catch replaces its words.
fn line(effect: &Effect) -> Option<&'static str> {
    match effect {
        Effect::Took { .. } => Some("skerries-took"),
        Effect::Jettisoned { .. } => Some("skerries-jettisoned"),
        _ => None,
    }
}

/// Returns the pieces that an effect mentions, by their names on the table.
fn pieces_of(effect: &Effect) -> Vec<String> {
    match *effect {
        Effect::Took { catch, .. } => vec![format!("quay-{catch}"), format!("boat-{catch}")],
        Effect::Jettisoned { catch, .. } => vec![format!("boat-{catch}")],
        Effect::Filled { .. } => vec!["stock".to_owned()],
        Effect::Gave { .. } => vec!["beacon".to_owned()],
        _ => Vec::new(),
    }
}

/// Returns the mark on the timeline: tall for a storm that strikes and for the last round.
fn mark(effect: &Effect) -> Option<Mark> {
    let words = match effect {
        Effect::StormStruck { .. } => "skerries-replay-storm",
        Effect::LastRound { .. } => "skerries-replay-full-boat",
        _ => return None,
    };
    Some(Mark { height: 8.0, words, seat: None })
}

//! Descriptions of the events of Skerries for the log, the replay and the live region, and the flights of its pieces.

use kernel::Narrate;
use page::{Event, Mark, Told};
use skerries::Effect;
use web::table::{Flights, Sound};

use super::art;

/// Describes an event.
pub fn tell(effect: &Effect) -> Event {
    let sentence = effect.message();
    // What is dealt to all, and what lies down in a gap, would fill the log.
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

/// Adds the flights of the pieces that an effect moves.
pub fn fly(effect: &Effect, flights: &mut Flights) {
    let oil = || "<svg viewBox='0 0 100 100'><use href='#fish-o'/></svg>".to_owned();
    match *effect {
        Effect::Took { seat, catch, .. } => {
            let from = format!("[data-piece='quay-{catch}']");
            flights.piece(|| art::catch(catch), &from, &format!("[data-at='boat-{seat}']"));
        }
        Effect::Filled { seat, .. } => {
            flights.toss(oil, "[data-piece='stock']", &format!("[data-at='oil-{seat}']"));
        }
        Effect::Gave { seat } => {
            flights.toss(oil, &format!("[data-at='oil-{seat}']"), "[data-piece='beacon']");
        }
        _ => {}
    }
}

/// Returns the sounds of an effect.
pub fn sounds(effect: &Effect) -> Vec<Sound> {
    match effect {
        Effect::Took { .. } | Effect::Jettisoned { .. } => vec![Sound::Stone],
        Effect::Filled { .. } | Effect::Gave { .. } => vec![Sound::Coin],
        Effect::Laid { .. } | Effect::StormCame | Effect::StormStruck { .. } => vec![Sound::Card],
        Effect::Delivered { .. } => vec![Sound::Honour],
        Effect::OrderDealt { .. }
        | Effect::CatchDealt { .. }
        | Effect::Begins { .. }
        | Effect::Kept { .. }
        | Effect::StormPassed
        | Effect::LastRound { .. }
        | Effect::Sunk
        | Effect::Ended => Vec::new(),
    }
}

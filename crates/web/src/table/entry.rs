//! The moves of a game, as the log and the replay list them.

use std::sync::Arc;

use kernel::Seat;
use page::{Event, Told};

use super::now::Happened;

/// A move with its consequences.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// The version at which the move was decided.
    pub first: u32,
    /// The version after the move and all outcomes of chance that followed.
    pub version: u32,
    /// The events that the entry describes.
    pub events: Vec<Arc<Event>>,
}

impl Entry {
    /// Returns the seat that moved.
    pub fn seat(&self) -> Option<Seat> {
        self.events.iter().find_map(|event| event.seat)
    }

    /// Returns the words for each event.
    pub fn told(&self) -> impl Iterator<Item = &Told> {
        self.events.iter().filter_map(|event| event.told.as_ref())
    }
}

/// Groups the events into entries; while the hand is covered, these contain only what everybody may know.
pub fn entries(steps: &[Happened], covered: bool) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    let mut set_up = Vec::new();
    for step in steps {
        let seen = step.effects.iter().map(|effect| if covered { &effect.public } else { &effect.event });
        if seen.clone().any(|event| event.is_move) {
            let events = std::mem::take(&mut set_up);
            entries.push(Entry { first: step.version, version: step.version, events });
        }
        let told = seen.filter(|event| event.told.is_some()).cloned();
        match entries.last_mut() {
            Some(entry) => {
                entry.version = step.version;
                entry.events.extend(told);
            }
            // An event about a player before the first move, such as who begins, is told with that move.
            None => set_up.extend(told.filter(|event| event.seat.is_some())),
        }
    }
    entries
}

//! Records what was promised and shown, and checks at the end that it holds.

use std::collections::BTreeMap;

use protocol::{Frame, Seat, Seen};
use store::Stored;
use table::{Ask, Granted, Holder, Known, Table};

use crate::client::{Client, shown};
use crate::{Broken, kept};

/// A record of what was promised and shown.
#[derive(Default)]
pub(crate) struct Witness {
    /// The requests that were granted: the client, the request and the answer.
    granted: Vec<(Holder, Ask, Granted)>,
    /// The view that each viewer was shown at each version.
    views: BTreeMap<(String, u32), String>,
}

impl Witness {
    pub fn granted(&mut self, holder: Holder, ask: Ask, granted: Granted) {
        self.granted.push((holder, ask, granted));
    }

    /// Returns the number of requests that were granted.
    pub fn count(&self) -> usize {
        self.granted.len()
    }

    /// Records a frame that was sent.
    ///
    /// # Errors
    /// If a version was shown with different content before: it may not change, even after a crash.
    pub fn sent(&mut self, frame: &Frame) -> Result<(), Broken> {
        match frame {
            Frame::Snapshot(snapshot) => self.saw(snapshot.version, &snapshot.seen),
            Frame::Update(update) => self.saw(update.version, &update.seen),
            _ => Ok(()),
        }
    }

    fn saw(&mut self, version: u32, seen: &[Seen]) -> Result<(), Broken> {
        for seen in seen {
            let view = seen.view.get();
            let known =
                self.views.entry((seen.viewer.to_string(), version)).or_insert_with(|| view.to_owned());
            kept(known == view, || format!("version {version} was shown to {} in two ways", seen.viewer))?;
        }
        Ok(())
    }

    /// Checks that everything that was granted is stored once, and that everything that was shown can be shown again.
    ///
    /// # Errors
    /// If something is missing, stored twice or different.
    pub fn judge(&self, stored: &Stored, table: &Table, clients: &[Client]) -> Result<(), Broken> {
        self.nothing_is_doubled(stored)?;
        for (holder, ask, granted) in &self.granted {
            kept(is_stored(stored, *holder, ask, granted), || {
                format!("{ask:?} was granted ({granted:?}) and is lost")
            })?;
        }
        for ((viewer, version), view) in &self.views {
            let viewer = viewer.parse().map_err(|_| Broken(format!("no viewer: {viewer}")))?;
            let someone = table.sitters().iter().find_map(table::Sitter::holder);
            let then = table.view_at(someone, *version, viewer);
            let same = then.as_ref().is_ok_and(|then| then.view.get() == view);
            kept(same, || format!("version {version} is not what {viewer} was shown"))?;
        }
        for client in clients {
            let now = table.snapshot(Some(client.holder), Known::default());
            kept(client.version == now.version, || {
                format!("a client stayed at {} of {}", client.version, now.version)
            })?;
            for seen in &now.seen {
                let all: Vec<_> = seen.steps.iter().map(shown).collect();
                let known = client.steps.get(&seen.viewer.to_string());
                kept(known == Some(&all), || {
                    format!("what {} put together is not what happened", seen.viewer)
                })?;
            }
            kept(now.chat.iter().all(|line| client.heard.contains(&line.id)), || {
                "a line was not heard".into()
            })?;
        }
        Ok(())
    }

    fn nothing_is_doubled(&self, stored: &Stored) -> Result<(), Broken> {
        let mut keys: Vec<_> = stored.entries.iter().filter_map(|entry| entry.key.as_ref()).collect();
        keys.sort_by_key(|key| (key.seat, &key.key));
        let doubled =
            keys.windows(2).any(|pair| (pair[0].seat, &pair[0].key) == (pair[1].seat, &pair[1].key));
        kept(!doubled, || "a move was made twice".into())?;
        let mut lines: Vec<_> = stored.lines.iter().map(|line| (line.speaker, &line.key)).collect();
        lines.sort_unstable();
        kept(lines.windows(2).all(|pair| pair[0] != pair[1]), || "a line was said twice".into())
    }
}

/// Returns whether the store contains what was granted. Undo requests that were refused leave no trace.
fn is_stored(stored: &Stored, holder: Holder, ask: &Ask, granted: &Granted) -> bool {
    let move_of = |seat: Seat, key: &str| {
        let of = |entry: &&store::Entry| {
            entry.key.as_ref().is_some_and(|stored| stored.seat == seat && stored.key == key)
        };
        stored.entries.iter().find(of).map(|entry| entry.version)
    };
    match (ask, granted) {
        (Ask::Move(request), Granted::Moved(moved)) => {
            move_of(request.seat, &request.key) == Some(moved.version)
        }
        (Ask::Undo(request), Granted::Moved(moved)) => {
            let made = move_of(request.seat, &request.key);
            if moved.version == request.version {
                // Noted until everybody has agreed. A crash forgets that, and a late copy of the request may then be the
                // one that makes the undo.
                made.is_none_or(|version| version > moved.version)
            } else {
                made == Some(moved.version)
            }
        }
        (Ask::Say(request), Granted::Said(said)) => {
            let line = stored.lines.iter().find(|line| line.id == said.id);
            // The oldest lines are no longer returned.
            line.map_or(stored.lines.first().is_some_and(|first| said.id < first.id), |line| {
                line.speaker == holder && line.key == request.key
            })
        }
        (Ask::Seat(..), Granted::Seated) => stored.seats.iter().any(|seat| seat.owner == Some(holder)),
        (Ask::Start(_), Granted::Seated) => stored.revision.is_none(),
        _ => false,
    }
}

//! The connections of requests that wait. While one waits, and for a while after it, its sender is connected to the table:
//! a program thinks between two requests, and is not away.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use protocol::Refusal;
use table::{Holder, Known, Socket};
use tokio::sync::mpsc;
use tokio::time::sleep;

use crate::limits::Open;
use crate::tables::{Audience, Tables, next_socket};

/// The time for which the sender stays connected after a request.
const GRACE: Duration = Duration::from_secs(10);
/// The number of messages to a request: that the table is shown, and that something has changed.
const MESSAGES: usize = 2;

/// A table, and a person who has waited there.
pub(crate) type Place = (String, Option<Holder>);

/// The connection of a person who waits no more, but may soon wait again.
pub(crate) struct Lingering {
    pub socket: Socket,
    /// The count towards the limits.
    pub open: Open,
}

/// The people who waited a moment ago, each once at a table; cheap to clone.
#[derive(Clone, Default)]
pub(crate) struct Pollers(Arc<Mutex<HashMap<Place, Lingering>>>);

impl Pollers {
    /// Returns the connection of a person there, which the caller ends.
    pub fn take(&self, place: &Place) -> Option<Lingering> {
        self.lingering().remove(place)
    }

    /// Forgets a connection if it is still the last one of its person there, and returns whether it is.
    fn expire(&self, place: &Place, socket: Socket) -> bool {
        let mut lingering = self.lingering();
        let is_last = lingering.get(place).is_some_and(|last| last.socket == socket);
        is_last && lingering.remove(place).is_some()
    }

    fn lingering(&self) -> MutexGuard<'_, HashMap<Place, Lingering>> {
        // No thread panics while it holds this lock.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The connection of a request that waits. When it is dropped, as also when the client goes away, it lingers.
pub(crate) struct Attending {
    tables: Tables,
    pollers: Pollers,
    place: Place,
    socket: Socket,
    open: Open,
    changes: mpsc::Receiver<()>,
}

impl Attending {
    /// Connects a person to a table.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn join(
        tables: Tables,
        pollers: Pollers,
        place: Place,
        known: Known,
        open: Open,
    ) -> Result<Self, Refusal> {
        let socket = next_socket();
        let (told, changes) = mpsc::channel(MESSAGES);
        tables.join(&place.0, socket, place.1, known, Audience::Poll(told)).await?;
        let mut attending = Attending { tables, pollers, place, socket, open, changes };
        // The first message comes with joining.
        attending.change().await;
        Ok(attending)
    }

    /// Waits until something changes that a snapshot shows, or the table closes its connections.
    pub async fn change(&mut self) {
        let _ = self.changes.recv().await;
    }
}

impl Drop for Attending {
    fn drop(&mut self) {
        let (tables, pollers, place) = (self.tables.clone(), self.pollers.clone(), self.place.clone());
        let (socket, open) = (self.socket, std::mem::take(&mut self.open));
        tokio::spawn(async move {
            // People who are nobody hold no seat, so nobody misses them.
            if place.1.is_some() {
                let earlier = pollers.lingering().insert(place.clone(), Lingering { socket, open });
                if let Some(earlier) = earlier {
                    tables.leave(&place.0, earlier.socket).await;
                }
                sleep(GRACE).await;
                if !pollers.expire(&place, socket) {
                    return;
                }
            }
            tables.leave(&place.0, socket).await;
        });
    }
}

#[cfg(test)]
#[path = "../tests/inside/attending.rs"]
mod tests;

//! Requests that wait until something changes at a table, for programs without a socket.

use std::time::Duration;

use table::Known;
use tokio::time::{Instant, timeout};

use crate::app::App;
use crate::attending::{Attending, Lingering, Place};
use crate::identity::Guest;
use crate::refuse::{Refused, worded};
use crate::{stopped, waiting};

/// The longest time for which a request waits, in seconds.
pub(crate) const WAIT_SECONDS_MAX: u64 = 30;

/// The time for which a request has waited, which is not the server's.
#[derive(Clone, Copy, Default)]
pub(crate) struct Waited(pub Duration);

/// Waits until a table has something new for the sender, at most for this time or until the server stops.
///
/// # Errors
/// If the sender may not see the table, or has too many connections.
pub(crate) async fn changed(
    app: &App,
    table: &str,
    guest: Guest,
    known: Known,
    longest: Duration,
) -> Result<Waited, Refused> {
    let (began, holder) = (Instant::now(), guest.holder());
    let admits = app.tables.look(table, move |table| table.admits(holder)).await?;
    admits.map_err(|refusal| worded(refusal, app.tables.texts()))?;
    // A client that goes away meanwhile must not leave a connection that nobody ends.
    let joining = attend(app.clone(), guest, (table.to_owned(), holder), known);
    let mut attending = waiting::uninterrupted(joining).await?;
    if !app.tables.look(table, move |table| table.has_news(holder, known)).await? {
        tokio::select! {
            _ = timeout(longest, attending.change()) => {}
            () = stopped(app.stopping.clone()) => {}
        }
    }
    Ok(Waited(began.elapsed()))
}

/// Connects the sender to a table, in the place of the connection that their last request there has left.
async fn attend(app: App, guest: Guest, place: Place, known: Known) -> Result<Attending, Refused> {
    let (earlier, open) = match app.pollers.take(&place) {
        Some(Lingering { socket, open }) => (Some(socket), open),
        None => (None, app.limits.socket(place.1, guest.from)?),
    };
    let (tables, table) = (app.tables.clone(), place.0.clone());
    let joined = Attending::join(tables, app.pollers.clone(), place, known, open).await;
    // Only now: in between nobody is away.
    if let Some(earlier) = earlier {
        app.tables.leave(&table, earlier).await;
    }
    Ok(joined?)
}

#[cfg(test)]
#[path = "../tests/inside/polling.rs"]
mod tests;

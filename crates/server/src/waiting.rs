//! What the people of an address may have of the lobby, so that others find tables and seats there. The host's own machine
//! is not limited.

use store::{ReadError, records};
use table::Holder;
use tokio::sync::MutexGuard;

use crate::address::Network;
use crate::app::App;
use crate::identity::Guest;
use crate::limits::IDLE;
use crate::lobby::{LISTED_MS, unread};
use crate::refuse::Refused;

/// The maximum number of tables in the lobby that were set up from an address.
const LISTED_OF_ADDRESS: u32 = 20;

/// Says that something was counted: until it is dropped nothing else is.
type Counted<'a> = Option<MutexGuard<'a, ()>>;

/// Counts a seat that a person takes at a table in the lobby. The next is counted when what is returned is dropped.
///
/// # Errors
/// If others wait for the people of the address at too many tables, or too many seats were taken from there.
pub(crate) async fn for_seat<'a>(
    app: &'a App,
    guest: &Guest,
    holder: Holder,
    table: &str,
) -> Result<Counted<'a>, Refused> {
    let Some(from) = guest.from else { return Ok(None) };
    if !app.tables.look(table, move |table| table.is_lobby_for(Some(holder))).await? {
        return Ok(None);
    }
    app.limits.address_seats.take(&from)?;
    let counted = app.seating.lock().await;
    let idle = idle_seats(app, people_of(app, from, holder)).await.map_err(unread)?;
    app.limits.wait(from, idle)?;
    Ok(Some(counted))
}

/// Counts a table that a person adds to the lobby. The next is counted when what is returned is dropped.
///
/// # Errors
/// If there are too many from the address.
pub(crate) async fn for_players<'a>(
    app: &'a App,
    guest: &Guest,
    holder: Holder,
) -> Result<Counted<'a>, Refused> {
    let Some(from) = guest.from else { return Ok(None) };
    let counted = app.seating.lock().await;
    let since = records::now().saturating_sub(LISTED_MS);
    let listed = app.store.gathering(people_of(app, from, holder), since).await.map_err(unread)?;
    app.limits.list(from, listed, LISTED_OF_ADDRESS)?;
    Ok(Some(counted))
}

/// Returns at how many seats in the lobby others wait for a person who wants to be forgotten.
///
/// # Errors
/// If the store cannot be read.
pub(crate) async fn for_person(app: &App, person: Holder) -> Result<u32, ReadError> {
    idle_seats(app, vec![person]).await
}

async fn idle_seats(app: &App, people: Vec<Holder>) -> Result<u32, ReadError> {
    app.store.idle_seats(people, records::now().saturating_sub(IDLE.as_millis() as u64)).await
}

/// Returns all people of an address, and one more who comes from there: a new one is only a cookie away.
fn people_of(app: &App, from: Network, holder: Holder) -> Vec<Holder> {
    let mut people = app.tables.holdings().people_at(from);
    if !people.contains(&holder) {
        people.push(holder);
    }
    people
}

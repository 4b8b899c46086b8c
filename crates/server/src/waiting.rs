//! Limits the seats and tables of the lobby that the people of an address may have, so that others find some there. The
//! host's own machine is not limited.

use std::collections::BTreeSet;

use protocol::RefusalKind;
use store::{ReadError, records};
use table::Holder;
use tokio::sync::MutexGuard;

use crate::address::{Network, Prefix};
use crate::app::App;
use crate::listed::LISTED_MS;
use crate::meter::Used;
use crate::refuse::{Refused, unread};
use crate::seating::{IDLE, Seating};

/// The lock under which something was counted: until it is dropped nothing else is; none for the host's own machine.
pub(crate) type Counted<'a> = Option<MutexGuard<'a, Seating>>;

/// Counts a seat that a person takes at a table in the lobby. The next is counted when what is returned is dropped.
///
/// # Errors
/// If others wait for the people of the address at too many seats, or too many were taken from there.
pub(crate) async fn for_seat<'a>(
    app: &'a App,
    from: Option<Network>,
    holder: Holder,
    table: &str,
) -> Result<Counted<'a>, Refused> {
    let Some(from) = from else { return Ok(None) };
    if !app.tables.look(table, move |table| table.is_lobby_for(Some(holder))).await? {
        return Ok(None);
    }
    app.limits.address_seats.take(from)?;
    let mut seating = app.seating.lock().await;
    let mut waits = Vec::new();
    for (prefix, members, people) in people_of(app, &seating, from, holder) {
        let idle = idle_seats(app, people).await.map_err(unread)?;
        let amount = idle.saturating_add(seating.given_up(prefix.network));
        waits.push(Used { prefix, members, amount: amount.into() });
    }
    app.limits.wait(waits)?;
    seating.came(from, holder);
    Ok(Some(seating))
}

/// Counts a table that a person adds to the lobby. The next is counted when what is returned is dropped.
///
/// # Errors
/// If there are too many from the address.
pub(crate) async fn for_players(
    app: &App,
    from: Option<Network>,
    holder: Holder,
) -> Result<Counted<'_>, Refused> {
    let Some(from) = from else { return Ok(None) };
    let mut seating = app.seating.lock().await;
    let since = records::now().saturating_sub(LISTED_MS);
    let mut listed = Vec::new();
    for (prefix, members, people) in people_of(app, &seating, from, holder) {
        let amount = app.store.gathering(people, since).await.map_err(unread)?.into();
        listed.push(Used { prefix, members, amount });
    }
    app.limits.list(listed)?;
    seating.came(from, holder);
    Ok(Some(seating))
}

/// Notes what a forgotten person leaves in the lobby, before it is left.
pub(crate) async fn leave(app: &App, person: Holder, heir: Holder, from: Option<Network>) {
    let mut seating = app.seating.lock().await;
    // Seats that cannot be read are no reason to keep anything.
    let seats = idle_seats(app, vec![person]).await.unwrap_or_default();
    seating.leaves(person, heir, from, seats);
}

/// Runs work in a task of its own, so that it ends although its client hangs up: a seat on its way to the store must not
/// lose the lock under which it was counted.
///
/// # Errors
/// If the work fails.
pub(crate) async fn uninterrupted<T: Send + 'static>(
    work: impl Future<Output = Result<T, Refused>> + Send + 'static,
) -> Result<T, Refused> {
    let done = tokio::spawn(work).await;
    done.unwrap_or_else(|error| Err(Refused::new(RefusalKind::Internal, error.to_string())))
}

async fn idle_seats(app: &App, people: Vec<Holder>) -> Result<u32, ReadError> {
    app.store.idle_seats(people, records::now().saturating_sub(IDLE.as_millis() as u64)).await
}

/// Returns for each prefix of an address, from its home on (in the lobby a home counts as one address), the people who count for it, and one more who comes from there (a new one is only
/// a cookie away), with the number of its members from which they come.
fn people_of(app: &App, seating: &Seating, from: Network, holder: Holder) -> Vec<(Prefix, u32, Vec<Holder>)> {
    let mut narrower: Option<Network> = None;
    let of_prefix = |prefix: Prefix| {
        let mut there = app.tables.holdings().people_at(prefix.network);
        there.extend(seating.people_of(prefix.network));
        there.push((from, holder));
        let length = narrower.replace(prefix.network);
        let member = |of: Network| length.map_or(of, |length| of.widened_like(length));
        let members: BTreeSet<Network> = there.iter().map(|(of, _)| member(*of)).collect();
        let people: BTreeSet<Holder> = there.into_iter().map(|(_, holder)| holder).collect();
        (prefix, members.len() as u32, people.into_iter().collect())
    };
    from.nested_homes().map(of_prefix).collect()
}

//! The tables that the lobby lists.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use catalog::Registry;
use store::{EventStore, Owner, ReadError, Summary, records};
use tokio::sync::Mutex;

use crate::address::Network;
use crate::holdings::Holdings;

/// The maximum number of tables in a list.
pub(crate) const LISTED_MAX: u32 = 100;
/// The maximum number of tables that are read to choose those of the lobby: a few networks cannot fill it.
const READ_MAX: u32 = 1000;
/// The time for which the lobby is kept.
const LISTED_FOR: Duration = Duration::from_secs(1);
/// The time for which a table that waits for players is listed after a seat was last taken or left, in milliseconds.
pub(crate) const LISTED_MS: u64 = 48 * 60 * 60 * 1000;

/// The lobby, kept for a second: every open page asks for it.
#[derive(Default)]
pub(crate) struct Listed(Mutex<Option<(Instant, Arc<Vec<Summary>>)>>);

impl Listed {
    /// Returns the tables of the lobby. Others wait while it is read.
    pub async fn tables(
        &self,
        store: &dyn EventStore,
        games: Registry,
        holdings: &Holdings,
    ) -> Result<Arc<Vec<Summary>>, ReadError> {
        let mut kept = self.0.lock().await;
        if let Some((at, tables)) = &*kept
            && at.elapsed() < LISTED_FOR
        {
            return Ok(tables.clone());
        }
        let since = records::now().saturating_sub(LISTED_MS);
        let mut found = store.lobby(since, READ_MAX).await?;
        found.retain(|summary| games.of_setup(&summary.setup).is_ok());
        let tables = Arc::new(spread(found, |owner| holdings.from(owner)));
        *kept = Some((Instant::now(), tables.clone()));
        Ok(tables)
    }
}

/// The home from which a table was set up. Addresses are not stored: until a person comes again after a start of the server,
/// that person stands for their home.
#[derive(PartialEq, Eq, Hash)]
enum Home {
    Network(Network),
    Person(Owner),
    /// Nobody knows who set this table up.
    Table(String),
}

/// Puts a table of each home before a second one of the same, and cuts the list to its length. `from` knows the addresses of
/// people.
fn spread(found: Vec<Summary>, from: impl Fn(Option<Owner>) -> Option<Network>) -> Vec<Summary> {
    let mut homes = HashMap::<Home, u32>::new();
    let placed = found.into_iter().map(|summary| {
        let network = from(summary.owner).map(|network| Home::Network(network.household()));
        let person = || summary.owner.map(Home::Person);
        let home = network.or_else(person).unwrap_or_else(|| Home::Table(summary.id.clone()));
        let place = homes.entry(home).or_default();
        *place += 1;
        (*place, summary)
    });
    let mut placed: Vec<_> = placed.collect();
    placed.sort_by_key(|(place, _)| *place);
    placed.into_iter().map(|(_, summary)| summary).take(LISTED_MAX as usize).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_of_each_home_comes_before_a_second_of_the_same() {
        let summary = |id: &str, owner: Option<u8>| Summary {
            id: id.into(),
            owner: owner.map(|owner| [owner; 32]),
            setup: String::new(),
            options: Default::default(),
            seats: Vec::new(),
            standing: None,
            changed: 0,
        };
        let from = |owner: Option<Owner>| {
            let network = |text: &str| Network::of(text.parse().unwrap());
            match owner?[0] {
                1 => Some(network("2001:db8::1")),
                2 => Some(network("2001:db8:0:7::1")),
                3 => Some(network("192.0.2.1")),
                _ => None,
            }
        };
        let owners = [Some(1), Some(2), Some(1), Some(3), Some(9), Some(9), None, None];
        let found = ('a'..).zip(owners).map(|(id, owner)| summary(&id.to_string(), owner)).collect();
        let order: String = spread(found, from).into_iter().map(|summary| summary.id).collect();
        assert_eq!(order, "adeghbfc");
        let many = (0..300).map(|number| summary(&number.to_string(), None)).collect();
        assert_eq!(spread(many, from).len(), LISTED_MAX as usize);
    }
}

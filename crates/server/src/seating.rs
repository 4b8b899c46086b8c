//! The memory of who took seats and tables of the lobby, and from where.

use std::time::{Duration, Instant};

use table::Holder;

use crate::address::Network;

/// The time for which a seat at which others wait counts if nobody moves at its table.
pub(crate) const IDLE: Duration = Duration::from_secs(60 * 60);
/// The time for which a person counts for an address from which they took something: tables that never began are kept
/// as long.
const KEPT: Duration = Duration::from_secs(24 * 60 * 60);

/// The seats and tables that people took of the lobby, and from where. Everybody is looked at under one lock, so that
/// seats and tables are counted one by one.
#[derive(Default)]
pub(crate) struct Seating {
    /// The last time that a person took a seat or set up a table from an address. People who come from elsewhere later
    /// still count there.
    people: Vec<(Instant, Network, Holder)>,
    /// The number of seats at which others waited that forgotten people gave up, with the time and each of their
    /// addresses.
    given_up: Vec<(Instant, Network, u32)>,
}

impl Seating {
    pub fn came(&mut self, from: Network, holder: Holder) {
        self.people.retain(|(at, of, other)| at.elapsed() < KEPT && (*of, *other) != (from, holder));
        self.people.push((Instant::now(), from, holder));
    }

    /// Returns the people who took something from a network, with their addresses.
    pub fn people_of(&self, from: Network) -> impl Iterator<Item = (Network, Holder)> {
        let here = self.people.iter().filter(move |(at, of, _)| from.contains(*of) && at.elapsed() < KEPT);
        here.map(|(_, of, holder)| (*of, *holder))
    }

    pub fn given_up(&self, from: Network) -> u32 {
        let here = self.given_up.iter().filter(|(at, of, _)| from.contains(*of) && at.elapsed() < IDLE);
        here.map(|(.., seats)| seats).sum()
    }

    /// Notes that a forgotten person leaves seats at which others wait: the seats go on counting for an hour, or
    /// somebody could take seats and be forgotten again and again. The person's tables belong to an heir.
    pub fn leaves(&mut self, person: Holder, heir: Holder, from: Option<Network>, seats: u32) {
        self.given_up.retain(|(at, ..)| at.elapsed() < IDLE);
        let mut addresses: Vec<Network> = from.into_iter().collect();
        for (_, of, holder) in self.people.iter_mut().filter(|(.., holder)| *holder == person) {
            *holder = heir;
            if !addresses.contains(of) {
                addresses.push(*of);
            }
        }
        if seats > 0 {
            self.given_up.extend(addresses.into_iter().map(|of| (Instant::now(), of, seats)));
        }
    }
}

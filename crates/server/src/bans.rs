//! The people and networks that the host keeps away for a time. They are rows of the data file, read once and kept in
//! memory, since every request is compared with them.

use std::net::IpAddr;
use std::sync::{PoisonError, RwLock};

use ipnet::IpNet;
use store::{Ban, Banned, EventStore, ReadError, records};
use table::Holder;

use crate::address::Network;

/// The bans of a server.
#[derive(Default)]
pub(crate) struct Bans(RwLock<Vec<Ban>>);

impl Bans {
    /// Reads the bans of a store again.
    ///
    /// # Errors
    /// If they cannot be read; the ones that are known stay.
    pub async fn read(&self, store: &dyn EventStore) -> Result<(), ReadError> {
        let bans = store.bans().await?;
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = bans;
        Ok(())
    }

    /// Returns whether a person, or everybody from a network, is kept away now.
    pub fn has(&self, holder: Option<Holder>, from: Option<Network>) -> bool {
        self.has_at(holder, from, records::now())
    }

    fn has_at(&self, holder: Option<Holder>, from: Option<Network>, now: u64) -> bool {
        // No thread panics while it holds this lock.
        let bans = self.0.read().unwrap_or_else(PoisonError::into_inner);
        bans.iter().filter(|ban| ban.until > now).any(|ban| match &ban.banned {
            Banned::Person(person) => holder == Some(*person),
            Banned::Network(network) => network
                .parse()
                .is_ok_and(|network| from.is_some_and(|from| Network::Known(network).contains(from))),
        })
    }
}

/// Returns a network as it is stored: an address stands for all that the limits count as one.
pub(crate) fn network(text: &str) -> Option<String> {
    let network: IpNet = match text.parse::<IpAddr>() {
        Ok(address) => Network::of(address).known()?,
        Err(_) => text.parse().ok()?,
    };
    // A network of everybody, or of IPv4 in the notation of IPv6, is hardly meant.
    if network.prefix_len() == 0
        || matches!(network.addr(), IpAddr::V6(address) if address.to_ipv4_mapped().is_some())
    {
        return None;
    }
    // Requests are known by no narrower network.
    let widest = Network::of(network.addr()).known()?;
    let network = if network.prefix_len() > widest.prefix_len() { widest } else { network };
    Some(network.trunc().to_string())
}

#[cfg(test)]
mod tests {
    use store::Memory;

    use super::*;

    fn from(address: &str) -> Option<Network> {
        Some(Network::of(address.parse().unwrap()))
    }

    #[test]
    fn a_network_is_as_wide_as_requests_are_known() {
        for (text, expected) in [
            ("192.0.2.7", Some("192.0.2.7/32")),
            ("192.0.2.7/24", Some("192.0.2.0/24")),
            ("::ffff:192.0.2.7", Some("192.0.2.7/32")),
            ("2001:db8:1:2:3::4", Some("2001:db8:1:2::/64")),
            ("2001:db8:1:2:3::4/96", Some("2001:db8:1:2::/64")),
            ("2001:db8:1::/48", Some("2001:db8:1::/48")),
            ("home", None),
            ("192.0.2.7/33", None),
            ("::ffff:192.0.2.0/120", None),
            ("0.0.0.0/0", None),
            ("", None),
        ] {
            assert_eq!(network(text).as_deref(), expected, "{text}");
        }
    }

    #[tokio::test]
    async fn a_ban_keeps_away_whom_it_names_until_it_is_over() {
        let (store, bans) = (Memory::new(), Bans::default());
        let home = Banned::Network(network("2001:db8:0:100::/56").unwrap());
        store.ban(Ban { banned: home, until: 100 }, 0).await.unwrap();
        store.ban(Ban { banned: Banned::Person([3; 32]), until: 100 }, 0).await.unwrap();
        bans.read(&store).await.unwrap();
        for (holder, address, now, banned) in [
            (None, Some("2001:db8:0:1ff::1"), 99, true),
            (None, Some("2001:db8:0:1ff::1"), 100, false),
            (None, Some("2001:db8:0:200::1"), 0, false),
            (None, Some("192.0.2.1"), 0, false),
            (None, None, 0, false),
            (Some([3; 32]), None, 99, true),
            (Some([3; 32]), Some("192.0.2.1"), 99, true),
            (Some([4; 32]), Some("192.0.2.1"), 99, false),
        ] {
            assert_eq!(
                bans.has_at(holder, address.and_then(from), now),
                banned,
                "{holder:?} {address:?} {now}"
            );
        }
    }
}

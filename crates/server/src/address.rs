//! The network that a request comes from, and the proxies that are believed about it.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap, HeaderName};
use ipnet::IpNet;

use crate::peer::Peer;

/// The header to which a proxy appends the address of its client, after those of the proxies before it.
const FORWARDED: HeaderName = HeaderName::from_static("x-forwarded-for");
/// The lengths of the prefixes for which an address counts, the narrowest first, and how many times as much as the
/// narrowest each may use. An IPv6 network of 64 bits counts as one address; a home may have 256 of them, and a small
/// provider as many homes. Of IPv4 a provider may share 256 addresses among thousands of homes.
const V4_PREFIXES: [(u8, u32); 2] = [(32, 1), (24, 32)];
const V6_PREFIXES: [(u8, u32); 3] = [(64, 1), (56, 4), (48, 16)];

/// A network of proxies, such as `10.0.0.0/8`, or a single one, such as `192.0.2.1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProxyNetwork(IpNet);

impl FromStr for ProxyNetwork {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim();
        let one = || text.parse::<IpAddr>().map(IpNet::from);
        let network: IpNet = text.parse().or_else(|_| one()).map_err(|error| error.to_string())?;
        // Addresses are compared in the notation of IPv4 wherever there is one.
        match network.addr() {
            IpAddr::V6(address) if address.to_ipv4_mapped().is_some() => {
                Err("an IPv4 network in the notation of IPv6".into())
            }
            _ => Ok(ProxyNetwork(network.trunc())),
        }
    }
}

impl fmt::Display for ProxyNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The machines that are treated differently from others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trust {
    /// The networks of the proxies whose `X-Forwarded-For` is believed.
    pub proxies: Vec<ProxyNetwork>,
    /// Whether this machine is limited like any other. Otherwise a request of this machine that names no other address
    /// counts as the host's own, which is not limited.
    pub limit_local: bool,
}

/// Believes proxies on this machine, and does not limit this machine.
impl Default for Trust {
    fn default() -> Self {
        let proxies = Trust::LOCAL.map(|network| network.parse().expect("a network in notation"));
        Trust { proxies: proxies.into(), limit_local: false }
    }
}

/// A network, as it is counted: that of a request is the narrowest of its prefixes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Network {
    /// The addresses with a prefix.
    Known(IpNet),
    /// All addresses that cannot be read from a proxy's header, together.
    Unknown,
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Network::Known(network) if network.prefix_len() == Self::prefixes(*network)[0].0 => {
                network.addr().fmt(f)
            }
            Network::Known(network) => network.fmt(f),
            Network::Unknown => f.write_str("unknown"),
        }
    }
}

impl Network {
    pub fn of(address: IpAddr) -> Self {
        let network = IpNet::from(address.to_canonical());
        Self::cut(network, Self::prefixes(network)[0].0)
    }

    /// Returns the prefixes for which an address of this network counts, the narrowest first.
    pub fn nested(self) -> impl Iterator<Item = Prefix> + Clone {
        let unknown = (self == Network::Unknown).then_some(Prefix { network: self, allowance: 1 });
        let known = match self {
            Network::Known(network) => Some(network),
            Network::Unknown => None,
        };
        let nested = known.into_iter().flat_map(|network| {
            let prefix =
                move |&(length, allowance)| Prefix { network: Self::cut(network, length), allowance };
            Self::prefixes(network).iter().map(prefix)
        });
        unknown.into_iter().chain(nested)
    }

    /// Returns this network as one of its own prefixes, and the next wider one.
    pub fn in_wider(self) -> (Prefix, Option<Network>) {
        let mut from_here = self.nested().skip_while(|prefix| prefix.network != self);
        let own = from_here.next().unwrap_or(Prefix { network: self, allowance: 1 });
        (own, from_here.next().map(|prefix| prefix.network))
    }

    /// Returns the addresses of the network, if they are known.
    pub fn known(self) -> Option<IpNet> {
        match self {
            Network::Known(network) => Some(network),
            Network::Unknown => None,
        }
    }

    /// Returns the network around this one that is as wide as another.
    pub fn widened_like(self, other: Network) -> Self {
        match (self, other) {
            (Network::Known(network), Network::Known(other)) => Self::cut(network, other.prefix_len()),
            (this, _) => this,
        }
    }

    /// Returns the network of one home.
    pub fn household(self) -> Self {
        match self {
            Network::Known(IpNet::V6(_)) => self.nested().nth(1).map_or(self, |prefix| prefix.network),
            Network::Known(IpNet::V4(_)) | Network::Unknown => self,
        }
    }

    /// Returns the prefixes from that of a home on, each with how many times as much as one home it may use.
    pub fn nested_homes(self) -> impl Iterator<Item = Prefix> + Clone {
        let home = self.household();
        let allowance_of_home = home.in_wider().0.allowance;
        let homes = self.nested().filter(move |prefix| prefix.network.contains(home));
        homes.map(move |prefix| Prefix { allowance: prefix.allowance / allowance_of_home, ..prefix })
    }

    /// Returns whether all addresses of a network are in this one.
    pub fn contains(self, other: Network) -> bool {
        match (self, other) {
            (Network::Known(wide), Network::Known(network)) => wide.contains(&network),
            (this, other) => this == other,
        }
    }

    fn prefixes(network: IpNet) -> &'static [(u8, u32)] {
        match network {
            IpNet::V4(_) => &V4_PREFIXES,
            IpNet::V6(_) => &V6_PREFIXES,
        }
    }

    fn cut(network: IpNet, length: u8) -> Self {
        Network::Known(IpNet::new_assert(network.addr(), length).trunc())
    }
}

/// A network for which an address counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Prefix {
    pub network: Network,
    /// How many times as much as an address it may use.
    pub allowance: u32,
}

impl Trust {
    /// The networks of this machine.
    pub const LOCAL: [&str; 2] = ["127.0.0.0/8", "::1/128"];

    /// Returns the network that a request comes from; none for the host's own machine.
    pub(crate) fn came_from(&self, headers: &HeaderMap, extensions: &Extensions) -> Option<Network> {
        let ConnectInfo(peer) = extensions.get::<ConnectInfo<Peer>>()?;
        let peer = peer.address.ip().to_canonical();
        let hops = headers.get_all(FORWARDED).into_iter();
        if !headers.contains_key(FORWARDED) && peer.is_loopback() && !self.limit_local {
            return None;
        }
        let hops = hops.flat_map(|hops| hops.to_str().unwrap_or_default().split(',')).map(hop);
        let mut last = Some(peer);
        // Every proxy appends the address of its client, so the last address that is no proxy's is the client's.
        let mut hops = hops.rev();
        while let Some(address) = last.filter(|address| self.believes(*address)) {
            match hops.next() {
                Some(next) => last = next,
                None => return Some(Network::of(address)),
            }
        }
        Some(last.map_or(Network::Unknown, Network::of))
    }

    /// Returns the network as which connections from an address are limited; none for the host's own machine and for
    /// proxies, whose connections are those of many.
    pub(crate) fn limits_connections_of(&self, address: IpAddr) -> Option<Network> {
        let address = address.to_canonical();
        let of_many = if address.is_loopback() { !self.limit_local } else { self.believes(address) };
        (!of_many).then(|| Network::of(address))
    }

    fn believes(&self, address: IpAddr) -> bool {
        self.proxies.iter().any(|ProxyNetwork(network)| network.contains(&address))
    }
}

/// Returns the address of one entry of the header, with or without a port.
fn hop(entry: &str) -> Option<IpAddr> {
    let entry = entry.trim();
    let inside = || entry.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    let with_port = || entry.parse::<SocketAddr>().ok().map(|address| address.ip());
    let address = entry.parse().ok().or_else(with_port).or_else(inside)?;
    Some(address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trust(proxies: &[&str], limit_local: bool) -> Trust {
        Trust { proxies: proxies.iter().map(|network| network.parse().unwrap()).collect(), limit_local }
    }

    /// Returns the network as text: empty for the host's own machine, `?` for all unknown ones.
    fn from(trust: &Trust, peer: &str, forwarded: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for forwarded in forwarded {
            headers.append(FORWARDED, axum::http::HeaderValue::from_bytes(forwarded.as_bytes()).unwrap());
        }
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(Peer::at(SocketAddr::new(peer.parse().unwrap(), 5))));
        match trust.came_from(&headers, &extensions) {
            None => String::new(),
            Some(Network::Unknown) => "?".into(),
            Some(network) => network.to_string(),
        }
    }

    #[test]
    fn a_proxy_on_this_machine_says_for_whom_it_asks() {
        for (peer, forwarded, network) in [
            ("127.0.0.1", &[][..], ""),
            ("::1", &[], ""),
            ("::ffff:127.0.0.1", &[], ""),
            ("192.0.2.7", &[], "192.0.2.7"),
            ("127.0.0.1", &["192.0.2.8"], "192.0.2.8"),
            ("::1", &["10.0.0.1, 192.0.2.8"], "192.0.2.8"),
            ("127.0.0.1", &["10.0.0.1", "192.0.2.8"], "192.0.2.8"),
            // Anybody can say that.
            ("192.0.2.7", &["127.0.0.1"], "192.0.2.7"),
            ("192.0.2.7", &["unknown"], "192.0.2.7"),
        ] {
            assert_eq!(from(&Trust::default(), peer, forwarded), network, "{peer} {forwarded:?}");
        }
    }

    #[test]
    fn what_a_proxy_says_is_read_or_counts_as_unknown() {
        for (forwarded, network) in [
            ("1.2.3.4:4711", "1.2.3.4"),
            ("[2001:db8::1]", "2001:db8::"),
            ("[2001:db8::1]:4711", "2001:db8::"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
            ("::ffff:192.0.2.1", "192.0.2.1"),
            (" 192.0.2.1 ", "192.0.2.1"),
            ("unknown", "?"),
            ("", "?"),
            (",", "?"),
            ("192.0.2.1,", "?"),
            ("unknown, 192.0.2.1", "192.0.2.1"),
            ("192.0.2.1 10", "?"),
            ("1.2.3.4:port", "?"),
            ("[1.2.3.4", "?"),
            ("é", "?"),
            // With the header it is never the host.
            ("127.0.0.1", "127.0.0.1"),
            ("192.0.2.1, 127.0.0.1", "192.0.2.1"),
        ] {
            assert_eq!(from(&Trust::default(), "127.0.0.1", &[forwarded]), network, "{forwarded:?}");
        }
    }

    #[test]
    fn only_named_proxies_are_believed() {
        let ours = trust(&["10.0.0.0/8", "2001:db8::/32", "192.0.2.9"], false);
        for (peer, forwarded, network) in [
            ("10.1.2.3", &["198.51.100.1"][..], "198.51.100.1"),
            ("10.1.2.3", &["198.51.100.1, 10.9.9.9"], "198.51.100.1"),
            ("10.1.2.3", &["198.51.100.1", "192.0.2.9, 10.9.9.9"], "198.51.100.1"),
            ("10.1.2.3", &["1.1.1.1, 198.51.100.1, 2001:db8::7"], "198.51.100.1"),
            ("10.1.2.3", &["1.1.1.1, x, 10.9.9.9"], "?"),
            ("10.1.2.3", &["10.2.2.2, 10.9.9.9"], "10.2.2.2"),
            ("10.1.2.3", &[], "10.1.2.3"),
            ("192.0.2.8", &["198.51.100.1"], "192.0.2.8"),
            // This machine is not among them, but it did not ask for itself.
            ("127.0.0.1", &["198.51.100.1"], "127.0.0.1"),
            ("127.0.0.1", &[], ""),
        ] {
            assert_eq!(from(&ours, peer, forwarded), network, "{peer} {forwarded:?}");
        }
    }

    #[test]
    fn this_machine_can_be_limited_like_any_other() {
        let limited = Trust { limit_local: true, ..Trust::default() };
        assert_eq!(from(&limited, "127.0.0.1", &[]), "127.0.0.1");
        assert_eq!(from(&limited, "127.0.0.2", &[]), "127.0.0.2");
        assert_eq!(from(&limited, "127.0.0.1", &["192.0.2.8"]), "192.0.2.8");
    }

    #[test]
    fn connections_of_proxies_and_of_the_host_are_those_of_many() {
        let proxied = trust(&["10.0.0.0/8"], false);
        let limits =
            |trust: &Trust, address: &str| trust.limits_connections_of(address.parse().unwrap()).is_some();
        for (address, limited) in
            [("10.1.2.3", false), ("127.0.0.1", false), ("192.0.2.1", true), ("::1", false)]
        {
            assert_eq!(limits(&proxied, address), limited, "{address}");
        }
        let local = Trust { limit_local: true, ..Trust::default() };
        assert!(limits(&local, "127.0.0.2") && !limits(&Trust::default(), "127.0.0.2"));
    }

    #[test]
    fn networks_are_read() {
        for (text, network) in [
            ("10.0.0.0/8", "10.0.0.0/8"),
            ("10.1.2.3/8", "10.0.0.0/8"),
            ("192.0.2.1", "192.0.2.1/32"),
            (" ::1 ", "::1/128"),
        ] {
            assert_eq!(text.parse::<ProxyNetwork>().unwrap().to_string(), network);
        }
        for text in [
            "",
            "::ffff:10.0.0.0/104",
            "::ffff:10.0.0.1",
            "10.0.0.0/33",
            "10.0.0",
            "proxy.example",
            "10.0.0.1:80",
        ] {
            assert!(text.parse::<ProxyNetwork>().is_err(), "{text}");
        }
    }

    #[test]
    fn networks_count_as_one() {
        let network = |text: &str| Network::of(text.parse().unwrap());
        assert_eq!(network("2001:db8:1:2:3:4:5:6"), network("2001:db8:1:2::9"));
        assert_ne!(network("2001:db8:1:2::1"), network("2001:db8:1:3::1"));
        assert_eq!(network("::ffff:192.0.2.1"), network("192.0.2.1"));
    }

    #[test]
    fn an_address_counts_for_nested_prefixes() {
        let nested = |text: &str| {
            let nested = Network::of(text.parse().unwrap()).nested();
            nested.map(|prefix| (prefix.network.to_string(), prefix.allowance)).collect::<Vec<_>>()
        };
        let of = |all: &[(&str, u32)]| -> Vec<_> {
            all.iter().map(|&(text, more)| (text.to_owned(), more)).collect()
        };
        assert_eq!(nested("192.0.2.7"), of(&[("192.0.2.7", 1), ("192.0.2.0/24", 32)]));
        let wide = of(&[("2001:db8:1:203::", 1), ("2001:db8:1:200::/56", 4), ("2001:db8:1::/48", 16)]);
        assert_eq!(nested("2001:db8:1:203::9"), wide);
        assert_eq!(Network::Unknown.nested().count(), 1);
        let homes = |text: &str| {
            let homes = Network::of(text.parse().unwrap()).nested_homes();
            homes.map(|prefix| prefix.allowance).collect::<Vec<_>>()
        };
        assert_eq!([homes("192.0.2.7"), homes("2001:db8::9")], [[1, 32], [1, 4]]);
        let network = |text: &str| Network::of(text.parse().unwrap());
        assert_eq!(network("2001:db8:1:203::9").household(), network("2001:db8:1:2ff::1").household());
        assert_ne!(network("2001:db8:1:203::9").household(), network("2001:db8:1:303::9").household());
        assert_ne!(network("192.0.2.7").household(), network("192.0.2.8").household());
        assert!(network("2001:db8::1").household().contains(network("2001:db8:0:ff::1")));
        assert!(!network("2001:db8::1").contains(network("2001:db8:0:ff::1")));
    }
}

//! The names and addresses of this server as browsers see them, its own origins, the path under which it is reached, and
//! the name of its cookie.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

use axum::http::{HeaderMap, Uri, header, uri};

/// The cookie over plain HTTP.
const COOKIE: &str = "cabochon";
/// The cookie over HTTPS: browsers take this name only with `Secure`, for this host alone, and over HTTPS.
const SECURE_COOKIE: &str = "__Host-cabochon";

/// The first parts of the server's own paths: with one of these before them, it would be unclear what an address names.
const OWN: [&str; 6] = ["api", "t", "rules", "locales", "healthz", "readyz"];

/// The maximum number of characters of a host name, and of each of its parts.
const NAME_MAX: usize = 253;
const LABEL_MAX: usize = 63;

/// A host: a name in lower case, or an address.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Host {
    Name(String),
    Address(IpAddr),
}

impl Host {
    /// Returns a host as it is written in an authority, where an IPv6 address has brackets.
    fn read(text: &str) -> Option<Self> {
        if let Some(inside) = text.strip_prefix('[') {
            let address: Ipv6Addr = inside.strip_suffix(']')?.parse().ok()?;
            return Some(Host::Address(address.into()));
        }
        let is_label = |label: &str| {
            let letters = label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
            let length = (1..=LABEL_MAX).contains(&label.len());
            length && letters && !label.starts_with('-') && !label.ends_with('-')
        };
        if text.len() > NAME_MAX || !text.split('.').all(is_label) {
            return None;
        }
        // Browsers take a name that ends with a number, as C writes them, for an IPv4 address.
        let last = text.rsplit('.').next().unwrap_or_default().to_ascii_lowercase();
        let is_number = match last.strip_prefix("0x") {
            Some(digits) => digits.bytes().all(|byte| byte.is_ascii_hexdigit()),
            None => last.bytes().all(|byte| byte.is_ascii_digit()),
        };
        if is_number {
            return text.parse::<Ipv4Addr>().ok().map(|address| Host::Address(address.into()));
        }
        Some(Host::Name(text.to_ascii_lowercase()))
    }

    /// Returns whether nobody can make the host lead to another server: it is an address, or `localhost`.
    fn is_fixed(&self) -> bool {
        match self {
            Host::Name(name) => name == "localhost",
            Host::Address(_) => true,
        }
    }
}

impl fmt::Display for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Host::Name(name) => f.write_str(name),
            Host::Address(IpAddr::V4(address)) => write!(f, "{address}"),
            Host::Address(IpAddr::V6(address)) => write!(f, "[{address}]"),
        }
    }
}

/// A host and a port; without one, the port is the default of the scheme.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Place {
    host: Host,
    port: Option<u16>,
}

impl Place {
    /// Returns the place that an authority names; none if it names a user too, or no valid host or port.
    fn of(authority: &uri::Authority) -> Option<Self> {
        let host = authority.host();
        let port = match authority.as_str().strip_prefix(host)? {
            "" => None,
            rest => {
                let digits = rest.strip_prefix(':')?;
                let number = digits.bytes().all(|byte| byte.is_ascii_digit());
                Some(digits.parse().ok().filter(|_| number)?)
            }
        };
        Some(Place { host: Host::read(host)?, port })
    }

    /// Returns the same place without a port that is the default of the scheme.
    fn without_default(mut self, secure: bool) -> Self {
        self.port = self.port.filter(|&port| port != if secure { 443 } else { 80 });
        self
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.port {
            Some(port) => write!(f, "{}:{port}", self.host),
            None => self.host.fmt(f),
        }
    }
}

/// An origin: a scheme, a host name or an IP address, and a port unless it is the scheme's default.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Origin {
    secure: bool,
    place: Place,
}

impl Origin {
    /// Reads an origin as a browser names it.
    fn read(text: &str) -> Option<Self> {
        PublicUrl::read(text).filter(|public| public.path.is_empty()).map(|public| public.origin)
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", if self.secure { "https" } else { "http" }, self.place)
    }
}

/// The public address of a server, such as `https://games.example`: an origin, and a path if other servers share the host,
/// such as `https://example.org/games`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl {
    origin: Origin,
    /// Empty, or one that starts with `/` and does not end with it.
    path: String,
}

impl PublicUrl {
    fn read(text: &str) -> Option<Self> {
        let uri: Uri = text.parse().ok()?;
        let secure = match uri.scheme_str()? {
            "https" => true,
            "http" => false,
            _ => return None,
        };
        let place = Place::of(uri.authority()?)?.without_default(secure);
        let path = uri.path().strip_suffix('/').unwrap_or(uri.path()).to_owned();
        let is_whole =
            uri.query().is_none() && !text.contains('#') && path.split('/').skip(1).all(is_segment);
        let is_own = path.split('/').nth(1).is_some_and(|first| OWN.contains(&first));
        (is_whole && !is_own).then_some(PublicUrl { origin: Origin { secure, place }, path })
    }
}

/// Returns whether a path may have this between two `/`: what needs no encoding, neither in addresses nor in the name of a
/// cookie.
fn is_segment(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    !text.is_empty() && text != "." && text != ".." && text.bytes().all(plain)
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.origin, self.path)
    }
}

impl FromStr for PublicUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let why = "it must be http:// or https:// and the name or address of a host, with a port from 1 if necessary, \
                   and a path of letters, digits, -, ., _ and ~ if necessary, such as https://example.org/games";
        // Servers listen on any address or port by these; nobody can call them.
        let any = |place: &Place| {
            place.port == Some(0) || matches!(place.host, Host::Address(address) if address.is_unspecified())
        };
        Self::read(text.trim()).filter(|public| !any(&public.origin.place)).ok_or_else(|| why.into())
    }
}

/// The reason why the name under which a request was sent to this server is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Misnamed {
    /// The request does not name one host: its `Host` is missing, given twice or malformed, or its address names
    /// another.
    Unclear,
    /// The request is for a host that is not this server.
    Foreign,
}

/// The names and addresses under which the server is reached.
#[derive(Clone, Debug)]
pub(crate) struct Site {
    public: Option<PublicUrl>,
    cookie: String,
}

impl Site {
    pub fn new(public: Option<PublicUrl>) -> Self {
        let is_secure = public.as_ref().is_some_and(|public| public.origin.secure);
        let name = if is_secure { SECURE_COOKIE } else { COOKIE };
        // Servers under other paths of the host have other cookies, although `__Host-` sends each to all of them.
        let path = public.as_ref().map_or("", |public| &public.path).replace('/', "+");
        Site { public, cookie: format!("{name}{path}") }
    }

    /// Returns the path under which the server is reached, such as `/games`; empty if it has the host for itself.
    pub fn path(&self) -> &str {
        self.public.as_ref().map_or("", |public| &public.path)
    }

    /// Returns what an address names within the server: without the path under which it is reached, which a proxy may have
    /// removed already.
    pub fn within(&self, uri: Uri) -> Uri {
        let Some(all) = uri.path_and_query() else { return uri };
        let Some(rest) = all.as_str().strip_prefix(self.path()) else { return uri };
        let rest = match rest.as_bytes().first() {
            Some(b'/') => rest.to_owned(),
            None | Some(b'?') => format!("/{rest}"),
            // The beginning of a longer name.
            Some(_) => return uri,
        };
        let mut parts = uri.clone().into_parts();
        parts.path_and_query = rest.parse().ok();
        Uri::from_parts(parts).unwrap_or(uri)
    }

    /// Returns the public address, if one is set.
    pub fn address(&self) -> Option<String> {
        self.public.as_ref().map(ToString::to_string)
    }

    /// Returns the name of the cookie.
    pub fn cookie(&self) -> &str {
        &self.cookie
    }

    /// Returns whether the cookie is for HTTPS only.
    pub fn is_secure(&self) -> bool {
        self.public.as_ref().is_some_and(|public| public.origin.secure)
    }

    /// Returns the base of links: the public address, or else the one that the request used.
    pub fn base(&self, headers: &HeaderMap) -> Option<String> {
        self.address().or_else(|| host(headers).map(|host| format!("http://{host}")))
    }

    /// Checks that a request was sent to this server under one of its names. This prevents DNS rebinding: a foreign page
    /// whose host name was made to resolve to this server has another name, and an IP address or `localhost` cannot be
    /// made to resolve elsewhere.
    ///
    /// # Errors
    /// If the request names no host, or several, or one that is not this server.
    pub fn is_meant(&self, uri: &Uri, headers: &HeaderMap) -> Result<(), Misnamed> {
        let host = host(headers).ok_or(Misnamed::Unclear)?;
        // Proxies go by the address where a request has a whole one, so it may not differ from the header.
        let same = |authority| Place::of(authority).as_ref() == Some(&host);
        if !uri.authority().is_none_or(same) {
            return Err(Misnamed::Unclear);
        }
        if host.host.is_fixed() || self.is_public(host) { Ok(()) } else { Err(Misnamed::Foreign) }
    }

    /// Returns whether the page that sends the request is one of this server's; none if no page is named.
    pub fn origin_is_ours(&self, headers: &HeaderMap) -> Option<bool> {
        let mut origins = headers.get_all(header::ORIGIN).iter();
        let origin = origins.next()?.to_str().ok().and_then(Origin::read);
        Some(origins.next().is_none() && origin.is_some_and(|origin| self.is_ours(origin, host(headers))))
    }

    fn is_ours(&self, origin: Origin, host: Option<Place>) -> bool {
        if self.public.as_ref().is_some_and(|public| public.origin == origin) {
            return true;
        }
        // Over HTTPS the cookie is Secure, and plain pages could not keep it.
        !self.is_secure()
            && host.is_some_and(|host| {
                host.host.is_fixed() && host.without_default(origin.secure) == origin.place
            })
    }

    fn is_public(&self, host: Place) -> bool {
        self.public.as_ref().is_some_and(|public| {
            let Origin { secure, place } = &public.origin;
            host.without_default(*secure) == *place
        })
    }
}

/// Returns the host that a request names, if it names exactly one.
fn host(headers: &HeaderMap) -> Option<Place> {
    let mut hosts = headers.get_all(header::HOST).iter();
    let host = hosts.next().filter(|_| hosts.next().is_none())?;
    Place::of(&host.to_str().ok()?.parse().ok()?)
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderName;

    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (HeaderName::from_static(name), value.parse().unwrap())).collect()
    }

    fn alone() -> Site {
        Site::new(None)
    }

    fn site(public: &str) -> Site {
        Site::new(Some(public.parse().unwrap()))
    }

    #[test]
    fn reads_addresses_to_share() {
        for (text, origin) in [
            ("https://games.example", "https://games.example"),
            ("HTTPS://Games.Example:443/", "https://games.example"),
            ("http://192.168.1.5:8137", "http://192.168.1.5:8137"),
            ("http://box.local:80", "http://box.local"),
            ("https://[2001:db8::1]:8443", "https://[2001:db8::1]:8443"),
            ("https://[2001:DB8:0::1]", "https://[2001:db8::1]"),
            ("https://x--1.games.example", "https://x--1.games.example"),
            ("https://1.0xg", "https://1.0xg"),
            ("https://Games.example/", "https://games.example"),
            ("https://a/b", "https://a/b"),
            ("https://EXAMPLE.org:443/Board-games/~kim_1.0/", "https://example.org/Board-games/~kim_1.0"),
        ] {
            assert_eq!(text.parse::<PublicUrl>().unwrap().to_string(), origin);
        }
        for text in [
            "",
            "games.example",
            "ftp://games.example",
            "https://",
            "https://a//",
            "https://a//b",
            "https://a/t",
            "https://a/api/b",
            "https://a/b/../c",
            "https://a/./b",
            "https://a/b%20c",
            "https://a/b+c",
            "https://a/b;c",
            "https://a/b?c",
            "https://me@a",
            "http://:80",
            "http://a:notaport",
            "http://a:",
            "http://a:+80",
            "http://a:65536",
            "https://-",
            "https://a-.example",
            "https://a..b",
            "https://a.example.",
            "https://1.2.3.400",
            "https://a_b",
            "http://[::1",
            "http://::1",
            "http://[::g]",
            "http://a:0",
            "http://a:00",
            "http://0x7f000001",
            "http://0X7F.1",
            "http://a.0x",
            "http://2130706433",
            "http://127.1",
            "http://a.1",
            "http://0.0.0.0:8137",
            "http://[::]",
            "https://a?x",
            "https://a#x",
        ] {
            assert!(text.parse::<PublicUrl>().is_err(), "{text}");
        }
    }

    fn meant(site: &Site, address: &str, hosts: &[&str]) -> Result<(), Misnamed> {
        let mut headers = HeaderMap::new();
        for host in hosts {
            headers.append(header::HOST, host.parse().unwrap());
        }
        site.is_meant(&address.parse().unwrap(), &headers)
    }

    #[test]
    fn knows_its_own_names() {
        let foreign = Err(Misnamed::Foreign);
        for (site, host, named) in [
            (alone(), "127.0.0.1:8137", Ok(())),
            (alone(), "192.168.1.5:8137", Ok(())),
            (alone(), "[::1]:8137", Ok(())),
            (alone(), "[::1]", Ok(())),
            (alone(), "localhost", Ok(())),
            (alone(), "LOCALHOST:8137", Ok(())),
            (alone(), "evil.example:8137", foreign),
            (alone(), "127.0.0.1.evil.example", foreign),
            (alone(), "localhost.evil.example", foreign),
            (site("https://games.example"), "games.example", Ok(())),
            (site("https://games.example"), "games.example:443", Ok(())),
            (site("https://games.example"), "Games.Example", Ok(())),
            (site("https://games.example"), "127.0.0.1:8137", Ok(())),
            (site("https://games.example"), "games.example.evil.example", foreign),
            (site("http://box.local:8137"), "box.local:8137", Ok(())),
            (site("http://box.local:8137"), "box.local", foreign),
        ] {
            assert_eq!(meant(&site, "/", &[host]), named, "{site:?} {host}");
        }
    }

    #[test]
    fn a_request_names_one_host() {
        let unclear = Err(Misnamed::Unclear);
        for (address, hosts, named) in [
            ("/", vec![], unclear),
            ("/", vec![""], unclear),
            ("/", vec!["localhost", "localhost"], unclear),
            ("/", vec!["localhost", "evil.example"], unclear),
            ("/", vec!["me@localhost"], unclear),
            ("/", vec!["localhost:port"], unclear),
            ("/", vec!["localhost, localhost"], unclear),
            ("http://localhost/", vec!["localhost"], Ok(())),
            ("http://LOCALHOST:8137/x", vec!["localhost:8137"], Ok(())),
            ("http://evil.example/", vec!["localhost"], unclear),
            ("http://localhost:8138/", vec!["localhost:8137"], unclear),
            ("http://localhost/", vec!["evil.example"], unclear),
            ("http://evil.example/", vec!["evil.example"], Err(Misnamed::Foreign)),
        ] {
            assert_eq!(meant(&alone(), address, &hosts), named, "{address} {hosts:?}");
        }
    }

    #[test]
    fn tells_our_own_pages_from_foreign_ones() {
        let here = "localhost:8137";
        let public = site("https://games.example");
        let lan = site("http://box.local:8137");
        for (site, host, origin, ours) in [
            (&alone(), here, "http://localhost:8137", true),
            (&alone(), here, "https://LOCALHOST:8137", true),
            (&alone(), here, "http://localhost:8138", false),
            (&alone(), here, "http://evil.example", false),
            (&alone(), here, "http://localhost:8137.evil.example", false),
            (&alone(), here, "null", false),
            (&alone(), here, "localhost:8137", false),
            (&alone(), "evil.example", "http://evil.example", false),
            (&public, "games.example", "https://games.example", true),
            (&public, "127.0.0.1:8137", "https://games.example", true),
            (&public, "games.example", "http://games.example", false),
            (&public, "127.0.0.1:8137", "http://127.0.0.1:8137", false),
            (&public, "games.example", "https://games.example.evil.example", false),
            (&public, "games.example", "null", false),
            (&lan, "box.local:8137", "http://box.local:8137", true),
            (&lan, "192.168.1.5:8137", "http://192.168.1.5:8137", true),
            (&lan, "box.local:8137", "http://192.168.1.5:8137", false),
            (&lan, "box.local:8137", "http://evil.example", false),
        ] {
            let headers = headers(&[("host", host), ("origin", origin)]);
            assert_eq!(site.origin_is_ours(&headers), Some(ours), "{site:?} {host} {origin}");
        }
        assert_eq!(alone().origin_is_ours(&headers(&[("host", here)])), None);
        assert_eq!(alone().origin_is_ours(&headers(&[("origin", "http://localhost")])), Some(false));
    }

    #[test]
    fn the_cookie_fits_the_address() {
        assert_eq!((alone().cookie(), alone().is_secure()), ("cabochon", false));
        let lan = site("http://box.local");
        assert_eq!((lan.cookie(), lan.is_secure()), ("cabochon", false));
        let public = site("https://games.example");
        assert_eq!((public.cookie(), public.is_secure()), ("__Host-cabochon", true));
    }

    #[test]
    fn a_path_has_a_cookie_of_its_own() {
        for (public, cookie) in [
            ("https://example.org/games", "__Host-cabochon+games"),
            ("https://example.org/games/", "__Host-cabochon+games"),
            ("https://example.org/games/cabochon", "__Host-cabochon+games+cabochon"),
            ("http://box.local/games", "cabochon+games"),
        ] {
            assert_eq!(site(public).cookie(), cookie, "{public}");
        }
    }

    #[test]
    fn an_address_is_read_with_and_without_the_path() {
        let site = site("https://example.org/games");
        for (sent, within) in [
            ("/games", "/"),
            ("/games/", "/"),
            ("/games?a=b", "/?a=b"),
            ("/games/t/abc?x", "/t/abc?x"),
            ("/t/abc", "/t/abc"),
            ("/", "/"),
            ("/gamester", "/gamester"),
            ("/games/games/", "/games/"),
            ("http://example.org/games/rules", "http://example.org/rules"),
        ] {
            assert_eq!(site.within(sent.parse().unwrap()).to_string(), within, "{sent}");
        }
        assert_eq!(alone().within("/games".parse().unwrap()).to_string(), "/games");
    }

    #[test]
    fn an_origin_has_no_path() {
        let site = site("https://example.org/games");
        for (origin, ours) in [("https://example.org", true), ("https://example.org/games", false)] {
            let headers = headers(&[("host", "example.org"), ("origin", origin)]);
            assert_eq!(site.origin_is_ours(&headers), Some(ours), "{origin}");
        }
        assert_eq!(meant(&site, "/games/", &["example.org"]), Ok(()));
    }
}

//! The names and addresses of this server as browsers see them, its own origins, and the name of its cookie.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use axum::http::{HeaderMap, header};

/// The cookie over plain HTTP.
const COOKIE: &str = "cabochon";
/// The cookie over HTTPS: browsers take this name only with `Secure`, for this host alone, and over HTTPS.
const SECURE_COOKIE: &str = "__Host-cabochon";

/// The public address of a server, such as `https://games.example`: a scheme, a host name or an IP address, and a port
/// unless it is the scheme's default.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl {
    secure: bool,
    authority: String,
}

impl PublicUrl {
    /// Returns the origin as a browser names it.
    fn origin(&self) -> String {
        let scheme = if self.secure { "https" } else { "http" };
        format!("{scheme}://{}", self.authority)
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.origin())
    }
}

impl FromStr for PublicUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let lower = text.trim().to_ascii_lowercase();
        let (secure, rest) = match (lower.strip_prefix("https://"), lower.strip_prefix("http://")) {
            (Some(rest), _) => (true, rest),
            (None, Some(rest)) => (false, rest),
            (None, None) => return Err("it must begin with http:// or https://".into()),
        };
        let authority = rest.strip_suffix('/').unwrap_or(rest);
        let authority = authority.strip_suffix(if secure { ":443" } else { ":80" }).unwrap_or(authority);
        let known = |letter: char| letter.is_ascii_alphanumeric() || ".-:[]".contains(letter);
        if authority.is_empty() || authority.starts_with(':') || !authority.chars().all(known) {
            return Err("it must be a scheme and a host without a path, such as https://games.example".into());
        }
        Ok(PublicUrl { secure, authority: authority.to_owned() })
    }
}

/// The names and addresses under which the server is reached.
#[derive(Clone, Default, Debug)]
pub(crate) struct Site {
    public: Option<PublicUrl>,
}

impl Site {
    pub fn new(public: Option<PublicUrl>) -> Self {
        Site { public }
    }

    /// Returns the public address, if one is set.
    pub fn address(&self) -> Option<String> {
        self.public.as_ref().map(PublicUrl::origin)
    }

    /// Returns the name of the cookie.
    pub fn cookie(&self) -> &'static str {
        if self.is_secure() { SECURE_COOKIE } else { COOKIE }
    }

    /// Whether the cookie is for HTTPS only.
    pub fn is_secure(&self) -> bool {
        self.public.as_ref().is_some_and(|public| public.secure)
    }

    /// Returns the base of links: the public address, or else the one that the request used.
    pub fn base(&self, headers: &HeaderMap) -> Option<String> {
        self.address().or_else(|| host(headers).map(|host| format!("http://{host}")))
    }

    /// Whether a request was sent to this server under one of its names. This prevents DNS rebinding: a foreign page
    /// whose host name was made to resolve to this server has another name, and an IP address or `localhost` cannot be
    /// made to resolve elsewhere.
    pub fn is_named(&self, headers: &HeaderMap) -> bool {
        host(headers).is_some_and(|host| is_fixed(host) || self.is_public(host))
    }

    /// Whether the page that sends the request is one of this server's; none if no page is named.
    pub fn origin_is_ours(&self, headers: &HeaderMap) -> Option<bool> {
        let origin = headers.get(header::ORIGIN)?;
        Some(origin.to_str().is_ok_and(|origin| self.is_ours(origin, host(headers))))
    }

    fn is_ours(&self, origin: &str, host: Option<&str>) -> bool {
        let local = || {
            let page = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
            page.zip(host).is_some_and(|(page, host)| is_fixed(host) && page.eq_ignore_ascii_case(host))
        };
        match &self.public {
            Some(public) if public.origin().eq_ignore_ascii_case(origin) => true,
            // Over HTTPS the cookie is Secure, and plain pages could not keep it.
            Some(public) if public.secure => false,
            _ => local(),
        }
    }

    fn is_public(&self, host: &str) -> bool {
        let public = self.public.as_ref().map(|public| public.authority.as_str());
        let host = if self.is_secure() { host.strip_suffix(":443") } else { host.strip_suffix(":80") }
            .unwrap_or(host);
        public.is_some_and(|public| public.eq_ignore_ascii_case(host))
    }
}

fn host(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::HOST)?.to_str().ok()
}

/// Whether a host is an IP address or `localhost`, with or without a port.
fn is_fixed(host: &str) -> bool {
    let v6 = |host: &str| {
        let inside = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
        inside.is_some_and(|address| address.parse::<Ipv6Addr>().is_ok())
    };
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.parse::<u16>().is_ok() => name,
        _ => host,
    };
    name.eq_ignore_ascii_case("localhost")
        || name.parse::<IpAddr>().is_ok_and(|address| address.is_ipv4())
        || host.parse::<SocketAddr>().is_ok()
        || v6(host)
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderName;

    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (HeaderName::from_static(name), value.parse().unwrap())).collect()
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
        ] {
            assert_eq!(text.parse::<PublicUrl>().unwrap().to_string(), origin);
        }
        for text in [
            "",
            "games.example",
            "ftp://games.example",
            "https://",
            "https://a/b",
            "https://me@a",
            "http://:80",
        ] {
            assert!(text.parse::<PublicUrl>().is_err(), "{text}");
        }
    }

    #[test]
    fn knows_its_own_names() {
        for (site, host, named) in [
            (Site::default(), "127.0.0.1:8137", true),
            (Site::default(), "192.168.1.5:8137", true),
            (Site::default(), "[::1]:8137", true),
            (Site::default(), "[::1]", true),
            (Site::default(), "localhost", true),
            (Site::default(), "LOCALHOST:8137", true),
            (Site::default(), "evil.example:8137", false),
            (Site::default(), "127.0.0.1.evil.example", false),
            (Site::default(), "localhost.evil.example", false),
            (Site::default(), "", false),
            (site("https://games.example"), "games.example", true),
            (site("https://games.example"), "games.example:443", true),
            (site("https://games.example"), "127.0.0.1:8137", true),
            (site("https://games.example"), "games.example.evil.example", false),
            (site("http://box.local:8137"), "box.local:8137", true),
            (site("http://box.local:8137"), "box.local", false),
        ] {
            assert_eq!(site.is_named(&headers(&[("host", host)])), named, "{site:?} {host}");
        }
        assert!(!Site::default().is_named(&HeaderMap::new()));
    }

    #[test]
    fn tells_our_own_pages_from_foreign_ones() {
        let here = "localhost:8137";
        let public = site("https://games.example");
        let lan = site("http://box.local:8137");
        for (site, host, origin, ours) in [
            (&Site::default(), here, "http://localhost:8137", true),
            (&Site::default(), here, "https://LOCALHOST:8137", true),
            (&Site::default(), here, "http://localhost:8138", false),
            (&Site::default(), here, "http://evil.example", false),
            (&Site::default(), here, "http://localhost:8137.evil.example", false),
            (&Site::default(), here, "null", false),
            (&Site::default(), here, "localhost:8137", false),
            (&Site::default(), "evil.example", "http://evil.example", false),
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
        assert_eq!(Site::default().origin_is_ours(&headers(&[("host", here)])), None);
        assert_eq!(Site::default().origin_is_ours(&headers(&[("origin", "http://localhost")])), Some(false));
    }

    #[test]
    fn the_cookie_fits_the_address() {
        assert_eq!((Site::default().cookie(), Site::default().is_secure()), ("cabochon", false));
        let lan = site("http://box.local");
        assert_eq!((lan.cookie(), lan.is_secure()), ("cabochon", false));
        let public = site("https://games.example");
        assert_eq!((public.cookie(), public.is_secure()), ("__Host-cabochon", true));
    }
}

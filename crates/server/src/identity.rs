//! Identifies guests by the secret in their cookie. The server stores only a digest of the secret.

use std::convert::Infallible;
use std::fmt::Write;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use protocol::RefusalKind;
use sha2::{Digest, Sha256};
use table::Holder;

use crate::address::Network;
use crate::app::App;
use crate::limits::Count;
use crate::refuse::Refused;
use crate::site::Site;

/// The number of random bytes in a secret.
const SECRET_BYTES: usize = 32;
/// How long a browser keeps the cookie, in seconds: 400 days, the maximum that browsers allow.
const KEPT_SECONDS: u32 = 400 * 24 * 60 * 60;

/// The secret by which a browser identifies a person; it is never logged and never stored.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Secret([u8; SECRET_BYTES]);

impl Secret {
    /// Generates a new secret.
    ///
    /// # Errors
    /// If the operating system provides no random numbers.
    pub fn new() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; SECRET_BYTES];
        getrandom::fill(&mut bytes)?;
        Ok(Secret(bytes))
    }

    /// Returns the secret in a request's cookies, if there is a well-formed one.
    pub fn from_headers(headers: &HeaderMap, site: &Site) -> Option<Self> {
        let cookies = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
        let pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
        pairs.filter(|(name, _)| *name == site.cookie()).find_map(|(_, value)| Self::from_hex(value))
    }

    fn from_hex(text: &str) -> Option<Self> {
        let mut bytes = [0; SECRET_BYTES];
        if text.len() != 2 * SECRET_BYTES || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return None;
        }
        for (byte, place) in bytes.iter_mut().zip((0..).step_by(2)) {
            *byte = u8::from_str_radix(&text[place..place + 2], 16).ok()?;
        }
        Some(Secret(bytes))
    }

    /// Returns the person that the secret identifies.
    pub fn holder(&self) -> Holder {
        Sha256::digest(self.0).into()
    }

    /// Returns the header that stores the secret in a browser: hidden from scripts, and not sent with requests of
    /// foreign pages that change something.
    pub fn cookie(&self, site: &Site) -> HeaderValue {
        let mut cookie = format!("{}=", site.cookie());
        for byte in self.0 {
            // Writing to a text cannot fail.
            let _ = write!(cookie, "{byte:02x}");
        }
        let _ = write!(cookie, "; Path=/; HttpOnly; SameSite=Lax; Max-Age={KEPT_SECONDS}");
        if site.is_secure() {
            cookie += "; Secure";
        }
        HeaderValue::from_str(&cookie).expect("a cookie of ASCII letters")
    }
}

/// The sender of a request: a person and a network.
#[derive(Clone, Copy)]
pub(crate) struct Guest {
    /// The secret in the person's cookie.
    secret: Option<Secret>,
    /// The network of the request; none for the host's own machine.
    pub from: Option<Network>,
}

impl Guest {
    pub fn holder(&self) -> Option<Holder> {
        self.secret.as_ref().map(Secret::holder)
    }

    /// Returns the person's secret, or a new one if there is none yet.
    ///
    /// # Errors
    /// If too many new people come from that network, or the operating system provides no random numbers.
    pub fn known_or_new(&self, app: &App) -> Result<Secret, Refused> {
        if let Some(secret) = self.secret {
            return Ok(secret);
        }
        if let Some(from) = self.from {
            app.limits.take(Count::Cookies(from))?;
        }
        Secret::new().map_err(|error| Refused::new(RefusalKind::NotStored, error.to_string()))
    }

    /// Counts a change that a person makes to a table or to their list towards the limit on moves, unless it comes from
    /// the host's own machine.
    ///
    /// # Errors
    /// If the limit is reached.
    pub fn count_move(&self, app: &App) -> Result<(), Refused> {
        match (self.from, self.holder()) {
            (Some(_), Some(holder)) => app.limits.take(Count::Moves(holder)),
            // Who is nobody can do nothing.
            _ => Ok(()),
        }
    }
}

impl FromRequestParts<App> for Guest {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let secret = Secret::from_headers(&parts.headers, &app.site);
        Ok(Guest { secret, from: app.trust.came_from(&parts.headers, &parts.extensions) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(cookies: &[&str]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for cookie in cookies {
            headers.append(header::COOKIE, cookie.parse().unwrap());
        }
        headers
    }

    #[test]
    fn a_cookie_comes_back_as_it_was_given() {
        let site = Site::default();
        let secret = Secret::new().unwrap();
        let cookie = secret.cookie(&site).to_str().unwrap().to_owned();
        let pair = cookie.split(';').next().unwrap();
        let others = format!("theme=dark; {pair}; x=y");
        assert!(Secret::from_headers(&headers(&[&others]), &site) == Some(secret));
        assert!(Secret::from_headers(&headers(&["a=b", pair]), &site) == Some(secret));
        assert!(Secret::new().unwrap() != secret);
        for attribute in ["HttpOnly", "SameSite=Lax", "Path=/"] {
            assert!(cookie.contains(attribute), "{cookie}");
        }
    }

    #[test]
    fn what_is_no_secret_is_nobody() {
        let site = Site::default();
        for cookie in ["cabochon=", "cabochon=12", &format!("cabochon={}", "g".repeat(64)), "x"] {
            assert!(Secret::from_headers(&headers(&[cookie]), &site).is_none(), "{cookie}");
        }
        assert!(Secret::from_headers(&HeaderMap::new(), &site).is_none());
        // Not a letter boundary in the middle: this must not panic.
        let odd = HeaderValue::from_bytes(format!("cabochon={}", "ä".repeat(32)).as_bytes()).unwrap();
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, odd);
        assert!(Secret::from_headers(&headers, &site).is_none());
    }

    #[test]
    fn over_https_the_cookie_is_for_https_alone() {
        let site = Site::new(Some("https://games.example".parse().unwrap()));
        let secret = Secret::new().unwrap();
        let cookie = secret.cookie(&site).to_str().unwrap().to_owned();
        assert!(cookie.starts_with("__Host-cabochon=") && cookie.contains("; Secure"), "{cookie}");
        assert!(cookie.contains("Path=/;") && !cookie.contains("Domain"), "what the name promises: {cookie}");
        let pair = cookie.split(';').next().unwrap();
        assert!(Secret::from_headers(&headers(&[pair]), &site) == Some(secret));
        let plain = pair.replace("__Host-", "");
        assert!(
            Secret::from_headers(&headers(&[&plain]), &site).is_none(),
            "a plain cookie is somebody else's work"
        );
        assert!(!secret.cookie(&Site::default()).to_str().unwrap().contains("Secure"));
    }
}

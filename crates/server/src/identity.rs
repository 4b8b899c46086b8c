//! Who asks. A guest is whoever shows the secret that was put into their cookie; the server keeps only a
//! digest of it.

use std::convert::Infallible;
use std::fmt::Write;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use sha2::{Digest, Sha256};
use table::Holder;

/// The name of the cookie.
pub(crate) const COOKIE: &str = "cabochon";
/// How many bytes of chance a secret has.
const SECRET_BYTES: usize = 32;
/// How long a browser keeps it, in seconds: 400 days, the most that browsers allow.
const KEPT_SECONDS: u32 = 400 * 24 * 60 * 60;

/// What a browser shows to be somebody: never logged, never stored.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Secret([u8; SECRET_BYTES]);

impl Secret {
    /// A new one.
    ///
    /// # Errors
    /// If the operating system gives no random numbers.
    pub fn new() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; SECRET_BYTES];
        getrandom::fill(&mut bytes)?;
        Ok(Secret(bytes))
    }

    /// The one in a request's cookies, if there is one and it is well-formed.
    pub fn from_headers(headers: &HeaderMap) -> Option<Self> {
        let cookies = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
        let pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
        pairs.filter(|(name, _)| *name == COOKIE).find_map(|(_, value)| Self::from_hex(value))
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

    /// Whom it shows its bearer to be.
    pub fn holder(&self) -> Holder {
        Sha256::digest(self.0).into()
    }

    /// The header that puts it into a browser: out of reach of scripts, and not sent along by foreign pages'
    /// requests that change something.
    pub fn cookie(&self) -> HeaderValue {
        let mut cookie = format!("{COOKIE}=");
        for byte in self.0 {
            // Writing to a text cannot fail.
            let _ = write!(cookie, "{byte:02x}");
        }
        let _ = write!(cookie, "; Path=/; HttpOnly; SameSite=Lax; Max-Age={KEPT_SECONDS}");
        HeaderValue::from_str(&cookie).expect("a cookie of ASCII letters")
    }
}

/// Who asks, if they showed a secret.
#[derive(Clone, Copy)]
pub(crate) struct Guest(pub Option<Secret>);

impl Guest {
    pub fn holder(&self) -> Option<Holder> {
        self.0.as_ref().map(Secret::holder)
    }
}

impl<S: Sync> FromRequestParts<S> for Guest {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Guest(Secret::from_headers(&parts.headers)))
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
        let secret = Secret::new().unwrap();
        let cookie = secret.cookie().to_str().unwrap().to_owned();
        let pair = cookie.split(';').next().unwrap();
        let others = format!("theme=dark; {pair}; x=y");
        assert!(Secret::from_headers(&headers(&[&others])) == Some(secret));
        assert!(Secret::from_headers(&headers(&["a=b", pair])) == Some(secret));
        assert!(Secret::new().unwrap() != secret);
        for attribute in ["HttpOnly", "SameSite=Lax", "Path=/"] {
            assert!(cookie.contains(attribute), "{cookie}");
        }
    }

    #[test]
    fn what_is_no_secret_is_nobody() {
        for cookie in ["cabochon=", "cabochon=12", &format!("cabochon={}", "g".repeat(64)), "x"] {
            assert!(Secret::from_headers(&headers(&[cookie])).is_none(), "{cookie}");
        }
        assert!(Secret::from_headers(&HeaderMap::new()).is_none());
        // Not a letter boundary in the middle: this must not panic.
        let odd = HeaderValue::from_bytes(format!("cabochon={}", "ä".repeat(32)).as_bytes()).unwrap();
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, odd);
        assert!(Secret::from_headers(&headers).is_none());
    }
}

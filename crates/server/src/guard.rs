//! What every request goes through: is it from one of our own pages, and what must its answer say.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::RefusalKind;

use crate::identity::Secret;
use crate::refuse::Refused;

/// Nothing but our own files may run, be shown or be spoken to; no inline scripts or styles.
const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; frame-ancestors 'none'; \
    base-uri 'none'; form-action 'self'";

const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Refuses what foreign pages send, and puts the security headers on every answer.
pub(crate) async fn guard(request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let mut response =
        if reads || is_ours(request.headers()) { next.run(request).await } else { foreign().into_response() };
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

fn foreign() -> Refused {
    Refused::new(RefusalKind::ForeignOrigin, "the request came from a foreign page")
}

/// Whether a request comes from one of our own pages, or from no page at all. A browser says where a
/// request that changes something comes from; what is no browser carries nobody's cookies unawares.
fn is_ours(headers: &HeaderMap) -> bool {
    let site_is_ours = match headers.get("sec-fetch-site") {
        Some(site) => site == "same-origin" || site == "none",
        None => true,
    };
    site_is_ours && origin_is_host(headers).unwrap_or(true)
}

/// Sockets are not held to the rule of one origin by browsers, so this is stricter: whoever shows a cookie
/// must come from one of our own pages.
///
/// # Errors
/// If the socket is asked for by a foreign page.
pub(crate) fn socket_is_ours(headers: &HeaderMap) -> Result<(), Refused> {
    let ours = match origin_is_host(headers) {
        Some(ours) => ours,
        None => Secret::from_headers(headers).is_none(),
    };
    if ours && is_ours(headers) { Ok(()) } else { Err(foreign()) }
}

/// Whether the page that sends the request is of the host it is sent to; none if no page is named.
fn origin_is_host(headers: &HeaderMap) -> Option<bool> {
    let origin = headers.get(header::ORIGIN)?;
    let same = || {
        let origin = origin.to_str().ok()?;
        let authority = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"))?;
        let host = headers.get(header::HOST)?.to_str().ok()?;
        Some(authority.eq_ignore_ascii_case(host))
    };
    Some(same().unwrap_or(false))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (HeaderName::from_static(name), value.parse().unwrap())).collect()
    }

    #[test]
    fn tells_our_own_pages_from_foreign_ones() {
        let host = ("host", "localhost:8137");
        for (ours, pairs) in [
            (true, vec![]),
            (true, vec![("origin", "http://localhost:8137")]),
            (true, vec![("origin", "https://LOCALHOST:8137"), ("sec-fetch-site", "same-origin")]),
            (false, vec![("origin", "http://localhost:8138")]),
            (false, vec![("origin", "http://evil.example")]),
            (false, vec![("origin", "http://localhost:8137.evil.example")]),
            (false, vec![("origin", "null")]),
            (false, vec![("origin", "localhost:8137")]),
            (false, vec![("sec-fetch-site", "cross-site")]),
            (false, vec![("sec-fetch-site", "same-site"), ("origin", "http://localhost:8137")]),
        ] {
            let mut all = vec![host];
            all.extend(pairs);
            assert_eq!(is_ours(&headers(&all)), ours, "{all:?}");
        }
        assert!(!is_ours(&headers(&[("origin", "http://localhost:8137")])), "no host to compare with");
    }

    #[test]
    fn a_socket_with_a_cookie_needs_an_origin() {
        let host = ("host", "localhost:8137");
        let cookie = format!("cabochon={}", "1".repeat(64));
        let cookie = ("cookie", cookie.as_str());
        let ours = ("origin", "http://localhost:8137");
        assert!(socket_is_ours(&headers(&[host, cookie, ours])).is_ok());
        assert!(socket_is_ours(&headers(&[host])).is_ok(), "a spectator that is no browser");
        assert!(socket_is_ours(&headers(&[host, cookie])).is_err());
        assert!(socket_is_ours(&headers(&[host, cookie, ("origin", "null")])).is_err());
        assert!(socket_is_ours(&headers(&[host, ("origin", "http://evil.example")])).is_err());
    }
}

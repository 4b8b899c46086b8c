//! The checks of every request (it must come from one of the server's own pages), and the security headers of every
//! answer.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::RefusalKind;

use crate::app::App;
use crate::identity::has_cookie;
use crate::limits::Open;
use crate::refuse::Refused;
use crate::request::watched;
use crate::site::{Misnamed, Site};

/// The content security policy: only the server's own files may be executed, displayed or connected to, and no inline
/// scripts or styles.
const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; frame-ancestors 'none'; \
    base-uri 'none'; form-action 'self'";

const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Refuses requests from foreign pages and requests over the rate limit, and adds the security headers to every answer.
pub(crate) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let (request, read) = watched(request);
    let mut response = match admitted(&app, &request) {
        // It counts until it was read and its answer is made.
        Ok(_open) => next.run(request).await,
        Err(refused) => refused.into_response(),
    };
    if response.status().is_client_error() && !read.is_whole() {
        // The server ends the connection where it stopped reading; the client should know before it sends more.
        response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Returns the guard that counts a request while it is handled.
fn admitted(app: &App, request: &Request) -> Result<Option<Open>, Refused> {
    is_meant(app, request)?;
    let headers = request.headers();
    let from = app.trust.came_from(headers, request.extensions());
    from.map_or(Ok(()), |from| app.limits.requests.take(from))?;
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if !reads && !is_ours(headers, &app.site) {
        return Err(foreign());
    }
    from.map(|from| app.limits.request(from)).transpose()
}

/// Checks that a request names this server.
///
/// # Errors
/// If it names no host, or a foreign one.
pub(crate) fn is_meant(app: &App, request: &Request) -> Result<(), Refused> {
    app.site.is_meant(request.uri(), request.headers()).map_err(|misnamed| match misnamed {
        Misnamed::Unclear => Refused::new(
            RefusalKind::Malformed,
            "the request must name one host, in `Host` and in its address",
        ),
        Misnamed::Foreign => {
            let why = "this server is not set up for that host name; its host can set it with --public-url";
            Refused::new(RefusalKind::ForeignOrigin, why)
        }
    })
}

fn foreign() -> Refused {
    Refused::new(RefusalKind::ForeignOrigin, "the request came from a foreign page")
}

/// Returns whether a request comes from one of the server's own pages, or from no page at all. A browser sends the
/// origin of a request that changes something; a program that is not a browser does not send a person's cookies without
/// being told to.
fn is_ours(headers: &HeaderMap, site: &Site) -> bool {
    let site_is_ours = match headers.get("sec-fetch-site") {
        Some(site) => site == "same-origin" || site == "none",
        None => true,
    };
    site_is_ours && site.origin_is_ours(headers).unwrap_or(true)
}

/// Checks that a socket may be opened. Browsers do not apply the same-origin policy to sockets, so a request with a
/// cookie must come from one of the server's own pages.
///
/// # Errors
/// If a foreign page requests the socket.
pub(crate) fn socket_is_ours(headers: &HeaderMap, site: &Site) -> Result<(), Refused> {
    let ours = match site.origin_is_ours(headers) {
        Some(ours) => ours,
        None => !has_cookie(headers, site),
    };
    if ours && is_ours(headers, site) { Ok(()) } else { Err(foreign()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (HeaderName::from_static(name), value.parse().unwrap())).collect()
    }

    #[test]
    fn believes_what_the_browser_says_of_the_page() {
        let host = ("host", "localhost:8137");
        let origin = ("origin", "http://localhost:8137");
        for (ours, pairs) in [
            (true, vec![]),
            (true, vec![origin]),
            (true, vec![origin, ("sec-fetch-site", "same-origin")]),
            (true, vec![("sec-fetch-site", "none")]),
            (false, vec![("origin", "http://evil.example")]),
            (false, vec![("sec-fetch-site", "cross-site")]),
            (false, vec![("sec-fetch-site", "same-site"), origin]),
        ] {
            let mut all = vec![host];
            all.extend(pairs);
            assert_eq!(is_ours(&headers(&all), &Site::new(None)), ours, "{all:?}");
        }
    }

    #[test]
    fn a_socket_with_a_cookie_needs_an_origin() {
        let site = Site::new(None);
        let host = ("host", "localhost:8137");
        let cookie = format!("cabochon={}", "1".repeat(64));
        let cookie = ("cookie", cookie.as_str());
        let ours = ("origin", "http://localhost:8137");
        assert!(socket_is_ours(&headers(&[host, cookie, ours]), &site).is_ok());
        assert!(socket_is_ours(&headers(&[host]), &site).is_ok(), "a spectator that is no browser");
        assert!(socket_is_ours(&headers(&[host, cookie]), &site).is_err());
        assert!(socket_is_ours(&headers(&[host, cookie, ("origin", "null")]), &site).is_err());
        assert!(socket_is_ours(&headers(&[host, ("origin", "http://evil.example")]), &site).is_err());
    }
}

//! The browser client's files.

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use protocol::RefusalKind;

use crate::app::App;
use crate::assets::File;
use crate::refuse::Refused;

/// The page of the client; which table it shows it reads from its address.
pub(crate) async fn index(State(app): State<App>, headers: HeaderMap) -> Response {
    serve(app.client.page(), &headers)
}

/// Serves any other file. An unknown address gets the page, which says that nothing is there.
pub(crate) async fn file(
    State(app): State<App>,
    method: Method,
    uri: Uri,
    mut headers: HeaderMap,
) -> Response {
    if method != Method::GET && method != Method::HEAD {
        let allowed = [(header::ALLOW, HeaderValue::from_static("GET,HEAD"))];
        return (allowed, not_allowed().await).into_response();
    }
    match app.client.get(uri.path()) {
        Some(file) => serve(file, &headers),
        None if wants_a_page(&headers) => {
            // "You have it already" would not say that nothing is here.
            headers.remove(header::IF_NONE_MATCH);
            let mut page = serve(app.client.page(), &headers);
            *page.status_mut() = StatusCode::NOT_FOUND;
            page
        }
        None => not_found(uri.path()),
    }
}

/// Where only reading, or only writing, is possible.
pub(crate) async fn not_allowed() -> Refused {
    Refused::new(RefusalKind::NotAllowed, "this method is not allowed at this address")
}

fn not_found(path: &str) -> Response {
    let shown: String = path.chars().take(100).collect();
    Refused::new(RefusalKind::NotFound, format!("there is nothing at {shown}")).into_response()
}

fn serve(file: &'static File, headers: &HeaderMap) -> Response {
    let keep = if file.is_immutable() { "public, max-age=31536000, immutable" } else { "no-cache" };
    let brotli = file.brotli.filter(|_| accepts_brotli(headers));
    let known = headers
        .get(header::IF_NONE_MATCH)
        .and_then(|tags| tags.to_str().ok())
        .is_some_and(|tags| tags.split(',').any(|tag| tag.trim() == file.etag || tag.trim() == "*"));
    let mut response = match (known, brotli) {
        (true, _) => StatusCode::NOT_MODIFIED.into_response(),
        (false, Some(compressed)) => {
            let mut response = Body::from(Bytes::from_static(compressed)).into_response();
            response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
            response
        }
        (false, None) => Body::from(Bytes::from_static(file.bytes)).into_response(),
    };
    let more = [
        (header::CONTENT_TYPE, file.mime()),
        (header::CACHE_CONTROL, keep),
        (header::ETAG, file.etag),
        (header::VARY, "accept-encoding"),
    ];
    for (name, value) in more {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Whether somebody goes there with a browser: a script or a program asks for no page.
fn wants_a_page(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|kinds| kinds.split([',', ';']).any(|kind| kind.trim() == "text/html"))
}

fn accepts_brotli(headers: &HeaderMap) -> bool {
    let accepted =
        headers.get_all(header::ACCEPT_ENCODING).into_iter().filter_map(|value| value.to_str().ok());
    let mut codings = accepted.flat_map(|value| value.split(','));
    codings.any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        let refused = |weight: &str| weight.strip_prefix("q=").and_then(|q| q.parse().ok()) == Some(0.0);
        parts.next() == Some("br") && !parts.any(refused)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn knows_who_understands_brotli() {
        for (accept, understands) in [
            ("br", true),
            ("gzip, deflate, br, zstd", true),
            ("gzip;q=1.0, br;q=0.5", true),
            ("br;q=0", false),
            ("gzip", false),
            ("brotli", false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, accept.parse().unwrap());
            assert_eq!(accepts_brotli(&headers), understands, "{accept}");
        }
        assert!(!accepts_brotli(&HeaderMap::new()));
    }
}

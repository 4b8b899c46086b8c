//! Serves the files of the browser client.

use axum::body::{Body, Bytes};
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use protocol::RefusalKind;

use crate::app::App;
use crate::assets::File;
use crate::refuse::Refused;

/// Serves the page of the client, which reads from its address which table to show.
pub(crate) async fn index(State(app): State<App>, headers: HeaderMap) -> Response {
    serve(app.client.page(), &headers)
}

/// Serves the page of a table, as not found if there is no such table. A table that cannot be shown for another reason
/// gets the page, which gives the reason.
pub(crate) async fn table(
    State(app): State<App>,
    table: Result<Path<String>, PathRejection>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let looked = match table {
        Ok(Path(table)) => app.tables.look(&table, |_| ()).await.map_err(|refusal| refusal.kind),
        Err(_) => Err(RefusalKind::NotFound),
    };
    match looked {
        Err(RefusalKind::NotFound) => nothing_here(&app, &uri, headers),
        _ => serve(app.client.page(), &headers),
    }
}

/// Serves the page of a list of rules, as not found if no game of the server has such a list.
pub(crate) async fn rules(
    State(app): State<App>,
    list: Result<Path<String>, PathRejection>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let mut lists = app.games.entries().flat_map(|game| game.about().lists);
    match list {
        Ok(Path(name)) if lists.any(|list| list.name == name) => serve(app.client.page(), &headers),
        _ => nothing_here(&app, &uri, headers),
    }
}

/// Serves any other file.
pub(crate) async fn file(State(app): State<App>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        let allowed = [(header::ALLOW, HeaderValue::from_static("GET,HEAD"))];
        return (allowed, not_allowed().await).into_response();
    }
    match app.client.get(uri.path()) {
        Some(file) => serve(file, &headers),
        None => nothing_here(&app, &uri, headers),
    }
}

/// Answers that nothing is at an address: a browser gets the page, which says so too.
fn nothing_here(app: &App, uri: &Uri, mut headers: HeaderMap) -> Response {
    if !wants_a_page(&headers) {
        return not_found(uri.path());
    }
    // "You have it already" would not say that nothing is here.
    headers.remove(header::IF_NONE_MATCH);
    let mut page = serve(app.client.page(), &headers);
    *page.status_mut() = StatusCode::NOT_FOUND;
    page
}

/// Refuses a method that an address does not allow.
pub(crate) async fn not_allowed() -> Refused {
    Refused::new(RefusalKind::NotAllowed, "this method is not allowed at this address")
}

fn not_found(path: &str) -> Response {
    let shown: String = path.chars().take(100).collect();
    Refused::new(RefusalKind::NotFound, format!("there is nothing at {shown}")).into_response()
}

fn serve(file: &'static File, headers: &HeaderMap) -> Response {
    let keep = if file.is_immutable() { "public, max-age=31536000, immutable" } else { "no-cache" };
    let (coding, content) = coded(file, headers);
    let known = headers
        .get(header::IF_NONE_MATCH)
        .and_then(|tags| tags.to_str().ok())
        .is_some_and(|tags| tags.split(',').any(|tag| tag.trim() == file.etag || tag.trim() == "*"));
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Body::from(Bytes::from_static(content)).into_response()
    };
    if let Some(coding) = coding.filter(|_| !known) {
        response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
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

/// Returns whether a browser navigates to the address: scripts and programs do not request a page.
fn wants_a_page(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|kinds| kinds.split([',', ';']).any(|kind| kind.trim() == "text/html"))
}

/// Returns the content in the preferred coding, with the coding's name; none for the file as it is.
fn coded(file: &'static File, headers: &HeaderMap) -> (Option<&'static str>, &'static [u8]) {
    // Of equal weights the first counts, which is the smallest.
    let codings = [("br", file.brotli), ("gzip", file.gzip)];
    let mut best = (0.0, None, file.bytes);
    for (coding, content) in codings {
        let weight = weight(headers, coding).unwrap_or_default();
        if let Some(content) = content.filter(|_| weight > best.0) {
            best = (weight, Some(coding), content);
        }
    }
    // The uncompressed file is sent only where it is preferred, or nothing else is acceptable.
    let as_it_is = weight(headers, "identity").filter(|weight| *weight > best.0);
    if as_it_is.is_some() { (None, file.bytes) } else { (best.1, best.2) }
}

/// Returns the weight of a content coding, from 0 to 1; none if neither it nor `*` is named.
fn weight(headers: &HeaderMap, coding: &str) -> Option<f32> {
    let accepted =
        headers.get_all(header::ACCEPT_ENCODING).into_iter().filter_map(|value| value.to_str().ok());
    let mut any = None;
    for asked in accepted.flat_map(|value| value.split(',')) {
        let mut parts = asked.split(';').map(str::trim);
        let name = parts.next().unwrap_or_default();
        let weight = parts.find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")));
        // A coding whose weight cannot be read is not acceptable.
        let weight = weight.map_or(1.0, |weight| weight.parse().unwrap_or(0.0));
        if name.eq_ignore_ascii_case(coding) {
            return Some(weight);
        }
        if name == "*" {
            any = Some(weight);
        }
    }
    any
}

#[cfg(test)]
mod tests {
    use super::*;

    static FILE: File =
        File { path: "app.js", bytes: b"plain", brotli: Some(b"br"), gzip: Some(b"gzip"), etag: "W/\"1\"" };

    #[test]
    fn sends_what_is_asked_for_most() {
        for (accept, coding) in [
            ("br", Some("br")),
            ("gzip", Some("gzip")),
            ("gzip, deflate, br, zstd", Some("br")),
            ("gzip, deflate", Some("gzip")),
            ("GZip", Some("gzip")),
            ("gzip;q=1.0, br;q=0.5", Some("gzip")),
            ("br;q=0.5, gzip; q=0.4", Some("br")),
            ("br;q=0, gzip", Some("gzip")),
            ("br;q=0", None),
            ("*", Some("br")),
            ("br;q=0, *;q=0.5", Some("gzip")),
            ("identity, gzip;q=0.5", None),
            ("gzip, identity;q=0.5", Some("gzip")),
            ("identity;q=0", None),
            ("gzip;q=much", None),
            ("deflate, brotli", None),
            ("", None),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, accept.parse().unwrap());
            assert_eq!(coded(&FILE, &headers).0, coding, "{accept}");
        }
        assert_eq!(coded(&FILE, &HeaderMap::new()), (None, FILE.bytes));
    }

    #[test]
    fn a_file_without_a_smaller_form_is_sent_as_it_is() {
        static PICTURE: File =
            File { path: "a.png", bytes: b"picture", brotli: None, gzip: None, etag: "W/\"2\"" };
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static("br, gzip"));
        assert_eq!(coded(&PICTURE, &headers), (None, PICTURE.bytes));
    }
}

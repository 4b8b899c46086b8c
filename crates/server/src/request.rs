//! Reads requests: JSON bodies of bounded size, and the reader's language.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use hyper::body::{Frame, SizeHint};
use protocol::RefusalKind;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use text::Language;

use crate::app::App;
use crate::refuse::{Refused, worded};

/// The longest time that a body may take to arrive.
const PATIENCE: Duration = Duration::from_secs(20);
/// The number of bytes of a body that is too large which are still read (and discarded), so that the sender gets a
/// refusal with the reason instead of a broken connection.
const THROWN_AWAY_MAX: usize = 64 * 1024 * 1024;

/// A JSON body of at most `MOST` bytes.
pub(crate) struct JsonOf<T, const MOST: usize>(pub T);

impl<S: Sync, T: DeserializeOwned, const MOST: usize> FromRequest<S> for JsonOf<T, MOST> {
    type Rejection = Refused;

    async fn from_request(request: Request, _: &S) -> Result<Self, Refused> {
        let json = is_json(request.headers());
        let body = tokio::time::timeout(PATIENCE, read(request.into_body(), MOST))
            .await
            .map_err(|_| Refused::new(RefusalKind::Malformed, "the request took too long to arrive"))??;
        if !json {
            // Forms of foreign pages cannot send this type, which is one more lock on the door.
            return Err(Refused::new(RefusalKind::Malformed, "the request must be of type application/json"));
        }
        serde_json::from_slice(&body).map(JsonOf).map_err(|error| {
            Refused::new(RefusalKind::Malformed, format!("the request is not understood: {error}"))
        })
    }
}

/// The empty body of a request that says everything by its address.
#[derive(Deserialize, utoipa::ToSchema)]
pub(crate) struct Nothing {}

/// The reader of the answer, as far as the request describes them.
pub(crate) struct Reader {
    /// The reader's language, negotiated from `Accept-Language`; English if none is available.
    pub language: Language,
}

impl Reader {
    /// Words the refusal of a table in the reader's language.
    ///
    /// # Errors
    /// If it is a refusal.
    pub fn told<T>(&self, app: &App, answer: Result<T, table::Refusal>) -> Result<T, Refused> {
        answer.map_err(|refusal| worded(refusal, app.texts(self.language)).into())
    }
}

impl<S: Sync> FromRequestParts<S> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        // A header may be sent in several parts.
        let sent = parts.headers.get_all(header::ACCEPT_LANGUAGE).iter();
        let accepted: Vec<&str> = sent.filter_map(|value| value.to_str().ok()).collect();
        Ok(Reader { language: language(&accepted.join(",")) })
    }
}

/// Returns the language of ours that an `Accept-Language` header gives the greatest weight; of several, the first.
fn language(accepted: &str) -> Language {
    let mut ranges: Vec<(f32, &str)> = accepted.split(',').filter_map(weighted).collect();
    ranges.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    Language::negotiate(ranges.into_iter().map(|(_, tag)| tag)).unwrap_or_default()
}

/// Returns one entry of an `Accept-Language` header with its weight; none if it is malformed or asks not to be used.
fn weighted(entry: &str) -> Option<(f32, &str)> {
    let (tag, weight) = match entry.split_once(';') {
        None => (entry, 1.0),
        Some((tag, weight)) => {
            let (name, value) = weight.trim().split_once('=')?;
            (tag, name.eq_ignore_ascii_case("q").then(|| value.parse().ok())??)
        }
    };
    // Any language will do: then ours.
    let tag = if tag.trim() == "*" { Language::default().tag() } else { tag.trim() };
    (weight > 0.0 && weight <= 1.0).then_some((weight, tag))
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    kind.eq_ignore_ascii_case("application/json")
}

/// Reads a body that is not wanted, and keeps nothing of it.
pub(crate) async fn thrown_away(request: Request) {
    // The result does not matter: the sender is refused anyway.
    let _ = tokio::time::timeout(PATIENCE, read(request.into_body(), 0)).await;
}

/// The record whether the body of a request was read to its end; cheap to clone.
#[derive(Clone, Default)]
pub(crate) struct Reading(Arc<AtomicBool>);

impl Reading {
    /// Returns whether the body was read to its end.
    pub fn is_whole(&self) -> bool {
        self.0.load(Relaxed)
    }

    fn note(&self, is_whole: bool) {
        self.0.fetch_or(is_whole, Relaxed);
    }
}

/// A body that notes when it was read to its end.
struct Watched {
    body: Body,
    reading: Reading,
}

impl HttpBody for Watched {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let frame = Pin::new(&mut self.body).poll_frame(context);
        self.reading.note(matches!(frame, Poll::Ready(None)) || self.body.is_end_stream());
        frame
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// Returns the request, and a record whether its body was read to its end.
pub(crate) fn watched(request: Request) -> (Request, Reading) {
    let reading = Reading::default();
    let watched = request.map(|body| {
        reading.note(body.is_end_stream());
        Body::new(Watched { body, reading: reading.clone() })
    });
    (watched, reading)
}

async fn read(mut body: Body, most: usize) -> Result<Vec<u8>, Refused> {
    let (mut read, mut total) = (Vec::new(), 0usize);
    loop {
        let mut pinned = Pin::new(&mut body);
        let Some(frame) = std::future::poll_fn(|context| pinned.as_mut().poll_frame(context)).await else {
            break;
        };
        let frame = frame.map_err(|_| Refused::new(RefusalKind::Malformed, "the request broke off"))?;
        let Ok(data) = frame.into_data() else { continue };
        total += data.len();
        if total <= most {
            read.extend_from_slice(&data);
        } else if total > THROWN_AWAY_MAX {
            break;
        }
    }
    if total > most {
        return Err(Refused::new(RefusalKind::TooLarge, format!("the request has more than {most} bytes")));
    }
    Ok(read)
}

#[cfg(test)]
#[path = "../tests/inside/request.rs"]
mod inside;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_of_the_greatest_weight_is_spoken() {
        for (accepted, expected) in [
            ("", Language::English),
            ("ru", Language::Russian),
            ("ru-RU,ru;q=0.9,en-US;q=0.8,en;q=0.7", Language::Russian),
            ("en;q=0.2, ja;q=0.9, ru;q=0.8", Language::Japanese),
            ("en;q=0.001,ru;q=0.002", Language::Russian),
            ("ru;q=0.5,ja;q=0.5", Language::Russian),
            ("fr, de;q=0.9, ja;Q=0.1", Language::Japanese),
            ("fr, xx-YY", Language::English),
            ("ru;q=0, ja;q=0.1", Language::Japanese),
            ("*", Language::English),
            ("*;q=0.5, ru", Language::Russian),
            ("ru;q=0.1, *", Language::English),
            // Malformed entries are passed over.
            (",, ;q=1, ja", Language::Japanese),
            ("ru;q=much, ja;q=0.1", Language::Japanese),
            ("ru;q=2, ru;q=-1, ru;q=NaN, ja;q=0.1", Language::Japanese),
            ("ru;level=1, ja;q=0.1", Language::Japanese),
            ("ru RU, --, ja;q=0.1", Language::Japanese),
        ] {
            assert_eq!(language(accepted), expected, "{accepted}");
        }
    }
}

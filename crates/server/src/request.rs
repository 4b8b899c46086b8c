//! Reading what is asked for: JSON bodies within bounds.

use std::convert::Infallible;
use std::time::Duration;

use axum::body::{Body, HttpBody};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use protocol::RefusalKind;
use serde::de::DeserializeOwned;
use text::Language;

use crate::refuse::Refused;

/// How long a body may take to arrive.
const PATIENCE: Duration = Duration::from_secs(20);
/// How much of a body that is too large is still read (and thrown away), so that the sender hears why it
/// was refused instead of a broken line.
const THROWN_AWAY_MAX: usize = 64 * 1024 * 1024;

/// A body of JSON with at most `MOST` bytes.
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

/// Who reads the answer.
pub(crate) struct Reader {
    /// Their language, by what they accept; English where we have none of it.
    pub language: Language,
}

impl<S: Sync> FromRequestParts<S> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let accepted = parts.headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        // Browsers list the languages in the order of liking; weights that say otherwise are not looked at.
        let tags =
            accepted.unwrap_or_default().split(',').map(|tag| tag.split(';').next().unwrap_or(tag).trim());
        Ok(Reader { language: tags.filter_map(Language::from_tag).next().unwrap_or_default() })
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    kind.eq_ignore_ascii_case("application/json")
}

async fn read(mut body: Body, most: usize) -> Result<Vec<u8>, Refused> {
    let (mut read, mut total) = (Vec::new(), 0usize);
    loop {
        let mut pinned = std::pin::Pin::new(&mut body);
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

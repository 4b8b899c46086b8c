//! Reading what is asked for: JSON bodies within bounds.

use std::time::Duration;

use axum::body::{Body, HttpBody};
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, header};
use protocol::RefusalKind;
use serde::de::DeserializeOwned;

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

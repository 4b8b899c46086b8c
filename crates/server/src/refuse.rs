//! Answers to requests: the empty one, and refusals in the reader's language.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{Refusal, RefusalKind};
use serde::Serialize;
use store::ReadError;
use table::LogPlace;
use text::{SeatNumbers, Texts, Value};

/// The default value of `Retry-After` for a client that sent too many requests, in seconds.
const AGAIN: u64 = 1;

/// The result of a handler.
pub(crate) type Answer<T> = Result<T, Refused>;

/// An empty answer.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct Done {}

/// A refusal as the answer to a request.
#[derive(Debug)]
pub(crate) struct Refused {
    refusal: Refusal,
    /// The value of `Retry-After`, in seconds.
    again: Option<u64>,
    /// The value of `Set-Cookie`; boxed, as few refusals have one.
    cookie: Option<Box<HeaderValue>>,
}

impl Refused {
    pub fn new(kind: RefusalKind, why: impl Into<String>) -> Self {
        Refusal { kind, rule: None, game: None, why: why.into() }.into()
    }

    /// Creates the refusal of a request over the limit; `again` is the time in seconds after which to retry.
    pub fn too_many(why: &str, again: u64) -> Self {
        Refused { again: Some(again), ..Self::new(RefusalKind::TooMany, why) }
    }

    /// Creates the refusal of a request without an identity; `cookie` sets the one with which it can be repeated.
    pub fn cookie_needed(cookie: HeaderValue) -> Self {
        let why = "this needs the cookie that this answer sets: send the request again with it";
        Refused { cookie: Some(Box::new(cookie)), ..Self::new(RefusalKind::CookieNeeded, why) }
    }

    #[cfg(test)]
    pub fn kind(&self) -> RefusalKind {
        self.refusal.kind
    }

    #[cfg(test)]
    pub fn again(&self) -> Option<u64> {
        self.again
    }
}

pub(crate) fn unread(error: ReadError) -> Refused {
    Refused::new(RefusalKind::Damaged, error.to_string())
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Refused { refusal, again: None, cookie: None }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let kind = self.refusal.kind;
        let status = StatusCode::from_u16(kind.status()).unwrap_or(StatusCode::BAD_REQUEST);
        let mut response = (status, Json(self.refusal)).into_response();
        if kind == RefusalKind::TooMany {
            let again = HeaderValue::from(self.again.unwrap_or(AGAIN));
            response.headers_mut().insert(header::RETRY_AFTER, again);
        }
        if let Some(cookie) = self.cookie {
            response.headers_mut().insert(header::SET_COOKIE, *cookie);
        }
        // For the log and the metrics.
        response.extensions_mut().insert(kind);
        response
    }
}

/// Converts a table's refusal to the protocol's, with its reason in the language of the texts.
pub(crate) fn worded(refusal: table::Refusal, texts: &Texts) -> Refusal {
    let why = match &refusal.message {
        Some(message) => texts.spoken(&texts.message(message, &SeatNumbers)),
        None => refusal.why,
    };
    let rule = refusal.rule.map(|rule| rule.to_string());
    let why = match &refusal.at {
        Some(place) => placed(place, rule.as_deref(), &why, texts),
        None => why,
    };
    Refusal { kind: refusal.kind, rule, game: None, why }
}

/// Describes the fault of a game file, with its place and the rule.
fn placed(place: &LogPlace, rule: Option<&str>, why: &str, texts: &Texts) -> String {
    let rule = rule.map(|rule| format!(" ({rule})")).unwrap_or_default();
    let sentence = format!("{why}{rule}");
    let input = place.input.as_deref().unwrap_or_default();
    let args = [
        ("line", Value::Number(place.line.into())),
        ("input", Value::Text(input)),
        ("sentence", Value::Text(&sentence)),
    ];
    let id = match (place.line, &place.input) {
        (0, _) => return sentence,
        (_, None) => "file-fault-line",
        (_, Some(_)) => "file-fault-input",
    };
    texts.format(id, &args)
}

//! Refusals in words.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::{Refusal, RefusalKind};
use text::{SeatNumbers, Texts};

/// A refusal as the answer to a request.
pub(crate) struct Refused(pub Refusal);

impl Refused {
    pub fn new(kind: RefusalKind, why: impl Into<String>) -> Self {
        Refused(Refusal { kind, rule: None, why: why.into() })
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Refused(refusal)
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.0.kind.status()).unwrap_or(StatusCode::BAD_REQUEST);
        (status, Json(self.0)).into_response()
    }
}

/// A table's refusal as it goes over the wire, its reason in English.
pub(crate) fn worded(refusal: table::Refusal, texts: &Texts) -> Refusal {
    let why = match &refusal.message {
        Some(message) => texts.spoken(&texts.message(message, &SeatNumbers)),
        None => refusal.why,
    };
    Refusal { kind: refusal.kind, rule: refusal.rule.map(|rule| rule.to_string()), why }
}

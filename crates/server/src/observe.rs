//! Logs and counts every request, with nothing that identifies a table or a person, other than by their address.

use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;
use protocol::RefusalKind;

use crate::app::App;
use crate::polling::Waited;

/// The target of the log's lines about requests.
pub(crate) const REQUESTS: &str = "requests";
/// The route of requests for files, and for what does not exist.
const FILE: &str = "file";

/// Logs and counts each request when it is answered. The route stands for the path, which may contain an invitation.
pub(crate) async fn observe(State(app): State<App>, request: Request, next: Next) -> Response {
    let since = Instant::now();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let method = request.method().clone();
    let from = app.trust.came_from(request.headers(), request.extensions());
    let response = next.run(request).await;
    let route = route.as_ref().map_or(FILE, MatchedPath::as_str);
    let status = response.status().as_u16();
    let refused = response.extensions().get().copied().map(name);
    let method = known(&method);
    // The time for which a client asked to wait is no time that the server took.
    let waited = response.extensions().get::<Waited>().copied().unwrap_or_default();
    let took = since.elapsed().saturating_sub(waited.0);
    app.metrics.answered(method, route, status, refused.as_deref(), took);
    let refused = refused.unwrap_or_default();
    let from = from.map_or_else(|| "host".to_owned(), |from| from.to_string());
    let milliseconds = took.as_millis() as u64;
    tracing::info!(target: REQUESTS, method, route, status, refused, from, milliseconds, "answered");
    response
}

/// Returns a method as it is logged and counted: a client may send any word, of any length.
fn known(method: &Method) -> &str {
    match *method {
        Method::GET | Method::HEAD | Method::POST | Method::OPTIONS => method.as_str(),
        _ => "other",
    }
}

/// Returns the name of a kind of refusals, as it is in answers.
fn name(kind: RefusalKind) -> String {
    let name = serde_json::to_value(kind).ok();
    name.as_ref().and_then(serde_json::Value::as_str).unwrap_or_default().to_owned()
}

//! Tells programs that watch over the server whether it is alive and ready.

use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::app::App;

/// The time for which the state of the data file is believed: to find it out costs a flush.
const BELIEVED: Duration = Duration::from_secs(1);

/// The parts that a server needs in order to be of use.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct Ready {
    /// Whether changes can be stored in the data file.
    data: bool,
    /// Whether the server has the files of the page.
    client: bool,
    /// Whether bots answer.
    bots: bool,
}

/// Says that the server answers requests.
#[utoipa::path(get, path = "/healthz",
    responses((status = 200, body = String, content_type = "text/plain", description = "`ok`")))]
pub(crate) async fn alive() -> Response {
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], "ok\n").into_response()
}

/// Says whether the server can do all that it is for.
#[utoipa::path(get, path = "/readyz", responses(
    (status = 200, body = Ready, description = "everything works"),
    (status = 503, body = Ready, description = "what is false does not work")))]
pub(crate) async fn ready(State(app): State<App>) -> Response {
    let ready = Ready {
        data: is_writable(&app).await,
        client: app.client.is_built(),
        bots: app.tables.shared().bots.are_alive(),
    };
    let all = ready.data && ready.client && ready.bots;
    let status = if all { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, Json(ready)).into_response()
}

async fn is_writable(app: &App) -> bool {
    let mut last = app.data_state.lock().await;
    if let Some((_, state)) = last.filter(|(time, _)| time.elapsed() < BELIEVED) {
        return state;
    }
    let state = app.store.is_writable().await.is_ok();
    *last = Some((Instant::now(), state));
    state
}

//! Serves the metrics on an address of their own.

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio::net::TcpListener;

use crate::app::App;
use crate::connections::{Connections, used};
use crate::guard::is_meant;
use crate::metrics::Sample;
use crate::peer::Peer;
use crate::stopped;

/// The format of the answer.
const FORMAT: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Serves the metrics until the server stops. The connections are guarded like those of the pages.
pub(crate) async fn serve(app: App, listener: TcpListener) {
    let stop = stopped(app.stopping.clone());
    let listener = Connections::of_host(listener, app.stopping.clone());
    let router = Router::new()
        .route("/metrics", get(answer))
        .layer(from_fn_with_state(app.clone(), named))
        .layer(from_fn(used))
        .with_state(app);
    let service = router.into_make_service_with_connect_info::<Peer>();
    tokio::select! {
        ended = axum::serve(listener, service).into_future() => {
            if let Err(error) = ended {
                tracing::error!("no more metrics: {error}");
            }
        }
        () = stop => {}
    }
}

/// Refuses requests that name another host: a foreign page may have given its own name this address.
async fn named(State(app): State<App>, request: Request, next: Next) -> Response {
    match is_meant(&app, &request) {
        Ok(()) => next.run(request).await,
        Err(refused) => refused.into_response(),
    }
}

async fn answer(State(app): State<App>) -> Response {
    let sample = Sample {
        tables: app.tables.count(),
        bots_waiting: app.tables.shared().bots.waiting(),
        data_file: app.store.size().unwrap_or_default(),
        disk_free: app.store.free().unwrap_or_default(),
    };
    match app.metrics.text(&sample) {
        Ok(text) => ([(header::CONTENT_TYPE, FORMAT)], text).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

//! What can be asked for, and where. `docs/protocol/wire.md` describes it for other programs.

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::{from_fn, map_response};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use catalog::{Level, OsSource};
use protocol::{
    About, Created, GAME_FILE_BYTES_MAX, MoveRequest, Moved, NewTable, OpenGame, PROTOCOL, REQUEST_BYTES_MAX,
    RefusalKind, Snapshot, TableSummary, ViewAt, Viewer,
};
use serde::Deserialize;
use table::Plan;

use crate::app::App;
use crate::guard::{guard, socket_is_ours};
use crate::identity::{Guest, Secret};
use crate::refuse::{Refused, worded};
use crate::request::JsonOf;
use crate::{actor, pages, records, socket};

/// The most bytes of a request that opens a game file: in JSON every line end takes two.
const OPEN_BYTES_MAX: usize = 2 * GAME_FILE_BYTES_MAX;
/// The most tables in a list.
const LISTED_MAX: u32 = 100;

type Answer<T> = Result<T, Refused>;

pub(crate) fn router(app: App) -> Router {
    let api = Router::new()
        .route("/about", get(about))
        .route("/tables", get(my_tables).post(set_up))
        .route("/games", post(open))
        .route("/tables/{table}", get(snapshot))
        .route("/tables/{table}/at/{version}", get(view_at))
        .route("/tables/{table}/moves", post(play))
        .route("/tables/{table}/rematch", post(rematch))
        .route("/tables/{table}/log", get(game_file))
        .route("/tables/{table}/socket", get(connect))
        .method_not_allowed_fallback(pages::not_allowed)
        .layer(map_response(like_all));
    Router::new()
        .nest("/api", api)
        .route("/", get(pages::index))
        .route("/t/{table}", get(pages::index))
        .method_not_allowed_fallback(pages::not_allowed)
        .fallback(pages::file)
        .layer(from_fn(guard))
        .with_state(app)
}

/// Answers about tables are true for a moment, and for one asker. What the framework refuses in its own
/// words becomes a refusal like all others.
async fn like_all(response: Response) -> Response {
    let is_json = response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "application/json");
    let mut response = if response.status().is_client_error() && !is_json {
        Refused::new(RefusalKind::Malformed, "the request is not understood").into_response()
    } else {
        response
    };
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

async fn about() -> Json<About> {
    Json(About {
        name: "Cabochon".into(),
        version: env!("CARGO_PKG_VERSION").into(),
        protocol: PROTOCOL,
        games: catalog::games().iter().map(|&game| game.to_owned()).collect(),
        bots: Level::ALL.iter().map(|level| level.name().to_owned()).collect(),
        address: None,
    })
}

async fn my_tables(State(app): State<App>, guest: Guest) -> Answer<Json<Vec<TableSummary>>> {
    let Some(holder) = guest.holder() else { return Ok(Json(Vec::new())) };
    let found = app.store.tables_of(holder, LISTED_MAX).await;
    let found = found.map_err(|error| Refused::new(RefusalKind::Damaged, error.to_string()))?;
    Ok(Json(found.into_iter().map(|summary| records::summary(summary, holder)).collect()))
}

async fn set_up(
    State(app): State<App>,
    guest: Guest,
    JsonOf(wish): JsonOf<NewTable, REQUEST_BYTES_MAX>,
) -> Answer<Response> {
    let secret = known_or_new(guest)?;
    let plan = Plan::new(&wish.setup, &wish.seats, secret.holder(), &mut OsSource);
    made(&app, plan, secret).await
}

async fn open(
    State(app): State<App>,
    guest: Guest,
    JsonOf(wish): JsonOf<OpenGame, OPEN_BYTES_MAX>,
) -> Answer<Response> {
    let secret = known_or_new(guest)?;
    let holder = secret.holder();
    // Replaying a long file takes a while.
    let plan =
        tokio::task::spawn_blocking(move || Plan::from_log(&wish.log, &wish.seats, holder, &mut OsSource));
    let plan =
        plan.await.map_err(|_| Refused::new(RefusalKind::Malformed, "the game file cannot be replayed"))?;
    made(&app, plan, secret).await
}

fn known_or_new(guest: Guest) -> Answer<Secret> {
    match guest.0 {
        Some(secret) => Ok(secret),
        None => Secret::new().map_err(|error| Refused::new(RefusalKind::NotStored, error.to_string())),
    }
}

async fn made(app: &App, plan: Result<Plan, table::Refusal>, secret: Secret) -> Answer<Response> {
    let plan = plan.map_err(|refusal| worded(refusal, app.tables.texts()))?;
    let table = actor::create(&app.tables, plan, None).await?;
    let mut response = (StatusCode::CREATED, Json(Created { table })).into_response();
    // A known secret is given again too: its time in the browser begins anew.
    response.headers_mut().insert(header::SET_COOKIE, secret.cookie());
    Ok(response)
}

async fn snapshot(State(app): State<App>, guest: Guest, Path(table): Path<String>) -> Answer<Json<Snapshot>> {
    let holder = guest.holder();
    Ok(Json(app.tables.look(&table, move |table| table.snapshot(holder)).await?))
}

#[derive(Deserialize)]
struct Through {
    viewer: Option<String>,
}

async fn view_at(
    State(app): State<App>,
    guest: Guest,
    Path((table, version)): Path<(String, String)>,
    Query(through): Query<Through>,
) -> Answer<Json<ViewAt>> {
    let malformed = |why: String| Refused::new(RefusalKind::Malformed, why);
    let version: u32 = version.parse().map_err(|_| malformed("a version is a number".into()))?;
    let viewer = match through.viewer {
        None => Viewer::Spectator,
        Some(viewer) => viewer.parse().map_err(|error| malformed(format!("{error}")))?,
    };
    let holder = guest.holder();
    let then = app.tables.look(&table, move |table| table.view_at(holder, version, viewer)).await?;
    Ok(Json(then.map_err(|refusal| worded(refusal, app.tables.texts()))?))
}

async fn play(
    State(app): State<App>,
    guest: Guest,
    Path(table): Path<String>,
    JsonOf(request): JsonOf<MoveRequest, REQUEST_BYTES_MAX>,
) -> Answer<Json<Moved>> {
    Ok(Json(app.tables.play(&table, guest.holder(), request).await?))
}

/// There is nothing to say with a wish for a rematch; what is said must only be JSON.
#[derive(Deserialize)]
struct Nothing {}

async fn rematch(
    State(app): State<App>,
    guest: Guest,
    Path(table): Path<String>,
    JsonOf(Nothing {}): JsonOf<Nothing, REQUEST_BYTES_MAX>,
) -> Answer<Json<Created>> {
    Ok(Json(Created { table: app.tables.rematch(&table, guest.holder()).await? }))
}

async fn game_file(State(app): State<App>, Path(table): Path<String>) -> Answer<Response> {
    let file = app.tables.look(&table, |table| (table.game_file(), table.id().to_owned())).await?;
    let (log, id) = file;
    let log = log.map_err(|refusal| worded(refusal, app.tables.texts()))?;
    let name = format!("attachment; filename=\"cabochon-{id}.cab\"");
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, log).into_response())
}

async fn connect(
    State(app): State<App>,
    guest: Guest,
    Path(table): Path<String>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Answer<Response> {
    socket_is_ours(&headers)?;
    // Said while it can still be said in words.
    app.tables.look(&table, |_| ()).await?;
    let upgrade =
        upgrade.map_err(|_| Refused::new(RefusalKind::Malformed, "this address is for a WebSocket"))?;
    let upgrade = upgrade.max_frame_size(REQUEST_BYTES_MAX).max_message_size(REQUEST_BYTES_MAX);
    Ok(upgrade.on_upgrade(move |line| socket::serve(line, app, table, guest.holder())))
}

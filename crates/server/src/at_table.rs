//! The requests about one table.

use std::time::Duration;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, Request, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use protocol::{
    Course, Created, Frame, GuestRequest, LegalActions, MoveRequest, Moved, REQUEST_BYTES_MAX, Refusal,
    RefusalKind, Said, SayRequest, Seat, SeatRequest, Snapshot, StartRequest, UndoRequest, ViewAt, Viewer,
};
use qrcode::QrCode;
use qrcode::render::svg;
use serde::Deserialize;
use table::{Ask, Known, Table, checked_line, checked_name};

use crate::app::App;
use crate::guard::socket_is_ours;
use crate::identity::{Guest, Person, Speaker};
use crate::lobby::count_table;
use crate::long;
use crate::polling::{self, WAIT_SECONDS_MAX, Waited};
use crate::refuse::{Answer, Refused, worded};
use crate::request::{JsonOf, Nothing, Reader};
use crate::socket::{self, Wanted};
use crate::waiting;

/// The minimum width and height of a QR code, in pixels of the image.
const QR_SIZE: u32 = 240;

/// The state that the client knows already, as query parameters.
#[derive(Clone, Copy, Default, Deserialize, utoipa::IntoParams)]
pub(crate) struct Since {
    /// The client knows everything up to this version.
    after: Option<u32>,
    /// The client knows the chat up to this line.
    chat: Option<u32>,
}

/// The time to wait for something new, as a query parameter.
#[derive(Clone, Copy, Default, Deserialize, utoipa::IntoParams)]
pub(crate) struct Patience {
    /// If the table has nothing new, the answer comes when something changes, at the latest after this number of seconds, of
    /// which there are at most 30.
    wait: Option<u64>,
}

impl From<Since> for Known {
    fn from(since: Since) -> Self {
        Known { after: since.after.unwrap_or_default(), chat: since.chat }
    }
}

fn malformed(why: impl Into<String>) -> Refused {
    Refused::new(RefusalKind::Malformed, why)
}

/// Shows the table as the sender sees it, at once or when something has changed.
#[utoipa::path(get, path = "/api/tables/{table}", params(("table" = String, Path), Since, Patience),
    responses((status = 200, body = Snapshot), (status = "4XX", body = Refusal)))]
pub(crate) async fn snapshot(
    State(app): State<App>,
    guest: Guest,
    Path(table): Path<String>,
    since: Result<Query<Since>, QueryRejection>,
    patience: Result<Query<Patience>, QueryRejection>,
) -> Answer<Response> {
    let Query(since) = since.map_err(|_| malformed("`after` and `chat` are numbers"))?;
    let Query(Patience { wait }) = patience.map_err(|_| malformed("`wait` is a number of seconds"))?;
    let longest = Duration::from_secs(wait.unwrap_or_default().min(WAIT_SECONDS_MAX));
    let waited = match longest.is_zero() {
        true => Waited::default(),
        false => polling::changed(&app, &table, guest, since.into(), longest).await?,
    };
    let place = app.limits.long(guest.from).await?;
    let Json(shown) = look(&app, &table, guest, since.into()).await?;
    let text = serde_json::to_string(&shown).expect("a snapshot is well-formed JSON");
    let json = [(header::CONTENT_TYPE, "application/json")];
    Ok((json, Extension(waited), long::body(text, place)).into_response())
}

async fn look(app: &App, table: &str, guest: Guest, known: Known) -> Answer<Json<Snapshot>> {
    admitted(app, table, guest, known).await?;
    let holder = guest.holder();
    let shown = app.tables.look(table, move |table| {
        table.admits(holder)?;
        Ok(table.snapshot(holder, known))
    });
    shown.await?.map(Json).map_err(|refusal| worded(refusal, app.tables.texts()).into())
}

/// Checks that a person may see the table, and counts what a snapshot costs.
async fn admitted(app: &App, table: &str, guest: Guest, known: Known) -> Result<(), Refused> {
    let holder = guest.holder();
    let steps = app.tables.look(table, move |table| {
        table.admits(holder)?;
        Ok(table.steps_after(known))
    });
    let steps = steps.await?.map_err(|refusal| worded(refusal, app.tables.texts()))?;
    app.limits.history(guest.from, steps)
}

/// The viewer of the requested view.
#[derive(Deserialize, utoipa::IntoParams)]
pub(crate) struct Through {
    /// A seat, or `spectator`.
    viewer: Option<String>,
}

/// Shows the table as it was at a version.
#[utoipa::path(get, path = "/api/tables/{table}/at/{version}",
    params(("table" = String, Path), ("version" = u32, Path), Through),
    responses((status = 200, body = ViewAt), (status = "4XX", body = Refusal)))]
pub(crate) async fn view_at(
    State(app): State<App>,
    guest: Guest,
    Path((table, version)): Path<(String, String)>,
    Query(through): Query<Through>,
) -> Answer<Json<ViewAt>> {
    let version: u32 = version.parse().map_err(|_| malformed("a version is a number"))?;
    let viewer = match through.viewer {
        None => Viewer::Spectator,
        Some(viewer) => viewer.parse().map_err(malformed)?,
    };
    let holder = guest.holder();
    let then = app.tables.look(&table, move |table| table.view_at(holder, version, viewer)).await?;
    Ok(Json(then.map_err(|refusal| worded(refusal, app.tables.texts()))?))
}

/// Tells where the points of the game came from.
#[utoipa::path(get, path = "/api/tables/{table}/course", params(("table" = String, Path)),
    responses((status = 200, body = Course), (status = "4XX", body = Refusal)))]
pub(crate) async fn course(
    State(app): State<App>,
    guest: Guest,
    Path(table): Path<String>,
) -> Answer<Json<Course>> {
    // The whole game is gone through, as for a snapshot.
    admitted(&app, &table, guest, Known::default()).await?;
    let holder = guest.holder();
    let course = app.tables.look(&table, move |table| table.course(holder)).await?;
    Ok(Json(course.map_err(|refusal| worded(refusal, app.tables.texts()))?))
}

/// A seat of the sender.
#[derive(Deserialize, utoipa::IntoParams)]
pub(crate) struct Mine {
    /// The seat, from 0.
    seat: u8,
}

/// Lists the legal actions of a seat of the sender.
#[utoipa::path(get, path = "/api/tables/{table}/legal", params(("table" = String, Path), Mine),
    responses((status = 200, body = LegalActions), (status = "4XX", body = Refusal)))]
pub(crate) async fn legal(
    State(app): State<App>,
    guest: Guest,
    Path(table): Path<String>,
    mine: Result<Query<Mine>, QueryRejection>,
) -> Answer<Json<LegalActions>> {
    let Query(Mine { seat }) = mine.map_err(|_| malformed("`seat` is the number of a seat of yours"))?;
    let holder = guest.holder();
    let turn = app.tables.look(&table, move |table| table.turn(holder, Seat(seat))).await?;
    let legal = turn.and_then(|turn| turn.legal(app.games));
    Ok(Json(legal.map_err(|refusal| worded(refusal, app.tables.texts()))?))
}

/// Takes, leaves, fills or frees a seat before the game begins.
#[utoipa::path(post, path = "/api/tables/{table}/seats/{seat}", request_body = SeatRequest,
    params(("table" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = Snapshot), (status = "4XX", body = Refusal), (status = 503, body = Refusal)))]
pub(crate) async fn seat(
    State(app): State<App>,
    person: Person,
    reader: Reader,
    Path((table, seat)): Path<(String, String)>,
    JsonOf(mut request): JsonOf<SeatRequest, REQUEST_BYTES_MAX>,
) -> Answer<Response> {
    let seat = seat.parse().map(Seat).map_err(|_| malformed("a seat is a number"))?;
    person.count_move(&app)?;
    let holder = person.holder();
    if let SeatRequest::Take { name, program } = &mut request {
        reader.told(&app, checked_name(name))?;
        *program |= person.by_token;
    } else {
        app.tables.decide(&table, Some(holder), Ask::Seat(seat, request)).await?;
        return Ok(look(&app, &table, person.into(), Known::default()).await?.into_response());
    }
    let (there, at) = (app.clone(), table.clone());
    waiting::uninterrupted(async move {
        let _counted = waiting::for_seat(&there, person.from, holder, &at).await?;
        there.tables.decide(&at, Some(holder), Ask::Seat(seat, request)).await?;
        Ok(())
    })
    .await?;
    let mut response = look(&app, &table, person.into(), Known::default()).await?.into_response();
    response.headers_mut().insert(header::SET_COOKIE, person.cookie(&app));
    Ok(response)
}

/// Fills the open seats with bots and begins the game (the owner only).
#[utoipa::path(post, path = "/api/tables/{table}/start", request_body = StartRequest,
    params(("table" = String, Path)),
    responses((status = 200, body = Snapshot), (status = "4XX", body = Refusal), (status = 503, body = Refusal)))]
pub(crate) async fn start(
    State(app): State<App>,
    person: Person,
    Path(table): Path<String>,
    JsonOf(request): JsonOf<StartRequest, REQUEST_BYTES_MAX>,
) -> Answer<Json<Snapshot>> {
    person.count_move(&app)?;
    app.tables.decide(&table, Some(person.holder()), Ask::Start(request)).await?;
    look(&app, &table, person.into(), Known::default()).await
}

/// Makes a move.
#[utoipa::path(post, path = "/api/tables/{table}/moves", request_body = MoveRequest,
    params(("table" = String, Path)),
    responses((status = 200, body = Moved), (status = "4XX", body = Refusal), (status = 503, body = Refusal)))]
pub(crate) async fn play(
    State(app): State<App>,
    person: Person,
    Path(table): Path<String>,
    JsonOf(request): JsonOf<MoveRequest, REQUEST_BYTES_MAX>,
) -> Answer<Json<Moved>> {
    person.count_move(&app)?;
    Ok(Json(app.tables.play(&table, Some(person.holder()), Ask::Move(request)).await?))
}

/// Makes, answers or withdraws an undo request.
#[utoipa::path(post, path = "/api/tables/{table}/undo", request_body = UndoRequest,
    params(("table" = String, Path)),
    responses((status = 200, body = Moved), (status = "4XX", body = Refusal), (status = 503, body = Refusal)))]
pub(crate) async fn undo(
    State(app): State<App>,
    person: Person,
    Path(table): Path<String>,
    JsonOf(request): JsonOf<UndoRequest, REQUEST_BYTES_MAX>,
) -> Answer<Json<Moved>> {
    person.count_move(&app)?;
    Ok(Json(app.tables.play(&table, Some(person.holder()), Ask::Undo(request)).await?))
}

/// Decides about people without a seat (the owner only).
#[utoipa::path(post, path = "/api/tables/{table}/guests", request_body = GuestRequest,
    params(("table" = String, Path)),
    responses((status = 200, body = Snapshot), (status = "4XX", body = Refusal), (status = 503, body = Refusal)))]
pub(crate) async fn guests(
    State(app): State<App>,
    person: Person,
    Path(table): Path<String>,
    JsonOf(request): JsonOf<GuestRequest, REQUEST_BYTES_MAX>,
) -> Answer<Json<Snapshot>> {
    person.count_move(&app)?;
    app.tables.decide(&table, Some(person.holder()), Ask::Guests(request)).await?;
    look(&app, &table, person.into(), Known::default()).await
}

/// Posts a line of chat.
#[utoipa::path(post, path = "/api/tables/{table}/chat", request_body = SayRequest,
    params(("table" = String, Path)),
    responses((status = 200, body = Said), (status = "4XX", body = Refusal), (status = 503, body = Refusal)))]
pub(crate) async fn say(
    State(app): State<App>,
    person: Person,
    reader: Reader,
    Path(table): Path<String>,
    JsonOf(request): JsonOf<SayRequest, REQUEST_BYTES_MAX>,
) -> Answer<Response> {
    reader.told(&app, checked_line(&request.text))?;
    // Lines at a table that does not exist are not counted.
    let holder = Some(person.holder());
    let sits = move |table: &Table| table.sitters().iter().any(|sitter| sitter.holder() == holder);
    let is_player = app.tables.look(&table, sits).await?;
    let speaker = if is_player { Speaker::Player } else { Speaker::Spectator };
    person.count_line(&app, &table, speaker)?;
    let said = app.tables.say(&table, Some(person.holder()), Ask::Say(request)).await?;
    let mut response = Json(said).into_response();
    response.headers_mut().insert(header::SET_COOKIE, person.cookie(&app));
    Ok(response)
}

/// Sets up a rematch.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", request_body = Nothing,
    params(("table" = String, Path)),
    responses((status = 200, body = Created), (status = "4XX", body = Refusal), (status = 503, body = Refusal)))]
pub(crate) async fn rematch(
    State(app): State<App>,
    person: Person,
    Path(table): Path<String>,
    JsonOf(Nothing {}): JsonOf<Nothing, REQUEST_BYTES_MAX>,
) -> Answer<Json<Created>> {
    let holder = Some(person.holder());
    let already =
        app.tables.look(&table, move |table| table.may_rematch(holder).map(|one| one.map(str::to_owned)));
    let already = already.await?.map_err(|refusal| worded(refusal, app.tables.texts()))?;
    let table = match already {
        Some(rematch) => rematch,
        None => {
            count_table(&app, &person).await?;
            app.tables.rematch(&table, holder).await?
        }
    };
    Ok(Json(Created { table }))
}

/// Returns the game file, once the game is over.
#[utoipa::path(get, path = "/api/tables/{table}/log", params(("table" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = "4XX", body = Refusal)))]
pub(crate) async fn game_file(
    State(app): State<App>,
    guest: Guest,
    Path(table): Path<String>,
) -> Answer<Response> {
    let (holder, place) = (guest.holder(), app.limits.long(guest.from).await?);
    let log = app.tables.look(&table, move |table| table.game_file(holder)).await?;
    let log = log.map_err(|refusal| worded(refusal, app.tables.texts()))?;
    // A file begins with the name of its game.
    let game = log.split_ascii_whitespace().next().unwrap_or("cabochon");
    let name = format!("attachment; filename=\"{game}-{table}.cab\"");
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, long::body(log, place)).into_response())
}

/// Returns the link to the table as a QR code.
#[utoipa::path(get, path = "/api/tables/{table}/qr.svg", params(("table" = String, Path)),
    responses((status = 200, body = String, content_type = "image/svg+xml"), (status = "4XX", body = Refusal)))]
pub(crate) async fn qr(
    State(app): State<App>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Answer<Response> {
    let id = app.tables.look(&table, |table| table.id().to_owned()).await?;
    let base = app.site.base(&headers).ok_or_else(|| malformed("the request names no host"))?;
    let code = QrCode::new(format!("{base}/t/{id}")).map_err(|error| malformed(error.to_string()))?;
    let picture = code.render::<svg::Color<'_>>().min_dimensions(QR_SIZE, QR_SIZE).build();
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], picture).into_response())
}

/// Opens a WebSocket that sends the events of the table. Without an identity it shows what spectators see.
#[utoipa::path(get, path = "/api/tables/{table}/socket", params(("table" = String, Path), Since),
    responses((status = 101, description = "text frames follow", body = Frame), (status = "4XX", body = Refusal)))]
pub(crate) async fn connect(
    State(app): State<App>,
    guest: Guest,
    Path(table): Path<String>,
    since: Result<Query<Since>, QueryRejection>,
    request: Request,
) -> Answer<Response> {
    socket_is_ours(request.headers(), &app.site)?;
    let Query(since) = since.map_err(|_| malformed("`after` and `chat` are numbers"))?;
    let holder = guest.holder();
    // Refused here, while the answer can still say why.
    let known = since.into();
    admitted(&app, &table, guest, known).await?;
    let (upgrade, response) =
        socket::upgrade(request).ok_or_else(|| malformed("this address is for a WebSocket"))?;
    let (open, from) = (app.limits.socket(holder, guest.from)?, guest.from);
    tokio::spawn(socket::open(upgrade, app, Wanted { table, holder, known, from, open }));
    Ok(response)
}

//! The requests about the server and its lists of tables.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{FromRequest, Query, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use catalog::OsSource;
use mind::Level;
use protocol::{
    About, Created, GAME_FILE_BYTES_MAX, MyTables, NewTable, OpenGame, OpenTable, PROTOCOL,
    REQUEST_BYTES_MAX, Refusal, RefusalKind, RemoveTables, TableSummary,
};
use serde::Deserialize;
use store::{Removal, records};
use table::TableDraft;

use crate::app::App;
use crate::identity::{Guest, Person};
use crate::limits::Open;
use crate::listed::LISTED_MAX;
use crate::refuse::{Answer, Done, Refused, unread};
use crate::request::{JsonOf, Reader, thrown_away};
use crate::{tables, waiting};

/// The maximum number of bytes of a request that opens a game file: in JSON every line end takes two.
const OPEN_BYTES_MAX: usize = 2 * GAME_FILE_BYTES_MAX;

/// Describes this server.
#[utoipa::path(get, path = "/api/about", responses((status = 200, body = About)))]
pub(crate) async fn about(State(app): State<App>) -> Json<About> {
    Json(About {
        name: "Cabochon".into(),
        version: env!("CARGO_PKG_VERSION").into(),
        commit: app.commit.map(str::to_owned),
        protocol: PROTOCOL,
        games: app.games.names().into_iter().map(str::to_owned).collect(),
        bots: Level::ALL.iter().map(|level| level.name.to_owned()).collect(),
        address: app.site.address(),
        notice: app.tables.notice(),
    })
}

/// Lists the public tables of this server's games with open seats, one of each home before a second of the same, otherwise
/// the newest first. A table appears within a second.
#[utoipa::path(get, path = "/api/lobby", responses((status = 200, body = Vec<OpenTable>)))]
pub(crate) async fn lobby(State(app): State<App>, guest: Guest) -> Answer<Json<Vec<OpenTable>>> {
    let tables =
        app.lobby.tables(app.store.as_ref(), app.games, app.tables.holdings()).await.map_err(unread)?;
    let holder = guest.holder();
    Ok(Json(tables.iter().map(|summary| records::open_table(summary.clone(), holder)).collect()))
}

/// Lists the sender's tables, those that wait for the sender first.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Vec<TableSummary>)))]
pub(crate) async fn my_tables(State(app): State<App>, guest: Guest) -> Answer<Json<Vec<TableSummary>>> {
    let Some(holder) = guest.holder() else { return Ok(Json(Vec::new())) };
    let found = app.store.tables_of(holder, 0, LISTED_MAX).await.map_err(unread)?.tables;
    Ok(Json(found.into_iter().map(|summary| records::summary(summary, holder)).collect()))
}

/// A part of a list.
#[derive(Deserialize, utoipa::IntoParams)]
pub(crate) struct Part {
    /// The number of entries before it; 0 by default.
    #[serde(default)]
    from: u32,
    /// The maximum number of entries in it, up to 100.
    #[serde(default = "listed_max")]
    most: u32,
}

fn listed_max() -> u32 {
    LISTED_MAX
}

/// Lists a page of the sender's tables: those that wait for the sender first.
#[utoipa::path(get, path = "/api/mine", params(Part),
    responses((status = 200, body = MyTables), (status = "4XX", body = Refusal)))]
pub(crate) async fn mine(
    State(app): State<App>,
    guest: Guest,
    part: Result<Query<Part>, QueryRejection>,
) -> Answer<Json<MyTables>> {
    let malformed = |_| Refused::new(RefusalKind::Malformed, "`from` and `most` are numbers");
    let Query(Part { from, most }) = part.map_err(malformed)?;
    let Some(holder) = guest.holder() else { return Ok(Json(MyTables::default())) };
    let page = app.store.tables_of(holder, from, most.clamp(1, LISTED_MAX)).await.map_err(unread)?;
    let tables = page.tables.into_iter().map(|summary| records::summary(summary, holder)).collect();
    Ok(Json(MyTables { tables, from: page.from, total: page.total, running: page.running }))
}

/// Removes tables from the sender's list.
#[utoipa::path(post, path = "/api/mine/remove", request_body = RemoveTables,
    responses((status = 200, body = Done), (status = "4XX", body = Refusal), (status = 503, body = Refusal)))]
pub(crate) async fn remove(
    State(app): State<App>,
    person: Person,
    JsonOf(wish): JsonOf<RemoveTables, REQUEST_BYTES_MAX>,
) -> Answer<Json<Done>> {
    person.count_move(&app)?;
    let removal = match wish {
        RemoveTables::One { table } => Removal::Table(table),
        RemoveTables::Finished {} => Removal::Finished,
    };
    let removed = app.store.remove(person.holder(), removal).await;
    removed.map_err(|error| Refused::new(RefusalKind::NotStored, error.to_string()))?;
    Ok(Json(Done {}))
}

/// Sets up a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 201, body = Created), (status = "4XX", body = Refusal), (status = 503, body = Refusal)))]
pub(crate) async fn set_up(
    State(app): State<App>,
    person: Person,
    reader: Reader,
    JsonOf(wish): JsonOf<NewTable, REQUEST_BYTES_MAX>,
) -> Answer<Response> {
    let draft = TableDraft::new(app.games, &wish, person.holder(), &mut OsSource);
    let mut draft = reader.told(&app, draft)?;
    if person.by_token {
        draft.mark_programs();
    }
    count_table(&app, &person).await?;
    if !draft.options.public || draft.deal.is_some() {
        return made(&app, draft, person).await;
    }
    waiting::uninterrupted(async move {
        let _counted = waiting::for_players(&app, person.from, person.holder()).await?;
        made(&app, draft, person).await
    })
    .await
}

/// Opens a game file as a table of its own.
#[utoipa::path(post, path = "/api/games", request_body = OpenGame,
    responses((status = 201, body = Created), (status = "4XX", body = Refusal), (status = 503, body = Refusal)))]
pub(crate) async fn open_file(
    State(app): State<App>,
    guest: Guest,
    reader: Reader,
    request: Request,
) -> Answer<Response> {
    let (person, reading) = match count_file(&app, guest).await {
        Ok(counted) => counted,
        Err(refused) => {
            thrown_away(request).await;
            return Err(refused);
        }
    };
    let JsonOf(wish) = JsonOf::<OpenGame, OPEN_BYTES_MAX>::from_request(request, &()).await?;
    let (holder, games) = (person.holder(), app.games);
    let turn = app.tables.turn_to_load().await;
    let draft = tokio::task::spawn_blocking(move || {
        TableDraft::from_log(games, &wish.log, &wish.seats, holder, &mut OsSource)
    });
    let draft =
        draft.await.map_err(|_| Refused::new(RefusalKind::Malformed, "the game file cannot be replayed"))?;
    let mut draft = reader.told(&app, draft)?;
    if person.by_token {
        draft.mark_programs();
    }
    drop((reading, turn));
    made(&app, draft, person).await
}

/// Counts a game file before it is read: a large body takes memory, and a long game time, whether it can be opened or not.
async fn count_file(app: &App, guest: Guest) -> Result<(Person, Option<Open>), Refused> {
    let person = guest.person(app)?;
    let reading = person.from.map(|from| app.limits.file(from)).transpose()?;
    count_table(app, &person).await?;
    Ok((person, reading))
}

async fn made(app: &App, draft: TableDraft, person: Person) -> Answer<Response> {
    let table = tables::create(&app.tables, draft, None).await?;
    let mut response = (StatusCode::CREATED, Json(Created { table })).into_response();
    response.headers_mut().insert(header::SET_COOKIE, person.cookie(app));
    Ok(response)
}

/// Counts a table that is to be set up, and checks that its address may hold one more. The limits on tables come first:
/// they bound how often an address is counted.
pub(crate) async fn count_table(app: &App, person: &Person) -> Result<(), Refused> {
    let Some(from) = person.from else { return Ok(()) };
    app.limits.address_tables.take(from)?;
    app.limits.tables.take(&person.holder())?;
    app.tables.count_people(from).await.map_err(unread)?;
    app.tables.holdings().has_room(from, Some(person.holder()))?;
    app.limits.of_all(app.store.size())
}

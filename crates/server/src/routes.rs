//! The addresses and their handlers. `docs/protocol/wire.md` describes them; the OpenAPI description is generated here
//! from the same list.

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderValue, header};
use axum::middleware::{from_fn, from_fn_with_state, map_request_with_state, map_response};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use protocol::RefusalKind;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::connections::used;
use crate::guard::guard;
use crate::identity::identified;
use crate::observe::observe;
use crate::refuse::Refused;
use crate::{at_table, health, lobby, offer, pages, person};

#[derive(OpenApi)]
#[openapi(info(
    title = "Cabochon",
    description = "Tables for board games. docs/protocol/wire.md says what it all means."
))]
struct Description;

/// Returns every address that is not a page, with its description. A route cannot be added without one.
fn api() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(lobby::about))
        .routes(routes!(lobby::lobby))
        .routes(routes!(lobby::my_tables, lobby::set_up))
        .routes(routes!(lobby::mine))
        .routes(routes!(lobby::remove))
        .routes(routes!(person::download, person::issue))
        .routes(routes!(person::forget))
        .routes(routes!(offer::games, lobby::open_file))
        .routes(routes!(at_table::snapshot))
        .routes(routes!(at_table::view_at))
        .routes(routes!(at_table::course))
        .routes(routes!(at_table::legal))
        .routes(routes!(at_table::seat))
        .routes(routes!(at_table::start))
        .routes(routes!(at_table::play))
        .routes(routes!(at_table::undo))
        .routes(routes!(at_table::say))
        .routes(routes!(at_table::guests))
        .routes(routes!(at_table::rematch))
        .routes(routes!(at_table::game_file))
        .routes(routes!(at_table::qr))
        .routes(routes!(at_table::connect))
        .routes(routes!(described))
        .routes(routes!(health::alive))
        .routes(routes!(health::ready))
}

/// Returns the OpenAPI description of all addresses under `/api`, as JSON.
pub fn openapi() -> String {
    api().into_openapi().to_json().expect("a description is well-formed JSON")
}

/// Returns the OpenAPI description.
#[utoipa::path(get, path = "/api/openapi.json", responses((status = 200, description = "an OpenAPI description")))]
async fn described() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], openapi()).into_response()
}

pub(crate) fn router(app: App) -> Router {
    let (api, _) = api().split_for_parts();
    let api = api.method_not_allowed_fallback(pages::not_allowed);
    let api = api.layer(from_fn_with_state(app.clone(), identified)).layer(map_response(like_all));
    let router = Router::new()
        .route("/", get(pages::index))
        .route("/t/{table}", get(pages::table))
        .route("/rules", get(pages::index))
        .route("/rules/{list}", get(pages::rules))
        .method_not_allowed_fallback(pages::not_allowed)
        .merge(api)
        .fallback(pages::file)
        .layer(from_fn_with_state(app.clone(), guard))
        .layer(from_fn_with_state(app.clone(), observe))
        .layer(from_fn(used))
        .with_state(app.clone());
    // A layer sees an address before the router that it is around, so that one has the path removed.
    Router::new().fallback_service(router).layer(map_request_with_state(app, within))
}

/// Removes the path under which the server is reached from the address of a request.
async fn within(State(app): State<App>, mut request: Request) -> Request {
    let address = std::mem::take(request.uri_mut());
    *request.uri_mut() = app.site.within(address);
    request
}

/// Adds the common headers of all answers: unless an answer says otherwise, it must not be cached, since it is valid
/// for a moment and for one reader. Refusals by the framework are converted to the protocol's form.
async fn like_all(response: Response) -> Response {
    let is_json = response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "application/json");
    let mut response = if response.status().is_client_error() && !is_json {
        Refused::new(RefusalKind::Malformed, "the request is not understood").into_response()
    } else {
        response
    };
    let caching = response.headers_mut().entry(header::CACHE_CONTROL);
    caching.or_insert(HeaderValue::from_static("no-store"));
    response
}

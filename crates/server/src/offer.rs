//! The games that this server offers, as its registry describes them.

use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use catalog::{About, GameOption, Registry};
use kernel::Digest;
use protocol::{Exclusion, GameInfo, OptionInfo, OptionKind, OptionPlace, Players};

/// The answer, which is the same for as long as the program runs.
#[derive(Clone)]
pub(crate) struct Offer {
    json: Bytes,
    etag: HeaderValue,
}

impl Offer {
    pub fn new(games: Registry) -> Self {
        let infos: Vec<GameInfo> = games.entries().map(|entry| info(games, entry.about())).collect();
        let json = serde_json::to_string(&infos).expect("a description is well-formed JSON");
        let etag = format!("W/\"{:016x}\"", Digest::new().bytes(json.as_bytes()).finish());
        Offer { json: json.into(), etag: etag.try_into().expect("a number in quotes is a header's value") }
    }
}

fn info(games: Registry, about: &'static About) -> GameInfo {
    GameInfo {
        name: about.name.into(),
        players: Players { min: *about.seats.start(), max: *about.seats.end() },
        options: games.options(about).iter().map(option).collect(),
    }
}

fn option(option: &GameOption) -> OptionInfo {
    let exclusion = |exclusion: &catalog::Exclusion| Exclusion {
        value: exclusion.value.into(),
        key: exclusion.key.into(),
        with: exclusion.with.into(),
    };
    OptionInfo {
        key: option.key.into(),
        kind: match option.kind {
            catalog::OptionKind::One => OptionKind::One,
            catalog::OptionKind::Set => OptionKind::Set,
        },
        values: option.values.iter().map(|value| (*value).to_owned()).collect(),
        place: match option.place {
            catalog::OptionPlace::Setup => OptionPlace::Setup,
            catalog::OptionPlace::Table => OptionPlace::Table,
        },
        excludes: option.excludes.iter().map(exclusion).collect(),
    }
}

/// Lists the games that this server offers, in the order in which they are offered. A client that has them already (by
/// the `ETag`) is not sent them again.
#[utoipa::path(get, path = "/api/games",
    responses((status = 200, body = Vec<GameInfo>), (status = 304, description = "unchanged")))]
pub(crate) async fn games(State(offer): State<Offer>, headers: HeaderMap) -> Response {
    let Offer { json, etag } = offer;
    let known = headers.get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok());
    let known = known.is_some_and(|tags| tags.split(',').any(|tag| etag == tag.trim()));
    let head = [
        (header::ETAG, etag.clone()),
        // Another program may run here tomorrow.
        (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
        (header::CONTENT_TYPE, HeaderValue::from_static("application/json")),
    ];
    match known {
        true => (StatusCode::NOT_MODIFIED, head).into_response(),
        false => (head, json).into_response(),
    }
}

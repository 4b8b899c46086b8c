//! The sender: a new identity for a program, and the data that is stored about a person, as a file, and its removal.

use std::sync::Arc;

use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream::try_unfold;
use protocol::{REQUEST_BYTES_MAX, Refusal, RefusalKind};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use store::{Change, Kept, ReadError, WriteError};
use table::{Holder, Sanction};

use crate::address::Network;
use crate::app::App;
use crate::identity::{Guest, has_cookie};
use crate::limits::Open;
use crate::refuse::{Answer, Done, Refused};
use crate::request::{JsonOf, Nothing};
use crate::waiting;

/// The identity of a program.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct Issued {
    /// The secret that the program sends as `Authorization: Bearer SECRET`; the only key to its seats.
    secret: String,
}

/// Makes a new identity for a program. Browsers get theirs as a cookie, which no script can read; so a page gets no secret
/// here, and nobody gets that of an identity that exists.
#[utoipa::path(post, path = "/api/me", request_body = Nothing,
    responses((status = 201, body = Issued), (status = "4XX", body = Refusal)))]
pub(crate) async fn issue(
    State(app): State<App>,
    guest: Guest,
    headers: HeaderMap,
    JsonOf(Nothing {}): JsonOf<Nothing, REQUEST_BYTES_MAX>,
) -> Answer<Response> {
    if headers.contains_key(header::ORIGIN) {
        return Err(Refused::new(RefusalKind::ForeignOrigin, "pages get no secret, but a cookie"));
    }
    if has_cookie(&headers, &app.site) {
        return Err(Refused::new(
            RefusalKind::Malformed,
            "the request has a cookie: a secret is for programs",
        ));
    }
    guest.count_move(&app)?;
    Ok((StatusCode::CREATED, Json(Issued { secret: guest.issue(&app)? })).into_response())
}

/// Returns everything that is stored about the sender, as a file: their tables, seats and names, their moves, and what
/// they said.
#[utoipa::path(get, path = "/api/me", responses(
    (status = 200, body = String, content_type = "application/json", description = "a file"),
    (status = "4XX", body = Refusal)))]
pub(crate) async fn download(State(app): State<App>, guest: Guest) -> Answer<Response> {
    guest.count_move(&app)?;
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"cabochon.json\""),
    ];
    let sent = guest.from.map(|from| app.limits.file(from)).transpose()?;
    Ok((headers, file(app, guest.holder(), guest.from, sent)).into_response())
}

/// The place from which a file goes on.
enum Part {
    Start,
    /// After the table at this place; whether it is the first.
    Tables(i64, bool),
    End,
}

/// Writes the file table by table: all of it may be more than should be in memory. It counts as long as it is sent.
fn file(app: App, holder: Option<Holder>, from: Option<Network>, sent: Option<Open>) -> Body {
    let sent = Arc::new(sent);
    Body::from_stream(try_unfold(Part::Start, move |part| {
        let (app, sent) = (app.clone(), sent.clone());
        async move {
            let _counts = sent;
            let (after, first) = match part {
                Part::Start => {
                    return Ok(Some((Bytes::from_static(b"{\"tables\":["), Part::Tables(0, true))));
                }
                Part::Tables(after, first) => (after, first),
                Part::End => return Ok::<_, ReadError>(None),
            };
            let kept = match holder {
                Some(holder) => app.store.kept(holder, after).await?,
                None => None,
            };
            let Some((place, kept)) = kept else { return Ok(Some((Bytes::from_static(b"]}\n"), Part::End))) };
            app.limits.told(from, kept.moves.len() as u32).await;
            let comma = if first { "" } else { "," };
            let text = format!("{comma}\n{}", as_json(&kept));
            Ok(Some((text.into(), Part::Tables(place, false))))
        }
    }))
}

/// Times are in seconds since 1970, as everywhere in the protocol.
fn as_json(kept: &Kept) -> Value {
    let moves = kept.moves.iter().map(|made| {
        json!({ "seat": made.seat, "version": made.version, "action": made.action, "at": made.at / 1000 })
    });
    let lines = kept.lines.iter().map(|line| {
        json!({ "id": line.id, "room": line.room, "name": line.name, "text": line.text, "at": line.at / 1000 })
    });
    json!({
        "table": kept.table,
        "setup": kept.setup,
        "owner": kept.owned,
        "removed": kept.removed,
        "seats": kept.seats.iter().map(|(seat, name)| json!({ "seat": seat, "name": name })).collect::<Vec<_>>(),
        "moves": moves.collect::<Vec<_>>(),
        "lines": lines.collect::<Vec<_>>(),
        "muted": kept.sanction.is_some(),
        "not_admitted": kept.sanction == Some(Sanction::Removed),
        "damaged": kept.is_damaged,
    })
}

/// The data that is to be removed.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
enum What {
    /// Everything that is stored about the sender.
    Everything,
}

/// The request to be forgotten.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Forget {
    /// The data is named once more, since nothing of its removal can be undone.
    #[expect(dead_code, reason = "there is one thing that can be said")]
    what: What,
}

/// Returns a new holder that no secret leads to.
fn nobody() -> Result<Holder, getrandom::Error> {
    let mut holder = Holder::default();
    getrandom::fill(&mut holder)?;
    Ok(holder)
}

/// Removes everything that is stored about a person. The tables that they leave behind count for their address, or a
/// person could hold more by being forgotten.
async fn leave(app: App, person: Holder, from: Option<Network>) -> Result<(), String> {
    let heir = nobody().map_err(|error| error.to_string())?;
    waiting::leave(&app, person, heir, from).await;
    // The heir must not be somebody who seems to hold nothing. Tables that cannot be read are counted later.
    let _ = app.tables.count_person(person).await;
    let change = async {
        // First, so that nothing is stored for them meanwhile.
        app.store.refuse(person).await?;
        let changed = app.store.change(Change::RemovePerson { person, heir: Some(heir) }).await?;
        if changed.iter().any(|changed| changed.owner == Some(heir)) {
            app.tables.holdings().left(person, heir);
        }
        Ok::<_, WriteError>(changed)
    };
    app.tables.change(change).await.map(|_| ()).map_err(|error| error.to_string())
}

/// Removes everything that is stored about the sender, and the cookie. Games stay, with a former player in the sender's
/// seats.
#[utoipa::path(post, path = "/api/me/forget", request_body = Forget,
    responses((status = 200, body = Done), (status = "4XX", body = Refusal), (status = 503, body = Refusal)))]
pub(crate) async fn forget(
    State(app): State<App>,
    guest: Guest,
    JsonOf(_): JsonOf<Forget, REQUEST_BYTES_MAX>,
) -> Answer<Response> {
    guest.count_move(&app)?;
    if let Some(holder) = guest.leaving() {
        // A task of its own: a client that does not wait for the answer must not leave tables that count for nobody.
        let left = tokio::spawn(leave(app.clone(), holder, guest.from)).await;
        left.unwrap_or_else(|error| Err(error.to_string()))
            .map_err(|why| Refused::new(RefusalKind::NotStored, why))?;
    }
    let mut response = Json(Done {}).into_response();
    let secure = if app.site.is_secure() { "; Secure" } else { "" };
    let none = format!("{}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0{secure}", app.site.cookie());
    let none = HeaderValue::from_str(&none).expect("a cookie of letters");
    response.headers_mut().insert(header::SET_COOKIE, none);
    Ok(response)
}

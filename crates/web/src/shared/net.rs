//! Requests to the server, with JSON in both directions, and the errors that can occur.

use js_sys::{Reflect, Uint8Array};
use protocol::{Refusal, RefusalKind};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response};

use crate::shared::{online, site};

/// The reason why a request failed.
#[derive(Clone, PartialEq, Debug)]
pub enum Failure {
    /// The server could not be reached, or its answer was incomplete: whether it carried the request out is unknown.
    Offline,
    /// The server refused the request and gave a reason.
    Refused(Refusal),
    /// The answer did not come from this program.
    Garbled,
    /// A part of the page could not be loaded.
    Part,
}

/// Returns whether the browser's data saver is on: then nothing is fetched in advance.
pub fn saves_data() -> bool {
    let of = |object: &JsValue, name: &str| Reflect::get(object, &JsValue::from_str(name)).ok();
    let connection =
        of(&leptos::prelude::window().navigator(), "connection").filter(|connection| connection.is_object());
    connection.and_then(|connection| of(&connection, "saveData")).is_some_and(|saves| saves.is_truthy())
}

/// Fetches JSON from `path`.
///
/// # Errors
/// If the server cannot be reached, refuses the request, or sends an answer that cannot be parsed.
pub async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Failure> {
    read(&get_text(path).await?)
}

/// Fetches a text from `path`.
///
/// # Errors
/// If the server cannot be reached, or refuses the request.
pub async fn get_text(path: &str) -> Result<String, Failure> {
    send("GET", path, None).await
}

/// Sends a request with JSON to `path`, for requests that change something. If the server does not know who sends it, the
/// request is sent once more: the refusal has set the cookie.
///
/// # Errors
/// If the server cannot be reached, refuses the request, or sends an answer that cannot be parsed. The browser blocks
/// cookies if the refusal is [`RefusalKind::CookieNeeded`].
pub async fn post<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, Failure> {
    let body = serde_json::to_string(body).map_err(|_| Failure::Garbled)?;
    let answer = match send("POST", path, Some(&body)).await {
        Err(Failure::Refused(Refusal { kind: RefusalKind::CookieNeeded, .. })) => {
            send("POST", path, Some(&body)).await?
        }
        answer => answer?,
    };
    read(&answer)
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Failure> {
    serde_json::from_str(text).map_err(|_| Failure::Garbled)
}

async fn send(method: &str, path: &str, body: Option<&str>) -> Result<String, Failure> {
    let init = RequestInit::new();
    init.set_method(method);
    if let Some(body) = body {
        let headers = web_sys::Headers::new().map_err(|_| Failure::Garbled)?;
        headers.set("content-type", "application/json").map_err(|_| Failure::Garbled)?;
        // The server describes errors in the body in the language of the page.
        let page = leptos::prelude::document().document_element();
        if let Some(language) = page.and_then(|page| page.get_attribute("lang")) {
            let _ = headers.set("accept-language", &language);
        }
        init.set_headers(&headers);
        init.set_body(&JsValue::from_str(body));
    }
    // A style sheet of the page is asked for by its whole address.
    let address = if path.starts_with('/') { site::address(path) } else { path.to_owned() };
    let request = leptos::prelude::window().fetch_with_str_and_init(&address, &init);
    let response: Response = JsFuture::from(request)
        .await
        .ok()
        .and_then(|response| response.dyn_into().ok())
        .ok_or(Failure::Offline)
        .inspect_err(|_| online::failed())?;
    // Other files may come from the browser's cache.
    if path.starts_with("/api/") {
        online::heard();
    }
    let text = response.text().map_err(|_| Failure::Offline)?;
    let text = JsFuture::from(text).await.ok().and_then(|text| text.as_string()).ok_or(Failure::Offline)?;
    match response.status() {
        200..=299 => Ok(text),
        // If the server is down, a proxy may answer in its place.
        502 | 504 => Err(Failure::Offline),
        _ => Err(serde_json::from_str(&text).map_or(Failure::Garbled, Failure::Refused)),
    }
}

/// Generates an idempotency key (128 random bits).
pub fn fresh_key() -> String {
    let bytes = Uint8Array::new_with_length(16);
    if let Ok(crypto) = leptos::prelude::window().crypto() {
        // In an older browser without this function the key is zero; the server then refuses a second use of it.
        let _ = crypto.get_random_values_with_js_u8_array(&bytes);
    }
    bytes
        .to_vec()
        .iter()
        .flat_map(|byte| [byte >> 4, byte & 15])
        .filter_map(|n| char::from_digit(n.into(), 16))
        .collect()
}

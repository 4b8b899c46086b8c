//! Requests over HTTP.

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response};

use crate::shared::house::Failure;
use crate::shared::online;

/// Requests an address, with JSON where something is to change.
///
/// # Errors
/// If nothing answers.
pub async fn send(address: &str, body: Option<&str>) -> Result<Response, Failure> {
    let init = RequestInit::new();
    init.set_method(if body.is_some() { "POST" } else { "GET" });
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
    let request = leptos::prelude::window().fetch_with_str_and_init(address, &init);
    let response = JsFuture::from(request).await.ok().and_then(|response| response.dyn_into().ok());
    response.ok_or(Failure::Offline).inspect_err(|_| online::failed())
}

/// Reads the body of an answer.
///
/// # Errors
/// If it does not arrive as a whole, or the answer is a refusal.
pub async fn read(response: Response) -> Result<String, Failure> {
    let text = response.text().map_err(|_| Failure::Offline)?;
    let text = JsFuture::from(text).await.ok().and_then(|text| text.as_string()).ok_or(Failure::Offline)?;
    match response.status() {
        200..=299 => Ok(text),
        // If the server is down, a proxy may answer in its place.
        502 | 504 => Err(Failure::Offline),
        _ => Err(serde_json::from_str(&text).map_or(Failure::Garbled, Failure::Refused)),
    }
}

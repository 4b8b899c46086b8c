//! The files that the page itself consists of: texts and style sheets. They come from where the page came from, whatever
//! house keeps its tables.

use js_sys::Reflect;
use wasm_bindgen::JsValue;

use crate::shared::house::Failure;
use crate::shared::{http, site};

/// Returns whether the browser's data saver is on: then nothing is fetched in advance.
pub fn saves_data() -> bool {
    let of = |object: &JsValue, name: &str| Reflect::get(object, &JsValue::from_str(name)).ok();
    let connection =
        of(&leptos::prelude::window().navigator(), "connection").filter(|connection| connection.is_object());
    connection.and_then(|connection| of(&connection, "saveData")).is_some_and(|saves| saves.is_truthy())
}

/// Fetches the text of the file at a path of the site.
///
/// # Errors
/// If it does not arrive.
pub async fn text(path: &str) -> Result<String, Failure> {
    text_at(&site::address(path)).await
}

/// Fetches the text of the file at a whole address, as links of the page have it.
///
/// # Errors
/// If it does not arrive.
pub async fn text_at(address: &str) -> Result<String, Failure> {
    // One that arrives does not show that the server was heard: it may come from the browser's cache.
    http::read(http::send(address, None).await?).await
}

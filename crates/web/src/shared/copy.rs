//! Copying to the clipboard.

use leptos::prelude::window;
use wasm_bindgen::JsValue;

/// Returns the clipboard, which browsers do not offer to pages that are not secure, such as those of a home network.
pub fn clipboard() -> Option<web_sys::Clipboard> {
    let navigator = window().navigator();
    let has = js_sys::Reflect::get(&navigator, &JsValue::from_str("clipboard"));
    has.is_ok_and(|clipboard| !clipboard.is_undefined()).then(|| navigator.clipboard())
}

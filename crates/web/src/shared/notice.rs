//! Notifies players who are looking elsewhere that it is their turn, with the browser's notification.

use js_sys::Reflect;
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Notification, NotificationOptions, NotificationPermission};

/// Returns whether this browser supports notifications: some browsers do not, and some only on secure pages.
fn knows_notifications() -> bool {
    Reflect::has(&window(), &JsValue::from_str("Notification")).unwrap_or_default()
}

/// Requests permission to show notifications, and returns whether it is granted. Browsers allow the request only in the
/// handler of a click.
pub async fn ask_leave() -> bool {
    if !knows_notifications() {
        return false;
    }
    let Ok(answer) = Notification::request_permission() else { return false };
    JsFuture::from(answer).await.is_ok() && Notification::permission() == NotificationPermission::Granted
}

/// Shows a notification, if it is permitted and the page is hidden. A click on it focuses the page.
pub fn notify(title: &str, body: &str) {
    let hidden = leptos::prelude::document().hidden();
    if !hidden || !knows_notifications() || Notification::permission() != NotificationPermission::Granted {
        return;
    }
    let options = NotificationOptions::new();
    options.set_body(body);
    // A later turn at the same table replaces the earlier notification.
    options.set_tag(title);
    if let Ok(notification) = Notification::new_with_options(title, &options) {
        let back = wasm_bindgen::closure::Closure::<dyn Fn()>::new(|| {
            let _ = window().focus();
        });
        notification.set_onclick(Some(back.into_js_value().unchecked_ref()));
    }
}

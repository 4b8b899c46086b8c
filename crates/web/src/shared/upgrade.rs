//! Reloads a page that is older than its server: once for each version of the server, and never while a move is
//! prepared or sent, or a text is being typed.
//!
//! The head of the page contains its version, a hash of all the client's files. After an upgrade the server serves a page
//! with another version.

use std::cell::{Cell, RefCell};
use std::time::Duration;

use js_sys::Reflect;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};

use crate::shared::{files, site};

/// The name of the version that was tried last in the storage of the session.
const STORED: &str = "upgrade";
/// The text before the version in the page.
const BEFORE: &str = "<meta name=\"version\" content=\"";
/// The interval at which the page checks whether it may be reloaded.
const LOOK_AGAIN: Duration = Duration::from_secs(1);
/// The attribute of a field that contains typed text.
const TYPED: &str = "data-typed";

type Hold = Box<dyn Fn() -> bool>;

thread_local! {
    /// Whether a move is prepared or being sent at the table.
    static HOLD: RefCell<Option<Hold>> = const { RefCell::new(None) };
    /// Whether a check is in progress, or the page waits to be reloaded.
    static LOOKING: Cell<bool> = const { Cell::new(false) };
}

/// Observes typing, and checks the version whenever the page becomes visible again.
pub fn watch() {
    let typed = window_event_listener_untyped("input", |event| {
        if let Some(field) = event.target().and_then(|field| field.dyn_into::<web_sys::Element>().ok()) {
            let _ = field.set_attribute(TYPED, "");
        }
    });
    let shown = window_event_listener_untyped("visibilitychange", |_| {
        if !document().hidden() {
            look();
        }
    });
    on_cleanup(move || {
        typed.remove();
        shown.remove();
    });
}

/// Prevents a reload while `hold` returns true.
pub fn hold(hold: impl Fn() -> bool + 'static) {
    HOLD.set(Some(Box::new(hold)));
}

/// Allows reloads again after [`hold`].
pub fn let_go() {
    HOLD.take();
}

/// Requests the server's version, and reloads the page if it differs from the page's.
pub fn look() {
    if LOOKING.replace(true) {
        return;
    }
    spawn_local(async {
        match newer().await {
            Some(version) => reload(version),
            None => LOOKING.set(false),
        }
    });
}

/// Returns the server's version, if it is neither this page's nor one that was tried before.
async fn newer() -> Option<String> {
    let own = document().query_selector("meta[name=version]").ok()??.get_attribute("content")?;
    let page = files::text("/").await.ok()?;
    let (_, rest) = page.split_once(BEFORE)?;
    let (version, _) = rest.split_once('"')?;
    let tried = window().session_storage().ok()??.get_item(&site::key(STORED)).ok()?;
    (version != own && tried.as_deref() != Some(version)).then(|| version.to_owned())
}

/// Reloads the page as soon as this loses nothing.
fn reload(version: String) {
    if is_busy() {
        return set_timeout(move || reload(version), LOOK_AGAIN);
    }
    let kept =
        window().session_storage().ok().flatten().map(|store| store.set_item(&site::key(STORED), &version));
    // Without storage the page might be reloaded for ever.
    if matches!(kept, Some(Ok(()))) {
        let _ = window().location().reload();
    }
}

fn is_busy() -> bool {
    let prepared = HOLD.with_borrow(|hold| hold.as_ref().is_some_and(|hold| hold()));
    prepared || has_typed_words()
}

/// Returns whether a field on the page contains typed text that was not sent.
fn has_typed_words() -> bool {
    let Ok(fields) = document().query_selector_all(&format!("[{TYPED}]")) else { return false };
    (0..fields.length()).filter_map(|at| fields.item(at)).any(|field| {
        let value = Reflect::get(&field, &JsValue::from_str("value")).ok();
        value.and_then(|value| value.as_string()).is_some_and(|value| !value.is_empty())
    })
}

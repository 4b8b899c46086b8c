//! A page that is older than its server: it loads itself anew, once for each version of the server, and never while
//! something is prepared, on its way or typed.
//!
//! A page has its version, a hash of all the client's files, in its head; the one that the server hands out now has
//! another after an upgrade.

use std::cell::{Cell, RefCell};
use std::time::Duration;

use js_sys::Reflect;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};

use crate::net;

/// Where the version is kept that was tried last, for as long as the window is open.
const PLACE: &str = "cabochon.upgrade";
/// What stands before the version in the page.
const BEFORE: &str = "<meta name=\"version\" content=\"";
/// How often to see whether the page may be loaded anew by now.
const LOOK_AGAIN: Duration = Duration::from_secs(1);
/// The mark of a field in which somebody has typed.
const TYPED: &str = "data-typed";

type Hold = Box<dyn Fn() -> bool>;

thread_local! {
    /// Whether something is prepared or on its way at the table.
    static HOLD: RefCell<Option<Hold>> = const { RefCell::new(None) };
    /// The server is being asked, or the page waits to be loaded anew.
    static LOOKING: Cell<bool> = const { Cell::new(false) };
}

/// Notices what is typed, and looks whenever the page is shown again after it was out of sight.
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

/// Has the page stay as it is while `hold` says so.
pub fn hold(hold: impl Fn() -> bool + 'static) {
    HOLD.set(Some(Box::new(hold)));
}

/// Ends that.
pub fn let_go() {
    HOLD.take();
}

/// Asks the server for its version, and loads the page anew if it is another one.
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

/// The server's version, if it is neither this page's nor one that was tried before.
async fn newer() -> Option<String> {
    let own = document().query_selector("meta[name=version]").ok()??.get_attribute("content")?;
    let page = net::get_text("/").await.ok()?;
    let (_, rest) = page.split_once(BEFORE)?;
    let (version, _) = rest.split_once('"')?;
    let tried = window().session_storage().ok()??.get_item(PLACE).ok()?;
    (version != own && tried.as_deref() != Some(version)).then(|| version.to_owned())
}

/// Loads the page anew as soon as nothing is lost by it.
fn reload(version: String) {
    if is_busy() {
        return set_timeout(move || reload(version), LOOK_AGAIN);
    }
    let kept = window().session_storage().ok().flatten().map(|store| store.set_item(PLACE, &version));
    // Where nothing can be kept the page might be loaded anew for ever.
    if matches!(kept, Some(Ok(()))) {
        let _ = window().location().reload();
    }
}

fn is_busy() -> bool {
    let prepared = HOLD.with_borrow(|hold| hold.as_ref().is_some_and(|hold| hold()));
    prepared || has_typed_words()
}

/// Whether a field on the page holds what somebody typed: sent words have left theirs.
fn has_typed_words() -> bool {
    let Ok(fields) = document().query_selector_all(&format!("[{TYPED}]")) else { return false };
    (0..fields.length()).filter_map(|at| fields.item(at)).any(|field| {
        let value = Reflect::get(&field, &JsValue::from_str("value")).ok();
        value.and_then(|value| value.as_string()).is_some_and(|value| !value.is_empty())
    })
}

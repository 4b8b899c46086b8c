//! The state of the device's line, as far as the browser and the last answers tell.
//!
//! A browser knows at once that its device has lost every network. It does not know whether the server needs one: a
//! server on the same machine answers all the same, and an answer counts for more.

use leptos::prelude::*;

thread_local! {
    static ONLINE: ArcRwSignal<bool> = ArcRwSignal::new(window().navigator().on_line());
}

fn signal() -> ArcRwSignal<bool> {
    ONLINE.with(Clone::clone)
}

/// Returns whether the device is online, as a value that changes.
pub fn is() -> bool {
    signal().get()
}

/// Notes that something has answered, the server or a proxy before it.
pub fn heard() {
    set(true);
}

/// Notes that a request failed: an answer that was on its way when the device lost its networks does not count.
pub fn failed() {
    if !window().navigator().on_line() {
        set(false);
    }
}

fn set(online: bool) {
    // Listeners to changes, such as a new connection, must not hear of none.
    if signal().get_untracked() != online {
        signal().set(online);
    }
}

/// Calls `act` whenever the device is online again, as long as the page that calls this is shown.
pub fn when_back(act: impl Fn() + 'static) {
    Effect::new(move |was: Option<bool>| {
        let online = is();
        if was == Some(false) && online {
            act();
        }
        online
    });
}

/// Observes the browser's events as long as the page is open.
pub fn watch() {
    let on = window_event_listener_untyped("online", |_| set(true));
    let off = window_event_listener_untyped("offline", |_| set(false));
    on_cleanup(move || {
        on.remove();
        off.remove();
    });
}

//! Fetches the parts of the chosen game in advance, when the lobby has been idle for a while.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use crate::shared::files::saves_data;

/// The time for which the lobby must be idle.
const IDLE: Duration = Duration::from_secs(5);
/// The events that end the idle time.
const SIGNS: [&str; 5] = ["pointermove", "pointerdown", "keydown", "wheel", "scroll"];

/// Fetches the parts of the chosen game with `fetch` as soon as the lobby has been idle, unless the browser's data saver is on.
pub fn fetch_ahead(game: RwSignal<&'static str>, fetch: Callback<&'static str>) {
    if saves_data() {
        return;
    }
    let clock = StoredValue::new(None::<TimeoutHandle>);
    let ahead = move || {
        if !document().hidden() {
            fetch.run(game.get_untracked());
        }
    };
    let wait = move || {
        let handle = set_timeout_with_handle(ahead, IDLE).ok();
        if let Some(before) = clock.try_update_value(|clock| std::mem::replace(clock, handle)).flatten() {
            before.clear();
        }
    };
    wait();
    let sign = Closure::<dyn Fn()>::new(wait).into_js_value();
    for name in SIGNS {
        let _ = window().add_event_listener_with_callback(name, sign.unchecked_ref());
    }
    let sign = StoredValue::new_local(sign);
    on_cleanup(move || {
        sign.with_value(|sign| {
            for name in SIGNS {
                let _ = window().remove_event_listener_with_callback(name, sign.unchecked_ref());
            }
        });
        if let Some(waiting) = clock.try_update_value(Option::take).flatten() {
            waiting.clear();
        }
    });
}

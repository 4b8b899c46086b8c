//! The size of the window, as far as the layout depends on it: most of the layout is in the style sheets, but a phone
//! also shows other drawings of the cards.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// The media query of a phone, the same as in the style sheets.
const COMPACT: &str = "(max-width: 929px), (max-aspect-ratio: 1/1)";

/// The properties of the screen that the layout depends on.
#[derive(Clone, Copy)]
pub struct Screen {
    /// Whether the layout is that of a phone: upright or narrow.
    pub compact: ReadSignal<bool>,
}

impl Screen {
    /// Creates the state and keeps it up to date with the window.
    pub fn provide() {
        let query = window().match_media(COMPACT).ok().flatten();
        let (compact, set) = signal(query.as_ref().is_some_and(|query| query.matches()));
        provide_context(Screen { compact });
        if let Some(query) = query {
            let again = query.clone();
            let changed = Closure::<dyn Fn()>::new(move || set.set(again.matches()));
            let _ = query.add_event_listener_with_callback("change", changed.as_ref().unchecked_ref());
            // The listener is never removed: the page lives as long as the window.
            changed.forget();
        }
    }

    /// Returns the screen of this page.
    pub fn here() -> Screen {
        expect_context()
    }
}

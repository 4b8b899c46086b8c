//! The size of the window as far as the layout depends on it: the style sheets arrange, but a phone also shows
//! other drawings of the cards.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// As in the style sheets.
const COMPACT: &str = "(max-width: 929px), (max-aspect-ratio: 1/1)";

/// What the layout depends on.
#[derive(Clone, Copy)]
pub struct Screen {
    /// The layout of a phone: upright or narrow.
    pub compact: ReadSignal<bool>,
}

impl Screen {
    /// Follows the window.
    pub fn provide() {
        let query = window().match_media(COMPACT).ok().flatten();
        let (compact, set) = signal(query.as_ref().is_some_and(|query| query.matches()));
        provide_context(Screen { compact });
        if let Some(query) = query {
            let again = query.clone();
            let changed = Closure::<dyn Fn()>::new(move || set.set(again.matches()));
            let _ = query.add_event_listener_with_callback("change", changed.as_ref().unchecked_ref());
            // The page lives as long as the window.
            changed.forget();
        }
    }

    /// The screen of this page.
    pub fn here() -> Screen {
        expect_context()
    }
}

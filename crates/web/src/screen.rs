//! The window: scrolling in it, and its size as far as the layout depends on it. Most of the layout is in the style
//! sheets, but small windows also show other drawings of the cards, and the log only where it has a place of its own.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// The media query of the layouts for small windows, `--compact` of the style sheets.
const COMPACT: &str = "(orientation: portrait) or (max-width: 1179px) or (max-height: 599px)";
/// The media query of the small windows that have a place for the log, `--beside` of the style sheets.
const BESIDE: &str = "((orientation: portrait) and (min-width: 700px) and (min-aspect-ratio: 62/100)) or ((orientation: landscape) and (min-width: 780px) and (max-width: 1179px) and (max-aspect-ratio: 185/100))";

/// The properties of the screen that the layout depends on.
#[derive(Clone, Copy)]
pub struct Screen {
    /// Whether the layout is one of those for small windows, in portrait or with little height.
    pub compact: Signal<bool>,
    /// Whether the log has a place of its own on the table.
    pub beside: Signal<bool>,
}

impl Screen {
    /// Creates the state and keeps it up to date with the window.
    pub fn provide() {
        let (compact, beside) = (matching(COMPACT), matching(BESIDE));
        let beside = Signal::derive(move || !compact.get() || beside.get());
        provide_context(Screen { compact: compact.into(), beside });
    }

    /// Returns the screen of this page.
    pub fn here() -> Screen {
        expect_context()
    }
}

/// Scrolls as far as an element needs to be seen.
pub fn bring_into_sight(element: &web_sys::Element) {
    let nearest = web_sys::ScrollIntoViewOptions::new();
    nearest.set_block(web_sys::ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&nearest);
}

/// Returns whether the window matches a media query, kept up to date.
fn matching(query: &str) -> ReadSignal<bool> {
    let query = window().match_media(query).ok().flatten();
    let (matches, set) = signal(query.as_ref().is_some_and(|query| query.matches()));
    if let Some(query) = query {
        let again = query.clone();
        let changed = Closure::<dyn Fn()>::new(move || set.set(again.matches()));
        let _ = query.add_event_listener_with_callback("change", changed.as_ref().unchecked_ref());
        // The listener is never removed: the page lives as long as the window.
        changed.forget();
    }
    matches
}

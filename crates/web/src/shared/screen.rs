//! The window: scrolling in it, and its size as far as the layout depends on it. Most of the layout is in the style
//! sheets, but small windows also show other drawings of the cards, and the log only where it has a place of its own.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// The media query of the layouts for small windows, `--compact` of the style sheets.
const COMPACT: &str = "(orientation: portrait) or (max-width: 73.7em) or (max-height: 37.4em)";
/// The media query of the small windows that have a place for the log, `--beside` of the style sheets.
const BESIDE: &str = "((orientation: portrait) and (min-width: 43.701em) and (min-aspect-ratio: 61/100)) or ((orientation: landscape) and (min-width: 48.701em) and (max-width: 73.7em) and (max-aspect-ratio: 185/100))";
/// The media query of the upright windows in which not all has the height of a phone's whole screen, `--short` of the
/// style sheets.
const SHORT: &str = "((orientation: portrait) or (max-width: 559px) or ((max-width: 34.999em) and (max-aspect-ratio: 1599/1000)) or ((max-width: 48.7em) and (max-aspect-ratio: 13/10) and (min-height: 38.7em))) and (min-aspect-ratio: 39/79) and ((max-width: 43.7em) or (max-aspect-ratio: 61/100) or (orientation: landscape))";
/// The media query of those of them in which cards have lower drawings too, `--flat` of the style sheets.
const FLAT: &str = "((orientation: portrait) or (max-width: 559px) or ((max-width: 34.999em) and (max-aspect-ratio: 1599/1000)) or ((max-width: 48.7em) and (max-aspect-ratio: 13/10) and (min-height: 38.7em))) and (min-aspect-ratio: 39/72) and ((max-width: 43.7em) or (max-aspect-ratio: 61/100) or (orientation: landscape))";

/// The properties of the screen that the layout depends on.
#[derive(Clone, Copy)]
pub struct Screen {
    /// Whether the layout is one of those for small windows, in portrait or with little height.
    pub compact: Signal<bool>,
    /// Whether an upright window is so low that some pieces have lower drawings.
    pub short: Signal<bool>,
    /// Whether it is so low that cards have lower drawings too.
    pub flat: Signal<bool>,
    /// Whether the log has a place of its own on the table.
    pub beside: Signal<bool>,
}

impl Screen {
    /// Creates the state and keeps it up to date with the window.
    pub fn provide() {
        let (compact, beside) = (matching(COMPACT), matching(BESIDE));
        let beside = Signal::derive(move || !compact.get() || beside.get());
        provide_context(Screen {
            compact: compact.into(),
            short: matching(SHORT).into(),
            flat: matching(FLAT).into(),
            beside,
        });
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

//! Where something is said about an element of the table: in a bubble beside it; and what the element is in words.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element};

/// The place of the bubble.
#[derive(Clone, Copy, PartialEq, Default)]
pub struct Spot {
    /// The side of the element on which the bubble stands.
    pub side: Side,
    /// The place of the bubble's upper left corner, in pixels of the window.
    pub left: f64,
    /// The distance from the upper edge of the window, in pixels.
    pub top: f64,
    /// The distance of the bubble's pointer from its own upper or left edge, in pixels.
    pub pointer: f64,
}

/// The side of an element on which the bubble stands.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub enum Side {
    #[default]
    Right,
    Left,
    Above,
    Below,
}

impl Side {
    /// Returns the word for the side in the style sheet.
    pub fn word(self) -> &'static str {
        match self {
            Side::Right => "right",
            Side::Left => "left",
            Side::Above => "above",
            Side::Below => "below",
        }
    }
}

/// Returns the first element that a selector matches.
pub fn element(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

/// Returns what an element is, in the words that screen readers get of it: its own, else those of its parts. None if it
/// has no words.
pub fn words(of: &Element) -> Option<String> {
    let own = |element: &Element| {
        let named = ["data-told", "aria-label"].into_iter().filter_map(|name| element.get_attribute(name));
        named.map(|words| words.trim().to_owned()).find(|words| !words.is_empty())
    };
    let heard = || {
        let parts = all(of, ".heard").into_iter().filter_map(|part| part.text_content());
        let parts: Vec<String> =
            parts.map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect();
        Some(parts.join(" ")).filter(|words| !words.is_empty())
    };
    own(of).or_else(heard).or_else(|| all(of, "[aria-label]").iter().find_map(own))
}

fn all(within: &Element, selector: &str) -> Vec<Element> {
    let Ok(found) = within.query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|at| found.get(at)?.dyn_into().ok()).collect()
}

/// Returns the place of an element in the window.
pub fn shown(selector: &str) -> Option<DomRect> {
    places(selector).into_iter().next()
}

/// Returns the places of all elements in the window that the selector matches.
fn places(selector: &str) -> Vec<DomRect> {
    let Ok(all) = document().query_selector_all(selector) else { return Vec::new() };
    let elements = (0..all.length()).filter_map(|at| all.get(at)?.dyn_into::<Element>().ok());
    elements.map(|element| element.get_bounding_client_rect()).collect()
}

/// Places the bubble beside the piece and within the window, if possible not over the buttons, the selection or what the
/// player owns, and over as few pieces as possible that can be clicked.
pub fn stand(piece: &DomRect, bubble: &DomRect, compact: bool) -> Spot {
    let size = |length: Result<wasm_bindgen::JsValue, _>| length.ok().and_then(|length| length.as_f64());
    let window =
        (size(window().inner_width()).unwrap_or(1280.0), size(window().inner_height()).unwrap_or(720.0));
    // Among equally good sides the first one is taken.
    let sides = match compact && window.0 < window.1 {
        true => [Side::Below, Side::Above, Side::Right, Side::Left],
        // A piece at the lower edge has the table above it.
        false if piece.top() > window.1 * 0.7 => [Side::Above, Side::Left, Side::Right, Side::Below],
        false => [Side::Right, Side::Left, Side::Below, Side::Above],
    };
    let (avoided, legal) = (
        places(".tray .actions, [data-piece].selected, :is(.mine, .own-side) :is(.heap, .plate)"),
        places("[data-piece].legal"),
    );
    let cost = |spot: &Spot| {
        let over = |other: &&DomRect| {
            spot.left < other.right()
                && other.left() < spot.left + bubble.width()
                && spot.top < other.bottom()
                && other.top() < spot.top + bubble.height()
        };
        let among = |others: &[DomRect]| others.iter().filter(over).count();
        // No table has so many pieces that one of the counts reaches the next.
        usize::from(over(&piece)) << 20 | among(&avoided).min(1) << 10 | among(&legal)
    };
    // The middle of each side is tried before its ends.
    let spots = [0.4, 0.9, 0.1].map(|part| sides.map(|side| beside(side, part, piece, bubble, window)));
    spots.into_iter().flatten().min_by_key(cost).unwrap_or_default()
}

/// Returns the spot on one side of the piece, as far as the window has room: the given part of the bubble's length comes
/// before the middle of the piece.
fn beside(side: Side, part: f64, piece: &DomRect, bubble: &DomRect, (width, height): (f64, f64)) -> Spot {
    /// The distance to the edge of the window and to the piece, in pixels.
    const MARGIN: f64 = 8.0;
    const GAP: f64 = 12.0;
    let middle = (piece.left() + piece.width() / 2.0, piece.top() + piece.height() / 2.0);
    let (left, top) = match side {
        Side::Right => (piece.right() + GAP, middle.1 - bubble.height() * part),
        Side::Left => (piece.left() - bubble.width() - GAP, middle.1 - bubble.height() * part),
        Side::Above => (middle.0 - bubble.width() * part, piece.top() - bubble.height() - GAP),
        Side::Below => (middle.0 - bubble.width() * part, piece.bottom() + GAP),
    };
    // The bar, which says whose turn it is, stays readable.
    let bar = shown(".bar").map_or(0.0, |bar| bar.bottom());
    // `clamp` would panic where a size is not a number, and that message would bring the formatting of exponents along.
    let within = |at: f64, least: f64, most: f64| at.min(most - MARGIN).max(least + MARGIN);
    let left = within(left, 0.0, width - bubble.width());
    let top = within(top, bar, height - bubble.height());
    let (pointer, long) = match side {
        Side::Right | Side::Left => (middle.1 - top, bubble.height()),
        Side::Above | Side::Below => (middle.0 - left, bubble.width()),
    };
    Spot { side, left, top, pointer: pointer.min(long - 16.0).max(16.0) }
}

//! Keeps in sight what can be chosen: in a small window the board is scrolled, and a choice may begin far from the piece
//! that led to it.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::beside::element;
use super::state::Table;
use crate::shared::screen::bring_into_sight;

/// A choice on the board, outside the player's own panel, which is always in sight.
const CHOICE: &str = ".board .lit[data-piece]:not(.mine-area *)";

/// Scrolls to the first piece that can be chosen whenever another choice begins.
pub fn keep(table: Table) {
    Effect::new(move |before: Option<&'static str>| {
        let doing = table.doing();
        if before.is_some_and(|before| before != doing) && doing != "nothing" && table.my_turn() {
            request_animation_frame(show_choice);
        }
        doing
    });
}

/// Scrolls to the first choice, unless one is in sight already; where it is part of a whole, to all of that.
fn show_choice() {
    let Ok(choices) = document().query_selector_all(CHOICE) else { return };
    let choices: Vec<Element> =
        (0..choices.length()).filter_map(|at| choices.get(at)?.dyn_into().ok()).collect();
    let whole = choices.iter().find_map(|choice| choice.closest("[data-whole]").ok().flatten());
    match (whole, choices.first()) {
        (Some(whole), _) => bring_whole(&whole),
        (None, Some(first)) if !choices.iter().any(is_in_sight) => bring_into_sight(first),
        _ => {}
    }
}

/// Scrolls the board until the lower edge of an element is above the player's own side, unless its upper edge would leave
/// the window. The browser's own scrolling knows only a distance for every game, and would leave a part of it out.
fn bring_whole(whole: &Element) {
    let (Some(board), Some(mine)) = (element(".board"), element(".mine-area")) else { return };
    let [place, frame, own] = [whole, &board, &mine].map(Element::get_bounding_client_rect);
    let (above, below) = (place.top() - frame.top(), place.bottom() - own.top());
    let by = if above < 0.0 { above } else { below.clamp(0.0, above) };
    board.set_scroll_top(board.scroll_top() + by.ceil() as i32);
}

/// Returns whether an element on the board is the one that is hit at its middle: neither outside the window nor under
/// the player's own panel.
fn is_in_sight(element: &Element) -> bool {
    let place = element.get_bounding_client_rect();
    let (x, y) = (place.left() + place.width() / 2.0, place.top() + place.height() / 2.0);
    let hit = document().element_from_point(x as f32, y as f32);
    hit.is_some_and(|hit| element.contains(Some(&hit)))
}

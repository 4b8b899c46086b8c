//! Dragging: a piece that is pulled to a place is clicked, and then the place. Nothing needs it: two clicks do the same.

use leptos::ev::PointerEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::choice;
use super::state::Table;

/// The distance that a pointer may stray in a click, in pixels.
pub const STRAY: f64 = 6.0;

/// A piece under a pointer that is down.
#[derive(Clone, PartialEq)]
struct Grip {
    pointer: i32,
    /// The name of the piece.
    piece: String,
    from: (f64, f64),
    /// Whether the piece follows the pointer.
    moves: bool,
}

/// Makes pieces draggable for as long as the component is on the page: those that match the selector, which may change.
/// A piece can be dragged if it is selected, or a click selects it.
pub fn listen(table: Table, selector: impl Fn() -> &'static str + 'static) {
    let grip = StoredValue::new(None::<Grip>);
    let down = window_event_listener(leptos::ev::pointerdown, move |event| {
        let piece = of_event(&event).and_then(|target| target.closest(selector()).ok().flatten());
        let gripped = piece.and_then(|piece| piece.get_attribute("data-piece")).map(|piece| Grip {
            pointer: event.pointer_id(),
            piece,
            from: place(&event),
            moves: false,
        });
        grip.set_value(gripped.filter(|_| event.is_primary() && event.button() == 0));
    });
    let moved = window_event_listener(leptos::ev::pointermove, move |event| {
        if let Some(gripped) = grip.get_value().filter(|gripped| gripped.pointer == event.pointer_id()) {
            grip.set_value(pull(table, gripped, place(&event)));
        }
    });
    let up = window_event_listener(leptos::ev::pointerup, move |event| {
        let gripped = grip.try_update_value(Option::take).flatten();
        if let Some(gripped) = gripped.filter(|gripped| gripped.moves) {
            drop_at(table, &gripped.piece, place(&event));
        }
    });
    let let_go = move || {
        grip.set_value(None);
        remove_image();
    };
    let lost = window_event_listener(leptos::ev::pointercancel, move |_| let_go());
    // A dragged piece is cleared with the turn, and lands nowhere.
    let escaped = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" {
            let_go();
        }
    });
    on_cleanup(move || {
        down.remove();
        moved.remove();
        up.remove();
        lost.remove();
        escaped.remove();
    });
}

fn of_event(event: &PointerEvent) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

fn place(event: &PointerEvent) -> (f64, f64) {
    (event.client_x().into(), event.client_y().into())
}

/// Moves what is gripped to a place; none if it cannot be selected.
fn pull(table: Table, gripped: Grip, (x, y): (f64, f64)) -> Option<Grip> {
    if gripped.moves {
        move_image((x, y));
        return Some(gripped);
    }
    if (x - gripped.from.0).abs().max((y - gripped.from.1).abs()) < STRAY {
        return Some(gripped);
    }
    let is_selected =
        || untrack(|| table.of_turn(|turn| turn.selected(&gripped.piece) > 0)).unwrap_or_default();
    if !is_selected() {
        choice::press(table, &gripped.piece);
    }
    if !is_selected() {
        return None;
    }
    add_image(&gripped.piece);
    move_image((x, y));
    Some(Grip { moves: true, ..gripped })
}

/// Clicks the piece at a place, unless it is the one that was dragged.
fn drop_at(table: Table, dragged: &str, (x, y): (f64, f64)) {
    remove_image();
    let under = document().element_from_point(x as f32, y as f32);
    let piece = under.and_then(|element| element.closest("[data-piece]").ok().flatten());
    let piece = piece.and_then(|piece| piece.get_attribute("data-piece"));
    if let Some(piece) = piece.filter(|piece| piece != dragged) {
        choice::press(table, piece);
    }
}

/// The drawing that follows the pointer.
fn image() -> Option<HtmlElement> {
    document().query_selector(".flights > .dragged").ok().flatten()?.dyn_into().ok()
}

/// Adds a copy of a piece's drawing.
fn add_image(piece: &str) -> Option<()> {
    let sky = document().query_selector(".flights").ok().flatten()?;
    let drawn = document().query_selector(&format!("[data-piece='{piece}'] svg")).ok().flatten()?;
    let image: HtmlElement = document().create_element("div").ok()?.dyn_into().ok()?;
    image.set_class_name("dragged");
    let width = drawn.get_bounding_client_rect().width();
    image.style().set_property("width", &format!("{}px", width as i32)).ok()?;
    image.append_child(&drawn.clone_node_with_deep(true).ok()?).ok()?;
    sky.append_child(&image).ok()?;
    Some(())
}

fn move_image((x, y): (f64, f64)) {
    if let Some(image) = image() {
        let to = format!("translate({}px, {}px) translate(-50%, -50%)", x as i32, y as i32);
        let _ = image.style().set_property("transform", &to);
    }
}

fn remove_image() {
    if let Some(image) = image() {
        image.remove();
    }
}

//! The part of a map that is seen: it can be enlarged and moved by wheel, fingers, keys and buttons.

use leptos::ev::{Event, KeyboardEvent, PointerEvent, WheelEvent};
use leptos::html;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use leptos::web_sys::{Element, HtmlElement};
use web::table::drag;

/// The panel's window on the map. An enlarged map is moved by scrolling, so that no part of it is out of reach.
#[derive(Clone, Copy)]
pub struct Sight {
    /// The size of the map, as a multiple of the size at which it fits.
    pub zoom: RwSignal<f64>,
    /// The element that is scrolled, whose first child is the map.
    pub land: NodeRef<html::Div>,
    /// Whether a key was used last, and not a pointer.
    pub typed: StoredValue<bool>,
    /// Whether the key for the next tile was pressed, which leads to the first place for it.
    pub leads: RwSignal<bool>,
    fingers: StoredValue<Fingers>,
}

/// The fingers on the map, and whether they have moved it, so that lifting them is no click.
#[derive(Clone, Default)]
struct Fingers {
    down: Vec<(i32, f64, f64)>,
    moved: bool,
}

/// The factor of one step of zoom.
pub const STEP: f64 = 1.3;
/// The distance by which a notch of a wheel moves a page, in pixels, at least.
const NOTCH: f64 = 53.0;
/// The height that a board may have more than its window, in pixels, and is not scrolled: shadows and rounding.
const SPARE: i32 = 8;
/// The factor that makes every map as small as it fits.
pub const FITTED: f64 = 0.0;
/// The distance by which a key moves an enlarged map, in pixels.
pub const KEY: f64 = 64.0;

impl Sight {
    const ZOOM_MAX: f64 = 4.0;

    /// Returns the whole map.
    pub fn new() -> Sight {
        Sight {
            zoom: RwSignal::new(1.0),
            land: NodeRef::new(),
            typed: StoredValue::default(),
            leads: RwSignal::new(false),
            fingers: StoredValue::default(),
        }
    }

    /// Returns whether only a part of the map is seen.
    pub fn is_enlarged(self) -> bool {
        self.zoom.get_untracked() > 1.0
    }

    /// Enlarges the map by a factor, about the middle of what is seen.
    pub fn enlarge(self, by: f64) {
        if let Some(land) = self.land.get_untracked() {
            let frame = land.get_bounding_client_rect();
            self.enlarge_about(by, (frame.left() + frame.width() / 2.0, frame.top() + frame.height() / 2.0));
        }
    }

    /// Enlarges the map by a factor; what lies under a point of the window stays there.
    fn enlarge_about(self, by: f64, (x, y): (f64, f64)) {
        let Some(land) = self.land.get_untracked() else { return };
        let Some(ground) = land.first_element_child() else { return };
        let zoom = (self.zoom.get_untracked() * by).clamp(1.0, Self::ZOOM_MAX);
        let [left, top, width, height] = cells_of(&ground);
        let (across, down) = ((x - left) / width, (y - top) / height);
        // Set at once, not when the page is next drawn: several movements of fingers may come before.
        let _ = HtmlElement::style(&land).set_property("--zoom", &((zoom * 100.0) as i32).to_string());
        let [left, top, width, height] = cells_of(&ground);
        self.scroll(left + across * width - x, top + down * height - y);
        self.zoom.set(zoom);
    }

    /// Moves what is seen over the map.
    pub fn scroll(self, x: f64, y: f64) {
        if let Some(land) = self.land.get_untracked() {
            land.set_scroll_left(land.scroll_left() + x.round() as i32);
            land.set_scroll_top(land.scroll_top() + y.round() as i32);
        }
    }

    /// Handles a turn of the wheel: the map is enlarged about the pointer, or moved to the side.
    fn turn(self, event: &WheelEvent) {
        // The wheel moves a board or a page that is higher than its window. With Ctrl, as a touchpad tells that two
        // fingers part, it is meant for the map.
        let is_cut = |around: Element| around.scroll_height() > around.client_height() + SPARE;
        let around = [document().query_selector(".board").ok().flatten(), document().document_element()];
        if !event.ctrl_key() && around.into_iter().flatten().any(is_cut) {
            return;
        }
        event.prevent_default();
        let (x, y) = (event.delta_x(), event.delta_y());
        if event.shift_key() || x.abs() > y.abs() {
            self.scroll(x, y);
        } else {
            // A notch of a wheel is a step; touchpads send many small movements.
            let part = 1.0 + (STEP - 1.0) * (y.abs() / NOTCH).min(1.0);
            let at = (event.client_x().into(), event.client_y().into());
            self.enlarge_about(if y < 0.0 { part } else { 1.0 / part }, at);
        }
    }

    /// Handles whatever is done to the map: one listener for all kinds of events, as each takes as much code as what it
    /// does.
    pub fn listen(self) {
        self.land.on_load(move |land| {
            let handle =
                Closure::<dyn FnMut(Event)>::new(move |event: Event| self.handle(&event)).into_js_value();
            for kind in ["pointerdown", "pointermove", "pointerup", "pointercancel", "wheel", "click"] {
                // A click is taken from the cells.
                let _ = land.add_event_listener_with_callback_and_bool(
                    kind,
                    handle.unchecked_ref(),
                    kind == "click",
                );
            }
        });
    }

    fn handle(self, event: &Event) {
        match event.type_().as_str() {
            "pointerdown" => self.press(event.unchecked_ref()),
            "pointermove" => self.drag(event.unchecked_ref()),
            "wheel" => self.turn(event.unchecked_ref()),
            "click" => self.click(event),
            _ => self.lift(event.unchecked_ref()),
        }
    }

    /// Handles a finger that comes down, or a button of the mouse.
    fn press(self, event: &PointerEvent) {
        self.fingers.update_value(|fingers| {
            fingers.moved &= !fingers.down.is_empty();
            fingers.down.retain(|(id, ..)| *id != event.pointer_id());
            fingers.down.push((event.pointer_id(), event.client_x().into(), event.client_y().into()));
        });
    }

    /// Handles a finger that moves.
    fn drag(self, event: &PointerEvent) {
        self.fingers.update_value(|fingers| {
            if event.buttons() == 0 {
                // It was lifted outside the panel.
                fingers.down.clear();
            }
            self.pull(fingers, event);
        });
    }

    /// Moves or enlarges the map with one finger or two.
    fn pull(self, fingers: &mut Fingers, event: &PointerEvent) {
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let apart = |down: &[(i32, f64, f64)]| {
            (down[0].1 - down[1].1).abs().max((down[0].2 - down[1].2).abs()).max(1.0)
        };
        let before = if fingers.down.len() == 2 { Some(apart(&fingers.down)) } else { None };
        let Some(finger) = fingers.down.iter_mut().find(|(id, ..)| *id == event.pointer_id()) else { return };
        let (by_x, by_y) = (x - finger.1, y - finger.2);
        if before.is_none() && !fingers.moved && by_x.abs().max(by_y.abs()) < drag::STRAY {
            return;
        }
        (finger.1, finger.2) = (x, y);
        match before {
            Some(before) => {
                // The point in the middle between two fingers stays there.
                self.scroll(-by_x / 2.0, -by_y / 2.0);
                let (one, other) = (fingers.down[0], fingers.down[1]);
                let middle = ((one.1 + other.1) / 2.0, (one.2 + other.2) / 2.0);
                self.enlarge_about(apart(&fingers.down) / before, middle);
                fingers.moved = true;
            }
            None if self.is_enlarged() => {
                self.scroll(-by_x, -by_y);
                fingers.moved = true;
            }
            None => {}
        }
    }

    /// Handles a finger that is lifted.
    fn lift(self, event: &PointerEvent) {
        self.fingers.update_value(|fingers| fingers.down.retain(|(id, ..)| *id != event.pointer_id()));
    }

    /// Keeps the click from the cells that follows when a finger is lifted which moved the map.
    fn click(self, event: &Event) {
        if self.fingers.with_value(|fingers| fingers.moved) {
            event.stop_propagation();
            self.fingers.update_value(|fingers| fingers.moved = false);
        }
    }

    /// Handles the keys of the map: enlarged, smaller, fitted, moved. Returns whether the key is about one's own map.
    pub fn key(self, event: &KeyboardEvent) -> bool {
        self.typed.set_value(true);
        if event.ctrl_key() || event.meta_key() || event.alt_key() || web::table::is_writing() {
            return false;
        }
        match (web::table::key_of(event).as_str(), event.shift_key()) {
            ("+" | "=", _) => self.enlarge(STEP),
            ("-" | "−", _) => self.enlarge(1.0 / STEP),
            ("0", _) => self.enlarge(FITTED),
            ("ArrowLeft", true) => self.scroll(-KEY, 0.0),
            ("ArrowRight", true) => self.scroll(KEY, 0.0),
            ("ArrowUp", true) => self.scroll(0.0, -KEY),
            ("ArrowDown", true) => self.scroll(0.0, KEY),
            ("t" | "T", _) => {
                self.leads.set(true);
                return true;
            }
            ("Escape", _) => return true,
            _ => {}
        }
        false
    }
}

/// Returns the place and the size of the cells in the window, without the border round the enlarged ones.
fn cells_of(ground: &Element) -> [f64; 4] {
    let (frame, border) = (ground.get_bounding_client_rect(), f64::from(ground.client_left()));
    let inner = |side: f64| side - 2.0 * border;
    [frame.left() + border, frame.top() + border, inner(frame.width()), inner(frame.height())]
}

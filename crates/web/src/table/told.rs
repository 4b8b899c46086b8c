//! Says what a piece is, beside it, to those who see the table: the words that screen readers get, nothing of its own. It
//! comes when the pointer or the keyboard's focus rests on the piece, with a long press, and when it is chosen. It never
//! keeps a click from what it covers, stays while the pointer is on it, and goes with Esc.

use std::time::Duration;

use leptos::ev::{self, PointerEvent};
use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, EventTarget};

use super::beside::{self, Spot, stand};
use super::drag::STRAY;
use super::state::Table;
use crate::shared::screen::Screen;

/// The time for which a pointer or the focus rests on a piece before it is told, in milliseconds.
const REST: u64 = 250;
/// The time after which a touch is a long press, in milliseconds.
const LONG: u64 = 500;
/// The time for which a piece that was chosen by a touch is told, in milliseconds: no pointer leaves it.
const SAID: u64 = 4000;

/// The elements that are told: pieces, choices in the tray, and other elements that have words of their own or in their parts.
const SUBJECTS: &str = "[data-piece], [data-choice], [data-told]";

/// The state of what is told.
#[derive(Clone, Copy)]
struct Teller {
    table: Table,
    /// The element under the pointer, or with the focus.
    subject: StoredValue<Option<Element>, LocalStorage>,
    /// The element that is told, with its words.
    shown: RwSignal<Option<(Element, String)>, LocalStorage>,
    /// The number of times that something else was pointed at, so that a timer of an earlier time does nothing.
    times: StoredValue<u32>,
    /// The place where a pointer is down, in pixels of the window.
    down: StoredValue<Option<(f64, f64)>>,
    /// Whether the last pointer that was down was a finger.
    touched: StoredValue<bool>,
    node: NodeRef<Div>,
}

/// The bubble with the words.
#[component]
pub fn Told() -> impl IntoView {
    let table = Table::here();
    let compact = Screen::here().compact;
    let node = NodeRef::new();
    let teller = Teller {
        table,
        subject: StoredValue::new_local(None),
        shown: RwSignal::new_local(None),
        times: StoredValue::new(0),
        down: StoredValue::new(None),
        touched: StoredValue::new(false),
        node,
    };
    teller.listen();
    let spot = RwSignal::new(Spot::default());
    Effect::new(move |_| {
        let place =
            teller.shown.with(|shown| shown.as_ref().map(|(element, _)| element.get_bounding_client_rect()));
        if let (Some(place), Some(bubble)) = (place, node.get()) {
            spot.set(stand(&place, &bubble.get_bounding_client_rect(), compact.get()));
        }
    });
    // The answer to a click says what the piece is, too.
    Effect::new(move |_| {
        if table.choosing.asked(Option::is_some) {
            teller.hide();
        }
    });
    // After a move the piece may be gone, or another.
    Effect::new(move |_| {
        table.track_shown();
        request_animation_frame(move || teller.read_again());
    });
    let words = move || teller.shown.with(|shown| shown.as_ref().map(|(_, words)| words.clone()));
    // Screen readers have the words from the piece itself.
    view! {
        <Show when=move || teller.shown.with(Option::is_some)>
            <div class="told" aria-hidden="true" node_ref=node
                style:top=move || format!("{:.0}px", spot.get().top)
                style:left=move || format!("{:.0}px", spot.get().left)>{words}</div>
        </Show>
    }
}

fn place(event: &PointerEvent) -> (f64, f64) {
    (event.client_x().into(), event.client_y().into())
}

fn is_touch(event: &PointerEvent) -> bool {
    event.pointer_type() == "touch"
}

/// Returns the innermost subject around an event's target that has words.
fn subject(target: Option<EventTarget>) -> Option<Element> {
    let mut element = target?.dyn_into::<Element>().ok()?;
    loop {
        let found = element
            .closest(SUBJECTS)
            .ok()
            .flatten()
            .filter(|found| found.closest("#table").ok().flatten().is_some())?;
        if beside::words(&found).is_some() {
            return Some(found);
        }
        element = found.parent_element()?;
    }
}

impl Teller {
    /// Listens to pointers, the focus and Esc as long as the table is on the page.
    fn listen(self) {
        let moved = window_event_listener(ev::pointermove, move |event| self.moved(&event));
        let down = window_event_listener(ev::pointerdown, move |event| self.pressed(&event));
        let up = window_event_listener(ev::pointerup, move |_| self.down.set_value(None));
        let cancelled = window_event_listener(ev::pointercancel, move |_| {
            self.down.set_value(None);
            self.point_at(None);
        });
        let clicked = window_event_listener(ev::click, move |event| {
            // With the keyboard the piece has the focus, and is told already.
            if event.detail() > 0 {
                self.rest_on(subject(event.target()));
                if self.touched.get_value() {
                    self.after(REST + SAID, false, move || self.hide());
                }
            }
        });
        let focused = window_event_listener(ev::focusin, move |event| {
            let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            if target.is_some_and(|target| target.matches(":focus-visible").unwrap_or_default()) {
                self.rest_on(subject(event.target()));
            }
        });
        let blurred = window_event_listener(ev::focusout, move |_| self.point_at(None));
        let escaped = window_event_listener(ev::keydown, move |event| {
            if event.key() == "Escape" {
                self.hide();
            }
        });
        // The menu of a long press would lie over the words.
        let menu = window_event_listener(ev::contextmenu, move |event| {
            if self.table.pointing.is_long_press() {
                event.prevent_default();
            }
        });
        on_cleanup(move || {
            let all = [moved, down, up, cancelled, clicked, focused, blurred, escaped, menu];
            all.into_iter().for_each(|listening| listening.remove());
        });
    }

    fn moved(self, event: &PointerEvent) {
        let (x, y) = place(event);
        if let Some((from_x, from_y)) = self.down.get_value() {
            if (x - from_x).abs().max((y - from_y).abs()) > STRAY {
                // Something is dragged or scrolled.
                self.point_at(None);
            }
        } else if !is_touch(event) && !self.is_on_bubble(x, y) {
            self.point_at(subject(event.target()));
        }
    }

    fn pressed(self, event: &PointerEvent) {
        self.hide();
        self.down.set_value(Some(place(event)));
        self.table.pointing.note_long_press(false);
        self.touched.set_value(is_touch(event));
        if !is_touch(event) {
            return;
        }
        let pressed = subject(event.target());
        self.subject.set_value(pressed.clone());
        let Some(pressed) = pressed else { return };
        let tell = move || {
            self.table.pointing.note_long_press(true);
            self.tell(pressed);
        };
        self.after(LONG, true, tell);
    }

    /// Tells a subject after a rest, unless it is pointed at already: it is told then, or was dismissed.
    fn point_at(self, subject: Option<Element>) {
        if self.subject.with_value(|known| *known != subject) {
            self.rest_on(subject);
        }
    }

    fn rest_on(self, subject: Option<Element>) {
        self.hide();
        self.subject.set_value(subject.clone());
        if let Some(subject) = subject {
            self.after(REST, false, move || self.tell(subject));
        }
    }

    /// Does something after some milliseconds if nothing else was pointed at meanwhile, and a pointer is down or not.
    fn after(self, milliseconds: u64, is_down: bool, act: impl FnOnce() + 'static) {
        let time = self.times.get_value();
        let act = move || {
            let is_current = self.times.try_get_value() == Some(time);
            if is_current && self.down.get_value().is_some() == is_down {
                act();
            }
        };
        set_timeout(act, Duration::from_millis(milliseconds));
    }

    fn tell(self, subject: Element) {
        let asked = untrack(|| self.table.choosing.asked(Option::is_some));
        let words = beside::words(&subject).filter(|_| subject.is_connected() && !asked);
        self.shown.set(words.map(|words| (subject, words)));
    }

    fn hide(self) {
        self.times.update_value(|times| *times += 1);
        if self.shown.with_untracked(Option::is_some) {
            self.shown.set(None);
        }
    }

    /// Reads the words of what is told again; it may be gone.
    fn read_again(self) {
        if let Some((element, words)) = self.shown.try_get_untracked().flatten() {
            let now = beside::words(&element).filter(|_| element.is_connected());
            if now.as_ref() != Some(&words) {
                self.shown.set(now.map(|words| (element, words)));
            }
        }
    }

    /// Returns whether a point of the window lies on the bubble.
    fn is_on_bubble(self, x: f64, y: f64) -> bool {
        let within = |bubble: DomRect| {
            (bubble.left()..=bubble.right()).contains(&x) && (bubble.top()..=bubble.bottom()).contains(&y)
        };
        self.node.get_untracked().is_some_and(|bubble| within(bubble.get_bounding_client_rect()))
    }
}

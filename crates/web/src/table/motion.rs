//! The animation of moving pieces: copies that fly over the table from their old places to the new ones, while the
//! table itself already shows the new state. A click or a key removes them. Only the next move waits for them a little.

use std::cell::Cell;

use leptos::prelude::*;
use page::Course;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, HtmlElement};

use crate::shared::prefs::Pace;

/// The duration of a small piece's flight, in milliseconds.
const TOSS: u32 = 280;
/// The duration of a card's flight to its owner, in milliseconds.
const CARD: u32 = 320;
/// The duration of a new card's flight from the deck, with one turn, in milliseconds.
const REFILL: u32 = 240;
/// The duration for which a piece is shown to everybody on its way, in milliseconds.
const SHOWN: u32 = 1_600;
/// The delay between one small piece and the next, in milliseconds.
const BETWEEN: u32 = 40;
/// The pause after the last flight, before the next move is shown, in milliseconds.
pub const REST: u32 = 260;
/// The time for which a move is seen before the next one may be shown over it, in milliseconds.
const SEEN: u32 = 300;

/// The manner in which a piece flies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Manner {
    /// In a straight line.
    Straight,
    /// Along a shallow arc, as small pieces do.
    Arc,
    /// With one turn, into a place where the piece already lies but stays hidden until then.
    Turn,
    /// By way of the middle of the window, where it stays for a moment and is large.
    Shown,
}

/// The flight of one piece.
pub struct Flight {
    /// The drawing that flies, as SVG.
    drawing: String,
    manner: Manner,
    /// The place where the piece lay, in pixels of the window.
    from: DomRect,
    /// The selector of the place where the piece lies now.
    to: String,
    delay: u32,
    time: u32,
}

impl Flight {
    fn end(&self) -> u32 {
        self.delay + self.time
    }

    /// Returns the piece in its new place, which is not seen until its copy arrives there; none for a flight to a place that
    /// shows the new state at once.
    fn landing(&self) -> Option<HtmlElement> {
        let place = (self.manner == Manner::Turn).then(|| find(&self.to)).flatten()?;
        place.first_element_child()?.dyn_into().ok()
    }
}

/// Collects the flights of all pieces that some effects move. Places are named by selectors; a piece whose old place is
/// not on the page does not fly.
pub struct Flights {
    pace: Pace,
    flights: Vec<Flight>,
    /// The number of small pieces so far: each starts a little later than the one before.
    tossed: u32,
}

impl Flights {
    /// Creates an empty list of flights.
    pub fn new(pace: Pace) -> Flights {
        Flights { pace, flights: Vec::new(), tossed: 0 }
    }

    /// Returns the planned flights.
    pub fn flights(self) -> Vec<Flight> {
        self.flights
    }

    /// Returns whether a selector matches something on the table as it is drawn before the move is shown.
    pub fn is_on_table(selector: &str) -> bool {
        find(selector).is_some()
    }

    /// Adds the flight of a small piece, which starts after the one before.
    pub fn toss(&mut self, drawing: impl Fn() -> String, from: &str, to: &str) {
        self.push(drawing, Manner::Arc, from, to, (self.tossed * BETWEEN, TOSS));
        self.tossed += 1;
    }

    /// Adds the flight of a card or another large piece to a player.
    pub fn piece(&mut self, drawing: impl Fn() -> String, from: &str, to: &str) {
        self.push(drawing, Manner::Straight, from, to, (0, CARD));
    }

    /// Adds a flight that starts after the card's.
    pub fn piece_later(&mut self, drawing: impl Fn() -> String, from: &str, to: &str) {
        self.push(drawing, Manner::Straight, from, to, (CARD, CARD));
    }

    /// Adds the flight of a card from its deck into an empty place.
    pub fn refill(&mut self, drawing: impl Fn() -> String, from: &str, to: &str) {
        self.push(drawing, Manner::Turn, from, to, (CARD, REFILL));
    }

    /// Adds the flight of a piece that everybody is to see: it stays in the middle of the window for a moment, and the
    /// game waits for it.
    pub fn show(&mut self, drawing: impl Fn() -> String, from: &str, to: &str) {
        self.push(drawing, Manner::Shown, from, to, (0, SHOWN));
    }

    fn push(
        &mut self,
        drawing: impl Fn() -> String,
        manner: Manner,
        from: &str,
        to: &str,
        (delay, time): (u32, u32),
    ) {
        if self.pace == Pace::None {
            return;
        }
        if let Some(from) = find(from) {
            let from = from.get_bounding_client_rect();
            let (delay, time) = (self.pace.of(delay), self.pace.of(time));
            self.flights.push(Flight { drawing: drawing(), manner, from, to: to.to_owned(), delay, time });
        }
    }
}

thread_local! {
    /// The number of times that all flying pieces were removed: flights that were planned before the last time do not
    /// start.
    static SKIPS: Cell<u32> = const { Cell::new(0) };
}

fn find(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

/// Returns the times of a move with these flights; none without flights. A piece that is shown to everybody is not flown over.
fn course(flights: &[Flight]) -> Option<Course> {
    let whole = flights.iter().map(Flight::end).max()? + REST;
    let shown = flights.iter().any(|flight| flight.manner == Manner::Shown);
    Some(Course { least: if shown { whole } else { SEEN.min(whole) }, whole })
}

/// Starts the flights as soon as the table shows the new state; returns the time that they take. The state is painted in a
/// frame of its own, so that starting the flights does not delay it.
pub fn fly(flights: Vec<Flight>) -> Option<Course> {
    let course = course(&flights)?;
    let skips = SKIPS.get();
    let goes_on = move || SKIPS.get() == skips;
    request_animation_frame(move || {
        if !goes_on() {
            return;
        }
        for piece in flights.iter().filter_map(Flight::landing) {
            let _ = piece.class_list().add_1("awaited");
        }
        request_animation_frame(move || {
            if goes_on() {
                start_all(&flights);
            }
        });
    });
    Some(course)
}

fn start_all(flights: &[Flight]) {
    let Some(sky) = find(".flights") else { return };
    // All places are measured before the first piece is drawn: a measurement after a change lays the page out anew.
    let to = |flight: &Flight| find(&flight.to).map(|target| target.get_bounding_client_rect());
    let places: Vec<_> = flights.iter().filter_map(|flight| to(flight).map(|to| (flight, to))).collect();
    for (flight, to) in &places {
        let _ = start(flight, to, &sky);
    }
}

/// Removes all flying pieces: the state below is complete.
fn land_all() {
    SKIPS.set(SKIPS.get() + 1);
    if let Some(sky) = find(".flights") {
        sky.set_inner_html("");
    }
    if let Ok(landing) = document().query_selector_all(".awaited, .landing") {
        for at in 0..landing.length() {
            if let Some(element) = landing.get(at).and_then(|node| node.dyn_into::<Element>().ok()) {
                let _ = element.class_list().remove_2("awaited", "landing");
            }
        }
    }
}

/// Draws a piece that flies from its old place to where its target lies now.
fn start(flight: &Flight, to: &DomRect, sky: &Element) -> Option<()> {
    let piece: HtmlElement = document().create_element("div").ok()?.dyn_into().ok()?;
    piece.set_class_name(match flight.manner {
        Manner::Arc => "flight arc",
        Manner::Turn => "flight turn",
        Manner::Shown => "flight shown",
        Manner::Straight => "flight",
    });
    piece.set_inner_html(&format!("<div>{}</div>", flight.drawing));
    let (x, y) = middle(&flight.from);
    let (to_x, to_y) = middle(to);
    let style = piece.style();
    let set = |name: &str, value: f64, unit: &str| {
        let _ = style.set_property(name, &format!("{value:.1}{unit}"));
    };
    let from = &flight.from;
    set("--x", x, "px");
    set("--y", y, "px");
    set("--to-x", to_x, "px");
    set("--to-y", to_y, "px");
    set("--width", from.width(), "px");
    set("--scale", (to.width() / from.width().max(1.0)).clamp(0.2, 3.0), "");
    set("--delay", flight.delay.into(), "ms");
    set("--time", flight.time.into(), "ms");
    sky.append_child(&piece).ok()?;
    if let Some(landing) = flight.landing() {
        let _ = landing.style().set_property("--delay", &format!("{}ms", flight.end()));
        let _ = landing.class_list().replace("awaited", "landing");
    }
    Some(())
}

fn middle(rect: &DomRect) -> (f64, f64) {
    (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0)
}

/// Whether the table waits for pieces that move.
#[derive(Clone, Copy)]
pub struct Moving {
    /// Whether pieces of another player's move, or of the last one, are still flying: until they land, neither the next turn
    /// nor the result is shown.
    settling: RwSignal<bool>,
    /// Whether the moves of others are shown without motion until somebody at this screen is to act.
    skipping: RwSignal<bool>,
}

impl Moving {
    /// Creates the state of a table on which nothing moves.
    pub fn new() -> Moving {
        let settling = RwSignal::new(false);
        let skipping = RwSignal::new(false);
        Moving { settling, skipping }
    }

    /// Returns whether the next turn or the result waits for pieces that are still flying.
    pub fn is_settling(self) -> bool {
        self.settling.get()
    }

    /// Returns whether the moves of others are shown without motion.
    pub fn is_skipping(self) -> bool {
        self.skipping.get()
    }

    /// Notes whether a turn waits for pieces that begin to fly.
    pub fn settle(self, waits: bool) {
        self.settling.set(waits);
    }

    /// Removes all flying pieces: the state below is complete, and the turn begins.
    pub fn land(self) {
        // Set only where it changes: what is drawn anew between the two halves of a click loses it.
        if self.settling.try_get_untracked() == Some(true) {
            self.settling.set(false);
        }
        land_all();
    }

    /// Shows the moves of others without motion, or with it again.
    pub fn skip(self, skips: bool) {
        self.skipping.set(skips);
    }
}

/// The layer in which the pieces fly.
#[component]
pub fn Sky() -> impl IntoView {
    let landed = |event: web_sys::Event| {
        let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if let Some(flight) = element.filter(|element| element.class_list().contains("flight")) {
            flight.remove();
        }
    };
    view! { <div class="flights" aria-hidden="true" on:animationend=move |event| landed(event.into())></div> }
}

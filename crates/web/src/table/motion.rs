//! Pieces on their way: copies that fly over the table from where they lay to where they lie now, while the table
//! itself already shows the new state. Nothing waits for them, and a click or a key takes them away.

use std::time::Duration;

use leptos::prelude::*;
use splendor::{CardId, Effect, Gem, Kind, NobleId};
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, HtmlElement};

use crate::pieces;
use crate::prefs::Pace;

/// A token's way, in milliseconds.
const TOKEN: u32 = 280;
/// A card's way to its owner.
const CARD: u32 = 320;
/// A new card's way from the deck, with one turn.
const REFILL: u32 = 240;
/// Between one token and the next.
const BETWEEN: u32 = 40;
/// After the last piece has come to rest, before the next move is shown.
const REST: u32 = 260;

/// What flies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Look {
    Token(Gem),
    Card(CardId),
    /// A new card from the deck, into its place in the market.
    Refill(CardId),
    Back(u8),
    Noble(NobleId),
}

/// One piece's way.
pub struct Flight {
    look: Look,
    /// Where it lay, in pixels of the window.
    from: DomRect,
    /// Finds where it lies now.
    to: String,
    delay: u32,
    time: u32,
}

impl Flight {
    fn end(&self) -> u32 {
        self.delay + self.time
    }
}

/// The ways of all pieces that the effects move; to be made before the table shows the new state.
pub fn plan(effects: &[Effect], pace: Pace) -> Vec<Flight> {
    if pace == Pace::None {
        return Vec::new();
    }
    let mut plan = Plan { pace, flights: Vec::new(), tokens: 0 };
    for effect in effects {
        plan.add(effect);
    }
    plan.flights
}

struct Plan {
    pace: Pace,
    flights: Vec<Flight>,
    /// Tokens so far: each starts a little later than the one before.
    tokens: u32,
}

impl Plan {
    fn add(&mut self, effect: &Effect) {
        match *effect {
            Effect::Took { seat, gems } => {
                gems.iter().for_each(|(gem, n)| self.tokens(gem, n, &bank(gem), &tokens(seat.0, gem)));
            }
            Effect::Returned { seat, gems } => {
                gems.iter().for_each(|(gem, n)| self.tokens(gem, n, &tokens(seat.0, gem), &bank(gem)));
            }
            Effect::Bought { seat, card, paid, .. } => {
                paid.iter().for_each(|(gem, n)| self.tokens(gem, n, &tokens(seat.0, gem), &bank(gem)));
                let bonus = format!("[data-at='bonus-{seat}-{}']", card.card().bonus.key());
                self.card(card, seat.0, &bonus);
            }
            Effect::Reserved { seat, card, gold } => {
                self.card(card, seat.0, &hand(seat.0));
                self.gold(gold, seat.0);
            }
            Effect::ReservedTop { seat, level, gold } => {
                self.push(Look::Back(level), &deck(level), &hand(seat.0), 0, CARD);
                self.gold(gold, seat.0);
            }
            Effect::Laid { card, column } => {
                let level = card.card().level;
                self.push(
                    Look::Refill(card),
                    &deck(level),
                    &format!("[data-at='slot-{}-{column}']", level + 1),
                    CARD,
                    REFILL,
                );
            }
            Effect::Received { seat, noble } => {
                self.push(
                    Look::Noble(noble),
                    &format!("[data-piece='noble-{noble}']"),
                    &format!("[data-at='nobles-{seat}']"),
                    CARD,
                    CARD,
                );
            }
            Effect::NobleRevealed { .. }
            | Effect::Drew { .. }
            | Effect::Passed { .. }
            | Effect::LastRound { .. }
            | Effect::Ended => {}
        }
    }

    fn tokens(&mut self, gem: Gem, n: u8, from: &str, to: &str) {
        for _ in 0..n {
            self.push(Look::Token(gem), from, to, self.tokens * BETWEEN, TOKEN);
            self.tokens += 1;
        }
    }

    fn gold(&mut self, any: bool, seat: u8) {
        self.tokens(Gem::Gold, any.into(), &bank(Gem::Gold), &tokens(seat, Gem::Gold));
    }

    fn card(&mut self, card: CardId, seat: u8, to: &str) {
        let shown = format!("[data-card='{card}']");
        // A hidden card comes from somewhere in its owner's hand.
        let from = if find(&shown).is_some() { shown } else { hand(seat) };
        self.push(Look::Card(card), &from, to, 0, CARD);
    }

    fn push(&mut self, look: Look, from: &str, to: &str, delay: u32, time: u32) {
        if let Some(from) = find(from) {
            let from = from.get_bounding_client_rect();
            let (delay, time) = (self.pace.of(delay), self.pace.of(time));
            self.flights.push(Flight { look, from, to: to.to_owned(), delay, time });
        }
    }
}

fn bank(gem: Gem) -> String {
    format!("[data-piece='bank-{}'] > .stack", gem.key())
}

fn tokens(seat: u8, gem: Gem) -> String {
    format!("[data-at='tokens-{seat}-{}'] > :is(.token, .hole)", gem.key())
}

fn hand(seat: u8) -> String {
    // The last of the cards: the newest one lies there.
    format!("[data-at='hand-{seat}'] > :nth-last-child(1 of .card, .back)")
}

fn deck(level: u8) -> String {
    format!("[data-piece='deck-{}']", level + 1)
}

fn find(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

/// Lets the pieces fly as soon as the table shows the new state; tells how long to wait before the next move.
pub fn fly(flights: Vec<Flight>) -> Option<Duration> {
    let last = flights.iter().map(Flight::end).max()?;
    request_animation_frame(move || {
        let Some(sky) = find(".flights") else { return };
        for flight in &flights {
            let _ = start(flight, &sky);
        }
    });
    Some(Duration::from_millis((last + REST).into()))
}

/// Takes whatever flies off the table: the state below is complete.
pub fn skip() {
    if let Some(sky) = find(".flights") {
        sky.set_inner_html("");
    }
    if let Ok(landing) = document().query_selector_all(".landing") {
        for at in 0..landing.length() {
            if let Some(element) = landing.get(at).and_then(|node| node.dyn_into::<Element>().ok()) {
                let _ = element.class_list().remove_1("landing");
            }
        }
    }
}

fn start(flight: &Flight, sky: &Element) -> Option<()> {
    let target = find(&flight.to)?;
    let to = target.get_bounding_client_rect();
    let piece: HtmlElement = document().create_element("div").ok()?.dyn_into().ok()?;
    piece.set_class_name(match flight.look {
        Look::Token(_) => "flight arc",
        Look::Refill(_) => "flight turn",
        _ => "flight",
    });
    piece.set_inner_html(&format!("<div>{}</div>", drawing(flight.look)));
    let (x, y) = middle(&flight.from);
    let (to_x, to_y) = middle(&to);
    let style = piece.style();
    let set = |name: &str, value: f64, unit: &str| {
        let _ = style.set_property(name, &format!("{value:.1}{unit}"));
    };
    let (from, there) = (&flight.from, &to);
    set("--x", x, "px");
    set("--y", y, "px");
    set("--to-x", to_x, "px");
    set("--to-y", to_y, "px");
    set("--width", from.width(), "px");
    set("--scale", (there.width() / from.width().max(1.0)).clamp(0.2, 3.0), "");
    set("--delay", flight.delay.into(), "ms");
    set("--time", flight.time.into(), "ms");
    sky.append_child(&piece).ok()?;
    if matches!(flight.look, Look::Refill(_)) {
        hide_until_landed(&target, flight.end());
    }
    Some(())
}

/// The new card in its place is not to be seen before its copy arrives there.
fn hide_until_landed(target: &Element, end: u32) {
    if let Some(target) = target.first_element_child().and_then(|card| card.dyn_into::<HtmlElement>().ok()) {
        let _ = target.style().set_property("--delay", &format!("{end}ms"));
        let _ = target.class_list().add_1("landing");
    }
}

fn middle(rect: &DomRect) -> (f64, f64) {
    (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0)
}

fn drawing(look: Look) -> String {
    match look {
        Look::Token(gem) => {
            format!("<svg viewBox='0 0 100 100'><use href='#token-{}'/></svg>", gem.key())
        }
        Look::Card(card) | Look::Refill(card) => pieces::card(card, art::Format::Large),
        Look::Back(level) => pieces::back(level, art::BackFormat::Large),
        Look::Noble(noble) => pieces::noble(noble, splendor::Gems::NONE, art::NobleFormat::Large),
    }
}

/// Where the pieces fly.
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

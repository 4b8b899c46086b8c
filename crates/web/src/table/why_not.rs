//! The answer to a click without effect, beside its piece: the reason with its numbers, and the rule.

use kernel::{Rule, Seat};
use leptos::ev;
use leptos::prelude::*;
use text::{Part, Value};
use tray::Missing;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element};

use super::choice;
use super::state::Table;
use crate::announce::Announced;
use crate::draw::icon;
use crate::i18n::{self, tr};
use crate::rules::RuleLink;
use crate::screen::Screen;

/// A question about a piece, with its answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Asked {
    /// The subject of the question.
    about: About,
    /// The title of the refusal.
    title: Vec<Part>,
    /// The sentences with the numbers.
    why: Vec<Vec<Part>>,
    /// The rules that the answer is based on.
    rules: Vec<Rule>,
}

/// The subject of a question.
#[derive(Clone, PartialEq, Debug)]
pub enum About {
    /// A piece, by its name in the page.
    Piece(String),
    /// A use of the selected piece, by its name.
    Use(&'static str),
    /// The prepared turn as a whole.
    Turn,
}

impl About {
    /// Returns the selector of the element beside which the answer is shown.
    fn selector(&self) -> String {
        match self {
            About::Piece(piece) => format!("[data-piece='{piece}']"),
            About::Use(name) => format!(".tray [data-act='{name}']"),
            About::Turn => ".tray .actions".to_owned(),
        }
    }
}

impl Asked {
    /// Formats the answer of the prepared turn as sentences.
    pub fn of(table: Table, about: About, answer: &Missing) -> Asked {
        let names = i18n::by_name(table.names.get_untracked());
        Asked {
            about,
            title: i18n::title(&answer.title, &names),
            why: vec![i18n::told(&answer.sentence, &names)],
            rules: answer.rules.clone(),
        }
    }

    /// Returns the first of the rules that the answer rests on.
    pub fn rule(&self) -> Option<Rule> {
        self.rules.first().copied()
    }

    /// Returns whether this piece was asked about.
    pub fn is_about_piece(&self, piece: &str) -> bool {
        matches!(&self.about, About::Piece(about) if about == piece)
    }

    /// Returns whether this use of the selected piece was asked about.
    pub fn is_about_use(&self, name: &str) -> bool {
        matches!(self.about, About::Use(about) if about == name)
    }
}

/// Explains why a piece cannot be chosen in the player's own turn.
pub fn ask(table: Table, piece: &str) -> Option<Asked> {
    let answer = table.turn.with_untracked(|turn| turn.as_deref().and_then(|turn| turn.why_not(piece)))?;
    Some(Asked::of(table, About::Piece(piece.to_owned()), &answer))
}

/// Explains that it is somebody else's turn, or that the game is over.
pub fn not_now(table: Table, piece: &str) -> Asked {
    let names = i18n::by_name(table.names.get_untracked());
    let (id, seat) = match table.now.with_untracked(|now| now.to_act()) {
        None => ("why-over", Seat(0)),
        Some(seat) if untrack(|| table.my_turn()) => ("why-covered", seat),
        Some(seat) => ("why-not-your-turn", seat),
    };
    let args = [("player", Value::Seat(seat))];
    let rule = match id {
        "why-over" => Some(table.game.end_rule()),
        "why-not-your-turn" => Some(table.game.turn_rule()),
        // This follows from the shared screen, not from a rule.
        _ => None,
    };
    Asked {
        about: About::Piece(piece.to_owned()),
        title: i18n::parts(&format!("{id}.title"), &args, &names),
        why: vec![i18n::parts(id, &args, &names)],
        rules: rule.into_iter().collect(),
    }
}

/// The place of the bubble.
#[derive(Clone, Copy, PartialEq, Default)]
struct Spot {
    side: Side,
    /// The place of the bubble's upper left corner, in pixels of the window.
    left: f64,
    top: f64,
    /// The distance of the bubble's pointer from its own upper or left edge, in pixels.
    pointer: f64,
}

/// The side of its piece on which the bubble stands.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
enum Side {
    #[default]
    Right,
    Left,
    Above,
    Below,
}

impl Side {
    fn word(self) -> &'static str {
        match self {
            Side::Right => "right",
            Side::Left => "left",
            Side::Above => "above",
            Side::Below => "below",
        }
    }
}

/// The bubble with the answer to the last question.
#[component]
pub fn Bubble() -> impl IntoView {
    let table = Table::here();
    let compact = Screen::here().compact;
    let node = NodeRef::<leptos::html::Div>::new();
    let spot = RwSignal::new(Spot::default());
    let resized = Trigger::new();
    let listening = window_event_listener(ev::resize, move |_| resized.notify());
    on_cleanup(move || listening.remove());
    Effect::new(move |_| {
        resized.track();
        let (asked, compact) = (table.asked.get(), compact.get());
        if let (Some(asked), Some(bubble)) = (asked, node.get())
            && let Some(piece) = shown(&asked.about.selector())
        {
            spot.set(stand(&piece, &bubble.get_bounding_client_rect(), compact));
        }
    });
    view! {
        <Announced>
            <Show when=move || table.asked.with(Option::is_some)>
                <div class="bubble" data-side=move || spot.get().side.word() node_ref=node
                    style:top=move || format!("{:.0}px", spot.get().top)
                    style:left=move || format!("{:.0}px", spot.get().left)
                    style=("--pointer", move || format!("{:.0}px", spot.get().pointer))>
                    {move || table.asked.get().map(|asked| answer(table, asked))}
                </div>
            </Show>
        </Announced>
    }
}

fn answer(table: Table, asked: Asked) -> impl IntoView {
    let rule = |rule: Rule| view! { <span>{move || i18n::rule(rule)}" "<RuleLink rule/>" "</span> };
    view! {
        <div class="head">
            <h2>{icon("warning")}<span>{table.drawn(asked.title)}</span></h2>
            <button type="button" class="tool" aria-label=tr("close") on:click=move |_| choice::dismiss(table)>{icon("close")}</button>
        </div>
        <p class="why">{asked.why.into_iter().map(|sentence| view! { <span>{table.drawn(sentence)}" "</span> }).collect_view()}</p>
        {(!asked.rules.is_empty()).then(|| view! { <p class="rule">{asked.rules.into_iter().map(rule).collect_view()}</p> })}
    }
}

/// Returns the place of an element in the window.
fn shown(selector: &str) -> Option<DomRect> {
    places(selector).into_iter().next()
}

/// Returns the places of all elements in the window that the selector matches.
fn places(selector: &str) -> Vec<DomRect> {
    let Ok(all) = document().query_selector_all(selector) else { return Vec::new() };
    let elements = (0..all.length()).filter_map(|at| all.get(at)?.dyn_into::<Element>().ok());
    elements.map(|element| element.get_bounding_client_rect()).collect()
}

/// Places the bubble beside the piece and within the window, if possible not over the tray or the selection, and over as
/// few pieces as possible that can be clicked.
fn stand(piece: &DomRect, bubble: &DomRect, compact: bool) -> Spot {
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
    let (avoided, lit) = (places(".tray .actions, [data-piece].selected"), places("[data-piece].lit"));
    let cost = |spot: &Spot| {
        let over = |other: &&DomRect| {
            spot.left < other.right()
                && other.left() < spot.left + bubble.width()
                && spot.top < other.bottom()
                && other.top() < spot.top + bubble.height()
        };
        let among = |others: &[DomRect]| others.iter().filter(over).count();
        // No table has so many pieces that one of the counts reaches the next.
        usize::from(over(&piece)) << 20 | among(&avoided).min(1) << 10 | among(&lit)
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

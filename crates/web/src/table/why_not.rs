//! The answer to a click that does nothing: the reason with its numbers, the rule, and what can be done instead.

use kernel::{Rule, Seat};
use leptos::prelude::*;
use text::{Part, Value};
use tray::{Instead, Missing};
use web_sys::DomRect;

use super::choice;
use super::state::Table;
use crate::draw::icon;
use crate::i18n::{self, tr};
use crate::rules::RuleLink;
use crate::screen::Screen;

/// A question about a piece, with its answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Asked {
    /// The piece that was clicked; none if a key asked.
    piece: Option<String>,
    /// The title of the refusal.
    title: Vec<Part>,
    /// The sentences with the numbers.
    why: Vec<Vec<Part>>,
    /// The rules that it rests on.
    rules: Vec<Rule>,
    /// What can be done with the piece instead.
    instead: Option<Instead>,
}

impl Asked {
    /// Returns the answer of the prepared turn in sentences.
    pub fn of(table: Table, piece: Option<&str>, answer: &Missing) -> Asked {
        let names = i18n::by_name(table.names.get_untracked());
        Asked {
            piece: piece.map(str::to_owned),
            title: i18n::title(&answer.title, &names),
            why: vec![i18n::told(&answer.sentence, &names)],
            rules: answer.rules.clone(),
            instead: answer.instead.clone(),
        }
    }

    /// Whether this piece was asked about.
    pub fn is_about(&self, piece: &str) -> bool {
        self.piece.as_deref() == Some(piece)
    }
}

/// Explains why a piece cannot be chosen in the player's own turn.
pub fn ask(table: Table, piece: &str) -> Option<Asked> {
    let answer = table.turn.with_untracked(|turn| turn.as_deref().and_then(|turn| turn.why_not(piece)))?;
    Some(Asked::of(table, Some(piece), &answer))
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
        piece: Some(piece.to_owned()),
        title: i18n::parts(&format!("{id}.title"), &args, &names),
        why: vec![i18n::parts(id, &args, &names)],
        rules: rule.into_iter().collect(),
        instead: None,
    }
}

/// The place of the bubble, in pixels of the window.
#[derive(Clone, Copy, PartialEq, Default)]
struct Spot {
    top: f64,
    /// The distance of its pointer from its own upper (or left) edge; none without a pointer.
    pointer: Option<f64>,
    /// The length of the line from its pointer to the piece (only beside the log).
    leader: f64,
    /// Whether it stands above the piece (only on a phone).
    above: bool,
}

/// The bubble with the answer to the last question.
#[component]
pub fn Bubble() -> impl IntoView {
    let table = Table::here();
    let compact = Screen::here().compact;
    let node = NodeRef::<leptos::html::Div>::new();
    let spot = RwSignal::new(Spot::default());
    Effect::new(move |_| {
        let asked = table.asked.get();
        let selector = match asked.as_ref().and_then(|asked| asked.piece.as_ref()) {
            Some(piece) => format!("[data-piece='{piece}']"),
            None => ".tray".to_owned(),
        };
        if let (Some(_), Some(bubble)) = (asked, node.get())
            && let Ok(Some(piece)) = document().query_selector(&selector)
        {
            spot.set(stand(
                &piece.get_bounding_client_rect(),
                &bubble.get_bounding_client_rect(),
                compact.get(),
            ));
        }
    });
    view! {
        <Show when=move || table.asked.with(Option::is_some)>
            <div class="bubble" class:above=move || spot.get().above class:pointing=move || spot.get().pointer.is_some() role="status" node_ref=node
                style:top=move || format!("{:.0}px", spot.get().top)
                style=("--pointer", move || format!("{:.0}px", spot.get().pointer.unwrap_or_default()))
                style=("--leader", move || format!("{:.0}px", spot.get().leader))>
                {move || table.asked.get().map(|asked| answer(table, asked))}
            </div>
        </Show>
    }
}

fn answer(table: Table, asked: Asked) -> impl IntoView {
    let rule = |rule: Rule| view! { <span><RuleLink rule/>" "{move || i18n::rule(rule)}" "</span> };
    let other = asked.instead.zip(table.game.uses()).map(|(Instead { action, other_use }, uses)| {
        let words = if other_use { uses.instead } else { uses.first };
        view! {
            <button type="button" class="instead" data-act="instead" on:click=move |_| choice::instead(table, &action)>
                <span>{tr(words)}</span>{other_use.then(|| view! { <kbd>"R"</kbd> })}
            </button>
        }
    });
    view! {
        <h2>{icon("warning")}<span>{table.drawn(asked.title)}</span></h2>
        <p class="why">{asked.why.into_iter().map(|sentence| view! { <span>{table.drawn(sentence)}" "</span> }).collect_view()}</p>
        {(!asked.rules.is_empty()).then(|| view! { <p class="rule">{asked.rules.into_iter().map(rule).collect_view()}</p> })}
        {other}
    }
}

/// Returns the place of the bubble: over the log if there is one, level with the piece and never over the tray; on a
/// phone below the piece, or above it in the lower half.
fn stand(piece: &DomRect, bubble: &DomRect, compact: bool) -> Spot {
    const MARGIN: f64 = 8.0;
    let window_height = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or(720.0);
    let middle = piece.top() + piece.height() / 2.0;
    if compact {
        let above = middle > window_height / 2.0;
        let top = if above { piece.top() - bubble.height() - 12.0 } else { piece.bottom() + 12.0 };
        let top = top.clamp(MARGIN, (window_height - bubble.height() - MARGIN).max(MARGIN));
        let pointer = Some(piece.left() + piece.width() / 2.0 - bubble.left());
        return Spot { top, pointer, leader: 0.0, above };
    }
    let tray = document().query_selector(".tray").ok().flatten();
    let floor = tray.map_or(window_height, |tray| tray.get_bounding_client_rect().top());
    let highest = window_height * 54.0 / 720.0;
    let top =
        (middle - bubble.height() * 0.4).clamp(highest, (floor - bubble.height() - MARGIN).max(highest));
    let pointer = middle - top;
    // For a piece on the player's own side the outline is enough: it lies below.
    let level = (18.0..=bubble.height() - 18.0).contains(&pointer);
    let leader = (bubble.left() - piece.right()).max(0.0);
    Spot { top, pointer: level.then_some(pointer), leader, above: false }
}

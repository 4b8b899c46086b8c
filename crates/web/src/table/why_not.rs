//! The answer to a click without effect, beside its piece: the reason with its numbers, and the rule.

use kernel::{Rule, Seat};
use leptos::ev;
use leptos::prelude::*;
use text::{Part, Value};
use tray::Missing;

use super::beside::{self, Spot, stand};
use super::choice;
use super::state::Table;
use crate::shared::announce::Announced;
use crate::shared::draw::icon;
use crate::shared::i18n::{self, tr};
use crate::shared::quote::{RuleLink, text_of};
use crate::shared::screen::Screen;

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
            && let Some(piece) = beside::shown(&asked.about.selector())
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
    let rule = |rule: Rule| view! { <span>{move || text_of(rule)}" "<RuleLink rule/>" "</span> };
    // A piece that is no choice now still says what it is.
    let what = match &asked.about {
        About::Piece(_) => beside::element(&asked.about.selector()).and_then(|piece| beside::words(&piece)),
        About::Use(_) | About::Turn => None,
    };
    view! {
        <div class="head">
            <h2>{icon("warning")}<span>{table.drawn(asked.title)}</span></h2>
            <button type="button" class="tool" aria-label=tr("close") on:click=move |_| choice::dismiss(table)>{icon("close")}</button>
        </div>
        {what.map(|words| view! { <p class="piece-words">{words}</p> })}
        <p class="why">{asked.why.into_iter().map(|sentence| view! { <span>{table.drawn(sentence)}" "</span> }).collect_view()}</p>
        {(!asked.rules.is_empty()).then(|| view! { <p class="rule">{asked.rules.into_iter().map(rule).collect_view()}</p> })}
    }
}

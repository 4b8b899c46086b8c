//! The answer to a click without effect, beside its piece: the reason with its numbers, and the rule.

use kernel::Rule;
use leptos::ev;
use leptos::prelude::*;

use super::asked::{About, Asked};
use super::beside::{self, Spot, stand};
use super::choice;
use super::state::Table;
use crate::shared::announce::Announced;
use crate::shared::draw::icon;
use crate::shared::i18n::tr;
use crate::shared::quote::{RuleLink, text_of};
use crate::shared::screen::Screen;

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
        let (asked, compact) = (table.choosing.asked(Clone::clone), compact.get());
        if let (Some(asked), Some(bubble)) = (asked, node.get())
            && let Some(piece) = beside::shown(&asked.about.selector())
        {
            spot.set(stand(&piece, &bubble.get_bounding_client_rect(), compact));
        }
    });
    view! {
        <Announced>
            <Show when=move || table.choosing.asked(Option::is_some)>
                <div class="bubble" data-side=move || spot.get().side.word() node_ref=node
                    style:top=move || format!("{:.0}px", spot.get().top)
                    style:left=move || format!("{:.0}px", spot.get().left)
                    style=("--pointer", move || format!("{:.0}px", spot.get().pointer))>
                    {move || table.choosing.asked(Clone::clone).map(|asked| answer(table, asked))}
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

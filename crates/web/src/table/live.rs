//! Announces events to screen readers: one polite line for each move, one when a turn of theirs begins, the result, and
//! those who are away.

use std::time::Duration;

use kernel::Seat;
use leptos::prelude::*;
use text::Value;

use super::end::headline;
use super::past;
use super::state::Table;
use crate::shared::announce::Announced;
use crate::shared::i18n::{self, tr_with};

/// The time for which an announcement stays: long enough to be read twice.
const NEWS: Duration = Duration::from_secs(10);

/// The live region.
#[component]
pub fn Live() -> impl IntoView {
    let table = Table::here();
    let line = Memo::new(move |_| {
        let names = i18n::by_name(table.company.names.get());
        let position = past::position(table);
        let last =
            table.entries.with(|entries| position.checked_sub(1).and_then(|at| entries.get(at).cloned()));
        let told = last.iter().flat_map(|entry| entry.told()).filter_map(|told| told.sentence.as_ref());
        let sentences: Vec<String> =
            told.map(|sentence| i18n::spoken(&i18n::told(sentence, &names))).collect();
        sentences.join(". ")
    });
    // A line of its own: the move before has been read when the pieces have landed and the turn begins.
    let turn = move || (table.my_turn() && !table.looks_back()).then(|| i18n::tr("turn-yours"));
    // An announcement disappears some time after its last change.
    let told_last = StoredValue::new(0_u32);
    Effect::new(move |_| {
        if table.notices.news().is_some() {
            told_last.update_value(|count| *count += 1);
            let this = told_last.get_value();
            let fade = move || {
                if told_last.try_get_value() == Some(this) {
                    table.notices.close_news();
                }
            };
            set_timeout(fade, NEWS);
        }
    });
    // A warning about stalling stays until it is dismissed, and appears again when it becomes more urgent.
    let put_aside = RwSignal::new(None);
    let kind = |stall: protocol::Stall| (stall.seat, stall.is_full());
    let of_stall = move || table.stalling().map(|(stall, _)| kind(stall));
    let stalling = move || {
        table.stalling().filter(|(stall, _)| put_aside.get() != Some(kind(*stall))).map(|(_, line)| line)
    };
    // The panel with the result takes the focus, except from a person who is writing.
    let result = move || table.result().map(|result| headline(table, &result));
    view! {
        <p class="heard" role="status" aria-live="polite">{line}</p>
        <p class="heard" role="status" aria-live="polite">{turn}</p>
        <p class="heard" role="status" data-said="result">{result}</p>
        <p class="heard" role="status" data-said="away">{move || away(table)}</p>
        <Announced>{told(Signal::derive(stalling), "notice calm", None, Callback::new(move |()| put_aside.set(of_stall())))}</Announced>
        <Announced>{told(Signal::derive(move || table.notices.news()), "notice calm", None, Callback::new(move |()| table.notices.close_news()))}</Announced>
        {told(Signal::derive(move || table.notices.error()), "notice", Some("alert"), Callback::new(move |()| table.notices.close_error()))}
    }
}

/// Names those who are away from the table while the game is not over.
fn away(table: Table) -> String {
    let away = Seat::all(table.players).filter(|seat| !table.over() && table.company.is_away(*seat));
    let names: Vec<String> = away.map(|seat| table.name(seat)).collect();
    if names.is_empty() {
        String::new()
    } else {
        tr_with("away-from-table", &[("players", Value::Text(&i18n::list(&names)))])
    }
}

/// Renders a notice that is shown until it is dismissed with a button.
fn told(
    line: Signal<Option<String>>,
    class: &'static str,
    role: Option<&'static str>,
    close: Callback<()>,
) -> AnyView {
    view! {
        <Show when=move || line.with(Option::is_some)>
            <p class=class role=role>
                <span>{move || line.get()}</span>
                <button type="button" class="tool" aria-label=i18n::tr("close") on:click=move |_| close.run(())>
                    {crate::shared::draw::icon("close")}
                </button>
            </p>
        </Show>
    }
    .into_any()
}

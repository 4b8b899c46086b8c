//! What happens, said once to those who hear the table: one polite line a move, and whose turn it is.

use leptos::prelude::*;

use super::past;
use super::state::Table;
use crate::i18n;

/// The live region.
#[component]
pub fn Live() -> impl IntoView {
    let table = Table::here();
    let line = Memo::new(move |_| {
        let names = i18n::by_name(table.names.get());
        let position = past::position(table);
        let last =
            table.entries.with(|entries| position.checked_sub(1).and_then(|at| entries.get(at).cloned()));
        let told = last.iter().flat_map(|entry| entry.told());
        let mut sentences: Vec<String> =
            told.map(|told| i18n::spoken(&i18n::told(&told.sentence, &names))).collect();
        if table.my_turn() && table.past.with(Option::is_none) {
            sentences.push(i18n::tr("turn-yours"));
        }
        sentences.join(". ")
    });
    view! {
        <p class="heard" role="status" aria-live="polite">{line}</p>
        <Show when=move || table.news.with(Option::is_some)>
            <p class="notice calm" role="status">
                <span>{move || table.news.get()}</span>
                <button type="button" class="tool" aria-label=i18n::tr("close") on:click=move |_| table.news.set(None)>
                    {crate::gem::icon("close")}
                </button>
            </p>
        </Show>
        <Show when=move || table.notice.with(Option::is_some)>
            <p class="notice" role="alert">
                <span>{move || table.notice.get()}</span>
                <button type="button" class="tool" aria-label=i18n::tr("close") on:click=move |_| table.notice.set(None)>
                    {crate::gem::icon("close")}
                </button>
            </p>
        </Show>
    }
}

//! The cover between two people at one screen: only where a hand holds something that the other must not see. The
//! hand lies face down, and the tray asks for the screen to be handed on.

use leptos::prelude::*;
use text::Value;

use super::state::Table;
use crate::i18n::tr_with;

/// Asks for the screen to be handed on.
#[component]
pub fn Cover() -> impl IntoView {
    let table = Table::here();
    let said = move |id| tr_with(id, &[("name", Value::Text(&table.name(table.bottom())))]);
    view! {
        <div class="detail"><p class="heading">{move || said("cover-pass")}</p><p class="hint">{move || said("cover-why")}</p></div>
        <div class="actions">
            <button type="button" class="main" data-act="uncover" on:click=move |_| uncover(table)>
                <span>{move || said("cover-show")}</span><kbd>"Enter"</kbd>
            </button>
        </div>
    }
}

/// The person before the screen is there.
pub fn uncover(table: Table) {
    table.uncovered.set(table.me.get_untracked());
}

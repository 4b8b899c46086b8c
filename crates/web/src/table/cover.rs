//! The cover between two people at one screen: only where a hand holds something that the other must not see.

use leptos::prelude::*;
use text::Value;

use super::state::Table;
use crate::i18n::tr_with;

/// Asks for the screen to be handed on.
#[component]
pub fn Cover() -> impl IntoView {
    let table = Table::here();
    let name = move || table.name(table.bottom());
    view! {
        <div class="cover">
            <p>{move || tr_with("cover-pass", &[("name", Value::Text(&name()))])}</p>
            <button type="button" class="main" data-act="uncover" on:click=move |_| uncover(table)>
                {move || tr_with("cover-show", &[("name", Value::Text(&name()))])}
            </button>
        </div>
    }
}

/// The person before the screen is there.
pub fn uncover(table: Table) {
    table.uncovered.set(table.me.get_untracked());
}

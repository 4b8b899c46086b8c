//! The panel with all public counts at once: what is left on the table, and what each player has.

use kernel::Seat;
use leptos::prelude::*;

use super::kit::{Count, Counts};
use super::person::called;
use super::seal::Seal;
use super::state::Table;
use crate::shared::draw::icon;
use crate::shared::i18n::tr;

/// The button that opens and closes the panel.
#[component]
pub fn CountsButton() -> impl IntoView {
    let table = Table::here();
    view! {
        <button type="button" class="tool" data-act="counts" aria-label=tr("counts") title=tr("counts")
            aria-expanded=move || table.panels.shows_counts().to_string() on:click=move |_| table.panels.toggle_counts()>
            {icon("counts")}
        </button>
    }
}

/// Renders the panel: the counts of the table, then those of each player, beginning with the one at this screen. It
/// belongs to a part that is fetched when it is first opened.
pub fn panel(counts: Counts) -> AnyView {
    let table = Table::here();
    let line = |Count { name, numbers }| view! { <div data-told=""><dt>{name}</dt><dd>{numbers}</dd></div> };
    let lines = move |of| view! { <dl>{move || counts(of).into_iter().map(line).collect_view()}</dl> };
    let player = move |seat: Seat| {
        view! { <div><h3><Seal seat/>{called(table, seat)}</h3>{lines(Some(seat))}</div> }
    };
    let seats = move || std::iter::once(table.bottom()).chain(table.others()).map(player).collect_view();
    view! {
        <section class="counts" aria-label=tr("counts") tabindex="0">
            <header>
                <h2>{tr("counts")}</h2>
                <button type="button" class="tool" aria-label=tr("close") on:click=move |_| table.panels.toggle_counts()>{icon("close")}</button>
            </header>
            {lines(None)}
            {seats}
        </section>
    }
    .into_any()
}

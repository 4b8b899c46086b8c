//! Covers the hand between the turns of two people at one screen, if it holds something that the other must not see:
//! the hand lies face down, and the tray asks to pass the screen on.

use kernel::Seat;
use leptos::prelude::*;
use text::Value;

use super::state::Table;
use crate::shared::i18n::{tr, tr_with};

/// Asks to pass the screen on to the next player.
#[component]
pub fn Cover() -> impl IntoView {
    let table = Table::here();
    let said = move |id| tr_with(id, &[("name", Value::Text(&table.name(table.bottom())))]);
    view! {
        <div class="detail"><p class="heading">{move || said("cover-pass")}</p><p class="hint">{move || said("cover-why")}</p></div>
        <div class="actions">
            <button type="button" class="main" data-act="uncover" on:click=move |_| table.at_screen.uncover()>
                <span>{move || said("cover-show")}</span><kbd>"Enter"</kbd>
            </button>
            {move || last_mover(table).map(|seat| view! {
                <button type="button" class="quiet" data-act="stay" on:click=move |_| table.at_screen.stay(seat)>
                    {tr_with("cover-stay", &[("name", Value::Text(&table.name(seat)))])}
                </button>
            })}
        </div>
    }
}

/// Returns the seat that moved last at this screen, if another seat is next: its holder may want to see what they drew.
fn last_mover(table: Table) -> Option<Seat> {
    let (seat, _) = table.last_mover_here()?;
    (table.at_screen.me.get() != Some(seat)).then_some(seat)
}

/// The tray while the last player looks at their side, until they pass the screen on.
#[component]
pub fn Staying() -> impl IntoView {
    let table = Table::here();
    let next = move || {
        let seat = table.now(|now| now.to_act());
        seat.map(|seat| tr_with("cover-pass", &[("name", Value::Text(&table.name(seat)))]))
    };
    view! {
        <div class="detail"><p class="hint">{tr("cover-staying")}</p></div>
        <div class="actions">
            <button type="button" class="main" data-act="pass-on" on:click=move |_| table.at_screen.pass_on()>
                <span>{next}</span><kbd>"Enter"</kbd>
            </button>
        </div>
    }
}

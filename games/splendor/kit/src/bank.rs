//! The tokens on the table: stacks that show their height, with their numbers.

use leptos::prelude::*;
use splendor::{Gem, Kind};
use splendor_play::tray::Piece;
use text::Value;
use web::draw::icon;
use web::i18n::{tr, tr_with};
use web::table::{Table, choice};

use super::TableExt;

/// The six piles.
#[component]
pub fn Bank() -> impl IntoView {
    view! {
        <section class="bank" aria-label=tr("splendor-bank")>
            {Gem::ALL.into_iter().map(|gem| view! { <Pile gem/> }).collect_view()}
        </section>
    }
}

#[component]
fn Pile(gem: Gem) -> impl IntoView {
    let table = Table::here();
    let piece = Piece::Bank(gem);
    let left = Memo::new(move |_| table.shown(|view| view.body().bank.get(gem)));
    let chosen = Memo::new(move |_| table.selected(piece));
    let label = move || {
        let gem = tr(&format!("gem-{}", gem.key()));
        let args = [
            ("gem", Value::Text(&gem)),
            ("left", Value::Number(left.get().into())),
            ("chosen", Value::Number(chosen.get().into())),
        ];
        tr_with("splendor-bank-pile", &args)
    };
    view! {
        <button type="button" class=move || format!("pile{}", choice::state(table, piece)) data-piece=piece.to_string()
            aria-label=label aria-pressed=move || (chosen.get() > 0).to_string() on:click=move |_| choice::press(table, piece)>
            <span class="stack" inner_html=move || jewels_art::stack(splendor_art::gem(gem), left.get())></span>
            <span class="disc">{left}</span>
            <Show when=move || chosen.get() != 0>
                <span class="tick">{move || if chosen.get() > 1 { "2".into_any() } else { icon("check").into_any() }}</span>
            </Show>
        </button>
    }
}

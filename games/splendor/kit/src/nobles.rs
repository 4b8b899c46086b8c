//! The nobles that may still visit.

use leptos::prelude::*;
use splendor::NobleId;
use splendor_art::NobleFormat;
use splendor_play::tray::Piece;
use web::i18n::tr;
use web::screen::Screen;
use web::table::{Table, choice};

use super::TableExt;
use super::pieces;

/// The nobles on the table.
#[component]
pub fn Nobles() -> impl IntoView {
    let table = Table::here();
    // Each noble is an element of its own, so that the others keep their places, and the focus, when one leaves.
    let place = move |noble: NobleId| {
        let lies = Memo::new(move |_| table.shown(|view| view.body().nobles().any(|other| other == noble)));
        move || lies.get().then(|| view! { <Noble noble/> })
    };
    view! {
        <section class="nobles" aria-label=tr("splendor-nobles")>
            {NobleId::all().map(place).collect_view()}
        </section>
    }
}

#[component]
fn Noble(noble: NobleId) -> impl IntoView {
    let table = Table::here();
    let Screen { compact, short, .. } = Screen::here();
    let piece = Piece::Noble(noble);
    let bonuses = Memo::new(move |_| table.player(table.bottom(), |player| player.bonuses));
    let face = move || {
        let format = match (compact.get(), short.get()) {
            (_, true) => NobleFormat::Strip,
            (true, false) => NobleFormat::Phone,
            (false, false) => NobleFormat::Large,
        };
        pieces::noble(noble, bonuses.get(), format)
    };
    view! {
        <button type="button" class=move || format!("noble tile lying{}", choice::state(table, piece)) data-piece=piece.to_string()
            on:click=move |_| choice::press(table, piece)>
            <span class="heard">{pieces::noble_words(noble)}</span>
            <span class="drawn" aria-hidden="true" inner_html=face></span>
        </button>
    }
}

//! The royal cards: those that can still be chosen, and the owners of the others.

use duel::RoyalId;
use duel_art::RoyalFormat;
use duel_play::tray::Piece;
use kernel::Seat;
use leptos::prelude::*;
use web::i18n::tr;
use web::screen::Screen;
use web::table::{Seal, Table, choice};

use super::{TableExt, pieces};

/// The four places of royal cards.
#[component]
pub fn Royals() -> impl IntoView {
    view! {
        <section class="royals" aria-label=tr("duel-royals")>
            {RoyalId::all().map(|royal| view! { <Place royal/> }).collect_view()}
        </section>
    }
}

#[component]
fn Place(royal: RoyalId) -> impl IntoView {
    let table = Table::here();
    let taken_by = Memo::new(move |_| {
        let has = |seat: &Seat| table.player(*seat, |player| player.royals().any(|other| other == royal));
        Seat::all(table.players).find(has)
    });
    move || match taken_by.get() {
        Some(seat) => {
            view! { <span class="gap taken"><Seal seat/><small>{tr("duel-royal-taken")}</small></span> }
                .into_any()
        }
        None => view! { <Royal royal/> }.into_any(),
    }
}

#[component]
fn Royal(royal: RoyalId) -> impl IntoView {
    let table = Table::here();
    let compact = Screen::here().compact;
    let piece = Piece::Royal(royal);
    let face =
        move || pieces::royal(royal, if compact.get() { RoyalFormat::Small } else { RoyalFormat::Large });
    view! {
        <button type="button" class=move || format!("royal lying{}", choice::state(table, piece)) data-piece=piece.to_string()
            aria-pressed=move || (table.selected(piece) > 0).to_string() on:click=move |_| choice::press(table, piece)>
            <span class="heard">{pieces::royal_words(royal)}</span>
            <span class="drawn" aria-hidden="true" inner_html=face></span>
        </button>
    }
}

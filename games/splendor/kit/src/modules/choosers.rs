//! The tray where a decision of a module is due: each says in a sentence what is asked, with its rule.

use leptos::prelude::*;
use splendor::{CITIES_RULES, CityId, PostId};
use splendor_play::tray::{Mode, Piece};
use web::i18n::tr;
use web::table::{Table, choice};

use super::cities::face;
use super::{deciding, paying};
use crate::TableExt;
use crate::prepared::{Chosen, asked};

/// Renders the content of the tray.
pub fn detail(mode: Mode) -> AnyView {
    match mode {
        Mode::ChoosingCity => view! { <Cities/> }.into_any(),
        Mode::TakingToken => view! { <Token/> }.into_any(),
        Mode::Buying => paying::beside(Table::here()),
        mode => deciding::detail(mode),
    }
}

#[component]
fn Cities() -> impl IntoView {
    let table = Table::here();
    let comes = move |city: &CityId| {
        let piece = Piece::City(*city);
        table.of_tray(|tray| tray.light(piece).is_some() || tray::Turn::selected(tray, piece) > 0)
            == Some(true)
    };
    let candidates = move || table.shown(|view| view.body().cities().filter(comes).collect::<Vec<_>>());
    let tile = move |city: CityId| {
        let piece = Piece::City(city);
        let chosen = move || table.selected(piece) > 0;
        view! {
            <button type="button" class="city tile lying lit" class:selected=chosen data-choice=format!("city-{city}") aria-pressed=move || chosen().to_string()
                on:click=move |_| choice::press(table, piece)>
                {face(table, city)}
            </button>
        }
    };
    view! {
        {asked(tr("splendor-tray-city"), CITIES_RULES.rule("7"))}
        <div class="candidates">{move || candidates().into_iter().map(tile).collect_view()}</div>
    }
}

#[component]
fn Token() -> impl IntoView {
    view! {
        {asked(tr("splendor-tray-token"), PostId::TOKEN.rule())}
        <div class="grooves"><Chosen piece=Piece::Bank/><p class="hint">{tr("splendor-tray-token-hint")}</p></div>
    }
}

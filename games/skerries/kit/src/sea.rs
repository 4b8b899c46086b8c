//! The common part of the table: the quay with its prices, the beacon, the storms and the stock.

use leptos::prelude::*;
use skerries_play::tray::Piece;
use text::Value;
use web::i18n::{tr, tr_with};
use web::table::{Table, choice};

use super::{TableExt, pieces};

/// The quay, and below it the sea.
#[component]
pub fn Sea() -> impl IntoView {
    let table = Table::here();
    let quay = Memo::new(move |_| table.shown(|view| view.body().quay().collect::<Vec<_>>()));
    let place = move |(at, catch): (usize, skerries::Catch)| {
        let price = move || tr_with("skerries-quay-price", &[("oil", Value::Number(at as i64))]);
        let label = move || format!("{}: {}", pieces::catch_words(catch), price());
        view! {
            <div class="berth" data-at=format!("quay-{at}")>
                {pieces::catch_button(table, catch, Piece::Quay(catch), label)}
                <small aria-hidden="true">{price}</small>
            </div>
        }
    };
    view! {
        <section class="sea" aria-label=tr("skerries-quay")>
            <div class="quay">{move || quay.get().into_iter().enumerate().map(place).collect_view()}</div>
            <div class="waters">
                {button(table, Piece::Beacon, "skerries-beacon")}
                <p class="storms" data-at="storms">{move || said(table, "skerries-storms")}</p>
                {button(table, Piece::Stock, "skerries-stock")}
            </div>
        </section>
    }
}

/// Returns a sentence with the numbers of the sea.
fn said(table: Table, id: &str) -> String {
    table.shown(|view| {
        let body = view.body();
        let number = |number: u8| Value::Number(number.into());
        let args = [
            ("given", number(body.given)),
            ("needed", number(body.needed())),
            ("strikes", number(body.strikes)),
            ("limit", number(body.weather().strikes_max())),
            ("left", number(body.storms)),
            ("oil", number(body.stock)),
        ];
        tr_with(id, &args)
    })
}

fn button(table: Table, piece: Piece, id: &'static str) -> AnyView {
    view! {
        <button type="button" class=move || format!("button place-of-oil{}", choice::state(table, piece)) data-piece=piece.to_string()
            aria-pressed=move || (table.selected(piece) > 0).to_string() on:click=move |_| choice::press(table, piece)>
            {pieces::small('o')}<span>{move || said(table, id)}</span>
        </button>
    }
    .into_any()
}

//! The side of the player at this screen: points, and the money by currency.

use alhambra::{Body, Card, Currency, SQUARES};
use alhambra_play::tray::{Piece, payments};
use kernel::Seat;
use leptos::prelude::*;
use text::Value;
use web::i18n::{tr, tr_with};
use web::table::Table;

use super::changing::{said, shown, words};
use super::{TableExt, others, pieces};

/// The number of money cards of usual size that fit in a row on a phone.
const IN_A_ROW: i64 = 8;
/// The number of money cards that fit beside a prepared turn.
const BESIDE: i64 = 13;

/// The area of the player at this screen.
#[component]
pub fn Mine() -> impl IntoView {
    let table = Table::here();
    // Another person's side is another panel.
    let seat = Memo::new(move |_| table.bottom());
    shown(move || {
        let seat = seat.get();
        let cards = move || table.body(|body| i64::from(body.hand(seat).len()));
        let hand = move || {
            let cards = cards();
            let classes = [
                ("", true),
                (" many", cards > IN_A_ROW),
                (" crowd", cards > BESIDE),
                (" covered", is_covered(table)),
            ];
            classes.into_iter().fold("hand".to_owned(), |all, (class, so)| if so { all + class } else { all })
        };
        view! {
            <div class="mine" class:acting=move || table.my_turn() data-panel=seat.0>
                <p class="heard">{said(move || others::words(table, seat))}</p>
                <div class="identity">
                    {others::identity(table, seat)}
                    <small>{said(move || tr_with("alhambra-cards", &[("cards", Value::Number(cards()))]))}</small>
                </div>
                <div class=words(hand) data-at=format!("hand-{seat}")>{Currency::ALL.map(|currency| group(table, seat, currency)).into_iter().collect_view()}</div>
                <p class="after">{shown(move || exact(table).into_any())}</p>
            </div>
        }
        .into_any()
    })
}

/// Returns whether only the number of the cards may be learnt (`alhambra C3`): until the end also by those without a
/// seat.
fn is_covered(table: Table) -> bool {
    table.at_screen.covered.get() || table.at_screen.me.get().is_none() && !table.over()
}

/// Renders the cards of one currency, with their sum. While the hand is covered the first group has the backs of all cards.
fn group(table: Table, seat: Seat, currency: Currency) -> AnyView {
    let held = Memo::new(move |_| {
        let values = |body: &Body| match (is_covered(table), currency) {
            (false, _) => body.hand(seat).of(currency).values().collect(),
            (true, Currency::Florin) => vec![0; body.hand(seat).len() as usize],
            (true, _) => Vec::new(),
        };
        table.body(values)
    });
    let cards = move || {
        let mut copy = 0;
        let mut last = 0;
        let card = |value: u8| match Card::new(currency, value) {
            None => view! { <i class="money back" inner_html=alhambra_art::back()></i> }.into_any(),
            Some(card) => {
                copy = if value == last { copy + 1 } else { 0 };
                last = value;
                pieces::money_button(table, card, Piece::Money(card, copy))
            }
        };
        held.get().into_iter().rev().map(card).collect_view().into_any()
    };
    let label = move || if is_covered(table) { String::new() } else { pieces::coins(currency) };
    let sum = move || held.with(|held| held.iter().sum::<u8>().to_string());
    let class = move || if held.with(Vec::is_empty) { "group none" } else { "group" }.to_owned();
    view! {
        <div class=words(class) role="group" aria-label=words(label) style:--cards=words(move || held.with(Vec::len).to_string())>
            <small aria-hidden="true"><span class="signed" data-at=format!("purse-{seat}-{}", currency.letter())>{pieces::coin(currency)}</span><span>{pieces::coins(currency)}</span>" "<b>{said(sum)}</b></small>
            <div class="fan">{shown(cards)}</div>
        </div>
    }
    .into_any()
}

/// Says which tiles can be paid exactly, with the best payment of each.
fn exact(table: Table) -> Option<AnyView> {
    let found = table.of_tray(|tray| {
        let exact = |square: usize| {
            let tile = tray.body().on_square(square).filter(|_| tray.exact_ways(square) > 0)?;
            Some((tile, Currency::ALL[square], *payments(tray.body(), square).first()?))
        };
        (0..SQUARES).filter_map(exact).collect::<Vec<_>>()
    })?;
    let one = |(tile, currency, cards): (alhambra::Tile, Currency, alhambra::Payment)| {
        view! { <span class="way">{pieces::chip(tile.row())}" = "{pieces::inline(currency.set(), &cards.to_string())}</span> }
    };
    let all = found.into_iter().map(one).collect::<Vec<_>>();
    (!all.is_empty()).then(|| view! { {tr("alhambra-exact-now")}" "{all.collect_view()} }.into_any())
}

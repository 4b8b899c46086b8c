//! The side of the player at this screen: points, oil, the boat and the orders.

use kernel::Seat;
use leptos::prelude::*;
use skerries::{Catch, Order};
use skerries_play::tray::Piece;
use text::Value;
use web::i18n::{tr, tr_with};
use web::table::{Seal, Table, called, choice, points};

use super::opponents::words;
use super::{TableExt, pieces};

/// The area of the player at this screen.
#[component]
pub fn Mine() -> impl IntoView {
    let table = Table::here();
    // Another person's side is another panel.
    let seat = Memo::new(move |_| table.bottom());
    move || {
        let seat = seat.get();
        let boat = Memo::new(move |_| table.player(seat, |player| player.boat().collect::<Vec<_>>()));
        let catch = move |catch: Catch| {
            pieces::catch_button(table, catch, Piece::Boat(catch), move || pieces::catch_words(catch))
        };
        view! {
            <div class="mine" class:acting=move || table.my_turn() data-panel=seat.0>
                <p class="heard">{move || words(table, seat)}</p>
                <div class="identity">
                    <Seal seat/>
                    <span class="who"><b>{called(table, seat)}</b></span>
                    {points(move || table.player(seat, skerries::Player::points))}
                    {own_oil(table, seat)}
                </div>
                <div class="boat" role="group" aria-label=tr("skerries-own-boat") data-at=format!("boat-{seat}")>
                    {move || boat.get().into_iter().map(catch).collect_view()}</div>
                <div class="orders" role="group" aria-label=tr("skerries-own-orders")>{orders(table, seat)}</div>
            </div>
        }
    }
}

fn own_oil(table: Table, seat: Seat) -> AnyView {
    let held = Memo::new(move |_| table.player(seat, |player| player.oil));
    let label = move || tr_with("skerries-own-oil", &[("oil", Value::Number(held.get().into()))]);
    view! {
        <button type="button" class=move || format!("button place-of-oil{}", choice::state(table, Piece::Own)) data-piece=Piece::Own.to_string()
            data-at=format!("oil-{seat}") aria-label=label aria-pressed=move || (table.selected(Piece::Own) > 0).to_string()
            on:click=move |_| choice::press(table, Piece::Own)>{pieces::small('o')}<b>{held}</b></button>
    }
    .into_any()
}

/// Renders the orders; face down while the hand is covered.
fn orders(table: Table, seat: Seat) -> impl IntoView {
    let hand = Memo::new(move |_| {
        table.player(seat, |player| (player.hand().collect::<Vec<_>>(), player.hand_size))
    });
    let delivered = Memo::new(move |_| table.player(seat, |player| player.delivered));
    let order = move |order: Order| {
        let piece = Piece::Order(order);
        view! {
            <button type="button" class=move || format!("button order{}", choice::state(table, piece)) data-piece=piece.to_string()
                aria-pressed=move || (table.selected(piece) > 0).to_string() on:click=move |_| choice::press(table, piece)>
                <span class="heard">{pieces::order_words(order)}</span>
                {pieces::order_face(order)}
            </button>
        }
    };
    move || {
        let (known, held) = hand.get();
        let shown = if table.at_screen.covered.get() { Vec::new() } else { known };
        let backs = (shown.len()..held.into()).map(|_| view! { <i class="order-back"></i> }).collect_view();
        let done =
            delivered.get().map(|order| view! { <p class="delivered">{pieces::order_face(order)}</p> });
        (shown.into_iter().map(order).collect_view(), backs, done)
    }
}

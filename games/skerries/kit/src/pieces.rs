//! Catches, oil and orders on the page, and in words for screen readers.

use leptos::prelude::*;
use skerries::{Catch, Order, PIECES};
use skerries_play::tray::Piece;
use text::Value;
use web::draw::sprite;
use web::i18n::{self, tr, tr_with};
use web::table::{Table, choice};

/// Renders a kind of fish, or oil, as a small picture.
pub fn small(letter: char) -> AnyView {
    sprite(format!("fish-{letter}"), "fish").into_any()
}

/// Renders pieces within a sentence.
pub fn inline(letters: &str) -> AnyView {
    let words = i18n::pieces(PIECES, letters);
    let drawn = letters.chars().map(small).collect_view();
    view! { <span class="pieces"><span class="heard">{words}</span><span aria-hidden="true">{drawn}</span></span> }.into_any()
}

/// Returns a catch in words, such as "cod of value 3".
pub fn catch_words(catch: Catch) -> String {
    let fish = tr(&format!("fish-{}", catch.fish().letter()));
    tr_with(
        "skerries-catch-words",
        &[("fish", Value::Text(&fish)), ("value", Value::Number(catch.value().into()))],
    )
}

/// Renders a catch within a sentence, or in another player's boat: its kind and its value.
pub fn chip(number: u8) -> AnyView {
    let chip = Catch::new(number).map(|catch| {
        view! {
            <span class="catch-chip"><span class="heard">{catch_words(catch)}</span>
                <span aria-hidden="true">{small(catch.fish().letter())}<b>{catch.value()}</b></span></span>
        }
    });
    chip.into_any()
}

/// Returns a catch that can be clicked.
pub fn catch_button(
    table: Table,
    catch: Catch,
    piece: Piece,
    label: impl Fn() -> String + Send + Sync + 'static,
) -> AnyView {
    view! {
        <button type="button" class=move || format!("catch lying{}", choice::state(table, piece)) data-piece=piece.to_string()
            aria-pressed=move || (table.selected(piece) > 0).to_string() on:click=move |_| choice::press(table, piece)>
            <span class="heard">{label}</span>
            <span class="drawn" aria-hidden="true" inner_html=skerries_art::catch(catch)></span>
        </button>
    }
    .into_any()
}

/// Renders the kinds of fish that an order pays for: two points for each of the first kind, one for each of the other.
pub fn order_face(order: Order) -> AnyView {
    let [first, second] = order.wants().map(skerries::Fish::letter);
    view! { <span class="order-face" aria-hidden="true">{small(first)}<b>"2"</b>{small(second)}<b>"1"</b></span> }
        .into_any()
}

/// Returns an order in words.
pub fn order_words(order: Order) -> String {
    let [first, second] = order.wants().map(|fish| tr(&format!("fish-{}", fish.letter())));
    tr_with("skerries-order-words", &[("first", Value::Text(&first)), ("second", Value::Text(&second))])
}

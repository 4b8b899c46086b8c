//! Heaps of tokens.

use std::fmt::Display;

use kernel::Seat;
use leptos::prelude::*;
use text::Value;
use web::i18n::{tr, tr_with};
use web::table::{Table, choice, delta};

use super::gem;

/// The tokens of one kind of the player at this screen.
pub struct Heap {
    /// The seat of the owner.
    pub seat: Seat,
    /// The letter of the kind.
    pub kind: char,
    /// The number of tokens.
    pub held: Memo<u8>,
    /// The change that the prepared turn makes.
    pub change: Signal<i8>,
    /// Draws a token of the kind.
    pub token: fn(char) -> AnyView,
}

/// Renders a heap that can be clicked, with the change that the prepared turn makes.
pub fn own_heap(piece: impl Display, heap: Heap) -> AnyView {
    button(piece.to_string(), heap)
}

fn button(piece: String, heap: Heap) -> AnyView {
    let table = Table::here();
    let Heap { seat, kind, held, change, token } = heap;
    let piece = StoredValue::new(piece);
    let label = move || {
        let gem = tr(&format!("gem-{kind}"));
        tr_with("jewels-own-heap", &[("gem", Value::Text(&gem)), ("held", Value::Number(held.get().into()))])
    };
    view! {
        <span class="spot">
            <button type="button" class=move || piece.with_value(|piece| heap_class(table, piece, held.get()))
                data-piece=piece.get_value() data-at=format!("tokens-{seat}-{kind}") aria-label=label
                on:click=move |_| piece.with_value(|piece| choice::press(table, piece))>
                {tokens(kind, held, token)}
            </button>
            {move || delta(change.get())}
        </span>
    }
    .into_any()
}

/// Returns the words for somebody's tokens of a kind, such as "white tokens of Rowan: 2".
pub fn heap_words(kind: impl Display, name: &str, held: u8) -> String {
    holding_words("jewels-heap-theirs", kind, name, held)
}

/// Returns the words for somebody's bonuses of a colour, such as "white bonuses of Rowan: 2".
pub fn plate_words(kind: impl Display, name: &str, held: u8) -> String {
    holding_words("jewels-plate-theirs", kind, name, held)
}

fn holding_words(id: &str, kind: impl Display, name: &str, held: u8) -> String {
    let gem = tr(&format!("gem-{kind}"));
    let args =
        [("gem", Value::Text(&gem)), ("name", Value::Text(name)), ("held", Value::Number(held.into()))];
    tr_with(id, &args)
}

/// Renders a token of a heap with the number of tokens, or an empty place.
pub fn tokens(kind: char, held: Memo<u8>, token: fn(char) -> AnyView) -> AnyView {
    let drawn = move || match held.get() {
        0 => gem::hole(kind),
        _ => token(kind),
    };
    view! { {drawn}<b>{held}</b> }.into_any()
}

/// Returns the classes of a heap of tokens of a player from whom one may have to be chosen. They are returned as one
/// text, because a separate class for the empty heap would be lost whenever the attribute is written again.
pub fn heap_class(table: Table, piece: impl Display, held: u8) -> String {
    format!("heap own{}{}", choice::state(table, piece), if held == 0 { " none" } else { "" })
}

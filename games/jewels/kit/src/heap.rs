//! Heaps of tokens.

use std::fmt::Display;

use kernel::Seat;
use leptos::prelude::*;
use text::Value;
use web::i18n::{tr, tr_with};
use web::table::{Table, choice, delta};

use super::gem;

/// Tokens of one kind before the person at the screen.
pub struct Heap {
    /// Whose.
    pub seat: Seat,
    /// The letter of the kind.
    pub kind: char,
    /// How many.
    pub held: Memo<u8>,
    /// What the prepared turn does to it.
    pub change: Signal<i8>,
    /// Draws a token of the kind.
    pub token: fn(char) -> AnyView,
}

/// A heap that can be pressed, with what the prepared turn does to it.
pub fn own_heap(piece: impl Display, heap: Heap) -> AnyView {
    button(piece.to_string(), heap)
}

fn button(piece: String, heap: Heap) -> AnyView {
    let table = Table::here();
    let Heap { seat, kind, held, change, token } = heap;
    let piece = StoredValue::new(piece);
    let label = move || {
        let gem = tr(&format!("gem-{kind}"));
        tr_with("own-heap", &[("gem", Value::Text(&gem)), ("held", Value::Number(held.get().into()))])
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

/// A token of a heap with how many there are, or the place of one.
pub fn tokens(kind: char, held: Memo<u8>, token: fn(char) -> AnyView) -> AnyView {
    let drawn = move || match held.get() {
        0 => gem::hole(kind),
        _ => token(kind),
    };
    view! { {drawn}<b>{held}</b> }.into_any()
}

/// The class of a heap of tokens of somebody who may be asked for one. Whole, since a class of its own for the empty
/// heap would be lost whenever this is written anew.
pub fn heap_class(table: Table, piece: impl Display, held: u8) -> String {
    format!("heap own{}{}", choice::state(table, piece), if held == 0 { " none" } else { "" })
}

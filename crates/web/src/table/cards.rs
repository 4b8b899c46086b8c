//! Cards as every game lays them: one that can be pressed, the own hand, the backs of another's.

use std::fmt::Display;

use kernel::Seat;
use leptos::prelude::*;
use text::Value;

use super::choice;
use super::state::Table;
use crate::i18n::{tr, tr_with};

/// A card that can be pressed: face up on the table, or in one's own hand.
pub fn card_button(
    piece: impl Display,
    // Its number in the component file.
    card: u8,
    words: String,
    // What it costs now, if it can be bought: the number of tokens.
    due: Memo<Option<u8>>,
    // More words for the style sheet.
    look: impl Fn() -> String + Send + 'static,
    face: AnyView,
) -> AnyView {
    let table = Table::here();
    let piece = StoredValue::new(piece.to_string());
    let pill = move || due.get().map(pill_words);
    let label = move || match pill() {
        Some(pill) => {
            tr_with("card-payable", &[("card", Value::Text(&words)), ("price", Value::Text(&pill))])
        }
        None => words.clone(),
    };
    let state = move || piece.with_value(|piece| choice::state(table, piece));
    let selected = move || piece.with_value(|piece| table.selected(piece) > 0);
    view! {
        <button type="button" class=move || format!("card{}{}", look(), state()) data-piece=piece.get_value()
            data-card=card aria-label=label aria-pressed=move || selected().to_string()
            on:click=move |_| piece.with_value(|piece| choice::press(table, piece))>
            {face}
            <Show when=move || due.get().is_some()><span class="pill">{pill}</span></Show>
        </button>
    }
    .into_any()
}

/// What a card costs now, on a pill: "pay 2", "free".
fn pill_words(tokens: u8) -> String {
    tr_with("card-pill", &[("tokens", Value::Number(tokens.into()))])
}

/// The own hand: what is held, and the free places up to `most`; the first of them says how many there are.
pub fn hand(seat: Seat, most: usize, held: impl Fn() -> Vec<AnyView> + Send + 'static) -> AnyView {
    let places = move || {
        let held = held();
        let free = most - held.len().min(most);
        let words = move || tr_with("hand-room", &[("left", Value::Number(free as i64))]);
        let room = move |at: usize| view! { <span class="room">{(at == 0).then(words)}</span> };
        view! { {held}{(0..free).map(room).collect_view()} }
    };
    view! { <div class="hand" role="group" aria-label=tr("own-hand") data-at=format!("hand-{seat}")>{places}</div> }
        .into_any()
}

/// A card that lies face down.
pub fn face_down(back: String) -> AnyView {
    view! { <span class="back" inner_html=back></span> }.into_any()
}

/// A reserved card of another player.
pub struct Back {
    /// Its back, as SVG.
    pub drawn: String,
    /// What everybody saw before it was laid face down: the card in words, and what is remembered of it on the back.
    pub known: Option<(String, AnyView)>,
}

/// The reserved cards of another player, and empty places for the rest.
pub fn backs(most: usize, held: Vec<Back>) -> AnyView {
    let free = most - held.len().min(most);
    let back = |back: Back| {
        let (title, known) = back.known.unzip();
        let known = known.map(|known| view! { <span class="known">{known}</span> });
        view! { <span class="back" title=title><span inner_html=back.drawn></span>{known}</span> }
    };
    let backs = held.into_iter().map(back).collect_view();
    view! { {backs}{(0..free).map(|_| view! { <i class="hole"></i> }).collect_view()} }.into_any()
}

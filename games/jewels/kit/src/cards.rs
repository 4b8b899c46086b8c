//! Cards as the family's games show them: a card that can be clicked, the player's own hand, and the backs of another
//! player's cards.

use std::cell::RefCell;
use std::fmt::Display;

use jewels_art::{BackFormat, Mini, back};
use kernel::Seat;
use leptos::prelude::*;
use text::Value;
use web::draw::sprite;
use web::i18n::{tr, tr_with};
use web::screen::Screen;
use web::table::{Table, choice};

use super::gem;

/// A cache of card pictures by row and format: an engraving takes time to draw, and the same cards appear again.
#[derive(Default)]
pub struct Drawn(RefCell<Vec<((u8, u8), String)>>);

impl Drawn {
    /// Returns the card's picture, which is drawn on first use.
    pub fn get(&self, row: u8, format: u8, draw: &dyn Fn() -> String) -> String {
        let mut drawn = self.0.borrow_mut();
        if let Some((_, picture)) = drawn.iter().find(|(card, _)| *card == (row, format)) {
            return picture.clone();
        }
        let picture = draw();
        drawn.push(((row, format), picture.clone()));
        picture
    }
}

/// A face-up card.
pub struct Lying {
    /// The card's number in the component file.
    pub card: u8,
    /// The card in words.
    pub words: String,
    /// The number of tokens that it costs now, if it can be bought.
    pub due: Memo<Option<u8>>,
    /// The card's picture.
    pub picture: Signal<String>,
    /// The essentials of the card, where a phone has no room for its picture.
    pub mini: Option<Mini>,
}

/// Renders a card that can be clicked: face up on the table, or in the player's own hand.
pub fn card_button(piece: impl Display, lying: Lying) -> AnyView {
    // This is written once for all games of the family.
    button(piece.to_string(), lying)
}

fn button(piece: String, lying: Lying) -> AnyView {
    let table = Table::here();
    let compact = Screen::here().compact;
    let piece = StoredValue::new(piece);
    let Lying { card, words, due, picture, mini } = lying;
    let pill = move || due.get().map(pill_words);
    let label = move || match pill() {
        Some(pill) => {
            tr_with("jewels-card-payable", &[("card", Value::Text(&words)), ("price", Value::Text(&pill))])
        }
        None => words.clone(),
    };
    let mini = Memo::new(move |_| mini.clone().filter(|_| compact.get()));
    let look = move || {
        let mini = mini.get().map(|mini| format!(" mini {} level-{}", mini.enamel, mini.level));
        format!(
            "card lying{}{}",
            mini.unwrap_or_default(),
            piece.with_value(|piece| choice::state(table, piece))
        )
    };
    let face = move || match mini.get() {
        Some(mini) => mini_face(mini),
        None => view! { <span class="face" aria-hidden="true" inner_html=picture></span> }.into_any(),
    };
    let selected = move || piece.with_value(|piece| table.selected(piece) > 0);
    view! {
        <button type="button" class=look data-piece=piece.get_value() data-card=card
            aria-pressed=move || selected().to_string() on:click=move |_| piece.with_value(|piece| choice::press(table, piece))>
            <span class="heard">{label}</span>
            {face}
            <Show when=move || due.get().is_some()><span class="pill" aria-hidden="true">{pill}</span></Show>
        </button>
    }
    .into_any()
}

fn mini_face(mini: Mini) -> AnyView {
    let brings = mini.brings.into_iter().map(|name| sprite(name, "gem")).collect_view();
    let cost = |(kind, n): (char, u8)| view! { <span>{gem::small(kind)}<b>{n}</b></span> };
    let discards = (!mini.discards.is_empty()).then(|| {
        view! { <span class="mini-discards">{mini.discards.into_iter().map(gem::small).collect_view()}</span> }
    });
    view! {
        <span class="mini-top" aria-hidden="true"><b>{(mini.points > 0).then_some(mini.points)}</b><span>{brings}</span></span>
        <span class="mini-cost" aria-hidden="true">{mini.cost.into_iter().map(cost).collect_view()}{discards}</span>
    }
    .into_any()
}

/// Renders a deck of cards: its level (from 0), the number of cards left, and its drawing in this window.
pub fn deck(piece: impl Display, level: u8, left: Memo<u8>, format: Signal<BackFormat>) -> AnyView {
    pile(piece.to_string(), level, left, format)
}

fn pile(piece: String, level: u8, left: Memo<u8>, format: Signal<BackFormat>) -> AnyView {
    let table = Table::here();
    let piece = StoredValue::new(piece);
    let face = move || back(level + 1, Some(left.get()), format.get());
    let args =
        move || [("level", Value::Number(i64::from(level) + 1)), ("left", Value::Number(left.get().into()))];
    let look = move || {
        let gone = if left.get() == 0 { " gone" } else { "" };
        piece.with_value(|piece| format!("deck lying{gone}{}", choice::state(table, piece)))
    };
    view! {
        <button type="button" class=look data-piece=piece.get_value() aria-label=move || tr_with("jewels-deck-words", &args())
            style=("--high", move || edges(left.get()).to_string())
            on:click=move |_| piece.with_value(|piece| choice::press(table, piece)) inner_html=face></button>
    }
    .into_any()
}

/// Returns the number of edges under the top card of a deck of this many cards: one for each eight of them.
fn edges(left: u8) -> u8 {
    left.div_ceil(8)
}

/// Returns a place beside a deck, with the card that lies there.
pub fn slot(level: u8, column: u8, card: impl Fn() -> Option<AnyView> + Send + 'static) -> AnyView {
    place(level, column, Box::new(card))
}

fn place(level: u8, column: u8, card: Box<dyn Fn() -> Option<AnyView> + Send>) -> AnyView {
    let gap = || view! { <span class="gap">{tr("jewels-market-empty")}</span> }.into_any();
    view! { <div class="slot" data-at=format!("slot-{}-{column}", level + 1)>{move || card().unwrap_or_else(gap)}</div> }
        .into_any()
}

/// Returns the label with what a card costs now, such as "pay 2" or "free".
fn pill_words(tokens: u8) -> String {
    tr_with("jewels-card-pill", &[("tokens", Value::Number(tokens.into()))])
}

/// Returns the player's own hand: the cards, and the free places up to `most`; the first of them shows their number.
pub fn hand(seat: Seat, most: usize, held: impl Fn() -> Vec<AnyView> + Send + 'static) -> AnyView {
    places(seat, most, Box::new(held))
}

fn places(seat: Seat, most: usize, held: Box<dyn Fn() -> Vec<AnyView> + Send>) -> AnyView {
    let table = Table::here();
    let places = move || {
        let held = held();
        let free = most - held.len().min(most);
        let words = move || tr_with("jewels-hand-room", &[("left", Value::Number(free as i64))]);
        let room =
            move |at: usize| view! { <span class="room">{(at == 0 && !table.over()).then(words)}</span> };
        view! { {held}{(0..free).map(room).collect_view()} }
    };
    view! { <div class="hand" role="group" aria-label=tr("jewels-own-hand") data-at=format!("hand-{seat}")>{places}</div> }
        .into_any()
}

/// Renders a face-down card.
pub fn face_down(back: String) -> AnyView {
    view! { <span class="back" inner_html=back></span> }.into_any()
}

/// A reserved card of another player.
pub struct Back {
    /// The back of the card, as SVG.
    pub drawn: String,
    /// The card in words and the mark on its back, if everybody saw the card before it was reserved.
    pub known: Option<(String, AnyView)>,
}

/// Renders the reserved cards of another player, and empty places for the rest.
pub fn backs(most: usize, held: Vec<Back>) -> AnyView {
    let free = most - held.len().min(most);
    let back = |back: Back| {
        let (told, known) = back.known.unzip();
        let known = known.map(|known| view! { <span class="known">{known}</span> });
        view! { <span class="back" data-told=told><span inner_html=back.drawn></span>{known}</span> }
    };
    let backs = held.into_iter().map(back).collect_view();
    view! { {backs}{(0..free).map(|_| view! { <i class="hole"></i> }).collect_view()} }.into_any()
}

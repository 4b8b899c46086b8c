//! Cards as the family's games lay them: one that can be pressed, the own hand, the backs of another's.

use std::cell::RefCell;
use std::fmt::Display;

use kernel::Seat;
use leptos::prelude::*;
use text::Value;
use web::draw::sprite;
use web::i18n::{tr, tr_with};
use web::screen::Screen;
use web::table::{Table, choice};

use super::art::{BackFormat, back};
use super::gem;

/// Cards that were drawn before, by their row and their format: an engraving takes a while, and the same cards come
/// back.
#[derive(Default)]
pub struct Drawn(RefCell<Vec<((u8, u8), String)>>);

impl Drawn {
    /// The card's picture, which is drawn if this is the first time that it is wanted.
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

/// A card that lies face up.
pub struct Lying {
    /// Its number in the component file.
    pub card: u8,
    /// The card in words.
    pub words: String,
    /// What it costs now, if it can be bought: the number of tokens.
    pub due: Memo<Option<u8>>,
    /// Its picture.
    pub picture: Signal<String>,
    /// What decides about it, where a phone has no room for its picture.
    pub mini: Option<Mini>,
}

/// What decides about a card.
#[derive(Clone, PartialEq, Debug)]
pub struct Mini {
    /// The name of its enamel.
    pub enamel: String,
    /// From 1.
    pub level: u8,
    /// Its points.
    pub points: u8,
    /// What it brings: drawings of the sprite.
    pub brings: Vec<String>,
    /// What it costs: letters of the notation, and how many of each.
    pub cost: Vec<(char, u8)>,
}

/// A card that can be pressed: face up on the table, or in one's own hand.
pub fn card_button(piece: impl Display, lying: Lying) -> AnyView {
    // Written once, whatever the game's pieces are.
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
            tr_with("card-payable", &[("card", Value::Text(&words)), ("price", Value::Text(&pill))])
        }
        None => words.clone(),
    };
    let mini = Memo::new(move |_| mini.clone().filter(|_| compact.get()));
    let look = move || {
        let mini = mini.get().map(|mini| format!(" mini {} level-{}", mini.enamel, mini.level));
        format!("card{}{}", mini.unwrap_or_default(), piece.with_value(|piece| choice::state(table, piece)))
    };
    let face = move || match mini.get() {
        Some(mini) => mini_face(mini),
        None => view! { <span class="face" inner_html=picture></span> }.into_any(),
    };
    let selected = move || piece.with_value(|piece| table.selected(piece) > 0);
    view! {
        <button type="button" class=look data-piece=piece.get_value() data-card=card aria-label=label
            aria-pressed=move || selected().to_string() on:click=move |_| piece.with_value(|piece| choice::press(table, piece))>
            {face}
            <Show when=move || due.get().is_some()><span class="pill">{pill}</span></Show>
        </button>
    }
    .into_any()
}

fn mini_face(mini: Mini) -> AnyView {
    let brings = mini.brings.into_iter().map(|name| sprite(name, "gem")).collect_view();
    let cost = |(kind, n): (char, u8)| view! { <span>{gem::small(kind)}<b>{n}</b></span> };
    view! {
        <span class="mini-top" aria-hidden="true"><b>{(mini.points > 0).then_some(mini.points)}</b><span>{brings}</span></span>
        <span class="mini-cost" aria-hidden="true">{mini.cost.into_iter().map(cost).collect_view()}</span>
    }
    .into_any()
}

/// A deck of cards: its level (from 0), how many are left, and its picture on a desktop and on a phone.
pub fn deck(piece: impl Display, level: u8, left: Memo<u8>, formats: [BackFormat; 2]) -> AnyView {
    pile(piece.to_string(), level, left, formats)
}

fn pile(piece: String, level: u8, left: Memo<u8>, [desktop, phone]: [BackFormat; 2]) -> AnyView {
    let table = Table::here();
    let compact = Screen::here().compact;
    let piece = StoredValue::new(piece);
    let face = move || back(level + 1, Some(left.get()), if compact.get() { phone } else { desktop });
    let args =
        move || [("level", Value::Number(i64::from(level) + 1)), ("left", Value::Number(left.get().into()))];
    let look = move || piece.with_value(|piece| format!("deck{}", choice::state(table, piece)));
    view! {
        <button type="button" class=look data-piece=piece.get_value() aria-label=move || tr_with("deck-words", &args())
            on:click=move |_| piece.with_value(|piece| choice::press(table, piece)) inner_html=face></button>
    }
    .into_any()
}

/// A place beside a deck, with the card that lies there.
pub fn slot(level: u8, column: u8, card: impl Fn() -> Option<AnyView> + Send + 'static) -> AnyView {
    place(level, column, Box::new(card))
}

fn place(level: u8, column: u8, card: Box<dyn Fn() -> Option<AnyView> + Send>) -> AnyView {
    let gap = || view! { <span class="gap">{tr("market-empty")}</span> }.into_any();
    view! { <div class="slot" data-at=format!("slot-{}-{column}", level + 1)>{move || card().unwrap_or_else(gap)}</div> }
        .into_any()
}

/// What a card costs now, on a pill: "pay 2", "free".
fn pill_words(tokens: u8) -> String {
    tr_with("card-pill", &[("tokens", Value::Number(tokens.into()))])
}

/// The own hand: what is held, and the free places up to `most`; the first of them says how many there are.
pub fn hand(seat: Seat, most: usize, held: impl Fn() -> Vec<AnyView> + Send + 'static) -> AnyView {
    places(seat, most, Box::new(held))
}

fn places(seat: Seat, most: usize, held: Box<dyn Fn() -> Vec<AnyView> + Send>) -> AnyView {
    let table = Table::here();
    let places = move || {
        let held = held();
        let free = most - held.len().min(most);
        let words = move || tr_with("hand-room", &[("left", Value::Number(free as i64))]);
        let room =
            move |at: usize| view! { <span class="room">{(at == 0 && !table.over()).then(words)}</span> };
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

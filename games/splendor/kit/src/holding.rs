//! A player's holdings, as they are shown in every panel: bonuses as gems on plates, tokens in their settings, always
//! in the same columns, with an empty place where there is none.

use jewels_kit::{gem, heap_words, plate_words};
use kernel::Seat;
use leptos::prelude::*;
use splendor::{Colour, Gem, Kind};
use text::Value;
use web::i18n::tr_with;
use web::table::Table;

use super::{TableExt, modules};

/// A bonus plate.
#[component]
pub fn Plate(
    /// The seat of the owner.
    seat: Seat,
    /// The colour.
    colour: Colour,
) -> impl IntoView {
    let table = Table::here();
    let key = colour.key();
    let n = Memo::new(move |_| table.player(seat, |player| player.bonuses.of(colour)));
    view! {
        <span class=format!("plate {key}") class:none=move || n.get() == 0 data-at=format!("bonus-{seat}-{key}")
            data-told=move || plate_words(key, &table.name(seat), n.get())>
            {move || if n.get() > 0 { gem::small(key) } else { gem::letter(key) }}
            <b>{n}</b>
            {modules::here().map(|drawing| (drawing.on_plate)(table, seat, colour))}
        </span>
    }
}

/// A heap of tokens of one kind.
#[component]
pub fn Heap(
    /// The seat of the owner.
    seat: Seat,
    /// The kind of token.
    gem: Gem,
) -> impl IntoView {
    let table = Table::here();
    let n = Memo::new(move |_| table.player(seat, |player| player.tokens.get(gem)));
    view! {
        <span class="heap" class:none=move || n.get() == 0 data-at=format!("tokens-{seat}-{}", gem.key())
            data-told=move || heap_words(gem.key(), &table.name(seat), n.get())>
            {jewels_kit::tokens(gem.letter(), n, gem::token)}
            {beside_gold(table, seat, gem)}
        </span>
    }
}

/// Renders what a player may spend beside tokens of gold.
pub fn beside_gold(table: Table, seat: Seat, gem: Gem) -> Option<AnyView> {
    modules::here().filter(|_| gem == Gem::Gold).map(|drawing| (drawing.by_gold)(table, seat))
}

/// Describes what a player holds, for screen readers.
pub fn words(table: Table, seat: Seat) -> String {
    let more = modules::here().map(|drawing| (drawing.words)(table, seat)).unwrap_or_default();
    let said = table.player(seat, |player| {
        let bonuses: String = player.bonuses.letters().collect();
        let tokens: String = player.tokens.letters().collect();
        tr_with(
            "splendor-player-words",
            &[
                ("name", Value::Text(&table.name(seat))),
                ("points", Value::Number(player.points.into())),
                ("bonuses", Value::Text(&gem::had(&bonuses))),
                ("tokens", Value::Text(&gem::had(&tokens))),
                ("reserved", Value::Number(player.hand_size().into())),
                ("cards", Value::Number(player.cards.into())),
            ],
        )
    });
    said + &more
}

/// Returns the number of cards, such as "8 cards".
pub fn cards_line(table: Table, seat: Seat) -> String {
    tr_with(
        "splendor-cards-count",
        &[("cards", Value::Number(table.player(seat, |player| player.cards.into())))],
    )
}

/// Returns the number of tokens, such as "5/10 tokens".
pub fn tokens_line(table: Table, seat: Seat) -> String {
    let held = table.player(seat, |player| player.tokens.total());
    tr_with(
        "jewels-tokens-count",
        &[("held", Value::Number(held.into())), ("limit", Value::Number(splendor::TOKENS_MAX.into()))],
    )
}

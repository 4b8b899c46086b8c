//! The market: the three decks and the face-up cards beside them.

use jewels_art::BackFormat;
use jewels_kit::{Lying, card_button};
use leptos::prelude::*;
use splendor::{COLUMNS, CardId, Module};
use splendor_art::Format;
use splendor_play::tray::{Offer, Piece};
use text::Value;
use web::i18n::{tr, tr_with};
use web::screen::Screen;
use web::table::Table;

use super::pieces;
use super::{TableExt, modules};

/// The three rows of the market, the third level on top.
#[component]
pub fn Market() -> impl IntoView {
    let table = Table::here();
    let row = move |level: u8| {
        let label = tr_with("jewels-market-row", &[("level", Value::Number(i64::from(level) + 1))]);
        view! {
            <div class="row" role="group" aria-label=label>
                {deck(table, level)}
                {(0..COLUMNS as u8).map(|column| slot(table, level, column)).collect_view()}
                {second(level)}
            </div>
        }
    };
    let screen = Screen::here();
    view! {
        <section class="market" class:double=table.plays(Module::Orient) class:flat=move || table.lies_low(screen) aria-label=tr("splendor-market")>
            <div class="mat"></div>
            {(0..3).rev().map(row).collect_view()}
        </section>
    }
}

fn deck(table: Table, level: u8) -> AnyView {
    let left = Memo::new(move |_| table.shown(|view| view.body().deck_count(level)));
    let screen = Screen::here();
    jewels_kit::deck(Piece::Deck(level), level, left, Signal::derive(move || deck_format(table, screen)))
}

/// Returns the drawing of a deck in this window: narrow beside a second market, or low.
pub fn deck_format(table: Table, screen: Screen) -> BackFormat {
    match (screen.compact.get(), table.plays(Module::Orient), table.lies_low(screen)) {
        (false, true, _) => BackFormat::NarrowDeck,
        (false, false, true) => BackFormat::LowDeck,
        (false, false, false) => BackFormat::Deck,
        (true, true, true) => BackFormat::PhoneNarrowLowDeck,
        (true, true, false) => BackFormat::PhoneNarrowDeck,
        (true, false, true) => BackFormat::PhoneLowDeck,
        (true, false, false) => BackFormat::PhoneDeck,
    }
}

/// Returns the drawing of a card in the market in this window.
fn card_format(table: Table, screen: Screen) -> Format {
    match (screen.compact.get(), table.plays(Module::Orient), table.lies_low(screen)) {
        (false, true, _) => Format::Narrow,
        (false, false, true) => Format::Low,
        (false, false, false) => Format::Large,
        (true, true, true) => Format::PhoneNarrowLow,
        (true, true, false) => Format::PhoneNarrow,
        (true, false, true) => Format::PhoneLow,
        (true, false, false) => Format::Phone,
    }
}

/// Renders the row of the second market of a level.
fn second(level: u8) -> Option<AnyView> {
    modules::here().filter(|_| Table::here().plays(Module::Orient)).map(|drawing| (drawing.second)(level))
}

fn slot(table: Table, level: u8, column: u8) -> AnyView {
    let card = Memo::new(move |_| table.shown(|view| view.body().face_up(level, column)));
    jewels_kit::slot(level, column, move || card.get().map(|card| lying(table, card)))
}

/// Renders a face-up card with what stands on it.
pub fn lying(table: Table, card: CardId) -> AnyView {
    let upon = modules::here()
        .filter(|_| table.plays(Module::Strongholds))
        .map(|drawing| (drawing.upon)(table, card));
    view! { <CardPiece card piece=Piece::Card(card)/>{upon} }.into_any()
}

/// A card that can be clicked: in the market, or in the player's own hand.
#[component]
pub fn CardPiece(
    /// The card.
    card: CardId,
    /// The place of the card, as a piece of the tray.
    piece: Piece,
) -> impl IntoView {
    let table = Table::here();
    let screen = Screen::here();
    let in_hand = matches!(piece, Piece::Hand(_));
    let picture = move || {
        let format = match (in_hand, screen.compact.get()) {
            (true, true) => Format::Phone,
            (true, false) => Format::Reserved,
            (false, _) => card_format(table, screen),
        };
        pieces::card(card, format)
    };
    let lying = Lying {
        card: card.row(),
        words: pieces::card_words(card),
        due: Memo::new(move |_| tokens_due(table, piece)),
        picture: Signal::derive(picture),
        mini: in_hand.then(|| pieces::mini(card)),
    };
    card_button(piece, lying)
}

/// Returns the number of tokens that a card costs now, if it can be bought.
fn tokens_due(table: Table, piece: Piece) -> Option<u8> {
    match table.of_tray(|tray| tray.light(piece)).flatten()?.offer {
        Offer::Buy { tokens } => Some(tokens),
        _ => None,
    }
}

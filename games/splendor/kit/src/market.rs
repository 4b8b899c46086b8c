//! The market: the three decks and the face-up cards beside them.

use jewels_kit::art::BackFormat;
use jewels_kit::{Lying, card_button};
use leptos::prelude::*;
use splendor::{COLUMNS, CardId};
use splendor_play::tray::{Offer, Piece};
use text::Value;
use web::i18n::{tr, tr_with};
use web::screen::Screen;

use super::pieces;
use super::{Here, HereExt};
use crate::art;

/// The three rows of the market, the third level on top.
#[component]
pub fn Market() -> impl IntoView {
    let table = Here::here();
    let row = move |level: u8| {
        let label = tr_with("jewels-market-row", &[("level", Value::Number(i64::from(level) + 1))]);
        view! {
            <div class="row" role="group" aria-label=label>
                {deck(table, level)}
                {(0..COLUMNS as u8).map(|column| slot(table, level, column)).collect_view()}
            </div>
        }
    };
    view! { <section class="market" aria-label=tr("splendor-market")><div class="mat"></div>{(0..3).rev().map(row).collect_view()}</section> }
}

fn deck(table: Here, level: u8) -> AnyView {
    let left = Memo::new(move |_| table.shown.with(|view| view.body().deck_count(level)));
    let format = |compact, usual, low| if table.has_strip(compact) { low } else { usual };
    let formats = [
        format(false, BackFormat::Deck, BackFormat::LowDeck),
        format(true, BackFormat::PhoneDeck, BackFormat::PhoneLowDeck),
    ];
    jewels_kit::deck(Piece::Deck(level), level, left, formats)
}

fn slot(table: Here, level: u8, column: u8) -> AnyView {
    let card = Memo::new(move |_| table.shown.with(|view| view.body().face_up(level, column)));
    let lying = move || card.get().map(|card| view! { <CardPiece card piece=Piece::Card(card)/> }.into_any());
    jewels_kit::slot(level, column, lying)
}

/// A card that can be clicked: in the market, or in the player's own hand.
#[component]
pub fn CardPiece(
    /// The card.
    card: CardId,
    /// The place of the card, as a piece of the tray.
    piece: Piece,
) -> impl IntoView {
    let table = Here::here();
    let compact = Screen::here().compact;
    let in_hand = matches!(piece, Piece::Hand(_));
    let picture = move || {
        let format = match (in_hand, compact.get()) {
            (false, true) if table.has_strip(true) => art::Format::PhoneLow,
            (_, true) => art::Format::Phone,
            (true, false) => art::Format::Reserved,
            (false, false) if table.has_strip(false) => art::Format::Low,
            (false, false) => art::Format::Large,
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
fn tokens_due(table: Here, piece: Piece) -> Option<u8> {
    match table.of_tray(|tray| tray.light(piece)).flatten()?.offer {
        Offer::Buy { tokens } => Some(tokens),
        _ => None,
    }
}

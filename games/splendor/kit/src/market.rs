//! The market: the three decks and the cards that lie face up beside them.

use jewels_kit::{Lying, card_button};
use leptos::prelude::*;
use splendor::{COLUMNS, CardId};
use splendor_play::tray::{Offer, Piece};
use text::Value;
use web::i18n::{tr, tr_with};
use web::screen::Screen;
use web::table::choice;

use super::Here;
use super::pieces;
use crate::art;

/// The three rows, the third level on top.
#[component]
pub fn Market() -> impl IntoView {
    let row = |level: u8| {
        let label = tr_with("market-row", &[("level", Value::Number(i64::from(level) + 1))]);
        view! {
            <div class="row" role="group" aria-label=label>
                <Deck level/>
                {(0..COLUMNS as u8).map(|column| view! { <Slot level column/> }).collect_view()}
            </div>
        }
    };
    view! { <section class="market" aria-label=tr("market")>{(0..3).rev().map(row).collect_view()}</section> }
}

#[component]
fn Deck(level: u8) -> impl IntoView {
    let table = Here::here();
    let compact = Screen::here().compact;
    let piece = Piece::Deck(level);
    let left = Memo::new(move |_| table.shown.with(|view| view.body().deck_count(level)));
    let face = move || {
        let format = if compact.get() {
            jewels_kit::art::BackFormat::PhoneDeck
        } else {
            jewels_kit::art::BackFormat::Deck
        };
        jewels_kit::art::back(level + 1, Some(left.get()), format)
    };
    let label = move || {
        tr_with(
            "deck-words",
            &[("level", Value::Number(i64::from(level) + 1)), ("left", Value::Number(left.get().into()))],
        )
    };
    view! {
        <button type="button" class=move || format!("deck{}", choice::state(*table, piece)) data-piece=piece.to_string()
            aria-label=label on:click=move |_| choice::press(*table, piece) inner_html=face></button>
    }
}

#[component]
fn Slot(level: u8, column: u8) -> impl IntoView {
    let table = Here::here();
    let card = Memo::new(move |_| table.shown.with(|view| view.body().face_up(level, column)));
    view! {
        <div class="slot" data-at=format!("slot-{}-{column}", level + 1)>
            {move || match card.get() {
                Some(card) => view! { <CardPiece card piece=Piece::Card(card)/> }.into_any(),
                None => view! { <span class="gap">{tr("market-empty")}</span> }.into_any(),
            }}
        </div>
    }
}

/// A card that can be pressed: in the market, or in one's own hand.
#[component]
pub fn CardPiece(
    /// Which card.
    card: CardId,
    /// Where it lies.
    piece: Piece,
) -> impl IntoView {
    let table = Here::here();
    let compact = Screen::here().compact;
    let in_hand = matches!(piece, Piece::Hand(_));
    let picture = move || {
        let format = match in_hand {
            _ if compact.get() => art::Format::Phone,
            true => art::Format::Reserved,
            false => art::Format::Large,
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

/// What a card costs now, if it can be bought: the number of tokens.
fn tokens_due(table: Here, piece: Piece) -> Option<u8> {
    match table.of_tray(|tray| tray.light(piece)).flatten()?.offer {
        Offer::Buy { tokens } => Some(tokens),
        _ => None,
    }
}

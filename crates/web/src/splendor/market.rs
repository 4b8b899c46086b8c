//! The market: the three decks and the cards that lie face up beside them.

use leptos::prelude::*;
use splendor::{COLUMNS, CardId, Kind};
use text::Value;
use tray::splendor::{Offer, Piece};

use super::Here;
use super::pieces;
use crate::gem;
use crate::i18n::{tr, tr_with};
use crate::screen::Screen;
use crate::table::{card_button, choice};

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
        let format = if compact.get() { art::BackFormat::PhoneDeck } else { art::BackFormat::Deck };
        art::back(level + 1, Some(left.get()), format)
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
    let mini = move || compact.get() && matches!(piece, Piece::Hand(_));
    let face = move || {
        let format = match piece {
            _ if compact.get() => art::Format::Phone,
            Piece::Hand(_) => art::Format::Reserved,
            _ => art::Format::Large,
        };
        pieces::card(card, format)
    };
    let drawn = move || match mini() {
        true => mini_face(card).into_any(),
        false => view! { <span class="face" inner_html=face></span> }.into_any(),
    };
    let look = move || if mini() { mini_look(card) } else { String::new() };
    let due = Memo::new(move |_| tokens_due(table, piece));
    card_button(piece, card.row(), pieces::card_words(card), due, look, drawn.into_any())
}

/// What a card costs now, if it can be bought: the number of tokens.
fn tokens_due(table: Here, piece: Piece) -> Option<u8> {
    match table.of_tray(|tray| tray.light(piece)).flatten()?.offer {
        Offer::Buy { tokens } => Some(tokens),
        _ => None,
    }
}

fn mini_look(card: CardId) -> String {
    let card = card.card();
    format!(" mini {} level-{}", card.bonus.key(), card.level + 1)
}

/// What decides about a card, where there is no room for its picture.
fn mini_face(card: CardId) -> impl IntoView {
    let card = card.card();
    let cost = card
        .cost
        .iter()
        .map(|(gem, n)| view! { <span>{gem::small(gem.key())}<b>{n}</b></span> })
        .collect_view();
    view! {
        <span class="mini-top" aria-hidden="true"><b>{(card.points > 0).then_some(card.points)}</b>{gem::small(card.bonus.key())}</span>
        <span class="mini-cost" aria-hidden="true">{cost}</span>
    }
}

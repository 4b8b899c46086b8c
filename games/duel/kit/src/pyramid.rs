//! The pyramid: the three decks and the face-up cards beside them, on a leather mat.

use duel::{COLOUR_POINTS_TO_WIN, COLUMNS, CROWNS_TO_WIN, CardId, POINTS_TO_WIN};
use duel_art::Format;
use duel_play::tray::Piece;
use jewels_art::BackFormat;
use jewels_kit::{Lying, card_button};
use leptos::prelude::*;
use text::Value;
use web::i18n::{tr, tr_with};
use web::screen::Screen;
use web::table::Table;

use super::{TableExt, pieces};

/// The three rows of the pyramid, the third level on top.
#[component]
pub fn Pyramid() -> impl IntoView {
    let table = Table::here();
    let row = move |level: u8| {
        let label = tr_with("jewels-market-row", &[("level", Value::Number(i64::from(level) + 1))]);
        let slots = (0..COLUMNS[usize::from(level)]).map(|column| slot(table, level, column)).collect_view();
        view! {
            <div class="tier" role="group" aria-label=label>
                {deck(table, level)}
                {(level == 2).then(|| view! { <WinAt/> })}
                <div class="slots">{slots}</div>
            </div>
        }
    };
    view! {
        <section class="pyramid" aria-label=tr("duel-pyramid")>
            <div class="mat"></div>
            {(0..3).rev().map(row).collect_view()}
        </section>
    }
}

/// The conditions of victory, in the place of the victory tile.
#[component]
fn WinAt() -> impl IntoView {
    let line = |id: &'static str, number: u8| tr_with(id, &[("number", Value::Number(number.into()))]);
    view! {
        <p class="win-at">
            <b>{tr("duel-win-at")}</b>
            <span>{line("duel-win-points", POINTS_TO_WIN)}</span>
            <span>{line("duel-win-crowns", CROWNS_TO_WIN)}</span>
            <span>{line("duel-win-colour", COLOUR_POINTS_TO_WIN)}</span>
        </p>
    }
}

fn deck(table: Table, level: u8) -> AnyView {
    let left = Memo::new(move |_| table.shown(|view| view.body().deck_count(level)));
    let compact = Screen::here().compact;
    let format = move || if compact.get() { BackFormat::JewelPhoneDeck } else { BackFormat::JewelDeck };
    jewels_kit::deck(Piece::Deck(level), level, left, Signal::derive(format))
}

fn slot(table: Table, level: u8, column: u8) -> AnyView {
    let card = Memo::new(move |_| table.shown(|view| view.body().face_up(level, column)));
    let lying = move || card.get().map(|card| view! { <CardPiece card piece=Piece::Card(card)/> }.into_any());
    jewels_kit::slot(level, column, lying)
}

/// A card that can be clicked: in the pyramid, or in the player's own hand.
#[component]
pub fn CardPiece(
    /// The card.
    card: CardId,
    /// The place of the card, as a piece of the tray.
    piece: Piece,
) -> impl IntoView {
    let table = Table::here();
    let compact = Screen::here().compact;
    let picture = move || pieces::card(card, if compact.get() { Format::Phone } else { Format::Large });
    let lying = Lying {
        card: card.row(),
        words: pieces::card_words(card),
        due: Memo::new(move |_| table.of_tray(|tray| tray.tokens_due(piece)).flatten()),
        picture: Signal::derive(picture),
        mini: matches!(piece, Piece::Hand(_)).then(|| pieces::mini(card)),
    };
    card_button(piece, lying)
}

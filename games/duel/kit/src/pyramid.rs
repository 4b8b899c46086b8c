//! The pyramid: the three decks and the cards that lie face up beside them, on a leather mat.

use duel::{COLOUR_POINTS_TO_WIN, COLUMNS, CROWNS_TO_WIN, CardId, POINTS_TO_WIN};
use duel_play::tray::Piece;
use jewels_kit::{Lying, card_button};
use leptos::prelude::*;
use text::Value;
use web::i18n::{tr, tr_with};
use web::screen::Screen;
use web::table::choice;

use super::{Here, pieces};
use crate::art::{self, Format};

/// The size of the mat in px.
const MAT: (u16, u16) = (577, 404);

/// The three rows, the third level on top.
#[component]
pub fn Pyramid() -> impl IntoView {
    let row = |level: u8| {
        let label = tr_with("market-row", &[("level", Value::Number(i64::from(level) + 1))]);
        let slots =
            (0..COLUMNS[usize::from(level)]).map(|column| view! { <Slot level column/> }).collect_view();
        view! {
            <div class="tier" role="group" aria-label=label>
                <Deck level/>
                {(level == 2).then(|| view! { <WinAt/> })}
                <div class="slots">{slots}</div>
            </div>
        }
    };
    view! {
        <section class="pyramid" aria-label=tr("duel-pyramid")>
            <div class="mat" aria-hidden="true" inner_html=art::mat(MAT.0, MAT.1)></div>
            {(0..3).rev().map(row).collect_view()}
        </section>
    }
}

/// What wins, where the victory tile lies.
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

#[component]
fn Deck(level: u8) -> impl IntoView {
    let here = Here::here();
    let compact = Screen::here().compact;
    let piece = Piece::Deck(level);
    let left = Memo::new(move |_| here.shown.with(|view| view.body().deck_count(level)));
    let face = move || {
        let format = if compact.get() {
            jewels_kit::art::BackFormat::JewelPhoneDeck
        } else {
            jewels_kit::art::BackFormat::JewelDeck
        };
        jewels_kit::art::back(level + 1, Some(left.get()), format)
    };
    let args =
        move || [("level", Value::Number(i64::from(level) + 1)), ("left", Value::Number(left.get().into()))];
    view! {
        <button type="button" class=move || format!("deck{}", choice::state(*here, piece)) data-piece=piece.to_string()
            aria-label=move || tr_with("deck-words", &args()) on:click=move |_| choice::press(*here, piece) inner_html=face></button>
    }
}

#[component]
fn Slot(level: u8, column: u8) -> impl IntoView {
    let here = Here::here();
    let card = Memo::new(move |_| here.shown.with(|view| view.body().face_up(level, column)));
    view! {
        <div class="slot" data-at=format!("slot-{}-{column}", level + 1)>
            {move || match card.get() {
                Some(card) => view! { <CardPiece card piece=Piece::Card(card)/> }.into_any(),
                None => view! { <span class="gap">{tr("market-empty")}</span> }.into_any(),
            }}
        </div>
    }
}

/// A card that can be pressed: in the pyramid, or in one's own hand.
#[component]
pub fn CardPiece(
    /// Which card.
    card: CardId,
    /// Where it lies.
    piece: Piece,
) -> impl IntoView {
    let here = Here::here();
    let compact = Screen::here().compact;
    let picture = move || pieces::card(card, if compact.get() { Format::Phone } else { Format::Large });
    let lying = Lying {
        card: card.row(),
        words: pieces::card_words(card),
        due: Memo::new(move |_| here.of_tray(|tray| tray.tokens_due(piece)).flatten()),
        picture: Signal::derive(picture),
        mini: matches!(piece, Piece::Hand(_)).then(|| pieces::mini(card)),
    };
    card_button(piece, lying)
}

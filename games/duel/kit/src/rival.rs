//! The opponent's panel, a strip above the table.

use duel::{Colour, Gem, HAND_MAX, Kind, Reserved};
use duel_play::tray::Piece;
use jewels_kit::{Back, backs, gem, heap_class, heap_words, plate_words, tokens};
use kernel::Seat;
use leptos::prelude::*;
use web::i18n::tr;
use web::table::{Seal, Table, called, choice, standing};

use super::holding::{self, Dials};
use super::{TableExt, pieces};

/// The opponent's panel.
#[component]
pub fn Rival() -> impl IntoView {
    let table = Table::here();
    // The panel is rendered again for another player.
    let seat = Memo::new(move |_| table.rival());
    move || view! { <Strip seat=seat.get()/> }
}

#[component]
fn Strip(seat: Seat) -> impl IntoView {
    let table = Table::here();
    let acting = move || table.is_acting(seat);
    let plate = |colour: Colour| {
        let held = move || table.player(seat, |player| player.bonuses.of(colour));
        let words = move || plate_words(colour.letter(), &table.name(seat), held());
        view! { <span class="spot" data-told=words>{holding::plate(seat, colour)}</span> }
    };
    view! {
        <section class="panel duelist rival" class:acting=acting data-panel=seat.0 aria-label=tr("jewels-opponents")>
            <p class="heard">{move || holding::words(table, seat)}</p>
            <div class="person" aria-hidden="true">
                <Seal seat/>
                <span class="who"><b>{called(table, seat)}</b><small>{move || standing(table, seat)}</small></span>
                <span class="scrolls" data-at=format!("privileges-{seat}")>{holding::scrolls(seat)}</span>
            </div>
            <Dials seat/>
            <div class="plates" aria-hidden="true">{Colour::ALL.map(plate).into_iter().collect_view()}</div>
            <div class="heaps" role="group" aria-label=move || table.name(seat)>{Gem::ALL.map(|kind| view! { <Heap seat kind/> }).into_iter().collect_view()}</div>
            <span class="backs" data-at=format!("hand-{seat}") aria-hidden="true">{move || reserved(table, seat)}</span>
            {holding::royals(seat)}
            <small class="tally" aria-hidden="true">{move || holding::cards_line(table, seat)}<br/>{move || holding::tokens_line(table, seat)}</small>
        </section>
    }
}

/// The tokens that a card's effect may steal.
#[component]
fn Heap(seat: Seat, kind: Gem) -> impl IntoView {
    let table = Table::here();
    let piece = Piece::Theirs(kind);
    let held = Memo::new(move |_| table.player(seat, |player| player.tokens.get(kind)));
    view! {
        <button type="button" class=move || heap_class(table, piece, held.get())
            data-piece=piece.to_string() data-at=format!("tokens-{seat}-{}", kind.letter())
            aria-label=move || heap_words(kind.letter(), &table.name(seat), held.get()) on:click=move |_| choice::press(table, piece)>
            {tokens(kind.letter(), held, gem::token)}
        </button>
    }
}

/// Renders the opponent's reserved cards, face down; the bonus of a card that everybody saw is marked on its back.
fn reserved(table: Table, seat: Seat) -> AnyView {
    let back = |reserved: Reserved| Back {
        drawn: pieces::back(reserved.level(), jewels_art::BackFormat::JewelSmall),
        known: reserved.card().map(|id| {
            let card = id.card();
            let bonus = match card.bonus {
                duel::Bonus::Of(colour) => Some(gem::small(colour.letter())),
                _ => None,
            };
            (pieces::card_words(id), view! { {bonus}{(card.points > 0).then_some(card.points)} }.into_any())
        }),
    };
    backs(HAND_MAX, table.player(seat, |player| player.hand().map(back).collect()))
}

//! The panels of the other players, in playing order after the player at this screen.

use jewels_kit::{Back, backs};
use kernel::Seat;
use leptos::prelude::*;
use splendor::{Colour, Gem, HAND_MAX, Reserved};
use splendor_art::NobleFormat;
use web::i18n::tr;
use web::screen::Screen;
use web::table::{Seal, Table, called, points, standing};

use super::holding::{self, Heap, Plate};
use super::pieces;
use super::race::race;
use super::{TableExt, modules};

/// The panels of all opponents.
#[component]
pub fn Opponents() -> impl IntoView {
    let table = Table::here();
    let compact = Screen::here().compact;
    let others = Memo::new(move |_| table.others());
    view! {
        <section class="opponents" aria-label=tr("jewels-opponents")>
            {move || others.get().into_iter().map(|seat| view! { <Opponent seat/> }).collect_view()}
            <Show when=move || table.players != 4 && !compact.get()>{race(table)}</Show>
        </section>
    }
}

#[component]
fn Opponent(seat: Seat) -> impl IntoView {
    let table = Table::here();
    let acting = move || table.is_acting(seat);
    view! {
        <article class="panel opponent" class:acting=acting data-panel=seat.0>
            <p class="heard">{move || holding::words(table, seat)}</p>
            <div aria-hidden="true">
                <header>
                    <Seal seat/>
                    <span class="who"><b>{called(table, seat)}</b><small>{move || standing(table, seat)}</small></span>
                    <span class="won" data-at=format!("nobles-{seat}")>{move || won(table, seat)}{of_modules(table, seat)}</span>
                    {points(move || table.player(seat, |player| player.points))}
                </header>
                <div class="plates">{Colour::ALL.map(|colour| view! { <Plate seat colour/> }).into_iter().collect_view()}</div>
                <div class="heaps">{Gem::ALL.map(|gem| view! { <Heap seat gem/> }).into_iter().collect_view()}</div>
                <footer>
                    <span class="backs" data-at=format!("hand-{seat}")>{move || reserved(table, seat)}</span>
                    <small>{move || holding::cards_line(table, seat)}<br/>{move || holding::tokens_line(table, seat)}</small>
                </footer>
            </div>
        </article>
    }
}

/// Renders the nobles received, small.
pub fn won(table: Table, seat: Seat) -> impl IntoView {
    let nobles: Vec<_> = table.player(seat, |player| player.nobles().collect());
    let small = |noble| view! { <span inner_html=pieces::noble(noble, splendor::Gems::NONE, NobleFormat::Mini)></span> };
    nobles.into_iter().map(small).collect_view()
}

/// Renders what a player has of the modules, small.
pub fn of_modules(table: Table, seat: Seat) -> Option<AnyView> {
    modules::here().map(|drawing| (drawing.won)(table, seat))
}

/// Renders the opponent's reserved cards, face down; the bonus of a card that was reserved face up (`splendor C25`) is
/// marked on its back.
fn reserved(table: Table, seat: Seat) -> AnyView {
    let back = |reserved: Reserved| Back {
        drawn: pieces::back(reserved.level(), jewels_art::BackFormat::Mini),
        known: reserved.card().map(|id| {
            let card = id.card();
            let brought = pieces::brought(id);
            (pieces::card_words(id), view! { {brought}{(card.points > 0).then_some(card.points)} }.into_any())
        }),
    };
    backs(HAND_MAX, table.player(seat, |player| player.hand().map(back).collect()))
}

//! The side of the player at this screen. Changes by the prepared turn are shown on the counts themselves.

use duel::{Colour, Gem, HAND_MAX, Kind, Reserved};
use duel_play::tray::{Mode, Piece, Prepared};
use jewels_kit::{Heap, face_down, gem, hand, own_heap};
use kernel::Seat;
use leptos::prelude::*;
use text::{Part, Value};
use tray::Turn;
use web::i18n::{self, tr, tr_with};
use web::screen::Screen;
use web::table::{Seal, Table, called, choice, delta};

use super::TableExt;
use super::holding::{self, Dials};
use super::pieces::{self, gem_name};
use super::pyramid::CardPiece;

/// The area of the player at this screen.
#[component]
pub fn Mine() -> impl IntoView {
    let table = Table::here();
    // The panel is rendered again for another player.
    let seat = Memo::new(move |_| table.bottom());
    move || {
        let seat = seat.get();
        view! {
            <div class="duelist own-side" class:acting=move || table.my_turn() data-panel=seat.0>
                <p class="heard">{move || holding::words(table, seat)}</p>
                <div class="person">
                    <span class="named" aria-hidden="true"><Seal seat/><span class="who"><b>{called(table, seat)}</b></span></span>
                    <Privileges seat/>
                </div>
                <Dials seat/>
                <div class="plates" role="group" aria-label=tr("jewels-bonus-cards")>{Colour::ALL.map(|colour| view! { <Plate seat colour/> }).into_iter().collect_view()}{holding::royals(seat)}</div>
                <div class="heaps" role="group" aria-label=tr("jewels-own-tokens")>{Gem::ALL.map(|kind| heap(table, seat, kind)).into_iter().collect_view()}</div>
                <p class="after">{move || after_line(table)}</p>
                {reserved(table, seat)}
            </div>
        }
    }
}

/// The player's own privileges: a click uses one of them.
#[component]
fn Privileges(seat: Seat) -> impl IntoView {
    let table = Table::here();
    let piece = Piece::Privilege;
    let held = move || table.player(seat, |player| player.privileges);
    let usable = move || table.of_tray(|tray| tray.is_legal(piece)).unwrap_or_default();
    // The accessible name is what the button says.
    let words = move || {
        let id = if usable() { "duel-privileges-to-use" } else { "duel-privileges-held" };
        tr_with(id, &[("privileges", Value::Number(held().into()))])
    };
    view! {
        <button type="button" class=move || format!("privileges{}", choice::state(table, piece)) data-piece=piece.to_string()
            aria-label=words aria-pressed=move || (table.selected(piece) > 0).to_string()
            on:click=move |_| choice::press(table, piece)>
            <span class="scrolls" data-at=format!("privileges-{seat}")>{holding::scrolls(seat)}</span>
            <small aria-hidden="true">{words}</small>
        </button>
    }
}

/// A bonus plate, whose colour a card may copy.
#[component]
fn Plate(seat: Seat, colour: Colour) -> impl IntoView {
    let table = Table::here();
    let piece = Piece::Plate(colour);
    let gained = move || table.prepared().map_or(0, |prepared| prepared.bonus_change(colour.gem()));
    let label = move || {
        let kind = colour.gem();
        let gem = gem_name(kind);
        let (bonuses, points) =
            table.player(seat, |player| (player.bonuses.get(kind), player.colour_points.get(kind)));
        let args = [
            ("gem", Value::Text(&gem)),
            ("bonuses", Value::Number(bonuses.into())),
            ("points", Value::Number(points.into())),
        ];
        tr_with("duel-plate", &args)
    };
    view! {
        <span class="spot">
            <button type="button" class=move || format!("bonus{}", choice::state(table, piece)) data-piece=piece.to_string()
                on:click=move |_| choice::press(table, piece)>
                <span class="heard">{label}</span>
                <span class="drawn" aria-hidden="true">{holding::plate(seat, colour)}</span>
            </button>
            {move || delta(gained())}
        </span>
    }
}

fn heap(table: Table, seat: Seat, kind: Gem) -> AnyView {
    let held = Memo::new(move |_| table.player(seat, |player| player.tokens.get(kind)));
    let change = Signal::derive(move || table.prepared().map_or(0, |prepared| prepared.token_change(kind)));
    own_heap(Piece::Own(kind), Heap { seat, kind: kind.letter(), held, change, token: gem::token })
}

/// Describes the consequences of the purchase on the button: on a phone the payment takes the place of the line below.
pub fn follows() -> AnyView {
    let table = Table::here();
    let notes = move || {
        let names = i18n::by_name(table.company.names.get());
        table.prepared().map(|prepared| sentences(table, notes(&prepared, &names)))
    };
    view! { <small class="follows">{notes}</small> }.into_any()
}

/// Describes the holdings after this action and its consequences; otherwise the number of tokens.
fn after_line(table: Table) -> impl IntoView {
    let names = i18n::by_name(table.company.names.get());
    let Some(prepared) = table.prepared() else {
        return holding::tokens_line(table, table.bottom()).into_any();
    };
    let after = &prepared.after;
    let (before, tokens) = (prepared.before.tokens.total(), after.tokens.total());
    let number = |name, n: u8| (name, Value::Number(n.into()));
    let first = if table.mode() == Mode::Taking {
        let args = [
            number("before", before),
            number("more", tokens - before),
            number("tokens", tokens),
            number("limit", duel::TOKENS_MAX),
        ];
        i18n::parts("duel-after", &args, &names)
    } else {
        let args = [
            number("tokens", tokens),
            number("limit", duel::TOKENS_MAX),
            number("points", after.points),
            number("crowns", after.more.crowns),
        ];
        i18n::parts("duel-after-purchase", &args, &names)
    };
    // Where little has room, that tokens have to be returned says how many they are.
    let told = !Screen::here().compact.get() || tokens <= duel::TOKENS_MAX;
    let first = told.then_some(first);
    sentences(table, first.into_iter().chain(notes(&prepared, &names)).collect()).into_any()
}

/// Describes what has to be chosen next, and what happens by itself.
fn notes(prepared: &Prepared, names: &dyn text::Names) -> Vec<Vec<Part>> {
    prepared.notes().iter().map(|note| i18n::told(note, names)).collect()
}

fn sentences(table: Table, sentences: Vec<Vec<Part>>) -> impl IntoView {
    sentences.into_iter().map(|parts| view! { <span>{table.drawn(parts)}" "</span> }).collect_view()
}

/// Renders the reserved cards; face down while the hand is covered.
fn reserved(table: Table, seat: Seat) -> AnyView {
    let held = Memo::new(move |_| table.player(seat, |player| player.hand().collect::<Vec<_>>()));
    let place = move |(at, reserved): (usize, Reserved)| match reserved.card() {
        Some(card) if !table.at_screen.covered.get() => {
            view! { <CardPiece card piece=Piece::Hand(at as u8)/> }.into_any()
        }
        _ => face_down(pieces::back(reserved.level(), jewels_art::BackFormat::Jewel)),
    };
    hand(seat, HAND_MAX, move || held.get().into_iter().enumerate().map(place).collect())
}

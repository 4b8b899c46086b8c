//! The side of the player at this screen: points, bonuses over tokens, reserved cards. Changes by the prepared turn are
//! shown on the counts themselves.

use jewels_kit::{Heap, face_down, gem, hand, own_heap};
use kernel::Seat;
use leptos::prelude::*;
use splendor::{Colour, Gem, HAND_MAX, Kind, Reserved};
use splendor_play::tray::{Mode, Piece, Prepared, Tray};
use text::{Names, Part, Value};
use tray::Turn;
use web::i18n::{self, tr};
use web::screen::Screen;
use web::table::{Seal, Table, called, delta, points};

use super::holding;
use super::market::CardPiece;
use super::opponent::{of_modules, won};
use super::pieces;
use super::{TableExt, modules};

/// The area of the player at this screen.
#[component]
pub fn Mine() -> impl IntoView {
    let table = Table::here();
    // The panel is rendered again for another player.
    let seat = Memo::new(move |_| table.bottom());
    move || {
        let seat = seat.get();
        view! {
            <div class="mine" class:acting=move || table.my_turn() data-panel=seat.0>
                <p class="heard">{move || holding::words(table, seat)}</p>
                <Identity seat/>
                <div class="plates">{Colour::ALL.map(|colour| view! { <MyPlate seat colour/> }).into_iter().collect_view()}<small>{tr("jewels-bonus-cards")}</small></div>
                <div class="heaps" role="group" aria-label=tr("jewels-own-tokens")>{Gem::ALL.map(|gem| heap(table, seat, gem)).into_iter().collect_view()}</div>
                <p class="after">{move || after_line(table)}</p>
                {reserved(table, seat)}
            </div>
        }
    }
}

#[component]
fn Identity(seat: Seat) -> impl IntoView {
    let table = Table::here();
    let given = move || {
        table.company.seats(|seats| seats.get(seat.index()).map(|info| info.name.clone()).unwrap_or_default())
    };
    let second = move || if given() == table.name(seat) { String::new() } else { given() };
    view! {
        <div class="identity" aria-hidden="true">
            <Seal seat/>
            <span class="who"><b>{called(table, seat)}</b><small>{second}</small></span>
            <span class="won" data-at=format!("nobles-{seat}")>{move || won(table, seat)}{of_modules(table, seat)}</span>
            {points(move || table.player(seat, |player| player.points))}
            <small class="tally">{move || holding::cards_line(table, seat)}<br/>{move || holding::tokens_line(table, seat)}{modules::here().map(|drawing| (drawing.left)(table, seat))}</small>
        </div>
    }
}

#[component]
fn MyPlate(seat: Seat, colour: Colour) -> impl IntoView {
    let table = Table::here();
    let gained = move || table.prepared().map_or(0, |prepared| prepared.bonus_change(colour));
    view! {
        <span class="spot">
            <holding::Plate seat colour/>
            {move || delta(gained())}
        </span>
    }
}

fn heap(table: Table, seat: Seat, gem: Gem) -> AnyView {
    let held = Memo::new(move |_| table.player(seat, |player| player.tokens.get(gem)));
    let change = Signal::derive(move || change(table, gem));
    let heap = own_heap(Piece::Own(gem), Heap { seat, kind: gem.letter(), held, change, token: gem::token });
    match holding::beside_gold(table, seat, gem) {
        None => heap,
        Some(beside) => view! { <span class="spot">{heap}{beside}</span> }.into_any(),
    }
}

/// Returns the change that the prepared turn, complete or not, makes to a heap.
fn change(table: Table, gem: Gem) -> i8 {
    let so_far = |tray: &Tray| match tray.mode() {
        Mode::Taking => tray.selected(Piece::Bank(gem)) as i8,
        Mode::Returning => -(tray.selected(Piece::Own(gem)) as i8),
        _ => tray.prepared().map_or(0, |prepared| prepared.token_change(gem)),
    };
    table.of_tray(so_far).unwrap_or_default()
}

/// Describes the holdings after this turn and its consequences, or else the number of tokens.
fn after_line(table: Table) -> impl IntoView {
    let names = i18n::by_name(table.company.names.get());
    let Some(prepared) = table.prepared() else {
        // On a phone it has no other place.
        return view! { <span class="only-compact">{holding::tokens_line(table, table.bottom())}</span> }
            .into_any();
    };
    let compact = Screen::here().compact.get();
    let notes = prepared.notes().into_iter().map(|note| i18n::told(&note, &names));
    // Where little has room, that tokens have to be returned says how many they are. The consequences of a choice that
    // is still to come are not known.
    let told = !prepared.open && (!compact || prepared.to_return == 0);
    // In a small window the counts, which show themselves, give way to what follows.
    let result = told.then(|| ("totals", result_line(&prepared, compact, &names)));
    let sentences = result.into_iter().chain(notes.map(|parts| ("", parts)));
    sentences
        .map(|(kind, parts)| view! { <span class=kind>{table.drawn(parts)}" "</span> })
        .collect_view()
        .into_any()
}

/// Returns a sentence such as "After this turn: 4 tokens, 9 points, bonus blue 3"; in a small window without the bonus,
/// whose change is shown on its plate.
fn result_line(prepared: &Prepared, compact: bool, names: &dyn Names) -> Vec<Part> {
    let after = &prepared.after;
    let mut args = vec![
        ("tokens", Value::Number(after.tokens.total().into())),
        ("limit", Value::Number(splendor::TOKENS_MAX.into())),
        ("points", Value::Number(after.points.into())),
    ];
    let gained = Colour::ALL.into_iter().find(|colour| !compact && prepared.bonus_change(*colour) > 0);
    if let Some(colour) = gained {
        args.push(("bonus", Value::Pieces { set: jewels::SET, letters: colour.key() }));
        args.push(("bonuses", Value::Number(after.bonuses.of(colour).into())));
    }
    i18n::parts(
        if gained.is_some() { "splendor-after-purchase" } else { "splendor-after-turn" },
        &args,
        names,
    )
}

/// Renders the reserved cards; face down while the hand is covered.
fn reserved(table: Table, seat: Seat) -> AnyView {
    let held = Memo::new(move |_| table.player(seat, |player| player.hand().collect::<Vec<_>>()));
    let place = move |(at, reserved): (usize, Reserved)| match reserved.card() {
        Some(card) if !table.at_screen.covered.get() => {
            view! { <CardPiece card piece=Piece::Hand(at as u8)/> }.into_any()
        }
        _ => face_down(pieces::back(reserved.level(), jewels_art::BackFormat::Reserved)),
    };
    hand(seat, HAND_MAX, move || held.get().into_iter().enumerate().map(place).collect())
}

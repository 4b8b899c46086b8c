//! The additions of the modules to a player's panel, to the counts, and to the telling and showing of events.

use kernel::Seat;
use leptos::prelude::*;
use splendor::{CardId, CityId, Effect, Gems, Module, POSTS, STRONGHOLDS};
use splendor_art::NobleFormat;
use splendor_art::city;
use splendor_art::tower::{Look, tower};
use text::Value;
use web::i18n::{tr, tr_with};
use web::table::{Count, Flights, Table};

use super::cities::{missing, nearest_to};
use super::{orient, strongholds};
use crate::{TableExt, pieces};

/// Renders in a player's panel the city that was won, the nobles that are reserved, the strongholds and shields that
/// are left.
pub fn won(table: Table, seat: Seat) -> AnyView {
    let city = Memo::new(move |_| table.player(seat, |player| player.city()));
    let tile = move || {
        city.get().map(|city| {
            let drawn = view! { <span inner_html=city::won(city.tile())></span> };
            view! { <span class="won-city" data-told=has_city(city)>{drawn}<b>{city.city().points}</b></span> }
        })
    };
    let shields = table.plays(Module::Posts).then(|| {
        let left = move || table.player(seat, splendor::Player::shields_left);
        // A number alone would be the sign of a player, as on the posts.
        let drawn = move || city::shield(seat.0, Some(&format!("×{}", left())));
        view! { <span class="shield" data-at=format!("shields-{seat}") data-told=move || shields_left_words(table, seat) inner_html=drawn></span> }
    });
    let towers = table.plays(Module::Strongholds).then(|| strongholds::left(table, seat));
    let promised = table.plays(Module::Orient).then(|| orient::promised(table, seat));
    view! { {tile}{promised}{towers}{shields} }.into_any()
}

/// Says which city a player has.
fn has_city(city: CityId) -> String {
    tr_with("splendor-has-city", &[("points", Value::Number(city.city().points.into()))])
}

/// Says how many shields are left.
fn shields_left_words(table: Table, seat: Seat) -> String {
    let left = table.player(seat, splendor::Player::shields_left);
    tr_with("splendor-shields-left", &[("shields", Value::Number(left.into()))])
}

/// Says beside the marks of the player at this screen what their numbers are.
pub fn left(table: Table, seat: Seat) -> AnyView {
    let towers = table.plays(Module::Strongholds).then(|| {
        let words = move || strongholds::left_words(table.player(seat, splendor::Player::strongholds_left));
        view! { <span class="left-over">{words}</span> }
    });
    let shields = table.plays(Module::Posts).then(|| {
        view! { <span class="left-over">{move || shields_left_words(table, seat)}</span> }
    });
    view! { {towers}{shields} }.into_any()
}

/// Returns a player's holdings of the modules, for screen readers.
pub fn words(table: Table, seat: Seat) -> String {
    let mut said = String::new();
    let mut say = |sentence: String| {
        said.push(' ');
        said.push_str(&sentence);
    };
    if let Some(city) = table.player(seat, |player| player.city()) {
        say(has_city(city));
    }
    if table.plays(Module::Strongholds) {
        say(strongholds::left_words(table.player(seat, splendor::Player::strongholds_left)));
    }
    if table.plays(Module::Orient) {
        orient::sentences(table, seat).into_iter().for_each(&mut say);
    }
    if table.plays(Module::Posts) {
        say(shields_left_words(table, seat));
    }
    said
}

/// Returns the lines of the counts of a player, or of what lies on the table.
pub fn counts(table: Table, of: Option<Seat>) -> Vec<Count> {
    let Some(seat) = of else {
        return if table.plays(Module::Orient) { counts_of_orient(table) } else { Vec::new() };
    };
    let mut counts = Vec::new();
    if table.plays(Module::Cities) {
        counts.push(Count::new(tr("splendor-nearest"), missing(nearest_to(table, seat))));
    }
    if table.plays(Module::Strongholds) {
        let left = table.player(seat, splendor::Player::strongholds_left);
        counts.push(Count::new(tr("splendor-counts-strongholds"), format!("{left}/{STRONGHOLDS}")));
    }
    if table.plays(Module::Posts) {
        let left = table.player(seat, splendor::Player::shields_left);
        counts.push(Count::new(tr("splendor-counts-shields"), format!("{left}/{POSTS}")));
    }
    if table.plays(Module::Orient) {
        let golds = table.player(seat, splendor::Player::double_golds);
        counts.push(Count::new(tr("splendor-counts-double-gold"), golds));
    }
    counts
}

/// The decks of the Orient, and the cards that are out of the game.
fn counts_of_orient(table: Table) -> Vec<Count> {
    table.shown(|view| {
        let body = view.body();
        let decks = [3, 4, 5].map(|deck| body.deck_count(deck));
        let spent: Vec<CardId> = body.spent().collect();
        let of_box = match spent.is_empty() {
            true => "0".into_any(),
            false => spent.into_iter().map(|card| pieces::card_chip(card.row())).collect_view().into_any(),
        };
        vec![
            jewels_kit::counts::decks(tr("splendor-counts-orient"), decks),
            Count::new(tr("splendor-counts-box"), of_box),
        ]
    })
}

/// Adds the flights of the pieces that an effect moves.
pub fn fly(effect: &Effect, flights: &mut Flights) {
    let upon = |card: CardId| format!("[data-at='towers-{card}']");
    let supply = |seat: Seat| format!("[data-at='towers-of-{seat}']");
    // It is in flight without its sign, which is that of a name.
    let plain = |seat: Seat| move || tower(seat.0, "", Look::Standing);
    match *effect {
        Effect::TookCity { seat, city } => {
            let from = format!("[data-piece='city-{city}']");
            flights.piece_later(|| city::won(city.tile()), &from, &format!("[data-at='nobles-{seat}']"));
        }
        Effect::PlacedShield { seat, post, .. } => {
            let to = format!("[data-at='post-{post}-{seat}']");
            let drawing = || city::shield(seat.0, Some(""));
            flights.piece_later(drawing, &format!("[data-at='shields-{seat}']"), &to);
        }
        Effect::PlacedStronghold { seat, card } => flights.piece(plain(seat), &supply(seat), &upon(card)),
        Effect::MovedStronghold { seat, from, to } => flights.piece(plain(seat), &upon(from), &upon(to)),
        Effect::RemovedStronghold { card, owner, .. } => {
            flights.piece(plain(owner), &upon(card), &supply(owner));
        }
        Effect::TookStrongholdsBack { seat, card, count } => {
            (0..count).for_each(|_| flights.toss(plain(seat), &upon(card), &supply(seat)));
        }
        Effect::ReservedNoble { seat, noble } => {
            let drawing = || pieces::noble(noble, Gems::NONE, NobleFormat::Large);
            let from = format!("[data-piece='noble-{noble}']");
            flights.piece_later(drawing, &from, &format!("[data-at='nobles-{seat}']"));
        }
        _ => {}
    }
}

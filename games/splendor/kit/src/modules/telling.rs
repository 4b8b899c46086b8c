//! What the modules add to a player's panel, to the counts, and to what is told and shown of events.

use kernel::Seat;
use leptos::prelude::*;
use splendor::{Effect, Module, POSTS};
use text::Value;
use web::i18n::{tr, tr_with};
use web::table::{Count, Flights};

use super::cities::{missing, nearest_to};
use crate::art::city;
use crate::{Here, HereExt};

/// In a player's panel: the city that was won, the shields that are left.
pub fn won(table: Here, seat: Seat) -> AnyView {
    let city = Memo::new(move |_| table.player(seat, |player| player.city()));
    let tile = move || {
        city.get().map(|city| view! { <span class="won-city" inner_html=city::won(city.tile())></span> })
    };
    let shields = table.plays(Module::Posts).then(|| {
        let left = move || table.player(seat, splendor::Player::shields_left);
        let drawn = move || city::shield(seat.0, Some(&left().to_string()));
        let words = move || tr_with("splendor-shields-left", &[("shields", Value::Number(left().into()))]);
        view! { <span class="shield" data-at=format!("shields-{seat}") title=words inner_html=drawn></span> }
    });
    view! { {tile}{shields} }.into_any()
}

/// What a player has of the modules, for screen readers.
pub fn words(table: Here, seat: Seat) -> String {
    let mut said = String::new();
    let mut say = |sentence: String| {
        said.push(' ');
        said.push_str(&sentence);
    };
    if let Some(city) = table.player(seat, |player| player.city()) {
        say(tr_with("splendor-has-city", &[("points", Value::Number(city.city().points.into()))]));
    }
    if table.plays(Module::Posts) {
        let left = table.player(seat, splendor::Player::shields_left);
        say(tr_with("splendor-shields-left", &[("shields", Value::Number(left.into()))]));
    }
    said
}

/// The lines of the counts of a player.
pub fn counts(table: Here, seat: Seat) -> Vec<Count> {
    let mut counts = Vec::new();
    if table.plays(Module::Cities) {
        counts.push(Count::new(tr("splendor-nearest"), missing(nearest_to(table, seat))));
    }
    if table.plays(Module::Posts) {
        let left = table.player(seat, splendor::Player::shields_left);
        counts.push(Count::new(tr("splendor-counts-shields"), format!("{left}/{POSTS}")));
    }
    counts
}

/// Adds the flights of the pieces that an effect moves.
pub fn fly(effect: &Effect, flights: &mut Flights) {
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
        _ => {}
    }
}

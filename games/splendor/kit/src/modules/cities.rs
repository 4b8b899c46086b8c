//! The Cities: the tiles on the table, and how near everybody is to one.

use jewels_kit::gem;
use kernel::Seat;
use leptos::prelude::*;
use splendor::{CityGap, CityId, Colour};
use splendor_art::city;
use splendor_play::nearest::{Nearest, missing_bonuses, nearest_of};
use splendor_play::tray::Piece;
use text::Value;
use web::draw::{Sheet, Sprite, icon};
use web::i18n::{pieces, tr, tr_with};
use web::table::{Table, choice};

use crate::TableExt;
use crate::race::bar;

/// The skylines.
pub const SHEET: Sheet = Sheet { name: "splendor-cities", draw: city::sheet };

/// Renders the cities on the table.
pub fn cities() -> AnyView {
    Sprite::here().bring(&[SHEET]);
    let table = Table::here();
    // Each city is an element of its own, so that the others keep their places, and the focus, when one is taken.
    let place = move |city: CityId| {
        let lies = Memo::new(move |_| table.shown(|view| view.body().cities().any(|other| other == city)));
        move || lies.get().then(|| tile(table, city))
    };
    view! { <section class="cities" aria-label=tr("splendor-cities")>{CityId::all().map(place).collect_view()}</section> }
        .into_any()
}

fn tile(table: Table, city: CityId) -> impl IntoView {
    let piece = Piece::City(city);
    view! {
        <button type="button" class=move || format!("city tile lying{}", choice::state(table, piece)) data-piece=piece.to_string()
            on:click=move |_| choice::press(table, piece)>
            {face(table, city)}
        </button>
    }
}

/// Renders the face of a city tile: its requirements, and the part of them that the player at this screen meets.
pub fn face(table: Table, city: CityId) -> impl IntoView {
    let gap = Memo::new(move |_| {
        table.player(table.bottom(), |player| city.city().lacking(player.points, player.bonuses))
    });
    let asked = city.city();
    let plate = move |colour: Colour| {
        let n = asked.needs.of(colour);
        let met = move || gap.with(|gap| gap.bonuses.of(colour) == 0);
        (n > 0).then(|| {
            let key = colour.key();
            view! { <span class=format!("plate {key}") class:met=met>{gem::small(key)}<b>{n}</b></span> }
        })
    };
    let same = move || gap.with(|gap| gap.same == 0);
    let any_same = (asked.any_same > 0).then(|| {
        view! { <span class="plate same" class:met=same>"= "<b>{asked.any_same}</b></span> }
    });
    let points = [("points", Value::Number(asked.points.into()))];
    view! {
        <span class="heard">{city_words(city)}" "{move || gap_words(gap.get())}</span>
        <svg class="skyline" viewBox="0 0 110 44" preserveAspectRatio="xMinYMax slice" aria-hidden="true"><use href=format!("#city-{}", city.tile())></use></svg>
        <span class="to-reach" class:met=move || gap.with(|gap| gap.points == 0) aria-hidden="true">
            <b>{asked.points}</b><small>{tr_with("points-word", &points)}</small>
        </span>
        <span class="asked-for" aria-hidden="true">{Colour::ALL.map(plate).into_iter().collect_view()}{any_same}</span>
    }
}

/// Describes a city, such as "City, requires 14 points, 2 white, 1 blue".
pub fn city_words(id: CityId) -> String {
    let city = id.city();
    let needs: String = city.needs.letters().collect();
    tr_with(
        "splendor-city-words",
        &[
            ("points", Value::Number(city.points.into())),
            ("bonuses", Value::Number(city.needs.total().into())),
            ("needs", Value::Text(&pieces(jewels::SET, &needs))),
            ("same", Value::Number(city.any_same.into())),
        ],
    )
}

/// Says what a player lacks for a city.
pub fn gap_words(gap: CityGap) -> String {
    let args = [
        ("points", Value::Number(gap.points.into())),
        ("bonuses", Value::Number(missing_bonuses(gap).into())),
    ];
    tr_with(if gap.is_none() { "splendor-city-gap.met" } else { "splendor-city-gap" }, &args)
}

/// Returns the distance of a seat from the nearest city in the position that is drawn.
pub fn nearest_to(table: Table, seat: Seat) -> Nearest {
    table.shown(|view| {
        let (body, player) = (view.body(), view.body().seat(seat));
        nearest_of(player.city(), body.cities(), player.points, player.bonuses)
    })
}

/// Renders the numbers that are missing: points, and bonuses.
pub fn missing(near: Nearest) -> AnyView {
    match near {
        Nearest::Taken => {
            view! { <span class="heard">{tr("splendor-nearest-taken")}</span>{icon("check")} }.into_any()
        }
        Nearest::NoneLeft => "–".into_any(),
        Nearest::Gap(gap, _) => view! {
            <span class="heard">{gap_words(gap)}</span>
            <span aria-hidden="true">{gap.points}" + "{missing_bonuses(gap)}</span>
        }
        .into_any(),
    }
}

/// Renders the bars of all players.
pub fn nearest() -> AnyView {
    let table = Table::here();
    let row = move |seat: Seat| {
        let near = Memo::new(move |_| nearest_to(table, seat));
        let share = move || match near.get() {
            Nearest::Taken => 1.0,
            Nearest::NoneLeft => 0.0,
            Nearest::Gap(_, met) => met,
        };
        bar(table, seat, share, move || missing(near.get()))
    };
    view! {
        <section class="race nearest" aria-label=tr("splendor-nearest")>
            <h2><span>{tr("splendor-nearest")}</span><small>{tr("splendor-nearest-missing")}</small></h2>
            <ul>{Seat::all(table.players).map(row).collect_view()}</ul>
        </section>
    }
    .into_any()
}

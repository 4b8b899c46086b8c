//! The other players: seal, points, cards, reserve and a small map, and the neutral player.

use alhambra::{Body, Kind};
use kernel::Seat;
use leptos::prelude::*;
use text::Value;
use web::i18n::{tr, tr_with};
use web::table::{Seal, Table, called, points};

use super::TableExt;
use super::changing::{self, said, shown, whether};
use super::looked::Looked;
use super::pieces::{self, Extent, house};

/// The panels of all other players.
#[component]
pub fn Others() -> impl IntoView {
    let table = Table::here();
    // Of the type of the scoring panel's list of players, so that both share their code.
    let others = Memo::new(move |_| table.others().into_iter().map(Some).collect::<Vec<_>>());
    view! {
        <section class="others" aria-label=tr("alhambra-others")>
            {shown(move || others.get().into_iter().flatten().map(|seat| other(table, seat)).collect_view().into_any())}
        </section>
    }
}

/// Describes what a player has, for screen readers.
pub fn words(table: Table, seat: Seat) -> String {
    let name = table.name(seat);
    let numbers = table.body(|body| {
        let (cards, reserve) = (body.hand(seat).len(), body.reserve(seat).count());
        [i64::from(body.scores()[seat.index()]), cards.into(), reserve as i64, body.wall(seat).into()]
    });
    let [points, cards, reserve, wall] = numbers.map(Value::Number);
    tr_with(
        "alhambra-player-words",
        &[
            ("name", Value::Text(&name)),
            ("points", points),
            ("cards", cards),
            ("tiles", reserve),
            ("wall", wall),
        ],
    )
}

fn other(table: Table, seat: Seat) -> AnyView {
    let looked = Looked::here();
    let acting = move || table.is_acting(seat);
    let cards = move || table.body(|body| i64::from(body.hand(seat).len()));
    let kept = move || table.body(|body| body.reserve(seat).count() as i64);
    let is_looked = move || looked.seat.get() == Some(seat);
    let look = move |_| looked.seat.set(if is_looked() { None } else { Some(seat) });
    let map = move || table.body(|body| small_map(body, seat));
    view! {
        <button type="button" class="panel other" class:acting=acting class:looked=is_looked data-panel=seat.0 data-act=format!("look-{seat}")
            data-at=format!("map-{seat}") aria-pressed=whether(is_looked) on:click=look>
            <span class="heard">{said(move || words(table, seat))}</span>
            <span class="head" aria-hidden="true">{identity(table, seat)}</span>
            <span class="map" aria-hidden="true" inner_html=changing::words(map)></span>
            <small class="tally" aria-hidden="true" data-at=format!("hand-{seat}")>
                <span>{said(move || tr_with("alhambra-cards", &[("cards", Value::Number(cards()))]))}</span>" "
                <span>{said(move || tr_with("alhambra-reserve", &[("tiles", Value::Number(kept()))]))}</span></small>
        </button>
    }
    .into_any()
}

/// Renders the seal, the name and the points of a player.
pub fn identity(table: Table, seat: Seat) -> AnyView {
    let score = move || table.body(|body| body.scores()[seat.index()]);
    view! { <Seal seat/><span class="who"><b>{called(table, seat)}</b></span>{points(score)} }.into_any()
}

/// Draws the board of a player as small as may be.
fn small_map(body: &Body, seat: Seat) -> String {
    let extent = Extent::of(body, seat, 0);
    let tiles = body.built(seat).map(|(tile, cell)| (Some(tile), extent.place(cell)));
    let fountain = (None, extent.place(alhambra::Cell::FOUNTAIN));
    alhambra_art::board(tiles.chain([fountain]), (extent.columns(), extent.rows()))
}

/// Says what the neutral player has, for screen readers.
pub fn neutral_words(table: Table) -> String {
    table.body(|body| {
        let number = |kind: Kind| format!("{} {}", pieces::kind_name(kind), body.neutral_number(kind));
        let tiles = web::i18n::list(&Kind::ALL.map(number));
        let points = Value::Number(body.neutral_points().into());
        tr_with("alhambra-neutral-words", &[("points", points), ("list", Value::Text(&tiles))])
    })
}

/// Renders the neutral player: the points, and the number of tiles of each kind.
pub fn neutral(table: Table) -> AnyView {
    let kind = move |kind: Kind| {
        let number = move || table.body(|body| body.neutral_number(kind).to_string());
        view! { <span class=format!("tile-chip kind-{}", kind.letter())>{house(kind)}<b data-number=changing::words(number)></b></span> }
    };
    let points = move || table.body(|body| body.neutral_points().to_string());
    view! {
        <span class="neutral" data-told="" data-at="neutral"><span class="heard">{said(move || neutral_words(table))}</span>
            <span aria-hidden="true" class="neutral-drawn">{pieces::drawn(alhambra_art::nobody())}<b>{tr("alhambra-neutral")}" "<span data-number=changing::words(points)></span></b>{Kind::ALL.map(kind).into_iter().collect_view()}</span></span>
    }
    .into_any()
}

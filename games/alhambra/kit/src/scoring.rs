//! The scoring panel: who has how many of each kind, what the next round would bring, and the rounds that were scored.

use alhambra::{Body, Kind, ROUNDS, places};
use alhambra_play::tray::Forecast;
use kernel::{Awaiting, Seat};
use leptos::prelude::*;
use text::Value;
use web::draw::sprite;
use web::i18n::{tr, tr_with};
use web::table::Seal;

use super::changing::{said, shown, whether, words};
use super::map::Looked;
use super::{Here, HereExt};

/// Returns the name of a kind of building.
pub fn kind_name(kind: Kind) -> String {
    tr_with("alhambra-buildings", &[("kind", Value::Text(kind.word()))])
}

/// A cell of the table: the number of tiles, the points, and the points without the prepared turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Share {
    tiles: Option<u8>,
    gain: i16,
    before: i16,
}

/// The table as numbers: a row for each kind, one for the walls, one for the totals.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Numbers {
    round: u8,
    rows: Vec<Vec<Share>>,
    totals: Vec<(i16, i16)>,
}

/// Those who can score: the player at this screen, the others in playing order, and the neutral player.
fn ranked(here: Here) -> Vec<Option<Seat>> {
    let neutral = here.body(Body::has_neutral).then_some(None);
    let seats = std::iter::once(here.bottom()).chain(here.others()).map(Some);
    seats.chain(neutral).collect()
}

fn numbers(here: Here) -> Numbers {
    let ranked = ranked(here);
    let before = here.body(Forecast::of);
    let after = here.then(|body| Forecast::of_round(body, before.round));
    let most = shows_most(before.round);
    let kind = |kind: Kind| {
        let share = |seat: &Option<Seat>| {
            let (tiles, now) = after.kind(kind, *seat);
            let gain = seat.filter(|_| most).map_or(now, |seat| after.most_of(kind, seat));
            Share { tiles: Some(tiles), gain: gain.into(), before: before.kind(kind, *seat).1.into() }
        };
        ranked.iter().map(share).collect()
    };
    let wall = |seat: &Option<Seat>| {
        let of = |forecast: &Forecast| seat.map_or(0, |seat| i16::from(forecast.wall(seat)));
        Share { tiles: None, gain: of(&after), before: of(&before) }
    };
    let rows = Kind::ALL.into_iter().map(kind).chain([ranked.iter().map(wall).collect()]).collect();
    let totals = ranked.iter().map(|seat| (before.total(*seat), after.total(*seat))).collect();
    Numbers { round: before.round, rows, totals }
}

/// Says what the last round has brought to everybody, for screen readers; for which kinds is told by the log.
pub fn summary(here: Here) -> String {
    let is_over = here.body(Body::awaiting) == Awaiting::Over;
    let round = if is_over { ROUNDS as u8 } else { here.body(Body::rounds_scored) };
    if round == 0 {
        return String::new();
    }
    let sum = |seat: Option<Seat>| {
        let points = here.body(|body| body.points(round, seat));
        let name = seat.map_or_else(|| tr("alhambra-neutral"), |seat| here.name(seat));
        let [sum, wall] = [i64::from(points.sum()), points.wall.into()].map(Value::Number);
        tr_with("alhambra-round-sum", &[("name", Value::Text(&name)), ("points", sum), ("wall", wall)])
    };
    let sums = web::i18n::list(&ranked(here).into_iter().map(sum).collect::<Vec<_>>());
    tr_with("alhambra-round-sums", &[("round", Value::Number(round.into())), ("list", Value::Text(&sums))])
}

/// Whether the round is the last one.
fn is_last(round: u8) -> bool {
    usize::from(round) == ROUNDS
}

/// Whether a round is shown as everybody could still have it: the last one, where that is asked for.
fn shows_most(round: u8) -> bool {
    is_last(round) && Looked::here().most.get()
}

/// The panel.
#[component]
pub fn Scoring() -> impl IntoView {
    let here = Here::here();
    let looked = Looked::here();
    let is_over = Memo::new(move |_| here.body(|body| body.awaiting() == Awaiting::Over));
    let columns = Memo::new(move |_| ranked(here));
    let head = move |seat: Option<Seat>| {
        match seat {
        Some(seat) => {
            view! { <th scope="col"><span class="heard">{said(move || here.name(seat))}</span><Seal seat/></th> }.into_any()
        }
        None => {
            view! { <th scope="col"><span class="heard">{tr("alhambra-neutral")}</span><span aria-hidden="true" class="nobody">"∅"</span></th> }
                .into_any()
        }
    }
    };
    let heads = move || columns.get().into_iter().map(head).collect_view().into_any();
    view! {
        <section class="panel scoring" class:open=move || looked.scoring.get() aria-label=tr("alhambra-scoring")>
            <table style:--scorers=words(move || columns.with(Vec::len).to_string())>
                <caption>{shown(move || caption(here, is_over.get()))}</caption>
                <thead><tr><td></td>{shown(heads)}</tr></thead>
                <tbody>{shown(move || if is_over.get() { rounds(here, ROUNDS as u8) } else { forecast(here) })}</tbody>
            </table>
        </section>
    }
}

fn caption(here: Here, is_over: bool) -> AnyView {
    let round = here.body(Body::next_round);
    if is_over {
        return view! { <b>{tr("alhambra-rounds")}</b> }.into_any();
    }
    let prepared = here.of_tray(|tray| tray.after().is_some()).unwrap_or(false);
    let when = if prepared { "alhambra-round-after-turn" } else { "alhambra-round-now" };
    let next = tr_with("alhambra-round-next", &[("round", Value::Number(round.into()))]);
    let when = match is_last(round) {
        true => most_button(when),
        false => view! { <small>{tr(when)}</small> }.into_any(),
    };
    view! { <b>{next}</b>" "{when} }.into_any()
}

/// Renders what switches between the last round as it is and as everybody could still have it.
fn most_button(when: &'static str) -> AnyView {
    let most = Looked::here().most;
    let words = move || tr(if most.get() { "alhambra-total-most" } else { when });
    view! {
        <button type="button" class="link" data-act="most" aria-pressed=whether(move || most.get()) on:click=move |_| most.update(|most| *most = !*most)>{said(words)}</button>
    }
    .into_any()
}

fn forecast(here: Here) -> AnyView {
    let numbers = Memo::new(move |_| numbers(here));
    let scored = Memo::new(move |_| usize::from(here.body(Body::rounds_scored)));
    let row = move |at: usize| {
        let kind = Kind::ALL.get(at).copied();
        let name = kind.map_or_else(|| tr("alhambra-end-wall"), kind_name);
        let picture = kind.map(|kind| {
            view! { <span class=format!("stamp kind-{}", kind.letter()) aria-hidden="true">{sprite(format!("house-{}", kind.letter()), "house")}</span> }
        });
        let worth =
            move || kind.map(|kind| worth(kind, numbers.with(|numbers| numbers.round))).unwrap_or_default();
        let shares = move || {
            numbers.with(|numbers| numbers.rows[at].clone()).into_iter().map(share).collect_view().into_any()
        };
        view! { <tr><th scope="row">{picture}<span class="kind-name">{name}</span><small>{said(worth)}</small></th>{shown(shares)}</tr> }
    };
    let totals = move || {
        let total = |(before, after): (i16, i16)| {
            let class = if after > before { "up" } else { "" };
            view! { <td class=class><b>{after}</b></td> }
        };
        numbers.with(|numbers| numbers.totals.clone()).into_iter().map(total).collect_view().into_any()
    };
    view! {
        {(0..=Kind::ALL.len()).map(row).collect_view()}
        {shown(move || rounds(here, scored.get() as u8))}
        <tr class="total"><th scope="row">{tr("alhambra-total-then")}</th>{shown(totals)}</tr>
        {shown(move || most(here).into_any())}
    }
    .into_any()
}

/// Renders what everybody could still have after the last round, if it is the next one.
fn most(here: Here) -> Option<AnyView> {
    let forecast = here.body(Forecast::of);
    let of = |seat: Option<Seat>| view! { <td>{seat.map(|seat| forecast.most(seat))}</td> };
    is_last(forecast.round).then(|| {
        view! { <tr class="done"><th scope="row">{tr("alhambra-total-most")}</th>{ranked(here).into_iter().map(of).collect_view()}</tr> }
            .into_any()
    })
}

fn share(share: Share) -> AnyView {
    let points = if share.gain > 0 { format!("+{}", share.gain) } else { "–".to_owned() };
    let class = match share.gain - share.before {
        0 => "",
        1.. => "up",
        _ => "down",
    };
    view! { <td class=class>{share.tiles.map(|tiles| view! { <span>{tiles}</span>" " })}<b>{points}</b></td> }
        .into_any()
}

/// Returns the points of the places of a kind in a round, such as "8 / 1".
fn worth(kind: Kind, round: u8) -> String {
    let places = places(kind, round);
    let worth: Vec<String> = places.iter().filter(|points| **points > 0).map(ToString::to_string).collect();
    worth.join(" / ")
}

/// Renders the rounds that were scored, a row each.
fn rounds(here: Here, scored: u8) -> AnyView {
    let row = move |round: u8| {
        let points = move |seat: Option<Seat>| {
            let points = move || here.body(|body| body.points(round, seat).sum().to_string());
            view! { <td>{said(points)}</td> }
        };
        let words = tr_with("alhambra-round-done", &[("round", Value::Number(round.into()))]);
        view! { <tr class="done"><th scope="row">{words}</th>{ranked(here).into_iter().map(points).collect_view()}</tr> }
    };
    (1..=scored).map(row).collect_view().into_any()
}

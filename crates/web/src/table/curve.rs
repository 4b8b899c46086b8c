//! The points of a game by move: a curve with its marks, and the same as a table for screen readers.

use kernel::Seat;
use leptos::prelude::*;
use page::{Curve, Mark};
use text::Value;

use super::ending::Ending;
use super::past;
use super::seal::Seal;
use super::state::Table;
use crate::shared::i18n::{self, tr, tr_with};

/// The curves of the game: that of the count that won, if it was not the points, and that of the points.
#[component]
pub fn Curves() -> impl IntoView {
    let ending = Ending::here();
    let decisive = move || ending.decisive().map(|(name, curve)| chart(tr(&name), curve, Vec::new()));
    let points = move || {
        ending.points().map(|curve| {
            chart(tr("end-points"), curve, ending.marks().into_iter().map(|(number, _)| number).collect())
        })
    };
    view! { {decisive}{points}<Marks/> }
}

/// Renders a curve with marks at these moves. A click leads to the board as it stood at that move.
fn chart(name: String, curve: Curve, marks: Vec<usize>) -> impl IntoView {
    let table = Table::here();
    let (lowest, highest) = curve.range();
    let moves = curve.moves().max(1);
    let high = (highest - lowest).max(1);
    let frame = format!("0 {} {moves} {high}", -highest);
    let line = |seat: Seat| {
        view! { <path class=format!("line line-{seat}") stroke=format!("var(--player-{seat}-bar)") d=curve.path(seat)/> }
    };
    let lines = Seat::all(table.players).map(line).collect_view();
    let mark = |number: usize| view! { <path class="mark" d=format!("M{number} {}V{}", -highest, -lowest)/> };
    let marks = marks.into_iter().map(mark).collect_view();
    let go = move |event: leptos::ev::MouseEvent| {
        let place = event_target::<web_sys::Element>(&event);
        let Some(chart) = place.closest(".chart svg").ok().flatten() else { return };
        let bounds = chart.get_bounding_client_rect();
        let share = (f64::from(event.client_x()) - bounds.left()) / bounds.width().max(1.0);
        past::go_to(table, (share * moves as f64).round().max(0.0) as usize);
    };
    let key = |seat: Seat| {
        view! {
            <li>
                <svg class="key" viewBox="0 0 24 4" aria-hidden="true"><path class=format!("line line-{seat}") stroke=format!("var(--player-{seat}-bar)") d="M0 2H24"/></svg>
                <Seal seat/><span>{table.name(seat)}</span>
            </li>
        }
    };
    let keys = Seat::all(table.players).map(key).collect_view();
    view! {
        <figure class="chart">
            <figcaption>{tr_with("end-curve", &[("what", Value::Text(&name))])}</figcaption>
            <div class="plot" aria-hidden="true">
                <span class="high">{highest}</span><span class="low">{lowest}</span>
                <svg viewBox=frame preserveAspectRatio="none" on:click=go>{marks}{lines}</svg>
            </div>
            <ul class="keys" aria-hidden="true">{keys}</ul>
            {read(&name, &curve)}
        </figure>
    }
}

/// Renders a curve as a table for screen readers, with a row for each move that changed it.
fn read(name: &str, curve: &Curve) -> impl IntoView {
    let table = Table::here();
    let seats = || Seat::all(table.players);
    let heads = seats().map(|seat| view! { <th scope="col">{table.name(seat)}</th> }).collect_view();
    let row = |number: usize| {
        let cells = seats().map(|seat| view! { <td>{curve.at(seat, number)}</td> }).collect_view();
        view! { <tr><th scope="row">{number}</th>{cells}</tr> }
    };
    let mut numbers = curve.changes();
    // The end is told in any case.
    numbers.extend((numbers.last() != Some(&curve.moves())).then_some(curve.moves()));
    let rows = numbers.into_iter().map(row).collect_view();
    view! {
        <div class="heard">
            <table>
                <caption>{tr_with("end-curve", &[("what", Value::Text(name))])}</caption>
                <thead><tr><th scope="col">{tr("end-move")}</th>{heads}</tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}

/// The marked moves, each of which leads to the board as it then stood.
#[component]
fn Marks() -> impl IntoView {
    let table = Table::here();
    let ending = Ending::here();
    let mark = move |(number, gains): (usize, Vec<(String, Seat)>)| {
        let words = words(table, number, &gains);
        view! {
            <li><button type="button" class="link" data-act="mark" data-move=number on:click=move |_| past::go_to(table, number)>
                {tr_with("end-mark", &[("number", Value::Number(number as i64)), ("what", Value::Text(&words))])}
            </button></li>
        }
    };
    let marks = Memo::new(move |_| ending.marks());
    view! {
        <Show when=move || marks.with(|marks| !marks.is_empty())>
            <ul class="marked" aria-label=tr("end-marks")>{move || marks.get().into_iter().map(mark).collect_view()}</ul>
        </Show>
    }
}

/// Returns the words for a marked move: those of its mark on the replay's timeline, or of its origins.
fn words(table: Table, number: usize, gains: &[(String, Seat)]) -> String {
    let names: Vec<String> = {
        let mut seats: Vec<Seat> = gains.iter().map(|(_, seat)| *seat).collect();
        seats.sort_unstable();
        seats.dedup();
        seats.into_iter().map(|seat| table.name(seat)).collect()
    };
    let mark = table.entries.with(|entries| {
        let events = number.checked_sub(1).and_then(|at| entries.get(at)).map(|entry| entry.events.clone());
        let marks = events.into_iter().flatten().filter_map(|event| event.mark);
        let of_gain = |mark: &Mark| mark.seat.is_some_and(|seat| gains.iter().any(|(_, of)| *of == seat));
        let rank = |mark: &Mark| if of_gain(mark) { f64::MAX } else { mark.height };
        marks.filter(|mark| mark.height >= TALL).max_by(|one, other| rank(one).total_cmp(&rank(other)))
    });
    match mark {
        Some(mark) => {
            let player = mark.seat.map(|seat| table.name(seat)).unwrap_or_default();
            tr_with(mark.words, &[("player", Value::Text(&player))])
        }
        None => {
            let origin = gains.first().map(|(name, _)| tr(name)).unwrap_or_default();
            tr_with(
                "end-mark-of",
                &[("origin", Value::Text(&origin)), ("names", Value::Text(&i18n::list(&names)))],
            )
        }
    }
}

/// The height of a mark on the replay's timeline from which it stands for a rare event.
const TALL: f64 = 7.0;

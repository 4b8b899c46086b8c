//! The final table: the players by place, with their figures, and where their points came from.

use kernel::{GameResult, Seat};
use leptos::prelude::*;
use page::{Row, rows};
use text::Value;

use super::ending::Ending;
use super::seal::Seal;
use super::state::Table;
use crate::shared::draw::icon;
use crate::shared::i18n::{tr, tr_with};

/// Renders a figure of the final table. In a column whose head says so in words (`.has` and `.none`) it tells whether there
/// is such a thing, and is drawn as a sign.
fn shown_in(head: &str, figure: u32) -> AnyView {
    let words = format!("{head}.{}", if figure == 0 { "none" } else { "has" });
    let said = tr_with(&words, &[("figure", Value::Number(figure.into()))]);
    if said == words {
        return figure.into_any();
    }
    let sign = if figure == 0 { "–".into_any() } else { icon("check").into_any() };
    view! { <span class="heard">{said}</span><span aria-hidden="true">{sign}</span> }.into_any()
}

/// Renders the points of a player, which are counted up.
fn points(seat: Seat, all: Option<u32>) -> impl IntoView {
    let ending = Ending::here();
    move || match ending.is_counting() {
        true => ending.parts(seat).iter().map(|(_, points)| *points).sum::<i16>().to_string(),
        false => all.map(|points| points.to_string()).unwrap_or_default(),
    }
}

/// Renders the origins of a player's points, in a row of their own.
fn parts(seat: Seat, columns: usize) -> impl IntoView {
    let ending = Ending::here();
    let part = |(name, points): (String, i16)| {
        tr_with("end-part", &[("origin", Value::Text(&tr(&name))), ("points", Value::Number(points.into()))])
    };
    let all = move || ending.parts(seat).into_iter().map(part).collect::<Vec<_>>().join(" + ");
    view! { <tr class="parts"><td></td><td colspan=columns>{all}</td></tr> }
}

/// The final table.
#[component]
pub fn Standing(
    /// The result of the game.
    result: GameResult,
) -> impl IntoView {
    let table = Table::here();
    let beside = table.live(|view| table.game.beside(view));
    let heads = table.live(|view| table.game.columns(view));
    let columns = StoredValue::new(heads.clone());
    let cells = move |figures: Vec<u32>, from: usize| {
        let figures = figures.into_iter().map(Some).chain(std::iter::repeat(None));
        let cell = |(head, figure): (&&str, Option<u32>)| view! { <td>{figure.map(|figure| shown_in(head, figure))}</td> };
        columns.with_value(|columns| columns.iter().zip(figures).skip(from).map(cell).collect_view())
    };
    // Where nobody won, the order of the others says nothing.
    let is_won = result.winners().next().is_some();
    let shown = move |place: u8| if is_won { place.to_string() } else { "–".to_owned() };
    let row = move |row: Row| match row {
        Row::Seat(seat, place) => {
            let figures = table.live(|view| table.game.figures(view, seat));
            view! {
                <tr class:first=place == 1 data-seat=seat.0>
                    <td>{shown(place)}</td>
                    <th scope="row"><Seal seat/><span>{table.name(seat)}</span></th>
                    <td>{points(seat, figures.first().copied())}</td>
                    {cells(figures, 1)}
                </tr>
                {parts(seat, columns.with_value(Vec::len) + 1)}
            }
            .into_any()
        }
        Row::Beside(beside) => view! {
            <tr class="beside" data-beside=beside.name>
                <td>{beside.place}</td>
                <th scope="row"><span>{tr(beside.name)}</span></th>
                {cells(beside.figures, 0)}
            </tr>
        }
        .into_any(),
    };
    let head = |words: &str| view! { <th scope="col">{tr(words)}</th> };
    let columns = heads.into_iter().map(head).collect_view();
    view! {
        <table>
            <thead><tr>
                <th scope="col">{tr("end-place")}</th><th scope="col">{tr("end-player")}</th>{columns}
            </tr></thead>
            <tbody>{rows(table.players, &result, beside).into_iter().map(row).collect_view()}</tbody>
        </table>
    }
}

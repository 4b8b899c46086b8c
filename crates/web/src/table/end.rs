//! The result: why the game ended and by which rule, who won, the final table with the tie-breaker, and the possible
//! next steps.

use kernel::{GameResult, Seat};
use leptos::prelude::*;
use page::{Row, rows};
use text::Value;

use super::another::set_up;
use super::focus;
use super::offer::Offer;
use super::past;
use super::seal::Seal;
use super::state::Table;
use crate::shared::announce::Announced;
use crate::shared::draw::icon;
use crate::shared::frame::{Inside, Route, table_path};
use crate::shared::house;
use crate::shared::i18n::{self, tr, tr_with};
use crate::shared::quote::RuleLink;

/// Says who won.
pub fn headline(table: Table, result: &GameResult) -> String {
    let winners: Vec<Seat> = result.winners().collect();
    if winners.is_empty() {
        return tr("end-nobody-wins");
    }
    if let [winner] = winners[..]
        && table.company.alone() == Some(winner)
    {
        return tr("end-you-win");
    }
    let names: Vec<String> = winners.iter().map(|seat| table.name(*seat)).collect();
    let all = i18n::list(&names);
    tr_with("end-wins", &[("names", Value::Text(&all)), ("winners", Value::Number(winners.len() as i64))])
}

/// The panel with the result, over the pieces, which can no longer be clicked. It belongs to a part that is fetched
/// when the game is over, as [`Closing`] does.
#[component]
pub fn End() -> impl IntoView {
    let table = Table::here();
    let open = move || !table.panels.has_closed_result() && !table.looks_back();
    let result = Memo::new(move |_| table.result());
    let panel = NodeRef::<leptos::html::Section>::new();
    // The focus moves here: from its previous place the keyboard would have to pass every piece and the whole log.
    Effect::new(move |_| {
        if let Some(panel) = panel.get().filter(|_| !focus::is_writing()) {
            let _ = panel.focus();
        }
    });
    view! {
        <Show when=move || open() && result.with(Option::is_some)>
            <section class="end" aria-label=tr("end") data-result="" tabindex="-1" node_ref=panel>
                {move || result.get().map(|result| view! {
                    <header>
                        <h2>{headline(table, &result)}</h2>
                        <button type="button" class="tool" data-act="close-result" aria-label=tr("close") on:click=move |_| table.panels.close_result()>{icon("close")}</button>
                    </header>
                    <p>{tr(&format!("{}-ended-{}", result.ended.list, result.ended.item))}" "<RuleLink rule=result.ended/></p>
                    <p>{tr(&format!("{}-result-{}", result.decided.list, result.decided.item))}" "<RuleLink rule=result.decided/></p>
                    <Standing result/>
                    <div class="actions"><Next/><Offer/></div>
                })}
            </section>
        </Show>
    }
}

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

#[component]
fn Standing(result: GameResult) -> impl IntoView {
    let table = Table::here();
    let beside = table.live(|view| table.game.beside(view));
    let heads = table.live(|view| table.game.columns(view));
    let columns = StoredValue::new(heads.clone());
    let cells = move |figures: Vec<u32>| {
        let figures = figures.into_iter().map(Some).chain(std::iter::repeat(None));
        let cell = |(head, figure): (&&str, Option<u32>)| view! { <td>{figure.map(|figure| shown_in(head, figure))}</td> };
        columns.with_value(|columns| columns.iter().zip(figures).map(cell).collect_view())
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
                    {cells(figures)}
                </tr>
            }
            .into_any()
        }
        Row::Beside(beside) => view! {
            <tr class="beside" data-beside=beside.name>
                <td>{beside.place}</td>
                <th scope="row"><span>{tr(beside.name)}</span></th>
                {cells(beside.figures)}
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

/// The buttons for what can be done after the end.
#[component]
fn Next() -> impl IntoView {
    let table = Table::here();
    let route = expect_context::<Route>();
    let file = house::address(&table.path("/log"));
    let name = format!("{}-{}.cab", table.game.name(), table.id());
    let again = move |_| rematch(table, route);
    let mine = move || table.at_screen.me.get().is_some();
    let first = move |_| {
        table.panels.close_result();
        past::go_to(table, 0);
    };
    // Another player who set the rematch up waits there.
    let asked = move || {
        let seat = table.company.rematch(|rematch| rematch.as_ref().and_then(|rematch| rematch.by))?;
        let is_other = table.company.holder(seat).is_some_and(|info| !info.mine);
        is_other.then(|| tr_with("rematch-asked", &[("player", Value::Text(&table.name(seat)))]))
    };
    view! {
        <Announced><Show when=move || asked().is_some()><p class="asked">{asked}</p></Show></Announced>
        <Show when=move || mine() || table.company.rematch(Option::is_some)>
            <button type="button" class="main" data-act="rematch" on:click=again>
                {move || tr(if table.company.rematch(Option::is_some) { "act-to-rematch" } else { "act-rematch" })}
            </button>
        </Show>
        <button type="button" class="quiet" data-act="look-through" on:click=first>{icon("replay")}{tr("act-look-through")}</button>
        <a class="quiet" data-act="download" href=file download=name>{icon("download")}{tr("act-download")}</a>
        <Inside path="/".to_owned() class="quiet" act="new">{tr("to-lobby")}</Inside>
    }
}

/// Opens the rematch with the same people and bots: the first request sets it up, the others join it.
fn rematch(table: Table, route: Route) {
    if let Some(next) = untrack(|| table.company.rematch(Clone::clone)) {
        return route.go(&table_path(&next.table));
    }
    set_up(table, route, table.path("/rematch"), serde_json::json!({}));
}

/// The summary of the result, in the tray.
#[component]
pub fn Closing() -> impl IntoView {
    let table = Table::here();
    let show = NodeRef::<leptos::html::Button>::new();
    Effect::new(move |_| {
        if let Some(show) = show.get() {
            focus::receive_lost_focus(&show);
        }
    });
    // Many names scroll in a low window, with the keyboard too.
    view! {
        <div class="detail" tabindex="0">
            <p class="heading">{move || table.result().map(|result| headline(table, &result))}</p>
            <Show when=move || table.panels.has_closed_result()>
                <button type="button" class="link" data-act="show-result" node_ref=show on:click=move |_| table.panels.show_result()>{tr("end-show")}</button>
            </Show>
        </div>
        <div class="actions"><Show when=move || table.panels.has_closed_result()><Next/></Show></div>
    }
}

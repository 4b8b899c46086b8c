//! The result: who won and why, the final table, the course of the game, a few facts, and the possible next steps.

use kernel::{GameResult, Rule, Seat};
use leptos::prelude::*;
use text::Value;

use super::another::set_up;
use super::curve::Curves;
use super::ending::Ending;
use super::offer::Offer;
use super::standing::Standing;
use super::state::Table;
use super::{focus, moment, past};
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
    let ending = Ending::provide(table);
    let open = Memo::new(move |_| {
        let is_hidden = table.panels.has_closed_result() || table.looks_back();
        !is_hidden && ending.is_ready() && !table.moving.is_settling()
    });
    Effect::new(move |_| {
        if open.get() {
            ending.begin();
        }
    });
    let keyed = window_event_listener(leptos::ev::keydown, move |_| ending.skip());
    let tapped = window_event_listener(leptos::ev::pointerdown, move |_| ending.skip());
    on_cleanup(move || {
        keyed.remove();
        tapped.remove();
    });
    let result = Memo::new(move |_| table.result());
    let panel = NodeRef::<leptos::html::Section>::new();
    // The focus moves here: from its previous place the keyboard would have to pass every piece and the whole log.
    Effect::new(move |_| {
        if let Some(panel) = panel.get().filter(|_| !focus::is_writing()) {
            let _ = panel.focus();
        }
    });
    view! {
        <Show when=move || open.get() && result.with(Option::is_some)>
            <section class="end" class:counting=move || ending.is_counting() aria-label=tr("end") data-result="" tabindex="-1" node_ref=panel>
                {move || result.get().map(|result| view! {
                    <header>
                        <h2>{move || if ending.is_counting() { tr("end-counting") } else { headline(table, &result) }}</h2>
                        <button type="button" class="tool" data-act="close-result" aria-label=tr("close") on:click=move |_| table.panels.close_result()>{icon("close")}</button>
                    </header>
                    {why(ending, result)}
                    <Standing result/>
                    <Curves/>
                    <Facts/>
                    <div class="actions"><Next/><Offer/></div>
                })}
            </section>
        </Show>
    }
}

/// Returns who won by how much: the points of the winner and of the others, or the count that won.
fn score(ending: Ending, result: &GameResult) -> Option<String> {
    let mut winners = result.winners();
    let (Some(winner), None) = (winners.next(), winners.next()) else { return None };
    let (what, curve) = ending.decisive().or_else(|| Some(("end-points".to_owned(), ending.points()?)))?;
    let mut others: Vec<i16> =
        Seat::all(ending.players()).filter(|seat| *seat != winner).map(|seat| curve.last(seat)).collect();
    others.sort_unstable_by(|one, other| other.cmp(one));
    let others = i18n::list(&others.iter().map(ToString::to_string).collect::<Vec<_>>());
    let what = tr(&what);
    let args = [
        ("what", Value::Text(&what)),
        ("winner", Value::Number(curve.last(winner).into())),
        ("others", Value::Text(&others)),
    ];
    Some(tr_with("end-score", &args))
}

/// Renders why the game was won.
fn why(ending: Ending, result: GameResult) -> impl IntoView {
    let rule = |kind: &str, rule: Rule| {
        let words = tr(&format!("{}-{kind}-{}", rule.list, rule.item));
        view! { {words}" "<RuleLink rule/> }
    };
    view! {
        <p class="why">
            {move || score(ending, &result).map(|score| format!("{score} "))}
            {rule("ended", result.ended)}" "{rule("result", result.decided)}
        </p>
    }
}

/// A few facts of the game, which the game itself brings.
#[component]
fn Facts() -> impl IntoView {
    let table = Table::here();
    let facts = Memo::new(move |_| {
        let effects = table.effects();
        let names = i18n::by_name(table.company.names.get());
        table.game.facts(&effects).iter().map(|fact| i18n::told(fact, &names)).collect::<Vec<_>>()
    });
    let fact = move |parts| view! { <li>{table.drawn(parts)}</li> };
    view! {
        <Show when=move || facts.with(|facts| !facts.is_empty())>
            <ul class="facts" aria-label=tr("end-facts")>{move || facts.get().into_iter().map(fact).collect_view()}</ul>
        </Show>
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
        <button type="button" class="quiet" data-act="share-end" on:click=move |_| moment::share(table)>{icon("link")}{tr("act-share")}</button>
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

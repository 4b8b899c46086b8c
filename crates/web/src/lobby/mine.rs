//! The guest's own tables, those that wait for the guest first.

use leptos::prelude::*;
use protocol::{Awaiting, TableSummary};
use text::Value;

use super::refresh;
use crate::app::{Inside, table_path};
use crate::games::Games;
use crate::i18n::{tr, tr_with};
use crate::net;
use crate::offer::{game_title, options_line};
use crate::table::{level_name, said};

/// The most tables that are listed; older ones can be opened by their address.
const SHOWN: usize = 8;

/// The list of the guest's tables.
#[component]
pub fn MyTables() -> impl IntoView {
    let tables = refresh(|| async { net::get::<Vec<TableSummary>>("/api/tables").await.map(ordered) });
    let list = move || match tables.get() {
        None => view! { <p class="hint" aria-busy="true">{tr("lobby-loading")}</p> }.into_any(),
        Some(Err(failure)) => view! { <p class="hint" role="alert">{said(&failure)}</p> }.into_any(),
        Some(Ok(tables)) if tables.is_empty() => {
            view! { <p class="hint">{tr("lobby-no-tables")}</p> }.into_any()
        }
        Some(Ok(tables)) => {
            view! { <ul>{tables.into_iter().take(SHOWN).map(row).collect_view()}</ul> }.into_any()
        }
    };
    let running = move || match tables.get() {
        Some(Ok(tables)) => {
            let running = tables.iter().filter(|table| table.awaiting != Awaiting::Over).count();
            tr_with("lobby-running", &[("tables", Value::Number(running as i64))])
        }
        _ => String::new(),
    };
    view! {
        <section class="panel my-tables" aria-labelledby="my-tables">
            <header><h2 id="my-tables">{tr("lobby-mine")}</h2><small>{running}</small></header>
            {list}
        </section>
    }
}

/// Sorts tables: first those that wait for the guest, then the running ones, then the finished ones, each latest first.
fn ordered(mut tables: Vec<TableSummary>) -> Vec<TableSummary> {
    tables.sort_by_key(|table| {
        let rank = match table.awaiting {
            Awaiting::Over => 2,
            _ if is_mine(table) => 0,
            _ => 1,
        };
        (rank, std::cmp::Reverse(table.changed))
    });
    tables
}

fn is_mine(table: &TableSummary) -> bool {
    matches!(table.awaiting, Awaiting::Decision { seat } if table.seats.get(seat.index()).is_some_and(|seat| seat.mine))
}

fn row(table: TableSummary) -> impl IntoView {
    let players = table.seats.len();
    let mark = Games::here().of(&table.setup).map(|game| (game.mark)(false));
    let game = game_title(&table.setup);
    let heading =
        tr_with("lobby-table", &[("game", Value::Text(&game)), ("players", Value::Number(players as i64))]);
    let mine = is_mine(&table);
    let over = table.awaiting == Awaiting::Over;
    let word = if over {
        "lobby-look"
    } else if mine {
        "lobby-your-turn"
    } else {
        "lobby-open"
    };
    let options = options_line(&table.setup, &table.options);
    view! {
        <li data-table=table.table.clone()>
            {mark}
            <span class="what"><b>{heading}</b><small>{standing(&table)}</small>{options.map(|options| view! { <small data-options="">{options}</small> })}</span>
            <Inside path=table_path(&table.table) class=if mine { "button lit" } else { "button" }>{tr(word)}</Inside>
        </li>
    }
}

/// Describes the state of a table, such as "Round 9, you have 7 points, with Master".
fn standing(table: &TableSummary) -> String {
    if table.awaiting == Awaiting::Players {
        let open = table.seats.iter().filter(|seat| seat.open).count() as i64;
        return tr_with("gather-open", &[("seats", Value::Number(open))]);
    }
    let players = table.seats.len().max(1) as u32;
    let over = table.awaiting == Awaiting::Over;
    let round = (table.turns + u32::from(!over)).div_ceil(players);
    let mine = table.seats.iter().find(|seat| seat.mine).and_then(|seat| table.scores.get(seat.seat.index()));
    let one_screen = table.seats.iter().all(|seat| seat.mine);
    let shown = table.seats.iter().filter(|seat| one_screen || !seat.mine);
    let names: Vec<String> = shown
        .map(|seat| match (&seat.level, seat.name.is_empty()) {
            (_, false) => seat.name.clone(),
            (Some(level), true) => level_name(level),
            (None, true) => {
                tr_with("player-number", &[("number", Value::Number(i64::from(seat.seat.0) + 1))])
            }
        })
        .collect();
    let id = match (over, one_screen) {
        (true, _) => "lobby-over",
        (false, true) => "lobby-one-screen",
        (false, false) => "lobby-standing",
    };
    tr_with(
        id,
        &[
            ("round", Value::Number(round.into())),
            ("points", Value::Number(mine.copied().unwrap_or_default().into())),
            ("names", Value::Text(&names.join(&tr("list-comma")))),
        ],
    )
}

//! Public tables that have open seats.

use leptos::prelude::*;
use protocol::OpenTable;
use text::Value;

use super::refresh::refresh;
use crate::shared::frame::{Inside, table_path};
use crate::shared::games::Games;
use crate::shared::i18n::{tr, tr_with};
use crate::shared::offer::{game_title, options_line};
use crate::shared::refusal::said;
use crate::shared::{house, levels};

/// The maximum number of tables that are listed.
const SHOWN: usize = 6;

/// The list of public tables, fetched every few seconds.
#[component]
pub fn OpenTables() -> impl IntoView {
    let tables = refresh(|| house::get::<Vec<OpenTable>>("/api/lobby"));
    let list = move || match tables.get() {
        None => view! { <p class="hint" aria-busy="true">{tr("lobby-loading")}</p> }.into_any(),
        Some(Err(failure)) => view! { <p class="hint" role="alert">{said(&failure)}</p> }.into_any(),
        Some(Ok(tables)) if tables.is_empty() => {
            view! { <p class="hint">{tr("lobby-none-open")}</p> }.into_any()
        }
        Some(Ok(tables)) => {
            view! { <ul>{tables.into_iter().take(SHOWN).map(row).collect_view()}</ul> }.into_any()
        }
    };
    view! {
        <section class="panel my-tables open-tables" aria-labelledby="open-tables">
            <header><h2 id="open-tables">{tr("lobby-open-tables")}</h2></header>
            {list}
        </section>
    }
}

fn row(table: OpenTable) -> impl IntoView {
    let mark = Games::here().of(&table.setup).map(|game| (game.mark)(true));
    let game = game_title(&table.setup);
    let players = table.seats.len() as i64;
    let heading =
        tr_with("lobby-table", &[("game", Value::Text(&game)), ("players", Value::Number(players))]);
    let open = table.seats.iter().filter(|seat| seat.open).count() as i64;
    let names = table.seats.iter().filter(|seat| !seat.open).map(|seat| match &seat.level {
        _ if !seat.name.is_empty() => seat.name.clone(),
        Some(level) => levels::name(level),
        None => tr_with("player-number", &[("number", Value::Number(i64::from(seat.seat.0) + 1))]),
    });
    let names: Vec<String> = names.collect();
    let free = tr_with("gather-open", &[("seats", Value::Number(open))]);
    let options = options_line(&table.setup, &table.options);
    view! {
        <li data-open-table=table.table.clone()>
            {mark}
            <span class="what"><b>{heading}</b><small>{names.join(&tr("list-comma"))}" · "{free}</small>{options.map(|options| view! { <small data-options="">{options}</small> })}</span>
            <Inside path=table_path(&table.table) class="button">{tr("act-join")}</Inside>
        </li>
    }
}

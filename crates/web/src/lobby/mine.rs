//! The guest's own tables, page by page, those that wait for the guest first; and removing them from the list.

use js_sys::JSON;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Awaiting, MyTables, RemoveTables, SeatInfo, TableSummary};
use serde::de::IgnoredAny;
use text::Value;
use wasm_bindgen::JsValue;

use super::refresh::refresh;
use crate::shared::draw::icon;
use crate::shared::frame::{Inside, table_path};
use crate::shared::games::Games;
use crate::shared::house;
use crate::shared::i18n::{Spoken, tr, tr_with};
use crate::shared::offer::{game_title, options_line};
use crate::shared::people::bot_name;
use crate::shared::refusal::said;

/// The number of tables on a page.
const SHOWN: u32 = 5;
/// The format of a table's date.
const DATE: &str = r#"{"dateStyle":"medium","timeStyle":"short"}"#;

/// The state of the list.
#[derive(Clone, Copy)]
struct List {
    /// The number of tables before the page.
    from: RwSignal<u32>,
    /// The number of removals, which triggers a new request.
    removed: RwSignal<u32>,
    /// The removal that waits for confirmation by a second press: a table's name; empty for all finished tables.
    sure: RwSignal<Option<String>>,
    failed: RwSignal<Option<String>>,
}

/// The list of the guest's tables.
#[component]
pub fn Mine() -> impl IntoView {
    let list = List {
        from: RwSignal::new(0),
        removed: RwSignal::new(0),
        sure: RwSignal::new(None),
        failed: RwSignal::new(None),
    };
    let tables = refresh(move || {
        list.removed.track();
        let path = format!("/api/mine?from={}&most={SHOWN}", list.from.get());
        async move { house::get::<MyTables>(&path).await }
    });
    let content = move || match tables.get() {
        None => view! { <p class="hint" aria-busy="true">{tr("lobby-loading")}</p> }.into_any(),
        Some(Err(failure)) => view! { <p class="hint" role="alert">{said(&failure)}</p> }.into_any(),
        Some(Ok(page)) if page.total == 0 => view! { <p class="hint">{tr("lobby-no-tables")}</p> }.into_any(),
        Some(Ok(page)) => list.page(page),
    };
    let running = move || match tables.get() {
        Some(Ok(page)) => tr_with("lobby-running", &[("tables", Value::Number(page.running.into()))]),
        _ => String::new(),
    };
    view! {
        <section class="panel my-tables" aria-labelledby="my-tables">
            <header><h2 id="my-tables">{tr("lobby-mine")}</h2><small>{running}</small></header>
            {content}
            <Show when=move || list.failed.with(Option::is_some)><p class="failed" role="alert">{move || list.failed.get()}</p></Show>
        </section>
    }
}

impl List {
    fn page(self, page: MyTables) -> AnyView {
        let MyTables { tables, from, total, running } = page;
        let last = from + tables.len() as u32;
        let turn = move |act: &'static str, picture: &'static str, to: u32, closed: bool| {
            view! {
                <button type="button" class="tool" data-act=act aria-label=tr(act) title=tr(act) disabled=closed
                    on:click=move |_| self.from.set(to)>{icon(picture)}</button>
            }
        };
        let turned = (total > SHOWN).then(|| {
            let args = [("first", from + 1), ("last", last), ("total", total)];
            let args = args.map(|(name, number)| (name, Value::Number(number.into())));
            view! {
                {turn("page-back", "previous", from.saturating_sub(SHOWN), from == 0)}
                <span role="status">{tr_with("lobby-page", &args)}</span>
                {turn("page-on", "next", from + SHOWN, last == total)}
            }
        });
        let clear = (running < total).then(|| self.removal(String::new(), tr("lobby-clear"), true));
        view! {
            <ul>{tables.into_iter().map(|table| self.row(&table)).collect_view()}</ul>
            <div class="pager">{turned}{clear}</div>
        }
        .into_any()
    }

    fn row(self, table: &TableSummary) -> AnyView {
        let mark = Games::here().of(&table.setup).map(|game| (game.mark)(false));
        let mine = |seat: &SeatInfo| seat.mine;
        let one_screen = table.seats.iter().all(mine);
        let shown = table.seats.iter().filter(|seat| one_screen || !seat.mine);
        let names: Vec<String> = shown.map(|seat| seat_name(&table.seats, seat)).collect();
        let names = names.join(&tr("list-comma"));
        let to_act = match table.awaiting {
            Awaiting::Decision { seat } => table.seats.get(seat.index()),
            _ => None,
        };
        let yours = to_act.is_some_and(mine);
        let (turn, word) = match (&table.awaiting, to_act) {
            (Awaiting::Over, _) => (tr("turn-over"), "lobby-look"),
            (_, Some(_)) if yours && !one_screen => (tr("lobby-your-turn"), "lobby-open"),
            (_, Some(seat)) => {
                let name = seat_name(&table.seats, seat);
                (tr_with("turn-other", &[("name", Value::Text(&name))]), "lobby-open")
            }
            _ => {
                let open = table.seats.iter().filter(|seat| seat.open).count() as i64;
                (tr_with("gather-open", &[("seats", Value::Number(open))]), "lobby-open")
            }
        };
        let game = game_title(&table.setup);
        let what = format!("{}: {game}, {names}", tr("lobby-remove"));
        let options = options_line(&table.setup, &table.options);
        view! {
            <li data-table=table.table.clone()>
                {mark}
                <span class="what">
                    <b>{game}</b>
                    <small>{names}</small>
                    {options.map(|options| view! { <small data-options="">{options}</small> })}
                    <small class:yours=yours>{turn}" · "<time>{date(table.changed)}</time></small>
                </span>
                <Inside path=table_path(&table.table) class=if yours { "button lit" } else { "button" }>{tr(word)}</Inside>
                {self.removal(table.table.clone(), what, false)}
            </li>
        }
        .into_any()
    }

    /// Renders the button that removes a table, or with an empty name all finished ones: the first press asks for
    /// confirmation, the second removes.
    fn removal(self, table: String, label: String, words: bool) -> AnyView {
        let name = StoredValue::new(table);
        let label = StoredValue::new(label);
        let asks = move || {
            self.sure.with(|sure| sure.as_ref().is_some_and(|sure| name.with_value(|name| name == sure)))
        };
        let press = move |_| {
            if untrack(asks) {
                self.sure.set(None);
                self.remove(name.get_value());
            } else {
                self.sure.set(Some(name.get_value()));
            }
        };
        let content = move || match (asks(), words) {
            (true, _) => tr("lobby-remove-sure").into_any(),
            (false, true) => label.get_value().into_any(),
            (false, false) => icon("close").into_any(),
        };
        let class = move || match (asks(), words) {
            (true, _) => "button lit",
            (false, true) => "link",
            (false, false) => "tool",
        };
        let spoken = move || {
            if asks() {
                format!("{}: {}", tr("lobby-remove-sure"), label.get_value())
            } else {
                label.get_value()
            }
        };
        view! {
            <button type="button" data-act="remove" class=class aria-label=spoken title=spoken
                on:click=press on:blur=move |_| self.sure.set(None)>{content}</button>
        }
        .into_any()
    }

    fn remove(self, table: String) {
        let wish = if table.is_empty() { RemoveTables::Finished {} } else { RemoveTables::One { table } };
        self.failed.set(None);
        spawn_local(async move {
            match house::post::<IgnoredAny>("/api/mine/remove", &wish).await {
                Ok(_) => {
                    self.removed.try_update(|removed| *removed += 1);
                }
                Err(failure) => {
                    self.failed.try_set(Some(said(&failure)));
                }
            }
        });
    }
}

/// Returns the name of the holder of a seat at the table.
fn seat_name(seats: &[SeatInfo], seat: &SeatInfo) -> String {
    match seat {
        _ if !seat.name.is_empty() => seat.name.clone(),
        _ if seat.open => tr("gather-empty"),
        SeatInfo { level: Some(_), .. } => bot_name(seats, seat.seat),
        _ if seat.former => tr("former-player"),
        _ => tr_with("player-number", &[("number", Value::Number(i64::from(seat.seat.0) + 1))]),
    }
}

/// Formats a time, in seconds since 1970, in the reader's language.
fn date(seconds: u64) -> String {
    let tag = Spoken::here().language.get_untracked().unwrap_or_default().tag();
    let how = JSON::parse(DATE).unwrap_or(JsValue::UNDEFINED);
    js_sys::Date::new(&JsValue::from_f64(seconds as f64 * 1000.0)).to_locale_string(tag, &how).into()
}

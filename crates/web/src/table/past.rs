//! Looking at earlier moments: the log's entries as steps back and forth.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::ViewAt;
use text::Value;

use super::state::{Past, Table};
use crate::gem::icon;
use crate::i18n::{tr, tr_with};
use crate::net;

/// Shows the table as it stood at `version`; the latest one is simply now.
pub fn look_at(table: Table, version: u32) {
    table.log_open.set(false);
    if table.now.with_untracked(|now| now.version == version) {
        return back_to_now(table);
    }
    let viewer = table.me.get_untracked().map_or("spectator".to_owned(), |seat| seat.to_string());
    let path = format!("/api/tables/{}/at/{version}?viewer={viewer}", table.id.get_value());
    spawn_local(async move {
        let view = match net::get::<ViewAt>(&path).await {
            Ok(then) => serde_json::from_str(then.view.get()).ok(),
            Err(_) => None,
        };
        match view {
            Some(view) => {
                table.asked.set(None);
                table.past.set(Some(Past { version, view }));
            }
            None => table.notice.set(Some(tr("past-not-there"))),
        }
    });
}

/// Shows the table as it stands.
pub fn back_to_now(table: Table) {
    table.past.set(None);
}

/// Goes `by` entries forward in the log (backward if negative) from what is shown.
pub fn step(table: Table, by: i32) {
    let shown = table.past.with_untracked(|past| past.map(|past| past.version));
    let target = table.entries.with_untracked(|entries| {
        let last = entries.len() as i32 - 1;
        let here = shown.map_or(last, |version| {
            entries.iter().rposition(|entry| entry.version <= version).map_or(-1, |at| at as i32)
        });
        let there = here + by;
        if there < 0 || there > last { None } else { entries.get(there as usize).map(|entry| entry.version) }
    });
    if let Some(version) = target {
        look_at(table, version);
    }
}

/// "Move 12 of 45".
fn said(table: Table) -> String {
    let version = table.past.with(|past| past.map_or(0, |past| past.version));
    let (number, moves) = table.entries.with(|entries| {
        (entries.iter().filter(|entry| entry.version <= version).count() as i64, entries.len() as i64)
    });
    tr_with("replay-move", &[("number", Value::Number(number)), ("moves", Value::Number(moves))])
}

/// The two buttons that step through the log.
#[component]
pub fn Steps() -> impl IntoView {
    let table = Table::here();
    view! {
        <div class="steps">
            <button type="button" class="tool" data-act="step-back" aria-label=tr("step-back") title=tr("step-back")
                on:click=move |_| step(table, -1)>{icon("previous")}</button>
            <button type="button" class="tool" data-act="step-on" aria-label=tr("step-on") title=tr("step-on")
                disabled=move || table.past.with(Option::is_none)
                on:click=move |_| step(table, 1)>{icon("next")}</button>
        </div>
    }
}

/// Says that an earlier moment is shown, in the place where a turn would be prepared.
#[component]
pub fn Banner() -> impl IntoView {
    let table = Table::here();
    view! {
        <div class="banner" role="status">
            <p>{move || said(table)}</p>
            <div class="actions">
                <button type="button" class="main" data-act="now" on:click=move |_| back_to_now(table)>
                    {tr("past-now")}<kbd>"End"</kbd>
                </button>
                <Steps/>
            </div>
        </div>
    }
}

//! A link to a moment of a game that is over.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

use super::state::Table;
use crate::shared::copy::clipboard;
use crate::shared::draw::icon;
use crate::shared::frame::table_path;
use crate::shared::i18n::tr;
use crate::shared::site;

/// Returns the version that is shown.
fn version(table: Table) -> u32 {
    let past = table.replay.past(|past| past.as_ref().map(|past| past.version));
    past.unwrap_or_else(|| table.now(|now| now.version))
}

/// Copies the link to the moment that is shown. It is the address of the page too, for browsers without a clipboard.
pub fn share(table: Table) {
    let path = format!("{}?at={}", table_path(&table.id()), untrack(|| version(table)));
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&site::address(&path)));
    }
    let Some(clipboard) = clipboard() else { return table.notices.tell(tr("moment-here")) };
    let link = site::whole() + &path;
    spawn_local(async move {
        let is_copied = JsFuture::from(clipboard.write_text(&link)).await.is_ok();
        table.notices.tell(tr(if is_copied { "moment-copied" } else { "moment-here" }));
    });
}

/// The button of the replay that copies a link to the moment that is shown.
#[component]
pub fn Moment() -> impl IntoView {
    let table = Table::here();
    view! {
        <button type="button" class="tool" data-act="share-moment" aria-label=tr("act-share-moment") title=tr("act-share-moment")
            on:click=move |_| share(table)>{icon("link")}</button>
    }
}

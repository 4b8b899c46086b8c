//! Opens a game file as a table, to replay it or to continue it.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Created, GAME_FILE_BYTES_MAX, OpenGame, RefusalKind};
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

use crate::shared::draw::icon;
use crate::shared::frame::{Route, table_path};
use crate::shared::house::{self, Failure};
use crate::shared::i18n::tr;
use crate::shared::refusal::said;
use crate::shared::screen::bring_into_sight;

/// The panel that opens a game file.
#[component]
pub fn OpenFile() -> impl IntoView {
    let route = expect_context::<Route>();
    let failed = RwSignal::new(None::<String>);
    let input = NodeRef::<leptos::html::Input>::new();
    let panel = NodeRef::<leptos::html::Section>::new();
    // The message makes the panel higher, beyond the edge of a small window.
    Effect::new(move |_| {
        if let (true, Some(panel)) = (failed.with(Option::is_some), panel.get()) {
            bring_into_sight(&panel);
        }
    });
    let chosen = move |_| {
        let Some(field) = input.get() else { return };
        let Some(file) = field.files().and_then(|files| files.get(0)) else { return };
        failed.set(None);
        spawn_local(async move {
            match open(&file).await {
                Ok(created) => route.go(&table_path(&created.table)),
                Err(why) => failed.set(Some(why)),
            }
            // The value is cleared, so that the same file can be chosen again.
            field.set_value("");
        });
    };
    view! {
        <section class="panel open-file" aria-label=tr("file-open") node_ref=panel>
            {icon("open")}
            <label>
                <b>{tr("file-open")}</b>
                <small class:failed=move || failed.with(Option::is_some) aria-live="polite">
                    {move || failed.get().unwrap_or_else(|| tr("file-about"))}
                </small>
                <input type="file" class="heard" data-act="open" accept=".cab,.txt,text/plain" node_ref=input on:change=chosen/>
            </label>
        </section>
    }
}

async fn open(file: &File) -> Result<Created, String> {
    if file.size() > GAME_FILE_BYTES_MAX as f64 {
        return Err(tr("net-too-large"));
    }
    let log = JsFuture::from(file.text())
        .await
        .ok()
        .and_then(|text| text.as_string())
        .ok_or_else(|| tr("file-unreadable"))?;
    // Bytes that are no text, such as those of a picture, say nothing to whoever opened them.
    if log.contains(['\0', '\u{fffd}']) {
        return Err(tr("file-no-game"));
    }
    let opened = house::post("/api/games", &OpenGame { log, seats: Vec::new() }).await;
    opened.map_err(|failure| match &failure {
        // The server names the line with the fault.
        Failure::Refused(refusal) if refusal.kind == RefusalKind::Malformed => {
            [&tr("file-no-game"), " ", &refusal.why].concat()
        }
        _ => said(&failure),
    })
}

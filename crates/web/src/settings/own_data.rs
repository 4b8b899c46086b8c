//! The data stored about the player: as a file, and its removal.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::de::IgnoredAny;

use crate::shared::i18n::tr;
use crate::shared::refusal::said;
use crate::shared::{house, site};

/// The part of the settings in which players download the data stored about them, or have it removed after a second
/// question.
#[component]
pub fn OwnData() -> impl IntoView {
    let (asked, failed) = (RwSignal::new(false), RwSignal::new(None::<String>));
    let forget = move |_| {
        failed.set(None);
        spawn_local(async move {
            let wish = serde_json::json!({ "what": "everything" });
            match house::post::<IgnoredAny>("/api/me/forget", &wish).await {
                // The page still shows the data of the former player, so it is loaded anew.
                Ok(_) => drop(window().location().set_href(&site::address("/"))),
                Err(failure) => drop(failed.try_set(Some(said(&failure)))),
            }
        });
    };
    view! {
        <div class="field" data-part="own-data">
            <span>{tr("settings-data")}</span>
            <a class="button" href=house::address("/api/me") download="cabochon.json" data-act="download-data">{tr("data-download")}</a>
            <Show when=move || !asked.get()>
                <button type="button" class="button" data-act="forget" on:click=move |_| asked.set(true)>
                    {tr("data-forget")}
                </button>
            </Show>
        </div>
        <Show when=move || asked.get()>
            <p role="alert">{tr("data-forget-sure")}</p>
            <div class="field">
                <button type="button" class="button" data-act="forget-yes" on:click=forget>{tr("data-forget-yes")}</button>
                <button type="button" class="button" data-act="forget-no" on:click=move |_| asked.set(false)>{tr("data-forget-no")}</button>
            </div>
        </Show>
        {move || failed.get().map(|why| view! { <p class="hint" role="alert">{why}</p> })}
    }
}

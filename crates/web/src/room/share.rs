//! The link to a table: to be copied, shared with another program, or scanned from the screen.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

use crate::shared::about::AboutServer;
use crate::shared::copy::clipboard;
use crate::shared::frame::table_path;
use crate::shared::i18n::tr;
use crate::shared::{house, site};

/// The panel with the link and its QR code, for a page that [asks](AboutServer::keep_asking) the server about itself.
#[component]
pub fn Share(
    /// The table's name in addresses.
    id: String,
    /// Whether copying the link is the main action now; none once the game has begun.
    #[prop(optional)]
    chief: Option<Signal<bool>>,
) -> impl IntoView {
    let picture = house::address(&format!("/api/tables/{id}/qr.svg"));
    let public = AboutServer::here().address;
    // Other people may reach the server under another address than this page.
    let link = Memo::new(move |_| format!("{}{}", public.get().unwrap_or_else(site::whole), table_path(&id)));
    let copied = RwSignal::new(false);
    let field = NodeRef::<leptos::html::Input>::new();
    let copy = move |_| {
        let Some(field) = field.get_untracked() else { return };
        match clipboard() {
            Some(clipboard) => spawn_local(async move {
                let done = JsFuture::from(clipboard.write_text(&link.get_untracked())).await.is_ok();
                copied.try_set(done);
            }),
            None => copied.set(copy_selected(&field)),
        }
    };
    let select =
        move |event: leptos::ev::FocusEvent| event_target::<web_sys::HtmlInputElement>(&event).select();
    view! {
        <section class="panel share" aria-labelledby="share-name">
            <div>
                <h2 id="share-name">{tr(if chief.is_some() { "gather-share" } else { "gather-link" })}</h2>
                {chief.map(|_| view! { <p class="hint">{tr("gather-share-about")}</p> })}
                <div class="link-line">
                    <input type="text" class="name" readonly data-act="link" aria-label=tr("gather-link") prop:value=link on:focus=select node_ref=field/>
                    <button type="button" class=move || if chief.is_some_and(|chief| chief.get()) { "main" } else { "button" } data-act="copy" on:click=copy>{move || tr(if copied.get() { "act-copied" } else { "act-copy" })}</button>
                </div>
            </div>
            <img src=picture alt=tr("gather-qr") width="132" height="132"/>
        </section>
    }
}

/// Copies with the older method, which works on every page.
fn copy_selected(field: &web_sys::HtmlInputElement) -> bool {
    field.select();
    let document = document().dyn_into::<web_sys::HtmlDocument>();
    document.is_ok_and(|document| document.exec_command("copy").unwrap_or_default())
}

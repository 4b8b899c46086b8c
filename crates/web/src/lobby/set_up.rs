//! The panel that sets a game up: players, who holds each seat, and options.

use leptos::prelude::*;
use text::Value;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::beginning::Beginning;
use super::plan::SeatPlan;
use super::seats::SeatsForm;
use crate::shared::draw::icon;
use crate::shared::games::Listed;
use crate::shared::i18n::{tr, tr_with};
use crate::shared::panel::{Open, Shown};

/// The panel with the form for a game.
#[component]
pub fn SetUp(
    /// The game.
    listed: &'static Listed,
    /// Its set-up.
    plan: SeatPlan,
) -> impl IntoView {
    provide_context(plan);
    let name = listed.outline.name;
    let title = tr(&format!("game-{name}"));
    let label = tr_with("act-more.about", &[("game", Value::Text(&title))]);
    let open = Open::here();
    let beginning = Beginning::new();
    let heading = NodeRef::<leptos::html::H2>::new();
    // The keyboard comes to the form, and goes back to the button that opened it.
    Effect::new(move |_| {
        if let Some(heading) = heading.get() {
            let _ = heading.focus();
        }
    });
    on_cleanup(move || request_animation_frame(move || refocus(name)));
    view! {
        <aside class="settings set-up" data-set-up=name aria-label=label>
            <header>
                <h2 tabindex="-1" node_ref=heading>{title}</h2>
                <button type="button" class="tool" data-act="close-set-up" aria-label=tr("close")
                    on:click=move |_| open.close(Shown::SetUp(name))>{icon("close")}</button>
            </header>
            <SeatsForm/>
            // The button keeps to the lower edge of a small window, and so does the reason why it did not work.
            <div class="go">
                {beginning.failure()}
                <button type="button" class="main" data-act="begin" disabled=move || beginning.busy.get()
                    on:click=move |_| beginning.begin(plan.to_table())>
                    {icon("play")}<span>{move || tr(if plan.has_open() { "act-open-table" } else { "act-begin" })}</span>
                </button>
            </div>
        </aside>
    }
}

/// Gives the focus to the button that opened the panel of a game, if nothing else has it.
fn refocus(game: &str) {
    let lost = document().active_element().is_none_or(|element| element.tag_name() == "BODY");
    let button = document().query_selector(&format!("[data-board='{game}'] [data-act='more']"));
    if let (true, Ok(Some(button))) = (lost, button) {
        let _ = button.unchecked_into::<HtmlElement>().focus();
    }
}

//! The side column: a question of another player, the log, and, if there is anybody else, the chat and the link; or the
//! counts.

use leptos::prelude::*;
use text::Value;

use super::annex;
use super::log::Log;
use super::state::Table;
use super::wish::WishInColumn;
use crate::shared::draw::icon;
use crate::shared::i18n::{tr, tr_with};
use crate::shared::talk::TalkPanel;

/// The side column.
#[component]
pub fn Side() -> impl IntoView {
    let table = Table::here();
    let content = move || match table.panels.shows_counts() {
        true => {
            let counts = table.game.counts();
            annex::in_panel(Box::new(move |annex| (annex.counts)(counts)))
        }
        false => view! { <LogOrTalk/> }.into_any(),
    };
    view! {
        <div class="side">
            <WishInColumn/>
            {content}
        </div>
    }
}

#[component]
fn LogOrTalk() -> impl IntoView {
    let table = Table::here();
    let invites = RwSignal::new(false);
    let inviting = Memo::new(move |_| invites.get() && table.has_company());
    let talking = Memo::new(move |_| table.talk.is_open() && table.has_company());
    on_cleanup(move || {
        table.talk.close();
    });
    view! {
        <Show when=move || table.has_company()><Tabs invites/></Show>
        {move || match (inviting.get(), talking.get()) {
            (true, _) => annex::in_panel(Box::new(move |annex| (annex.share)(table.id()))),
            (false, true) => view! { <TalkPanel talk=table.talk seat=table.at_screen.me.into()/> }.into_any(),
            (false, false) => view! { <Log/>{move || table.game.below_log()} }.into_any(),
        }}
    }
}

#[component]
fn Tabs(
    /// Whether the link to the table is shown instead of both.
    invites: RwSignal<bool>,
) -> impl IntoView {
    let table = Table::here();
    let talk = table.talk;
    let tab = move |open: bool, act: &'static str| {
        let press = move |_| {
            invites.set(false);
            talk.show(open);
        };
        view! {
            <button type="button" data-act=act aria-pressed=move || (!invites.get() && talk.is_open() == open).to_string() on:click=press>
                {tr(act)}
                <Show when=move || open && talk.unread() != 0>
                    <span class="unread" aria-label=move || tr_with("chat-unread", &[("lines", Value::Number(talk.unread() as i64))])>{move || talk.unread()}</span>
                </Show>
            </button>
        }
    };
    let invite = move |_| {
        talk.show(false);
        invites.set(true);
    };
    view! {
        <div class="segments tabs" role="group" aria-label=tr("log-or-chat")>
            {tab(false, "log")}{tab(true, "chat")}
            <button type="button" data-act="invite" aria-pressed=move || invites.get().to_string() on:click=invite>{tr("invite")}</button>
            // The log has a close button of its own.
            <Show when=move || invites.get() || talk.is_open()>
                <button type="button" class="tool only-compact" data-act="close-log" aria-label=tr("close")
                    on:click=move |_| table.panels.close_log()>{icon("close")}</button>
            </Show>
        </div>
    }
}

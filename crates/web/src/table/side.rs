//! The side column: the log, and the chat if there is anybody to talk to.

use leptos::prelude::*;
use text::Value;

use super::log::Log;
use super::state::Table;
use super::wish::WishInColumn;
use crate::i18n::{tr, tr_with};
use crate::talk::TalkPanel;

/// The side column with the log and the chat.
#[component]
pub fn Side() -> impl IntoView {
    let table = Table::here();
    let talking = move || table.talk.open.get() && table.has_company();
    on_cleanup(move || {
        table.talk.open.try_set(false);
    });
    view! {
        <div class="side">
            <WishInColumn/>
            <Show when=move || table.has_company()><Tabs/></Show>
            <Show when=talking fallback=|| view! { <Log/> }>
                <TalkPanel talk=table.talk seat=table.me.into()/>
            </Show>
            {move || if talking() { None } else { table.game.below_log() }}
        </div>
    }
}

#[component]
fn Tabs() -> impl IntoView {
    let talk = Table::here().talk;
    let tab = move |open: bool, act: &'static str| {
        view! {
            <button type="button" data-act=act aria-pressed=move || (talk.open.get() == open).to_string() on:click=move |_| talk.show(open)>
                {tr(act)}
                <Show when=move || open && talk.unread.get() != 0>
                    <span class="unread" aria-label=move || tr_with("chat-unread", &[("lines", Value::Number(talk.unread.get() as i64))])>{talk.unread}</span>
                </Show>
            </button>
        }
    };
    view! {
        <div class="segments tabs" role="group" aria-label=tr("log-or-chat")>{tab(false, "log")}{tab(true, "chat")}</div>
    }
}

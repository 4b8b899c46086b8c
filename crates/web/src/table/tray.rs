//! The tray: the prepared turn, always in the same place. It shows what is prepared, its price and payment, the choices
//! in it, and the button that makes the move.

use leptos::prelude::*;
use text::Value;

use super::cover::{Cover, Staying};
use super::state::Table;
use super::{choice, end, keys, replay};
use crate::i18n::{tr, tr_with};

/// The state that the tray shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    Past,
    Over,
    Covered,
    Staying,
    Waiting,
    /// A turn, by the kind of action in progress.
    Turn(&'static str),
}

impl Use {
    fn word(self) -> &'static str {
        match self {
            Use::Past => "past",
            Use::Over => "over",
            Use::Covered => "covered",
            Use::Staying => "staying",
            Use::Waiting => "waiting",
            Use::Turn(doing) => doing,
        }
    }
}

fn used_for(table: Table) -> Use {
    match () {
        () if table.past.with(Option::is_some) => Use::Past,
        () if table.over() => Use::Over,
        () if table.stays.with(Option::is_some) => Use::Staying,
        () if !table.my_turn() || table.sending.get() => Use::Waiting,
        () if table.covered.get() => Use::Covered,
        () => Use::Turn(table.doing()),
    }
}

/// The tray component.
#[component]
pub fn TrayPanel() -> impl IntoView {
    let table = Table::here();
    let used = Memo::new(move |_| used_for(table));
    let panel = NodeRef::<leptos::html::Section>::new();
    // After the way back from an earlier moment, whose button is gone, the focus moves to the turn.
    Effect::new(move |before: Option<Use>| {
        let used = used.get();
        if let Some(panel) = panel.get_untracked().filter(|_| before == Some(Use::Past) && used != Use::Past)
        {
            keys::receive_lost_focus(&panel);
        }
        used
    });
    view! {
        <section class="tray" aria-label=tr("tray") tabindex="-1" node_ref=panel data-mode=move || used.get().word()>
            {move || match used.get() {
                Use::Past => view! { <replay::Banner/> }.into_any(),
                Use::Over => view! { <end::Closing/> }.into_any(),
                Use::Covered => view! { <Cover/> }.into_any(),
                Use::Staying => view! { <Staying/> }.into_any(),
                Use::Waiting => view! { <Waiting/> }.into_any(),
                Use::Turn(doing) => view! { <Turn doing/> }.into_any(),
            }}
        </section>
    }
}

#[component]
fn Waiting() -> impl IntoView {
    let table = Table::here();
    let words = move || match table.now.with(|now| now.to_act()) {
        _ if table.sending.get() => tr("tray-sending"),
        Some(seat) => tr_with("tray-waiting", &[("name", Value::Text(&table.name(seat)))]),
        None => tr("turn-chance"),
    };
    let on_looker = move || table.me.get().is_none().then(|| view! { <b>{tr("tray-looking-on")}</b>" " });
    view! { <div class="detail waiting"><i class="lamp" aria-hidden="true"></i><p>{on_looker}{words}</p></div> }
}

#[component]
fn Turn(doing: &'static str) -> impl IntoView {
    let table = Table::here();
    view! {
        <div class="detail">{table.game.prepared()}</div>
        <div class="actions"><Actions doing/></div>
    }
}

#[component]
fn Actions(doing: &'static str) -> impl IntoView {
    let table = Table::here();
    let Some(button) = table.game.button(doing) else { return ().into_any() };
    let forced = button.forced;
    let other = move || {
        table.game.uses().zip(table.game.other_use()).map(|(uses, words)| {
            view! {
                <button type="button" class="quiet" data-act=uses.act on:click=move |_| choice::other_use(table)>
                    {tr(words)}<kbd>"R"</kbd>
                </button>
            }
        })
    };
    view! {
        <button type="button" class="main" data-act=if forced { "pass" } else { "confirm" } disabled=move || !table.is_ready()
            on:click=move |_| choice::confirm(table)>
            <span>{tr(button.words)}</span>
            {button.chosen.map(|chosen| view! { <span class="on-button only-compact" aria-hidden="true">{chosen}</span> })}
            <kbd>"Enter"</kbd>
        </button>
        {(!forced).then(|| view! {
            <button type="button" class="quiet" data-act="clear" on:click=move |_| choice::clear(table)>{tr("act-clear")}<kbd>"Esc"</kbd></button>
        })}
        {other}
    }
    .into_any()
}

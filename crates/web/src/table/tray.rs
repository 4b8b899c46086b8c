//! The tray: the prepared turn, always in the same place. It shows what is prepared, its price and payment, the choices
//! in it, and the button that makes the move.

use leptos::prelude::*;
use text::Value;
use tray::{AnyTurn, Missing, Use};

use super::cover::{Cover, Staying};
use super::state::Table;
use super::{annex, choice, replay};
use crate::shared::i18n::{self, tr, tr_with};

/// The state that the tray shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Past,
    Over,
    Covered,
    Staying,
    Waiting,
    Turn,
}

impl Shown {
    fn word(self) -> &'static str {
        match self {
            Shown::Past => "past",
            Shown::Over => "over",
            Shown::Covered => "covered",
            Shown::Staying => "staying",
            Shown::Waiting => "waiting",
            // The action in progress says more.
            Shown::Turn => "turn",
        }
    }
}

fn used_for(table: Table) -> Shown {
    match () {
        () if table.looks_back() => Shown::Past,
        () if table.over() => Shown::Over,
        () if table.at_screen.stays() => Shown::Staying,
        () if !table.my_turn() || table.choosing.is_sending() => Shown::Waiting,
        () if table.at_screen.covered.get() => Shown::Covered,
        () => Shown::Turn,
    }
}

/// The tray component.
#[component]
pub fn TrayPanel() -> impl IntoView {
    let table = Table::here();
    let used = Memo::new(move |_| used_for(table));
    let mode = move || match used.get() {
        Shown::Turn => table.doing(),
        used => used.word(),
    };
    view! {
        <section class="tray" aria-label=tr("tray") tabindex="-1" data-mode=mode>
            {move || match used.get() {
                Shown::Past => view! { <replay::Banner/> }.into_any(),
                Shown::Over => annex::in_panel(Box::new(|annex| (annex.closing)())),
                Shown::Covered => view! { <Cover/> }.into_any(),
                Shown::Staying => view! { <Staying/> }.into_any(),
                Shown::Waiting => view! { <Waiting/> }.into_any(),
                Shown::Turn => view! { <Turn/> }.into_any(),
            }}
        </section>
    }
}

#[component]
fn Waiting() -> impl IntoView {
    let table = Table::here();
    let words = move || match table.now(|now| now.to_act()) {
        _ if table.choosing.is_sending() => tr("tray-sending"),
        // The pieces of the move before are still on their way.
        Some(seat) if table.at_screen.me.get() == Some(seat) => tr("turn-settling"),
        Some(seat) => tr_with("tray-waiting", &[("name", Value::Text(&table.name(seat)))]),
        None => tr("turn-chance"),
    };
    let on_looker =
        move || table.at_screen.me.get().is_none().then(|| view! { <b>{tr("tray-looking-on")}</b>" " });
    let others_move = Memo::new(move |_| table.others_move());
    view! {
        <div class="detail waiting"><i class="lamp" aria-hidden="true"></i><p>{on_looker}{words}</p></div>
        <Show when=move || others_move.get()>
            <div class="actions">
                <button type="button" class="button" data-act="skip" on:click=move |_| table.moving.skip(true)>{tr("act-skip")}<kbd>{tr("key-space")}</kbd></button>
            </div>
        </Show>
    }
}

/// The buttons of a turn.
#[derive(Clone, PartialEq)]
enum Buttons {
    /// One button that makes the move, by the action in progress.
    Of(&'static str),
    /// One button for each use of the selected piece, by its name: the buttons stay when another use is chosen.
    Uses(Vec<&'static str>),
}

#[component]
fn Turn() -> impl IntoView {
    let table = Table::here();
    let doing = Memo::new(move |_| table.doing());
    let buttons = Memo::new(move |_| {
        let uses: Vec<_> = uses(table).into_iter().map(|of| of.name).collect();
        if uses.is_empty() { Buttons::Of(doing.get()) } else { Buttons::Uses(uses) }
    });
    let prepared = move || {
        doing.track();
        table.game.prepared()
    };
    let shown = move || match buttons.get() {
        Buttons::Of(doing) => view! { <Actions doing/> }.into_any(),
        Buttons::Uses(names) => {
            let each = names.into_iter().map(|name| view! { <UseButton name/> }).collect_view();
            view! { {each}<Clear/> }.into_any()
        }
    };
    view! {
        <div class="detail">{prepared}{move || reasons(table)}</div>
        <div class="actions">{shown}</div>
    }
}

fn uses(table: Table) -> Vec<Use<Missing>> {
    table.of_turn(AnyTurn::uses).unwrap_or_default()
}

/// Renders the reasons why some uses of the selected piece are not possible.
fn reasons(table: Table) -> impl IntoView {
    let names = i18n::by_name(table.company.names.get());
    let reason = move |of: Use<Missing>| {
        let why = of.why_not?;
        let name = tr(of.words);
        let sentence = table.drawn(i18n::told(&why.sentence, &names));
        Some(
            view! { <p class="cannot"><b>{tr_with("tray-cannot", &[("use", Value::Text(&name))])}</b>" "{sentence}</p> },
        )
    };
    uses(table).into_iter().filter_map(reason).collect_view()
}

/// The button of a use of the selected piece: it makes the move if the use is chosen already, otherwise it chooses the
/// use.
#[component]
fn UseButton(name: &'static str) -> impl IntoView {
    let table = Table::here();
    let of = Memo::new(move |_| uses(table).into_iter().find(|of| of.name == name));
    let chosen = Memo::new(move |_| of.with(|of| of.as_ref().is_some_and(|of| of.chosen)));
    let why =
        move || of.with(|of| of.as_ref().and_then(|of| of.why_not.as_ref().map(|why| why.title.clone())));
    let refused = Memo::new(move |_| why().is_some());
    let short = move || {
        let names = i18n::by_name(table.company.names.get());
        why().map(|title| view! { <small class="reason">{table.drawn(i18n::title(&title, &names))}</small> })
    };
    let words = move || of.with(|of| of.as_ref().map(|of| tr(of.words)));
    let on_button = move || {
        let chosen = chosen.get().then(|| table.game.button(table.doing())).flatten()?.chosen?;
        Some(view! { <span class="on-button only-compact" aria-hidden="true">{chosen}</span> })
    };
    let key = move || match (chosen.get(), refused.get()) {
        (true, _) => Some("Enter"),
        (false, false) => Some("R"),
        (false, true) => None,
    };
    view! {
        <button type="button" class=move || if chosen.get() { "main" } else { "button use" } data-act=move || if chosen.get() { "confirm" } else { name }
            aria-disabled=move || refused.get().then_some("true") on:click=move |_| choice::put_to(table, name)>
            <span>{words}{short}</span>
            {on_button}
            {move || key().map(|key| view! { <kbd>{key}</kbd> })}
        </button>
    }
}

#[component]
fn Actions(doing: &'static str) -> impl IntoView {
    let table = Table::here();
    let Some(button) = table.game.button(doing) else { return ().into_any() };
    let forced = button.forced;
    view! {
        <button type="button" class="main" data-act=if forced { "pass" } else { "confirm" } disabled=move || !table.is_ready()
            on:click=move |_| choice::confirm(table)>
            <span>{tr(button.words)}</span>
            {button.chosen.map(|chosen| view! { <span class="on-button only-compact" aria-hidden="true">{chosen}</span> })}
            <kbd>"Enter"</kbd>
        </button>
        {(!forced).then(|| view! { <Clear/> })}
    }
    .into_any()
}

#[component]
fn Clear() -> impl IntoView {
    let table = Table::here();
    view! {
        <button type="button" class="quiet" data-act="clear" on:click=move |_| choice::clear(table)>{tr("act-clear")}<kbd>"Esc"</kbd></button>
    }
}

//! Undo: requested by the player at this screen who moved last, granted by all others, and never possible across a
//! reveal.

use kernel::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Moved, UndoRequest, UndoWord};
use text::Value;

use super::now::Now;
use super::state::Table;
use crate::shared::announce::Announced;
use crate::shared::draw::icon;
use crate::shared::house;
use crate::shared::i18n::{tr, tr_with};
use crate::shared::refusal::said;
use crate::shared::screen::Screen;

/// Returns the seat at this screen that moved last, whose move would be undone, or the message that says why nothing
/// can be undone.
fn asker(table: Table) -> Result<Seat, &'static str> {
    if table.company.wish(Option::is_some) {
        return Err("undo-why.asked");
    }
    let (seat, turn) = table.last_mover_here().ok_or("undo-why.nothing")?;
    // An earlier action of the same turn may have revealed something: the last one alone is undone.
    let revealed = |now: &Now| {
        let steps = &now.eyes[0].steps;
        let actions = steps.iter().filter(|step| !step.chance && turn.contains(&step.version));
        let last = actions.map(|step| step.version).max().unwrap_or(*turn.start());
        steps.iter().any(|step| step.chance && step.version >= last)
    };
    if table.now(revealed) { Err("undo-why.revealed") } else { Ok(seat) }
}

fn say(table: Table, seat: Seat, word: UndoWord) {
    let version = untrack(|| table.now(|now| now.version));
    let request = UndoRequest { key: house::fresh_key(), seat, version, word };
    let path = table.path("/undo");
    spawn_local(async move {
        if let Err(failure) = house::post::<Moved>(&path, &request).await {
            table.notices.report(said(&failure));
        }
    });
}

/// The button that requests an undo.
#[component]
pub fn Ask() -> impl IntoView {
    let table = Table::here();
    let title = move || match asker(table) {
        Ok(_) => tr("act-undo"),
        Err(why) => format!("{}: {}", tr("act-undo"), tr(why)),
    };
    // The button stays in place for keyboard and touch, so that it can say why nothing can be undone.
    let closed = move || asker(table).is_err().then_some("true");
    let ask = move |_| match untrack(|| asker(table)) {
        Ok(seat) => say(table, seat, UndoWord::Ask),
        Err(why) => table.notices.tell(tr(why)),
    };
    view! {
        <Show when=move || table.at_screen.me.get().is_some() && !table.over()>
            <button type="button" class="tool" data-act="undo" aria-label=title title=title aria-disabled=closed
                disabled=move || table.choosing.is_sending() on:click=ask>{icon("undo")}</button>
        </Show>
    }
}

/// The request to undo, over the table where there is no column for it.
#[component]
pub fn Wish() -> impl IntoView {
    let compact = Screen::here().compact;
    view! { <Show when=move || compact.get()><Question/></Show> }
}

/// The request to undo, at the head of the column with the log and the chat: they make room for it.
#[component]
pub fn WishInColumn() -> impl IntoView {
    let compact = Screen::here().compact;
    view! { <Show when=move || !compact.get()><Question/></Show> }
}

/// The request to undo, with the answers that can be given at this screen.
#[component]
fn Question() -> impl IntoView {
    let table = Table::here();
    let mine = move |seat: Seat| table.now(|now| now.held().any(|held| held == seat));
    let to_answer = move || {
        table
            .company
            .wish(|wish| wish.as_ref().and_then(|wish| wish.waiting.iter().copied().find(|seat| mine(*seat))))
    };
    let waiting = move || {
        // A player who is to answer at this screen sees the buttons.
        to_answer().is_none().then(|| {
            table.company.wish(|wish| {
                let names = wish.iter().flat_map(|wish| &wish.waiting).map(|seat| table.name(*seat));
                let names: Vec<_> = names.collect();
                tr_with("tray-waiting", &[("name", Value::Text(&names.join(&tr("list-comma"))))])
            })
        })
    };
    let asked_by_me =
        move || table.company.wish(|wish| wish.as_ref().map(|wish| wish.seat)).filter(|seat| mine(*seat));
    let words = move || {
        let seat = table.company.wish(|wish| wish.as_ref().map(|wish| wish.seat))?;
        Some(if mine(seat) {
            tr("undo-asked.mine")
        } else {
            tr_with("undo-asked", &[("player", Value::Text(&table.name(seat)))])
        })
    };
    let answer = move |seat: Seat, word: UndoWord, id: &'static str, class: &'static str| {
        view! { <button type="button" class=class data-act=id on:click=move |_| say(table, seat, word)>{tr(id)}</button> }
    };
    view! {
        <Announced>
            <Show when=move || table.company.wish(Option::is_some)>
                <div class="wish">
                    <p><b>{words}</b><small>{waiting}</small></p>
                    {move || to_answer().map(|seat| view! {
                        {answer(seat, UndoWord::Agree, "act-agree", "button lit")}
                        {answer(seat, UndoWord::Refuse, "act-refuse", "button")}
                    })}
                    {move || asked_by_me().map(|seat| answer(seat, UndoWord::Withdraw, "act-withdraw", "button"))}
                </div>
            </Show>
        </Announced>
    }
}

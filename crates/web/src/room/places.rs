//! The seats in the waiting room: people take and leave seats; the owner of the table adds bots and frees seats.

use leptos::prelude::*;
use protocol::{NAME_CHARS_MAX, Seat, SeatInfo, SeatRequest};
use text::Value;

use super::gathering::Gathering;
use crate::shared::about::AboutServer;
use crate::shared::draw::icon;
use crate::shared::i18n::{tr, tr_with};
use crate::shared::levels;
use crate::shared::people::{bot_name, initial, rim};
use crate::shared::prefs::Prefs;

/// The name with the button that takes the first open seat, and the seats.
#[component]
pub fn Places() -> impl IntoView {
    let room = Gathering::here();
    let prefs = expect_context::<Prefs>().0;
    view! {
        <Show when=move || room.mine().is_none() && room.open() != 0>
            <form class="sit" on:submit=move |event: leptos::ev::SubmitEvent| {
                event.prevent_default();
                room.sit(None);
            }>
                <label class="field">
                    <span>{tr("gather-your-name")}</span>
                    <input type="text" class="name" data-act="name" maxlength=NAME_CHARS_MAX autocomplete="nickname" spellcheck="false"
                        prop:value=move || prefs.with(|settings| settings.name.clone())
                        on:input=move |event| prefs.update(|settings| settings.name = event_target_value(&event))/>
                </label>
                <button type="submit" class="main" data-act="act-sit" disabled=move || room.busy.get()>{tr("act-sit")}</button>
            </form>
        </Show>
        <ol class="places">
            {move || room.seats.get().into_iter().map(|info| view! { <Place info/> }).collect_view()}
        </ol>
    }
}

#[component]
fn Place(info: SeatInfo) -> impl IntoView {
    let room = Gathering::here();
    let seat = info.seat;
    let number = [("number", Value::Number(i64::from(seat.0) + 1))];
    let name = if !info.name.is_empty() {
        info.name.clone()
    } else if info.open {
        tr("gather-empty")
    } else if info.level.is_some() {
        room.seats.with_untracked(|seats| bot_name(seats, seat))
    } else {
        tr_with("player-number", &number)
    };
    let letter = if info.open || info.name.is_empty() && info.level.is_none() {
        (seat.0 + 1).to_string()
    } else {
        initial(&name)
    };
    let person = info.level.is_none() && !info.open && !info.mine;
    let second = move || match &info.level {
        Some(level) => tr_with("bot-of-level", &[("level", Value::Text(&levels::name(level)))]),
        None if info.mine => tr("you"),
        None if person && !room.present.with(|present| present.seats.contains(&seat)) => {
            tr(if info.program { "program.away" } else { "away" })
        }
        None if info.program => tr("program"),
        None => String::new(),
    };
    let button = move |act: &'static str, request: SeatRequest| {
        view! {
            <button type="button" class="button" data-act=act disabled=move || room.busy.get()
                on:click=move |_| room.ask(seat, request.clone())>{tr(act)}</button>
        }
    };
    let (open, mine) = (info.open, info.mine);
    view! {
        <li data-seat=seat.0 class:open=open>
            <span class="seal" aria-hidden="true" inner_html=art::seal(&letter, seat.0, rim(info.program))></span>
            <span class="what"><b>{name}</b><small>{second}</small></span>
            // Where only one seat is open, the button beside the name is enough.
            <Show when=move || open && room.mine().is_none() && room.open() != 1>
                <button type="button" class="button" data-act="act-sit-here" disabled=move || room.busy.get()
                    on:click=move |_| room.sit(Some(seat))>{tr("act-sit-here")}</button>
            </Show>
            {(room.owner && open).then(|| view! { <Bots seat/> })}
            {mine.then(|| button("act-leave", SeatRequest::Leave {}))}
            {(room.owner && !open && !mine).then(|| button("act-free", SeatRequest::Free {}))}
        </li>
    }
}

/// The bots that can be added to an open seat.
#[component]
fn Bots(seat: Seat) -> impl IntoView {
    let room = Gathering::here();
    let choose = move |event: leptos::ev::Event| {
        let level = event_target_value(&event);
        if !level.is_empty() {
            room.ask(seat, SeatRequest::Bot { level });
        }
    };
    let option = |level: &String| view! { <option value=level.clone()>{levels::name(level)}</option> };
    let levels = AboutServer::here().levels;
    view! {
        <Show when=move || levels.with(|levels| !levels.is_empty())>
            <span class="select">
                <select data-act="bot" aria-label=tr("act-bot") on:change=choose>
                    <option value="" selected>{tr("act-bot")}</option>
                    {move || levels.with(|levels| levels.iter().map(option).collect_view())}
                </select>
                {icon("next")}
            </span>
        </Show>
    }
}

//! The form for the seats: the number of players, and for each seat a person at this screen, an open seat or a bot.

use leptos::prelude::*;
use page::Sitter;
use protocol::{NAME_CHARS_MAX, Players};
use text::Value;

use super::options::Options;
use super::plan::{SeatPlan, Seats};
use crate::shared::about::AboutServer;
use crate::shared::draw::icon;
use crate::shared::games::Games;
use crate::shared::i18n::{tr, tr_with};
use crate::shared::levels;
use crate::shared::people::initial;

/// The form for the seats.
#[component]
pub fn SeatsForm() -> impl IntoView {
    let SeatPlan { game, seats: plan, .. } = expect_context();
    let players = Memo::new(move |_| plan.with(|seats| seats.players));
    let Players { min, max } = game.with_value(|game| game.players);
    let listed = game.with_value(|game| Games::here().of(&game.name));
    let lot = listed.map_or("setup-by-lot", |listed| listed.outline.lot());
    let number = |n: usize| {
        view! {
            <button type="button" data-players=n aria-pressed=move || (players.get() == n).to_string()
                on:click=move |_| plan.update(|seats| seats.players = n)>{n}</button>
        }
    };
    view! {
        {(min < max).then(|| view! {
            <div class="field">
                <span id="players-label">{tr("setup-players")}</span>
                <div class="segments" role="group" aria-labelledby="players-label">{(min..=max).map(|n| number(n.into())).collect_view()}</div>
            </div>
        })}
        <ol class="seats">
            {move || (0..players.get()).map(|at| view! { <SeatRow at/> }).collect_view()}
        </ol>
        <div class="options">
            <Options/>
            <div class="switches">
                <Switch act="lot" label=lot get=|seats| seats.by_lot set=|seats, on| seats.by_lot = on/>
                <Show when=move || plan.with(Seats::has_open)>
                    <Switch act="public" label="setup-public" get=|seats| seats.public set=|seats, on| seats.public = on/>
                    <Switch act="spectators" label="setup-spectators" get=|seats| seats.spectators set=|seats, on| seats.spectators = on/>
                </Show>
            </div>
        </div>
    }
}

/// A yes-or-no setting of the table.
#[component]
fn Switch(
    /// The name of the setting in tests.
    act: &'static str,
    /// The name of the message with its label.
    label: &'static str,
    /// Reads the setting.
    get: fn(&Seats) -> bool,
    /// Changes the setting.
    set: fn(&mut Seats, bool),
) -> impl IntoView {
    let plan = expect_context::<SeatPlan>().seats;
    view! {
        <label class="switch">
            <input type="checkbox" data-act=act prop:checked=move || plan.with(get)
                on:change=move |event| plan.update(|seats| set(seats, event_target_checked(&event)))/>
            <span>{tr(label)}</span>
        </label>
    }
}

/// Returns the name of a holder; `first` is true if nobody at this screen has an earlier seat.
fn name_of(sitter: &Sitter, first: bool) -> String {
    match sitter {
        Sitter::Person => tr(if first { "you" } else { "sitter-person" }),
        Sitter::Open => tr("sitter-open"),
        Sitter::Bot(level) => tr_with("sitter-computer", &[("level", Value::Text(&levels::name(level)))]),
    }
}

#[component]
fn SeatRow(at: usize) -> impl IntoView {
    let whole = expect_context::<SeatPlan>();
    let plan = whole.seats;
    let sitter = Memo::new(move |_| whole.sitter(at));
    let name = Memo::new(move |_| plan.with(|seats| seats.names[at].clone()));
    let number = [("number", Value::Number(at as i64 + 1))];
    let fallback = tr_with("player-number", &number);
    let label = tr_with("setup-seat", &number);
    let letter = move || match sitter.get() {
        Sitter::Open => (at + 1).to_string(),
        Sitter::Person if name.with(String::is_empty) => (at + 1).to_string(),
        Sitter::Person => initial(&name.get()),
        Sitter::Bot(level) => initial(&levels::name(&level)),
    };
    let first = Memo::new(move |_| plan.with(|seats| !seats.sitters[..at].contains(&Sitter::Person)));
    let option = move |choice: Sitter| {
        let (is_chosen, named) = (choice.clone(), choice.clone());
        view! {
            <option value=choice.word().to_owned() selected=move || sitter.get() == is_chosen>{move || name_of(&named, first.get())}</option>
        }
    };
    let known = AboutServer::here().levels;
    let options = move || {
        let mut bots = known.get();
        // Before the levels are known, that which is chosen can at least be kept.
        if let (Sitter::Bot(level), true) = (sitter.get_untracked(), bots.is_empty()) {
            bots.push(level);
        }
        let bots = bots.into_iter().map(Sitter::Bot);
        [Sitter::Person, Sitter::Open].into_iter().chain(bots).map(option).collect_view()
    };
    let choose = move |event: leptos::ev::Event| {
        let choice = Sitter::from(event_target_value(&event));
        plan.update(|seats| seats.sitters[at] = choice);
    };
    let hint = move || match sitter.get() {
        Sitter::Person => String::new(),
        Sitter::Open => tr("sitter-open.about"),
        Sitter::Bot(level) => levels::about(&level),
    };
    view! {
        <li data-seat=at>
            <span class="seal" aria-hidden="true" inner_html=move || art::seal(&letter(), at as u8, art::Rim::Round)></span>
            <span class="select">
                <select aria-label=label data-act="sitter" on:change=choose>{options}</select>
                {icon("next")}
            </span>
            {move || if sitter.get() == Sitter::Person {
                view! {
                    <input type="text" class="name" maxlength=NAME_CHARS_MAX placeholder=fallback.clone() autocomplete="off" spellcheck="false"
                        aria-label=tr_with("setup-name", &number) prop:value=move || name.get()
                        on:input=move |event| plan.update(|seats| seats.names[at] = event_target_value(&event))/>
                }.into_any()
            } else {
                view! { <small>{hint}</small> }.into_any()
            }}
        </li>
    }
}

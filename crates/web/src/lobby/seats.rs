//! Who sits where: how many play, and for each seat a person at this screen or a bot of some strength.

use leptos::prelude::*;
use protocol::{NAME_CHARS_MAX, NewSeat, NewTable, TableOptions};
use serde::{Deserialize, Serialize};
use text::Value;

use crate::gem::icon;
use crate::i18n::{tr, tr_with};
use crate::prefs::{load, save};
use crate::table::initial;

/// Where the last set-up is kept.
const PLACE: &str = "cabochon.splendor";
/// The most seats.
const SEATS: usize = 4;

/// Who is to sit in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// Somebody at this screen.
    Person,
    /// A bot that plays at random.
    Random,
    /// A bot that takes what looks best.
    Greedy,
    /// A bot that searches.
    Master,
}

impl Sitter {
    const ALL: [Sitter; 4] = [Sitter::Person, Sitter::Random, Sitter::Greedy, Sitter::Master];

    fn word(self) -> &'static str {
        match self {
            Sitter::Person => "person",
            Sitter::Random => "random",
            Sitter::Greedy => "greedy",
            Sitter::Master => "master",
        }
    }

    fn name(self) -> String {
        match self {
            Sitter::Person => tr("sitter-person"),
            bot => tr(&format!("level-{}", bot.word())),
        }
    }
}

/// A set-up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Seats {
    players: usize,
    sitters: [Sitter; SEATS],
    names: [String; SEATS],
    /// The places are drawn by lot.
    by_lot: bool,
}

impl Default for Seats {
    fn default() -> Self {
        Seats {
            players: 2,
            sitters: [Sitter::Person, Sitter::Master, Sitter::Greedy, Sitter::Greedy],
            names: Default::default(),
            by_lot: false,
        }
    }
}

/// The set-up in the making, kept for the next time.
#[derive(Clone, Copy)]
pub struct Plan(RwSignal<Seats>);

impl Plan {
    /// The last set-up of this browser.
    pub fn provide() -> Plan {
        let mut seats: Seats = load(PLACE).unwrap_or_default();
        seats.players = seats.players.clamp(2, SEATS);
        let plan = Plan(RwSignal::new(seats));
        Effect::new(move |_| plan.0.with(|seats| save(PLACE, seats)));
        provide_context(plan);
        plan
    }

    /// What the server is asked for.
    pub fn to_table(self) -> NewTable {
        self.0.with_untracked(|seats| {
            let mut order: Vec<usize> = (0..seats.players).collect();
            if seats.by_lot {
                shuffle(&mut order);
            }
            let seat = |at: usize| match seats.sitters[at] {
                Sitter::Person => NewSeat::Human { name: seats.names[at].trim().to_owned() },
                bot => NewSeat::Bot { level: bot.word().to_owned() },
            };
            NewTable {
                setup: format!("splendor players={}", seats.players),
                seats: order.into_iter().map(seat).collect(),
                options: TableOptions::default(),
            }
        })
    }
}

/// Every order equally likely.
fn shuffle(order: &mut [usize]) {
    for last in (1..order.len()).rev() {
        let at = (js_sys::Math::random() * (last + 1) as f64) as usize;
        order.swap(last, at.min(last));
    }
}

/// The form.
#[component]
pub fn SeatsForm() -> impl IntoView {
    let plan = expect_context::<Plan>().0;
    let players = Memo::new(move |_| plan.with(|seats| seats.players));
    let number = |n: usize| {
        view! {
            <button type="button" data-players=n aria-pressed=move || (players.get() == n).to_string()
                on:click=move |_| plan.update(|seats| seats.players = n)>{n}</button>
        }
    };
    view! {
        <div class="field">
            <span id="players-label">{tr("setup-players")}</span>
            <div class="segments" role="group" aria-labelledby="players-label">{(2..=SEATS).map(number).collect_view()}</div>
        </div>
        <ol class="seats">
            <For each=move || 0..players.get() key=|at| *at let:at><SeatRow at/></For>
        </ol>
        <label class="switch">
            <input type="checkbox" data-act="lot" prop:checked=move || plan.with(|seats| seats.by_lot)
                on:change=move |event| plan.update(|seats| seats.by_lot = event_target_checked(&event))/>
            <span>{tr("setup-by-lot")}</span>
        </label>
    }
}

#[component]
fn SeatRow(at: usize) -> impl IntoView {
    let plan = expect_context::<Plan>().0;
    let sitter = Memo::new(move |_| plan.with(|seats| seats.sitters[at]));
    let name = Memo::new(move |_| plan.with(|seats| seats.names[at].clone()));
    let number = [("number", Value::Number(at as i64 + 1))];
    let fallback = tr_with("player-number", &number);
    let label = tr_with("setup-seat", &number);
    let letter = move || match sitter.get() {
        Sitter::Person if name.with(String::is_empty) => (at + 1).to_string(),
        Sitter::Person => initial(&name.get()),
        bot => initial(&bot.name()),
    };
    let option = move |choice: Sitter| {
        view! {
            <option value=choice.word() selected=move || sitter.get() == choice>{choice.name()}</option>
        }
    };
    let choose = move |event: leptos::ev::Event| {
        let word = event_target_value(&event);
        if let Some(choice) = Sitter::ALL.into_iter().find(|sitter| sitter.word() == word) {
            plan.update(|seats| seats.sitters[at] = choice);
        }
    };
    let hint = move || tr(&format!("level-{}.about", sitter.get().word()));
    view! {
        <li data-seat=at>
            <span class="seal" aria-hidden="true" inner_html=move || art::seal(&letter(), at as u8)></span>
            <span class="select">
                <select aria-label=label data-act="sitter" on:change=choose>{Sitter::ALL.map(option).into_iter().collect_view()}</select>
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

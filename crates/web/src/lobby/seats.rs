//! The form for the seats: the number of players, and for each seat a person at this screen, an open seat or a bot.

use std::collections::BTreeMap;

use kernel::SEATS_MAX;
use leptos::prelude::*;
use protocol::{GameInfo, NAME_CHARS_MAX, NewSeat, NewTable, Order, Players, TableOptions};
use serde::{Deserialize, Serialize};
use text::Value;

use super::options::Options;
use crate::shared::draw::icon;
use crate::shared::games::Games;
use crate::shared::i18n::{tr, tr_with};
use crate::shared::people::initial;
use crate::shared::prefs::{load, save};

/// The intended holder of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// A person at this screen.
    Person,
    /// Anybody with the link.
    Open,
    /// A bot that plays at random.
    Random,
    /// A bot that makes the move that looks best.
    Greedy,
    /// A bot that searches.
    Master,
}

impl Sitter {
    const ALL: [Sitter; 5] = [Sitter::Person, Sitter::Open, Sitter::Random, Sitter::Greedy, Sitter::Master];

    fn word(self) -> &'static str {
        match self {
            Sitter::Person => "person",
            Sitter::Open => "open",
            Sitter::Random => "random",
            Sitter::Greedy => "greedy",
            Sitter::Master => "master",
        }
    }

    /// Returns the name of the holder; `first` is true if nobody at this screen has an earlier seat.
    fn name(self, first: bool) -> String {
        match self {
            Sitter::Person => tr(if first { "you" } else { "sitter-person" }),
            Sitter::Open => tr("sitter-open"),
            bot => {
                let level = tr(&format!("level-{}", bot.word()));
                tr_with("sitter-computer", &[("level", Value::Text(&level))])
            }
        }
    }
}

/// A set-up, stored in the browser. A later version of the program must be able to read it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Seats {
    players: usize,
    /// The holders, for every seat that a game may have.
    sitters: Vec<Sitter>,
    names: Vec<String>,
    /// Whether the playing order is drawn by lot.
    by_lot: bool,
    /// Whether the table is listed while seats are open.
    #[serde(default)]
    public: bool,
    /// Whether spectators are admitted.
    #[serde(default = "yes")]
    spectators: bool,
    /// The options that do not have their defaults, by their keys.
    #[serde(default)]
    chosen: BTreeMap<String, String>,
    /// The adjudication option in its earlier form.
    #[serde(default, skip_serializing)]
    adjudicate: bool,
}

fn yes() -> bool {
    true
}

impl Seats {
    /// Returns the stored set-up as far as it fits a game that is offered.
    fn fitted(mut self, game: &GameInfo) -> Seats {
        self.sitters.resize(SEATS_MAX, Sitter::Greedy);
        self.names.resize(SEATS_MAX, String::new());
        let Players { min, max } = game.players;
        self.players = self.players.clamp(min.into(), SEATS_MAX.min(max.max(min).into()));
        if std::mem::take(&mut self.adjudicate) {
            let (key, value) = TableOptions::ADJUDICATE;
            self.chosen.insert(key.to_owned(), value.to_owned());
        }
        self.chosen = game.kept(&self.chosen);
        self
    }

    fn has_open(&self) -> bool {
        self.sitters[..self.players].contains(&Sitter::Open)
    }
}

impl Default for Seats {
    fn default() -> Self {
        Seats {
            players: 2,
            sitters: vec![Sitter::Person, Sitter::Greedy],
            names: Vec::new(),
            by_lot: false,
            public: false,
            spectators: true,
            chosen: BTreeMap::new(),
            adjudicate: false,
        }
    }
}

/// The set-up in the form, which is stored for the next visit under the game's name.
#[derive(Clone, Copy)]
pub struct SeatPlan {
    /// The server's description of the game.
    pub game: StoredValue<GameInfo>,
    seats: RwSignal<Seats>,
}

impl SeatPlan {
    /// Loads the last set-up of this game in this browser.
    pub fn provide(game: GameInfo) -> SeatPlan {
        let name = game.name.clone();
        let seats = load::<Seats>(&name).unwrap_or_default().fitted(&game);
        let plan = SeatPlan { game: StoredValue::new(game), seats: RwSignal::new(seats) };
        Effect::new(move |_| plan.seats.with(|seats| save(&name, seats)));
        provide_context(plan);
        plan
    }

    /// Reads the chosen options.
    pub fn chosen<T>(self, read: impl FnOnce(&BTreeMap<String, String>) -> T) -> T {
        self.seats.with(|seats| read(&seats.chosen))
    }

    /// Changes the chosen options.
    pub fn change(self, change: impl FnOnce(&mut BTreeMap<String, String>)) {
        self.seats.update(|seats| change(&mut seats.chosen));
    }

    /// Returns whether a seat is open.
    pub fn has_open(self) -> bool {
        self.seats.with(Seats::has_open)
    }

    /// Returns the request for the table.
    pub fn to_table(self) -> NewTable {
        self.seats.with_untracked(|seats| {
            let seat = |at: usize| match seats.sitters[at] {
                Sitter::Person => NewSeat::Human { name: seats.names[at].trim().to_owned() },
                Sitter::Open => NewSeat::Open {},
                bot => NewSeat::Bot { level: bot.word().to_owned() },
            };
            let (setup, chosen) = self.game.with_value(|game| game.set_up(seats.players, &seats.chosen));
            NewTable {
                setup,
                seats: (0..seats.players).map(seat).collect(),
                options: TableOptions {
                    order: if seats.by_lot { Order::Drawn } else { Order::AsSeated },
                    public: seats.public && seats.has_open(),
                    spectators: seats.spectators || !seats.has_open(),
                    chosen,
                    ..TableOptions::default()
                },
            }
        })
    }
}

/// The form for the seats.
#[component]
pub fn SeatsForm() -> impl IntoView {
    let SeatPlan { game, seats: plan } = expect_context();
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

#[component]
fn SeatRow(at: usize) -> impl IntoView {
    let plan = expect_context::<SeatPlan>().seats;
    let sitter = Memo::new(move |_| plan.with(|seats| seats.sitters[at]));
    let name = Memo::new(move |_| plan.with(|seats| seats.names[at].clone()));
    let number = [("number", Value::Number(at as i64 + 1))];
    let fallback = tr_with("player-number", &number);
    let label = tr_with("setup-seat", &number);
    let letter = move || match sitter.get() {
        Sitter::Open => (at + 1).to_string(),
        Sitter::Person if name.with(String::is_empty) => (at + 1).to_string(),
        Sitter::Person => initial(&name.get()),
        bot => initial(&tr(&format!("level-{}", bot.word()))),
    };
    let first = Memo::new(move |_| plan.with(|seats| !seats.sitters[..at].contains(&Sitter::Person)));
    let option = move |choice: Sitter| {
        view! {
            <option value=choice.word() selected=move || sitter.get() == choice>{move || choice.name(first.get())}</option>
        }
    };
    let choose = move |event: leptos::ev::Event| {
        let word = event_target_value(&event);
        if let Some(choice) = Sitter::ALL.into_iter().find(|sitter| sitter.word() == word) {
            plan.update(|seats| seats.sitters[at] = choice);
        }
    };
    let hint = move || match sitter.get() {
        Sitter::Open => tr("sitter-open.about"),
        bot => tr(&format!("level-{}.about", bot.word())),
    };
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

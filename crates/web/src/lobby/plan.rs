//! The set-up of a new table: the number of players, who holds each seat, and the options.

use std::collections::BTreeMap;

use kernel::SEATS_MAX;
use leptos::prelude::*;
use page::Sitter;
use protocol::{GameInfo, NewSeat, NewTable, Order, Players, TableOptions};
use serde::{Deserialize, Serialize};
use text::Value;

use crate::shared::about::AboutServer;
use crate::shared::i18n::{tr, tr_with};
use crate::shared::offer::options_line;
use crate::shared::{levels, prefs};

/// A set-up, stored in the browser. A later version of the program must be able to read it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Seats {
    /// The number of players.
    pub players: usize,
    /// The holders, for every seat that a game may have.
    pub sitters: Vec<Sitter>,
    /// The names of people, by seat.
    pub names: Vec<String>,
    /// Whether the playing order is drawn by lot.
    pub by_lot: bool,
    /// Whether the table is listed while seats are open.
    #[serde(default)]
    pub public: bool,
    /// Whether spectators are admitted.
    #[serde(default = "yes")]
    pub spectators: bool,
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
        self.sitters.resize(SEATS_MAX, Sitter::usual_bot());
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

    /// Returns the set-up with bots on the seats that are open.
    fn without_open(mut self) -> Seats {
        let usual = self.sitters.iter().find(|sitter| matches!(sitter, Sitter::Bot(_))).cloned();
        let usual = usual.unwrap_or_else(Sitter::usual_bot);
        for sitter in &mut self.sitters {
            if *sitter == Sitter::Open {
                *sitter = usual.clone();
            }
        }
        self
    }

    /// Returns whether a seat is open.
    pub fn has_open(&self) -> bool {
        self.sitters[..self.players].contains(&Sitter::Open)
    }
}

impl Default for Seats {
    fn default() -> Self {
        Seats {
            players: 2,
            sitters: vec![Sitter::Person, Sitter::usual_bot()],
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
    /// The set-up.
    pub seats: RwSignal<Seats>,
    levels: Memo<Vec<String>>,
}

impl SeatPlan {
    /// Loads the last set-up of this game in this browser, and stores what is changed.
    pub fn load(game: GameInfo) -> SeatPlan {
        let name = game.name.clone();
        let seats = prefs::load::<Seats>(&name).unwrap_or_default().fitted(&game);
        let plan = SeatPlan {
            game: StoredValue::new(game),
            seats: RwSignal::new(seats),
            levels: AboutServer::here().levels,
        };
        Effect::new(move |_| plan.seats.with(|seats| prefs::save(&name, seats)));
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

    /// Returns the intended holder of a seat, whose level the server has.
    pub fn sitter(self, at: usize) -> Sitter {
        self.seats.with(|seats| self.known(&seats.sitters[at]))
    }

    /// Returns the request for the table as it is set up.
    pub fn to_table(self) -> NewTable {
        self.seats.with_untracked(|seats| self.table(seats))
    }

    /// Returns the request for a table at which nobody is waited for: bots take the seats that are set up as open.
    pub fn to_play(self) -> NewTable {
        self.table(&self.seats.get_untracked().without_open())
    }

    /// Returns the request for a table of two with an open seat, with the options as they are set up.
    pub fn with_friend(self) -> NewTable {
        let mut seats = self.seats.get_untracked();
        seats.players = self.game.with_value(|game| usize::from(game.players.min).max(2));
        seats.sitters.fill(Sitter::Open);
        seats.sitters[0] = Sitter::Person;
        self.table(&seats)
    }

    /// Returns the rivals and the options of [`SeatPlan::to_play`] in a line.
    pub fn line(self) -> String {
        let seats = self.seats.get().without_open();
        let first = seats.sitters.iter().position(|sitter| *sitter == Sitter::Person);
        let rivals = (0..seats.players).filter(|at| Some(*at) != first).map(|at| {
            match self.known(&seats.sitters[at]) {
                Sitter::Bot(level) => levels::name(&level),
                _ if seats.names[at].is_empty() => tr("sitter-person"),
                _ => seats.names[at].clone(),
            }
        });
        let rivals: Vec<String> = rivals.collect();
        let NewTable { setup, options, .. } = self.table(&seats);
        let number = Value::Number(rivals.len() as i64);
        let rivals = rivals.join(&tr("list-comma"));
        let rivals = tr_with("board-rivals", &[("number", number), ("rivals", Value::Text(&rivals))]);
        [Some(rivals), options_line(&setup, &options)].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }

    /// Returns a holder whose level the server has.
    fn known(self, sitter: &Sitter) -> Sitter {
        self.levels.with(|levels| sitter.among(levels))
    }

    fn table(self, seats: &Seats) -> NewTable {
        let seat = |at: usize| match untrack(|| self.known(&seats.sitters[at])) {
            Sitter::Person => NewSeat::Human { name: seats.names[at].trim().to_owned() },
            Sitter::Open => NewSeat::Open {},
            Sitter::Bot(level) => NewSeat::Bot { level },
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
    }
}

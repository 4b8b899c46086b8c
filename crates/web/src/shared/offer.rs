//! The games that the server offers with their options, and the options of a table in words.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{GameInfo, TableOptions};
use text::Value;

use crate::shared::games::Games;
use crate::shared::house::{self, Failure};
use crate::shared::i18n::{tr, tr_known, tr_with};

/// The games that the server offers, or the error of the last request for them.
#[derive(Clone, Copy)]
pub struct Offer(RwSignal<Option<Result<Vec<GameInfo>, Failure>>>);

impl Offer {
    /// Creates the state before the first request.
    pub fn provide() {
        provide_context(Offer(RwSignal::new(None)));
    }

    /// Returns the state of this page.
    pub fn here() -> Offer {
        expect_context()
    }

    /// Returns the games or the error; none before the first answer.
    pub fn get(self) -> Option<Result<Vec<GameInfo>, Failure>> {
        self.0.get()
    }

    /// Returns whether the server is known to have a game.
    pub fn has(self, game: &str) -> bool {
        self.0.with(|known| match known {
            Some(Ok(games)) => games.iter().any(|info| info.name == game),
            _ => false,
        })
    }

    /// Requests the games again. The previous answer is kept until another one arrives.
    pub fn ask(self) {
        if self.0.with_untracked(|known| matches!(known, Some(Err(_)))) {
            self.0.set(None);
        }
        spawn_local(async move {
            let told = house::get::<Vec<GameInfo>>("/api/games").await;
            // If nothing has changed nothing is rendered again, which would lose the focus.
            let is_news = self.0.with_untracked(|known| match known {
                Some(Ok(games)) => told.as_ref().is_ok_and(|told| told != games),
                _ => true,
            });
            if is_news {
                self.0.set(Some(told));
            }
        });
    }
}

/// An option of a table that does not have its default: the prefix of its messages' names, and its value.
pub struct Chosen {
    id: String,
    value: String,
}

impl Chosen {
    /// Lists the options of a table, in the set-up line and beside it.
    pub fn of(setup: &str, options: &TableOptions) -> Vec<Chosen> {
        let mut words = setup.split_ascii_whitespace();
        let game = words.next().unwrap_or_default();
        let line = words.filter_map(|word| word.split_once('='));
        let line = line.filter(|(key, _)| !["players", "rules"].contains(key));
        let table = options.chosen.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let chosen =
            |(key, value): (&str, &str)| Chosen { id: option_id(game, key), value: value.to_owned() };
        line.chain(table).map(chosen).collect()
    }

    /// Returns the option with its values in words.
    pub fn name(&self) -> String {
        let name = tr(&self.id);
        if self.value == "yes" {
            return name;
        }
        let values: Vec<String> =
            self.value.split(',').map(|value| tr(&format!("{}-{value}", self.id))).collect();
        let values = values.join(&tr("list-comma"));
        tr_with("option-line", &[("option", Value::Text(&name)), ("value", Value::Text(&values))])
    }

    /// Returns the explanation of the option, with what holds where it has several values.
    pub fn about(&self) -> String {
        let mut about = tr(&format!("{}.about", self.id));
        if self.value.contains(',') {
            about.extend([" ", &tr(&format!("{}.several", self.id))]);
        }
        about
    }

    /// Returns the values that have an explanation of their own, in words, each with it.
    pub fn explained(&self) -> Vec<(String, String)> {
        let ids = self.value.split(',').map(|value| format!("{}-{value}", self.id));
        let explained = |id: String| tr_known(&format!("{id}.about")).map(|about| (tr(&id), about));
        ids.filter_map(explained).collect()
    }
}

/// Returns the title of the game of a set-up line, or its name if the page does not know the game.
pub fn game_title(setup: &str) -> String {
    let name = setup.split(' ').next().unwrap_or_default();
    Games::here().of(setup).map_or_else(|| name.to_owned(), |game| tr(&format!("game-{}", game.outline.name)))
}

/// Returns the name of an option's messages: the game's own, else the platform's.
pub fn option_id(game: &str, key: &str) -> String {
    let own = format!("{game}-option-{key}");
    if tr_known(&own).is_some() { own } else { format!("table-option-{key}") }
}

/// Describes the options of a table that do not have their defaults in a line; none if all have.
pub fn options_line(setup: &str, options: &TableOptions) -> Option<String> {
    let names: Vec<String> = Chosen::of(setup, options).iter().map(Chosen::name).collect();
    (!names.is_empty()).then(|| names.join(&tr("list-comma")))
}

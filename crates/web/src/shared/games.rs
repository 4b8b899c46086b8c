//! The games that the page offers, as plain data.

use kernel::{Rule, RuleList};
use leptos::prelude::*;
use page::Outline;
use text::LobbyWords;

use crate::shared::draw::Sheet;

/// The code, the style sheet and the texts that a game needs besides at tables with an option, fetched for such tables
/// only.
pub struct Expansion {
    /// The name of its style sheet and texts: `GAME-expansion`.
    pub name: &'static str,
    /// The key of the option.
    pub option: &'static str,
}

/// A game as the page lists it: plain data for the lobby, the rules and the waiting room. Nothing here refers to a kit's
/// code: a kit that can be reached from here would be in the page's own part.
pub struct Listed {
    /// Its name, its rules and what its kit can draw.
    pub outline: Outline,
    /// The keys that only this game has, each with the message that describes it.
    pub keys: &'static [(&'static str, &'static str)],
    /// Draws a picture for the lobby, as SVG.
    pub vignette: fn() -> String,
    /// Renders the mark of a table in the lobby: of one with open seats, or of one of the guest's own.
    pub mark: fn(open: bool) -> AnyView,
    /// The texts of the game, preceded by those of its family.
    pub words: &'static [LobbyWords],
    /// The sheets of drawings that the vignette and the mark refer to.
    pub sheets: &'static [Sheet],
    /// For each kind of turn, as the tray names it, an item of any of the lists; the item's chapter is about that kind of
    /// turn.
    pub about: &'static [(&'static str, Rule)],
    /// The expansion for tables with an option; none if all tables need the same.
    pub expansion: Option<Expansion>,
}

/// The games of this page, in the order in which the lobby offers them.
#[derive(Clone, Copy)]
pub struct Games(&'static [&'static Listed]);

impl Games {
    /// Lists the games for as long as the page lives.
    pub fn provide(games: impl Iterator<Item = &'static Listed>) -> Games {
        let games = Games(Vec::leak(games.collect()));
        provide_context(games);
        games
    }

    /// Returns the games of this page.
    pub fn here() -> Games {
        expect_context()
    }

    /// Returns all games, of which there is at least one.
    pub fn all(self) -> &'static [&'static Listed] {
        self.0
    }

    /// Returns the texts of all games and families, each once.
    pub fn words(self) -> Vec<LobbyWords> {
        let mut all: Vec<LobbyWords> = Vec::new();
        for words in self.0.iter().flat_map(|game| game.words) {
            if all.iter().all(|known| known.name != words.name) {
                all.push(*words);
            }
        }
        all
    }

    /// Finds a list of rules by its name, with the game that it belongs to.
    pub fn rules(self, name: &str) -> Option<(&'static Listed, &'static RuleList)> {
        self.0.iter().find_map(|game| Some((*game, game.outline.list(name)?)))
    }

    /// Finds the game of a set-up line; none if this page does not know it.
    pub fn of(self, setup: &str) -> Option<&'static Listed> {
        self.0.iter().copied().find(|game| game.outline.is_of(setup))
    }
}

//! The games that the page offers. A table gets its kit from here when it is opened.

use std::pin::Pin;

use futures_util::future::join;
use kernel::{Rule, RuleList};
use leptos::prelude::*;
use leptos::wasm_split::SplitLoaderError;
use page::{Outline, options};
use text::LobbyWords;

use crate::draw::Sheet;
use crate::dress;
use crate::i18n::Spoken;
use crate::net::Failure;
use crate::pages::{self, Lay};
use crate::table::Played;

/// A kit, or the reason why its part of the client could not be loaded.
pub type Opened = Result<&'static dyn Played, SplitLoaderError>;
/// Fetches the part of the client with a kit, unless it has been loaded.
pub type Loader = fn() -> Pin<Box<dyn Future<Output = Opened>>>;

/// Fetches the part of the client with an expansion, unless it has been loaded.
pub type ExpansionLoader = fn() -> Pin<Box<dyn Future<Output = Result<(), SplitLoaderError>>>>;

/// The code, the style sheet and the texts that a game needs besides at tables with an option, fetched for such tables
/// only.
pub struct Expansion {
    /// The name of its style sheet and texts: `GAME-expansion`.
    pub name: &'static str,
    /// The key of the option.
    pub option: &'static str,
    /// Fetches its code, and makes it available to the kit.
    pub code: ExpansionLoader,
}

/// A fetch in progress.
type Arriving<'a> = Pin<Box<dyn Future<Output = Result<(), Failure>> + 'a>>;

/// A game as the page lists it: plain data for the lobby, the settings and the waiting room, and how to fetch its kit.
/// Nothing here refers to a kit's code: a kit that can be reached from here would be in the page's own part.
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
    /// Fetches its kit.
    pub kit: Loader,
    /// The expansion for tables with an option; none if all tables need the same.
    pub expansion: Option<Expansion>,
}

impl Listed {
    /// Fetches the game's kit and texts and the code that renders a table, and applies the game's style sheets, as far
    /// as a table with this set-up line needs them.
    ///
    /// # Errors
    /// If one of them cannot be loaded; a retry is possible.
    pub async fn open(&self, setup: &str, spoken: Spoken) -> Result<(&'static dyn Played, Lay), Failure> {
        let expansion = self
            .expansion
            .as_ref()
            .filter(|expansion| options(setup).any(|(key, _)| key == expansion.option));
        let worn = [Some(self.outline.name), expansion.map(|expansion| expansion.name)];
        let opened = self.get(spoken, Box::pin(dress::wear(worn)));
        let Some(expansion) = expansion else { return opened.await };
        match join(opened, join((expansion.code)(), spoken.learn(expansion.name))).await {
            (opened, (Ok(()), Ok(()))) => opened,
            _ => Err(Failure::Part),
        }
    }

    /// Fetches in advance what [`Listed::open`] will need for any table.
    pub async fn fetch(&self, spoken: Spoken) {
        // A file that does not arrive is requested again when the game is opened.
        let _ = self.get(spoken, Box::pin(dress::fetch(self.outline.name))).await;
    }

    /// Returns the kit and the table when they, the texts and the style sheet have been loaded; all are fetched at the
    /// same time.
    async fn get(&self, spoken: Spoken, style: Arriving<'_>) -> Result<(&'static dyn Played, Lay), Failure> {
        let code = join(pages::table(), (self.kit)());
        match join(code, join(learn(self.words, spoken), style)).await {
            ((Ok(table), Ok(kit)), (Ok(()), Ok(()))) => Ok((kit, table)),
            _ => Err(Failure::Part),
        }
    }
}

/// Fetches texts, all at the same time.
fn learn(words: &[LobbyWords], spoken: Spoken) -> Arriving<'_> {
    Box::pin(async move {
        let [first, others @ ..] = words else { return Ok(()) };
        let (first, others) = join(spoken.learn(first.name), learn(others, spoken)).await;
        first.and(others)
    })
}

/// The games of this page, in the order in which the lobby offers them.
#[derive(Clone, Copy)]
pub struct Games(pub &'static [Listed]);

impl Games {
    /// Returns the games of this page.
    pub fn here() -> Games {
        expect_context()
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
        self.0.iter().find_map(|game| Some((game, game.outline.list(name)?)))
    }

    /// Finds the game of a set-up line; none if this page does not know it.
    pub fn of(self, setup: &str) -> Option<&'static Listed> {
        self.0.iter().find(|game| game.outline.is_of(setup))
    }
}

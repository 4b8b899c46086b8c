//! The code of the games, which is fetched when a table is opened: kits and expansions.

use std::pin::Pin;

use futures_util::future::join;
use leptos::prelude::*;
use leptos::wasm_split::SplitLoaderError;
use page::options;
use text::LobbyWords;

use super::pages::{self, Lay};
use crate::shared::dress;
use crate::shared::games::Listed;
use crate::shared::house::Failure;
use crate::shared::i18n::Spoken;
use crate::table::AnyKit;

/// A kit, or the reason why its part of the client could not be loaded.
pub type Opened = Result<&'static dyn AnyKit, SplitLoaderError>;
/// Fetches the part of the client with a kit, unless it has been loaded.
pub type Loader = fn() -> Pin<Box<dyn Future<Output = Opened>>>;
/// Fetches the part of the client with the code of an expansion and makes it available to the kit, unless it has been
/// loaded.
pub type ExpansionLoader = fn() -> Pin<Box<dyn Future<Output = Result<(), SplitLoaderError>>>>;

/// A game of the page with the functions that fetch its code. Nothing here refers to the code itself, or the
/// code would be in the page's own part.
pub struct GameCode {
    /// The game as the page lists it.
    pub listed: &'static Listed,
    /// Fetches its kit.
    pub kit: Loader,
    /// Fetches its expansion, if it has [one](Listed::expansion).
    pub expansion: Option<ExpansionLoader>,
}

/// A fetch in progress.
type Arriving<'a> = Pin<Box<dyn Future<Output = Result<(), Failure>> + 'a>>;

impl GameCode {
    /// Fetches the game's kit and texts and the code that renders a table, and applies the game's style sheets, as far
    /// as a table with this set-up line needs them.
    ///
    /// # Errors
    /// If one of them cannot be loaded; a retry is possible.
    pub async fn open(&self, setup: &str, spoken: Spoken) -> Result<(&'static dyn AnyKit, Lay), Failure> {
        let expansion = self.listed.expansion.as_ref().zip(self.expansion);
        let expansion =
            expansion.filter(|(expansion, _)| options(setup).any(|(key, _)| key == expansion.option));
        let name = expansion.map(|(expansion, _)| expansion.name);
        let opened = self.get(spoken, Box::pin(dress::wear([Some(self.listed.outline.name), name])));
        let Some((expansion, code)) = expansion else { return opened.await };
        match join(opened, join(code(), spoken.learn(expansion.name))).await {
            (opened, (Ok(()), Ok(()))) => opened,
            _ => Err(Failure::Part),
        }
    }

    /// Fetches in advance what [`GameCode::open`] will need for any table.
    pub async fn fetch(&self, spoken: Spoken) {
        // A file that does not arrive is requested again when the game is opened.
        let _ = self.get(spoken, Box::pin(dress::fetch(self.listed.outline.name))).await;
    }

    /// Returns the kit and the table when they, the texts and the style sheet have been loaded; all are fetched at the
    /// same time.
    async fn get(&self, spoken: Spoken, style: Arriving<'_>) -> Result<(&'static dyn AnyKit, Lay), Failure> {
        let code = join(pages::table(), (self.kit)());
        match join(code, join(learn(self.listed.words, spoken), style)).await {
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

/// The code of the games of this page.
#[derive(Clone, Copy)]
pub struct Kits(pub &'static [GameCode]);

impl Kits {
    /// Returns the instance of this page.
    pub fn here() -> Kits {
        expect_context()
    }

    /// Finds the game of a set-up line; none if this page does not know it.
    pub fn of(self, setup: &str) -> Option<&'static GameCode> {
        self.0.iter().find(|game| game.listed.outline.is_of(setup))
    }
}

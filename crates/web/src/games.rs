//! What the page knows of the games that it offers. A table gets its kit from here when it is opened.

use std::pin::Pin;

use futures_util::future::join;
use kernel::RuleList;
use leptos::prelude::*;
use leptos::wasm_split::SplitLoaderError;
use text::LobbyWords;

use crate::draw::Sheet;
use crate::dress;
use crate::i18n::Spoken;
use crate::net::Failure;
use crate::table::Played;

/// A kit, once its part of the client is here, or why it is not.
pub type Opened = Result<&'static dyn Played, SplitLoaderError>;
/// Fetches the part of the client with a kit, unless it is here.
pub type Loader = fn() -> Pin<Box<dyn Future<Output = Opened>>>;

/// Something that is on its way.
type Arriving<'a> = Pin<Box<dyn Future<Output = Result<(), Failure>> + 'a>>;

/// A game as the page lists it: plain data for the lobby, the settings and the waiting room, and a way to its kit.
/// Nothing here refers to a kit's code: a kit that can be reached from here would be in the page's own part.
pub struct Listed {
    /// The game's name in set-up lines, addresses and messages.
    pub name: &'static str,
    /// The keys of its own, each with the message that says what it does.
    pub keys: &'static [(&'static str, &'static str)],
    /// A picture for the lobby, as SVG.
    pub vignette: fn() -> String,
    /// The mark of a table in the lobby: one of those at which a seat is open, or one of one's own.
    pub mark: fn(open: bool) -> AnyView,
    /// Its texts, after those of its family.
    pub words: &'static [LobbyWords],
    /// The sheets of drawings that both refer to.
    pub sheets: &'static [Sheet],
    /// Its lists of rules, the chief one first.
    pub lists: &'static [&'static RuleList],
    /// The keys of options that its kit cannot draw yet: the lobby does not offer them, and a table with one is not
    /// opened.
    pub undrawn: &'static [&'static str],
    /// The way to its kit.
    pub kit: Loader,
}

impl Listed {
    /// Whether its kit can draw a game with this set-up line.
    pub fn draws(&self, setup: &str) -> bool {
        let mut keys = setup.split(' ').filter_map(|word| Some(word.split_once('=')?.0));
        !keys.any(|key| self.undrawn.contains(&key))
    }

    /// The game's kit, with the words that it speaks and its style sheet on the page.
    ///
    /// # Errors
    /// When a part of it does not arrive; it may be tried again.
    pub async fn open(&self, spoken: Spoken) -> Result<&'static dyn Played, Failure> {
        self.get(spoken, Box::pin(dress::wear(self.name))).await
    }

    /// Fetches what [`Listed::open`] will need, for later.
    pub async fn fetch(&self, spoken: Spoken) {
        // What does not arrive is asked for again when the game is opened.
        let _ = self.get(spoken, Box::pin(dress::fetch(self.name))).await;
    }

    /// The kit, once it, the words and the style sheet have arrived; all are fetched at the same time.
    async fn get(&self, spoken: Spoken, style: Arriving<'_>) -> Result<&'static dyn Played, Failure> {
        match join((self.kit)(), join(learn(self.words, spoken), style)).await {
            (Ok(kit), (Ok(()), Ok(()))) => Ok(kit),
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
    /// The ones of this page.
    pub fn here() -> Games {
        expect_context()
    }

    /// The texts of all of them and of their families, each once.
    pub fn words(self) -> Vec<LobbyWords> {
        let mut all: Vec<LobbyWords> = Vec::new();
        for words in self.0.iter().flat_map(|game| game.words) {
            if all.iter().all(|known| known.name != words.name) {
                all.push(*words);
            }
        }
        all
    }

    /// A list of rules by its name; none for one that no game of this page has.
    pub fn rules(self, name: &str) -> Option<&'static RuleList> {
        self.0.iter().flat_map(|game| game.lists).copied().find(|list| list.name == name)
    }

    /// The game of a set-up line; none for one that this page does not know.
    pub fn of(self, setup: &str) -> Option<&'static Listed> {
        let name = setup.split(' ').next().unwrap_or_default();
        self.0.iter().find(|game| game.name == name)
    }
}

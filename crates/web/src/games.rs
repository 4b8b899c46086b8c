//! The games that the page offers. A table gets its kit from here when it is opened.

use std::pin::Pin;

use futures_util::future::join;
use kernel::{Rule, RuleList};
use leptos::prelude::*;
use leptos::wasm_split::SplitLoaderError;
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

/// What a game needs besides at tables with an option: code, a style sheet and texts, which are fetched for such tables
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
    /// The game's name in set-up lines, addresses and messages.
    pub name: &'static str,
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
    /// The lists of rules of the game, the chief one first, which has the game's name.
    pub lists: &'static [&'static RuleList],
    /// What its kit cannot draw yet: options by their keys, or single values of one, `key=value`. The lobby does not offer
    /// them, and a table with one is not opened.
    pub undrawn: &'static [&'static str],
    /// For each kind of turn, as the tray names it, an item of any of the lists; the item's chapter is about that kind of
    /// turn.
    pub about: &'static [(&'static str, Rule)],
    /// Pictures of the values of options: the key and the value, `key-value`, and the drawing of [`Listed::sheets`].
    pub pictures: &'static [(&'static str, &'static str)],
    /// Whether the deal decides who begins: a lot among the seats then only decides where everybody sits.
    pub dealt: bool,
    /// Fetches its kit.
    pub kit: Loader,
    /// What tables with an option need besides; none if all tables need the same.
    pub expansion: Option<Expansion>,
}

impl Listed {
    /// Returns the message for what a lot among the seats decides.
    pub fn lot(&self) -> &'static str {
        if self.dealt { "setup-by-lot.seats" } else { "setup-by-lot" }
    }

    /// Whether its kit can draw a game with this set-up line.
    pub fn draws(&self, setup: &str) -> bool {
        options(setup).all(|(key, values)| {
            self.draws_option(key) && values.split(',').all(|value| self.draws_value(key, value))
        })
    }

    /// Whether its kit can draw games with this option.
    pub fn draws_option(&self, key: &str) -> bool {
        !self.undrawn.contains(&key)
    }

    /// Whether its kit can draw games with this value of an option.
    pub fn draws_value(&self, key: &str, value: &str) -> bool {
        !self.undrawn.iter().any(|undrawn| undrawn.split_once('=') == Some((key, value)))
    }

    /// Returns the name of the drawing for a value of an option, if there is one.
    pub fn picture(&self, key: &str, value: &str) -> Option<&'static str> {
        let of = |name: &str| name.strip_prefix(key)?.strip_prefix('-').filter(|of| *of == value).map(|_| ());
        self.pictures.iter().find(|(name, _)| of(name).is_some()).map(|(_, drawing)| *drawing)
    }

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
        let worn = [Some(self.name), expansion.map(|expansion| expansion.name)];
        let opened = self.get(spoken, Box::pin(dress::wear(worn)));
        let Some(expansion) = expansion else { return opened.await };
        match join(opened, join((expansion.code)(), spoken.learn(expansion.name))).await {
            (opened, (Ok(()), Ok(()))) => opened,
            _ => Err(Failure::Part),
        }
    }

    /// Whether the chief list of the game's rules has this name.
    pub fn is_chief(&self, list: &str) -> bool {
        self.name == list
    }

    /// Fetches in advance what [`Listed::open`] will need for any table.
    pub async fn fetch(&self, spoken: Spoken) {
        // What does not arrive is asked for again when the game is opened.
        let _ = self.get(spoken, Box::pin(dress::fetch(self.name))).await;
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

/// Returns the options in a set-up line, by key and value.
fn options(setup: &str) -> impl Iterator<Item = (&str, &str)> {
    setup.split(' ').filter_map(|word| word.split_once('='))
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
        let mut lists = self.0.iter().flat_map(|game| game.lists.iter().map(move |list| (game, *list)));
        lists.find(|(_, list)| list.name == name)
    }

    /// Finds the game of a set-up line; none if this page does not know it.
    pub fn of(self, setup: &str) -> Option<&'static Listed> {
        let name = setup.split(' ').next().unwrap_or_default();
        self.0.iter().find(|game| game.name == name)
    }
}

#[cfg(test)]
mod tests {
    use kernel::Chapter;

    use super::*;

    const TOWN: RuleList = RuleList { name: "town", chapters: &[Chapter::new("town-section-all", "1-9")] };
    const FIELDS: RuleList =
        RuleList { name: "fields", chapters: &[Chapter::new("fields-section-all", "81a 82")] };
    static GAMES: [Listed; 1] = [Listed {
        name: "town",
        keys: &[],
        vignette: String::new,
        mark: |_| ().into_any(),
        words: &[],
        sheets: &[],
        lists: &[&TOWN, &FIELDS],
        about: &[],
        undrawn: &["roofs", "regions=fields"],
        pictures: &[("walls-low", "wall-low"), ("walls", "wall")],
        dealt: true,
        kit: || unreachable!("no table is opened"),
        expansion: None,
    }];

    #[test]
    fn a_list_of_rules_is_found_with_its_game() {
        let (game, list) = Games(&GAMES).rules("fields").expect("a list of the game");
        assert_eq!((game.name, list.name), ("town", "fields"));
        assert!(game.is_chief("town") && !game.is_chief("fields"));
        assert!(Games(&GAMES).rules("castle").is_none());
    }

    #[test]
    fn where_the_deal_decides_who_begins_a_lot_is_about_the_seats() {
        let ordinary = Listed { dealt: false, expansion: None, ..GAMES[0] };
        assert_eq!([&GAMES[0], &ordinary].map(Listed::lot), ["setup-by-lot.seats", "setup-by-lot"]);
    }

    #[test]
    fn a_value_of_an_option_may_have_a_picture() {
        let town = Games(&GAMES).of("town").expect("a game");
        assert_eq!(town.picture("walls", "low"), Some("wall-low"));
        assert_eq!((town.picture("walls", "high"), town.picture("wall", "low")), (None, None));
        assert_eq!(town.picture("walls", ""), None);
    }

    #[test]
    fn a_table_is_opened_if_all_its_options_can_be_drawn() {
        let town = Games(&GAMES).of("town").expect("a game");
        for (setup, draws) in [
            ("town players=2", true),
            ("town players=2 regions=roads,hills rules=1", true),
            ("town players=2 regions=roads,fields", false),
            ("town players=2 fields=low", true),
            ("town players=2 roofs=flat", false),
        ] {
            assert_eq!(town.draws(setup), draws, "{setup}");
        }
        assert!(town.draws_option("regions") && !town.draws_option("roofs"));
        assert!(town.draws_value("regions", "roads") && !town.draws_value("regions", "fields"));
    }
}

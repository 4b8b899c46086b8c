//! The program's list of games: the one place above the games where they are named. The program and the tests take them
//! from here; everything below gets a [`Registry`] from its caller.
//!
//! The last of them is a sample, on which tests try what the platform promises: the program that is released leaves it out.
//!
//! ```
//! use games::{ALL, RELEASED};
//!
//! assert!(RELEASED.names().iter().all(|name| ALL.names().contains(name)));
//! assert!(RELEASED.open("no-such-game players=2").is_err());
//! ```

pub mod picks;

use std::io::Write;

use catalog::{About, Chosen, Entry, LoadError, Registry, Session, ViewError};
use kernel::{RuleList, SetupError};
use laws::Suite;
use terminal::Board;
use text::{Language, Texts};

/// A game of the list, with its interfaces for text and for the terminal.
pub struct Listed {
    /// The game as text.
    pub entry: &'static dyn Entry,
    /// The game's table in the terminal.
    pub board: &'static Board,
    /// The tests of the game.
    pub suite: &'static dyn Suite,
}

impl Listed {
    /// The description of the game.
    pub fn about(&self) -> &'static About {
        self.entry.about()
    }
}

/// All games in the order in which they are offered, and the samples last.
pub static LIST: [Listed; 4] = [
    Listed { entry: &splendor_play::ENTRY, board: &splendor_play::BOARD, suite: &splendor_play::SUITE },
    Listed { entry: &duel_play::ENTRY, board: &duel_play::BOARD, suite: &duel_play::SUITE },
    Listed { entry: &alhambra_play::ENTRY, board: &alhambra_play::BOARD, suite: &alhambra_play::SUITE },
    Listed { entry: &skerries_play::ENTRY, board: &skerries_play::BOARD, suite: &skerries_play::SUITE },
];
/// How many of them are released.
const RELEASED_GAMES: usize = 3;

static ENTRIES: [&dyn Entry; LIST.len()] = {
    let mut entries = [LIST[0].entry; LIST.len()];
    let mut at = 1;
    while at < LIST.len() {
        entries[at] = LIST[at].entry;
        at += 1;
    }
    entries
};

/// The games that one program has.
pub struct Games {
    listed: &'static [Listed],
    registry: Registry,
}

/// The games of the program that is released.
pub static RELEASED: Games = Games {
    listed: LIST.split_at(RELEASED_GAMES).0,
    registry: Registry::new(ENTRIES.split_at(RELEASED_GAMES).0),
};

/// All games, the samples among them: what tests are made with.
pub static ALL: Games = Games { listed: &LIST, registry: Registry::new(&ENTRIES) };

/// The registry of all games.
pub static REGISTRY: Registry = Registry::new(&ENTRIES);

impl Games {
    /// The games in the order of the list, each with its interfaces.
    pub fn list(&self) -> &'static [Listed] {
        self.listed
    }

    /// The registry of these games.
    pub fn registry(&self) -> Registry {
        self.registry
    }

    /// The game of this name.
    pub fn named(&self, name: &str) -> Option<&'static Listed> {
        self.listed.iter().find(|game| game.about().name == name)
    }

    /// The lists of rules of all these games.
    pub fn rule_lists(&self) -> impl Iterator<Item = &'static RuleList> + use<> {
        self.listed.iter().flat_map(|game| game.about().lists).copied()
    }

    /// The names of these games, in the order of the list.
    pub fn names(&self) -> Vec<&'static str> {
        self.registry.names()
    }

    /// Opens a new game; nothing is dealt yet. See [`Registry::open`].
    ///
    /// # Errors
    /// If the set-up line names no game there is, or the game refuses it.
    pub fn open(&self, setup: &str) -> Result<Box<dyn Session>, SetupError> {
        self.registry.open(setup)
    }

    /// Sorts words `key=value` into the set-up line of a game for so many players and the table options beside it; see
    /// [`About::set_up`].
    ///
    /// # Errors
    /// If there is no such game, or it describes no such option or value.
    pub fn set_up(&self, game: &str, players: u8, words: &[String]) -> Result<(String, Chosen), SetupError> {
        self.registry.of_setup(game)?.about().set_up(players, words.iter().map(String::as_str))
    }

    /// Replays a log; see [`Registry::load`].
    ///
    /// # Errors
    /// The first line that is wrong, and why.
    pub fn load(&self, log: &str) -> Result<Box<dyn Session>, LoadError> {
        self.registry.load(log)
    }

    /// Loads all messages in a language for all shells (programs that talk to a person), with English as the fallback.
    pub fn texts(&self, language: Language) -> Texts {
        Texts::of(language, &self.registry.words())
    }
}

/// [`Games::named`] of all games.
pub fn named(name: &str) -> Option<&'static Listed> {
    ALL.named(name)
}

/// [`Games::names`] of all games.
pub fn names() -> Vec<&'static str> {
    ALL.names()
}

/// The set-up line of the first game of the list that is for this number of players: for tests that need any game.
///
/// # Panics
/// If no game is.
pub fn any_for(players: u8) -> String {
    let game = LIST.iter().find(|game| game.about().seats.contains(&players));
    let game = game.unwrap_or_else(|| panic!("no game is for {players}"));
    format!("{} players={players}", game.about().name)
}

/// The games of the list that have what a test needs. Where none has, a line on the standard error, which the test
/// runner does not swallow, names the need and says that this is skipped.
///
/// ```
/// let for_two = games::that("have two seats", |about| about.seats.contains(&2));
/// assert!(!for_two.is_empty());
/// assert!(games::that("have a thousand options", |about| about.options.len() == 1000).is_empty());
/// ```
pub fn that(need: &str, has: impl Fn(&About) -> bool) -> Vec<&'static Listed> {
    let games: Vec<&Listed> = LIST.iter().filter(|game| has(game.about())).collect();
    if games.is_empty() {
        // Nobody is told where there is no standard error.
        let _ = writeln!(std::io::stderr(), "{}", skipped(need));
    }
    games
}

fn skipped(need: &str) -> String {
    let test = std::thread::current().name().unwrap_or("a test").to_owned();
    format!("skipped: {test}: there are no games that {need}")
}

/// [`Games::open`] of all games.
///
/// # Errors
/// If [`Games::open`] fails.
pub fn open(setup: &str) -> Result<Box<dyn Session>, SetupError> {
    ALL.open(setup)
}

/// [`Games::set_up`] of all games.
///
/// # Errors
/// If [`Games::set_up`] fails.
pub fn set_up(game: &str, players: u8, words: &[String]) -> Result<(String, Chosen), SetupError> {
    ALL.set_up(game, players, words)
}

/// [`Games::load`] of all games.
///
/// # Errors
/// If [`Games::load`] fails.
pub fn load(log: &str) -> Result<Box<dyn Session>, LoadError> {
    ALL.load(log)
}

/// Lists the legal actions of a seat from its view of a game; see [`Entry::legal_in_view`].
///
/// # Errors
/// If there is no such game, or the text is no view of it.
pub fn legal_in_view(game: &str, view: &str) -> Result<Vec<String>, ViewError> {
    REGISTRY.legal_in_view(game, view)
}

/// [`Games::texts`] of all games.
pub fn texts(language: Language) -> Texts {
    ALL.texts(language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_skipped_is_named_with_what_it_needs() {
        let said = skipped("have a thousand seats");
        assert!(
            said.starts_with("skipped: ") && said.ends_with("there are no games that have a thousand seats"),
            "{said}"
        );
        assert!(said.contains("what_is_skipped_is_named_with_what_it_needs"), "{said}");
    }
}

//! The program's list of games: the only place outside the games that names them. The program and the tests take them
//! from here; the crates that this one depends on get a [`Registry`] from their caller.
//!
//! The last game is a sample, with which tests check what the platform promises; the released program leaves it out.
//!
//! ```
//! use games::{ALL, RELEASED};
//!
//! assert!(RELEASED.names().iter().all(|name| ALL.names().contains(name)));
//! assert!(RELEASED.open("no-such-game players=2").is_err());
//!
//! let mut session = RELEASED.open(&format!("{} players=2", RELEASED.names()[0]))?;
//! while session.draw_in(&mut catalog::SeededSource::new(7)).is_some() {}
//! assert_eq!(games::load(&session.log())?.digest(), session.digest());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use catalog::{About, Chosen, Entry, LoadError, Options, Registry, Session, ViewError};
use kernel::{RuleList, SetupError};
use terminal::Board;
use text::{Language, Texts, Words};

/// A game of the list, with its interfaces for text and for the terminal.
pub struct Listed {
    /// The game as text.
    pub entry: &'static dyn Entry,
    /// The game's table in the terminal.
    pub board: &'static Board,
    /// The texts of the game, and those of its family.
    pub words: &'static [&'static Words],
}

impl Listed {
    /// Returns the description of the game.
    pub fn about(&self) -> &'static About {
        self.entry.about()
    }
}

/// All games in the order in which they are offered, and the samples last.
pub static LIST: [Listed; 4] = [
    Listed { entry: &splendor_play::ENTRY, board: &splendor_play::BOARD, words: splendor_play::TEXTS },
    Listed { entry: &duel_play::ENTRY, board: &duel_play::BOARD, words: duel_play::TEXTS },
    Listed { entry: &alhambra_play::ENTRY, board: &alhambra_play::BOARD, words: alhambra_play::TEXTS },
    Listed { entry: &skerries_play::ENTRY, board: &skerries_play::BOARD, words: skerries_play::TEXTS },
];
/// The number of games of the list that are released; they come first.
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

/// The games of the released program.
pub static RELEASED: Games = Games {
    listed: LIST.split_at(RELEASED_GAMES).0,
    registry: Registry::new(ENTRIES.split_at(RELEASED_GAMES).0),
};

/// All games, samples included, for tests.
pub static ALL: Games = Games { listed: &LIST, registry: Registry::new(&ENTRIES) };

/// The registry of all games.
pub static REGISTRY: Registry = Registry::new(&ENTRIES);

impl Games {
    /// Returns the games in the order of the list, each with its interfaces.
    pub fn list(&self) -> &'static [Listed] {
        self.listed
    }

    /// Returns the registry of these games.
    pub fn registry(&self) -> Registry {
        self.registry
    }

    /// Returns the game of this name.
    pub fn named(&self, name: &str) -> Option<&'static Listed> {
        self.listed.iter().find(|game| game.about().name == name)
    }

    /// Returns the texts of these games and of their families, without repetition.
    pub fn words(&self) -> Vec<&'static Words> {
        let mut all: Vec<&Words> = Vec::new();
        for words in self.listed.iter().flat_map(|game| game.words) {
            if all.iter().all(|known| known.name != words.name) {
                all.push(words);
            }
        }
        all
    }

    /// Returns the lists of rules of all these games.
    pub fn rule_lists(&self) -> impl Iterator<Item = &'static RuleList> + use<> {
        self.listed.iter().flat_map(|game| game.about().lists).copied()
    }

    /// Returns the names of these games, in the order of the list.
    pub fn names(&self) -> Vec<&'static str> {
        self.registry.names()
    }

    /// Opens a new game; nothing is dealt yet. See [`Registry::open`].
    ///
    /// # Errors
    /// If the set-up line names none of these games, or the game refuses it.
    pub fn open(&self, setup: &str) -> Result<Box<dyn Session>, SetupError> {
        self.registry.open(setup)
    }

    /// Sorts words `key=value` into the set-up line of a game for this number of players and the game's own table options
    /// beside it; see [`Options::set_up`]. Those of the platform are for a server.
    ///
    /// # Errors
    /// If there is no such game, option or value.
    pub fn set_up(&self, game: &str, players: u8, words: &[String]) -> Result<(String, Chosen), SetupError> {
        let options = Options::new(self.registry.of_setup(game)?.about(), &[]);
        options.set_up(players, words.iter().map(String::as_str))
    }

    /// Replays a log; see [`Registry::load`].
    ///
    /// # Errors
    /// If a line is invalid; the error names the first one and the reason.
    pub fn load(&self, log: &str) -> Result<Box<dyn Session>, LoadError> {
        self.registry.load(log)
    }

    /// Loads all messages in a language for all shells (programs that talk to a person), with English as the fallback.
    pub fn texts(&self, language: Language) -> Texts {
        Texts::of(language, &self.words())
    }
}

/// Returns the game of this name, samples included; see [`Games::named`].
pub fn named(name: &str) -> Option<&'static Listed> {
    ALL.named(name)
}

/// Returns the texts of all games and families, samples included; see [`Games::words`].
pub fn words() -> Vec<&'static Words> {
    ALL.words()
}

/// Returns the names of all games, samples included; see [`Games::names`].
pub fn names() -> Vec<&'static str> {
    ALL.names()
}

/// Opens a new game of any of the games, samples included; see [`Games::open`].
///
/// # Errors
/// If [`Games::open`] fails.
pub fn open(setup: &str) -> Result<Box<dyn Session>, SetupError> {
    ALL.open(setup)
}

/// Sorts words `key=value` into the set-up line of a game and its table options, samples included; see
/// [`Games::set_up`].
///
/// # Errors
/// If [`Games::set_up`] fails.
pub fn set_up(game: &str, players: u8, words: &[String]) -> Result<(String, Chosen), SetupError> {
    ALL.set_up(game, players, words)
}

/// Replays a log of any of the games, samples included; see [`Games::load`].
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

/// Loads the messages of all games in a language, samples included; see [`Games::texts`].
pub fn texts(language: Language) -> Texts {
    ALL.texts(language)
}

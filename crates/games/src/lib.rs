//! The program's list of games: the one place above the games where they are named. The program and the tests take them
//! from here; everything below gets a [`Registry`] from its caller.

use catalog::{About, Chosen, Entry, LoadError, Registry, Session, ViewError};
use kernel::{RuleList, SetupError};
use laws::Suite;
use terminal::Board;
use text::{Language, Texts};

/// A game of the list, with its interfaces for text and for the terminal.
pub struct Listed {
    /// The game as text.
    pub entry: &'static dyn Entry,
    /// Its table in the terminal.
    pub board: &'static Board,
    /// Its tests.
    pub suite: &'static dyn Suite,
}

impl Listed {
    /// The description of the game.
    pub fn about(&self) -> &'static About {
        self.entry.about()
    }
}

/// All games, in the order in which they are offered.
pub static LIST: [Listed; 2] = [
    Listed { entry: &splendor_play::ENTRY, board: &splendor_play::BOARD, suite: &splendor_play::SUITE },
    Listed { entry: &duel_play::ENTRY, board: &duel_play::BOARD, suite: &duel_play::SUITE },
];

/// The registry of all games.
pub static REGISTRY: Registry = Registry::new(&[LIST[0].entry, LIST[1].entry]);

/// The game of this name.
pub fn named(name: &str) -> Option<&'static Listed> {
    LIST.iter().find(|game| game.about().name == name)
}

/// The lists of rules of all games.
pub fn rule_lists() -> impl Iterator<Item = &'static RuleList> {
    LIST.iter().flat_map(|game| game.about().lists).copied()
}

/// The names of all games.
pub fn names() -> Vec<&'static str> {
    REGISTRY.names()
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

/// Opens a new game; nothing is dealt yet. See [`Registry::open`].
///
/// # Errors
/// If the set-up line names no game there is, or the game refuses it.
pub fn open(setup: &str) -> Result<Box<dyn Session>, SetupError> {
    REGISTRY.open(setup)
}

/// Sorts words `key=value` into the set-up line of a game for so many players and the table options beside it; see
/// [`About::set_up`].
///
/// # Errors
/// If there is no such game, or it describes no such option or value.
pub fn set_up(game: &str, players: u8, words: &[String]) -> Result<(String, Chosen), SetupError> {
    REGISTRY.of_setup(game)?.about().set_up(players, words.iter().map(String::as_str))
}

/// Replays a log; see [`Registry::load`].
///
/// # Errors
/// The first line that is wrong, and why.
pub fn load(log: &str) -> Result<Box<dyn Session>, LoadError> {
    REGISTRY.load(log)
}

/// Lists the legal actions of a seat from its view of a game; see [`Entry::legal_in_view`].
///
/// # Errors
/// If there is no such game, or the text is no view of it.
pub fn legal_in_view(game: &str, view: &str) -> Result<Vec<String>, ViewError> {
    REGISTRY.legal_in_view(game, view)
}

/// Loads all messages in a language for all shells (programs that talk to a person), with English as the fallback.
pub fn texts(language: Language) -> Texts {
    Texts::of(language, &REGISTRY.words())
}

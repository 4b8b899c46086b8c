//! The one list of games, and games as text: a [`Session`] is one game with all its inputs, text in and text
//! out, so that servers, terminals and other programs need not know which game they hold.
//!
//! Adding a game touches its own crate, its evaluation and the line in [`for_each_game`].

mod bots;
mod replay;
mod session;
mod source;

pub use bots::{BotSpec, Level, UnknownBot};
pub use replay::{Fault, LoadError, load};
pub use session::{Awaiting, Input, Legal, Refused, RefusedKind, Session, Step};
pub use source::{OsSource, SeededSource, Source};

use kernel::{Game, SetupError, SetupLine};

/// Calls `$with!(Game type, …)` with every game there is.
#[macro_export]
macro_rules! for_each_game {
    ($with:ident) => {
        $with!(splendor::Splendor, duel::Duel)
    };
}

macro_rules! names {
    ($($game:ty),*) => { &[$(<$game as Game>::NAME),*] };
}

/// The names of the games there are.
pub fn games() -> &'static [&'static str] {
    for_each_game!(names)
}

/// A new game, nothing dealt yet.
///
/// # Errors
/// If the set-up line names no game there is, or the game refuses it.
pub fn open(setup_line: &str) -> Result<Box<dyn Session>, SetupError> {
    let name = SetupLine::parse(setup_line)?.game;
    macro_rules! open {
        ($($game:ty),*) => {{
            $(if name == <$game as Game>::NAME {
                return Ok(Box::new(session::Typed::<$game>::new(setup_line.parse()?)));
            })*
        }};
    }
    for_each_game!(open);
    let shown: String = name.chars().take(30).flat_map(char::escape_debug).collect();
    Err(SetupError(format!("there is no game `{shown}`; there is: {}", games().join(", "))))
}

//! The one list of games, and games as text: a [`Session`] is one game with all its inputs, text in and text
//! out, so that servers, terminals and other programs need not know which game they hold.
//!
//! Adding a game touches its own crate, its evaluation, and here the line in [`for_each_game`] and what a table may
//! hold against a way of playing it ([`Conduct`]); `docs/adding-a-game.md` has the whole list.

mod bots;
mod conduct;
mod replay;
mod session;
mod source;

pub use bots::{BotSpec, Level, UnknownBot};
pub use conduct::{Conduct, Stall, Stalling};
pub use replay::{Fault, LoadError, load};
pub use session::{Awaiting, Input, Legal, Refused, RefusedKind, Session, Step};
pub use source::{OsSource, SeededSource, Source};

use std::fmt;

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
    Err(unknown(name))
}

/// What the seat whose view of a game this is (as JSON) may do, worked out from the view alone, as its own client
/// does: in notation, in the game's order; nothing unless that seat is to act.
///
/// # Errors
/// If there is no such game, or the text is no view of it.
pub fn legal_in_view(game: &str, view: &str) -> Result<Vec<String>, ViewError> {
    macro_rules! legal {
        ($($game:ty),*) => {{
            $(if game == <$game as Game>::NAME {
                let view = serde_json::from_str(view).map_err(ViewError::NoView)?;
                return Ok(session::legal_in_view::<$game>(&view));
            })*
        }};
    }
    for_each_game!(legal);
    Err(ViewError::NoGame(unknown(game)))
}

/// Why a text is no view of a game.
#[derive(Debug)]
pub enum ViewError {
    /// There is no such game.
    NoGame(SetupError),
    /// The game has no such views.
    NoView(serde_json::Error),
}

impl fmt::Display for ViewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ViewError::NoGame(error) => error.fmt(f),
            ViewError::NoView(error) => write!(f, "no view: {error}"),
        }
    }
}

impl std::error::Error for ViewError {}

fn unknown(name: &str) -> SetupError {
    SetupError::NoGame { game: name.into(), games: games() }
}

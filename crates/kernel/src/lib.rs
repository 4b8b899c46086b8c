//! The interface that every game implements: seats, viewers and what they may see, what a game waits for, chance as an
//! input from outside, the notation of actions, and the reasons of refusals.
//!
//! The crate does no I/O and holds no random number generator, no clock and no thread. The rules crates
//! implement [`Game`]; everything else (search, laws, sessions, the client) is written against it and
//! knows no particular game.
//!
//! ```
//! use kernel::{Agenda, Log, Seat, SetupLine, Viewer};
//!
//! // A log is a set-up line, then one input on each line.
//! let log = Log::parse("nim rules=1\n# A heap of six stones.\n6\n2\n")?;
//! assert_eq!(log.inputs, [(3, "6"), (4, "2")]);
//! let mut setup = SetupLine::parse(log.setup)?;
//! assert_eq!((setup.game, setup.take::<u16>("rules")?), ("nim", Some(1)));
//!
//! // What is left to do in a turn is a stack.
//! let mut agenda: Agenda<&str, 4> = Agenda::of(["end the turn", "act"], "");
//! assert_eq!((agenda.pop(), agenda.top()), ("act", Some("end the turn")));
//!
//! // Each seat looks at a game, and so may a spectator.
//! let viewers = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];
//! assert!(Viewer::all(2).eq(viewers));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod agenda;
mod bits;
mod chance;
mod digest;
mod gain;
mod game;
mod log;
mod message;
mod notation;
mod result;
mod rules;
mod seat;
mod setup;
mod sink;
mod word;

pub use agenda::Agenda;
pub use bits::{Ranked, members};
pub use chance::{Draw, First, Question};
pub use digest::Digest;
pub use gain::{Gain, Origin};
pub use game::{Awaiting, Decision, Game, TURNS_MAX};
pub use log::{INPUT_CHARS_MAX, LOG_INPUTS_MAX, Log, LogError, LogFault};
pub use message::{Arg, Explain, Message, Narrate, Pieces, harmless, typed};
pub use notation::NotationError;
pub use result::GameResult;
pub use rules::{Chapter, Rule, RuleList};
pub use seat::{SEATS_MAX, Seat, Viewer};
pub use setup::{SetupError, SetupLine, choice, choices, key_and_value, not_yet};
pub use sink::{Quiet, Sink};
pub use word::place_of_word;

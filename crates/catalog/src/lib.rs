//! Registered games, and games as text: a [`Session`] is one game with all its inputs, text in and text out, so that
//! servers, terminals and other programs need not know which game they hold.
//!
//! A game above its rules implements [`Play`]; a [`Registry`] holds the [`Entry`] of each game that a program knows. The
//! crate knows none: the program's list is the crate `games`.
//!
//! ```
//! use catalog::{Awaiting, SeededSource};
//! use games::REGISTRY;
//! use mind::Level;
//!
//! let name = REGISTRY.names()[0];
//! let mut session = REGISTRY.open(&format!("{name} players=2"))?;
//! let mut source = SeededSource::new(1);
//! while session.awaiting() != Awaiting::Over {
//!     // Chance answers where it is asked; else the seat to act is played by a bot.
//!     if session.draw_in(&mut source).is_none() {
//!         let action = session.think(&Level::GREEDY.into(), 1).expect("a decision is due");
//!         session.play(&action)?;
//!     }
//! }
//!
//! // The log is the whole game.
//! let again = REGISTRY.load(&session.log())?;
//! assert_eq!((again.digest(), again.result()), (session.digest(), session.result()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod about;
mod conduct;
mod history;
mod option;
mod options;
mod play;
mod registry;
mod replay;
mod session;
mod source;

pub use about::{About, Hands};
pub use conduct::Stall;
pub use option::{ADJUDICATE, Chosen, Exclusion, GameOption, OptionKind, OptionPlace};
pub use options::{Options, TABLE_OPTIONS, welcomes_programs, with_options};
pub use play::{Play, Stalling};
pub use registry::{Entry, Played, Playouts, Registered, Registry, ViewError};
pub use replay::{Fault, LoadError};
pub use session::{Awaiting, Course, Input, Legal, Refused, RefusedKind, Session, Step};
#[cfg(not(target_arch = "wasm32"))]
pub use source::OsSource;
pub use source::{SeededSource, Source};

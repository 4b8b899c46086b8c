//! The bots by name: the levels as rows of data, a bot as it is written, and its advice in notation.
//!
//! Nothing here has threads or clocks. The number of nodes of a search belongs to the bot, its time to the caller, who may
//! stop it.
//!
//! ```
//! # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../kernel/tests/nim/mod.rs")); }
//! # use {kernel::{SEATS_MAX, Seat}, nim::{Nim, Stones}, search::Planned};
//! # struct NimPlan;
//! # impl Planned for NimPlan {
//! #     type Game = Nim;
//! #     fn consider(game: &Nim, mut each: impl FnMut(Stones, f32)) {
//! #         game.legal_actions(|action| each(action, 0.0));
//! #     }
//! #     fn standing(_: &Nim) -> [f32; SEATS_MAX] { [0.5; SEATS_MAX] }
//! #     fn nearness(_: &Nim, _: Seat) -> f32 { 0.0 }
//! # }
//! use kernel::{Game, Quiet, Viewer};
//! use mind::{BotSpec, Level};
//! use search::Seen;
//!
//! let mut game = Nim::new(&"nim".parse()?);
//! game.resolve("5".parse()?, &mut Quiet);
//! let view = game.view(Viewer::Seat(Seat(0)));
//!
//! let bot: BotSpec = "master:300".parse()?;
//! assert_eq!((bot.level, bot.nodes()), (Level::MASTER, Some(300)));
//! let advice = bot.advise::<NimPlan>(1, Seen::of(&view), &mut || true);
//! assert_eq!(advice.position.map(|position| position.visits), Some(300));
//! assert_eq!(advice.considered[0].action, "2", "three stones are left");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod level;
mod spec;

pub use level::{Level, Method};
pub use search::{Considered, Estimate};
pub use spec::{BotSpec, UnknownBot};

/// The advice of a bot with its actions in notation.
pub type Advice = search::Advice<String>;

//! Engines: other programs that choose actions. An arena asks them in the bot protocol, over standard input and output.

mod command_line;
mod fault;
mod group;
mod player;
mod process;

pub use command_line::CommandLine;
pub use fault::{Cause, Fault};
pub use player::{Engine, Player};

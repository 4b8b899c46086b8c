//! The decisions of the page, for a game and players that are made up here.

mod course;
mod name;
mod outline;
mod ranking;
mod sitter;
mod streak;

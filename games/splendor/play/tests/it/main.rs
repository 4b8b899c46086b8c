//! Splendor as it is played: laws, fuzzing, stored games, bots, tray, board and words.

mod board;
mod bots;
#[path = "../../../rules/tests/it/common/mod.rs"]
mod common;
mod corpus;
mod fuzz;
mod laws;
mod nearest;
mod observation;
mod tray;
mod words;

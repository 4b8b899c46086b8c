//! Alhambra as it is played: laws, fuzzing, stored games, bots and what they observe, tray, board and words. The browser
//! tests are beside it.

mod board;
mod bots;
mod corpus;
#[path = "common/extent.rs"]
mod extent;
mod fuzz;
mod laws;
mod observation;
#[path = "../../../rules/tests/it/common/mod.rs"]
mod positions;
mod tray;
#[path = "common/wide.rs"]
mod wide;
mod words;

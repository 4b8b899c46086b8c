//! The sample as it is played: laws, fuzzing, stored games, bots, tray and words. The browser tests are beside it.

mod bots;
mod common;
mod corpus;
mod fuzz;
mod laws;
mod simulation;
mod tray;
mod words;

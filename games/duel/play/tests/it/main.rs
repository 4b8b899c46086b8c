//! Splendor Duel as it is played: laws, fuzzing, bots, tray, board and words. The browser tests are beside it.

mod board;
mod bots;
mod fuzz;
mod gains;
mod laws;
mod observation;
mod stalling;
mod tray;
mod words;
